game-dice = Terraforming Mars: Het dobbelspel
about-dice =
    Dobbelstenen zijn je grondstoffen: rol ze, draai ze en betaal met de symbolen voor kaarten en voor de planeet. Elke stap van de temperatuur of het zuurstofgehalte en elke oceaan levert 2 punten op.
    In je beurt produceer je (houd maximaal 3 dobbelstenen, trek kaarten, rol je productie), of je doet een ondersteuningsactie en daarna een hoofdactie. Zodra twee van de drie parameters op hun maximum staan, krijgt iedereen nog één beurt. De speler met de meeste punten wint.
    Er is geen openbare lijst van de kaarten, dus sommige zijn onze reconstructie: dat staat bij elke kaart. Heb je het spel, dan kun je ze door de echte vervangen.
home-about-dice = Rol je productie, draai je dobbelstenen en terraform het snelst.
home-more-dice = Corporatie Tijdperk
