# The guided first game of Mars: one text for each step.

guide-mars-welcome = Mars is cold and dry. You are going to change that. You play this first game solo: you have 14 generations to complete temperature, oxygen and oceans. Each step raises your _terraform rating_: income now, points at the end.
guide-mars-corporation = First choose your corporation. Take _CrediCor_: it starts with 57 M€ and gets 4 M€ back whenever it plays a card that costs 20 or more.
guide-mars-buy = Here are ten project cards. It costs 3 M€ to keep a card, and later its own cost to play it. Keep _{ mars-card-mohole-area }_ and _{ mars-card-aquifer-pumping }_: one gives you heat every generation, the other oceans.
guide-mars-seat = This is your board: six resources and, next to each, how much you produce every generation. Steel pays for building cards, titanium for space cards. Eight plants become a greenery; eight heat raises the temperature one step.
guide-mars-play =
    Your turn: one or two actions. Play _{ mars-card-mohole-area }_ from your hand. It costs 20 M€, raises your heat production by 4, and CrediCor gets 4 M€ back.
guide-mars-tile = The card comes with a tile that goes on an ocean space. Choose the marked space in the middle of the map, row 5, the fifth from the left: it gives you two plants.
guide-mars-second = You have one more action this turn. Play _{ mars-card-aquifer-pumping }_: a blue card with an action that you can use once every generation.
guide-mars-action = Use it at once: pay 8 M€ for an ocean. The bar shows the actions you can take, and why you can’t take the others.
guide-mars-ocean = Place the ocean next to your Mohole Area, on the space to its left: you gain two more plants, and your rating rises by 1. Every tile placed next to an ocean later earns 2 M€ for each ocean.
guide-mars-stop = You can’t pay for anything else now. After one action you may simply end your turn.
guide-mars-pass = Then pass: you are done for this generation. When everyone has passed, everyone produces.
guide-mars-research = Production: your rating paid you money, and the mohole gave you 4 heat. A new generation begins with _research_: four cards, 3 M€ for each that you keep. Look for production first; it pays every generation.
guide-mars-end = Now you know how it goes: buy, play, produce. With other players there are also milestones and awards. The book in the bar above opens the rules at the current question, and the bulb gives you a hint. Good luck on Mars!
