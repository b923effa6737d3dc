# The web table of Terra Shifter.

shifter-terrain-white = Sníh
shifter-terrain-yellow = Poušť
shifter-terrain-blue = Moře
shifter-terrain-green = Louka

shifter-option-mode-coop = společně
shifter-option-mode-compete = proti sobě
shifter-option-matching-at-least = alespoň tolik
shifter-option-matching-exact = přesně tolik
shifter-option-disasters-none = žádné
shifter-option-disasters-yellow = jen žluté
shifter-option-disasters-one-red = jedna červená
shifter-option-disasters-two-reds = dvě červené
shifter-option-leader-next = další hráč
shifter-option-leader-same = vždy stejný hráč
shifter-option-leader-bidder = hráč, který se pokusil

## The planet

shifter-planet = Planeta, šestnáct destiček ve čtyřech řadách
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-cell = destičku v řadě { $row }, sloupci { $column }
shifter-place = řada { $row }, sloupec { $column }
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, zóna { $zone }
shifter-tile-moves = Možnosti destičky: { $cell }
shifter-move-rotate = Otočit
shifter-move-long = Převrátit
shifter-move-short = Převrátit
shifter-row = Řada { $row }
shifter-keys-tile = vybrat destičku
shifter-keys-rotate = otočit destičku
shifter-keys-long = převrátit přes delší stranu
shifter-keys-short = převrátit přes kratší stranu
shifter-keys-shift = posunout její řadu nebo sloupec

## Around it

shifter-goal-zones = { $color ->
    [white] bílý cíl { $zones }
    [yellow] žlutý cíl { $zones }
    [blue] modrý cíl { $zones }
   *[green] zelený cíl { $zones }
}
shifter-goals = Kniha cílů
shifter-of = { $have }/{ $need }
shifter-achieved = dosaženo
shifter-met = splněno
shifter-met-of = splněno { $have }/{ $need }
shifter-best = nejlepší { $value }
shifter-zones-of = zóny { $have }/{ $need }
shifter-library = Knihovna
shifter-left = zbývá { $count }
shifter-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
# $title is an honour, such as Emperor.
shifter-title-now = Titul za vítězství v tuto chvíli: { $title }.
shifter-disasters = Katastrofy
shifter-in-force = platí: { $count }
shifter-disasters-next = Ještě zakryté
shifter-missions = Moje mise
shifter-declare = Ohlásit
shifter-discard = Odhodit
shifter-others-turn = Na tahu je jiný hráč
shifter-actions-left = { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
# $missions is a list of missions.
shifter-forecast-success = Ukončíš-li teď: úspěch. Splněno: { $missions }.
shifter-forecast-failure = { $count ->
        [one] Ukončíš-li teď: neúspěch. Žádná mise není splněna a přijdeš o { $count } kartu.
        [few] Ukončíš-li teď: neúspěch. Žádná mise není splněna a přijdeš o { $count } karty.
       *[other] Ukončíš-li teď: neúspěch. Žádná mise není splněna a přijdeš o { $count } karet.
    }
shifter-failure-cost = { $count ->
        [one] Žádná mise není splněna. Tah skončí neúspěchem a stojí { $count } kartu: nejdřív z ruky, potom z Knihovny.
        [few] Žádná mise není splněna. Tah skončí neúspěchem a stojí { $count } karty: nejdřív z ruky, potom z Knihovny.
       *[other] Žádná mise není splněna. Tah skončí neúspěchem a stojí { $count } karet: nejdřív z ruky, potom z Knihovny.
    }
shifter-reveals-settle = Všichni se dozvědí, zda je některá tvá mise splněna.
shifter-reveals-discard = Všichni uvidí misi, kterou odhodíš.
shifter-hide-hint = Skrýt nápovědu
shifter-proven = méně nejde
shifter-do-settle = Ukončit akce
shifter-do-done = Ukončit tah
shifter-do-time-up = Čas vypršel
shifter-choose-first = Nejprve zvol
shifter-wait = Počkej prosím

## Contest

shifter-challenge = Výzva
shifter-score = Skóre
shifter-to = z { $score }
shifter-score-legend = plné: splněno, +1; šrafované: nesplněno, −1
shifter-won-lost = { $name }: splněno { $won }, nesplněno { $lost }
shifter-time-to-lower = Čas na nižší nabídku
shifter-seconds-of = z { $seconds } sekund
shifter-then = { $count ->
    [one] Až se písek přesype, zkouší to { $name }: { $count } akce.
    [few] Až se písek přesype, zkouší to { $name }: { $count } akce.
   *[other] Až se písek přesype, zkouší to { $name }: { $count } akcí.
}
shifter-bids = Nabídky
shifter-no-bids = Zatím žádné nabídky.
shifter-lowest = nejnižší
shifter-content = zůstává
shifter-your-bid = Tvoje nabídka
shifter-behind = Podtržené nabídky jsou na výhru příliš vysoké.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Vyzkoušej si tahy: vidíš je jen ty.
        [one] Vyzkoušen { $count } tah. Vidíš ho jen ty.
        [few] Vyzkoušeny { $count } tahy. Vidíš je jen ty.
       *[other] Vyzkoušeno { $count } tahů. Vidíš je jen ty.
    }
shifter-trial-back = Vrátit poslední tah
shifter-trial-clear = Začít znovu

## The end

shifter-zones = Zóny
shifter-story-turn = tah
shifter-story-turn-by = Tah za tahem
shifter-story-missions = Mise
shifter-story-goals = Cíle
shifter-story-actions = Akce
shifter-story-failures = Neúspěchy
shifter-story-met = Splněné výzvy
shifter-story-missed = Nesplněné výzvy
