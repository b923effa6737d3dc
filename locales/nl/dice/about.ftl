game-dice = Terraforming Mars: Het dobbelspel
about-dice =
    Dobbelstenen zijn je bronnen: rol ze, draai ze en betaal met hun symbolen voor kaarten en voor de planeet. Elke stap van temperatuur en zuurstof en elke oceaantegel geeft 2 punten.
    In je beurt produceer je (houd hoogstens 3 dobbelstenen, trek kaarten, rol je productie), of je doet een ondersteuningsactie en dan een hoofdactie. Als twee van de drie parameters op hun maximum zijn heeft iedereen nog één beurt; de meeste punten winnen.
    Er is geen openbare lijst van de kaarten: ze zijn deels gereconstrueerd, zoals elke kaart zegt als je haar bekijkt. Wie het spel heeft, kan de echte ervoor in de plaats zetten.
home-about-dice = Gooi productie, draai dobbelstenen, terraform als eerste.
home-more-dice = Corporate Era
