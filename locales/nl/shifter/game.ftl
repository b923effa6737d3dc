# Actie: Terraforming. Een vak wordt overal als r1c2 geschreven: rij 1, kolom 2.

## Opties

shifter-option-mode = Spelvariant
shifter-option-matching = Zonewaarden
shifter-option-goals = Doelenboek
shifter-option-disasters = Rampen
shifter-option-bid-cap = Hoogste bod
shifter-option-restore = Planeet herstellen na een mislukte poging
shifter-option-leader = Wie de volgende ronde begint
shifter-option-target = Punten om te winnen (0: afhankelijk van het aantal spelers)

## Kaarten en tegels

shifter-mission = { $color ->
    [white] witte missie { $zones }
    [yellow] gele missie { $zones }
    [blue] blauwe missie { $zones }
   *[green] groene missie { $zones }
}
shifter-goal = { $color ->
    [white] wit doel { $number } ({ $zones })
    [yellow] geel doel { $number } ({ $zones })
    [blue] blauw doel { $number } ({ $zones })
   *[green] groen doel { $number } ({ $zones })
}
shifter-mark = Alleen met { $players } of meer spelers.
shifter-tile = Tegel { $number }
shifter-face = Kant { $face }: de helft { $half ->
        [white] wit
        [yellow] geel
        [blue] blauw
       *[green] groen
    }, een kwart { $first ->
        [white] wit
        [yellow] geel
        [blue] blauw
       *[green] groen
    }, een kwart { $second ->
        [white] wit
        [yellow] geel
        [blue] blauw
       *[green] groen
    }.
shifter-disaster-yellow = Gele ramp
shifter-disaster-red = Rode ramp
shifter-disaster-max-actions = { $most ->
    [one] Je mag maar één actie per beurt doen.
   *[other] Je mag hoogstens { $most } acties per beurt doen.
}
shifter-disaster-max-shifts = { $most ->
    [one] Je mag maar één keer per beurt schuiven.
   *[other] Je mag hoogstens { $most } keer per beurt schuiven.
}
shifter-disaster-max-flips = { $most ->
    [one] Je mag maar één keer per beurt een tegel omdraaien.
   *[other] Je mag hoogstens { $most } keer per beurt een tegel omdraaien.
}
shifter-disaster-no-short-flips = Je mag tegels alleen over de lange zijde omdraaien.
shifter-disaster-burn = { $cards ->
    [one] Elk succes kost één extra kaart uit de Bibliotheek, tenzij het spel ermee gewonnen is.
   *[other] Elk succes kost { $cards } extra kaarten uit de Bibliotheek, tenzij het spel ermee gewonnen is.
}

## Wat een kaart vraagt

shifter-number = { $value }
shifter-needs-one = één { $color ->
        [white] witte
        [yellow] gele
        [blue] blauwe
       *[green] groene
    } zone van { $value }
shifter-needs-alike = { $count } { $color ->
        [white] witte
        [yellow] gele
        [blue] blauwe
       *[green] groene
    } zones van elk { $value }
shifter-needs-several = { $color ->
        [white] witte
        [yellow] gele
        [blue] blauwe
       *[green] groene
    } zones van { $values }
# Wat een kaart vraagt, als tekst van die kaart.
shifter-card-needs = { CAPITALIZE($needs) }.

## Titels

shifter-title-wanderer = Zwerver
shifter-title-coloniser = Kolonisator
shifter-title-terraformer = Terraformer
shifter-title-emperor = Keizer
shifter-title-legend = Legende
shifter-title-creator = Schepper

## Wat er wordt gevraagd

shifter-prompt-terraform = { $left ->
    [0] Je hebt geen acties meer: rond je acties af.
    [one] Terraform de Planeet: nog één actie.
   *[other] Terraform de Planeet: nog { $left } acties.
}
shifter-prompt-declare = Succes! Meld een missie waaraan de Planeet voldoet.
shifter-prompt-declare-more = Meld nog meer missies of beëindig je beurt.
shifter-prompt-discard = { $left ->
    [one] Leg één missie uit je hand af.
   *[other] Leg { $left } missies uit je hand af.
}
shifter-prompt-bid = Uitdaging: { $card }. Met hoe weinig acties lukt het je? Bied 1 tot en met { $most }.
shifter-prompt-lower = Uitdaging: { $card }. Je bod is { $own }. Bied lager voordat de tijd om is, of blijf erbij.
shifter-prompt-timer = Is de tijd om? De zandloper loopt { $seconds } seconden.
shifter-prompt-attempt = { $left ->
    [0] Uitdaging: { $card }. Je hebt geen acties meer: rond je poging af.
    [one] Uitdaging: { $card }. Nog één actie.
   *[other] Uitdaging: { $card }. Nog { $left } acties.
}

## Wat kan worden geantwoord

shifter-act-rotate = Draai { $cell }
shifter-act-flip = { $side ->
    [long] Draai { $cell } om over de lange zijde
   *[short] Draai { $cell } om over de korte zijde
}
shifter-act-shift-row = Schuif rij { $row } naar { $way ->
        [left] links
       *[right] rechts
    }
shifter-act-shift-column = Schuif kolom { $column } naar { $way ->
        [up] boven
       *[down] beneden
    }
shifter-decide-settle = Acties afronden
shifter-decide-declare = Melden: { $mission }
shifter-decide-goals = Doelenboek controleren
shifter-decide-done = Beurt beëindigen
shifter-decide-discard = Afleggen: { $mission }
shifter-decide-bid = { $actions ->
        [one] Eén actie bieden
       *[other] { $actions } acties bieden
    }
shifter-decide-content = Bij dit bod blijven
shifter-decide-time-up = De tijd is om

## Wat er is gebeurd

shifter-event-rotate = { $seat } draait { $cell }.
shifter-event-flip = { $seat } draait { $cell } om over de { $side ->
        [long] lange
       *[short] korte
    } zijde.
shifter-event-shift-row = { $seat } schuift rij { $row } naar { $way ->
        [left] links
       *[right] rechts
    }.
shifter-event-shift-column = { $seat } schuift kolom { $column } naar { $way ->
        [up] boven
       *[down] beneden
    }.
shifter-event-succeeded = Succes: de Planeet voldoet aan een missie van { $seat }.
shifter-event-failed = { $cost ->
    [one] Mislukking: de Planeet voldoet aan geen enkele missie van { $seat }. Dat kost één kaart.
   *[other] Mislukking: de Planeet voldoet aan geen enkele missie van { $seat }. Dat kost { $cost } kaarten.
}
shifter-event-declared = { $seat } voltooit een missie: { $mission }.
shifter-event-achieved = { $seat } behaalt een doel: { $goal }.
shifter-event-struck = Nieuwe ramp: { $disaster }
shifter-event-discarded = { $seat } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } uit de hand af: { $missions }.
shifter-event-burned = { $count ->
        [one] Eén kaart uit de Bibliotheek wordt afgelegd
       *[other] { $count } kaarten uit de Bibliotheek worden afgelegd
    }: { $missions }.
shifter-event-drew = { $seat } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
shifter-event-drew-these = { $seat } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }: { $missions }.
shifter-event-turn = { $seat } is aan de beurt.
shifter-event-lost = { $left ->
    [0] { $needed ->
        [one] De Bibliotheek is leeg, maar er is één kaart nodig.
       *[other] De Bibliotheek is leeg, maar er zijn { $needed } kaarten nodig.
    }
    [one] De Bibliotheek heeft nog maar één kaart, maar er zijn er { $needed } nodig.
   *[other] De Bibliotheek heeft nog maar { $left } kaarten, maar er zijn er { $needed } nodig.
}
shifter-event-revealed = Nieuwe uitdaging: { $card }.
shifter-event-put-back = { $fewest ->
    [0] Te makkelijk, de Planeet voldoet al: { $card }. De kaart gaat onderaan de Bibliotheek.
    [one] Te makkelijk, één actie is genoeg: { $card }. De kaart gaat onderaan de Bibliotheek.
   *[other] Te makkelijk, { $fewest } acties zijn genoeg: { $card }. De kaart gaat onderaan de Bibliotheek.
}
shifter-event-bid = { $seat } biedt { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }.
shifter-event-content = { $seat } blijft bij dit bod.
shifter-event-attempt = { $actions ->
    [one] De tijd is om. { $seat } probeert het met één actie.
   *[other] De tijd is om. { $seat } probeert het met { $actions } acties.
}
shifter-event-scored = { $actions ->
    [one] { $seat } haalt de uitdaging met één actie. Score: { $score }.
   *[other] { $seat } haalt de uitdaging met { $actions } acties. Score: { $score }.
}
shifter-event-missed = { $seat } haalt de uitdaging niet. Score: { $score }.
shifter-event-restored = De Planeet wordt hersteld.

## Waarom iets niet kan

shifter-reason-not-now = Dat is geen antwoord op de huidige vraag.
shifter-reason-settlement-began = De vestigingsfase is al begonnen, dus je kunt geen acties meer doen.
shifter-reason-no-action-left = { $limit ->
    [one] Je hebt je enige actie al gebruikt.
   *[other] Je hebt alle { $limit } acties gebruikt.
}
shifter-reason-no-shift-left = { $limit ->
    [one] Door een ramp mag je maar één keer per beurt schuiven, en dat heb je gedaan.
   *[other] Door een ramp mag je maar { $limit } keer per beurt schuiven, en dat heb je gedaan.
}
shifter-reason-no-flip-left = { $limit ->
    [one] Door een ramp mag je maar één keer per beurt een tegel omdraaien, en dat heb je gedaan.
   *[other] Door een ramp mag je maar { $limit } keer per beurt een tegel omdraaien, en dat heb je gedaan.
}
shifter-reason-short-flip-forbidden = Een ramp verbiedt het omdraaien over de korte zijde.
shifter-reason-not-in-hand = Die missie heb je niet in je hand: { $mission }.
shifter-reason-not-met = { $color ->
    [white] Nodig: { $needs }. De witte zones: { $zones }.
    [yellow] Nodig: { $needs }. De gele zones: { $zones }.
    [blue] Nodig: { $needs }. De blauwe zones: { $zones }.
   *[green] Nodig: { $needs }. De groene zones: { $zones }.
}
shifter-reason-mission-first = Meld eerst een missie waaraan de Planeet voldoet.
shifter-reason-no-goal-met = De Planeet voldoet aan geen enkel open doel.
shifter-reason-bid-out-of-range = Bied een getal van 1 tot en met { $most }.
shifter-reason-bid-not-lower = Bied lager dan { $last }, je vorige bod.

## Het einde

shifter-verdict-won = { $left ->
    [0] Alle doelen zijn behaald, zonder kaarten over in de Bibliotheek. Titel: { $title }.
    [one] Alle doelen zijn behaald, met nog één kaart in de Bibliotheek. Titel: { $title }.
   *[other] Alle doelen zijn behaald, met nog { $left } kaarten in de Bibliotheek. Titel: { $title }.
}
shifter-verdict-lost = { $open ->
    [one] De Bibliotheek is op terwijl één doel nog openstaat. Het spel is verloren.
   *[other] De Bibliotheek is op terwijl { $open } doelen nog openstaan. Het spel is verloren.
}
shifter-verdict-target = { $seat } wint met een score van { $score }.
shifter-verdict-ran-out = De uitdagingen zijn op. Niemand wint.

setup-mode-option = Deze opties gelden alleen voor de andere spelvariant.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

shifter-part-goals = doelen { $points }
shifter-part-library = kaarten in de Bibliotheek { $points }
shifter-part-points = eigen punten { $points }
shifter-part-rivals = effect op tegenstanders { $points }
