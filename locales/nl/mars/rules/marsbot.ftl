# De regels van MarsBot: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[icons]] verwijst naar een onderwerp.

rules-marsbot-aim = Wat MarsBot is
rules-marsbot-aim-text =
    MarsBot is een tegenstander die geen speler nodig heeft. Hij heeft geen hand, geen productie en geen corporatie: hij draait kaarten om, gaat over zeven sporen vooruit en doet wat de sporen zeggen. Jij speelt volgens de gewone regels van Mars en wint alleen met meer punten dan MarsBot; gelijk is niet genoeg.

    Je kunt hier tegen hem spelen, of de metgezel MarsBot laten leiden terwijl je aan tafel met het gedrukte spel speelt.

rules-marsbot-board = De zeven sporen
rules-marsbot-board-text =
    De sporen zijn bouw, ruimte, evenementen, wetenschap, energie, Aarde en planten, met vakken van 0 tot 18. Veel vakken tonen een symbool dat wordt uitgevoerd als MarsBots steen erop komt.

    Op de kaart Tharsis zetten labels de sporen zo vooruit: bouw, ruimte, evenement en wetenschap hun eigen; energie en Jupiter het energiespoor; Aarde en stad het Aardespoor; planten, dieren en microben het plantenspoor.

    MarsBot heeft een terraformwaarde, geld, tegels en een stapel gespeelde kaarten.

rules-marsbot-setup = Voorbereiding
rules-marsbot-setup-text =
    Als voor twee spelers: beiden hebben TW 20. MarsBot heeft geen geld en zijn stenen staan op 0. De acht bonuskaarten worden geschud. Zijn eerste actiestapel is drie projectkaarten en één bonuskaart, geschud en dicht. In de eerste generatie begin jij.

rules-marsbot-generation = Een generatie
rules-marsbot-generation-text =
    Vanaf de tweede generatie wisselt de startspeler telkens. Onderzoek doe je als gewoonlijk. MarsBot betaalt niets: zijn actiestapel is drie nieuwe projectkaarten en één bonuskaart.

    Met de draft wisselen twee viertallen kaarten van kant; jij neemt er een van de jouwe, MarsBot een willekeurige. Dan legt hij een van zijn vier af.

    In de actiefase spelen jullie om beurten. Jouw beurt is één of twee acties, die van MarsBot één kaart. Met een lege stapel past hij; pas jij, dan gaat hij alleen door. In de productiefase krijgt hij niets.

rules-marsbot-turn = De beurt van MarsBot
rules-marsbot-turn-text =
    Hij onthult de bovenste kaart van zijn stapel. Kosten, vereiste en tekst van een projectkaart doen er niet toe, alleen de labels: van links naar rechts zet elk zijn spoor één vak vooruit, en het symbool daar wordt meteen uitgevoerd, met alles wat volgt. Gebeurtenissen hebben het evenementlabel als laatste.

    Een spoor dat aan het eind is gaat niet vooruit: dat is een mislukte actie, zie [[failed]]. Een kaart zonder labels ook. Een bonuskaart doet wat zij zegt, zie [[bonus]].

rules-marsbot-icons = Symbolen op de sporen
rules-marsbot-icons-text =
    - _Pijl_: hetzelfde spoor gaat nog één vak vooruit, met het symbool daar.
    - _Symbool van een ander spoor_: dat spoor gaat één vak vooruit, met het symbool daar.
    - _TW_: MarsBots TW stijgt met het getal.
    - _Temperatuur_: één stap, of twee waar er twee staan, met TW.
    - _Oceaan_, _groen_, _stad_: de tegel wordt gelegd (zie [[tiles]]); oceanen en zuurstof geven TW.
    - _Mijlpaal_ en _onderscheiding_: zie [[milestones]] en [[awards]].

    Symbolen van uitbreidingen die niet meedoen worden overgeslagen. Symbolen werken alleen bij vooruitgaan.

rules-marsbot-failed = Mislukte acties
rules-marsbot-failed-text =
    Is iets wat MarsBot zou moeten doen onmogelijk, dan krijgt hij in plaats daarvan 5 M€: een kaart zonder labels, een spoor aan het eind, een voltooide parameter, geen vak voor een tegel, geen mijlpaal te claimen, geen onderscheiding waarin hij voor staat.

    Bonuskaarten die niet uit te voeren zijn tellen niet als mislukte actie.

rules-marsbot-bonus = De acht bonuskaarten
rules-marsbot-bonus-text =
    - _Meteorenregen_: je verliest tot 5 planten. Verloor je er 3 of meer, of was je beschermd, dan is de kaart voorgoed weg.
    - _Invasieve soorten_: je haalt één dier of microbe weg, de waardevolste; MarsBot krijgt 5 M€.
    - _Onderzoek en ontwikkeling_: MarsBot speelt nog een projectkaart.
    - _Uitblinker_: een mijlpaal, vanaf generatie 6 ook een onderscheiding; zonder succes 5 M€.
    - _Versnelde bouw_: een stad naast minstens twee groen of oceanen.
    - _Lobbyisten_: verhogen de parameter die dicht bij een bonus of het eind is, of leggen een oceaan naast andere, of anders één stap van wat het verst achter is.
    - _Lokale neurale instantie_: een eigen tegel in een lege streek, aan het eind punten waard; zonder vak nog een projectkaart.
    - _Concurrentiestrijd_: voor 5 M€ verbetert hij zijn plaats in een gefinancierde onderscheiding waar het spannend is.

    Sommige kaarten worden bij succes vernietigd; de andere komen terug als de bonusstapel wordt geschud.

rules-marsbot-tiles = Waar MarsBot tegels legt
rules-marsbot-tiles-text =
    De gewone regels van plaatsen gelden. Uit de toegestane vakken kiest hij bij voorkeur:
    - voor _groen_ de meeste eigen steden ernaast, dan de minste van jou
    - voor een _stad_ het meeste groen ernaast, van wie het ook is
    - daarna altijd: de meeste oceanen ernaast, dan de meeste bonussymbolen op het vak

    Zijn er nog vakken gelijk, dan wordt een projectkaart omgedraaid en telt haar prijs ze af in leesvolgorde.

rules-marsbot-income = Zijn inkomen
rules-marsbot-income-text =
    MarsBot krijgt 2 M€ voor elke oceaan naast een tegel die hij legt, en 1 M€ voor elk bonussymbool dat hij bedekt, in plaats van de bonus. Warmtebonussen op het temperatuurspoor geven hem 2 M€; een oceaan bij 0 °C en de temperatuur bij 8% zuurstof neemt hij als een speler.

    Zijn geld geeft hij niet uit aan kaarten: het wordt aan het eind punten.

rules-marsbot-milestones = Mijlpalen
rules-marsbot-milestones-text =
    Een mijlpaalsymbool claimt er gratis een, als er minder dan drie geclaimd zijn en MarsBot aan een voldoet. Op Tharsis: Terraformer, TW 35; Burgemeester, drie steden; Tuinman, drie groen; Aannemer, bouwspoor 8; Planner, alle sporen op 4 of hoger.

    Voldoet hij aan meer, dan neemt hij er een waaraan jij ook voldoet, dan die waar jij het dichtst bij bent, dan de meest linkse.

rules-marsbot-awards = Onderscheidingen
rules-marsbot-awards-text =
    Een onderscheidingssymbool financiert gratis de open onderscheiding waarin MarsBot het verst voor staat; hij moet echt voor staan. Op Tharsis zijn zijn waarden: Landeigenaar, zijn tegels; Bankier, bouwspoor plus evenementenspoor; Wetenschapper, wetenschapsspoor; Warmtetechneut, energiespoor plus 5; Mijnwerker, ruimtespoor plus 5.

    Tijdens het spel telt in zulke vergelijkingen je voorraad samen met je productie; aan het eind alleen de voorraad.

rules-marsbot-yours = Jouw kaarten en MarsBot
rules-marsbot-yours-text =
    - _Verwijder_ of _steel_ je grondstoffen, dan komen ze van zijn geld, één M€ per stuk; wat je steelt krijg je in de genoemde soort.
    - _Verlaag je een productie_, dan gaat het spoor dat erbij hoort één vak terug: staal bouw, titanium ruimte, geld evenementen, energie energie, warmte Aarde, planten planten. Vakken die hij zo verlaat worden gemerkt, en hun symbolen werken geen tweede keer.
    - _Tel_ je labels of gebeurtenissen van anderen, dan telt het nummer van zijn spoor.
    - Zijn tegels zetten jouw effecten in gang als die van elke speler.

rules-marsbot-end = Einde en score
rules-marsbot-end-text =
    Het spel eindigt als elk ander. Begint generatie 20, dan heb je meteen verloren.

    Bij het laatste groen gaat elk spoor van MarsBot waarvan het volgende vak groen toont daarheen en legt het.

    MarsBot telt zijn TW, mijlpalen, onderscheidingen, groen en steden, 1 punt voor elk vak naast zijn neurale instantie zonder tegel van jou, en zijn geld: tot generatie 12 zijn 8 M€ één punt, en met elke generatie daarna is er één M€ minder nodig.

rules-marsbot-levels = Niveaus
rules-marsbot-levels-text =
    - _Makkelijk_: pijlen worden overgeslagen, een mislukte actie geeft 3 M€, en zijn waarden in onderscheidingen zijn 5 lager.
    - _Normaal_: de regels hierboven.
    - _Moeilijk_: een punt voor elke gespeelde kaart met punten, en hij mag vóór zijn eerste beurt van een generatie een mijlpaal kopen voor 8 M€ als hij aan genoeg voldoet.
    - _Meedogenloos_: als moeilijk, met vier projectkaarten in elke stapel.

    Elk deel is ook apart te kiezen als optie van de tafel.
