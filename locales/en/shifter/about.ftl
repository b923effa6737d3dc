# What a game is called and what it is about, for someone who sees it for the first time.

game-shifter = Terra Shifter
about-shifter =
    Rotate, flip and shift tiles. Areas of one color that touch form a zone; half a tile is worth 2, a quarter is worth 1. In the drawing: W white, Y yellow, B blue, G green.
    Together: each turn, complete a mission from your hand, or lose 2 cards plus one for each action you took. When you complete a mission, you also achieve every goal that the Planet meets. Achieve all four goals before the Library runs out.
    Against each other: bid how few actions you need for a challenge. The lowest bidder has to prove it.
home-about-shifter = Rotate, shift and flip tiles until you meet every goal.
home-more-shifter = together or against each other
