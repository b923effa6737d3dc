game-shifter = Akcja: Terraformacja
about-shifter =
    Obracaj, odwracaj i przesuwaj kafelki: stykające się obszary jednego koloru tworzą Strefę. Połowa kafelka jest warta 2, ćwiartka 1. Na rysunku: W biały, Y żółty, B niebieski, G zielony.
    Razem: w każdej turze spełnij Misję z ręki, inaczej tracisz 2 karty i jeszcze jedną za każdą akcję; razem z Misją osiągacie też Cele, które spełnia Planeta. Osiągnijcie wszystkie cztery Cele, zanim skończy się Biblioteka.
    Przeciw sobie: podaj, ilu najmniej akcji wymaga wyzwanie; kto poda najniższą liczbę, musi to pokazać.
home-about-shifter = Obracaj, przesuwaj i odwracaj płytki, aż wszystkie cele będą spełnione.
home-more-shifter = razem albo przeciw sobie
