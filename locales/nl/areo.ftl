# Wat alle spellen delen, en het spel in de terminal.
# De woorden die je typt (undo, hint, why ...) zijn in elke taal hetzelfde.

## Bouwstenen

list-and = { $first } en { $last }
list-none = niets
seat-table = de tafel

## Waarom iets niet kan, in elk spel

refused-over = Het spel is afgelopen.
refused-not-asked = Je bent niet aan de beurt.

## Hoe zeker een kaart of tegel is

source-printed = zoals gedrukt
source-inferred = volgt uit de gedrukte regels
source-partly = deels onze reconstructie
source-reconstructed = onze reconstructie
own-name = onze eigen vertaling; er is geen officiële naam in deze taal

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
# De naam van een kaart als kopje.
cards-name = { CAPITALIZE($name) }
cards-summary = { $counts }; met gegevens beschreven: { $data }, met eigen code: { $bespoke }, zonder tekst: { $missing }

## Terminal: begin en einde

play-welcome = { $players ->
    [one] { $game }, solo.
   *[other] { $game }, { $players } spelers.
}
play-seed = Om hetzelfde spel nog eens te spelen: --seed { $seed }
play-loaded = { $decisions ->
    [one] { $file } geladen: tot nu toe één beslissing.
   *[other] { $file } geladen: tot nu toe { $decisions } beslissingen.
}
play-human = { $seat }: jij
play-bot = { $seat }: computer ({ $bot })
# Een speler van het spel zelf, zoals MarsBot, met de letter op het bord.
play-other = { $letter }: { $name }
play-type-help = Typ het nummer van je keuze, of help voor de andere opdrachten.
play-over = Het spel is afgelopen.
play-score = { $seat }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
# Hetzelfde voor een winnaar.
play-score-won = { $seat }: { $score ->
        [one] { $score } punt, gewonnen
       *[other] { $score } punten, gewonnen
    }
play-bye = Tot ziens.

## Terminal: een beurt

play-ask = { $seat } >
play-hide = Druk op Enter om je kaarten te verbergen.
play-hand-over = Geef het toetsenbord aan { $seat }. De rest kijkt even niet! Druk dan op Enter.
play-for-table = { $choice } (namens de tafel)
play-narrowed = Dit kan verschillende dingen betekenen:
play-not-understood = Ik begrijp “{ $words }” niet. Typ help voor een lijst met opdrachten.
play-no-such-number = Er is geen keuze { $number }. Typ een nummer van 1 tot en met { $count }.

## Terminal: opdrachten

play-help-choice = een nummer uit de lijst, of de woorden van een beslissing
play-help-list = toon alle keuzes, met de woorden die je kunt typen
play-help-board = toon het bord opnieuw
play-help-look = toon alle kaarten met dit in de naam
play-help-preview = toon wat een keuze doet, met de kansen van de worp: preview 3
play-help-undo = maak je laatste beslissing ongedaan; undo! gaat verder terug, als iedereen akkoord is
play-help-hint = toon wat de sterkste computerspeler zou doen
play-help-why = toon wat je nu niet kunt en waarom; why WOORDEN vraagt naar één beslissing
play-help-log = toon het spel tot nu toe
play-help-save = sla het spel op in een bestand; save! BESTAND overschrijft een bestaand bestand
play-help-help = toon deze lijst
play-help-quit = verlaat het spel
play-hint = De computer ({ $bot }) stelt voor: { $choice }  [{ $words }]
# $points has a sign, such as +2.1.
play-hint-gain = Punten vergeleken met de op één na beste keuze: { $points }. Winkans: { $chance }%
play-hint-other = Punten vergeleken met de beste keuze: { $points }. Winkans: { $chance }%. Andere keuze: { $choice }
play-why-line = { $choice }: { $reason }
play-why-nothing = Er is nu niets geblokkeerd.
play-why-possible = Dit kun je nu doen.
play-preview-reveals = Dit onthult verborgen informatie.
play-undone = Ongedaan gemaakt: { $choice }
play-undo-nothing = Dit kun je niet ongedaan maken: er is nieuwe informatie onthuld. Als iedereen akkoord is, gaat undo! verder terug.
play-undo-not-yours = Dit kun je niet ongedaan maken: de laatste beslissing was niet van jou. Als iedereen akkoord is, gaat undo! verder terug.
play-undo-start = Dit is het begin van het spel.
play-undo-agree = Vindt iedereen het goed om dit ongedaan te maken? Typ yes (ja) of no (nee).
play-log-empty = Er is nog niets gebeurd.
play-save-where = Noem een bestand: save BESTAND
play-saved = Opgeslagen in { $file }. Later verder spelen: areo play --record { $file }
play-save-other = { $file } bestaat al en bevat iets anders. Overschrijven: save! { $file }
play-save-failed = Het spel is niet opgeslagen: { $why }
play-quit-unsaved = Dit spel is niet opgeslagen. Typ nog eens quit om toch te stoppen, of save BESTAND om het te bewaren.

## Een verslag naspelen

replay-keys = { $at }/{ $last }  Enter: verder, b: terug, een getal: daarheen, q: stoppen >

## Analysis of a game

analysis-chances = Winkans
# $chart shows the chance over time as bars.
analysis-chance = { $seat }: { $chart } { $from }% → { $to }%
analysis-accuracy-title = Nauwkeurigheid
analysis-accuracy = { $seat }: { $percent }%. Beste keuzes: { $found } van { $choices }. Punten vergeleken met de beste keuzes: { $lost }
analysis-costly = Beslissingen die het meest kostten
analysis-no-costly = Geen beslissing kostte veel punten.
# $decided and $better are choices as the player sees them, or lists of such.
analysis-decision = Beslissing { $number }, { $seat }: { $decided }
analysis-better = Beter: { $better }
analysis-gain = Winst in punten: { $points }. Winkans: { $from }% → { $to }%
# $parts lists where the points come from, each with its points.
analysis-why = Vooral door: { $parts }
