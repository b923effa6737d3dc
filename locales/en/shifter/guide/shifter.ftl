# The guided first game of Terra Shifter: one text for each step.

guide-shifter-planet =
    This is the planet: sixteen tiles. Every tile has one large piece of land, worth 2, and two small ones, worth 1 each. Pieces of one kind that touch along a side make a _zone_. Point at a zone, and it shows its value.
guide-shifter-missions =
    These are your missions. _Grass 7_ wants one zone of grass worth 7, or more. _Grass 4 4_ is met already, as its check shows; but we can do better than that.
guide-shifter-goals =
    And this is what it is all about: four goals. Reach all of them before the library runs out of cards. A goal counts only in a turn in which you complete a mission.
guide-shifter-rotate =
    You have five actions. First _rotate_ the tile in the top left corner by half a turn: choose it, then Rotate. With the keyboard: arrows to the tile, then R.
guide-shifter-shift =
    Now _shift_ the whole top row one step to the left: press the arrow beside it, or drag a tile. The tile that falls out comes back at the other end.
guide-shifter-zone =
    Look at the grass: one zone of 9. Now both the mission _Grass 7_ and the goal _Grass 9_ are met. A larger zone is always good enough.
guide-shifter-flip =
    Three actions are left, so let us take more. _Flip_ the marked tile in the bottom row over its long side (key F). The big piece on the back is snow.
guide-shifter-undo =
    Snow has a zone of 9 now: a second goal is met. The signs above show the actions you took. Until you settle you can take back every one of them, as often as you like.
guide-shifter-settle =
    Two actions are left, but nobody needs to use them all. _Settle_: your missions are checked, and a turn with a met mission has no penalty. Without one you would lose two cards and one for each action.
guide-shifter-declare =
    Success. Now declare the mission that is met: _Grass 7_.
guide-shifter-library =
    Two goals at once, and they stay reached whatever happens to the planet. Only the library goes down: each card you declare is replaced from it. It is the clock of the game.
guide-shifter-done =
    No further mission is met, so end your turn. You draw a new mission up to four.
guide-shifter-end =
    You know the game now. Two goals are left, and ten cards are more than enough. If you are stuck, ask for a hint; the book in the bar above opens the rules.
