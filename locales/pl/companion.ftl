# MarsBot przy stole z kartonu, w terminalu i w przeglądarce. Słowa takie jak turn lub fix 3 wpisuje się tak, jak są.

## W terminalu

companion-player = Gracz
companion-welcome = MarsBot przy waszym stole. Podaj, co się dzieje, jako fakty (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, ataki (remove 3, reduce plants), generation, end oraz tury MarsBota (turn, turn comet, turn tags space, event). Więcej powie help.
companion-help = list: wszystkie wpisy. fix N WPIS: zastępuje wpis numer N. insert N WPIS: wstawia wpis przed numerem N. strike N: skreśla wpis numer N. state: stan MarsBota. quit: koniec sesji. Na koniec gry, także po end, podaj swoje ostatnie zielenie i wyniki bez produkcji.
companion-needs-card = Odkryj następną kartę i podaj ją: draw mine.
companion-state = MarsBot: WT { $rating }, { $money } M€, punkty { $points }. Tory: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = Tury MarsBota zostały policzone od nowa.
companion-form-fix = Podaj numer i nowy wpis: fix 3 temperature: -12.

## Wpisy słowami

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = pokolenie
companion-fact-rating = współczynnik terraformacji
companion-fact-production = produkcja: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, zaznaczone pola
companion-fact-claims = zajęte pola
companion-fact-tokens = znaczniki na karcie { $card }
companion-entry-pile = W stosie MarsBota leżą też: { $cards }
companion-entry-protected = { $is ->
    [yes] Rośliny, zwierzęta i mikroby gracza są chronione
   *[other] Rośliny, zwierzęta i mikroby gracza nie są chronione
}
companion-entry-tiles = Kafelki: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = Gracz zdobywa tytuł: { $goal }
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
companion-unreadable = Tego nie można wpisać: { $what }.
companion-no-such-entry = Nie ma wpisu o tym numerze; list pokazuje wszystkie.
companion-card-awaited = Tura MarsBota czeka jeszcze na następną kartę.
companion-card-not-awaited = Żadna tura MarsBota nie czeka na tę kartę.
companion-cards-are-dealt = Karty MarsBota są rozdawane tutaj: wpisz samo turn.
companion-card-missing = Podaj kartę razem z turą: turn comet.
companion-deck-empty = Talia akcji jest pusta: MarsBot pasuje.
companion-turns-left = { $count ->
    [one] MarsBot nie spasował: w talii akcji została { $count } karta.
    [few] MarsBot nie spasował: w talii akcji zostały { $count } karty.
    [many] MarsBot nie spasował: w talii akcji zostało { $count } kart.
   *[other] MarsBot nie spasował: w talii akcji zostało { $count } karty.
}
companion-destroyed = Karta { $card } jest usunięta z gry.
companion-drawn-twice = Ta karta została już odkryta w tej turze.
companion-in-pile = Karta { $card } leży już w stosie MarsBota.
companion-less-money = MarsBot ma tylko { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } stoi na 0.
companion-occupied = Na polu { $space } leży kafelek.
companion-no-ocean-left = Wszystkie oceany są już na planszy.
companion-not-on-board = { $name } nie jest tytułem ani nagrodą tej planszy.
companion-taken = Ktoś już go ma.
companion-none-left = Trzy są już zajęte.
companion-not-complete = Temperatura, tlen i oceany nie są jeszcze ukończone.
companion-ended = Po końcu można podać już tylko fakty (twoje ostatnie zielenie) i twoje wyniki.
companion-over = Gra jest skończona.

## Strona

companion-title = MarsBot przy twoim stole
companion-intro = Ty grasz w grę z pudełka, Areo gra MarsBotem. Wpisuj, co dzieje się na stole; MarsBot odpowiada krok po kroku i mówi dlaczego. Każdy wpis można później poprawić.
companion-board = Plansza
companion-level = Poziom
companion-level-easy = łatwy
companion-level-normal = normalny
companion-level-hard = trudny
companion-level-brutal = brutalny
companion-cards = Karty MarsBota
companion-cards-table = z talii na stole
companion-cards-dealt = rozdaje Areo
companion-begin = Zacznij
companion-new = Nowa sesja
companion-new-sure = Zapomnieć wszystkie wpisy i zacząć od nowa?
companion-forget = Zapomnij
companion-points = punkty, gdyby to był koniec
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
companion-nothing-done = MarsBot nic z tym nie robi.
companion-turn-card-over = MarsBot potrzebuje jeszcze jednej karty: odkryj ją i wybierz.
companion-enter-what = Co się wydarzyło?
companion-tab-turn = Tura
companion-tab-planet = Planeta
companion-tab-goals = Cele
companion-tab-attacks = Ataki
companion-tab-bot = MarsBot
companion-take-turn = Tura MarsBota
companion-passes = Talia akcji jest zużyta: MarsBot pasuje do następnego pokolenia.
companion-which-card = Która karta została odkryta?
companion-search = Nazwa karty
companion-only-tags = albo tylko jej symbole
companion-without-tags = bez symboli
companion-bonus-card = albo karta bonusowa
companion-generation = Następne pokolenie
companion-end = Gra się kończy
companion-end-note = Na koniec podaj swoje wyniki na nowo, bez produkcji.
companion-ended-note = MarsBot umieścił swoje ostatnie zielenie. Twoje, a także twoje wyniki bez produkcji, można jeszcze podać.
companion-enter = Wpisz
companion-less = mniej
companion-more = więcej
companion-tile-kind = Kafelek
companion-tile-other = specjalny…
companion-tap-space = Dotknij pola, aby wpisać kafelek.
companion-my-plants = Moje rośliny
companion-my-shield = Moje rośliny, zwierzęta i mikroby są chronione
companion-my-tokens = Zwierzęta i mikroby na moich kartach
companion-costs-20 = kosztuje 20 M€ lub więcej
companion-my-standing = Moje wyniki, z produkcją
companion-claimed = Mam ten tytuł
companion-funded = Mam tę nagrodę
companion-of-bot = MarsBot: { $value }
companion-taken-by = zajęte: { $name }
companion-loses-resources = Usuwam lub kradnę zasoby
companion-loses-resources-note = Każdy zasób bierze się z pieniędzy MarsBota.
companion-loses-production = Obniżam jego produkcję
companion-set-right = Jeśli u MarsBota jest inaczej niż tutaj
companion-money = M€
companion-rating = WT
companion-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
companion-misfits = { $count ->
    [one] { $count } wpis nie pasuje
    [few] { $count } wpisy nie pasują
    [many] { $count } wpisów nie pasuje
   *[other] { $count } wpisu nie pasuje
}
companion-change = Zmień
companion-strike = Skreśl
companion-insert = Wstaw przed
companion-changing = Podaj, co ma być zamiast: { $entry }
companion-inserting = Podaj, co ma być przed: { $entry }
