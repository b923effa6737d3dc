# The rules reference of Terra Shifter: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[zones]] links to a topic.

rules-shifter-aim = Aim of the game
rules-shifter-aim-text =
    Sixteen tiles make the Planet. By rotating, shifting and flipping them you join pieces of snow, desert, sea and grass into _zones_. Zones complete the missions in your hand, and when you complete a mission you can achieve the great goals of the game.

    All players work together: you win when you have achieved all four goals, and lose if the Library runs out of cards first. A solo game works the same way, with a single hand of missions. If you would rather play against each other, see [[contest]].

rules-shifter-planet = The Planet and its tiles
rules-shifter-planet-text =
    The Planet is a square of four by four tiles. Each face of a tile shows three of the four terrains: one covers _half_ of the face and counts 2, two cover a _quarter_ each and count 1. The creatures show the same: one creature for each point.

    On the back of a tile the quarters stay the same, and the half becomes the terrain that is missing on the front.

    Every side of a tile belongs to one terrain: the half has two sides that meet in a corner, each quarter has one. This is how tiles fit together.

rules-shifter-zones = Zones and their value
rules-shifter-zones-text =
    Pieces of the same terrain are one zone when they touch along a full side of two neighboring tiles. Corners do not join, and zones do not continue from one edge of the Planet to the opposite one.

    The _value_ of a zone is the sum of its pieces: 2 for each half, 1 for each quarter. A quarter is always the end of a zone, so long zones are chains of halves with at most one quarter at each end.

    Point at a zone, or move the focus to a tile, and its value is shown.

rules-shifter-missions = Missions
rules-shifter-missions-text =
    You hold four missions that the others do not see. A mission names a terrain and one or more values: “Sea 8” needs one sea zone of 8, “Desert 4 4” needs two desert zones of 4.

    Each value needs a zone of its own: one zone of 8 is not two zones of 4. A _larger_ zone is good enough, unless you play with exact values, see [[exact]]. The same zone may serve several cards in one turn.

    Some missions are marked 2+, 3+ or 4+ and are used only with that many players. So the Library always starts with twelve cards.

rules-shifter-goals = The Book of Goals
rules-shifter-goals-text =
    Four goals lie open for everyone, one of each terrain. You read them like missions, but they ask for more. Once you achieve a goal, turn it over: it stays achieved, whatever happens to the Planet.

    You can achieve goals only in a turn in which you complete a mission; then every goal that the Planet meets is turned over at once. There is no limit to the number of goals in a turn.

    For your first game, take goal 9 of each terrain. Goals of 8 are usually harder, because they ask for more than one zone. You may also draw the goals at random or choose them freely.

rules-shifter-turn = A turn
rules-shifter-turn-text =
    A turn has two phases: first you terraform with up to five actions, see [[actions]]; then you settle, see [[settle]]. After that, refill your hand to four cards; the player on your left is next.

    The Planet counts as it is when you settle. A mission that you meet without any action counts too.

rules-shifter-actions = The five actions
rules-shifter-actions-text =
    In the terraforming phase you take up to five actions, in any order and as often as you like:
    - _Rotate_ one tile by half a turn.
    - _Flip_ one tile over its long or its short side, so that the back comes up.
    - _Shift_ a whole row by one step left or right, or a column up or down. The tile that is pushed out comes back in at the other end.

    A tile has four states, and each of the other three is exactly one action away. When you choose a tile, you simply see the three possible results.

    Until you settle, you can undo your actions one by one. You can use spare actions to prepare the Planet for another player.

rules-shifter-settle = Settling: success
rules-shifter-settle-text =
    When you settle, your missions are checked. If you meet at least one, the turn is a _success_: declare one met mission and discard it. There is no penalty, however many actions you took.

    After that you may declare more met missions. Every declared mission is replaced from the Library, so it costs one card; sometimes it is wiser to keep a met mission.

    After the first mission the Book of Goals is checked. While disasters are still to come, you choose whether to check it, because each achieved goal brings the next one.

rules-shifter-failure = Settling: failure
rules-shifter-failure-text =
    If you meet none of your missions, the turn is a _failure_: discard two missions and one more for every action you took. Choose them from your hand first; when it is empty, take them from the top of the Library. You cannot achieve a goal in such a turn.

    After the refill, a failure with three actions has cost the Library five cards. So if you cannot succeed, take as few actions as you can: a failure without actions costs only two.

rules-shifter-library = The Library
rules-shifter-library-text =
    The Library is the deck of missions, and the clock of the game. At the end of your turn, refill your hand from it to four cards.

    A success with one mission costs one card; a failure costs two, plus one for each action. If more cards must leave the Library than it has, all players lose. Emptying it exactly is not a loss yet.

rules-shifter-end = The end of the game
rules-shifter-end-text =
    You win together as soon as all four goals are achieved, before anyone draws. The cards left in the Library give you a title:
    - 0 to 2: Wanderer
    - 3 to 5: Colonizer
    - 6 or 7: Terraformer
    - 8 or more: Emperor

    With disasters, see [[disasters]], the limits are 0, 2, 4 and 6 cards, and each red disaster in the pile raises the title by one: above the Emperor there are Legend and Creator.

rules-shifter-exact = Exact values
rules-shifter-exact-text = For a harder game, values must match exactly: a zone of 8 does not meet a mission of 7. This applies to missions and goals alike. It is a table option.

rules-shifter-disasters = Disasters
rules-shifter-disasters-text =
    For experienced players: four yellow disasters form a pile, and the top one is active from the start. Every achieved goal brings the next one at once. All open disasters stay active for all players; if two contradict each other, the newer one counts.

    A disaster limits the actions, shifts or flips of a turn, forbids flips over the short side, or makes a success cost more cards from the Library. If a disaster forbids a move, the move shows its name.

    For a harder game, the last card of the pile, or the last two, are red disasters.

rules-shifter-contest = Playing against each other
rules-shifter-contest-text =
    Two to four players can play against each other. There are no hands and no Book of Goals: the sixteen goals and the sixteen missions without a mark form one Library. In each round its top card is the _challenge_, and everyone looks for the way with the fewest actions.

    A challenge that needs one action or none goes to the bottom of the Library, and another is revealed.

    Your score is the number of challenges you won minus the number you failed. The first player to reach the target wins: 7 points with two players, 6 with three, 5 with four, unless the table has set another number. If the cards run out first, nobody wins.

rules-shifter-bids = Bidding and the sand timer
rules-shifter-bids-text =
    Starting with the leader of the round, each player bids a number of actions. When everyone has bid, the sand timer is turned for one minute. While it runs, you may go below your last bid, or stand. A lower bid makes everyone think again.

    When time is up, or when everyone stands, the lowest bid counts. Among equal bids, the earliest counts.

    You may try out moves while you think; nobody else sees them, and the Planet is restored.

rules-shifter-attempt = The attempt
rules-shifter-attempt-text =
    The player with the lowest bid shows the moves on the Planet, with at most as many actions as they bid. If the challenge is met when the attempt ends, they score one point; if not, or if they don’t try, they lose one.

    The table can choose whether the Planet is restored after a failed attempt, who leads the next round, and how high a bid may be.

rules-shifter-edition = About this edition
rules-shifter-edition-text =
    The rules are those of the printed game. We only know part of the tiles, missions, goals and disasters, so we rebuilt the rest from the numbers and colors in the rulebook. The card browser marks every piece as printed, partly known or rebuilt; the disasters and the targets for playing against each other are our own.

    Where the rulebook leaves something open, we wrote down our decision and its reason in the project’s documents.
