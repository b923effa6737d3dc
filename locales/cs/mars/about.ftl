game-mars = Mars: Teraformace
game-marsbot = MarsBot
about-mars =
    Zvyšuj teplotu a kyslík a pokládej oceány: každý krok zvyšuje tvůj teraformační rating, a s ním příjem i body.
    V každé generaci kupuješ karty, pak hráči střídavě provádějí jednu nebo dvě akce, dokud všichni nepasují, a nakonec následuje produkce. Vítězí, kdo má nejvíce bodů.
home-about-mars = Zahřej planetu, naplň moře, získej víc bodů než ostatní.
home-more-mars = Tharsis, Hellas, Elysium
