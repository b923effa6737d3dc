# The guided first game of Mars: three generations against one opponent, one text for each step.

guide-mars-welcome = Mars is cold and dry. You and your opponent are going to change that. Each step of temperature, oxygen and oceans raises your _terraform rating_: income in every generation, and points at the end. When all three are complete, the player with the most points wins.
guide-mars-corporation = First choose your corporation. Take _{ mars-corp-tharsis-republic }_: it starts with 40 M€ and a city, and it gains money from every new city.
guide-mars-buy = Here are ten project cards. Keeping a card costs 3 M€; playing it later costs the price printed on it. Keep _{ mars-card-mohole-area }_ and _{ mars-card-archaebacteria }_: one gives you heat every generation, the other plants.
guide-mars-city = Your corporation begins with a city. Place it on the marked space in row 5: the two leaves on it are two plants for you. A city scores at the end, one point for each greenery next to it.
guide-mars-seat = This is your board: six resources and, below each, how much you produce every generation. Your city has already raised your money production. Steel pays for building cards, titanium for space cards.
guide-mars-mohole = You have one more action in this turn. Play _{ mars-card-mohole-area }_ for 20 M€: it raises your heat production by 4.
guide-mars-tile = The card comes with a tile that goes on an ocean space. Choose the marked space next to your city: two more plants.
guide-mars-needs = Some cards have a _requirement_. _{ mars-card-archaebacteria }_ can be played only while Mars is at −18 °C or colder. It is now, so play the card: one more plant every generation.
guide-mars-tags = The round symbols on your cards are _tags_: here building and microbe. They pay off later: other cards, milestones and corporations count them. A card that you can’t play yet shows what is missing.
guide-mars-stop = You can’t afford anything good now, and your opponent has passed. End your turn.
guide-mars-pass = Then pass: you are done for this generation. When everyone has passed, everyone produces.
guide-mars-research = Production: your rating and your city paid 21 M€, and you have 4 heat and 5 plants. A new generation begins with _research_. Buy nothing this time: you need the money for a second city.
guide-mars-settle = _Standard projects_ can always be bought. Build a city for 25 M€. Your money production rises, and your corporation gets money back.
guide-mars-second = Cities can’t be next to each other. Place this one on the marked space, one space away from your first: the space between them is for a greenery.
guide-mars-stop-again = Save the rest. End your turn.
guide-mars-pass-again = And pass. Both of you produce again.
guide-mars-research-again = You now have 8 plants and 8 heat, exactly what you need. Buy no cards: you will want your money for a third city.
guide-mars-heat = Use eight _heat_ to raise the temperature one step. Your rating rises with it. That is one action.
guide-mars-plants = Now convert eight _plants_ into a greenery: your second action.
guide-mars-greenery = Place it between your two cities. It is worth a point, plus one for each city next to it. Oxygen rises, and so does your rating. That makes four points with one tile.
guide-mars-third = Your turn again. Three cities make you mayor: build another one.
guide-mars-place = Place it on the marked space with two plants. It can’t be next to your other cities.
guide-mars-milestone = Now you meet the _milestone_ { mars-milestone-mayor }: three cities. Claim it for 8 M€ before your opponent does. It is worth 5 points. Only three milestones can be claimed in a game.
guide-mars-points = Let’s count: 22 for your rating, 1 for the greenery, 2 for the cities next to it, 5 for the milestone. Cards and _awards_ can add more. Your board always shows the points you would have now: 30.
guide-mars-end = Now you know how it goes: buy, play, produce, score. You are ahead, so play on! The book in the bar above opens the rules at the current question, and the light bulb gives you a hint. Good luck on Mars!
