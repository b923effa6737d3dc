# Het eerste spel met gids: een tekst voor elke stap.

guide-mars-welcome = Mars is koud en droog. Daar ga jij iets aan doen. Dit eerste spel speel je solo: je hebt 14 generaties om temperatuur, zuurstof en oceanen op hun maximum te brengen. Elke stap verhoogt je _terraformwaarde_: nu inkomen, aan het einde punten.
guide-mars-corporation = Kies eerst je corporatie. Neem _CrediCor_: die begint met 57 M€ en krijgt 4 M€ terug voor elke gespeelde kaart die 20 of meer kost.
guide-mars-buy = Hier zijn tien projectkaarten. Een kaart houden kost 3 M€, en die later spelen kost wat erop staat. Houd _{ mars-card-mohole-area }_ en _{ mars-card-aquifer-pumping }_: de ene levert elke generatie warmte op, de andere oceanen.
guide-mars-seat = Dit is je spelersbord: zes grondstoffen en naast elk wat je er per generatie van produceert. Met staal betaal je bouwkaarten, met titanium ruimtekaarten. Acht planten zet je om in een groentegel; met acht warmte verhoog je de temperatuur met één stap.
guide-mars-play =
    Jouw beurt: één of twee acties. Speel _{ mars-card-mohole-area }_ uit je hand. De kaart kost 20 M€, verhoogt je warmteproductie met 4, en CrediCor krijgt 4 M€ terug.
guide-mars-tile = De kaart heeft een tegel die op een oceaanvlak komt. Kies het gemarkeerde vlak in het midden van het bord, rij 5, het vijfde van links: het levert twee planten op.
guide-mars-second =
    Je hebt nog één actie in deze beurt. Speel _{ mars-card-aquifer-pumping }_: een blauwe kaart, met een actie die je elke generatie één keer kunt gebruiken.
guide-mars-action = Gebruik die meteen: betaal 8 M€ voor een oceaan. De balk toont de acties die je kunt doen; bij de andere zie je waarom ze niet kunnen.
guide-mars-ocean = Plaats de oceaan naast je Mohole boring, op het vlak links ervan: je krijgt nog twee planten en je terraformwaarde stijgt met 1. Elke tegel die later naast een oceaan komt, levert 2 M€ per oceaan op.
guide-mars-stop = Je hebt nu nergens anders geld voor. Na één actie mag je je beurt gewoon beëindigen.
guide-mars-pass = Pas daarna: je bent klaar voor deze generatie. Zodra iedereen heeft gepast, produceert iedereen.
guide-mars-research = Productie: je terraformwaarde leverde geld op, en je Mohole boring 4 warmte. Een nieuwe generatie begint met _onderzoek_: vier kaarten, 3 M€ voor elke die je houdt. Zoek eerst productie; die loont elke generatie.
guide-mars-end = Nu weet je hoe het gaat: kopen, spelen, produceren. Met andere spelers zijn er ook mijlpalen en onderscheidingen. Het boek in de balk bovenaan opent de regels bij de huidige vraag, en de lamp geeft een hint. Veel succes op Mars!
