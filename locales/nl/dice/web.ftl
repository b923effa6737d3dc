# The web table of the Dice Game.

dice-option-board-side-1 = kant 1
dice-option-board-side-2 = kant 2
dice-option-corporate-era-yes = Corporatie Tijdperk
dice-option-promo-yes = promopack

## Dice: one letter for each colour, all different

dice-letter-yellow = E
dice-letter-green = G
dice-letter-blue = B
dice-letter-gray = S
dice-letter-red = R
# $colour is the name of a colour.
dice-die = { $symbol }, dobbelsteen: { $colour }
dice-roll-of = rol één dobbelsteen: { $colour }
dice-choice-of = dobbelsteen met een zijde naar keuze: { $colour }
dice-any-color = kleur naar keuze
dice-wild = jokerfiche
dice-points-now = { $points ->
    [one] { $points } punt nu
   *[other] { $points } punten nu
}
dice-points-end = { $points ->
    [one] { $points } punt aan het einde
   *[other] { $points } punten aan het einde
}
dice-or = of
dice-no-dice = geen dobbelstenen
dice-my-dice = { $count ->
    [one] Je dobbelstenen: { $count }
   *[other] Je dobbelstenen: { $count }
}
dice-turn-this = Draai deze dobbelsteen: { $symbol }
dice-spare = Houd deze dobbelsteen en betaal met een jokerfiche
dice-spare-this = Houd deze dobbelsteen: { $symbol }
dice-kept = Je houdt:

## The board

dice-board = De planeet, 37 vlakken
# Where a space lies, and sentences that tell it so.
dice-place = rij { $row }, vlak { $column }
dice-row = Rij { $row }
dice-source-place = { $space }
dice-do-place-at = Hier plaatsen: { $space }
dice-log-placed-at = { $tile ->
    [ocean] { $seat } plaatst een oceaantegel: { $space } ({ $source }).
    [greenery] { $seat } plaatst een groentegel: { $space } ({ $source }).
    [city] { $seat } plaatst een stadstegel: { $space } ({ $source }).
   *[special] { $seat } plaatst een speciale tegel: { $space } ({ $source }).
}
dice-space-tile = { $space }: { $tile }
dice-space-ocean = { $space }: gereserveerd voor een oceaan
dice-space-land = { $space }: land
dice-of = { $have } van { $all }
dice-bonus-cards = Bonuskaarten
# $standings is a list such as "Ada 5, Bruno 7".
dice-point-track = Punten: { $standings }
dice-production = Productie
dice-place-here = Hier plaatsen

## Around it

dice-round = Ronde { $round }
dice-turn-of = Beurt { $turn } van { $turns }
dice-last-turns = { $count ->
        [one] Laatste beurten: nog { $count }
       *[other] Laatste beurten: nog { $count }
    }
dice-complete = { $count ->
    [one] { $count } parameter op maximum
   *[other] { $count } parameters op maximum
}
dice-players = Spelers
dice-hand = Hand
dice-hand-empty = Je hand is leeg.
dice-points = punten
dice-played = { $count } gespeeld
dice-cards-of = Kaarten van { $name }
dice-no-corporation = nog geen corporatie
dice-goals = Onderscheidingen en mijlpalen
dice-awards = Onderscheidingen
dice-milestones = Mijlpalen
dice-milestone-left = verlopen
dice-count-green = { $count } groen
dice-count-red = { $count } rood
dice-count-blue = { $count } blauw
dice-kind-red = Direct
dice-kind-green = Productie
dice-kind-blue = Actie
dice-kind-corporation = Corporatie
dice-kind-bonus = Bonus
dice-timing-support = Ondersteuning
dice-timing-main = Hoofdactie
dice-timing-free = Gratis
dice-ready = { $count } beschikbaar
dice-reconstructed = Er is geen openbare lijst van de kaarten van dit spel. Kaarten met = zijn zoals gedrukt, kaarten met ≈ deels; alle andere zijn onze reconstructie.
dice-laid-out = Kaarten om uit te kiezen
dice-plays = { $name } speelt

## Answering

dice-question = Vraag
dice-production-turn = Productiebeurt
dice-step-keep = Houden
dice-step-discard = Afleggen
dice-step-draw = Trekken
dice-step-roll = Rollen
dice-take-die = Rol een dobbelsteen
dice-mains = Hoofdacties
dice-blue-cards = Blauwe kaarten: { $count } beschikbaar
dice-payable = Betaalbaar
dice-payable-next = Betaalbaar na een ondersteuningsactie
# $missing is a list such as "2 steel and 1 heat".
dice-lacks = Tekort: { $missing }
dice-support-again = Hoofdactie: nog een ondersteuningsactie
dice-forecast = { $points ->
    [one] { $points } punt als het spel nu zou eindigen
   *[other] { $points } punten als het spel nu zou eindigen
}
dice-keys-die = dobbelstenen die je kunt rollen
dice-keys-turn = dobbelsteen draaien
dice-keys-main = hoofdacties
dice-keys-use = blauwe kaarten

## The end

dice-source-points-track = Scorespoor
dice-source-points-milestones = Mijlpalen
dice-source-points-awards = Onderscheidingen
dice-source-points-cards = Kaarten
dice-story-dice = Dobbelstenen
dice-story-cards = Gespeelde kaarten
