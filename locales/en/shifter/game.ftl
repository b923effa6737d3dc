# Terra Shifter. Cells are written r1c2 in every language: row 1, column 2.

## Options

shifter-option-mode = Mode
shifter-option-matching = Zone values
shifter-option-goals = Book of Goals
shifter-option-disasters = Disasters
shifter-option-bid-cap = Highest bid
shifter-option-restore = Restore the Planet after a failed attempt
shifter-option-leader = First bidder of the next round
shifter-option-target = Points to win (0: depends on the number of players)

## Cards and tiles

# $zones are the values of the zones, such as 5 or 4+4.
shifter-mission = { $color ->
    [white] white mission { $zones }
    [yellow] yellow mission { $zones }
    [blue] blue mission { $zones }
   *[green] green mission { $zones }
}
# $number is printed on the card, $zones is what it asks for, such as 8+5.
shifter-goal = { $color ->
    [white] white goal { $number } ({ $zones })
    [yellow] yellow goal { $number } ({ $zones })
    [blue] blue goal { $number } ({ $zones })
   *[green] green goal { $number } ({ $zones })
}
shifter-mark = Only used with { $players } or more players.
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
shifter-disaster-max-actions = { $most ->
    [one] You may take only one action per turn.
   *[other] You may take at most { $most } actions per turn.
}
shifter-disaster-max-shifts = { $most ->
    [one] You may shift only once per turn.
   *[other] You may shift at most { $most } times per turn.
}
shifter-disaster-max-flips = { $most ->
    [one] You may flip only once per turn.
   *[other] You may flip at most { $most } times per turn.
}
shifter-disaster-no-short-flips = You may only flip tiles over their long side.
shifter-disaster-burn = { $cards ->
    [one] Each success costs one more card from the Library, unless it wins the game.
   *[other] Each success costs { $cards } more cards from the Library, unless it wins the game.
}

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
# What a card asks for, as its text.
shifter-card-needs = { CAPITALIZE($needs) }.

## Titles

shifter-title-wanderer = Wanderer
shifter-title-coloniser = Colonizer
shifter-title-terraformer = Terraformer
shifter-title-emperor = Emperor
shifter-title-legend = Legend
shifter-title-creator = Creator

## What is asked

shifter-prompt-terraform = { $left ->
    [0] You have no actions left: settle.
    [one] Terraform the Planet: one action left.
   *[other] Terraform the Planet: { $left } actions left.
}
shifter-prompt-declare = Success! Declare a mission that the Planet meets.
shifter-prompt-declare-more = Declare more missions, or end your turn.
shifter-prompt-discard = { $left ->
    [one] Discard one mission from your hand.
   *[other] Discard { $left } missions from your hand.
}
shifter-prompt-bid = Challenge: { $card }. How few actions do you need? Bid from 1 to { $most }.
shifter-prompt-lower = Challenge: { $card }. Your bid is { $own }. Bid lower before time runs out, or stand.
shifter-prompt-timer = Is time up? The sand timer runs for { $seconds } seconds.
shifter-prompt-attempt = { $left ->
    [0] Challenge: { $card }. You have no actions left: end the attempt.
    [one] Meet the challenge: { $card }. One action left.
   *[other] Meet the challenge: { $card }. { $left } actions left.
}

## What can be answered

shifter-act-rotate = Rotate { $cell }
shifter-act-flip = { $side ->
    [long] Flip { $cell } over its long side
   *[short] Flip { $cell } over its short side
}
shifter-act-shift-row = Shift row { $row } { $way ->
        [left] left
       *[right] right
    }
shifter-act-shift-column = Shift column { $column } { $way ->
        [up] up
       *[down] down
    }
# Ends the terraforming phase, or an attempt in the competitive variant.
shifter-decide-settle = Settle: no more actions
shifter-decide-declare = Declare: { $mission }
shifter-decide-goals = Check the Book of Goals
shifter-decide-done = End turn
shifter-decide-discard = Discard: { $mission }
shifter-decide-bid = Bid { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
shifter-decide-content = Stand
shifter-decide-time-up = Time is up

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
shifter-event-succeeded = Success: the Planet meets one of { $seat }’s missions.
shifter-event-failed = { $cost ->
    [one] Failure: the Planet meets none of { $seat }’s missions. That costs one card.
   *[other] Failure: the Planet meets none of { $seat }’s missions. That costs { $cost } cards.
}
shifter-event-declared = { $seat } completes a mission: { $mission }.
shifter-event-achieved = { $seat } achieves a goal: { $goal }.
shifter-event-struck = New disaster: { $disaster }
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
shifter-event-turn = { $seat }’s turn.
shifter-event-lost = { $left ->
    [0] { $needed ->
        [one] The Library is empty, but one card is needed.
       *[other] The Library is empty, but { $needed } cards are needed.
    }
    [one] The Library has only one card left, but { $needed } are needed.
   *[other] The Library has only { $left } cards left, but { $needed } are needed.
}
shifter-event-revealed = New challenge: { $card }.
shifter-event-put-back = { $fewest ->
    [0] Too easy: the Planet already meets { $card }. The card goes to the bottom of the Library.
    [one] Too easy: { $card } takes only one action. The card goes to the bottom of the Library.
   *[other] Too easy: { $card } takes only { $fewest } actions. The card goes to the bottom of the Library.
}
shifter-event-bid = { $seat } bids { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
shifter-event-content = { $seat } stands.
shifter-event-attempt = { $actions ->
    [one] Time is up. { $seat } tries with one action.
   *[other] Time is up. { $seat } tries with { $actions } actions.
}
shifter-event-scored = { $actions ->
    [one] { $seat } meets the challenge with one action. Score: { $score }.
   *[other] { $seat } meets the challenge with { $actions } actions. Score: { $score }.
}
shifter-event-missed = { $seat } fails the challenge. Score: { $score }.
shifter-event-restored = The Planet is restored.

## Why something is not possible

shifter-reason-not-now = That doesn’t answer the current question.
shifter-reason-settlement-began = You have already settled, so you can’t take more actions.
shifter-reason-no-action-left = { $limit ->
    [one] You have used your only action.
   *[other] You have used all { $limit } actions.
}
shifter-reason-no-shift-left = { $limit ->
    [one] A disaster allows only one shift per turn, and you have used it.
   *[other] A disaster allows only { $limit } shifts per turn, and you have used them.
}
shifter-reason-no-flip-left = { $limit ->
    [one] A disaster allows only one flip per turn, and you have used it.
   *[other] A disaster allows only { $limit } flips per turn, and you have used them.
}
shifter-reason-short-flip-forbidden = A disaster forbids flips over the short side.
shifter-reason-not-in-hand = That mission isn’t in your hand: { $mission }.
# $needs is what the mission asks for, $zones a list of numbers.
shifter-reason-not-met = { $color ->
    [white] You need { $needs }. The white zones are: { $zones }.
    [yellow] You need { $needs }. The yellow zones are: { $zones }.
    [blue] You need { $needs }. The blue zones are: { $zones }.
   *[green] You need { $needs }. The green zones are: { $zones }.
}
shifter-reason-mission-first = First declare a mission that the Planet meets.
shifter-reason-no-goal-met = The Planet doesn’t meet any open goal.
shifter-reason-bid-out-of-range = Bid a number from 1 to { $most }.
shifter-reason-bid-not-lower = Bid less than { $last }, your last bid.

## The end

shifter-verdict-won = { $left ->
    [0] You achieved all goals, with no cards left in the Library. Your title: { $title }.
    [one] You achieved all goals, with one card left in the Library. Your title: { $title }.
   *[other] You achieved all goals, with { $left } cards left in the Library. Your title: { $title }.
}
shifter-verdict-lost = { $open ->
    [one] The Library ran out with one goal still open. You lose.
   *[other] The Library ran out with { $open } goals still open. You lose.
}
shifter-verdict-target = { $seat } wins with a score of { $score }.
shifter-verdict-ran-out = The challenges ran out. Nobody wins.

setup-mode-option = These options only apply to the other mode.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

shifter-part-goals = goals { $points }
shifter-part-library = cards left in the Library { $points }
shifter-part-points = your points { $points }
shifter-part-rivals = effect on opponents { $points }
