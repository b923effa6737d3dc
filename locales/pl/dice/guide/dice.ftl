# Pierwsza gra z przewodnikiem: jeden tekst na krok.

guide-dice-welcome = Za chwilę z pomocą kości uczynisz Marsa zdatnym do życia. Grasz solo: masz 50 tur, aby temperatura, tlen i oceany osiągnęły maksimum. Kolorowe symbole na polach pokazują premie za umieszczenie tam obszaru.
guide-dice-city = Gra solo zaczyna się od miasta na mapie. Umieść je na zaznaczonym polu przy prawej krawędzi, _C6_; obok pojawią się ocean i zieleń.
guide-dice-corporation = Wybierz korporację. Weź _Ecoline_: zaczyna z dwoma znacznikami uniwersalnymi i dwiema kośćmi roślinności. Brązowa sekcja to jej produkcja: jedna żółta i dwie zielone kości.
guide-dice-dice = To twoje kości, wszystko, co masz. Liczy się symbol na wierzchu; litera oznacza kolor. Nigdy więcej nimi nie rzucasz. Okrągły _znacznik uniwersalny_ zastępuje dowolny symbol.
guide-dice-bonus = W grze solo na początku wybierasz kartę bonusową. _{ dice-card-subsidised-foundry }_ dodaje do twojej produkcji szarą kość na całą grę.
guide-dice-turn = W swojej turze albo produkujesz, albo wykonujesz akcję _pomocniczą_, a potem _główną_. Masz trzy kości z roślinnością, a cztery wystarczą na zieleń. Użyj więc akcji pomocniczej, która _obraca_ kość: to przycisk z dwiema strzałkami.
guide-dice-pay =
    Kosztuje to jeden dowolny zasób. Zapłać _megakredytem_: kliknij żółtą kość.
guide-dice-set =
    Teraz obróć _mikroba_, drugą zieloną kość, na _roślinność_.
guide-dice-greenery = Cztery kości z roślinnością! Akcje główne pokazują swój koszt; zaznaczona jest ta, na którą cię stać. Umieść za nie _zieleń_.
guide-dice-place = Każde dozwolone pole jest zaznaczone. Obok miasta zieleń daje dodatkowy punkt: wybierz _C5_, na lewo od miasta. Rośnie też tlen, a każdy poziom jest wart 2 punkty.
guide-dice-mark = Tlen osiągnął premię na torze: zieloną kość z dowolną ścianką. Weź _roślinność_.
guide-dice-roll = Następna tura. Wskaż kolory, aby zobaczyć szanse, a potem rzuć _niebieską_ kością: energia jest na trzech z sześciu ścianek.
guide-dice-card = Energia! _{ dice-card-power-plant }_ kosztuje megakredyt i energię. Nie masz megakredytu, ale zastąpi go znacznik uniwersalny. Kliknij kartę, aby ją zagrać: odtąd produkujesz też niebieską kość.
guide-dice-produce = Prawie nie masz już kości: czas na _turę produkcji_. Zajmuje ona całą turę.
guide-dice-keep = Możesz zachować najwyżej trzy kości, klikając je; reszta wraca do puli. Zielonymi kośćmi i tak zaraz rzucisz, więc zachowaj kilka albo żadnej i naciśnij _Zachowaj te kości_.
guide-dice-discard = Możesz odrzucić niechciane karty; potem dobierasz do pięciu. Tym razem nic nie odrzucaj: naciśnij _Dobierz karty_.
guide-dice-end = Masz już nowe kości z całej produkcji, a użyte niebieskie karty są znów gotowe. Na tym polega gra: produkuj, płać, terraformuj. Przy 5 i 12 punktach dostajesz kolejne karty bonusowe. Książka na pasku u góry otwiera zasady, a żarówka daje podpowiedź.
