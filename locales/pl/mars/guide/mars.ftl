# Pierwsza gra z przewodnikiem: jeden tekst na krok.

guide-mars-welcome = Mars jest zimny i suchy. Czas to zmienić. Grasz solo: masz 14 pokoleń, aby temperatura, tlen i oceany osiągnęły maksimum. Każdy poziom podnosi twój _współczynnik terraformacji_: teraz dochód, na koniec punkty.
guide-mars-corporation = Najpierw wybierz korporację. Weź _CrediCor_: zaczyna z 57 M€ i odzyskuje 4 M€ za każdą zagraną kartę o koszcie 20 lub więcej.
guide-mars-buy = Oto dziesięć kart projektów. Zachowanie karty kosztuje 3 M€, a gdy ją zagrywasz, płacisz jeszcze jej koszt. Zachowaj karty _{ mars-card-mohole-area }_ i _{ mars-card-aquifer-pumping }_: pierwsza daje co pokolenie ciepło, druga oceany.
guide-mars-seat = To twoja plansza: sześć zasobów, a obok każdego produkcja w każdym pokoleniu. Stalą płacisz za karty budowli, tytanem za karty kosmiczne. Osiem jednostek roślinności zamienisz na zieleń, a osiem jednostek ciepła podniesie temperaturę o jeden poziom.
guide-mars-play =
    Twoja tura: jedna lub dwie akcje. Zagraj z ręki kartę _{ mars-card-mohole-area }_. Kosztuje 20 M€, podnosi produkcję ciepła o 4, a CrediCor odzyskuje 4 M€.
guide-mars-tile = Z kartą dostajesz obszar, który umieszczasz na polu oceanu. Wybierz zaznaczone pole na środku mapy, rząd 5, piąte od lewej: daje dwie jednostki roślinności.
guide-mars-second = Masz w tej turze jeszcze jedną akcję. Zagraj kartę _{ mars-card-aquifer-pumping }_: to niebieska karta z akcją, której możesz użyć raz na pokolenie.
guide-mars-action = Użyj jej od razu: zapłać 8 M€ za ocean. Na pasku są akcje, które możesz wykonać; przy pozostałych widzisz, dlaczego nie możesz.
guide-mars-ocean = Umieść ocean obok swojego obszaru Mohole, na polu po lewej: otrzymasz jeszcze dwie jednostki roślinności, a twój WT wzrośnie o 1. Każdy obszar umieszczony później obok oceanów daje 2 M€ za każdy z nich.
guide-mars-stop = Na nic więcej cię teraz nie stać. Po jednej akcji możesz po prostu zakończyć turę.
guide-mars-pass = A potem spasuj: w tym pokoleniu to już koniec. Gdy wszyscy spasują, następuje produkcja.
guide-mars-research = Produkcja: twój WT przyniósł pieniądze, a obszar Mohole 4 jednostki ciepła. Nowe pokolenie zaczyna się od _badań_: cztery karty, 3 M€ za każdą zachowaną. Szukaj najpierw produkcji: opłaca się w każdym pokoleniu.
guide-mars-end = Wiesz już, jak to działa: kupuj, zagrywaj, produkuj. W grze z innymi są też tytuły i nagrody. Książka na pasku u góry otwiera zasady dotyczące bieżącego pytania, a żarówka daje podpowiedź. Powodzenia na Marsie!
