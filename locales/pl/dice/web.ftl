# The web table of the Dice Game.

dice-option-board-side-1 = strona 1
dice-option-board-side-2 = strona 2
dice-option-corporate-era-yes = Era korporacyjna
dice-option-promo-yes = zestaw dodatkowy

## Dice: one letter for each colour, all different

dice-letter-yellow = Ż
dice-letter-green = Z
dice-letter-blue = N
dice-letter-gray = S
dice-letter-red = C
# $colour is the name of a colour.
dice-die = { $symbol } (kolor kości: { $colour })
dice-roll-of = rzut jedną kością (kolor: { $colour })
dice-choice-of = kość z dowolną ścianką (kolor: { $colour })
dice-any-color = dowolny
dice-wild = znacznik uniwersalny
dice-points-now = { $points } pkt od razu
dice-points-end = { $points } pkt na koniec
dice-or = lub
dice-no-dice = brak kości
dice-my-dice = { $count ->
    [one] Twoje kości: { $count }
    [few] Twoje kości: { $count }
   *[many] Twoje kości: { $count }
}
dice-turn-this = Obróć tę kość: { $symbol }
dice-spare = Zachowaj tę kość i zapłać znacznikiem uniwersalnym
dice-spare-this = Zachowaj tę kość: { $symbol }
dice-kept = Zachowujesz:

## The board

dice-board = Planeta, 37 pól
# Where a space lies, and sentences that tell it so.
dice-place = rząd { $row }, pole { $column }
dice-row = Rząd { $row }
dice-source-place = { $space }
dice-do-place-at = Umieść tutaj: { $space }
dice-log-placed-at = { $tile ->
    [ocean] { $seat } umieszcza obszar oceanu: { $space } ({ $source }).
    [greenery] { $seat } umieszcza obszar zieleni: { $space } ({ $source }).
    [city] { $seat } umieszcza obszar miasta: { $space } ({ $source }).
   *[special] { $seat } umieszcza obszar specjalny: { $space } ({ $source }).
}
dice-space-tile = { $space }: { $tile }
dice-space-ocean = { $space }: zarezerwowane na ocean
dice-space-land = { $space }: ląd
dice-of = { $have } z { $all }
dice-bonus-cards = Karty bonusowe
# $standings is a list such as "Ada 5, Bruno 7".
dice-point-track = Punkty: { $standings }
dice-production = Produkcja
dice-place-here = Umieść tutaj

## Around it

dice-round = Runda { $round }
dice-turn-of = Tura { $turn } z { $turns }
dice-last-turns = { $count ->
        [one] Ostatnie tury: jeszcze { $count }
        [few] Ostatnie tury: jeszcze { $count }
       *[many] Ostatnie tury: jeszcze { $count }
    }
dice-complete = { $count ->
    [one] { $count } wskaźnik na maksimum
    [few] { $count } wskaźniki na maksimum
   *[many] { $count } wskaźników na maksimum
}
dice-players = Gracze
dice-hand = Ręka
dice-hand-empty = Nie masz kart na ręce.
dice-points = punkty
dice-played = zagrane: { $count }
dice-cards-of = Karty: { $name }
dice-no-corporation = jeszcze bez korporacji
dice-goals = Nagrody i tytuły
dice-awards = Nagrody
dice-milestones = Tytuły
dice-milestone-left = termin minął
dice-count-green = zielone: { $count }
dice-count-red = czerwone: { $count }
dice-count-blue = niebieskie: { $count }
dice-kind-red = Natychmiastowa
dice-kind-green = Produkcja
dice-kind-blue = Akcja
dice-kind-corporation = Korporacja
dice-kind-bonus = Bonusowa
dice-timing-support = Pomocnicza
dice-timing-main = Główna
dice-timing-free = Swobodna
dice-ready = gotowe: { $count }
dice-reconstructed = Nie ma publicznej listy kart tej gry. Karty ze znakiem = są zgodne z oryginałem, a ze znakiem ≈ częściowo; pozostałe są naszą rekonstrukcją.
dice-laid-out = Karty do wyboru
dice-plays = { $name } zagrywa

## Answering

dice-question = Pytanie
dice-production-turn = Tura produkcji
dice-step-keep = Zachowaj
dice-step-discard = Odrzuć
dice-step-draw = Dobierz
dice-step-roll = Rzuć
dice-take-die = Rzuć kością
dice-mains = Akcje główne
dice-blue-cards = Niebieskie karty, gotowe: { $count }
dice-payable = Stać cię
dice-payable-next = Stać cię po akcji pomocniczej
# $missing is a list such as "2 steel and 1 heat".
dice-lacks = Musisz mieć { $missing }
dice-support-again = Akcja główna: jeszcze jedna akcja pomocnicza
dice-forecast = { $points ->
    [one] { $points } punkt, gdyby gra skończyła się teraz
    [few] { $points } punkty, gdyby gra skończyła się teraz
   *[many] { $points } punktów, gdyby gra skończyła się teraz
}
dice-keys-die = kości do rzutu
dice-keys-turn = obrót kości
dice-keys-main = akcje główne
dice-keys-use = niebieskie karty

## The end

dice-source-points-track = Tor PZ
dice-source-points-milestones = Tytuły
dice-source-points-awards = Nagrody
dice-source-points-cards = Karty
dice-story-dice = Kości
dice-story-cards = Zagrane karty
