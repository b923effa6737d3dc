# Zasady Gry kościanej: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[dice]] prowadzi do tematu.

rules-dice-aim = O co chodzi
rules-dice-aim-text =
    Kierujesz korporacją, która czyni Marsa zdatnym do życia, a kości to wszystko, co masz: każda pokazuje zasób. Rzucasz nimi, obracasz je i płacisz ich symbolami za karty i za postępy na planecie.

    Punkty daje każdy poziom temperatury i tlenu, każdy ocean, obszary i karty, a na koniec nagrody i tytuły. Gdy dwa z trzech wskaźników są na maksimum, każdy ma jeszcze jedną turę; potem wygrywa najwięcej punktów.

rules-dice-dice = Kości
rules-dice-dice-text =
    Jest pięć kolorów, każdy z trzema symbolami. Pierwszy symbol jest na trzech ściankach, drugi na dwóch, trzeci na jednej:
    - _Żółte_: megakredyt, nauka, Ziemia
    - _Zielone_: roślinność, mikrob, zwierzę
    - _Niebieskie_: energia, woda, tlen
    - _Szare_: stal, tytan, miasto
    - _Czerwone_: ciepło, wydarzenie, energia jądrowa

    Kość przed tobą jest warta symbol na wierzchu. Kości, których nikt nie ma, to _pula_. Kością rzuca się raz, gdy się ją bierze, i nigdy więcej; ściankę zmienia tylko efekt obracania.

    _Joker_ zastępuje dowolny jeden zasób. Nie jest kością: nie obraca się go, nie traci i nie liczy jako kości.

rules-dice-setup = Przygotowanie
rules-dice-setup-text =
    Temperatura zaczyna od −32 °C, tlen od 0%, czeka siedem oceanów. Trzy kości różnych kolorów rzuca się i odkłada na nagrody ([[awards]]); losuje się trzy tytuły ([[milestones]]).

    Każdy dostaje pięć kart projektów i dwie korporacje, zatrzymuje jedną i oddaje drugą. Premię startową korporacji bierze się raz, teraz. Potem każdy rzuca produkcją swojej korporacji i zatrzymuje te kości.

    Dla wyrównania pierwszy gracz oddaje ostatniemu jedną wybraną kość.

rules-dice-turn = Tura
rules-dice-turn-text =
    W swojej turze wybierasz: albo tura produkcji ([[production]]), albo tura akcji. Tura akcji to jedna akcja pomocnicza, a potem jedna główna, w tej kolejności; zobacz [[support]] i [[main]].

    Nie można spasować. Gdy nic lepszego nie jest możliwe, w turze akcji można po prostu wziąć dwie kości.

rules-dice-production = Tura produkcji
rules-dice-production-text =
    Pięć kroków, w tej kolejności:
    - _Zatrzymaj_ do trzech swoich kości, resztę zwróć do puli. Jokery zostają zawsze.
    - _Odrzuć_ z ręki tyle kart, ile chcesz, albo żadnej.
    - _Dobierz_ do pięciu kart. Limitu ręki nie ma, więc przy pięciu i więcej nie dobierasz nic.
    - _Produkuj_: weź i rzuć wszystkie kości z brązowych pól korporacji i zielonych kart.
    - _Odśwież_ użyte niebieskie karty.

    Jeśli w puli brakuje kości na produkcję, bierzesz, co jest, i dostajesz dokładnie jednego jokera, ilu kości by nie brakowało. Każdy inny brak po prostu przepada.

rules-dice-support = Akcje pomocnicze
rules-dice-support-text =
    Najpierw w turze akcji, jedna z tych:
    - Weź z puli kość dowolnego koloru i _rzuć_ nią.
    - Zapłać dowolny jeden zasób, by _obrócić_ inną swoją kość na wybraną ściankę.
    - Zapłać dowolny jeden zasób, by _dobrać_ dwie karty.
    - Użyj akcji pomocniczej jednej z kart: [[blue]].

rules-dice-main = Akcje główne
rules-dice-main-text =
    Po akcji pomocniczej, jedna z tych:
    - _Zagraj kartę_ z ręki i zapłać za nią, zobacz [[paying]] i [[cards]].
    - Jedna z pięciu akcji: [[standard]].
    - Użyj akcji głównej jednej z kart: [[blue]].
    - Jeszcze jedna akcja pomocnicza.

rules-dice-standard = Akcje standardowe
rules-dice-standard-text =
    Można ich użyć w każdej turze akcji jako akcji głównej:
    - 3 ciepła: temperatura o poziom w górę
    - 3 wody: obszar oceanu
    - 4 roślinności: obszar zieleni i tlen o poziom w górę
    - 3 miasta: obszar miasta
    - 3 megakredyty: 2 punkty od razu

rules-dice-blue = Niebieskie karty i akcje dodatkowe
rules-dice-blue-text =
    Niebieska karta przed tobą daje akcję: pomocniczą, główną albo dodatkową. Płacisz to, co na lewo od strzałki, zyskujesz to, co na prawo, i karta jest użyta do twojej następnej tury produkcji.

    _Akcje dodatkowe_ nie zużywają akcji. Można ich użyć w każdej chwili swojej tury pomiędzy innymi rzeczami: przed akcją pomocniczą i główną lub po nich oraz na początku i na końcu tury produkcji.

    Zagranie niebieskiej karty to twoja akcja główna, więc jej akcja główna czeka na późniejszą turę; akcja dodatkowa jest gotowa od razu.

rules-dice-paying = Płacenie
rules-dice-paying-text =
    Karta kosztuje dokładnie symbole na jej górze. Za każdy symbol płaci kość, która go pokazuje, albo joker; nie ma reszty ani nadpłaty. Wydane kości wracają do puli.

    Zapłata jest wypełniona za ciebie, z możliwie najmniejszą liczbą jokerów; gdy joker może oszczędzić kość, możesz powiedzieć którą.

    Akcji, której kosztu nie da się zapłacić w całości, nie można użyć.

rules-dice-cards = Zagrywanie kart
rules-dice-cards-text =
    Jedynym warunkiem karty jest zapłata. Efekty wykonuje się w dowolnej kolejności; co niemożliwe, pomija się.
    - _Zielone_ karty mają brązowe pole: działa ono w każdej późniejszej turze produkcji.
    - _Czerwone_ karty działają od razu. Zyskanymi kośćmi rzuca się, chyba że karta podaje ściankę.
    - _Niebieskie_ karty zostają przed tobą i dają akcję albo efekt.

    Koszty zagranych kart pozostają widoczne, bo nagrody liczą ich symbole. Punkty z zieloną wstążką liczą się od razu, z czerwoną na końcu.

rules-dice-symbols = Symbole na kartach
rules-dice-symbols-text =
    - Kolorowa litera: weź kość tego koloru i rzuć nią. Biała z gwiazdką: kość dowolnego koloru.
    - Litera ze znakiem zapytania: kość tego koloru z wybraną ścianką; biały znak zapytania: dowolna kość, dowolna ścianka.
    - Podany symbol: kość ustawiona na tej ściance.
    - Dwie strzałki: obróć jedną swoją kość.
    - Symbol z minusem w czerwonej ramce: _każdy_ przeciwnik traci jeden taki zasób, jeśli go ma; spośród pasujących kości wybiera tracący.
    - Obszar w czerwonej ramce: efekt działa, gdy _ktokolwiek_ umieszcza taki obszar.

rules-dice-parameters = Temperatura, tlen, oceany
rules-dice-parameters-text =
    Temperatura rośnie co 4 °C do +8 °C, tlen co 2% do 14%, oceanów jest siedem. Każdy poziom i każdy ocean daje od razu _2 punkty_.

    Kto wprowadzi znacznik na premię toru, dostaje ją: przy −24, −16 i 0 °C oraz przy 4 i 10%.

    Wskaźnik na maksimum można podnosić dalej: na planszy nic się nie zmienia, a ty dostajesz 1 punkt zamiast 2.

rules-dice-tiles = Obszary
rules-dice-tiles-text =
    Kto umieszcza obszar, dostaje to, co jest na polu. Obszary nie należą do nikogo i nic nie punktuje ponownie.
    - _Ocean_: tylko na polach dla oceanów, a nic innego tam leżeć nie może; 2 punkty.
    - _Zieleń_: na dowolnym wolnym lądzie; 1 punkt za każde miasto obok, potem tlen rośnie o poziom ze swoimi punktami.
    - _Miasto_: nie obok innego miasta; 2 punkty i 1 za każdą zieleń obok.
    - Obszary _specjalne_: jak mówi karta, bez własnych punktów.

    Gdy nie ma dozwolonego pola albo obszaru, akcja standardowa jest niedostępna, a tę część karty się pomija.

rules-dice-bonus = Karty premii
rules-dice-bonus-text =
    Gdy osiągniesz lub miniesz 5 punktów na torze, a potem 12, na koniec swojej tury dostajesz kartę premii: oglądasz wszystkie pozostałe, wybierasz jedną i od razu zagrywasz ją za darmo. Karty premii są zielone, czerwone lub niebieskie jak inne i liczą się do tytułów; nie mają kosztu.

rules-dice-milestones = Tytuły
rules-dice-milestones-text =
    Na planszy leżą trzy tytuły. Kto pierwszy spełni warunek, bierze tytuł od razu; nic to nie kosztuje, a na koniec daje 4 punkty. Co stanie się potem, nie ma znaczenia.
    - Legenda: 6 zagranych czerwonych kart
    - Górnik: 5 zielonych kart
    - Naukowiec: 3 niebieskie karty
    - Potentat: 12 kart dowolnego koloru, bez korporacji
    - Monopolista: 7 własnych kości jednego koloru
    - Omnibus: produkcja każdego koloru
    - Filantrop: 4 karty z punktami na koniec, bez ujemnych
    - Terraformator: 16 punktów na torze

    Z Erą korporacyjną ([[era]]): Celebryta, 3 karty o koszcie 5 lub więcej; Miliarder, 13 własnych kości; Kandydat, 5 symboli jednej nagrody na zagranych kartach.

rules-dice-awards = Nagrody
rules-dice-awards-text =
    Każda z trzech kości nagród pokazuje symbol. Na koniec każdy liczy ten symbol w wydrukowanych kosztach swoich zagranych kart. Najwięcej daje 5 punktów, drugie miejsce 3; przy dwóch graczach drugie nie dostaje nic.

    Przy remisie o pierwsze miejsce wszyscy dostają 5 i drugiego nie ma; przy remisie o drugie wszyscy dostają 3.

rules-dice-end = Koniec i wynik
rules-dice-end-text =
    Gdy drugi z trzech wskaźników osiągnie maksimum, kończy się turę, a potem każdy gracz ma dokładnie jedną jeszcze, także ten, kto go dopełnił.

    Wynik to miejsce na torze, nagrody, po 4 za tytuł i czerwone wstążki na kartach. Kości, jokery i karty na ręce nic nie dają. Przy remisie decyduje więcej kości w polach produkcji; gdy i to równe, wygrana jest wspólna.

rules-dice-solo = W pojedynkę
rules-dice-solo-text =
    Masz 50 tur na dopełnienie _wszystkich trzech_ wskaźników; inaczej gra jest przegrana bez względu na wynik. Gra się do ostatniej tury.

    Na początku leży miasto na polu z premią punktową, obok ocean, a przy obu zieleń, bez punktów dla nikogo; temperatura zaczyna od −28 °C, tlen od 2%. Jedną kartę premii zagrywasz po produkcji startowej, dwie kolejne przy 5 i 12 punktach.

    Niezdobyty tytuł znika po turze 16, 20 lub 24. Nagroda daje 5 punktów za 10 pospolitych, 8 rzadkich lub 6 unikatowych symboli, a 3 punkty za o jeden mniej.

    60 punktów to początek, 80 przyzwoicie, 90 naprawdę dobrze, 100 spektakularnie.

rules-dice-era = Era korporacyjna i karty promocyjne
rules-dice-era-text =
    Oba zestawy dodają karty i tytuły oraz kilka nowości:
    - _Efekty_ korporacji i niebieskich kart działają, ilekroć zajdzie ich warunek, i nigdy się nie zużywają.
    - _Zniżka_ pozwala zapłacić o jeden podany zasób mniej przy zagraniu karty, która go kosztuje; nie przy akcjach.
    - Jokery lub punkty w brązowym polu zyskuje się w każdej turze produkcji.
    - _Magazyn_ pozwala zatrzymać w turze produkcji jedną kość więcej.

rules-dice-edition = O tym wydaniu
rules-dice-edition-text =
    Zasady są takie jak w grze drukowanej. Z kart i plansz znamy tylko część, z instrukcji i relacji; reszta to nasza rekonstrukcja, dopasowana liczbą, kosztem i siłą do znanych. Każda karta i plansza, która nie jest w pełni znana, mówi o tym przy stole i w przeglądarce kart.

    Kto ma grę, może zastąpić dane drukowanymi bez zmiany programu.
