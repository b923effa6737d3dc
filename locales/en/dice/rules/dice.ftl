# The rules reference of the Dice Game: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[dice]] links to a topic.

rules-dice-aim = Aim of the game
rules-dice-aim-text =
    You lead a corporation that makes Mars habitable, and dice are all you own: each shows a resource. You roll them, turn them, and pay with their symbols for cards and for the planet.

    You score for every step of temperature and oxygen, for oceans, tiles and cards, and at the end for awards and milestones. When two of the three parameters are complete, everyone gets one more turn. Then the player with the most points wins.

rules-dice-dice = The dice
rules-dice-dice-text =
    There are five colors with three symbols each. The first symbol is on three faces, the second on two, the third on one:
    - _Yellow_: credit, science, Earth
    - _Green_: plant, microbe, animal
    - _Blue_: energy, water, oxygen
    - _Gray_: steel, titanium, city
    - _Red_: heat, event, nuclear

    A die in front of you is worth the symbol on top. All other dice are the _pool_. You roll a die once, when you take it, and never again; only an effect that turns dice changes its face.

    You can spend a _wild token_ as any one resource. It is not a die: it is never turned, lost or counted as one.

rules-dice-setup = Setup
rules-dice-setup-text =
    Temperature starts at −32 °C and oxygen at 0%, and there are seven oceans to place. Three dice of different colors are rolled and set aside for the awards, see [[awards]], and three milestones are drawn, see [[milestones]].

    Each player gets five project cards and two corporations, keeps one corporation and returns the other. You take its start bonus once, now. Then you roll your corporation’s production and keep these dice.

    To make up for going first, the first player gives one die of their choice to the last player.

rules-dice-turn = A turn
rules-dice-turn-text =
    On your turn, choose: take a production turn, see [[production]], or an action turn. An action turn is one support action and then one main action, in this order; see [[support]] and [[main]].

    You cannot pass. If there is nothing better to do, simply take two dice in an action turn.

rules-dice-production = The production turn
rules-dice-production-text =
    It has five steps, in this order:
    - _Keep_ up to three of your dice and return the others to the pool. You always keep wild tokens.
    - _Discard_ as many cards from your hand as you like, or none.
    - _Draw_ until you have five cards. There is no hand limit; if you have five or more, you draw nothing.
    - _Produce_: take and roll all dice in the brown boxes of your corporation and your green cards.
    - _Refresh_ your used blue cards.

    If the pool does not have enough dice for your production, take those that are there and gain exactly one wild token, however many dice are missing. If dice run out at any other time, you simply get fewer.

rules-dice-support = Support actions
rules-dice-support-text =
    Start an action turn with one of these:
    - Take a die of any color from the pool and _roll_ it.
    - Pay any one resource to _turn_ another of your dice to a face of your choice.
    - Pay any one resource to _draw_ two cards.
    - Use the support action of one of your blue cards, see [[blue]].

rules-dice-main = Main actions
rules-dice-main-text =
    After the support action, take one of these:
    - _Play a card_ from your hand and pay for it, see [[paying]] and [[cards]].
    - One of the five standard actions, see [[standard]].
    - The main action of one of your blue cards, see [[blue]].
    - One more support action.

rules-dice-standard = Standard actions
rules-dice-standard-text =
    You can use these in every action turn, as your main action:
    - 3 heat: raise the temperature one step
    - 3 water: place an ocean
    - 4 plants: place a greenery and raise oxygen one step
    - 3 cities: place a city
    - 3 credits: score 2 points at once

rules-dice-blue = Blue cards and free actions
rules-dice-blue-text =
    A blue card in front of you offers an action: support, main or free. You pay the left side of the arrow and gain the right side. The card is then used until your next production turn.

    _Free actions_ do not use up an action. You can use them at any time in your own turn: before or after the support and the main action, and at the start or the end of a production turn.

    Playing a blue card is your main action, so its main action has to wait for a later turn; its free action is ready at once.

rules-dice-paying = Paying
rules-dice-paying-text =
    A card costs exactly the symbols at its top. Pay each symbol with a die that shows it or with a wild token. There is no change, and you cannot pay too much. Spent dice go back to the pool.

    Areo fills in the payment with as few wild tokens as possible. If you would rather keep a die and pay with a wild token, choose that die.

    If you cannot pay the full cost of an action, you cannot use it.

rules-dice-cards = Playing cards
rules-dice-cards-text =
    A card has no requirement other than its cost. Carry out its effects in any order and skip those that are not possible.
    - _Green_ cards have a brown box: it produces in every later production turn.
    - _Red_ cards work at once. You roll the dice you gain, unless the card names a face.
    - _Blue_ cards stay in front of you and offer an action or an effect.

    The costs of your played cards stay visible, because awards count their symbols. Points with a green ribbon are scored at once, points with a red ribbon at the end.

rules-dice-symbols = Symbols on cards
rules-dice-symbols-text =
    On the cards you will see:
    - A colored letter: take a die of this color and roll it. White with a star: a die of any color.
    - A letter with a question mark: a die of this color with a face of your choice. A white question mark: any die, any face.
    - A named symbol: a die set to this face.
    - Two arrows: turn one of your dice.
    - A symbol with a minus in a red border: _each_ opponent loses one such resource if they have it, and chooses among the dice that fit.
    - A tile in a red border: the effect works when _any player_ places such a tile.

rules-dice-parameters = Temperature, oxygen, oceans
rules-dice-parameters-text =
    Temperature rises 4 °C a step up to +8 °C, oxygen 2% a step up to 14%, and there are seven oceans. Each step and each ocean gives you _2 points_ at once.

    If you move a marker onto a bonus of the track, you gain the bonus: at −24, −16 and 0 °C, and at 4 and 10%.

    You can still raise a complete parameter: nothing changes on the board, and you get 1 point instead of 2.

rules-dice-tiles = Tiles
rules-dice-tiles-text =
    When you place a tile, you gain the bonus printed on the space. Nobody owns tiles, and they are not scored again later.
    - _Ocean_: only on ocean spaces, where nothing else may go; 2 points.
    - _Greenery_: on any free land; 1 point for each city next to it, then oxygen rises one step and scores.
    - _City_: not next to another city; 2 points, and 1 for each greenery next to it.
    - _Special_ tiles: as their card says, without points of their own.

    If there is no legal space or no tile left, you cannot use the standard action, and you skip that part of a card.

rules-dice-bonus = Bonus cards
rules-dice-bonus-text = When you reach or pass 5 points on the track, and again at 12, you get a bonus card at the end of your turn: look at all that are left, choose one and play it at once, for free. Bonus cards are green, red or blue like other cards and count for milestones; they have no cost.

rules-dice-milestones = Milestones
rules-dice-milestones-text =
    There are three milestones on the board. The first player to meet one claims it at once. That costs nothing and is worth 4 points at the end, no matter what happens later.
    - Legend: 6 red cards played
    - Miner: 5 green cards
    - Scientist: 3 blue cards
    - Tycoon: 12 cards of any color, corporation not counted
    - Monopolist: 7 of your own dice of one color
    - Generalist: production of every color
    - Philanthropist: 4 cards with points at the end, negative ones not counted
    - Terraformer: 16 points on the track

    With Corporate Era, see [[era]]: Celebrity, 3 cards that cost 5 or more; Billionaire, 13 of your own dice; Award Candidate, 5 symbols of one award on played cards.

rules-dice-awards = Awards
rules-dice-awards-text =
    Each of the three award dice shows a symbol. At the end, count that symbol in the printed costs of your played cards. The player with the most gets 5 points, the second player 3; with two players there is no second place.

    If players tie for first, each gets 5 and there is no second place. If they tie for second, each gets 3.

rules-dice-end = End of the game and scoring
rules-dice-end-text =
    When the second of the three parameters is complete, finish the turn. Then every player has exactly one more turn, including the player who completed it.

    Your score is your place on the track, the awards, 4 for each milestone, and the red ribbons on your cards. Dice, wild tokens and cards in hand are worth nothing. If there is a tie, the player with more dice in the production boxes wins; if that is a tie too, they share the victory.

rules-dice-solo = Solo game
rules-dice-solo-text =
    You have 50 turns to complete _all three_ parameters. If you don’t, you lose, whatever your score. You play all 50 turns.

    At the start there is a city on a space with a point bonus, an ocean next to it and a greenery next to both; nobody scores for them. Temperature starts at −28 °C, oxygen at 2%. You play one bonus card after the starting production, and two more at 5 and 12 points.

    A milestone that you have not claimed is removed after turn 16, 20 or 24. An award gives 5 points for 10 common, 8 uncommon or 6 rare symbols, and 3 points for one fewer.

    60 points is a start, 80 is decent, 90 is really good, and 100 is spectacular.

rules-dice-era = Corporate Era and promo cards
rules-dice-era-text =
    Both sets add cards and milestones, and a few new things:
    - _Effects_ of corporations and blue cards work every time their condition is met and are never used up.
    - A _discount_ lets you pay one less of the named resource when you play a card that costs it, but not for actions.
    - You gain the wild tokens and points in a brown box in each production turn.
    - _Storage_ lets you keep one more die in the production turn.

rules-dice-edition = About this edition
rules-dice-edition-text =
    The rules are those of the printed game. We only know some of its cards and boards, from rulebooks and reports; the others are our own reconstruction, made to fit the known ones in number, cost and strength. Every card and board that is not fully known says so, at the table and in the card browser.

    If you own the game, you can replace our data with the printed cards without changing the program.
