# The table in the terminal. Marks before a card: x done, + met as the planet stands, - not met.

draw-shifter-zones = Zones
draw-shifter-goals = Book of Goals (x achieved, + met by the Planet)
draw-shifter-disasters = Disasters
draw-shifter-hand = { $seat }’s hand
draw-shifter-hand-count = { $count ->
    [one] { $seat }’s hand: { $count } mission
   *[other] { $seat }’s hand: { $count } missions
}
draw-shifter-library = Library: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
draw-shifter-challenge = Challenge: { $card }
draw-shifter-target = Points to win: { $score }
draw-shifter-bid = { $seat } bids { $actions }
draw-shifter-bid-final = { $seat } bids { $actions } and stands
