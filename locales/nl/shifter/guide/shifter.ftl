# Het eerste spel met gids: een tekst voor elke stap.

guide-shifter-planet = Dit is de Planeet: zestien tegels. Elke tegel heeft één groot stuk land, 2 waard, en twee kleine, elk 1 waard. Stukken van één soort die elkaar langs een zijde raken, vormen een _zone_. Wijs een zone aan om de waarde te zien.
guide-shifter-missions = Dit zijn je missies. _Gras 7_ vraagt één graszone van 7 of meer. Aan _Gras 4 4_ voldoe je al, zoals het vinkje toont, maar het kan beter.
guide-shifter-goals = Dit zijn de vier doelen. Behaal ze allemaal voordat de Bibliotheek op is. Een doel telt alleen in een beurt waarin je een missie voltooit.
guide-shifter-rotate = Je hebt vijf acties. _Draai_ eerst de tegel linksboven een halve slag: kies hem en druk op Draaien. Met het toetsenbord: ga met de pijltjes naar de tegel en druk op R.
guide-shifter-shift = _Verschuif_ nu de hele bovenste rij één stap naar links: druk op de pijl ernaast, of sleep een tegel. De tegel die eruit valt, komt aan de andere kant terug.
guide-shifter-zone = Kijk naar het gras: één zone van 9. Nu voldoe je aan de missie _Gras 7_ en aan het doel _Gras 9_. Een grotere zone is altijd goed.
guide-shifter-flip = Je hebt nog drie acties, dus doen we meer. _Draai_ de gemarkeerde tegel in de onderste rij om over de lange zijde (toets F). Het grote stuk op de achterkant is sneeuw.
guide-shifter-undo = Sneeuw heeft nu een zone van 9: je voldoet aan een tweede doel. De symbolen hierboven tonen je acties. Tot je je acties afrondt, kun je elke actie ongedaan maken, zo vaak je wilt.
guide-shifter-settle = Je hebt nog twee acties, maar je hoeft ze niet te gebruiken. Druk op _Acties afronden_: je missies worden gecontroleerd, en als je aan één voldoet is er geen straf. Anders zou je twee kaarten verliezen, plus één per actie.
guide-shifter-declare = Succes! Meld nu de missie waaraan je voldoet: _Gras 7_.
guide-shifter-library = Twee doelen tegelijk, en ze blijven behaald, wat er ook met de Planeet gebeurt. Alleen de Bibliotheek slinkt: voor elke gemelde kaart trek je een nieuwe. De Bibliotheek is de klok van het spel.
guide-shifter-done = Aan een andere missie voldoe je niet, dus beëindig je beurt. Je trekt tot je weer vier missies hebt.
guide-shifter-end = Nu ken je het spel. Er zijn nog twee doelen, en tien kaarten zijn meer dan genoeg. Kom je niet verder, vraag dan een hint; het boek in de balk bovenaan opent de regels.
