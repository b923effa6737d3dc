# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = z Erą korporacyjną
mars-option-cards-standard = bez Ery korporacyjnej
mars-option-draft-yes = selekcja kart
mars-option-initial-draft-yes = selekcja kart początkowych
mars-option-automa-yes = przeciwko MarsBotowi
mars-option-level-easy = łatwy
mars-option-level-normal = normalny
mars-option-level-hard = trudny
mars-option-level-brutal = okrutny
mars-option-solo-goal-terraform = terraformacja w 14 pokoleń
mars-option-solo-goal-rating-63 = współczynnik terraformacji 63

## Words and signs

mars-name-mc = M€
mars-name-steel = stal
mars-name-titanium = tytan
mars-name-plants = roślinność
mars-name-energy = energia
mars-name-heat = ciepło
mars-or = lub
mars-points = punkty
# $value is a limit, such as 7 %.
mars-at-most = maks. { $value }
mars-card-kind-automated = Natychmiastowa
mars-card-kind-active = Aktywna
mars-card-kind-event = Wydarzenie
mars-card-kind-corporation = Korporacja
mars-cost = { $cost } M€
mars-printed-cost = na karcie: { $cost } M€
mars-cost-each = po { $cost } M€

## The map

# $map is the name of a board, such as Tharsis.
mars-map-of = Mapa { $map }, 61 pól
mars-state-of-map = { $temperature } °C, tlen: { $oxygen }%, oceany: { $oceans }
mars-row = Rząd { $row }
mars-space = rząd { $row }, pole { $column }
mars-space-beside = rząd { $row }, obok: { $place }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = ląd
mars-ground-ocean = zarezerwowane na ocean
mars-ground-volcano = wulkan
mars-ground-noctis = zarezerwowane na Miasto Noctis
mars-no-bonus = bez premii
mars-bonus-steel = stal
mars-bonus-titanium = tytan
mars-bonus-plant = roślinność
mars-bonus-card = karta
mars-bonus-heat = ciepło
mars-bonus-oceanfor6 = ocean za 6 M€
mars-zoom-in = Powiększ
mars-zoom-out = Pomniejsz
mars-parameters = Wskaźniki globalne
mars-steps-to-go = { $count ->
    [0] maksimum
    [one] jeszcze { $count } poziom
    [few] jeszcze { $count } poziomy
   *[many] jeszcze { $count } poziomów
}
mars-oceans-of = { $count } z { $all }
mars-oceans-left = { $count ->
    [0] wszystkie na planszy
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
mars-passed = pas
mars-rating = współczynnik terraformacji
mars-hand = karty na ręce
mars-played = zagrane: { $count }
mars-points-now = punkty, gdyby gra skończyła się teraz
mars-vp-now = pkt teraz
mars-cities = miasta
mars-greeneries = zieleń
mars-cards-of = Karty: { $name }
mars-race = Tytuły i nagrody
mars-race-state = właściciel
mars-milestones = Tytuły
mars-milestones-worth = 5 pkt
mars-awards = Nagrody
mars-awards-worth = 5 lub 2 pkt
mars-awards-next = następna: { $price } M€
mars-claim = uzyskaj
mars-fund = ufunduj
mars-funded = ufundowana
mars-inspector = Szczegóły
mars-inspector-hint = Wskaż kartę, pole lub akcję, aby zobaczyć, co się zmieni.
mars-plays = { $name } zagrywa
mars-place-hint = Wybierz pole na mapie.
mars-compared = Porównaj pola
mars-compared-nothing = nic więcej
mars-compared-spaces = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = możesz uzyskać
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
    [yes] Zagraj kartę, wybierz akcję poniżej albo zakończ turę.
   *[no] Zagraj kartę, wybierz akcję poniżej albo spasuj.
}
mars-turn-open = Twoja tura jeszcze trwa: cofnij albo zakończ.
mars-action = akcja
mars-convert-plants = umieść zieleń
mars-convert-heat = podnieś temperaturę
mars-projects = Projekty
mars-pay = Zapłać
mars-worth = po { $worth } M€
mars-wasted = przepada { $count } M€
mars-take = Potwierdź
mars-stop-and-pass = Zakończ i spasuj
mars-last-generation = Ostatnie pokolenie
mars-last-short = ostatnie
mars-last-announced = To ostatnie pokolenie: po jego produkcji gra się kończy.
mars-place-here = Umieść tutaj
mars-order-ask = Kilka efektów naraz. Wybierz ich kolejność.
mars-order-list = Efekty od pierwszego do ostatniego
mars-order-hint = Przeciągnij albo przesuń strzałkami
mars-order-go = Zastosuj tę kolejność
mars-any-order = Nie pytaj więcej: dowolna kolejność
mars-any-order-off = Pytaj mnie znów o kolejność efektów
mars-sell = { $count ->
        [one] Sprzedaj { $count } kartę
        [few] Sprzedaj { $count } karty
       *[many] Sprzedaj { $count } kart
    }
mars-laid-out = Karty do wyboru
mars-dealt = Karty, które możesz potem kupić
mars-buying = { $count ->
    [one] { $count } karta za { $price } M€ (masz { $money } M€)
    [few] { $count } karty za { $price } M€ (masz { $money } M€)
   *[many] { $count } kart za { $price } M€ (masz { $money } M€)
}
mars-buy = { $count ->
        [one] Kup { $count } kartę za { $price } M€
        [few] Kup { $count } karty za { $price } M€
       *[many] Kup { $count } kart za { $price } M€
    }
mars-buy-none = Nic nie kupuj
mars-choose-card = Wybierz kartę
mars-choose-named = Wybierz: { $name }
mars-keep = { $count ->
    [one] Zachowaj 1 kartę
    [few] Zachowaj { $count } karty
    [many] Zachowaj { $count } kart
   *[other] Zachowaj { $count } karty
}
mars-keeping = wybrano { $count } z { $needed }
mars-peek = Pokaż planetę
mars-peek-back = Wróć do kart
mars-hand-of = { $count ->
    [one] Twoja ręka: { $count } karta, do zagrania { $playable }
    [few] Twoja ręka: { $count } karty, do zagrania { $playable }
   *[many] Twoja ręka: { $count } kart, do zagrania { $playable }
}
mars-hand-empty = Nie masz kart na ręce.
mars-playable = do zagrania: { $count }
mars-of = z { $count }
mars-filter = Pokaż
mars-filter-all = wszystkie
mars-filter-playable = do zagrania
mars-sort = Sortuj karty
mars-sort-playable = najpierw do zagrania
mars-sort-cost = według kosztu
mars-sort-tag = według symbolu

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = brakuje { $short } M€
mars-brief-parameter-too-low = { $parameter ->
    [temperature] { $is }, min. { $needs } °C
    [oxygen] tlen { $is } z { $needs }%
   *[oceans] oceany { $is } z { $needs }
}
mars-brief-parameter-too-high = { $parameter ->
    [temperature] { $is }, maks. { $needs } °C
    [oxygen] tlen { $is }, maks. { $needs }%
   *[oceans] oceany { $is }, maks. { $needs }
}
mars-brief-too-few-tags = symbole { $tag }: { $has } z { $needs }
mars-brief-too-little-production = { $resource ->
    [steel] produkcja stali { $has } z { $needs }
    [titanium] produkcja tytanu { $has } z { $needs }
    [plants] produkcja roślinności { $has } z { $needs }
    [energy] produkcja energii { $has } z { $needs }
    [heat] produkcja ciepła { $has } z { $needs }
   *[money] produkcja M€ { $has } z { $needs }
}
mars-brief-too-few-cities = miasta { $has } z { $needs }
mars-brief-too-few-greeneries = zieleń { $has } z { $needs }
mars-brief-too-little-stock = { $has } z { $needs }
mars-brief-too-few-tokens = zasoby { $has } z { $needs }
mars-brief-no-space = brak pola
mars-brief-no-claim = brak pola
mars-brief-nobody-to-reduce = brak celu
mars-brief-no-card-for-it = brak karty
mars-brief-rating-not-raised = WT bez zmian
mars-brief-not-reached = { $has } z { $needs }
mars-brief-none-left = wszystkie zajęte
mars-brief-too-late-to-pass = w następnej turze
mars-brief-already-used = użyto
mars-brief-empty-hand = brak kart

## MarsBot

mars-bot = MarsBot
mars-bot-table = Stół
mars-bot-open = Plansza MarsBota
mars-bot-about = Nie ma kart na ręce ani produkcji. W swojej turze odkrywa jedną kartę, a jej symbole przesuwają znaczniki na siedmiu torach.
mars-bot-tracks = Tory MarsBota: symbole na polach i położenie znaczników
mars-bot-here = Tu jest MarsBot
mars-bot-pushed-by = Aby cofnąć ten znacznik, obniż MarsBotowi tę produkcję: { $production }
mars-bot-if-ended = Gdyby gra skończyła się teraz
mars-bot-decks = Talie
mars-bot-action-deck = Talia akcji
mars-bot-action-deck-note = tyle tur zostało w tym pokoleniu
mars-bot-pile = Zagrane karty
mars-bot-pile-note = odkryte karty projektów
mars-bot-bonus-deck = Talia bonusowa
mars-bot-bonus-deck-note = co pokolenie jedna karta
mars-bot-bonus-discard = Odrzucone karty bonusowe
mars-bot-destroyed = Zniszczone
mars-bot-worth = Uwaga na { $track }. Następny symbol: { $icon }.
mars-bot-why = Dlaczego tak zrobił
mars-bot-turn-of = pok. { $generation }, tura { $turn } z { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = Poprzednia tura
mars-bot-turn-after = Następna tura
mars-bot-no-turn = MarsBot nie miał jeszcze tury.
mars-bot-between = Między turami MarsBota
mars-bot-effect = Efekt
mars-bot-steps = Kroki tej tury
mars-bot-step-of = krok { $step } z { $count }
mars-bot-step-by-step = Krok po kroku
mars-bot-step-back = Wstecz
mars-bot-step-on = Dalej
mars-bot-step-all = Całość
mars-bot-nothing-there = To pole nie ma symbolu.
mars-bot-spaces = { $count ->
        [one] zostaje { $count } pole
        [few] zostają { $count } pola
       *[many] zostaje { $count } pól
    }

## The end

mars-source-rating = Współczynnik terraformacji
mars-source-milestones = Tytuły
mars-source-awards = Nagrody
mars-source-greeneries = Zieleń
mars-source-cities = Miasta
mars-source-cards = Karty
mars-story-raised = Podniesione wskaźniki
mars-story-rating = Współczynnik terraformacji
mars-source-instance = Wcielenie neuronalne
mars-source-money = Pieniądze
mars-story-income = Dochód
mars-story-generation = pokolenie
mars-story-generation-by = Pokolenie po pokoleniu
