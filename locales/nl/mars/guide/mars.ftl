# Het eerste spel met gids: een tekst voor elke stap.

guide-mars-welcome = Mars is koud en droog. Daar ga jij iets aan doen, solo in dit eerste spel: je hebt 14 generaties om temperatuur, zuurstof en oceanen op hun maximum te brengen. Elke stap verhoogt je _terraformwaarde_: nu inkomen, aan het einde punten.
guide-mars-corporation =
    Kies eerst de corporatie die je leidt. Neem _CrediCor_: zij begint met 57 M€ en krijgt 4 M€ terug telkens als zij iets van 20 of meer speelt.
guide-mars-buy =
    Voor je liggen tien projectkaarten. Houden kost 3 M€ per kaart, spelen haar eigen kosten. Houd _{ mars-card-mohole-area }_ en _{ mars-card-aquifer-pumping }_: de ene brengt elke generatie warmte, de andere oceanen.
guide-mars-seat = Dit is je bedrijf: zes grondstoffen en naast elk hoeveel je er elke generatie van produceert. Staal betaalt voor bouw, titanium voor ruimte; acht planten worden groen, acht warmte een stap temperatuur.
guide-mars-play =
    Jouw beurt: één of twee acties. Speel _{ mars-card-mohole-area }_ uit je hand. De kaart kost 20 M€, verhoogt je warmteproductie met 4, en CrediCor krijgt 4 M€ terug.
guide-mars-tile = De kaart heeft een tegel die op een oceaanvlak komt. Kies het gemarkeerde vlak in het midden van het bord, rij 5, het vijfde van links: het levert twee planten op.
guide-mars-second =
    Je hebt nog één actie in deze beurt. Speel _{ mars-card-aquifer-pumping }_: een blauwe kaart, met een actie die je elke generatie één keer kunt gebruiken.
guide-mars-action = Gebruik haar meteen: betaal 8 M€ voor een oceaan. De balk toont de acties die je kunt doen; de andere zeggen waarom niet.
guide-mars-ocean = Plaats de oceaan naast je mohole, op het vlak links ervan: nog twee planten, en je terraformwaarde stijgt met 1. Elke tegel die later naast een oceaan komt, levert 2 M€ per oceaan op.
guide-mars-stop = Je kunt nu niets anders betalen. Na één actie mag je je beurt gewoon beëindigen.
guide-mars-pass =
    En pas dan: je bent klaar voor deze generatie. Als allen gepast hebben produceert iedereen.
guide-mars-research =
    Productie: je TW is in geld uitbetaald, en de Mohole boring gaf 4 warmte. Een nieuwe generatie begint met _onderzoek_: vier kaarten, 3 M€ voor elke die je houdt. Zoek eerst productie; die betaalt elke generatie.
guide-mars-end =
    Nu weet je hoe het gaat: kopen, spelen, produceren. Met anderen zijn er ook mijlpalen en onderscheidingen. Het boek in de balk bovenaan opent de regels bij de vraag die je krijgt, en de lamp geeft een hint. Veel geluk op Mars.
