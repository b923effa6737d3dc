# The guided first game of the Dice Game: one text for each step.

guide-dice-welcome = You are about to make Mars habitable with dice. You play solo here: you have 50 turns to complete temperature, oxygen and oceans. The colored icons on the spaces show the bonus for placing a tile there.
guide-dice-city = A solo game begins with a city on the map. Place it on the marked space at the right edge, _C6_; an ocean and a greenery are placed next to it.
guide-dice-corporation = Choose your corporation. Take _Ecoline_: it starts with two wild tokens and two plants. The brown box is its production: one yellow and two green dice.
guide-dice-dice = These are your dice, all you own. Each is worth the symbol on top; the letter shows its color. You never roll them again. The round token is _wild_: it can be any symbol.
guide-dice-bonus = In a solo game you may choose a bonus card at the start. _{ dice-card-subsidised-foundry }_ adds a gray die to your production for the whole game.
guide-dice-turn = On your turn you either produce, or take a _support_ action and then a _main_ action. You have three plants, and four would make a greenery. So use the support action that _turns_ a die: the button with two arrows.
guide-dice-pay =
    It costs any one resource. Pay with the _credit_: click the yellow die.
guide-dice-set =
    Now turn the _microbe_, the other green die, to _plant_.
guide-dice-greenery = Four plants! The main actions show their costs; a check marks the one you can pay. Place a _greenery_ for four plants.
guide-dice-place = Every legal space is marked. Next to a city, a greenery gives an extra point: choose _C5_, left of the city. Oxygen rises too, and each step is worth 2 points.
guide-dice-mark = Oxygen has reached a bonus on its track: a green die with a face of your choice. Take a _plant_.
guide-dice-roll = Next turn. Point at the colors to see the odds, then roll a _blue_ die: three of its six faces show energy.
guide-dice-card = Energy! _{ dice-card-power-plant }_ costs one credit and one energy. You have no credit, but a wild token can replace it. Click the card to play it: from now on you produce a blue die too.
guide-dice-produce = You have hardly any dice left: time for a _production turn_. It takes a whole turn.
guide-dice-keep = You may keep up to three dice by clicking them; the others go back to the pool. You will roll green dice anyway, so keep some or none, then press _Keep these dice_.
guide-dice-discard = You can discard cards you don’t want; then you draw up to five. Discard nothing this time: press _Draw cards_.
guide-dice-end = You rolled your whole production, and used blue cards are ready again. That is the game: produce, pay, terraform. At 5 and 12 points you get more bonus cards. The book in the bar above opens the rules; the light bulb gives you a hint.
