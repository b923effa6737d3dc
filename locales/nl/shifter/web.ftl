# The web table of Terra Shifter.

shifter-terrain-white = Sneeuw
shifter-terrain-yellow = Woestijn
shifter-terrain-blue = Zee
shifter-terrain-green = Gras

shifter-option-mode-coop = samen
shifter-option-mode-compete = wedstrijd
shifter-option-matching-at-least = minstens het getal
shifter-option-matching-exact = precies het getal
shifter-option-disasters-none = geen
shifter-option-disasters-yellow = gele
shifter-option-disasters-one-red = één rode
shifter-option-disasters-two-reds = twee rode
shifter-option-leader-next = de volgende speler
shifter-option-leader-same = altijd dezelfde
shifter-option-leader-bidder = wie het probeerde

## The planet

shifter-planet = De planeet, zestien tegels in vier rijen
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, zone { $zone }
shifter-tile-moves = Zetten van tegel { $cell }
shifter-move-rotate = Draaien
shifter-move-long = Keren
shifter-move-short = Keren
shifter-row = Rij { $row }
shifter-keys-tile = kies een tegel
shifter-keys-rotate = draai de tegel
shifter-keys-long = draai hem om over de lange zijde
shifter-keys-short = draai hem om over de korte zijde
shifter-keys-shift = schuif zijn rij of kolom

## Around it

shifter-goals = Doelenboek
shifter-of = { $have } van { $need }
shifter-achieved = bereikt
shifter-met = gehaald
shifter-met-of = { $have } van { $need } gehaald
shifter-best = beste { $value }
shifter-zones-of = { $have } van { $need } zones
shifter-library = Bibliotheek
shifter-left = nog { $count }
shifter-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
# $title is an honour, such as Emperor.
shifter-title-now = Nu winnen zou de titel { $title } opleveren.
shifter-disasters = Rampen
shifter-in-force = { $count } van kracht
shifter-disasters-next = Nog dicht
shifter-missions = Mijn missies
shifter-declare = Melden
shifter-discard = Afleggen
shifter-others-turn = Iemand anders is aan de beurt
shifter-actions-left = { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
# $missions is a list of missions.
shifter-forecast-success = Nu stoppen: succes, gehaald: { $missions }.
shifter-forecast-failure = Nu stoppen: mislukt, geen missie is gehaald. Dat kost kaarten.
shifter-hide-hint = Hint verbergen
shifter-proven = bewezen minimum
shifter-do-settle = Vestigen
shifter-do-done = Beurt beëindigen
shifter-do-time-up = Tijd is om
shifter-choose-first = Kies eerst
shifter-wait = Even wachten

## Contest

shifter-challenge = Uitdaging voor allen
shifter-score = Score
shifter-to = tot { $score }
shifter-score-legend = vol: gehaald, +1; gestreept: gemist, −1
shifter-won-lost = { $name }: { $won } gehaald, { $lost } gemist
shifter-time-to-lower = Tijd om lager te bieden
shifter-seconds-of = seconden van { $seconds }
shifter-then = { $count ->
        [one] { $name } probeert het met { $count } actie als het zand door is.
       *[other] { $name } probeert het met { $count } acties als het zand door is.
    }
shifter-bids = Biedingen
shifter-no-bids = Niemand heeft nog een getal genoemd.
shifter-lowest = laagste
shifter-content = laat het daarbij
shifter-your-bid = Jouw bod
shifter-behind = Met een onderstreept getal zou iemand je voor blijven.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Probeer zetten uit: alleen jij ziet ze.
        [one] { $count } zet geprobeerd. Alleen jij ziet hem.
       *[other] { $count } zetten geprobeerd. Alleen jij ziet ze.
    }
shifter-trial-back = Proef terug
shifter-trial-clear = Opnieuw beginnen

## The end

shifter-zones = Zones
shifter-story-turn = beurt
shifter-story-missions = Missies
shifter-story-goals = Doelen
shifter-story-actions = Acties
shifter-story-failures = Mislukkingen
shifter-story-met = Gehaalde uitdagingen
shifter-story-missed = Gemiste uitdagingen
