# První hra s průvodcem: jeden text pro každý krok.

guide-mars-welcome = Mars je studený a suchý. Je čas to změnit. První hru hraješ sólo: máš 14 generací na to, aby teplota, kyslík i oceány dosáhly maxima. Každý krok zvyšuje tvůj _teraformační rating_: teď příjem, na konci body.
guide-mars-corporation = Nejdřív si vyber korporaci. Vezmi _CrediCor_: začíná s 57 M€ a za každou zahranou kartu s náklady 20 a více se jí vrátí 4 M€.
guide-mars-buy = Tady je deset karet projektů. Nechat si kartu stojí 3 M€, zahrát ji později její vlastní náklady. Nech si karty _{ mars-card-mohole-area }_ a _{ mars-card-aquifer-pumping }_: první dává každou generaci teplo, druhá oceány.
guide-mars-seat = Tohle je tvoje deska: šest zdrojů a vedle každého jeho produkce za generaci. Ocelí platíš karty staveb, titanem karty vesmíru. Osm rostlin transformuješ na zeleň, osm jednotek tepla zvýší teplotu o jeden krok.
guide-mars-play = Jsi na tahu: jedna nebo dvě akce. Zahraj z ruky kartu _{ mars-card-mohole-area }_. Stojí 20 M€, zvýší tvou produkci tepla o 4 a CrediCoru se vrátí 4 M€.
guide-mars-tile = Ke kartě patří destička, která se umisťuje na pole pro oceán. Vyber označené pole uprostřed mapy, řada 5, páté zleva: dává dvě rostliny.
guide-mars-second = V tomto tahu máš ještě jednu akci. Zahraj kartu _{ mars-card-aquifer-pumping }_: je to modrá karta s akcí, kterou můžeš použít jednou za generaci.
guide-mars-action = Hned ji použij: zaplať 8 M€ za oceán. Na liště jsou akce, které můžeš provést; u ostatních vidíš, proč to nejde.
guide-mars-ocean = Umísti oceán vedle své oblasti Mohole, na pole vlevo: získáš další dvě rostliny a tvůj TR stoupne o 1. Každá destička umístěná později vedle oceánů vynese 2 M€ za každý z nich.
guide-mars-stop = Na nic dalšího teď nemáš. Po jedné akci můžeš tah prostě ukončit.
guide-mars-pass = A pak pasuj: v této generaci máš hotovo. Když pasují všichni, všichni produkují.
guide-mars-research = Produkce: tvůj TR ti vynesl peníze a oblast Mohole 4 jednotky tepla. Nová generace začíná _výzkumem_: čtyři karty, 3 M€ za každou, kterou si necháš. Hledej nejdřív produkci: vyplatí se každou generaci.
guide-mars-end = Teď víš, jak to chodí: kupovat, hrát, produkovat. Ve hře s ostatními jsou i čestné tituly a soutěže. Kniha v horní liště otevře pravidlo k aktuální otázce a žárovka dá nápovědu. Hodně štěstí na Marsu!
