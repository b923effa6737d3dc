# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome =
    Tohle je souboj: ty proti _MarsBotovi_, soupeři bez hráče. Ty hraješ podle pravidel Marsu; MarsBot otáčí karty a řídí se svými stupnicemi. Když jsou teplota, kyslík a oceány hotové, vyhrává, kdo má víc bodů, a remíza patří MarsBotovi.
guide-marsbot-corporation =
    Zvol korporaci. Vezmi _CrediCor_: 57 M€ a 4 M€ zpátky za všechno, co stojí 20 a víc.
guide-marsbot-buy =
    Deset karet projektů, 3 M€ za každou, kterou si necháš. Zatím si nech jen kartu _{ mars-card-aquifer-pumping }_: brzké oceány jsou dobří sousedé.
guide-marsbot-tracks =
    Tady je sedm stupnic MarsBota. Nemá ruku ani produkci: každý symbol otočené karty posune jeden ukazatel o jedno pole, a co nové pole ukazuje, se hned stane. Znaky vedle ukazatele říkají, co přijde dál.
guide-marsbot-play =
    Tvůj tah: jedna nebo dvě akce. Zahraj kartu _{ mars-card-aquifer-pumping }_ za 18 M€.
guide-marsbot-action =
    Použij ji jako druhou akci: 8 M€ za oceán.
guide-marsbot-ocean =
    Polož oceán do řady 5, na čtvrté pole: dvě rostliny a tvůj TR stoupne. Tím tvůj tah končí a na tahu je MarsBot.
guide-marsbot-why =
    MarsBot otočil kartu _{ mars-card-business-network }_. Symbol Země posunul stupnici Země na 1 a tam je město. Tento panel říká, proč město leží tam, kde leží: pravidlo po pravidle, kolik polí zbylo, a mezi rovnými rozhoduje cena další karty. Šipkami čteš krok za krokem.
guide-marsbot-city =
    Zabral nejlepší místo u tvého oceánu. Odpověz standardním projektem _město_: 25 M€, z nichž se CrediCoru 4 vrátí.
guide-marsbot-place =
    Polož ho do řady 4, na čtvrté pole: rostlina a 2 M€ za oceán. Vedle města MarsBota stavět nesmíš, a teď nesmí on vedle tvého.
guide-marsbot-stop =
    Máš ještě jednu akci, ale málo peněz. Zůstaň u jedné.
guide-marsbot-bonus =
    Tentokrát to byla bonusová karta: _{ automa-bonus-invasive-species }_. V každé generaci přijde jedna z nich do jeho balíčku. Žádné zvíře ani mikrob ti nechybí, protože žádné nemáš, a tak si vzal jen svých 5 M€.
guide-marsbot-pass =
    MarsBot má ještě dvě karty. Pasuj a sleduj: pokračuje sám, dokud balíček nedojde.
guide-marsbot-alone =
    Obě karty jsou popsány tady; šipky vedou zpět k první. Pole se šipkami posunulo stupnici vědy ještě jednou a symbol města posouvá také stupnici Země. MarsBot nemá příjem: produkuješ jen ty.
guide-marsbot-end =
    Svého soupeře už znáš. Co pomáhá: získej milníky dřív než on a snižuj jeho produkci útoky, což posune stupnici zpět. Tlačítko MarsBot nahoře ukáže celou jeho desku. Hodně štěstí.
