# Zasady Gry kościanej: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[dice]] prowadzi do tematu.

rules-dice-aim = Cel gry
rules-dice-aim-text =
    Kierujesz korporacją, która czyni Marsa zdatnym do życia, a wszystko, co masz, to kości: każda pokazuje zasób. Rzucasz nimi, obracasz je i płacisz ich symbolami za karty i za planetę.

    Punkty dostajesz za każdy poziom temperatury i tlenu, za oceany, obszary i karty, a na koniec za nagrody i tytuły. Gdy dwa z trzech wskaźników osiągną maksimum, każdy gracz ma jeszcze jedną turę. Potem wygrywa gracz, który ma najwięcej punktów.

rules-dice-dice = Kości
rules-dice-dice-text =
    Jest pięć kolorów, każdy z trzema symbolami. Pierwszy symbol jest na trzech ściankach, drugi na dwóch, trzeci na jednej:
    - _Żółte_: megakredyt, nauka, Ziemia
    - _Zielone_: roślinność, mikrob, zwierzę
    - _Niebieskie_: energia, woda, tlen
    - _Szare_: stal, tytan, miasto
    - _Czerwone_: ciepło, wydarzenie, energia jądrowa

    Kość przed tobą to zasób, który pokazuje symbol na wierzchu. Wszystkie inne kości to _pula_. Kością rzucasz raz, gdy ją bierzesz, i nigdy więcej; ściankę zmienia tylko efekt, który obraca kości.

    _Znacznik uniwersalny_ zastępuje jeden dowolny zasób. Nie jest kością: nie można go obrócić ani stracić i nie liczy się jako kość.

rules-dice-setup = Przygotowanie
rules-dice-setup-text =
    Temperatura zaczyna od −32 °C, tlen od 0%, a do umieszczenia jest siedem oceanów. Rzuca się trzema kośćmi różnych kolorów i odkłada je na pola nagród, zobacz [[awards]]; losuje się też trzy tytuły, zobacz [[milestones]].

    Każdy gracz dostaje pięć kart projektów i dwie korporacje, zachowuje jedną korporację i zwraca drugą. Premię startową korporacji otrzymujesz raz, właśnie teraz. Potem rzucasz kośćmi z jej produkcji i je zachowujesz.

    W zamian za to, że zaczyna, pierwszy gracz oddaje ostatniemu jedną wybraną kość.

rules-dice-turn = Tura
rules-dice-turn-text =
    Twoja tura to albo tura produkcji, zobacz [[production]], albo tura akcji. Tura akcji to jedna akcja pomocnicza, a potem jedna akcja główna, w tej kolejności; zobacz [[support]] i [[main]].

    Nie możesz spasować. Jeśli nie ma nic lepszego, w turze akcji możesz po prostu wziąć dwie kości.

rules-dice-production = Tura produkcji
rules-dice-production-text =
    Ma pięć kroków, w tej kolejności:
    - _Zachowaj_ najwyżej trzy swoje kości, resztę zwróć do puli. Znaczniki uniwersalne zostają zawsze.
    - _Odrzuć_ z ręki tyle kart, ile chcesz, albo żadnej.
    - _Dobierz_ do pięciu kart. Limitu ręki nie ma; jeśli masz pięć lub więcej, nie dobierasz nic.
    - _Produkuj_: weź wszystkie kości z brązowych sekcji korporacji i zielonych kart i rzuć nimi.
    - _Odśwież_ użyte niebieskie karty.

    Jeśli w puli brakuje kości na twoją produkcję, weź te, które są, i otrzymaj dokładnie jeden znacznik uniwersalny, bez względu na to, ilu kości brakuje. W każdej innej chwili po prostu dostajesz mniej.

rules-dice-support = Akcje pomocnicze
rules-dice-support-text =
    Turę akcji zacznij jedną z tych akcji:
    - Weź z puli kość dowolnego koloru i _rzuć_ nią.
    - Zapłać dowolnym zasobem, aby _obrócić_ inną swoją kość na dowolną ściankę.
    - Zapłać dowolnym zasobem, aby _dobrać_ dwie karty.
    - Użyj akcji pomocniczej jednej ze swoich niebieskich kart, zobacz [[blue]].

rules-dice-main = Akcje główne
rules-dice-main-text =
    Po akcji pomocniczej wykonaj jedną z tych akcji:
    - _Zagraj kartę_ z ręki i zapłać za nią, zobacz [[paying]] i [[cards]].
    - Wykonaj jedną z pięciu akcji standardowych, zobacz [[standard]].
    - Użyj akcji głównej jednej ze swoich niebieskich kart, zobacz [[blue]].
    - Wykonaj jeszcze jedną akcję pomocniczą.

rules-dice-standard = Akcje standardowe
rules-dice-standard-text =
    Możesz ich użyć w każdej turze akcji, jako akcji głównej:
    - 3× ciepło: podnieś temperaturę o poziom
    - 3× woda: umieść ocean
    - 4× roślinność: umieść zieleń i podnieś tlen o poziom
    - 3 miasta: umieść miasto
    - 3 megakredyty: zdobądź od razu 2 punkty

rules-dice-blue = Niebieskie karty i akcje swobodne
rules-dice-blue-text =
    Niebieska karta przed tobą daje akcję: pomocniczą, główną albo swobodną. Płacisz to, co po lewej stronie strzałki, i otrzymujesz to, co po prawej. Karta jest wtedy użyta aż do twojej następnej tury produkcji.

    _Akcje swobodne_ nie zużywają akcji. Możesz ich użyć w każdej chwili swojej tury: przed akcją pomocniczą i główną lub po nich oraz na początku lub na końcu tury produkcji.

    Zagranie niebieskiej karty to twoja akcja główna, więc jej akcja główna musi zaczekać na późniejszą turę; jej akcja swobodna jest gotowa od razu.

rules-dice-paying = Płacenie
rules-dice-paying-text =
    Koszt karty to dokładnie te symbole, które ma u góry. Za każdy symbol płacisz kością, która go pokazuje, albo znacznikiem uniwersalnym. Nie ma reszty i nie można przepłacić. Wydane kości wracają do puli.

    Areo proponuje zapłatę, która zużywa jak najmniej znaczników uniwersalnych. Jeśli wolisz oszczędzić kość i zapłacić znacznikiem, wskaż tę kość.

    Jeśli nie możesz opłacić całego kosztu akcji, nie możesz jej użyć.

rules-dice-cards = Zagrywanie kart
rules-dice-cards-text =
    Karta nie ma żadnych wymagań poza kosztem. Jej efekty wykonaj w dowolnej kolejności; te, które są niemożliwe, pomiń.
    - _Zielone_ karty mają brązową sekcję: produkuje ona w każdej późniejszej turze produkcji.
    - _Czerwone_ karty działają od razu. Otrzymanymi kośćmi rzucasz, chyba że karta podaje ściankę.
    - _Niebieskie_ karty zostają przed tobą i dają akcję albo efekt.

    Koszty zagranych kart pozostają widoczne, bo nagrody liczą ich symbole. Punkty z zieloną wstążką liczą się od razu, z czerwoną na koniec.

rules-dice-symbols = Symbole na kartach
rules-dice-symbols-text =
    Na kartach są takie symbole:
    - Kolorowa litera: weź kość tego koloru i rzuć nią. Biała z gwiazdką: kość dowolnego koloru.
    - Litera ze znakiem zapytania: kość tego koloru z dowolną ścianką. Biały znak zapytania: dowolna kość, dowolna ścianka.
    - Podany symbol: kość ustawiona na tę ściankę.
    - Dwie strzałki: obróć jedną swoją kość.
    - Symbol z minusem w czerwonym obrysie: _każdy_ przeciwnik traci jeden taki zasób, jeśli go ma, i wybiera spośród pasujących kości.
    - Obszar w czerwonym obrysie: efekt działa, gdy _dowolny gracz_ umieszcza taki obszar.

rules-dice-parameters = Temperatura, tlen, oceany
rules-dice-parameters-text =
    Temperatura rośnie co 4 °C do +8 °C, tlen co 2% do 14%, a oceanów jest siedem. Każdy poziom i każdy ocean daje ci od razu _2 punkty_.

    Jeśli przesuniesz znacznik na premię toru, otrzymujesz ją: przy −24, −16 i 0 °C oraz przy 4 i 10%.

    Wskaźnik na maksimum nadal możesz podnosić: na planszy nic się nie zmienia, a ty dostajesz 1 punkt zamiast 2.

rules-dice-tiles = Obszary
rules-dice-tiles-text =
    Gdy umieszczasz obszar, otrzymujesz premię z pola. Obszary nie należą do nikogo i później nie dają już punktów.
    - _Ocean_: tylko na polach oceanów, na których nie wolno umieszczać nic innego; 2 punkty.
    - _Zieleń_: na dowolnym wolnym lądzie; 1 punkt za każde miasto obok, potem tlen rośnie o poziom i daje punkty.
    - _Miasto_: nie obok innego miasta; 2 punkty i 1 za każdą zieleń obok.
    - Obszary _specjalne_: zgodnie z kartą, bez własnych punktów.

    Jeśli nie ma dozwolonego pola albo skończyły się obszary, nie możesz użyć akcji standardowej, a tę część karty pomijasz.

rules-dice-bonus = Karty bonusowe
rules-dice-bonus-text = Gdy osiągniesz lub miniesz 5 punktów na torze, a potem 12, na koniec swojej tury dostajesz kartę bonusową: obejrzyj wszystkie pozostałe, wybierz jedną i od razu zagraj ją za darmo. Karty bonusowe są zielone, czerwone lub niebieskie jak inne karty i liczą się do tytułów; nie mają kosztu.

rules-dice-milestones = Tytuły
rules-dice-milestones-text =
    Na planszy są trzy tytuły. Gracz, który pierwszy spełni warunek, od razu zdobywa tytuł. Nic to nie kosztuje, a na koniec daje 4 punkty, cokolwiek stanie się później.
    - Legenda: 6 zagranych czerwonych kart
    - Górnik: 5 zielonych kart
    - Naukowiec: 3 niebieskie karty
    - Potentat: 12 kart dowolnego koloru, bez korporacji
    - Monopolista: 7 własnych kości jednego koloru
    - Omnibus: produkcja każdego koloru
    - Filantrop: 4 karty z punktami na koniec, bez ujemnych
    - Terraformator: 16 punktów na torze

    Z Erą korporacyjną, zobacz [[era]]: Celebryta, 3 karty o koszcie 5 lub więcej; Miliarder, 13 własnych kości; Kandydat, 5 symboli jednej nagrody na zagranych kartach.

rules-dice-awards = Nagrody
rules-dice-awards-text =
    Każda z trzech kości nagród pokazuje symbol. Na koniec policz ten symbol w wydrukowanych kosztach swoich zagranych kart. Najlepszy gracz otrzymuje 5 punktów, drugi 3; w grze dwuosobowej nie ma drugiego miejsca.

    Przy remisie o pierwsze miejsce każdy otrzymuje 5 i drugiego miejsca nie ma. Przy remisie o drugie każdy otrzymuje 3.

rules-dice-end = Koniec gry i punkty
rules-dice-end-text =
    Gdy drugi z trzech wskaźników osiągnie maksimum, dokończcie turę. Potem każdy gracz, także ten, który doprowadził do końca gry, ma dokładnie jedną turę.

    Na wynik składają się punkty na torze, nagrody, po 4 punkty za każdy tytuł i czerwone wstążki na kartach. Kości, znaczniki uniwersalne i karty na ręce nic nie dają. Przy remisie wygrywa gracz, który ma więcej kości w sekcjach produkcji; jeśli i tu jest remis, wygrana jest wspólna.

rules-dice-solo = Gra solo
rules-dice-solo-text =
    Masz 50 tur, aby _wszystkie trzy_ wskaźniki osiągnęły maksimum. Jeśli się nie uda, przegrywasz bez względu na wynik. Rozgrywasz wszystkie 50 tur.

    Na początku na polu z premią punktową jest miasto, obok niego ocean, a obok obu zieleń; nikt nie dostaje za nie punktów. Temperatura zaczyna od −28 °C, tlen od 2%. Jedną kartę bonusową zagrywasz po początkowej produkcji, dwie kolejne przy 5 i 12 punktach.

    Niezdobyty tytuł znika po turze 16, 20 lub 24. Nagroda daje 5 punktów za 10 częstych, 8 rzadkich lub 6 unikatowych symboli, a 3 punkty, gdy brakuje ci jednego symbolu.

    60 punktów to dobry początek, 80 to przyzwoity wynik, 90 naprawdę dobry, a 100 spektakularny.

rules-dice-era = Era korporacyjna i zestaw dodatkowy
rules-dice-era-text =
    Oba zestawy dodają karty i tytuły oraz kilka nowości:
    - _Efekty_ korporacji i niebieskich kart działają za każdym razem, gdy zajdzie ich warunek, i nigdy się nie zużywają.
    - _Zniżka_: gdy zagrywasz kartę, która kosztuje podany zasób, płacisz o jeden taki zasób mniej. Akcji zniżka nie dotyczy.
    - Znaczniki uniwersalne lub punkty w brązowej sekcji otrzymujesz w każdej turze produkcji.
    - _Magazyn_ pozwala zachować w turze produkcji o jedną kość więcej.

rules-dice-edition = O tym wydaniu
rules-dice-edition-text =
    Zasady są takie jak w wydanej grze. Znamy tylko część jej kart i plansz, z instrukcji i relacji; pozostałe to nasza rekonstrukcja, dopasowana do znanych liczbą, kosztem i siłą. Przy każdej karcie i planszy, której nie znamy w całości, jest to zaznaczone: przy stole i w przeglądarce kart.

    Jeśli masz tę grę, możesz zastąpić nasze dane wydrukowanymi kartami bez zmiany programu.
