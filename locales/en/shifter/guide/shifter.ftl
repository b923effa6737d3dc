# The guided first game of Terra Shifter: one text for each step.

guide-shifter-planet = This is the Planet: sixteen tiles. Every tile has one large piece of land, worth 2, and two small ones, worth 1 each. Pieces of one kind that touch along a side form a _zone_. Point at a zone to see its value.
guide-shifter-missions = These are your missions. _Grass 7_ needs one grass zone of 7 or more. You already meet _Grass 4 4_, as the check shows, but you can do better than that.
guide-shifter-goals = These are the four goals. Achieve them all before the Library runs out of cards. A goal counts only in a turn in which you complete a mission.
guide-shifter-rotate = You have five actions. First _rotate_ the tile in the top left corner by half a turn: choose it, then Rotate. With the keyboard: move to the tile with the arrows, then press R.
guide-shifter-shift = Now _shift_ the whole top row one step to the left: press the arrow next to it, or drag a tile. The tile that falls out comes back in at the other end.
guide-shifter-zone = Look at the grass: one zone of 9. Now you meet both the mission _Grass 7_ and the goal _Grass 9_. A larger zone is always good enough.
guide-shifter-flip = You have three actions left, so let’s do more. _Flip_ the marked tile in the bottom row over its long side (key F). The large piece on the back is snow.
guide-shifter-undo = Snow now has a zone of 9: you meet a second goal. The icons above show your actions. Until you settle, you can undo each of them as often as you like.
guide-shifter-settle = You have two actions left, but you don’t have to use them. _Settle_: your missions are checked, and if you meet one there is no penalty. Without one you would lose two cards, plus one for each action.
guide-shifter-declare = Success! Now declare the mission that you meet: _Grass 7_.
guide-shifter-library = Two goals at once, and they stay achieved whatever happens to the Planet. Only the Library shrinks: each card you declare is replaced from it. It is the clock of the game.
guide-shifter-done = You meet no other mission, so end your turn. You draw until you have four missions again.
guide-shifter-end = Now you know the game. You have two goals to go, and ten cards are more than enough. If you are stuck, ask for a hint; the book in the bar above opens the rules.
