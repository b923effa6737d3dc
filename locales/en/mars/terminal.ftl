# The table in the terminal.

draw-mars-heading = Generation { $generation }   temperature { $temperature } °C   oxygen { $oxygen }%   oceans { $oceans }/9   deck { $deck }
# The letters on the board.
draw-mars-legend = s steel, t titanium, p plant, c card, h heat, o ocean for 6 M€; ~ ocean space, ^ volcano, n Noctis; oce ocean, gre greenery, cit city
draw-mars-milestones = Milestones: { $list }
draw-mars-awards = Awards: { $list }
draw-mars-corporation = corporation
draw-mars-rating = TR
draw-mars-points = points
draw-mars-hand-count = hand
draw-mars-in-play = { $seat }’s cards in play: { $list }
draw-mars-laid-out = Your choices, with their costs:
draw-mars-hand = { $seat }’s hand, with costs:
