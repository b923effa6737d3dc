# The rules reference of Terra Shifter: a heading and a text for each topic, in reading order.
# A blank line begins a paragraph, a dash a line of a list; [[zones]] links to a topic.

rules-shifter-aim = What it is about
rules-shifter-aim-text =
    Sixteen tiles make a planet. By turning, shifting and flipping them you join pieces of snow, desert, sea and grass into _zones_. Zones meet the missions in your hand, and with a mission met the great goals of the game can be reached.

    All players work together: you win when all four goals are reached, and lose when the library runs out of cards first. Alone the game is the same, with one hand. If you would rather play against each other, see [[contest]].

rules-shifter-planet = The planet and its tiles
rules-shifter-planet-text =
    The planet is a square of four by four tiles. Each face of a tile shows three of the four terrains: one covers _half_ of the face and counts 2, two cover a _quarter_ each and count 1. The creatures on it say the same: one creature is one point.

    On the back of a tile the quarters stay what they are, and the half becomes the terrain that the front did not have.

    Every side of a tile belongs to one terrain: the half owns two sides that meet in a corner, each quarter owns one. This is what makes tiles fit together.

rules-shifter-zones = Zones and their value
rules-shifter-zones-text =
    Pieces of the same terrain are one zone when they touch along a full side of two neighbouring tiles. Corners do not join, and the edge of the planet does not continue on the other side.

    The _value_ of a zone is the sum of its pieces: 2 for each half, 1 for each quarter. A quarter is always an end of a zone, so long zones are chains of halves with at most one quarter at each end.

    Point at a zone, or move the focus to a tile, and its value is shown.

rules-shifter-missions = Missions
rules-shifter-missions-text =
    You hold four missions, which the others do not see. A mission names a terrain and one or more values: “Sea 8” wants one sea zone of 8, “Desert 4 4” wants two desert zones of 4.

    Each value needs a zone of its own: one zone of 8 is not two zones of 4. A _larger_ zone is good enough, unless you play with exact values, see [[exact]]. The same zone may serve several cards in one turn.

    Some missions carry a mark 2+, 3+ or 4+ and are used only with that many players. So the library has twelve cards at the start with any number of players.

rules-shifter-goals = The Book of Goals
rules-shifter-goals-text =
    Four goals lie open for all, one of each terrain. They are read like missions but ask for more. Once a goal is reached it is turned over and stays reached, whatever becomes of the planet.

    Goals can only be reached in a turn in which the player whose turn it is has completed a mission; then every goal that the planet meets is turned at once. There is no limit to the number of goals in a turn.

    For the first game take the goal 9 of each terrain. Goals of 8 are usually harder, because they ask for more than one zone. You may also draw the goals at random or choose them freely.

rules-shifter-turn = A turn
rules-shifter-turn-text =
    A turn has two phases: first you terraform with up to five [[actions]], then you settle, see [[settle]]. After that your hand is filled up to four cards and the player on your left follows.

    What counts is the planet as it stands when you settle. A mission that is met without any action counts too.

rules-shifter-actions = The five actions
rules-shifter-actions-text =
    In the terraforming phase you take up to five actions, in any order and as often as you like:
    - _Rotate_ one tile by half a turn.
    - _Flip_ one tile over its long side or over its short side; the back comes up.
    - _Shift_ a whole row by one step left or right, or a column up or down. The tile that is pushed out comes in at the other end, neither turned nor flipped.

    A tile has four states, and each of the other three is exactly one action away. So a chosen tile simply shows the three possible results.

    Actions can be taken back one by one until you settle; an action taken back has never happened. Actions you do not need may prepare the planet for somebody else.

rules-shifter-settle = Settling: success
rules-shifter-settle-text =
    When you settle, your missions are checked. If at least one is met, the turn is a _success_: you declare one met mission and discard it, and there is no penalty, however many actions you took.

    After that you may declare further met missions. Every declared mission is replaced from the library, so it costs one card; sometimes it is wiser to keep a card that is met.

    After the first mission the Book of Goals is checked. As long as disasters are still to come, that is your choice, since a reached goal brings the next one.

rules-shifter-failure = Settling: failure
rules-shifter-failure-text =
    If none of your missions is met, the turn is a _failure_: you discard two missions and one more for every action you took. They come from your hand first, by your choice, and when the hand is empty from the top of the library. No goal can be reached in such a turn.

    After the refill a failure with three actions has cost the library five cards. Whoever cannot succeed should therefore act little: a failed turn without an action costs only two.

rules-shifter-library = The library
rules-shifter-library-text =
    The library is the deck of missions, and the clock of the game. At the end of a turn your hand is filled up to four cards from it.

    A success with one mission costs one card, a failure two cards and one for each action. If more cards must leave the library than it has, all players have lost. To empty it exactly is not yet a loss.

rules-shifter-end = The end of the game
rules-shifter-end-text =
    You win together as soon as all four goals are reached, before anybody draws. How well you did is told by the cards left in the library:
    - 0 to 2: Wanderer
    - 3 to 5: Coloniser
    - 6 or 7: Terraformer
    - 8 or more: Emperor

    With disasters, see [[disasters]], the steps are 0, 2, 4 and 6 cards, and each red disaster in the pile raises the title by one: above the Emperor there are Legend and Creator.

rules-shifter-exact = Exact values
rules-shifter-exact-text =
    As a harder rule you can agree that values must match exactly: a zone of 8 then does not meet a mission of 7. It holds for missions and goals alike. The rule is an option of the table.

rules-shifter-disasters = Disasters
rules-shifter-disasters-text =
    For experienced players: four yellow disasters form a pile, and the top one is in force from the beginning. Every reached goal brings the next one at once. All open disasters stay in force and bind all players; where two contradict each other, the newer one counts.

    A disaster limits the actions, shifts or flips of a turn, forbids flips over the short side, or makes a success cost more cards of the library. A move that a disaster forbids is shown with the name of the disaster.

    For a harder game the last card of the pile, or the last two, are red disasters.

rules-shifter-contest = The contest
rules-shifter-contest-text =
    Two to four players can play against each other. There are no hands and no Book of Goals: the sixteen goals and the sixteen missions without a mark are one library. In each round its top card is the _challenge_ for all, and everybody looks for the way with the fewest actions.

    A challenge that can be met with one action or none goes under the library, and another is turned.

    The score is the number of challenges won less the number failed. The first player to reach the target wins: 7 points with two players, 6 with three, 5 with four, if the table has not set another number. If the cards run out before, nobody wins.

rules-shifter-bids = Bidding and the hourglass
rules-shifter-bids-text =
    Beginning with the leader of the round, each player names a number of actions. When all have done so the hourglass is turned, for one minute. While it runs, anybody may go below the own last number, or be content with it; a lower bid makes everybody think again.

    When the time is up, or all are content, the lowest bid counts. Among equal bids it is the one that was named first.

    You may try moves while you think; nobody else sees them, and the planet is put back.

rules-shifter-attempt = The attempt
rules-shifter-attempt-text =
    The player with the lowest bid shows the moves on the planet, with at most the number of actions named. If the challenge is met when the attempt ends, the card counts one point for that player; otherwise, or without a try, it counts one point less.

    Whether the planet is put back after a failed attempt, who leads the next round and how high a bid may be are options of the table.

rules-shifter-edition = About this edition
rules-shifter-edition-text =
    The rules are those of the printed game. What is printed on the tiles, missions, goals and disasters is only partly known to us, so we rebuilt it from what the rulebook says about numbers and colours. The card browser marks every piece as printed, partly known or rebuilt; the disasters and the targets of the contest are our own.

    Where the rulebook leaves something open, our decision is written down with its reason in the project’s documents.
