# Terra Shifter. Cells are written r1c2 in every language: row 1, column 2.

## Options

shifter-option-mode = Way of playing
shifter-option-matching = How zones are compared
shifter-option-goals = Book of Goals
shifter-option-disasters = Disasters
shifter-option-bid-cap = Largest bid
shifter-option-restore = Restore the Planet after a failed attempt
shifter-option-leader = Leader of the next round
shifter-option-target = Score that wins (0: by the number of players)

## Cards and tiles

# $zones are the values of the zones, such as 5 or 4+4.
shifter-mission = mission { $color ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    } { $zones }
# $number is printed on the card, $zones is what it asks for, such as 8+5.
shifter-goal = goal { $color ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    } { $number } ({ $zones })
shifter-mark = Used with { $players } or more players.
shifter-tile = Tile { $number }
shifter-face = Face { $face }: half { $half ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    }, a quarter { $first ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    }, a quarter { $second ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    }.
shifter-disaster-yellow = Yellow disaster
shifter-disaster-red = Red disaster

# What a disaster does: a whole sentence.
shifter-disaster-max-actions = A turn has { $most ->
        [one] one action
       *[other] at most { $most } actions
    }.
shifter-disaster-max-shifts = A turn has { $most ->
        [one] at most one shift
       *[other] at most { $most } shifts
    }.
shifter-disaster-max-flips = A turn has { $most ->
        [one] at most one flip
       *[other] at most { $most } flips
    }.
shifter-disaster-no-short-flips = Tiles are flipped over the long side only.
shifter-disaster-burn = A success that does not win costs { $cards ->
        [one] one more card
       *[other] { $cards } more cards
    } from the Library.

## What a card asks for

# One number of a list.
shifter-number = { $value }
shifter-needs-one = one { $color ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    } zone of { $value }
# $count is 2, 3 or 4.
shifter-needs-alike = { $count } { $color ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    } zones of { $value } each
# $values is a list of different numbers, such as "8 and 5".
shifter-needs-several = { $color ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    } zones of { $values }

## Titles

shifter-title-wanderer = Wanderer
shifter-title-coloniser = Coloniser
shifter-title-terraformer = Terraformer
shifter-title-emperor = Emperor
shifter-title-legend = Legend
shifter-title-creator = Creator

## What is asked

shifter-prompt-terraform = { $left ->
        [0] No action is left: end the terraforming phase.
        [one] Terraform the Planet: one action is left.
       *[other] Terraform the Planet: { $left } actions are left.
    }
shifter-prompt-declare = Declare a mission that the Planet meets.
shifter-prompt-declare-more = Declare further missions, or end your turn.
shifter-prompt-discard = { $left ->
        [one] Discard one mission from your hand.
       *[other] Discard { $left } missions from your hand, one by one.
    }
shifter-prompt-bid = The challenge is { $card }. How few actions do you need? Name a number from 1 to { $most }.
shifter-prompt-lower = The challenge is { $card }, and your number is { $own }. Name a lower one while the time runs, or leave it.
shifter-prompt-timer = Is the time up? It runs for { $seconds } seconds.
shifter-prompt-attempt = { $left ->
        [0] The challenge is { $card }. No action is left: end the attempt.
        [one] Meet the challenge, { $card }: one action is left.
       *[other] Meet the challenge, { $card }: { $left } actions are left.
    }

## What can be answered

shifter-act-rotate = Rotate { $cell }
shifter-act-flip = Flip { $cell } over its { $side ->
        [long] long
       *[short] short
    } side
shifter-act-shift-row = Shift row { $row } { $way ->
        [left] left
       *[right] right
    }
shifter-act-shift-column = Shift column { $column } { $way ->
        [up] up
       *[down] down
    }
# Ends the terraforming phase, or an attempt in the competitive variant.
shifter-decide-settle = Perform no further action
shifter-decide-declare = Declare { $mission }
shifter-decide-goals = Check the Book of Goals
shifter-decide-done = End your turn
shifter-decide-discard = Discard { $mission }
shifter-decide-bid = Bid { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
shifter-decide-content = Leave it at that
shifter-decide-time-up = The time is up

## What happened

shifter-event-rotate = { $seat } rotates { $cell }.
shifter-event-flip = { $seat } flips { $cell } over its { $side ->
        [long] long
       *[short] short
    } side.
shifter-event-shift-row = { $seat } shifts row { $row } { $way ->
        [left] left
       *[right] right
    }.
shifter-event-shift-column = { $seat } shifts column { $column } { $way ->
        [up] up
       *[down] down
    }.
shifter-event-succeeded = Success: { $seat } has a mission that the Planet meets.
shifter-event-failed = Failure: { $seat } has no mission that the Planet meets, which costs { $cost ->
        [one] one card
       *[other] { $cost } cards
    }.
shifter-event-declared = { $seat } completes { $mission }.
shifter-event-achieved = { $seat } achieves { $goal }.
shifter-event-struck = A disaster comes into force: { $disaster }
shifter-event-discarded = { $seat } discards { $count ->
        [one] one card
       *[other] { $count } cards
    } from hand: { $missions }.
shifter-event-burned = { $count ->
        [one] One card is discarded
       *[other] { $count } cards are discarded
    } from the Library: { $missions }.
shifter-event-drew = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
shifter-event-drew-these = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $missions }.
shifter-event-turn = It is the turn of { $seat }.
shifter-event-lost = { $needed ->
        [one] One card
       *[other] { $needed } cards
    } should come from the Library, but { $left ->
        [0] it is empty
        [one] only one is there
       *[other] only { $left } are there
    }.
shifter-event-revealed = The challenge is { $card }.
shifter-event-put-back = { $fewest ->
        [0] The Planet meets { $card } as it is, so the card goes under the Library.
        [one] One action is enough for { $card }, so the card goes under the Library.
       *[other] { $fewest } actions are enough for { $card }, so the card goes under the Library.
    }
shifter-event-bid = { $seat } bids { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
shifter-event-content = { $seat } leaves it at that.
shifter-event-attempt = The time is up. { $seat } may try with { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
shifter-event-scored = { $seat } meets the challenge with { $actions ->
        [one] one action
       *[other] { $actions } actions
    } and has a score of { $score }.
shifter-event-missed = { $seat } does not meet the challenge and has a score of { $score }.
shifter-event-restored = The Planet is put back as it was.

## Why something is not possible

shifter-reason-not-now = This is not what is asked now.
shifter-reason-settlement-began = The settlement phase has begun, so no action can follow.
shifter-reason-no-action-left = { $limit ->
        [one] The one action is used.
       *[other] All { $limit } actions are used.
    }
shifter-reason-no-shift-left = { $limit ->
        [one] A disaster allows one shift in a turn, and it is used.
       *[other] A disaster allows { $limit } shifts in a turn, and all are used.
    }
shifter-reason-no-flip-left = { $limit ->
        [one] A disaster allows one flip in a turn, and it is used.
       *[other] A disaster allows { $limit } flips in a turn, and all are used.
    }
shifter-reason-short-flip-forbidden = A disaster forbids flips over the short side.
shifter-reason-not-in-hand = You do not hold { $mission }.
# $needs is what the mission asks for, $zones a list of numbers.
shifter-reason-not-met = It takes { $needs }; the { $color ->
        [white] white
        [yellow] yellow
        [blue] blue
       *[green] green
    } zones are: { $zones }.
shifter-reason-mission-first = A mission that the Planet meets must be declared first.
shifter-reason-no-goal-met = The Planet meets no open goal.
shifter-reason-bid-out-of-range = A bid is a number from 1 to { $most }.
shifter-reason-bid-not-lower = The number must be lower than { $last }, the one you named before.

## The end

shifter-verdict-won = { $left ->
        [0] All goals are achieved with no card left in the Library. The players have earned the title { $title }.
        [one] All goals are achieved with one card left in the Library. The players have earned the title { $title }.
       *[other] All goals are achieved with { $left } cards left in the Library. The players have earned the title { $title }.
    }
shifter-verdict-lost = { $open ->
        [one] The Library has run out with one goal open: everybody has lost.
       *[other] The Library has run out with { $open } goals open: everybody has lost.
    }
shifter-verdict-target = { $seat } wins with a score of { $score }.
shifter-verdict-ran-out = The challenges have run out, and nobody wins.

setup-mode-option = These options only apply to the other mode.
