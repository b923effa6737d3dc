# Zasady MarsBota: nagłówek i tekst każdego tematu, w kolejności czytania.
# Pusty wiersz zaczyna akapit, myślnik pozycję listy; [[icons]] prowadzi do tematu.

rules-marsbot-aim = Czym jest MarsBot
rules-marsbot-aim-text =
    MarsBot to przeciwnik, który nie potrzebuje gracza. Nie ma ręki, produkcji ani korporacji: odkrywa karty, przesuwa się po siedmiu torach i robi to, co każą tory. Ty grasz według zwykłych zasad Marsa i wygrywasz tylko, mając więcej punktów niż MarsBot; remis nie wystarczy.

    Możesz zagrać z nim tutaj albo pozwolić towarzyszowi prowadzić MarsBota, gdy przy stole grasz grą drukowaną.

rules-marsbot-board = Siedem torów
rules-marsbot-board-text =
    Tory to budowle, przestrzeń kosmiczna, wydarzenia, nauka, energia, Ziemia i roślinność, z polami od 0 do 18. Wiele pól pokazuje symbol, który wykonuje się, gdy wejdzie na nie znacznik MarsBota.

    Na mapie Tharsis symbole kart przesuwają tory tak: budowla, kosmos, wydarzenie i nauka swoje; energia i Jowisz tor energii; Ziemia i miasto tor Ziemi; roślinność, zwierzęta i mikroby tor roślinności.

    MarsBot ma współczynnik terraformacji, pieniądze, obszary i stos zagranych kart.

rules-marsbot-setup = Przygotowanie
rules-marsbot-setup-text =
    Jak dla dwóch graczy: oboje mają WT 20. MarsBot nie ma pieniędzy, a jego znaczniki stoją na 0. Osiem kart bonusowych jest potasowanych. Pierwsza talia akcji to trzy karty projektów i jedna bonusowa, potasowane i zakryte. W pierwszym pokoleniu zaczynasz ty.

rules-marsbot-generation = Pokolenie
rules-marsbot-generation-text =
    Od drugiego pokolenia pierwszy gracz zmienia się za każdym razem. Badania prowadzisz jak zwykle. MarsBot nic nie płaci: jego talia akcji to trzy nowe karty projektów i jedna bonusowa.

    Przy selekcji kart dwie czwórki kart zmieniają strony; ty bierzesz jedną ze swoich, MarsBot losową. Potem odrzuca jedną z czterech.

    W fazie akcji gracie na zmianę. Twoja tura to jedna lub dwie akcje, tura MarsBota to jedna karta. Z pustą talią pasuje; gdy ty spasujesz, gra dalej sam. W fazie produkcji nic nie dostaje.

rules-marsbot-turn = Tura MarsBota
rules-marsbot-turn-text =
    Odkrywa wierzchnią kartę talii. Koszt, wymaganie i tekst karty projektu nie mają znaczenia, tylko symbole: od lewej do prawej każdy przesuwa swój tor o jedno pole, a symbol na polu wykonuje się od razu, ze wszystkim, co z niego wynika. Wydarzenia mają symbol wydarzenia na końcu.

    Tor na końcu się nie przesuwa: to akcja zastępcza, zobacz [[failed]]. Tak samo karta bez symboli. Karta bonusowa robi to, co mówi, zobacz [[bonus]].

rules-marsbot-icons = Symbole na torach
rules-marsbot-icons-text =
    - _Strzałka_: ten sam tor przesuwa się o jedno pole dalej, z symbolem.
    - _Symbol innego toru_: tamten tor przesuwa się o jedno pole, z symbolem.
    - _WT_: WT MarsBota rośnie o podaną liczbę.
    - _Temperatura_: jeden poziom albo dwa, gdy są dwa, z WT.
    - _Ocean_, _zieleń_, _miasto_: obszar kładzie się (zobacz [[tiles]]); oceany i tlen dają WT.
    - _Tytuł_ i _nagroda_: zobacz [[milestones]] i [[awards]].

    Symbole dodatków, których nie ma w grze, się pomija. Symbole działają tylko przy ruchu naprzód.

rules-marsbot-failed = Akcje zastępcze
rules-marsbot-failed-text =
    Gdy coś, co MarsBot miałby zrobić, jest niemożliwe, dostaje za to 5 M€: karta bez symboli, tor na końcu, wskaźnik na maksimum, brak pola dla obszaru, brak tytułu do uzyskania, brak nagrody, w której prowadzi.

    Karty bonusowe, których nie da się wykonać, nie są akcjami zastępczymi.

rules-marsbot-bonus = Osiem kart bonusowych
rules-marsbot-bonus-text =
    - _Deszcz meteorów_: tracisz do 5 roślinności. Strata 3 lub więcej albo ochrona sprawia, że karta znika na dobre.
    - _Gatunki inwazyjne_: usuwasz jedno zwierzę albo jednego mikroba, najcenniejsze; MarsBot dostaje 5 M€.
    - _Badania i rozwój_: MarsBot zagrywa kolejną kartę projektu.
    - _Duże osiągnięcia_: tytuł, a od 6. pokolenia nagroda; bez sukcesu 5 M€.
    - _Przyspieszona budowa_: miasto obok co najmniej dwóch zieleni lub oceanów.
    - _Lobbyści_: podnoszą wskaźnik bliski premii lub końca albo kładą ocean przy innych, albo jeden poziom tego, co najbardziej w tyle.
    - _Lokalne wcielenie neuronalne_: własny obszar w pustej okolicy, na koniec wart punkty; bez pola kolejna karta projektu.
    - _Korporacyjna rywalizacja_: za 5 M€ poprawia swoje miejsce w ufundowanej nagrodzie, w której jest blisko.

    Niektóre karty po sukcesie są niszczone; inne wracają, gdy tasuje się talię bonusową.

rules-marsbot-tiles = Gdzie MarsBot kładzie obszary
rules-marsbot-tiles-text =
    Obowiązują zwykłe zasady umieszczania. Z dozwolonych pól woli:
    - dla _zieleni_ najwięcej własnych miast obok, potem najmniej twoich
    - dla _miasta_ najwięcej zieleni obok, czyjakolwiek jest
    - potem zawsze: najwięcej oceanów obok, potem najwięcej symboli premii na polu

    Jeśli kilka pól jest wciąż równych, odkrywa się kartę projektu i jej kosztem odlicza pola w kolejności czytania.

rules-marsbot-income = Jego dochód
rules-marsbot-income-text =
    MarsBot dostaje 2 M€ za każdy ocean obok kładzionego obszaru i 1 M€ za każdy zakryty symbol premii, zamiast premii. Premie ciepła na torze temperatury dają mu 2 M€; ocean przy 0 °C i temperaturę przy 8% tlenu bierze jak gracz.

    Pieniędzy nie wydaje na karty: na koniec zamieniają się w punkty.

rules-marsbot-milestones = Tytuły
rules-marsbot-milestones-text =
    Symbol tytułu uzyskuje jeden za darmo, jeśli uzyskano mniej niż trzy i MarsBot któryś spełnia. Na Tharsis: Terraformator, WT 35; Prezydent, trzy miasta; Ogrodnik, trzy zielenie; Konstruktor, tor budowli 8; Planista, wszystkie tory co najmniej na 4.

    Jeśli spełnia kilka, bierze ten, który spełniasz i ty, potem ten, do którego masz najbliżej, potem pierwszy z lewej.

rules-marsbot-awards = Nagrody
rules-marsbot-awards-text =
    Symbol nagrody funduje za darmo otwartą nagrodę, w której MarsBot prowadzi najwyżej; musi naprawdę prowadzić. Na Tharsis jego wartości to: Potentat ziemski, jego obszary; Bankier, tor budowli i wydarzeń razem; Naukowiec, tor nauki; Magnat cieplny, tor energii plus 5; Górnik, tor przestrzeni plus 5.

    Podczas gry w takich porównaniach liczy się twój zapas razem z produkcją; na koniec sam zapas.

rules-marsbot-yours = Twoje karty a MarsBot
rules-marsbot-yours-text =
    - Gdy _usuwasz_ lub _kradniesz_ zasoby, idą z jego pieniędzy, po jednym M€; skradzione dostajesz w podanym rodzaju.
    - Gdy _obniżasz produkcję_, odpowiadający jej tor cofa się o jedno pole: stal budowle, tytan przestrzeń, pieniądze wydarzenia, energia energię, ciepło Ziemię, roślinność roślinność. Opuszczone tak pola są oznaczone i ich symbole nie działają drugi raz.
    - Gdy _liczysz_ symbole lub wydarzenia innych, liczy się numer jego toru.
    - Jego obszary uruchamiają twoje efekty jak obszary każdego gracza.

rules-marsbot-end = Koniec i wynik
rules-marsbot-end-text =
    Gra kończy się jak każda inna. Jeśli zacznie się pokolenie 20, od razu przegrywasz.

    Przy ostatnich zieleniach każdy tor MarsBota, którego następne pole pokazuje zieleń, wchodzi na nie i ją kładzie.

    MarsBot liczy WT, tytuły, nagrody, zielenie i miasta, 1 punkt za każde pole obok wcielenia neuronalnego bez twojego obszaru oraz pieniądze: do 12. pokolenia 8 M€ to jeden punkt, a z każdym następnym pokoleniem trzeba o jedno M€ mniej.

rules-marsbot-levels = Poziomy
rules-marsbot-levels-text =
    - _Łatwy_: strzałki się pomija, akcja zastępcza daje 3 M€, a wartości nagród są o 5 niższe.
    - _Zwykły_: zasady powyżej.
    - _Trudny_: punkt za każdą zagraną kartę z punktami, a przed pierwszą turą pokolenia może kupić tytuł za 8 M€, gdy dość ich spełnia.
    - _Okrutny_: jak trudny, z czterema kartami projektów w talii.

    Każdą część można też wybrać osobno w opcjach stołu.
