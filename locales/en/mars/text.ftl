# The generated text of Mars: names of things, and the sentences that cards are made of.
# A message that begins in lower case is a part of a sentence; CAPITALIZE makes it begin one.
# $resource, $token, $tag, $tile, $parameter and $kind are words of the game, as in the data files.

## Names: resources, production, tokens on cards

mars-resource-money = M€
mars-resource-steel = steel
mars-resource-titanium = titanium
mars-resource-plants = plants
mars-resource-energy = energy
mars-resource-heat = heat

mars-production-money = M€ production
mars-production-steel = steel production
mars-production-titanium = titanium production
mars-production-plants = plant production
mars-production-energy = energy production
mars-production-heat = heat production

mars-token-animal = animals
mars-token-microbe = microbes
mars-token-science = science resources
mars-token-fighter = fighters

## Names: tags, kinds of cards, sets

mars-tag-building = building tag
mars-tag-space = space tag
mars-tag-power = power tag
mars-tag-science = science tag
mars-tag-jupiter = Jovian tag
mars-tag-earth = Earth tag
mars-tag-plant = plant tag
mars-tag-microbe = microbe tag
mars-tag-animal = animal tag
mars-tag-city = city tag

mars-kind-automated = automated card
mars-kind-active = active card
mars-kind-event = event card

mars-set-base = base game
mars-set-corporate-era = Corporate Era

## Names: parameters, tiles, standard projects, space bonuses

mars-parameter-temperature = temperature
mars-parameter-oxygen = oxygen
mars-parameter-oceans = oceans

mars-tile-ocean = ocean
mars-tile-greenery = greenery
mars-tile-city = city
mars-tile-capital = { mars-card-capital }
mars-tile-commercial-district = { mars-card-commercial-district }
mars-tile-ecological-zone = { mars-card-ecological-zone }
mars-tile-industrial-center = { mars-card-industrial-center }
mars-tile-lava-flows = { mars-card-lava-flows }
mars-tile-mining-area = { mars-card-mining-area }
mars-tile-mining-rights = { mars-card-mining-rights }
mars-tile-mohole-area = { mars-card-mohole-area }
mars-tile-natural-preserve = { mars-card-natural-preserve }
mars-tile-nuclear-zone = { mars-card-nuclear-zone }
mars-tile-restricted-area = { mars-card-restricted-area }

mars-project-sell-patents = Sell Patents
mars-project-power-plant = Power Plant
mars-project-asteroid = Asteroid
mars-project-aquifer = Aquifer
mars-project-greenery = Greenery
mars-project-city = City

mars-icon-steel = 1 steel
mars-icon-titanium = 1 titanium
mars-icon-plant = 1 plant
mars-icon-card = 1 card
mars-icon-heat = 1 heat
mars-icon-ocean-for-6 = an ocean for 6 M€

## Names: boards, spaces, milestones, awards

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium

mars-place-noctis = Noctis City
mars-place-phobos = Phobos
mars-place-ganymede = Ganymede
mars-place-arsia-mons = Arsia Mons
mars-place-ascraeus-mons = Ascraeus Mons
mars-place-elysium-mons = Elysium Mons
mars-place-hecates-tholus = Hecates Tholus
mars-place-noctis-city = { mars-place-noctis }
mars-place-olympus-mons = Olympus Mons
mars-place-pavonis-mons = Pavonis Mons
mars-place-south-pole = South Pole
mars-place-tharsis-tholus = Tharsis Tholus

mars-milestone-terraformer = Terraformer
mars-milestone-mayor = Mayor
mars-milestone-gardener = Gardener
mars-milestone-builder = Builder
mars-milestone-planner = Planner
mars-milestone-diversifier = Diversifier
mars-milestone-tactician = Tactician
mars-milestone-polar-explorer = Polar Explorer
mars-milestone-energizer = Energizer
mars-milestone-rim-settler = Rim Settler
mars-milestone-generalist = Generalist
mars-milestone-specialist = Specialist
mars-milestone-ecologist = Ecologist
mars-milestone-tycoon = Tycoon
mars-milestone-legend = Legend

mars-award-landlord = Landlord
mars-award-banker = Banker
mars-award-scientist = Scientist
mars-award-thermalist = Thermalist
mars-award-miner = Miner
mars-award-cultivator = Cultivator
mars-award-magnate = Magnate
mars-award-space-baron = Space Baron
mars-award-excentric = Excentric
mars-award-contractor = Contractor
mars-award-celebrity = Celebrity
mars-award-industrialist = Industrialist
mars-award-desert-settler = Desert Settler
mars-award-estate-dealer = Estate Dealer
mars-award-benefactor = Benefactor

## How sentences are put together

mars-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
# Sentences of one paragraph.
mars-text-next = { $first } { $next }
    .short = { $first }; { $next }
mars-text-action = Action: { $text }
mars-text-or-action = { $first } Or: { $next }
    .short = { $first }; or: { $next }
mars-text-ongoing = Effect: { $text }
# Several commands, joined by "and".
mars-text-all = { $parts }
mars-text-comma = { $first }, { $next }
# Words: steel or titanium.
mars-text-or = { $first } or { $next }
# Commands: gain 3 plants, or draw a card.
mars-text-or-do = { $first }, or { $next }
mars-text-then = { $first }, then { $next }
mars-text-may = you may { $do }
mars-text-if = if { $condition }, { $then }
    .short = if { $condition }: { $then }
mars-text-otherwise = { $first }; otherwise { $otherwise }
    .short = { $first }; else { $otherwise }
# What is paid, and what you get for it.
mars-text-deal = { $cost } → { $gain }
# What a standing effect waits for, and what happens then.
mars-text-whenever = { $first }, { $next }
    .short = { $first }: { $next }
# After something counted or waited for of which the card itself is a part.
mars-text-counting-itself = { $what }, including this
    .short = { $what } (incl. this)

## Amounts

# What you gain or spend.
mars-text-amount = { $resource ->
    [steel] { $count } steel
    [titanium] { $count } titanium
    [plants] { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
    [energy] { $count } energy
    [heat] { $count } heat
   *[money] { $count } M€
}
mars-text-up-to = { $resource ->
    [steel] up to { $count } steel
    [titanium] up to { $count } titanium
    [plants] { $count ->
        [one] up to { $count } plant
       *[other] up to { $count } plants
    }
    [energy] up to { $count } energy
    [heat] up to { $count } heat
   *[money] up to { $count } M€
}
# After "any amount of" and "the same amount of".
mars-text-units = { $resource ->
    [steel] steel
    [titanium] titanium
    [plants] plants
    [energy] energy
    [heat] heat
   *[money] M€
}
# After "pay with".
mars-text-means = { $resource ->
    [steel] steel
    [titanium] titanium
    [plants] plants
    [energy] energy
    [heat] heat
   *[money] M€
}
# After "raise your" and "lower your".
mars-text-own-production = { $resource ->
    [steel] steel production
    [titanium] titanium production
    [plants] plant production
    [energy] energy production
    [heat] heat production
   *[money] M€ production
}
mars-text-production-up = { $production } by { $count }
    .short = { $production } +{ $count }
mars-text-production-down = { $production } by { $count }
    .short = { $production } −{ $count }
mars-text-tokens = { $token ->
    [animal] { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
    [microbe] { $count ->
        [one] { $count } microbe
       *[other] { $count } microbes
    }
    [science] { $count ->
        [one] { $count } science resource
       *[other] { $count } science resources
    }
    [fighter] { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
   *[any] { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
}
# What you place.
mars-text-tiles = { $tile ->
    [ocean] { $count ->
        [one] an ocean
       *[other] { $count } oceans
    }
    [greenery] { $count ->
        [one] a greenery
       *[other] { $count } greeneries
    }
   *[city] { $count ->
        [one] a city
       *[other] { $count } cities
    }
}
    .short = { $tile ->
        [ocean] { $count ->
            [one] ocean
           *[other] { $count } oceans
        }
        [greenery] { $count ->
            [one] greenery
           *[other] { $count } greeneries
        }
       *[city] { $count ->
            [one] city
           *[other] { $count } cities
        }
    }
mars-text-special-tile = the { $tile } tile
    .short = { $tile } tile
mars-text-special-city = the { $tile } tile (a city)
    .short = { $tile } tile (city)
# A tag's own word, before the word "tag".
mars-text-tag = { $tag ->
    [building] building
    [space] space
    [power] power
    [science] science
    [jupiter] Jovian
    [earth] Earth
    [plant] plant
    [microbe] microbe
    [animal] animal
   *[city] city
}
mars-text-tags-comma = { $first }, { $next }
mars-text-tags-or = { $first } or { $next }

## Commands: production

mars-text-raise-production = raise your { $what }
    .short = { $what }
mars-text-lower-production = lower your { $what }
    .short = { $what }
mars-text-raise-production-per = raise your { $what } { $per }
    .short = { $what } { $per }
mars-text-reduce-any = { $resource ->
    [steel] lower any player’s steel production by { $count }
    [titanium] lower any player’s titanium production by { $count }
    [plants] lower any player’s plant production by { $count }
    [energy] lower any player’s energy production by { $count }
    [heat] lower any player’s heat production by { $count }
   *[money] lower any player’s M€ production by { $count }
}
    .short = { $resource ->
        [steel] steel production −{ $count } (any player)
        [titanium] titanium production −{ $count } (any player)
        [plants] plant production −{ $count } (any player)
        [energy] energy production −{ $count } (any player)
        [heat] heat production −{ $count } (any player)
       *[money] M€ production −{ $count } (any player)
    }
mars-text-production-of-bonus = raise your production of one resource printed there ({ $resources }) by 1
    .short = production +1 of a resource printed there ({ $resources })
mars-text-convert-production = lower your { $from } by any amount (at least 1) and raise your { $to } by the same amount
    .short = { $from } −X → { $to } +X
mars-text-copy-production = repeat the production changes of one of your building cards

## Commands: resources

mars-text-gain = gain { $what }
    .short = { $what }
mars-text-gain-per = gain { $what } { $per }
    .short = { $what } { $per }
mars-text-spend = spend { $what }
    .short = −{ $what }
mars-text-pay = pay { $money }
    .short = −{ $money }
mars-text-pay-with = pay { $money } (you may also pay with { $means })
    .short = −{ $money } (or { $means })
mars-text-exchange = spend any amount of { $from } (at least 1) and gain the same amount of { $to }
    .short = X { $from } → X { $to }
mars-text-remove-any = remove { $amount } from any player
    .short = any player loses { $amount }
mars-text-steal-any = steal { $amount } from any player
    .short = steal { $amount }
mars-text-flood-neighbour = remove { $amount } from an opponent who owns a tile next to that ocean
    .short = an opponent next to that ocean loses { $amount }

## Commands: tokens on cards

mars-text-add-here = add { $amount } to this card
    .short = add { $amount } here
mars-text-spend-here = spend { $amount } from this card
    .short = −{ $amount } here
mars-text-add-tokens = add { $amount } to one of your cards
    .short = add { $amount } to a card
mars-text-add-to-other = add { $amount } to another of your cards
    .short = add { $amount } to another card
mars-text-add-to-holder = add { $amount } to one of your cards that already holds resources
    .short = add { $amount } to a card with resources
mars-text-add-to-played = { $count ->
    [one] add { $count } animal or { $count } microbe to the card you play, if it can hold it
   *[other] add { $count } animals or { $count } microbes to the card you play, if it can hold them
}
    .short = { $count ->
        [one] add { $count } animal or microbe to the card you play
       *[other] add { $count } animals or microbes to the card you play
    }
mars-text-remove-tokens = { $token ->
    [animal] { $count ->
        [one] remove up to { $count } animal from any one player’s cards
       *[other] remove up to { $count } animals from any one player’s cards
    }
    [microbe] { $count ->
        [one] remove up to { $count } microbe from any one player’s cards
       *[other] remove up to { $count } microbes from any one player’s cards
    }
    [science] { $count ->
        [one] remove up to { $count } science resource from any one player’s cards
       *[other] remove up to { $count } science resources from any one player’s cards
    }
   *[fighter] { $count ->
        [one] remove up to { $count } fighter from any one player’s cards
       *[other] remove up to { $count } fighters from any one player’s cards
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] any player loses up to { $count } animal
           *[other] any player loses up to { $count } animals
        }
        [microbe] { $count ->
            [one] any player loses up to { $count } microbe
           *[other] any player loses up to { $count } microbes
        }
        [science] { $count ->
            [one] any player loses up to { $count } science resource
           *[other] any player loses up to { $count } science resources
        }
       *[fighter] { $count ->
            [one] any player loses up to { $count } fighter
           *[other] any player loses up to { $count } fighters
        }
    }
mars-text-take-token = remove { $amount } from any card
    .short = −{ $amount } (any card)

## Commands: the planet

mars-text-raise = { $parameter ->
    [temperature] { $steps ->
        [one] raise temperature { $steps } step
       *[other] raise temperature { $steps } steps
    }
    [oxygen] { $steps ->
        [one] raise oxygen { $steps } step
       *[other] raise oxygen { $steps } steps
    }
   *[oceans] { $steps ->
        [one] raise the number of oceans { $steps } step
       *[other] raise the number of oceans { $steps } steps
    }
}
    .short = { $parameter ->
        [temperature] temperature +{ $steps }
        [oxygen] oxygen +{ $steps }
       *[oceans] oceans +{ $steps }
    }
mars-text-rating = raise your TR by { $count }
    .short = TR +{ $count }
mars-text-rating-per = raise your TR by 1 { $per }
    .short = TR +1 { $per }
mars-text-place = place { $what }
    .short = { $what }
mars-text-place-at = place { $what } { $site }
    .short = { $what } { $site }
mars-text-claim = place your marker on a free land space; only you may place a tile there
    .short = reserve a free land space

# Where a tile goes.
mars-text-at-city-site = on land with no city next to it
mars-text-at-greenery-site = on land, next to one of your tiles if possible
mars-text-at-land = on any free land space
mars-text-at-ocean-area = on a space reserved for an ocean
mars-text-at-isolated = on land with no tile next to it
mars-text-at-volcano = on a volcanic space
mars-text-at-cities = { $count ->
    [one] on land next to a city
   *[other] on land next to at least { $count } cities
}
mars-text-at-greenery = on land next to a greenery
mars-text-at-metal = on land with a steel or titanium bonus
mars-text-at-metal-and-own = on land with a steel or titanium bonus, next to one of your tiles
mars-text-at-reserved = on the space reserved for it: { $space }
    .short = ({ $space })

## Commands: cards

mars-text-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
    .short = draw { $count }
mars-text-draw-keep = { $draw ->
    [one] draw { $draw } card, keep { $keep } and discard the rest
   *[other] draw { $draw } cards, keep { $keep } and discard the rest
}
    .short = draw { $draw }, keep { $keep }
mars-text-look-then-buy = { $count ->
    [one] look at the top card of the deck and either buy or discard it
   *[other] look at the top { $count } cards of the deck and either buy or discard each
}
    .short = { $count ->
        [one] buy or discard the top card
       *[other] buy or discard the top { $count } cards
    }
mars-text-reveal-top = reveal and discard the top card of the deck; if it has the { $tag } tag, { $then }
    .short = reveal the top card; { $tag } tag: { $then }
mars-text-discard = { $count ->
    [one] discard { $count } card from your hand
   *[other] discard { $count } cards from your hand
}
mars-text-next-card-cheaper = the next card you play this generation costs { $money } less
    .short = next card this generation −{ $money }
mars-text-next-card-easier = { $steps ->
    [one] for the next card you play this generation, temperature, oxygen and ocean requirements may be off by up to { $steps } step either way
   *[other] for the next card you play this generation, temperature, oxygen and ocean requirements may be off by up to { $steps } steps either way
}
    .short = next card this generation: global requirements ±{ $steps }

## What is counted

mars-text-per-own-tag = { $count ->
    [one] for each { $tag } tag you have
   *[other] for every { $count } { $tag } tags you have
}
    .short = { $count ->
        [one] per { $tag } tag
       *[other] per { $count } { $tag } tags
    }
mars-text-per-opponent-tag = { $count ->
    [one] for each { $tag } tag your opponents have
   *[other] for every { $count } { $tag } tags your opponents have
}
    .short = { $count ->
        [one] per { $tag } tag your opponents have
       *[other] per { $count } { $tag } tags your opponents have
    }
mars-text-per-city = { $count ->
    [one] for each city in play
   *[other] for every { $count } cities in play
}
    .short = { $count ->
        [one] per city in play
       *[other] per { $count } cities in play
    }
mars-text-per-city-on-mars = { $count ->
    [one] for each city on Mars
   *[other] for every { $count } cities on Mars
}
    .short = { $count ->
        [one] per city on Mars
       *[other] per { $count } cities on Mars
    }
mars-text-per-event = { $count ->
    [one] for each event card any player has played
   *[other] for every { $count } event cards played by all players together
}
    .short = { $count ->
        [one] per event played by anyone
       *[other] per { $count } events played by anyone
    }
mars-text-per-token = { $token ->
    [animal] { $count ->
        [one] for each animal on this card
       *[other] for every { $count } animals on this card
    }
    [microbe] { $count ->
        [one] for each microbe on this card
       *[other] for every { $count } microbes on this card
    }
    [science] { $count ->
        [one] for each science resource on this card
       *[other] for every { $count } science resources on this card
    }
    [fighter] { $count ->
        [one] for each fighter on this card
       *[other] for every { $count } fighters on this card
    }
   *[any] { $count ->
        [one] for each resource on this card
       *[other] for every { $count } resources on this card
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] per animal here
           *[other] per { $count } animals here
        }
        [microbe] { $count ->
            [one] per microbe here
           *[other] per { $count } microbes here
        }
        [science] { $count ->
            [one] per science resource here
           *[other] per { $count } science resources here
        }
        [fighter] { $count ->
            [one] per fighter here
           *[other] per { $count } fighters here
        }
       *[any] { $count ->
            [one] per resource here
           *[other] per { $count } resources here
        }
    }
mars-text-per-ocean-next-to = for each ocean next to the { $tile } tile
    .short = per ocean next to { $tile }
mars-text-per-city-next-to = for each city next to the { $tile } tile
    .short = per city next to { $tile }

# After "if".
mars-text-has-own-tags = { $count ->
    [one] you have at least { $count } { $tag } tag
   *[other] you have at least { $count } { $tag } tags
}
mars-text-has-opponent-tags = { $count ->
    [one] your opponents have at least { $count } { $tag } tag
   *[other] your opponents have at least { $count } { $tag } tags
}
mars-text-has-cities = { $count ->
    [one] at least { $count } city is in play
   *[other] at least { $count } cities are in play
}
mars-text-has-cities-on-mars = { $count ->
    [one] at least { $count } city is on Mars
   *[other] at least { $count } cities are on Mars
}
mars-text-has-events = { $count ->
    [one] players have played at least { $count } event card
   *[other] players have played at least { $count } event cards
}
mars-text-rating-raised = your TR was raised this generation
    .short = TR raised this generation

## What a standing effect waits for

mars-text-when-city = { $by ->
    [owner] { $area ->
        [on-mars] when you place a city on Mars
       *[anywhere] when you place a city
    }
   *[anyone] { $area ->
        [on-mars] when anyone places a city on Mars
       *[anywhere] when anyone places a city
    }
}
mars-text-when-ocean = { $by ->
    [owner] when you place an ocean
   *[anyone] when anyone places an ocean
}
mars-text-when-greenery = { $by ->
    [owner] when you place a greenery
   *[anyone] when anyone places a greenery
}
mars-text-when-tile-on = { $by ->
    [owner] when you place a tile on a space that shows { $resources }
   *[anyone] when anyone places a tile on a space that shows { $resources }
}
mars-text-when-tag = { $by ->
    [owner] for each { $tags } tag you play
   *[anyone] for each { $tags } tag anyone plays
}
mars-text-when-card = { $by ->
    [owner] when you play { $played }
   *[anyone] when anyone plays { $played }
}
mars-text-when-project = { $by ->
    [owner] { $cost ->
        [0] when you use a standard project
        [1] when you use a standard project other than Sell Patents
       *[other] when you use a standard project that costs at least { $cost } M€
    }
   *[anyone] { $cost ->
        [0] when anyone uses a standard project
        [1] when anyone uses a standard project other than Sell Patents
       *[other] when anyone uses a standard project that costs at least { $cost } M€
    }
}
mars-text-when-reached = { $parameter ->
    [temperature] when you raise temperature to { $value } °C
    [oxygen] when you raise oxygen to { $value }%
   *[oceans] when you place ocean number { $value }
}
mars-text-card = { $kind ->
    [automated] an automated card
    [active] an active card
    [event] an event card
   *[any] a card
}
mars-text-card-with-tag = { $card } with the { $tag } tag
mars-text-card-costing = { $card } with a printed cost of at least { $money }

## What holds while the card is in play

mars-text-discount = Your cards cost { $money } less.
    .short = cards −{ $money }
mars-text-discount-tag = Your { $tag } cards cost { $money } less.
    .short = { $tag } cards −{ $money }
mars-text-discount-project = The standard project “{ $project }” costs you { $money } less.
    .short = “{ $project }” −{ $money }
mars-text-requirement-shift = { $steps ->
    [one] Temperature, oxygen and ocean requirements of your cards may be off by up to { $steps } step either way.
   *[other] Temperature, oxygen and ocean requirements of your cards may be off by up to { $steps } steps either way.
}
    .short = global requirements ±{ $steps }
mars-text-metal-value = { $resource ->
    [steel] Each steel you pay with is worth { $money } extra.
    [titanium] Each titanium you pay with is worth { $money } extra.
    [plants] Each plant you pay with is worth { $money } extra.
    [energy] Each energy you pay with is worth { $money } extra.
    [heat] Each heat you pay with is worth { $money } extra.
   *[money] Each M€ you pay with is worth { $money } extra.
}
    .short = { $resource ->
        [steel] steel value +{ $money }
        [titanium] titanium value +{ $money }
        [plants] plant value +{ $money }
        [energy] energy value +{ $money }
        [heat] heat value +{ $money }
       *[money] M€ value +{ $money }
    }
mars-text-pay-with-heat = You may use heat as M€.
    .short = heat as M€
mars-text-greenery-cost = A greenery costs you { $plants }.
    .short = greenery for { $plants }
mars-text-protect-here = { $token ->
    [animal] Animals on this card cannot be removed.
    [microbe] Microbes on this card cannot be removed.
    [science] Science resources on this card cannot be removed.
    [fighter] Fighters on this card cannot be removed.
   *[any] Resources on this card cannot be removed.
}
    .short = { $token ->
        [animal] protected: animals here
        [microbe] protected: microbes here
        [science] protected: science resources here
        [fighter] protected: fighters here
       *[any] protected: resources here
    }
mars-text-protect = Opponents cannot remove your { $what }.
    .short = protected: { $what }

## Requirements

mars-text-needs-at-least = { $parameter ->
    [temperature] Requires { $value } °C or warmer.
    [oxygen] Requires at least { $value }% oxygen.
   *[oceans] { $value ->
        [one] Requires at least { $value } ocean.
       *[other] Requires at least { $value } oceans.
    }
}
    .short = { $parameter ->
        [temperature] temperature ≥ { $value } °C
        [oxygen] oxygen ≥ { $value }%
       *[oceans] oceans ≥ { $value }
    }
mars-text-needs-at-most = { $parameter ->
    [temperature] Requires { $value } °C or colder.
    [oxygen] Requires at most { $value }% oxygen.
   *[oceans] { $value ->
        [one] Requires at most { $value } ocean.
       *[other] Requires at most { $value } oceans.
    }
}
    .short = { $parameter ->
        [temperature] temperature ≤ { $value } °C
        [oxygen] oxygen ≤ { $value }%
       *[oceans] oceans ≤ { $value }
    }
mars-text-needs-tags = { $count ->
    [one] Requires { $count } { $tag } tag.
   *[other] Requires { $count } { $tag } tags.
}
    .short = { $tag } tags ≥ { $count }
mars-text-needs-production = { $resource ->
    [steel] Requires that you have at least { $count } steel production.
    [titanium] Requires that you have at least { $count } titanium production.
    [plants] Requires that you have at least { $count } plant production.
    [energy] Requires that you have at least { $count } energy production.
    [heat] Requires that you have at least { $count } heat production.
   *[money] Requires that you have at least { $count } M€ production.
}
    .short = { $resource ->
        [steel] steel production ≥ { $count }
        [titanium] titanium production ≥ { $count }
        [plants] plant production ≥ { $count }
        [energy] energy production ≥ { $count }
        [heat] heat production ≥ { $count }
       *[money] M€ production ≥ { $count }
    }
mars-text-needs-cities = { $count ->
    [one] Requires { $count } city in play.
   *[other] Requires { $count } cities in play.
}
    .short = cities in play ≥ { $count }
mars-text-needs-greeneries = { $count ->
    [one] Requires that you own a greenery.
   *[other] Requires that you own { $count } greeneries.
}
    .short = your greeneries ≥ { $count }

## Points

mars-text-points = { $points } VP.
    .short = { $points } VP
mars-text-points-per = { $points } VP { $per }.
    .short = { $points } VP { $per }
mars-text-points-if-token = { $token ->
    [animal] { $points } VP if this card holds at least 1 animal.
    [microbe] { $points } VP if this card holds at least 1 microbe.
    [science] { $points } VP if this card holds at least 1 science resource.
    [fighter] { $points } VP if this card holds at least 1 fighter.
   *[any] { $points } VP if this card holds at least 1 resource.
}
    .short = { $token ->
        [animal] { $points } VP with an animal here
        [microbe] { $points } VP with a microbe here
        [science] { $points } VP with a science resource here
        [fighter] { $points } VP with a fighter here
       *[any] { $points } VP with a resource here
    }

## Corporations, standard projects

mars-text-start = You start with { $what }.
    .short = start: { $what }
mars-text-beginner = Keep all your starting cards for free.
    .short = starting cards for free
mars-text-first-action = as your first action, { $do }
    .short = first action: { $do }
mars-text-sell-patents = Discard any number of cards from your hand → gain 1 M€ for each.
    .short = discard cards → 1 M€ each

## Milestones and awards

mars-text-milestone = { CAPITALIZE($measure) }: at least { $count }.
mars-text-award = { CAPITALIZE($measure) }: the highest number wins.
mars-text-measure-rating = terraform rating
mars-text-measure-cities = cities you own
mars-text-measure-greeneries = greeneries you own
mars-text-measure-tiles = tiles you own
mars-text-measure-tiles-in-rows = tiles you own in rows { $first }–{ $last }, counted from the north
mars-text-measure-tiles-next-to-oceans = tiles you own next to oceans
mars-text-measure-tags = { $tags } tags you have
mars-text-measure-distinct-tags = different tags you have
mars-text-measure-hand = cards in your hand
mars-text-measure-cards = { $kinds } you have played
# In the plural.
mars-text-cards = { $kind ->
    [automated] automated cards
    [active] active cards
   *[event] event cards
}
mars-text-measure-cards-with-requirement = cards in play with a requirement, not counting events
mars-text-measure-cards-costing = cards in play with a printed cost of at least { $money }, not counting events
mars-text-measure-tokens = resources on your cards
mars-text-measure-highest-production = your highest production
mars-text-measure-raised-productions = productions raised above their starting level
mars-text-measure-stock = { $resources } in your stock
