# První hra s průvodcem: jeden text pro každý krok.

guide-dice-welcome =
    Chystáš se učinit Mars obyvatelným, pomocí kostek. Tady hraješ o samotě: 50 tahů na dokončení teploty, kyslíku a oceánů. Barevné znaky na polích říkají, co dá destička tam položená.
guide-dice-city =
    Sólová hra začíná městem na mapě. Polož je na označené pole u pravého okraje, _C6_; vedle přibude oceán a zeleň.
guide-dice-corporation =
    Zvol korporaci. Vezmi _Ecoline_: začíná se dvěma žolíky a dvěma rostlinami a její hnědé pole, produkce, hází jednou žlutou a dvěma zelenými kostkami.
guide-dice-dice =
    To jsou tvoje kostky, vše, co máš. Každá platí za symbol nahoře; písmeno říká barvu. Nikdy se jimi nehází znovu. Kulatý žeton je _žolík_: zastoupí kterýkoli symbol.
guide-dice-bonus =
    O samotě si na začátku zvolíš bonusovou kartu. _{ dice-card-subsidised-foundry }_ přidá do produkce šedou kostku, na celou hru.
guide-dice-turn =
    V tahu buď produkuješ, nebo provedeš _podpůrnou_ a pak _hlavní_ akci. Máš tři rostliny a čtyři by daly zeleň. Použij tedy podpůrnou akci, která _otáčí_ kostku: tlačítko se dvěma šipkami.
guide-dice-pay =
    Stojí to libovolný jeden zdroj. Zaplať _megakreditem_: klikni na žlutou kostku.
guide-dice-set =
    Teď otoč _mikroba_, druhou zelenou kostku, na _rostlinu_.
guide-dice-greenery =
    Čtyři rostliny. Hlavní akce ukazují cenu; ta, na kterou máš, má značku. Polož _zeleň_ za čtyři rostliny.
guide-dice-place =
    Každé dovolené pole je označeno. Vedle města dá zeleň bod navíc: zvol _C5_, vlevo od města. Stoupne i kyslík a každý krok jsou 2 body.
guide-dice-mark =
    Kyslík došel k bonusu na stupnici: dává zelenou kostku se zvolenou stěnou. Vezmi _rostlinu_.
guide-dice-roll =
    Další tah. Ukaž na barvy a uvidíš šance, pak vezmi _modrou_ kostku a hoď: tři ze šesti stěn ukazují energii.
guide-dice-card =
    Energie. _{ dice-card-power-plant }_ stojí megakredit a energii. Megakredit nemáš, ale žolík jej zastoupí. Klikni na kartu a zahraj ji: odteď produkuješ i modrou kostku.
guide-dice-produce =
    Kostek je málo: čas na _produkční tah_. Je to celý samostatný tah.
guide-dice-keep =
    Můžeš si nechat až tři kostky, klikni na ně; ostatní se vrátí. Zelenými budeš stejně házet, nenechávej si tedy žádnou, nebo kolik chceš, a ukonči výběr.
guide-dice-discard =
    Nechtěné karty mohou pryč; pak se ruka doplní na pět. Tentokrát neodhazuj nic.
guide-dice-end =
    Hodila se celá tvoje produkce a použité modré karty by byly zase připraveny. Taková je hra: produkuj, plať, teraformuj. Při 5 a 12 bodech jsou další bonusové karty. Kniha v horní liště otevře pravidla, žárovka poradí.
