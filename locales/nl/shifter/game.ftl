# Actie: Terraforming. Een vak wordt overal als r1c2 geschreven: rij 1, kolom 2.

## Opties

shifter-option-mode = Speelwijze
shifter-option-matching = Hoe zones worden vergeleken
shifter-option-goals = Doelenboek
shifter-option-disasters = Rampen
shifter-option-bid-cap = Hoogste bod
shifter-option-restore = Planeet herstellen na een mislukte poging
shifter-option-leader = Wie de volgende ronde begint
shifter-option-target = Winnende score (0: naar het aantal spelers)

## Kaarten en tegels

shifter-mission = missie { $color ->
        [white] wit
        [yellow] geel
        [blue] blauw
       *[green] groen
    } { $zones }
shifter-goal = doel { $color ->
        [white] wit
        [yellow] geel
        [blue] blauw
       *[green] groen
    } { $number } ({ $zones })
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
shifter-disaster-max-actions = Een beurt heeft { $most ->
        [one] maar één actie
       *[other] hoogstens { $most } acties
    }.
shifter-disaster-max-shifts = In een beurt mag hoogstens { $most ->
        [one] één keer
       *[other] { $most } keer
    } worden geschoven.
shifter-disaster-max-flips = In een beurt mag hoogstens { $most ->
        [one] één keer
       *[other] { $most } keer
    } een tegel worden omgedraaid.
shifter-disaster-no-short-flips = Tegels worden alleen over de lange zijde omgedraaid.
shifter-disaster-burn = Een succes dat niet wint, kost { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } extra uit de Bibliotheek.

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

## Titels

shifter-title-wanderer = Zwerver
shifter-title-coloniser = Kolonisator
shifter-title-terraformer = Terraformer
shifter-title-emperor = Keizer
shifter-title-legend = Legende
shifter-title-creator = Schepper

## Wat er wordt gevraagd

shifter-prompt-terraform = { $left ->
        [0] Er is geen actie meer over: beëindig de terraformingfase.
        [one] Terraform de Planeet: er is nog één actie.
       *[other] Terraform de Planeet: er zijn nog { $left } acties.
    }
shifter-prompt-declare = Meld een missie waaraan de Planeet voldoet.
shifter-prompt-declare-more = Meld nog meer missies of beëindig je beurt.
shifter-prompt-discard = { $left ->
        [one] Leg één missie uit je hand af.
       *[other] Leg { $left } missies uit je hand af, één voor één.
    }
shifter-prompt-bid = De uitdaging is { $card }. Met hoe weinig acties lukt het je? Noem een getal van 1 tot en met { $most }.
shifter-prompt-lower = De uitdaging is { $card } en jouw bod is { $own }. Noem een lager getal zolang de tijd loopt, of laat het zo.
shifter-prompt-timer = Is de tijd om? De zandloper loopt { $seconds } seconden.
shifter-prompt-attempt = { $left ->
        [0] De uitdaging is { $card }. Er is geen actie meer over: beëindig de poging.
        [one] De uitdaging is { $card }. Er is nog één actie.
       *[other] De uitdaging is { $card }. Er zijn nog { $left } acties.
    }

## Wat kan worden geantwoord

shifter-act-rotate = { $cell } draaien
shifter-act-flip = { $cell } omdraaien over de { $side ->
        [long] lange
       *[short] korte
    } zijde
shifter-act-shift-row = Rij { $row } naar { $way ->
        [left] links
       *[right] rechts
    } schuiven
shifter-act-shift-column = Kolom { $column } naar { $way ->
        [up] boven
       *[down] beneden
    } schuiven
shifter-decide-settle = Geen acties meer uitvoeren
shifter-decide-declare = Melden: { $mission }
shifter-decide-goals = In het Doelenboek kijken
shifter-decide-done = Je beurt beëindigen
shifter-decide-discard = Afleggen: { $mission }
shifter-decide-bid = { $actions ->
        [one] Eén actie bieden
       *[other] { $actions } acties bieden
    }
shifter-decide-content = Het zo laten
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
shifter-event-succeeded = Succes: { $seat } heeft een missie waaraan de Planeet voldoet.
shifter-event-failed = Mislukking: { $seat } heeft geen missie waaraan de Planeet voldoet. Dat kost { $cost ->
        [one] één kaart
       *[other] { $cost } kaarten
    }.
shifter-event-declared = { $seat } voltooit { $mission }.
shifter-event-achieved = { $seat } behaalt { $goal }.
shifter-event-struck = Er treedt een ramp in werking: { $disaster }
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
shifter-event-lost = { $needed ->
        [one] Er moet één kaart
       *[other] Er moeten { $needed } kaarten
    } uit de Bibliotheek komen, maar { $left ->
        [0] die is leeg
        [one] er is er maar één
       *[other] er zijn er maar { $left }
    }.
shifter-event-revealed = De uitdaging is { $card }.
shifter-event-put-back = { $fewest ->
        [0] De Planeet voldoet al aan { $card }; de kaart gaat onder de Bibliotheek.
        [one] Voor { $card } is één actie genoeg; de kaart gaat onder de Bibliotheek.
       *[other] Voor { $card } zijn { $fewest } acties genoeg; de kaart gaat onder de Bibliotheek.
    }
shifter-event-bid = { $seat } biedt { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }.
shifter-event-content = { $seat } laat het zo.
shifter-event-attempt = De tijd is om. { $seat } mag het proberen met { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }.
shifter-event-scored = { $seat } volbrengt de uitdaging met { $actions ->
        [one] één actie
       *[other] { $actions } acties
    } en heeft een score van { $score }.
shifter-event-missed = { $seat } volbrengt de uitdaging niet en heeft een score van { $score }.
shifter-event-restored = De Planeet wordt teruggebracht zoals zij was.

## Waarom iets niet kan

shifter-reason-not-now = Dit is niet wat nu wordt gevraagd.
shifter-reason-settlement-began = De vestigingsfase is begonnen; er kan geen actie meer volgen.
shifter-reason-no-action-left = { $limit ->
        [one] De ene actie is gebruikt.
       *[other] Alle { $limit } acties zijn gebruikt.
    }
shifter-reason-no-shift-left = { $limit ->
        [one] Een ramp staat toe één keer per beurt te schuiven, en dat is gebeurd.
       *[other] Een ramp staat toe { $limit } keer per beurt te schuiven, en dat is gebeurd.
    }
shifter-reason-no-flip-left = { $limit ->
        [one] Een ramp staat toe één keer per beurt een tegel om te draaien, en dat is gebeurd.
       *[other] Een ramp staat toe { $limit } keer per beurt een tegel om te draaien, en dat is gebeurd.
    }
shifter-reason-short-flip-forbidden = Een ramp verbiedt het omdraaien over de korte zijde.
shifter-reason-not-in-hand = Je hebt { $mission } niet in je hand.
shifter-reason-not-met = Nodig: { $needs }. De { $color ->
        [white] witte
        [yellow] gele
        [blue] blauwe
       *[green] groene
    } zones zijn: { $zones }.
shifter-reason-mission-first = Eerst moet een missie worden gemeld waaraan de Planeet voldoet.
shifter-reason-no-goal-met = De Planeet voldoet aan geen open doel.
shifter-reason-bid-out-of-range = Een bod is een getal van 1 tot en met { $most }.
shifter-reason-bid-not-lower = Het getal moet lager zijn dan { $last }, je vorige bod.

## Het einde

shifter-verdict-won = { $left ->
        [0] Alle doelen zijn behaald zonder een kaart over in de Bibliotheek. De spelers hebben de titel { $title } verdiend.
        [one] Alle doelen zijn behaald met nog één kaart in de Bibliotheek. De spelers hebben de titel { $title } verdiend.
       *[other] Alle doelen zijn behaald met nog { $left } kaarten in de Bibliotheek. De spelers hebben de titel { $title } verdiend.
    }
shifter-verdict-lost = { $open ->
        [one] De Bibliotheek is op en één doel staat nog open: iedereen verliest.
       *[other] De Bibliotheek is op en { $open } doelen staan nog open: iedereen verliest.
    }
shifter-verdict-target = { $seat } wint met een score van { $score }.
shifter-verdict-ran-out = De uitdagingen zijn op en niemand wint.

setup-mode-option = Deze opties gelden alleen voor de andere spelvariant.
