# Pierwsza gra z przewodnikiem: jeden tekst na krok.

guide-dice-welcome =
    Za chwilę uczynisz Marsa zdatnym do życia, za pomocą kości. Grasz tu w pojedynkę: 50 tur na dopełnienie temperatury, tlenu i oceanów. Kolorowe znaki na polach mówią, co da położony tam obszar.
guide-dice-city =
    Gra w pojedynkę zaczyna się od miasta na mapie. Połóż je na zaznaczonym polu przy prawej krawędzi, _C6_; obok powstaną ocean i zieleń.
guide-dice-corporation =
    Wybierz korporację. Weź _Ecoline_: zaczyna z dwoma jokerami i dwiema roślinnościami, a jej brązowe pole, produkcja, rzuca jedną żółtą i dwiema zielonymi kośćmi.
guide-dice-dice =
    To twoje kości, wszystko, co masz. Każda jest warta symbol na wierzchu; litera mówi o kolorze. Nigdy nie rzuca się nimi ponownie. Okrągły żeton to _joker_: zastępuje dowolny symbol.
guide-dice-bonus =
    W pojedynkę na początku wybierasz kartę premii. _{ dice-card-subsidised-foundry }_ dodaje do produkcji szarą kość, na całą grę.
guide-dice-turn =
    W turze albo produkujesz, albo wykonujesz akcję _pomocniczą_, a potem _główną_. Masz trzy roślinności, a cztery dałyby zieleń. Użyj więc akcji pomocniczej, która _obraca_ kość: przycisk z dwiema strzałkami.
guide-dice-pay =
    Kosztuje to dowolny jeden zasób. Zapłać _megakredytem_: kliknij żółtą kość.
guide-dice-set =
    Teraz obróć _mikroba_, drugą zieloną kość, na _roślinność_.
guide-dice-greenery =
    Cztery roślinności. Akcje główne pokazują koszt; ta, na którą cię stać, ma znak. Połóż _zieleń_ za cztery roślinności.
guide-dice-place =
    Każde dozwolone pole jest zaznaczone. Obok miasta zieleń daje dodatkowy punkt: wybierz _C5_, na lewo od miasta. Rośnie też tlen, a każdy poziom to 2 punkty.
guide-dice-mark =
    Tlen doszedł do premii na torze: daje zieloną kość z wybraną ścianką. Weź _roślinność_.
guide-dice-roll =
    Następna tura. Wskaż kolory, by zobaczyć szanse, potem weź _niebieską_ kość i rzuć: trzy z sześciu ścianek to energia.
guide-dice-card =
    Energia. _{ dice-card-power-plant }_ kosztuje megakredyt i energię. Megakredytu nie masz, ale joker go zastąpi. Kliknij kartę, by ją zagrać: odtąd produkujesz też niebieską kość.
guide-dice-produce =
    Prawie nie masz kości: czas na _turę produkcji_. To cała osobna tura.
guide-dice-keep =
    Możesz zatrzymać do trzech kości, klikając je; reszta wraca. Zielonymi i tak rzucisz, więc nie zatrzymuj żadnej albo, jeśli wolisz, kilka, i zakończ wybór.
guide-dice-discard =
    Niechciane karty mogą odejść; potem ręka uzupełnia się do pięciu. Tym razem nie odrzucaj nic.
guide-dice-end =
    Rzucono całą twoją produkcję, a użyte niebieskie karty byłyby znów gotowe. Oto gra: produkuj, płać, terraformuj. Przy 5 i 12 punktach są kolejne karty premii. Książka na pasku u góry otwiera zasady, żarówka daje podpowiedź.
