# The rules reference of MarsBot: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[icons]] links to a topic.

rules-marsbot-aim = What MarsBot is
rules-marsbot-aim-text =
    MarsBot is an opponent that needs no player. It has no hand, no production and no corporation: it turns over cards, moves along seven tracks, and does what the tracks say. You play by the normal rules of Mars, and you win only with more points than MarsBot; equal points are not enough.

    You can play it here, or let the companion run MarsBot while you play with the printed game at your table.

rules-marsbot-board = The seven tracks
rules-marsbot-board-text =
    The tracks are building, space, event, science, power, Earth and plant, with spaces from 0 to 18. Many spaces show an icon that is carried out when MarsBot’s marker enters.

    On the map Tharsis a tag moves a track like this: building, space, event and science their own; power and Jupiter the power track; Earth and city the Earth track; plant, animal and microbe the plant track.

    MarsBot owns a terraform rating, money, tiles, and a pile of played cards.

rules-marsbot-setup = Set-up
rules-marsbot-setup-text =
    As for two players: both have a rating of 20. MarsBot has no money, and its markers stand on 0. The eight bonus cards are shuffled. Its first action deck is three project cards and one bonus card, shuffled face down. You are the first player of the first generation.

rules-marsbot-generation = A generation
rules-marsbot-generation-text =
    From the second generation on the first player changes every time. You do research as usual. MarsBot pays nothing: its action deck is three new project cards and one bonus card.

    With the draft, two hands of four cards change sides; you take one of yours, and MarsBot one at random. It then discards one of its four.

    In the action phase you take turns. Your turn is one or two actions; MarsBot’s turn is one card. When its deck is empty it passes; when you pass it goes on alone. In the production phase it gets nothing.

rules-marsbot-turn = MarsBot’s turn
rules-marsbot-turn-text =
    It reveals the top card of its deck. A project card’s cost, requirement and text do not matter, only its tags: from left to right each tag moves its track by one space, and the icon there is carried out at once, with everything that follows. Events have the event tag as their last.

    A track that is at its end does not move: that is a failed action, see [[failed]]. So is a card without any tag. A bonus card does what it says, see [[bonus]].

rules-marsbot-icons = Icons on the tracks
rules-marsbot-icons-text =
    - _Arrow_: the same track moves one space further, with its icon.
    - _Symbol of another track_: that track moves one space, with its icon.
    - _Rating_: MarsBot’s rating rises by the number shown.
    - _Temperature_: one step, or two where two are shown, with rating.
    - _Ocean_, _greenery_, _city_: the tile is placed, see [[tiles]]; oceans and oxygen give rating.
    - _Milestone_ and _award_: see [[milestones]] and [[awards]].

    Icons of expansions that are not in play are ignored. Icons work only when the marker moves forward.

rules-marsbot-failed = Failed actions
rules-marsbot-failed-text =
    When something that MarsBot should do is impossible, it gets 5 M€ instead: a card without tags, a track at its end, a parameter that is complete, no space for a tile, no milestone to claim, no award it leads.

    Bonus cards that cannot be carried out do not count as failed actions.

rules-marsbot-bonus = The eight bonus cards
rules-marsbot-bonus-text =
    - _Meteor Shower_: you lose up to 5 plants. If you lost 3 or more, or were protected, the card is gone for good.
    - _Invasive Species_: you remove one animal or microbe, the most valuable one; MarsBot gets 5 M€.
    - _Research and Development_: MarsBot plays another project card.
    - _Overachievement_: a milestone, or from generation 6 on an award; without success 5 M€.
    - _Expedited Construction_: a city beside at least two greeneries or oceans.
    - _Lobbyists_: raises the parameter that is near a mark or its end, or places an ocean beside others, or else one step of what is furthest behind.
    - _Local Neural Instance_: a tile of its own in an empty region, worth points at the end; without a space another project card.
    - _Corporate Competition_: for 5 M€ it improves its place in a funded award that is close.

    Some cards are destroyed when they succeed; the others come back when the bonus deck is shuffled.

rules-marsbot-tiles = Where MarsBot places tiles
rules-marsbot-tiles-text =
    The normal rules of placing hold. Among the legal spaces it prefers:
    - for a _greenery_, most own cities beside it, then fewest cities of yours
    - for a _city_, most greeneries beside it, whoever owns them
    - then always: most oceans beside it, then most bonus icons on the space

    If several spaces are still equal, a project card is turned over, and its cost counts through them in reading order.

rules-marsbot-income = Its income
rules-marsbot-income-text =
    MarsBot gets 2 M€ for each ocean beside a tile it places, and 1 M€ for each bonus icon it covers, instead of the bonus. Heat marks on the temperature track give it 2 M€; an ocean at 0 °C and the temperature at 8% oxygen it takes like a player.

    Its money is not spent on cards: it turns into points at the end.

rules-marsbot-milestones = Milestones
rules-marsbot-milestones-text =
    A milestone icon claims one for free, if fewer than three are claimed and MarsBot meets one. On Tharsis: Terraformer, rating 35; Mayor, three cities; Gardener, three greeneries; Builder, building track 8; Planner, all tracks at 4 or more.

    If it meets several, it takes one that you meet too, then the one you are nearest to, then the leftmost.

rules-marsbot-awards = Awards
rules-marsbot-awards-text =
    An award icon funds for free the open award in which MarsBot leads by most; it must really lead. On Tharsis its values are: Landlord, its tiles; Banker, building plus event track; Scientist, science track; Thermalist, power track plus 5; Miner, space track plus 5.

    While the game runs your stock counts together with your production in such comparisons; at the end only the stock.

rules-marsbot-yours = Your cards and MarsBot
rules-marsbot-yours-text =
    - If you _remove_ or _steal_ resources, they come from its money, one M€ for each; what you steal you get in the named kind.
    - If you _lower a production_, the track that belongs to it goes back one space: steel building, titanium space, money event, energy power, heat Earth, plants plant. Spaces it leaves this way are marked, and their icons do not work a second time.
    - If you _count_ tags or events of others, the number of its track counts.
    - Its tiles set off your effects like those of any player.

rules-marsbot-end = End and score
rules-marsbot-end-text =
    The game ends like any other. If generation 20 begins, you have lost at once.

    For the last greeneries, each track of MarsBot whose next space shows a greenery moves there and places it.

    MarsBot scores its rating, milestones, awards, greeneries and cities, 1 point for each space beside its neural instance without a tile of yours, and its money: 8 M€ are one point up to generation 12, and with every generation after that one M€ fewer is needed.

rules-marsbot-levels = Levels
rules-marsbot-levels-text =
    - _Easy_: arrows are ignored, a failed action gives 3 M€, and its award values are 5 lower.
    - _Normal_: the rules above.
    - _Hard_: one point for each played card that shows points, and it may buy a milestone for 8 M€ before its first turn of a generation when enough of them are met.
    - _Brutal_: like hard, with four project cards in each deck.

    Every part can also be chosen on its own as an option of the table.
