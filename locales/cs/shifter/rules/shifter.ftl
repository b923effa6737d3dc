# Pravidla hry Akce: Teraformace: nadpis a text každého tématu v pořadí čtení.
# Prázdný řádek začíná odstavec, pomlčka položku seznamu; [[zones]] vede na téma.

rules-shifter-aim = Cíl hry
rules-shifter-aim-text =
    Šestnáct destiček tvoří Planetu. Otáčením, posouváním a převracením spojuješ sníh, poušť, moře a louku do _zón_. Zóny plní mise ve tvé ruce, a když splníš misi, můžeš dosáhnout velkých cílů hry.

    Všichni hráči hrají společně: vyhrajete, když dosáhnete všech čtyř cílů, a prohrajete, dojde-li dřív Knihovna. Sólová hra je stejná, jen má mise v ruce jediný hráč. Chcete-li raději hrát proti sobě, viz [[contest]].

rules-shifter-planet = Planeta a její destičky
rules-shifter-planet-text =
    Planeta je čtverec čtyři krát čtyři destičky. Každá strana destičky ukazuje tři ze čtyř krajin: jedna zabírá _polovinu_ a počítá se za 2, dvě zabírají po _čtvrtině_ a počítají se za 1. Totéž říkají tvorové: jeden tvor je jeden bod.

    Na rubu zůstávají čtvrtiny stejné a polovina se změní v krajinu, která na líci chyběla.

    Každý okraj destičky patří jedné krajině: polovina má dva okraje, které se sbíhají v rohu, každá čtvrtina jeden. Díky tomu do sebe destičky zapadají.

rules-shifter-zones = Zóny a jejich hodnota
rules-shifter-zones-text =
    Kusy stejné krajiny tvoří jednu zónu, když se dotýkají celým okrajem dvou sousedních destiček. Rohy se nespojují a zóny nepokračují přes okraj Planety na druhou stranu.

    _Hodnota_ zóny je součet jejích kusů: 2 za každou polovinu, 1 za každou čtvrtinu. Čtvrtina je vždy koncem zóny, takže dlouhé zóny jsou řetězy polovin s nejvýše jednou čtvrtinou na každém konci.

    Ukaž na zónu nebo přejdi na destičku a její hodnota se ukáže.

rules-shifter-missions = Mise
rules-shifter-missions-text =
    V ruce máš čtyři mise, které ostatní nevidí. Mise udává krajinu a jednu nebo více hodnot: „Moře 8“ vyžaduje jednu zónu moře o hodnotě 8, „Poušť 4 4“ dvě zóny pouště po 4.

    Každá hodnota potřebuje vlastní zónu: jedna zóna 8 není totéž co dvě zóny 4. _Větší_ zóna stačí, pokud nehrajete s pravidlem [[exact]]. Tatáž zóna může v jednom tahu posloužit několika kartám.

    Některé mise mají značku 2+, 3+ nebo 4+ a použijí se jen při takovém nebo vyšším počtu hráčů. Proto má Knihovna na začátku vždy dvanáct karet.

rules-shifter-goals = Kniha cílů
rules-shifter-goals-text =
    Čtyři cíle leží odkryté pro všechny, z každé krajiny jeden. Čtou se jako mise, ale žádají víc. Dosažený cíl se otočí a zůstane dosažený, ať se s Planetou stane cokoli.

    Cílů lze dosáhnout jen v tahu, ve kterém splníš misi; pak se hned otočí všechny cíle, které Planeta splňuje. Počet cílů v tahu není omezen.

    Do první hry si vezměte z každé krajiny cíl 9. Cíle 8 bývají těžší, protože žádají víc než jednu zónu. Cíle můžete také losovat nebo si je zvolit.

rules-shifter-turn = Tah
rules-shifter-turn-text =
    Tah má dvě fáze: nejprve teraformuješ nejvýše pěti akcemi, viz [[actions]]; potom osídluješ, viz [[settle]]. Nakonec si doplníš ruku na čtyři karty a na tahu je hráč po levici.

    Počítá se Planeta tak, jak vypadá při osídlení. I mise splněná bez jediné akce platí.

rules-shifter-actions = Pět akcí
rules-shifter-actions-text =
    Ve fázi teraformace provedeš nejvýše pět akcí, v libovolném pořadí, i několikrát tutéž:
    - _Otoč_ jednu destičku o půl otáčky.
    - _Převrať_ jednu destičku přes delší nebo přes kratší stranu, aby byl nahoře rub.
    - _Posuň_ celou řadu o krok doleva nebo doprava, nebo sloupec nahoru či dolů. Vytlačená destička se vrátí z druhého konce.

    Destička má čtyři polohy a každá ze zbylých tří je vzdálená přesně jednu akci. Když destičku vybereš, uvidíš rovnou tři možné výsledky.

    Až do osídlení můžeš akce vracet jednu po druhé. Akce, které nepotřebuješ, mohou připravit Planetu pro jiného hráče.

rules-shifter-settle = Osídlení: úspěch
rules-shifter-settle-text =
    Při osídlení se zkontrolují tvoje mise. Splňuješ-li alespoň jednu, tah je _úspěch_: ohlas jednu splněnou misi a odhoď ji. Žádný trest nepřijde, bez ohledu na počet akcí.

    Pak můžeš ohlásit další splněné mise. Každá ohlášená mise se doplní z Knihovny, takže stojí jednu kartu; někdy je lepší splněnou misi si nechat.

    Po první misi se kontroluje Kniha cílů. Dokud mohou přijít katastrofy, rozhoduješ ty, zda ji zkontrolovat, protože každý dosažený cíl přinese další.

rules-shifter-failure = Osídlení: neúspěch
rules-shifter-failure-text =
    Nesplňuješ-li žádnou svou misi, tah je _neúspěch_: odhoď dvě mise a jednu další za každou provedenou akci. Nejdřív vybíráš z ruky, a když je prázdná, bereš vrchní karty Knihovny. V takovém tahu nelze dosáhnout cíle.

    Po doplnění ruky stojí neúspěch se třemi akcemi Knihovnu pět karet. Nemůžeš-li tedy uspět, proveď co nejméně akcí: neúspěch bez akcí stojí jen dvě karty.

rules-shifter-library = Knihovna
rules-shifter-library-text =
    Knihovna je balíček misí a odměřuje čas hry. Na konci tahu si z ní doplníš ruku na čtyři karty.

    Úspěch s jednou misí stojí jednu kartu, neúspěch dvě karty a jednu za každou akci. Je-li třeba vzít z Knihovny víc karet, než v ní je, všichni prohráváte. Když vezmete právě poslední kartu, ještě to prohra není.

rules-shifter-end = Konec hry
rules-shifter-end-text =
    Vyhráváte společně, jakmile je dosaženo všech čtyř cílů, dřív než si kdokoli dobere karty. Karty, které zbyly v Knihovně, vám dají titul:
    - 0 až 2: Poutník
    - 3 až 5: Kolonizátor
    - 6 nebo 7: Teraformer
    - 8 a více: Císař

    S katastrofami, viz [[disasters]], jsou hranice 0, 2, 4 a 6 karet a každá červená katastrofa v balíčku zvyšuje titul o jeden: nad Císařem jsou Legenda a Stvořitel.

rules-shifter-exact = Přesné hodnoty
rules-shifter-exact-text = V těžší hře musí hodnoty přesně souhlasit: zóna o hodnotě 8 nesplňuje misi 7. Platí to pro mise i cíle. Zapíná se to v nastavení stolu.

rules-shifter-disasters = Katastrofy
rules-shifter-disasters-text =
    Pro zkušené: čtyři žluté katastrofy tvoří balíček a vrchní platí od začátku. Každý dosažený cíl hned přivolá další. Všechny odkryté katastrofy platí dál a pro všechny; odporují-li si dvě, platí novější.

    Katastrofa omezuje počet akcí, posunů nebo převrácení v tahu, zakazuje převracet přes kratší stranu, nebo způsobí, že úspěch stojí víc karet z Knihovny. U zakázaného tahu vidíš, která katastrofa ho zakazuje.

    V těžší hře je poslední karta balíčku, nebo poslední dvě, červená katastrofa.

rules-shifter-contest = Hra proti sobě
rules-shifter-contest-text =
    Dva až čtyři hráči mohou hrát proti sobě. Hráči nemají karty v ruce ani Knihu cílů: šestnáct cílů a šestnáct misí bez značky tvoří jednu Knihovnu. V každém kole je její vrchní karta _výzvou_ pro všechny a každý hledá řešení s nejmenším počtem akcí.

    Výzva, na kterou stačí jedna akce nebo žádná, přijde dospod Knihovny a odkryje se další.

    Skóre je počet tvých vyhraných výzev minus počet tvých nezdařených. Vítězí hráč, který první dosáhne potřebného skóre: 7 bodů ve dvou, 6 ve třech, 5 ve čtyřech, pokud není v nastavení stolu jinak. Dojdou-li karty dřív, nevyhrává nikdo.

rules-shifter-bids = Nabídky a přesýpací hodiny
rules-shifter-bids-text =
    Počínaje vedoucím kola nabídne každý hráč počet akcí. Když nabídli všichni, obrátí se přesýpací hodiny na jednu minutu. Dokud běží, můžeš jít pod svou poslední nabídku, nebo u ní zůstat. Nižší nabídka znamená, že všichni přemýšlejí znovu.

    Když čas vyprší nebo všichni zůstanou u svého, platí nejnižší nabídka. Ze stejných nabídek platí ta první.

    Při přemýšlení si můžeš tahy vyzkoušet; nikdo jiný je nevidí a Planeta se vrátí do předchozího stavu.

rules-shifter-attempt = Pokus
rules-shifter-attempt-text =
    Hráč s nejnižší nabídkou předvede tahy na Planetě, nejvýše tolika akcemi, kolik nabídl. Je-li výzva na konci pokusu splněná, získá bod; není-li, nebo se o to nepokusil, bod ztratí.

    V nastavení stolu se volí, zda se Planeta po nezdařeném pokusu vrátí do předchozího stavu, kdo vede další kolo a jak vysoká smí být nabídka.

rules-shifter-edition = O tomto vydání
rules-shifter-edition-text =
    Pravidla jsou stejná jako ve vydané hře. Známe jen část destiček, misí, cílů a katastrof, a tak jsme zbytek sestavili podle čísel a barev v pravidlech. Prohlížeč karet značí každý díl jako vydaný, zčásti známý nebo rekonstruovaný; katastrofy a hranice hry proti sobě jsou naše vlastní.

    Kde pravidla něco nechávají otevřené, je naše rozhodnutí i s důvodem zapsáno v dokumentech projektu.
