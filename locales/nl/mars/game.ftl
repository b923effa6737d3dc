# Mars: vragen, antwoorden, weigeringen en het logboek. Namen en kaartteksten staan elders.
# $seat is de naam van een speler, $source de oorzaak (kaart, project, vak), $card een kaartnaam.

## Opties

mars-option-board = Speelbord
mars-option-cards = Kaarten
mars-option-draft = Draft in de onderzoeksfase
mars-option-initial-draft = Draft van de beginkaarten
mars-option-solo-goal = Doel van een solospel
mars-option-beginners = Plaatsen met de Beginnerscorporatie

## Waar iets vandaan komt

mars-source-conversion = { $resource ->
    [plants] planten naar groen
   *[heat] warmte naar temperatuur
}
mars-source-mark = { $parameter ->
    [temperature] bonus op het temperatuurspoor
   *[oxygen] bonus op het zuurstofspoor
}
mars-source-space = vak { $space }
mars-source-research = onderzoek
mars-source-production = productie

## Beslissingen

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = de neutrale rivaal
mars-do-play = Speel { $card }
mars-do-use = Gebruik { $card }
mars-do-project = Standaardproject: { $project }
mars-do-convert-plants = Zet planten om in groen
mars-do-convert-heat = Zet warmte om in temperatuur
mars-do-claim = Claim { $milestone }
mars-do-fund = Financier { $award }
mars-do-pass = Pas
mars-do-stop = Geen tweede actie
mars-do-pay = Betaal { $payment }
mars-do-place = Vak { $space }
mars-do-choose = { $what }
mars-do-option = Mogelijkheid { $number }
mars-do-first = Eerst nummer { $number }
mars-do-reduce = Verlaag: { $target }
mars-do-remove = Verwijder { $count }: { $target }
mars-do-amount = { $count }
mars-do-buy = Koop { $card }
mars-do-keep = Houd { $card }
mars-do-discard = Leg { $card } af
mars-do-sell = Verkoop { $card }
mars-do-accept = Doen
mars-do-decline = Niet doen
mars-do-done = Klaar

## Vragen

mars-ask-corporation = Welke corporatie leid je?
mars-ask-buy = Welke kaarten koop je, voor { $price } M€ per kaart?
mars-ask-draft = Welke kaart houd je? De rest gaat door naar je buur.
mars-ask-action = { $second ->
    [yes] Je tweede actie?
   *[no] Je actie?
}
mars-ask-greenery = Planten omzetten in groen?
mars-ask-pay = Hoe betaal je { $price } M€? ({ $source })
mars-ask-order = Er wachten meerdere effecten. Welk eerst? { $effects }
mars-ask-option = Wat kies je? { $options } ({ $source })
mars-ask-whether = Wil je dit doen? { $what } ({ $source })
mars-ask-place = Waar leg je deze tegel: { $tile }? ({ $source })
mars-ask-claim-space = Welk vak claim je? ({ $source })
mars-ask-reduce = Wie verliest { $count } × { $what }? ({ $source })
mars-ask-remove = { $steal ->
    [yes] Van wie neem je hoogstens { $amount }?
   *[no] Wie verliest hoogstens { $amount }?
} ({ $source })
mars-ask-remove-tokens = Welke kaart verliest fiches ({ $token }, hoogstens { $count })? ({ $source })
mars-ask-add-tokens = Welke kaart krijgt { $count ->
    [one] het fiche?
   *[other] { $count } fiches?
} ({ $source })
mars-ask-copy-production = Welke productie herhaal je? ({ $source })
mars-ask-resource = Welke bron? ({ $source })
mars-ask-amount = Hoeveel, hoogstens { $count }? ({ $source })
mars-ask-keep = Welke kaarten houd je? Nog { $count }. ({ $source })
mars-ask-discard = Welke kaart leg je af? ({ $source })
mars-ask-sell = Welke kaarten verkoop je, voor 1 M€ per kaart?

## Waarom iets niet kan

mars-why-not-an-answer = Dat wordt niet gevraagd.
mars-why-no-such-card = Die kaart is hier niet te kiezen.
mars-why-not-affordable = Het kost { $price } M€; je komt { $short } M€ tekort.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Er is minstens { $needs } °C nodig; de temperatuur is { $is } °C.
    [oxygen] Er is minstens { $needs } % zuurstof nodig; het is { $is } %.
   *[oceans] Nodig aantal oceanen: minstens { $needs }; het zijn er { $is }.
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Er mag hoogstens { $needs } °C zijn; de temperatuur is { $is } °C.
    [oxygen] Er mag hoogstens { $needs } % zuurstof zijn; het is { $is } %.
   *[oceans] Toegestaan aantal oceanen: hoogstens { $needs }; het zijn er { $is }.
}
mars-why-too-few-tags = Nodig: { $needs } × { $tag }; je hebt er { $has }.
mars-why-too-little-production = Nodig: { $what } { $needs }; je hebt { $has }.
mars-why-too-few-cities = Nodig aantal steden in het spel: { $needs }; het zijn er { $has }.
mars-why-too-few-greeneries = Nodig aantal eigen groentegels: { $needs }; je hebt er { $has }.
mars-why-too-little-stock = Nodig: { $needs } × { $resource }; er is { $has }.
mars-why-too-few-tokens = Nodig aantal fiches op de kaart: { $needs }; het zijn er { $has }.
mars-why-no-space = Geen vak past bij deze tegel: { $tile }.
mars-why-no-claim = Er is geen vak te claimen.
mars-why-nobody-to-reduce = Niemand kan { $count } × { $what } verliezen.
mars-why-no-card-for-it = Geen kaart in het spel past.
mars-why-already-used = Het is in deze generatie al gebruikt.
mars-why-no-action = Deze kaart heeft geen actie.
mars-why-rating-not-raised = Je terraformwaarde is in deze generatie niet gestegen.
mars-why-taken = Iemand heeft het al.
mars-why-none-left = Er zijn er al drie vergeven; meer zijn er niet.
mars-why-not-reached = Nodig: { $needs }; je hebt { $has }.
mars-why-not-in-solo = Een solospel heeft geen mijlpalen en geen onderscheidingen.
mars-why-empty-hand = Je hebt geen kaart in je hand.
mars-why-wrong-space = Dat mag daar niet liggen.
mars-why-pole-not-affordable = De zuidpool kost 6 M€; je komt { $short } M€ tekort.
mars-why-wrong-means = Hiermee kan niet betaald worden: { $resource }.
mars-why-pays-too-much = Dat is { $over } M€ te veel.
mars-why-needed-for-effect = De kaart zelf neemt { $needs } × { $resource }; daarmee kun je haar niet ook betalen.
mars-why-wrong-target = Dat is hiervoor niet te kiezen.
mars-why-protected = Een kaart beschermt het.
mars-why-too-many = Hoogstens { $most }.
mars-why-too-late-to-pass = Je hebt in deze beurt al een actie gedaan: stop in plaats van te passen.
mars-why-nothing-done = Je hebt in deze beurt nog geen actie gedaan: pas in plaats daarvan.
mars-why-choose-more = Kies eerst iets.

## Het logboek

mars-log-generation = Generatie { $number } begint; { $seat } is startspeler.
mars-log-corporation = { $seat } leidt { $corporation }.
mars-log-dealt-known = { $seat } bekijkt: { $cards }.
mars-log-dealt-hidden = { $seat } bekijkt { $count ->
    [one] een kaart.
   *[other] { $count } kaarten.
}
mars-log-bought-known = { $seat } koopt: { $cards }.
mars-log-bought-hidden = { $seat } koopt { $count ->
    [0] geen kaarten.
    [one] een kaart.
   *[other] { $count } kaarten.
}
mars-log-drew-known = { $seat } trekt: { $cards } ({ $source }).
mars-log-drew-hidden = { $seat } trekt { $count ->
    [0] geen kaart
    [one] een kaart
   *[other] { $count } kaarten
} ({ $source }).
mars-log-discarded-known = { $seat } legt af: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } legt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} af ({ $source }).
mars-log-revealed = { $seat } onthult { $card } ({ $source }).
mars-log-reshuffled = De aflegstapel wordt een nieuwe trekstapel.
mars-log-played = { $seat } speelt { $card }.
mars-log-acted = { $seat } doet een actie: { $source }.
mars-log-paid = { $seat } betaalt { $payment } ({ $source }).
mars-log-stock-gained = { $seat } krijgt { $amount } ({ $source }).
mars-log-stock-lost = { $seat } verliest { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = De neutrale rivaal verliest { $amount } ({ $source }).
mars-log-rival-production = De neutrale rivaal: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } zet { $count } energie om in warmte.
mars-log-tokens-gained = { $seat } legt { $count ->
    [one] een fiche
   *[other] { $count } fiches
} op { $card } ({ $source }).
mars-log-tokens-lost = { $seat } verliest { $count ->
    [one] een fiche
   *[other] { $count } fiches
} van { $card } ({ $source }).
mars-log-raised-temperature = { $seat } verhoogt de temperatuur naar { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } verhoogt de zuurstof naar { $to } % ({ $source }).
mars-log-rating = { $seat }: terraformwaarde +{ $count } ({ $source }).
mars-log-placed = { $seat } legt een tegel: { $tile }, { $space }.
mars-log-placed-neutral = Er komt een neutrale tegel: { $tile }, { $space }.
mars-log-space-claimed = { $seat } claimt { $space } ({ $source }).
mars-log-milestone = { $seat } claimt de mijlpaal { $milestone }.
mars-log-award = { $seat } financiert de onderscheiding { $award }.
mars-log-passed = { $seat } past.
mars-log-no-effect = Er komt niets van ({ $source }).
mars-log-over = Het spel is afgelopen.

## Het einde

mars-verdict-won = De planeet is bewoonbaar.
mars-verdict-solo-won = Het doel is op tijd bereikt.
mars-verdict-solo-lost = Het doel is niet op tijd bereikt; de score telt niet.

setup-solo-cards = Alleen speel je altijd met de kaarten van Corporate Era.
setup-solo-draft = Alleen wordt er niet gedraft.
setup-solo-goal = Alleen een spel voor één heeft een solodoel.
