# Pierwsza gra z przewodnikiem: jeden tekst na krok.

guide-mars-welcome = Mars jest zimny i suchy. Zmienisz to, w tej pierwszej grze solo: masz 14 pokoleń, aby temperatura, tlen i oceany osiągnęły maksimum. Każdy poziom podnosi twój _współczynnik terraformacji_: teraz dochód, na koniec punkty.
guide-mars-corporation =
    Najpierw wybierz korporację. Weź _CrediCor_: zaczyna z 57 M€ i odzyskuje 4 M€, ilekroć zagra coś za 20 lub więcej.
guide-mars-buy =
    Przed tobą dziesięć kart projektów. Zatrzymanie każdej kosztuje 3 M€, a zagranie jej własny koszt. Zatrzymaj karty _{ mars-card-mohole-area }_ i _{ mars-card-aquifer-pumping }_: pierwsza daje ciepło co pokolenie, druga oceany.
guide-mars-seat =
    To twoja firma: zapas sześciu zasobów, a obok, ile produkujesz co pokolenie. Stal płaci za budowle, tytan za kosmos; osiem roślinności zmienia się w zieleń, osiem ciepła w poziom temperatury.
guide-mars-play =
    Twoja tura: jedna lub dwie akcje. Zagraj z ręki kartę _{ mars-card-mohole-area }_. Kosztuje 20 M€, podnosi produkcję ciepła o 4, a CrediCor odzyskuje 4 M€.
guide-mars-tile =
    Karta daje obszar, który leży tam, gdzie mógłby być ocean. Wybierz pole na środku mapy, rząd 5, piąte od lewej: daje dwie roślinności.
guide-mars-second =
    Masz w tej turze jeszcze jedną akcję. Zagraj kartę _{ mars-card-aquifer-pumping }_: niebieska karta z akcją, której można użyć raz na pokolenie.
guide-mars-action = Użyj jej od razu: zapłać 8 M€ za ocean. Na pasku są akcje, które możesz wykonać; pozostałe mówią, dlaczego nie.
guide-mars-ocean =
    Połóż ocean obok swojego obszaru Mohole, na polu po lewej: jeszcze dwie roślinności, a WT rośnie o 1. Każdy obszar położony później obok oceanu daje 2 M€ za każdy.
guide-mars-stop = Na nic więcej cię teraz nie stać. Po jednej akcji możesz po prostu zakończyć turę.
guide-mars-pass =
    A potem spasuj: na to pokolenie koniec. Gdy wszyscy spasują, wszyscy produkują.
guide-mars-research =
    Produkcja: WT wypłacono w pieniądzach, a obszar Mohole dał 4 ciepła. Nowe pokolenie zaczyna się _badaniami_: cztery karty, 3 M€ za każdą zatrzymaną. Najpierw szukaj produkcji; płaci co pokolenie.
guide-mars-end =
    Wiesz już, jak to idzie: kupuj, zagrywaj, produkuj. Z innymi są też tytuły i nagrody. Książka na pasku u góry otwiera zasady przy zadanym pytaniu, a żarówka daje podpowiedź. Powodzenia na Marsie.
