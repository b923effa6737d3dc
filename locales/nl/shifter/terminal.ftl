draw-shifter-zones = Zones
draw-shifter-goals = Doelenboek (x behaald, + vervuld)
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
draw-shifter-target = Score die wint: { $score }
draw-shifter-bid = { $seat } biedt { $actions }
draw-shifter-bid-final = { $seat } biedt { $actions } en laat het daarbij
