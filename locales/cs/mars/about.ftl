game-mars = Mars: Teraformace
game-marsbot = MarsBot
about-mars =
    Zvyšuj teplotu a obsah kyslíku a umisťuj oceány. Každý krok zvyšuje tvůj teraformační rating, který přináší příjem i body.
    V každé generaci kupuješ karty, pak hráči střídavě provádějí jednu nebo dvě akce, dokud všichni nepasují, a nakonec následuje produkce. Vítězí hráč s největším počtem bodů.
home-about-mars = Zahřej planetu, naplň oceány a získej nejvíc bodů.
home-more-mars = Tharsis, Hellas, Elysium
