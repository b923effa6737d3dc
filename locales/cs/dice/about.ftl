game-dice = Mars: Teraformace – Kostková hra
about-dice =
    Kostky jsou tvé zdroje: házej jimi, otáčej je a plať jejich symboly za karty a za planetu. Každý krok teploty nebo kyslíku a každý oceán přináší 2 body.
    Ve svém tahu buď produkuješ (necháš si až 3 kostky, dobereš karty a hodíš kostkami své produkce), nebo provedeš podpůrnou a potom hlavní akci. Když jsou dva ze tří hlavních faktorů na maximu, má každý ještě jeden tah. Vítězí hráč s největším počtem bodů.
    Veřejný seznam karet neexistuje, a tak jsou některé naší rekonstrukcí; u každé je to uvedeno. Pokud hru vlastníš, můžeš je nahradit skutečnými.
home-about-dice = Házej kostkami, otáčej je a teraformuj nejrychleji.
home-more-dice = Éra korporací
