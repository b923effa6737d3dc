# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome = Dit is een duel: jij tegen _MarsBot_, een tegenstander die vanzelf speelt. Jij speelt volgens de regels van Mars; MarsBot onthult kaarten en volgt zijn sporen. Als temperatuur, zuurstof en oceanen op hun maximum staan, wint wie de meeste punten heeft. Bij gelijkspel wint MarsBot.
guide-marsbot-corporation = Kies je corporatie. Neem _CrediCor_: 57 M€, en 4 M€ terug voor elke kaart of elk project van minstens 20 M€.
guide-marsbot-buy =
    Tien projectkaarten; elke kaart die je houdt, kost 3 M€. Houd voorlopig alleen _{ mars-card-aquifer-pumping }_: vroege oceanen zijn goede buren.
guide-marsbot-tracks = Dit zijn de zeven sporen van MarsBot. Hij heeft geen hand en geen productie: elk label op een kaart die hij onthult, zet een van deze blokjes één vakje vooruit, en het symbool op het nieuwe vakje wordt meteen uitgevoerd. De symbolen naast een blokje tonen de volgende vakjes.
guide-marsbot-play =
    Jouw beurt: één of twee acties. Speel _{ mars-card-aquifer-pumping }_ voor 18 M€.
guide-marsbot-action = Gebruik die met je tweede actie: 8 M€ voor een oceaan.
guide-marsbot-ocean = Plaats de oceaan in rij 5, op het vierde vlak: je krijgt twee planten en je terraformwaarde stijgt. Daarmee eindigt je beurt, en MarsBot is aan zet.
guide-marsbot-why = MarsBot heeft _{ mars-card-business-network }_ onthuld. Het Aardelabel zette het Aardespoor op 1, en vakje 1 toont een stad. Dit paneel legt uit waarom de stad daar ligt: na elke regel zie je hoeveel vlakken er over waren. Bij gelijke vlakken beslissen de kosten van een volgende kaart. Met de pijlen lees je het stap voor stap.
guide-marsbot-city =
    Hij nam de beste plek naast je oceaan. Antwoord met het standaardproject _stad_: 25 M€, waarvan CrediCor er 4 terugkrijgt.
guide-marsbot-place = Plaats de stad in rij 4, op het vierde vlak: een plant, en 2 M€ van de oceaan. Naast de stad van MarsBot mag je niet bouwen, en nu mag hij niet naast die van jou bouwen.
guide-marsbot-stop = Je hebt nog een actie, maar weinig geld. Beëindig je beurt.
guide-marsbot-bonus = Dit keer was het een bonuskaart: _{ automa-bonus-invasive-species }_. Elke generatie komt er één bij in zijn stapel. Je had geen dier of microbe te verliezen, dus MarsBot kreeg alleen zijn 5 M€.
guide-marsbot-pass =
    MarsBot heeft nog twee kaarten. Pas, en kijk toe: hij gaat alleen door tot zijn stapel op is.
guide-marsbot-alone = Hier lees je over beide kaarten; de pijlen leiden naar de eerste. Een vakje met pijlen zette het wetenschapsspoor nog een keer vooruit, en een stadslabel zet ook het Aardespoor vooruit. MarsBot krijgt geen inkomen: alleen jij produceert.
guide-marsbot-end = Nu ken je je tegenstander. Twee tips: claim de mijlpalen voordat hij het doet, en verlaag zijn productie met je kaarten, want dat zet een spoor terug. De knop MarsBot bovenaan toont zijn hele bord. Veel succes!
