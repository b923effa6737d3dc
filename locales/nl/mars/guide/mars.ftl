# Het eerste spel met gids: drie generaties tegen één tegenstander, een tekst voor elke stap.

guide-mars-welcome = Mars is koud en droog. Jij en je tegenstander gaan daar iets aan doen. Elke stap van temperatuur, zuurstof en oceanen verhoogt je _terraformwaarde_: elke generatie inkomen, aan het einde punten. Staan alle drie op hun maximum, dan wint wie de meeste punten heeft.
guide-mars-corporation = Kies eerst je corporatie. Neem _{ mars-corp-tharsis-republic }_: die begint met 40 M€ en een stad, en verdient aan elke nieuwe stad.
guide-mars-buy = Hier zijn tien projectkaarten. Een kaart houden kost 3 M€, en die later spelen kost wat erop staat. Houd _{ mars-card-mohole-area }_ en _{ mars-card-archaebacteria }_: de ene levert elke generatie warmte op, de andere planten.
guide-mars-city = Je corporatie begint met een stad. Plaats die op het gemarkeerde vlak in rij 5: de twee blaadjes zijn twee planten voor jou. Een stad levert aan het einde een punt op voor elke groentegel ernaast.
guide-mars-seat = Dit is je spelersbord: zes grondstoffen en onder elk wat je er per generatie van produceert. Je stad heeft je geldproductie al verhoogd. Met staal betaal je bouwkaarten, met titanium ruimtekaarten.
guide-mars-mohole = Je hebt nog één actie in deze beurt. Speel _{ mars-card-mohole-area }_ voor 20 M€: je warmteproductie stijgt met 4.
guide-mars-tile = De kaart heeft een tegel die op een oceaanvlak komt. Kies het gemarkeerde vlak naast je stad: nog twee planten.
guide-mars-needs = Sommige kaarten hebben een _vereiste_. _{ mars-card-archaebacteria }_ kun je alleen spelen zolang het op Mars −18 °C of kouder is. Dat is het nu, dus speel de kaart: elke generatie een plant meer.
guide-mars-tags = De ronde symbolen op je kaarten zijn _labels_: hier bouw en microben. Die komen later van pas: andere kaarten, mijlpalen en corporaties tellen ze. Een kaart die je nog niet kunt spelen, toont wat er ontbreekt.
guide-mars-stop = Je hebt nu niet genoeg geld voor iets goeds, en je tegenstander heeft gepast. Beëindig je beurt.
guide-mars-pass = Pas daarna: je bent klaar voor deze generatie. Zodra iedereen heeft gepast, produceert iedereen.
guide-mars-research = Productie: je terraformwaarde en je stad leverden 21 M€ op, en je hebt 4 warmte en 5 planten. Een nieuwe generatie begint met _onderzoek_. Koop deze keer niets: je hebt het geld nodig voor een tweede stad.
guide-mars-settle = _Standaardprojecten_ kun je altijd kopen. Bouw een stad voor 25 M€. Je geldproductie stijgt, en je corporatie krijgt geld terug.
guide-mars-second = Steden staan nooit naast elkaar. Plaats deze op het gemarkeerde vlak, één vlak van je eerste: het vlak ertussen is voor een groentegel.
guide-mars-stop-again = Bewaar de rest. Beëindig je beurt.
guide-mars-pass-again = En pas. Jullie produceren allebei weer.
guide-mars-research-again = Je hebt nu 8 planten en 8 warmte, precies wat je nodig hebt. Koop geen kaarten: je geld komt van pas voor een derde stad.
guide-mars-heat = Met acht _warmte_ verhoog je de temperatuur met één stap, en je terraformwaarde stijgt mee. Dat is één actie.
guide-mars-plants = En acht _planten_ zet je om in een groentegel: je tweede actie.
guide-mars-greenery = Plaats hem tussen je twee steden. Hij is een punt waard, plus één voor elke stad ernaast. Het zuurstofgehalte stijgt, en je terraformwaarde ook. Dat zijn vier punten met één tegel.
guide-mars-third = Weer jouw beurt. Met drie steden ben je burgemeester: bouw er nog een.
guide-mars-place = Leg hem op het gemarkeerde vlak met twee planten. Hij mag niet naast je andere steden staan.
guide-mars-milestone = Nu haal je de _mijlpaal_ { mars-milestone-mayor }: drie steden. Claim die voor 8 M€, vóór je tegenstander het doet. Hij is 5 punten waard. Per spel kunnen maar drie mijlpalen geclaimd worden.
guide-mars-points = Reken maar mee: 22 voor je terraformwaarde, 1 voor de groentegel, 2 voor de steden ernaast, 5 voor de mijlpaal. Kaarten en _onderscheidingen_ kunnen er nog bij komen. Je spelersbord toont altijd hoeveel punten je nu zou hebben: 30.
guide-mars-end = Nu weet je hoe het gaat: kopen, spelen, produceren, scoren. Je staat voor, dus speel verder! Het boek in de balk bovenaan opent de regels bij de huidige vraag, en de lamp geeft een hint. Veel succes op Mars!
