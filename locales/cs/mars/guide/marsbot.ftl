# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome = Tohle je souboj: ty proti _MarsBotovi_, soupeři, za kterého nikdo nehraje. Ty hraješ podle pravidel Marsu; MarsBot odhaluje karty a postupuje po svých stupnicích. Když jsou teplota, kyslík a oceány na maximu, vítězí ten, kdo má víc bodů. Při shodě vítězí MarsBot.
guide-marsbot-corporation = Vyber si korporaci. Vezmi _CrediCor_: 57 M€ a 4 M€ zpátky za každou kartu nebo projekt s náklady 20 a více.
guide-marsbot-buy =
    Deset karet projektů, 3 M€ za každou, kterou si necháš. Zatím si nech jen kartu _{ mars-card-aquifer-pumping }_: oceány umístěné brzy se vyplatí.
guide-marsbot-tracks = Tady je sedm stupnic MarsBota. Nemá karty v ruce ani produkci: každá kategorie karty, kterou odhalí, posune jeden z těchto ukazatelů o pole a symbol nového pole se hned provede. Symboly vedle ukazatele ukazují další pole.
guide-marsbot-play = Jsi na tahu: jedna nebo dvě akce. Zahraj kartu _{ mars-card-aquifer-pumping }_ za 18 M€.
guide-marsbot-action =
    Použij ji jako druhou akci: 8 M€ za oceán.
guide-marsbot-ocean = Umísti oceán do řady 5, na čtvrté pole: získáš dvě rostliny a tvůj TR stoupne. Tím tvůj tah končí a na tahu je MarsBot.
guide-marsbot-why = MarsBot odhalil kartu _{ mars-card-business-network }_. Její kategorie „Země“ posunula stupnici Země na pole 1 a na něm je město. Tento panel vysvětluje, proč je město právě tam: po každém pravidle vidíš, kolik polí zbylo; mezi rovnocennými poli rozhodují náklady další karty. Šipkami čteš krok za krokem.
guide-marsbot-city =
    Zabral nejlepší místo u tvého oceánu. Odpověz standardním projektem _Založení města_: 25 M€, z nichž se CrediCoru 4 vrátí.
guide-marsbot-place = Umísti ho do řady 4, na čtvrté pole: dává rostlinu a 2 M€ za oceán. Vedle města MarsBota stavět nesmíš a on teď nesmí stavět vedle tvého.
guide-marsbot-stop = Máš ještě jednu akci, ale málo peněz. Ukonči tah.
guide-marsbot-bonus = Tentokrát to byla bonusová karta: _{ automa-bonus-invasive-species }_. V každé generaci přibude jedna do jeho balíčku. Nemáš žádné zvíře ani mikroba, takže MarsBot získal jen svých 5 M€.
guide-marsbot-pass =
    MarsBot má ještě dvě karty. Pasuj a sleduj: pokračuje sám, dokud balíček nedojde.
guide-marsbot-alone = Tady si můžeš přečíst o obou kartách; šipky vedou k té první. Pole se šipkami posunulo stupnici vědy ještě jednou a kategorie „město“ posouvá také stupnici Země. MarsBot nemá příjem: produkuješ jen ty.
guide-marsbot-end = Teď svého soupeře znáš. Dva tipy: získej čestné tituly dřív než on a snižuj mu kartami produkci, tím se stupnice vrací. Tlačítko MarsBot nahoře ukáže celou jeho desku. Hodně štěstí!
