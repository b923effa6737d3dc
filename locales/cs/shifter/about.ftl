game-shifter = Akce: Teraformace
about-shifter =
    Otáčej, převracej a posouvej destičky: plochy jedné barvy, které se dotýkají, tvoří zónu. Polovina destičky má hodnotu 2, čtvrtina 1. Na obrázku: W bílá, Y žlutá, B modrá, G zelená.
    Společně: v každém tahu splň misi z ruky, jinak ztrácíš 2 karty a ještě jednu za každou akci; spolu s misí dosahujete i cílů, které Planeta splňuje. Dosáhněte všech čtyř cílů, než dojde Knihovna.
    Proti sobě: řekni, kolik nejméně akcí výzva vyžaduje; kdo řekne nejnižší číslo, musí to ukázat.
home-about-shifter = Otáčej, posouvej a převracej dílky, až budou splněny všechny cíle.
home-more-shifter = společně, nebo proti sobě
