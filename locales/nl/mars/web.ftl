# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = met Corporatie Tijdperk
mars-option-cards-standard = zonder Corporatie Tijdperk
mars-option-draft-yes = draft
mars-option-initial-draft-yes = draft van de starthand
mars-option-automa-yes = tegen MarsBot
mars-option-level-easy = makkelijk
mars-option-level-normal = normaal
mars-option-level-hard = moeilijk
mars-option-level-brutal = meedogenloos
mars-option-solo-goal-terraform = terraformen in 14 generaties
mars-option-solo-goal-rating-63 = terraformwaarde van 63

## Words and signs

mars-name-mc = M€
mars-name-steel = staal
mars-name-titanium = titanium
mars-name-plants = planten
mars-name-energy = energie
mars-name-heat = warmte
mars-or = of
mars-points = punten
# $value is a limit, such as 7 %.
mars-at-most = max. { $value }
mars-card-kind-automated = Automatisch
mars-card-kind-active = Actief
mars-card-kind-event = Evenement
mars-card-kind-corporation = Corporatie
mars-cost = { $cost } M€
mars-printed-cost = gedrukt: { $cost } M€
mars-cost-each = { $cost } M€ per stuk

## The map

# $map is the name of a board, such as Tharsis.
mars-map-of = Marskaart { $map }, 61 vlakken
mars-state-of-map = { $temperature } °C, zuurstof: { $oxygen }%, oceanen: { $oceans }
mars-row = Rij { $row }
mars-space = rij { $row }, vlak { $column }
mars-space-beside = rij { $row }, naast { $place }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = land
mars-ground-ocean = gereserveerd voor een oceaan
mars-ground-volcano = vulkaan
mars-ground-noctis = gereserveerd voor Noctis stad
mars-no-bonus = geen bonus
mars-bonus-steel = staal
mars-bonus-titanium = titanium
mars-bonus-plant = plant
mars-bonus-card = kaart
mars-bonus-heat = warmte
mars-bonus-oceanfor6 = oceaan voor 6 M€
mars-zoom-in = Inzoomen
mars-zoom-out = Uitzoomen
mars-parameters = Algemene parameters
mars-steps-to-go = { $count ->
    [0] op maximum
    [one] nog { $count } stap
   *[other] nog { $count } stappen
}
mars-oceans-of = { $count } van { $all }
mars-oceans-left = { $count ->
    [0] allemaal geplaatst
    [one] nog { $count } oceaan
   *[other] nog { $count } oceanen
}

## Around it

mars-generation = Generatie
mars-generation-number = generatie { $number }
mars-generation-short = Gen.
mars-phase-research = Onderzoek
mars-phase-actions = Acties
mars-phase-production = Productie
mars-in-deck = in de stapel
mars-no-corporation = nog geen corporatie
mars-passed = gepast
mars-rating = terraformwaarde
mars-hand = kaarten in de hand
mars-played = { $count } gespeeld
mars-points-now = punten als het spel nu zou eindigen
mars-vp-now = punten nu
mars-cities = steden
mars-greeneries = groen
mars-cards-of = Kaarten van { $name }
mars-race = Mijlpalen en onderscheidingen
mars-race-state = eigenaar
mars-milestones = Mijlpalen
mars-milestones-worth = 5 punten
mars-awards = Onderscheidingen
mars-awards-worth = 5 of 2 punten
mars-awards-next = volgende: { $price } M€
mars-claim = claimen
mars-fund = financieren
mars-funded = gefinancierd
mars-inspector = Details
mars-inspector-hint = Wijs een kaart, vlak of actie aan om te zien wat er verandert.
mars-plays = { $name } speelt
mars-place-hint = Kies een vlak op het bord.
mars-compared = Vlakken vergelijken
mars-compared-nothing = niets extra’s
mars-compared-spaces = { $count ->
    [one] { $count } vlak
   *[other] { $count } vlakken
}
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = te claimen
mars-you-lead = je staat voor
mars-tabs = Weergaven
mars-tab-map = Bord
mars-tab-hand = Hand
mars-tab-seats = Spelers
mars-tab-goals = Doelen
mars-tab-log = Verslag

## Answering

mars-question = Vraag
mars-action-ways = { $second ->
    [yes] Speel een kaart, kies hieronder een actie, of beëindig je beurt.
   *[no] Speel een kaart, kies hieronder een actie, of pas.
}
mars-turn-open = Je beurt is nog niet voorbij: maak iets ongedaan of beëindig je beurt.
mars-action = actie
mars-convert-plants = groentegel plaatsen
mars-convert-heat = temperatuur verhogen
mars-projects = Projecten
mars-pay = Betalen
mars-worth = { $worth } M€ per stuk
mars-wasted = { $count } M€ verspild
mars-take = Bevestigen
mars-stop-and-pass = Beëindigen en passen
mars-last-generation = Laatste generatie
mars-last-short = laatste
mars-last-announced = Dit is de laatste generatie: na de productie is het spel afgelopen.
mars-place-here = Hier plaatsen
mars-order-ask = Er treden meerdere effecten tegelijk op. Kies de volgorde.
mars-order-list = Effecten van eerste tot laatste
mars-order-hint = Sleep, of verplaats met de pijltjes
mars-order-go = Deze volgorde gebruiken
mars-any-order = Niet meer vragen: elke volgorde is goed
mars-any-order-off = Vraag weer naar de volgorde van effecten
mars-sell = { $count ->
        [one] { $count } kaart verkopen
       *[other] { $count } kaarten verkopen
    }
mars-laid-out = Kaarten om uit te kiezen
mars-dealt = Kaarten die je daarna kunt kopen
mars-buying = { $count ->
    [one] { $count } kaart voor { $price } M€ (je hebt { $money } M€)
   *[other] { $count } kaarten voor { $price } M€ (je hebt { $money } M€)
}
mars-buy = { $count ->
        [one] { $count } kaart kopen voor { $price } M€
       *[other] { $count } kaarten kopen voor { $price } M€
    }
mars-buy-none = Niets kopen
mars-choose-card = Kies een kaart
mars-choose-named = Kies { $name }
mars-keep = { $count ->
    [one] 1 kaart houden
   *[other] { $count } kaarten houden
}
mars-keeping = { $count } van { $needed } gekozen
mars-peek = Planeet bekijken
mars-peek-back = Terug naar de kaarten
mars-hand-of = { $count ->
    [one] Je hand: { $count } kaart, { $playable } speelbaar
   *[other] Je hand: { $count } kaarten, { $playable } speelbaar
}
mars-hand-empty = Je hand is leeg.
mars-playable = { $count } speelbaar
mars-of = van { $count }
mars-filter = Toon
mars-filter-all = alle kaarten
mars-filter-playable = speelbaar
mars-sort = Hand sorteren
mars-sort-playable = speelbare eerst
mars-sort-cost = op kosten
mars-sort-tag = op label

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = { $short } M€ tekort
mars-brief-parameter-too-low = { $parameter ->
    [temperature] { $is }, min. { $needs } °C
    [oxygen] zuurstof { $is } van { $needs }%
   *[oceans] oceanen { $is } van { $needs }
}
mars-brief-parameter-too-high = { $parameter ->
    [temperature] { $is }, max. { $needs } °C
    [oxygen] zuurstof { $is }, max. { $needs }%
   *[oceans] oceanen { $is }, max. { $needs }
}
mars-brief-too-few-tags = { $tag }labels: { $has } van { $needs }
mars-brief-too-little-production = { $resource ->
    [steel] staalproductie { $has } van { $needs }
    [titanium] titaniumproductie { $has } van { $needs }
    [plants] plantenproductie { $has } van { $needs }
    [energy] energieproductie { $has } van { $needs }
    [heat] warmteproductie { $has } van { $needs }
   *[money] M€-productie { $has } van { $needs }
}
mars-brief-too-few-cities = steden { $has } van { $needs }
mars-brief-too-few-greeneries = groentegels { $has } van { $needs }
mars-brief-too-little-stock = { $has } van { $needs }
mars-brief-too-few-tokens = grondstoffen { $has } van { $needs }
mars-brief-no-space = geen vlak vrij
mars-brief-no-claim = geen vlak vrij
mars-brief-nobody-to-reduce = geen doel
mars-brief-no-card-for-it = geen passende kaart
mars-brief-rating-not-raised = TW niet verhoogd
mars-brief-not-reached = { $has } van { $needs }
mars-brief-none-left = niets meer vrij
mars-brief-too-late-to-pass = volgende beurt
mars-brief-already-used = gebruikt
mars-brief-empty-hand = geen kaarten

## MarsBot

mars-bot = MarsBot
mars-bot-table = Tafel
mars-bot-open = Bord van MarsBot
mars-bot-about = MarsBot heeft geen hand en geen productie. Elke beurt onthult hij één kaart, en de labels daarop verplaatsen zijn blokjes op zeven sporen.
mars-bot-tracks = De sporen van MarsBot, met het symbool op elk vakje en zijn blokjes
mars-bot-here = MarsBot is hier
mars-bot-pushed-by = Verlaag deze productie van MarsBot om dit spoor terug te zetten: { $production }
mars-bot-if-ended = Als het spel nu zou eindigen
mars-bot-decks = Stapels
mars-bot-action-deck = Actiestapel
mars-bot-action-deck-note = beurten over in deze generatie
mars-bot-pile = Gespeelde kaarten
mars-bot-pile-note = projectkaarten die hij heeft onthuld
mars-bot-bonus-deck = Bonusstapel
mars-bot-bonus-deck-note = elke generatie één kaart
mars-bot-bonus-discard = Afgelegde bonuskaarten
mars-bot-destroyed = Vernietigd
mars-bot-worth = Let op het { $track }. Volgend symbool: { $icon }.
mars-bot-why = Waarom hij dat deed
mars-bot-turn-of = gen. { $generation }, beurt { $turn } van { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = Vorige beurt
mars-bot-turn-after = Volgende beurt
mars-bot-no-turn = MarsBot is nog niet aan de beurt geweest.
mars-bot-between = Tussen zijn beurten
mars-bot-effect = Effect
mars-bot-steps = Stappen van deze beurt
mars-bot-step-of = stap { $step } van { $count }
mars-bot-step-by-step = Stap voor stap
mars-bot-step-back = Terug
mars-bot-step-on = Verder
mars-bot-step-all = Alles
mars-bot-nothing-there = Dat vakje heeft geen symbool.
mars-bot-spaces = { $count ->
        [one] nog { $count } vlak over
       *[other] nog { $count } vlakken over
    }

## The end

mars-source-rating = Terraformwaarde
mars-source-milestones = Mijlpalen
mars-source-awards = Onderscheidingen
mars-source-greeneries = Groen
mars-source-cities = Steden
mars-source-cards = Kaarten
mars-source-instance = Neurale instantie
mars-source-money = Geld
mars-story-raised = Verhoogde parameters
mars-story-rating = Terraformwaarde
mars-story-income = Inkomen
mars-story-generation = generatie
mars-story-generation-by = Per generatie
