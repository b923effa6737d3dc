# Zasady gry Akcja: Terraformacja: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[zones]] prowadzi do tematu.

rules-shifter-aim = Cel gry
rules-shifter-aim-text =
    Szesnaście kafelków tworzy Planetę. Obracając, przesuwając i odwracając je, łączysz śnieg, pustynię, morze i łąkę w _strefy_. Strefy spełniają misje z twojej ręki, a gdy ukończysz misję, możesz osiągnąć wielkie cele gry.

    Wszyscy gracze działają razem: wygrywacie, gdy osiągniecie wszystkie cztery cele, a przegrywacie, jeśli wcześniej wyczerpie się Biblioteka. W grze solo jest tak samo, tylko misje ma jeden gracz. Jeśli wolicie grać przeciw sobie, zobacz [[contest]].

rules-shifter-planet = Planeta i kafelki
rules-shifter-planet-text =
    Planeta to kwadrat cztery na cztery kafelki. Każda strona kafelka pokazuje trzy z czterech terenów: jeden zajmuje _połowę_ i liczy się za 2, dwa zajmują po _ćwiartce_ i liczą się za 1. To samo mówią stworzenia: jedno stworzenie to jeden punkt.

    Na odwrocie ćwiartki pozostają takie same, a połowa zmienia się w teren, którego na pierwszej stronie nie było.

    Każdy bok kafelka należy do jednego terenu: połowa ma dwa boki schodzące się w rogu, każda ćwiartka po jednym. Dzięki temu kafelki do siebie pasują.

rules-shifter-zones = Strefy i ich wartość
rules-shifter-zones-text =
    Kawałki tego samego terenu tworzą jedną strefę, gdy stykają się całym bokiem dwóch sąsiednich kafelków. Rogi nie łączą, a strefy nie przechodzą przez krawędź Planety na drugą stronę.

    _Wartość_ strefy to suma jej kawałków: 2 za każdą połowę, 1 za każdą ćwiartkę. Ćwiartka jest zawsze końcem strefy, więc długie strefy to łańcuchy połówek z najwyżej jedną ćwiartką na każdym końcu.

    Wskaż strefę albo przejdź na kafelek, a zobaczysz jej wartość.

rules-shifter-missions = Misje
rules-shifter-missions-text =
    Masz na ręce cztery misje, których inni nie widzą. Misja podaje teren i jedną lub kilka wartości: „Morze 8” wymaga jednej strefy morza o wartości 8, „Pustynia 4 4” dwóch stref pustyni po 4.

    Każda wartość wymaga osobnej strefy: jedna strefa 8 to nie dwie strefy po 4. _Większa_ strefa wystarczy, chyba że gracie z dokładnymi wartościami, zobacz [[exact]]. Ta sama strefa może w jednej turze posłużyć kilku kartom.

    Niektóre misje mają znak 2+, 3+ lub 4+ i są w grze tylko wtedy, gdy gra co najmniej tylu graczy. Dlatego Biblioteka liczy na początku zawsze dwanaście kart.

rules-shifter-goals = Księga Celów
rules-shifter-goals-text =
    Cztery cele leżą odkryte dla wszystkich, po jednym każdego terenu. Czyta się je jak misje, ale wymagają więcej. Osiągnięty cel odwraca się i pozostaje osiągnięty, cokolwiek stanie się z Planetą.

    Cele można osiągnąć tylko w turze, w której ukończysz misję; wtedy od razu odwraca się wszystkie cele, które spełnia Planeta. Liczba celów w turze nie jest ograniczona.

    Do pierwszej gry weźcie cele z numerem 9, po jednym każdego terenu. Cele z numerem 8 są zwykle trudniejsze, bo wymagają więcej niż jednej strefy. Cele można też losować albo dowolnie wybrać.

rules-shifter-turn = Tura
rules-shifter-turn-text =
    Tura ma dwie fazy: najpierw terraformujesz, wykonując najwyżej pięć akcji, zobacz [[actions]]; potem zasiedlasz, zobacz [[settle]]. Na koniec uzupełniasz rękę do czterech kart i kolej na gracza po lewej.

    Liczy się Planeta w chwili zasiedlania. Misja spełniona bez ani jednej akcji też się liczy.

rules-shifter-actions = Pięć akcji
rules-shifter-actions-text =
    W fazie terraformacji wykonujesz najwyżej pięć akcji, w dowolnej kolejności, także kilka razy tę samą:
    - _Obróć_ jeden kafelek o pół obrotu.
    - _Odwróć_ jeden kafelek przez długi albo przez krótki bok, na drugą stronę.
    - _Przesuń_ cały rząd o krok w lewo lub w prawo albo kolumnę w górę lub w dół. Wypchnięty kafelek wraca z drugiego końca.

    Kafelek ma cztery położenia, a każde z pozostałych trzech jest dokładnie o jedną akcję dalej. Gdy wybierzesz kafelek, od razu widzisz trzy możliwe wyniki.

    Aż do zasiedlania możesz cofać akcje jedną po drugiej. Akcje, których nie potrzebujesz, mogą przygotować Planetę dla innego gracza.

rules-shifter-settle = Zasiedlanie: sukces
rules-shifter-settle-text =
    Gdy zasiedlasz, sprawdzane są twoje misje. Jeśli spełniasz choć jedną, tura jest _sukcesem_: zgłoś jedną spełnioną misję i ją odrzuć. Nie ma kary, bez względu na liczbę akcji.

    Potem możesz zgłosić kolejne spełnione misje. Każdą zgłoszoną misję uzupełnia się z Biblioteki, więc kosztuje to jedną kartę; czasem lepiej zachować spełnioną misję.

    Po pierwszej misji sprawdzana jest Księga Celów. Dopóki mogą nadejść katastrofy, to ty decydujesz, czy ją sprawdzić, bo każdy osiągnięty cel przynosi następną.

rules-shifter-failure = Zasiedlanie: porażka
rules-shifter-failure-text =
    Jeśli nie spełniasz żadnej swojej misji, tura jest _porażką_: odrzuć dwie misje i po jednej za każdą wykonaną akcję. Najpierw wybierasz z ręki, a gdy jest pusta, bierzesz z wierzchu Biblioteki. W takiej turze nie można osiągnąć celu.

    Po uzupełnieniu ręki porażka z trzema akcjami kosztuje Bibliotekę pięć kart. Jeśli więc nie możesz odnieść sukcesu, wykonaj jak najmniej akcji: porażka bez akcji kosztuje tylko dwie karty.

rules-shifter-library = Biblioteka
rules-shifter-library-text =
    Biblioteka to talia misji i zegar gry. Na koniec tury uzupełniasz z niej rękę do czterech kart.

    Sukces z jedną misją kosztuje jedną kartę, porażka dwie karty i po jednej za każdą akcję. Jeśli trzeba wziąć z Biblioteki więcej kart, niż w niej jest, wszyscy przegrywają. Zabranie z niej ostatniej karty to jeszcze nie przegrana.

rules-shifter-end = Koniec gry
rules-shifter-end-text =
    Wygrywacie razem, gdy tylko wszystkie cztery cele są osiągnięte, zanim ktokolwiek dobierze karty. Karty, które zostały w Bibliotece, dają wam tytuł:
    - od 0 do 2: Wędrowiec
    - od 3 do 5: Kolonizator
    - 6 lub 7: Terraformator
    - 8 i więcej: Imperator

    Z katastrofami, zobacz [[disasters]], progi to 0, 2, 4 i 6 kart, a każda czerwona katastrofa w stosie podnosi tytuł o jeden: nad Imperatorem są Legenda i Stwórca.

rules-shifter-exact = Dokładne wartości
rules-shifter-exact-text = W trudniejszej grze wartości muszą zgadzać się dokładnie: strefa o wartości 8 nie spełnia misji 7. Dotyczy to i misji, i celów. Tę zasadę wybiera się w opcjach stołu.

rules-shifter-disasters = Katastrofy
rules-shifter-disasters-text =
    Dla doświadczonych: cztery żółte katastrofy tworzą stos, a wierzchnia działa od początku. Każdy osiągnięty cel od razu sprowadza następną. Wszystkie odkryte katastrofy działają dalej i obowiązują wszystkich; gdy dwie są sprzeczne, liczy się nowsza.

    Katastrofa ogranicza liczbę akcji, przesunięć albo odwróceń w turze, zabrania odwracania przez krótki bok albo sprawia, że sukces kosztuje więcej kart Biblioteki. Przy zabronionym ruchu widać, która katastrofa go zabrania.

    W trudniejszej grze ostatnia karta stosu albo dwie ostatnie to czerwone katastrofy.

rules-shifter-contest = Rywalizacja
rules-shifter-contest-text =
    Od dwóch do czterech graczy może grać przeciw sobie. Nie ma kart na ręce ani Księgi Celów: szesnaście celów i szesnaście misji bez znaku tworzy jedną Bibliotekę. W każdej rundzie jej wierzchnia karta jest _wyzwaniem_ dla wszystkich i każdy szuka sposobu, aby spełnić je w jak najmniejszej liczbie akcji.

    Jeśli do spełnienia wyzwania wystarczy jedna akcja albo nie trzeba żadnej, karta trafia pod Bibliotekę i odkrywa się następną.

    Wynik to liczba wygranych wyzwań minus liczba nieudanych. Wygrywa gracz, który pierwszy dojdzie do progu: 7 punktów przy dwóch graczach, 6 przy trzech, 5 przy czterech, chyba że w opcjach stołu ustawiono inaczej. Gdy karty skończą się wcześniej, nie wygrywa nikt.

rules-shifter-bids = Deklaracje i klepsydra
rules-shifter-bids-text =
    Poczynając od prowadzącego rundę, każdy gracz deklaruje liczbę akcji. Gdy wszyscy to zrobią, odwraca się klepsydrę na jedną minutę. Póki piasek się przesypuje, możesz zejść poniżej swojej ostatniej deklaracji albo przy niej zostać. Niższa deklaracja sprawia, że wszyscy zastanawiają się na nowo.

    Gdy czas minie albo wszyscy zostaną przy swoim, liczy się najniższa deklaracja. Z równych deklaracji liczy się najwcześniejsza.

    Zastanawiając się, możesz próbować ruchów; nikt inny ich nie widzi, a Planeta wraca do poprzedniego stanu.

rules-shifter-attempt = Próba
rules-shifter-attempt-text =
    Gracz z najniższą deklaracją pokazuje ruchy na Planecie, wykonując najwyżej tyle akcji, ile zadeklarował. Jeśli na koniec próby wyzwanie jest spełnione, zdobywa punkt; jeśli nie jest albo próby nie było, traci punkt.

    W opcjach stołu wybiera się, czy po nieudanej próbie Planeta wraca do poprzedniego stanu, kto prowadzi następną rundę i jak wysoka może być deklaracja.

rules-shifter-edition = O tym wydaniu
rules-shifter-edition-text =
    Zasady są takie jak w wydanej grze. Znamy tylko część kafelków, misji, celów i katastrof, więc resztę odtworzyliśmy z liczb i kolorów podanych w instrukcji. Przeglądarka kart oznacza każdy element jako wydany, częściowo znany albo odtworzony; katastrofy i progi rywalizacji są nasze własne.

    Gdy instrukcja czegoś nie rozstrzyga, naszą decyzję i jej powód opisują dokumenty projektu.
