# MarsBot voor een tafel van karton, in de terminal en in de browser. Woorden als turn of fix 3 typ je zoals ze zijn.

## In de terminal

companion-player = De speler
companion-welcome = MarsBot voor jullie tafel. Voer in wat er gebeurt als feiten (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, aanvallen (remove 3, reduce plants), generation, end en de beurten van MarsBot (turn, turn comet, turn tags space, event). help vertelt meer.
companion-help = list: alle regels. fix N REGEL: vervangt regel nummer N. insert N REGEL: voegt een regel in vóór nummer N. strike N: haalt regel nummer N weg. state: hoe MarsBot ervoor staat. quit: het einde. Voer aan het einde, ook na end, je laatste groen en je waarden zonder productie in.
companion-needs-card = Draai de volgende kaart om en voer haar in: draw mine.
companion-state = MarsBot: TW { $rating }, { $money } M€, punten { $points }. Sporen: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = De beurten van MarsBot zijn opnieuw uitgerekend.
companion-form-fix = Geef het nummer en de nieuwe regel: fix 3 temperature: -12.

## Regels in woorden

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generatie
companion-fact-rating = terraformwaarde
companion-fact-production = productie: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, gemarkeerde vakken
companion-fact-claims = geclaimde vlakken
companion-fact-tokens = fiches op { $card }
companion-entry-pile = Ook in de stapel van MarsBot: { $cards }
companion-entry-protected = { $is ->
    [yes] Planten, dieren en microben van de speler zijn beschermd
   *[other] Planten, dieren en microben van de speler zijn niet beschermd
}
companion-entry-tiles = Tegels: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = De speler claimt { $goal }
companion-entry-fund = De speler bekostigt { $goal }
companion-entry-generation = Een nieuwe generatie
companion-entry-turn = Beurt van MarsBot
companion-entry-turn-with = Beurt van MarsBot: { $card }
companion-entry-turn-tags = Beurt van MarsBot, een kaart met { $tags }
companion-entry-turn-without-tags = Beurt van MarsBot, een kaart zonder labels
companion-event-tag = gebeurtenis
companion-shows-active = blauwe rand
companion-shows-points = punten
companion-shows-cost = kosten { $cost }
companion-entry-draw = Volgende kaart: { $card }
companion-entry-remove = MarsBot verliest { $count } M€
companion-entry-reduce = { $steps ->
    [one] MarsBot verliest productie: { $resource }
   *[other] MarsBot verliest productie: { $resource } × { $steps }
}
companion-entry-end = Het einde van het spel

## Waarom een regel niet past

companion-misfit = Regel { $number }: { $why }
companion-unreadable = Dit kan niet ingevoerd worden: { $what }.
companion-no-such-entry = Er is geen regel met dit nummer; list toont ze allemaal.
companion-card-awaited = De beurt van MarsBot wacht nog op een volgende kaart.
companion-card-not-awaited = Geen beurt van MarsBot wacht op deze kaart.
companion-cards-are-dealt = De kaarten van MarsBot worden hier gedeeld: voer alleen turn in.
companion-card-missing = Voer de kaart bij de beurt in: turn comet.
companion-deck-empty = De actiestapel is leeg: MarsBot past.
companion-turns-left = { $count ->
    [one] MarsBot heeft niet gepast: er is nog een kaart in zijn actiestapel.
   *[other] MarsBot heeft niet gepast: er zijn nog { $count } kaarten in zijn actiestapel.
}
companion-destroyed = { $card } is uit het spel.
companion-drawn-twice = Deze kaart is in deze beurt al omgedraaid.
companion-in-pile = { $card } ligt al in de stapel van MarsBot.
companion-less-money = MarsBot heeft maar { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } staat op 0.
companion-occupied = Op { $space } ligt een tegel.
companion-no-ocean-left = Alle oceanen zijn geplaatst.
companion-not-on-board = { $name } is geen mijlpaal of onderscheiding van dit bord.
companion-taken = Iemand heeft die al.
companion-none-left = Er zijn er al drie vergeven.
companion-not-complete = Temperatuur, zuurstof en oceanen zijn nog niet voltooid.
companion-ended = Na het einde kunnen alleen nog feiten (je laatste groen) en je waarden worden ingevoerd.
companion-over = Het spel is voorbij.

## De pagina

companion-title = MarsBot aan jouw tafel
companion-intro = Jij speelt het spel uit de doos, Areo speelt MarsBot. Voer in wat er aan tafel gebeurt; MarsBot antwoordt stap voor stap en zegt waarom. Elke regel kun je later verbeteren.
companion-board = Bord
companion-level = Niveau
companion-level-easy = makkelijk
companion-level-normal = normaal
companion-level-hard = moeilijk
companion-level-brutal = genadeloos
companion-cards = Kaarten van MarsBot
companion-cards-table = van de stapel op tafel
companion-cards-dealt = gedeeld door Areo
companion-begin = Beginnen
companion-new = Nieuwe sessie
companion-new-sure = Alle regels vergeten en opnieuw beginnen?
companion-forget = Vergeten
companion-points = punten als het nu eindigde
companion-tracks = Sporen van MarsBot
companion-next-icon = hierna: { $icon }
companion-cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
companion-did = Wat MarsBot deed
companion-nothing-yet = MarsBot is nog niet aan de beurt geweest.
companion-nothing-done = MarsBot doet daar niets mee.
companion-turn-card-over = MarsBot heeft nog een kaart nodig: draai haar om en kies haar.
companion-enter-what = Wat is er gebeurd?
companion-tab-turn = Beurt
companion-tab-planet = Planeet
companion-tab-goals = Doelen
companion-tab-attacks = Aanvallen
companion-tab-bot = MarsBot
companion-take-turn = Beurt van MarsBot
companion-passes = De actiestapel is op: MarsBot past tot de volgende generatie.
companion-which-card = Welke kaart is omgedraaid?
companion-search = Naam van de kaart
companion-only-tags = of alleen de labels
companion-without-tags = geen labels
companion-bonus-card = of een bonuskaart
companion-generation = Volgende generatie
companion-end = Het spel eindigt
companion-end-note = Voer aan het einde je waarden opnieuw in, zonder productie.
companion-ended-note = MarsBot heeft zijn laatste groen geplaatst. Dat van jou, en je waarden zonder productie, kun je nog invoeren.
companion-enter = Invoeren
companion-less = minder
companion-more = meer
companion-tile-kind = Tegel
companion-tile-other = bijzonder…
companion-tap-space = Tik op een vlak om de tegel in te voeren.
companion-my-plants = Mijn planten
companion-my-shield = Mijn planten, dieren en microben zijn beschermd
companion-my-tokens = Dieren en microben op mijn kaarten
companion-costs-20 = kost 20 M€ of meer
companion-my-standing = Mijn waarden, met productie
companion-claimed = Ik heb hem geclaimd
companion-funded = Ik heb haar bekostigd
companion-of-bot = MarsBot: { $value }
companion-taken-by = vergeven: { $name }
companion-loses-resources = Ik verwijder of steel grondstoffen
companion-loses-resources-note = Elke grondstof gaat van het geld van MarsBot af.
companion-loses-production = Ik verlaag zijn productie
companion-set-right = Waar het bij MarsBot anders staat dan hier
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
companion-strike = Schrappen
companion-insert = Invoegen vóór
companion-changing = Voer in wat komt in plaats van: { $entry }
companion-inserting = Voer in wat komt vóór: { $entry }
