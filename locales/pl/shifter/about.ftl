game-shifter = Akcja: Terraformacja
about-shifter =
    Obracaj, odwracaj i przesuwaj kafelki. Stykające się kawałki jednego koloru tworzą strefę; połowa kafelka jest warta 2, ćwiartka 1. Na rysunku: W biały, Y żółty, B niebieski, G zielony.
    Razem: w każdej turze ukończ misję z ręki, inaczej tracisz 2 karty i po jednej za każdą wykonaną akcję. Gdy ukończysz misję, osiągacie też każdy cel, który spełnia Planeta. Osiągnijcie wszystkie cztery cele, zanim wyczerpie się Biblioteka.
    Przeciw sobie: zadeklaruj, ile najmniej akcji wystarczy ci, aby spełnić wyzwanie. Gracz z najniższą deklaracją musi to udowodnić.
home-about-shifter = Obracaj, przesuwaj i odwracaj kafelki, aż osiągniesz wszystkie cele.
home-more-shifter = razem albo przeciw sobie
