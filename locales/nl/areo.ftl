# Wat alle spellen delen, en het spel in de terminal.
# De woorden die je typt (undo, hint, why ...) zijn in elke taal hetzelfde.

## Bouwstenen

list-and = { $first } en { $last }
list-none = niets
seat-table = de tafel

## Waarom iets niet kan, in elk spel

refused-over = Het spel is afgelopen.
refused-not-asked = Jij hoeft nu niet te beslissen.

## Hoe zeker een kaart of tegel is

source-printed = zoals gedrukt
source-inferred = volgt uit wat gedrukt is
source-partly = deels onze reconstructie
source-reconstructed = onze reconstructie
own-name = onofficiële naam, van onszelf

## Soorten kaarten en andere onderdelen, en hoeveel

kind-award = { $count ->
        [one] onderscheiding
       *[other] onderscheidingen
    }
kind-board = { $count ->
        [one] spelbord
       *[other] spelborden
    }
kind-bonus = { $count ->
        [one] bonuskaart
       *[other] bonuskaarten
    }
kind-bot-board = { $count ->
        [one] bord van MarsBot
       *[other] borden van MarsBot
    }
kind-corporation = { $count ->
        [one] corporatie
       *[other] corporaties
    }
kind-disaster = { $count ->
        [one] ramp
       *[other] rampen
    }
kind-goal = { $count ->
        [one] doel
       *[other] doelen
    }
kind-map = { $count ->
        [one] Marskaart
       *[other] Marskaarten
    }
kind-milestone = { $count ->
        [one] mijlpaal
       *[other] mijlpalen
    }
kind-mission = { $count ->
        [one] missie
       *[other] missies
    }
kind-project = { $count ->
        [one] projectkaart
       *[other] projectkaarten
    }
kind-standard-action = { $count ->
        [one] standaardactie
       *[other] standaardacties
    }
kind-standard-project = { $count ->
        [one] standaardproject
       *[other] standaardprojecten
    }
kind-tile = { $count ->
        [one] tegel
       *[other] tegels
    }
kind-track = { $count ->
        [one] spoor
       *[other] sporen
    }
cards-summary = { $counts }; met gegevens beschreven: { $data }, met eigen code: { $bespoke }, zonder tekst: { $missing }

## Terminal: begin en einde

play-welcome = { $game }, { $players ->
        [one] voor één speler
       *[other] voor { $players } spelers
    }.
play-seed = Hetzelfde spel nog eens: --seed { $seed }
play-loaded = Geladen uit { $file }: tot nu toe { $decisions ->
        [one] één beslissing
       *[other] { $decisions } beslissingen
    }.
play-human = { $seat }: jij
play-bot = { $seat }: computer ({ $bot })
play-type-help = Typ het nummer van je keuze; help toont wat je nog meer kunt typen.
play-over = Het spel is afgelopen.
play-won-by = Gewonnen door: { $who }.
play-won-by-nobody = Niemand heeft gewonnen.
play-score = { $seat }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
play-bye = Tot ziens.

## Terminal: een beurt

play-ask = { $seat } >
play-hide = Druk op Enter om te verbergen wat je ziet.
play-hand-over = Geef het toetsenbord aan { $seat }; niemand anders hoort mee te kijken. Druk dan op Enter.
play-for-table = { $choice } (namens de tafel)
play-narrowed = Dit kan verschillende dingen betekenen:
play-not-understood = Ik begrijp "{ $words }" niet; help toont wat je kunt typen.
play-no-such-number = Er is geen keuze nummer { $number }; er zijn er 1 tot en met { $count }.

## Terminal: opdrachten

play-help-choice = een nummer, of de woorden van een beslissing
play-help-list = alle keuzes, elk met de woorden die je ervoor kunt typen
play-help-board = nog eens de stelling
play-help-look = wat kaarten zeggen: alle met dit in hun naam
play-help-preview = wat een keuze zou doen, met de kansen van de dobbelstenen: preview 3
play-help-undo = neemt je laatste beslissing terug; undo! gaat verder, als iedereen het goedvindt
play-help-hint = wat de beste computerspeler zou doen
play-help-why = wat je nu niet kunt doen en waarom; why WOORDEN vraagt naar één beslissing
play-help-log = wat er tot nu toe is gebeurd
play-help-save = bewaart het spel in een bestand; save! BESTAND overschrijft een ander bestand
play-help-help = deze lijst
play-help-quit = stopt met spelen
play-hint = De computer ({ $bot }) zou kiezen: { $choice }  [{ $words }]
play-why-line = { $choice }: { $reason }
play-why-nothing = Er is nu niets noemenswaardigs buiten bereik.
play-why-possible = Dit kan nu.
play-preview-reveals = Dit onthult iets dat niemand vooraf kan weten.
play-undone = Teruggenomen: { $choice }
play-undo-nothing = Sinds iemand iets nieuws te weten kwam, valt er niets terug te nemen. Als iedereen het goedvindt, gaat undo! verder.
play-undo-not-yours = De laatste beslissing was van iemand anders. Als iedereen het goedvindt, gaat undo! verder.
play-undo-start = Dit is het begin van het spel.
play-undo-agree = Vinden alle spelers het goed om terug te gaan? Typ yes (ja) of no (nee).
play-log-empty = Er is nog niets gebeurd.
play-save-where = Zeg waar: save BESTAND
play-saved = Bewaard in { $file }. Later verder spelen: areo play --record { $file }
play-save-other = In { $file } staat iets anders; save! { $file } overschrijft het.
play-save-failed = Er is niets bewaard: { $why }
play-quit-unsaved = Dit spel is niet bewaard. Typ nog eens quit om te stoppen, of save BESTAND om het te bewaren.

## Een verslag naspelen

replay-keys = { $at }/{ $last }  Enter: verder, b: terug, een getal: daarheen, q: stoppen >
