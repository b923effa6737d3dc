# První hra s průvodcem: jeden text pro každý krok.

guide-dice-welcome = Kostkami teď uděláš z Marsu obyvatelnou planetu. Hraješ sólo: máš 50 tahů na to, aby teplota, kyslík a oceány dosáhly maxima. Barevné symboly na polích jsou bonusy za umístění destičky.
guide-dice-city = Sólová hra začíná městem na mapě. Umísti ho na označené pole u pravého okraje, _C6_; vedle něj přibudou oceán a zeleň.
guide-dice-corporation = Vyber si korporaci. Vezmi _Ecoline_: začíná se dvěma žolíky a dvěma rostlinami. Hnědý rámeček je její produkce: jedna žlutá a dvě zelené kostky.
guide-dice-dice = Tohle jsou tvoje kostky, vše, co máš. Každá platí za symbol, který je nahoře; písmeno značí barvu. Už jimi nikdy neházíš. Kulatý _žolík_ může být kterýkoli symbol.
guide-dice-bonus = V sólové hře si na začátku vybíráš bonusovou kartu. _{ dice-card-subsidised-foundry }_ přidá do tvé produkce na celou hru šedou kostku.
guide-dice-turn = Ve svém tahu buď produkuješ, nebo provedeš _podpůrnou_ a pak _hlavní_ akci. Máš tři rostliny a čtyři by stačily na zeleň. Použij tedy podpůrnou akci, která _otočí_ kostku: tlačítko se dvěma šipkami.
guide-dice-pay =
    Stojí to libovolný jeden zdroj. Zaplať _megakreditem_: klikni na žlutou kostku.
guide-dice-set =
    Teď otoč _mikroba_, druhou zelenou kostku, na _rostlinu_.
guide-dice-greenery = Čtyři rostliny! Hlavní akce ukazují své náklady; fajfka značí tu, na kterou máš. Umísti za čtyři rostliny _zeleň_.
guide-dice-place = Každé dovolené pole je označené. Vedle města dává zeleň bod navíc: vyber _C5_, vlevo od města. Stoupne i kyslík a každý krok má hodnotu 2 bodů.
guide-dice-mark = Kyslík dosáhl bonusu na stupnici: zelená kostka s libovolnou stranou. Vezmi si _rostlinu_.
guide-dice-roll = Další tah. Ukaž na barvy a uvidíš šance, pak hoď _modrou_ kostkou: tři z jejích šesti stran ukazují energii.
guide-dice-card = Energie! _{ dice-card-power-plant }_ stojí megakredit a energii. Megakredit nemáš, ale může ho nahradit žolík. Klikni na kartu a zahraj ji: odteď produkuješ i modrou kostku.
guide-dice-produce = Nemáš už skoro žádné kostky: čas na _produkční tah_. Zabere celý tah.
guide-dice-keep = Kliknutím si můžeš nechat nejvýše tři kostky; ostatní se vrátí do zásoby. Zelenými budeš házet tak jako tak, nech si tedy některé, nebo žádnou, a stiskni _Nechat si tyto kostky_.
guide-dice-discard = Můžeš odhodit karty, které nechceš; pak dobereš do pěti. Tentokrát nic neodhazuj: stiskni _Dobrat karty_.
guide-dice-end = Všechny kostky z produkce jsou hozené a použité modré karty jsou znovu připravené. O to ve hře jde: produkuj, plať, teraformuj. U 5 a 12 bodů dostaneš další bonusové karty. Kniha v horní liště otevře pravidla a žárovka ti dá nápovědu.
