# The web table of the Dice Game.

dice-option-board-side-1 = side 1
dice-option-board-side-2 = side 2
dice-option-corporate-era-yes = Corporate Era
dice-option-promo-yes = promo pack

## Dice: one letter for each colour, all different

dice-letter-yellow = Y
dice-letter-green = G
dice-letter-blue = B
dice-letter-gray = S
dice-letter-red = R
# $colour is the name of a colour.
dice-die = { $symbol }, { $colour } die
dice-roll-of = roll one die: { $colour }
dice-choice-of = a die with a face of your choice: { $colour }
dice-any-color = any color
dice-wild = wild token
dice-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
dice-points-end = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
dice-or = or
dice-no-dice = no dice
dice-my-dice = { $count ->
    [one] Your dice: { $count }
   *[other] Your dice: { $count }
}
dice-turn-this = Turn this die: { $symbol }
dice-spare = Keep this die and pay with a wild token instead
dice-spare-this = Keep this die: { $symbol }
dice-kept = Keeping:

## The board

dice-board = The planet, 37 spaces
# Where a space lies, and sentences that tell it so.
dice-place = row { $row }, space { $column }
dice-row = Row { $row }
dice-source-place = { $space }
dice-do-place-at = Place it here: { $space }
dice-log-placed-at = { $tile ->
    [ocean] { $seat } places an ocean: { $space } ({ $source }).
    [greenery] { $seat } places a greenery: { $space } ({ $source }).
    [city] { $seat } places a city: { $space } ({ $source }).
   *[special] { $seat } places a special tile: { $space } ({ $source }).
}
dice-space-tile = { $space }: { $tile }
dice-space-ocean = { $space }: reserved for an ocean
dice-space-land = { $space }: land
dice-of = { $have } of { $all }
dice-bonus-cards = Bonus cards
# $standings is a list such as "Ada 5, Bruno 7".
dice-point-track = Points: { $standings }
dice-production = Production
dice-place-here = Place here

## Around it

dice-round = Round { $round }
dice-turn-of = Turn { $turn } of { $turns }
dice-last-turns = { $count ->
    [one] Final turns: { $count } to go
   *[other] Final turns: { $count } to go
}
dice-complete = { $count ->
    [one] { $count } parameter complete
   *[other] { $count } parameters complete
}
dice-players = Players
dice-hand = Hand
dice-hand-empty = Your hand is empty.
dice-points = points
dice-played = { $count } played
dice-cards-of = { $name }’s cards
dice-no-corporation = no corporation yet
dice-goals = Awards and milestones
dice-awards = Awards
dice-milestones = Milestones
dice-milestone-left = expired
dice-count-green = { $count } green
dice-count-red = { $count } red
dice-count-blue = { $count } blue
dice-kind-red = Immediate
dice-kind-green = Production
dice-kind-blue = Action
dice-kind-corporation = Corporation
dice-kind-bonus = Bonus
dice-timing-support = Support
dice-timing-main = Main
dice-timing-free = Free
dice-ready = { $count } ready
dice-reconstructed = There is no public list of this game’s cards. Cards marked = are as printed, cards marked ≈ in part; all others are our reconstruction.
dice-laid-out = Cards to choose from
dice-plays = { $name } plays

## Answering

dice-question = Question
dice-production-turn = Production turn
dice-step-keep = Keep
dice-step-discard = Discard
dice-step-draw = Draw
dice-step-roll = Roll
dice-take-die = Roll a die
dice-mains = Main actions
dice-blue-cards = Blue cards: { $count } ready
dice-payable = Affordable
dice-payable-next = Affordable after a support action
# $missing is a list such as "2 steel and 1 heat".
dice-lacks = Missing { $missing }
dice-support-again = Main action: another support action
dice-forecast = { $points ->
    [one] { $points } point if the game ended now
   *[other] { $points } points if the game ended now
}
dice-keys-die = dice you can roll
dice-keys-turn = turn a die
dice-keys-main = main actions
dice-keys-use = blue cards

## The end

dice-source-points-track = Points track
dice-source-points-milestones = Milestones
dice-source-points-awards = Awards
dice-source-points-cards = Cards
dice-story-dice = Dice
dice-story-cards = Cards played
