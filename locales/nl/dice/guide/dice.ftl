# Het eerste spel met gids: een tekst voor elke stap.

guide-dice-welcome =
    Je gaat Mars leefbaar maken, met dobbelstenen. Hier speel je alleen: 50 beurten om temperatuur, zuurstof en oceanen te voltooien. De gekleurde tekens op de vakken zijn wat een tegel daar oplevert.
guide-dice-city =
    Een solospel begint met een stad op de kaart. Leg haar op het gemerkte vak aan de rechterrand, _C6_; ernaast komen een oceaan en een groen.
guide-dice-corporation =
    Kies je corporatie. Neem _Ecoline_: zij begint met twee jokers en twee planten, en haar bruine vak, de productie, gooit één gele en twee groene dobbelstenen.
guide-dice-dice =
    Dit zijn je dobbelstenen, alles wat je hebt. Elk is het symbool bovenop waard; de letter zegt de kleur. Ze worden nooit opnieuw gegooid. Het ronde fiche is een _joker_: het geldt als elk symbool.
guide-dice-bonus =
    Alleen mag je aan het begin een bonuskaart kiezen. _{ dice-card-subsidised-foundry }_ geeft je productie een grijze dobbelsteen, het hele spel.
guide-dice-turn =
    In een beurt produceer je, of je doet een _ondersteuningsactie_ en dan een _hoofdactie_. Je hebt drie planten, en vier zouden een groen geven. Gebruik dus de ondersteuningsactie die een dobbelsteen _draait_: de knop met twee pijlen.
guide-dice-pay =
    Dat kost één willekeurige grondstof. Betaal met het _MegaKrediet_: klik op de gele dobbelsteen.
guide-dice-set =
    Draai nu de _microbe_, de andere groene dobbelsteen, naar _plant_.
guide-dice-greenery =
    Vier planten. De hoofdacties tonen wat ze kosten; die je kunt betalen heeft een vinkje. Leg een _groen_ voor vier planten.
guide-dice-place =
    Elk toegestaan vak is gemerkt. Naast een stad geeft groen een extra punt: kies _C5_, links van de stad. De zuurstof stijgt ook, en elke stap is 2 punten.
guide-dice-mark =
    De zuurstof heeft een bonus op het spoor bereikt: een groene dobbelsteen met een vlak naar keuze. Neem een _plant_.
guide-dice-roll =
    Volgende beurt. Wijs de kleuren aan om de kansen te zien, neem dan een _blauwe_ dobbelsteen en gooi: drie van de zes vlakken tonen energie.
guide-dice-card =
    Energie. _{ dice-card-power-plant }_ kost een MegaKrediet en een energie. Een MegaKrediet heb je niet, maar een joker kan het vervangen. Klik op de kaart om haar te spelen: voortaan produceer je ook een blauwe dobbelsteen.
guide-dice-produce =
    Er zijn nauwelijks dobbelstenen over: tijd voor een _productiebeurt_. Dat is een hele beurt op zich.
guide-dice-keep =
    Je mag tot drie dobbelstenen houden door erop te klikken; de andere gaan terug. Groene gooi je toch, dus houd er geen, of een paar als je wilt, en rond de keuze af.
guide-dice-discard =
    Kaarten die je niet wilt mogen weg; dan wordt je hand aangevuld tot vijf. Leg deze keer niets af.
guide-dice-end =
    Je hele productie is gegooid, en gebruikte blauwe kaarten zouden weer klaar zijn. Dat is het spel: produceren, betalen, terraformen. Bij 5 en 12 punten zijn er meer bonuskaarten. Het boek in de balk bovenaan opent de regels, de lamp geeft een hint.
