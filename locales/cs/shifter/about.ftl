game-shifter = Akce: Teraformace
about-shifter =
    Otáčej, převracej a posouvej destičky. Plochy jedné barvy, které se dotýkají, tvoří zónu; polovina destičky má hodnotu 2, čtvrtina 1. Na obrázku: W bílá, Y žlutá, B modrá, G zelená.
    Společně: v každém tahu splň misi z ruky, jinak přijdeš o 2 karty a o jednu další za každou provedenou akci. Když splníš misi, dosáhnete i každého cíle, který Planeta splňuje. Dosáhněte všech čtyř cílů dřív, než dojde Knihovna.
    Proti sobě: nabídni, kolik nejméně akcí na výzvu potřebuješ. Hráč s nejnižší nabídkou to musí dokázat.
home-about-shifter = Otáčej, posouvej a převracej destičky, dokud nedosáhneš všech cílů.
home-more-shifter = společně, nebo proti sobě
