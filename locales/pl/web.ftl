# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Zamknij
cancel = Anuluj
agree = Zgadzam się
refuse = Odmów
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
title-undo = Cofnąć? · { $game }

## The bar above pages

nav = Strony
nav-play = Graj
nav-replays = Powtórki
nav-learn = Nauka gry
nav-cards = Karty

## Settings

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-system = jak w systemie
settings-theme-dark = ciemny
settings-theme-light = jasny
settings-sound = Odtwarzaj dźwięk, gdy przychodzi moja kolej
settings-confirm-reveals = Potwierdzaj ruchy, których nie da się cofnąć
settings-confirm-rolls = Potwierdzaj każdy rzut kośćmi
settings-notify = Powiadamiaj, gdy przychodzi moja kolej
settings-notify-on = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej.

## Home

home-title = Terraformuj Marsa kartami albo kośćmi lub ułóż całą planetę z kafelków. Zagraj z komputerem albo ze znajomymi: od razu i bez konta.
home-play-now = Zagraj teraz
home-play-computer = Graj z komputerem
home-level = Poziom
home-level-easy = Łatwy
home-level-medium = Średni
home-level-hard = Trudny
home-solo = Graj solo
home-with-people = Graj ze znajomymi
home-companion = MarsBot przy twoim stole
home-my-games = Moje gry
home-running = { $count ->
        [one] { $count } w toku
        [few] { $count } w toku
       *[many] { $count } w toku
    }
home-no-games = Nie masz jeszcze żadnych gier. Pojawią się tutaj.
home-with = gracze: { $names }
home-alone = solo
home-over = zakończona
home-gathering = jeszcze nie rozpoczęta
home-waiting = czeka
home-progress = Rozegrano { $percent }%
home-left = zostało: { $time }
home-filter = Filtruj stoły
home-filter-all = Wszystkie
home-filter-live = Na żywo
home-filter-by-turns = Korespondencyjnie
home-none-such = Żaden otwarty stół nie pasuje do filtra.
home-open-tables = Otwarte stoły
home-new-table = Nowy stół
home-no-tables = Nie ma teraz otwartych stołów. Otwórz własny: Graj ze znajomymi.
home-running-tables = Gry do oglądania
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
new-seats = Gracze
# $range is 1 to 4 or the like.
new-players = Liczba graczy ({ $range })
new-seat = Miejsce { $number }
new-seat-me = { $name } (ty)
new-seat-free = wolne dla innych
new-seat-guest = ktoś przy tym urządzeniu
new-seat-computer = Komputer: { $bot }
new-guest-name = Imię
new-public = Pokaż na liście otwartych stołów
new-options = Opcje gry
option-value-yes = tak
option-value-no = nie
option-value-by-level = według poziomu trudności
new-rules = Zegar, podpowiedzi i widzowie
new-start = Rozpocznij
new-open = Otwórz stół
# The levels of the computer players, from the weakest to the strongest.
bot-newcomer = Nowicjusz
bot-newcomer-about = Widzi tylko następny krok i wiele przeocza.
bot-settler = Osadnik
bot-settler-about = Gra solidnie z tury na turę, ale dalej nie planuje.
bot-engineer = Inżynier
bot-engineer-about = Patrzy naprzód i rzadko się myli.
bot-governor = Gubernator
bot-governor-about = Najsilniejszy. Zanim zdecyduje, rozgrywa swoje pomysły w głowie do końca.
# Computer players of the laboratory.
bot-random = losowy
bot-greedy = szybki
bot-strong = silny
bot-search = myśli naprzód

rules-clock = Czas do namysłu
rules-timeout = Gdy czas się skończy
rules-timeout-computer = grę przejmuje komputer
rules-timeout-pass = gracz pasuje albo komputer wykonuje jeden ruch
rules-timeout-forfeit = gracz przegrywa
rules-resigned = Gdy ktoś się podda (3 lub więcej osób)
rules-resigned-computer = dalej gra komputer
rules-resigned-removed = gracz odpada z gry
rules-hourglass = Klepsydra, w sekundach
rules-pace = Tempo komputera
rules-pace-instant = natychmiast
rules-pace-natural = w sam raz
rules-pace-calm = powoli
rules-hints = Pozwól na podpowiedzi (wtedy gra jest poza rankingiem)
rules-spectators = Pozwól na widzów

## Before the game

gathering-title = { $game }: czekamy na graczy
gathering-sit = Zajmij miejsce
gathering-stand = Zwolnij miejsce
gathering-computer = Komputer…
gathering-invite = Dołączyć może każdy, kto ma ten link:
gathering-copy = Kopiuj link
gathering-start = Rozpocznij
gathering-not-full = Są jeszcze wolne miejsca
gathering-wait = Czekamy, aż gospodarz rozpocznie grę.
gathering-public = Ten stół widzą wszyscy.
gathering-private = Stół prywatny: dołączyć można tylko przez link.
gathering-close = Zamknij ten stół
gathering-close-sure = Na pewno zamknąć? Wszyscy stracą swoje miejsca
invitation-link = Wklej link z zaproszeniem
invitation-enter = Otwórz stół

## At the table

table-loading = Rozkładanie gry…
table-closed = Nie możesz otworzyć tego stołu
line-lost = Utracono połączenie. Łączę ponownie…
menu = Menu
menu-keys = Skróty klawiszowe
menu-rules = Zasady
menu-cards = Karty
menu-invite = Kopiuj link z zaproszeniem
menu-copied = Skopiowano
menu-leave = Niech komputer gra za mnie
menu-back = Wróć do gry
menu-resign = Poddaj się
menu-resign-ends = Na pewno? Gra skończy się twoją przegraną
menu-resign-computer = Na pewno? Dalej zagra za ciebie komputer
menu-resign-removed = Na pewno? Odpadniesz z gry
menu-home = Strona główna
menu-hold-turns = Nie kończ tury za mnie
# Followed by a long number.
menu-commitment = Każde tasowanie wynika z tajnego ziarna, wybranego przed grą i ujawnianego po jej końcu. Jego odcisk:
hint = Podpowiedź
# $choice is a decision, such as "Pass".
hint-says = Komputer proponuje: { $choice }
hint-do = Zagraj tak
hint-others = Inne możliwości
log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-filter = Czyje wpisy pokazać
log-all = wszyscy
log-save = Zapisz dziennik
since-title = Od twojej tury
since-attack = przeciw tobie
since-open = { $count ->
    [one] Od twojej tury: { $count } zdarzenie
    [few] Od twojej tury: { $count } zdarzenia
   *[many] Od twojej tury: { $count } zdarzeń
}
since-more = { $count ->
    [one] jeszcze { $count } w dzienniku
    [few] jeszcze { $count } w dzienniku
   *[many] jeszcze { $count } w dzienniku
}
chat = Czat
chat-open = { $count ->
        [0] Czat
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
chat-say = Napisz wiadomość
chat-toast = { $name }: { $text }
chat-send = Wyślij
chat-empty = Nie ma jeszcze wiadomości.
chat-spectators = tylko widzowie
watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
waiting-for = Czekamy na ruch: { $names }
seat-you = Ty
you-watch = Oglądasz grę.
end-turn = Zakończ turę
turn-end-left = Co jeszcze możesz zrobić
turn-end-cost = Zakończyć turę?
turn-end-back = Wróć
turn-end-anyway = Zakończ mimo to
time-low = { $timeout ->
    [pass] Twój czas się kończy. Potem pasujesz.
    [forfeit] Twój czas się kończy. Potem przegrywasz.
   *[computer] Twój czas się kończy. Potem grę przejmie komputer.
}
# $choice is an answer, such as "Pass".
pre-pass = { $choice }, gdy tylko przyjdzie moja kolej
not-possible = { $count ->
    [one] { $count } akcja teraz niemożliwa
    [few] { $count } akcje teraz niemożliwe
   *[many] { $count } akcji teraz niemożliwych
}
preview-reveals = To ujawni ukryte informacje, więc nie da się tego cofnąć.
preview-hidden = To ujawni ukryte informacje.
preview-then = Potem: { $question }

# $level is the name of a level, such as Governor; $letter is that of the seat.
computer-level = { $level } { $letter }
computer-name = Komputer { $letter }
seat-badge = miejsce { $letter }
seat-free = wolne
seat-absent = poza stołem
seat-asked = decyduje
seat-title = { $name } ({ $control })
seed-known = Gospodarz stołu może znać z góry wszystkie karty, więc ta gra nie liczy się do rankingu.
seat-gone = { $name } nie odzywa się od dłuższego czasu.
seat-replace = Niech komputer przejmie grę
seat-away = Komputer gra za ciebie.
seat-covered = Twój czas minął. Tę decyzję podejmuje komputer.
seat-take-back = Wracam na swoje miejsce
rated-yes = Gra rankingowa: wynik zmienia rankingi.
rated-no = Gra poza rankingiem.
rated-hints = Gra poza rankingiem, bo podpowiedzi są dozwolone.
rated-people = Rankingowa, jeśli grają przeciw sobie ludzie, każdy na jednym miejscu.
control-free = wolne
control-human = człowiek
control-computer = komputer
control-away = poza stołem, gra komputer
control-covered = po czasie, gra komputer
control-resigned = rezygnacja, gra komputer

undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-nothing = Nie ma czego cofnąć
undo-asked = Prośba o cofnięcie wysłana. Pozostali muszą się zgodzić.
# $what is a decision, such as "Pass".
undo-title = Cofnij: { $what }
undo-ask-title = Poproś wszystkich o cofnięcie: { $what }
undo-waiting = { $name } prosi pozostałych o cofnięcie: { $what }
undo-hidden = decyzja, której nie widzisz
undo-request-title = Zgadzasz się na cofnięcie?
undo-request = { $count ->
        [one] { $name } prosi o cofnięcie: { $what }
        [few] { $name } prosi o cofnięcie { $count } decyzji, aż do: { $what }
       *[many] { $name } prosi o cofnięcie { $count } decyzji, aż do: { $what }
    }
reveals-title = Tego nie da się cofnąć
reveals = { $choice }: to ujawnia ukryte informacje, więc nie da się tego cofnąć.
reveals-do = Wykonaj

hand-over = Teraz gra { $name }: przekaż urządzenie
hand-over-note = Pozostali nie patrzą!
hand-over-ready = To ja, { $name }

keys = Skróty klawiszowe
keys-regions = przejdź do: pytanie, ręka, plansza, gracze, cele, dziennik
keys-tab = następny element
keys-act = wybierz
keys-back = wstecz
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
ending-join = Rewanż: dołącz do stołu ({ $name })
ending-resigned = Rezygnacja: { $names }
ending-rated = Ta gra liczyła się do rankingu.
ending-unrated = Ta gra nie liczyła się do rankingu.
ending-result = Wróć do wyników
# $link is an address.
ending-board = Obejrzyj planszę
ending-replay = Obejrzyj powtórkę
ending-record = Pobierz zapis gry
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
ending-seed-kept = Uczciwe losowanie: ziarno zgadza się z odciskiem podanym przed grą.
ending-seed-broken = Uwaga: ziarno nie zgadza się z odciskiem podanym przed grą.
ending-seed-unchecked = Ziarno jest teraz jawne, więc możesz sprawdzić każde tasowanie.

ending-you-won = Wygrywasz!
ending-you-lost = Tym razem przegrywasz
story-sources = Skąd wzięły się punkty
story-moments = Punkty zwrotne
story-shares = Kto terraformował
story-moments-none = Bez zwrotów akcji: wszyscy zyskiwali po trochu.
story-points = Punkty
story-figure = Pokaż
story-lines = { $figure } na koniec: { $ends }
story-round = runda
story-round-by = Runda po rundzie
story-production = Produkcja
story-temperature = Temperatura
story-oxygen = Tlen
story-oceans = Oceany

## Where nothing is

lost-title = Nie znaleziono strony
lost = Adres może być błędny albo stół już nie istnieje.

## Replays

replay-title = Powtórki
replay-drop = Upuść tu zapis gry albo wybierz plik
replay-mine = Twoje zakończone gry
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Poprzedni krok
replay-forward = Następny krok
replay-chapter-back = Poprzednia tura
replay-chapter-forward = Następna tura
replay-chapter = Część
replay-opening = Przygotowanie
replay-next = Następnie { $name }: { $choice }
replay-end = Koniec gry.
replay-step = Krok
replay-seat = Widok gracza
replay-as = jako { $name }
replay-branch = Graj od tego miejsca
analysis = Analiza
analysis-about = Zobacz, jak w trakcie gry zmieniały się szanse na wygraną i które decyzje kosztowały najwięcej. Komputer potrzebuje minuty lub więcej.
analysis-begin = Przeanalizuj tę grę
analysis-waits = Czeka na inne analizy
analysis-under-way = Trwa analiza: { $done } z { $size }
analysis-show = Pokaż

## Cards, accounts

games = Gry
loading = Wczytywanie…
cards-title = Karty: { $game }
cards-search = Szukaj w nazwach i tekstach
cards-kind = Rodzaj
cards-all-kinds = wszystkie
cards-kind-project = karty projektów
cards-kind-corporation = korporacje
cards-kind-standard-project = projekty standardowe
cards-kind-standard-action = akcje standardowe
cards-kind-milestone = tytuły
cards-kind-award = nagrody
cards-kind-map = mapy
cards-kind-board = plansze
cards-kind-bot-board = plansze MarsBota
cards-kind-bonus = karty bonusowe
cards-kind-tile = kafelki
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
cards-reconstructed = Nie znamy wszystkich kart tej gry. Karty ze znakiem ≈ są częściowo lub w całości naszą rekonstrukcją.
account-name = Twoja nazwa
account-rename = Zmień
account-renamed = Zmieniono nazwę.
account-keep = Zachowaj swoje gry
account-why = Możesz grać bez konta. Z kontem znajdziesz swoje gry, statystyki i ranking na każdym urządzeniu.
account-login-name = Nazwa
account-password = Hasło
account-register = Utwórz konto
account-created = Konto utworzone.
account-login = Zaloguj się
account-logged-in = Zalogowano.
account-registered = Masz już konto.
account-logout = Wyloguj się
account-logged-out = Wylogowano.
account-password-change = Zmień hasło
account-password-now = Obecne hasło
account-password-new = Nowe hasło
account-password-hint = Wyloguje to wszystkie inne urządzenia i unieważni klucze dostępu.
account-password-changed = Zmieniono hasło.
account-logins = Zalogowane urządzenia
account-login-this = To urządzenie
account-login-used = Ostatnio używane: { $date }
account-login-ends = Wygasa: { $date }
account-login-end = Wyloguj
account-login-end-of = Wyloguj urządzenie: { $name }
account-login-ended = Wylogowano urządzenie.
account-logout-everywhere = Wyloguj wszędzie
account-keys = Klucze dostępu dla programów
account-keys-why = Program, który gra za ciebie, wysyła klucz dostępu. Żaden klucz nie może zmienić konta.
account-key-label = Nazwa programu
account-key-scope = Program może
account-key-play = grać i patrzeć
account-key-read = tylko patrzeć
account-key-days = Ważność w dniach
account-key-make = Utwórz klucz dostępu
account-key-made = Skopiuj klucz teraz. Nie pojawi się ponownie.
account-key-copy = Kopiuj
account-key-copied = Skopiowano.
account-data = Twoje dane
account-data-download = Pobierz moje dane
account-delete = Usuń moje konto
account-delete-why = Usunie to twoją nazwę, hasło, logowania i wiadomości na czacie. Poddasz gry, które jeszcze trwają. Rozegrane gry zostaną, ale bez twojej nazwy.
account-delete-confirm = Usuń na zawsze
account-deleted = Konto zostało usunięte.
account-statistics = Twoje gry
account-game = Gra
account-played = Rozegrane
account-won = Wygrane
account-rating = Ranking

## What went wrong; the rest stands in server.ftl

problem-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
problem-unexpected = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.

## Rules and guide

# $game is the name of a game.
rules-title = Zasady: { $game }
rules-about = Zasady spisane naszymi słowami. W trakcie gry otwierają się na zasadzie dotyczącej bieżącego pytania.
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found = { $count ->
        [one] znaleziono { $count } temat
        [few] znaleziono { $count } tematy
       *[many] znaleziono { $count } tematów
    }
# $topic is a heading of the rules.
rules-link = Odnośnik: { $topic }
rules-here = Zobacz zasadę
rules-whole = Pełne zasady
rules-try = Wypróbuj
rules-before = Poprzedni
rules-after = Następny
cards-rules = Jak działają
guide-begin = Pierwsza gra z przewodnikiem
guide = Przewodnik
guide-offer = Pierwszy raz? Zagraj z przewodnikiem
guide-step = Krok { $number } z { $all }
guide-next = Dalej
guide-do-it = Twój ruch: zrób to na stole
guide-leave = Wyjdź z przewodnika
guide-astray = To inny ruch i nic w tym złego. Cofnij go, aby wrócić do przewodnika, albo graj dalej bez niego: wszystko działa jak zwykle.
guide-alone = Graj bez przewodnika
guide-play-on = Graj dalej
