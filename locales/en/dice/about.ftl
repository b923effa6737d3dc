# What a game is called and what it is about, for someone who sees it for the first time.

game-dice = Terraforming Mars: The Dice Game
about-dice =
    Dice are your resources: roll them, turn them, and spend their symbols on cards and on the planet. Each step of temperature or oxygen and each ocean scores 2 points.
    On your turn, either produce (keep up to 3 dice, draw cards, roll your production) or take a support action and then a main action. When two of the three parameters are complete, everyone gets one more turn. The player with the most points wins.
    There is no public list of the cards, so some are our reconstruction; each of these cards says so. If you own the game, you can replace them with the real ones.
home-about-dice = Roll your production, turn your dice, terraform fast.
home-more-dice = Corporate Era
