draw-shifter-zones = Zones
draw-shifter-goals = Doelenboek (x behaald, + Planeet voldoet)
draw-shifter-disasters = Rampen
draw-shifter-hand = Hand van { $seat }
draw-shifter-hand-count = Hand van { $seat }: { $count ->
        [one] { $count } missie
       *[other] { $count } missies
    }
draw-shifter-library = Bibliotheek: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
draw-shifter-challenge = Uitdaging: { $card }
draw-shifter-target = Punten om te winnen: { $score }
draw-shifter-bid = { $seat } biedt { $actions }
draw-shifter-bid-final = { $seat } biedt { $actions } en gaat niet lager
