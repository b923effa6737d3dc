# The guided first game of the Dice Game: one text for each step.

guide-dice-welcome =
    You are about to make Mars habitable, with dice. You play alone here: 50 turns to complete temperature, oxygen and oceans. The coloured signs on the spaces are what a tile placed there will give.
guide-dice-city =
    A solo game begins with a city on the map. Put it on the marked space at the right edge, _C6_; an ocean and a greenery are laid beside it.
guide-dice-corporation =
    Choose your corporation. Take _Ecoline_: it begins with two wild tokens and two plants, and its brown box, the production, rolls one yellow and two green dice.
guide-dice-dice =
    These are your dice, all you own. Each is worth the symbol on top; the letter tells its colour. They are never rolled again. The round token is _wild_: it stands for any symbol.
guide-dice-bonus =
    Alone you may choose a bonus card at the start. _{ dice-card-subsidised-foundry }_ adds a gray die to your production, for the whole game.
guide-dice-turn =
    In a turn you either produce, or you do a _support_ action and then a _main_ action. You have three plants, and four would make a greenery. So use the support action that _turns_ a die: the button with two arrows.
guide-dice-pay =
    It costs any one resource. Pay with the _credit_: click the yellow die.
guide-dice-set =
    Now turn the _microbe_, the other green die, to _plant_.
guide-dice-greenery =
    Four plants. The main actions show what they cost; the one that can be paid has a check. Place a _greenery_ for four plants.
guide-dice-place =
    Every legal space is marked. Beside a city a greenery gives an extra point: choose _C5_, left of the city. The oxygen rises too, and each step is worth 2 points.
guide-dice-mark =
    The oxygen has reached a mark on its track, which gives a green die with a face of your choice. Take a _plant_.
guide-dice-roll =
    Next turn. Point at the colours to see the odds, then take a _blue_ die and roll it: three of its six faces show energy.
guide-dice-card =
    Energy. _{ dice-card-power-plant }_ costs a credit and an energy. You have no credit, but a wild token can stand in. Click the card to play it: from now on you produce a blue die too.
guide-dice-produce =
    Hardly any dice are left: time for a _production turn_. It is a whole turn of its own.
guide-dice-keep =
    You may keep up to three dice by clicking them; the others go back. Green dice you will roll anyway, so keep none, or some if you like, and press _No more_.
guide-dice-discard =
    Cards you do not want can go; then your hand is filled to five. Discard nothing this time.
guide-dice-end =
    Your whole production was rolled, and used blue cards would be ready again. That is the game: produce, pay, terraform. At 5 and 12 points there are more bonus cards. The book in the bar above opens the rules; the bulb gives a hint.
