# De regels van het dobbelspel: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[dice]] verwijst naar een onderwerp.

rules-dice-aim = Waar het om gaat
rules-dice-aim-text =
    Je leidt een corporatie die Mars leefbaar maakt, en dobbelstenen zijn alles wat je hebt: elk toont een grondstof. Je gooit ze, draait ze en betaalt met hun symbolen voor kaarten en voor stappen op de planeet.

    Punten komen van elke stap temperatuur en zuurstof, van elke oceaan, van tegels en kaarten, en aan het eind van onderscheidingen en mijlpalen. Zijn twee van de drie parameters voltooid, dan heeft iedereen nog één beurt; daarna winnen de meeste punten.

rules-dice-dice = De dobbelstenen
rules-dice-dice-text =
    Er zijn vijf kleuren met elk drie symbolen. Het eerste symbool staat op drie vlakken, het tweede op twee, het derde op één:
    - _Geel_: MegaKrediet, wetenschap, aarde
    - _Groen_: plant, microbe, dier
    - _Blauw_: energie, water, zuurstof
    - _Grijs_: staal, titanium, stad
    - _Rood_: warmte, evenement, nucleair

    Een dobbelsteen voor je is het symbool bovenop waard. Dobbelstenen van niemand zijn de _voorraad_. Een dobbelsteen wordt één keer gegooid, als je hem neemt, en nooit opnieuw; alleen een effect dat draait verandert het vlak.

    Een _joker_ geldt als één willekeurige grondstof. Hij is geen dobbelsteen: hij wordt nooit gedraaid, verloren of als een geteld.

rules-dice-setup = Voorbereiding
rules-dice-setup-text =
    De temperatuur begint op −32 °C, zuurstof op 0%, en er wachten zeven oceanen. Drie dobbelstenen van verschillende kleur worden gegooid en apart gelegd voor de onderscheidingen (zie [[awards]]); drie mijlpalen worden getrokken (zie [[milestones]]).

    Iedereen krijgt vijf projectkaarten en twee corporaties, houdt er één en geeft de andere terug. De startbonus van de corporatie neem je één keer, nu. Daarna gooit iedereen de productie van de eigen corporatie en houdt die dobbelstenen.

    Als voorgift geeft de eerste speler de laatste speler één dobbelsteen naar keuze.

rules-dice-turn = Een beurt
rules-dice-turn-text =
    In je beurt kies je: een productiebeurt ([[production]]) of een actiebeurt. Een actiebeurt is één ondersteuningsactie en dan één hoofdactie, in die volgorde; zie [[support]] en [[main]].

    Passen kan niet. Is er niets beters mogelijk, dan neem je in een actiebeurt gewoon twee dobbelstenen.

rules-dice-production = De productiebeurt
rules-dice-production-text =
    Vijf stappen, in deze volgorde:
    - _Houd_ hoogstens drie van je dobbelstenen en leg de andere terug. Jokers blijven altijd.
    - _Leg_ zoveel kaarten uit je hand af als je wilt, of geen.
    - _Trek_ tot je vijf kaarten hebt. Een hand heeft geen grens, dus met vijf of meer trek je niets.
    - _Produceer_: neem en gooi alle dobbelstenen in de bruine vakken van je corporatie en je groene kaarten.
    - _Ververs_ je gebruikte blauwe kaarten.

    Heeft de voorraad te weinig dobbelstenen voor je productie, dan neem je wat er is en krijg je precies één joker, hoeveel er ook ontbreken. Al het andere dat ontbreekt is gewoon verloren.

rules-dice-support = Ondersteuningsacties
rules-dice-support-text =
    Eerst in een actiebeurt, één van deze:
    - Neem een dobbelsteen van een kleur naar keuze uit de voorraad en _gooi_ hem.
    - Betaal één willekeurige grondstof om een andere dobbelsteen van jou naar een vlak naar keuze te _draaien_.
    - Betaal één willekeurige grondstof om twee kaarten te _trekken_.
    - Gebruik de ondersteuningsactie van een kaart: [[blue]].

rules-dice-main = Hoofdacties
rules-dice-main-text =
    Na de ondersteuningsactie, één van deze:
    - _Speel een kaart_ uit je hand en betaal ervoor, zie [[paying]] en [[cards]].
    - Eén van de vijf standaardacties, zie [[standard]].
    - Gebruik de hoofdactie van een kaart: [[blue]].
    - Nog een ondersteuningsactie.

rules-dice-standard = Standaardacties
rules-dice-standard-text =
    Ze kunnen in elke actiebeurt, als hoofdactie:
    - 3 warmte: temperatuur één stap omhoog
    - 3 water: een oceaantegel
    - 4 planten: een groentegel, en zuurstof één stap omhoog
    - 3 stad: een stadstegel
    - 3 MegaKredieten: meteen 2 punten

rules-dice-blue = Blauwe kaarten en vrije acties
rules-dice-blue-text =
    Een blauwe kaart voor je biedt een actie: ondersteuning, hoofd of vrij. Je betaalt wat links van de pijl staat, krijgt wat rechts staat, en de kaart is gebruikt tot je volgende productiebeurt.

    _Vrije acties_ kosten geen actie. Ze kunnen op elk moment van je eigen beurt tussen andere dingen door: voor of na de ondersteunings- en de hoofdactie, en aan het begin of eind van een productiebeurt.

    Een blauwe kaart spelen is je hoofdactie, dus haar hoofdactie moet wachten op een latere beurt; haar vrije actie is meteen klaar.

rules-dice-paying = Betalen
rules-dice-paying-text =
    Een kaart kost precies de symbolen bovenaan. Elk symbool wordt betaald met een dobbelsteen die het toont of met een joker; er is geen wisselgeld en te veel betalen kan niet. Betaalde dobbelstenen gaan terug naar de voorraad.

    De betaling is voor je ingevuld met zo weinig mogelijk jokers; waar een joker een dobbelsteen kan sparen, mag je zeggen welke.

    Een actie waarvan je de kosten niet helemaal kunt betalen kun je niet gebruiken.

rules-dice-cards = Kaarten spelen
rules-dice-cards-text =
    Betalen is de enige voorwaarde van een kaart. De effecten voer je uit in de volgorde die je wilt; wat niet kan wordt overgeslagen.
    - _Groene_ kaarten hebben een bruin vak: het telt in elke latere productiebeurt.
    - _Rode_ kaarten werken meteen. Gekregen dobbelstenen worden gegooid, tenzij de kaart een vlak noemt.
    - _Blauwe_ kaarten blijven voor je liggen en bieden een actie of een effect.

    De kosten van gespeelde kaarten blijven zichtbaar, omdat onderscheidingen hun symbolen tellen. Punten met een groen lint tellen meteen, met een rood lint aan het eind.

rules-dice-symbols = Symbolen op kaarten
rules-dice-symbols-text =
    - Een gekleurde letter: neem een dobbelsteen van die kleur en gooi hem. Wit met een ster: een dobbelsteen van elke kleur.
    - Een letter met een vraagteken: een dobbelsteen van die kleur met een vlak naar keuze; een wit vraagteken: elke dobbelsteen, elk vlak.
    - Een genoemd symbool: een dobbelsteen op dat vlak gezet.
    - Twee pijlen: draai een van je dobbelstenen.
    - Een symbool met een min in een rood kader: _elke_ tegenstander verliest één zo’n grondstof, als die er is; wie verliest kiest uit passende dobbelstenen.
    - Een tegel in een rood kader: een effect dat werkt als _wie dan ook_ zo’n tegel legt.

rules-dice-parameters = Temperatuur, zuurstof, oceanen
rules-dice-parameters-text =
    De temperatuur stijgt per 4 °C tot +8 °C, zuurstof per 2% tot 14%, en er zijn zeven oceanen. Elke stap en elke oceaan geeft je meteen _2 punten_.

    Wie een steen op een bonus van het spoor zet krijgt die: bij −24, −16 en 0 °C, en bij 4 en 10%.

    Een voltooide parameter kan nog omhoog: op het bord verandert niets, en je krijgt 1 punt in plaats van 2.

rules-dice-tiles = Tegels
rules-dice-tiles-text =
    Wie een tegel legt krijgt wat er op het vak staat. Tegels zijn van niemand, en niets telt later nog eens.
    - _Oceaan_: alleen op vakken voor oceanen, en niets anders mag daar liggen; 2 punten.
    - _Groen_: op elk vrij land; 1 punt voor elke stad ernaast, daarna stijgt zuurstof één stap met haar punten.
    - _Stad_: niet naast een andere stad; 2 punten en 1 voor elk groen ernaast.
    - _Speciale_ tegels: zoals hun kaart zegt, zonder eigen punten.

    Is er geen toegestaan vak of geen tegel meer, dan kan een standaardactie niet, en wordt dat deel van een kaart overgeslagen.

rules-dice-bonus = Bonuskaarten
rules-dice-bonus-text =
    Als je op het spoor 5 punten haalt of passeert, en daarna 12, krijg je aan het eind van je beurt een bonuskaart: je bekijkt alle overgebleven kaarten, kiest er één en speelt haar meteen, gratis. Bonuskaarten zijn groen, rood of blauw als andere en tellen voor mijlpalen; ze hebben geen kosten.

rules-dice-milestones = Mijlpalen
rules-dice-milestones-text =
    Op het bord liggen drie mijlpalen. Wie er het eerst aan voldoet neemt haar meteen; dat kost niets en is aan het eind 4 punten waard. Wat later gebeurt maakt niet uit.
    - Legende: 6 rode kaarten gespeeld
    - Mijnwerker: 5 groene kaarten
    - Wetenschapper: 3 blauwe kaarten
    - Magnaat: 12 kaarten van elke kleur, zonder de corporatie
    - Monopolist: 7 eigen dobbelstenen van één kleur
    - Generalist: productie van elke kleur
    - Filantroop: 4 kaarten met punten aan het eind, negatieve niet meegeteld
    - Terraformer: 16 punten op het spoor

    Met het Corporatie Tijdperk (zie [[era]]): Beroemdheid, 3 kaarten die 5 of meer kosten; Miljardair, 13 eigen dobbelstenen; Onderscheidingskandidaat, 5 symbolen van één onderscheiding op gespeelde kaarten.

rules-dice-awards = Onderscheidingen
rules-dice-awards-text =
    Elk van de drie dobbelstenen toont een symbool. Aan het eind telt iedereen dat symbool in de gedrukte kosten van de eigen gespeelde kaarten. De meeste geeft 5 punten, de tweede plaats 3; met twee spelers krijgt de tweede niets.

    Wie gelijk eerste zijn krijgen allen 5, en dan is er geen tweede plaats; wie gelijk tweede zijn krijgen allen 3.

rules-dice-end = Het einde en de score
rules-dice-end-text =
    Is de tweede van de drie parameters voltooid, dan wordt de beurt afgemaakt, en daarna heeft elke speler er precies nog één, ook wie hem voltooide.

    De score is je plaats op het spoor, de onderscheidingen, 4 voor elke mijlpaal en de rode linten op je kaarten. Dobbelstenen, jokers en handkaarten zijn niets waard. Bij gelijke stand beslissen meer dobbelstenen in de productievakken; nog gelijk, dan is de winst gedeeld.

rules-dice-solo = Alleen
rules-dice-solo-text =
    Je hebt 50 beurten om _alle drie_ de parameters te voltooien; anders is het spel verloren, wat de score ook is. Er wordt gespeeld tot de laatste beurt.

    Aan het begin ligt er een stad op een vak met een puntbonus, een oceaan ernaast en een groen naast beide, zonder punten voor wie dan ook; de temperatuur begint op −28 °C, zuurstof op 2%. Eén bonuskaart speel je na de startproductie, nog twee bij 5 en 12 punten.

    Een mijlpaal die je niet nam verdwijnt na beurt 16, 20 of 24. Een onderscheiding geeft 5 punten voor 10 gewone, 8 bijzondere of 6 zeldzame symbolen, en 3 punten voor één minder.

    60 punten is een begin, 80 behoorlijk, 90 echt goed, 100 spectaculair.

rules-dice-era = Corporatie Tijdperk en promokaarten
rules-dice-era-text =
    Beide sets voegen kaarten en mijlpalen toe, en enkele nieuwe dingen:
    - _Effecten_ van corporaties en blauwe kaarten werken telkens als hun voorwaarde optreedt en raken nooit op.
    - Een _korting_ laat je één van de genoemde grondstof minder betalen als je een kaart speelt die haar kost; niet bij acties.
    - Jokers of punten in een bruin vak krijg je in elke productiebeurt.
    - _Opslag_ laat je in de productiebeurt één dobbelsteen meer houden.

rules-dice-edition = Over deze uitgave
rules-dice-edition-text =
    De regels zijn die van het gedrukte spel. Van de kaarten en borden kennen we er maar een deel, uit regels en verslagen; de andere zijn onze reconstructie, in aantal, kosten en kracht passend bij de bekende. Elke kaart en elk bord dat niet geheel bekend is zegt dat, aan tafel en in de kaartenbladeraar.

    Wie het spel bezit kan de gegevens vervangen door de gedrukte zonder het programma te veranderen.
