# De regels van Actie: Terraforming: een kop en een tekst voor elk onderwerp, in leesvolgorde.
# Een lege regel begint een alinea, een streepje een regel van een lijst; [[zones]] verwijst naar een onderwerp.

rules-shifter-aim = Doel van het spel
rules-shifter-aim-text =
    Zestien tegels vormen de Planeet. Door ze te draaien, te verschuiven en om te draaien verbind je stukken sneeuw, woestijn, zee en gras tot _zones_. Met zones voltooi je de missies in je hand, en als je een missie voltooit, kun je ook de grote doelen van het spel behalen.

    Alle spelers werken samen: jullie winnen als jullie alle vier de doelen hebben behaald, en verliezen als de Bibliotheek eerder op is. Solo gelden dezelfde regels, met maar één hand missies. Speel je liever tegen elkaar, zie dan [[contest]].

rules-shifter-planet = De Planeet en de tegels
rules-shifter-planet-text =
    De Planeet is een vierkant van vier bij vier tegels. Elke kant van een tegel toont drie van de vier terreinen: één beslaat de _helft_ en telt voor 2, twee beslaan elk een _kwart_ en tellen voor 1. Dat zie je ook aan de wezens: één wezen is één punt.

    Op de achterkant van een tegel blijven de kwarten gelijk, en wordt de helft het terrein dat op de voorkant ontbreekt.

    Elke zijde van een tegel hoort bij één terrein: de helft heeft twee zijden die in een hoek samenkomen, elk kwart heeft er één. Zo passen tegels in elkaar.

rules-shifter-zones = Zones en hun waarde
rules-shifter-zones-text =
    Stukken van hetzelfde terrein zijn één zone als ze elkaar raken langs een hele zijde van twee aangrenzende tegels. Hoeken verbinden niet, en zones lopen niet over de rand van de Planeet door naar de overkant.

    De _waarde_ van een zone is de som van de stukken: 2 per helft, 1 per kwart. Een kwart is altijd een uiteinde, dus lange zones zijn kettingen van helften met hoogstens één kwart aan elk eind.

    Wijs een zone aan of ga naar een tegel, en de waarde verschijnt.

rules-shifter-missions = Missies
rules-shifter-missions-text =
    Je hebt vier missies in je hand die de anderen niet zien. Een missie noemt een terrein en een of meer waarden: ‘Zee 8’ vraagt één zeezone van 8, ‘Woestijn 4 4’ vraagt twee woestijnzones van 4.

    Elke waarde vraagt een eigen zone: één zone van 8 is niet twee zones van 4. Een _grotere_ zone is goed, tenzij je met precieze waarden speelt, zie [[exact]]. Dezelfde zone mag in één beurt voor meerdere kaarten tellen.

    Op sommige missies staat 2+, 3+ of 4+: die doen alleen mee met minstens zoveel spelers. Daardoor heeft de Bibliotheek aan het begin altijd twaalf kaarten.

rules-shifter-goals = Het Doelenboek
rules-shifter-goals-text =
    Vier doelen liggen open voor iedereen, één van elk terrein. Je leest ze als missies, maar ze vragen meer. Een behaald doel wordt omgedraaid en blijft behaald, wat er ook met de Planeet gebeurt.

    Je kunt alleen doelen behalen in een beurt waarin je een missie voltooit; dan worden meteen alle doelen omgedraaid waaraan de Planeet voldoet. Er is geen grens aan het aantal doelen per beurt.

    Neem voor het eerste spel van elk terrein doel 9. Doelen van 8 zijn meestal moeilijker, omdat ze meer dan één zone vragen. Je mag de doelen ook trekken of vrij kiezen.

rules-shifter-turn = Een beurt
rules-shifter-turn-text =
    Een beurt heeft twee fases. In de terraformingfase doe je maximaal vijf acties, zie [[actions]]. Daarna volgt de vestigingsfase, zie [[settle]]. Vul ten slotte je hand aan tot vier kaarten; de speler links van je is aan de beurt.

    De Planeet telt zoals die is op het moment dat je je acties afrondt. Een missie waaraan je zonder actie voldoet, telt ook.

rules-shifter-actions = De vijf acties
rules-shifter-actions-text =
    In de terraformingfase doe je maximaal vijf acties, in elke volgorde, en dezelfde zo vaak je wilt:
    - _Draai_ één tegel een halve slag.
    - _Draai_ één tegel _om_ over de lange of de korte zijde, zodat de achterkant boven komt.
    - _Verschuif_ een hele rij één stap naar links of rechts, of een kolom omhoog of omlaag. De tegel die eruit valt, komt aan de andere kant terug.

    Een tegel heeft vier standen, en elk van de andere drie kost precies één actie. Kies je een tegel, dan zie je meteen de drie mogelijke resultaten.

    Tot je je acties afrondt, kun je ze één voor één ongedaan maken. Acties die je niet nodig hebt, kunnen de Planeet voorbereiden voor een andere speler.

rules-shifter-settle = Vestigingsfase: succes
rules-shifter-settle-text =
    Rond je je acties af, dan begint de vestigingsfase en worden je missies gecontroleerd. Voldoe je aan minstens één, dan is de beurt een _succes_: meld één missie waaraan je voldoet en leg die af. Er is geen straf, hoeveel acties je ook deed.

    Daarna mag je meer missies melden. Voor elke gemelde missie trek je een nieuwe uit de Bibliotheek, dus elke melding kost één kaart; soms is het slimmer een missie te houden.

    Na de eerste missie wordt het Doelenboek gecontroleerd. Zolang er nog rampen kunnen komen, kies jij of dat gebeurt, omdat elk behaald doel een volgende ramp brengt.

rules-shifter-failure = Vestigingsfase: mislukking
rules-shifter-failure-text =
    Voldoe je aan geen van je missies, dan is de beurt een _mislukking_: leg twee missies af en nog één per actie die je deed. Kies ze eerst uit je hand; is die leeg, neem ze dan van de bovenkant van de Bibliotheek. In zo’n beurt kun je geen doel behalen.

    Na het aanvullen heeft een mislukking met drie acties de Bibliotheek vijf kaarten gekost. Kun je niet slagen, doe dan zo weinig mogelijk acties: een mislukking zonder acties kost er maar twee.

rules-shifter-library = De Bibliotheek
rules-shifter-library-text =
    De Bibliotheek is de stapel missies en de klok van het spel. Aan het eind van een beurt vul je er je hand mee aan tot vier kaarten.

    Een succes met één missie kost één kaart, een mislukking twee kaarten en één per actie. Moeten er meer kaarten uit de Bibliotheek dan er liggen, dan hebben alle spelers verloren. Raakt de Bibliotheek precies leeg, dan is er nog niets verloren.

rules-shifter-end = Het einde van het spel
rules-shifter-end-text =
    Jullie winnen samen zodra alle vier de doelen zijn behaald, voordat iemand kaarten trekt. De kaarten die in de Bibliotheek over zijn, geven een titel:
    - 0 tot en met 2: Zwerver
    - 3 tot en met 5: Kolonisator
    - 6 of 7: Terraformer
    - 8 of meer: Keizer

    Met rampen, zie [[disasters]], zijn de grenzen 0, 2, 4 en 6 kaarten, en elke rode ramp in de stapel verhoogt de titel met één: boven de Keizer staan Legende en Schepper.

rules-shifter-exact = Precieze waarden
rules-shifter-exact-text = Voor een moeilijker spel moeten waarden precies kloppen: een zone van 8 voldoet dan niet aan een missie van 7. Dat geldt voor missies en doelen. Je kiest dit bij de opties van de tafel.

rules-shifter-disasters = Rampen
rules-shifter-disasters-text =
    Voor ervaren spelers: vier gele rampen vormen een stapel, en de bovenste is vanaf het begin actief. Elk behaald doel brengt meteen de volgende. Alle open rampen blijven actief en gelden voor alle spelers; spreken twee elkaar tegen, dan telt de nieuwste.

    Een ramp beperkt hoeveel acties je in een beurt doet of hoe vaak je schuift of omdraait, verbiedt omdraaien over de korte zijde, of laat een succes meer kaarten uit de Bibliotheek kosten. Bij een verboden zet staat de naam van de ramp.

    Voor een moeilijker spel is de laatste kaart van de stapel een rode ramp, of zijn de laatste twee dat.

rules-shifter-contest = Tegen elkaar spelen
rules-shifter-contest-text =
    Twee tot vier spelers kunnen tegen elkaar spelen. Niemand heeft een hand en er is geen Doelenboek: de zestien doelen en de zestien missies zonder 2+, 3+ of 4+ vormen één Bibliotheek. Elke ronde is de bovenste kaart de _uitdaging_, en iedereen zoekt de oplossing met de minste acties.

    Een uitdaging die met één actie of zonder actie lukt, gaat onderaan de Bibliotheek, en de volgende wordt onthuld.

    Je score is het aantal gewonnen uitdagingen min het aantal mislukte. De eerste speler die de doelscore haalt, wint: 7 punten met twee spelers, 6 met drie, 5 met vier, tenzij de tafel een ander getal koos. Raken de kaarten eerder op, dan wint niemand.

rules-shifter-bids = Bieden en de zandloper
rules-shifter-bids-text =
    Om de beurt bieden de spelers een aantal acties, te beginnen bij de startspeler van de ronde. Heeft iedereen geboden, dan wordt de zandloper van één minuut omgedraaid. Zolang hij loopt, mag je onder je laatste bod gaan of het zo houden. Een lager bod laat iedereen opnieuw nadenken.

    Is de tijd om, of wil niemand meer lager, dan telt het laagste bod. Bij gelijke biedingen telt het eerste.

    Terwijl je nadenkt, mag je zetten uitproberen; niemand anders ziet ze, en de Planeet wordt hersteld.

rules-shifter-attempt = De poging
rules-shifter-attempt-text =
    De speler met het laagste bod doet de zetten op de Planeet, met niet meer acties dan geboden. Is de uitdaging gehaald als de poging eindigt, dan krijgt die speler een punt; zo niet, of als er geen poging komt, dan verliest die speler een punt.

    De tafel kiest of de Planeet na een mislukte poging wordt hersteld, wie de volgende ronde begint en hoe hoog een bod mag zijn.

rules-shifter-edition = Over deze uitgave
rules-shifter-edition-text =
    De regels zijn die van het gedrukte spel. We kennen maar een deel van de tegels, missies, doelen en rampen; de rest hebben we nagebouwd met de getallen en kleuren uit het regelboek. In de kaartenlijst staat bij elk onderdeel of het gedrukt, deels bekend of nagebouwd is; de rampen en de doelscores voor het spel tegen elkaar zijn van onszelf.

    Waar het regelboek iets openlaat, staat onze beslissing met de reden in de documenten van het project.
