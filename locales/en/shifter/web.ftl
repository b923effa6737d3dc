# The web table of Terra Shifter.

shifter-terrain-white = Snow
shifter-terrain-yellow = Desert
shifter-terrain-blue = Sea
shifter-terrain-green = Grass

shifter-option-mode-coop = together
shifter-option-mode-compete = against each other
shifter-option-matching-at-least = at least that number
shifter-option-matching-exact = exactly that number
shifter-option-disasters-none = none
shifter-option-disasters-yellow = yellow only
shifter-option-disasters-one-red = one red
shifter-option-disasters-two-reds = two red
shifter-option-leader-next = the next player
shifter-option-leader-same = always the same player
shifter-option-leader-bidder = the player who tried

## The planet

shifter-planet = The Planet, sixteen tiles in four rows
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-cell = the tile in row { $row }, column { $column }
shifter-place = row { $row }, column { $column }
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, zone { $zone }
shifter-tile-moves = Moves for the tile in { $cell }
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

shifter-goal-zones = { $color ->
    [white] white goal { $zones }
    [yellow] yellow goal { $zones }
    [blue] blue goal { $zones }
   *[green] green goal { $zones }
}
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
shifter-title-now = If you won now, your title would be { $title }.
shifter-disasters = Disasters
shifter-in-force = { $count } active
shifter-disasters-next = Still face down
shifter-missions = My missions
shifter-declare = Declare
shifter-discard = Discard
shifter-others-turn = Another player’s turn
shifter-actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
# $missions is a list of missions.
shifter-forecast-success = If you settle now: success. Met: { $missions }.
shifter-forecast-failure = { $count ->
    [one] If you settle now: failure. No mission is met, and you lose { $count } card.
   *[other] If you settle now: failure. No mission is met, and you lose { $count } cards.
}
shifter-failure-cost = { $count ->
    [one] No mission is met. The turn fails and costs { $count } card: first from your hand, then from the Library.
   *[other] No mission is met. The turn fails and costs { $count } cards: first from your hand, then from the Library.
}
shifter-reveals-settle = Everyone learns whether one of your missions is met.
shifter-reveals-discard = Everyone sees the mission that you discard.
shifter-hide-hint = Hide hint
shifter-proven = fewest possible
shifter-do-settle = Settle
shifter-do-done = End turn
shifter-do-time-up = Time is up
shifter-choose-first = Choose first
shifter-wait = Please wait

## Contest

shifter-challenge = Challenge
shifter-score = Score
shifter-to = of { $score }
shifter-score-legend = solid: met, +1; hatched: missed, −1
shifter-won-lost = { $name }: { $won } met, { $lost } missed
shifter-time-to-lower = Time left to bid lower
shifter-seconds-of = of { $seconds } seconds
shifter-then = { $count ->
    [one] When the sand runs out, { $name } tries with { $count } action.
   *[other] When the sand runs out, { $name } tries with { $count } actions.
}
shifter-bids = Bids
shifter-no-bids = No bids yet.
shifter-lowest = lowest
shifter-content = stands
shifter-your-bid = Your bid
shifter-behind = Underlined bids are too high to win.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
    [0] Try out moves: only you see them.
    [one] { $count } move tried out. Only you see it.
   *[other] { $count } moves tried out. Only you see them.
}
shifter-trial-back = Undo last move
shifter-trial-clear = Start over

## The end

shifter-zones = Zones
shifter-story-turn = turn
shifter-story-turn-by = Turn by turn
shifter-story-missions = Missions
shifter-story-goals = Goals
shifter-story-actions = Actions
shifter-story-failures = Failures
shifter-story-met = Challenges met
shifter-story-missed = Challenges missed
