# Mars: otázky, odpovědi, odmítnutí a záznam hry. Názvy a texty karet jsou v jiných souborech.
# $seat je jméno hráče, $source je příčina (karta, projekt, pole), $card je název karty.

## Volby

mars-option-board = Herní plán
mars-option-cards = Karty
mars-option-draft = Výběr z karet ve fázi výzkumu
mars-option-initial-draft = Výběr z úvodních karet
mars-option-solo-goal = Cíl sólové hry
mars-option-beginners = Místa se Základní korporací

## Odkud něco pochází

mars-source-conversion = { $resource ->
    [plants] rostliny na zeleň
   *[heat] teplo na teplotu
}
mars-source-mark = { $parameter ->
    [temperature] bonus na stupnici teploty
   *[oxygen] bonus na stupnici kyslíku
}
mars-source-space = pole { $space }
mars-source-research = výzkum
mars-source-production = produkce

## Rozhodnutí

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = neutrální soupeř
mars-do-play = Zahrát: { $card }
mars-do-use = Použít: { $card }
mars-do-project = Standardní projekt: { $project }
mars-do-convert-plants = Proměnit rostliny v zeleň
mars-do-convert-heat = Proměnit teplo v teplotu
mars-do-claim = Získat čestný titul: { $milestone }
mars-do-fund = Sponzorovat soutěž: { $award }
mars-do-pass = Pasovat
mars-do-stop = Bez druhé akce
mars-do-pay = Zaplatit { $payment }
mars-do-place = Pole { $space }
mars-do-choose = { $what }
mars-do-option = Možnost { $number }
mars-do-first = Nejdřív číslo { $number }
mars-do-reduce = Snížit: { $target }
mars-do-remove = Odebrat { $count }: { $target }
mars-do-amount = { $count }
mars-do-buy = Koupit: { $card }
mars-do-keep = Ponechat: { $card }
mars-do-discard = Odhodit: { $card }
mars-do-sell = Prodat: { $card }
mars-do-accept = Ano
mars-do-decline = Ne
mars-do-done = Hotovo

## Otázky

mars-ask-corporation = Kterou korporaci povedeš?
mars-ask-buy = Které karty koupíš, po { $price } M€?
mars-ask-draft = Kterou kartu si necháš? Ostatní dostane soused.
mars-ask-action = { $second ->
    [yes] Tvoje druhá akce?
   *[no] Tvoje akce?
}
mars-ask-greenery = Proměníš rostliny v zeleň?
mars-ask-pay = Jak zaplatíš { $price } M€? ({ $source })
mars-ask-order = Čeká několik efektů. Který bude první? { $effects }
mars-ask-option = Co zvolíš? { $options } ({ $source })
mars-ask-whether = Chceš to udělat? { $what } ({ $source })
mars-ask-place = Kam položíš tuto destičku: { $tile }? ({ $source })
mars-ask-claim-space = Které pole si zabereš? ({ $source })
mars-ask-reduce = Kdo přijde o { $count } × { $what }? ({ $source })
mars-ask-remove = { $steal ->
    [yes] Komu vezmeš nejvýš { $amount }?
   *[no] Kdo přijde nejvýš o { $amount }?
} ({ $source })
mars-ask-remove-tokens = Která karta přijde o žetony ({ $token }, nejvýš { $count })? ({ $source })
mars-ask-add-tokens = Která karta dostane { $count ->
    [one] žeton?
    [few] { $count } žetony?
   *[other] { $count } žetonů?
} ({ $source })
mars-ask-copy-production = Čí produkci zopakuješ? ({ $source })
mars-ask-resource = Který zdroj? ({ $source })
mars-ask-amount = Kolik, nejvýš { $count }? ({ $source })
mars-ask-keep = Které karty si necháš? Ještě { $count }. ({ $source })
mars-ask-discard = Kterou kartu odhodíš? ({ $source })
mars-ask-sell = Které karty prodáš, po 1 M€?

## Proč něco není možné

mars-why-not-an-answer = Na to se hra neptá.
mars-why-no-such-card = Tuto kartu tu nelze zvolit.
mars-why-not-affordable = Stojí to { $price } M€; chybí { $short } M€.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Je potřeba aspoň { $needs } °C; teplota je { $is } °C.
    [oxygen] Je potřeba aspoň { $needs } % kyslíku; je { $is } %.
   *[oceans] Potřebný počet oceánů: aspoň { $needs }; je { $is }.
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Je dovoleno nejvýš { $needs } °C; teplota je { $is } °C.
    [oxygen] Je dovoleno nejvýš { $needs } % kyslíku; je { $is } %.
   *[oceans] Dovolený počet oceánů: nejvýš { $needs }; je { $is }.
}
mars-why-too-few-tags = Je potřeba { $needs } × { $tag }; máš { $has }.
mars-why-too-little-production = Je potřeba: { $what } { $needs }; máš { $has }.
mars-why-too-few-cities = Potřebný počet měst ve hře: { $needs }; je { $has }.
mars-why-too-few-greeneries = Potřebný počet tvých destiček zeleně: { $needs }; máš { $has }.
mars-why-too-little-stock = Je potřeba { $needs } × { $resource }; je { $has }.
mars-why-too-few-tokens = Potřebný počet žetonů na kartě: { $needs }; je { $has }.
mars-why-no-space = Žádné pole se nehodí pro tuto destičku: { $tile }.
mars-why-no-claim = Žádné pole nelze zabrat.
mars-why-nobody-to-reduce = Nikdo nemůže přijít o { $count } × { $what }.
mars-why-no-card-for-it = Žádná karta ve hře se nehodí.
mars-why-already-used = V této generaci už to bylo použito.
mars-why-no-action = Tato karta nemá akci.
mars-why-rating-not-raised = Tvůj teraformační rating v této generaci nevzrostl.
mars-why-taken = Už to někdo má.
mars-why-none-left = Tři jsou už obsazené; víc jich není.
mars-why-not-reached = Je potřeba { $needs }; máš { $has }.
mars-why-not-in-solo = V sólové hře nejsou čestné tituly ani soutěže.
mars-why-empty-hand = Nemáš v ruce žádnou kartu.
mars-why-wrong-space = Tam se to nesmí položit.
mars-why-pole-not-affordable = Jižní pól stojí 6 M€; chybí { $short } M€.
mars-why-wrong-means = Tímto se tu platit nedá: { $resource }.
mars-why-pays-too-much = To je o { $over } M€ víc, než je třeba.
mars-why-needed-for-effect = Sama karta bere { $needs } × { $resource }; platit jimi za ni nelze.
mars-why-wrong-target = To k tomu zvolit nelze.
mars-why-protected = Chrání to karta.
mars-why-too-many = Nejvýš { $most }.
mars-why-too-late-to-pass = V tomto tahu už byla akce: ukonči tah místo pasování.
mars-why-nothing-done = V tomto tahu ještě nebyla akce: místo toho pasuj.
mars-why-choose-more = Nejdřív je třeba něco zvolit.

## Záznam hry

mars-log-generation = Začíná generace { $number }; začínajícím hráčem je { $seat }.
mars-log-corporation = { $seat } vede korporaci: { $corporation }.
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
mars-log-drew-known = { $seat } si bere: { $cards } ({ $source }).
mars-log-drew-hidden = { $seat } { $count ->
    [0] si nebere žádnou kartu
    [one] si bere kartu
    [few] si bere { $count } karty
   *[other] si bere { $count } karet
} ({ $source }).
mars-log-discarded-known = { $seat } odhazuje: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } odhazuje { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $source }).
mars-log-revealed = { $seat } odhaluje: { $card } ({ $source }).
mars-log-reshuffled = Z odhozených karet vzniká nový balíček.
mars-log-played = { $seat } hraje: { $card }.
mars-log-acted = { $seat } provádí akci: { $source }.
mars-log-paid = { $seat } platí { $payment } ({ $source }).
mars-log-stock-gained = { $seat } získává { $amount } ({ $source }).
mars-log-stock-lost = { $seat } ztrácí { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = Neutrální soupeř ztrácí { $amount } ({ $source }).
mars-log-rival-production = Neutrální soupeř: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } mění energii v teplo: { $count }.
mars-log-tokens-gained = { $seat } pokládá { $count ->
    [one] žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} na kartu { $card } ({ $source }).
mars-log-tokens-lost = { $seat } ztrácí { $count ->
    [one] žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} z karty { $card } ({ $source }).
mars-log-raised-temperature = { $seat } zvyšuje teplotu na { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } zvyšuje obsah kyslíku na { $to } % ({ $source }).
mars-log-rating = { $seat }: teraformační rating +{ $count } ({ $source }).
mars-log-placed = { $seat } pokládá destičku: { $tile }, { $space }.
mars-log-placed-neutral = Přibývá neutrální destička: { $tile }, { $space }.
mars-log-space-claimed = { $seat } zabírá pole { $space } ({ $source }).
mars-log-milestone = { $seat } získává čestný titul: { $milestone }.
mars-log-award = { $seat } sponzoruje soutěž: { $award }.
mars-log-passed = { $seat } pasuje.
mars-log-no-effect = Nic z toho nevzejde ({ $source }).
mars-log-over = Konec hry.

## Konec

mars-verdict-won = Planeta je teraformovaná.
mars-verdict-solo-won = Cíl je včas splněn.
mars-verdict-solo-lost = Cíl není včas splněn; skóre neplatí.

setup-solo-cards = Sám se vždy hraje s kartami Korporátní éry.
setup-solo-draft = Sám se nedraftuje.
setup-solo-goal = Cíl pro jednoho má jen hra pro jednoho.
