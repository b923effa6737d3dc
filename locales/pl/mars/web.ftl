# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = z Erą Korporacji
mars-option-cards-standard = bez Ery Korporacji
mars-option-draft-yes = draft
mars-option-initial-draft-yes = draft ręki początkowej
mars-option-automa-yes = przeciwko MarsBotowi
mars-option-level-easy = łatwy
mars-option-level-normal = normalny
mars-option-level-hard = trudny
mars-option-level-brutal = okrutny
mars-option-solo-goal-terraform = terraformacja w 14 pokoleń
mars-option-solo-goal-rating-63 = współczynnik 63

## Words and signs

mars-name-mc = M€
mars-name-steel = stal
mars-name-titanium = tytan
mars-name-plants = rośliny
mars-name-energy = energia
mars-name-heat = ciepło
mars-or = lub
mars-points = punkty
# $value is a limit, such as 7 %.
mars-at-most = najwyżej { $value }
mars-card-kind-automated = Automatyczna
mars-card-kind-active = Aktywna
mars-card-kind-event = Wydarzenie
mars-card-kind-corporation = Korporacja
mars-cost = { $cost } M€
mars-printed-cost = na karcie: { $cost } M€
mars-cost-each = po { $cost } M€

## The map

# $map is the name of a board, such as Tharsis.
mars-map-of = Mapa { $map }, 61 pól
mars-state-of-map = Jest { $temperature } °C, tlen: { $oxygen }%, oceany: { $oceans }
mars-row = Rząd { $row }
mars-space = rząd { $row }, pole { $column }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = ląd
mars-ground-ocean = miejsce na ocean
mars-ground-volcano = wulkan
mars-ground-noctis = miejsce na Noctis City
mars-no-bonus = bez premii
mars-bonus-steel = stal
mars-bonus-titanium = tytan
mars-bonus-plant = roślina
mars-bonus-card = karta
mars-bonus-heat = ciepło
mars-bonus-oceanfor6 = ocean za 6 M€
mars-zoom-in = Powiększ
mars-zoom-out = Pomniejsz
mars-parameters = Wskaźniki globalne
mars-steps-to-go = { $count ->
        [0] osiągnięto
        [one] jeszcze { $count } krok
        [few] jeszcze { $count } kroki
       *[many] jeszcze { $count } kroków
    }
mars-oceans-of = { $count } z { $all }
mars-oceans-left = { $count ->
        [0] wszystkie położone
        [one] został { $count } ocean
        [few] zostały { $count } oceany
       *[many] zostało { $count } oceanów
    }

## Around it

mars-generation = Pokolenie
mars-generation-number = pokolenie { $number }
mars-generation-short = Pok.
mars-phase-research = Badania
mars-phase-actions = Akcje
mars-phase-production = Produkcja
mars-in-deck = w talii
mars-no-corporation = jeszcze bez korporacji
mars-passed = spasowano
mars-rating = współczynnik terraformacji
mars-hand = karty na ręce
mars-played = zagrane: { $count }
mars-points-now = punkty, gdyby gra skończyła się teraz
mars-vp-now = pkt teraz
mars-cities = miasta
mars-greeneries = zieleń
mars-cards-of = Karty: { $name }
mars-race = Tytuły i nagrody
mars-race-state = kto ma
mars-milestones = Tytuły
mars-milestones-worth = 5 pkt
mars-awards = Nagrody
mars-awards-worth = 5 i 2 pkt
mars-awards-next = następna za { $price } M€
mars-claim = zdobądź
mars-fund = ufunduj
mars-funded = fundacja
mars-inspector = Podgląd
mars-inspector-hint = Wskaż kartę, pole albo akcję: tutaj widać, co by się zmieniło.
mars-place-hint = Wybierz pole na mapie.
mars-compared = Porównanie pól
mars-compared-nothing = nic więcej
mars-compared-spaces = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = do zdobycia
mars-you-lead = prowadzisz
mars-tabs = Widoki
mars-tab-map = Mapa
mars-tab-hand = Ręka
mars-tab-seats = Gracze
mars-tab-goals = Cele
mars-tab-log = Dziennik

## Answering

mars-question = Pytanie
mars-action-ways = { $second ->
        [yes] Zagraj kartę, wybierz akcję z paska albo poprzestań na jednej.
       *[no] Zagraj kartę, wybierz akcję z paska albo spasuj.
    }
mars-turn-open = Twoja tura jest jeszcze otwarta: cofnij coś albo ją zakończ.
mars-action = akcja
mars-convert-plants = na zieleń
mars-convert-heat = na temperaturę
mars-projects = Projekty
mars-pay = Zapłać
mars-take = Wybierz
mars-place-here = Połóż tutaj
mars-order-ask = Kilka efektów naraz: w jakiej kolejności?
mars-order-list = Efekty od pierwszego do ostatniego
mars-order-hint = Przeciągnij albo przesuń strzałkami
mars-order-go = W tej kolejności
mars-any-order = Zawsze w dowolnej kolejności
mars-any-order-off = Pytaj mnie znowu o kolejność efektów
mars-sell = { $count ->
        [one] Sprzedaj { $count } kartę
        [few] Sprzedaj { $count } karty
       *[many] Sprzedaj { $count } kart
    }
mars-laid-out = Karty do wyboru
mars-dealt = Karty, które potem możesz kupić
mars-buying = { $count ->
        [one] { $count } karta za { $price } z { $money } M€
        [few] { $count } karty za { $price } z { $money } M€
       *[many] { $count } kart za { $price } z { $money } M€
    }
mars-buy = { $count ->
        [one] Kup { $count } kartę za { $price } M€
        [few] Kup { $count } karty za { $price } M€
       *[many] Kup { $count } kart za { $price } M€
    }
mars-buy-none = Nic nie kupuj
mars-hand-of = { $count ->
        [one] Twoja ręka, { $count } karta, do zagrania { $playable }
        [few] Twoja ręka, { $count } karty, do zagrania { $playable }
       *[many] Twoja ręka, { $count } kart, do zagrania { $playable }
    }
mars-hand-empty = Twoja ręka jest pusta.
mars-playable = do zagrania: { $count }
mars-of = z { $count }
mars-filter = Pokaż
mars-filter-all = wszystkie
mars-filter-playable = do zagrania
mars-sort = Kolejność kart na ręce
mars-sort-playable = najpierw grywalne
mars-sort-cost = według kosztu
mars-sort-tag = według symbolu

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = brakuje { $short } M€
mars-brief-parameter-too-low = { $parameter ->
        [temperature] { $is } z { $needs } °C
        [oxygen] tlen { $is } z { $needs } %
       *[oceans] oceany { $is } z { $needs }
    }
mars-brief-parameter-too-high = { $parameter ->
        [temperature] { $is }, maks. { $needs } °C
        [oxygen] tlen { $is }, maks. { $needs } %
       *[oceans] oceany { $is }, maks. { $needs }
    }
mars-brief-too-few-tags = { $tag }: { $has } z { $needs }
mars-brief-too-little-production = { $what } { $has } z { $needs }
mars-brief-too-few-cities = miasta { $has } z { $needs }
mars-brief-too-few-greeneries = zieleń { $has } z { $needs }
mars-brief-too-little-stock = { $has } z { $needs }
mars-brief-too-few-tokens = znaczniki { $has } z { $needs }
mars-brief-no-space = brak pola
mars-brief-no-claim = brak pola
mars-brief-nobody-to-reduce = brak celu
mars-brief-no-card-for-it = brak karty
mars-brief-rating-not-raised = WT bez zmian
mars-brief-not-reached = { $has } z { $needs }
mars-brief-none-left = nie ma już
mars-brief-too-late-to-pass = w następnej turze
mars-brief-already-used = użyta
mars-brief-empty-hand = brak kart

## MarsBot

mars-bot = MarsBot
mars-bot-table = Stół
mars-bot-open = Jego plansza
mars-bot-about = Bez ręki i bez produkcji. W turze odkrywa jedną kartę i przesuwa znaczniki jej symboli po siedmiu torach.
mars-bot-tracks = Tory MarsBota: co pokazuje każde pole i gdzie stoją jego znaczniki
mars-bot-here = Tu stoi MarsBot
mars-bot-pushed-by = Kto obniży tę produkcję, cofnie tor: { $production }
mars-bot-if-ended = Gdyby to był koniec
mars-bot-decks = Talie
mars-bot-action-deck = Talia akcji
mars-bot-action-deck-note = tyle tur zostało w tym pokoleniu
mars-bot-pile = Stos zagranych
mars-bot-pile-note = odkryte karty projektów
mars-bot-bonus-deck = Talia bonusowa
mars-bot-bonus-deck-note = jedna karta na pokolenie
mars-bot-bonus-discard = Odrzucone bonusowe
mars-bot-destroyed = Zniszczone
mars-bot-worth = Warto wiedzieć, co da mu następny krok ({ $track }): { $icon }.
mars-bot-why = Dlaczego tak zrobił
mars-bot-turn-of = pok. { $generation }, tura { $turn } z { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = Poprzednia tura
mars-bot-turn-after = Następna tura
mars-bot-no-turn = MarsBot nie miał jeszcze tury.
mars-bot-between = Poza jego turami
mars-bot-effect = Efekt
mars-bot-steps = Kroki jego tury
mars-bot-step-of = krok { $step } z { $count }
mars-bot-step-by-step = Krok po kroku
mars-bot-step-back = Wstecz
mars-bot-step-on = Dalej
mars-bot-step-all = Całość
mars-bot-nothing-there = Na tym polu nic nie ma.
mars-bot-spaces = { $count ->
        [one] zostaje { $count } pole
        [few] zostają { $count } pola
       *[many] zostaje { $count } pól
    }

## The end

mars-source-rating = Współczynnik
mars-source-milestones = Tytuły
mars-source-awards = Nagrody
mars-source-greeneries = Zieleń
mars-source-cities = Miasta
mars-source-cards = Karty
mars-source-instance = Wcielenie neuronalne
mars-source-money = Pieniądze
mars-story-raised = Podniesione parametry
mars-story-rating = Współczynnik
mars-story-income = Dochód
mars-story-generation = pokolenie
