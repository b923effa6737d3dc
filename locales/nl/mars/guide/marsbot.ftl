# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome =
    Dit is een duel: jij tegen _MarsBot_, een tegenstander zonder speler. Jij speelt volgens de regels van Mars; MarsBot draait kaarten om en volgt zijn sporen. Als temperatuur, zuurstof en oceanen compleet zijn, wint wie meer punten heeft, en een gelijkspel is voor MarsBot.
guide-marsbot-corporation =
    Kies je corporatie. Neem _CrediCor_: 57 M€, en 4 M€ terug voor alles wat 20 of meer kost.
guide-marsbot-buy =
    Tien projectkaarten, 3 M€ voor elke die je houdt. Houd voorlopig alleen _{ mars-card-aquifer-pumping }_: vroege oceanen zijn goede buren.
guide-marsbot-tracks =
    Dit zijn de zeven sporen van MarsBot. Hij heeft geen hand en geen productie: elk symbool van een omgedraaide kaart verzet een van deze markeringen één vak, en wat het nieuwe vak toont gebeurt meteen. De tekens naast een markering zijn wat daarna komt.
guide-marsbot-play =
    Jouw beurt: één of twee acties. Speel _{ mars-card-aquifer-pumping }_ voor 18 M€.
guide-marsbot-action =
    Gebruik haar als tweede actie: 8 M€ voor een oceaan.
guide-marsbot-ocean =
    Leg de oceaan in rij 5, op het vierde vak: twee planten, en je TW stijgt. Daarmee eindigt je beurt, en MarsBot krijgt de zijne.
guide-marsbot-why =
    MarsBot heeft _{ mars-card-business-network }_ omgedraaid. Het aardesymbool zette het Aardespoor op 1, en daar staat een stad. Dit paneel vertelt waarom de stad ligt waar zij ligt: regel voor regel hoeveel vakken overbleven, en tussen gelijken beslissen de kosten van nog een kaart. Met de pijlen lees je stap voor stap.
guide-marsbot-city =
    Hij nam de beste plek naast je oceaan. Antwoord met het standaardproject _stad_: 25 M€, waarvan CrediCor er 4 terugkrijgt.
guide-marsbot-place =
    Leg haar in rij 4, op het vierde vak: een plant, en 2 M€ van de oceaan. Naast de stad van MarsBot mag je niet bouwen, en nu mag hij niet naast de jouwe.
guide-marsbot-stop =
    Je hebt nog een actie, maar weinig geld. Laat het bij één.
guide-marsbot-bonus =
    Dit keer was het een bonuskaart: _{ automa-bonus-invasive-species }_. In elke generatie komt er één in zijn stapel. Je had geen dier of microbe te verliezen, dus nam hij alleen zijn 5 M€.
guide-marsbot-pass =
    MarsBot heeft nog twee kaarten. Pas, en kijk toe: hij gaat alleen door tot zijn stapel op is.
guide-marsbot-alone =
    Beide kaarten worden hier verteld; de pijlen leiden terug naar de eerste. Een vak met pijlen zette het wetenschapsspoor nog een keer verder, en een stadssymbool verzet ook het Aardespoor. MarsBot krijgt geen inkomen: alleen jij produceert.
guide-marsbot-end =
    Je kent je tegenstander nu. Wat helpt: pak de mijlpalen vóór hem, en verlaag zijn productie met aanvallen, want dat zet een spoor terug. De knop MarsBot bovenaan toont zijn hele bord. Veel succes.
