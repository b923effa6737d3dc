# Zasady MarsBota: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[icons]] prowadzi do tematu.

rules-marsbot-aim = O MarsBocie
rules-marsbot-aim-text =
    MarsBot to przeciwnik, za którego nikt nie musi grać. Nie ma kart na ręce, produkcji ani korporacji: odkrywa karty, przesuwa znaczniki na siedmiu torach i robi to, co pokazują ich pola. Grasz według zwykłych zasad Marsa i wygrywasz tylko wtedy, gdy masz więcej punktów niż MarsBot; remis nie wystarczy.

    Możesz grać z nim tutaj albo przy stole, własnym egzemplarzem gry, a MarsBota poprowadzi Areo.

rules-marsbot-board = Siedem torów
rules-marsbot-board-text =
    Tory to: budowle, przestrzeń kosmiczna, wydarzenia, nauka, energia, Ziemia i roślinność, z polami od 0 do 18. Na wielu polach jest symbol; rozpatruje się go, gdy znacznik MarsBota wejdzie na pole.

    Na Tharsis symbole przesuwają znaczniki tak: budowla, przestrzeń kosmiczna, wydarzenie i nauka na własnych torach; energia i Jowisz na torze energii; Ziemia i miasto na torze Ziemi; roślinność, zwierzęta i mikroby na torze roślinności.

    MarsBot ma współczynnik terraformacji, pieniądze, obszary i stos zagranych kart.

rules-marsbot-setup = Przygotowanie
rules-marsbot-setup-text = Przygotuj grę dla dwóch graczy: i ty, i MarsBot zaczynacie z WT 20. MarsBot nie ma pieniędzy, a jego znaczniki są na 0. Potasuj osiem kart bonusowych. Pierwsza talia akcji MarsBota to trzy karty projektów i jedna karta bonusowa, potasowane i zakryte. W pierwszym pokoleniu zaczynasz ty.

rules-marsbot-generation = Pokolenie
rules-marsbot-generation-text =
    Od drugiego pokolenia pierwszy gracz zmienia się za każdym razem. Badania przeprowadzasz jak zwykle. MarsBot nic nie płaci: jego talia akcji to trzy nowe karty projektów i jedna karta bonusowa.

    Przy selekcji kart krążą dwa stosy po cztery karty; za każdym razem ty bierzesz jedną kartę, a MarsBot losową. Potem odrzuca jedną ze swoich czterech.

    W fazie akcji gracie na przemian. Twoja tura to jedna lub dwie akcje, tura MarsBota to jedna karta. Pasuje, gdy jego talia jest pusta. Gdy ty spasujesz, gra dalej sam. W fazie produkcji nic nie otrzymuje.

rules-marsbot-turn = Tura MarsBota
rules-marsbot-turn-text =
    MarsBot odkrywa wierzchnią kartę talii. Na karcie projektu nie liczą się koszt, wymaganie ani tekst, tylko symbole: od lewej do prawej każdy przesuwa znacznik na swoim torze o jedno pole, a symbol z nowego pola od razu się rozpatruje, ze wszystkim, co z niego wynika. Symbol wydarzenia jest zawsze ostatni.

    Znacznik na końcu toru już się nie przesuwa: to akcja zastępcza, zobacz [[failed]]. Tak samo jest z kartą bez symboli. Kartę bonusową wykonuje się zgodnie z tekstem, zobacz [[bonus]].

rules-marsbot-icons = Symbole na torach
rules-marsbot-icons-text =
    Symbole oznaczają:
    - _Strzałka_: znacznik na tym samym torze przesuwa się o kolejne pole i rozpatruje się symbol tego pola.
    - _Symbol innego toru_: znacznik na tamtym torze przesuwa się o pole i rozpatruje się symbol tego pola.
    - _WT_: współczynnik MarsBota rośnie o podaną liczbę.
    - _Temperatura_: jeden poziom albo, przy dwóch symbolach, dwa; rośnie też WT.
    - _Ocean_, _zieleń_, _miasto_: MarsBot umieszcza obszar, zobacz [[tiles]]; oceany i tlen podnoszą jego WT.
    - _Tytuł_ i _nagroda_: zobacz [[milestones]] i [[awards]].

    Symbole dodatków, które nie są w grze, pomiń. Symbole działają tylko przy ruchu do przodu.

rules-marsbot-failed = Akcje zastępcze
rules-marsbot-failed-text =
    Gdy MarsBot nie może czegoś zrobić, otrzymuje zamiast tego 5 M€: karta bez symboli, znacznik na końcu toru, wskaźnik na maksimum, brak pola na obszar, brak tytułu do uzyskania, brak nagrody, w której prowadzi.

    Karty bonusowe, których nie można wykonać, nie są akcjami zastępczymi.

rules-marsbot-bonus = Osiem kart bonusowych
rules-marsbot-bonus-text =
    Oto karty bonusowe:
    - _Deszcz meteorów_: tracisz najwyżej 5 jednostek roślinności. Jeśli tracisz 3 lub więcej albo roślinność jest chroniona, karta zostaje zniszczona.
    - _Gatunki inwazyjne_: usuwasz jedno zwierzę lub jednego mikroba o największej wartości; MarsBot otrzymuje 5 M€.
    - _Badania i rozwój_: MarsBot zagrywa kolejną kartę projektu.
    - _Duże osiągnięcia_: MarsBot uzyskuje tytuł lub, od 6. pokolenia, funduje nagrodę; w przeciwnym razie otrzymuje 5 M€.
    - _Przyspieszona budowa_: MarsBot umieszcza miasto obok co najmniej dwóch obszarów zieleni lub oceanów.
    - _Lobbyści_: MarsBot podnosi wskaźnik bliski premii lub maksimum albo umieszcza ocean obok innych; w przeciwnym razie podnosi wskaźnik, któremu brakuje najwięcej.
    - _Lokalne wcielenie neuronalne_: MarsBot umieszcza własny obszar w pustej okolicy, a na koniec dostaje za niego punkty; jeśli nie ma takiego pola, zagrywa kolejną kartę projektu.
    - _Korporacyjna rywalizacja_: MarsBot płaci 5 M€, aby poprawić pozycję w wyrównanej ufundowanej nagrodzie.

    Niektóre karty po udanym wykonaniu zostają zniszczone; inne wracają, gdy tasuje się talię bonusową.

rules-marsbot-tiles = Gdzie MarsBot umieszcza obszary
rules-marsbot-tiles-text =
    Obowiązują zwykłe zasady umieszczania. Spośród dozwolonych pól MarsBot wybiera:
    - dla _zieleni_: najwięcej własnych miast obok, potem najmniej twoich
    - dla _miasta_: najwięcej zieleni obok, bez względu na właściciela
    - potem zawsze: najwięcej oceanów obok, potem najwięcej symboli premii na polu

    Jeśli nadal jest kilka równych pól, odkryj kartę projektu i odlicz na nich jej koszt w kolejności czytania.

rules-marsbot-income = Dochód MarsBota
rules-marsbot-income-text =
    MarsBot otrzymuje 2 M€ za każdy ocean obok umieszczanego obszaru i 1 M€ za każdy zakryty symbol premii, zamiast premii. Premie ciepła na torze temperatury dają mu 2 M€; ocean przy 0 °C i poziom temperatury przy 8% tlenu działają jak dla gracza.

    MarsBot nie wydaje pieniędzy na karty. Na koniec zamieniają się w punkty.

rules-marsbot-milestones = Tytuły
rules-marsbot-milestones-text =
    Na symbolu tytułu MarsBot uzyskuje tytuł za darmo, jeśli spełnia jego warunek, a uzyskano mniej niż trzy. Na Tharsis: Terraformator, WT 35; Prezydent, trzy miasta; Ogrodnik, trzy obszary zieleni; Konstruktor, co najmniej 8 na torze budowli; Planista, co najmniej 4 na każdym torze.

    Jeśli spełnia warunki kilku, bierze ten, którego warunek spełniasz i ty, potem ten, do którego masz najbliżej, potem pierwszy od lewej.

rules-marsbot-awards = Nagrody
rules-marsbot-awards-text =
    Na symbolu nagrody MarsBot funduje za darmo nagrodę, której nikt jeszcze nie ufundował i w której ma największą przewagę; remis to nie przewaga. Na Tharsis jego wartości to: Potentat ziemski, jego obszary; Bankier, tor budowli plus tor wydarzeń; Naukowiec, tor nauki; Magnat cieplny, tor energii plus 5; Górnik, tor przestrzeni kosmicznej plus 5.

    W trakcie gry do tego porównania dodaj do swoich zasobów produkcję; na koniec licz same zasoby.

rules-marsbot-yours = Twoje karty a MarsBot
rules-marsbot-yours-text =
    Twoje karty działają na MarsBota tak:
    - Jeśli _usuwasz_ lub _kradniesz_ zasoby, MarsBot traci 1 M€ za każdy. Skradzione zasoby otrzymujesz jak zwykle.
    - Jeśli _obniżasz produkcję_, znacznik na odpowiednim torze cofa się o jedno pole: stal → tor budowli, tytan → przestrzeni kosmicznej, pieniądze → wydarzeń, energia → energii, ciepło → Ziemi, roślinność → roślinności. Oznacz opuszczone pole: jego symbol nie zadziała drugi raz.
    - Jeśli _liczysz_ symbole lub wydarzenia przeciwników, użyj liczby z toru.
    - Obszary MarsBota wywołują twoje efekty jak obszary każdego gracza.

rules-marsbot-end = Koniec gry i punkty
rules-marsbot-end-text =
    Gra kończy się jak zwykle. Jeśli zacznie się 20. pokolenie, od razu przegrywasz.

    Gdy umieszcza się ostatnią zieleń, MarsBot też to robi: na każdym torze, na którego następnym polu jest zieleń, przesuwa tam znacznik i ją umieszcza.

    MarsBot dostaje punkty za WT, tytuły, nagrody, zieleń i miasta, 1 punkt za każde pole obok wcielenia neuronalnego, na którym nie ma twojego obszaru, oraz punkty za pieniądze: do 12. pokolenia włącznie jeden punkt to 8 M€, a potem z każdym pokoleniem o 1 M€ mniej.

rules-marsbot-levels = Poziomy
rules-marsbot-levels-text =
    Są cztery poziomy:
    - _Łatwy_: strzałki nie działają, akcja zastępcza daje 3 M€, a wartości w nagrodach są o 5 niższe.
    - _Normalny_: zasady powyżej.
    - _Trudny_: 1 punkt za każdą zagraną kartę z punktami; przed swoją pierwszą turą pokolenia płaci 8 M€ za tytuł, jeśli ma tyle pieniędzy i spełnia warunki dostatecznie wielu tytułów.
    - _Okrutny_: jak trudny, z czterema kartami projektów w talii.

    Każdą część możesz też wybrać osobno, jako opcję stołu.
