# Pravidla Kostkové hry: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[dice]] vede na téma.

rules-dice-aim = O co jde
rules-dice-aim-text =
    Vedeš korporaci, která činí Mars obyvatelným, a kostky jsou vše, co máš: každá ukazuje zdroj. Házíš jimi, otáčíš je a platíš jejich symboly za karty a za kroky na planetě.

    Body přináší každý krok teploty a kyslíku, každý oceán, destičky a karty a na konci soutěže a čestné tituly. Když jsou dva ze tří faktorů na maximu, má každý ještě jeden tah; potom vítězí nejvíc bodů.

rules-dice-dice = Kostky
rules-dice-dice-text =
    Je pět barev, každá se třemi symboly. První symbol je na třech stěnách, druhý na dvou, třetí na jedné:
    - _Žlutá_: megakredit, věda, Země
    - _Zelená_: rostlina, mikrob, zvíře
    - _Modrá_: energie, voda, kyslík
    - _Šedá_: ocel, titan, město
    - _Červená_: teplo, událost, jaderná energie

    Kostka před tebou má hodnotu symbolu nahoře. Kostky, které nikdo nemá, jsou _zásoba_. Kostkou se hází jednou, když si ji bereš, a nikdy znovu; stěnu mění jen účinek otáčení.

    _Žolík_ zastoupí kterýkoli jeden zdroj. Není to kostka: neotáčí se, neztrácí se a nepočítá se za ni.

rules-dice-setup = Příprava
rules-dice-setup-text =
    Teplota začíná na −32 °C, kyslík na 0 % a čeká sedm oceánů. Třemi kostkami různých barev se hodí a odloží se: určují soutěže ([[awards]]); vylosují se tři čestné tituly ([[milestones]]).

    Každý dostane pět karet projektů a dvě korporace, jednu si nechá a druhou vrátí. Počáteční bonus korporace se bere jednou, teď. Potom každý hodí produkci své korporace a kostky si nechá.

    Pro vyrovnání dá první hráč poslednímu jednu kostku podle své volby.

rules-dice-turn = Tah
rules-dice-turn-text =
    Ve svém tahu volíš: buď produkční tah ([[production]]), nebo akční tah. Akční tah je jedna podpůrná akce a potom jedna hlavní, v tomto pořadí; viz [[support]] a [[main]].

    Pasovat nelze. Není-li možné nic lepšího, lze v akčním tahu prostě vzít dvě kostky.

rules-dice-production = Produkční tah
rules-dice-production-text =
    Pět kroků v tomto pořadí:
    - _Nech si_ až tři své kostky, ostatní vrať do zásoby. Žolíci zůstávají vždy.
    - _Odhoď_ z ruky kolik karet chceš, nebo žádnou.
    - _Dober_ do pěti karet. Ruka nemá omezení, takže s pěti a více nedobíráš nic.
    - _Produkuj_: vezmi a hoď všechny kostky z hnědých polí korporace a zelených karet.
    - _Obnov_ použité modré karty.

    Chybí-li v zásobě kostky pro produkci, vezmeš, co je, a dostaneš právě jednoho žolíka, ať chybí kolik chce. Cokoli jiného, co chybí, prostě propadá.

rules-dice-support = Podpůrné akce
rules-dice-support-text =
    Nejprve v akčním tahu, jedna z těchto:
    - Vezmi ze zásoby kostku libovolné barvy a _hoď_ jí.
    - Zaplať libovolný jeden zdroj a _otoč_ jinou svou kostku na zvolenou stěnu.
    - Zaplať libovolný jeden zdroj a _dober_ dvě karty.
    - Použij podpůrnou akci jedné z karet: [[blue]].

rules-dice-main = Hlavní akce
rules-dice-main-text =
    Po podpůrné akci, jedna z těchto:
    - _Zahraj kartu_ z ruky a zaplať ji, viz [[paying]] a [[cards]].
    - Jedna z pěti akcí: [[standard]].
    - Použij hlavní akci jedné z karet: [[blue]].
    - Ještě jedna podpůrná akce.

rules-dice-standard = Standardní akce
rules-dice-standard-text =
    Lze je použít v každém akčním tahu jako hlavní akci:
    - 3 tepla: teplota o krok výš
    - 3 vody: destička oceánu
    - 4 rostliny: destička zeleně a kyslík o krok výš
    - 3 města: destička města
    - 3 megakredity: 2 body hned

rules-dice-blue = Modré karty a volné akce
rules-dice-blue-text =
    Modrá karta před tebou nabízí akci: podpůrnou, hlavní nebo volnou. Zaplatíš, co je vlevo od šipky, získáš, co je vpravo, a karta je použitá do tvého příštího produkčního tahu.

    _Volné akce_ nestojí akci. Lze je použít kdykoli ve vlastním tahu mezi jinými věcmi: před podpůrnou a hlavní akcí i po nich a na začátku nebo na konci produkčního tahu.

    Zahrání modré karty je tvoje hlavní akce, takže její hlavní akce musí počkat na pozdější tah; volná akce je připravena hned.

rules-dice-paying = Placení
rules-dice-paying-text =
    Karta stojí přesně symboly nahoře. Za každý symbol platí kostka, která jej ukazuje, nebo žolík; nic se nevrací a přeplatit nelze. Utracené kostky se vracejí do zásoby.

    Platba je za tebe vyplněna s co nejmenším počtem žolíků; kde by žolík mohl ušetřit kostku, můžeš říct kterou.

    Akci, jejíž cenu nelze zaplatit celou, nelze použít.

rules-dice-cards = Hraní karet
rules-dice-cards-text =
    Jedinou podmínkou karty je zaplatit ji. Účinky se provedou v libovolném pořadí; co není možné, vynechá se.
    - _Zelené_ karty mají hnědé pole: platí v každém pozdějším produkčním tahu.
    - _Červené_ karty působí hned. Získanými kostkami se hází, pokud karta neudává stěnu.
    - _Modré_ karty zůstávají před tebou a nabízejí akci nebo účinek.

    Ceny zahraných karet zůstávají vidět, protože soutěže počítají jejich symboly. Body se zelenou stuhou platí hned, s červenou na konci.

rules-dice-symbols = Symboly na kartách
rules-dice-symbols-text =
    - Barevné písmeno: vezmi kostku té barvy a hoď jí. Bílé s hvězdou: kostka libovolné barvy.
    - Písmeno s otazníkem: kostka té barvy se zvolenou stěnou; bílý otazník: libovolná kostka, libovolná stěna.
    - Udaný symbol: kostka nastavená na tuto stěnu.
    - Dvě šipky: otoč jednu svou kostku.
    - Symbol s minusem v červeném rámečku: _každý_ soupeř ztratí jeden takový zdroj, má-li ho; z vhodných kostek vybírá ten, kdo ztrácí.
    - Destička v červeném rámečku: účinek platí, když takovou destičku umístí _kdokoli_.

rules-dice-parameters = Teplota, kyslík, oceány
rules-dice-parameters-text =
    Teplota roste po 4 °C do +8 °C, kyslík po 2 % do 14 % a oceánů je sedm. Každý krok a každý oceán ti hned dá _2 body_.

    Kdo posune značku na bonus stupnice, získá jej: při −24, −16 a 0 °C a při 4 a 10 %.

    Hotový faktor lze zvyšovat dál: na plánu se nic nezmění a ty dostaneš 1 bod místo 2.

rules-dice-tiles = Destičky
rules-dice-tiles-text =
    Kdo umístí destičku, dostane, co je na poli. Destičky nepatří nikomu a nic se později nepočítá znovu.
    - _Oceán_: jen na polích pro oceány a nic jiného tam ležet nesmí; 2 body.
    - _Zeleň_: na kterékoli volné pevnině; 1 bod za každé město vedle, pak kyslík stoupne o krok se svými body.
    - _Město_: ne vedle jiného města; 2 body a 1 za každou zeleň vedle.
    - _Zvláštní_ destičky: jak říká karta, bez vlastních bodů.

    Není-li dovolené pole nebo destička, standardní akce není k dispozici a tato část karty se vynechá.

rules-dice-bonus = Bonusové karty
rules-dice-bonus-text =
    Když na stupnici dosáhneš nebo překročíš 5 bodů a pak 12, dostaneš na konci svého tahu bonusovou kartu: prohlédneš si všechny zbylé, jednu zvolíš a hned ji zdarma zahraješ. Bonusové karty jsou zelené, červené nebo modré jako jiné a počítají se do titulů; nemají cenu.

rules-dice-milestones = Čestné tituly
rules-dice-milestones-text =
    Na plánu leží tři čestné tituly. Kdo první splní podmínku, vezme si titul hned; nic nestojí a na konci má cenu 4 bodů. Co se stane potom, nehraje roli.
    - Legenda: 6 zahraných červených karet
    - Těžař: 5 zelených karet
    - Vědec: 3 modré karty
    - Magnát: 12 karet libovolné barvy, bez korporace
    - Monopolista: 7 vlastních kostek jedné barvy
    - Univerzál: produkce každé barvy
    - Filantrop: 4 karty s body na konci, bez záporných
    - Teraformer: 16 bodů na stupnici

    S Érou korporací ([[era]]): Celebrita, 3 karty za 5 a více; Miliardář, 13 vlastních kostek; Kandidát, 5 symbolů jedné soutěže na zahraných kartách.

rules-dice-awards = Soutěže
rules-dice-awards-text =
    Každá ze tří soutěžních kostek ukazuje symbol. Na konci každý spočítá tento symbol v tištěných cenách svých zahraných karet. Nejvíc dává 5 bodů, druhé místo 3; ve dvou hráčích druhý nedostane nic.

    Při shodě na prvním místě dostanou všichni 5 a druhé místo není; při shodě na druhém dostanou všichni 3.

rules-dice-end = Konec a skóre
rules-dice-end-text =
    Když je druhý ze tří faktorů hotov, tah se dohraje a pak má každý hráč právě jeden další, i ten, kdo jej dokončil.

    Skóre je místo na stupnici, soutěže, 4 za každý titul a červené stuhy na kartách. Kostky, žolíci a karty v ruce nemají cenu. Při shodě rozhoduje víc kostek v polích produkce; je-li i to stejné, vítězství je společné.

rules-dice-solo = O samotě
rules-dice-solo-text =
    Máš 50 tahů na dokončení _všech tří_ faktorů; jinak je hra prohraná bez ohledu na skóre. Hraje se do posledního tahu.

    Na začátku leží město na poli s bodovým bonusem, vedle něj oceán a u obou zeleň, bez bodů pro kohokoli; teplota začíná na −28 °C, kyslík na 2 %. Jednu bonusovou kartu zahraješ po počáteční produkci, další dvě při 5 a 12 bodech.

    Nezískaný titul odchází po tahu 16, 20 nebo 24. Soutěž dává 5 bodů za 10 běžných, 8 méně běžných nebo 6 vzácných symbolů a 3 body za o jeden méně.

    60 bodů je začátek, 80 slušné, 90 opravdu dobré, 100 velkolepé.

rules-dice-era = Éra korporací a promo karty
rules-dice-era-text =
    Obě sady přidávají karty a tituly a několik novinek:
    - _Účinky_ korporací a modrých karet platí, kdykoli nastane jejich podmínka, a nikdy se nevyčerpají.
    - _Sleva_ dovolí zaplatit o jeden udaný zdroj méně při hraní karty, která jej stojí; ne při akcích.
    - Žolíky nebo body v hnědém poli získáš v každém produkčním tahu.
    - _Sklad_ dovolí nechat si v produkčním tahu o kostku víc.

rules-dice-edition = O tomto vydání
rules-dice-edition-text =
    Pravidla jsou jako v tištěné hře. Z karet a plánů známe jen část, z pravidel a ze zpráv; ostatní je naše rekonstrukce, počtem, cenou a silou přizpůsobená známým. Každá karta a plán, které nejsou plně známy, to říkají u stolu i v prohlížeči karet.

    Kdo hru vlastní, může data nahradit tištěnými bez změny programu.
