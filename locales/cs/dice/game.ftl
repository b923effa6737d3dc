# Kostková hra: otázky, odpovědi, odmítnutí a záznam, a věty, ze kterých se skládají karty.
# $seat je jméno hráče, $source příčina (karta, pole, stupnice).
# Zpráva, která začíná malým písmenem, je částí věty; CAPITALIZE z ní udělá její začátek.

## Volby

dice-option-board = Strana herního plánu
dice-option-corporate-era = Éra korporací
dice-option-promo = Promo sada

## Názvy: barvy, symboly, hlavní faktory, destičky

dice-color-yellow = žlutá
dice-color-green = zelená
dice-color-blue = modrá
dice-color-gray = šedá
dice-color-red = červená

dice-symbol-credit = megakredit
dice-symbol-science = věda
dice-symbol-earth = Země
dice-symbol-plant = rostlina
dice-symbol-microbe = mikrob
dice-symbol-animal = zvíře
dice-symbol-energy = energie
dice-symbol-water = voda
dice-symbol-oxygen = kyslík
dice-symbol-steel = ocel
dice-symbol-titanium = titan
dice-symbol-city = město
dice-symbol-heat = teplo
dice-symbol-event = událost
dice-symbol-nuclear = jaderná energie

dice-parameter-temperature = teplota
dice-parameter-oxygen = obsah kyslíku
dice-parameter-oceans = množství vody

dice-tile-ocean = destička oceánu
dice-tile-greenery = destička zeleně
dice-tile-city = destička města
dice-tile-special = zvláštní destička

dice-board-side-1 = Herní plán, strana 1
dice-board-side-2 = Herní plán, strana 2
dice-track-temperature = Stupnice teploty
dice-track-oxygen = Stupnice obsahu kyslíku
# Název od majitele hry.
dice-own-name = { $name }

## Názvy: akce a odkud co pochází

dice-standard-temperature = zvýšit teplotu
dice-standard-ocean = umístit oceán
dice-standard-greenery = umístit zeleň
dice-standard-city = umístit město
dice-standard-points = získat body

dice-support-turn = otočení kostky
dice-support-draw = dobrání karet

dice-source-standard = standardní akce
dice-source-support = podpůrná akce
dice-source-track = { $parameter ->
    [temperature] bonus na stupnici teploty
   *[oxygen] bonus na stupnici obsahu kyslíku
}
dice-source-space = pole { $space }
dice-source-production = produkce
dice-source-setup = příprava hry

## Stavební kameny

dice-seat = { $seat }
# 4. pád: co se bere, platí nebo chybí.
dice-counted = { $symbol ->
    [credit] { $count ->
        [one] { $count } megakredit
        [few] { $count } megakredity
       *[other] { $count } megakreditů
    }
    [plant] { $count ->
        [one] { $count } rostlinu
        [few] { $count } rostliny
       *[other] { $count } rostlin
    }
    [microbe] { $count ->
        [one] { $count } mikroba
        [few] { $count } mikroby
       *[other] { $count } mikrobů
    }
    [animal] { $count ->
        [one] { $count } zvíře
        [few] { $count } zvířata
       *[other] { $count } zvířat
    }
    [city] { $count ->
        [one] { $count } město
        [few] { $count } města
       *[other] { $count } měst
    }
    [event] { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }
    [science] { $count }× vědu
    [earth] { $count }× Zemi
    [energy] { $count }× energii
    [water] { $count }× vodu
    [oxygen] { $count }× kyslík
    [steel] { $count }× ocel
    [titanium] { $count }× titan
    [heat] { $count }× teplo
   *[nuclear] { $count }× jadernou energii
}
    .short = { $symbol ->
        [credit] { $count ->
            [one] { $count } megakredit
            [few] { $count } megakredity
           *[other] { $count } megakreditů
        }
        [plant] { $count ->
            [one] { $count } rostlina
            [few] { $count } rostliny
           *[other] { $count } rostlin
        }
        [microbe] { $count ->
            [one] { $count } mikrob
            [few] { $count } mikrobi
           *[other] { $count } mikrobů
        }
        [animal] { $count ->
            [one] { $count } zvíře
            [few] { $count } zvířata
           *[other] { $count } zvířat
        }
        [city] { $count ->
            [one] { $count } město
            [few] { $count } města
           *[other] { $count } měst
        }
        [event] { $count ->
            [one] { $count } událost
            [few] { $count } události
           *[other] { $count } událostí
        }
        [science] { $count }× věda
        [earth] { $count }× Země
        [energy] { $count }× energie
        [water] { $count }× voda
        [oxygen] { $count }× kyslík
        [steel] { $count }× ocel
        [titanium] { $count }× titan
        [heat] { $count }× teplo
       *[nuclear] { $count }× jaderná energie
    }
# Wild tokens in such a list.
dice-counted-wilds = { $count ->
    [one] { $count } žolíka
    [few] { $count } žolíky
   *[other] { $count } žolíků
}
    .short = { $count ->
        [one] { $count } žolík
        [few] { $count } žolíci
       *[other] { $count } žolíků
    }
dice-text-dice = { $color ->
    [yellow] { $count ->
        [one] { $count } žlutou kostku
        [few] { $count } žluté kostky
       *[other] { $count } žlutých kostek
    }
    [green] { $count ->
        [one] { $count } zelenou kostku
        [few] { $count } zelené kostky
       *[other] { $count } zelených kostek
    }
    [blue] { $count ->
        [one] { $count } modrou kostku
        [few] { $count } modré kostky
       *[other] { $count } modrých kostek
    }
    [gray] { $count ->
        [one] { $count } šedou kostku
        [few] { $count } šedé kostky
       *[other] { $count } šedých kostek
    }
    [red] { $count ->
        [one] { $count } červenou kostku
        [few] { $count } červené kostky
       *[other] { $count } červených kostek
    }
   *[any] { $count ->
        [one] { $count } kostku libovolné barvy
        [few] { $count } kostky libovolných barev
       *[other] { $count } kostek libovolných barev
    }
}
    .short = { $color ->
        [yellow] { $count ->
            [one] { $count } žlutá kostka
            [few] { $count } žluté kostky
           *[other] { $count } žlutých kostek
        }
        [green] { $count ->
            [one] { $count } zelená kostka
            [few] { $count } zelené kostky
           *[other] { $count } zelených kostek
        }
        [blue] { $count ->
            [one] { $count } modrá kostka
            [few] { $count } modré kostky
           *[other] { $count } modrých kostek
        }
        [gray] { $count ->
            [one] { $count } šedá kostka
            [few] { $count } šedé kostky
           *[other] { $count } šedých kostek
        }
        [red] { $count ->
            [one] { $count } červená kostka
            [few] { $count } červené kostky
           *[other] { $count } červených kostek
        }
       *[any] { $count ->
            [one] { $count } kostka libovolné barvy
            [few] { $count } kostky libovolných barev
           *[other] { $count } kostek libovolných barev
        }
    }
# What goes with the word for a symbol, or for a die that shows it.
dice-text-symbol = { $symbol ->
    [credit] megakreditu
    [science] vědy
    [earth] Země
    [plant] rostliny
    [microbe] mikroba
    [animal] zvířete
    [energy] energie
    [water] vody
    [oxygen] kyslíku
    [steel] oceli
    [titanium] titanu
    [city] města
    [heat] tepla
    [event] události
   *[nuclear] jaderné energie
}
dice-text-wilds = { $count ->
    [one] { $count } žolíka
    [few] { $count } žolíky
   *[other] { $count } žolíků
}
    .short = { $count ->
        [one] { $count } žolík
        [few] { $count } žolíci
       *[other] { $count } žolíků
    }
dice-text-vp = { $count } VB
dice-chance = { $symbol } { $percent } %
dice-odds = Hodem získáš { $dice }. Šance na alespoň jeden symbol: { $chances }.
dice-text-board = Pole pro oceány: { $oceans }; pole s bonusem: { $bonuses }.
dice-text-track = { $parameter ->
    [temperature] od { $start } °C do { $end } °C, po { $step } °C
   *[oxygen] od { $start } % do { $end } %, po { $step } %
}
dice-text-track-bonus = { $parameter ->
    [temperature] při { $at } °C: { $effects }
   *[oxygen] při { $at } %: { $effects }
}

## Otázky

dice-ask-corporation = Vyber si korporaci
dice-ask-give = Začínáš: dej jednu kostku poslednímu hráči
dice-ask-turn = Jsi na tahu: proveď podpůrnou akci, nebo produkuj
dice-ask-main = Proveď hlavní akci
dice-ask-support = Proveď ještě jednu podpůrnou akci
dice-ask-end = Proveď volnou akci, nebo ukonči tah
dice-ask-keep = { $count ->
    [one] Můžeš si nechat ještě jednu kostku
    [few] Můžeš si nechat ještě { $count } kostky
   *[other] Můžeš si nechat ještě { $count } kostek
}
dice-ask-discard = Odhoď karty, které nechceš, pak dobereš nové
dice-ask-discard-cost = { CAPITALIZE($source) }: { $count ->
    [one] odhoď kartu
    [few] odhoď { $count } karty
   *[other] odhoď { $count } karet
}
dice-ask-bonus = Vyber bonusovou kartu, kterou zahraješ
dice-ask-pay = { CAPITALIZE($source) }: { $color ->
    [yellow] zaplať žlutým zdrojem
    [green] zaplať zeleným zdrojem
    [blue] zaplať modrým zdrojem
    [gray] zaplať šedým zdrojem
    [red] zaplať červeným zdrojem
   *[any] zaplať libovolným zdrojem
}
dice-ask-roll = { CAPITALIZE($source) }: { $count ->
    [one] vyber kostku, kterou hodíš
    [few] vyber { $count } kostky, kterými hodíš
   *[other] vyber { $count } kostek, kterými hodíš
}
dice-ask-pick = { CAPITALIZE($source) }: vezmi { $amount } a vyber symbol
dice-ask-set = { CAPITALIZE($source) }: { $count ->
    [one] vyber kostku, kterou otočíš
    [few] vyber nejvýše { $count } kostky, které otočíš
   *[other] vyber nejvýše { $count } kostek, které otočíš
}
dice-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] umísti oceán
    [greenery] umísti zeleň
    [city] umísti město
   *[special] umísti zvláštní destičku
}
dice-ask-amount = { CAPITALIZE($source) }: vyber, kolik kostek se symbolem { $shown } vyměníš, nejvýše { $count }
dice-ask-option = { CAPITALIZE($source) }: vyber jednu možnost
dice-ask-order = Vyber efekt, který se provede první
dice-ask-lose = { CAPITALIZE($source) }: ztrácíš { $amount }. Vyber kterou.

## Rozhodnutí

dice-do-choose = { $corporation }: { $text }
dice-do-produce = Produkční tah
dice-do-roll = { $color ->
    [yellow] Hodit žlutou kostkou ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [green] Hodit zelenou kostkou ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [blue] Hodit modrou kostkou ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [gray] Hodit šedou kostkou ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
   *[red] Hodit červenou kostkou ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
}
dice-do-turn = Za 1 zdroj: otočit jinou kostku
dice-do-draw = Za 1 zdroj: dobrat 2 karty
dice-do-play = Zahrát: { $card } (za { $cost })
dice-do-play-sparing = Zahrát: { $card } (za { $cost }); žolíky zaplatíš { $spared }
dice-do-use = Použít: { $card }; { $text }
dice-do-use-sparing = Použít: { $card }; { $text }; žolíky zaplatíš { $spared }
dice-do-standard = { CAPITALIZE($action) } (za { $cost })
dice-do-standard-sparing = { CAPITALIZE($action) } (za { $cost }); žolíky zaplatíš { $spared }
dice-do-end = Ukončit tah
dice-do-keep = Nechat si: { $symbol }
dice-do-discard = Odhodit: { $card }
dice-do-pay = Zaplatit: { $symbol }
dice-do-pay-wild = Zaplatit žolíkem
dice-do-pick = Vzít: { $symbol }
dice-do-set = Otočit: { $from } → { $to }
dice-do-place = Pole { $space }
dice-do-amount = { $count }
dice-do-option = Možnost { $number }
dice-do-first = Nejdřív efekt { $number }
dice-do-lose = Ztratit: { $symbol }
dice-do-give = Dát: { $symbol }
dice-do-take = { $card }: { $text }
dice-do-done = Hotovo
dice-do-keep-done = Nechat si tyto kostky
dice-do-discard-done = Dobrat karty

## Proč něco nejde

dice-why-not-an-answer = Na to se hra teď neptá.
dice-why-no-such-card = Tuto kartu tu vybrat nemůžeš.
dice-why-not-dealt = Tuto korporaci nemáš na výběr.
dice-why-not-affordable = { $wilds ->
    [0] Potřebuješ ještě { $missing }. Nemáš žádného žolíka.
    [one] Potřebuješ ještě { $missing }. Máš jen jednoho žolíka.
    [few] Potřebuješ ještě { $missing }. Máš jen { $wilds } žolíky.
   *[other] Potřebuješ ještě { $missing }. Máš jen { $wilds } žolíků.
}
dice-why-nothing-to-pay = { $color ->
    [yellow] Nemáš žlutý zdroj na zaplacení.
    [green] Nemáš zelený zdroj na zaplacení.
    [blue] Nemáš modrý zdroj na zaplacení.
    [gray] Nemáš šedý zdroj na zaplacení.
    [red] Nemáš červený zdroj na zaplacení.
   *[any] Nemáš čím zaplatit.
}
dice-why-no-such-die = Nemáš kostku se symbolem { $shown }.
dice-why-no-wild = Nemáš žolíka.
dice-why-nothing-to-turn = Potřebuješ kostku k otočení a jiný zdroj na zaplacení.
dice-why-no-such-turn = Kostku můžeš otočit jen na jiný z jejích tří symbolů.
dice-why-nothing-to-spare = Takovou kostkou se tu neplatí.
dice-why-pool-empty = { $color ->
    [yellow] V zásobě není žlutá kostka.
    [green] V zásobě není zelená kostka.
    [blue] V zásobě není modrá kostka.
    [gray] V zásobě není šedá kostka.
   *[red] V zásobě není červená kostka.
}
dice-why-already-used = Tato karta už byla použita. Obnoví se ve tvém příštím produkčním tahu.
dice-why-wrong-time = Akci této karty teď použít nemůžeš.
dice-why-not-yet-main = To je hlavní akce. Nejdřív proveď podpůrnou akci.
dice-why-not-in-production = To můžeš udělat jen v akčním tahu.
dice-why-action-turn = Akční tah už začal.
dice-why-too-few-cards = { $needs ->
    [one] Potřebuješ kartu v ruce.
    [few] Potřebuješ { $needs } karty v ruce; máš { $has }.
   *[other] Potřebuješ { $needs } karet v ruce; máš { $has }.
}
dice-why-no-space = { $tile ->
    [ocean] Není volné pole pro oceán.
    [greenery] Není volné pole pro zeleň.
    [city] Není volné pole pro město.
   *[special] Není volné pole pro tuto destičku.
}
dice-why-wrong-space = Tam to umístit nemůžeš.
dice-why-wrong-number = Vyber číslo od 1 do { $most }.
dice-why-not-another = Platíš kostkou se symbolem { $shown }. Vyber jiný zdroj.
dice-why-wrong-color = { $color ->
    [yellow] Vyber žlutou kostku.
    [green] Vyber zelenou kostku.
    [blue] Vyber modrou kostku.
    [gray] Vyber šedou kostku.
   *[red] Vyber červenou kostku.
}
dice-why-choose-more = Už je zaplaceno: otoč jednu kostku.

## Záznam

dice-log-corporation = { $seat } hraje za korporaci: { $corporation }.
dice-log-turn = Kolo { $round }: na tahu je { $seat }.
dice-log-extra-turn = { $seat } má tah navíc.
dice-log-production = { $seat } má produkční tah.
dice-log-kept = { $seat } si nechává: { $kept }. Do zásoby vrací: { $returned }.
dice-log-refreshed = { $seat } obnovuje použité karty.
dice-log-drew = { $seat } dobírá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $source }).
dice-log-drew-cards = { $seat } dobírá: { $cards } ({ $source }).
dice-log-discarded = { $seat } odhazuje kartu.
dice-log-discarded-card = { $seat } odhazuje kartu: { $card }.
dice-log-reshuffled = Odhozené karty se zamíchají a tvoří nový balíček.
dice-log-rolled = { $seat } hodem získává { $dice } ({ $source }).
dice-log-gained = { $seat } bere { $dice } ({ $source }).
dice-log-wilds = { $seat } bere { $count ->
    [one] žolíka
    [few] { $count } žolíky
   *[other] { $count } žolíků
} ({ $source }).
dice-log-shortage = V zásobě chybí kostky pro produkci hráče { $seat }.
dice-log-scored = { $seat } získává { $points } VB ({ $source }).
dice-log-paid = { $seat } platí { $dice } ({ $source }).
dice-log-turned = { $seat } otáčí kostku: { $from } → { $to }.
dice-log-lost = { $seat } ztrácí kostku se symbolem { $shown } ({ $source }).
dice-log-gave = { $seat } dává kostku se symbolem { $shown }. Dostává ji { $to }.
dice-log-played = { $seat } hraje kartu: { $card }.
dice-log-used = { $seat } používá kartu: { $card }.
dice-log-standard = { $seat } provádí standardní akci „{ CAPITALIZE($action) }“.
dice-log-raised = { $parameter ->
    [temperature] { $seat } zvyšuje teplotu na { $to } °C.
   *[oxygen] { $seat } zvyšuje obsah kyslíku na { $to } %.
}
dice-log-raised-further = { $parameter ->
    [temperature] { $seat } zvyšuje teplotu, která už je na maximu.
    [oxygen] { $seat } zvyšuje obsah kyslíku, který už je na maximu.
   *[oceans] { $seat } zvyšuje množství vody, které už je na maximu.
}
dice-log-placed = { $tile ->
    [ocean] { $seat } umisťuje destičku oceánu na pole { $space } ({ $source }).
    [greenery] { $seat } umisťuje destičku zeleně na pole { $space } ({ $source }).
    [city] { $seat } umisťuje destičku města na pole { $space } ({ $source }).
   *[special] { $seat } umisťuje zvláštní destičku na pole { $space } ({ $source }).
}
dice-log-milestone = { $seat } získává čestný titul: { $milestone }.
dice-log-milestone-left = Termín čestného titulu vypršel: { $milestone }.
dice-log-no-effect = { $seat } nezískává nic ({ $source }).
dice-log-last-turns = Dva hlavní faktory jsou na maximu: každý má ještě jeden tah.
dice-log-over = Konec hry.

## Výsledek

dice-won = { $count ->
    [one] Vítězí { $seats }.
    [few] O vítězství se dělí: { $seats }.
   *[other] O vítězství se dělí: { $seats }.
}
dice-solo-110 = Legenda Marsu
dice-solo-100 = Velký teraformer
dice-solo-95 = Architekt planety
dice-solo-90 = Guvernér
dice-solo-85 = Hlavní inženýr
dice-solo-80 = Inženýr
dice-solo-70 = Osadník
dice-solo-60 = Učeň
dice-solo-below-60 = Turista
dice-solo-lost = Mars zůstal rudý

## Text karet: jak se skládají věty

dice-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
dice-text-next = { $first } { $next }
    .short = { $first }; { $next }
dice-text-all = { $parts }
dice-text-or = { $first } nebo { $next }
dice-text-then = { $first }; { $next }
dice-text-deal = { $cost } → { $gain }
dice-text-start = Startovní bonus: { $effects }.
    .short = start: { $effects }
dice-text-production = Produkuje { $products }.
    .short = produkce: { $products }
dice-text-action = { $timing ->
    [support] Podpůrná akce: { $text }.
    [main] Hlavní akce: { $text }.
   *[free] Volná akce: { $text }.
}
    .short = { $timing ->
        [support] podpůrná: { $text }
        [main] hlavní: { $text }
       *[free] volná: { $text }
    }
dice-text-ongoing = Efekt: { $text }.
    .short = { $text }
dice-text-whenever = { $when }, { $effects }
    .short = { $when }: { $effects }
dice-text-discount = tvé karty stojí o 1 symbol { $shown } méně
    .short = karty levnější o 1 symbol { $shown }
dice-text-storage = { $count ->
    [one] v produkčním tahu si můžeš nechat o jednu kostku víc
    [few] v produkčním tahu si můžeš nechat o { $count } kostky víc
   *[other] v produkčním tahu si můžeš nechat o { $count } kostek víc
}
    .short = { $count ->
        [one] v produkčním tahu: nech si o jednu kostku víc
        [few] v produkčním tahu: nech si o { $count } kostky víc
       *[other] v produkčním tahu: nech si o { $count } kostek víc
    }
dice-text-hand-size = v produkčním tahu dobíráš do { $count } karet v ruce
    .short = v produkčním tahu: dober do { $count } karet
dice-text-points = { $points } VB na konci hry.
    .short = { $points } VB na konci

## Text karet: na co efekt čeká

dice-when-tile = { $by ->
    [owner] { $tile ->
        [ocean] když umístíš destičku oceánu
        [greenery] když umístíš destičku zeleně
        [city] když umístíš destičku města
       *[special] když umístíš zvláštní destičku
    }
   *[anyone] { $tile ->
        [ocean] když kdokoli umístí destičku oceánu
        [greenery] když kdokoli umístí destičku zeleně
        [city] když kdokoli umístí destičku města
       *[special] když kdokoli umístí zvláštní destičku
    }
}
dice-when-tile-beside = { $by ->
    [owner] { $tile ->
        [ocean] když umístíš destičku vedle destičky oceánu
        [greenery] když umístíš destičku vedle destičky zeleně
        [city] když umístíš destičku vedle destičky města
       *[special] když umístíš destičku vedle zvláštní destičky
    }
   *[anyone] { $tile ->
        [ocean] když kdokoli umístí destičku vedle destičky oceánu
        [greenery] když kdokoli umístí destičku vedle destičky zeleně
        [city] když kdokoli umístí destičku vedle destičky města
       *[special] když kdokoli umístí destičku vedle zvláštní destičky
    }
}
dice-when-card = { $kind ->
    [red] když zahraješ červenou kartu
    [green] když zahraješ zelenou kartu
    [blue] když zahraješ modrou kartu
   *[any] když zahraješ kartu
}
dice-when-card-cost = { $kind ->
    [red] když zahraješ červenou kartu se symbolem { $shown } v nákladech
    [green] když zahraješ zelenou kartu se symbolem { $shown } v nákladech
    [blue] když zahraješ modrou kartu se symbolem { $shown } v nákladech
   *[any] když zahraješ kartu se symbolem { $shown } v nákladech
}
dice-when-card-points = { $kind ->
    [red] když zahraješ červenou kartu s VB na konci hry
    [green] když zahraješ zelenou kartu s VB na konci hry
    [blue] když zahraješ modrou kartu s VB na konci hry
   *[any] když zahraješ kartu s VB na konci hry
}
dice-when-standard = když provedeš standardní akci

## Text karet: příkazy

dice-effect-roll = hodem získej { $amount }
    .short = { $amount } (hod)
dice-effect-roll-per = { $per } hodem získej { $amount }
    .short = { $amount } (hod) { $per }
dice-effect-gain = vezmi { $dice }
    .short = { $dice }
dice-effect-pick = { $count ->
    [one] vezmi { $amount } s libovolným symbolem
    [few] vezmi { $amount } s libovolnými symboly
   *[other] vezmi { $amount } s libovolnými symboly
}
    .short = { $count ->
        [one] { $amount } s libovolným symbolem
        [few] { $amount } s libovolnými symboly
       *[other] { $amount } s libovolnými symboly
    }
dice-effect-wild = { $count ->
    [one] vezmi žolíka
    [few] vezmi { $count } žolíky
   *[other] vezmi { $count } žolíků
}
    .short = { $count ->
        [one] žolík
        [few] { $count } žolíci
       *[other] { $count } žolíků
    }
dice-effect-score = získej { $count } VB
    .short = { $count } VB
dice-effect-score-per = získej 1 VB { $per }
    .short = 1 VB { $per }
dice-effect-raise = { $parameter ->
    [temperature] { $count ->
        [one] zvyš teplotu o { $count } krok
        [few] zvyš teplotu o { $count } kroky
       *[other] zvyš teplotu o { $count } kroků
    }
   *[oxygen] { $count ->
        [one] zvyš obsah kyslíku o { $count } krok
        [few] zvyš obsah kyslíku o { $count } kroky
       *[other] zvyš obsah kyslíku o { $count } kroků
    }
}
    .short = { $parameter ->
        [temperature] teplota +{ $count }
       *[oxygen] kyslík +{ $count }
    }
dice-effect-place = { $tile ->
    [ocean] umísti destičku oceánu
    [greenery] umísti destičku zeleně
    [city] umísti destičku města
   *[special] umísti zvláštní destičku
}
    .short = { $tile ->
        [ocean] oceán
        [greenery] zeleň
        [city] město
       *[special] zvláštní destička
    }
dice-effect-place-isolated = { $place } na pole, se kterým nesousedí žádná destička
    .short = { $place } bez sousedních destiček
dice-effect-place-beside = { $place } vedle { $beside }
dice-effect-draw = { $count ->
    [one] dober kartu
    [few] dober { $count } karty
   *[other] dober { $count } karet
}
    .short = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
dice-effect-turn = { $count ->
    [one] otoč kostku
    [few] otoč nejvýše { $count } kostky
   *[other] otoč nejvýše { $count } kostek
}
dice-effect-others-lose = každý soupeř ztrácí 1 kostku se symbolem { $shown }
    .short = každý soupeř: −1 kostka se symbolem { $shown }
dice-effect-others-lose-any = každý soupeř ztrácí { $amount }
    .short = každý soupeř: −{ $amount }
dice-effect-spend = zaplať { $dice }
    .short = { $dice }
dice-effect-spend-of = { $color ->
    [yellow] zaplať libovolným žlutým zdrojem
    [green] zaplať libovolným zeleným zdrojem
    [blue] zaplať libovolným modrým zdrojem
    [gray] zaplať libovolným šedým zdrojem
    [red] zaplať libovolným červeným zdrojem
   *[any] zaplať libovolným zdrojem
}
dice-effect-discard = { $count ->
    [one] odhoď kartu
    [few] odhoď { $count } karty
   *[other] odhoď { $count } karet
}
dice-effect-exchange = zaplať libovolným počtem kostek se symbolem { $shown } a vezmi stejný počet kostek se symbolem { $wanted }
    .short = X kostek se symbolem { $shown } → X se symbolem { $wanted }
dice-effect-exchange-any = zaplať libovolným počtem kostek se symbolem { $shown } a vezmi stejný počet kostek s libovolnými jinými symboly
    .short = X kostek se symbolem { $shown } → X kostek s libovolnými jinými symboly
dice-effect-extra-turn = hned po tomto tahu hraješ ještě jeden
    .short = tah navíc
dice-effect-extra-main = v akčním tahu proveď druhou hlavní akci
    .short = druhá hlavní akce (akční tah)
dice-effect-extra-support = proveď podpůrnou akci navíc
    .short = podpůrná akce navíc
dice-effect-produce-played = získej ihned produkci této karty
dice-effect-if-beside = pokud leží vedle { $beside }, { $effects }
    .short = leží-li vedle { $beside }: { $effects }
dice-effect-if-track-bonus = pokud tím získáš bonus na stupnici, { $effects }
    .short = při bonusu na stupnici: { $effects }

dice-text-beside = { $tile ->
    [ocean] destičky oceánu
    [greenery] destičky zeleně
    [city] destičky města
   *[special] zvláštní destičky
}
dice-per-tile-in-middle-row = za každou destičku v prostřední řadě
    .short = za destičku v prostřední řadě
dice-per-city = za každou destičku města na herním plánu
    .short = za město na plánu
dice-per-tile-beside = { $tile ->
    [ocean] za každou sousední destičku oceánu
    [greenery] za každou sousední destičku zeleně
    [city] za každou sousední destičku města
   *[special] za každou sousední zvláštní destičku
}
    .short = { $tile ->
        [ocean] za sousední oceán
        [greenery] za sousední zeleň
        [city] za sousední město
       *[special] za sousední zvláštní destičku
    }

## Čestné tituly: co vyžadují

dice-measure-cards = { $kind ->
    [red] zahrané červené karty: { $count }
    [green] zahrané zelené karty: { $count }
   *[blue] zahrané modré karty: { $count }
}
dice-measure-all-cards = zahrané karty: { $count }
dice-measure-dice-of-one-color = kostky jedné barvy: { $count }
dice-measure-dice = kostky: { $count }
dice-measure-produced-colors = barvy kostek v produkci: { $count }
dice-measure-cards-with-points = zahrané karty s VB na konci hry: { $count }
dice-measure-cards-costing = zahrané karty s náklady { $cost } a více zdrojů: { $count }
dice-measure-points = VB na bodovací liště: { $count }
dice-measure-award-symbols = symboly jedné soutěže v nákladech zahraných karet: { $count }

## V terminálu

draw-dice-heading = Kolo { $round }   teplota { $temperature } °C   kyslík { $oxygen } %   oceány { $oceans }/7   balíček { $deck }   bonusové karty { $bonuses }
draw-dice-legend = velké písmeno: hod kostkou (Y žlutá, G zelená, B modrá, S šedá, R červená); * žolík, + body, c karta, malá písmena: symbol; ~ pole pro oceán; oce oceán, gre zeleň, cit město, spe zvláštní destička
draw-dice-milestones = Čestné tituly: { $list }
draw-dice-awards = Soutěže: { $list }
draw-dice-pool = Zásoba kostek: { $list }
draw-dice-standard = Standardní akce: { $list }
draw-dice-corporation = korporace
draw-dice-vp = lišta
draw-dice-points = body
draw-dice-wilds = žolíci
draw-dice-hand-count = ruka
draw-dice-production = produkce
draw-dice-dice = Kostky hráče { $seat }: { $list }
draw-dice-played = Zahrané karty, { $seat }: { $list }
draw-dice-hand = Tvoje ruka:
draw-dice-corporations = Na výběr:
draw-dice-bonuses = Zbývající bonusové karty:

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

dice-part-track = bodovací lišta { $points }
dice-part-awards = soutěže { $points }
dice-part-milestones = čestné tituly { $points }
dice-part-cards = karty { $points }
dice-part-rivals = vliv na soupeře { $points }
dice-part-planet = teraformace { $points }
