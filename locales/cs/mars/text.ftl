# Tvořené texty Marsu: názvy věcí a věty, ze kterých se skládají karty.
# Zpráva, která začíná malým písmenem, je částí věty; CAPITALIZE z ní udělá její začátek.
# $resource, $token, $tag, $tile, $parameter a $kind jsou slova hry, stejná jako v datových souborech.

## Názvy: zdroje, produkce, zdroje na kartách

mars-resource-money = M€
mars-resource-steel = ocel
mars-resource-titanium = titan
mars-resource-plants = rostliny
mars-resource-energy = energie
mars-resource-heat = teplo

mars-production-money = příjem
mars-production-steel = produkce oceli
mars-production-titanium = produkce titanu
mars-production-plants = produkce rostlin
mars-production-energy = produkce energie
mars-production-heat = produkce tepla

mars-token-animal = zvířata
mars-token-microbe = mikrobi
mars-token-science = vědecké zdroje
mars-token-fighter = stíhačky

## Názvy: kategorie, druhy karet, sady

mars-tag-building = kategorie „stavby“
mars-tag-space = kategorie „vesmír“
mars-tag-power = kategorie „energie“
mars-tag-science = kategorie „věda“
mars-tag-jupiter = kategorie „Jupiter“
mars-tag-earth = kategorie „Země“
mars-tag-plant = kategorie „rostliny“
mars-tag-microbe = kategorie „mikrobi“
mars-tag-animal = kategorie „zvířata“
mars-tag-city = kategorie „město“

mars-kind-automated = karta působící automaticky
mars-kind-active = aktivní karta
mars-kind-event = karta jednorázové události

mars-set-base = základní hra
mars-set-corporate-era = Éra korporací

## Názvy: hlavní faktory, destičky, standardní projekty, bonusy polí

mars-parameter-temperature = teplota
mars-parameter-oxygen = obsah kyslíku
mars-parameter-oceans = množství vody

mars-tile-ocean = destička oceánu
mars-tile-greenery = destička zeleně
mars-tile-city = destička města
mars-tile-capital = { mars-card-capital }
mars-tile-commercial-district = { mars-card-commercial-district }
mars-tile-ecological-zone = { mars-card-ecological-zone }
mars-tile-industrial-center = { mars-card-industrial-center }
mars-tile-lava-flows = { mars-card-lava-flows }
mars-tile-mining-area = { mars-card-mining-area }
mars-tile-mining-rights = { mars-card-mining-rights }
mars-tile-mohole-area = { mars-card-mohole-area }
mars-tile-natural-preserve = { mars-card-natural-preserve }
mars-tile-nuclear-zone = { mars-card-nuclear-zone }
mars-tile-restricted-area = { mars-card-restricted-area }

mars-project-sell-patents = Prodej patentů
mars-project-power-plant = Elektrárna
mars-project-asteroid = Asteroid
mars-project-aquifer = Zavodňování
mars-project-greenery = Zúrodnění
mars-project-city = Založení města

mars-icon-steel = 1 jednotka oceli
mars-icon-titanium = 1 jednotka titanu
mars-icon-plant = 1 rostlina
mars-icon-card = 1 karta
mars-icon-heat = 1 jednotka tepla
mars-icon-ocean-for-6 = oceán za 6 M€

## Názvy: mapy, pole, čestné tituly, soutěže

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium

mars-place-noctis = město Noctis
mars-place-phobos = Phobos
mars-place-ganymede = Ganymedes
mars-place-arsia-mons = Arsia Mons
mars-place-ascraeus-mons = Ascraeus Mons
mars-place-elysium-mons = Elysium Mons
mars-place-hecates-tholus = Hecates Tholus
mars-place-noctis-city = { mars-place-noctis }
mars-place-olympus-mons = Olympus Mons
mars-place-pavonis-mons = Pavonis Mons
mars-place-south-pole = jižní pól
mars-place-tharsis-tholus = Tharsis Tholus

mars-milestone-terraformer = Teraformer
mars-milestone-mayor = Starosta
mars-milestone-gardener = Ekolog
mars-milestone-builder = Stavitel
mars-milestone-planner = Plánovač
mars-milestone-diversifier = Všestranník
mars-milestone-tactician = Taktik
mars-milestone-polar-explorer = Polárník
mars-milestone-energizer = Energetik
mars-milestone-rim-settler = Osadník okrajů
mars-milestone-generalist = Univerzál
mars-milestone-specialist = Specialista
mars-milestone-ecologist = Biolog
mars-milestone-tycoon = Podnikatel
mars-milestone-legend = Legenda

mars-award-landlord = Realitní magnát
mars-award-banker = Bankéř
mars-award-scientist = Vědecká kapacita
mars-award-thermalist = Producent tepla
mars-award-miner = Těžař
mars-award-cultivator = Pěstitel
mars-award-magnate = Magnát
mars-award-space-baron = Vesmírný baron
mars-award-excentric = Výstředník
mars-award-contractor = Dodavatel staveb
mars-award-celebrity = Celebrita
mars-award-industrialist = Průmyslník
mars-award-desert-settler = Pouštní osadník
mars-award-estate-dealer = Realitní makléř
mars-award-benefactor = Dobrodinec

## Jak se skládají věty

mars-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
# Věty jednoho odstavce.
mars-text-next = { $first } { $next }
    .short = { $first }; { $next }
mars-text-action = Akce: { $text }
mars-text-or-action = { $first } Nebo: { $next }
    .short = { $first }; nebo: { $next }
mars-text-ongoing = Efekt: { $text }
# Několik příkazů spojených slovem „a“.
mars-text-all = { $parts }
mars-text-comma = { $first }, { $next }
# Slova: ocel nebo titan.
mars-text-or = { $first } nebo { $next }
# Příkazy: získej 3 rostliny, nebo dober kartu.
mars-text-or-do = { $first }, nebo { $next }
mars-text-then = { $first }, potom { $next }
mars-text-may = pokud chceš, { $do }
mars-text-if = pokud { $condition }, { $then }
    .short = pokud { $condition }: { $then }
mars-text-otherwise = { $first }; jinak { $otherwise }
# Co se platí a co se za to získá.
mars-text-deal = { $cost } → { $gain }
# Na co trvalý efekt čeká a co se pak stane.
mars-text-whenever = { $first }, { $next }
    .short = { $first }: { $next }
# Za něčím, k čemu patří i sama karta.
mars-text-counting-itself = { $what } (počítá se i tato karta)
    .short = { $what } (včetně této karty)

## Množství

# 4. pád: co se získává nebo utrácí.
mars-text-amount = { $resource ->
    [steel] { $count ->
        [one] { $count } jednotku oceli
        [few] { $count } jednotky oceli
       *[other] { $count } jednotek oceli
    }
    [titanium] { $count ->
        [one] { $count } jednotku titanu
        [few] { $count } jednotky titanu
       *[other] { $count } jednotek titanu
    }
    [plants] { $count ->
        [one] { $count } rostlinu
        [few] { $count } rostliny
       *[other] { $count } rostlin
    }
    [energy] { $count ->
        [one] { $count } jednotku energie
        [few] { $count } jednotky energie
       *[other] { $count } jednotek energie
    }
    [heat] { $count ->
        [one] { $count } jednotku tepla
        [few] { $count } jednotky tepla
       *[other] { $count } jednotek tepla
    }
   *[money] { $count } M€
}
    .short = { $resource ->
        [steel] { $count } oceli
        [titanium] { $count } titanu
        [plants] { $count ->
            [one] { $count } rostlina
            [few] { $count } rostliny
           *[other] { $count } rostlin
        }
        [energy] { $count } energie
        [heat] { $count } tepla
       *[money] { $count } M€
    }
mars-text-up-to = { $resource ->
    [steel] { $count ->
        [one] až { $count } jednotku oceli
        [few] až { $count } jednotky oceli
       *[other] až { $count } jednotek oceli
    }
    [titanium] { $count ->
        [one] až { $count } jednotku titanu
        [few] až { $count } jednotky titanu
       *[other] až { $count } jednotek titanu
    }
    [plants] { $count ->
        [one] až { $count } rostlinu
        [few] až { $count } rostliny
       *[other] až { $count } rostlin
    }
    [energy] { $count ->
        [one] až { $count } jednotku energie
        [few] až { $count } jednotky energie
       *[other] až { $count } jednotek energie
    }
    [heat] { $count ->
        [one] až { $count } jednotku tepla
        [few] až { $count } jednotky tepla
       *[other] až { $count } jednotek tepla
    }
   *[money] až { $count } M€
}
# Za „libovolný počet“ a „stejný počet“.
mars-text-units = { $resource ->
    [steel] jednotek oceli
    [titanium] jednotek titanu
    [plants] rostlin
    [energy] jednotek energie
    [heat] jednotek tepla
   *[money] M€
}
    .short = { $resource ->
        [steel] oceli
        [titanium] titanu
        [plants] rostlin
        [energy] energie
        [heat] tepla
       *[money] M€
    }
# 7. pád: čím se platí.
mars-text-means = { $resource ->
    [steel] ocelí
    [titanium] titanem
    [plants] rostlinami
    [energy] energií
    [heat] teplem
   *[money] M€
}
# Za „zvyš“ a „sniž“.
mars-text-own-production = { $resource ->
    [steel] svou produkci oceli
    [titanium] svou produkci titanu
    [plants] svou produkci rostlin
    [energy] svou produkci energie
    [heat] svou produkci tepla
   *[money] svůj příjem
}
    .short = { $resource ->
        [steel] produkce oceli
        [titanium] produkce titanu
        [plants] produkce rostlin
        [energy] produkce energie
        [heat] produkce tepla
       *[money] příjem
    }
mars-text-production-up = { $production } o { $count }
    .short = { $production } +{ $count }
mars-text-production-down = { $production } o { $count }
    .short = { $production } −{ $count }
mars-text-tokens = { $token ->
    [animal] { $count ->
        [one] { $count } zvíře
        [few] { $count } zvířata
       *[other] { $count } zvířat
    }
    [microbe] { $count ->
        [one] { $count } mikroba
        [few] { $count } mikroby
       *[other] { $count } mikrobů
    }
    [science] { $count ->
        [one] { $count } vědecký zdroj
        [few] { $count } vědecké zdroje
       *[other] { $count } vědeckých zdrojů
    }
    [fighter] { $count ->
        [one] { $count } stíhačku
        [few] { $count } stíhačky
       *[other] { $count } stíhaček
    }
   *[any] { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojů
    }
}
# Co se umisťuje.
mars-text-tiles = { $tile ->
    [ocean] { $count ->
        [one] destičku oceánu
        [few] { $count } destičky oceánu
       *[other] { $count } destiček oceánu
    }
    [greenery] { $count ->
        [one] destičku zeleně
        [few] { $count } destičky zeleně
       *[other] { $count } destiček zeleně
    }
   *[city] { $count ->
        [one] destičku města
        [few] { $count } destičky měst
       *[other] { $count } destiček měst
    }
}
    .short = { $tile ->
        [ocean] { $count ->
            [one] oceán
            [few] { $count } oceány
           *[other] { $count } oceánů
        }
        [greenery] { $count ->
            [one] zeleň
            [few] { $count } destičky zeleně
           *[other] { $count } destiček zeleně
        }
       *[city] { $count ->
            [one] město
            [few] { $count } města
           *[other] { $count } měst
        }
    }
mars-text-special-tile = destičku „{ $tile }“
mars-text-special-city = destičku „{ $tile }“ (město)
    .short = „{ $tile }“ (město)
# Za slovem „kategorie“.
mars-text-tag = { $tag ->
    [building] „stavby“
    [space] „vesmír“
    [power] „energie“
    [science] „věda“
    [jupiter] „Jupiter“
    [earth] „Země“
    [plant] „rostliny“
    [microbe] „mikrobi“
    [animal] „zvířata“
   *[city] „město“
}
mars-text-tags-comma = { $first }, { $next }
mars-text-tags-or = { $first } nebo { $next }

## Příkazy: produkce

mars-text-raise-production = zvyš { $what }
    .short = { $what }
mars-text-lower-production = sniž { $what }
    .short = { $what }
mars-text-raise-production-per = zvyš { $what } { $per }
    .short = { $what } { $per }
mars-text-reduce-any = { $resource ->
    [steel] sniž produkci oceli libovolného hráče o { $count }
    [titanium] sniž produkci titanu libovolného hráče o { $count }
    [plants] sniž produkci rostlin libovolného hráče o { $count }
    [energy] sniž produkci energie libovolného hráče o { $count }
    [heat] sniž produkci tepla libovolného hráče o { $count }
   *[money] sniž příjem libovolného hráče o { $count }
}
    .short = { $resource ->
        [steel] produkce oceli −{ $count } (libovolný hráč)
        [titanium] produkce titanu −{ $count } (libovolný hráč)
        [plants] produkce rostlin −{ $count } (libovolný hráč)
        [energy] produkce energie −{ $count } (libovolný hráč)
        [heat] produkce tepla −{ $count } (libovolný hráč)
       *[money] příjem −{ $count } (libovolný hráč)
    }
mars-text-production-of-bonus = zvyš o 1 svou produkci zdroje, který je bonusem tohoto pole ({ $resources })
    .short = produkce zdroje z tohoto pole ({ $resources }) +1
mars-text-convert-production = sniž { $from } o libovolnou hodnotu (alespoň 1) a zvyš { $to } o stejnou hodnotu
    .short = { $from } −X → { $to } +X
mars-text-copy-production = zopakuj změny produkce jedné ze svých karet kategorie „stavby“

## Příkazy: zdroje

mars-text-gain = získej { $what }
    .short = { $what }
mars-text-gain-per = získej { $what } { $per }
    .short = { $what } { $per }
mars-text-spend = utrať { $what }
    .short = −{ $what }
mars-text-pay = zaplať { $money }
    .short = −{ $money }
mars-text-pay-with = zaplať { $money } (můžeš platit i { $means })
    .short = −{ $money } (lze platit i { $means })
mars-text-exchange = utrať libovolný počet { $from } (alespoň 1) a získej stejný počet { $to }
    .short = −X { $from } → X { $to }
mars-text-remove-any = odstraň libovolnému hráči { $amount }
    .short = libovolný hráč ztrácí { $amount }
mars-text-steal-any = ukradni libovolnému hráči { $amount }
    .short = ukradni { $amount } (libovolný hráč)
mars-text-flood-neighbour = odstraň { $amount } soupeři, jehož destička s tímto oceánem sousedí
    .short = jeden soupeř vedle tohoto oceánu ztrácí { $amount }

## Příkazy: zdroje na kartách

mars-text-add-here = přidej { $amount } na tuto kartu
    .short = přidej sem { $amount }
mars-text-spend-here = utrať { $amount } z této karty
    .short = utrať odsud { $amount }
mars-text-add-tokens = přidej { $amount } na jednu ze svých karet
    .short = přidej { $amount } na svou kartu
mars-text-add-to-other = přidej { $amount } na jinou svou kartu
    .short = přidej { $amount } na jinou svou kartu
mars-text-add-to-holder = přidej { $amount } na jednu ze svých karet, na které už zdroje leží
    .short = přidej { $amount } na svou kartu se zdroji
mars-text-add-to-played = { $count ->
    [one] přidej { $count } zvíře nebo { $count } mikroba na zahranou kartu, pokud na ni patří
    [few] přidej { $count } zvířata nebo { $count } mikroby na zahranou kartu, pokud na ni patří
   *[other] přidej { $count } zvířat nebo { $count } mikrobů na zahranou kartu, pokud na ni patří
}
mars-text-remove-tokens = { $token ->
    [animal] { $count ->
        [one] odstraň až { $count } zvíře z karet jednoho libovolného hráče
        [few] odstraň až { $count } zvířata z karet jednoho libovolného hráče
       *[other] odstraň až { $count } zvířat z karet jednoho libovolného hráče
    }
    [microbe] { $count ->
        [one] odstraň až { $count } mikroba z karet jednoho libovolného hráče
        [few] odstraň až { $count } mikroby z karet jednoho libovolného hráče
       *[other] odstraň až { $count } mikrobů z karet jednoho libovolného hráče
    }
    [science] { $count ->
        [one] odstraň až { $count } vědecký zdroj z karet jednoho libovolného hráče
        [few] odstraň až { $count } vědecké zdroje z karet jednoho libovolného hráče
       *[other] odstraň až { $count } vědeckých zdrojů z karet jednoho libovolného hráče
    }
   *[fighter] { $count ->
        [one] odstraň až { $count } stíhačku z karet jednoho libovolného hráče
        [few] odstraň až { $count } stíhačky z karet jednoho libovolného hráče
       *[other] odstraň až { $count } stíhaček z karet jednoho libovolného hráče
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] libovolný hráč ztrácí až { $count } zvíře
            [few] libovolný hráč ztrácí až { $count } zvířata
           *[other] libovolný hráč ztrácí až { $count } zvířat
        }
        [microbe] { $count ->
            [one] libovolný hráč ztrácí až { $count } mikroba
            [few] libovolný hráč ztrácí až { $count } mikroby
           *[other] libovolný hráč ztrácí až { $count } mikrobů
        }
        [science] { $count ->
            [one] libovolný hráč ztrácí až { $count } vědecký zdroj
            [few] libovolný hráč ztrácí až { $count } vědecké zdroje
           *[other] libovolný hráč ztrácí až { $count } vědeckých zdrojů
        }
       *[fighter] { $count ->
            [one] libovolný hráč ztrácí až { $count } stíhačku
            [few] libovolný hráč ztrácí až { $count } stíhačky
           *[other] libovolný hráč ztrácí až { $count } stíhaček
        }
    }
mars-text-take-token = odstraň { $amount } z libovolné karty

## Příkazy: planeta

mars-text-raise = { $parameter ->
    [temperature] { $steps ->
        [one] zvyš teplotu o { $steps } krok
        [few] zvyš teplotu o { $steps } kroky
       *[other] zvyš teplotu o { $steps } kroků
    }
    [oxygen] { $steps ->
        [one] zvyš obsah kyslíku o { $steps } krok
        [few] zvyš obsah kyslíku o { $steps } kroky
       *[other] zvyš obsah kyslíku o { $steps } kroků
    }
   *[oceans] { $steps ->
        [one] zvyš množství vody o { $steps } krok
        [few] zvyš množství vody o { $steps } kroky
       *[other] zvyš množství vody o { $steps } kroků
    }
}
    .short = { $parameter ->
        [temperature] teplota +{ $steps }
        [oxygen] kyslík +{ $steps }
       *[oceans] oceány +{ $steps }
    }
mars-text-rating = zvyš svůj TR o { $count }
    .short = TR +{ $count }
mars-text-rating-per = zvyš svůj TR o 1 { $per }
    .short = TR +1 { $per }
mars-text-place = umísti { $what }
    .short = { $what }
mars-text-place-at = umísti { $what } { $site }
    .short = umísti { $what } { $site }
mars-text-claim = polož svou obsazovací kostičku na volné pole na pevnině: umístit tam destičku smíš jen ty
    .short = vyhraď si volné pole na pevnině

# Kam destička přijde.
mars-text-at-city-site = na pole na pevnině, se kterým nesousedí žádné město
mars-text-at-greenery-site = na pole na pevnině, pokud možno vedle své destičky
mars-text-at-land = na libovolné volné pole na pevnině
mars-text-at-ocean-area = na pole pro destičku oceánu
mars-text-at-isolated = na pole na pevnině, se kterým nesousedí žádná destička
mars-text-at-volcano = na sopečné pole
mars-text-at-cities = { $count ->
    [one] na pole na pevnině vedle města
    [few] na pole na pevnině vedle alespoň { $count } měst
   *[other] na pole na pevnině vedle alespoň { $count } měst
}
mars-text-at-greenery = na pole na pevnině vedle destičky zeleně
mars-text-at-metal = na pole na pevnině, jehož bonusem je ocel nebo titan
mars-text-at-metal-and-own = vedle své destičky na pole na pevnině, jehož bonusem je ocel nebo titan
mars-text-at-reserved = na vyhrazené pole ({ $space })
    .short = ({ $space })

## Příkazy: karty

mars-text-draw = { $count ->
    [one] dober { $count } kartu
    [few] dober { $count } karty
   *[other] dober { $count } karet
}
    .short = dober { $count }
mars-text-draw-keep = { $draw ->
    [one] dober { $draw } kartu, nech si { $keep } a zbytek odhoď
    [few] dober { $draw } karty, nech si { $keep } a zbytek odhoď
   *[other] dober { $draw } karet, nech si { $keep } a zbytek odhoď
}
    .short = dober { $draw }, nech si { $keep }
mars-text-look-then-buy = { $count ->
    [one] podívej se na vrchní kartu balíčku a buď ji kup, nebo odhoď
    [few] podívej se na { $count } vrchní karty balíčku a každou z nich buď kup, nebo odhoď
   *[other] podívej se na { $count } vrchních karet balíčku a každou z nich buď kup, nebo odhoď
}
    .short = { $count ->
        [one] kup, nebo odhoď vrchní kartu
        [few] kup, nebo odhoď každou z { $count } vrchních karet
       *[other] kup, nebo odhoď každou z { $count } vrchních karet
    }
mars-text-reveal-top = odhal a odhoď vrchní kartu balíčku; pokud patří do kategorie { $tag }, { $then }
    .short = odhal a odhoď vrchní kartu; patří-li do kategorie { $tag }: { $then }
mars-text-discard = { $count ->
    [one] odhoď { $count } kartu z ruky
    [few] odhoď { $count } karty z ruky
   *[other] odhoď { $count } karet z ruky
}
mars-text-next-card-cheaper = příští karta, kterou v této generaci zahraješ, stojí o { $money } méně
    .short = příští karta v této generaci levnější o { $money }
mars-text-next-card-easier = { $steps ->
    [one] u příští karty, kterou v této generaci zahraješ, se můžeš od podmínek teploty, kyslíku a oceánů odchýlit až o { $steps } krok kterýmkoli směrem
    [few] u příští karty, kterou v této generaci zahraješ, se můžeš od podmínek teploty, kyslíku a oceánů odchýlit až o { $steps } kroky kterýmkoli směrem
   *[other] u příští karty, kterou v této generaci zahraješ, se můžeš od podmínek teploty, kyslíku a oceánů odchýlit až o { $steps } kroků kterýmkoli směrem
}
    .short = příští karta v této generaci: podmínky teploty, kyslíku a oceánů ±{ $steps }

## Co se počítá

mars-text-per-own-tag = { $count ->
    [one] za každý symbol kategorie { $tag }, který máš
    [few] za každé { $count } symboly kategorie { $tag }, které máš
   *[other] za každých { $count } symbolů kategorie { $tag }, které máš
}
    .short = { $count ->
        [one] za symbol { $tag }
        [few] za { $count } symboly { $tag }
       *[other] za { $count } symbolů { $tag }
    }
mars-text-per-opponent-tag = { $count ->
    [one] za každý symbol kategorie { $tag }, který mají soupeři
    [few] za každé { $count } symboly kategorie { $tag }, které mají soupeři
   *[other] za každých { $count } symbolů kategorie { $tag }, které mají soupeři
}
    .short = { $count ->
        [one] za symbol { $tag } u soupeřů
        [few] za { $count } symboly { $tag } u soupeřů
       *[other] za { $count } symbolů { $tag } u soupeřů
    }
mars-text-per-city = { $count ->
    [one] za každé město ve hře
    [few] za každá { $count } města ve hře
   *[other] za každých { $count } měst ve hře
}
    .short = { $count ->
        [one] za město ve hře
        [few] za { $count } města ve hře
       *[other] za { $count } měst ve hře
    }
mars-text-per-city-on-mars = { $count ->
    [one] za každé město na Marsu
    [few] za každá { $count } města na Marsu
   *[other] za každých { $count } měst na Marsu
}
    .short = { $count ->
        [one] za město na Marsu
        [few] za { $count } města na Marsu
       *[other] za { $count } měst na Marsu
    }
mars-text-per-event = { $count ->
    [one] za každou kartu jednorázové události, kterou kdokoli zahrál
    [few] za každé { $count } karty jednorázových událostí, které všichni hráči dohromady zahráli
   *[other] za každých { $count } karet jednorázových událostí, které všichni hráči dohromady zahráli
}
    .short = { $count ->
        [one] za událost, kterou kdokoli zahrál
        [few] za { $count } události, které kdokoli zahrál
       *[other] za { $count } událostí, které kdokoli zahrál
    }
mars-text-per-token = { $token ->
    [animal] { $count ->
        [one] za každé zvíře na této kartě
        [few] za každá { $count } zvířata na této kartě
       *[other] za každých { $count } zvířat na této kartě
    }
    [microbe] { $count ->
        [one] za každého mikroba na této kartě
        [few] za každé { $count } mikroby na této kartě
       *[other] za každých { $count } mikrobů na této kartě
    }
    [science] { $count ->
        [one] za každý vědecký zdroj na této kartě
        [few] za každé { $count } vědecké zdroje na této kartě
       *[other] za každých { $count } vědeckých zdrojů na této kartě
    }
    [fighter] { $count ->
        [one] za každou stíhačku na této kartě
        [few] za každé { $count } stíhačky na této kartě
       *[other] za každých { $count } stíhaček na této kartě
    }
   *[any] { $count ->
        [one] za každý zdroj na této kartě
        [few] za každé { $count } zdroje na této kartě
       *[other] za každých { $count } zdrojů na této kartě
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] za zvíře zde
            [few] za { $count } zvířata zde
           *[other] za { $count } zvířat zde
        }
        [microbe] { $count ->
            [one] za mikroba zde
            [few] za { $count } mikroby zde
           *[other] za { $count } mikrobů zde
        }
        [science] { $count ->
            [one] za vědecký zdroj zde
            [few] za { $count } vědecké zdroje zde
           *[other] za { $count } vědeckých zdrojů zde
        }
        [fighter] { $count ->
            [one] za stíhačku zde
            [few] za { $count } stíhačky zde
           *[other] za { $count } stíhaček zde
        }
       *[any] { $count ->
            [one] za zdroj zde
            [few] za { $count } zdroje zde
           *[other] za { $count } zdrojů zde
        }
    }
mars-text-per-ocean-next-to = za každou destičku oceánu vedle destičky „{ $tile }“
    .short = za oceán vedle destičky „{ $tile }“
mars-text-per-city-next-to = za každé město vedle destičky „{ $tile }“
    .short = za město vedle destičky „{ $tile }“

# Za „pokud“.
mars-text-has-own-tags = { $count ->
    [one] máš alespoň { $count } symbol kategorie { $tag }
    [few] máš alespoň { $count } symboly kategorie { $tag }
   *[other] máš alespoň { $count } symbolů kategorie { $tag }
}
mars-text-has-opponent-tags = { $count ->
    [one] mají soupeři dohromady alespoň { $count } symbol kategorie { $tag }
    [few] mají soupeři dohromady alespoň { $count } symboly kategorie { $tag }
   *[other] mají soupeři dohromady alespoň { $count } symbolů kategorie { $tag }
}
mars-text-has-cities = { $count ->
    [one] je ve hře alespoň { $count } město
    [few] jsou ve hře alespoň { $count } města
   *[other] je ve hře alespoň { $count } měst
}
mars-text-has-cities-on-mars = { $count ->
    [one] je na Marsu alespoň { $count } město
    [few] jsou na Marsu alespoň { $count } města
   *[other] je na Marsu alespoň { $count } měst
}
mars-text-has-events = { $count ->
    [one] hráči zahráli alespoň { $count } kartu jednorázové události
    [few] hráči zahráli alespoň { $count } karty jednorázových událostí
   *[other] hráči zahráli alespoň { $count } karet jednorázových událostí
}
mars-text-rating-raised = se tvůj TR v této generaci zvýšil

## Na co trvalý efekt čeká

mars-text-when-city = { $by ->
    [owner] { $area ->
        [on-mars] když umístíš destičku města na Mars
       *[anywhere] když umístíš destičku města
    }
   *[anyone] { $area ->
        [on-mars] když kterýkoli hráč umístí destičku města na Mars
       *[anywhere] když kterýkoli hráč umístí destičku města
    }
}
mars-text-when-ocean = { $by ->
    [owner] když umístíš destičku oceánu
   *[anyone] když kterýkoli hráč umístí destičku oceánu
}
mars-text-when-greenery = { $by ->
    [owner] když umístíš destičku zeleně
   *[anyone] když kterýkoli hráč umístí destičku zeleně
}
mars-text-when-tile-on = { $by ->
    [owner] když umístíš destičku na pole, jehož bonusem je { $resources }
   *[anyone] když kterýkoli hráč umístí destičku na pole, jehož bonusem je { $resources }
}
mars-text-when-tag = { $by ->
    [owner] za každý symbol kategorie { $tags }, který zahraješ
   *[anyone] za každý symbol kategorie { $tags }, který kterýkoli hráč zahraje
}
mars-text-when-card = { $by ->
    [owner] když zahraješ { $played }
   *[anyone] když kterýkoli hráč zahraje { $played }
}
mars-text-when-project = { $by ->
    [owner] { $cost ->
        [0] když použiješ standardní projekt
        [1] když použiješ jiný standardní projekt než Prodej patentů
       *[other] když použiješ standardní projekt za alespoň { $cost } M€
    }
   *[anyone] { $cost ->
        [0] když kterýkoli hráč použije standardní projekt
        [1] když kterýkoli hráč použije jiný standardní projekt než Prodej patentů
       *[other] když kterýkoli hráč použije standardní projekt za alespoň { $cost } M€
    }
}
mars-text-when-reached = { $parameter ->
    [temperature] když zvýšíš teplotu na { $value } °C
    [oxygen] když zvýšíš obsah kyslíku na { $value } %
   *[oceans] když umístíš { $value }. destičku oceánu
}
# 4. pád, za „zahraješ“.
mars-text-card = { $kind ->
    [automated] kartu působící automaticky
    [active] aktivní kartu
    [event] kartu jednorázové události
   *[any] kartu
}
mars-text-card-with-tag = { $card } kategorie { $tag }
mars-text-card-costing = { $card } s natištěnými náklady alespoň { $money }

## Co platí, dokud je karta ve hře

mars-text-discount = Tvé karty stojí o { $money } méně.
    .short = karty levnější o { $money }
mars-text-discount-tag = Tvé karty kategorie { $tag } stojí o { $money } méně.
    .short = karty kategorie { $tag } levnější o { $money }
mars-text-discount-project = Standardní projekt „{ $project }“ tě stojí o { $money } méně.
    .short = projekt „{ $project }“ levnější o { $money }
mars-text-requirement-shift = { $steps ->
    [one] Od podmínek teploty, kyslíku a oceánů se u svých karet můžeš odchýlit až o { $steps } krok kterýmkoli směrem.
    [few] Od podmínek teploty, kyslíku a oceánů se u svých karet můžeš odchýlit až o { $steps } kroky kterýmkoli směrem.
   *[other] Od podmínek teploty, kyslíku a oceánů se u svých karet můžeš odchýlit až o { $steps } kroků kterýmkoli směrem.
}
    .short = podmínky teploty, kyslíku a oceánů ±{ $steps }
mars-text-metal-value = { $resource ->
    [steel] Každá jednotka oceli má při placení o { $money } vyšší hodnotu.
    [titanium] Každá jednotka titanu má při placení o { $money } vyšší hodnotu.
    [plants] Každá rostlina má při placení o { $money } vyšší hodnotu.
    [energy] Každá jednotka energie má při placení o { $money } vyšší hodnotu.
    [heat] Každá jednotka tepla má při placení o { $money } vyšší hodnotu.
   *[money] Každé M€ má při placení o { $money } vyšší hodnotu.
}
    .short = { $resource ->
        [steel] hodnota oceli +{ $money }
        [titanium] hodnota titanu +{ $money }
        [plants] hodnota rostlin +{ $money }
        [energy] hodnota energie +{ $money }
        [heat] hodnota tepla +{ $money }
       *[money] hodnota M€ +{ $money }
    }
mars-text-pay-with-heat = Teplem můžeš platit stejně jako M€.
    .short = lze platit teplem jako M€
mars-text-greenery-cost = Destička zeleně tě stojí { $plants }.
    .short = zeleň za { $plants }
mars-text-protect-here = { $token ->
    [animal] Zvířata na této kartě nelze odstranit.
    [microbe] Mikroby na této kartě nelze odstranit.
    [science] Vědecké zdroje na této kartě nelze odstranit.
    [fighter] Stíhačky na této kartě nelze odstranit.
   *[any] Zdroje na této kartě nelze odstranit.
}
    .short = { $token ->
        [animal] zvířata zde jsou chráněná
        [microbe] mikrobi zde jsou chránění
        [science] vědecké zdroje zde jsou chráněné
        [fighter] stíhačky zde jsou chráněné
       *[any] zdroje zde jsou chráněné
    }
mars-text-protect = Soupeři nemohou odstranit tvé zdroje těchto druhů: { $what }.
    .short = ochrana tvých zdrojů ({ $what })

## Podmínky

mars-text-needs-at-least = { $parameter ->
    [temperature] Vyžaduje teplotu alespoň { $value } °C.
    [oxygen] Vyžaduje obsah kyslíku alespoň { $value } %.
   *[oceans] { $value ->
        [one] Vyžaduje alespoň { $value } oceán.
        [few] Vyžaduje alespoň { $value } oceány.
       *[other] Vyžaduje alespoň { $value } oceánů.
    }
}
    .short = { $parameter ->
        [temperature] teplota ≥ { $value } °C
        [oxygen] kyslík ≥ { $value } %
       *[oceans] oceány ≥ { $value }
    }
mars-text-needs-at-most = { $parameter ->
    [temperature] Vyžaduje teplotu nejvýše { $value } °C.
    [oxygen] Vyžaduje obsah kyslíku nejvýše { $value } %.
   *[oceans] { $value ->
        [one] Vyžaduje nejvýše { $value } oceán.
        [few] Vyžaduje nejvýše { $value } oceány.
       *[other] Vyžaduje nejvýše { $value } oceánů.
    }
}
    .short = { $parameter ->
        [temperature] teplota ≤ { $value } °C
        [oxygen] kyslík ≤ { $value } %
       *[oceans] oceány ≤ { $value }
    }
mars-text-needs-tags = { $count ->
    [one] Vyžaduje { $count } symbol kategorie { $tag }.
    [few] Vyžaduje { $count } symboly kategorie { $tag }.
   *[other] Vyžaduje { $count } symbolů kategorie { $tag }.
}
    .short = symboly { $tag } ≥ { $count }
mars-text-needs-production = { $resource ->
    [steel] Tvá produkce oceli musí být alespoň { $count }.
    [titanium] Tvá produkce titanu musí být alespoň { $count }.
    [plants] Tvá produkce rostlin musí být alespoň { $count }.
    [energy] Tvá produkce energie musí být alespoň { $count }.
    [heat] Tvá produkce tepla musí být alespoň { $count }.
   *[money] Tvůj příjem musí být alespoň { $count }.
}
    .short = { $resource ->
        [steel] produkce oceli ≥ { $count }
        [titanium] produkce titanu ≥ { $count }
        [plants] produkce rostlin ≥ { $count }
        [energy] produkce energie ≥ { $count }
        [heat] produkce tepla ≥ { $count }
       *[money] příjem ≥ { $count }
    }
mars-text-needs-cities = { $count ->
    [one] Vyžaduje { $count } město ve hře.
    [few] Vyžaduje { $count } města ve hře.
   *[other] Vyžaduje { $count } měst ve hře.
}
    .short = města ve hře ≥ { $count }
mars-text-needs-greeneries = { $count ->
    [one] Vyžaduje vlastní destičku zeleně.
    [few] Vyžaduje { $count } vlastní destičky zeleně.
   *[other] Vyžaduje { $count } vlastních destiček zeleně.
}
    .short = vlastní zeleň ≥ { $count }

## Body

mars-text-points = { $points } VB.
    .short = { $points } VB
mars-text-points-per = { $points } VB { $per }.
    .short = { $points } VB { $per }
mars-text-points-if-token = { $token ->
    [animal] { $points } VB, pokud je na této kartě alespoň 1 zvíře.
    [microbe] { $points } VB, pokud je na této kartě alespoň 1 mikrob.
    [science] { $points } VB, pokud je na této kartě alespoň 1 vědecký zdroj.
    [fighter] { $points } VB, pokud je na této kartě alespoň 1 stíhačka.
   *[any] { $points } VB, pokud je na této kartě alespoň 1 zdroj.
}
    .short = { $token ->
        [animal] { $points } VB, je-li zde zvíře
        [microbe] { $points } VB, je-li zde mikrob
        [science] { $points } VB, je-li zde vědecký zdroj
        [fighter] { $points } VB, je-li zde stíhačka
       *[any] { $points } VB, je-li zde zdroj
    }

## Korporace, standardní projekty

mars-text-start = Na začátku získáš { $what }.
    .short = start: { $what }
mars-text-beginner = Všechny karty, které na začátku dostaneš, si necháváš zdarma.
    .short = počáteční karty zdarma
mars-text-first-action = jako svou první akci { $do }
    .short = první akce: { $do }
mars-text-sell-patents = Odhoď z ruky libovolný počet karet → získej 1 M€ za každou z nich.
    .short = libovolné karty → po 1 M€

## Čestné tituly a soutěže

mars-text-milestone = { CAPITALIZE($measure) }: alespoň { $count }.
    .short = { $measure } ≥ { $count }
mars-text-award = { CAPITALIZE($measure) }: vítězí nejvyšší hodnota.
    .short = nejvyšší hodnota: { $measure }
mars-text-measure-rating = teraformační rating
mars-text-measure-cities = tvá města
mars-text-measure-greeneries = tvé destičky zeleně
mars-text-measure-tiles = tvé destičky
mars-text-measure-tiles-in-rows = tvé destičky v řadách { $first }–{ $last } od severu
mars-text-measure-tiles-next-to-oceans = tvé destičky sousedící s oceány
mars-text-measure-tags = tvé symboly kategorie { $tags }
mars-text-measure-distinct-tags = různé kategorie, které máš
mars-text-measure-hand = karty v ruce
mars-text-measure-cards = zahrané { $kinds }
# Množné číslo.
mars-text-cards = { $kind ->
    [automated] karty působící automaticky
    [active] aktivní karty
   *[event] karty jednorázových událostí
}
mars-text-measure-cards-with-requirement = karty ve hře s podmínkou, kromě událostí
mars-text-measure-cards-costing = karty ve hře s natištěnými náklady alespoň { $money }, kromě událostí
mars-text-measure-tokens = zdroje na tvých kartách
mars-text-measure-highest-production = tvá nejvyšší produkce
mars-text-measure-raised-productions = druhy produkce zvýšené nad počáteční hodnotu
mars-text-measure-stock = { $resources } ve tvé zásobě
