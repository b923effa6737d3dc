# The rules reference of Mars: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[tiles]] links to a topic.

rules-mars-aim = Aim of the game
rules-mars-aim-text =
    You lead a corporation that makes Mars habitable: warmer, with air and oceans. You buy project cards, pay for them with money and resources, and build up production that grows from generation to generation.

    Each time you raise the temperature, the oxygen level or the number of oceans, your _terraform rating_ (TR) goes up. It pays you every generation and counts as points at the end. When all three parameters are complete, the game ends and the player with the most points wins.

rules-mars-parameters = Temperature, oxygen, oceans
rules-mars-parameters-text =
    Temperature rises from −30 to +8 °C in steps of 2 degrees, oxygen from 0 to 14% in steps of 1, and there are nine oceans. The player who makes a step or places an ocean gains 1 TR.

    Some steps on the tracks give a bonus to the player who reaches them: 1 heat production at −24 and −20 °C, an ocean at 0 °C, a temperature step at 8% oxygen. A bonus counts in full: you also gain its TR and any further bonus that it reaches.

    A complete parameter cannot rise further and gives no more TR; a bonus for it is lost. You can still use cards and projects that would raise it, for the rest of their effect.

rules-mars-rating = The terraform rating
rules-mars-rating-text = You start at 20 (at 14 in a solo game). Each step of a parameter adds 1, and some cards raise it directly. In every production phase you gain money equal to your terraform rating, and at the end of the game it counts as points.

rules-mars-resources = Resources and production
rules-mars-resources-text =
    There are six resources: money (M€), steel, titanium, plants, energy and heat. You have a stock of each, and a production that shows how much you gain every generation.
    - Each _steel_ pays 2 M€ for building cards, each _titanium_ 3 M€ for space cards.
    - Convert _8 plants_ into a greenery, or _8 heat_ into a temperature step.
    - _Energy_ is used by cards; unused energy becomes heat.

    Money production can fall to −5, any other production to 0. There are no upper limits.

    Animals, microbes and other special resources are kept on the cards that say so.

rules-mars-setup = Setup and corporations
rules-mars-setup-text =
    Each player looks at two corporations and ten project cards. Choose one corporation, then buy any of the ten cards for 3 M€ each out of its starting money. The first generation has no research phase.

    A corporation gives you money, sometimes resources, production and tags, and an effect or action for the whole game. If a first action is printed on it, your first turn starts with that action.

    With the Beginner Corporation you keep all ten cards for free and start with 42 M€. In the standard game, each production starts at 1; with Corporate Era and in solo games, each starts at 0.

rules-mars-generation = A generation
rules-mars-generation-text =
    The game is played in generations. Each has four phases:
    - The _first player_ marker passes to the left.
    - _Research_: buy new cards, see [[research]].
    - _Actions_: players take turns until everyone has passed, see [[turn]].
    - _Production_: everyone gains resources, see [[production]].

rules-mars-research = Research
rules-mars-research-text =
    Draw four cards and buy any of them for 3 M€ each. Discard the rest face down. There is no hand limit. When the deck is empty, shuffle the discard pile.

    The 3 M€ only put the card into your hand; to play it, you pay its cost.

rules-mars-draft = Draft
rules-mars-draft-text = The draft is optional: take one of your four cards and pass the others on, again and again, until everyone has four. Only then do you buy. In even generations you pass to the left, in odd ones to the right. The first generation has no draft, unless the table drafts the starting hands too.

rules-mars-turn = Your turn
rules-mars-turn-text =
    Take one or two actions, or pass. If you pass, you are out for this generation. After one action you may simply end your turn. The phase goes on until everyone has passed; the last player still in may take turn after turn.

    You may take any actions, even the same one twice:
    - play a card, see [[cards]]
    - use the action of a card in front of you, see [[actions]]
    - use a standard project, or convert plants or heat, see [[standard]]
    - claim a milestone, see [[milestones]], or fund an award, see [[awards]]

rules-mars-cards = Playing a card
rules-mars-cards-text =
    Check the requirement, pay, carry out the effect, and put the card in front of you.
    - _Green_ cards work once; their tags stay.
    - _Blue_ cards have an action or a lasting effect.
    - _Red_ cards are events: they work once and are then turned face down, so their tags no longer count.

    You must be able to carry out the whole effect. There are three exceptions: a parameter that is complete, resources that no card can hold, and taking resources from other players, which is optional. You cannot lose what you do not have.

    The text of a card overrides these rules. Points printed on cards count at the end.

rules-mars-requirements = Requirements
rules-mars-requirements-text =
    A card may require a parameter to be high enough or, with “max”, not too high yet. It may also require production of your own, tags you have in play, or tiles. Only check the requirement when you play the card; the card’s own tags do not count.

    With some cards, temperature, oxygen and ocean requirements may be off by up to two steps in either direction. Such effects add up.

rules-mars-payment = Paying
rules-mars-payment-text =
    Steel pays for cards with a building tag, titanium for cards with a space tag; a card with both tags accepts both. You may add money and you may pay too much, but you get no change. Standard projects do not accept metals.

    Discounts lower the cost. They add up, but the cost never falls below zero. A refund comes after you have paid in full. Effects that look at the cost of a card mean the printed cost.

rules-mars-tags = Tags
rules-mars-tags-text =
    The round symbols at the top of a card are its tags: building, space, power, science, Jovian, Earth, plant, microbe, animal and city. Cards and corporations have up to three, sometimes two of the same.

    Tags lower costs, meet requirements and trigger effects. The tags of your corporation count. The tags of an event count only while you play it.

rules-mars-actions = Actions and effects of blue cards
rules-mars-actions-text =
    A red arrow marks an _action_: you pay the left side and gain the right side. You can use each card once per generation; if a card has two arrows, choose one. Using it takes one of your actions.

    An _effect_ without an arrow is not an action: it works every time from now on. Once you have paid for a card, it counts as played, so its effect can already apply to itself.

rules-mars-order = Order of effects
rules-mars-order-text = When several things happen at once, the player whose turn it is chooses their order: the parts of a card, the effects it triggers, the bonuses of a space. If the order doesn’t matter to you, choose “Don’t ask again”.

rules-mars-removing = Attacking other players
rules-mars-removing-text =
    A red border means any player, including you.
    - You may remove _resources_ up to the given number, from one player only, or none at all.
    - You must lower a _production_ in full, for one player. If only you can lose it, you do; if nobody can, you cannot play the card.

    Some cards protect their own resources, or your plants, animals and microbes, from other players.

rules-mars-tiles = Tiles
rules-mars-tiles-text =
    When you place a tile, you gain the bonus printed on its space and 2 M€ for each ocean next to it.
    - _Ocean_: only on ocean spaces; nobody owns it.
    - _Greenery_: next to one of your tiles if possible; it raises oxygen by one step and is worth 1 point.
    - _City_: not next to another city. At the end it is worth 1 point for each greenery next to it, no matter who owns the greenery.
    - _Special_ tiles: as their card says.

    Ocean spaces and spaces reserved for a named city are closed to all other tiles unless a card says otherwise. A marker that reserves a space keeps it for its owner; it is not a tile.

rules-mars-standard = Standard projects
rules-mars-standard-text =
    Anyone can use these as often as they like:
    - _Sell patents_: discard cards from your hand for 1 M€ each
    - _Power plant_, 11 M€: energy production +1
    - _Asteroid_, 14 M€: raise the temperature one step
    - _Aquifer_, 18 M€: place an ocean
    - _Greenery_, 23 M€: place a greenery, which raises oxygen one step
    - _City_, 25 M€: place a city, and money production +1

    Two more actions are always open but are not standard projects: convert _8 plants_ into a greenery, which raises oxygen one step, or _8 heat_ into one temperature step.

rules-mars-milestones = Milestones
rules-mars-milestones-text =
    There are five on the map, but only three can be claimed in a game, each by one player. If you meet the condition, pay 8 M€ as an action and keep the 5 points, no matter what happens later.

    On Tharsis: Terraformer, rating 35; Mayor, three cities; Gardener, three greeneries; Builder, eight building tags; Planner, sixteen cards in hand. The other maps have their own, see [[maps]].

rules-mars-awards = Awards
rules-mars-awards-text =
    Funding an award is an action. The first costs 8 M€, the second 14, the third 20; after that there are no more. At the end the player with the most gets 5 points and the second player 2, no matter who funded it. With two players there is no second place.

    If players tie for first, each gets 5 and there is no second place. If they tie for second, each gets 2.

    On Tharsis: Landlord, tiles; Banker, money production; Scientist, science tags; Thermalist, heat; Miner, steel and titanium. Resources count after the last production.

rules-mars-production = Production
rules-mars-production-text = Everyone does this at the same time: unused energy becomes heat. Then you gain money equal to your terraform rating plus your money production, and your production of everything else. Used cards are ready again.

rules-mars-end = The end of the game
rules-mars-end-text = When temperature, oxygen and oceans are all complete, finish the generation, including production. Then, starting with the first player, each player may once more convert plants into greeneries. These raise neither oxygen nor the terraform rating, but they give the bonus of their space.

rules-mars-scoring = Points
rules-mars-scoring-text =
    You score:
    - your terraform rating
    - 5 for each milestone; 5 or 2 for each award
    - 1 for each greenery you own
    - for each city you own, 1 for each greenery next to it
    - the points on your cards, including events, and for resources on cards as each card says

    Cards in hand are worth nothing. If there is a tie, the player with more money wins; if that is a tie too, they share the victory.

rules-mars-maps = The maps
rules-mars-maps-text =
    _Tharsis_ is the basic map. Some cards need its volcanoes, and one space is reserved for Noctis City.

    _Hellas_ has the South Pole: a tile there costs 6 M€ and gives you an ocean. Milestones: Diversifier, eight different tags; Tactician, five cards with requirements; Polar Explorer, three tiles in the two bottom rows; Energizer, energy production 6; Rim Settler, three Jovian tags. Awards: Cultivator, greeneries; Magnate, green cards; Space Baron, space tags; Excentric, resources on cards; Contractor, building tags.

    _Elysium_ has rich spaces and volcanoes. Milestones: Generalist, all six productions raised; Specialist, a production of 10; Ecologist, four plant, microbe or animal tags; Tycoon, fifteen green and blue cards; Legend, five events. Awards: Celebrity, cards that cost 20 or more; Industrialist, steel and energy; Desert Settler, tiles in the four bottom rows; Estate Dealer, tiles next to oceans; Benefactor, terraform rating.

rules-mars-solo = Solo game
rules-mars-solo-text =
    You have 14 generations to complete all three parameters; only then do your points count. Your terraform rating starts at 14, and two neutral cities with a greenery each are on the map. There are no milestones and no awards.

    A neutral opponent always has the resources and production that your cards take away, and you keep anything you steal. As another goal, you can choose to reach a terraform rating of 63 after the last generation.

    If you would rather play against an opponent, see the rules of MarsBot.

rules-mars-variants = Variants
rules-mars-variants-text =
    _Corporate Era_ adds 71 cards and two corporations, and each production starts at 0; this is the usual game. Without it the game is shorter and friendlier.

    The _draft_ gives you more control over your cards, see [[draft]]. Any player who is new to the game can take the _Beginner Corporation_.
