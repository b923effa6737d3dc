# Mars: vragen, antwoorden, weigeringen en het logboek. Namen en kaartteksten staan elders.
# $seat is de naam van een speler, $source de oorzaak (kaart, project, vak), $card een kaartnaam.

## Opties

mars-option-board = Spelbord
mars-option-cards = Kaarten
mars-option-draft = Draft in de onderzoeksfase
mars-option-initial-draft = Draft van de starthand
mars-option-solo-goal = Doel van het solospel
mars-option-beginners = Spelers met de Beginnerscorporatie

## Waar iets vandaan komt

mars-source-conversion = { $resource ->
    [plants] planten omzetten
   *[heat] warmte omzetten
}
mars-source-mark = { $parameter ->
    [temperature] bonus op het temperatuurspoor
   *[oxygen] bonus op het zuurstofspoor
}
mars-source-space = vlak { $space }
mars-source-research = onderzoek
mars-source-production = productie

## Beslissingen

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = de neutrale tegenstander
mars-do-play = Speel { $card }
mars-do-use = Gebruik { $card }
mars-do-project = Standaardproject: { $project }
mars-do-convert-plants = Zet planten om in een groentegel
mars-do-convert-heat = 8 warmte: verhoog de temperatuur
mars-do-claim = Claim mijlpaal: { $milestone }
mars-do-fund = Financier onderscheiding: { $award }
mars-do-pass = Passen
mars-do-stop = Beurt beëindigen
mars-do-pay = Betaal { $payment }
mars-do-place = Vlak { $space }
mars-do-choose = { $what }
mars-do-option = Optie { $number }
mars-do-first = Eerst effect { $number }
mars-do-reduce = { CAPITALIZE($target) }
mars-do-remove = { CAPITALIZE($target) } verliest { $count }
mars-do-remove-from-card = { $target }: −{ $count }
mars-do-amount = { $count }
mars-do-buy = Koop { $card }
mars-do-keep = Houd { $card }
mars-do-discard = Leg { $card } af
mars-do-sell = Verkoop { $card }
mars-do-accept = Ja
mars-do-decline = Nee
mars-do-done = Klaar

## Vragen

mars-ask-corporation = Kies je corporatie
mars-ask-buy = Koop kaarten voor { $price } M€ per stuk
mars-ask-draft = Houd één kaart en geef de rest door
mars-ask-action = { $second ->
    [yes] Je tweede actie
   *[no] Jouw beurt: doe een actie
}
mars-ask-greenery = Planten omzetten in groentegels?
mars-ask-pay = { CAPITALIZE($source) }: betaal { $price } M€
mars-ask-order = Kies welk effect eerst komt
mars-ask-option = { CAPITALIZE($source) }: kies één
mars-ask-whether = { CAPITALIZE($source) }: { $what } Wil je dat?
mars-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] plaats een oceaan
    [greenery] plaats een groentegel
    [city] plaats een stad
   *[other] plaats de tegel ‘{ $name }’
}
mars-ask-claim-space = { CAPITALIZE($source) }: kies een vlak om te reserveren
mars-ask-reduce = { CAPITALIZE($source) }: { $resource ->
    [steel] kies wiens staalproductie met { $count } omlaag gaat
    [titanium] kies wiens titaniumproductie met { $count } omlaag gaat
    [plants] kies wiens plantenproductie met { $count } omlaag gaat
    [energy] kies wiens energieproductie met { $count } omlaag gaat
    [heat] kies wiens warmteproductie met { $count } omlaag gaat
   *[money] kies wiens M€-productie met { $count } omlaag gaat
}
mars-ask-remove = { CAPITALIZE($source) }: { $steal ->
    [yes] steel maximaal { $amount }
   *[no] verwijder maximaal { $amount }
}
mars-ask-remove-tokens = { CAPITALIZE($source) }: kies een kaart en verwijder maximaal { $amount }
mars-ask-add-tokens = { CAPITALIZE($source) }: { $count ->
    [one] kies een kaart voor de grondstof
   *[other] kies een kaart voor de { $count } grondstoffen
}
mars-ask-copy-production = { CAPITALIZE($source) }: kies een bouwkaart waarvan je de productie herhaalt
mars-ask-resource = { CAPITALIZE($source) }: kies een grondstof
mars-ask-amount = { CAPITALIZE($source) }: kies een aantal, maximaal { $count }
mars-ask-keep = { CAPITALIZE($source) }: { $count ->
    [one] houd nog één kaart
   *[other] houd nog { $count } kaarten
}
mars-ask-discard = { CAPITALIZE($source) }: leg een kaart af
mars-ask-sell = Kies kaarten om te verkopen voor 1 M€ per stuk

## Waarom iets niet kan

mars-why-not-an-answer = Dat is geen antwoord op de huidige vraag.
mars-why-no-such-card = Die kaart kun je hier niet kiezen.
mars-why-not-affordable = Dit kost { $price } M€. Je komt { $short } M€ tekort.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Vereist minstens { $needs } °C; het is nu { $is } °C.
    [oxygen] Vereist minstens { $needs }% zuurstof; het is nu { $is }%.
   *[oceans] { $needs ->
        [one] Vereist minstens { $needs } oceaan; het zijn er nu { $is }.
       *[other] Vereist minstens { $needs } oceanen; het zijn er nu { $is }.
    }
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Vereist hoogstens { $needs } °C; het is nu { $is } °C.
    [oxygen] Vereist hoogstens { $needs }% zuurstof; het is nu { $is }%.
   *[oceans] { $needs ->
        [one] Vereist hoogstens { $needs } oceaan; het zijn er nu { $is }.
       *[other] Vereist hoogstens { $needs } oceanen; het zijn er nu { $is }.
    }
}
mars-why-too-few-tags = { $needs ->
    [one] Vereist { $needs } { $tag }label; je hebt er { $has }.
   *[other] Vereist { $needs } { $tag }labels; je hebt er { $has }.
}
mars-why-too-little-production = { $resource ->
    [steel] Vereist een staalproductie van minstens { $needs }; je hebt { $has }.
    [titanium] Vereist een titaniumproductie van minstens { $needs }; je hebt { $has }.
    [plants] Vereist een plantenproductie van minstens { $needs }; je hebt { $has }.
    [energy] Vereist een energieproductie van minstens { $needs }; je hebt { $has }.
    [heat] Vereist een warmteproductie van minstens { $needs }; je hebt { $has }.
   *[money] Vereist een M€-productie van minstens { $needs }; je hebt { $has }.
}
mars-why-too-few-cities = { $needs ->
    [one] Vereist { $needs } stad in het spel; het zijn er nu { $has }.
   *[other] Vereist { $needs } steden in het spel; het zijn er nu { $has }.
}
mars-why-too-few-greeneries = { $needs ->
    [one] Vereist een eigen groentegel; je hebt er geen.
   *[other] Vereist { $needs } eigen groentegels; je hebt er { $has }.
}
mars-why-too-little-stock = Nodig: { $amount }. Je hebt { $has }.
mars-why-too-few-tokens = { $needs ->
    [one] Je hebt een grondstof op deze kaart nodig; er ligt er geen.
   *[other] Je hebt { $needs } grondstoffen op deze kaart nodig; er liggen er { $has }.
}
mars-why-no-space = { $tile ->
    [ocean] Er is geen vrij vlak voor een oceaan.
    [greenery] Er is geen vrij vlak voor een groentegel.
    [city] Er is geen vrij vlak voor een stad.
   *[other] Er is geen vrij vlak voor de tegel ‘{ $name }’.
}
mars-why-no-claim = Er is geen vlak meer om te reserveren.
mars-why-nobody-to-reduce = { $resource ->
    [steel] Bij geen enkele speler kan de staalproductie met { $count } omlaag.
    [titanium] Bij geen enkele speler kan de titaniumproductie met { $count } omlaag.
    [plants] Bij geen enkele speler kan de plantenproductie met { $count } omlaag.
    [energy] Bij geen enkele speler kan de energieproductie met { $count } omlaag.
    [heat] Bij geen enkele speler kan de warmteproductie met { $count } omlaag.
   *[money] Bij geen enkele speler kan de M€-productie met { $count } omlaag.
}
mars-why-no-card-for-it = Je hebt geen passende kaart in het spel.
mars-why-already-used = Dit heb je deze generatie al gebruikt.
mars-why-no-action = Deze kaart heeft geen actie.
mars-why-rating-not-raised = Je terraformwaarde is deze generatie nog niet gestegen.
mars-why-taken = Deze is niet meer vrij.
mars-why-none-left = Het maximum van drie is al bereikt.
mars-why-not-reached = Nodig: { $needs }. Je hebt { $has }.
mars-why-not-in-solo = Een solospel heeft geen mijlpalen of onderscheidingen.
mars-why-empty-hand = Je hebt geen kaarten in je hand.
mars-why-wrong-space = Daar mag je dit niet plaatsen.
mars-why-pole-not-affordable = De zuidpool kost 6 M€. Je komt { $short } M€ tekort.
mars-why-wrong-means = { $resource ->
    [steel] Hier kun je niet met staal betalen.
    [titanium] Hier kun je niet met titanium betalen.
    [plants] Hier kun je niet met planten betalen.
    [energy] Hier kun je niet met energie betalen.
    [heat] Hier kun je niet met warmte betalen.
   *[money] Hier kun je niet met M€ betalen.
}
mars-why-pays-too-much = Je betaalt { $over } M€ te veel.
mars-why-needed-for-effect = Voor het effect van de kaart heb je { $amount } nodig, dus daarmee kun je niet betalen.
mars-why-wrong-target = Dat kun je niet kiezen.
mars-why-protected = Een kaart beschermt deze grondstoffen.
mars-why-too-many = Kies er hoogstens { $most }.
mars-why-too-late-to-pass = Je hebt al een actie gedaan. Beëindig je beurt; passen kan in je volgende beurt.
mars-why-nothing-done = Je hebt nog geen actie gedaan. Wil je niets doen, pas dan.
mars-why-choose-more = Kies er eerst minstens één.

## Het logboek

mars-log-generation = Generatie { $number } begint. Startspeler: { $seat }.
mars-log-corporation = { $seat } speelt met { $corporation }.
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
mars-log-drew-hidden = { $count ->
    [0] { $seat } trekt geen kaarten ({ $source }).
    [one] { $seat } trekt een kaart ({ $source }).
   *[other] { $seat } trekt { $count } kaarten ({ $source }).
}
mars-log-discarded-known = { $seat } legt af: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } legt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} af ({ $source }).
mars-log-revealed = { $seat } onthult { $card } ({ $source }).
mars-log-reshuffled = De aflegstapel wordt geschud tot een nieuwe stapel.
mars-log-played = { $seat } speelt { $card }.
mars-log-acted = { $seat } doet een actie: { $source }.
mars-log-paid = { $seat } betaalt { $payment } ({ $source }).
mars-log-stock-gained = { $seat } ontvangt { $amount } ({ $source }).
mars-log-stock-lost = { $seat } verliest { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = De neutrale tegenstander verliest { $amount } ({ $source }).
mars-log-rival-production = Neutrale tegenstander: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } zet { $count } energie om in warmte.
mars-log-tokens-gained = { $count ->
    [one] { $seat } legt een grondstof op { $card } ({ $source }).
   *[other] { $seat } legt { $count } grondstoffen op { $card } ({ $source }).
}
mars-log-tokens-lost = { $count ->
    [one] { $seat } verliest een grondstof van { $card } ({ $source }).
   *[other] { $seat } verliest { $count } grondstoffen van { $card } ({ $source }).
}
mars-log-raised-temperature = { $seat } verhoogt de temperatuur tot { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } verhoogt het zuurstofgehalte tot { $to }% ({ $source }).
mars-log-rating = { $seat }: terraformwaarde +{ $count } ({ $source }).
mars-log-placed = { $tile ->
    [ocean] { $seat } plaatst een oceaan op { $space }.
    [greenery] { $seat } plaatst een groentegel op { $space }.
    [city] { $seat } plaatst een stad op { $space }.
   *[other] { $seat } plaatst de tegel ‘{ $name }’ op { $space }.
}
mars-log-placed-neutral = { $tile ->
    [ocean] Er komt een oceaan op { $space }.
    [greenery] Er komt een neutrale groentegel op { $space }.
    [city] Er komt een neutrale stad op { $space }.
   *[other] Er komt een neutrale tegel op { $space }: { $name }.
}
mars-log-space-claimed = { $seat } reserveert { $space } ({ $source }).
mars-log-milestone = { $seat } claimt de mijlpaal { $milestone }.
mars-log-award = { $seat } financiert de onderscheiding { $award }.
mars-log-passed = { $seat } past.
mars-log-no-effect = { CAPITALIZE($source) }: geen effect.
mars-log-over = Het spel is afgelopen.

## Het einde

mars-verdict-won = Mars is geterraformd.
mars-verdict-solo-won = Je hebt het doel op tijd bereikt.
mars-verdict-solo-lost = Je hebt het doel niet op tijd bereikt, dus je score telt niet.

setup-solo-cards = In een solospel speel je altijd met de kaarten van het Corporatie Tijdperk.
setup-solo-draft = Een solospel heeft geen draft.
setup-solo-goal = Alleen een solospel heeft een solodoel.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

mars-part-rating = terraformwaarde { $points }
mars-part-greeneries = groen { $points }
mars-part-cities = steden { $points }
mars-part-cards = kaarten { $points }
mars-part-milestones = mijlpalen { $points }
mars-part-awards = onderscheidingen { $points }
mars-part-production = productie { $points }
mars-part-resources = bewaarde grondstoffen { $points }
mars-part-rivals = effect op tegenstanders { $points }
mars-part-pace = duur van het spel { $points }
mars-part-terraforming = terraformen { $points }
