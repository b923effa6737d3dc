game-dice = Terraformacja Marsa: Gra kościana
about-dice =
    Kości to twoje zasoby: rzucaj nimi, obracaj je i wydawaj ich symbole na karty i na planetę. Każdy poziom temperatury i tlenu oraz każdy ocean daje 2 punkty.
    W swojej turze albo produkujesz (zachowujesz do 3 kości, dobierasz karty, rzucasz kośćmi produkcji), albo wykonujesz akcję pomocniczą, a potem główną. Gdy dwa z trzech wskaźników osiągną maksimum, każdy gracz ma jeszcze jedną turę. Wygrywa gracz, który ma najwięcej punktów.
    Nie ma publicznej listy kart tej gry, więc część z nich to nasza rekonstrukcja; jest to zaznaczone na karcie. Jeśli masz tę grę, możesz wstawić prawdziwe karty.
home-about-dice = Rzucaj kośćmi, obracaj je i terraformuj najszybciej.
home-more-dice = Era korporacyjna
