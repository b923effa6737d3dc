# What all games share, and the terminal client.
# The words to be typed (undo, hint, why ...) are the same in every language.

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
