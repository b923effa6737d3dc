# Pravidla Kostkové hry: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[dice]] vede na téma.

rules-dice-aim = Cíl hry
rules-dice-aim-text =
    Vedeš korporaci, která činí Mars obyvatelným, a kostky jsou vše, co máš: každá ukazuje zdroj. Házíš jimi, otáčíš je a platíš jejich symboly za karty a za planetu.

    Body získáváš za každý krok teploty a kyslíku, za oceány, destičky a karty a na konci za soutěže a čestné tituly. Když jsou dva ze tří hlavních faktorů na maximu, má každý ještě jeden tah. Pak vítězí hráč s největším počtem bodů.

rules-dice-dice = Kostky
rules-dice-dice-text =
    Je pět barev, každá se třemi symboly. První symbol je na třech stranách, druhý na dvou, třetí na jedné:
    - _Žluté_: megakredit, věda, Země
    - _Zelené_: rostlina, mikrob, zvíře
    - _Modré_: energie, voda, kyslík
    - _Šedé_: ocel, titan, město
    - _Červené_: teplo, událost, jaderná energie

    Kostka před tebou platí za symbol, který je nahoře. Všechny ostatní kostky jsou _zásoba_. Kostkou hodíš jednou, když si ji bereš, a pak už nikdy; stranu mění jen efekt, který otáčí kostky.

    _Žolíkem_ můžeš zaplatit místo jednoho libovolného zdroje. Není to kostka: neotáčí se, neztrácí se a nepočítá se jako kostka.

rules-dice-setup = Příprava
rules-dice-setup-text =
    Teplota začíná na −32 °C, kyslík na 0 % a k umístění je sedm oceánů. Hodí se třemi kostkami různých barev a odloží se na pole soutěží, viz [[awards]]; vylosují se tři čestné tituly, viz [[milestones]].

    Každý hráč dostane pět karet projektů a dvě korporace, jednu korporaci si nechá a druhou vrátí. Její startovní bonus získá hned a jen jednou. Pak hodí kostkami produkce své korporace a nechá si je.

    Za to, že začíná, dá začínající hráč poslednímu hráči jednu kostku podle své volby.

rules-dice-turn = Tah
rules-dice-turn-text =
    Ve svém tahu si vyber: produkční tah, viz [[production]], nebo akční tah. Akční tah je jedna podpůrná akce a pak jedna hlavní akce, v tomto pořadí; viz [[support]] a [[main]].

    Pasovat nelze. Není-li nic lepšího, můžeš si v akčním tahu prostě vzít dvě kostky.

rules-dice-production = Produkční tah
rules-dice-production-text =
    Má pět kroků, v tomto pořadí:
    - _Nech si_ nejvýše tři své kostky a ostatní vrať do zásoby. Žolíky si necháváš vždy.
    - _Odhoď_ z ruky tolik karet, kolik chceš, nebo žádnou.
    - _Dober_ do pěti karet. Počet karet v ruce není omezen; máš-li jich pět nebo víc, nedobíráš nic.
    - _Produkuj_: vezmi všechny kostky z hnědých rámečků korporace a zelených karet a hoď jimi.
    - _Obnov_ použité modré karty.

    Není-li v zásobě dost kostek pro tvou produkci, vezmi ty, které tam jsou, a získej právě jednoho žolíka bez ohledu na to, kolik kostek chybí. Kdykoli jindy prostě dostaneš méně.

rules-dice-support = Podpůrné akce
rules-dice-support-text =
    Akční tah začni jednou z těchto akcí:
    - Vezmi ze zásoby kostku libovolné barvy a _hoď_ jí.
    - Zaplať libovolným zdrojem a _otoč_ jinou svou kostku na libovolnou stranu.
    - Zaplať libovolným zdrojem a _dober_ dvě karty.
    - Použij podpůrnou akci jedné ze svých modrých karet, viz [[blue]].

rules-dice-main = Hlavní akce
rules-dice-main-text =
    Po podpůrné akci proveď jednu z těchto:
    - _Zahraj kartu_ z ruky a zaplať za ni, viz [[paying]] a [[cards]].
    - Jednu z pěti standardních akcí, viz [[standard]].
    - Hlavní akci jedné ze svých modrých karet, viz [[blue]].
    - Ještě jednu podpůrnou akci.

rules-dice-standard = Standardní akce
rules-dice-standard-text =
    Můžeš je použít v každém akčním tahu jako hlavní akci:
    - 3× teplo: zvyš teplotu o krok
    - 3× voda: umísti oceán
    - 4 rostliny: umísti zeleň a zvyš kyslík o krok
    - 3 města: umísti město
    - 3 megakredity: získej hned 2 body

rules-dice-blue = Modré karty a volné akce
rules-dice-blue-text =
    Modrá karta před tebou nabízí akci: podpůrnou, hlavní nebo volnou. Zaplatíš levou stranu šipky a získáš pravou. Karta je pak použitá až do tvého příštího produkčního tahu.

    _Volné akce_ nespotřebují akci. Můžeš je použít kdykoli ve svém tahu: před podpůrnou a hlavní akcí nebo po nich a na začátku nebo na konci produkčního tahu.

    Zahrání modré karty je tvoje hlavní akce, takže její hlavní akce musí počkat na pozdější tah; její volná akce je připravená hned.

rules-dice-paying = Placení
rules-dice-paying-text =
    Náklady karty jsou přesně symboly na jejím horním okraji. Každý symbol zaplatíš kostkou, která ho ukazuje, nebo žolíkem. Nic se nevrací a přeplatit nelze. Utracené kostky se vracejí do zásoby.

    Areo vyplní platbu s co nejmenším počtem žolíků. Chceš-li si raději nechat kostku a zaplatit žolíkem, vyber ji.

    Nemůžeš-li zaplatit celé náklady akce, nemůžeš ji použít.

rules-dice-cards = Hraní karet
rules-dice-cards-text =
    Karta nemá jinou podmínku než náklady. Její efekty proveď v libovolném pořadí; ty, které provést nejde, vynech.
    - _Zelené_ karty mají hnědý rámeček, který produkuje v každém dalším produkčním tahu.
    - _Červené_ karty působí hned. Získanými kostkami hodíš, pokud karta neuvádí stranu.
    - _Modré_ karty zůstávají před tebou a nabízejí akci nebo efekt.

    Náklady zahraných karet zůstávají vidět, protože soutěže počítají jejich symboly. Body se zelenou stuhou získáš hned, s červenou na konci.

rules-dice-symbols = Symboly na kartách
rules-dice-symbols-text =
    Na kartách uvidíš:
    - Barevné písmeno: vezmi kostku této barvy a hoď jí. Bílé s hvězdičkou: kostka libovolné barvy.
    - Písmeno s otazníkem: kostka této barvy s libovolnou stranou. Bílý otazník: libovolná kostka, libovolná strana.
    - Uvedený symbol: kostka nastavená na tuto stranu.
    - Dvě šipky: otoč jednu svou kostku.
    - Symbol s minusem v červeném okraji: _každý_ soupeř ztrácí jeden takový zdroj, pokud ho má; z vhodných kostek si vybere.
    - Destička v červeném okraji: efekt působí, když takovou destičku umístí _kterýkoli hráč_.

rules-dice-parameters = Teplota, kyslík, oceány
rules-dice-parameters-text =
    Teplota roste po 4 °C do +8 °C, kyslík po 2 % do 14 % a oceánů je sedm. Každý krok a každý oceán ti hned přinese _2 body_.

    Posuneš-li ukazatel na bonus stupnice, získáš ho: při −24, −16 a 0 °C a při 4 a 10 %.

    Hlavní faktor na maximu můžeš zvyšovat dál: na herním plánu se nic nezmění a získáš 1 bod místo 2.

rules-dice-tiles = Destičky
rules-dice-tiles-text =
    Když umístíš destičku, získáš bonus z pole. Destičky nepatří nikomu a později se znovu nebodují.
    - _Oceán_: jen na pole pro oceány, kam nic jiného nesmí; 2 body.
    - _Zeleň_: na libovolné volné pole na pevnině; 1 bod za každé město vedle ní, pak kyslík stoupne o krok a přinese body.
    - _Město_: ne vedle jiného města; 2 body a 1 za každou zeleň vedle něj.
    - _Zvláštní_ destičky: podle karty, bez vlastních bodů.

    Není-li dovolené pole nebo došly-li destičky, standardní akci použít nemůžeš a příslušnou část karty vynecháš.

rules-dice-bonus = Bonusové karty
rules-dice-bonus-text = Když na bodovací liště dosáhneš 5 bodů nebo je překročíš, dostaneš na konci svého tahu bonusovou kartu, a u 12 bodů dostaneš další: prohlédni si všechny zbylé, vyber jednu a hned ji zdarma zahraj. Bonusové karty jsou zelené, červené nebo modré jako ostatní karty a počítají se do čestných titulů; nemají náklady.

rules-dice-milestones = Čestné tituly
rules-dice-milestones-text =
    Na herním plánu jsou tři čestné tituly. Hráč, který jako první splní podmínku, titul hned získá. Nic to nestojí a na konci má hodnotu 4 bodů, ať se pak stane cokoli.
    - Legenda: 6 zahraných červených karet
    - Těžař: 5 zelených karet
    - Vědec: 3 modré karty
    - Magnát: 12 karet libovolné barvy, bez korporace
    - Monopolista: 7 vlastních kostek jedné barvy
    - Univerzál: produkce všech barev
    - Filantrop: 4 karty s body na konci, bez záporných
    - Teraformer: 16 bodů na bodovací liště

    S Érou korporací, viz [[era]]: Celebrita, 3 karty s náklady 5 a více; Miliardář, 13 vlastních kostek; Kandidát, 5 symbolů jedné soutěže na zahraných kartách.

rules-dice-awards = Soutěže
rules-dice-awards-text =
    Každá ze tří kostek soutěží ukazuje symbol. Na konci spočítej tento symbol v tištěných nákladech svých zahraných karet. Nejlepší hráč získá 5 bodů, druhý 3; ve hře dvou hráčů druhé místo není.

    Při shodě na prvním místě získá každý 5 a druhé místo není. Při shodě na druhém získá každý 3.

rules-dice-end = Konec hry a body
rules-dice-end-text =
    Když je druhý ze tří hlavních faktorů na maximu, dohrajte tah. Pak má každý hráč právě jeden další tah, i ten, který konec hry vyvolal.

    Do skóre se počítají body na bodovací liště, soutěže, 4 body za každý čestný titul a červené stuhy na kartách. Kostky, žolíci a karty v ruce nemají hodnotu. Při shodě vítězí hráč s více kostkami v rámečcích produkce; je-li i to shodné, o vítězství se dělí.

rules-dice-solo = Sólová hra
rules-dice-solo-text =
    Během 50 tahů musí _všechny tři_ hlavní faktory dosáhnout maxima. Pokud se to nepovede, prohráváš bez ohledu na skóre. Hraje se všech 50 tahů.

    Na začátku je na poli s bodovým bonusem město, vedle něj oceán a vedle obou zeleň; nikdo za ně nezíská body. Teplota začíná na −28 °C, kyslík na 2 %. Jednu bonusovou kartu zahraješ po počáteční produkci, dvě další u 5 a 12 bodů.

    Nezískaný čestný titul zmizí po tahu 16, 20 nebo 24. Soutěž dává 5 bodů za 10 běžných, 8 méně častých nebo 6 vzácných symbolů a 3 body, pokud ti chybí jediný symbol.

    60 bodů je začátek, 80 je slušné, 90 opravdu dobré a 100 vynikající.

rules-dice-era = Éra korporací a promo sada
rules-dice-era-text =
    Obě sady přidávají karty a čestné tituly a pár novinek:
    - _Efekty_ korporací a modrých karet působí pokaždé, když je splněna jejich podmínka, a nikdy se nespotřebují.
    - _Sleva_ ti dovolí zaplatit o jeden uvedený zdroj méně, když zahraješ kartu, která ho stojí, ale ne u akcí.
    - Žolíky nebo body v hnědém rámečku získáš v každém produkčním tahu.
    - _Sklad_ ti dovolí nechat si v produkčním tahu o jednu kostku víc.

rules-dice-edition = O tomto vydání
rules-dice-edition-text =
    Pravidla jsou stejná jako ve vydané hře. Známe jen některé její karty a plány, z pravidel a popisů; ostatní jsou naší rekonstrukcí, která počtem, náklady a silou odpovídá těm známým. U každé karty a každého plánu, které neznáme celé, je to uvedeno u stolu i v prohlížeči karet.

    Pokud hru vlastníš, můžeš naše data nahradit tištěnými kartami bez změny programu.
