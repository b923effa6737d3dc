game-dice = Terraformacja Marsa: Gra kościana
about-dice =
    Kości to twoje zasoby: rzucaj nimi, obracaj je i wydawaj ich symbole na karty i na planetę. Każdy poziom Temperatury i Tlenu oraz każdy obszar oceanu daje 2 punkty.
    W swojej turze albo produkujesz (zachowujesz do 3 kości, dobierasz karty, rzucasz produkcją), albo wykonujesz akcję pomocniczą, a potem główną. Gdy dwa z trzech wskaźników są na poziomie maksymalnym, każdy ma jeszcze jedną turę; wygrywa najwięcej punktów.
    Nie ma jawnej listy kart tej gry: są częściowo zrekonstruowane, co każda z nich mówi, gdy się jej przyjrzeć. Kto ma grę, może wstawić w ich miejsce prawdziwe.
home-about-dice = Rzucaj produkcją, obracaj kości, terraformuj szybciej.
home-more-dice = Era korporacji
