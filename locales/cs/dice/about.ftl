game-dice = Mars: Teraformace – Kostková hra
about-dice =
    Kostky jsou tvé zdroje: házej jimi, otáčej je a plať jejich symboly za karty a za planetu. Každý krok teploty a kyslíku a každá destička oceánu přináší 2 body.
    Ve svém tahu buď produkuješ (necháš si až 3 kostky, dobereš karty, hodíš svou produkcí), nebo provedeš podpůrnou a potom hlavní akci. Když jsou dva ze tří hlavních faktorů na maximu, má každý ještě jeden tah; nejvíc bodů vítězí.
    Seznam karet této hry není veřejný: jsou zčásti rekonstruované, jak každá řekne, když se na ni podíváš. Kdo hru vlastní, může na jejich místo dát skutečné.
home-about-dice = Házej produkcí, otáčej kostky, teraformuj jako první.
home-more-dice = Éra korporací
