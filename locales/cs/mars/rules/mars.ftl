# Pravidla Marsu: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[tiles]] vede na téma.

rules-mars-aim = Cíl hry
rules-mars-aim-text =
    Vedeš korporaci, která činí Mars obyvatelným: teplejším, se vzduchem a oceány. Kupuješ karty projektů, platíš za ně penězi a zdroji a buduješ produkci, která roste z generace na generaci.

    Pokaždé, když zvýšíš teplotu, obsah kyslíku nebo počet oceánů, stoupne tvůj _teraformační rating_ (TR). Každou generaci ti vynáší peníze a na konci se počítá jako body. Když jsou všechny tři hlavní faktory na maximu, hra končí a vítězí hráč s největším počtem bodů.

rules-mars-parameters = Teplota, kyslík, oceány
rules-mars-parameters-text =
    Teplota roste od −30 do +8 °C po 2 stupních, kyslík od 0 do 14 % po 1 a oceánů je devět. Hráči, který provede krok nebo umístí oceán, se pokaždé zvýší TR o 1.

    Některé kroky na stupnicích dávají bonus hráči, který jich dosáhne: produkci tepla +1 při −24 a −20 °C, oceán při 0 °C, krok teploty při 8 % kyslíku. Bonus platí v plném rozsahu, i s TR a s dalšími bonusy.

    Hlavní faktor na maximu už neroste a nedává TR a bonus, který by ho zvýšil, propadá. Karty a projekty, které by ho zvýšily, lze dál použít pro zbytek jejich efektu.

rules-mars-rating = Teraformační rating
rules-mars-rating-text = Začínáš na 20 (v sólové hře na 14). Každý krok hlavního faktoru přidá 1 a některé karty zvyšují TR přímo. V každé produkční fázi získáš peníze ve výši TR a na konci hry se TR počítá jako body.

rules-mars-resources = Zdroje a produkce
rules-mars-resources-text =
    Zdrojů je šest: peníze (M€), ocel, titan, rostliny, energie a teplo. Od každého máš zásobu a produkci, která říká, kolik ho získáš každou generaci.
    - Při placení karet staveb má jednotka _oceli_ hodnotu 2 M€, při placení karet vesmíru má jednotka _titanu_ hodnotu 3 M€.
    - _8 rostlin_ transformuješ na zeleň, _8 jednotek tepla_ na krok teploty.
    - _Energii_ používají karty; nevyužitá se změní v teplo.

    Příjem může klesnout na −5, každá jiná produkce na 0. Horní meze nejsou.

    Zvířata, mikrobi a jiné speciální zdroje leží na kartách, které to dovolují.

rules-mars-setup = Příprava a korporace
rules-mars-setup-text =
    Každý hráč si prohlédne dvě korporace a deset karet projektů. Vyber si jednu korporaci a pak kup kterékoli z deseti karet po 3 M€ z jejích počátečních peněz. První generace nemá fázi výzkumu.

    Korporace dává peníze, někdy zdroje, produkci a kategorie, a efekt nebo akci na celou hru. Je-li na ní první akce, začíná jí tvůj první tah.

    Se Základní korporací si necháš všech deset karet zdarma a začínáš se 42 M€. V základní hře začíná každá produkce na 1; s Érou korporací a v sólové hře na 0.

rules-mars-generation = Generace
rules-mars-generation-text =
    Hra se hraje po generacích. Každá má čtyři fáze:
    - Žeton _začínajícího hráče_ se předá doleva.
    - _Výzkum_: kupuješ nové karty, viz [[research]].
    - _Akce_: hráči se střídají na tahu, dokud všichni nepasují, viz [[turn]].
    - _Produkce_: všichni získají zdroje, viz [[production]].

rules-mars-research = Výzkum
rules-mars-research-text =
    Dober čtyři karty a kup kterékoli z nich po 3 M€. Ostatní odhoď lícem dolů. Počet karet v ruce není omezen. Když balíček dojde, zamíchají se odhozené karty.

    Za 3 M€ se karta dostane jen do ruky; při zahrání platíš její náklady.

rules-mars-draft = Výběr z karet
rules-mars-draft-text = Výběr se zapíná v nastavení stolu: vezmi si jednu ze čtyř karet a ostatní pošli dál, znovu a znovu, dokud nemají všichni čtyři. Teprve pak kupuješ. V sudých generacích se posílá doleva, v lichých doprava. V první generaci se nevybírá, pokud není zapnutý i výběr z počátečních karet.

rules-mars-turn = Tvůj tah
rules-mars-turn-text =
    Proveď jednu nebo dvě akce, nebo pasuj. Když pasuješ, v této generaci už nehraješ. Po jedné akci můžeš tah prostě ukončit. Fáze trvá, dokud všichni nepasují; poslední hráč může hrát tah za tahem.

    Můžeš provést libovolné akce, i dvakrát tutéž:
    - zahraj kartu, viz [[cards]]
    - použij akci karty před sebou, viz [[actions]]
    - proveď standardní projekt nebo transformuj rostliny či teplo, viz [[standard]]
    - získej čestný titul, viz [[milestones]], nebo sponzoruj soutěž, viz [[awards]]

rules-mars-cards = Zahrání karty
rules-mars-cards-text =
    Zkontroluj podmínku, zaplať, proveď efekt a polož kartu před sebe.
    - _Zelené_ karty působí jednou; jejich kategorie zůstávají.
    - _Modré_ karty mají akci nebo trvalý efekt.
    - _Červené_ karty jsou události: působí jednou a pak leží lícem dolů, takže se jejich kategorie už nepočítají.

    Efekt musí jít provést celý. Jsou tři výjimky: hlavní faktor na maximu, zdroje, které žádná karta nepojme, a odebírání zdrojů ostatním hráčům, které můžeš vynechat. Co máš ztratit, musíš mít.

    Text karty má přednost před těmito pravidly. Body na kartách se počítají na konci.

rules-mars-requirements = Podmínky
rules-mars-requirements-text =
    Karta může vyžadovat, aby byl hlavní faktor dost vysoký, nebo se slovem „max.“ ještě ne příliš vysoký. Může také vyžadovat tvou produkci, tvé kategorie ve hře nebo destičky. Podmínka se kontroluje jen při zahrání; kategorie samotné karty nepomáhají.

    Některé karty dovolují odchýlit se od podmínek teploty, kyslíku a oceánů až o dva kroky kterýmkoli směrem. Takové efekty se sčítají.

rules-mars-payment = Placení
rules-mars-payment-text =
    Ocelí platíš karty s kategorií „stavby“, titanem karty s kategorií „vesmír“; kartu s oběma lze zaplatit obojím. Můžeš přidat peníze a můžeš přeplatit, ale nic se nevrací. Standardní projekty se kovy platit nedají.

    Slevy snižují náklady. Sčítají se, ale náklady nikdy neklesnou pod nulu. Vrácené peníze přijdou až po zaplacení celé částky. Efekty, které závisejí na nákladech karty, se řídí tištěnými náklady.

rules-mars-tags = Kategorie
rules-mars-tags-text =
    Kulaté symboly nahoře na kartě jsou její kategorie: stavby, vesmír, energie, věda, Jupiter, Země, rostliny, mikrobi, zvířata a město. Karty a korporace jich mají nejvýše tři, někdy dvě stejné.

    Kategorie snižují náklady, plní podmínky a spouštějí efekty. Kategorie tvé korporace se počítají. Kategorie události se počítají jen při jejím zahrání.

rules-mars-actions = Akce a efekty modrých karet
rules-mars-actions-text =
    Červená šipka značí _akci_: zaplatíš levou stranu a získáš pravou. Každou kartu můžeš použít jednou za generaci; má-li dvě šipky, vyber jednu. Použití karty je jedna z tvých akcí v tahu.

    _Efekt_ bez šipky není akce: od této chvíle působí pokaždé. Zaplacená karta už se počítá jako zahraná, takže se její efekt může týkat i jí samé.

rules-mars-order = Pořadí efektů
rules-mars-order-text = Když se naráz děje několik věcí, zvolí jejich pořadí hráč, který je na tahu: části karty, efekty, které spustí, bonusy pole. Je-li ti pořadí jedno, zvol „libovolné pořadí“.

rules-mars-removing = Odebírání ostatním hráčům
rules-mars-removing-text =
    Červený okraj znamená kteréhokoli hráče, i tebe.
    - _Zdroje_ můžeš odstranit až do uvedeného počtu, jen jednomu hráči, nebo vůbec žádné.
    - _Produkci_ musíš snížit celou, jednomu hráči. Můžeš-li o ni přijít jen ty, přijdeš o ni; nemůže-li nikdo, kartu nelze zahrát.

    Některé karty chrání své zdroje nebo tvé rostliny, zvířata a mikroby před ostatními hráči.

rules-mars-tiles = Destičky
rules-mars-tiles-text =
    Když umístíš destičku, získáš bonus z pole a 2 M€ za každý oceán vedle ní.
    - _Oceán_: jen na pole pro oceány; nepatří nikomu.
    - _Zeleň_: vedle tvé destičky, je-li to možné; zvýší kyslík o jeden krok a má hodnotu 1 bodu.
    - _Město_: ne vedle jiného města. Na konci má hodnotu 1 bodu za každou zeleň vedle něj, ať patří komukoli.
    - _Zvláštní_ destičky: podle karty.

    Pole pro oceány a pole vyhrazená určitému městu jsou ostatním destičkám uzavřená, pokud karta neříká jinak. Kostička, kterou si pole vyhradíš, ho drží pro tebe; není to destička.

rules-mars-standard = Standardní projekty
rules-mars-standard-text =
    Může je použít každý, kolikrát chce:
    - _Prodej patentů_: odhoď karty z ruky a za každou získej 1 M€
    - _Elektrárna_, 11 M€: produkce energie +1
    - _Asteroid_, 14 M€: zvyš teplotu o jeden krok
    - _Zavodňování_, 18 M€: umísti oceán
    - _Zúrodnění_, 23 M€: umísti zeleň, která zvýší kyslík o jeden krok
    - _Založení města_, 25 M€: umísti město, příjem +1

    Další dvě akce jsou vždy k dispozici, ale nejsou to standardní projekty: transformuj _8 rostlin_ na zeleň, která zvýší kyslík o jeden krok, nebo _8 jednotek tepla_ na jeden krok teploty.

rules-mars-milestones = Čestné tituly
rules-mars-milestones-text =
    Na mapě je jich pět, ale za hru lze získat jen tři a každý může mít jen jeden hráč. Splňuješ-li podmínku, zaplať jako akci 8 M€ a 5 bodů je tvých, ať se pak stane cokoli.

    Na Tharsis: Teraformer, TR 35; Starosta, tři města; Ekolog, tři destičky zeleně; Stavitel, osm symbolů kategorie „stavby“; Plánovač, šestnáct karet v ruce. Ostatní mapy mají vlastní, viz [[maps]].

rules-mars-awards = Soutěže
rules-mars-awards-text =
    Sponzorovat soutěž je akce. První stojí 8 M€, druhá 14, třetí 20; víc jich není. Na konci získá nejlepší hráč 5 bodů a druhý 2, ať ji sponzoroval kdokoli. Ve hře dvou hráčů druhé místo není.

    Při shodě na prvním místě získá každý 5 a druhé místo není. Při shodě na druhém získá každý 2.

    Na Tharsis: Realitní magnát, destičky; Bankéř, příjem; Vědecká kapacita, symboly kategorie „věda“; Producent tepla, teplo; Těžař, ocel a titan. Zásoby se počítají po poslední produkci.

rules-mars-production = Produkce
rules-mars-production-text = Všichni to provedou současně: nevyužitá energie se změní v teplo. Pak získáš peníze ve výši TR plus svého příjmu a ostatní zdroje podle produkce. Použité karty jsou znovu připravené.

rules-mars-end = Konec hry
rules-mars-end-text = Když jsou teplota, kyslík i oceány na maximu, dohrajte generaci včetně produkce. Pak může každý, počínaje začínajícím hráčem, ještě jednou transformovat rostliny na zeleň. Nezvyšuje to kyslík ani TR, ale dává to bonus z pole.

rules-mars-scoring = Body
rules-mars-scoring-text =
    Získáš body za:
    - svůj teraformační rating
    - čestné tituly (po 5) a soutěže (5 nebo 2)
    - každou svou zeleň (1)
    - každé své město: 1 za každou zeleň vedle něj
    - karty, i události, a zdroje na kartách podle textu karty

    Karty v ruce nemají žádnou hodnotu. Při shodě vítězí hráč s více penězi; je-li i to shodné, o vítězství se dělí.

rules-mars-maps = Mapy
rules-mars-maps-text =
    _Tharsis_ je základní mapa. Některé karty potřebují její sopky a jedno pole je vyhrazeno pro město Noctis.

    _Hellas_ má jižní pól: destička tam stojí 6 M€ a přinese oceán. Čestné tituly: Všestranník, osm různých kategorií; Taktik, pět karet s podmínkou; Polárník, tři destičky ve dvou dolních řadách; Energetik, produkce energie 6; Osadník okrajů, tři symboly kategorie „Jupiter“. Soutěže: Pěstitel, destičky zeleně; Magnát, zelené karty; Vesmírný baron, symboly kategorie „vesmír“; Výstředník, zdroje na kartách; Dodavatel staveb, symboly kategorie „stavby“.

    _Elysium_ má bohatá pole a sopky. Čestné tituly: Univerzál, zvýšených všech šest produkcí; Specialista, produkce 10; Biolog, čtyři symboly kategorie „rostliny“, „mikrobi“ nebo „zvířata“; Podnikatel, patnáct zelených a modrých karet; Legenda, pět událostí. Soutěže: Celebrita, karty s náklady 20 a více; Průmyslník, ocel a energie; Pouštní osadník, destičky ve čtyřech dolních řadách; Realitní makléř, destičky vedle oceánů; Dobrodinec, TR.

rules-mars-solo = Sólová hra
rules-mars-solo-text =
    Máš 14 generací na to, aby byly všechny tři hlavní faktory na maximu; jen tehdy se body počítají. TR začíná na 14 a na mapě jsou dvě neutrální města, každé se zelení. Nejsou čestné tituly ani soutěže.

    Virtuální soupeř má vždy zdroje a produkci, které tvé karty berou, a co ukradneš, je tvoje. Můžeš si zvolit i jiný cíl: TR 63 po poslední generaci.

    Chceš-li raději hrát proti soupeři, přečti si pravidla MarsBota.

rules-mars-variants = Varianty
rules-mars-variants-text =
    _Éra korporací_ přidává 71 karet a dvě korporace a každá produkce začíná na 0; tak se obvykle hraje. Bez ní je hra kratší a přívětivější.

    _Výběr z karet_ ti dá větší vliv na tvé karty, viz [[draft]]. Každý nový hráč si může vzít _Základní korporaci_.
