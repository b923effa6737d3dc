# The web table of Terra Shifter.

shifter-terrain-white = Snow
shifter-terrain-yellow = Desert
shifter-terrain-blue = Sea
shifter-terrain-green = Grass

shifter-option-mode-coop = together
shifter-option-mode-compete = contest
shifter-option-matching-at-least = at least the number
shifter-option-matching-exact = exactly the number
shifter-option-disasters-none = none
shifter-option-disasters-yellow = yellow ones
shifter-option-disasters-one-red = one red
shifter-option-disasters-two-reds = two reds
shifter-option-leader-next = the next player
shifter-option-leader-same = always the same
shifter-option-leader-bidder = whoever tried

## The planet

shifter-planet = The Planet, sixteen tiles in four rows
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, zone { $zone }
shifter-tile-moves = Moves of the tile { $cell }
shifter-move-rotate = Rotate
shifter-move-long = Flip
shifter-move-short = Flip
shifter-row = Row { $row }
shifter-keys-tile = choose a tile
shifter-keys-rotate = rotate the tile
shifter-keys-long = flip it over its long side
shifter-keys-short = flip it over its short side
shifter-keys-shift = shift its row or column

## Around it

shifter-goals = Book of Goals
shifter-of = { $have } of { $need }
shifter-achieved = achieved
shifter-met = met
shifter-met-of = { $have } of { $need } met
shifter-best = best { $value }
shifter-zones-of = { $have } of { $need } zones
shifter-library = Library
shifter-left = { $count } left
shifter-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $title is an honour, such as Emperor.
shifter-title-now = To win now would be worth the title { $title }.
shifter-disasters = Disasters
shifter-in-force = { $count } in force
shifter-disasters-next = Still to come
shifter-missions = My missions
shifter-declare = Declare
shifter-discard = Discard
shifter-others-turn = Somebody else's turn
shifter-actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
# $missions is a list of missions.
shifter-forecast-success = If you end now: success, { $missions } met.
shifter-forecast-failure = If you end now: failure, no mission is met. It costs cards.
shifter-hide-hint = Hide hint
shifter-proven = proven fewest
shifter-do-settle = Settle
shifter-do-done = End turn
shifter-do-time-up = Time is up
shifter-choose-first = Choose first
shifter-wait = Please wait

## Contest

shifter-challenge = Challenge for all
shifter-score = Score
shifter-to = to { $score }
shifter-score-legend = solid: met, +1; hatched: missed, −1
shifter-won-lost = { $name }: { $won } met, { $lost } missed
shifter-time-to-lower = Time to bid lower
shifter-seconds-of = seconds of { $seconds }
shifter-then = { $count ->
        [one] { $name } tries with { $count } action when the sand is through.
       *[other] { $name } tries with { $count } actions when the sand is through.
    }
shifter-bids = Bids
shifter-no-bids = Nobody has named a number yet.
shifter-lowest = lowest
shifter-content = leaves it at that
shifter-your-bid = Your bid
shifter-behind = With an underlined number somebody would stay ahead of you.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Try out moves: only you see them.
        [one] { $count } move tried out. Only you see it.
       *[other] { $count } moves tried out. Only you see them.
    }
shifter-trial-back = Undo trial
shifter-trial-clear = Start over

## The end

shifter-zones = Zones
shifter-story-turn = turn
shifter-story-missions = Missions
shifter-story-goals = Goals
shifter-story-actions = Actions
shifter-story-failures = Failures
shifter-story-met = Challenges met
shifter-story-missed = Challenges missed
