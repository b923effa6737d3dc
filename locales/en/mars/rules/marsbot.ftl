# The rules reference of MarsBot: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[icons]] links to a topic.

rules-marsbot-aim = About MarsBot
rules-marsbot-aim-text =
    MarsBot is an opponent that needs no player. It has no hand, no production and no corporation: it reveals cards, moves along seven tracks and does what the tracks say. You play by the normal rules of Mars, and you win only if you have more points than MarsBot; a tie is not enough.

    You can play against it here, or at your own table with your own box, while Areo runs MarsBot.

rules-marsbot-board = The seven tracks
rules-marsbot-board-text =
    The tracks are building, space, event, science, power, Earth and plant, with spaces from 0 to 18. Many spaces show an icon; it is carried out when MarsBot’s marker enters the space.

    On Tharsis, tags move the tracks like this: building, space, event and science tags move their own track; power and Jovian tags the power track; Earth and city tags the Earth track; plant, animal and microbe tags the plant track.

    MarsBot has a terraform rating, money, tiles and a pile of played cards.

rules-marsbot-setup = Setup
rules-marsbot-setup-text = Set up a game for two players: both start with a rating of 20. MarsBot has no money, and its markers are on 0. Shuffle the eight bonus cards. MarsBot’s first action deck is three project cards and one bonus card, shuffled face down. You are the first player in the first generation.

rules-marsbot-generation = A generation
rules-marsbot-generation-text =
    From the second generation on, the first player changes every time. You do research as usual. MarsBot pays nothing: its action deck is three new project cards and one bonus card.

    With the draft, you swap two hands of four cards; each time you take one card, and MarsBot takes one at random. It then discards one of its four.

    In the action phase you take turns. Your turn is one or two actions; MarsBot’s turn is one card. It passes when its deck is empty. When you pass, it continues alone. In the production phase it gets nothing.

rules-marsbot-turn = MarsBot’s turn
rules-marsbot-turn-text =
    MarsBot reveals the top card of its deck. On a project card, the cost, the requirement and the text do not matter, only the tags: from left to right, each tag moves its track by one space, and the icon there is carried out at once, with everything that follows. The event tag of an event comes last.

    A track at its end does not move: that is a failed action, see [[failed]]. A card without tags is a failed action too. For a bonus card, follow its text, see [[bonus]].

rules-marsbot-icons = Icons on the tracks
rules-marsbot-icons-text =
    The icons mean:
    - _Arrow_: the same track moves one more space, and that icon is carried out too.
    - _Symbol of another track_: that track moves one space, and its icon is carried out.
    - _Rating_: MarsBot’s rating rises by the number shown.
    - _Temperature_: one step, or two where two are shown; its rating rises too.
    - _Ocean_, _greenery_, _city_: MarsBot places the tile, see [[tiles]]; oceans and oxygen raise its rating.
    - _Milestone_ and _award_: see [[milestones]] and [[awards]].

    Ignore the icons of expansions that are not in play. Icons work only when the marker moves forward.

rules-marsbot-failed = Failed actions
rules-marsbot-failed-text =
    When MarsBot cannot do something, it gains 5 M€ instead: a card without tags, a track at its end, a complete parameter, no space for a tile, no milestone to claim, no award in which it leads.

    Bonus cards that cannot be carried out are not failed actions.

rules-marsbot-bonus = The eight bonus cards
rules-marsbot-bonus-text =
    These are the bonus cards:
    - _Meteor Shower_: you lose up to 5 plants. If you lose 3 or more, or if your plants are protected, the card is destroyed.
    - _Invasive Species_: you remove one animal or microbe, the most valuable one; MarsBot gains 5 M€.
    - _Research and Development_: MarsBot plays another project card.
    - _Overachievement_: MarsBot claims a milestone or, from generation 6 on, funds an award; otherwise it gains 5 M€.
    - _Expedited Construction_: MarsBot places a city next to at least two greeneries or oceans.
    - _Lobbyists_: MarsBot raises a parameter that is close to a bonus or its maximum, or places an ocean next to others; otherwise it raises the parameter that is furthest behind.
    - _Local Neural Instance_: MarsBot places its own tile in an empty region, worth points at the end; if there is no such space, it plays another project card.
    - _Corporate Competition_: MarsBot pays 5 M€ to improve in a close funded award.

    Some cards are destroyed when they succeed; the others come back when the bonus deck is shuffled.

rules-marsbot-tiles = Where MarsBot places tiles
rules-marsbot-tiles-text =
    The normal placement rules apply. Among the legal spaces MarsBot prefers:
    - for a _greenery_: the most MarsBot cities next to it, then the fewest of yours
    - for a _city_: the most greeneries next to it, no matter who owns them
    - then always: the most oceans next to it, then the most bonus icons on the space

    If several spaces are still equal, reveal a project card and count its cost through them in reading order.

rules-marsbot-income = MarsBot’s income
rules-marsbot-income-text =
    MarsBot gains 2 M€ for each ocean next to a tile it places, and 1 M€ for each bonus icon it covers, instead of the bonus. The heat bonuses on the temperature track give it 2 M€; the ocean at 0 °C and the temperature step at 8% oxygen work as for a player.

    MarsBot spends no money on cards. At the end its money turns into points.

rules-marsbot-milestones = Milestones
rules-marsbot-milestones-text =
    With a milestone icon, MarsBot claims a milestone for free, if fewer than three are claimed and it meets one. On Tharsis: Terraformer, rating 35; Mayor, three cities; Gardener, three greeneries; Builder, building track 8; Planner, all tracks at 4 or more.

    If it meets several, it takes one that you meet too, then the one you are closest to, then the leftmost.

rules-marsbot-awards = Awards
rules-marsbot-awards-text =
    With an award icon, MarsBot funds the open award in which it leads by the most, for free; a tie is not a lead. On Tharsis its values are: Landlord, its tiles; Banker, building plus event track; Scientist, science track; Thermalist, power track plus 5; Miner, space track plus 5.

    During the game, add your production to your resources for this comparison; at the end, count only the resources.

rules-marsbot-yours = Your cards and MarsBot
rules-marsbot-yours-text =
    Your cards affect MarsBot like this:
    - If you _remove_ or _steal_ resources, MarsBot loses 1 M€ for each. You gain stolen resources as usual.
    - If you _lower a production_, the matching track goes back one space: steel → building, titanium → space, money → event, energy → power, heat → Earth, plants → plant. Mark the space it leaves: its icon does not work a second time.
    - If you _count_ tags or events of your opponents, use the number of the track.
    - MarsBot’s tiles trigger your effects like any player’s tiles.

rules-marsbot-end = End of the game and scoring
rules-marsbot-end-text =
    The game ends as usual. If generation 20 begins, you lose at once.

    When the final greeneries are placed, each track whose next space shows a greenery moves there, and MarsBot places that greenery.

    MarsBot scores its rating, milestones, awards, greeneries and cities, 1 point for each space next to its neural instance where you have no tile, and its money: up to generation 12, 8 M€ are worth one point; after that, the price of a point drops by 1 M€ each generation.

rules-marsbot-levels = Difficulty
rules-marsbot-levels-text =
    There are four levels:
    - _Easy_: arrows are ignored, a failed action gives 3 M€, and its award values are 5 lower.
    - _Normal_: the rules above.
    - _Hard_: 1 point for each played card that shows points; and before its first turn of a generation it pays 8 M€ for a milestone if it has the money and meets enough of them.
    - _Brutal_: like hard, with four project cards in each deck.

    You can also choose each part on its own, as an option of the table.
