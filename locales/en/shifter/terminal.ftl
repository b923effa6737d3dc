# The table in the terminal. Marks before a card: x done, + met as the planet stands, - not met.

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
