# Mars: otázky, odpovědi, odmítnutí a záznam hry. Názvy a texty karet jsou v jiných souborech.
# $seat je jméno hráče, $source je příčina (karta, projekt, pole), $card je název karty.

## Volby

mars-option-board = Herní plán
mars-option-cards = Karty
mars-option-draft = Výběr z karet (draft) ve fázi výzkumu
mars-option-initial-draft = Výběr z počátečních karet (draft)
mars-option-solo-goal = Cíl sólové hry
mars-option-beginners = Hráči se Základní korporací

## Odkud něco pochází

mars-source-conversion = { $resource ->
    [plants] transformace rostlin
   *[heat] transformace tepla
}
mars-source-mark = { $parameter ->
    [temperature] bonus na stupnici teploty
   *[oxygen] bonus na stupnici obsahu kyslíku
}
mars-source-space = pole { $space }
mars-source-research = výzkum
mars-source-production = produkce

## Rozhodnutí

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = virtuální soupeř
mars-do-play = Zahrát: { $card }
mars-do-use = Použít: { $card }
mars-do-project = Standardní projekt: { $project }
mars-do-convert-plants = Transformovat rostliny na zeleň
mars-do-convert-heat = 8 tepla: zvýšit teplotu
mars-do-claim = Získat čestný titul: { $milestone }
mars-do-fund = Sponzorovat soutěž: { $award }
mars-do-pass = Pasovat
mars-do-stop = Ukončit tah
mars-do-pay = Zaplatit { $payment }
mars-do-place = Pole { $space }
mars-do-choose = { $what }
mars-do-option = Možnost { $number }
mars-do-first = Nejdřív efekt { $number }
mars-do-reduce = { CAPITALIZE($target) }
mars-do-remove = { CAPITALIZE($target) } ztrácí { $count }
mars-do-remove-from-card = { $target }: −{ $count }
mars-do-amount = { $count }
mars-do-buy = Koupit: { $card }
mars-do-keep = Nechat si: { $card }
mars-do-discard = Odhodit: { $card }
mars-do-sell = Prodat: { $card }
mars-do-accept = Ano
mars-do-decline = Ne
mars-do-done = Hotovo

## Otázky

mars-ask-corporation = Vyber si korporaci
mars-ask-buy = Kup karty po { $price } M€
mars-ask-draft = Nech si jednu kartu a ostatní pošli dál
mars-ask-action = { $second ->
    [yes] Tvoje druhá akce
   *[no] Jsi na tahu: proveď akci
}
mars-ask-greenery = Transformovat rostliny na zeleň?
mars-ask-pay = { CAPITALIZE($source) }: zaplať { $price } M€
mars-ask-order = Vyber efekt, který se provede první
mars-ask-option = { CAPITALIZE($source) }: vyber jednu možnost
mars-ask-whether = { CAPITALIZE($source) }: { $what } Provést?
mars-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] umísti oceán
    [greenery] umísti zeleň
    [city] umísti město
   *[other] umísti destičku: { $name }
}
mars-ask-claim-space = { CAPITALIZE($source) }: vyber pole, které si vyhradíš
mars-ask-reduce = { CAPITALIZE($source) }: { $resource ->
    [steel] vyber, komu snížit produkci oceli o { $count }
    [titanium] vyber, komu snížit produkci titanu o { $count }
    [plants] vyber, komu snížit produkci rostlin o { $count }
    [energy] vyber, komu snížit produkci energie o { $count }
    [heat] vyber, komu snížit produkci tepla o { $count }
   *[money] vyber, komu snížit příjem o { $count }
}
mars-ask-remove = { CAPITALIZE($source) }: { $steal ->
    [yes] ukradni nejvýše { $amount }
   *[no] odstraň nejvýše { $amount }
}
mars-ask-remove-tokens = { CAPITALIZE($source) }: vyber kartu a odstraň z ní nejvýše { $amount }
mars-ask-add-tokens = { CAPITALIZE($source) }: { $count ->
    [one] vyber kartu, na kterou přidáš zdroj
    [few] vyber kartu, na kterou přidáš { $count } zdroje
   *[other] vyber kartu, na kterou přidáš { $count } zdrojů
}
mars-ask-copy-production = { CAPITALIZE($source) }: vyber kartu kategorie „stavby“, jejíž změny produkce zopakuješ
mars-ask-resource = { CAPITALIZE($source) }: vyber zdroj
mars-ask-amount = { CAPITALIZE($source) }: vyber číslo, nejvýše { $count }
mars-ask-keep = { CAPITALIZE($source) }: { $count ->
    [one] nech si ještě jednu kartu
    [few] nech si ještě { $count } karty
   *[other] nech si ještě { $count } karet
}
mars-ask-discard = { CAPITALIZE($source) }: odhoď kartu
mars-ask-sell = Vyber karty k prodeji po 1 M€

## Proč něco není možné

mars-why-not-an-answer = Na to se hra teď neptá.
mars-why-no-such-card = Tuto kartu tu vybrat nemůžeš.
mars-why-not-affordable = Stojí to { $price } M€. Chybí ti { $short } M€.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Vyžaduje teplotu alespoň { $needs } °C; teď je { $is } °C.
    [oxygen] Vyžaduje obsah kyslíku alespoň { $needs } %; teď je { $is } %.
   *[oceans] { $needs ->
        [one] Vyžaduje alespoň { $needs } oceán; teď: { $is }.
        [few] Vyžaduje alespoň { $needs } oceány; teď: { $is }.
       *[other] Vyžaduje alespoň { $needs } oceánů; teď: { $is }.
    }
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Vyžaduje teplotu nejvýše { $needs } °C; teď je { $is } °C.
    [oxygen] Vyžaduje obsah kyslíku nejvýše { $needs } %; teď je { $is } %.
   *[oceans] { $needs ->
        [one] Vyžaduje nejvýše { $needs } oceán; teď: { $is }.
        [few] Vyžaduje nejvýše { $needs } oceány; teď: { $is }.
       *[other] Vyžaduje nejvýše { $needs } oceánů; teď: { $is }.
    }
}
mars-why-too-few-tags = { $needs ->
    [one] Vyžaduje { $needs } symbol kategorie { $tag }; máš { $has }.
    [few] Vyžaduje { $needs } symboly kategorie { $tag }; máš { $has }.
   *[other] Vyžaduje { $needs } symbolů kategorie { $tag }; máš { $has }.
}
mars-why-too-little-production = { $resource ->
    [steel] Tvá produkce oceli musí být alespoň { $needs }; máš { $has }.
    [titanium] Tvá produkce titanu musí být alespoň { $needs }; máš { $has }.
    [plants] Tvá produkce rostlin musí být alespoň { $needs }; máš { $has }.
    [energy] Tvá produkce energie musí být alespoň { $needs }; máš { $has }.
    [heat] Tvá produkce tepla musí být alespoň { $needs }; máš { $has }.
   *[money] Tvůj příjem musí být alespoň { $needs }; máš { $has }.
}
mars-why-too-few-cities = { $needs ->
    [one] Vyžaduje { $needs } město ve hře; teď: { $has }.
    [few] Vyžaduje { $needs } města ve hře; teď: { $has }.
   *[other] Vyžaduje { $needs } měst ve hře; teď: { $has }.
}
mars-why-too-few-greeneries = { $needs ->
    [one] Vyžaduje { $needs } vlastní destičku zeleně; máš { $has }.
    [few] Vyžaduje { $needs } vlastní destičky zeleně; máš { $has }.
   *[other] Vyžaduje { $needs } vlastních destiček zeleně; máš { $has }.
}
mars-why-too-little-stock = Musíš mít { $amount }; máš { $has }.
mars-why-too-few-tokens = { $needs ->
    [one] Potřebuješ { $needs } zdroj na této kartě; teď: { $has }.
    [few] Potřebuješ { $needs } zdroje na této kartě; teď: { $has }.
   *[other] Potřebuješ { $needs } zdrojů na této kartě; teď: { $has }.
}
mars-why-no-space = { $tile ->
    [ocean] Není volné pole pro oceán.
    [greenery] Není volné pole pro zeleň.
    [city] Není volné pole pro město.
   *[other] Není volné pole pro tuto destičku: { $name }.
}
mars-why-no-claim = Nezbývá pole, které by šlo vyhradit.
mars-why-nobody-to-reduce = { $resource ->
    [steel] Žádnému hráči nelze snížit produkci oceli o { $count }.
    [titanium] Žádnému hráči nelze snížit produkci titanu o { $count }.
    [plants] Žádnému hráči nelze snížit produkci rostlin o { $count }.
    [energy] Žádnému hráči nelze snížit produkci energie o { $count }.
    [heat] Žádnému hráči nelze snížit produkci tepla o { $count }.
   *[money] Žádnému hráči nelze snížit příjem o { $count }.
}
mars-why-no-card-for-it = Nemáš ve hře vhodnou kartu.
mars-why-already-used = Tato karta už byla v této generaci použita.
mars-why-no-action = Tato karta nemá akci.
mars-why-rating-not-raised = Tvůj teraformační rating v této generaci nevzrostl.
mars-why-taken = To už je obsazené.
mars-why-none-left = Všechny tři už jsou obsazené.
mars-why-not-reached = Potřebuješ { $needs }; máš { $has }.
mars-why-not-in-solo = V sólové hře nejsou čestné tituly ani soutěže.
mars-why-empty-hand = Nemáš v ruce žádnou kartu.
mars-why-wrong-space = Tam to umístit nemůžeš.
mars-why-pole-not-affordable = Jižní pól stojí 6 M€. Chybí ti { $short } M€.
mars-why-wrong-means = { $resource ->
    [steel] Za tohle nemůžeš zaplatit ocelí.
    [titanium] Za tohle nemůžeš zaplatit titanem.
    [plants] Za tohle nemůžeš zaplatit rostlinami.
    [energy] Za tohle nemůžeš zaplatit energií.
    [heat] Za tohle nemůžeš zaplatit teplem.
   *[money] Za tohle nemůžeš zaplatit M€.
}
mars-why-pays-too-much = Platíš o { $over } M€ víc, než je třeba.
mars-why-needed-for-effect = Efekt karty spotřebuje { $amount }, takže tím zaplatit nemůžeš.
mars-why-wrong-target = To vybrat nemůžeš.
mars-why-protected = Tyto zdroje chrání karta.
mars-why-too-many = Vyber nejvýše { $most }.
mars-why-too-late-to-pass = Jednu akci už máš za sebou. Ukonči tah; pasovat můžeš v příštím.
mars-why-nothing-done = Než tah ukončíš, proveď akci. Nechceš-li žádnou, pasuj.
mars-why-choose-more = Vyber alespoň 1.

## Záznam hry

mars-log-generation = Začíná generace { $number }. Začínající hráč: { $seat }.
mars-log-corporation = { $seat } hraje za korporaci: { $corporation }.
mars-log-dealt-known = { $seat } si prohlíží: { $cards }.
mars-log-dealt-hidden = { $seat } si prohlíží { $count ->
    [one] kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
mars-log-bought-known = { $seat } kupuje: { $cards }.
mars-log-bought-hidden = { $seat } { $count ->
    [0] nekupuje žádnou kartu.
    [one] kupuje kartu.
    [few] kupuje { $count } karty.
   *[other] kupuje { $count } karet.
}
mars-log-drew-known = { $seat } dobírá: { $cards } ({ $source }).
mars-log-drew-hidden = { $count ->
    [0] { $seat } nedobírá žádnou kartu ({ $source }).
    [one] { $seat } dobírá kartu ({ $source }).
    [few] { $seat } dobírá { $count } karty ({ $source }).
   *[other] { $seat } dobírá { $count } karet ({ $source }).
}
mars-log-discarded-known = { $seat } odhazuje: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } odhazuje { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $source }).
mars-log-revealed = { $seat } odhaluje: { $card } ({ $source }).
mars-log-reshuffled = Odhozené karty se zamíchají a tvoří nový balíček.
mars-log-played = { $seat } hraje kartu: { $card }.
mars-log-acted = { $seat } provádí akci: { $source }.
mars-log-paid = { $seat } platí { $payment } ({ $source }).
mars-log-stock-gained = { $seat } získává { $amount } ({ $source }).
mars-log-stock-lost = { $seat } ztrácí { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = Virtuální soupeř ztrácí { $amount } ({ $source }).
mars-log-rival-production = Virtuální soupeř: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } mění nevyužitou energii v teplo: { $count }.
mars-log-tokens-gained = { $count ->
    [one] { $seat } přidává zdroj na kartu { $card } ({ $source }).
    [few] { $seat } přidává { $count } zdroje na kartu { $card } ({ $source }).
   *[other] { $seat } přidává { $count } zdrojů na kartu { $card } ({ $source }).
}
mars-log-tokens-lost = { $count ->
    [one] { $seat } ztrácí zdroj z karty { $card } ({ $source }).
    [few] { $seat } ztrácí { $count } zdroje z karty { $card } ({ $source }).
   *[other] { $seat } ztrácí { $count } zdrojů z karty { $card } ({ $source }).
}
mars-log-raised-temperature = { $seat } zvyšuje teplotu na { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } zvyšuje obsah kyslíku na { $to } % ({ $source }).
mars-log-rating = { $seat }: teraformační rating +{ $count } ({ $source }).
mars-log-placed = { $tile ->
    [ocean] { $seat } umisťuje oceán na pole { $space }.
    [greenery] { $seat } umisťuje zeleň na pole { $space }.
    [city] { $seat } umisťuje město na pole { $space }.
   *[other] { $seat } umisťuje na pole { $space } destičku: { $name }.
}
mars-log-placed-neutral = { $tile ->
    [ocean] Na poli { $space } přibývá oceán.
    [greenery] Na poli { $space } přibývá neutrální zeleň.
    [city] Na poli { $space } přibývá neutrální město.
   *[other] Na poli { $space } přibývá neutrální destička: { $name }.
}
mars-log-space-claimed = { $seat } si vyhrazuje pole { $space } ({ $source }).
mars-log-milestone = { $seat } získává čestný titul: { $milestone }.
mars-log-award = { $seat } sponzoruje soutěž: { $award }.
mars-log-passed = { $seat } pasuje.
mars-log-no-effect = { CAPITALIZE($source) }: efekt propadá.
mars-log-over = Konec hry.

## Konec

mars-verdict-won = Mars je teraformován.
mars-verdict-solo-won = Cíl je splněn včas.
mars-verdict-solo-lost = Cíl nebyl splněn včas, takže se skóre nepočítá.

setup-solo-cards = V sólové hře se vždy hraje s kartami Éry korporací.
setup-solo-draft = V sólové hře se výběr z karet (draft) nepoužívá.
setup-solo-goal = Sólový cíl má jen sólová hra.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

mars-part-rating = teraformační rating { $points }
mars-part-greeneries = zeleň { $points }
mars-part-cities = města { $points }
mars-part-cards = karty { $points }
mars-part-milestones = čestné tituly { $points }
mars-part-awards = soutěže { $points }
mars-part-production = produkce { $points }
mars-part-resources = ponechané zdroje { $points }
mars-part-rivals = vliv na soupeře { $points }
mars-part-pace = délka hry { $points }
mars-part-terraforming = teraformace { $points }
