# What a game is called and what it is about, for somebody who sees it for the first time.

game-shifter = Terra Shifter
about-shifter =
    Rotate, flip and shift tiles: areas of one colour that touch form a zone. Half a tile is worth 2, a quarter 1. In the drawing: W white, Y yellow, B blue, G green.
    Together: in every turn meet a mission of your hand, or lose 2 cards and one more for each action; goals that are met then are achieved too. Achieve all four goals before the Library runs out.
    Against each other: say how few actions a challenge takes; whoever says the lowest number has to show it.
home-about-shifter = Turn, shift and flip tiles until every goal is met.
home-more-shifter = together or against each other
