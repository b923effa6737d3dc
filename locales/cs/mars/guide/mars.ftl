# První hra s průvodcem: jeden text pro každý krok.

guide-mars-welcome = Mars je studený a suchý. To změníš, v téhle první hře sólo: máš 14 generací na to, aby byly teplota, kyslík a oceány na maximu. Každý krok zvyšuje tvůj _teraformační rating_: teď příjem, na konci body.
guide-mars-corporation =
    Nejprve zvol korporaci. Vezmi _CrediCor_: začíná se 57 M€ a vrátí se jí 4 M€, kdykoli zahraje něco za 20 a víc.
guide-mars-buy =
    Před tebou leží deset karet projektů. Ponechat si kartu stojí 3 M€ a zahrát ji její vlastní cenu. Nech si karty _{ mars-card-mohole-area }_ a _{ mars-card-aquifer-pumping }_: první dává teplo každou generaci, druhá oceány.
guide-mars-seat =
    To je tvoje firma: zásoba šesti zdrojů a vedle kolik jich každou generaci produkuješ. Ocel platí stavby, titan vesmír; osm rostlin se změní v zeleň, osm tepla v krok teploty.
guide-mars-play =
    Tvůj tah: jedna nebo dvě akce. Zahraj z ruky kartu _{ mars-card-mohole-area }_. Stojí 20 M€, zvýší produkci tepla o 4 a CrediCoru se vrátí 4 M€.
guide-mars-tile =
    Karta přináší destičku, která leží tam, kde by mohl být oceán. Zvol pole uprostřed mapy, řada 5, páté zleva: dává dvě rostliny.
guide-mars-second =
    V tomto tahu máš ještě jednu akci. Zahraj kartu _{ mars-card-aquifer-pumping }_: modrá karta s akcí, kterou lze použít jednou za generaci.
guide-mars-action = Hned ji použij: zaplať 8 M€ za oceán. Na liště jsou akce, které můžeš provést; ostatní říkají, proč to nejde.
guide-mars-ocean =
    Polož oceán vedle své oblasti Mohole, na pole vlevo: další dvě rostliny a tvůj TR stoupne o 1. Každá destička položená později vedle oceánu vydělá 2 M€ za každý.
guide-mars-stop = Na nic dalšího teď nemáš. Po jedné akci můžeš tah prostě ukončit.
guide-mars-pass =
    A pak pasuj: pro tuto generaci hotovo. Když pasují všichni, všichni produkují.
guide-mars-research =
    Produkce: TR se vyplatil v penězích a oblast Mohole dala 4 tepla. Nová generace začíná _výzkumem_: čtyři karty, 3 M€ za každou, kterou si necháš. Nejdřív hledej produkci; vyplácí se každou generaci.
guide-mars-end =
    Teď víš, jak to jde: kupovat, hrát, produkovat. S ostatními jsou i čestné tituly a soutěže. Kniha v horní liště otevře pravidla u položené otázky a žárovka poradí. Hodně štěstí na Marsu.
