# Zasady Marsa: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[tiles]] prowadzi do tematu.

rules-mars-aim = Cel gry
rules-mars-aim-text =
    Kierujesz korporacją, która czyni Marsa zdatnym do życia: cieplejszym, z powietrzem i oceanami. Kupujesz karty projektów, płacisz za nie pieniędzmi i zasobami i budujesz produkcję, która rośnie z pokolenia na pokolenie.

    Za każdym razem, gdy podnosisz temperaturę, poziom tlenu lub liczbę oceanów, rośnie twój _współczynnik terraformacji_ (WT). Przynosi on dochód w każdym pokoleniu, a na koniec liczy się jako punkty. Gdy wszystkie trzy wskaźniki osiągną maksimum, gra się kończy i wygrywa gracz, który ma najwięcej punktów.

rules-mars-parameters = Temperatura, tlen, oceany
rules-mars-parameters-text =
    Temperatura rośnie od −30 do +8 °C co 2 stopnie, tlen od 0 do 14% co 1, a oceanów jest dziewięć. Gracz, który podnosi poziom lub umieszcza ocean, zyskuje 1 WT.

    Niektóre poziomy na torach dają premię graczowi, który je osiągnie: produkcję ciepła +1 przy −24 i −20 °C, ocean przy 0 °C, poziom temperatury przy 8% tlenu. Premia liczy się w pełni: zyskujesz też jej WT i kolejne premie, do których prowadzi.

    Wskaźnik na maksimum już nie rośnie i nie daje WT, a premia, która go dotyczy, przepada. Karty i projekty, które miałyby go podnieść, nadal możesz zagrywać i wykonywać dla pozostałych efektów.

rules-mars-rating = Współczynnik terraformacji
rules-mars-rating-text = Zaczynasz od 20 (w grze solo od 14). Każdy poziom wskaźnika dodaje 1, a niektóre karty podnoszą WT bezpośrednio. W każdej fazie produkcji otrzymujesz pieniądze równe WT, a na koniec gry WT liczy się jako punkty.

rules-mars-resources = Zasoby i produkcja
rules-mars-resources-text =
    Zasobów jest sześć: pieniądze (M€), stal, tytan, roślinność, energia i ciepło. Każdego masz zapas i produkcję, czyli liczbę jednostek, które otrzymujesz co pokolenie.
    - Gdy płacisz za karty, jednostka _stali_ jest warta 2 M€ przy kartach budowli, a jednostka _tytanu_ 3 M€ przy kartach kosmicznych.
    - _8 jednostek roślinności_ zamieniasz na zieleń, _8 jednostek ciepła_ na poziom temperatury.
    - _Energii_ używają karty; niewykorzystana staje się ciepłem.

    Produkcja pieniędzy może spaść do −5, każda inna do 0. Górnych limitów nie ma.

    Zwierzęta, mikroby i inne zasoby specjalne trzyma się na kartach, które na to pozwalają.

rules-mars-setup = Przygotowanie i korporacje
rules-mars-setup-text =
    Każdy gracz ogląda dwie korporacje i dziesięć kart projektów. Wybierz jedną korporację, a potem kup dowolne z dziesięciu kart po 3 M€, z jej pieniędzy początkowych. Pierwsze pokolenie nie ma fazy badań.

    Korporacja daje pieniądze, czasem zasoby, produkcję i symbole oraz efekt lub akcję na całą grę. Jeśli jest na niej pierwsza akcja, twoja pierwsza tura zaczyna się od tej akcji.

    Z Korporacją dla Początkujących zachowujesz wszystkie dziesięć kart za darmo i zaczynasz z 42 M€. W grze standardowej każda produkcja zaczyna od 1; z Erą korporacyjną i w grze solo od 0.

rules-mars-generation = Pokolenie
rules-mars-generation-text =
    Gra toczy się pokoleniami. Każde ma cztery fazy:
    - Znacznik _pierwszego gracza_ przechodzi w lewo.
    - _Badania_: kupujesz nowe karty, zobacz [[research]].
    - _Akcje_: gracze rozgrywają tury, aż wszyscy spasują, zobacz [[turn]].
    - _Produkcja_: wszyscy otrzymują zasoby, zobacz [[production]].

rules-mars-research = Badania
rules-mars-research-text =
    Dobierz cztery karty i kup dowolne z nich po 3 M€. Resztę odrzuć zakrytą. Limitu kart na ręce nie ma. Gdy talia się skończy, potasuj odrzucone karty.

    Za 3 M€ karta trafia tylko na rękę; aby ją zagrać, płacisz jej koszt.

rules-mars-draft = Selekcja kart
rules-mars-draft-text = Selekcję włącza się w opcjach stołu: weź jedną z czterech kart i podaj pozostałe dalej, i tak aż do chwili, gdy każdy ma cztery. Dopiero wtedy kupujesz. W parzystych pokoleniach podaje się w lewo, w nieparzystych w prawo. W pierwszym pokoleniu selekcji nie ma, chyba że w opcjach stołu jest też selekcja kart początkowych.

rules-mars-turn = Twoja tura
rules-mars-turn-text =
    Wykonaj jedną lub dwie akcje albo spasuj. Jeśli spasujesz, nie grasz już w tym pokoleniu. Po jednej akcji możesz po prostu zakończyć turę. Faza trwa, aż wszyscy spasują; ostatni gracz może rozgrywać turę za turą.

    Możesz wykonać dowolne akcje, nawet dwa razy tę samą:
    - zagraj kartę, zobacz [[cards]]
    - użyj akcji karty przed tobą, zobacz [[actions]]
    - wykonaj projekt standardowy albo zamień roślinność lub ciepło, zobacz [[standard]]
    - uzyskaj tytuł, zobacz [[milestones]], albo ufunduj nagrodę, zobacz [[awards]]

rules-mars-cards = Zagrywanie karty
rules-mars-cards-text =
    Sprawdź wymaganie, zapłać, wykonaj efekt i połóż kartę przed sobą.
    - _Zielone_ karty działają raz; ich symbole zostają.
    - _Niebieskie_ karty mają akcję albo stały efekt.
    - _Czerwone_ karty to wydarzenia: działają raz, a potem leżą zakryte, więc ich symbole już się nie liczą.

    Musisz być w stanie wykonać cały efekt. Są trzy wyjątki: wskaźnik na maksimum, zasoby, których nie pomieści żadna karta, oraz odbieranie zasobów innym graczom, z którego można zrezygnować. To, co tracisz, musisz mieć.

    Tekst karty jest ważniejszy niż te zasady. Punkty z kart liczą się na koniec.

rules-mars-requirements = Wymagania
rules-mars-requirements-text =
    Karta może wymagać, by wskaźnik był dość wysoki albo, ze słowem „maks.”, jeszcze nie za wysoki. Może też wymagać twojej produkcji, twoich symboli w grze lub obszarów. Wymaganie sprawdza się tylko przy zagraniu; symbole samej karty nie pomagają.

    Niektóre karty pozwalają zmienić wymagania dotyczące temperatury, tlenu i oceanów o maksymalnie dwa poziomy w górę lub w dół. Takie efekty się sumują.

rules-mars-payment = Płacenie
rules-mars-payment-text =
    Stalą płacisz za karty z symbolem budowli, tytanem za karty z symbolem przestrzeni kosmicznej; kartę z oboma symbolami opłacisz jednym i drugim. Możesz dołożyć pieniądze i możesz przepłacić, ale reszty nie dostajesz. Za projekty standardowe nie płaci się metalami.

    Zniżki obniżają koszt. Sumują się, ale koszt nigdy nie spada poniżej zera. Zwrot dostajesz po zapłaceniu całości. Efekty, które zależą od kosztu karty, dotyczą kosztu wydrukowanego.

rules-mars-tags = Symbole
rules-mars-tags-text =
    Okrągłe znaki u góry karty to jej symbole: budowli, przestrzeni kosmicznej, energii, nauki, Jowisza, Ziemi, roślinności, mikrobów, zwierząt i miasta. Karty i korporacje mają ich najwyżej trzy, czasem dwa takie same.

    Symbole obniżają koszty, spełniają wymagania i wywołują efekty. Symbole twojej korporacji się liczą. Symbole wydarzenia liczą się tylko podczas zagrywania.

rules-mars-actions = Akcje i efekty niebieskich kart
rules-mars-actions-text =
    Czerwona strzałka oznacza _akcję_: płacisz to, co po lewej, i otrzymujesz to, co po prawej. Każdej karty możesz użyć raz na pokolenie; jeśli ma dwie strzałki, wybierz jedną. Użycie karty to jedna z twoich akcji w turze.

    _Efekt_ bez strzałki nie jest akcją: działa odtąd za każdym razem. Opłacona karta liczy się jako zagrana, więc jej efekt może dotyczyć już jej samej.

rules-mars-order = Kolejność efektów
rules-mars-order-text = Gdy kilka rzeczy dzieje się naraz, ich kolejność wybiera gracz, którego jest tura: części karty, efekty, które ona wywołuje, premie z pola. Jeśli kolejność jest ci obojętna, wybierz „dowolna kolejność”.

rules-mars-removing = Odbieranie innym graczom
rules-mars-removing-text =
    Czerwony obrys oznacza dowolnego gracza, także ciebie.
    - _Zasoby_ możesz usunąć do podanej liczby, tylko jednemu graczowi, albo wcale.
    - _Produkcję_ musisz obniżyć w całości, jednemu graczowi. Jeśli tylko ty możesz ją stracić, tracisz ją ty; jeśli nikt nie może, karty nie można zagrać.

    Niektóre karty chronią swoje zasoby albo twoją roślinność, zwierzęta i mikroby przed innymi graczami.

rules-mars-tiles = Obszary
rules-mars-tiles-text =
    Gdy umieszczasz obszar, otrzymujesz premię z pola i 2 M€ za każdy ocean obok.
    - _Ocean_: tylko na polach oceanów; nie należy do nikogo.
    - _Zieleń_: obok własnego obszaru, jeśli to możliwe; podnosi tlen o jeden poziom i jest warta 1 punkt.
    - _Miasto_: nie obok innego miasta. Na koniec jest warte 1 punkt za każdą zieleń obok, bez względu na jej właściciela.
    - Obszary _specjalne_: zgodnie z kartą.

    Pola oceanów i pola zarezerwowane dla konkretnego miasta są zamknięte dla innych obszarów, chyba że karta mówi inaczej. Znacznik rezerwacji trzyma pole dla właściciela; nie jest obszarem.

rules-mars-standard = Projekty standardowe
rules-mars-standard-text =
    Każdy może z nich korzystać tyle razy, ile chce:
    - _Sprzedaż patentów_: odrzuć karty z ręki i otrzymaj 1 M€ za każdą
    - _Elektrownia_, 11 M€: produkcja energii +1
    - _Asteroida_, 14 M€: podnieś temperaturę o jeden poziom
    - _Nawodnienie_, 18 M€: umieść ocean
    - _Zieleń_, 23 M€: umieść zieleń, która podnosi tlen o jeden poziom
    - _Miasto_, 25 M€: umieść miasto, produkcja pieniędzy +1

    Dwie kolejne akcje są zawsze dostępne, ale nie są projektami standardowymi: zamień _8 jednostek roślinności_ na zieleń, która podnosi tlen o jeden poziom, albo _8 jednostek ciepła_ na jeden poziom temperatury.

rules-mars-milestones = Tytuły
rules-mars-milestones-text =
    Na mapie jest ich pięć, ale w grze można uzyskać tylko trzy, a każdy może mieć tylko jeden gracz. Jeśli spełniasz warunek, zapłać 8 M€ w ramach akcji: te 5 punktów zostaje u ciebie, cokolwiek stanie się później.

    Na Tharsis: Terraformator, WT 35; Prezydent, trzy miasta; Ogrodnik, trzy obszary zieleni; Konstruktor, osiem symboli budowli; Planista, szesnaście kart na ręce. Inne mapy mają własne, zobacz [[maps]].

rules-mars-awards = Nagrody
rules-mars-awards-text =
    Ufundowanie nagrody to akcja. Pierwsza kosztuje 8 M€, druga 14, trzecia 20; więcej nie ma. Na koniec najlepszy gracz otrzymuje 5 punktów, a drugi 2, bez względu na to, kto ją ufundował. W grze dwuosobowej nie ma drugiego miejsca.

    Przy remisie o pierwsze miejsce każdy otrzymuje 5 i drugiego miejsca nie ma. Przy remisie o drugie każdy otrzymuje 2.

    Na Tharsis: Potentat ziemski, obszary; Bankier, produkcja pieniędzy; Naukowiec, symbole nauki; Magnat cieplny, ciepło; Górnik, stal i tytan. Zasoby liczą się po ostatniej produkcji.

rules-mars-production = Produkcja
rules-mars-production-text = Wszyscy robią to jednocześnie: niewykorzystana energia staje się ciepłem. Potem otrzymujesz pieniądze równe WT plus produkcji pieniędzy, a innych zasobów tyle, ile wynosi produkcja. Użyte karty są znów gotowe.

rules-mars-end = Koniec gry
rules-mars-end-text = Gdy temperatura, tlen i oceany osiągną maksimum, dokończcie pokolenie, razem z produkcją. Potem, począwszy od pierwszego gracza, każdy może jeszcze raz zamienić roślinność na zieleń. Nie podnosi to tlenu ani WT, ale daje premię z pola.

rules-mars-scoring = Punkty
rules-mars-scoring-text =
    Otrzymujesz punkty za:
    - swój współczynnik terraformacji
    - tytuły (po 5) i nagrody (5 lub 2)
    - każdą swoją zieleń (1)
    - każde swoje miasto: 1 za każdą zieleń obok
    - karty, także wydarzenia, oraz zasoby na kartach, zgodnie z kartą

    Karty na ręce nic nie dają. Przy remisie wygrywa gracz, który ma więcej pieniędzy; jeśli i tu jest remis, wygrana jest wspólna.

rules-mars-maps = Mapy
rules-mars-maps-text =
    _Tharsis_ to mapa podstawowa. Niektóre karty wymagają jej wulkanów, a jedno pole jest zarezerwowane dla Miasta Noctis.

    _Hellas_ ma biegun południowy: obszar w tym miejscu kosztuje 6 M€ i daje ocean. Tytuły: Dywersyfikator, osiem różnych symboli; Taktyk, pięć kart z wymaganiami; Odkrywca Polarny, trzy obszary w dwóch dolnych rzędach; Dostawca Energii, produkcja energii 6; Osadnik Rubieży, trzy symbole Jowisza. Nagrody: Kultywator, obszary zieleni; Magnat, zielone karty; Kosmiczny Baron, symbole przestrzeni kosmicznej; Ekscentryk, zasoby na kartach; Wykonawca, symbole budowli.

    _Elysium_ ma bogate pola i wulkany. Tytuły: Omnibus, wszystkie sześć produkcji podniesionych; Specjalista, produkcja 10; Ekolog, cztery symbole roślinności, mikrobów lub zwierząt; Inwestor, piętnaście zielonych i niebieskich kart; Legenda, pięć wydarzeń. Nagrody: Celebryta, karty o koszcie 20 lub więcej; Przemysłowiec, stal i energia; Osadnik Pustyni, obszary w czterech dolnych rzędach; Deweloper, obszary obok oceanów; Dobroczyńca, WT.

rules-mars-solo = Gra solo
rules-mars-solo-text =
    Masz 14 pokoleń, aby wszystkie trzy wskaźniki osiągnęły maksimum; tylko wtedy liczą się punkty. Twój WT zaczyna od 14, a na mapie są dwa neutralne miasta, każde z zielenią. Nie ma tytułów ani nagród.

    Neutralny przeciwnik zawsze ma zasoby i produkcję, które odbierają twoje karty, a to, co kradniesz, jest twoje. Możesz też wybrać inny cel: WT 63 po ostatnim pokoleniu.

    Jeśli wolisz grać z przeciwnikiem, zobacz zasady MarsBota.

rules-mars-variants = Warianty
rules-mars-variants-text =
    _Era korporacyjna_ dodaje 71 kart i dwie korporacje, a każda produkcja zaczyna od 0; tak gra się najczęściej. Bez niej gra jest krótsza i łagodniejsza.

    _Selekcja kart_ daje ci większy wpływ na karty, zobacz [[draft]]. Każdy nowy gracz może wziąć _Korporację dla Początkujących_.
