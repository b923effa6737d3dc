# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Zamknij
cancel = Anuluj
agree = Zgoda
refuse = Odmowa
guest = Gość
guest-number = Gość { $number }
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } godz.
days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
players-range = { $fewest }–{ $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Twoja kolej · { $game }

## The bar above pages

nav = Strony
nav-play = Graj
nav-replays = Powtórki
nav-learn = Nauka
nav-cards = Karty

## Settings

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-system = jak w systemie
settings-theme-dark = ciemny
settings-theme-light = jasny
settings-sound = Dźwięk, gdy przychodzi moja kolej
settings-confirm-reveals = Pytaj przed tym, czego nie da się cofnąć
settings-confirm-rolls = Pytaj przed każdym rzutem kośćmi
settings-notify = Powiadamiaj, gdy przychodzi moja kolej
settings-notify-on = Ta przeglądarka powie, kiedy przychodzi twoja kolej.

## Home

home-title = Uczyń Marsa zdatnym do życia kartami lub kośćmi albo ułóż planetę z kafelków: z komputerem lub przyjaciółmi, od razu, bez konta.
home-play-now = Zagraj teraz
home-play-computer = Graj z komputerem
home-with-people = Z ludźmi
home-companion = MarsBot do własnego stołu
home-my-games = Moje gry
home-running = { $count ->
        [one] { $count } w toku
        [few] { $count } w toku
       *[many] { $count } w toku
    }
home-no-games = Tu znajdą się twoje gry.
home-with = gracze: { $names }
home-alone = bez innych graczy
home-over = zakończona
home-gathering = jeszcze nie rozpoczęta
home-waiting = czeka
home-progress = Rozegrano { $percent }% gry
home-left = zostało: { $time }
home-filter = Które stoły
home-filter-all = Wszystkie
home-filter-live = Na żywo
home-filter-by-turns = Po ruchu
home-none-such = Nie ma teraz takiego stołu.
home-open-tables = Otwarte stoły
home-new-table = Nowy stół
home-no-tables = Nikt teraz nie czeka na graczy. Otwórz własny stół: Z ludźmi.
home-column-table = Stół
home-column-players = Gracze
home-column-pace = Tempo
home-column-seats = Miejsca
home-join = Dołącz
home-watch = Oglądaj
your-turn = Twoja kolej

clock-none = bez zegara
# $time is a length of time, such as 5 min.
clock-move = { $time } na każdą decyzję
clock-bank = po { $time }
clock-bank-increment = po { $time }, +{ $increment } na turę

## A new table

new-title = Nowy stół: { $game }
new-seats = Kto gra
# $range is 1 to 4 or the like.
new-players = Gracze ({ $range })
new-seat = Miejsce { $number }
new-seat-me = { $name } (ty)
new-seat-free = wolne, dla kogoś, kto dołączy
new-seat-guest = ktoś przy tym urządzeniu
new-seat-computer = Komputer: { $bot }
new-guest-name = Imię
new-public = Pokaż na liście otwartych stołów
new-options = Opcje gry
new-rules = Zegar, podpowiedzi i widzowie
new-start = Zacznij
new-open = Otwórz stół
bot-random = gra losowo
bot-greedy = szybki
bot-strong = silny
bot-search = myśli naprzód

rules-clock = Czas do namysłu
rules-timeout = Gdy czas się skończy
rules-timeout-computer = dalej gra komputer
rules-timeout-pass = pas lub jedna decyzja komputera
rules-timeout-forfeit = gra jest przegrana
rules-hourglass = Klepsydra, w sekundach
rules-pace = Komputery decydują
rules-pace-instant = od razu
rules-pace-natural = tak, by dało się nadążyć
rules-pace-calm = spokojnie
rules-hints = Podpowiedzi są dozwolone
rules-spectators = Każdy może oglądać

## Before the game

gathering-title = { $game }: zbieramy graczy
gathering-sit = Usiądź tu
gathering-stand = Zwolnij miejsce
gathering-computer = Komputer…
gathering-invite = Każdy, kto ma ten odnośnik, może dołączyć:
gathering-copy = Kopiuj odnośnik
gathering-start = Zacznij
gathering-not-full = Są jeszcze wolne miejsca
gathering-wait = Gra zacznie się, gdy rozpocznie ją osoba, która otworzyła stół.

## At the table

table-loading = Rozkładanie gry…
table-closed = Ten stół jest dla ciebie zamknięty
line-lost = Połączenie przerwane; próbuję ponownie…
menu = Menu
menu-keys = Klawisze
menu-rules = Zasady
menu-cards = Karty
menu-invite = Kopiuj zaproszenie
menu-copied = Skopiowano
menu-leave = Niech komputer gra za mnie
menu-back = Gram dalej
menu-resign = Poddaj się
menu-resign-sure = Naprawdę poddaj się na dobre
menu-home = Strona główna
menu-hold-turns = Trzymaj moją turę otwartą, aż ją zakończę
# Followed by a long number.
menu-commitment = Wszystkie tasowania wynikają z tajnego ziarna, ustalonego przed grą i ogłaszanego po niej. Jego odcisk:
hint = Podpowiedź
# $choice is a decision, such as "Pass".
hint-says = Komputer zrobiłby tak: { $choice }
hint-do = Zrób to
log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
chat = Czat
chat-open = { $count ->
        [0] Czat
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-spectators = wśród widzów
watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
waiting-for = Teraz decyduje: { $names }
end-turn = Zakończ turę
# $choice is an answer, such as "Pass".
pre-pass = { $choice }, gdy tylko przyjdzie moja kolej
not-possible = { $count ->
        [one] { $count } rzecz nie jest teraz możliwa
        [few] { $count } rzeczy nie są teraz możliwe
       *[many] { $count } rzeczy nie jest teraz możliwych
    }
preview-reveals = Wyszłoby na jaw coś ukrytego; tego nie dałoby się cofnąć.

computer-name = Komputer { $letter }
seat-badge = miejsce { $letter }
seat-free = wolne
seat-absent = poza stołem
seat-asked = decyduje
seat-title = { $name } ({ $control })
seed-known = Kto założył ten stół, może znać wszystkie przyszłe losowania. Gra się nie liczy.
seat-gone = { $name }: nie ma przy stole.
seat-replace = Niech gra komputer
control-free = wolne
control-human = człowiek
control-computer = komputer
control-away = poza stołem, gra komputer
control-covered = po czasie, gra komputer
control-resigned = poddane, gra komputer

undo = Cofnij
undo-nothing = Nie ma czego cofnąć, odkąd wyszło na jaw coś nowego
# $what is a decision, such as "Pass".
undo-title = Cofnij: { $what }
undo-ask-title = Poproś wszystkich o cofnięcie: { $what }
undo-waiting = { $name } prosi o cofnięcie; inni muszą jeszcze odpowiedzieć.
undo-request-title = Cofnąć?
undo-request = { $count ->
        [one] { $name } prosi o cofnięcie jednej decyzji.
        [few] { $name } prosi o cofnięcie { $count } decyzji.
       *[many] { $name } prosi o cofnięcie { $count } decyzji.
    }
reveals-title = Tego nie da się cofnąć
reveals = { $choice }: potem wychodzi na jaw coś ukrytego i cofać się już nie da.
reveals-do = Zrób to

hand-over = Teraz przy urządzeniu: { $name }
hand-over-note = Nikt inny nie powinien patrzeć.
hand-over-ready = Tu { $name }

keys = Klawisze
keys-regions = do pytania, ręki, planszy, graczy, wyścigu, dziennika
keys-tab = następna rzecz
keys-act = wykonaj
keys-back = krok wstecz
keys-undo = cofnij
keys-end-turn = zakończ turę
keys-hint = podpowiedź
keys-chat = czat
keys-log = dziennik
keys-arrows = następna karta lub pole
keys-help = ta lista

## The end

ending-over = Koniec gry
ending-won = wygrana
ending-again = Zagraj jeszcze raz
ending-result = Wróć do wyniku
# $link is an address.
ending-invitation = Jeszcze jedna gra? { $link }
ending-board = Obejrzyj planszę
ending-replay = Powtórka
ending-record = Pobierz zapis
ending-you-won-by = { $points ->
        [one] Wygrywasz { $points } punktem
        [few] Wygrywasz { $points } punktami
       *[many] Wygrywasz { $points } punktami
    }
ending-won-by = { $points ->
        [one] { $name } wygrywa { $points } punktem
        [few] { $name } wygrywa { $points } punktami
       *[many] { $name } wygrywa { $points } punktami
    }
ending-seed-kept = Ziarno jest tym, które obiecano przed pierwszym losowaniem, więc każde tasowanie można sprawdzić.
ending-seed-broken = Ziarno nie jest tym, które obiecano przed pierwszym losowaniem.
ending-seed-unchecked = Ziarno jest teraz jawne, więc każde tasowanie można sprawdzić.

ending-you-won = Wygrana jest twoja
ending-you-lost = Tym razem bez wygranej
story-sources = Skąd wzięły się punkty
story-moments = Przełomy
story-shares = Kto terraformował
story-moments-none = Nic się nie wyróżniło: wszyscy zyskiwali po trochu.
story-points = Punkty
story-figure = Wielkość
story-over-time = Jak rosło, oś: { $chapter }
story-lines = { $figure } na koniec: { $ends }
story-round = runda
story-production = Produkcja
story-temperature = Temperatura
story-oxygen = Tlen
story-oceans = Oceany

## Where nothing is

lost-title = Nie ma takiej strony
lost = Adres może być błędny albo stołu już nie ma.

## Replays

replay-title = Powtórki
replay-drop = Upuść tu zapis albo wybierz plik
replay-mine = Twoje zakończone gry
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-chapter-back = Do poprzedniej tury
replay-chapter-forward = Do następnej tury
replay-chapter = Część
replay-opening = Początek
replay-next = Następny ruch ({ $name }): { $choice }
replay-end = Koniec partii.
replay-step = Krok
replay-seat = Patrz jako
replay-as = jako { $name }
replay-branch = Graj dalej stąd

## Cards, accounts

games = Gry
loading = Chwileczkę…
cards-title = Karty: { $game }
cards-search = Szukaj w nazwach i tekstach
cards-kind = Rodzaj
cards-all-kinds = wszystko
cards-kind-project = karty projektów
cards-kind-corporation = korporacje
cards-kind-standard-project = projekty standardowe
cards-kind-standard-action = akcje standardowe
cards-kind-milestone = tytuły
cards-kind-award = nagrody
cards-kind-map = mapy
cards-kind-board = plansze
cards-kind-bot-board = plansze MarsBota
cards-kind-bonus = karty premii
cards-kind-tile = płytki
cards-kind-track = tory
cards-kind-mission = misje
cards-kind-goal = cele
cards-kind-disaster = katastrofy
cards-count = { $count ->
        [one] znaleziono { $count }
        [few] znaleziono { $count }
       *[many] znaleziono { $count }
    }
cards-more = Pokaż więcej
cards-reconstructed = Nie wszystko w tej grze jest nam znane. Co ma znak ≈, jest częściowo lub w całości naszą rekonstrukcją.
account-name = Twoja nazwa
account-rename = Zmień
account-renamed = Nazwa zmieniona.
account-keep = Zachowaj swoje gry
account-why = Możesz grać bez konta. Z kontem znajdziesz swoje gry, statystyki i ranking na każdym urządzeniu.
account-login-name = Nazwa
account-password = Hasło
account-register = Załóż konto
account-created = Konto założone.
account-login = Zaloguj
account-logged-in = Zalogowano.
account-registered = Masz konto.
account-logout = Wyloguj
account-logged-out = Wylogowano.
account-statistics = Twoje gry
account-game = Gra
account-played = Rozegrane
account-won = Wygrane
account-rating = Ranking

## What went wrong; the rest stands in server.ftl

problem-offline = Nie można połączyć się z serwerem.
problem-unexpected = Stało się coś nieoczekiwanego.

## Rules and guide

# $game is the name of a game.
rules-title = Zasady: { $game }
rules-about = Własnymi słowami. Przy stole księga otwiera się na zasadzie, której dotyczy pytanie.
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found = { $count ->
        [one] znaleziono { $count } temat
        [few] znaleziono { $count } tematy
       *[many] znaleziono { $count } tematów
    }
# $topic is a heading of the rules.
rules-link = Odnośnik: { $topic }
rules-here = Zasada do tego pytania
rules-whole = Wszystkie zasady
rules-before = Wstecz
rules-after = Dalej
cards-rules = Jak to działa
guide-begin = Pierwsza gra z przewodnikiem
guide = Przewodnik
guide-offer = Pierwszy raz? Zagraj z przewodnikiem
guide-step = Krok { $number } z { $all }
guide-next = Dalej
guide-do-it = Twoja kolej: zrób to na stole
guide-leave = Opuść przewodnik
guide-astray = To był twój własny ruch, czemu nie. Cofnij go, by iść za przewodnikiem, albo graj dalej bez niego: wszystko działa jak zwykle.
guide-alone = Dalej bez przewodnika
guide-play-on = Graj dalej
