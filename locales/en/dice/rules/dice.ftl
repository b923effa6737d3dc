# The rules reference of the Dice Game: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[dice]] links to a topic.

rules-dice-aim = What it is about
rules-dice-aim-text =
    You lead a corporation that makes Mars habitable, and dice are everything you own: each shows a resource. You roll them, turn them, and pay with their symbols for cards and for steps on the planet.

    Points come from every step of temperature and oxygen, from every ocean, from tiles and cards, and at the end from awards and milestones. When two of the three parameters are complete, everybody has one more turn; then the most points win.

rules-dice-dice = The dice
rules-dice-dice-text =
    There are five colours with three symbols each. The first symbol is on three faces, the second on two, the third on one:
    - _Yellow_: credit, science, Earth
    - _Green_: plant, microbe, animal
    - _Blue_: energy, water, oxygen
    - _Gray_: steel, titanium, city
    - _Red_: heat, event, nuclear

    A die in front of you is worth the symbol on top. Dice that nobody owns are the _pool_. A die is rolled once, when you take it, and never again; only an effect that turns dice changes its face.

    A _wild token_ can be spent as any one resource. It is not a die: it is never turned, lost or counted as one.

rules-dice-setup = Set-up
rules-dice-setup-text =
    Temperature starts at −32 °C, oxygen at 0%, and seven oceans wait. Three dice of different colours are rolled and set aside for the awards, see [[awards]], and three milestones are drawn, see [[milestones]].

    Everybody gets five project cards and two corporations, keeps one corporation and returns the other. The start bonus of the corporation is taken once, now. Then everybody rolls the production of the own corporation and keeps these dice.

    As a handicap the first player gives one die of choice to the last player.

rules-dice-turn = A turn
rules-dice-turn-text =
    In your turn you choose: either a production turn, see [[production]], or an action turn. An action turn is one support action and then one main action, in this order; see [[support]] and [[main]].

    Nobody can pass. If nothing better is possible, an action turn can simply take two dice.

rules-dice-production = The production turn
rules-dice-production-text =
    Five steps, in this order:
    - _Keep_ up to three of your dice and return the others to the pool. Wild tokens are always kept.
    - _Discard_ as many cards from your hand as you like, or none.
    - _Draw_ until you have five cards. There is no limit to a hand, so with five or more you draw nothing.
    - _Produce_: take and roll all dice in the brown boxes of your corporation and your green cards.
    - _Refresh_ your used blue cards.

    If the pool is short of dice for your production, you take what there is and get exactly one wild token, however many are missing. Anything else that is missing at any time is simply lost.

rules-dice-support = Support actions
rules-dice-support-text =
    First in an action turn, one of these:
    - Take a die of any colour from the pool and _roll_ it.
    - Pay any one resource to _turn_ another of your dice to a face of your choice.
    - Pay any one resource to _draw_ two cards.
    - Use the support action of one of your blue cards, see [[blue]].

rules-dice-main = Main actions
rules-dice-main-text =
    After the support action, one of these:
    - _Play a card_ from your hand and pay for it, see [[paying]] and [[cards]].
    - One of the five standard actions, see [[standard]].
    - Use the main action of one of your blue cards, see [[blue]].
    - One more support action.

rules-dice-standard = Standard actions
rules-dice-standard-text =
    They can be used in every action turn, as its main action:
    - 3 heat: temperature one step up
    - 3 water: an ocean tile
    - 4 plants: a greenery tile, and oxygen one step up
    - 3 city: a city tile
    - 3 credits: 2 points at once

rules-dice-blue = Blue cards and free actions
rules-dice-blue-text =
    A blue card in front of you offers an action: support, main or free. You pay what stands left of the arrow, gain what stands right of it, and the card is used until your next production turn.

    _Free actions_ cost no action. They can be used at any moment of your own turn between other things: before or after the support and the main action, and at the start or the end of a production turn.

    Playing a blue card is your main action, so its main action has to wait for a later turn; its free action is ready at once.

rules-dice-paying = Paying
rules-dice-paying-text =
    A card costs exactly the symbols at its top. Every symbol must be paid by a die that shows it or by a wild token; there is no change and no paying too much. Dice that were spent go back to the pool.

    The payment is filled in for you with as few wild tokens as possible; where a wild token could spare a die, you may say which.

    An action whose cost cannot be paid in full cannot be used.

rules-dice-cards = Playing cards
rules-dice-cards-text =
    Paying is the only condition of a card. Its effects are carried out in the order you like; what is not possible is skipped.
    - _Green_ cards have a brown box: it counts in every later production turn.
    - _Red_ cards work at once. Gained dice are rolled, unless the card names a face.
    - _Blue_ cards stay in front of you and offer an action or an effect.

    The costs of all cards you have played stay visible, because awards count their symbols. Points with a green ribbon are scored at once, those with a red ribbon at the end.

rules-dice-symbols = Symbols on cards
rules-dice-symbols-text =
    - A coloured letter: take a die of this colour and roll it. White with a star: a die of any colour.
    - A letter with a question mark: a die of this colour with a face of your choice; a white question mark: any die, any face.
    - A named symbol: a die set to this face.
    - Two arrows: turn one of your dice.
    - A symbol with a minus in a red frame: _each_ opponent loses one such resource, if there is one; whoever loses chooses among dice that fit.
    - A tile in a red frame: an effect that works when _anybody_ places such a tile.

rules-dice-parameters = Temperature, oxygen, oceans
rules-dice-parameters-text =
    Temperature rises by 4 °C a step up to +8 °C, oxygen by 2% a step up to 14%, and there are seven oceans. Each step and each ocean gives you _2 points_ at once.

    Whoever moves a marker onto a bonus mark of the track gets the bonus: at −24, −16 and 0 °C, and at 4 and 10%.

    A complete parameter can still be raised: nothing changes on the board, and you get 1 point instead of 2.

rules-dice-tiles = Tiles
rules-dice-tiles-text =
    The one who places a tile gets what is printed on the space. Tiles belong to nobody, and nothing is scored again later.
    - _Ocean_: only on spaces kept for oceans, and nothing else may lie there; 2 points.
    - _Greenery_: on any free land; 1 point for each city beside it, then oxygen rises one step with its points.
    - _City_: not beside another city; 2 points and 1 for each greenery beside it.
    - _Special_ tiles: as their card says, without points of their own.

    If there is no legal space or no tile left, a standard action is not available, and that part of a card is skipped.

rules-dice-bonus = Bonus cards
rules-dice-bonus-text =
    When you reach or pass 5 points on the track, and again at 12, you get a bonus card at the end of your turn: you look at all that are left, choose one and play it at once, for free. Bonus cards are green, red or blue like others and count for milestones; they have no cost.

rules-dice-milestones = Milestones
rules-dice-milestones-text =
    Three milestones lie on the board. The first player to fulfil one takes it at once; that costs nothing and is worth 4 points at the end. What happens later does not matter.
    - Legend: 6 red cards played
    - Miner: 5 green cards
    - Scientist: 3 blue cards
    - Tycoon: 12 cards of any colour, corporation not counted
    - Monopolist: 7 own dice of one colour
    - Generalist: production of every colour
    - Philanthropist: 4 cards with points at the end, negative ones not counted
    - Terraformer: 16 points on the track

    With Corporate Era, see [[era]]: Celebrity, 3 cards that cost 5 or more; Billionaire, 13 own dice; Award Candidate, 5 symbols of one award on played cards.

rules-dice-awards = Awards
rules-dice-awards-text =
    Each of the three award dice shows a symbol. At the end everybody counts that symbol in the printed costs of the own played cards. The most gets 5 points, the second 3; with two players there is nothing for the second.

    All who tie for first get 5, and then there is no second place; all who tie for second get 3.

rules-dice-end = The end and the score
rules-dice-end-text =
    When the second of the three parameters is complete, the turn is finished, and then every player has exactly one more, also the one who completed it.

    The score is your place on the track, the awards, 4 for each milestone, and the red ribbons on your cards. Dice, wild tokens and cards in hand are worth nothing. If scores are equal, more dice in the production boxes decide; still equal, the victory is shared.

rules-dice-solo = Alone
rules-dice-solo-text =
    You have 50 turns to complete _all three_ parameters; otherwise the game is lost, whatever the score. It is played to the last turn.

    At the start a city lies on a space with a point bonus, an ocean beside it and a greenery beside both, without points for anybody; temperature starts at −28 °C, oxygen at 2%. You play one bonus card after the starting production, two more at 5 and 12 points.

    A milestone that you have not taken leaves after turn 16, 20 or 24. An award gives 5 points for 10 common, 8 uncommon or 6 rare symbols, and 3 points for one fewer.

    60 points are a beginning, 80 decent, 90 really good, 100 spectacular.

rules-dice-era = Corporate Era and promo cards
rules-dice-era-text =
    Both sets add cards and milestones, and some new things:
    - _Effects_ of corporations and blue cards work whenever their condition happens and are never used up.
    - A _discount_ lets you pay one of the named resource less when you play a card that costs it; not for actions.
    - Wild tokens or points in a brown box are gained in each production turn.
    - _Storage_ lets you keep one more die in the production turn.

rules-dice-edition = About this edition
rules-dice-edition-text =
    The rules are those of the printed game. Of the cards and boards only some are known to us from rules and reports; the others are our own reconstruction, made to fit the known ones in number, cost and strength. Every card and board that is not fully known says so, at the table and in the card browser.

    Whoever owns the game can replace the data by the printed one without changing the program.
