# The guided first game of Mars: one text for each step.

guide-mars-welcome =
    Mars is cold and dry. You are going to change that, alone in this first game: 14 generations to complete temperature, oxygen and oceans. Each step you make raises your _terraform rating_: income now, points in the end.
guide-mars-corporation =
    First choose the corporation you lead. Take _CrediCor_: it begins with 57 M€ and gets 4 M€ back whenever it plays something that costs 20 or more.
guide-mars-buy =
    Ten project cards lie before you. Each costs 3 M€ to keep, and its own cost when you play it. Keep _{ mars-card-mohole-area }_ and _{ mars-card-aquifer-pumping }_: one brings heat every generation, the other oceans.
guide-mars-seat =
    This is your company: the stock of six resources and, beside each, how much of it you produce every generation. Steel pays for buildings, titanium for space; eight plants become a greenery, eight heat a step of temperature.
guide-mars-play =
    Your turn: one or two actions. Play _{ mars-card-mohole-area }_ from your hand. It costs 20 M€, raises your heat production by 4, and CrediCor gets 4 M€ back.
guide-mars-tile =
    The card brings a tile that lies where an ocean could be. Choose the marked space in the middle of the map, row 5, the fifth from the left: it gives two plants.
guide-mars-second =
    You have one more action in this turn. Play _{ mars-card-aquifer-pumping }_: a blue card, with an action that you can use once in every generation.
guide-mars-action =
    Use it at once: pay 8 M€ for an ocean. What you can do now stands in the bar; what you cannot says why.
guide-mars-ocean =
    Place the ocean beside your Mohole Area, on the space to its left: two more plants, and your rating rises by 1. Every tile that is later placed beside an ocean earns 2 M€ for each.
guide-mars-stop =
    Nothing else can be paid for now. After one action you may simply stop.
guide-mars-pass =
    And then pass: you are done for this generation. When all have passed, everybody produces.
guide-mars-research =
    Production: your rating was paid out as money, and the mohole gave 4 heat. A new generation begins with _research_: four cards, 3 M€ for each that you keep. Look for production first; it pays every generation.
guide-mars-end =
    You know how it goes: buy, play, produce. With others there are also milestones and awards. The book in the bar above opens the rules at the question you are asked, and the bulb gives a hint. Good luck on Mars.
