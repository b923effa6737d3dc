# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = met Corporate Era
mars-option-cards-standard = zonder Corporate Era
mars-option-draft-yes = draft
mars-option-initial-draft-yes = draft van de beginhand
mars-option-automa-yes = tegen MarsBot
mars-option-level-easy = makkelijk
mars-option-level-normal = normaal
mars-option-level-hard = moeilijk
mars-option-level-brutal = meedogenloos
mars-option-solo-goal-terraform = terraformen in 14 generaties
mars-option-solo-goal-rating-63 = een waarde van 63

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
mars-at-most = hoogstens { $value }
mars-card-kind-automated = Automatisch
mars-card-kind-active = Actief
mars-card-kind-event = Gebeurtenis
mars-card-kind-corporation = Concern
mars-cost = { $cost } M€
mars-printed-cost = gedrukt: { $cost } M€
mars-cost-each = { $cost } M€ per stuk

## The map

# $map is the name of a board, such as Tharsis.
mars-map-of = Kaart van { $map }, 61 vakken
mars-state-of-map = Het is { $temperature } °C, met { $oxygen }% zuurstof en oceanen: { $oceans }
mars-row = Rij { $row }
mars-space = rij { $row }, vak { $column }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = land
mars-ground-ocean = bestemd voor een oceaan
mars-ground-volcano = vulkaan
mars-ground-noctis = bestemd voor Noctis City
mars-no-bonus = geen bonus
mars-bonus-steel = staal
mars-bonus-titanium = titanium
mars-bonus-plant = plant
mars-bonus-card = kaart
mars-bonus-heat = warmte
mars-bonus-oceanfor6 = oceaan voor 6 M€
mars-zoom-in = Groter
mars-zoom-out = Kleiner
mars-parameters = Globale parameters
mars-steps-to-go = { $count ->
        [0] bereikt
        [one] nog { $count } stap
       *[other] nog { $count } stappen
    }
mars-oceans-of = { $count } van { $all }
mars-oceans-left = { $count ->
        [0] alle gelegd
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
mars-no-corporation = nog geen concern
mars-passed = gepast
mars-rating = terraformwaarde
mars-hand = kaarten in de hand
mars-played = { $count } gespeeld
mars-points-now = punten als het spel nu eindigde
mars-vp-now = punten nu
mars-cities = steden
mars-greeneries = groen
mars-cards-of = Kaarten van { $name }
mars-race = Mijlpalen en onderscheidingen
mars-race-state = wie het heeft
mars-milestones = Mijlpalen
mars-milestones-worth = 5 punten
mars-awards = Onderscheidingen
mars-awards-worth = 5 en 2 punten
mars-awards-next = volgende kost { $price } M€
mars-claim = claimen
mars-fund = financieren
mars-funded = betaald
mars-inspector = Waar je naar kijkt
mars-inspector-hint = Wijs een kaart, vak of actie aan: hier staat wat er zou veranderen.
mars-place-hint = Kies een vak op de kaart.
mars-compared = De vakken vergeleken
mars-compared-nothing = niets extra
mars-compared-spaces = { $count ->
        [one] { $count } vak
       *[other] { $count } vakken
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = op te eisen
mars-you-lead = jij leidt
mars-tabs = Weergaven
mars-tab-map = Kaart
mars-tab-hand = Hand
mars-tab-seats = Spelers
mars-tab-goals = Doelen
mars-tab-log = Verloop

## Answering

mars-question = Wat er gevraagd wordt
mars-action-ways = { $second ->
        [yes] Speel een kaart, kies een actie uit de balk, of laat het bij één.
       *[no] Speel een kaart, kies een actie uit de balk, of pas.
    }
mars-turn-open = Je beurt is nog open: neem iets terug of beëindig hem.
mars-action = actie
mars-convert-plants = in groen
mars-convert-heat = in temperatuur
mars-projects = Projecten
mars-pay = Betalen
mars-take = Kiezen
mars-place-here = Hier leggen
mars-order-ask = Meerdere effecten tegelijk: in welke volgorde?
mars-order-list = Effecten van eerste tot laatste
mars-order-hint = Sleep het, of verplaats het met de pijltjes
mars-order-go = In deze volgorde
mars-any-order = Altijd in willekeurige volgorde
mars-any-order-off = Vraag me weer naar de volgorde van effecten
mars-sell = { $count ->
        [one] { $count } kaart verkopen
       *[other] { $count } kaarten verkopen
    }
mars-laid-out = Kaarten om uit te kiezen
mars-dealt = Kaarten die je daarna mag kopen
mars-buying = { $count ->
        [one] { $count } kaart voor { $price } van { $money } M€
       *[other] { $count } kaarten voor { $price } van { $money } M€
    }
mars-buy = { $count ->
        [one] { $count } kaart kopen voor { $price } M€
       *[other] { $count } kaarten kopen voor { $price } M€
    }
mars-buy-none = Niets kopen
mars-hand-of = { $count ->
        [one] Je hand, { $count } kaart, { $playable } speelbaar
       *[other] Je hand, { $count } kaarten, { $playable } speelbaar
    }
mars-hand-empty = Je hand is leeg.
mars-playable = { $count } speelbaar
mars-of = van { $count }
mars-filter = Toon
mars-filter-all = alle kaarten
mars-filter-playable = speelbaar
mars-sort = Volgorde van de hand
mars-sort-playable = speelbaar eerst
mars-sort-cost = op prijs
mars-sort-tag = op symbool

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = { $short } M€ te kort
mars-brief-parameter-too-low = { $parameter ->
        [temperature] { $is } van { $needs } °C
        [oxygen] zuurstof { $is } van { $needs } %
       *[oceans] oceanen { $is } van { $needs }
    }
mars-brief-parameter-too-high = { $parameter ->
        [temperature] { $is }, hoogstens { $needs } °C
        [oxygen] zuurstof { $is }, hoogstens { $needs } %
       *[oceans] oceanen { $is }, hoogstens { $needs }
    }
mars-brief-too-few-tags = { $tag }: { $has } van { $needs }
mars-brief-too-little-production = { $what } { $has } van { $needs }
mars-brief-too-few-cities = steden { $has } van { $needs }
mars-brief-too-few-greeneries = groen { $has } van { $needs }
mars-brief-too-little-stock = { $has } van { $needs }
mars-brief-too-few-tokens = fiches { $has } van { $needs }
mars-brief-no-space = geen vlak
mars-brief-no-claim = geen vlak
mars-brief-nobody-to-reduce = geen doel
mars-brief-no-card-for-it = geen kaart past
mars-brief-rating-not-raised = TW niet verhoogd
mars-brief-not-reached = { $has } van { $needs }
mars-brief-none-left = geen meer
mars-brief-too-late-to-pass = volgende beurt
mars-brief-already-used = gebruikt
mars-brief-empty-hand = geen kaart

## MarsBot

mars-bot = MarsBot
mars-bot-table = Tafel
mars-bot-open = Zijn bord
mars-bot-about = Geen hand, geen productie. Per beurt draait hij één kaart om en zet hij de labels ervan verder op zeven sporen.
mars-bot-tracks = De sporen van MarsBot: wat elk vak toont en waar zijn fiches staan
mars-bot-here = Hier staat MarsBot
mars-bot-pushed-by = Wie deze productie verlaagt, zet het spoor terug: { $production }
mars-bot-if-ended = Als het nu afliep
mars-bot-decks = Stapels
mars-bot-action-deck = Actiestapel
mars-bot-action-deck-note = beurten over in deze generatie
mars-bot-pile = Gespeelde kaarten
mars-bot-pile-note = projectkaarten die hij omdraaide
mars-bot-bonus-deck = Bonusstapel
mars-bot-bonus-deck-note = elke generatie komt er een bij
mars-bot-bonus-discard = Afgelegde bonuskaarten
mars-bot-destroyed = Vernietigd
mars-bot-worth = Goed om te weten wat zijn volgende stap brengt ({ $track }): { $icon }.
mars-bot-why = Waarom hij dat deed
mars-bot-turn-of = gen. { $generation }, beurt { $turn } van { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = De vorige beurt
mars-bot-turn-after = De volgende beurt
mars-bot-no-turn = MarsBot is nog niet aan de beurt geweest.
mars-bot-between = Buiten zijn beurten
mars-bot-effect = Effect
mars-bot-steps = Stappen van zijn beurt
mars-bot-step-of = stap { $step } van { $count }
mars-bot-step-by-step = Stap voor stap
mars-bot-step-back = Terug
mars-bot-step-on = Verder
mars-bot-step-all = Alles
mars-bot-nothing-there = Daar staat niets.
mars-bot-spaces = { $count ->
        [one] nog { $count } vlak over
       *[other] nog { $count } vlakken over
    }

## The end

mars-source-rating = Waarde
mars-source-milestones = Mijlpalen
mars-source-awards = Onderscheidingen
mars-source-greeneries = Groen
mars-source-cities = Steden
mars-source-cards = Kaarten
mars-source-instance = Neurale instantie
mars-source-money = Geld
mars-story-raised = Verhoogde parameters
mars-story-rating = Waarde
mars-story-income = Inkomen
mars-story-generation = generatie
