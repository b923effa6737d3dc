# The web table of Terra Shifter.

shifter-terrain-white = Sníh
shifter-terrain-yellow = Poušť
shifter-terrain-blue = Moře
shifter-terrain-green = Louka

shifter-option-mode-coop = společně
shifter-option-mode-compete = soutěž
shifter-option-matching-at-least = alespoň tolik
shifter-option-matching-exact = přesně tolik
shifter-option-disasters-none = žádné
shifter-option-disasters-yellow = žluté
shifter-option-disasters-one-red = jedna červená
shifter-option-disasters-two-reds = dvě červené
shifter-option-leader-next = další hráč
shifter-option-leader-same = vždy stejný
shifter-option-leader-bidder = kdo se pokusil

## The planet

shifter-planet = Planeta, šestnáct dílků ve čtyřech řadách
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, zóna { $zone }
shifter-tile-moves = Pohyby dílku { $cell }
shifter-move-rotate = Otočit
shifter-move-long = Převrátit
shifter-move-short = Převrátit
shifter-row = Řada { $row }
shifter-keys-tile = vybrat dílek
shifter-keys-rotate = otočit dílek
shifter-keys-long = převrátit přes delší stranu
shifter-keys-short = převrátit přes kratší stranu
shifter-keys-shift = posunout jeho řadu nebo sloupec

## Around it

shifter-goals = Kniha cílů
shifter-of = { $have } ze { $need }
shifter-achieved = dosaženo
shifter-met = splněno
shifter-met-of = splněno { $have } z { $need }
shifter-best = nejlepší { $value }
shifter-zones-of = zóny { $have } z { $need }
shifter-library = Knihovna
shifter-left = zbývá { $count }
shifter-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
# $title is an honour, such as Emperor.
shifter-title-now = Výhra by teď přinesla titul { $title }.
shifter-disasters = Katastrofy
shifter-in-force = platí { $count }
shifter-disasters-next = Ještě skryté
shifter-missions = Moje mise
shifter-declare = Ohlásit
shifter-discard = Odhodit
shifter-others-turn = Na tahu je někdo jiný
shifter-actions-left = { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
# $missions is a list of missions.
shifter-forecast-success = Konec teď: úspěch, splněno: { $missions }.
shifter-forecast-failure = Konec teď: neúspěch, žádná mise není splněna. Stojí to karty.
shifter-hide-hint = Skrýt radu
shifter-proven = dokázané minimum
shifter-do-settle = Osídlit
shifter-do-done = Ukončit tah
shifter-do-time-up = Čas vypršel
shifter-choose-first = Nejprve zvol
shifter-wait = Počkej prosím

## Contest

shifter-challenge = Výzva pro všechny
shifter-score = Body
shifter-to = do { $score }
shifter-score-legend = plná: splněno, +1; šrafovaná: nesplněno, −1
shifter-won-lost = { $name }: splněno { $won }, nesplněno { $lost }
shifter-time-to-lower = Čas na nižší číslo
shifter-seconds-of = sekund ze { $seconds }
shifter-then = Až se písek přesype, zkusí to { $name }. Počet akcí: { $count }.
shifter-bids = Nabídky
shifter-no-bids = Nikdo ještě neřekl číslo.
shifter-lowest = nejnižší
shifter-content = zůstává u toho
shifter-your-bid = Tvoje číslo
shifter-behind = S podtrženým číslem by byl někdo stále před tebou.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Vyzkoušej si tahy: vidíš je jen ty.
        [one] Vyzkoušen { $count } tah. Vidíš ho jen ty.
        [few] Vyzkoušeny { $count } tahy. Vidíš je jen ty.
       *[other] Vyzkoušeno { $count } tahů. Vidíš je jen ty.
    }
shifter-trial-back = Vrátit zkoušku
shifter-trial-clear = Začít znovu

## The end

shifter-zones = Zóny
shifter-story-turn = tah
shifter-story-missions = Mise
shifter-story-goals = Cíle
shifter-story-actions = Akce
shifter-story-failures = Neúspěchy
shifter-story-met = Splněné výzvy
shifter-story-missed = Nesplněné výzvy
