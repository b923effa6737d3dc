# Het eerste spel met gids: een tekst voor elke stap.

guide-dice-welcome = Je gaat Mars leefbaar maken met dobbelstenen. Je speelt solo: je hebt 50 beurten om temperatuur, zuurstof en oceanen op hun maximum te brengen. De gekleurde symbolen op de vlakken zijn de bonussen als je daar een tegel plaatst.
guide-dice-city = Een solospel begint met een stad op het bord. Plaats die op het gemarkeerde vlak aan de rechterrand, _C6_; ernaast komen een oceaan en een groentegel.
guide-dice-corporation = Kies je corporatie. Neem _Ecoline_: die begint met twee jokerfiches en twee planten. In het bruine vakje staat de productie: één gele en twee groene dobbelstenen.
guide-dice-dice = Dit zijn je dobbelstenen, alles wat je hebt. Van elke dobbelsteen telt het symbool dat boven ligt; de letter toont de kleur. Je rolt ze nooit opnieuw. De ronde _jokerfiche_ kan elk symbool zijn.
guide-dice-bonus = In een solospel kies je aan het begin een bonuskaart. _{ dice-card-subsidised-foundry }_ voegt voor het hele spel een grijze dobbelsteen toe aan je productie.
guide-dice-turn = In je beurt produceer je, of doe je een _ondersteuningsactie_ en dan een _hoofdactie_. Je hebt drie planten, en vier zijn genoeg voor een groentegel. Gebruik dus de ondersteuningsactie die een dobbelsteen _draait_: de knop met twee pijlen.
guide-dice-pay = Dat kost één grondstof naar keuze. Betaal met het _MegaKrediet_: klik op de gele dobbelsteen.
guide-dice-set =
    Draai nu de _microbe_, de andere groene dobbelsteen, naar _plant_.
guide-dice-greenery = Vier planten! De hoofdacties tonen hun kosten; een vinkje staat bij de actie die je kunt betalen. Plaats een _groentegel_ voor vier planten.
guide-dice-place = Elk toegestaan vlak is gemarkeerd. Naast een stad levert een groentegel een extra punt op: kies _C5_, links van de stad. Het zuurstofgehalte stijgt ook, en elke stap is 2 punten waard.
guide-dice-mark = Het zuurstofgehalte heeft een bonus op het spoor bereikt: een groene dobbelsteen met een zijde naar keuze. Neem een _plant_.
guide-dice-roll = Volgende beurt. Wijs de kleuren aan om de kansen te zien en rol dan een _blauwe_ dobbelsteen: drie van de zes zijden tonen energie.
guide-dice-card = Energie! _{ dice-card-power-plant }_ kost een MegaKrediet en 1 energie. Je hebt geen MegaKrediet, maar een jokerfiche kan het vervangen. Klik op de kaart om die te spelen: vanaf nu produceer je ook een blauwe dobbelsteen.
guide-dice-produce = Je hebt bijna geen dobbelstenen meer: tijd voor een _productiebeurt_. Die kost een hele beurt.
guide-dice-keep = Klik op de dobbelstenen die je wilt houden, maximaal drie; de rest gaat terug naar de voorraad. Groene rol je toch al, dus houd er een paar of geen, en druk op _Deze dobbelstenen houden_.
guide-dice-discard = Je kunt kaarten afleggen die je niet wilt; daarna vul je je hand aan tot vijf. Leg deze keer niets af: druk op _Kaarten trekken_.
guide-dice-end = Je hele productie is gerold, en gebruikte blauwe kaarten zijn weer beschikbaar. Dat is het spel: produceren, betalen, terraformen. Bij 5 en 12 punten krijg je meer bonuskaarten. Het boek in de balk bovenaan opent de regels; de lamp geeft een hint.
