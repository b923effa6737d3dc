game-mars = Terraformacja Marsa
game-marsbot = MarsBot
about-mars =
    Podnoś Temperaturę i poziom tlenu, układaj oceany: każdy krok podnosi twój Współczynnik Terraformacji, a z nim dochód i punkty.
    W każdym pokoleniu kupujesz karty, potem gracze na przemian wykonują po jednej lub dwie akcje, aż wszyscy spasują, a na koniec jest produkcja. Wygrywa, kto ma najwięcej punktów.
home-about-mars = Ogrzej planetę, napełnij morza, zdobądź więcej punktów niż inni.
home-more-mars = Tharsis, Hellas, Elysium
