# Akcja: Terraformacja. Pola są wszędzie zapisane jako r1c2: rząd 1, kolumna 2.

## Opcje

shifter-option-mode = Tryb gry
shifter-option-matching = Wartości stref
shifter-option-goals = Księga Celów
shifter-option-disasters = Katastrofy
shifter-option-bid-cap = Najwyższa deklaracja
shifter-option-restore = Przywracanie Planety po nieudanej próbie
shifter-option-leader = Kto zaczyna następną rundę
shifter-option-target = Punkty do wygranej (0: zależnie od liczby graczy)

## Karty i kafelki

shifter-mission = { $color ->
    [white] biała misja { $zones }
    [yellow] żółta misja { $zones }
    [blue] niebieska misja { $zones }
   *[green] zielona misja { $zones }
}
shifter-goal = { $color ->
    [white] biały cel { $number } ({ $zones })
    [yellow] żółty cel { $number } ({ $zones })
    [blue] niebieski cel { $number } ({ $zones })
   *[green] zielony cel { $number } ({ $zones })
}
shifter-mark = Tylko dla { $players } lub więcej graczy.
shifter-tile = Kafelek { $number }
shifter-face = Strona { $face }: połowa { $half ->
        [white] biała
        [yellow] żółta
        [blue] niebieska
       *[green] zielona
    }, ćwiartka { $first ->
        [white] biała
        [yellow] żółta
        [blue] niebieska
       *[green] zielona
    }, ćwiartka { $second ->
        [white] biała
        [yellow] żółta
        [blue] niebieska
       *[green] zielona
    }.
shifter-disaster-yellow = Żółta katastrofa
shifter-disaster-red = Czerwona katastrofa
shifter-disaster-max-actions = { $most ->
    [one] W turze można wykonać tylko jedną akcję.
    [few] W turze można wykonać najwyżej { $most } akcje.
   *[many] W turze można wykonać najwyżej { $most } akcji.
}
shifter-disaster-max-shifts = { $most ->
    [one] W turze można przesunąć rząd lub kolumnę najwyżej raz.
    [few] W turze można przesunąć rząd lub kolumnę najwyżej { $most } razy.
   *[many] W turze można przesunąć rząd lub kolumnę najwyżej { $most } razy.
}
shifter-disaster-max-flips = { $most ->
    [one] W turze można odwrócić kafelek najwyżej raz.
    [few] W turze można odwrócić kafelek najwyżej { $most } razy.
   *[many] W turze można odwrócić kafelek najwyżej { $most } razy.
}
shifter-disaster-no-short-flips = Kafelki można odwracać tylko przez długi bok.
shifter-disaster-burn = { $cards ->
    [one] Każdy sukces kosztuje dodatkowo jedną kartę z Biblioteki, chyba że daje wygraną.
    [few] Każdy sukces kosztuje dodatkowo { $cards } karty z Biblioteki, chyba że daje wygraną.
   *[many] Każdy sukces kosztuje dodatkowo { $cards } kart z Biblioteki, chyba że daje wygraną.
}

## Czego wymaga karta

shifter-number = { $value }
shifter-needs-one = jedna { $color ->
        [white] biała
        [yellow] żółta
        [blue] niebieska
       *[green] zielona
    } strefa o wartości { $value }
shifter-needs-alike = { $count } { $color ->
        [white] białe
        [yellow] żółte
        [blue] niebieskie
       *[green] zielone
    } strefy o wartości { $value }
shifter-needs-several = { $color ->
        [white] białe
        [yellow] żółte
        [blue] niebieskie
       *[green] zielone
    } strefy o wartościach { $values }
# Czego wymaga karta, jako jej tekst.
shifter-card-needs = { CAPITALIZE($needs) }.

## Tytuły

shifter-title-wanderer = Wędrowiec
shifter-title-coloniser = Kolonizator
shifter-title-terraformer = Terraformator
shifter-title-emperor = Imperator
shifter-title-legend = Legenda
shifter-title-creator = Stwórca

## Pytania

shifter-prompt-terraform = { $left ->
    [0] Nie masz już akcji: zakończ fazę terraformacji.
    [one] Terraformuj Planetę: została jedna akcja.
    [few] Terraformuj Planetę: zostały { $left } akcje.
   *[many] Terraformuj Planetę: zostało { $left } akcji.
}
shifter-prompt-declare = Sukces! Zgłoś misję, którą spełnia Planeta.
shifter-prompt-declare-more = Zgłoś kolejne misje albo zakończ turę.
shifter-prompt-discard = { $left ->
    [one] Odrzuć z ręki jedną misję.
    [few] Odrzuć z ręki { $left } misje.
   *[many] Odrzuć z ręki { $left } misji.
}
shifter-prompt-bid = Wyzwanie: { $card }. Ile akcji ci wystarczy? Zadeklaruj od 1 do { $most }.
shifter-prompt-lower = Wyzwanie: { $card }. Twoja deklaracja: { $own }. Zejdź niżej, zanim skończy się czas, albo zostań przy niej.
shifter-prompt-timer = Czy czas minął? Klepsydra odmierza { $seconds ->
        [one] jedną sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
shifter-prompt-attempt = { $left ->
    [0] Wyzwanie: { $card }. Nie masz już akcji: zakończ próbę.
    [one] Wyzwanie: { $card }. Została jedna akcja.
    [few] Wyzwanie: { $card }. Zostały { $left } akcje.
   *[many] Wyzwanie: { $card }. Zostało { $left } akcji.
}

## Odpowiedzi

shifter-act-rotate = Obróć { $cell }
shifter-act-flip = { $side ->
    [long] Odwróć { $cell } przez długi bok
   *[short] Odwróć { $cell } przez krótki bok
}
shifter-act-shift-row = Przesuń rząd { $row } w { $way ->
        [left] lewo
       *[right] prawo
    }
shifter-act-shift-column = Przesuń kolumnę { $column } w { $way ->
        [up] górę
       *[down] dół
    }
shifter-decide-settle = Zakończ akcje
shifter-decide-declare = Zgłoś: { $mission }
shifter-decide-goals = Sprawdź Księgę Celów
shifter-decide-done = Zakończ turę
shifter-decide-discard = Odrzuć: { $mission }
shifter-decide-bid = Zadeklaruj { $actions ->
        [one] jedną akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
shifter-decide-content = Zostań przy swojej deklaracji
shifter-decide-time-up = Czas minął

## Co się stało

shifter-event-rotate = { $seat } obraca { $cell }.
shifter-event-flip = { $seat } odwraca { $cell } przez { $side ->
        [long] długi
       *[short] krótki
    } bok.
shifter-event-shift-row = { $seat } przesuwa rząd { $row } w { $way ->
        [left] lewo
       *[right] prawo
    }.
shifter-event-shift-column = { $seat } przesuwa kolumnę { $column } w { $way ->
        [up] górę
       *[down] dół
    }.
shifter-event-succeeded = Sukces: Planeta spełnia co najmniej jedną misję gracza { $seat }.
shifter-event-failed = { $cost ->
    [one] Porażka: Planeta nie spełnia żadnej misji gracza { $seat }. Kosztuje to jedną kartę.
    [few] Porażka: Planeta nie spełnia żadnej misji gracza { $seat }. Kosztuje to { $cost } karty.
   *[many] Porażka: Planeta nie spełnia żadnej misji gracza { $seat }. Kosztuje to { $cost } kart.
}
shifter-event-declared = { $seat } kończy misję: { $mission }.
shifter-event-achieved = { $seat } osiąga cel: { $goal }.
shifter-event-struck = Nowa katastrofa: { $disaster }
shifter-event-discarded = { $seat } odrzuca z ręki { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $missions }.
shifter-event-burned = Z Biblioteki { $count ->
        [one] zostaje odrzucona jedna karta
        [few] zostają odrzucone { $count } karty
       *[many] zostaje odrzuconych { $count } kart
    }: { $missions }.
shifter-event-drew = { $seat } dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
shifter-event-drew-these = { $seat } dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $missions }.
shifter-event-turn = Kolej na gracza: { $seat }.
shifter-event-lost = { $left ->
    [0] { $needed ->
        [one] Biblioteka jest pusta, a potrzebna jest jedna karta.
        [few] Biblioteka jest pusta, a potrzebne są { $needed } karty.
       *[many] Biblioteka jest pusta, a potrzeba { $needed } kart.
    }
    [one] W Bibliotece została jedna karta, a potrzeba ich { $needed }.
    [few] W Bibliotece zostały { $left } karty, a potrzeba ich { $needed }.
   *[many] W Bibliotece zostało { $left } kart, a potrzeba ich { $needed }.
}
shifter-event-revealed = Nowe wyzwanie: { $card }.
shifter-event-put-back = { $fewest ->
    [0] Za łatwe ({ $card }): Planeta już to spełnia. Karta trafia pod Bibliotekę.
    [one] Za łatwe ({ $card }): wystarczy jedna akcja. Karta trafia pod Bibliotekę.
    [few] Za łatwe ({ $card }): wystarczą { $fewest } akcje. Karta trafia pod Bibliotekę.
   *[many] Za łatwe ({ $card }): wystarczy { $fewest } akcji. Karta trafia pod Bibliotekę.
}
shifter-event-bid = { $seat } deklaruje { $actions ->
        [one] jedną akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }.
shifter-event-content = { $seat } zostaje przy swojej deklaracji.
shifter-event-attempt = { $actions ->
    [one] Czas minął. { $seat } próbuje, mając jedną akcję.
    [few] Czas minął. { $seat } próbuje, mając { $actions } akcje.
   *[many] Czas minął. { $seat } próbuje, mając { $actions } akcji.
}
shifter-event-scored = { $actions ->
    [one] { $seat } spełnia wyzwanie jedną akcją. Wynik: { $score }.
    [few] { $seat } spełnia wyzwanie { $actions } akcjami. Wynik: { $score }.
   *[many] { $seat } spełnia wyzwanie { $actions } akcjami. Wynik: { $score }.
}
shifter-event-missed = { $seat } nie spełnia wyzwania. Wynik: { $score }.
shifter-event-restored = Planeta wraca do poprzedniego stanu.

## Dlaczego nie

shifter-reason-not-now = To nie jest odpowiedź na bieżące pytanie.
shifter-reason-settlement-began = Faza zasiedlania już się zaczęła, więc nie możesz wykonać kolejnych akcji.
shifter-reason-no-action-left = { $limit ->
    [one] Twoja jedyna akcja jest już wykorzystana.
    [few] Wszystkie { $limit } akcje są już wykorzystane.
   *[many] Wszystkie akcje ({ $limit }) są już wykorzystane.
}
shifter-reason-no-shift-left = { $limit ->
    [one] Katastrofa pozwala na jedno przesunięcie w turze. Limit jest już wyczerpany.
    [few] Katastrofa pozwala na { $limit } przesunięcia w turze. Limit jest już wyczerpany.
   *[many] Katastrofa pozwala na { $limit } przesunięć w turze. Limit jest już wyczerpany.
}
shifter-reason-no-flip-left = { $limit ->
    [one] Katastrofa pozwala odwrócić kafelek tylko raz w turze. Limit jest już wyczerpany.
    [few] Katastrofa pozwala odwrócić kafelek tylko { $limit } razy w turze. Limit jest już wyczerpany.
   *[many] Katastrofa pozwala odwrócić kafelek tylko { $limit } razy w turze. Limit jest już wyczerpany.
}
shifter-reason-short-flip-forbidden = Katastrofa zabrania odwracania przez krótki bok.
shifter-reason-not-in-hand = Nie masz tej misji na ręce: { $mission }.
shifter-reason-not-met = { $color ->
    [white] Potrzeba: { $needs }. Białe strefy: { $zones }.
    [yellow] Potrzeba: { $needs }. Żółte strefy: { $zones }.
    [blue] Potrzeba: { $needs }. Niebieskie strefy: { $zones }.
   *[green] Potrzeba: { $needs }. Zielone strefy: { $zones }.
}
shifter-reason-mission-first = Najpierw zgłoś misję, którą spełnia Planeta.
shifter-reason-no-goal-met = Planeta nie spełnia żadnego otwartego celu.
shifter-reason-bid-out-of-range = Zadeklaruj liczbę od 1 do { $most }.
shifter-reason-bid-not-lower = Zadeklaruj mniej niż poprzednio ({ $last }).

## Koniec gry

shifter-verdict-won = { $left ->
    [0] Wszystkie cele są osiągnięte, a Biblioteka jest pusta. Tytuł: { $title }.
    [one] Wszystkie cele są osiągnięte, a w Bibliotece została jedna karta. Tytuł: { $title }.
    [few] Wszystkie cele są osiągnięte, a w Bibliotece zostały { $left } karty. Tytuł: { $title }.
   *[many] Wszystkie cele są osiągnięte, a w Bibliotece zostało { $left } kart. Tytuł: { $title }.
}
shifter-verdict-lost = { $open ->
    [one] Biblioteka się wyczerpała, a jeden cel pozostał otwarty. Gra przegrana.
    [few] Biblioteka się wyczerpała, a { $open } cele pozostały otwarte. Gra przegrana.
   *[many] Biblioteka się wyczerpała, a { $open } celów pozostało otwartych. Gra przegrana.
}
shifter-verdict-target = { $seat } wygrywa z wynikiem { $score }.
shifter-verdict-ran-out = Wyzwania się skończyły. Nikt nie wygrywa.

setup-mode-option = Te opcje dotyczą tylko drugiego trybu gry.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

shifter-part-goals = cele { $points }
shifter-part-library = karty w Bibliotece { $points }
shifter-part-points = własne punkty { $points }
shifter-part-rivals = wpływ na przeciwników { $points }
