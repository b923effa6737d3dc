# Gra kościana: pytania, odpowiedzi, odmowy i dziennik, oraz zdania, z których składają się karty.
# $seat to imię gracza, $source to przyczyna (karta, pole, tor).
# Wiadomość zaczynająca się małą literą jest częścią zdania; CAPITALIZE robi z niej jego początek.

## Opcje

dice-option-board = Strona planszy
dice-option-corporate-era = Era korporacyjna
dice-option-promo = Zestaw dodatkowy

## Nazwy: kolory, symbole, wskaźniki, obszary

dice-color-yellow = żółty
dice-color-green = zielony
dice-color-blue = niebieski
dice-color-gray = szary
dice-color-red = czerwony

dice-symbol-credit = megakredyt
dice-symbol-science = nauka
dice-symbol-earth = Ziemia
dice-symbol-plant = roślinność
dice-symbol-microbe = mikrob
dice-symbol-animal = zwierzę
dice-symbol-energy = energia
dice-symbol-water = woda
dice-symbol-oxygen = tlen
dice-symbol-steel = stal
dice-symbol-titanium = tytan
dice-symbol-city = miasto
dice-symbol-heat = ciepło
dice-symbol-event = wydarzenie
dice-symbol-nuclear = energia jądrowa

dice-parameter-temperature = temperatura
dice-parameter-oxygen = poziom tlenu
dice-parameter-oceans = liczba oceanów

dice-tile-ocean = obszar oceanu
dice-tile-greenery = obszar zieleni
dice-tile-city = obszar miasta
dice-tile-special = obszar specjalny

dice-board-side-1 = Plansza, strona 1
dice-board-side-2 = Plansza, strona 2
dice-track-temperature = Tor temperatury
dice-track-oxygen = Tor tlenu
# Nazwa podana przez właściciela gry.
dice-own-name = { $name }

## Nazwy: akcje i przyczyny

dice-standard-temperature = podnieś temperaturę
dice-standard-ocean = umieść ocean
dice-standard-greenery = umieść zieleń
dice-standard-city = umieść miasto
dice-standard-points = zdobądź punkty

dice-support-turn = obrót kości
dice-support-draw = dobranie kart

dice-source-standard = akcja standardowa
dice-source-support = akcja pomocnicza
dice-source-track = { $parameter ->
    [temperature] premia z toru temperatury
   *[oxygen] premia z toru tlenu
}
dice-source-space = pole { $space }
dice-source-production = produkcja
dice-source-setup = przygotowanie do gry

## Części zdań

dice-seat = { $seat }
dice-counted = { $symbol ->
    [credit] { $count ->
        [one] { $count } megakredyt
        [few] { $count } megakredyty
       *[many] { $count } megakredytów
    }
    [microbe] { $count ->
        [one] { $count } mikroba
        [few] { $count } mikroby
       *[many] { $count } mikrobów
    }
    [animal] { $count ->
        [one] { $count } zwierzę
        [few] { $count } zwierzęta
       *[many] { $count } zwierząt
    }
    [city] { $count ->
        [one] { $count } miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
    [event] { $count ->
        [one] { $count } wydarzenie
        [few] { $count } wydarzenia
       *[many] { $count } wydarzeń
    }
    [science] { $count }× naukę
    [earth] { $count }× Ziemię
    [plant] { $count }× roślinność
    [energy] { $count }× energię
    [water] { $count }× wodę
    [oxygen] { $count }× tlen
    [steel] { $count }× stal
    [titanium] { $count }× tytan
    [heat] { $count }× ciepło
   *[nuclear] { $count }× energię jądrową
}
    .short = { $symbol ->
        [credit] { $count ->
            [one] { $count } megakredyt
            [few] { $count } megakredyty
           *[many] { $count } megakredytów
        }
        [microbe] { $count ->
            [one] { $count } mikrob
            [few] { $count } mikroby
           *[many] { $count } mikrobów
        }
        [animal] { $count ->
            [one] { $count } zwierzę
            [few] { $count } zwierzęta
           *[many] { $count } zwierząt
        }
        [city] { $count ->
            [one] { $count } miasto
            [few] { $count } miasta
           *[many] { $count } miast
        }
        [event] { $count ->
            [one] { $count } wydarzenie
            [few] { $count } wydarzenia
           *[many] { $count } wydarzeń
        }
        [science] { $count }× nauka
        [earth] { $count }× Ziemia
        [plant] { $count }× roślinność
        [energy] { $count }× energia
        [water] { $count }× woda
        [oxygen] { $count }× tlen
        [steel] { $count }× stal
        [titanium] { $count }× tytan
        [heat] { $count }× ciepło
       *[nuclear] { $count }× energia jądrowa
    }
# Wild tokens in such a list.
dice-counted-wilds = { $count ->
    [one] { $count } znacznik uniwersalny
    [few] { $count } znaczniki uniwersalne
   *[many] { $count } znaczników uniwersalnych
}
dice-text-dice = { $color ->
    [yellow] { $count ->
        [one] { $count } żółtą kość
        [few] { $count } żółte kości
       *[many] { $count } żółtych kości
    }
    [green] { $count ->
        [one] { $count } zieloną kość
        [few] { $count } zielone kości
       *[many] { $count } zielonych kości
    }
    [blue] { $count ->
        [one] { $count } niebieską kość
        [few] { $count } niebieskie kości
       *[many] { $count } niebieskich kości
    }
    [gray] { $count ->
        [one] { $count } szarą kość
        [few] { $count } szare kości
       *[many] { $count } szarych kości
    }
    [red] { $count ->
        [one] { $count } czerwoną kość
        [few] { $count } czerwone kości
       *[many] { $count } czerwonych kości
    }
   *[any] { $count ->
        [one] { $count } kość dowolnego koloru
        [few] { $count } kości dowolnych kolorów
       *[many] { $count } kości dowolnych kolorów
    }
}
    .short = { $color ->
        [yellow] { $count ->
            [one] { $count } żółta kość
            [few] { $count } żółte kości
           *[many] { $count } żółtych kości
        }
        [green] { $count ->
            [one] { $count } zielona kość
            [few] { $count } zielone kości
           *[many] { $count } zielonych kości
        }
        [blue] { $count ->
            [one] { $count } niebieska kość
            [few] { $count } niebieskie kości
           *[many] { $count } niebieskich kości
        }
        [gray] { $count ->
            [one] { $count } szara kość
            [few] { $count } szare kości
           *[many] { $count } szarych kości
        }
        [red] { $count ->
            [one] { $count } czerwona kość
            [few] { $count } czerwone kości
           *[many] { $count } czerwonych kości
        }
       *[any] { $count ->
            [one] { $count } kość dowolnego koloru
            [few] { $count } kości dowolnych kolorów
           *[many] { $count } kości dowolnych kolorów
        }
    }
# What goes with the word for a symbol, or for a die that shows it.
dice-text-symbol = { $symbol ->
    [credit] megakredytu
    [science] nauki
    [earth] Ziemi
    [plant] roślinności
    [microbe] mikroba
    [animal] zwierzęcia
    [energy] energii
    [water] wody
    [oxygen] tlenu
    [steel] stali
    [titanium] tytanu
    [city] miasta
    [heat] ciepła
    [event] wydarzenia
   *[nuclear] energii jądrowej
}
dice-text-wilds = { $count ->
    [one] { $count } znacznik uniwersalny
    [few] { $count } znaczniki uniwersalne
   *[many] { $count } znaczników uniwersalnych
}
dice-text-vp = { $count } PZ
dice-chance = { $symbol } { $percent }%
dice-odds = Bierzesz { $dice }. Szansa na co najmniej jeden taki symbol: { $chances }.
dice-text-board = Pola oceanów: { $oceans }; pola z premią: { $bonuses }.
dice-text-track = { $parameter ->
    [temperature] od { $start } °C do { $end } °C, co { $step } °C
   *[oxygen] od { $start }% do { $end }%, co { $step }%
}
dice-text-track-bonus = { $parameter ->
    [temperature] przy { $at } °C: { $effects }
   *[oxygen] przy { $at }%: { $effects }
}

## Pytania

dice-ask-corporation = Wybierz korporację
dice-ask-give = Zaczynasz: oddaj jedną kość ostatniemu graczowi
dice-ask-turn = Twoja tura: wykonaj akcję pomocniczą albo produkuj
dice-ask-main = Wykonaj akcję główną
dice-ask-support = Wykonaj jeszcze jedną akcję pomocniczą
dice-ask-end = Wykonaj akcję swobodną albo zakończ turę
dice-ask-keep = { $count ->
    [one] Możesz zachować jeszcze jedną kość
    [few] Możesz zachować jeszcze { $count } kości
   *[many] Możesz zachować jeszcze { $count } kości
}
dice-ask-discard = Odrzuć niepotrzebne karty, potem dobierzesz nowe
dice-ask-discard-cost = { CAPITALIZE($source) }: { $count ->
    [one] odrzuć kartę
    [few] odrzuć { $count } karty
   *[many] odrzuć { $count } kart
}
dice-ask-bonus = Wybierz kartę bonusową do zagrania
dice-ask-pay = { CAPITALIZE($source) }: { $color ->
    [yellow] zapłać żółtym zasobem
    [green] zapłać zielonym zasobem
    [blue] zapłać niebieskim zasobem
    [gray] zapłać szarym zasobem
    [red] zapłać czerwonym zasobem
   *[any] zapłać dowolnym zasobem
}
dice-ask-roll = { CAPITALIZE($source) }: { $count ->
    [one] wybierz kość do rzutu
    [few] wybierz { $count } kości do rzutu
   *[many] wybierz { $count } kości do rzutu
}
dice-ask-pick = { CAPITALIZE($source) }: weź { $amount } i wybierz symbol
dice-ask-set = { CAPITALIZE($source) }: { $count ->
    [one] wybierz kość do obrócenia
    [few] wybierz najwyżej { $count } kości do obrócenia
   *[many] wybierz najwyżej { $count } kości do obrócenia
}
dice-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] umieść ocean
    [greenery] umieść zieleń
    [city] umieść miasto
   *[special] umieść obszar specjalny
}
dice-ask-amount = { CAPITALIZE($source) }: wybierz, ile kości z symbolem { $shown } wymienisz (najwyżej { $count })
dice-ask-option = { CAPITALIZE($source) }: wybierz jedną opcję
dice-ask-order = Wybierz efekt, który rozpatrzysz jako pierwszy
dice-ask-lose = { CAPITALIZE($source) }: tracisz { $amount }. Wybierz którą.

## Decyzje

dice-do-choose = { $corporation }: { $text }
dice-do-produce = Tura produkcji
dice-do-roll = { $color ->
    [yellow] Rzuć żółtą kością ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [green] Rzuć zieloną kością ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [blue] Rzuć niebieską kością ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [gray] Rzuć szarą kością ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
   *[red] Rzuć czerwoną kością ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
}
dice-do-turn = Za 1 zasób: obróć inną kość
dice-do-draw = Za 1 zasób: dobierz 2 karty
dice-do-play = Zagraj: { $card } (za { $cost })
dice-do-play-sparing = Zagraj: { $card } (za { $cost }); znacznikami uniwersalnymi zastąp { $spared }
dice-do-use = Użyj: { $card }; { $text }
dice-do-use-sparing = Użyj: { $card }; { $text }; znacznikami uniwersalnymi zastąp { $spared }
dice-do-standard = { CAPITALIZE($action) } (za { $cost })
dice-do-standard-sparing = { CAPITALIZE($action) } (za { $cost }); znacznikami uniwersalnymi zastąp { $spared }
dice-do-end = Zakończ turę
dice-do-keep = Zachowaj: { $symbol }
dice-do-discard = Odrzuć: { $card }
dice-do-pay = Zapłać: { $symbol }
dice-do-pay-wild = Zapłać znacznikiem uniwersalnym
dice-do-pick = Weź: { $symbol }
dice-do-set = Obróć: { $from } → { $to }
dice-do-place = Pole { $space }
dice-do-amount = { $count }
dice-do-option = Opcja { $number }
dice-do-first = Najpierw efekt { $number }
dice-do-lose = Strać: { $symbol }
dice-do-give = Oddaj: { $symbol }
dice-do-take = { $card }: { $text }
dice-do-done = Gotowe
dice-do-keep-done = Zachowaj te kości
dice-do-discard-done = Dobierz karty

## Dlaczego coś jest niemożliwe

dice-why-not-an-answer = To nie jest odpowiedź na bieżące pytanie.
dice-why-no-such-card = Nie możesz tu wybrać tej karty.
dice-why-not-dealt = Nie masz tej korporacji do wyboru.
dice-why-not-affordable = { $wilds ->
    [0] Nie stać cię na to: musisz mieć jeszcze { $missing }. Nie masz znaczników uniwersalnych.
    [one] Nie stać cię na to: musisz mieć jeszcze { $missing }. Masz tylko jeden znacznik uniwersalny.
    [few] Nie stać cię na to: musisz mieć jeszcze { $missing }. Masz tylko { $wilds } znaczniki uniwersalne.
   *[many] Nie stać cię na to: musisz mieć jeszcze { $missing }. Masz tylko { $wilds } znaczników uniwersalnych.
}
dice-why-nothing-to-pay = { $color ->
    [yellow] Nie masz żółtego zasobu na zapłatę.
    [green] Nie masz zielonego zasobu na zapłatę.
    [blue] Nie masz niebieskiego zasobu na zapłatę.
    [gray] Nie masz szarego zasobu na zapłatę.
    [red] Nie masz czerwonego zasobu na zapłatę.
   *[any] Nie masz czym zapłacić.
}
dice-why-no-such-die = Nie masz kości z symbolem { $shown }.
dice-why-no-wild = Nie masz znacznika uniwersalnego.
dice-why-nothing-to-turn = Potrzebujesz kości do obrócenia i innego zasobu na zapłatę.
dice-why-no-such-turn = Kość możesz obrócić tylko na inny z jej trzech symboli.
dice-why-nothing-to-spare = Tą kością tu nie płacisz.
dice-why-pool-empty = { $color ->
    [yellow] W puli nie ma żółtej kości.
    [green] W puli nie ma zielonej kości.
    [blue] W puli nie ma niebieskiej kości.
    [gray] W puli nie ma szarej kości.
   *[red] W puli nie ma czerwonej kości.
}
dice-why-already-used = Ta karta została już użyta. Będzie znów dostępna po twojej następnej turze produkcji.
dice-why-wrong-time = Nie możesz teraz użyć akcji tej karty.
dice-why-not-yet-main = To akcja główna. Najpierw wykonaj akcję pomocniczą.
dice-why-not-in-production = Możesz to zrobić tylko w turze akcji.
dice-why-action-turn = Tura akcji już się zaczęła.
dice-why-too-few-cards = { $needs ->
    [one] Potrzebujesz karty na ręce.
    [few] Potrzebujesz { $needs } kart na ręce, a masz { $has }.
   *[many] Potrzebujesz { $needs } kart na ręce, a masz { $has }.
}
dice-why-no-space = { $tile ->
    [ocean] Nie ma wolnego pola na ocean.
    [greenery] Nie ma wolnego pola na zieleń.
    [city] Nie ma wolnego pola na miasto.
   *[special] Nie ma wolnego pola na ten obszar.
}
dice-why-wrong-space = Nie możesz tego tam umieścić.
dice-why-wrong-number = Wybierz liczbę od 1 do { $most }.
dice-why-not-another = Płacisz kością z symbolem { $shown }. Wybierz inny zasób.
dice-why-wrong-color = { $color ->
    [yellow] Wybierz żółtą kość.
    [green] Wybierz zieloną kość.
    [blue] Wybierz niebieską kość.
    [gray] Wybierz szarą kość.
   *[red] Wybierz czerwoną kość.
}
dice-why-choose-more = Obrót kości jest już opłacony. Obróć jedną.

## Dziennik

dice-log-corporation = { $seat } gra korporacją: { $corporation }.
dice-log-turn = Runda { $round }: tura gracza { $seat }.
dice-log-extra-turn = { $seat } rozgrywa dodatkową turę.
dice-log-production = { $seat } rozgrywa turę produkcji.
dice-log-kept = { $seat } zachowuje: { $kept }. Zwraca do puli: { $returned }.
dice-log-refreshed = { $seat } odświeża użyte karty.
dice-log-drew = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ $source }).
dice-log-drew-cards = { $seat } dobiera: { $cards } ({ $source }).
dice-log-discarded = { $seat } odrzuca kartę.
dice-log-discarded-card = { $seat } odrzuca kartę: { $card }.
dice-log-reshuffled = Stos kart odrzuconych zostaje potasowany i tworzy nową talię.
dice-log-rolled = { $seat } wyrzuca na kościach { $dice } ({ $source }).
dice-log-gained = { $seat } bierze { $dice } ({ $source }).
dice-log-wilds = { $seat } bierze { $count ->
    [one] znacznik uniwersalny
    [few] { $count } znaczniki uniwersalne
   *[many] { $count } znaczników uniwersalnych
} ({ $source }).
dice-log-shortage = W puli brakuje kości na produkcję gracza { $seat }.
dice-log-scored = { $seat } zdobywa { $points } PZ ({ $source }).
dice-log-paid = { $seat } wydaje { $dice } ({ $source }).
dice-log-turned = { $seat } obraca kość: { $from } → { $to }.
dice-log-lost = { $seat } traci kość z symbolem { $shown } ({ $source }).
dice-log-gave = { $seat } oddaje kość z symbolem { $shown }. Dostaje ją { $to }.
dice-log-played = { $seat } zagrywa kartę: { $card }.
dice-log-used = { $seat } używa karty: { $card }.
dice-log-standard = { $seat } wykonuje akcję standardową „{ CAPITALIZE($action) }”.
dice-log-raised = { $parameter ->
    [temperature] { $seat } podnosi temperaturę do { $to } °C.
   *[oxygen] { $seat } podnosi poziom tlenu do { $to }%.
}
dice-log-raised-further = { $parameter ->
    [temperature] { $seat } podnosi temperaturę, choć osiągnęła już maksimum.
    [oxygen] { $seat } podnosi poziom tlenu, choć osiągnął już maksimum.
   *[oceans] { $seat } zwiększa liczbę oceanów, choć osiągnęła już maksimum.
}
dice-log-placed = { $tile ->
    [ocean] { $seat } umieszcza obszar oceanu na polu { $space } ({ $source }).
    [greenery] { $seat } umieszcza obszar zieleni na polu { $space } ({ $source }).
    [city] { $seat } umieszcza obszar miasta na polu { $space } ({ $source }).
   *[special] { $seat } umieszcza obszar specjalny na polu { $space } ({ $source }).
}
dice-log-milestone = { $seat } zdobywa tytuł: { $milestone }.
dice-log-milestone-left = Minął termin zdobycia tytułu: { $milestone }.
dice-log-no-effect = { $seat } nic nie zyskuje ({ $source }).
dice-log-last-turns = Dwa wskaźniki osiągnęły maksimum: każdy gracz ma jeszcze jedną turę.
dice-log-over = Koniec gry.

## Wynik

dice-won = { $count ->
    [one] Wygrywa { $seats }.
    [few] Wspólnie wygrywają: { $seats }.
   *[many] Wspólnie wygrywają: { $seats }.
}
dice-solo-110 = Legenda Marsa
dice-solo-100 = Wielki terraformator
dice-solo-95 = Architekt planety
dice-solo-90 = Gubernator
dice-solo-85 = Główny inżynier
dice-solo-80 = Inżynier
dice-solo-70 = Osadnik
dice-solo-60 = Praktykant
dice-solo-below-60 = Turysta
dice-solo-lost = Mars pozostał czerwony

## Tekst kart: jak składają się zdania

dice-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
dice-text-next = { $first } { $next }
    .short = { $first }; { $next }
dice-text-all = { $parts }
dice-text-or = { $first } lub { $next }
dice-text-then = { $first }; { $next }
dice-text-deal = { $cost } → { $gain }
dice-text-start = Premia startowa: { $effects }.
    .short = start: { $effects }
dice-text-production = Produkcja: otrzymujesz { $products }.
    .short = produkcja: { $products }
dice-text-action = { $timing ->
    [support] Akcja pomocnicza: { $text }.
    [main] Akcja główna: { $text }.
   *[free] Akcja swobodna: { $text }.
}
    .short = { $timing ->
        [support] pomocnicza: { $text }
        [main] główna: { $text }
       *[free] swobodna: { $text }
    }
dice-text-ongoing = Efekt: { $text }.
    .short = { $text }
dice-text-whenever = { $when }, { $effects }
    .short = { $when }: { $effects }
dice-text-discount = twoje karty kosztują o 1 symbol { $shown } mniej
    .short = karty tańsze o 1 symbol { $shown }
dice-text-storage = { $count ->
    [one] w turze produkcji możesz zachować o jedną kość więcej
    [few] w turze produkcji możesz zachować o { $count } kości więcej
   *[many] w turze produkcji możesz zachować o { $count } kości więcej
}
    .short = { $count ->
        [one] w turze produkcji: zachowaj o jedną kość więcej
        [few] w turze produkcji: zachowaj o { $count } kości więcej
       *[many] w turze produkcji: zachowaj o { $count } kości więcej
    }
dice-text-hand-size = w turze produkcji dobierasz do { $count } kart na ręce
    .short = w turze produkcji: dobierz do { $count } kart
dice-text-points = { $points } PZ na koniec gry.
    .short = { $points } PZ na koniec

## Tekst kart: na co czeka efekt

dice-when-tile = { $by ->
    [owner] { $tile ->
        [ocean] gdy umieścisz obszar oceanu
        [greenery] gdy umieścisz obszar zieleni
        [city] gdy umieścisz obszar miasta
       *[special] gdy umieścisz obszar specjalny
    }
   *[anyone] { $tile ->
        [ocean] gdy ktokolwiek umieści obszar oceanu
        [greenery] gdy ktokolwiek umieści obszar zieleni
        [city] gdy ktokolwiek umieści obszar miasta
       *[special] gdy ktokolwiek umieści obszar specjalny
    }
}
dice-when-tile-beside = { $by ->
    [owner] { $tile ->
        [ocean] gdy umieścisz obszar obok obszaru oceanu
        [greenery] gdy umieścisz obszar obok obszaru zieleni
        [city] gdy umieścisz obszar obok obszaru miasta
       *[special] gdy umieścisz obszar obok obszaru specjalnego
    }
   *[anyone] { $tile ->
        [ocean] gdy ktokolwiek umieści obszar obok obszaru oceanu
        [greenery] gdy ktokolwiek umieści obszar obok obszaru zieleni
        [city] gdy ktokolwiek umieści obszar obok obszaru miasta
       *[special] gdy ktokolwiek umieści obszar obok obszaru specjalnego
    }
}
dice-when-card = { $kind ->
    [red] gdy zagrasz czerwoną kartę
    [green] gdy zagrasz zieloną kartę
    [blue] gdy zagrasz niebieską kartę
   *[any] gdy zagrasz kartę
}
dice-when-card-cost = { $kind ->
    [red] gdy zagrasz czerwoną kartę z symbolem { $shown } w koszcie
    [green] gdy zagrasz zieloną kartę z symbolem { $shown } w koszcie
    [blue] gdy zagrasz niebieską kartę z symbolem { $shown } w koszcie
   *[any] gdy zagrasz kartę z symbolem { $shown } w koszcie
}
dice-when-card-points = { $kind ->
    [red] gdy zagrasz czerwoną kartę z PZ na koniec gry
    [green] gdy zagrasz zieloną kartę z PZ na koniec gry
    [blue] gdy zagrasz niebieską kartę z PZ na koniec gry
   *[any] gdy zagrasz kartę z PZ na koniec gry
}
dice-when-standard = gdy wykonasz akcję standardową

## Tekst kart: polecenia

dice-effect-roll = weź { $amount } i wykonaj rzut
    .short = { $amount } (rzut)
dice-effect-roll-per = { $per } weź { $amount } i wykonaj rzut
    .short = { $amount } (rzut) { $per }
dice-effect-gain = weź { $dice }
    .short = { $dice }
dice-effect-pick = { $count ->
    [one] weź { $amount } z dowolnym symbolem
    [few] weź { $amount } z dowolnymi symbolami
   *[many] weź { $amount } z dowolnymi symbolami
}
    .short = { $count ->
        [one] { $amount } z dowolnym symbolem
        [few] { $amount } z dowolnymi symbolami
       *[many] { $amount } z dowolnymi symbolami
    }
dice-effect-wild = { $count ->
    [one] weź znacznik uniwersalny
    [few] weź { $count } znaczniki uniwersalne
   *[many] weź { $count } znaczników uniwersalnych
}
    .short = { $count ->
        [one] znacznik uniwersalny
        [few] { $count } znaczniki uniwersalne
       *[many] { $count } znaczników uniwersalnych
    }
dice-effect-score = zdobądź { $count } PZ
    .short = { $count } PZ
dice-effect-score-per = zdobądź 1 PZ { $per }
    .short = 1 PZ { $per }
dice-effect-raise = { $parameter ->
    [temperature] { $count ->
        [one] podnieś temperaturę o { $count } poziom
        [few] podnieś temperaturę o { $count } poziomy
       *[many] podnieś temperaturę o { $count } poziomów
    }
   *[oxygen] { $count ->
        [one] podnieś tlen o { $count } poziom
        [few] podnieś tlen o { $count } poziomy
       *[many] podnieś tlen o { $count } poziomów
    }
}
    .short = { $parameter ->
        [temperature] temperatura +{ $count }
       *[oxygen] tlen +{ $count }
    }
dice-effect-place = { $tile ->
    [ocean] umieść obszar oceanu
    [greenery] umieść obszar zieleni
    [city] umieść obszar miasta
   *[special] umieść obszar specjalny
}
    .short = { $tile ->
        [ocean] ocean
        [greenery] zieleń
        [city] miasto
       *[special] obszar specjalny
    }
dice-effect-place-isolated = { $place } na polu niesąsiadującym z żadnym obszarem
    .short = { $place } bez sąsiednich obszarów
dice-effect-place-beside = { $place } obok { $beside }
dice-effect-draw = { $count ->
    [one] dobierz kartę
    [few] dobierz { $count } karty
   *[many] dobierz { $count } kart
}
    .short = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
dice-effect-turn = { $count ->
    [one] obróć kość
    [few] obróć najwyżej { $count } kości
   *[many] obróć najwyżej { $count } kości
}
dice-effect-others-lose = każdy przeciwnik traci 1 kość z symbolem { $shown }
    .short = każdy przeciwnik: −1 kość z symbolem { $shown }
dice-effect-others-lose-any = każdy przeciwnik traci { $amount }
    .short = każdy przeciwnik: −{ $amount }
dice-effect-spend = wydaj { $dice }
    .short = { $dice }
dice-effect-spend-of = { $color ->
    [yellow] zapłać dowolnym żółtym zasobem
    [green] zapłać dowolnym zielonym zasobem
    [blue] zapłać dowolnym niebieskim zasobem
    [gray] zapłać dowolnym szarym zasobem
    [red] zapłać dowolnym czerwonym zasobem
   *[any] zapłać dowolnym zasobem
}
dice-effect-discard = { $count ->
    [one] odrzuć kartę
    [few] odrzuć { $count } karty
   *[many] odrzuć { $count } kart
}
dice-effect-exchange = zapłać dowolną liczbą kości z symbolem { $shown } i weź tyle samo kości z symbolem { $wanted }
    .short = X kości z symbolem { $shown } → X z symbolem { $wanted }
dice-effect-exchange-any = zapłać dowolną liczbą kości z symbolem { $shown } i weź tyle samo kości z dowolnymi innymi symbolami
    .short = X kości z symbolem { $shown } → X kości z dowolnymi innymi symbolami
dice-effect-extra-turn = zaraz po tej turze rozegraj dodatkową turę
    .short = dodatkowa tura
dice-effect-extra-main = w turze akcji wykonaj drugą akcję główną
    .short = druga akcja główna (tura akcji)
dice-effect-extra-support = wykonaj dodatkową akcję pomocniczą
    .short = dodatkowa akcja pomocnicza
dice-effect-produce-played = otrzymaj od razu produkcję tej karty
dice-effect-if-beside = jeśli leży obok { $beside }, { $effects }
    .short = jeśli obok { $beside }: { $effects }
dice-effect-if-track-bonus = jeśli daje to premię z toru, { $effects }
    .short = przy premii z toru: { $effects }

dice-text-beside = { $tile ->
    [ocean] obszaru oceanu
    [greenery] obszaru zieleni
    [city] obszaru miasta
   *[special] obszaru specjalnego
}
dice-per-tile-in-middle-row = za każdy obszar w środkowym rzędzie
    .short = za obszar w środkowym rzędzie
dice-per-city = za każdy obszar miasta na planszy
    .short = za miasto na planszy
dice-per-tile-beside = { $tile ->
    [ocean] za każdy sąsiedni obszar oceanu
    [greenery] za każdy sąsiedni obszar zieleni
    [city] za każdy sąsiedni obszar miasta
   *[special] za każdy sąsiedni obszar specjalny
}
    .short = { $tile ->
        [ocean] za sąsiedni ocean
        [greenery] za sąsiednią zieleń
        [city] za sąsiednie miasto
       *[special] za sąsiedni obszar specjalny
    }

## Tytuły: czego wymagają

dice-measure-cards = { $kind ->
    [red] zagrane czerwone karty: { $count }
    [green] zagrane zielone karty: { $count }
   *[blue] zagrane niebieskie karty: { $count }
}
dice-measure-all-cards = zagrane karty: { $count }
dice-measure-dice-of-one-color = kości jednego koloru: { $count }
dice-measure-dice = kości: { $count }
dice-measure-produced-colors = kolory kości w produkcji: { $count }
dice-measure-cards-with-points = zagrane karty z PZ na koniec gry: { $count }
dice-measure-cards-costing = zagrane karty o koszcie { $cost } lub więcej zasobów: { $count }
dice-measure-points = PZ na torze: { $count }
dice-measure-award-symbols = symbole jednej nagrody w kosztach zagranych kart: { $count }

## W terminalu

draw-dice-heading = Runda { $round }   temperatura { $temperature } °C   tlen { $oxygen }%   oceany { $oceans }/7   talia { $deck }   karty bonusowe { $bonuses }
draw-dice-legend = wielka litera: rzut kością (Y żółta, G zielona, B niebieska, S szara, R czerwona); * znacznik uniwersalny, + punkty, c karta, małe litery: symbol; ~ pole oceanu; oce ocean, gre zieleń, cit miasto, spe obszar specjalny
draw-dice-milestones = Tytuły: { $list }
draw-dice-awards = Nagrody: { $list }
draw-dice-pool = Pula: { $list }
draw-dice-standard = Akcje standardowe: { $list }
draw-dice-corporation = korporacja
draw-dice-vp = tor PZ
draw-dice-points = punkty
draw-dice-wilds = uniw.
draw-dice-hand-count = ręka
draw-dice-production = produkcja
draw-dice-dice = Kości gracza { $seat }: { $list }
draw-dice-played = Zagrane karty, { $seat }: { $list }
draw-dice-hand = Twoja ręka:
draw-dice-corporations = Do wyboru:
draw-dice-bonuses = Pozostałe karty bonusowe:

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

dice-part-track = tor PZ { $points }
dice-part-awards = nagrody { $points }
dice-part-milestones = tytuły { $points }
dice-part-cards = karty { $points }
dice-part-rivals = wpływ na przeciwników { $points }
dice-part-planet = terraformacja { $points }
