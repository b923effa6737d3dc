# MarsBot voor een tafel van karton, in de terminal en in de browser. Woorden als turn of fix 3 typ je zoals ze zijn.

## In de terminal

companion-player = De speler
companion-welcome = MarsBot aan jouw tafel. Voer in wat er gebeurt: feiten (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, aanvallen (remove 3, reduce plants), generation, end en de beurten van MarsBot (turn, turn comet, turn tags space, event). Typ help voor meer.
companion-help = list: toon alle regels. fix N REGEL: vervang regel N. insert N REGEL: voeg een regel in vóór N. strike N: verwijder regel N. state: toon MarsBot. quit: stop. Voer aan het einde van het spel, ook na end, je laatste groen en je waarden zonder productie in.
companion-needs-card = Onthul de volgende kaart en voer haar in: draw mine.
companion-state = MarsBot: TW { $rating }, { $money } M€, punten { $points }. Sporen: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = De beurten van MarsBot zijn opnieuw berekend.
companion-form-fix = Typ het nummer en de nieuwe regel: fix 3 temperature: -12.

## Regels in woorden

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generatie
companion-fact-rating = terraformwaarde
companion-fact-production = productie: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, gemarkeerde vakjes
companion-fact-claims = gereserveerde vlakken
companion-fact-tokens = grondstoffen op { $card }
companion-entry-pile = Ook in de stapel gespeelde kaarten van MarsBot: { $cards }
companion-entry-protected = { $is ->
    [yes] Planten, dieren en microben van de speler zijn beschermd
   *[other] Planten, dieren en microben van de speler zijn niet beschermd
}
companion-entry-tiles = Tegels: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = De speler claimt: { $goal }
companion-entry-fund = De speler financiert: { $goal }
companion-entry-generation = Nieuwe generatie
companion-entry-turn = Beurt van MarsBot
companion-entry-turn-with = Beurt van MarsBot: { $card }
companion-entry-turn-tags = Beurt van MarsBot, een kaart met { $tags }
companion-entry-turn-without-tags = Beurt van MarsBot, een kaart zonder labels
companion-event-tag = evenement
companion-shows-active = blauwe rand
companion-shows-points = punten
companion-shows-cost = kosten { $cost }
companion-entry-draw = Volgende kaart: { $card }
companion-entry-remove = MarsBot verliest { $count } M€
companion-entry-reduce = { $steps ->
    [one] MarsBot verliest productie: { $resource }
   *[other] MarsBot verliest productie: { $resource } × { $steps }
}
companion-entry-end = Einde van het spel

## Waarom een regel niet past

companion-misfit = Regel { $number }: { $why }
companion-unreadable = Areo begrijpt deze regel niet: { $what }.
companion-no-such-entry = Er is geen regel met dat nummer. Typ list om ze allemaal te zien.
companion-card-awaited = De beurt van MarsBot is nog niet klaar: voer eerst zijn volgende kaart in.
companion-card-not-awaited = MarsBot heeft nu geen kaart nodig.
companion-cards-are-dealt = Areo deelt hier de kaarten van MarsBot. Voer alleen turn in.
companion-card-missing = Voer de kaart in die MarsBot onthult: turn comet.
companion-deck-empty = De actiestapel is leeg: MarsBot past.
companion-turns-left = { $count ->
    [one] MarsBot heeft nog niet gepast: er is nog één kaart in zijn actiestapel.
   *[other] MarsBot heeft nog niet gepast: er zijn nog { $count } kaarten in zijn actiestapel.
}
companion-destroyed = { $card } is vernietigd.
companion-drawn-twice = Deze kaart is in deze beurt al onthuld.
companion-in-pile = { $card } ligt al in de stapel gespeelde kaarten van MarsBot.
companion-less-money = MarsBot heeft maar { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } staat al op 0.
companion-occupied = Op { $space } ligt al een tegel.
companion-no-ocean-left = Alle oceanen zijn geplaatst.
companion-not-on-board = Dit bord heeft geen mijlpaal of onderscheiding met deze naam: { $name }.
companion-taken = Een speler heeft dit al.
companion-none-left = Alle drie zijn al vergeven.
companion-not-complete = Temperatuur, zuurstof en oceanen staan nog niet op hun maximum.
companion-ended = Het spel is afgelopen. Je kunt alleen nog je laatste groen en je waarden invoeren.
companion-over = Het spel is afgelopen.

## De pagina

companion-title = MarsBot aan jouw tafel
companion-intro = Jij speelt met je eigen doos en Areo speelt MarsBot. Voer in wat er aan tafel gebeurt; MarsBot doet zijn beurten stap voor stap en legt uit waarom. Je kunt elke regel later verbeteren.
companion-board = Spelbord
companion-level = Moeilijkheidsgraad
companion-level-easy = makkelijk
companion-level-normal = normaal
companion-level-hard = moeilijk
companion-level-brutal = meedogenloos
companion-cards = Kaarten van MarsBot
companion-cards-table = van je eigen stapel
companion-cards-dealt = gedeeld door Areo
companion-begin = Beginnen
companion-new = Nieuwe sessie
companion-new-sure = Alle regels verwijderen en opnieuw beginnen?
companion-forget = Verwijderen
companion-points = punten als het spel nu eindigde
companion-tracks = Sporen van MarsBot
companion-next-icon = hierna: { $icon }
companion-cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
companion-did = Wat MarsBot deed
companion-nothing-yet = MarsBot is nog niet aan de beurt geweest.
companion-nothing-done = MarsBot doet hier niets mee.
companion-turn-card-over = MarsBot heeft nog een kaart nodig: onthul haar en kies haar hier.
companion-enter-what = Wat is er gebeurd?
companion-tab-turn = Beurt
companion-tab-planet = Planeet
companion-tab-goals = Doelen
companion-tab-attacks = Aanvallen
companion-tab-bot = MarsBot
companion-take-turn = Beurt van MarsBot
companion-passes = De actiestapel is leeg: MarsBot past tot de volgende generatie.
companion-which-card = Welke kaart onthulde MarsBot?
companion-search = Naam van de kaart
companion-only-tags = of alleen de labels
companion-without-tags = geen labels
companion-bonus-card = of een bonuskaart
companion-generation = Volgende generatie
companion-end = Einde van het spel
companion-end-note = Voer aan het einde je waarden opnieuw in, zonder productie.
companion-ended-note = MarsBot heeft zijn laatste groen geplaatst. Je kunt dat van jou nog invoeren, en je waarden zonder productie.
companion-enter = Invoeren
companion-less = minder
companion-more = meer
companion-tile-kind = Tegel
companion-tile-other = speciaal…
companion-tap-space = Tik op een vlak om de tegel te plaatsen.
companion-my-plants = Mijn planten
companion-my-shield = Mijn planten, dieren en microben zijn beschermd
companion-my-tokens = Dieren en microben op mijn kaarten
companion-costs-20 = kost 20 M€ of meer
companion-my-standing = Mijn waarden, met productie
companion-claimed = Door mij geclaimd
companion-funded = Door mij gefinancierd
companion-of-bot = MarsBot: { $value }
companion-taken-by = vergeven: { $name }
companion-loses-resources = Ik verwijder of steel grondstoffen
companion-loses-resources-note = Elke grondstof kost MarsBot 1 M€.
companion-loses-production = Ik verlaag zijn productie
companion-set-right = Bord van MarsBot verbeteren
companion-money = M€
companion-rating = TW
companion-entries = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
companion-misfits = { $count ->
    [one] { $count } regel past niet
   *[other] { $count } regels passen niet
}
companion-change = Wijzigen
companion-strike = Verwijderen
companion-insert = Invoegen vóór
companion-changing = Vervang regel: { $entry }
companion-inserting = Voeg in vóór regel: { $entry }
