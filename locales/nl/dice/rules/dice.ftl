# De regels van het dobbelspel: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[dice]] verwijst naar een onderwerp.

rules-dice-aim = Doel van het spel
rules-dice-aim-text =
    Je leidt een corporatie die Mars leefbaar maakt, en dobbelstenen zijn alles wat je hebt: elk toont een grondstof. Je rolt ze, draait ze en betaalt met hun symbolen voor kaarten en voor de planeet.

    Je krijgt punten voor elke stap van de temperatuur en het zuurstofgehalte, voor oceanen, tegels en kaarten, en aan het einde voor onderscheidingen en mijlpalen. Als twee van de drie parameters op hun maximum staan, krijgt iedereen nog één beurt. Daarna wint de speler met de meeste punten.

rules-dice-dice = De dobbelstenen
rules-dice-dice-text =
    Er zijn vijf kleuren met elk drie symbolen. Het eerste symbool staat op drie zijden, het tweede op twee, het derde op één:
    - _Geel_: MegaKrediet, wetenschap, Aarde
    - _Groen_: plant, microbe, dier
    - _Blauw_: energie, water, zuurstof
    - _Grijs_: staal, titanium, stad
    - _Rood_: warmte, evenement, nucleair

    Van een dobbelsteen die voor je ligt, telt het symbool dat boven ligt. Alle andere dobbelstenen vormen de _voorraad_. Je rolt een dobbelsteen één keer, als je hem neemt, en daarna nooit meer; alleen een effect dat dobbelstenen draait, verandert het symbool.

    Een _jokerfiche_ kun je als elke grondstof besteden. Een jokerfiche is geen dobbelsteen: je draait of verliest hem nooit, en hij telt niet als dobbelsteen.

rules-dice-setup = Voorbereiding
rules-dice-setup-text =
    De temperatuur begint op −32 °C en het zuurstofgehalte op 0%, en er zijn zeven oceanen. Drie dobbelstenen van verschillende kleuren worden gerold en apart gelegd voor de onderscheidingen, zie [[awards]], en er worden drie mijlpalen getrokken, zie [[milestones]].

    Elke speler krijgt vijf projectkaarten en twee corporaties, houdt één corporatie en geeft de andere terug. De startbonus ontvang je één keer, nu. Daarna rol je de productie van je corporatie en houd je die dobbelstenen.

    Omdat de startspeler een voordeel heeft, geeft hij één dobbelsteen naar keuze aan de laatste speler.

rules-dice-turn = Een beurt
rules-dice-turn-text =
    Kies in je beurt: een productiebeurt, zie [[production]], of een actiebeurt. Een actiebeurt is één ondersteuningsactie en daarna één hoofdactie, in die volgorde; zie [[support]] en [[main]].

    Je kunt niet passen. Is er niets beters, dan kun je in een actiebeurt gewoon twee dobbelstenen nemen.

rules-dice-production = De productiebeurt
rules-dice-production-text =
    Een productiebeurt heeft vijf stappen, in deze volgorde:
    - _Houd_ maximaal drie van je dobbelstenen en leg de rest terug in de voorraad. Jokerfiches houd je altijd.
    - _Leg_ zoveel kaarten uit je hand af als je wilt, of geen enkele.
    - _Trek_ tot je vijf kaarten hebt. Er is geen handlimiet; heb je er vijf of meer, dan trek je niets.
    - _Produceer_: neem en rol alle dobbelstenen in de bruine vakjes van je corporatie en je groene kaarten.
    - _Draai_ je gebruikte blauwe kaarten _terug_.

    Zijn er niet genoeg dobbelstenen in de voorraad voor je productie, neem dan wat er is en ontvang precies één jokerfiche, hoeveel er ook ontbreken. Op elk ander moment krijg je er gewoon minder.

rules-dice-support = Ondersteuningsacties
rules-dice-support-text =
    Begin een actiebeurt met een van deze acties:
    - Neem een dobbelsteen van een kleur naar keuze uit de voorraad en _rol_ hem.
    - Betaal een grondstof naar keuze om een van je andere dobbelstenen naar een zijde naar keuze te _draaien_.
    - Betaal een grondstof naar keuze om twee kaarten te _trekken_.
    - Gebruik de ondersteuningsactie van een van je blauwe kaarten, zie [[blue]].

rules-dice-main = Hoofdacties
rules-dice-main-text =
    Doe na de ondersteuningsactie een van deze acties:
    - _Speel een kaart_ uit je hand en betaal ervoor, zie [[paying]] en [[cards]].
    - Een van de vijf standaardacties, zie [[standard]].
    - De hoofdactie van een van je blauwe kaarten, zie [[blue]].
    - Nog een ondersteuningsactie.

rules-dice-standard = Standaardacties
rules-dice-standard-text =
    Je kunt deze acties in elke actiebeurt doen, als hoofdactie:
    - 3 warmte: verhoog de temperatuur met één stap
    - 3 water: plaats een oceaan
    - 4 planten: plaats een groentegel en verhoog het zuurstofgehalte met één stap
    - 3 stadssymbolen: plaats een stad
    - 3 MegaKredieten: scoor meteen 2 punten

rules-dice-blue = Blauwe kaarten en gratis acties
rules-dice-blue-text =
    Een blauwe kaart die voor je ligt, biedt een ondersteuningsactie, een hoofdactie of een gratis actie. Je betaalt de linkerkant van de pijl en ontvangt de rechterkant. De kaart is dan gebruikt tot je volgende productiebeurt.

    _Gratis acties_ kosten geen actie. Je kunt ze op elk moment in je eigen beurt gebruiken: voor of na de ondersteunings- en de hoofdactie, en aan het begin of het einde van een productiebeurt.

    Een blauwe kaart spelen is je hoofdactie, dus de hoofdactie van die kaart moet wachten tot een latere beurt; een gratis actie kun je meteen gebruiken.

rules-dice-paying = Betalen
rules-dice-paying-text =
    Een kaart kost precies de symbolen bovenaan. Elk symbool betaal je met een dobbelsteen die het toont of met een jokerfiche. Er is geen wisselgeld en je kunt niet te veel betalen. Bestede dobbelstenen gaan terug naar de voorraad.

    Areo vult de betaling in met zo weinig mogelijk jokerfiches. Wil je liever een dobbelsteen houden en met een jokerfiche betalen, kies dan die dobbelsteen.

    Kun je de kosten van een actie niet helemaal betalen, dan kun je die niet gebruiken.

rules-dice-cards = Kaarten spelen
rules-dice-cards-text =
    Een kaart heeft behalve de kosten geen vereisten. Voer de effecten uit in een volgorde naar keuze; sla over wat niet kan.
    - _Groene_ kaarten hebben een bruin vakje: het produceert in elke latere productiebeurt.
    - _Rode_ kaarten werken meteen. De dobbelstenen die je ontvangt rol je, tenzij de kaart een zijde noemt.
    - _Blauwe_ kaarten blijven voor je liggen en bieden een actie of een effect.

    De kosten van je gespeelde kaarten blijven zichtbaar, omdat onderscheidingen hun symbolen tellen. Punten met een groen lint scoor je meteen, met een rood lint aan het einde.

rules-dice-symbols = Symbolen op kaarten
rules-dice-symbols-text =
    Op de kaarten zie je:
    - Een gekleurde letter: neem een dobbelsteen van deze kleur en rol hem. Wit met een ster: een dobbelsteen van een kleur naar keuze.
    - Een letter met een vraagteken: een dobbelsteen van deze kleur met een zijde naar keuze. Een wit vraagteken: elke dobbelsteen, elke zijde.
    - Een genoemd symbool: een dobbelsteen op deze zijde.
    - Twee pijlen: draai een van je dobbelstenen.
    - Een symbool met een min in een rode rand: _elke_ tegenstander verliest één zo’n grondstof als hij die heeft, en kiest uit de passende dobbelstenen.
    - Een tegel in een rode rand: het effect werkt als _een willekeurige speler_ zo’n tegel plaatst.

rules-dice-parameters = Temperatuur, zuurstof, oceanen
rules-dice-parameters-text =
    De temperatuur stijgt 4 °C per stap tot +8 °C, het zuurstofgehalte 2% per stap tot 14%, en er zijn zeven oceanen. Elke stap en elke oceaan levert je meteen _2 punten_ op.

    Verplaats je een blokje naar een bonus van het spoor, dan ontvang je die: bij −24, −16 en 0 °C, en bij 4 en 10%.

    Een parameter op zijn maximum kun je nog steeds verhogen: op het bord verandert niets, en je krijgt 1 punt in plaats van 2.

rules-dice-tiles = Tegels
rules-dice-tiles-text =
    Als je een tegel plaatst, krijg je de bonus van het vlak. Tegels zijn van niemand en leveren later geen punten meer op.
    - _Oceaan_: alleen op oceaanvlakken, waar niets anders mag; 2 punten.
    - _Groen_: op vrij land; 1 punt per stad ernaast; daarna stijgt het zuurstofgehalte één stap, en ook dat levert punten op.
    - _Stad_: niet naast een andere stad; 2 punten, en 1 per groentegel ernaast.
    - _Speciale_ tegels: zoals hun kaart zegt, zonder eigen punten.

    Is er geen toegestaan vlak of geen tegel meer, dan kun je de standaardactie niet gebruiken, en sla je dat deel van een kaart over.

rules-dice-bonus = Bonuskaarten
rules-dice-bonus-text = Als je 5 punten op het scorespoor bereikt of passeert, en nog eens bij 12, krijg je aan het einde van je beurt een bonuskaart: bekijk alle kaarten die over zijn, kies er één en speel die meteen gratis. Bonuskaarten zijn groen, rood of blauw zoals andere kaarten en tellen mee voor mijlpalen; ze hebben geen kosten.

rules-dice-milestones = Mijlpalen
rules-dice-milestones-text =
    Er liggen drie mijlpalen op het bord. De eerste speler die aan een mijlpaal voldoet, claimt die meteen. Dat kost niets en is aan het einde 4 punten waard, wat er later ook gebeurt.
    - Legende: 6 gespeelde rode kaarten
    - Mijnwerker: 5 groene kaarten
    - Wetenschapper: 3 blauwe kaarten
    - Magnaat: 12 kaarten van welke kleur ook, de corporatie niet meegeteld
    - Monopolist: 7 eigen dobbelstenen van één kleur
    - Generalist: productie van elke kleur
    - Filantroop: 4 kaarten met punten aan het einde, negatieve niet meegeteld
    - Terraformer: 16 punten op het scorespoor

    Met Corporatie Tijdperk, zie [[era]]: Beroemdheid, 3 kaarten die 5 of meer kosten; Miljardair, 13 eigen dobbelstenen; Onderscheidingskandidaat, 5 symbolen van één onderscheiding op gespeelde kaarten.

rules-dice-awards = Onderscheidingen
rules-dice-awards-text =
    Elk van de drie onderscheidingsdobbelstenen toont een symbool. Tel aan het einde dat symbool in de gedrukte kosten van je gespeelde kaarten. De beste speler krijgt 5 punten, de tweede 3; met twee spelers is er geen tweede plaats.

    Bij een gedeelde eerste plaats krijgt ieder 5 punten en is er geen tweede plaats. Bij een gedeelde tweede plaats krijgt ieder 3 punten.

rules-dice-end = Einde van het spel en punten
rules-dice-end-text =
    Als de tweede van de drie parameters op zijn maximum staat, speel je de beurt uit. Daarna krijgt elke speler precies nog één beurt, ook degene die het maximum bereikte.

    Je score is je plaats op het scorespoor, de onderscheidingen, 4 per mijlpaal en de rode linten op je kaarten. Dobbelstenen, jokerfiches en kaarten in je hand zijn niets waard. Bij gelijkspel wint de speler met de meeste dobbelstenen in de productievakjes; is ook dat gelijk, dan delen ze de overwinning.

rules-dice-solo = Solospel
rules-dice-solo-text =
    Je hebt 50 beurten om _alle drie_ de parameters op hun maximum te brengen. Lukt dat niet, dan verlies je, wat je score ook is. Je speelt alle 50 beurten.

    Aan het begin ligt er een stad op een vlak met een puntenbonus, een oceaan ernaast en een groentegel naast beide; niemand krijgt er punten voor. De temperatuur begint op −28 °C, het zuurstofgehalte op 2%. Je speelt één bonuskaart na de startproductie, en nog twee bij 5 en 12 punten.

    Een mijlpaal die je nog niet hebt geclaimd, verdwijnt na beurt 16, 20 of 24. Een onderscheiding geeft 5 punten voor 10 gewone, 8 bijzondere of 6 zeldzame symbolen, en 3 punten voor één minder.

    60 punten is een begin, 80 is behoorlijk, 90 is echt goed en 100 is spectaculair.

rules-dice-era = Corporatie Tijdperk en promopack
rules-dice-era-text =
    Beide sets voegen kaarten en mijlpalen toe, en een paar nieuwe dingen:
    - _Effecten_ van corporaties en blauwe kaarten werken elke keer dat aan hun voorwaarde is voldaan en raken nooit op.
    - Met een _korting_ betaal je 1 minder van de genoemde grondstof als die in de kosten van je kaart staat. Voor acties geldt een korting niet.
    - Jokerfiches of punten in een bruin vakje ontvang je in elke productiebeurt.
    - Met _opslag_ mag je in de productiebeurt één dobbelsteen meer houden.

rules-dice-edition = Over deze uitgave
rules-dice-edition-text =
    De regels zijn die van het gedrukte spel. We kennen maar een deel van de kaarten en borden, uit spelregels en verslagen; de rest is onze eigen reconstructie, die in aantal, kosten en sterkte bij de bekende past. Bij elke kaart en elk bord dat niet helemaal bekend is, staat dat erbij, aan tafel en in de kaartenlijst.

    Heb je het spel, dan kun je onze gegevens door de gedrukte kaarten vervangen zonder het programma te wijzigen.
