# Het eerste spel met gids: een tekst voor elke stap.

guide-shifter-planet =
    Dit is de Planeet: zestien tegels. Elke tegel heeft één groot stuk land, 2 waard, en twee kleine, elk 1 waard. Stukken van één soort die elkaar langs een zijde raken vormen een _zone_. Wijs een zone aan en zij toont haar waarde.
guide-shifter-missions =
    Dit zijn je missies. _Gras 7_ vraagt één zone gras van 7 of meer. _Gras 4 4_ is al gehaald, zoals het vinkje toont; maar het kan beter.
guide-shifter-goals =
    En hier gaat het om: vier doelen. Haal ze alle voordat de Bibliotheek op is. Een doel telt alleen in een beurt waarin je een missie vervult.
guide-shifter-rotate =
    Je hebt vijf acties. _Draai_ eerst de tegel linksboven een halve slag: kies hem, dan Draaien. Met het toetsenbord: pijltjes naar de tegel, dan R.
guide-shifter-shift =
    _Verschuif_ nu de hele bovenste rij één stap naar links: druk op de pijl ernaast, of sleep een tegel. De tegel die eruit valt komt aan de andere kant terug.
guide-shifter-zone =
    Kijk naar het gras: één zone van 9. Nu zijn de missie _Gras 7_ en het doel _Gras 9_ allebei gehaald. Een grotere zone is altijd goed.
guide-shifter-flip =
    Er zijn drie acties over, dus nemen we meer. _Keer_ de gemerkte tegel in de onderste rij om over de lange zijde (toets F). Het grote stuk op de achterkant is sneeuw.
guide-shifter-undo =
    Sneeuw heeft nu een zone van 9: een tweede doel is gehaald. De tekens hierboven tonen je acties. Tot je vestigt kun je elke actie terugnemen, zo vaak je wilt.
guide-shifter-settle =
    Er zijn twee acties over, maar je hoeft ze niet te gebruiken. _Vestig_: je missies worden bekeken, en een beurt met een gehaalde missie heeft geen straf. Zonder zou je twee kaarten verliezen en één per actie.
guide-shifter-declare =
    Succes. Meld nu de missie die gehaald is: _Gras 7_.
guide-shifter-library =
    Twee doelen tegelijk, en ze blijven bereikt, wat er ook met de Planeet gebeurt. Alleen de Bibliotheek slinkt: elke gemelde kaart wordt eruit aangevuld. Zij is de klok van het spel.
guide-shifter-done =
    Geen andere missie is gehaald, dus beëindig je beurt. Je vult je hand aan tot vier missies.
guide-shifter-end =
    Nu ken je het spel. Er zijn nog twee doelen, en kaarten meer dan genoeg. Kom je niet verder, vraag dan een hint; het boek in de balk bovenaan opent de regels.
