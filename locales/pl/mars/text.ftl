# Tworzone teksty Marsa: nazwy rzeczy i zdania, z których składają się karty.
# Wiadomość zaczynająca się małą literą jest częścią zdania; CAPITALIZE robi z niej jego początek.
# $resource, $token, $tag, $tile, $parameter i $kind to słowa gry, takie jak w plikach danych.

## Nazwy: zasoby, produkcja, zasoby na kartach

mars-resource-money = M€
mars-resource-steel = stal
mars-resource-titanium = tytan
mars-resource-plants = roślinność
mars-resource-energy = energia
mars-resource-heat = ciepło

mars-production-money = produkcja M€
mars-production-steel = produkcja stali
mars-production-titanium = produkcja tytanu
mars-production-plants = produkcja roślinności
mars-production-energy = produkcja energii
mars-production-heat = produkcja ciepła

mars-token-animal = zwierzęta
mars-token-microbe = mikroby
mars-token-science = zasoby nauki
mars-token-fighter = myśliwce

## Nazwy: symbole, rodzaje kart, zestawy

mars-tag-building = symbol budowli
mars-tag-space = symbol przestrzeni kosmicznej
mars-tag-power = symbol energii
mars-tag-science = symbol nauki
mars-tag-jupiter = symbol Jowisza
mars-tag-earth = symbol Ziemi
mars-tag-plant = symbol roślinności
mars-tag-microbe = symbol mikrobów
mars-tag-animal = symbol zwierząt
mars-tag-city = symbol miasta

mars-kind-automated = karta natychmiastowa
mars-kind-active = karta aktywna
mars-kind-event = karta wydarzenia

mars-set-base = gra podstawowa
mars-set-corporate-era = Era korporacyjna

## Nazwy: wskaźniki, obszary, projekty standardowe, premie z pól

mars-parameter-temperature = temperatura
mars-parameter-oxygen = poziom tlenu
mars-parameter-oceans = liczba oceanów

mars-tile-ocean = obszar oceanu
mars-tile-greenery = obszar zieleni
mars-tile-city = obszar miasta
mars-tile-capital = { mars-card-capital }
mars-tile-commercial-district = { mars-card-commercial-district }
mars-tile-ecological-zone = { mars-card-ecological-zone }
mars-tile-industrial-center = { mars-card-industrial-center }
mars-tile-lava-flows = { mars-card-lava-flows }
mars-tile-mining-area = { mars-card-mining-area }
mars-tile-mining-rights = { mars-card-mining-rights }
mars-tile-mohole-area = { mars-card-mohole-area }
mars-tile-natural-preserve = { mars-card-natural-preserve }
mars-tile-nuclear-zone = { mars-card-nuclear-zone }
mars-tile-restricted-area = { mars-card-restricted-area }

mars-project-sell-patents = Sprzedaż patentów
mars-project-power-plant = Elektrownia
mars-project-asteroid = Asteroida
mars-project-aquifer = Nawodnienie
mars-project-greenery = Zieleń
mars-project-city = Miasto

mars-icon-steel = 1 jednostka stali
mars-icon-titanium = 1 jednostka tytanu
mars-icon-plant = 1 jednostka roślinności
mars-icon-card = 1 karta
mars-icon-heat = 1 jednostka ciepła
mars-icon-ocean-for-6 = obszar oceanu za 6 M€

## Nazwy: mapy, pola, tytuły, nagrody

mars-map-tharsis = Tharsis
mars-map-hellas = Hellas
mars-map-elysium = Elysium

mars-place-noctis = Miasto Noctis
mars-place-phobos = Fobos
mars-place-ganymede = Ganimedes
mars-place-arsia-mons = Arsia Mons
mars-place-ascraeus-mons = Ascraeus Mons
mars-place-elysium-mons = Elysium Mons
mars-place-hecates-tholus = Hecates Tholus
mars-place-noctis-city = { mars-place-noctis }
mars-place-olympus-mons = Olympus Mons
mars-place-pavonis-mons = Pavonis Mons
mars-place-south-pole = biegun południowy
mars-place-tharsis-tholus = Tharsis Tholus

mars-milestone-terraformer = Terraformator
mars-milestone-mayor = Prezydent
mars-milestone-gardener = Ogrodnik
mars-milestone-builder = Konstruktor
mars-milestone-planner = Planista
mars-milestone-diversifier = Dywersyfikator
mars-milestone-tactician = Taktyk
mars-milestone-polar-explorer = Odkrywca Polarny
mars-milestone-energizer = Dostawca Energii
mars-milestone-rim-settler = Osadnik Rubieży
mars-milestone-generalist = Omnibus
mars-milestone-specialist = Specjalista
mars-milestone-ecologist = Ekolog
mars-milestone-tycoon = Inwestor
mars-milestone-legend = Legenda

mars-award-landlord = Potentat ziemski
mars-award-banker = Bankier
mars-award-scientist = Naukowiec
mars-award-thermalist = Magnat cieplny
mars-award-miner = Górnik
mars-award-cultivator = Kultywator
mars-award-magnate = Magnat
mars-award-space-baron = Kosmiczny Baron
mars-award-excentric = Ekscentryk
mars-award-contractor = Wykonawca
mars-award-celebrity = Celebryta
mars-award-industrialist = Przemysłowiec
mars-award-desert-settler = Osadnik Pustyni
mars-award-estate-dealer = Deweloper
mars-award-benefactor = Dobroczyńca

## Jak składa się zdania

mars-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
# Zdania jednego akapitu.
mars-text-next = { $first } { $next }
    .short = { $first }; { $next }
mars-text-action = Akcja: { $text }
mars-text-or-action = { $first } Albo: { $next }
    .short = { $first }; albo: { $next }
mars-text-ongoing = Efekt: { $text }
# Kilka poleceń połączonych spójnikiem „i”.
mars-text-all = { $parts }
mars-text-comma = { $first }, { $next }
# Słowa: stal lub tytan.
mars-text-or = { $first } lub { $next }
# Polecenia: otrzymaj 3 M€ albo dobierz kartę.
mars-text-or-do = { $first } albo { $next }
mars-text-then = { $first }, a następnie { $next }
mars-text-may = jeśli chcesz, { $do }
mars-text-if = jeśli { $condition }, { $then }
    .short = jeśli { $condition }: { $then }
mars-text-otherwise = { $first }; w przeciwnym razie { $otherwise }
    .short = { $first }; inaczej { $otherwise }
# Co się płaci i co się za to dostaje.
mars-text-deal = { $cost } → { $gain }
# Na co czeka efekt stały i co się wtedy dzieje.
mars-text-whenever = { $first }, { $next }
    .short = { $first }: { $next }
# Po czymś, do czego należy też sama karta.
mars-text-counting-itself = { $what } (ta karta też się liczy)
    .short = { $what } (wliczając tę kartę)

## Ilości

# Biernik: co się otrzymuje lub wydaje.
mars-text-amount = { $resource ->
    [steel] { $count ->
        [one] { $count } jednostkę stali
        [few] { $count } jednostki stali
       *[many] { $count } jednostek stali
    }
    [titanium] { $count ->
        [one] { $count } jednostkę tytanu
        [few] { $count } jednostki tytanu
       *[many] { $count } jednostek tytanu
    }
    [plants] { $count ->
        [one] { $count } jednostkę roślinności
        [few] { $count } jednostki roślinności
       *[many] { $count } jednostek roślinności
    }
    [energy] { $count ->
        [one] { $count } jednostkę energii
        [few] { $count } jednostki energii
       *[many] { $count } jednostek energii
    }
    [heat] { $count ->
        [one] { $count } jednostkę ciepła
        [few] { $count } jednostki ciepła
       *[many] { $count } jednostek ciepła
    }
   *[money] { $count } M€
}
    .short = { $resource ->
        [steel] { $count } stali
        [titanium] { $count } tytanu
        [plants] { $count } roślinności
        [energy] { $count } energii
        [heat] { $count } ciepła
       *[money] { $count } M€
    }
mars-text-up-to = { $resource ->
    [steel] { $count ->
        [one] do { $count } jednostki stali
        [few] do { $count } jednostek stali
       *[many] do { $count } jednostek stali
    }
    [titanium] { $count ->
        [one] do { $count } jednostki tytanu
        [few] do { $count } jednostek tytanu
       *[many] do { $count } jednostek tytanu
    }
    [plants] { $count ->
        [one] do { $count } jednostki roślinności
        [few] do { $count } jednostek roślinności
       *[many] do { $count } jednostek roślinności
    }
    [energy] { $count ->
        [one] do { $count } jednostki energii
        [few] do { $count } jednostek energii
       *[many] do { $count } jednostek energii
    }
    [heat] { $count ->
        [one] do { $count } jednostki ciepła
        [few] do { $count } jednostek ciepła
       *[many] do { $count } jednostek ciepła
    }
   *[money] do { $count } M€
}
    .short = { $resource ->
        [steel] do { $count } stali
        [titanium] do { $count } tytanu
        [plants] do { $count } roślinności
        [energy] do { $count } energii
        [heat] do { $count } ciepła
       *[money] do { $count } M€
    }
# Po „dowolną liczbę” i „tyle samo”.
mars-text-units = { $resource ->
    [steel] jednostek stali
    [titanium] jednostek tytanu
    [plants] jednostek roślinności
    [energy] jednostek energii
    [heat] jednostek ciepła
   *[money] M€
}
    .short = { $resource ->
        [steel] stali
        [titanium] tytanu
        [plants] roślinności
        [energy] energii
        [heat] ciepła
       *[money] M€
    }
# Narzędnik: czym się płaci.
mars-text-means = { $resource ->
    [steel] stalą
    [titanium] tytanem
    [plants] roślinnością
    [energy] energią
    [heat] ciepłem
   *[money] M€
}
# Po „podnieś swoją” i „obniż swoją”.
mars-text-own-production = { $resource ->
    [steel] produkcję stali
    [titanium] produkcję tytanu
    [plants] produkcję roślinności
    [energy] produkcję energii
    [heat] produkcję ciepła
   *[money] produkcję M€
}
    .short = { $resource ->
        [steel] produkcja stali
        [titanium] produkcja tytanu
        [plants] produkcja roślinności
        [energy] produkcja energii
        [heat] produkcja ciepła
       *[money] produkcja M€
    }
mars-text-production-up = { $production } o { $count }
    .short = { $production } +{ $count }
mars-text-production-down = { $production } o { $count }
    .short = { $production } −{ $count }
mars-text-tokens = { $token ->
    [animal] { $count ->
        [one] { $count } zwierzę
        [few] { $count } zwierzęta
       *[many] { $count } zwierząt
    }
    [microbe] { $count ->
        [one] { $count } mikroba
        [few] { $count } mikroby
       *[many] { $count } mikrobów
    }
    [science] { $count ->
        [one] { $count } zasób nauki
        [few] { $count } zasoby nauki
       *[many] { $count } zasobów nauki
    }
    [fighter] { $count ->
        [one] { $count } myśliwiec
        [few] { $count } myśliwce
       *[many] { $count } myśliwców
    }
   *[any] { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
}
# Co się umieszcza.
mars-text-tiles = { $tile ->
    [ocean] { $count ->
        [one] obszar oceanu
        [few] { $count } obszary oceanów
       *[many] { $count } obszarów oceanów
    }
    [greenery] { $count ->
        [one] obszar zieleni
        [few] { $count } obszary zieleni
       *[many] { $count } obszarów zieleni
    }
   *[city] { $count ->
        [one] obszar miasta
        [few] { $count } obszary miast
       *[many] { $count } obszarów miast
    }
}
    .short = { $tile ->
        [ocean] { $count ->
            [one] ocean
            [few] { $count } oceany
           *[many] { $count } oceanów
        }
        [greenery] { $count ->
            [one] zieleń
            [few] { $count } obszary zieleni
           *[many] { $count } obszarów zieleni
        }
       *[city] { $count ->
            [one] miasto
            [few] { $count } miasta
           *[many] { $count } miast
        }
    }
mars-text-special-tile = obszar specjalny „{ $tile }”
    .short = „{ $tile }”
mars-text-special-city = obszar specjalny „{ $tile }” (miasto)
    .short = „{ $tile }” (miasto)
# Dopełniacz, po słowie „symbol”.
mars-text-tag = { $tag ->
    [building] budowli
    [space] przestrzeni kosmicznej
    [power] energii
    [science] nauki
    [jupiter] Jowisza
    [earth] Ziemi
    [plant] roślinności
    [microbe] mikrobów
    [animal] zwierząt
   *[city] miasta
}
mars-text-tags-comma = { $first }, { $next }
mars-text-tags-or = { $first } lub { $next }

## Polecenia: produkcja

mars-text-raise-production = podnieś swoją { $what }
    .short = { $what }
mars-text-lower-production = obniż swoją { $what }
    .short = { $what }
mars-text-raise-production-per = podnieś swoją { $what } { $per }
    .short = { $what } { $per }
mars-text-reduce-any = { $resource ->
    [steel] obniż produkcję stali dowolnego gracza o { $count }
    [titanium] obniż produkcję tytanu dowolnego gracza o { $count }
    [plants] obniż produkcję roślinności dowolnego gracza o { $count }
    [energy] obniż produkcję energii dowolnego gracza o { $count }
    [heat] obniż produkcję ciepła dowolnego gracza o { $count }
   *[money] obniż produkcję M€ dowolnego gracza o { $count }
}
    .short = { $resource ->
        [steel] produkcja stali −{ $count } (dowolny gracz)
        [titanium] produkcja tytanu −{ $count } (dowolny gracz)
        [plants] produkcja roślinności −{ $count } (dowolny gracz)
        [energy] produkcja energii −{ $count } (dowolny gracz)
        [heat] produkcja ciepła −{ $count } (dowolny gracz)
       *[money] produkcja M€ −{ $count } (dowolny gracz)
    }
mars-text-production-of-bonus = podnieś o 1 swoją produkcję zasobu, który jest premią z tego pola ({ $resources })
    .short = produkcja zasobu z tego pola ({ $resources }) +1
mars-text-convert-production = obniż swoją { $from } o dowolną wartość (co najmniej 1) i podnieś swoją { $to } o tyle samo
    .short = { $from } −X → { $to } +X
mars-text-copy-production = powtórz zmiany produkcji z jednej ze swoich kart z symbolem budowli

## Polecenia: zasoby

mars-text-gain = otrzymaj { $what }
    .short = { $what }
mars-text-gain-per = otrzymaj { $what } { $per }
    .short = { $what } { $per }
mars-text-spend = wydaj { $what }
    .short = −{ $what }
mars-text-pay = zapłać { $money }
    .short = −{ $money }
mars-text-pay-with = zapłać { $money } (możesz też płacić { $means })
    .short = −{ $money } (można płacić też { $means })
mars-text-exchange = wydaj dowolną liczbę { $from } (co najmniej 1) i otrzymaj tyle samo { $to }
    .short = −X { $from } → X { $to }
mars-text-remove-any = usuń dowolnemu graczowi { $amount }
    .short = dowolny gracz traci { $amount }
mars-text-steal-any = ukradnij dowolnemu graczowi { $amount }
    .short = ukradnij { $amount } (dowolny gracz)
mars-text-flood-neighbour = usuń { $amount } innemu graczowi, którego obszar sąsiaduje z tym oceanem
    .short = jeden przeciwnik obok tego oceanu traci { $amount }

## Polecenia: zasoby na kartach

mars-text-add-here = dodaj { $amount } do tej karty
    .short = dodaj tu { $amount }
mars-text-spend-here = wydaj { $amount } z tej karty
    .short = wydaj stąd { $amount }
mars-text-add-tokens = dodaj { $amount } do jednej ze swoich kart
    .short = dodaj { $amount } do swojej karty
mars-text-add-to-other = dodaj { $amount } do innej swojej karty
    .short = dodaj { $amount } do innej swojej karty
mars-text-add-to-holder = dodaj { $amount } do jednej ze swoich kart, na której już są zasoby
    .short = dodaj { $amount } do swojej karty z zasobami
mars-text-add-to-played = { $count ->
    [one] dodaj { $count } zwierzę lub { $count } mikroba do zagranej karty, jeśli może je przechowywać
    [few] dodaj { $count } zwierzęta lub { $count } mikroby do zagranej karty, jeśli może je przechowywać
   *[many] dodaj { $count } zwierząt lub { $count } mikrobów do zagranej karty, jeśli może je przechowywać
}
mars-text-remove-tokens = { $token ->
    [animal] { $count ->
        [one] usuń do { $count } zwierzęcia z kart jednego dowolnego gracza
        [few] usuń do { $count } zwierząt z kart jednego dowolnego gracza
       *[many] usuń do { $count } zwierząt z kart jednego dowolnego gracza
    }
    [microbe] { $count ->
        [one] usuń do { $count } mikroba z kart jednego dowolnego gracza
        [few] usuń do { $count } mikrobów z kart jednego dowolnego gracza
       *[many] usuń do { $count } mikrobów z kart jednego dowolnego gracza
    }
    [science] { $count ->
        [one] usuń do { $count } zasobu nauki z kart jednego dowolnego gracza
        [few] usuń do { $count } zasobów nauki z kart jednego dowolnego gracza
       *[many] usuń do { $count } zasobów nauki z kart jednego dowolnego gracza
    }
   *[fighter] { $count ->
        [one] usuń do { $count } myśliwca z kart jednego dowolnego gracza
        [few] usuń do { $count } myśliwców z kart jednego dowolnego gracza
       *[many] usuń do { $count } myśliwców z kart jednego dowolnego gracza
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] dowolny gracz traci do { $count } zwierzęcia
            [few] dowolny gracz traci do { $count } zwierząt
           *[many] dowolny gracz traci do { $count } zwierząt
        }
        [microbe] { $count ->
            [one] dowolny gracz traci do { $count } mikroba
            [few] dowolny gracz traci do { $count } mikrobów
           *[many] dowolny gracz traci do { $count } mikrobów
        }
        [science] { $count ->
            [one] dowolny gracz traci do { $count } zasobu nauki
            [few] dowolny gracz traci do { $count } zasobów nauki
           *[many] dowolny gracz traci do { $count } zasobów nauki
        }
       *[fighter] { $count ->
            [one] dowolny gracz traci do { $count } myśliwca
            [few] dowolny gracz traci do { $count } myśliwców
           *[many] dowolny gracz traci do { $count } myśliwców
        }
    }
mars-text-take-token = usuń { $amount } z dowolnej karty

## Polecenia: planeta

mars-text-raise = { $parameter ->
    [temperature] { $steps ->
        [one] podnieś temperaturę o { $steps } poziom
        [few] podnieś temperaturę o { $steps } poziomy
       *[many] podnieś temperaturę o { $steps } poziomów
    }
    [oxygen] podnieś poziom tlenu o { $steps }%
   *[oceans] podnieś liczbę oceanów o { $steps }
}
    .short = { $parameter ->
        [temperature] temperatura +{ $steps }
        [oxygen] tlen +{ $steps }%
       *[oceans] oceany +{ $steps }
    }
mars-text-rating = podnieś swój WT o { $count }
    .short = WT +{ $count }
mars-text-rating-per = podnieś swój WT o 1 { $per }
    .short = WT +1 { $per }
mars-text-place = umieść { $what }
    .short = { $what }
mars-text-place-at = umieść { $what } { $site }
    .short = { $what } { $site }
mars-text-claim = połóż swój znacznik na wolnym polu lądowym: tylko ty możesz umieścić tam obszar
    .short = zarezerwuj wolne pole lądowe

# Gdzie trafia obszar.
mars-text-at-city-site = na polu lądowym niesąsiadującym z żadnym miastem
mars-text-at-greenery-site = na polu lądowym, w miarę możliwości obok swojego obszaru
mars-text-at-land = na dowolnym wolnym polu lądowym
mars-text-at-ocean-area = na polu zarezerwowanym na obszar oceanu
mars-text-at-isolated = na polu lądowym niesąsiadującym z żadnym obszarem
mars-text-at-volcano = na polu wulkanicznym
mars-text-at-cities = { $count ->
    [one] na polu lądowym sąsiadującym z miastem
    [few] na polu lądowym sąsiadującym z co najmniej { $count } miastami
   *[many] na polu lądowym sąsiadującym z co najmniej { $count } miastami
}
mars-text-at-greenery = na polu lądowym sąsiadującym z obszarem zieleni
mars-text-at-metal = na polu lądowym z premią w postaci stali lub tytanu
mars-text-at-metal-and-own = na polu lądowym z premią w postaci stali lub tytanu, obok swojego obszaru
mars-text-at-reserved = na zarezerwowanym polu: { $space }
    .short = ({ $space })

## Polecenia: karty

mars-text-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
   *[many] dobierz { $count } kart
}
    .short = dobierz { $count }
mars-text-draw-keep = { $draw ->
    [one] dobierz { $draw } kartę, zachowaj { $keep } i odrzuć resztę
    [few] dobierz { $draw } karty, zachowaj { $keep } i odrzuć resztę
   *[many] dobierz { $draw } kart, zachowaj { $keep } i odrzuć resztę
}
    .short = dobierz { $draw }, zachowaj { $keep }
mars-text-look-then-buy = { $count ->
    [one] obejrzyj wierzchnią kartę talii i zakup ją albo odrzuć
    [few] obejrzyj { $count } wierzchnie karty talii i każdą z nich zakup albo odrzuć
   *[many] obejrzyj { $count } wierzchnich kart talii i każdą z nich zakup albo odrzuć
}
    .short = { $count ->
        [one] zakup albo odrzuć wierzchnią kartę
        [few] zakup albo odrzuć każdą z { $count } wierzchnich kart
       *[many] zakup albo odrzuć każdą z { $count } wierzchnich kart
    }
mars-text-reveal-top = odkryj i odrzuć wierzchnią kartę talii; jeśli ma symbol { $tag }, { $then }
    .short = odkryj i odrzuć wierzchnią kartę; jeśli ma symbol { $tag }: { $then }
mars-text-discard = { $count ->
    [one] odrzuć { $count } kartę z ręki
    [few] odrzuć { $count } karty z ręki
   *[many] odrzuć { $count } kart z ręki
}
mars-text-next-card-cheaper = następna karta, którą zagrasz w tym pokoleniu, kosztuje o { $money } mniej
    .short = następna karta w tym pokoleniu tańsza o { $money }
mars-text-next-card-easier = { $steps ->
    [one] przy następnej karcie, którą zagrasz w tym pokoleniu, możesz zmienić wymagania dotyczące temperatury, poziomu tlenu i liczby oceanów o maksymalnie { $steps } poziom w górę lub w dół
    [few] przy następnej karcie, którą zagrasz w tym pokoleniu, możesz zmienić wymagania dotyczące temperatury, poziomu tlenu i liczby oceanów o maksymalnie { $steps } poziomy w górę lub w dół
   *[many] przy następnej karcie, którą zagrasz w tym pokoleniu, możesz zmienić wymagania dotyczące temperatury, poziomu tlenu i liczby oceanów o maksymalnie { $steps } poziomów w górę lub w dół
}
    .short = następna karta w tym pokoleniu: wymagania temperatury, tlenu i oceanów ±{ $steps }

## Co się liczy

mars-text-per-own-tag = { $count ->
    [one] za każdy posiadany symbol { $tag }
    [few] za każde { $count } posiadane symbole { $tag }
   *[many] za każde { $count } posiadanych symboli { $tag }
}
    .short = { $count ->
        [one] za symbol { $tag }
        [few] za { $count } symbole { $tag }
       *[many] za { $count } symboli { $tag }
    }
mars-text-per-opponent-tag = { $count ->
    [one] za każdy symbol { $tag } u przeciwników
    [few] za każde { $count } symbole { $tag } u przeciwników
   *[many] za każde { $count } symboli { $tag } u przeciwników
}
    .short = { $count ->
        [one] za symbol { $tag } u przeciwników
        [few] za { $count } symbole { $tag } u przeciwników
       *[many] za { $count } symboli { $tag } u przeciwników
    }
mars-text-per-city = { $count ->
    [one] za każde miasto w grze
    [few] za każde { $count } miasta w grze
   *[many] za każde { $count } miast w grze
}
    .short = { $count ->
        [one] za miasto w grze
        [few] za { $count } miasta w grze
       *[many] za { $count } miast w grze
    }
mars-text-per-city-on-mars = { $count ->
    [one] za każde miasto na Marsie
    [few] za każde { $count } miasta na Marsie
   *[many] za każde { $count } miast na Marsie
}
    .short = { $count ->
        [one] za miasto na Marsie
        [few] za { $count } miasta na Marsie
       *[many] za { $count } miast na Marsie
    }
mars-text-per-event = { $count ->
    [one] za każdą kartę wydarzenia zagraną przez dowolnego gracza
    [few] za każde { $count } karty wydarzeń zagrane łącznie przez wszystkich graczy
   *[many] za każde { $count } kart wydarzeń zagranych łącznie przez wszystkich graczy
}
    .short = { $count ->
        [one] za wydarzenie zagrane przez dowolnego gracza
        [few] za { $count } wydarzenia zagrane przez wszystkich graczy
       *[many] za { $count } wydarzeń zagranych przez wszystkich graczy
    }
mars-text-per-token = { $token ->
    [animal] { $count ->
        [one] za każde zwierzę na tej karcie
        [few] za każde { $count } zwierzęta na tej karcie
       *[many] za każde { $count } zwierząt na tej karcie
    }
    [microbe] { $count ->
        [one] za każdego mikroba na tej karcie
        [few] za każde { $count } mikroby na tej karcie
       *[many] za każde { $count } mikrobów na tej karcie
    }
    [science] { $count ->
        [one] za każdy zasób nauki na tej karcie
        [few] za każde { $count } zasoby nauki na tej karcie
       *[many] za każde { $count } zasobów nauki na tej karcie
    }
    [fighter] { $count ->
        [one] za każdy myśliwiec na tej karcie
        [few] za każde { $count } myśliwce na tej karcie
       *[many] za każde { $count } myśliwców na tej karcie
    }
   *[any] { $count ->
        [one] za każdy zasób na tej karcie
        [few] za każde { $count } zasoby na tej karcie
       *[many] za każde { $count } zasobów na tej karcie
    }
}
    .short = { $token ->
        [animal] { $count ->
            [one] za zwierzę tutaj
            [few] za { $count } zwierzęta tutaj
           *[many] za { $count } zwierząt tutaj
        }
        [microbe] { $count ->
            [one] za mikroba tutaj
            [few] za { $count } mikroby tutaj
           *[many] za { $count } mikrobów tutaj
        }
        [science] { $count ->
            [one] za zasób nauki tutaj
            [few] za { $count } zasoby nauki tutaj
           *[many] za { $count } zasobów nauki tutaj
        }
        [fighter] { $count ->
            [one] za myśliwiec tutaj
            [few] za { $count } myśliwce tutaj
           *[many] za { $count } myśliwców tutaj
        }
       *[any] { $count ->
            [one] za zasób tutaj
            [few] za { $count } zasoby tutaj
           *[many] za { $count } zasobów tutaj
        }
    }
mars-text-per-ocean-next-to = za każdy obszar oceanu sąsiadujący z obszarem „{ $tile }”
    .short = za ocean obok obszaru „{ $tile }”
mars-text-per-city-next-to = za każde miasto sąsiadujące z obszarem „{ $tile }”
    .short = za miasto obok obszaru „{ $tile }”

# Po „jeśli”.
mars-text-has-own-tags = { $count ->
    [one] masz co najmniej { $count } symbol { $tag }
    [few] masz co najmniej { $count } symbole { $tag }
   *[many] masz co najmniej { $count } symboli { $tag }
}
mars-text-has-opponent-tags = { $count ->
    [one] przeciwnicy mają łącznie co najmniej { $count } symbol { $tag }
    [few] przeciwnicy mają łącznie co najmniej { $count } symbole { $tag }
   *[many] przeciwnicy mają łącznie co najmniej { $count } symboli { $tag }
}
mars-text-has-cities = { $count ->
    [one] w grze jest co najmniej { $count } miasto
    [few] w grze są co najmniej { $count } miasta
   *[many] w grze jest co najmniej { $count } miast
}
mars-text-has-cities-on-mars = { $count ->
    [one] na Marsie jest co najmniej { $count } miasto
    [few] na Marsie są co najmniej { $count } miasta
   *[many] na Marsie jest co najmniej { $count } miast
}
mars-text-has-events = { $count ->
    [one] gracze zagrali co najmniej { $count } kartę wydarzenia
    [few] gracze zagrali co najmniej { $count } karty wydarzeń
   *[many] gracze zagrali co najmniej { $count } kart wydarzeń
}
mars-text-rating-raised = twój WT wzrósł w tym pokoleniu

## Na co czeka efekt stały

mars-text-when-city = { $by ->
    [owner] { $area ->
        [on-mars] gdy umieścisz obszar miasta na Marsie
       *[anywhere] gdy umieścisz obszar miasta
    }
   *[anyone] { $area ->
        [on-mars] gdy dowolny gracz umieści obszar miasta na Marsie
       *[anywhere] gdy dowolny gracz umieści obszar miasta
    }
}
mars-text-when-ocean = { $by ->
    [owner] gdy umieścisz obszar oceanu
   *[anyone] gdy dowolny gracz umieści obszar oceanu
}
mars-text-when-greenery = { $by ->
    [owner] gdy umieścisz obszar zieleni
   *[anyone] gdy dowolny gracz umieści obszar zieleni
}
mars-text-when-tile-on = { $by ->
    [owner] gdy umieścisz obszar na polu, którego premią jest { $resources }
   *[anyone] gdy dowolny gracz umieści obszar na polu, którego premią jest { $resources }
}
mars-text-when-tag = { $by ->
    [owner] za każdy symbol { $tags }, który zagrasz
   *[anyone] za każdy symbol { $tags }, który zagra dowolny gracz
}
mars-text-when-card = { $by ->
    [owner] gdy zagrasz { $played }
   *[anyone] gdy dowolny gracz zagra { $played }
}
mars-text-when-project = { $by ->
    [owner] { $cost ->
        [0] gdy skorzystasz z projektu standardowego
        [1] gdy skorzystasz z projektu standardowego innego niż sprzedaż patentów
       *[other] gdy skorzystasz z projektu standardowego o koszcie co najmniej { $cost } M€
    }
   *[anyone] { $cost ->
        [0] gdy dowolny gracz skorzysta z projektu standardowego
        [1] gdy dowolny gracz skorzysta z projektu standardowego innego niż sprzedaż patentów
       *[other] gdy dowolny gracz skorzysta z projektu standardowego o koszcie co najmniej { $cost } M€
    }
}
mars-text-when-reached = { $parameter ->
    [temperature] gdy podniesiesz temperaturę do { $value } °C
    [oxygen] gdy podniesiesz poziom tlenu do { $value }%
   *[oceans] gdy umieścisz { $value }. obszar oceanu
}
# Biernik, po „zagrasz”.
mars-text-card = { $kind ->
    [automated] kartę natychmiastową
    [active] kartę aktywną
    [event] kartę wydarzenia
   *[any] kartę
}
mars-text-card-with-tag = { $card } z symbolem { $tag }
mars-text-card-costing = { $card } o wydrukowanym koszcie co najmniej { $money }

## Co obowiązuje, dopóki karta jest w grze

mars-text-discount = Twoje karty kosztują o { $money } mniej.
    .short = karty tańsze o { $money }
mars-text-discount-tag = Twoje karty z symbolem { $tag } kosztują o { $money } mniej.
    .short = karty z symbolem { $tag } tańsze o { $money }
mars-text-discount-project = Projekt standardowy „{ $project }” kosztuje cię o { $money } mniej.
    .short = projekt „{ $project }” tańszy o { $money }
mars-text-requirement-shift = { $steps ->
    [one] Możesz zmieniać wymagania swoich kart dotyczące temperatury, poziomu tlenu i liczby oceanów o maksymalnie { $steps } poziom w górę lub w dół.
    [few] Możesz zmieniać wymagania swoich kart dotyczące temperatury, poziomu tlenu i liczby oceanów o maksymalnie { $steps } poziomy w górę lub w dół.
   *[many] Możesz zmieniać wymagania swoich kart dotyczące temperatury, poziomu tlenu i liczby oceanów o maksymalnie { $steps } poziomów w górę lub w dół.
}
    .short = wymagania temperatury, tlenu i oceanów ±{ $steps }
mars-text-metal-value = { $resource ->
    [steel] Każda jednostka stali, którą płacisz, jest warta o { $money } więcej.
    [titanium] Każda jednostka tytanu, którą płacisz, jest warta o { $money } więcej.
    [plants] Każda jednostka roślinności, którą płacisz, jest warta o { $money } więcej.
    [energy] Każda jednostka energii, którą płacisz, jest warta o { $money } więcej.
    [heat] Każda jednostka ciepła, którą płacisz, jest warta o { $money } więcej.
   *[money] Każdy M€, którym płacisz, jest wart o { $money } więcej.
}
    .short = { $resource ->
        [steel] wartość stali +{ $money }
        [titanium] wartość tytanu +{ $money }
        [plants] wartość roślinności +{ $money }
        [energy] wartość energii +{ $money }
        [heat] wartość ciepła +{ $money }
       *[money] wartość M€ +{ $money }
    }
mars-text-pay-with-heat = Możesz płacić ciepłem tak jak M€.
    .short = można płacić ciepłem jak M€
mars-text-greenery-cost = Obszar zieleni kosztuje cię { $plants }.
    .short = zieleń za { $plants }
mars-text-protect-here = { $token ->
    [animal] Zwierząt na tej karcie nie można usuwać.
    [microbe] Mikrobów na tej karcie nie można usuwać.
    [science] Zasobów nauki na tej karcie nie można usuwać.
    [fighter] Myśliwców na tej karcie nie można usuwać.
   *[any] Zasobów na tej karcie nie można usuwać.
}
    .short = { $token ->
        [animal] zwierzęta tutaj są chronione
        [microbe] mikroby tutaj są chronione
        [science] zasoby nauki tutaj są chronione
        [fighter] myśliwce tutaj są chronione
       *[any] zasoby tutaj są chronione
    }
mars-text-protect = Przeciwnicy nie mogą usuwać twoich zasobów tych rodzajów: { $what }.
    .short = ochrona twoich zasobów ({ $what })

## Wymagania

mars-text-needs-at-least = { $parameter ->
    [temperature] Wymaga temperatury co najmniej { $value } °C.
    [oxygen] Wymaga poziomu tlenu co najmniej { $value }%.
   *[oceans] { $value ->
        [one] Wymaga co najmniej { $value } oceanu.
        [few] Wymaga co najmniej { $value } oceanów.
       *[many] Wymaga co najmniej { $value } oceanów.
    }
}
    .short = { $parameter ->
        [temperature] temperatura ≥ { $value } °C
        [oxygen] tlen ≥ { $value }%
       *[oceans] oceany ≥ { $value }
    }
mars-text-needs-at-most = { $parameter ->
    [temperature] Wymaga temperatury co najwyżej { $value } °C.
    [oxygen] Wymaga poziomu tlenu co najwyżej { $value }%.
   *[oceans] { $value ->
        [one] Wymaga co najwyżej { $value } oceanu.
        [few] Wymaga co najwyżej { $value } oceanów.
       *[many] Wymaga co najwyżej { $value } oceanów.
    }
}
    .short = { $parameter ->
        [temperature] temperatura ≤ { $value } °C
        [oxygen] tlen ≤ { $value }%
       *[oceans] oceany ≤ { $value }
    }
mars-text-needs-tags = { $count ->
    [one] Wymaga { $count } symbolu { $tag }.
    [few] Wymaga { $count } symboli { $tag }.
   *[many] Wymaga { $count } symboli { $tag }.
}
    .short = symbole { $tag } ≥ { $count }
mars-text-needs-production = { $resource ->
    [steel] Twoja produkcja stali musi wynosić co najmniej { $count }.
    [titanium] Twoja produkcja tytanu musi wynosić co najmniej { $count }.
    [plants] Twoja produkcja roślinności musi wynosić co najmniej { $count }.
    [energy] Twoja produkcja energii musi wynosić co najmniej { $count }.
    [heat] Twoja produkcja ciepła musi wynosić co najmniej { $count }.
   *[money] Twoja produkcja M€ musi wynosić co najmniej { $count }.
}
    .short = { $resource ->
        [steel] produkcja stali ≥ { $count }
        [titanium] produkcja tytanu ≥ { $count }
        [plants] produkcja roślinności ≥ { $count }
        [energy] produkcja energii ≥ { $count }
        [heat] produkcja ciepła ≥ { $count }
       *[money] produkcja M€ ≥ { $count }
    }
mars-text-needs-cities = { $count ->
    [one] Wymaga { $count } miasta w grze.
    [few] Wymaga { $count } miast w grze.
   *[many] Wymaga { $count } miast w grze.
}
    .short = miasta w grze ≥ { $count }
mars-text-needs-greeneries = { $count ->
    [one] Wymaga posiadania obszaru zieleni.
    [few] Wymaga posiadania { $count } obszarów zieleni.
   *[many] Wymaga posiadania { $count } obszarów zieleni.
}
    .short = własna zieleń ≥ { $count }

## Punkty

mars-text-points = { $points } PZ.
    .short = { $points } PZ
mars-text-points-per = { $points } PZ { $per }.
    .short = { $points } PZ { $per }
mars-text-points-if-token = { $token ->
    [animal] { $points } PZ, jeśli na tej karcie jest co najmniej 1 zwierzę.
    [microbe] { $points } PZ, jeśli na tej karcie jest co najmniej 1 mikrob.
    [science] { $points } PZ, jeśli na tej karcie jest co najmniej 1 zasób nauki.
    [fighter] { $points } PZ, jeśli na tej karcie jest co najmniej 1 myśliwiec.
   *[any] { $points } PZ, jeśli na tej karcie jest co najmniej 1 zasób.
}
    .short = { $token ->
        [animal] { $points } PZ, jeśli jest tu zwierzę
        [microbe] { $points } PZ, jeśli jest tu mikrob
        [science] { $points } PZ, jeśli jest tu zasób nauki
        [fighter] { $points } PZ, jeśli jest tu myśliwiec
       *[any] { $points } PZ, jeśli jest tu zasób
    }

## Korporacje, projekty standardowe

mars-text-start = Na początku otrzymujesz { $what }.
    .short = start: { $what }
mars-text-beginner = Wszystkie karty otrzymane na początku zachowujesz za darmo.
    .short = karty początkowe za darmo
mars-text-first-action = jako swoją pierwszą akcję { $do }
    .short = pierwsza akcja: { $do }
mars-text-sell-patents = Odrzuć dowolną liczbę kart z ręki → otrzymaj 1 M€ za każdą z nich.
    .short = dowolne karty → po 1 M€

## Tytuły i nagrody

mars-text-milestone = { CAPITALIZE($measure) }: co najmniej { $count }.
    .short = { $measure } ≥ { $count }
mars-text-award = { CAPITALIZE($measure) }: wygrywa najwyższy wynik.
    .short = najwyższy wynik: { $measure }
mars-text-measure-rating = współczynnik terraformacji
mars-text-measure-cities = twoje miasta
mars-text-measure-greeneries = twoje obszary zieleni
mars-text-measure-tiles = twoje obszary
mars-text-measure-tiles-in-rows = twoje obszary w rzędach od { $first } do { $last }, licząc od północy
mars-text-measure-tiles-next-to-oceans = twoje obszary sąsiadujące z oceanami
mars-text-measure-tags = twoje symbole { $tags }
mars-text-measure-distinct-tags = różne symbole, które masz
mars-text-measure-hand = karty na ręce
mars-text-measure-cards = { $kinds } zagrane przez ciebie
# Liczba mnoga.
mars-text-cards = { $kind ->
    [automated] karty natychmiastowe
    [active] karty aktywne
   *[event] karty wydarzeń
}
mars-text-measure-cards-with-requirement = karty w grze z wymaganiami, oprócz wydarzeń
mars-text-measure-cards-costing = karty w grze o wydrukowanym koszcie co najmniej { $money }, oprócz wydarzeń
mars-text-measure-tokens = zasoby na twoich kartach
mars-text-measure-highest-production = twoja najwyższa produkcja
mars-text-measure-raised-productions = rodzaje produkcji podniesione ponad poziom początkowy
mars-text-measure-stock = { $resources } w twoich zasobach
