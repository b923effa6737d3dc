# Pravidla MarsBota: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[icons]] vede na téma.

rules-marsbot-aim = O MarsBotovi
rules-marsbot-aim-text =
    MarsBot je soupeř, za kterého nikdo nemusí hrát. Nemá karty v ruce, produkci ani korporaci: odhaluje karty, posouvá se po sedmi stupnicích a dělá, co říkají. Ty hraješ podle běžných pravidel Marsu a vyhraješ, jen když máš víc bodů než MarsBot; shoda nestačí.

    Hrát proti němu můžeš tady, nebo u stolu se svou deskovou hrou; pak za MarsBota hraje Areo.

rules-marsbot-board = Sedm stupnic
rules-marsbot-board-text =
    Stupnice jsou stavby, vesmír, události, věda, energie, Země a rostliny, s poli od 0 do 18. Na mnoha polích je symbol; provede se, když na pole vstoupí ukazatel MarsBota.

    Na Tharsis posouvají kategorie stupnice takto: stavby, vesmír, události a věda svou vlastní; energie a Jupiter stupnici energie; Země a město stupnici Země; rostliny, zvířata a mikrobi stupnici rostlin.

    MarsBot má teraformační rating, peníze, destičky a hromádku zahraných karet.

rules-marsbot-setup = Příprava
rules-marsbot-setup-text = Připrav hru pro dva hráče: oba začínají s TR 20. MarsBot nemá peníze a jeho ukazatele jsou na 0. Zamíchej osm bonusových karet. První balíček akcí MarsBota tvoří tři karty projektů a jedna bonusová karta, zamíchané lícem dolů. V první generaci začínáš ty.

rules-marsbot-generation = Generace
rules-marsbot-generation-text =
    Od druhé generace se začínající hráč pokaždé střídá. Výzkum provádíš jako obvykle. MarsBot neplatí nic: jeho balíček akcí tvoří tři nové karty projektů a jedna bonusová karta.

    Při výběru z karet si vyměňujete dvě čtveřice karet; pokaždé si vezmeš jednu kartu a MarsBot jednu náhodnou. Pak jednu ze svých čtyř odhodí.

    Ve fázi akcí se střídáte. Tvůj tah je jedna nebo dvě akce, tah MarsBota jedna karta. Pasuje, když je jeho balíček prázdný. Když pasuješ ty, hraje dál sám. V produkční fázi nezíská nic.

rules-marsbot-turn = Tah MarsBota
rules-marsbot-turn-text =
    MarsBot odhalí vrchní kartu balíčku. Na kartě projektu nehrají roli náklady, podmínka ani text, jen kategorie: zleva doprava každá posune svou stupnici o jedno pole a symbol na něm se hned provede se vším, co z něj plyne. Kategorie události je vždy poslední.

    Stupnice na konci se neposune: to je náhradní akce, viz [[failed]]. Stejně tak karta bez kategorií. Bonusovou kartu proveď podle textu, viz [[bonus]].

rules-marsbot-icons = Symboly na stupnicích
rules-marsbot-icons-text =
    Symboly znamenají:
    - _Šipka_: tatáž stupnice se posune o další pole a provede se i jeho symbol.
    - _Symbol jiné stupnice_: ta se posune o pole a provede se její symbol.
    - _TR_: rating MarsBota stoupne o uvedené číslo.
    - _Teplota_: jeden krok, při dvou symbolech dva; stoupne i TR.
    - _Oceán_, _zeleň_, _město_: MarsBot umístí destičku, viz [[tiles]]; oceány a kyslík zvyšují jeho TR.
    - _Čestný titul_ a _soutěž_: viz [[milestones]] a [[awards]].

    Symboly rozšíření, která nejsou ve hře, vynech. Symboly působí jen při pohybu vpřed.

rules-marsbot-failed = Náhradní akce
rules-marsbot-failed-text =
    Když MarsBot něco udělat nemůže, získá místo toho 5 M€: karta bez kategorií, stupnice na konci, hlavní faktor na maximu, žádné pole pro destičku, žádný čestný titul k získání, žádná soutěž, ve které vede.

    Bonusové karty, které nelze provést, nejsou náhradní akce.

rules-marsbot-bonus = Osm bonusových karet
rules-marsbot-bonus-text =
    Toto jsou bonusové karty:
    - _Meteorický roj_: ztratíš nejvýše 5 rostlin. Ztratíš-li 3 nebo víc, nebo jsou-li chráněné, karta se zničí.
    - _Invazivní druhy_: odstraníš jedno zvíře nebo jednoho mikroba s největší bodovou hodnotou; MarsBot získá 5 M€.
    - _Výzkum a vývoj_: MarsBot zahraje další kartu projektu.
    - _Mimořádné úspěchy_: MarsBot získá čestný titul nebo od 6. generace sponzoruje soutěž; jinak získá 5 M€.
    - _Urychlená výstavba_: MarsBot umístí město vedle alespoň dvou destiček zeleně nebo oceánu.
    - _Lobbisté_: MarsBot zvýší hlavní faktor blízko bonusu nebo maxima, nebo umístí oceán vedle jiných; jinak zvýší faktor, kterému chybí nejvíc.
    - _Místní neurální instance_: MarsBot umístí vlastní destičku do prázdného okolí a na konci za ni získá body; není-li takové pole, zahraje další kartu projektu.
    - _Rivalita korporací_: MarsBot zaplatí 5 M€, aby se zlepšil v těsné sponzorované soutěži.

    Některé karty se po úspěchu zničí; ostatní se vracejí, když se zamíchá bonusový balíček.

rules-marsbot-tiles = Kam MarsBot umisťuje destičky
rules-marsbot-tiles-text =
    Platí běžná pravidla umisťování. Z dovolených polí MarsBot vybírá:
    - pro _zeleň_: nejvíc sousedních vlastních měst, pak nejméně tvých
    - pro _město_: nejvíc sousední zeleně, ať patří komukoli
    - pak vždy: nejvíc sousedních oceánů, pak nejvíc symbolů bonusu na poli

    Je-li stále několik rovnocenných polí, odhal kartu projektu a odpočítej na nich její náklady v pořadí čtení.

rules-marsbot-income = Příjem MarsBota
rules-marsbot-income-text =
    MarsBot získává 2 M€ za každý oceán vedle destičky, kterou umístí, a 1 M€ za každý zakrytý symbol bonusu místo bonusu samého. Bonusy tepla na stupnici teploty mu dají 2 M€; oceán při 0 °C a krok teploty při 8 % kyslíku působí jako u hráče.

    MarsBot za karty neutrácí. Na konci se jeho peníze mění v body.

rules-marsbot-milestones = Čestné tituly
rules-marsbot-milestones-text =
    Na poli se symbolem titulu získá MarsBot čestný titul zdarma, pokud ještě nejsou získány tři a podmínku některého splňuje. Na Tharsis: Teraformer, TR 35; Starosta, tři města; Ekolog, tři destičky zeleně; Stavitel, stupnice staveb 8; Plánovač, všechny stupnice alespoň na 4.

    Splňuje-li jich víc, vezme ten, který splňuješ i ty, pak ten, ke kterému máš nejblíž, pak první zleva.

rules-marsbot-awards = Soutěže
rules-marsbot-awards-text =
    Na poli se symbolem soutěže sponzoruje MarsBot zdarma soutěž, kterou ještě nikdo nesponzoruje a ve které má největší náskok; shoda není náskok. Na Tharsis má hodnoty: Realitní magnát, jeho destičky; Bankéř, stupnice staveb plus stupnice událostí; Vědecká kapacita, stupnice vědy; Producent tepla, stupnice energie plus 5; Těžař, stupnice vesmíru plus 5.

    Během hry k tomuto srovnání přičti ke svým zdrojům produkci; na konci počítej jen zdroje.

rules-marsbot-yours = Tvoje karty a MarsBot
rules-marsbot-yours-text =
    Tvoje karty působí na MarsBota takto:
    - Když _odstraňuješ_ nebo _kradeš_ zdroje, ztratí MarsBot 1 M€ za každý. Ukradené zdroje získáš jako obvykle.
    - Když _snižuješ produkci_, vrátí se příslušná stupnice o jedno pole: ocel → stavby, titan → vesmír, peníze → události, energie → energie, teplo → Země, rostliny → rostliny. Opuštěné pole označ: jeho symbol podruhé nepůsobí.
    - Když _počítáš_ kategorie nebo události soupeřů, použij číslo stupnice.
    - Destičky MarsBota spouštějí tvé efekty jako destičky kteréhokoli hráče.

rules-marsbot-end = Konec hry a body
rules-marsbot-end-text =
    Hra končí jako obvykle. Začne-li 20. generace, hned prohráváš.

    Při poslední zeleni se každá stupnice, jejíž další pole ukazuje zeleň, posune o jedno pole a MarsBot za ni umístí jednu zeleň.

    MarsBot získá body za TR, čestné tituly, soutěže, zeleň a města, 1 bod za každé pole vedle neurální instance, na kterém nemáš destičku, a body za peníze: do 12. generace je bod za každých 8 M€, pak s každou generací stačí o 1 M€ méně.

rules-marsbot-levels = Obtížnost
rules-marsbot-levels-text =
    Jsou čtyři obtížnosti:
    - _Lehká_: šipky se vynechávají, náhradní akce dává 3 M€ a hodnoty v soutěžích jsou o 5 nižší.
    - _Normální_: pravidla výše.
    - _Těžká_: 1 bod za každou zahranou kartu s body; před prvním tahem generace zaplatí 8 M€ za čestný titul, má-li na to peníze a splňuje-li podmínky dostatečného počtu titulů.
    - _Brutální_: jako těžká, se čtyřmi kartami projektů v balíčku.

    Každou část můžeš zvolit i zvlášť v nastavení stolu.
