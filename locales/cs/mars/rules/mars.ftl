# Pravidla Marsu: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[tiles]] vede na téma.

rules-mars-aim = O co jde
rules-mars-aim-text =
    Vedeš korporaci, která činí Mars obyvatelným: teplejším, se vzduchem a oceány. Kupuješ karty projektů, platíš je penězi a zdroji a buduješ produkci, která roste z generace na generaci.

    Kdo zvýší teplotu, kyslík nebo počet oceánů, získá dvakrát: stoupne mu _teraformační rating_ (TR), který je teď příjmem a na konci body. Když jsou všechny tři hotové, hra končí a vítězí nejvíc bodů.

rules-mars-parameters = Teplota, kyslík, oceány
rules-mars-parameters-text =
    Teplota roste od −30 do +8 °C po 2 stupních, kyslík od 0 do 14 % po 1 a oceánů je devět. Každý krok a každý oceán zvýší o 1 TR hráče, který to způsobil.

    Některá místa na stupnicích dávají víc tomu, kdo k nim dojde: při −24 a −20 °C produkci tepla, při 0 °C oceán, při 8 % kyslíku krok teploty. Takové bonusy platí plně, s TR i dalšími bonusy.

    Hotový faktor už neroste a nedává TR a bonus, který na něj míří, propadá. Karty a projekty, které by jej zvýšily, lze použít pro zbytek jejich účinku.

rules-mars-rating = Teraformační rating
rules-mars-rating-text =
    Každý začíná na 20 (o samotě na 14). Každý krok faktoru přidá 1 a některé karty jej zvyšují přímo. V každé produkční fázi se TR vyplácí v penězích a na konci se počítá jako body.

rules-mars-resources = Zdroje a produkce
rules-mars-resources-text =
    Je jich šest: peníze (M€), ocel, titan, rostliny, energie a teplo. Každý má zásobu a produkci, tedy to, co dostaneš každou generaci.
    - _Ocel_ má cenu 2 M€ u staveb, _titan_ 3 M€ u karet vesmíru.
    - _8 rostlin_ se změní v zeleň, _8 tepla_ v krok teploty.
    - _Energii_ používají karty; co zbude, stane se teplem.

    Příjem peněz může klesnout na −5, jiná produkce ne pod 0. Horní mez není.

    Zvířata, mikrobi a jiné žetony leží jen na kartách, které to říkají.

rules-mars-setup = Příprava a korporace
rules-mars-setup-text =
    Každý si prohlédne dvě korporace a deset karet projektů. Zvolíš korporaci a potom koupíš kolik chceš z deseti karet po 3 M€, z počátečních peněz korporace. První generace nemá fázi výzkumu.

    Korporace dává peníze, někdy zdroje a produkci, kategorie a účinek nebo akci na celou hru. Má-li natištěnou první akci, začíná jí tvůj první tah.

    Se Základní korporací si necháš všech deset karet bez placení a začínáš se 42 M€. V základní hře začínají všechny produkce na 1; s Érou korporací a o samotě na 0.

rules-mars-generation = Generace
rules-mars-generation-text =
    Hra se hraje po generacích o čtyřech fázích:
    - Žeton _začínajícího hráče_ putuje doleva.
    - _Výzkum_: nové karty, viz [[research]].
    - _Akce_: hráči se střídají, dokud všichni nepasují, viz [[turn]].
    - _Produkce_: každý dostane příjem, viz [[production]].

rules-mars-research = Výzkum
rules-mars-research-text =
    Každý si vezme čtyři karty a koupí kterékoli z nich po 3 M€; ostatní zakrytě odhodí. Ruka nemá omezení. Když balíček dojde, zamíchají se odhozené.

    Cena 3 M€ jen přinese kartu do ruky; při zahrání se platí její cena.

rules-mars-draft = Výběr z karet
rules-mars-draft-text =
    Volba stolu: každý si vezme jednu ze čtyř karet a ostatní pošle dál, dokud nemají všichni čtyři. Teprve potom se kupuje. V sudých generacích jdou karty doleva, v lichých doprava; v první se nevybírá, ledaže stůl vybírá i z úvodních karet.

rules-mars-turn = Tvůj tah
rules-mars-turn-text =
    Provedeš jednu nebo dvě akce, nebo pasuješ. Kdo pasuje, v této generaci končí; po jedné akci můžeš prostě přestat. Fáze trvá, dokud všichni nepasují, a poslední hráč může hrát tah za tahem.

    Akce v libovolné směsi, i dvakrát tatáž:
    - zahrát kartu, viz [[cards]]
    - použít akci karty před sebou, viz [[actions]]
    - standardní projekt nebo proměna rostlin či tepla, viz [[standard]]
    - získat čestný titul ([[milestones]]) nebo sponzorovat soutěž ([[awards]])

rules-mars-cards = Zahrání karty
rules-mars-cards-text =
    Zkontroluj podmínku, zaplať, proveď účinek a polož kartu před sebe.
    - _Zelené_ karty působí jednou; jejich kategorie zůstávají.
    - _Modré_ karty mají akci nebo trvalý účinek.
    - _Červené_ karty jsou události: působí jednou a pak leží zakryté, takže se jejich kategorie už nepočítají.

    Účinek musí být možný celý, s výjimkami: hotový faktor, žetony, které žádná karta neunese, a braní zdrojů jiným, od něhož lze upustit. Co ztrácíš sám, musíš mít.

    Text karty má přednost před těmito pravidly. Body na kartách se počítají na konci.

rules-mars-requirements = Podmínky
rules-mars-requirements-text =
    Karta může žádat, aby byl faktor dost vysoký, nebo se slovem „max.“ ještě ne příliš vysoký, vlastní produkci, kategorie ve hře nebo destičky. Kontroluje se jen při zahrání; kategorie samotné karty nepomáhají.

    Některé karty posouvají podmínky teploty, kyslíku a oceánů o dva kroky kterýmkoli směrem; takové posuny se sčítají.

rules-mars-payment = Placení
rules-mars-payment-text =
    Ocel platí karty s kategorií stavby, titan karty s kategorií vesmír a kartu s oběma platí oba. Lze je míchat s penězi a přeplatit, ale nic se nevrací. Standardní projekty se kovy platit nedají.

    Slevy snižují cenu, sčítají se a nejdou pod nulu. Vrácené peníze přijdou po zaplacení plné ceny. Účinky, které hledí na cenu karty, myslí cenu tištěnou.

rules-mars-tags = Kategorie
rules-mars-tags-text =
    Kulaté symboly nahoře na kartě jsou její kategorie: stavby, vesmír, energie, věda, Jupiter, Země, rostliny, mikrobi, zvířata a město. Karty a korporace jich mají až tři, někdy dvě stejné.

    Kategorie snižují ceny, plní podmínky a spouštějí účinky. Kategorie korporace se počítají; kategorie událostí jen při zahrání.

rules-mars-actions = Akce a účinky modrých karet
rules-mars-actions-text =
    Červená šipka značí _akci_: zaplatíš, co je vlevo, dostaneš, co je vpravo. Každou kartu lze použít jednou za generaci; ze dvou šipek na kartě jen jednu. Stojí to jednu z tvých akcí.

    _Účinek_ bez šipky není akce: platí pokaždé, od této chvíle. Zaplacená karta už je zahraná, takže její účinek se může týkat i jí samé.

rules-mars-order = Pořadí účinků
rules-mars-order-text =
    Má-li se naráz stát několik věcí, určuje pořadí hráč na tahu: části karty, účinky, které spustí, bonusy pole. Když na pořadí nezáleží, nemusíš volit; stačí „libovolné pořadí“.

rules-mars-removing = Braní ostatním
rules-mars-removing-text =
    Červený rámeček znamená kteréhokoli hráče, i tebe.
    - _Zdroje_ lze odebrat až do udaného počtu, jen jednomu hráči, nebo vůbec.
    - _Produkci_ je nutné snížit celou, jednomu hráči. Můžeš-li ji ztratit jen ty, postihne tebe; nemůže-li nikdo, kartu nelze zahrát.

    Některé karty chrání své žetony nebo tvé rostliny, zvířata a mikroby před ostatními.

rules-mars-tiles = Destičky
rules-mars-tiles-text =
    Každá destička ti dá, co je na poli, a 2 M€ za každý oceán vedle.
    - _Oceán_: jen na polích pro oceány; nepatří nikomu.
    - _Zeleň_: vedle vlastní destičky, je-li to možné; kyslík stoupne o jednu. Má cenu 1 bodu.
    - _Město_: ne vedle jiného města. Na konci dává 1 bod za každou zeleň vedle, ať je čí chce.
    - _Zvláštní_ destičky: kde říká jejich karta.

    Pole pro oceány a pro jmenovaná města jsou jinému zavřená, pokud karta neříká jinak. Značka záboru drží pole pro majitele a není destička.

rules-mars-standard = Standardní projekty
rules-mars-standard-text =
    Přístupné všem, libovolně často:
    - _Prodej patentů_: odhoď karty z ruky po 1 M€
    - _Elektrárna_, 11 M€: produkce energie +1
    - _Asteroid_, 14 M€: krok teploty
    - _Zavodňování_, 18 M€: oceán
    - _Zúrodnění_, 23 M€: zeleň s krokem kyslíku
    - _Založení města_, 25 M€: město a příjem +1

    Dvě další akce nejsou standardní projekty: _8 rostlin_ se změní v zeleň s krokem kyslíku, _8 tepla_ v krok teploty.

rules-mars-milestones = Čestné tituly
rules-mars-milestones-text =
    Na mapě je jich pět, ale ve hře lze získat jen tři, každý jedním hráčem. Splňuješ-li podmínku, zaplatíš jako akci 8 M€ a máš 5 bodů, ať se potom stane cokoli.

    Na Tharsis: Teraformer, TR 35; Starosta, tři města; Ekolog, tři zeleně; Stavitel, osm kategorií stavby; Plánovač, šestnáct karet v ruce. Jiné mapy mají vlastní, viz [[maps]].

rules-mars-awards = Soutěže
rules-mars-awards-text =
    Sponzorovat soutěž je akce. První stojí 8 M€, druhá 14, třetí 20; víc jich není. Na konci dostane nejlepší 5 bodů, druhý 2, ať platil kdokoli. Ve dvou hráčích druhé místo není.

    Při shodě na prvním místě dostanou všichni 5 a druhé není; při shodě na druhém dostanou všichni 2.

    Na Tharsis: Realitní magnát, destičky; Bankéř, příjem; Vědecká kapacita, kategorie věda; Producent tepla, teplo; Těžař, ocel a titan. Zásoby se počítají po poslední produkci.

rules-mars-production = Produkce
rules-mars-production-text =
    Všichni naráz: zbylá energie se stane teplem. Pak dostaneš peníze ve výši TR a svého příjmu a všeho ostatního, kolik produkuješ. Použité karty jsou znovu připraveny.

rules-mars-end = Konec hry
rules-mars-end-text =
    Když jsou teplota, kyslík i oceány hotové, generace se dohraje do konce, s produkcí. Pak od začínajícího hráče může každý ještě jednou změnit rostliny v zeleň, osm za jednu; nezvyšuje to kyslík ani TR, ale přináší to, co je na poli.

rules-mars-scoring = Body
rules-mars-scoring-text =
    - tvůj teraformační rating
    - 5 za každý titul; 5 nebo 2 za soutěže
    - 1 za každou tvou zeleň
    - za každé tvé město 1 za každou zeleň vedle
    - body na kartách i událostech; žetony na kartách, jak karta říká

    Karty v ruce nemají cenu. Při shodě vítězí víc peněz; je-li i to stejné, vítězství je společné.

rules-mars-maps = Mapy
rules-mars-maps-text =
    _Tharsis_ je základní mapa, se sopkami, které chtějí některé karty, a s polem pro Noctis City.

    _Hellas_ má jižní pól: destička tam stojí 6 M€ a přinese oceán. Tituly: Všestranník, osm různých kategorií; Taktik, pět karet s podmínkou; Polárník, tři destičky ve dvou nejnižších řadách; Energetik, produkce energie 6; Osadník okrajů, tři kategorie Jupiter. Soutěže: Pěstitel, zeleně; Magnát, zelené karty; Vesmírný baron, kategorie vesmír; Výstředník, žetony na kartách; Dodavatel staveb, kategorie stavby.

    _Elysium_ má bohatá pole a sopky. Tituly: Univerzál, všech šest produkcí zvýšeno; Specialista, produkce 10; Biolog, čtyři kategorie rostlin, mikrobů nebo zvířat; Podnikatel, patnáct zelených a modrých karet; Legenda, pět událostí. Soutěže: Celebrita, karty za 20 a více; Průmyslník, ocel a energie; Pouštní osadník, destičky ve čtyřech nejnižších řadách; Realitní makléř, destičky u oceánů; Dobrodinec, TR.

rules-mars-solo = O samotě
rules-mars-solo-text =
    Máš 14 generací na dokončení všech tří faktorů; jen tak body platí. TR začíná na 14 a na mapě leží dvě neutrální města, každé se zelení. Nejsou tituly ani soutěže.

    Virtuální soupeř má vždy to, co tvé karty berou; co ukradneš, opravdu dostaneš. Jiný cíl, který lze u stolu zvolit, je TR 63 po poslední generaci.

    Soupeře, který nepotřebuje hráče, popisují pravidla MarsBota.

rules-mars-variants = Varianty
rules-mars-variants-text =
    _Éra korporací_ přidává 71 karet a dvě korporace a všechny produkce začínají na 0; to je obvyklá hra. Bez ní je hra kratší a přívětivější.

    Varianta [[draft]] dává víc vlivu na vlastní karty. _Začátečníci_ si mohou, každý zvlášť, vzít Základní korporaci.
