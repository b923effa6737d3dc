# The web table of the Dice Game.

dice-option-board-side-1 = kant 1
dice-option-board-side-2 = kant 2
dice-option-corporate-era-yes = Corporate Era
dice-option-promo-yes = promopakket

## Dice: one letter for each colour, all different

dice-letter-yellow = E
dice-letter-green = G
dice-letter-blue = B
dice-letter-gray = S
dice-letter-red = R
# $colour is the name of a colour.
dice-die = { $symbol }, dobbelsteen: { $colour }
dice-roll-of = gooi één dobbelsteen: { $colour }
dice-choice-of = dobbelsteen met een vlak naar keuze: { $colour }
dice-any-color = elke kleur
dice-wild = joker
dice-points-now = { $points } punten nu
dice-points-end = { $points } punten aan het eind
dice-or = of
dice-no-dice = geen dobbelstenen
dice-my-dice = { $count ->
        [one] Je dobbelstenen, { $count }
       *[other] Je dobbelstenen, { $count }
    }
dice-turn-this = Draai deze dobbelsteen: { $symbol }
dice-spare = Houd deze dobbelsteen: betaal met een jokerfiche
dice-spare-this = Houd deze dobbelsteen: { $symbol }
dice-kept = Blijven:

## The board

dice-board = De planeet, 37 vakken
dice-space-tile = { $space }: { $tile }
dice-space-ocean = { $space }: bestemd voor een oceaan
dice-space-land = { $space }: land
dice-of = { $have } van { $all }
dice-bonus-cards = Bonuskaarten
# $standings is a list such as "Ada 5, Bruno 7".
dice-point-track = Puntenspoor: { $standings }
dice-production = Productie
dice-place-here = Hier leggen

## Around it

dice-round = Ronde { $round }
dice-turn-of = Beurt { $turn } van { $turns }
dice-last-turns = { $count ->
        [one] Laatste beurten: nog { $count }
       *[other] Laatste beurten: nog { $count }
    }
dice-players = Spelers
dice-hand = Hand
dice-hand-empty = Je hand is leeg.
dice-points = punten
dice-played = { $count } gespeeld
dice-cards-of = Kaarten van { $name }
dice-no-corporation = nog geen concern
dice-goals = Onderscheidingen en mijlpalen
dice-awards = Onderscheidingen
dice-milestones = Mijlpalen
dice-milestone-left = tijd om
dice-count-green = { $count } groen
dice-count-red = { $count } rood
dice-count-blue = { $count } blauw
dice-kind-red = Meteen
dice-kind-green = Productie
dice-kind-blue = Actie
dice-kind-corporation = Concern
dice-kind-bonus = Bonus
dice-timing-support = Hulp
dice-timing-main = Hoofd
dice-timing-free = Vrij
dice-ready = { $count } klaar
dice-laid-out = Kaarten om uit te kiezen

## Answering

dice-question = Wat er gevraagd wordt
dice-production-turn = Productiebeurt
dice-take-die = Neem een dobbelsteen en gooi hem
dice-mains = Hoofdacties
dice-blue-cards = Blauwe kaarten, { $count } klaar
dice-payable = Te betalen
dice-payable-next = Straks te betalen
# $missing is a list such as "2 steel and 1 heat".
dice-lacks = Mist { $missing }
dice-support-again = Nog een ondersteuningsactie
dice-keys-die = naar de dobbelstenen die je kunt nemen
dice-keys-turn = naar het draaien van dobbelstenen
dice-keys-main = naar de hoofdacties
dice-keys-use = naar de blauwe kaarten

## The end

dice-source-points-track = Spoor
dice-source-points-milestones = Mijlpalen
dice-source-points-awards = Onderscheidingen
dice-source-points-cards = Kaarten
dice-story-dice = Dobbelstenen
dice-story-cards = Gespeelde kaarten
