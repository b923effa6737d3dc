# What all games share, and the terminal client.
# The words to be typed (undo, hint, why ...) are the same in every language.

## Games

game-dice = Terraforming Mars: The Dice Game
game-mars = Terraforming Mars
game-shifter = Terra Shifter
game-marsbot = MarsBot
# What a game is about, for somebody who sees it for the first time.
about-mars =
    Raise the temperature and the oxygen and lay oceans: each step raises your terraform rating, which is income and points.
    In every generation you buy cards, then all take turns of one or two actions until everybody has passed, then all produce. The most points win.
about-shifter =
    Rotate, flip and shift tiles: areas of one colour that touch form a zone. Half a tile is worth 2, a quarter 1. In the drawing: W white, Y yellow, B blue, G green.
    Together: in every turn meet a mission of your hand, or lose 2 cards and one more for each action; goals that are met then are achieved too. Achieve all four goals before the Library runs out.
    Against each other: say how few actions a challenge takes; whoever says the lowest number has to show it.
about-dice =
    Dice are your resources: roll them, turn them, and spend their symbols on cards and on the planet. Each step of temperature and oxygen and each ocean scores 2 points.
    In each turn either produce (keep up to 3 dice, draw cards, roll your production) or take a support action and then a main action. When two of the three parameters are complete everybody has one more turn; the most points win.
    No list of its cards is public: they are partly reconstructed, as each card says when you look at it. Whoever owns the game can put the real ones in their place.

## Building blocks

# A list such as "one, two and three": $first holds all but the last, with commas.
list-and = { $first } and { $last }
# An empty list.
list-none = none
# The table itself, where a player's name would stand.
seat-table = the table

## Why something is refused, in every game

refused-over = The game is over.
refused-not-asked = It is not your turn to decide.

## How sure we are of a card or tile

source-printed = as printed
source-inferred = follows from what is printed
source-partly = partly our reconstruction
source-reconstructed = our reconstruction
own-name = name of our own, none is printed in this language

## Kinds of cards and other parts of a box, and how many

kind-award = { $count ->
        [one] award
       *[other] awards
    }
kind-board = { $count ->
        [one] board
       *[other] boards
    }
kind-bonus = { $count ->
        [one] bonus card
       *[other] bonus cards
    }
kind-bot-board = { $count ->
        [one] MarsBot's board
       *[other] MarsBot's boards
    }
kind-corporation = { $count ->
        [one] corporation
       *[other] corporations
    }
kind-disaster = { $count ->
        [one] disaster
       *[other] disasters
    }
kind-goal = { $count ->
        [one] goal
       *[other] goals
    }
kind-map = { $count ->
        [one] map
       *[other] maps
    }
kind-milestone = { $count ->
        [one] milestone
       *[other] milestones
    }
kind-mission = { $count ->
        [one] mission
       *[other] missions
    }
kind-project = { $count ->
        [one] project card
       *[other] project cards
    }
kind-standard-action = { $count ->
        [one] standard action
       *[other] standard actions
    }
kind-standard-project = { $count ->
        [one] standard project
       *[other] standard projects
    }
kind-tile = { $count ->
        [one] tile
       *[other] tiles
    }
kind-track = { $count ->
        [one] track
       *[other] tracks
    }
cards-summary = { $counts }; { $data } data, { $bespoke } bespoke, { $missing } missing

## Terminal client: beginning and end

play-welcome = { $game }, { $players ->
        [one] for one player
       *[other] for { $players } players
    }.
play-seed = The same game again: --seed { $seed }
play-loaded = Loaded from { $file }: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } so far.
play-human = { $seat }: you
play-bot = { $seat }: computer ({ $bot })
play-type-help = Type the number of your choice; help lists what else you can type.
play-over = The game is over.
play-won-by = Won by: { $who }.
play-won-by-nobody = Nobody has won.
play-score = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
play-bye = Goodbye.

## Terminal client: a turn

play-ask = { $seat } >
play-hide = Press Enter to hide what you see.
play-hand-over = Give the keyboard to { $seat }; nobody else should look. Then press Enter.
# A choice that the table makes, not the player, such as that time is up.
play-for-table = { $choice } (for the table)
play-narrowed = This can mean several things:
play-not-understood = I do not understand "{ $words }"; help lists what you can type.
play-no-such-number = There is no choice number { $number }; there are 1 to { $count }.

## Terminal client: commands

play-help-choice = a number, or the words of a decision
play-help-list = all choices, each with the words that can be typed for it
play-help-board = the position again
play-help-look = what cards say: all with this in their name
play-help-preview = what a choice would do, and the odds of its dice: preview 3
play-help-undo = takes back your last decision; undo! goes further, if all agree
play-help-hint = what the best computer player would do
play-help-why = what you cannot do now, and why; why WORDS asks about one decision
play-help-log = what has happened so far
play-help-save = keeps the game in a file; save! FILE overwrites another file
play-help-help = this list
play-help-quit = leaves the game
play-hint = The computer ({ $bot }) would choose: { $choice }  [{ $words }]
play-why-line = { $choice }: { $reason }
play-why-nothing = Nothing worth mentioning is out of reach now.
play-why-possible = This is possible now.
play-preview-reveals = This reveals something that nobody can know before.
play-undone = Taken back: { $choice }
play-undo-nothing = There is nothing to take back since somebody last learned something new. With the consent of all, undo! goes further.
play-undo-not-yours = The last decision was somebody else's. With the consent of all, undo! goes further.
play-undo-start = This is the beginning of the game.
play-undo-agree = Do all players agree to go back? Type yes or no.
play-log-empty = Nothing has happened yet.
play-save-where = Say where: save FILE
play-saved = Saved in { $file }. Go on later with: areo play --record { $file }
play-save-other = { $file } holds something else; save! { $file } overwrites it.
play-save-failed = Nothing was saved: { $why }
play-quit-unsaved = This game is not saved. Type quit again to leave it, or save FILE to keep it.

## Replay

replay-keys = { $at }/{ $last }  Enter: on, b: back, a number: there, q: leave >

## Terminal client: the table of Terra Shifter
## Marks before a card: x done, + met as the planet stands, - not met.

draw-shifter-zones = Zones
draw-shifter-goals = Book of Goals (x achieved, + met)
draw-shifter-disasters = Disasters
draw-shifter-hand = Hand of { $seat }
draw-shifter-hand-count = Hand of { $seat }: { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
draw-shifter-library = Library: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-shifter-challenge = Challenge: { $card }
draw-shifter-target = Score that wins: { $score }
draw-shifter-bid = { $seat } bids { $actions }
draw-shifter-bid-final = { $seat } bids { $actions } and leaves it at that

## Terminal client: the table of Terraforming Mars

draw-mars-heading = Generation { $generation }   temperature { $temperature } °C   oxygen { $oxygen } %   oceans { $oceans }/9   deck { $deck }
# The letters on the board.
draw-mars-legend = s steel, t titanium, p plant, c card, h heat, o ocean for 6 M€; ~ ocean space, ^ volcano, n Noctis; oce ocean, gre greenery, cit city
draw-mars-milestones = Milestones: { $list }
draw-mars-awards = Awards: { $list }
draw-mars-corporation = corporation
draw-mars-rating = TR
draw-mars-points = points
draw-mars-hand-count = hand
draw-mars-in-play = In play for { $seat }: { $list }
draw-mars-laid-out = To choose from, with what each costs:
draw-mars-hand = Hand of { $seat }: { $list }
