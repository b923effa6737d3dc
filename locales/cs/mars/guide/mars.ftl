# První hra s průvodcem: tři generace s jedním soupeřem, jeden text pro každý krok.

guide-mars-welcome = Mars je studený a suchý. Ty a tvůj soupeř to změníte. Každý krok teploty, kyslíku a oceánů zvyšuje tvůj _teraformační rating_: každou generaci příjem, na konci body. Až všechny tři dosáhnou maxima, vyhraje hráč s nejvíce body.
guide-mars-corporation = Nejdřív si vyber korporaci. Vezmi kartu _{ mars-corp-tharsis-republic }_: začíná se 40 M€ a městem a získává peníze za každé nové město.
guide-mars-buy = Tady je deset karet projektů. Nechat si kartu stojí 3 M€, zahrát ji později její vlastní náklady. Nech si karty _{ mars-card-mohole-area }_ a _{ mars-card-archaebacteria }_: první dává každou generaci teplo, druhá rostliny.
guide-mars-city = Tvoje korporace začíná městem. Umísti ho na označené pole v řadě 5: dva listy na něm jsou dvě rostliny pro tebe. Na konci město přinese bod za každou sousední zeleň.
guide-mars-seat = Tohle je tvoje deska: šest zdrojů a pod každým jeho produkce za generaci. Tvoje město ti už zvýšilo příjem. Ocelí platíš karty staveb, titanem karty vesmíru.
guide-mars-mohole = V tomto tahu máš ještě jednu akci. Zahraj za 20 M€ kartu _{ mars-card-mohole-area }_: zvýší tvou produkci tepla o 4.
guide-mars-tile = Ke kartě patří destička, která se umisťuje na pole pro oceán. Vyber označené pole vedle svého města: další dvě rostliny.
guide-mars-needs = Některé karty mají _podmínku_. Kartu _{ mars-card-archaebacteria }_ lze zahrát, jen dokud je na Marsu −18 °C nebo méně. Teď to platí, tak ji zahraj: každou generaci o jednu rostlinu víc.
guide-mars-tags = Kulaté značky na kartách jsou _kategorie_: tady stavby a mikrobi. Vyplatí se později: počítají je jiné karty, čestné tituly i korporace. Karta, kterou ještě nemůžeš zahrát, ukazuje, co jí chybí.
guide-mars-stop = Na nic dobrého teď nemáš a soupeř pasoval. Ukonči tah.
guide-mars-pass = A pak pasuj: v této generaci máš hotovo. Když pasují všichni, následuje produkce.
guide-mars-research = Produkce: tvůj TR a město vynesly 21 M€, máš také 4 jednotky tepla a 5 rostlin. Nová generace začíná _výzkumem_. Tentokrát nic nekupuj: peníze budeš potřebovat na druhé město.
guide-mars-settle = _Standardní projekty_ se dají koupit vždy. Postav za 25 M€ město. Zvýší ti příjem a tvé korporaci se část peněz vrátí.
guide-mars-second = Města nikdy nestojí vedle sebe. Umísti tohle na označené pole, o jedno pole dál od prvního: pole mezi nimi je pro zeleň.
guide-mars-stop-again = Zbytek si nech. Ukonči tah.
guide-mars-pass-again = A pasuj. Znovu následuje produkce.
guide-mars-research-again = Teď máš 8 rostlin a 8 jednotek tepla: přesně tolik, kolik potřebuješ. Nekupuj karty: peníze se budou hodit na třetí město.
guide-mars-heat = Osm jednotek _tepla_ zvýší teplotu o jeden krok a s ní i tvůj TR. To je jedna akce.
guide-mars-plants = A osm _rostlin_ transformuješ na zeleň: to je druhá akce.
guide-mars-greenery = Umísti ji mezi svá dvě města. Sama přináší bod a každé město vedle ní další; stoupne kyslík a s ním tvůj TR. To jsou čtyři body za jednu destičku.
guide-mars-third = Jsi zase na tahu. Tři města dělají starostu: postav ještě jedno.
guide-mars-place = Dej ho na označené pole se dvěma rostlinami. Nesmí stát vedle tvých ostatních měst.
guide-mars-milestone = Teď splňuješ podmínku _čestného titulu_ { mars-milestone-mayor }: tři města. Získej ho za 8 M€ dřív než soupeř. Je za něj 5 bodů. Ve hře lze získat jen tři čestné tituly.
guide-mars-points = Počítej: 22 za TR, 1 za zeleň, 2 za města vedle ní, 5 za čestný titul. Další body mohou přinést karty a _soutěže_. Tvoje deska vždy ukazuje, kolik bodů máš právě teď: 30.
guide-mars-end = Teď víš, jak to chodí: kupovat, hrát, produkovat, získávat body. Vedeš, tak hraj dál! Kniha v horní liště otevře pravidlo k aktuální otázce a žárovka dá nápovědu. Hodně štěstí na Marsu!
