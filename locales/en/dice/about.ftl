# What a game is called and what it is about, for somebody who sees it for the first time.

game-dice = Terraforming Mars: The Dice Game
about-dice =
    Dice are your resources: roll them, turn them, and spend their symbols on cards and on the planet. Each step of temperature and oxygen and each ocean scores 2 points.
    In each turn either produce (keep up to 3 dice, draw cards, roll your production) or take a support action and then a main action. When two of the three parameters are complete everybody has one more turn; the most points win.
    No list of its cards is public: they are partly reconstructed, as each card says when you look at it. Whoever owns the game can put the real ones in their place.
home-about-dice = Roll production, trade faces, terraform first.
home-more-dice = Corporate Era
