draw-shifter-zones = Strefy
draw-shifter-goals = Księga Celów (x gotowe, + spełnione)
draw-shifter-disasters = Katastrofy
draw-shifter-hand = Ręka gracza { $seat }
draw-shifter-hand-count = Ręka gracza { $seat }: { $count ->
        [one] { $count } Misja
        [few] { $count } Misje
       *[many] { $count } Misji
    }
draw-shifter-library = Biblioteka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
draw-shifter-challenge = Wyzwanie: { $card }
draw-shifter-target = Wynik dający wygraną: { $score }
draw-shifter-bid = { $seat } deklaruje { $actions }
draw-shifter-bid-final = { $seat } deklaruje { $actions } i na tym poprzestaje
