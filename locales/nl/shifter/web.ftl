# The web table of Terra Shifter.

shifter-terrain-white = Sneeuw
shifter-terrain-yellow = Woestijn
shifter-terrain-blue = Zee
shifter-terrain-green = Gras

shifter-option-mode-coop = samen
shifter-option-mode-compete = tegen elkaar
shifter-option-matching-at-least = minstens dat getal
shifter-option-matching-exact = precies dat getal
shifter-option-disasters-none = geen
shifter-option-disasters-yellow = alleen gele
shifter-option-disasters-one-red = één rode
shifter-option-disasters-two-reds = twee rode
shifter-option-leader-next = de volgende speler
shifter-option-leader-same = altijd dezelfde speler
shifter-option-leader-bidder = de speler die het probeerde

## The planet

shifter-planet = De Planeet, zestien tegels in vier rijen
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-cell = de tegel in rij { $row }, kolom { $column }
shifter-place = rij { $row }, kolom { $column }
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, zone { $zone }
shifter-tile-moves = Zetten met de tegel in { $cell }
shifter-move-rotate = Draaien
shifter-move-long = Omdraaien
shifter-move-short = Omdraaien
shifter-row = Rij { $row }
shifter-keys-tile = kies een tegel
shifter-keys-rotate = draai de tegel
shifter-keys-long = draai hem om over de lange zijde
shifter-keys-short = draai hem om over de korte zijde
shifter-keys-shift = verschuif de rij of kolom

## Around it

shifter-goal-zones = { $color ->
    [white] wit doel { $zones }
    [yellow] geel doel { $zones }
    [blue] blauw doel { $zones }
   *[green] groen doel { $zones }
}
shifter-goals = Doelenboek
shifter-of = { $have } van { $need }
shifter-achieved = behaald
shifter-met = voldaan
shifter-met-of = { $have } van { $need } voldaan
shifter-best = beste { $value }
shifter-zones-of = { $have } van { $need } zones
shifter-library = Bibliotheek
shifter-left = nog { $count }
shifter-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
# $title is an honour, such as Emperor.
shifter-title-now = Als je nu wint, is je titel { $title }.
shifter-disasters = Rampen
shifter-in-force = { $count } actief
shifter-disasters-next = Nog gedekt
shifter-missions = Mijn missies
shifter-declare = Melden
shifter-discard = Afleggen
shifter-others-turn = Een andere speler is aan de beurt
shifter-actions-left = { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
# $missions is a list of missions.
shifter-forecast-success = Als je nu afrondt: succes. Voldaan: { $missions }.
shifter-forecast-failure = { $count ->
    [one] Als je nu afrondt: mislukking. Je voldoet aan geen enkele missie en verliest { $count } kaart.
   *[other] Als je nu afrondt: mislukking. Je voldoet aan geen enkele missie en verliest { $count } kaarten.
}
shifter-failure-cost = { $count ->
    [one] Je voldoet aan geen enkele missie. De beurt mislukt en kost { $count } kaart: eerst uit je hand, dan uit de Bibliotheek.
   *[other] Je voldoet aan geen enkele missie. De beurt mislukt en kost { $count } kaarten: eerst uit je hand, dan uit de Bibliotheek.
}
shifter-reveals-settle = Iedereen komt te weten of je aan een missie voldoet.
shifter-reveals-discard = Iedereen ziet de missie die je aflegt.
shifter-hide-hint = Hint verbergen
shifter-proven = minder kan niet
shifter-do-settle = Acties afronden
shifter-do-done = Beurt beëindigen
shifter-do-time-up = De tijd is om
shifter-choose-first = Kies eerst
shifter-wait = Even wachten

## Contest

shifter-challenge = Uitdaging
shifter-score = Score
shifter-to = van { $score }
shifter-score-legend = vol: gehaald, +1; gestreept: mislukt, −1
shifter-won-lost = { $name }: { $won } gehaald, { $lost } mislukt
shifter-time-to-lower = Tijd om lager te bieden
shifter-seconds-of = van { $seconds } seconden
shifter-then = { $count ->
    [one] Als het zand op is, probeert { $name } het met { $count } actie.
   *[other] Als het zand op is, probeert { $name } het met { $count } acties.
}
shifter-bids = Biedingen
shifter-no-bids = Nog geen biedingen.
shifter-lowest = laagste
shifter-content = blijft erbij
shifter-your-bid = Je bod
shifter-behind = Onderstreepte biedingen zijn te hoog om te winnen.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Probeer zetten uit: alleen jij ziet ze.
        [one] { $count } zet geprobeerd. Alleen jij ziet hem.
       *[other] { $count } zetten geprobeerd. Alleen jij ziet ze.
    }
shifter-trial-back = Laatste zet ongedaan maken
shifter-trial-clear = Opnieuw beginnen

## The end

shifter-zones = Zones
shifter-story-turn = beurt
shifter-story-turn-by = Beurt voor beurt
shifter-story-missions = Missies
shifter-story-goals = Doelen
shifter-story-actions = Acties
shifter-story-failures = Mislukkingen
shifter-story-met = Gehaalde uitdagingen
shifter-story-missed = Mislukte uitdagingen
