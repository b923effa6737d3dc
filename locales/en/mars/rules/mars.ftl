# The rules reference of Mars: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[tiles]] links to a topic.

rules-mars-aim = What it is about
rules-mars-aim-text =
    You lead a corporation that makes Mars habitable: warmer, with air and oceans. You buy project cards, pay for them with money and resources, and build production that grows from generation to generation.

    Whoever raises the temperature, the oxygen or the number of oceans is paid twice: the _terraform rating_ rises, and it is income now and points in the end. When all three are complete the game ends, and the most points win.

rules-mars-parameters = Temperature, oxygen, oceans
rules-mars-parameters-text =
    Temperature rises from −30 to +8 °C in steps of 2 degrees, oxygen from 0 to 14 % in steps of 1, and there are nine oceans. Every step and every ocean raises the rating of the player who caused it by 1.

    Some marks on the tracks give more to the one who reaches them: at −24 and −20 °C one heat production, at 0 °C an ocean, at 8 % oxygen a step of temperature. Such gifts count in full, with rating and their own marks.

    A complete parameter rises no further and gives no rating, and a mark that points to it is lost. Cards and projects that would raise it can still be used for the rest of their effect.

rules-mars-rating = The terraform rating
rules-mars-rating-text =
    Everybody starts at 20 (alone at 14). Each step of a parameter adds 1, and some cards add to it directly. The rating is paid out as money in every production phase and counts as points at the end.

rules-mars-resources = Resources and production
rules-mars-resources-text =
    There are six: money (M€), steel, titanium, plants, energy and heat. Each has a stock and a production, which is what you get every generation.
    - _Steel_ is worth 2 M€ for building cards, _titanium_ 3 M€ for space cards.
    - _8 plants_ become a greenery, _8 heat_ a step of temperature.
    - _Energy_ is used by cards; what is left becomes heat.

    Money production can fall to −5, every other production not below 0. There is no upper limit to anything.

    Animals, microbes and other tokens lie only on cards that say so.

rules-mars-setup = Set-up and corporations
rules-mars-setup-text =
    Everybody looks at two corporations and ten project cards. You choose a corporation, then buy as many of the ten cards as you like for 3 M€ each, out of the corporation's starting money. The first generation has no research phase.

    A corporation gives money, perhaps resources and production, tags, and an effect or action for the whole game. Where a first action is printed on it, your first turn begins with it.

    With the Beginner Corporation you keep all ten cards without paying and begin with 42 M€. In the standard game all productions start at 1; with Corporate Era and alone they start at 0.

rules-mars-generation = A generation
rules-mars-generation-text =
    The game is played in generations of four phases:
    - The _first player_ marker moves on to the left.
    - _Research_: new cards, see [[research]].
    - _Actions_: players take turns until all have passed, see [[turn]].
    - _Production_: everybody receives income, see [[production]].

rules-mars-research = Research
rules-mars-research-text =
    Everybody draws four cards and buys any of them for 3 M€ each; the others are discarded unseen by the rest. There is no limit to your hand. When the deck is empty the discards are shuffled.

    The price of 3 M€ only brings the card to your hand; to play it you pay its cost.

rules-mars-draft = Draft
rules-mars-draft-text =
    As an option of the table, everybody takes one of the four cards and passes the others on, again and again, until all have four. Only then you buy. Even generations pass to the left, odd ones to the right; in the first there is no draft, unless the table drafts the starting cards too.

rules-mars-turn = Your turn
rules-mars-turn-text =
    You take one or two actions, or pass. Whoever passes is out for this generation; after one action you may simply stop. The phase lasts until all have passed, and the last player may take one turn after another.

    Actions, in any mix and also the same twice:
    - play a card, see [[cards]]
    - use the action of a card in front of you, see [[actions]]
    - a standard project, or turn plants or heat into terraforming, see [[standard]]
    - claim a milestone, see [[milestones]], or fund an award, see [[awards]]

rules-mars-cards = Playing a card
rules-mars-cards-text =
    Check the requirement, pay, carry out the effect, and lay the card in front of you.
    - _Green_ cards work once; their tags remain.
    - _Blue_ cards have an action or a lasting effect.
    - _Red_ cards are events: they work once and are then turned face down, so their tags no longer count.

    The effect must be possible in full, with these exceptions: a parameter that is complete, tokens that no card can hold, and taking resources from others, which you may leave out. What you lose yourself you must have.

    Text on a card beats these rules. Points printed on cards count at the end.

rules-mars-requirements = Requirements
rules-mars-requirements-text =
    A card may ask for a parameter to be high enough, or with “max” not yet too high, for a production of your own, for tags in play or for tiles. It is checked only when you play the card; the card's own tags do not help.

    Some cards shift requirements of temperature, oxygen and oceans by two steps in either direction, and such shifts add up.

rules-mars-payment = Paying
rules-mars-payment-text =
    Steel pays for cards with a building tag, titanium for cards with a space tag, and for a card with both tags both are good. You may mix them with money and pay too much, but there is no change. For standard projects metals are not accepted.

    Discounts lower the price, add up, and never go below zero. A refund comes after the full price is paid. Effects that look at the cost of a card mean the printed cost.

rules-mars-tags = Tags
rules-mars-tags-text =
    The round symbols at the top of a card are its tags: building, space, power, science, Jupiter, Earth, plant, microbe, animal and city. Cards and corporations have up to three, sometimes the same twice.

    Tags lower prices, fulfil requirements and set off effects. Tags on your corporation count; tags on events count only while they are played.

rules-mars-actions = Actions and effects of blue cards
rules-mars-actions-text =
    A red arrow marks an _action_: pay what stands left of it, get what stands right. Each card can be used once per generation; of two arrows on one card you use one. It costs one of your actions.

    An _effect_ without an arrow is no action: it works every time, from now on. Once paid for, a card counts as played, so its effect can already apply to itself.

rules-mars-order = Order of effects
rules-mars-order-text =
    When several things are due at once, the player whose turn it is puts them in order: parts of a card, effects it sets off, bonuses of a space. If the order makes no difference you need not choose; “any order” settles it.

rules-mars-removing = Taking from others
rules-mars-removing-text =
    A red frame means any player, yourself included.
    - _Resources_ may be removed up to the number given, from one player only, or not at all.
    - _Production_ must be lowered in full, for one player. If you are the only one who can lose it, it hits you; if nobody can, the card cannot be played.

    Some cards protect their tokens, or your plants, animals and microbes, from others.

rules-mars-tiles = Tiles
rules-mars-tiles-text =
    Every tile gives you what is printed on its space and 2 M€ for each ocean beside it.
    - _Ocean_: only on spaces kept for oceans; nobody owns it.
    - _Greenery_: beside a tile of your own if that is possible; oxygen rises by one. It is worth 1 point.
    - _City_: not beside another city. At the end it is worth 1 point for each greenery beside it, whoever owns it.
    - _Special_ tiles: where their card says.

    Spaces kept for oceans and for named cities are closed to everything else, unless a card says otherwise. A claim marker keeps a space for its owner and is no tile.

rules-mars-standard = Standard projects
rules-mars-standard-text =
    Open to all, as often as you like:
    - _Sell patents_: discard cards from your hand for 1 M€ each
    - _Power plant_, 11 M€: energy production +1
    - _Asteroid_, 14 M€: one step of temperature
    - _Aquifer_, 18 M€: an ocean
    - _Greenery_, 23 M€: a greenery, with one step of oxygen
    - _City_, 25 M€: a city, and money production +1

    Two more actions are no standard projects: _8 plants_ become a greenery with one step of oxygen, _8 heat_ one step of temperature.

rules-mars-milestones = Milestones
rules-mars-milestones-text =
    Five are on the map, and only three can be claimed in a game, each by one player. If you meet the condition, you pay 8 M€ as an action and have 5 points, whatever happens later.

    On Tharsis: Terraformer, rating 35; Mayor, three cities; Gardener, three greeneries; Builder, eight building tags; Planner, sixteen cards in hand. The other maps have their own, see [[maps]].

rules-mars-awards = Awards
rules-mars-awards-text =
    To fund an award is an action. The first costs 8 M€, the second 14, the third 20; then no more. At the end the player with the most gets 5 points, the second 2, whoever paid for it. With two players there is no second place.

    All who tie for first get 5, and then there is no second place; all who tie for second get 2.

    On Tharsis: Landlord, tiles; Banker, money production; Scientist, science tags; Thermalist, heat; Miner, steel and titanium. Stocks count after the last production.

rules-mars-production = Production
rules-mars-production-text =
    All at once: energy that is left becomes heat. Then you get money equal to your rating plus your money production, and of everything else what you produce. Cards that were used are ready again.

rules-mars-end = The end of the game
rules-mars-end-text =
    When temperature, oxygen and oceans are all complete, the generation is played to its end, with production. Then, beginning with the first player, each may once more turn plants into greeneries, eight for one; these raise neither oxygen nor rating, but bring what is printed on their space.

rules-mars-scoring = Points
rules-mars-scoring-text =
    - your terraform rating
    - 5 for each milestone; 5 or 2 for awards
    - 1 for each greenery of yours
    - for each city of yours, 1 for each greenery beside it
    - the points on your cards, events included; tokens on cards as the card says

    Cards in hand are worth nothing. If points are equal, more money wins; if that is equal too, the victory is shared.

rules-mars-maps = The maps
rules-mars-maps-text =
    _Tharsis_ is the basic map, with volcanoes that some cards ask for and a space kept for Noctis City.

    _Hellas_ has the south pole: a tile there costs 6 M€ and brings an ocean. Milestones: Diversifier, eight different tags; Tactician, five cards with requirements; Polar Explorer, three tiles in the two lowest rows; Energizer, energy production 6; Rim Settler, three Jupiter tags. Awards: Cultivator, greeneries; Magnate, green cards; Space Baron, space tags; Excentric, tokens on cards; Contractor, building tags.

    _Elysium_ has rich spaces and volcanoes. Milestones: Generalist, all six productions raised; Specialist, a production of 10; Ecologist, four plant, microbe or animal tags; Tycoon, fifteen green and blue cards; Legend, five events. Awards: Celebrity, cards that cost 20 or more; Industrialist, steel and energy; Desert Settler, tiles in the four lowest rows; Estate Dealer, tiles beside oceans; Benefactor, rating.

rules-mars-solo = Alone
rules-mars-solo-text =
    You have 14 generations to complete all three parameters; only then your points count. The rating starts at 14, and two neutral cities with a greenery each lie on the map. There are no milestones and no awards.

    A neutral rival always has what your cards take away; what you steal you really get. As another goal the table can ask for a rating of 63 after the last generation.

    To play against an opponent who needs no player, see the rules of MarsBot.

rules-mars-variants = Variants
rules-mars-variants-text =
    _Corporate Era_ adds 71 cards and two corporations, and all productions start at 0; it is the usual game. Without it the game is shorter and friendlier.

    _Draft_ gives you more influence on your cards, see [[draft]]. _Beginners_ can take the Beginner Corporation seat by seat.
