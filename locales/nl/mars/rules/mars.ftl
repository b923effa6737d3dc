# De regels van Mars: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[tiles]] verwijst naar een onderwerp.

rules-mars-aim = Doel van het spel
rules-mars-aim-text =
    Je leidt een corporatie die Mars leefbaar maakt: warmer, met lucht en oceanen. Je koopt projectkaarten, betaalt ze met geld en grondstoffen en bouwt een productie op die van generatie op generatie groeit.

    Telkens als je de temperatuur, het zuurstofgehalte of het aantal oceanen verhoogt, stijgt je _terraformwaarde_ (TW). Die levert elke generatie geld op en telt aan het einde als punten. Als alle drie de parameters op hun maximum staan, eindigt het spel en wint de speler met de meeste punten.

rules-mars-parameters = Temperatuur, zuurstof, oceanen
rules-mars-parameters-text =
    De temperatuur stijgt van −30 tot +8 °C in stappen van 2 graden, het zuurstofgehalte van 0 tot 14% in stappen van 1, en er zijn negen oceanen. De speler die een stap zet of een oceaan plaatst, krijgt 1 TW.

    Sommige stappen op de sporen geven een bonus aan de speler die ze bereikt: 1 warmteproductie bij −24 en −20 °C, een oceaan bij 0 °C, een stap op het temperatuurspoor bij 8% zuurstof. Een bonus telt volledig, met de bijbehorende TW en eventuele volgende bonussen.

    Een parameter op zijn maximum stijgt niet verder en geeft geen TW meer; een bonus ervoor vervalt. Kaarten en projecten die hem zouden verhogen, kun je nog gebruiken voor de rest van hun effect.

rules-mars-rating = De terraformwaarde
rules-mars-rating-text = Je begint op 20 (in een solospel op 14). Elke stap van een parameter levert 1 op, en sommige kaarten verhogen de TW rechtstreeks. In elke productiefase krijg je evenveel geld als je TW, en aan het einde van het spel telt je TW als punten.

rules-mars-resources = Grondstoffen en productie
rules-mars-resources-text =
    Er zijn zes grondstoffen: geld (M€), staal, titanium, planten, energie en warmte. Van elk heb je een voorraad, en een productie die zegt hoeveel je elke generatie krijgt.
    - Elke eenheid _staal_ is 2 M€ waard voor bouwkaarten, elke eenheid _titanium_ 3 M€ voor ruimtekaarten.
    - _8 planten_ zet je om in een groentegel, _8 warmte_ in een stap op het temperatuurspoor.
    - _Energie_ wordt door kaarten gebruikt; ongebruikte energie wordt warmte.

    Je M€-productie kan dalen tot −5, elke andere productie tot 0. Een bovengrens is er niet.

    Dieren, microben en andere speciale grondstoffen leg je op de kaarten die dat aangeven.

rules-mars-setup = Voorbereiding en corporaties
rules-mars-setup-text =
    Elke speler bekijkt twee corporaties en tien projectkaarten. Kies één corporatie en koop daarna zoveel van de tien kaarten als je wilt voor 3 M€ per stuk, betaald van je startgeld. De eerste generatie heeft geen onderzoeksfase.

    Een corporatie geeft je geld, soms grondstoffen, productie en labels, en een effect of actie voor het hele spel. Staat er een eerste actie op, dan begint je eerste beurt met die actie.

    Met de Beginnerscorporatie houd je alle tien de kaarten gratis en begin je met 42 M€. In het standaardspel begint elke productie op 1; met Corporatie Tijdperk en in een solospel op 0.

rules-mars-generation = Een generatie
rules-mars-generation-text =
    Het spel verloopt in generaties. Elke generatie heeft vier fases:
    - De _startspelerfiche_ gaat naar links.
    - _Onderzoek_: koop nieuwe kaarten, zie [[research]].
    - _Acties_: de spelers zijn om beurten aan zet tot iedereen heeft gepast, zie [[turn]].
    - _Productie_: iedereen krijgt grondstoffen, zie [[production]].

rules-mars-research = Onderzoek
rules-mars-research-text =
    Trek vier kaarten en koop er zoveel als je wilt voor 3 M€ per stuk. Leg de rest gedekt af. Er is geen handlimiet. Is de stapel op, dan wordt de aflegstapel geschud.

    Voor die 3 M€ krijg je de kaart in je hand; om hem te spelen, betaal je later ook de kosten.

rules-mars-draft = Draft
rules-mars-draft-text = De draft is optioneel: neem een van je vier kaarten en geef de rest door, steeds opnieuw, tot iedereen er vier heeft. Pas dan koop je. In even generaties geef je door naar links, in oneven naar rechts. De eerste generatie heeft geen draft, tenzij jullie ook de starthanden draften.

rules-mars-turn = Je beurt
rules-mars-turn-text =
    Doe één of twee acties, of pas. Als je past, doe je deze generatie niet meer mee. Na één actie mag je je beurt gewoon beëindigen. De fase duurt tot iedereen heeft gepast; de laatste speler mag doorgaan zolang hij wil.

    Je mag elke actie kiezen, ook twee keer dezelfde:
    - speel een kaart, zie [[cards]]
    - gebruik de actie van een kaart die voor je ligt, zie [[actions]]
    - voer een standaardproject uit, of zet planten of warmte om, zie [[standard]]
    - claim een mijlpaal, zie [[milestones]], of financier een onderscheiding, zie [[awards]]

rules-mars-cards = Een kaart spelen
rules-mars-cards-text =
    Controleer het vereiste, betaal, voer het effect uit en leg de kaart voor je neer.
    - _Groene_ kaarten werken één keer; hun labels blijven.
    - _Blauwe_ kaarten hebben een actie of een doorlopend effect.
    - _Rode_ kaarten zijn evenementen: ze werken één keer en worden dan gedekt gelegd, zodat hun labels niet meer tellen.

    Je moet het hele effect kunnen uitvoeren. Er zijn drie uitzonderingen: een parameter op zijn maximum, grondstoffen waarvoor je geen passende kaart hebt, en grondstoffen van andere spelers afnemen: dat hoeft nooit. Je kunt niet verliezen wat je niet hebt.

    De tekst van een kaart gaat vóór deze regels. Punten op kaarten tellen aan het einde.

rules-mars-requirements = Vereisten
rules-mars-requirements-text =
    Een kaart kan vereisen dat een parameter hoog genoeg is of, met ‘max.’, nog niet te hoog. Ook een eigen productie, eigen labels in het spel of tegels kunnen vereist zijn. Het vereiste telt alleen op het moment dat je de kaart speelt; de labels van de kaart zelf tellen niet mee.

    Met sommige kaarten mag je maximaal twee stappen omhoog of omlaag afwijken van de vereisten voor temperatuur, zuurstof en oceanen. Zulke effecten tellen bij elkaar op.

rules-mars-payment = Betalen
rules-mars-payment-text =
    Met staal betaal je kaarten met een bouwlabel, met titanium kaarten met een ruimtelabel; bij een kaart met beide labels mag je beide gebruiken. Je mag geld bijleggen en je mag te veel betalen, maar je krijgt geen wisselgeld. Voor standaardprojecten kun je niet met metaal betalen.

    Kortingen verlagen de kosten. Ze tellen bij elkaar op, maar de kosten dalen nooit onder nul. Geld dat je terugkrijgt, ontvang je pas nadat je alles hebt betaald. Effecten die naar de kosten van een kaart kijken, bedoelen de gedrukte kosten.

rules-mars-tags = Labels
rules-mars-tags-text =
    De ronde symbolen bovenaan een kaart zijn de labels: bouw, ruimte, energie, wetenschap, Jupiter, Aarde, planten, microben, dieren en stad. Kaarten en corporaties hebben er hoogstens drie, soms twee keer hetzelfde.

    Labels verlagen kosten, voldoen aan vereisten en activeren effecten. De labels van je corporatie tellen mee. De labels van een evenement tellen alleen terwijl je het speelt.

rules-mars-actions = Acties en effecten van blauwe kaarten
rules-mars-actions-text =
    Een rode pijl betekent een _actie_: je betaalt de linkerkant en ontvangt de rechterkant. Elke kaart kun je één keer per generatie gebruiken; staan er twee pijlen op, kies er dan één. Dat kost je één actie.

    Een _effect_ zonder pijl is geen actie: het werkt vanaf nu elke keer. Een betaalde kaart geldt als gespeeld, dus het effect kan al voor de kaart zelf gelden.

rules-mars-order = Volgorde van effecten
rules-mars-order-text = Als er meerdere dingen tegelijk gebeuren, kiest de speler die aan de beurt is de volgorde: de delen van een kaart, de effecten die de kaart activeert, de bonussen van een vlak. Maakt de volgorde je niet uit, kies dan ‘Niet meer vragen’.

rules-mars-removing = Andere spelers aanvallen
rules-mars-removing-text =
    Een rode rand betekent: een speler naar keuze, ook jijzelf.
    - _Grondstoffen_ mag je verwijderen tot het genoemde aantal, bij één speler, of helemaal niet.
    - Een _productie_ moet je volledig verlagen, bij één speler. Kan alleen jouw productie omlaag, dan moet dat; kan het bij niemand, dan mag je de kaart niet spelen.

    Sommige kaarten beschermen hun eigen grondstoffen, of jouw planten, dieren en microben, tegen andere spelers.

rules-mars-tiles = Tegels
rules-mars-tiles-text =
    Als je een tegel plaatst, krijg je de bonus van het vlak en 2 M€ per oceaan ernaast.
    - _Oceaan_: alleen op oceaanvlakken; een oceaan is van niemand.
    - _Groen_: zo mogelijk naast een eigen tegel; een groentegel verhoogt het zuurstofgehalte met één stap en is 1 punt waard.
    - _Stad_: niet naast een andere stad. Aan het einde is een stad 1 punt waard per groentegel ernaast, van wie die ook is.
    - _Speciale_ tegels: zoals hun kaart zegt.

    Oceaanvlakken en vlakken die voor een bepaalde stad zijn gereserveerd, zijn gesloten voor andere tegels, tenzij een kaart anders zegt. Een blokje dat een vlak reserveert, houdt het vrij voor de eigenaar; het is geen tegel.

rules-mars-standard = Standaardprojecten
rules-mars-standard-text =
    Je mag deze projecten zo vaak uitvoeren als je wilt:
    - _Patenten verkopen_: leg kaarten uit je hand af voor 1 M€ per stuk
    - _Energiecentrale_, 11 M€: energieproductie +1
    - _Asteroïde_, 14 M€: verhoog de temperatuur met één stap
    - _Oceaan_, 18 M€: plaats een oceaan
    - _Groen_, 23 M€: plaats een groentegel en verhoog het zuurstofgehalte met één stap
    - _Stad_, 25 M€: plaats een stad, en M€-productie +1

    Twee andere acties zijn ook altijd mogelijk, maar zijn geen standaardprojecten: zet _8 planten_ om in een groentegel, die het zuurstofgehalte met één stap verhoogt, of _8 warmte_ in één stap op het temperatuurspoor.

rules-mars-milestones = Mijlpalen
rules-mars-milestones-text =
    Er staan er vijf op het bord, maar in een spel kunnen er maar drie worden geclaimd, elk door één speler. Voldoe je aan de voorwaarde, betaal dan als actie 8 M€ en de 5 punten zijn van jou, wat er later ook gebeurt.

    Op Tharsis: Terraformer, TW 35; Burgemeester, drie steden; Tuinman, drie groentegels; Aannemer, acht bouwlabels; Planner, zestien kaarten in de hand. De andere borden hebben hun eigen mijlpalen, zie [[maps]].

rules-mars-awards = Onderscheidingen
rules-mars-awards-text =
    Een onderscheiding financieren is een actie. De eerste kost 8 M€, de tweede 14, de derde 20; meer zijn er niet. Aan het einde krijgt de beste speler 5 punten en de tweede 2, wie de onderscheiding ook heeft gefinancierd. Met twee spelers is er geen tweede plaats.

    Bij een gedeelde eerste plaats krijgt ieder 5 punten en is er geen tweede plaats. Bij een gedeelde tweede plaats krijgt ieder 2 punten.

    Op Tharsis: Landeigenaar, tegels; Bankier, M€-productie; Wetenschapper, wetenschapslabels; Warmtetechneut, warmte; Mijnwerker, staal en titanium. Voorraden tellen na de laatste productie.

rules-mars-production = Productie
rules-mars-production-text = Iedereen doet dit tegelijk: ongebruikte energie wordt warmte. Daarna krijg je evenveel geld als je TW plus je M€-productie, en van al het andere je productie. Gebruikte kaarten zijn weer beschikbaar.

rules-mars-end = Het einde van het spel
rules-mars-end-text = Als temperatuur, zuurstof en oceanen op hun maximum staan, speel je de generatie uit, inclusief productie. Daarna mag elke speler, te beginnen bij de startspeler, nog één keer zijn planten omzetten in groentegels. Die verhogen het zuurstofgehalte en de TW niet, maar leveren wel de bonus van het vlak op.

rules-mars-scoring = Punten
rules-mars-scoring-text =
    Je krijgt punten voor:
    - je terraformwaarde
    - mijlpalen (5 per stuk) en onderscheidingen (5 of 2)
    - elke groentegel van jou (1)
    - elke stad van jou: 1 per groentegel ernaast
    - je kaarten, ook evenementen, en grondstoffen op kaarten zoals de kaart zegt

    Kaarten in je hand zijn niets waard. Bij gelijkspel wint de speler met het meeste geld; is ook dat gelijk, dan delen ze de overwinning.

rules-mars-maps = De borden
rules-mars-maps-text =
    _Tharsis_ is het basisbord. Sommige kaarten hebben de vulkanen nodig, en één vlak is gereserveerd voor Noctis stad.

    _Hellas_ heeft de zuidpool: een tegel daar kost 6 M€ en levert een oceaan op. Mijlpalen: Verdeler, acht verschillende labels; Tacticus, vijf kaarten met een vereiste; Poolreiziger, drie tegels in de twee onderste rijen; Elektrificatie, energieproductie 6; Kolonisten aan de grens, drie Jupiterlabels. Onderscheidingen: Cultivator, groentegels; Magnaat, groene kaarten; Ruimtevaarder, ruimtelabels; Excentriek, grondstoffen op kaarten; Vastgoedontwikkelaar, bouwlabels.

    _Elysium_ heeft rijke vlakken en vulkanen. Mijlpalen: Alleskunner, alle zes de producties verhoogd; Specialist, een productie van 10; Ecoloog, vier planten-, microben- of dierenlabels; Magnaat, vijftien groene en blauwe kaarten; Legende, vijf evenementen. Onderscheidingen: Grote investeerder, kaarten die 20 of meer kosten; Industrieel, staal en energie; Kolonisten van de woestijn, tegels in de vier onderste rijen; Makelaar, tegels naast oceanen; Weldoener, TW.

rules-mars-solo = Solospel
rules-mars-solo-text =
    Je hebt 14 generaties om alle drie de parameters op hun maximum te brengen; alleen dan tellen je punten. Je TW begint op 14, en op het bord liggen twee neutrale steden met elk een groentegel. Er zijn geen mijlpalen en geen onderscheidingen.

    Een neutrale tegenstander heeft altijd de grondstoffen en productie die je kaarten afnemen, en wat je steelt is van jou. Als ander doel kun je een TW van 63 na de laatste generatie kiezen.

    Speel je liever tegen een tegenstander, lees dan de regels van MarsBot.

rules-mars-variants = Varianten
rules-mars-variants-text =
    _Corporatie Tijdperk_ voegt 71 kaarten en twee corporaties toe, en elke productie begint op 0; zo wordt meestal gespeeld. Zonder die kaarten is het spel korter en vriendelijker.

    Met de _draft_ heb je meer invloed op je kaarten, zie [[draft]]. Elke nieuwe speler kan de _Beginnerscorporatie_ nemen.
