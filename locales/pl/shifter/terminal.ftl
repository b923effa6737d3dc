draw-shifter-zones = Strefy
draw-shifter-goals = Księga Celów (x osiągnięty, + spełnia Planeta)
draw-shifter-disasters = Katastrofy
draw-shifter-hand = Ręka gracza { $seat }
draw-shifter-hand-count = { $count ->
    [one] Ręka gracza { $seat }: { $count } misja
    [few] Ręka gracza { $seat }: { $count } misje
   *[many] Ręka gracza { $seat }: { $count } misji
}
draw-shifter-library = Biblioteka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
draw-shifter-challenge = Wyzwanie: { $card }
draw-shifter-target = Punkty do wygranej: { $score }
draw-shifter-bid = { $seat } deklaruje { $actions }
draw-shifter-bid-final = { $seat } deklaruje { $actions } i nie schodzi niżej
