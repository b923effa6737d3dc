# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = Serwer działa.
page-programs = Programy też mogą grać. Zobacz

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: tury gracza { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: twoja kolej ({ $players })

## The log: what happens around a game

table-hosts = Gospodarzem stołu jest teraz { $seat }.
table-sat = { $seat } zajmuje miejsce.
table-stood = Miejsce { $seat } jest znowu wolne.
table-configured = Gospodarz zmienił opcje.
table-started = Gra się zaczyna.
table-undo-asked = { $seat } prosi o cofnięcie.
table-undo-refused = { $seat } nie zgadza się na cofnięcie.
table-undone = { $seat } cofa ruch.
table-left = { $seat } odchodzi; grę przejmuje komputer.
table-came-back = { $seat } wraca do gry.
table-timed-out = { $seat }: koniec czasu.
table-resigned = { $seat } się poddaje.
table-claimed = Wszyscy pozostali się poddali. Gra się kończy.
table-rematch = { $seat } proponuje rewanż.
table-closed-by-host = Gospodarz zamknął ten stół.
table-given-up = Pozostali się poddali.
# Nobody is left to play on.
table-forfeited = Wszyscy się poddali.

## The log: when Areo was updated

table-carried-anew = Areo zaktualizowano i zmieniły się zasady. Wszystkie decyzje rozegrano ponownie według nowych zasad, więc coś może wyglądać inaczej.
table-carried-on = Areo zaktualizowano i zmieniły się zasady. Gra toczy się dalej od tego samego miejsca.
# $count is how many decisions no longer fit the rules.
table-carried-back = Areo zaktualizowano i zmieniły się zasady. { $count ->
    [one] Ostatnia decyzja nie jest już zgodna z zasadami i została cofnięta.
    [few] Ostatnie { $count } decyzje nie są już zgodne z zasadami i zostały cofnięte.
    [many] Ostatnich { $count } decyzji nie jest już zgodnych z zasadami i zostało cofniętych.
   *[other] Ostatnie { $count } decyzji nie jest już zgodne z zasadami i zostało cofnięte.
}
table-ended-by-update = Areo zaktualizowano, a tej gry nie da się dokończyć według nowych zasad. Kończy się bez wyniku.
table-older-rules = Tę grę rozegrano według starszych zasad. Jej wynik pozostaje ważny.
replay-of-a-part = W trakcie tej gry zmieniły się zasady. Widzisz część rozegraną według obecnych zasad.
replay-as-stored = Od czasu tej gry zmieniły się zasady. Widzisz ją tak, jak została zapisana.

## Why something was not done; one for each code of the protocol

problem-malformed = Serwer nie zrozumiał żądania. Odśwież stronę i spróbuj ponownie.
problem-too-large = To jest za długie. Skróć to i spróbuj ponownie.
problem-too-slow = Serwer odpowiadał zbyt długo. Spróbuj ponownie.
problem-too-many = Za dużo żądań naraz. Poczekaj chwilę i spróbuj ponownie.
problem-not-found = Pod tym adresem nic nie ma.
problem-no-such-table = Stół prywatny: poproś gospodarza o link z zaproszeniem.
problem-wrong-method = Serwer nie przyjmuje tutaj takich żądań.
problem-not-logged-in = Zaloguj się i spróbuj ponownie.
problem-out-of-scope = Ten klucz dostępu na to nie pozwala. Zaloguj się hasłem.
problem-banned = Masz zakaz wstępu na ten serwer.
problem-muted = Nie możesz teraz pisać na czacie.
problem-table-closed = Administrator zamknął ten stół.
problem-foreign-page = Inna strona próbowała grać w twoim imieniu. Nic się nie zmieniło.
problem-bad-name = Wybierz nazwę od 1 do 24 znaków.
problem-reserved-name = Ta nazwa zawiera zastrzeżone słowo. Wybierz inną.
problem-bad-password = Wybierz hasło od 8 do 200 znaków.
problem-name-taken = Ta nazwa jest zajęta albo wygląda jak inna. Wybierz inną.
problem-wrong-login = Nieprawidłowa nazwa lub hasło.
problem-wrong-password = To nie jest twoje hasło. Spróbuj ponownie.
problem-already-registered = Masz już konto.
problem-bad-address = Na ten adres nie można wysyłać powiadomień.
problem-full = Osiągnięto limit. Usuń coś, zanim dodasz kolejne.
problem-unknown-game = Areo nie zna tej gry.
problem-bad-setup = Z tymi opcjami nie można przygotować gry. Zmień je i spróbuj ponownie.
setup-mode-players = Wariant rywalizacyjny jest dla dwóch do czterech graczy.
problem-bad-rules = Te czasy są za krótkie albo za długie. Wybierz inne.
problem-unknown-bot = Areo nie zna takiego gracza komputerowego.
problem-bad-record = Ten plik nie jest zapisem gry, który Areo potrafi odtworzyć.
problem-no-such-seat = Przy stole nie ma takiego miejsca.
problem-seat-taken = To miejsce jest zajęte. Wybierz inne.
problem-colour-taken = Ten kolor jest zajęty. Wybierz inny.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-owner = Może to zrobić tylko gospodarz stołu. Gracze mogą to zrobić po pięciu minutach jego nieobecności.
problem-already-started = Gra już się zaczęła.
problem-not-playing = Tego nie możesz teraz zrobić.
problem-seats-free = Są jeszcze wolne miejsca. Zapełnij je albo oddaj komputerowi.
problem-not-asked = To nie twoja kolej.
problem-stale = Gra poszła dalej. Spójrz na stół i spróbuj ponownie.
problem-not-words = W tej grze nie ma takiego ruchu.
problem-refused = Zasady na to nie pozwalają.
problem-held = Inny gracz może jeszcze cofnąć swoją turę. Poczekaj chwilę.
problem-reveals = Tego nie da się cofnąć. Wykonać mimo to?
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-no-time-left = Masz za mało czasu na zegarze, aby to cofnąć.
problem-not-requested = Nikt teraz nie prosi o cofnięcie.
problem-bad-orders = Takich odpowiedzi nie można wybrać z góry.
problem-not-gone = Zastąpić można tylko gracza nieobecnego od pięciu minut i tylko przy stole bez zegarów.
problem-others-play = W grze są jeszcze inni gracze.
problem-bad-text = Napisz wiadomość od 1 do 500 znaków.
problem-no-hints = Przy tym stole podpowiedzi są wyłączone.
problem-busy = Komputer jest zajęty. Spróbuj ponownie za chwilę.
problem-broken-table = Ta gra jest uszkodzona i nie można jej kontynuować.
problem-crashed = Coś poszło nie tak. Spróbuj ponownie.
problem-not-saved = Nie udało się zapisać ruchu. Spróbuj ponownie.
problem-stopping = Serwer uruchamia się ponownie. Poczekaj chwilę.
