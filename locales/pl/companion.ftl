# MarsBot przy stole z kartonu, w terminalu i w przeglądarce. Słowa takie jak turn lub fix 3 wpisuje się tak, jak są.

## W terminalu

companion-player = Gracz
companion-welcome = MarsBot przy twoim stole. Wpisuj, co się dzieje: fakty (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, ataki (remove 3, reduce plants), generation, end oraz tury MarsBota (turn, turn comet, turn tags space, event). Więcej: help.
companion-help = list: pokaż wszystkie wpisy. fix N WPIS: zastąp wpis N. insert N WPIS: wstaw wpis przed N. strike N: usuń wpis N. state: pokaż MarsBota. quit: zakończ. Na koniec gry, także po end, podaj swoją ostatnią zieleń i swoje wartości bez produkcji.
companion-needs-card = Odkryj następną kartę i podaj ją: draw mine.
companion-state = MarsBot: WT { $rating }, { $money } M€, punkty { $points }. Tory: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = Tury MarsBota zostały przeliczone od nowa.
companion-form-fix = Wpisz numer i nowy wpis: fix 3 temperature: -12.

## Wpisy słowami

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = pokolenie
companion-fact-rating = współczynnik terraformacji
companion-fact-production = produkcja: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, zaznaczone pola
companion-fact-claims = zarezerwowane pola
companion-fact-tokens = zasoby na karcie { $card }
companion-entry-pile = W stosie zagranych kart MarsBota leżą też: { $cards }
companion-entry-protected = { $is ->
    [yes] Roślinność, zwierzęta i mikroby gracza są chronione
   *[other] Roślinność, zwierzęta i mikroby gracza nie są chronione
}
companion-entry-tiles = Obszary: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = Gracz uzyskuje tytuł: { $goal }
companion-entry-fund = Gracz funduje nagrodę: { $goal }
companion-entry-generation = Nowe pokolenie
companion-entry-turn = Tura MarsBota
companion-entry-turn-with = Tura MarsBota: { $card }
companion-entry-turn-tags = Tura MarsBota, symbole karty: { $tags }
companion-entry-turn-without-tags = Tura MarsBota, karta bez symboli
companion-event-tag = wydarzenie
companion-shows-active = niebieska ramka
companion-shows-points = punkty
companion-shows-cost = koszt { $cost }
companion-entry-draw = Następna karta: { $card }
companion-entry-remove = MarsBot traci { $count } M€
companion-entry-reduce = { $steps ->
    [one] MarsBot traci produkcję: { $resource }
    [few] MarsBot traci produkcję: { $resource } × { $steps }
    [many] MarsBot traci produkcję: { $resource } × { $steps }
   *[other] MarsBot traci produkcję: { $resource } × { $steps }
}
companion-entry-end = Koniec gry

## Dlaczego wpis nie pasuje

companion-misfit = Wpis { $number }: { $why }
companion-unreadable = Areo nie rozumie tego wpisu: { $what }.
companion-no-such-entry = Nie ma wpisu o tym numerze. Wpisz list, aby zobaczyć wszystkie.
companion-card-awaited = Tura MarsBota jeszcze trwa: najpierw podaj jego następną kartę.
companion-card-not-awaited = MarsBot nie potrzebuje teraz karty.
companion-cards-are-dealt = Karty MarsBota rozdaje tu Areo. Wpisz samo turn.
companion-card-missing = Podaj kartę, którą odkrywa MarsBot: turn comet.
companion-deck-empty = Talia akcji jest pusta: MarsBot pasuje.
companion-turns-left = { $count ->
    [one] MarsBot jeszcze nie spasował: w talii akcji została { $count } karta.
    [few] MarsBot jeszcze nie spasował: w talii akcji zostały { $count } karty.
   *[many] MarsBot jeszcze nie spasował: w talii akcji zostało { $count } kart.
}
companion-destroyed = Karta { $card } jest zniszczona.
companion-drawn-twice = Ta karta została już odkryta w tej turze.
companion-in-pile = Karta { $card } leży już w stosie zagranych kart MarsBota.
companion-less-money = MarsBot ma tylko { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } jest już na 0.
companion-occupied = Na polu { $space } jest już obszar.
companion-no-ocean-left = Wszystkie oceany są już na planszy.
companion-not-on-board = Ta plansza nie ma takiego tytułu ani nagrody: { $name }.
companion-taken = Jeden z graczy już to ma.
companion-none-left = Wszystkie trzy są już zajęte.
companion-not-complete = Temperatura, tlen i oceany nie osiągnęły jeszcze maksimum.
companion-ended = Gra się skończyła. Możesz podać już tylko swoją ostatnią zieleń i swoje wartości.
companion-over = Gra już się skończyła.

## Strona

companion-title = MarsBot przy twoim stole
companion-intro = Grasz własnym egzemplarzem gry, a Areo gra MarsBotem. Wpisuj, co dzieje się na stole; MarsBot rozgrywa swoje tury krok po kroku i wyjaśnia dlaczego. Każdy wpis możesz później poprawić.
companion-board = Plansza
companion-level = Poziom trudności
companion-level-easy = łatwy
companion-level-normal = normalny
companion-level-hard = trudny
companion-level-brutal = okrutny
companion-cards = Karty MarsBota
companion-cards-table = z twojej talii
companion-cards-dealt = rozdaje Areo
companion-begin = Rozpocznij
companion-new = Nowa sesja
companion-new-sure = Usunąć wszystkie wpisy i zacząć od nowa?
companion-forget = Usuń
companion-points = punkty, gdyby gra skończyła się teraz
companion-tracks = Tory MarsBota
companion-next-icon = dalej: { $icon }
companion-cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
companion-did = Co zrobił MarsBot
companion-nothing-yet = MarsBot nie miał jeszcze tury.
companion-nothing-done = MarsBot na to nie reaguje.
companion-turn-card-over = MarsBot potrzebuje jeszcze jednej karty: odkryj ją i wybierz tutaj.
companion-enter-what = Co się wydarzyło?
companion-tab-turn = Tura
companion-tab-planet = Planeta
companion-tab-goals = Cele
companion-tab-attacks = Ataki
companion-tab-bot = MarsBot
companion-take-turn = Tura MarsBota
companion-passes = Talia akcji jest pusta: MarsBot pasuje do następnego pokolenia.
companion-which-card = Którą kartę odkrył MarsBot?
companion-search = Nazwa karty
companion-only-tags = albo tylko jej symbole
companion-without-tags = bez symboli
companion-bonus-card = albo karta bonusowa
companion-generation = Następne pokolenie
companion-end = Koniec gry
companion-end-note = Na koniec podaj ponownie swoje wartości, bez produkcji.
companion-ended-note = MarsBot umieścił swoją ostatnią zieleń. Możesz jeszcze podać swoją, a także swoje wartości bez produkcji.
companion-enter = Wpisz
companion-less = mniej
companion-more = więcej
companion-tile-kind = Obszar
companion-tile-other = specjalny…
companion-tap-space = Dotknij pola, aby umieścić obszar.
companion-my-plants = Moja roślinność
companion-my-shield = Moja roślinność, zwierzęta i mikroby są chronione
companion-my-tokens = Zwierzęta i mikroby na moich kartach
companion-costs-20 = kosztuje 20 M€ lub więcej
companion-my-standing = Moje wartości, z produkcją
companion-claimed = Mam ten tytuł
companion-funded = Moja fundacja
companion-of-bot = MarsBot: { $value }
companion-taken-by = zajęte: { $name }
companion-loses-resources = Usuwam lub kradnę zasoby
companion-loses-resources-note = Każdy zasób kosztuje MarsBota 1 M€.
companion-loses-production = Obniżam jego produkcję
companion-set-right = Popraw planszę MarsBota
companion-money = M€
companion-rating = WT
companion-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}
companion-misfits = { $count ->
    [one] { $count } wpis nie pasuje
    [few] { $count } wpisy nie pasują
   *[many] { $count } wpisów nie pasuje
}
companion-change = Zmień
companion-strike = Usuń
companion-insert = Wstaw przed
companion-changing = Zastąp wpis: { $entry }
companion-inserting = Wstaw przed wpisem: { $entry }
