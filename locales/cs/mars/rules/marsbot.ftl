# Pravidla MarsBota: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[icons]] vede na téma.

rules-marsbot-aim = Co je MarsBot
rules-marsbot-aim-text =
    MarsBot je soupeř, který nepotřebuje hráče. Nemá ruku, produkci ani korporaci: obrací karty, posouvá se po sedmi stupnicích a dělá, co říkají. Ty hraješ podle běžných pravidel Marsu a vyhraješ jen s více body než MarsBot; shoda nestačí.

    Můžeš s ním hrát tady, nebo nechat společníka vést MarsBota, zatímco u stolu hraješ s tištěnou hrou.

rules-marsbot-board = Sedm stupnic
rules-marsbot-board-text =
    Stupnice jsou stavby, vesmír, události, věda, energie, Země a rostliny, s poli od 0 do 18. Mnoho polí ukazuje symbol, který se provede, když na ně značka MarsBota vstoupí.

    Na mapě Tharsis posouvají kategorie stupnice takto: stavby, vesmír, události a věda svou; energie a Jupiter stupnici energie; Země a město stupnici Země; rostliny, zvířata a mikrobi stupnici rostlin.

    MarsBot má teraformační rating, peníze, destičky a balíček zahraných karet.

rules-marsbot-setup = Příprava
rules-marsbot-setup-text =
    Jako pro dva hráče: oba mají TR 20. MarsBot nemá peníze a jeho značky stojí na 0. Osm bonusových karet se zamíchá. První balíček akcí jsou tři karty projektů a jedna bonusová, zamíchané a zakryté. V první generaci začínáš ty.

rules-marsbot-generation = Generace
rules-marsbot-generation-text =
    Od druhé generace se začínající hráč pokaždé střídá. Výzkum provádíš jako obvykle. MarsBot neplatí nic: jeho balíček akcí jsou tři nové karty projektů a jedna bonusová.

    Při výběru z karet si dvě čtveřice vyměňují strany; ty si bereš jednu ze svých, MarsBot náhodnou. Pak jednu ze čtyř odhodí.

    Ve fázi akcí se střídáte. Tvůj tah je jedna nebo dvě akce, tah MarsBota jedna karta. S prázdným balíčkem pasuje; když pasuješ ty, hraje dál sám. V produkční fázi nedostane nic.

rules-marsbot-turn = Tah MarsBota
rules-marsbot-turn-text =
    Odkryje vrchní kartu balíčku. Cena, podmínka a text karty projektu nehrají roli, jen kategorie: zleva doprava každá posune svou stupnici o pole a symbol na něm se hned provede, se vším, co z něj plyne. Události mají kategorii události poslední.

    Stupnice na konci se neposune: to je náhradní akce, viz [[failed]]. Stejně tak karta bez kategorie. Bonusová karta dělá, co říká, viz [[bonus]].

rules-marsbot-icons = Symboly na stupnicích
rules-marsbot-icons-text =
    - _Šipka_: tatáž stupnice se posune o další pole, se symbolem.
    - _Symbol jiné stupnice_: ta se posune o pole, se symbolem.
    - _TR_: TR MarsBota stoupne o udané číslo.
    - _Teplota_: jeden krok, nebo dva, kde jsou dva, s TR.
    - _Oceán_, _zeleň_, _město_: destička se umístí (viz [[tiles]]); oceány a kyslík dávají TR.
    - _Čestný titul_ a _soutěž_: viz [[milestones]] a [[awards]].

    Symboly rozšíření, která nejsou ve hře, se vynechají. Symboly působí jen při pohybu vpřed.

rules-marsbot-failed = Náhradní akce
rules-marsbot-failed-text =
    Když něco, co by MarsBot měl udělat, není možné, dostane místo toho 5 M€: karta bez kategorie, stupnice na konci, hotový faktor, žádné pole pro destičku, žádný titul k získání, žádná soutěž, ve které vede.

    Bonusové karty, které nelze provést, náhradní akcí nejsou.

rules-marsbot-bonus = Osm bonusových karet
rules-marsbot-bonus-text =
    - _Meteorický roj_: ztratíš až 5 rostlin. Ztratíš-li 3 a více nebo tě něco chrání, karta zmizí nadobro.
    - _Invazivní druhy_: odebereš jedno zvíře nebo mikroba, ten nejcennější žeton; MarsBot dostane 5 M€.
    - _Výzkum a vývoj_: MarsBot zahraje další kartu projektu.
    - _Mimořádné úspěchy_: čestný titul, od 6. generace i soutěž; bez úspěchu 5 M€.
    - _Urychlená výstavba_: město vedle aspoň dvou zelení nebo oceánů.
    - _Lobbisté_: zvýší faktor blízko bonusu nebo konce, nebo položí oceán vedle jiných, jinak jeden krok toho, co je nejvíc pozadu.
    - _Místní neurální instance_: vlastní destička v prázdném okolí, na konci za body; bez pole další karta projektu.
    - _Rivalita korporací_: za 5 M€ si polepší ve sponzorované soutěži, kde je těsno.

    Některé karty se po úspěchu zničí; ostatní se vracejí, když se bonusový balíček zamíchá.

rules-marsbot-tiles = Kam MarsBot pokládá destičky
rules-marsbot-tiles-text =
    Platí běžná pravidla umisťování. Z dovolených polí dává přednost:
    - pro _zeleň_ nejvíc vlastním městům vedle, pak nejméně tvým
    - pro _město_ nejvíc zeleni vedle, ať je čí chce
    - pak vždy: nejvíc oceánům vedle, pak nejvíc bonusům na poli

    Je-li stále několik polí rovných, obrátí se karta projektu a její cenou se pole odpočítají v pořadí čtení.

rules-marsbot-income = Jeho příjem
rules-marsbot-income-text =
    MarsBot dostává 2 M€ za každý oceán vedle položené destičky a 1 M€ za každý zakrytý bonus místo bonusu samého. Bonusy tepla na stupnici teploty mu dají 2 M€; oceán při 0 °C a teplotu při 8 % kyslíku bere jako hráč.

    Peníze za karty neutrácí: na konci se mění v body.

rules-marsbot-milestones = Čestné tituly
rules-marsbot-milestones-text =
    Symbol titulu získá jeden zdarma, je-li jich získáno méně než tři a MarsBot některý splňuje. Na Tharsis: Teraformer, TR 35; Starosta, tři města; Ekolog, tři zeleně; Stavitel, stupnice staveb 8; Plánovač, všechny stupnice aspoň na 4.

    Splňuje-li víc titulů, vezme ten, který splňuješ i ty, pak ten, ke kterému máš nejblíž, pak první zleva.

rules-marsbot-awards = Soutěže
rules-marsbot-awards-text =
    Symbol soutěže sponzoruje zdarma otevřenou soutěž, ve které MarsBot vede nejvíc; musí opravdu vést. Na Tharsis má hodnoty: Realitní magnát, jeho destičky; Bankéř, stupnice staveb a událostí dohromady; Vědecká kapacita, stupnice vědy; Producent tepla, stupnice energie plus 5; Těžař, stupnice vesmíru plus 5.

    Během hry se v takovém srovnání počítá tvoje zásoba i s produkcí; na konci jen zásoba.

rules-marsbot-yours = Tvoje karty a MarsBot
rules-marsbot-yours-text =
    - Když zdroje _odebíráš_ nebo _kradeš_, jdou z jeho peněz, po jednom M€; ukradené dostaneš v udaném druhu.
    - Když _snižuješ produkci_, příslušná stupnice se vrátí o pole: ocel stavby, titan vesmír, peníze události, energie energii, teplo Zemi, rostliny rostliny. Takto opuštěná pole se označí a jejich symboly podruhé nepůsobí.
    - Když _počítáš_ kategorie nebo události ostatních, počítá se číslo jeho stupnice.
    - Jeho destičky spouštějí tvé účinky jako destičky kteréhokoli hráče.

rules-marsbot-end = Konec a skóre
rules-marsbot-end-text =
    Hra končí jako každá jiná. Začne-li 20. generace, hned prohráváš.

    Při posledních zeleních každá stupnice MarsBota, jejíž další pole ukazuje zeleň, na ně vstoupí a položí ji.

    MarsBot počítá TR, tituly, soutěže, zeleně a města, 1 bod za každé pole vedle neurální instance bez tvé destičky a peníze: do 12. generace je 8 M€ jeden bod a s každou další generací stačí o jedno M€ méně.

rules-marsbot-levels = Obtížnost
rules-marsbot-levels-text =
    - _Lehká_: šipky se vynechávají, náhradní akce dává 3 M€ a hodnoty v soutěžích jsou o 5 nižší.
    - _Normální_: pravidla výše.
    - _Těžká_: bod za každou zahranou kartu s body a před prvním tahem generace si může koupit titul za 8 M€, splňuje-li jich dost.
    - _Brutální_: jako těžká, se čtyřmi kartami projektů v balíčku.

    Každou část lze zvolit i zvlášť v nastavení stolu.
