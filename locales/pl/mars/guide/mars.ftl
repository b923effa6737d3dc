# Pierwsza gra z przewodnikiem: trzy pokolenia z jednym przeciwnikiem, jeden tekst na krok.

guide-mars-welcome = Mars jest zimny i suchy. Ty i twój przeciwnik macie to zmienić. Każdy poziom temperatury, tlenu i oceanów podnosi twój _współczynnik terraformacji_: w każdym pokoleniu dochód, na koniec punkty. Gdy wszystkie trzy osiągną maksimum, wygrywa gracz z największą liczbą punktów.
guide-mars-corporation = Najpierw wybierz korporację. Weź kartę _{ mars-corp-tharsis-republic }_: zaczyna z 40 M€ i miastem i zyskuje pieniądze na każdym nowym mieście.
guide-mars-buy = Oto dziesięć kart projektów. Zachowanie karty kosztuje 3 M€, a gdy ją zagrywasz, płacisz jeszcze jej koszt. Zachowaj karty _{ mars-card-mohole-area }_ i _{ mars-card-archaebacteria }_: pierwsza daje co pokolenie ciepło, druga roślinność.
guide-mars-city = Twoja korporacja zaczyna od miasta. Umieść je na zaznaczonym polu w rzędzie 5: dwa liście to dwie jednostki roślinności dla ciebie. Na koniec miasto daje punkt za każdą sąsiednią zieleń.
guide-mars-seat = To twoja plansza: sześć zasobów, a pod każdym jego produkcja w każdym pokoleniu. Miasto już podniosło produkcję pieniędzy. Stalą płacisz za karty budowli, tytanem za karty kosmiczne.
guide-mars-mohole = Masz w tej turze jeszcze jedną akcję. Zagraj za 20 M€ kartę _{ mars-card-mohole-area }_: podnosi produkcję ciepła o 4.
guide-mars-tile = Z kartą dostajesz obszar, który umieszczasz na polu oceanu. Wybierz zaznaczone pole obok swojego miasta: daje dwie kolejne jednostki roślinności.
guide-mars-needs = Niektóre karty mają _wymaganie_. Kartę _{ mars-card-archaebacteria }_ można zagrać tylko wtedy, gdy na Marsie jest −18 °C lub zimniej. Teraz jest, więc ją zagraj: w każdym pokoleniu o jedną jednostkę roślinności więcej.
guide-mars-tags = Okrągłe znaki na kartach to _symbole_: tutaj symbol budowli i symbol mikrobów. Przydadzą się później: liczą je inne karty, tytuły i korporacje. Karta, której nie możesz jeszcze zagrać, pokazuje, czego jej brakuje.
guide-mars-stop = Na nic dobrego cię teraz nie stać, a przeciwnik spasował. Zakończ turę.
guide-mars-pass = A potem spasuj: w tym pokoleniu to już koniec. Gdy wszyscy spasują, następuje produkcja.
guide-mars-research = Produkcja: twój WT i miasto przyniosły 21 M€, masz też 4 jednostki ciepła i 5 roślinności. Nowe pokolenie zaczyna się od _badań_. Tym razem nic nie kupuj: pieniądze przydadzą się na drugie miasto.
guide-mars-settle = _Projekty standardowe_ można kupić zawsze. Zbuduj miasto za 25 M€. Podniesie produkcję pieniędzy, a twoja korporacja dostanie część pieniędzy z powrotem.
guide-mars-second = Miasta nigdy nie stoją obok siebie. Umieść to na zaznaczonym polu, o jedno pole od pierwszego: pole między nimi jest na zieleń.
guide-mars-stop-again = Resztę zachowaj. Zakończ turę.
guide-mars-pass-again = I spasuj. Znów następuje produkcja.
guide-mars-research-again = Masz teraz 8 jednostek roślinności i 8 ciepła: dokładnie tyle, ile trzeba. Nie kupuj kart: pieniądze przydadzą się na trzecie miasto.
guide-mars-heat = Osiem jednostek _ciepła_ podnosi temperaturę o jeden poziom, a z nią twój WT. To jedna akcja.
guide-mars-plants = A osiem jednostek _roślinności_ zamienia się w zieleń: to druga akcja.
guide-mars-greenery = Umieść ją między swoimi dwoma miastami. Sama daje punkt, a każde miasto obok niej jeszcze jeden; rośnie tlen, a z nim twój WT. To cztery punkty za jeden obszar.
guide-mars-third = Znowu twoja tura. Trzy miasta i masz tytuł: zbuduj jeszcze jedno.
guide-mars-place = Umieść je na zaznaczonym polu z dwiema jednostkami roślinności. Nie może stać obok twoich pozostałych miast.
guide-mars-milestone = Teraz spełniasz warunek _tytułu_ { mars-milestone-mayor }: trzy miasta. Uzyskaj go za 8 M€, zanim zrobi to przeciwnik. Jest wart 5 punktów. W grze można uzyskać tylko trzy tytuły.
guide-mars-points = Policz: 22 za WT, 1 za zieleń, 2 za miasta obok niej, 5 za tytuł. Do tego dochodzą karty i _nagrody_. Twoja plansza zawsze pokazuje punkty na teraz: 30.
guide-mars-end = Wiesz już, jak to działa: kupuj, zagrywaj, produkuj, zdobywaj punkty. Prowadzisz, więc graj dalej! Książka na pasku u góry otwiera zasady dotyczące bieżącego pytania, a żarówka daje podpowiedź. Powodzenia na Marsie!
