# De regels van Mars: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[tiles]] verwijst naar een onderwerp.

rules-mars-aim = Waar het om gaat
rules-mars-aim-text =
    Je leidt een corporatie die Mars leefbaar maakt: warmer, met lucht en oceanen. Je koopt projectkaarten, betaalt ze met geld en bronnen, en bouwt een productie op die van generatie op generatie groeit.

    Wie de temperatuur, de zuurstof of het aantal oceanen verhoogt wint dubbel: de _terraformwaarde_ (TW) stijgt, en die is nu inkomen en aan het eind punten. Zijn alle drie voltooid, dan eindigt het spel en winnen de meeste punten.

rules-mars-parameters = Temperatuur, zuurstof, oceanen
rules-mars-parameters-text =
    De temperatuur stijgt van −30 tot +8 °C in stappen van 2 graden, zuurstof van 0 tot 14 % in stappen van 1, en er zijn negen oceanen. Elke stap en elke oceaan verhoogt de TW van wie hem veroorzaakte met 1.

    Sommige plekken op de sporen geven meer aan wie ze bereikt: bij −24 en −20 °C één warmteproductie, bij 0 °C een oceaan, bij 8 % zuurstof een stap temperatuur. Zulke giften tellen helemaal, met TW en hun eigen bonussen.

    Een voltooide parameter stijgt niet verder en geeft geen TW, en een bonus die ernaar wijst is verloren. Kaarten en projecten die hem zouden verhogen kun je nog gebruiken voor de rest van hun effect.

rules-mars-rating = De terraformwaarde
rules-mars-rating-text =
    Iedereen begint op 20 (alleen op 14). Elke stap van een parameter geeft 1, en sommige kaarten verhogen haar rechtstreeks. In elke productiefase wordt de TW in geld uitbetaald, en aan het eind telt zij als punten.

rules-mars-resources = Bronnen en productie
rules-mars-resources-text =
    Er zijn er zes: geld (M€), staal, titanium, planten, energie en warmte. Elk heeft een voorraad en een productie, dat is wat je elke generatie krijgt.
    - _Staal_ is 2 M€ waard voor bouwkaarten, _titanium_ 3 M€ voor ruimtekaarten.
    - _8 planten_ worden een groen, _8 warmte_ een stap temperatuur.
    - _Energie_ wordt door kaarten gebruikt; wat over is wordt warmte.

    Geldproductie kan tot −5 dalen, elke andere niet onder 0. Een bovengrens is er niet.

    Dieren, microben en andere fiches liggen alleen op kaarten die dat zeggen.

rules-mars-setup = Voorbereiding en corporaties
rules-mars-setup-text =
    Iedereen bekijkt twee corporaties en tien projectkaarten. Je kiest een corporatie en koopt daarna zoveel van de tien kaarten als je wilt voor 3 M€ per stuk, van het startgeld van de corporatie. De eerste generatie heeft geen onderzoeksfase.

    Een corporatie geeft geld, soms bronnen en productie, labels, en een effect of actie voor het hele spel. Staat er een eerste actie op, dan begint je eerste beurt daarmee.

    Met de Beginnerscorporatie houd je alle tien kaarten zonder te betalen en begin je met 42 M€. In het standaardspel begint elke productie op 1; met Corporate Era en alleen op 0.

rules-mars-generation = Een generatie
rules-mars-generation-text =
    Het spel verloopt in generaties van vier fasen:
    - Het _startspelerfiche_ gaat naar links.
    - _Onderzoek_: nieuwe kaarten, zie [[research]].
    - _Acties_: spelers zijn om beurten aan de beurt tot allen hebben gepast, zie [[turn]].
    - _Productie_: iedereen krijgt inkomen, zie [[production]].

rules-mars-research = Onderzoek
rules-mars-research-text =
    Iedereen trekt vier kaarten en koopt er zoveel als gewenst voor 3 M€ per stuk; de andere gaan dicht weg. Een hand heeft geen grens. Is de stapel op, dan wordt de aflegstapel geschud.

    De prijs van 3 M€ brengt de kaart alleen in je hand; om haar te spelen betaal je haar kosten.

rules-mars-draft = Draft
rules-mars-draft-text =
    Als optie van de tafel neemt iedereen één van de vier kaarten en geeft de rest door, telkens weer, tot allen er vier hebben. Dan pas koop je. In even generaties gaan kaarten naar links, in oneven naar rechts; in de eerste is er geen draft, tenzij de tafel ook de beginkaarten draft.

rules-mars-turn = Je beurt
rules-mars-turn-text =
    Je doet één of twee acties, of je past. Wie past is klaar voor deze generatie; na één actie mag je gewoon stoppen. De fase duurt tot allen hebben gepast, en de laatste speler mag beurt na beurt nemen.

    Acties, in elke mengeling en ook twee keer dezelfde:
    - een kaart spelen, zie [[cards]]
    - de actie van een kaart voor je gebruiken, zie [[actions]]
    - een standaardproject, of planten of warmte omzetten, zie [[standard]]
    - een mijlpaal claimen ([[milestones]]) of een onderscheiding financieren ([[awards]])

rules-mars-cards = Een kaart spelen
rules-mars-cards-text =
    Bekijk de vereiste, betaal, voer het effect uit en leg de kaart voor je.
    - _Groene_ kaarten werken één keer; hun labels blijven.
    - _Blauwe_ kaarten hebben een actie of een blijvend effect.
    - _Rode_ kaarten zijn gebeurtenissen: ze werken één keer en gaan dan dicht, dus tellen hun labels niet meer.

    Het effect moet helemaal mogelijk zijn, met deze uitzonderingen: een voltooide parameter, fiches die geen kaart kan dragen, en bronnen van anderen wegnemen, wat je mag laten. Wat je zelf verliest moet je hebben.

    Tekst op een kaart gaat voor deze regels. Punten op kaarten tellen aan het eind.

rules-mars-requirements = Vereisten
rules-mars-requirements-text =
    Een kaart kan vragen dat een parameter hoog genoeg is, of met ‘max’ nog niet te hoog, een eigen productie, labels in het spel of tegels. Dat wordt alleen bij het spelen bekeken; de labels van de kaart zelf helpen niet.

    Sommige kaarten verschuiven vereisten van temperatuur, zuurstof en oceanen twee stappen in elke richting; zulke verschuivingen tellen op.

rules-mars-payment = Betalen
rules-mars-payment-text =
    Staal betaalt kaarten met een bouwlabel, titanium kaarten met een ruimtelabel, en voor een kaart met beide zijn beide goed. Je mag ze mengen met geld en te veel betalen, maar er is geen wisselgeld. Voor standaardprojecten gelden metalen niet.

    Kortingen verlagen de prijs, tellen op en gaan nooit onder nul. Een teruggave komt nadat de volle prijs is betaald. Effecten die naar de kosten van een kaart kijken bedoelen de gedrukte kosten.

rules-mars-tags = Labels
rules-mars-tags-text =
    De ronde tekens bovenaan een kaart zijn haar labels: bouw, ruimte, energie, wetenschap, Jupiter, Aarde, planten, microben, dieren en stad. Kaarten en corporaties hebben er tot drie, soms twee dezelfde.

    Labels verlagen prijzen, vervullen vereisten en zetten effecten in gang. Labels van je corporatie tellen mee; labels van gebeurtenissen alleen terwijl ze gespeeld worden.

rules-mars-actions = Acties en effecten van blauwe kaarten
rules-mars-actions-text =
    Een rode pijl betekent een _actie_: je betaalt wat links staat en krijgt wat rechts staat. Elke kaart kan één keer per generatie; van twee pijlen op een kaart gebruik je er één. Het kost een van je acties.

    Een _effect_ zonder pijl is geen actie: het werkt elke keer, vanaf nu. Eenmaal betaald geldt een kaart als gespeeld, dus haar effect kan al voor haarzelf gelden.

rules-mars-order = Volgorde van effecten
rules-mars-order-text =
    Moeten er meer dingen tegelijk gebeuren, dan bepaalt de speler aan de beurt de volgorde: delen van een kaart, effecten die zij in gang zet, bonussen van een vak. Maakt de volgorde niets uit, dan hoef je niet te kiezen; ‘elke volgorde’ is genoeg.

rules-mars-removing = Van anderen wegnemen
rules-mars-removing-text =
    Een rood kader betekent elke speler, jij ook.
    - _Bronnen_ mag je wegnemen tot het genoemde aantal, van één speler, of helemaal niet.
    - _Productie_ moet helemaal omlaag, bij één speler. Kun alleen jij haar verliezen, dan treft het jou; kan niemand dat, dan is de kaart niet te spelen.

    Sommige kaarten beschermen hun fiches, of jouw planten, dieren en microben, tegen anderen.

rules-mars-tiles = Tegels
rules-mars-tiles-text =
    Elke tegel geeft je wat er op het vak staat en 2 M€ voor elke oceaan ernaast.
    - _Oceaan_: alleen op vakken voor oceanen; van niemand.
    - _Groen_: naast een eigen tegel als dat kan; zuurstof stijgt met één. Het is 1 punt waard.
    - _Stad_: niet naast een andere stad. Aan het eind 1 punt voor elk groen ernaast, van wie het ook is.
    - _Speciale_ tegels: waar hun kaart zegt.

    Vakken voor oceanen en voor genoemde steden zijn voor al het andere gesloten, tenzij een kaart anders zegt. Een claim houdt een vak vrij voor de eigenaar en is geen tegel.

rules-mars-standard = Standaardprojecten
rules-mars-standard-text =
    Open voor allen, zo vaak je wilt:
    - _Patenten verkopen_: leg kaarten uit je hand af voor 1 M€ per stuk
    - _Energiecentrale_, 11 M€: energieproductie +1
    - _Asteroïde_, 14 M€: een stap temperatuur
    - _Oceaan_, 18 M€: een oceaan
    - _Groen_, 23 M€: een groen, met een stap zuurstof
    - _Stad_, 25 M€: een stad, en geldproductie +1

    Twee andere acties zijn geen standaardprojecten: _8 planten_ worden een groen met een stap zuurstof, _8 warmte_ een stap temperatuur.

rules-mars-milestones = Mijlpalen
rules-mars-milestones-text =
    Er staan er vijf op de kaart, en maar drie zijn er in een spel te claimen, elk door één speler. Voldoe je aan de voorwaarde, dan betaal je als actie 8 M€ en heb je 5 punten, wat er later ook gebeurt.

    Op Tharsis: Terraformer, TW 35; Burgemeester, drie steden; Tuinman, drie groen; Aannemer, acht bouwlabels; Planner, zestien kaarten in de hand. De andere kaarten hebben hun eigen, zie [[maps]].

rules-mars-awards = Onderscheidingen
rules-mars-awards-text =
    Een onderscheiding financieren is een actie. De eerste kost 8 M€, de tweede 14, de derde 20; meer zijn er niet. Aan het eind krijgt de beste 5 punten, de tweede 2, wie er ook betaalde. Met twee spelers is er geen tweede plaats.

    Wie gelijk eerste zijn krijgen allen 5, en dan is er geen tweede plaats; wie gelijk tweede zijn krijgen allen 2.

    Op Tharsis: Landeigenaar, tegels; Bankier, geldproductie; Wetenschapper, wetenschapslabels; Warmtetechneut, warmte; Mijnwerker, staal en titanium. Voorraden tellen na de laatste productie.

rules-mars-production = Productie
rules-mars-production-text =
    Allen tegelijk: energie die over is wordt warmte. Dan krijg je geld gelijk aan je TW plus je geldproductie, en van al het andere wat je produceert. Gebruikte kaarten zijn weer klaar.

rules-mars-end = Het einde van het spel
rules-mars-end-text =
    Zijn temperatuur, zuurstof en oceanen alle voltooid, dan wordt de generatie uitgespeeld, met productie. Daarna mag ieder, te beginnen bij de startspeler, nog één keer planten in groen omzetten, acht voor één; dat verhoogt zuurstof noch TW, maar geeft wat er op het vak staat.

rules-mars-scoring = Punten
rules-mars-scoring-text =
    - je terraformwaarde
    - 5 voor elke mijlpaal; 5 of 2 voor onderscheidingen
    - 1 voor elk groen van jou
    - voor elke stad van jou 1 voor elk groen ernaast
    - de punten op je kaarten, ook gebeurtenissen; fiches op kaarten zoals de kaart zegt

    Kaarten in de hand zijn niets waard. Bij gelijke punten wint meer geld; is ook dat gelijk, dan is de winst gedeeld.

rules-mars-maps = De kaarten
rules-mars-maps-text =
    _Tharsis_ is de basiskaart, met vulkanen waar sommige kaarten om vragen en een vak voor Noctis City.

    _Hellas_ heeft de zuidpool: een tegel daar kost 6 M€ en brengt een oceaan. Mijlpalen: Verdeler, acht verschillende labels; Tacticus, vijf kaarten met een vereiste; Poolreiziger, drie tegels in de twee laagste rijen; Elektrificatie, energieproductie 6; Kolonisten aan de grens, drie Jupiterlabels. Onderscheidingen: Cultivator, groen; Magnaat, groene kaarten; Ruimtevaarder, ruimtelabels; Excentriek, fiches op kaarten; Vastgoedontwikkelaar, bouwlabels.

    _Elysium_ heeft rijke vakken en vulkanen. Mijlpalen: Alleskunner, alle zes producties verhoogd; Specialist, een productie van 10; Ecoloog, vier planten-, microben- of dierenlabels; Magnaat, vijftien groene en blauwe kaarten; Legende, vijf gebeurtenissen. Onderscheidingen: Grote investeerder, kaarten van 20 of meer; Industrieel, staal en energie; Kolonisten van de woestijn, tegels in de vier laagste rijen; Makelaar, tegels naast oceanen; Weldoener, TW.

rules-mars-solo = Alleen
rules-mars-solo-text =
    Je hebt 14 generaties om alle drie de parameters te voltooien; alleen dan tellen je punten. De TW begint op 14, en op de kaart liggen twee neutrale steden met elk een groen. Er zijn geen mijlpalen en geen onderscheidingen.

    Een neutrale tegenstander heeft altijd wat je kaarten wegnemen; wat je steelt krijg je echt. Als ander doel kan de tafel een TW van 63 na de laatste generatie kiezen.

    Een tegenstander die geen speler nodig heeft staat in de regels van MarsBot.

rules-mars-variants = Varianten
rules-mars-variants-text =
    _Corporate Era_ voegt 71 kaarten en twee corporaties toe, en elke productie begint op 0; dat is het gewone spel. Zonder is het spel korter en vriendelijker.

    Met de draft (zie [[draft]]) heb je meer invloed op je kaarten. _Beginners_ kunnen, ieder apart, de Beginnerscorporatie nemen.
