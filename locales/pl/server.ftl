# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = Serwer działa.
page-programs = Programy też mogą grać; jak, opisano pod adresem

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: ruchy gracza { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: twój ruch ({ $players })

## The log: what happens around a game

table-hosts = Odtąd stół przygotowuje { $seat }.
table-sat = { $seat } zajmuje miejsce.
table-stood = Miejsce { $seat } jest znowu wolne.
table-configured = Zmieniono opcje.
table-started = Gra się zaczyna.
table-undo-asked = { $seat } prosi o cofnięcie ruchu.
table-undo-refused = { $seat } nie wyraża zgody.
table-undone = { $seat } cofa ruch.
table-left = { $seat } odchodzi; dalej gra komputer.
table-came-back = { $seat } wraca do gry.
table-timed-out = { $seat }: czas minął.
table-resigned = { $seat } się poddaje.
table-claimed = Gra się kończy, ponieważ wszyscy pozostali się poddali.
table-given-up = Pozostali się poddali.
# Nobody is left to play on.
table-forfeited = Gra została poddana.

## Why something was not done; one for each code of the protocol

problem-malformed = Serwer tego nie zrozumiał. Odśwież stronę.
problem-too-large = To jest za duże.
problem-too-slow = To trwało zbyt długo. Spróbuj ponownie.
problem-too-many = Za dużo naraz. Poczekaj chwilę.
problem-not-found = Nic tu nie ma albo nie masz dostępu.
problem-wrong-method = Tak nie można o to zapytać.
problem-not-logged-in = Nie jesteś zalogowany.
problem-foreign-page = Inna strona próbowała zagrać za ciebie.
problem-bad-name = Nazwa ma od 1 do 24 znaków.
problem-bad-password = Hasło ma od 8 do 200 znaków.
problem-name-taken = Ktoś już używa tej nazwy.
problem-wrong-login = Ta nazwa i to hasło do siebie nie pasują.
problem-already-registered = Masz już konto.
problem-bad-address = Pod ten adres nie można nic wysłać.
problem-full = Nie możesz mieć ich więcej.
problem-unknown-game = Nie ma takiej gry.
problem-bad-setup = Gry nie można tak przygotować.
setup-mode-players = Zawody są dla dwóch do czterech osób.
problem-bad-rules = Te czasy są za krótkie albo za długie.
problem-unknown-bot = Nie ma takiego gracza komputerowego.
problem-bad-record = Tej gry nie można odtworzyć.
problem-no-such-seat = Przy stole nie ma takiego miejsca.
problem-seat-taken = Ktoś już tam siedzi.
problem-colour-taken = Wybierz inny kolor.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-owner = Może to zrobić tylko ten, kto utworzył stół, a po pięciu minutach jego nieobecności także gracze.
problem-already-started = Gra już się zaczęła.
problem-not-playing = Teraz nie jest to możliwe.
problem-seats-free = Są jeszcze wolne miejsca.
problem-not-asked = To nie twoja kolej.
problem-stale = Coś się zmieniło. Spójrz jeszcze raz.
problem-not-words = W tej grze nie ma takiego ruchu.
problem-refused = Zasady na to nie pozwalają.
problem-held = Ktoś może jeszcze cofnąć swój ruch.
problem-reveals = Tego nie można cofnąć. Wykonać mimo to?
problem-nothing-to-undo = Nie ma czego cofać.
problem-no-time-left = Twój zegar nie zostawia czasu, by zdecydować o tym jeszcze raz.
problem-not-requested = Nikt nie czeka na twoją zgodę.
problem-bad-orders = Takie odpowiedzi z wyprzedzeniem nie są możliwe.
problem-not-gone = Gracza można zastąpić po pięciu minutach nieobecności, przy stole bez zegarów.
problem-others-play = Inni jeszcze grają.
problem-bad-text = Napisz coś, co ma najwyżej 500 znaków.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-busy = Komputer nie ma teraz czasu. Spróbuj ponownie.
problem-broken-table = Ta gra jest uszkodzona i nie można jej kontynuować.
problem-crashed = Coś poszło nie tak. Spróbuj ponownie.
problem-not-saved = Nie udało się tego zapisać. Spróbuj ponownie.
problem-stopping = Serwer uruchamia się ponownie. Chwileczkę.
