# The web table of the Dice Game.

dice-option-board-side-1 = strana 1
dice-option-board-side-2 = strana 2
dice-option-corporate-era-yes = Éra korporací
dice-option-promo-yes = promo sada

## Dice: one letter for each colour, all different

dice-letter-yellow = Ž
dice-letter-green = Z
dice-letter-blue = M
dice-letter-gray = Š
dice-letter-red = Č
# $colour is the name of a colour.
dice-die = { $symbol }, kostka: { $colour }
dice-roll-of = hod jednou kostkou: { $colour }
dice-choice-of = kostka s libovolnou stranou: { $colour }
dice-any-color = libovolná barva
dice-wild = žolík
dice-points-now = { $points } b. hned
dice-points-end = { $points } b. na konci
dice-or = nebo
dice-no-dice = žádné kostky
dice-my-dice = { $count ->
    [one] Tvoje kostky: { $count }
    [few] Tvoje kostky: { $count }
   *[other] Tvoje kostky: { $count }
}
dice-turn-this = Otočit tuto kostku: { $symbol }
dice-spare = Nechat si tuto kostku a zaplatit žolíkem
dice-spare-this = Nechat si tuto kostku: { $symbol }
dice-kept = Necháváš si:

## The board

dice-board = Planeta, 37 polí
# Where a space lies, and sentences that tell it so.
dice-place = řada { $row }, pole { $column }
dice-row = Řada { $row }
dice-source-place = { $space }
dice-do-place-at = Umístit sem: { $space }
dice-log-placed-at = { $tile ->
    [ocean] { $seat } umisťuje destičku oceánu: { $space } ({ $source }).
    [greenery] { $seat } umisťuje destičku zeleně: { $space } ({ $source }).
    [city] { $seat } umisťuje destičku města: { $space } ({ $source }).
   *[special] { $seat } umisťuje zvláštní destičku: { $space } ({ $source }).
}
dice-space-tile = { $space }: { $tile }
dice-space-ocean = { $space }: vyhrazeno pro oceán
dice-space-land = { $space }: pevnina
dice-of = { $have } z { $all }
dice-bonus-cards = Bonusové karty
# $standings is a list such as "Ada 5, Bruno 7".
dice-point-track = Body: { $standings }
dice-production = Produkce
dice-place-here = Umístit sem

## Around it

dice-round = Kolo { $round }
dice-turn-of = Tah { $turn } z { $turns }
dice-last-turns = { $count ->
        [one] Poslední tahy: ještě { $count }
        [few] Poslední tahy: ještě { $count }
       *[other] Poslední tahy: ještě { $count }
    }
dice-complete = { $count ->
    [one] { $count } faktor na maximu
    [few] { $count } faktory na maximu
   *[other] { $count } faktorů na maximu
}
dice-players = Hráči
dice-hand = Ruka
dice-hand-empty = Nemáš v ruce žádnou kartu.
dice-points = body
dice-played = zahráno { $count }
dice-cards-of = Karty: { $name }
dice-no-corporation = zatím bez korporace
dice-goals = Soutěže a tituly
dice-awards = Soutěže
dice-milestones = Čestné tituly
dice-milestone-left = termín vypršel
dice-count-green = zelené: { $count }
dice-count-red = červené: { $count }
dice-count-blue = modré: { $count }
dice-kind-red = Okamžitá
dice-kind-green = Produkce
dice-kind-blue = Akce
dice-kind-corporation = Korporace
dice-kind-bonus = Bonus
dice-timing-support = Podpůrná
dice-timing-main = Hlavní
dice-timing-free = Volná
dice-ready = připraveno: { $count }
dice-reconstructed = Veřejný seznam karet této hry neexistuje. Karty se znakem = odpovídají originálu, se znakem ≈ zčásti; ostatní jsou naše rekonstrukce.
dice-laid-out = Karty na výběr
dice-plays = { $name } hraje

## Answering

dice-question = Otázka
dice-production-turn = Produkční tah
dice-step-keep = Nechat
dice-step-discard = Odhodit
dice-step-draw = Dobrat
dice-step-roll = Hodit
dice-take-die = Hodit kostkou
dice-mains = Hlavní akce
dice-blue-cards = Modré karty, připraveno: { $count }
dice-payable = Máš na to
dice-payable-next = Máš na to po podpůrné akci
# $missing is a list such as "2 steel and 1 heat".
dice-lacks = Potřebuješ { $missing }
dice-support-again = Hlavní akce: další podpůrná akce
dice-forecast = { $points ->
    [one] { $points } bod, kdyby hra skončila teď
    [few] { $points } body, kdyby hra skončila teď
   *[other] { $points } bodů, kdyby hra skončila teď
}
dice-keys-die = kostky, kterými lze hodit
dice-keys-turn = otočení kostky
dice-keys-main = hlavní akce
dice-keys-use = modré karty

## The end

dice-source-points-track = Bodovací lišta
dice-source-points-milestones = Tituly
dice-source-points-awards = Soutěže
dice-source-points-cards = Karty
dice-story-dice = Kostky
dice-story-cards = Zahrané karty
