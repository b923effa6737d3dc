# De regels van MarsBot: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[icons]] verwijst naar een onderwerp.

rules-marsbot-aim = Over MarsBot
rules-marsbot-aim-text =
    MarsBot is een tegenstander die geen speler nodig heeft. Hij heeft geen hand, geen productie en geen corporatie: hij onthult kaarten, gaat vooruit op zeven sporen en doet wat de sporen zeggen. Jij speelt volgens de gewone regels van Mars en wint alleen als je meer punten hebt dan MarsBot; gelijkspel is niet genoeg.

    Je kunt hier tegen hem spelen, of aan tafel met je eigen doos, terwijl Areo MarsBot bestuurt.

rules-marsbot-board = De zeven sporen
rules-marsbot-board-text =
    De sporen zijn bouw, ruimte, evenementen, wetenschap, energie, Aarde en planten, met vakjes van 0 tot 18. Veel vakjes tonen een symbool; het wordt uitgevoerd als het blokje van MarsBot op het vakje komt.

    Op Tharsis zetten labels de sporen zo vooruit: bouw, ruimte, evenement en wetenschap hun eigen spoor; energie en Jupiter het energiespoor; Aarde en stad het Aardespoor; planten, dieren en microben het plantenspoor.

    MarsBot heeft een terraformwaarde, geld, tegels en een stapel gespeelde kaarten.

rules-marsbot-setup = Voorbereiding
rules-marsbot-setup-text = Zet een spel voor twee spelers klaar: beiden beginnen met een TW van 20. MarsBot heeft geen geld en zijn blokjes staan op 0. Schud de acht bonuskaarten. De eerste actiestapel van MarsBot bestaat uit drie projectkaarten en één bonuskaart, geschud en gedekt neergelegd. In de eerste generatie ben jij startspeler.

rules-marsbot-generation = Een generatie
rules-marsbot-generation-text =
    Vanaf de tweede generatie wisselt de startspeler telkens. Onderzoek doe je zoals gewoonlijk. MarsBot betaalt niets: zijn actiestapel bestaat uit drie nieuwe projectkaarten en één bonuskaart.

    Met de draft wisselen jullie twee handen van vier kaarten; jij neemt telkens één kaart en MarsBot een willekeurige. Daarna legt hij een van zijn vier af.

    In de actiefase zijn jullie om de beurt aan zet. Jouw beurt is één of twee acties, de beurt van MarsBot één kaart. Hij past als zijn stapel leeg is. Als jij past, gaat hij alleen verder. In de productiefase krijgt hij niets.

rules-marsbot-turn = De beurt van MarsBot
rules-marsbot-turn-text =
    MarsBot onthult de bovenste kaart van zijn stapel. Bij een projectkaart doen de kosten, het vereiste en de tekst er niet toe, alleen de labels: van links naar rechts zet elk label zijn spoor één vakje vooruit, en het symbool daar wordt meteen uitgevoerd, met alles wat volgt. Het evenementlabel komt altijd als laatste.

    Een spoor waarvan het einde is bereikt, gaat niet vooruit: dat is een mislukte actie, zie [[failed]]. Een kaart zonder labels ook. Bij een bonuskaart volg je de tekst, zie [[bonus]].

rules-marsbot-icons = Symbolen op de sporen
rules-marsbot-icons-text =
    De symbolen betekenen:
    - _Pijl_: hetzelfde spoor gaat nog een vakje vooruit, en ook dat symbool wordt uitgevoerd.
    - _Symbool van een ander spoor_: dat spoor gaat één vakje vooruit, en zijn symbool wordt uitgevoerd.
    - _TW_: de waarde van MarsBot stijgt met het getoonde getal.
    - _Temperatuur_: één stap, of twee als er twee staan; de TW stijgt mee.
    - _Oceaan_, _groen_, _stad_: MarsBot plaatst de tegel, zie [[tiles]]; oceanen en zuurstof verhogen zijn TW.
    - _Mijlpaal_ en _onderscheiding_: zie [[milestones]] en [[awards]].

    Negeer symbolen van uitbreidingen die niet meedoen. Symbolen werken alleen als het blokje vooruitgaat.

rules-marsbot-failed = Mislukte acties
rules-marsbot-failed-text =
    Als MarsBot iets niet kan, ontvangt hij in plaats daarvan 5 M€: een kaart zonder labels, een spoor waarvan het einde is bereikt, een parameter op zijn maximum, geen vlak voor een tegel, geen mijlpaal om te claimen, geen onderscheiding waarin hij voorstaat.

    Bonuskaarten die niet kunnen worden uitgevoerd, zijn geen mislukte acties.

rules-marsbot-bonus = De acht bonuskaarten
rules-marsbot-bonus-text =
    Dit zijn de bonuskaarten:
    - _Meteorenregen_: je verliest maximaal 5 planten. Verlies je er 3 of meer, of zijn ze beschermd, dan wordt de kaart vernietigd.
    - _Invasieve soorten_: je verwijdert één dier of microbe, de waardevolste; MarsBot ontvangt 5 M€.
    - _Onderzoek en ontwikkeling_: MarsBot speelt nog een projectkaart.
    - _Uitblinker_: MarsBot claimt een mijlpaal of financiert vanaf generatie 6 een onderscheiding; anders ontvangt hij 5 M€.
    - _Versnelde bouw_: MarsBot plaatst een stad naast minstens twee groen- of oceaantegels.
    - _Lobbyisten_: MarsBot verhoogt een parameter dicht bij een bonus of het maximum, of plaatst een oceaan naast andere; anders verhoogt hij de parameter die het verst achterloopt.
    - _Lokale neurale instantie_: MarsBot plaatst een eigen tegel in een leeg gebied, die aan het einde punten waard is; is er geen geschikt vlak, dan speelt hij nog een projectkaart.
    - _Concurrentiestrijd_: MarsBot betaalt 5 M€ om beter te scoren bij een gefinancierde onderscheiding waarbij het erom spant.

    Sommige kaarten worden vernietigd als ze lukken; de andere komen terug als de bonusstapel wordt geschud.

rules-marsbot-tiles = Waar MarsBot tegels plaatst
rules-marsbot-tiles-text =
    De gewone plaatsingsregels gelden. Uit de toegestane vlakken kiest MarsBot:
    - voor _groen_: de meeste steden van MarsBot ernaast, dan de minste van jou
    - voor een _stad_: de meeste groentegels ernaast, van wie ze ook zijn
    - daarna altijd: de meeste oceanen ernaast, dan de meeste bonussymbolen op het vlak

    Zijn er nog steeds meerdere vlakken gelijk, onthul dan een projectkaart en tel de kosten ervan in leesvolgorde over die vlakken af.

rules-marsbot-income = Inkomen van MarsBot
rules-marsbot-income-text =
    MarsBot ontvangt 2 M€ per oceaan naast een tegel die hij plaatst, en 1 M€ per bonussymbool dat hij bedekt, in plaats van de bonus. De warmtebonussen op het temperatuurspoor geven hem 2 M€; de oceaan bij 0 °C en de stap op het temperatuurspoor bij 8% zuurstof werken zoals bij een speler.

    MarsBot geeft geen geld uit aan kaarten. Aan het einde wordt zijn geld omgezet in punten.

rules-marsbot-milestones = Mijlpalen
rules-marsbot-milestones-text =
    Met een mijlpaalsymbool claimt MarsBot gratis een mijlpaal, als er minder dan drie zijn geclaimd en hij aan een mijlpaal voldoet. Op Tharsis: Terraformer, TW 35; Burgemeester, drie steden; Tuinman, drie groentegels; Aannemer, bouwspoor 8; Planner, alle sporen op 4 of meer.

    Voldoet hij aan meerdere, dan neemt hij er een waar jij ook aan voldoet, dan die waar jij het dichtst bij bent, dan de meest linkse.

rules-marsbot-awards = Onderscheidingen
rules-marsbot-awards-text =
    Met een onderscheidingssymbool financiert MarsBot gratis de vrije onderscheiding waarin hij de grootste voorsprong heeft; een gelijke stand is geen voorsprong. Op Tharsis zijn zijn waarden: Landeigenaar, zijn tegels; Bankier, bouwspoor plus evenementenspoor; Wetenschapper, wetenschapsspoor; Warmtetechneut, energiespoor plus 5; Mijnwerker, ruimtespoor plus 5.

    Tel tijdens het spel voor deze vergelijking je productie bij je voorraad op; tel aan het einde alleen de voorraad.

rules-marsbot-yours = Jouw kaarten en MarsBot
rules-marsbot-yours-text =
    Zo werken je kaarten tegen MarsBot:
    - Als je grondstoffen _verwijdert_ of _steelt_, verliest MarsBot 1 M€ per stuk. Gestolen grondstoffen krijg je zoals gewoonlijk.
    - Als je een _productie verlaagt_, gaat het bijbehorende spoor één vakje terug: staal → bouw, titanium → ruimte, geld → evenementen, energie → energie, warmte → Aarde, planten → planten. Markeer het verlaten vakje: het symbool werkt geen tweede keer.
    - Als je labels of evenementen van tegenstanders _telt_, gebruik je het getal van het spoor.
    - Tegels van MarsBot activeren je effecten zoals die van elke speler.

rules-marsbot-end = Einde van het spel en punten
rules-marsbot-end-text =
    Het spel eindigt zoals gewoonlijk. Begint generatie 20, dan verlies je meteen.

    Voor de laatste groentegels gaat elk spoor waarvan het volgende vakje groen toont nog één vakje vooruit, en MarsBot plaatst die tegel.

    MarsBot krijgt punten voor zijn TW, mijlpalen, onderscheidingen, groentegels en steden, 1 punt per vlak naast zijn neurale instantie zonder tegel van jou, en zijn geld: tot en met generatie 12 is 8 M€ één punt; daarna is er elke generatie 1 M€ minder nodig.

rules-marsbot-levels = Moeilijkheidsgraad
rules-marsbot-levels-text =
    Er zijn vier moeilijkheidsgraden:
    - _Makkelijk_: pijlen worden genegeerd, een mislukte actie geeft 3 M€, en de waarden in onderscheidingen zijn 5 lager.
    - _Normaal_: de regels hierboven.
    - _Moeilijk_: 1 punt per gespeelde kaart met punten; vóór zijn eerste beurt van een generatie betaalt hij 8 M€ voor een mijlpaal als hij dat geld heeft en aan genoeg mijlpalen voldoet.
    - _Meedogenloos_: zoals moeilijk, met vier projectkaarten in elke stapel.

    Je kunt elk onderdeel ook apart kiezen, bij de opties van de tafel.
