draw-shifter-zones = Zóny
draw-shifter-goals = Kniha cílů (x dosaženo, + Planeta splňuje)
draw-shifter-disasters = Katastrofy
draw-shifter-hand = Ruka hráče { $seat }
draw-shifter-hand-count = Ruka hráče { $seat }: { $count ->
        [one] { $count } mise
        [few] { $count } mise
       *[other] { $count } misí
    }
draw-shifter-library = Knihovna: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
draw-shifter-challenge = Výzva: { $card }
draw-shifter-target = Body k vítězství: { $score }
draw-shifter-bid = { $seat } nabízí { $actions }
draw-shifter-bid-final = { $seat } nabízí { $actions } a níž nejde
