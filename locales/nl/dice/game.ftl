# Het dobbelspel: vragen, antwoorden, weigeringen en verslag, en de zinnen waaruit kaarten bestaan.
# $seat is de naam van een speler, $source de oorzaak (een kaart, een vlak, een spoor).
# Een bericht dat met een kleine letter begint is een deel van een zin; CAPITALIZE maakt er het begin van.

## Opties

dice-option-board = Kant van het spelbord
dice-option-corporate-era = Corporatie Tijdperk
dice-option-promo = Promopack

## Namen: kleuren, symbolen, parameters, tegels

dice-color-yellow = geel
dice-color-green = groen
dice-color-blue = blauw
dice-color-gray = grijs
dice-color-red = rood

dice-symbol-credit = MegaKrediet
dice-symbol-science = wetenschap
dice-symbol-earth = Aarde
dice-symbol-plant = plant
dice-symbol-microbe = microbe
dice-symbol-animal = dier
dice-symbol-energy = energie
dice-symbol-water = water
dice-symbol-oxygen = zuurstof
dice-symbol-steel = staal
dice-symbol-titanium = titanium
dice-symbol-city = stad
dice-symbol-heat = warmte
dice-symbol-event = evenement
dice-symbol-nuclear = nucleair

dice-parameter-temperature = temperatuur
dice-parameter-oxygen = zuurstofgehalte
dice-parameter-oceans = oceanen

dice-tile-ocean = oceaantegel
dice-tile-greenery = groentegel
dice-tile-city = stadstegel
dice-tile-special = speciale tegel

dice-board-side-1 = Spelbord, kant 1
dice-board-side-2 = Spelbord, kant 2
dice-track-temperature = Temperatuurspoor
dice-track-oxygen = Zuurstofspoor
# Een naam die een eigenaar van het spel gaf.
dice-own-name = { $name }

## Namen: acties, en waar iets vandaan komt

dice-standard-temperature = temperatuur verhogen
dice-standard-ocean = oceaan plaatsen
dice-standard-greenery = groentegel plaatsen
dice-standard-city = stad plaatsen
dice-standard-points = punten scoren

dice-support-turn = een dobbelsteen draaien
dice-support-draw = kaarten trekken

dice-source-standard = standaardactie
dice-source-support = ondersteuningsactie
dice-source-track = { $parameter ->
    [temperature] temperatuurbonus
   *[oxygen] zuurstofbonus
}
dice-source-space = vlak { $space }
dice-source-production = productie
dice-source-setup = voorbereiding

## Bouwstenen

dice-seat = { $seat }
dice-counted = { $symbol ->
    [credit] { $count ->
        [one] { $count } MegaKrediet
       *[other] { $count } MegaKredieten
    }
    [plant] { $count ->
        [one] { $count } plant
       *[other] { $count } planten
    }
    [microbe] { $count ->
        [one] { $count } microbe
       *[other] { $count } microben
    }
    [animal] { $count ->
        [one] { $count } dier
       *[other] { $count } dieren
    }
    [city] { $count ->
        [one] { $count } stadssymbool
       *[other] { $count } stadssymbolen
    }
    [event] { $count ->
        [one] { $count } evenementsymbool
       *[other] { $count } evenementsymbolen
    }
    [science] { $count ->
        [one] { $count } wetenschapssymbool
       *[other] { $count } wetenschapssymbolen
    }
    [earth] { $count ->
        [one] { $count } Aardesymbool
       *[other] { $count } Aardesymbolen
    }
    [energy] { $count } energie
    [water] { $count } water
    [oxygen] { $count } zuurstof
    [steel] { $count } staal
    [titanium] { $count } titanium
    [heat] { $count } warmte
   *[nuclear] { $count ->
        [one] { $count } nucleair symbool
       *[other] { $count } nucleaire symbolen
    }
}
# Wild tokens in such a list.
dice-counted-wilds = { $count ->
    [one] { $count } jokerfiche
   *[other] { $count } jokerfiches
}
dice-text-dice = { $color ->
    [yellow] { $count ->
        [one] { $count } gele dobbelsteen
       *[other] { $count } gele dobbelstenen
    }
    [green] { $count ->
        [one] { $count } groene dobbelsteen
       *[other] { $count } groene dobbelstenen
    }
    [blue] { $count ->
        [one] { $count } blauwe dobbelsteen
       *[other] { $count } blauwe dobbelstenen
    }
    [gray] { $count ->
        [one] { $count } grijze dobbelsteen
       *[other] { $count } grijze dobbelstenen
    }
    [red] { $count ->
        [one] { $count } rode dobbelsteen
       *[other] { $count } rode dobbelstenen
    }
   *[any] { $count ->
        [one] { $count } dobbelsteen van een kleur naar keuze
       *[other] { $count } dobbelstenen van kleuren naar keuze
    }
}
# What goes with the word for a symbol, or for a die that shows it.
dice-text-symbol = { $symbol ->
    [credit] MegaKredietsymbool
    [science] wetenschapssymbool
    [earth] Aardesymbool
    [plant] plantensymbool
    [microbe] microbensymbool
    [animal] dierensymbool
    [energy] energiesymbool
    [water] watersymbool
    [oxygen] zuurstofsymbool
    [steel] staalsymbool
    [titanium] titaniumsymbool
    [city] stadssymbool
    [heat] warmtesymbool
    [event] evenementsymbool
   *[nuclear] nucleair symbool
}
dice-text-wilds = { $count ->
    [one] { $count } jokerfiche
   *[other] { $count } jokerfiches
}
dice-text-vp = { $count } OP
dice-chance = { $symbol } { $percent }%
dice-odds = Worp: { $dice }. Kans op minstens één: { $chances }.
dice-text-board = { $oceans } oceaanvlakken; { $bonuses } vlakken met een bonus.
dice-text-track = { $parameter ->
    [temperature] van { $start } °C tot { $end } °C, { $step } °C per stap
   *[oxygen] van { $start }% tot { $end }%, { $step }% per stap
}
dice-text-track-bonus = { $parameter ->
    [temperature] bij { $at } °C: { $effects }
   *[oxygen] bij { $at }%: { $effects }
}

## Vragen

dice-ask-corporation = Kies je corporatie
dice-ask-give = Jij begint: geef één dobbelsteen aan de laatste speler
dice-ask-turn = Jouw beurt: doe een ondersteuningsactie, of produceer
dice-ask-main = Doe een hoofdactie
dice-ask-support = Doe nog een ondersteuningsactie
dice-ask-end = Doe een gratis actie, of beëindig je beurt
dice-ask-keep = { $count ->
    [one] Houd maximaal nog één dobbelsteen
   *[other] Houd maximaal nog { $count } dobbelstenen
}
dice-ask-discard = Leg kaarten af die je niet wilt; daarna trek je nieuwe
dice-ask-discard-cost = { CAPITALIZE($source) }: { $count ->
    [one] leg een kaart af
   *[other] leg { $count } kaarten af
}
dice-ask-bonus = Kies een bonuskaart om te spelen
dice-ask-pay = { CAPITALIZE($source) }: { $color ->
    [yellow] betaal een gele grondstof
    [green] betaal een groene grondstof
    [blue] betaal een blauwe grondstof
    [gray] betaal een grijze grondstof
    [red] betaal een rode grondstof
   *[any] betaal een grondstof naar keuze
}
dice-ask-roll = { CAPITALIZE($source) }: { $count ->
    [one] kies een dobbelsteen om te rollen
   *[other] kies { $count } dobbelstenen om te rollen
}
dice-ask-pick = { CAPITALIZE($source) }: neem { $amount } en kies een symbool
dice-ask-set = { CAPITALIZE($source) }: { $count ->
    [one] kies een dobbelsteen om te draaien
   *[other] kies maximaal { $count } dobbelstenen om te draaien
}
dice-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] plaats een oceaan
    [greenery] plaats een groentegel
    [city] plaats een stad
   *[special] plaats de speciale tegel
}
dice-ask-amount = { CAPITALIZE($source) }: kies hoeveel dobbelstenen met een { $shown } je ruilt, maximaal { $count }
dice-ask-option = { CAPITALIZE($source) }: kies één
dice-ask-order = Kies welk effect eerst komt
dice-ask-lose = { CAPITALIZE($source) }: je verliest { $amount }. Kies welke.

## Beslissingen

dice-do-choose = { $corporation }: { $text }
dice-do-produce = Productiebeurt
dice-do-roll = { $color ->
    [yellow] Rol een gele dobbelsteen ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [green] Rol een groene dobbelsteen ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [blue] Rol een blauwe dobbelsteen ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [gray] Rol een grijze dobbelsteen ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
   *[red] Rol een rode dobbelsteen ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
}
dice-do-turn = Betaal een grondstof: draai een andere dobbelsteen
dice-do-draw = Betaal een grondstof: trek 2 kaarten
dice-do-play = Speel { $card } ({ $cost })
dice-do-play-sparing = Speel { $card } ({ $cost }); betaal met jokerfiches in plaats van { $spared }
dice-do-use = Gebruik { $card }: { $text }
dice-do-use-sparing = Gebruik { $card }: { $text }; betaal met jokerfiches in plaats van { $spared }
dice-do-standard = { CAPITALIZE($action) } ({ $cost })
dice-do-standard-sparing = { CAPITALIZE($action) } ({ $cost }); betaal met jokerfiches in plaats van { $spared }
dice-do-end = Beurt beëindigen
dice-do-keep = Houd { $symbol }
dice-do-discard = Leg { $card } af
dice-do-pay = Betaal { $symbol }
dice-do-pay-wild = Betaal met een jokerfiche
dice-do-pick = Neem { $symbol }
dice-do-set = Draai: { $from } → { $to }
dice-do-place = Vlak { $space }
dice-do-amount = { $count }
dice-do-option = Optie { $number }
dice-do-first = Eerst effect { $number }
dice-do-lose = Verlies { $symbol }
dice-do-give = Geef { $symbol }
dice-do-take = { $card }: { $text }
dice-do-done = Klaar
dice-do-keep-done = Deze dobbelstenen houden
dice-do-discard-done = Kaarten trekken

## Waarom iets niet kan

dice-why-not-an-answer = Dat is geen antwoord op de huidige vraag.
dice-why-no-such-card = Die kaart kun je hier niet kiezen.
dice-why-not-dealt = Die corporatie heb je niet gekregen.
dice-why-not-affordable = { $wilds ->
    [0] Je komt { $missing } tekort en hebt geen jokerfiches.
    [one] Je komt { $missing } tekort en hebt maar één jokerfiche.
   *[other] Je komt { $missing } tekort en hebt maar { $wilds } jokerfiches.
}
dice-why-nothing-to-pay = { $color ->
    [yellow] Je hebt geen gele grondstof om mee te betalen.
    [green] Je hebt geen groene grondstof om mee te betalen.
    [blue] Je hebt geen blauwe grondstof om mee te betalen.
    [gray] Je hebt geen grijze grondstof om mee te betalen.
    [red] Je hebt geen rode grondstof om mee te betalen.
   *[any] Je hebt niets om mee te betalen.
}
dice-why-no-such-die = Je hebt geen dobbelsteen met een { $shown }.
dice-why-no-wild = Je hebt geen jokerfiche.
dice-why-nothing-to-turn = Je hebt een dobbelsteen nodig om te draaien en een andere grondstof om te betalen.
dice-why-no-such-turn = Je kunt een dobbelsteen alleen naar een van zijn andere symbolen draaien.
dice-why-nothing-to-spare = Met die dobbelsteen betaal je hier niet.
dice-why-pool-empty = { $color ->
    [yellow] Er ligt geen gele dobbelsteen in de voorraad.
    [green] Er ligt geen groene dobbelsteen in de voorraad.
    [blue] Er ligt geen blauwe dobbelsteen in de voorraad.
    [gray] Er ligt geen grijze dobbelsteen in de voorraad.
   *[red] Er ligt geen rode dobbelsteen in de voorraad.
}
dice-why-already-used = Deze kaart heb je al gebruikt. Na je volgende productiebeurt is hij weer beschikbaar.
dice-why-wrong-time = Je kunt de actie van deze kaart nu niet gebruiken.
dice-why-not-yet-main = Dit is een hoofdactie. Doe eerst een ondersteuningsactie.
dice-why-not-in-production = Dit kan alleen in een actiebeurt.
dice-why-action-turn = Je bent al een actiebeurt begonnen.
dice-why-too-few-cards = { $needs ->
    [one] Je hebt een kaart in je hand nodig.
   *[other] Je hebt { $needs } kaarten in je hand nodig; je hebt er { $has }.
}
dice-why-no-space = { $tile ->
    [ocean] Er is geen vrij vlak voor een oceaan.
    [greenery] Er is geen vrij vlak voor een groentegel.
    [city] Er is geen vrij vlak voor een stad.
   *[special] Er is geen vrij vlak voor deze tegel.
}
dice-why-wrong-space = Daar mag je dit niet plaatsen.
dice-why-wrong-number = Kies een getal van 1 tot en met { $most }.
dice-why-not-another = Je betaalt met de dobbelsteen met een { $shown }. Kies een andere grondstof.
dice-why-wrong-color = { $color ->
    [yellow] Kies een gele dobbelsteen.
    [green] Kies een groene dobbelsteen.
    [blue] Kies een blauwe dobbelsteen.
    [gray] Kies een grijze dobbelsteen.
   *[red] Kies een rode dobbelsteen.
}
dice-why-choose-more = Je hebt al betaald om een dobbelsteen te draaien. Draai er nu een.

## Het verslag

dice-log-corporation = { $seat } speelt met { $corporation }.
dice-log-turn = Ronde { $round }: beurt van { $seat }.
dice-log-extra-turn = { $seat } krijgt een extra beurt.
dice-log-production = { $seat } doet een productiebeurt.
dice-log-kept = { $seat } houdt: { $kept }. Terug naar de voorraad: { $returned }.
dice-log-refreshed = { $seat } draait de gebruikte kaarten terug.
dice-log-drew = { $seat } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} ({ $source }).
dice-log-drew-cards = { $seat } trekt { $cards } ({ $source }).
dice-log-discarded = { $seat } legt een kaart af.
dice-log-discarded-card = { $seat } legt { $card } af.
dice-log-reshuffled = De aflegstapel wordt geschud tot een nieuwe stapel.
dice-log-rolled = { $seat } rolt { $dice } ({ $source }).
dice-log-gained = { $seat } neemt { $dice } ({ $source }).
dice-log-wilds = { $seat } neemt { $count ->
    [one] een jokerfiche
   *[other] { $count } jokerfiches
} ({ $source }).
dice-log-shortage = Er liggen te weinig dobbelstenen in de voorraad voor de productie van { $seat }.
dice-log-scored = { $seat } scoort { $points } OP ({ $source }).
dice-log-paid = { $seat } betaalt { $dice } ({ $source }).
dice-log-turned = { $seat } draait een dobbelsteen: { $from } → { $to }.
dice-log-lost = { $seat } verliest een dobbelsteen met een { $shown } ({ $source }).
dice-log-gave = { $seat } geeft { $to } een dobbelsteen met een { $shown }.
dice-log-played = { $seat } speelt { $card }.
dice-log-used = { $seat } gebruikt { $card }.
dice-log-standard = { $seat } doet een standaardactie: { $action }.
dice-log-raised = { $parameter ->
    [temperature] { $seat } verhoogt de temperatuur tot { $to } °C.
   *[oxygen] { $seat } verhoogt het zuurstofgehalte tot { $to }%.
}
dice-log-raised-further = { $parameter ->
    [temperature] { $seat } verhoogt de temperatuur, maar die staat al op het maximum.
    [oxygen] { $seat } verhoogt het zuurstofgehalte, maar dat staat al op het maximum.
   *[oceans] { $seat } voegt een oceaan toe, maar ze liggen er al allemaal.
}
dice-log-placed = { $tile ->
    [ocean] { $seat } plaatst een oceaantegel op { $space } ({ $source }).
    [greenery] { $seat } plaatst een groentegel op { $space } ({ $source }).
    [city] { $seat } plaatst een stadstegel op { $space } ({ $source }).
   *[special] { $seat } plaatst een speciale tegel op { $space } ({ $source }).
}
dice-log-milestone = { $seat } claimt de mijlpaal { $milestone }.
dice-log-milestone-left = Deze mijlpaal is verlopen: { $milestone }.
dice-log-no-effect = { $seat } krijgt niets ({ $source }).
dice-log-last-turns = Twee parameters staan op hun maximum: iedereen krijgt nog één beurt.
dice-log-over = Het spel is afgelopen.

## De uitslag

dice-won = { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
}
dice-solo-110 = Legende van Mars
dice-solo-100 = Meesterterraformer
dice-solo-95 = Planeetarchitect
dice-solo-90 = Gouverneur
dice-solo-85 = Hoofdingenieur
dice-solo-80 = Ingenieur
dice-solo-70 = Kolonist
dice-solo-60 = Leerling
dice-solo-below-60 = Toerist
dice-solo-lost = Mars blijft rood

## Kaarttekst: hoe zinnen worden gemaakt

dice-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
dice-text-next = { $first } { $next }
    .short = { $first }; { $next }
dice-text-all = { $parts }
dice-text-or = { $first } of { $next }
dice-text-then = { $first }; { $next }
dice-text-deal = { $cost } → { $gain }
dice-text-start = Startbonus: { $effects }.
    .short = start: { $effects }
dice-text-production = Productie: { $products }.
    .short = productie: { $products }
dice-text-action = { $timing ->
    [support] Ondersteuningsactie: { $text }.
    [main] Hoofdactie: { $text }.
   *[free] Gratis actie: { $text }.
}
    .short = { $timing ->
        [support] ondersteuning: { $text }
        [main] hoofdactie: { $text }
       *[free] gratis: { $text }
    }
dice-text-ongoing = Effect: { $text }.
    .short = { $text }
dice-text-whenever = { $when }: { $effects }
dice-text-discount = je kaarten kosten 1 { $shown } minder
    .short = kaarten −1 { $shown }
dice-text-storage = { $count ->
    [one] in een productiebeurt mag je één dobbelsteen meer houden
   *[other] in een productiebeurt mag je { $count } dobbelstenen meer houden
}
    .short = { $count ->
        [one] productiebeurt: houd één dobbelsteen meer
       *[other] productiebeurt: houd { $count } dobbelstenen meer
    }
dice-text-hand-size = in een productiebeurt vul je je hand aan tot { $count } kaarten
    .short = productiebeurt: vul je hand aan tot { $count } kaarten
dice-text-points = { $points } OP aan het einde van het spel.
    .short = { $points } OP aan het einde

## Kaarttekst: waar een effect op wacht

dice-when-tile = { $by ->
    [owner] { $tile ->
        [ocean] als je een oceaantegel plaatst
        [greenery] als je een groentegel plaatst
        [city] als je een stadstegel plaatst
       *[special] als je een speciale tegel plaatst
    }
   *[anyone] { $tile ->
        [ocean] als iemand een oceaantegel plaatst
        [greenery] als iemand een groentegel plaatst
        [city] als iemand een stadstegel plaatst
       *[special] als iemand een speciale tegel plaatst
    }
}
dice-when-tile-beside = { $by ->
    [owner] { $tile ->
        [ocean] als je een tegel naast een oceaantegel plaatst
        [greenery] als je een tegel naast een groentegel plaatst
        [city] als je een tegel naast een stadstegel plaatst
       *[special] als je een tegel naast een speciale tegel plaatst
    }
   *[anyone] { $tile ->
        [ocean] als iemand een tegel naast een oceaantegel plaatst
        [greenery] als iemand een tegel naast een groentegel plaatst
        [city] als iemand een tegel naast een stadstegel plaatst
       *[special] als iemand een tegel naast een speciale tegel plaatst
    }
}
dice-when-card = { $kind ->
    [red] als je een rode kaart speelt
    [green] als je een groene kaart speelt
    [blue] als je een blauwe kaart speelt
   *[any] als je een kaart speelt
}
dice-when-card-cost = { $kind ->
    [red] als je een rode kaart speelt met een { $shown } in de kosten
    [green] als je een groene kaart speelt met een { $shown } in de kosten
    [blue] als je een blauwe kaart speelt met een { $shown } in de kosten
   *[any] als je een kaart speelt met een { $shown } in de kosten
}
dice-when-card-points = { $kind ->
    [red] als je een rode kaart speelt die aan het einde van het spel OP oplevert
    [green] als je een groene kaart speelt die aan het einde van het spel OP oplevert
    [blue] als je een blauwe kaart speelt die aan het einde van het spel OP oplevert
   *[any] als je een kaart speelt die aan het einde van het spel OP oplevert
}
dice-when-standard = als je een standaardactie doet

## Kaarttekst: opdrachten

dice-effect-roll = rol { $amount }
dice-effect-roll-per = rol { $amount } { $per }
dice-effect-gain = neem { $dice }
    .short = { $dice }
dice-effect-pick = { $count ->
    [one] neem { $amount } met een symbool naar keuze
   *[other] neem { $amount } met symbolen naar keuze
}
    .short = { $count ->
        [one] { $amount }, symbool naar keuze
       *[other] { $amount }, symbolen naar keuze
    }
dice-effect-wild = { $count ->
    [one] neem een jokerfiche
   *[other] neem { $count } jokerfiches
}
    .short = { $count ->
        [one] jokerfiche
       *[other] { $count } jokerfiches
    }
dice-effect-score = scoor { $count } OP
    .short = { $count } OP
dice-effect-score-per = scoor 1 OP { $per }
    .short = 1 OP { $per }
dice-effect-raise = { $parameter ->
    [temperature] { $count ->
        [one] verhoog de temperatuur met { $count } stap
       *[other] verhoog de temperatuur met { $count } stappen
    }
   *[oxygen] { $count ->
        [one] verhoog het zuurstofgehalte met { $count } stap
       *[other] verhoog het zuurstofgehalte met { $count } stappen
    }
}
    .short = { $parameter ->
        [temperature] temperatuur +{ $count }
       *[oxygen] zuurstof +{ $count }
    }
dice-effect-place = { $tile ->
    [ocean] plaats een oceaantegel
    [greenery] plaats een groentegel
    [city] plaats een stadstegel
   *[special] plaats een speciale tegel
}
    .short = { $tile ->
        [ocean] oceaan
        [greenery] groentegel
        [city] stad
       *[special] speciale tegel
    }
dice-effect-place-isolated = { $place } zonder andere tegels ernaast
dice-effect-place-beside = { $place } naast { $beside }
dice-effect-draw = { $count ->
    [one] trek een kaart
   *[other] trek { $count } kaarten
}
    .short = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
dice-effect-turn = { $count ->
    [one] draai een dobbelsteen
   *[other] draai maximaal { $count } dobbelstenen
}
dice-effect-others-lose = elke tegenstander verliest 1 dobbelsteen met een { $shown }
dice-effect-others-lose-any = elke tegenstander verliest { $amount }
dice-effect-spend = betaal { $dice }
    .short = { $dice }
dice-effect-spend-of = { $color ->
    [yellow] betaal een gele grondstof naar keuze
    [green] betaal een groene grondstof naar keuze
    [blue] betaal een blauwe grondstof naar keuze
    [gray] betaal een grijze grondstof naar keuze
    [red] betaal een rode grondstof naar keuze
   *[any] betaal een grondstof naar keuze
}
dice-effect-discard = { $count ->
    [one] leg een kaart af
   *[other] leg { $count } kaarten af
}
dice-effect-exchange = betaal zoveel dobbelstenen met een { $shown } als je wilt en neem er evenveel met een { $wanted }
    .short = X dobbelstenen met een { $shown } → X met een { $wanted }
dice-effect-exchange-any = betaal zoveel dobbelstenen met een { $shown } als je wilt en neem er evenveel met andere symbolen naar keuze
    .short = X dobbelstenen met een { $shown } → X met andere symbolen
dice-effect-extra-turn = neem meteen na deze beurt een extra beurt
    .short = extra beurt
dice-effect-extra-main = doe een tweede hoofdactie (alleen in een actiebeurt)
    .short = tweede hoofdactie (actiebeurt)
dice-effect-extra-support = doe een extra ondersteuningsactie
    .short = extra ondersteuningsactie
dice-effect-produce-played = ontvang meteen de productie van die kaart
dice-effect-if-beside = als die naast { $beside } ligt: { $effects }
    .short = naast { $beside }: { $effects }
dice-effect-if-track-bonus = als je daarmee een bonus van het spoor krijgt: { $effects }
    .short = met een spoorbonus: { $effects }

dice-text-beside = { $tile ->
    [ocean] een oceaantegel
    [greenery] een groentegel
    [city] een stadstegel
   *[special] een speciale tegel
}
dice-per-tile-in-middle-row = per tegel in de middelste rij
dice-per-city = per stadstegel op het spelbord
    .short = per stad
dice-per-tile-beside = { $tile ->
    [ocean] per oceaantegel ernaast
    [greenery] per groentegel ernaast
    [city] per stadstegel ernaast
   *[special] per speciale tegel ernaast
}
    .short = { $tile ->
        [ocean] per oceaan ernaast
        [greenery] per groentegel ernaast
        [city] per stad ernaast
       *[special] per speciale tegel ernaast
    }

## Mijlpalen: wat ze vragen

dice-measure-cards = { $kind ->
    [red] { $count } gespeelde rode kaarten
    [green] { $count } gespeelde groene kaarten
   *[blue] { $count } gespeelde blauwe kaarten
}
dice-measure-all-cards = { $count } gespeelde kaarten
dice-measure-dice-of-one-color = { $count } dobbelstenen van één kleur
dice-measure-dice = { $count } dobbelstenen
dice-measure-produced-colors = productie in { $count } kleuren
dice-measure-cards-with-points = { $count } gespeelde kaarten die aan het einde van het spel OP opleveren
dice-measure-cards-costing = { $count } gespeelde kaarten die { $cost } of meer grondstoffen kosten
dice-measure-points = { $count } OP op het scorespoor
dice-measure-award-symbols = { $count } symbolen van één onderscheiding in de kosten van je gespeelde kaarten

## In de terminal

draw-dice-heading = Ronde { $round }   temperatuur { $temperature } °C   zuurstof { $oxygen }%   oceanen { $oceans }/7   stapel { $deck }   bonuskaarten { $bonuses }
draw-dice-legend = hoofdletter: rol een dobbelsteen (Y geel, G groen, B blauw, S grijs, R rood); * jokerfiche, + punten, c kaart, kleine letters: een symbool; ~ oceaanvlak; oce oceaan, gre groen, cit stad, spe speciale tegel
draw-dice-milestones = Mijlpalen: { $list }
draw-dice-awards = Onderscheidingen: { $list }
draw-dice-pool = Voorraad: { $list }
draw-dice-standard = Standaardacties: { $list }
draw-dice-corporation = corporatie
draw-dice-vp = spoor
draw-dice-points = punten
draw-dice-wilds = joker
draw-dice-hand-count = hand
draw-dice-production = productie
draw-dice-dice = Dobbelstenen van { $seat }: { $list }
draw-dice-played = Gespeelde kaarten van { $seat }: { $list }
draw-dice-hand = Je hand:
draw-dice-corporations = Je keuzes:
draw-dice-bonuses = Resterende bonuskaarten:

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

dice-part-track = scorespoor { $points }
dice-part-awards = onderscheidingen { $points }
dice-part-milestones = mijlpalen { $points }
dice-part-cards = kaarten { $points }
dice-part-rivals = effect op tegenstanders { $points }
dice-part-planet = terraformen { $points }
