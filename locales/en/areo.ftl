# What all games share, and the terminal client.
# The words to be typed (undo, hint, why ...) are the same in every language.

## Building blocks

# A list such as "one, two and three": $first holds all but the last, with commas.
list-and = { $first } and { $last }
# An empty list.
list-none = nothing
# The table itself, where a player's name would stand.
seat-table = the table

## Why something is refused, in every game

refused-over = The game is over.
refused-not-asked = It’s not your turn.

## How sure we are of a card or tile

source-printed = as printed
source-inferred = follows from the printed rules
source-partly = partly our reconstruction
source-reconstructed = our reconstruction
own-name = our own translation; there is no official name in this language

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
    [one] MarsBot board
   *[other] MarsBot boards
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
# The name of a card as a heading.
cards-name = { CAPITALIZE($name) }
cards-summary = { $counts }; described by data: { $data }, by code: { $bespoke }, without text: { $missing }

## Terminal client: beginning and end

play-welcome = { $players ->
    [one] { $game }, solo.
   *[other] { $game }, { $players } players.
}
play-seed = To play the same game again: --seed { $seed }
play-loaded = { $decisions ->
    [one] Loaded { $file }: one decision so far.
   *[other] Loaded { $file }: { $decisions } decisions so far.
}
play-human = { $seat }: you
play-bot = { $seat }: computer ({ $bot })
# A player of the game’s own, such as MarsBot, with the letter on the board.
play-other = { $letter }: { $name }
play-type-help = Type the number of your choice, or help for everything else.
play-over = Game over.
play-score = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# The same of a winner.
play-score-won = { $seat }: { $score ->
        [one] { $score } point, winner
       *[other] { $score } points, winner
    }
play-bye = Goodbye.

## Terminal client: a turn

play-ask = { $seat } >
play-hide = Press Enter to hide your cards.
play-hand-over = Pass the keyboard to { $seat }. No peeking, everyone else! Then press Enter.
# A choice that the table makes, not the player, such as that time is up.
play-for-table = { $choice } (for the table)
play-narrowed = This could mean several things:
play-not-understood = I don’t understand “{ $words }”. Type help for a list of commands.
play-no-such-number = There is no choice { $number }. Type a number from 1 to { $count }.

## Terminal client: commands

play-help-choice = a number from the list, or the words of a decision
play-help-list = show all choices, with the words you can type for each
play-help-board = show the board again
play-help-look = show every card whose name contains this
play-help-preview = show what a choice would do, with the odds of its dice: preview 3
play-help-undo = undo your last decision; undo! goes further back, if everyone agrees
play-help-hint = show what the strongest computer player would do
play-help-why = show what you can’t do now and why; why WORDS asks about one decision
play-help-log = show the game so far
play-help-save = save the game to a file; save! FILE overwrites an existing file
play-help-help = show this list
play-help-quit = leave the game
play-hint = The computer ({ $bot }) suggests: { $choice }  [{ $words }]
# $points has a sign, such as +2.1.
play-hint-gain = Points compared with the next best choice: { $points }. Chance to win: { $chance }%
play-hint-other = Points compared with the best choice: { $points }. Chance to win: { $chance }%. Other choice: { $choice }
play-why-line = { $choice }: { $reason }
play-why-nothing = Nothing is blocked right now.
play-why-possible = You can do this now.
play-preview-reveals = This reveals hidden information.
play-undone = Undone: { $choice }
play-undo-nothing = Can’t undo: new information was revealed. If everyone agrees, undo! goes further back.
play-undo-not-yours = Can’t undo: the last decision wasn’t yours. If everyone agrees, undo! goes further back.
play-undo-start = You are at the start of the game.
play-undo-agree = Does everyone agree to undo? Type yes or no.
play-log-empty = Nothing has happened yet.
play-save-where = Name a file: save FILE
play-saved = Saved to { $file }. To continue later: areo play --record { $file }
play-save-other = { $file } already exists and holds something else. To overwrite it: save! { $file }
play-save-failed = The game was not saved: { $why }
play-quit-unsaved = This game is not saved. Type quit again to leave anyway, or save FILE to keep it.

## Replay

replay-keys = { $at }/{ $last }  Enter: next, b: back, a number: go there, q: quit >

## Analysis of a game

analysis-chances = Chance to win
# $chart shows the chance over time as bars.
analysis-chance = { $seat }: { $chart } { $from }% → { $to }%
analysis-accuracy-title = Accuracy
analysis-accuracy = { $seat }: { $percent }%. Best choices: { $found } of { $choices }. Points compared with the best choices: { $lost }
analysis-costly = Costliest decisions
analysis-no-costly = No costly decisions found.
# $decided and $better are choices as the player sees them, or lists of such.
analysis-decision = Decision { $number }, { $seat }: { $decided }
analysis-better = Better: { $better }
analysis-gain = Gain in points: { $points }. Chance to win: { $from }% → { $to }%
# $parts lists where the points come from, each with its points.
analysis-why = Mostly from: { $parts }
