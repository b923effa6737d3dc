# Zasady Marsa: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[tiles]] prowadzi do tematu.

rules-mars-aim = O co chodzi
rules-mars-aim-text =
    Kierujesz korporacją, która czyni Marsa zdatnym do życia: cieplejszym, z powietrzem i oceanami. Kupujesz karty projektów, płacisz za nie pieniędzmi i zasobami i budujesz produkcję, która rośnie z pokolenia na pokolenie.

    Kto podnosi temperaturę, tlen albo liczbę oceanów, zyskuje podwójnie: rośnie jego _Współczynnik Terraformacji_ (WT), który jest dochodem teraz i punktami na koniec. Gdy wszystkie trzy są na maksimum, gra się kończy i wygrywa najwięcej punktów.

rules-mars-parameters = Temperatura, tlen, oceany
rules-mars-parameters-text =
    Temperatura rośnie od −30 do +8 °C co 2 stopnie, tlen od 0 do 14 % co 1, a oceanów jest dziewięć. Każdy poziom i każdy ocean podnosi o 1 WT gracza, który to sprawił.

    Niektóre miejsca na torach dają więcej temu, kto do nich dojdzie: przy −24 i −20 °C produkcję ciepła, przy 0 °C ocean, przy 8 % tlenu poziom temperatury. Takie premie liczą się w pełni, z WT i własnymi premiami.

    Wskaźnik na maksimum już nie rośnie i nie daje WT, a premia, która go dotyczy, przepada. Karty i projekty, które miałyby go podnieść, wolno stosować dla reszty ich efektu.

rules-mars-rating = Współczynnik Terraformacji
rules-mars-rating-text =
    Każdy zaczyna od 20 (w pojedynkę od 14). Każdy poziom wskaźnika dodaje 1, a niektóre karty podnoszą go wprost. W każdej fazie produkcji WT jest wypłacany w pieniądzach, a na koniec liczy się jako punkty.

rules-mars-resources = Zasoby i produkcja
rules-mars-resources-text =
    Jest ich sześć: pieniądze (M€), stal, tytan, roślinność, energia i ciepło. Każdy ma zapas i produkcję, czyli to, co dostajesz co pokolenie.
    - _Stal_ jest warta 2 M€ przy kartach budowli, _tytan_ 3 M€ przy kartach kosmicznych.
    - _8 roślinności_ zamienia się w zieleń, _8 ciepła_ w poziom temperatury.
    - _Energii_ używają karty; co zostanie, staje się ciepłem.

    Produkcja pieniędzy może spaść do −5, inne nie poniżej 0. Górnych granic nie ma.

    Zwierzęta, mikroby i inne żetony leżą tylko na kartach, które o tym mówią.

rules-mars-setup = Przygotowanie i korporacje
rules-mars-setup-text =
    Każdy ogląda dwie korporacje i dziesięć kart projektów. Wybierasz korporację, a potem kupujesz dowolnie wiele z dziesięciu kart po 3 M€, z pieniędzy startowych korporacji. Pierwsze pokolenie nie ma fazy badań.

    Korporacja daje pieniądze, czasem zasoby i produkcję, symbole oraz efekt lub akcję na całą grę. Jeśli ma wydrukowaną pierwszą akcję, od niej zaczyna się twoja pierwsza tura.

    Z Korporacją dla Początkujących zatrzymujesz wszystkie dziesięć kart bez płacenia i zaczynasz z 42 M€. W grze podstawowej wszystkie produkcje zaczynają od 1; z Erą Korporacji i w pojedynkę od 0.

rules-mars-generation = Pokolenie
rules-mars-generation-text =
    Gra toczy się pokoleniami po cztery fazy:
    - Znacznik _pierwszego gracza_ przechodzi w lewo.
    - _Badania_: nowe karty, zobacz [[research]].
    - _Akcje_: gracze wykonują tury, aż wszyscy spasują, zobacz [[turn]].
    - _Produkcja_: każdy otrzymuje dochód, zobacz [[production]].

rules-mars-research = Badania
rules-mars-research-text =
    Każdy dobiera cztery karty i kupuje dowolne z nich po 3 M€; resztę odrzuca zakrytą. Limitu ręki nie ma. Gdy talia się skończy, tasuje się odrzucone.

    Cena 3 M€ tylko bierze kartę na rękę; żeby ją zagrać, płaci się jej koszt.

rules-mars-draft = Selekcja kart
rules-mars-draft-text =
    Opcja stołu: każdy bierze jedną z czterech kart i podaje resztę dalej, i tak aż wszyscy mają cztery. Dopiero wtedy się kupuje. W parzystych pokoleniach karty idą w lewo, w nieparzystych w prawo; w pierwszym selekcji nie ma, chyba że stół wybiera też karty początkowe.

rules-mars-turn = Twoja tura
rules-mars-turn-text =
    Wykonujesz jedną lub dwie akcje albo pasujesz. Kto pasuje, odpada na to pokolenie; po jednej akcji możesz po prostu skończyć. Faza trwa, aż wszyscy spasują, a ostatni gracz może wykonywać turę za turą.

    Akcje, w dowolnej mieszance, także dwa razy ta sama:
    - zagranie karty, zobacz [[cards]]
    - użycie akcji karty przed tobą, zobacz [[actions]]
    - projekt standardowy albo zamiana roślinności lub ciepła, zobacz [[standard]]
    - uzyskanie tytułu ([[milestones]]) albo ufundowanie nagrody ([[awards]])

rules-mars-cards = Zagrywanie karty
rules-mars-cards-text =
    Sprawdź wymaganie, zapłać, wykonaj efekt i połóż kartę przed sobą.
    - _Zielone_ karty działają raz; ich symbole zostają.
    - _Niebieskie_ karty mają akcję albo stały efekt.
    - _Czerwone_ karty to wydarzenia: działają raz i potem leżą zakryte, więc ich symbole już się nie liczą.

    Efekt musi być możliwy w całości, z wyjątkami: wskaźnik na maksimum, żetony, których żadna karta nie pomieści, i odbieranie zasobów innym, z którego wolno zrezygnować. Co sam tracisz, musisz mieć.

    Tekst karty jest ważniejszy niż te zasady. Punkty na kartach liczą się na koniec.

rules-mars-requirements = Wymagania
rules-mars-requirements-text =
    Karta może wymagać, by wskaźnik był dość wysoki albo, ze słowem „maks.”, jeszcze nie za wysoki, a także własnej produkcji, symboli w grze lub obszarów. Sprawdza się to tylko przy zagraniu; symbole samej karty nie pomagają.

    Niektóre karty przesuwają wymagania temperatury, tlenu i oceanów o dwa poziomy w dowolną stronę; takie przesunięcia się sumują.

rules-mars-payment = Płacenie
rules-mars-payment-text =
    Stal płaci za karty z symbolem budowli, tytan za karty z symbolem kosmosu, a przy karcie z oboma dobre są oba. Można je łączyć z pieniędzmi i nadpłacić, ale reszty nie ma. W projektach standardowych metali się nie przyjmuje.

    Zniżki obniżają cenę, sumują się i nie schodzą poniżej zera. Zwrot przychodzi po zapłaceniu pełnej ceny. Efekty patrzące na koszt karty mają na myśli koszt wydrukowany.

rules-mars-tags = Symbole
rules-mars-tags-text =
    Okrągłe znaki u góry karty to jej symbole: budowla, kosmos, energia, nauka, Jowisz, Ziemia, roślinność, mikroby, zwierzęta i miasto. Karty i korporacje mają ich do trzech, czasem dwa takie same.

    Symbole obniżają ceny, spełniają wymagania i uruchamiają efekty. Symbole korporacji się liczą; symbole wydarzeń tylko w chwili zagrania.

rules-mars-actions = Akcje i efekty niebieskich kart
rules-mars-actions-text =
    Czerwona strzałka oznacza _akcję_: płacisz to, co na lewo, dostajesz to, co na prawo. Każdej karty można użyć raz na pokolenie; z dwóch strzałek na karcie używa się jednej. Kosztuje to jedną z twoich akcji.

    _Efekt_ bez strzałki nie jest akcją: działa za każdym razem, od teraz. Zapłacona karta liczy się jako zagrana, więc jej efekt może dotyczyć już jej samej.

rules-mars-order = Kolejność efektów
rules-mars-order-text =
    Gdy kilka rzeczy ma zajść naraz, kolejność ustala gracz, którego jest tura: części karty, efekty, które uruchamia, premie z pola. Jeśli kolejność nie gra roli, nie trzeba wybierać; wystarczy „dowolna kolejność”.

rules-mars-removing = Odbieranie innym
rules-mars-removing-text =
    Czerwona ramka oznacza dowolnego gracza, także ciebie.
    - _Zasoby_ można usunąć do podanej liczby, tylko jednemu graczowi, albo wcale.
    - _Produkcję_ trzeba obniżyć w całości, jednemu graczowi. Jeśli tylko ty możesz ją stracić, trafia na ciebie; jeśli nikt, karty nie można zagrać.

    Niektóre karty chronią swoje żetony albo twoją roślinność, zwierzęta i mikroby przed innymi.

rules-mars-tiles = Obszary
rules-mars-tiles-text =
    Każdy obszar daje ci to, co jest na polu, i 2 M€ za każdy ocean obok.
    - _Ocean_: tylko na polach dla oceanów; nie należy do nikogo.
    - _Zieleń_: obok własnego obszaru, jeśli się da; tlen rośnie o jeden. Jest warta 1 punkt.
    - _Miasto_: nie obok innego miasta. Na koniec daje 1 punkt za każdą zieleń obok, czyjakolwiek jest.
    - Obszary _specjalne_: gdzie mówi ich karta.

    Pola dla oceanów i dla nazwanych miast są zamknięte dla wszystkiego innego, chyba że karta mówi inaczej. Znacznik zajęcia trzyma pole dla właściciela i nie jest obszarem.

rules-mars-standard = Projekty standardowe
rules-mars-standard-text =
    Dostępne dla wszystkich, dowolnie często:
    - _Sprzedaż patentów_: odrzuć karty z ręki po 1 M€
    - _Elektrownia_, 11 M€: produkcja energii +1
    - _Asteroida_, 14 M€: poziom temperatury
    - _Nawodnienie_, 18 M€: ocean
    - _Zieleń_, 23 M€: zieleń z poziomem tlenu
    - _Miasto_, 25 M€: miasto i produkcja pieniędzy +1

    Dwie dalsze akcje nie są projektami standardowymi: _8 roślinności_ zamienia się w zieleń z poziomem tlenu, _8 ciepła_ w poziom temperatury.

rules-mars-milestones = Tytuły
rules-mars-milestones-text =
    Na mapie jest ich pięć, ale w grze można uzyskać tylko trzy, każdy przez jednego gracza. Jeśli spełniasz warunek, płacisz 8 M€ w ramach akcji i masz 5 punktów, cokolwiek stanie się później.

    Na Tharsis: Terraformator, WT 35; Prezydent, trzy miasta; Ogrodnik, trzy zielenie; Konstruktor, osiem symboli budowli; Planista, szesnaście kart na ręce. Inne mapy mają własne, zobacz [[maps]].

rules-mars-awards = Nagrody
rules-mars-awards-text =
    Ufundowanie nagrody to akcja. Pierwsza kosztuje 8 M€, druga 14, trzecia 20; więcej nie ma. Na koniec najlepszy dostaje 5 punktów, drugi 2, ktokolwiek płacił. Przy dwóch graczach drugiego miejsca nie ma.

    Przy remisie o pierwsze miejsce wszyscy dostają 5 i drugiego nie ma; przy remisie o drugie wszyscy dostają 2.

    Na Tharsis: Potentat ziemski, obszary; Bankier, produkcja pieniędzy; Naukowiec, symbole nauki; Magnat cieplny, ciepło; Górnik, stal i tytan. Zapasy liczą się po ostatniej produkcji.

rules-mars-production = Produkcja
rules-mars-production-text =
    Wszyscy naraz: pozostała energia staje się ciepłem. Potem dostajesz pieniądze równe WT plus produkcji pieniędzy, a wszystkiego innego tyle, ile produkujesz. Użyte karty są znów gotowe.

rules-mars-end = Koniec gry
rules-mars-end-text =
    Gdy temperatura, tlen i oceany są na maksimum, pokolenie gra się do końca, z produkcją. Potem, od pierwszego gracza, każdy może jeszcze raz zamienić roślinność na zieleń, osiem za jedną; nie podnosi to tlenu ani WT, ale daje to, co jest na polu.

rules-mars-scoring = Punkty
rules-mars-scoring-text =
    - twój Współczynnik Terraformacji
    - 5 za każdy tytuł; 5 lub 2 za nagrody
    - 1 za każdą twoją zieleń
    - za każde twoje miasto 1 za każdą zieleń obok
    - punkty na kartach, także wydarzeń; żetony na kartach według karty

    Karty na ręce nic nie dają. Przy remisie wygrywa więcej pieniędzy; gdy i to równe, wygrana jest wspólna.

rules-mars-maps = Mapy
rules-mars-maps-text =
    _Tharsis_ to mapa podstawowa, z wulkanami, których wymagają niektóre karty, i polem dla Noctis City.

    _Hellas_ ma biegun południowy: obszar tam kosztuje 6 M€ i daje ocean. Tytuły: Dywersyfikator, osiem różnych symboli; Taktyk, pięć kart z wymaganiami; Odkrywca Polarny, trzy obszary w dwóch najniższych rzędach; Dostawca Energii, produkcja energii 6; Osadnik Rubieży, trzy symbole Jowisza. Nagrody: Kultywator, zielenie; Magnat, zielone karty; Kosmiczny Baron, symbole kosmosu; Ekscentryk, żetony na kartach; Wykonawca, symbole budowli.

    _Elysium_ ma bogate pola i wulkany. Tytuły: Omnibus, wszystkie sześć produkcji podniesionych; Specjalista, produkcja 10; Ekolog, cztery symbole roślinności, mikrobów lub zwierząt; Inwestor, piętnaście zielonych i niebieskich kart; Legenda, pięć wydarzeń. Nagrody: Celebryta, karty za 20 i więcej; Przemysłowiec, stal i energia; Osadnik Pustyni, obszary w czterech najniższych rzędach; Deweloper, obszary przy oceanach; Dobroczyńca, WT.

rules-mars-solo = W pojedynkę
rules-mars-solo-text =
    Masz 14 pokoleń na dopełnienie wszystkich trzech wskaźników; tylko wtedy liczą się punkty. WT zaczyna od 14, a na mapie leżą dwa neutralne miasta, każde z zielenią. Nie ma tytułów ani nagród.

    Neutralny przeciwnik zawsze ma to, co odbierają twoje karty; co kradniesz, naprawdę dostajesz. Inny cel, do wyboru przy stole, to WT 63 po ostatnim pokoleniu.

    Przeciwnik, który nie potrzebuje gracza, opisany jest w zasadach MarsBota.

rules-mars-variants = Warianty
rules-mars-variants-text =
    _Era Korporacji_ dodaje 71 kart i dwie korporacje, a wszystkie produkcje zaczynają od 0; to gra zwyczajna. Bez niej gra jest krótsza i łagodniejsza.

    Wariant [[draft]] daje więcej wpływu na swoje karty. _Początkujący_ mogą, każdy osobno, wziąć Korporację dla Początkujących.
