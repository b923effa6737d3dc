# De gemaakte teksten van Mars: namen van dingen, en de zinnen waaruit kaarten bestaan.
# Een bericht dat met een kleine letter begint is een deel van een zin; CAPITALIZE maakt er het begin van.
# $resource, $token, $tag, $tile, $parameter en $kind zijn woorden van het spel, zoals in de gegevensbestanden.

## Namen: grondstoffen, productie, grondstoffen op kaarten

mars-resource-money = M€
mars-resource-steel = staal
mars-resource-titanium = titanium
mars-resource-plants = planten
mars-resource-energy = energie
mars-resource-heat = warmte

mars-production-money = M€-productie
mars-production-steel = staalproductie
mars-production-titanium = titaniumproductie
mars-production-plants = plantenproductie
mars-production-energy = energieproductie
mars-production-heat = warmteproductie

mars-token-animal = dieren
mars-token-microbe = microben
mars-token-science = wetenschapsgrondstoffen
mars-token-fighter = gevechtsschepen

## Namen: labels, soorten kaarten, sets

mars-tag-building = bouwlabel
mars-tag-space = ruimtelabel
mars-tag-power = energielabel
mars-tag-science = wetenschapslabel
mars-tag-jupiter = Jupiterlabel
mars-tag-earth = Aardelabel
mars-tag-plant = plantenlabel
mars-tag-microbe = microbenlabel
mars-tag-animal = dierenlabel
mars-tag-city = stadslabel

mars-kind-automated = automatische kaart
mars-kind-active = actieve kaart
mars-kind-event = evenementkaart

mars-set-base = basisspel
mars-set-corporate-era = Corporatie Tijdperk

## Namen: parameters, tegels, standaardprojecten, bonussen van vlakken

mars-parameter-temperature = temperatuur
mars-parameter-oxygen = zuurstofgehalte
mars-parameter-oceans = oceanen

mars-tile-ocean = oceaantegel
mars-tile-greenery = groentegel
mars-tile-city = stadstegel
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

mars-project-sell-patents = Patenten verkopen
mars-project-power-plant = Energiecentrale
mars-project-asteroid = Asteroïde
mars-project-aquifer = Oceaan
mars-project-greenery = Groen
mars-project-city = Stad

mars-icon-steel = 1 staal
mars-icon-titanium = 1 titanium
mars-icon-plant = 1 plant
mars-icon-card = 1 kaart
mars-icon-heat = 1 warmte
mars-icon-ocean-for-6 = een oceaan voor 6 M€

## Namen: Marskaarten, vlakken, mijlpalen, onderscheidingen

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium

mars-place-noctis = Noctis stad
mars-place-phobos = Phobos
mars-place-ganymede = Ganymedes
mars-place-arsia-mons = Arsia Mons
mars-place-ascraeus-mons = Ascraeus Mons
mars-place-elysium-mons = Elysium Mons
mars-place-hecates-tholus = Hecates Tholus
mars-place-noctis-city = { mars-place-noctis }
mars-place-olympus-mons = Olympus Mons
mars-place-pavonis-mons = Pavonis Mons
mars-place-south-pole = zuidpool
mars-place-tharsis-tholus = Tharsis Tholus

mars-milestone-terraformer = Terraformer
mars-milestone-mayor = Burgemeester
mars-milestone-gardener = Tuinman
mars-milestone-builder = Aannemer
mars-milestone-planner = Planner
mars-milestone-diversifier = Verdeler
mars-milestone-tactician = Tacticus
mars-milestone-polar-explorer = Poolreiziger
mars-milestone-energizer = Elektrificatie
mars-milestone-rim-settler = Kolonisten aan de grens
mars-milestone-generalist = Alleskunner
mars-milestone-specialist = Specialist
mars-milestone-ecologist = Ecoloog
mars-milestone-tycoon = Magnaat
mars-milestone-legend = Legende

mars-award-landlord = Landeigenaar
mars-award-banker = Bankier
mars-award-scientist = Wetenschapper
mars-award-thermalist = Warmtetechneut
mars-award-miner = Mijnwerker
mars-award-cultivator = Cultivator
mars-award-magnate = Magnaat
mars-award-space-baron = Ruimtevaarder
mars-award-excentric = Excentriek
mars-award-contractor = Vastgoedontwikkelaar
mars-award-celebrity = Grote investeerder
mars-award-industrialist = Industrieel
mars-award-desert-settler = Kolonisten van de woestijn
mars-award-estate-dealer = Makelaar
mars-award-benefactor = Weldoener

## Hoe zinnen worden samengesteld

mars-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
# Zinnen van één alinea.
mars-text-next = { $first } { $next }
    .short = { $first }; { $next }
mars-text-action = Actie: { $text }
mars-text-or-action = { $first } Of: { $next }
    .short = { $first }; of: { $next }
mars-text-ongoing = Effect: { $text }
# Meer opdrachten, verbonden met "en".
mars-text-all = { $parts }
mars-text-comma = { $first }, { $next }
# Woorden: staal of titanium.
mars-text-or = { $first } of { $next }
# Opdrachten: ontvang 3 planten, of trek een kaart.
mars-text-or-do = { $first }, of { $next }
mars-text-then = { $first }; daarna: { $next }
mars-text-may = { $do } (als je wilt)
mars-text-if = als { $condition }: { $then }
mars-text-otherwise = { $first }; anders: { $otherwise }
# Wat je betaalt, en wat je ervoor krijgt.
mars-text-deal = { $cost } → { $gain }
# Waar een doorlopend effect op wacht, en wat er dan gebeurt.
mars-text-whenever = { $first }: { $next }
# Na iets waar ook de kaart zelf bij hoort.
mars-text-counting-itself = { $what } (deze kaart telt mee)
    .short = { $what } (deze telt mee)

## Hoeveelheden

# Wat je ontvangt of besteedt.
mars-text-amount = { $resource ->
    [steel] { $count } staal
    [titanium] { $count } titanium
    [plants] { $count ->
        [one] { $count } plant
       *[other] { $count } planten
    }
    [energy] { $count } energie
    [heat] { $count } warmte
   *[money] { $count } M€
}
mars-text-up-to = { $resource ->
    [steel] maximaal { $count } staal
    [titanium] maximaal { $count } titanium
    [plants] { $count ->
        [one] maximaal { $count } plant
       *[other] maximaal { $count } planten
    }
    [energy] maximaal { $count } energie
    [heat] maximaal { $count } warmte
   *[money] maximaal { $count } M€
}
# Na "zoveel" en "evenveel".
mars-text-units = { $resource ->
    [steel] staal
    [titanium] titanium
    [plants] planten
    [energy] energie
    [heat] warmte
   *[money] M€
}
# Na "betalen met".
mars-text-means = { $resource ->
    [steel] staal
    [titanium] titanium
    [plants] planten
    [energy] energie
    [heat] warmte
   *[money] M€
}
# Na "verhoog" en "verlaag".
mars-text-own-production = { $resource ->
    [steel] je staalproductie
    [titanium] je titaniumproductie
    [plants] je plantenproductie
    [energy] je energieproductie
    [heat] je warmteproductie
   *[money] je M€-productie
}
    .short = { $resource ->
        [steel] staalproductie
        [titanium] titaniumproductie
        [plants] plantenproductie
        [energy] energieproductie
        [heat] warmteproductie
       *[money] M€-productie
    }
mars-text-production-up = { $production } met { $count }
    .short = { $production } +{ $count }
mars-text-production-down = { $production } met { $count }
    .short = { $production } −{ $count }
mars-text-tokens = { $token ->
    [animal] { $count ->
        [one] { $count } dier
       *[other] { $count } dieren
    }
    [microbe] { $count ->
        [one] { $count } microbe
       *[other] { $count } microben
    }
    [science] { $count ->
        [one] { $count } wetenschapsgrondstof
       *[other] { $count } wetenschapsgrondstoffen
    }
    [fighter] { $count ->
        [one] { $count } gevechtsschip
       *[other] { $count } gevechtsschepen
    }
   *[any] { $count ->
        [one] { $count } grondstof
       *[other] { $count } grondstoffen
    }
}
# Wat je plaatst.
mars-text-tiles = { $tile ->
    [ocean] { $count ->
        [one] een oceaantegel
       *[other] { $count } oceaantegels
    }
    [greenery] { $count ->
        [one] een groentegel
       *[other] { $count } groentegels
    }
   *[city] { $count ->
        [one] een stadstegel
       *[other] { $count } stadstegels
    }
}
    .short = { $tile ->
        [ocean] { $count ->
            [one] oceaan
           *[other] { $count } oceanen
        }
        [greenery] { $count ->
            [one] groentegel
           *[other] { $count } groentegels
        }
       *[city] { $count ->
            [one] stad
           *[other] { $count } steden
        }
    }
mars-text-special-tile = de tegel ‘{ $tile }’
    .short = tegel ‘{ $tile }’
mars-text-special-city = de tegel ‘{ $tile }’ (een stad)
    .short = tegel ‘{ $tile }’ (stad)
# Het eerste deel van een woord op -label.
mars-text-tag = { $tag ->
    [building] bouw
    [space] ruimte
    [power] energie
    [science] wetenschaps
    [jupiter] Jupiter
    [earth] Aarde
    [plant] planten
    [microbe] microben
    [animal] dieren
   *[city] stads
}
mars-text-tags-comma = { $first }-, { $next }
mars-text-tags-or = { $first }- of { $next }

## Opdrachten: productie

mars-text-raise-production = verhoog { $what }
    .short = { $what }
mars-text-lower-production = verlaag { $what }
    .short = { $what }
mars-text-raise-production-per = verhoog { $what } { $per }
    .short = { $what } { $per }
mars-text-reduce-any = { $resource ->
    [steel] verlaag de staalproductie van een speler naar keuze met { $count }
    [titanium] verlaag de titaniumproductie van een speler naar keuze met { $count }
    [plants] verlaag de plantenproductie van een speler naar keuze met { $count }
    [energy] verlaag de energieproductie van een speler naar keuze met { $count }
    [heat] verlaag de warmteproductie van een speler naar keuze met { $count }
   *[money] verlaag de M€-productie van een speler naar keuze met { $count }
}
    .short = { $resource ->
        [steel] staalproductie −{ $count } (speler naar keuze)
        [titanium] titaniumproductie −{ $count } (speler naar keuze)
        [plants] plantenproductie −{ $count } (speler naar keuze)
        [energy] energieproductie −{ $count } (speler naar keuze)
        [heat] warmteproductie −{ $count } (speler naar keuze)
       *[money] M€-productie −{ $count } (speler naar keuze)
    }
mars-text-production-of-bonus = verhoog met 1 je productie van een grondstof die als bonus op dat vlak staat ({ $resources })
    .short = productie +1 van een grondstof op dat vlak ({ $resources })
mars-text-convert-production = verlaag { $from } met een aantal naar keuze (minstens 1) en verhoog { $to } met hetzelfde aantal
    .short = { $from } −X → { $to } +X
mars-text-copy-production = herhaal de productiewijzigingen van een van je kaarten met een bouwlabel

## Opdrachten: grondstoffen

mars-text-gain = ontvang { $what }
    .short = { $what }
mars-text-gain-per = ontvang { $what } { $per }
    .short = { $what } { $per }
mars-text-spend = besteed { $what }
    .short = −{ $what }
mars-text-pay = betaal { $money }
    .short = −{ $money }
mars-text-pay-with = betaal { $money } (je mag ook met { $means } betalen)
    .short = −{ $money } (of { $means })
mars-text-exchange = besteed zoveel { $from } als je wilt (minstens 1) en ontvang evenveel { $to }
    .short = X { $from } → X { $to }
mars-text-remove-any = verwijder { $amount } van een speler naar keuze
    .short = speler naar keuze verliest { $amount }
mars-text-steal-any = steel { $amount } van een speler naar keuze
    .short = steel { $amount }
mars-text-flood-neighbour = verwijder { $amount } van een andere speler met een tegel naast die oceaan
    .short = tegenstander naast die oceaan verliest { $amount }

## Opdrachten: grondstoffen op kaarten

mars-text-add-here = leg { $amount } op deze kaart
    .short = leg hier { $amount }
mars-text-spend-here = besteed { $amount } van deze kaart
    .short = −{ $amount } hier
mars-text-add-tokens = leg { $amount } op een van je kaarten
    .short = leg { $amount } op een kaart
mars-text-add-to-other = leg { $amount } op een van je andere kaarten
    .short = leg { $amount } op een andere kaart
mars-text-add-to-holder = leg { $amount } op een van je kaarten waarop al grondstoffen liggen
    .short = leg { $amount } op een kaart met grondstoffen
mars-text-add-to-played = { $count ->
    [one] leg { $count } dier of { $count } microbe op de gespeelde kaart als die daar mag liggen
   *[other] leg { $count } dieren of { $count } microben op de gespeelde kaart als die daar mogen liggen
}
    .short = { $count ->
        [one] leg { $count } dier of microbe op de gespeelde kaart
       *[other] leg { $count } dieren of microben op de gespeelde kaart
    }
mars-text-remove-tokens = { $token ->
    [animal] { $count ->
        [one] verwijder maximaal { $count } dier van de kaarten van één speler naar keuze
       *[other] verwijder maximaal { $count } dieren van de kaarten van één speler naar keuze
    }
    [microbe] { $count ->
        [one] verwijder maximaal { $count } microbe van de kaarten van één speler naar keuze
       *[other] verwijder maximaal { $count } microben van de kaarten van één speler naar keuze
    }
    [science] { $count ->
        [one] verwijder maximaal { $count } wetenschapsgrondstof van de kaarten van één speler naar keuze
       *[other] verwijder maximaal { $count } wetenschapsgrondstoffen van de kaarten van één speler naar keuze
    }
   *[fighter] { $count ->
        [one] verwijder maximaal { $count } gevechtsschip van de kaarten van één speler naar keuze
       *[other] verwijder maximaal { $count } gevechtsschepen van de kaarten van één speler naar keuze
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] speler naar keuze verliest maximaal { $count } dier
           *[other] speler naar keuze verliest maximaal { $count } dieren
        }
        [microbe] { $count ->
            [one] speler naar keuze verliest maximaal { $count } microbe
           *[other] speler naar keuze verliest maximaal { $count } microben
        }
        [science] { $count ->
            [one] speler naar keuze verliest maximaal { $count } wetenschapsgrondstof
           *[other] speler naar keuze verliest maximaal { $count } wetenschapsgrondstoffen
        }
       *[fighter] { $count ->
            [one] speler naar keuze verliest maximaal { $count } gevechtsschip
           *[other] speler naar keuze verliest maximaal { $count } gevechtsschepen
        }
    }
mars-text-take-token = verwijder { $amount } van een kaart naar keuze
    .short = −{ $amount } (kaart naar keuze)

## Opdrachten: de planeet

mars-text-raise = { $parameter ->
    [temperature] { $steps ->
        [one] verhoog de temperatuur met { $steps } stap
       *[other] verhoog de temperatuur met { $steps } stappen
    }
    [oxygen] { $steps ->
        [one] verhoog het zuurstofgehalte met { $steps } stap
       *[other] verhoog het zuurstofgehalte met { $steps } stappen
    }
   *[oceans] { $steps ->
        [one] verhoog het aantal oceanen met { $steps } stap
       *[other] verhoog het aantal oceanen met { $steps } stappen
    }
}
    .short = { $parameter ->
        [temperature] temperatuur +{ $steps }
        [oxygen] zuurstof +{ $steps }
       *[oceans] oceanen +{ $steps }
    }
mars-text-rating = verhoog je TW met { $count }
    .short = TW +{ $count }
mars-text-rating-per = verhoog je TW met 1 { $per }
    .short = TW +1 { $per }
mars-text-place = plaats { $what }
    .short = { $what }
mars-text-place-at = plaats { $what } { $site }
    .short = { $what } { $site }
mars-text-claim = leg je spelersblokje op een vrij landvlak; alleen jij mag daar een tegel plaatsen
    .short = reserveer een vrij landvlak

# Waar een tegel komt.
mars-text-at-city-site = op land zonder aangrenzende stad
mars-text-at-greenery-site = op land, zo mogelijk naast een eigen tegel
mars-text-at-land = op een vrij landvlak naar keuze
mars-text-at-ocean-area = op een oceaanvlak
mars-text-at-isolated = op land zonder aangrenzende tegels
mars-text-at-volcano = op een vulkanisch vlak
mars-text-at-cities = { $count ->
    [one] op land naast een stad
   *[other] op land naast minstens { $count } steden
}
mars-text-at-greenery = op land naast een groentegel
mars-text-at-metal = op land met staal of titanium als bonus
mars-text-at-metal-and-own = op land met staal of titanium als bonus, naast een eigen tegel
mars-text-at-reserved = op het gereserveerde vlak: { $space }
    .short = ({ $space })

## Opdrachten: kaarten

mars-text-draw = { $count ->
    [one] trek { $count } kaart
   *[other] trek { $count } kaarten
}
    .short = trek { $count }
mars-text-draw-keep = { $draw ->
    [one] trek { $draw } kaart, houd er { $keep } en leg de rest af
   *[other] trek { $draw } kaarten, houd er { $keep } en leg de rest af
}
    .short = trek { $draw }, houd { $keep }
mars-text-look-then-buy = { $count ->
    [one] bekijk de bovenste kaart van de stapel en koop die of leg die af
   *[other] bekijk de bovenste { $count } kaarten van de stapel en koop elke kaart of leg die af
}
    .short = { $count ->
        [one] koop de bovenste kaart of leg die af
       *[other] koop elk van de bovenste { $count } kaarten of leg die af
    }
mars-text-reveal-top = onthul de bovenste kaart van de stapel en leg die af; als die een { $tag }label heeft: { $then }
    .short = onthul de bovenste kaart; met { $tag }label: { $then }
mars-text-discard = { $count ->
    [one] leg { $count } kaart uit je hand af
   *[other] leg { $count } kaarten uit je hand af
}
mars-text-next-card-cheaper = de volgende kaart die je deze generatie speelt, kost { $money } minder
    .short = volgende kaart deze generatie −{ $money }
mars-text-next-card-easier = { $steps ->
    [one] bij de volgende kaart die je deze generatie speelt, mag je maximaal { $steps } stap afwijken van de vereisten voor temperatuur, zuurstof en oceanen, naar boven of naar beneden
   *[other] bij de volgende kaart die je deze generatie speelt, mag je maximaal { $steps } stappen afwijken van de vereisten voor temperatuur, zuurstof en oceanen, naar boven of naar beneden
}
    .short = volgende kaart deze generatie: vereiste parameters ±{ $steps }

## Wat telt

mars-text-per-own-tag = { $count ->
    [one] per { $tag }label dat je hebt
   *[other] per { $count } { $tag }labels die je hebt
}
    .short = { $count ->
        [one] per { $tag }label
       *[other] per { $count } { $tag }labels
    }
mars-text-per-opponent-tag = { $count ->
    [one] per { $tag }label van je tegenstanders
   *[other] per { $count } { $tag }labels van je tegenstanders
}
mars-text-per-city = { $count ->
    [one] per stad in het spel
   *[other] per { $count } steden in het spel
}
mars-text-per-city-on-mars = { $count ->
    [one] per stad op Mars
   *[other] per { $count } steden op Mars
}
mars-text-per-event = { $count ->
    [one] per gespeelde evenementkaart van alle spelers
   *[other] per { $count } gespeelde evenementkaarten van alle spelers
}
    .short = { $count ->
        [one] per gespeeld evenement (alle spelers)
       *[other] per { $count } gespeelde evenementen (alle spelers)
    }
mars-text-per-token = { $token ->
    [animal] { $count ->
        [one] per dier op deze kaart
       *[other] per { $count } dieren op deze kaart
    }
    [microbe] { $count ->
        [one] per microbe op deze kaart
       *[other] per { $count } microben op deze kaart
    }
    [science] { $count ->
        [one] per wetenschapsgrondstof op deze kaart
       *[other] per { $count } wetenschapsgrondstoffen op deze kaart
    }
    [fighter] { $count ->
        [one] per gevechtsschip op deze kaart
       *[other] per { $count } gevechtsschepen op deze kaart
    }
   *[any] { $count ->
        [one] per grondstof op deze kaart
       *[other] per { $count } grondstoffen op deze kaart
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] per dier hier
           *[other] per { $count } dieren hier
        }
        [microbe] { $count ->
            [one] per microbe hier
           *[other] per { $count } microben hier
        }
        [science] { $count ->
            [one] per wetenschapsgrondstof hier
           *[other] per { $count } wetenschapsgrondstoffen hier
        }
        [fighter] { $count ->
            [one] per gevechtsschip hier
           *[other] per { $count } gevechtsschepen hier
        }
       *[any] { $count ->
            [one] per grondstof hier
           *[other] per { $count } grondstoffen hier
        }
    }
mars-text-per-ocean-next-to = per oceaantegel naast de tegel ‘{ $tile }’
    .short = per oceaan naast ‘{ $tile }’
mars-text-per-city-next-to = per stad naast de tegel ‘{ $tile }’
    .short = per stad naast ‘{ $tile }’

# Na "als".
mars-text-has-own-tags = { $count ->
    [one] je minstens { $count } { $tag }label hebt
   *[other] je minstens { $count } { $tag }labels hebt
}
mars-text-has-opponent-tags = { $count ->
    [one] je tegenstanders samen minstens { $count } { $tag }label hebben
   *[other] je tegenstanders samen minstens { $count } { $tag }labels hebben
}
mars-text-has-cities = { $count ->
    [one] er minstens { $count } stad in het spel is
   *[other] er minstens { $count } steden in het spel zijn
}
mars-text-has-cities-on-mars = { $count ->
    [one] er minstens { $count } stad op Mars is
   *[other] er minstens { $count } steden op Mars zijn
}
mars-text-has-events = { $count ->
    [one] de spelers minstens { $count } evenementkaart hebben gespeeld
   *[other] de spelers minstens { $count } evenementkaarten hebben gespeeld
}
mars-text-rating-raised = je TW deze generatie is gestegen

## Waar een doorlopend effect op wacht

mars-text-when-city = { $by ->
    [owner] { $area ->
        [on-mars] wanneer je een stadstegel op Mars plaatst
       *[anywhere] wanneer je een stadstegel plaatst
    }
   *[anyone] { $area ->
        [on-mars] wanneer een speler een stadstegel op Mars plaatst
       *[anywhere] wanneer een speler een stadstegel plaatst
    }
}
mars-text-when-ocean = { $by ->
    [owner] wanneer je een oceaantegel plaatst
   *[anyone] wanneer een speler een oceaantegel plaatst
}
mars-text-when-greenery = { $by ->
    [owner] wanneer je een groentegel plaatst
   *[anyone] wanneer een speler een groentegel plaatst
}
mars-text-when-tile-on = { $by ->
    [owner] wanneer je een tegel plaatst op een vlak met een bonus van { $resources }
   *[anyone] wanneer een speler een tegel plaatst op een vlak met een bonus van { $resources }
}
mars-text-when-tag = { $by ->
    [owner] voor elk { $tags }label dat je speelt
   *[anyone] voor elk { $tags }label dat een speler speelt
}
mars-text-when-card = { $by ->
    [owner] wanneer je { $played } speelt
   *[anyone] wanneer een speler { $played } speelt
}
mars-text-when-project = { $by ->
    [owner] { $cost ->
        [0] wanneer je een standaardproject uitvoert
        [1] wanneer je een ander standaardproject dan ‘Patenten verkopen’ uitvoert
       *[other] wanneer je een standaardproject van minstens { $cost } M€ uitvoert
    }
   *[anyone] { $cost ->
        [0] wanneer een speler een standaardproject uitvoert
        [1] wanneer een speler een ander standaardproject dan ‘Patenten verkopen’ uitvoert
       *[other] wanneer een speler een standaardproject van minstens { $cost } M€ uitvoert
    }
}
mars-text-when-reached = { $parameter ->
    [temperature] wanneer je de temperatuur tot { $value } °C verhoogt
    [oxygen] wanneer je het zuurstofgehalte tot { $value }% verhoogt
   *[oceans] wanneer je oceaantegel nummer { $value } plaatst
}
mars-text-card = { $kind ->
    [automated] een automatische kaart
    [active] een actieve kaart
    [event] een evenementkaart
   *[any] een kaart
}
mars-text-card-with-tag = { $card } met een { $tag }label
mars-text-card-costing = { $card } met gedrukte kosten van minstens { $money }

## Wat geldt zolang de kaart in het spel is

mars-text-discount = Je kaarten kosten { $money } minder.
    .short = kaarten −{ $money }
mars-text-discount-tag = Je kaarten met een { $tag }label kosten { $money } minder.
    .short = kaarten met een { $tag }label −{ $money }
mars-text-discount-project = Het standaardproject ‘{ $project }’ kost je { $money } minder.
    .short = ‘{ $project }’ −{ $money }
mars-text-requirement-shift = { $steps ->
    [one] Je mag maximaal { $steps } stap afwijken van de vereisten van je kaarten voor temperatuur, zuurstof en oceanen, naar boven of naar beneden.
   *[other] Je mag maximaal { $steps } stappen afwijken van de vereisten van je kaarten voor temperatuur, zuurstof en oceanen, naar boven of naar beneden.
}
    .short = vereiste parameters ±{ $steps }
mars-text-metal-value = { $resource ->
    [steel] Elke eenheid staal waarmee je betaalt, is { $money } meer waard.
    [titanium] Elke eenheid titanium waarmee je betaalt, is { $money } meer waard.
    [plants] Elke plant waarmee je betaalt, is { $money } meer waard.
    [energy] Elke eenheid energie waarmee je betaalt, is { $money } meer waard.
    [heat] Elke eenheid warmte waarmee je betaalt, is { $money } meer waard.
   *[money] Elke M€ waarmee je betaalt, is { $money } meer waard.
}
    .short = { $resource ->
        [steel] waarde van staal +{ $money }
        [titanium] waarde van titanium +{ $money }
        [plants] waarde van planten +{ $money }
        [energy] waarde van energie +{ $money }
        [heat] waarde van warmte +{ $money }
       *[money] waarde van M€ +{ $money }
    }
mars-text-pay-with-heat = Je mag warmte gebruiken als M€.
    .short = warmte als M€
mars-text-greenery-cost = Een groentegel kost je { $plants }.
    .short = groentegel voor { $plants }
mars-text-protect-here = { $token ->
    [animal] Dieren op deze kaart kunnen niet worden verwijderd.
    [microbe] Microben op deze kaart kunnen niet worden verwijderd.
    [science] Wetenschapsgrondstoffen op deze kaart kunnen niet worden verwijderd.
    [fighter] Gevechtsschepen op deze kaart kunnen niet worden verwijderd.
   *[any] Grondstoffen op deze kaart kunnen niet worden verwijderd.
}
    .short = { $token ->
        [animal] beschermd: dieren hier
        [microbe] beschermd: microben hier
        [science] beschermd: wetenschapsgrondstoffen hier
        [fighter] beschermd: gevechtsschepen hier
       *[any] beschermd: grondstoffen hier
    }
mars-text-protect = Beschermd tegen tegenstanders: je { $what }.
    .short = beschermd: { $what }

## Vereisten

mars-text-needs-at-least = { $parameter ->
    [temperature] Vereist een temperatuur van minstens { $value } °C.
    [oxygen] Vereist minstens { $value }% zuurstof.
   *[oceans] { $value ->
        [one] Vereist minstens { $value } oceaan.
       *[other] Vereist minstens { $value } oceanen.
    }
}
    .short = { $parameter ->
        [temperature] temperatuur ≥ { $value } °C
        [oxygen] zuurstof ≥ { $value }%
       *[oceans] oceanen ≥ { $value }
    }
mars-text-needs-at-most = { $parameter ->
    [temperature] Vereist een temperatuur van hoogstens { $value } °C.
    [oxygen] Vereist hoogstens { $value }% zuurstof.
   *[oceans] { $value ->
        [one] Vereist hoogstens { $value } oceaan.
       *[other] Vereist hoogstens { $value } oceanen.
    }
}
    .short = { $parameter ->
        [temperature] temperatuur ≤ { $value } °C
        [oxygen] zuurstof ≤ { $value }%
       *[oceans] oceanen ≤ { $value }
    }
mars-text-needs-tags = { $count ->
    [one] Vereist { $count } { $tag }label.
   *[other] Vereist { $count } { $tag }labels.
}
    .short = { $tag }labels ≥ { $count }
mars-text-needs-production = { $resource ->
    [steel] Vereist een staalproductie van minstens { $count }.
    [titanium] Vereist een titaniumproductie van minstens { $count }.
    [plants] Vereist een plantenproductie van minstens { $count }.
    [energy] Vereist een energieproductie van minstens { $count }.
    [heat] Vereist een warmteproductie van minstens { $count }.
   *[money] Vereist een M€-productie van minstens { $count }.
}
    .short = { $resource ->
        [steel] staalproductie ≥ { $count }
        [titanium] titaniumproductie ≥ { $count }
        [plants] plantenproductie ≥ { $count }
        [energy] energieproductie ≥ { $count }
        [heat] warmteproductie ≥ { $count }
       *[money] M€-productie ≥ { $count }
    }
mars-text-needs-cities = { $count ->
    [one] Vereist { $count } stad in het spel.
   *[other] Vereist { $count } steden in het spel.
}
    .short = steden in het spel ≥ { $count }
mars-text-needs-greeneries = { $count ->
    [one] Vereist een eigen groentegel.
   *[other] Vereist { $count } eigen groentegels.
}
    .short = eigen groentegels ≥ { $count }

## Punten

mars-text-points = { $points } OP.
    .short = { $points } OP
mars-text-points-per = { $points } OP { $per }.
    .short = { $points } OP { $per }
mars-text-points-if-token = { $token ->
    [animal] { $points } OP als op deze kaart minstens 1 dier ligt.
    [microbe] { $points } OP als op deze kaart minstens 1 microbe ligt.
    [science] { $points } OP als op deze kaart minstens 1 wetenschapsgrondstof ligt.
    [fighter] { $points } OP als op deze kaart minstens 1 gevechtsschip ligt.
   *[any] { $points } OP als op deze kaart minstens 1 grondstof ligt.
}
    .short = { $token ->
        [animal] { $points } OP als hier een dier ligt
        [microbe] { $points } OP als hier een microbe ligt
        [science] { $points } OP als hier een wetenschapsgrondstof ligt
        [fighter] { $points } OP als hier een gevechtsschip ligt
       *[any] { $points } OP als hier een grondstof ligt
    }

## Corporaties, standaardprojecten

mars-text-start = Je begint met { $what }.
    .short = start: { $what }
mars-text-beginner = Je houdt al je startkaarten gratis.
    .short = startkaarten gratis
mars-text-first-action = als eerste actie: { $do }
mars-text-sell-patents = Leg zoveel kaarten uit je hand af als je wilt → ontvang 1 M€ per kaart.
    .short = leg kaarten af → 1 M€ per kaart

## Mijlpalen en onderscheidingen

mars-text-milestone = { CAPITALIZE($measure) }: minstens { $count }.
mars-text-award = { CAPITALIZE($measure) }: de hoogste score wint.
mars-text-measure-rating = terraformwaarde
mars-text-measure-cities = je steden
mars-text-measure-greeneries = je groentegels
mars-text-measure-tiles = je tegels
mars-text-measure-tiles-in-rows = je tegels in rij { $first }–{ $last }, geteld vanaf het noorden
mars-text-measure-tiles-next-to-oceans = je tegels naast oceanen
mars-text-measure-tags = je { $tags }labels
mars-text-measure-distinct-tags = aantal verschillende labels
mars-text-measure-hand = kaarten in je hand
mars-text-measure-cards = gespeelde { $kinds }
# In het meervoud.
mars-text-cards = { $kind ->
    [automated] automatische kaarten
    [active] actieve kaarten
   *[event] evenementkaarten
}
mars-text-measure-cards-with-requirement = kaarten in het spel met een vereiste, evenementen niet meegeteld
mars-text-measure-cards-costing = kaarten in het spel met gedrukte kosten van minstens { $money }, evenementen niet meegeteld
mars-text-measure-tokens = grondstoffen op je kaarten
mars-text-measure-highest-production = je hoogste productie
mars-text-measure-raised-productions = producties die je hebt verhoogd tot boven hun beginwaarde
mars-text-measure-stock = { $resources } in je voorraad
