game-mars = Terraformacja Marsa
game-marsbot = MarsBot
about-mars =
    Podnoś temperaturę i poziom tlenu, układaj oceany. Każdy poziom podnosi twój współczynnik terraformacji, a to i dochód, i punkty.
    W każdym pokoleniu kupujesz karty, potem gracze na przemian wykonują po jednej lub dwie akcje, aż wszyscy spasują, a na koniec następuje produkcja. Wygrywa gracz, który ma najwięcej punktów.
home-about-mars = Ogrzej planetę, napełnij oceany, zdobądź najwięcej punktów.
home-more-mars = Tharsis, Hellas, Elysium
