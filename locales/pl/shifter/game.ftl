# Akcja: Terraformacja. Pola są wszędzie zapisane jako r1c2: rząd 1, kolumna 2.

## Opcje

shifter-option-mode = Sposób gry
shifter-option-matching = Porównywanie Stref
shifter-option-goals = Księga Celów
shifter-option-disasters = Katastrofy
shifter-option-bid-cap = Najwyższa deklaracja
shifter-option-restore = Przywracanie Planety po nieudanej próbie
shifter-option-leader = Kto zaczyna następną rundę
shifter-option-target = Wynik dający wygraną (0: według liczby graczy)

## Karty i kafelki

shifter-mission = Misja { $color ->
        [white] biała
        [yellow] żółta
        [blue] niebieska
       *[green] zielona
    } { $zones }
shifter-goal = Cel { $color ->
        [white] biały
        [yellow] żółty
        [blue] niebieski
       *[green] zielony
    } { $number } ({ $zones })
shifter-mark = Tylko przy liczbie graczy nie mniejszej niż { $players }.
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
shifter-disaster-yellow = Żółta Katastrofa
shifter-disaster-red = Czerwona Katastrofa
shifter-disaster-max-actions = W turze { $most ->
        [one] można wykonać tylko jedną akcję
        [few] można wykonać najwyżej { $most } akcje
       *[many] można wykonać najwyżej { $most } akcji
    }.
shifter-disaster-max-shifts = W turze { $most ->
        [one] można wykonać najwyżej jedno przesunięcie
        [few] można wykonać najwyżej { $most } przesunięcia
       *[many] można wykonać najwyżej { $most } przesunięć
    }.
shifter-disaster-max-flips = W turze { $most ->
        [one] można odwrócić kafelek najwyżej raz
        [few] można odwrócić kafelek najwyżej { $most } razy
       *[many] można odwrócić kafelek najwyżej { $most } razy
    }.
shifter-disaster-no-short-flips = Kafelki odwraca się tylko przez długi bok.
shifter-disaster-burn = Sukces, który nie daje wygranej, kosztuje { $cards ->
        [one] dodatkowo jedną kartę
        [few] dodatkowo { $cards } karty
       *[many] dodatkowo { $cards } kart
    } z Biblioteki.

## Czego wymaga karta

shifter-number = { $value }
shifter-needs-one = jedna { $color ->
        [white] biała
        [yellow] żółta
        [blue] niebieska
       *[green] zielona
    } Strefa o wartości { $value }
shifter-needs-alike = { $count } { $color ->
        [white] białe
        [yellow] żółte
        [blue] niebieskie
       *[green] zielone
    } Strefy o wartości { $value }
shifter-needs-several = { $color ->
        [white] białe
        [yellow] żółte
        [blue] niebieskie
       *[green] zielone
    } Strefy o wartościach { $values }

## Tytuły

shifter-title-wanderer = Wędrowiec
shifter-title-coloniser = Kolonizator
shifter-title-terraformer = Terraformator
shifter-title-emperor = Imperator
shifter-title-legend = Legenda
shifter-title-creator = Stwórca

## Pytania

shifter-prompt-terraform = { $left ->
        [0] Nie ma już akcji: zakończ fazę Terraformacji.
        [one] Terraformuj Planetę: została jedna akcja.
        [few] Terraformuj Planetę: zostały { $left } akcje.
       *[many] Terraformuj Planetę: zostało { $left } akcji.
    }
shifter-prompt-declare = Zgłoś Misję, którą spełnia Planeta.
shifter-prompt-declare-more = Zgłoś kolejne Misje albo zakończ turę.
shifter-prompt-discard = { $left ->
        [one] Odrzuć z ręki jedną Misję.
        [few] Odrzuć z ręki { $left } Misje, jedną po drugiej.
       *[many] Odrzuć z ręki { $left } Misji, jedną po drugiej.
    }
shifter-prompt-bid = Wyzwanie: { $card }. Ile najmniej akcji potrzebujesz? Podaj liczbę od 1 do { $most }.
shifter-prompt-lower = Wyzwanie: { $card }. Twoja deklaracja: { $own }. Podaj niższą liczbę, póki płynie czas, albo zostań przy swojej.
shifter-prompt-timer = Czy czas minął? Klepsydra odmierza { $seconds ->
        [one] jedną sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
shifter-prompt-attempt = { $left ->
        [0] Wyzwanie: { $card }. Nie ma już akcji: zakończ próbę.
        [one] Wyzwanie: { $card }. Została jedna akcja.
        [few] Wyzwanie: { $card }. Zostały { $left } akcje.
       *[many] Wyzwanie: { $card }. Zostało { $left } akcji.
    }

## Odpowiedzi

shifter-act-rotate = Obróć { $cell }
shifter-act-flip = Odwróć { $cell } przez { $side ->
        [long] długi
       *[short] krótki
    } bok
shifter-act-shift-row = Przesuń rząd { $row } w { $way ->
        [left] lewo
       *[right] prawo
    }
shifter-act-shift-column = Przesuń kolumnę { $column } w { $way ->
        [up] górę
       *[down] dół
    }
shifter-decide-settle = Nie wykonuj więcej akcji
shifter-decide-declare = Zgłoś: { $mission }
shifter-decide-goals = Sprawdź Księgę Celów
shifter-decide-done = Zakończ turę
shifter-decide-discard = Odrzuć: { $mission }
shifter-decide-bid = Zadeklaruj { $actions ->
        [one] jedną akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
shifter-decide-content = Zostań przy swojej liczbie
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
shifter-event-succeeded = Sukces: { $seat } ma Misję, którą spełnia Planeta.
shifter-event-failed = Porażka: { $seat } nie ma Misji, którą spełnia Planeta. Kosztuje to { $cost ->
        [one] jedną kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }.
shifter-event-declared = Ukończono ({ $seat }): { $mission }.
shifter-event-achieved = Osiągnięto ({ $seat }): { $goal }.
shifter-event-struck = Zaczyna działać Katastrofa: { $disaster }
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
shifter-event-turn = Tura: { $seat }.
shifter-event-lost = Z Biblioteki trzeba wziąć { $needed ->
        [one] jedną kartę
        [few] { $needed } karty
       *[many] { $needed } kart
    }, a { $left ->
        [0] jest pusta
        [one] została tylko jedna
        [few] zostały tylko { $left }
       *[many] zostało tylko { $left }
    }.
shifter-event-revealed = Wyzwanie: { $card }.
shifter-event-put-back = { $fewest ->
        [0] { $card }: Planeta już to spełnia, więc karta trafia pod Bibliotekę.
        [one] { $card }: wystarczy jedna akcja, więc karta trafia pod Bibliotekę.
        [few] { $card }: wystarczą { $fewest } akcje, więc karta trafia pod Bibliotekę.
       *[many] { $card }: wystarczy { $fewest } akcji, więc karta trafia pod Bibliotekę.
    }
shifter-event-bid = { $seat } deklaruje { $actions ->
        [one] jedną akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }.
shifter-event-content = { $seat } zostaje przy swojej liczbie.
shifter-event-attempt = Czas minął. { $seat } może spróbować, mając { $actions ->
        [one] jedną akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }.
shifter-event-scored = { $seat } spełnia wyzwanie, wykonując { $actions ->
        [one] jedną akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }; wynik: { $score }.
shifter-event-missed = { $seat } nie spełnia wyzwania; wynik: { $score }.
shifter-event-restored = Planeta wraca do poprzedniego stanu.

## Dlaczego nie

shifter-reason-not-now = Teraz pytanie jest inne.
shifter-reason-settlement-began = Zaczęła się faza Zasiedlania: nie można już wykonać akcji.
shifter-reason-no-action-left = { $limit ->
        [one] Jedyna akcja jest już wykonana.
        [few] Wszystkie { $limit } akcje są już wykonane.
       *[many] Wszystkie akcje ({ $limit }) są już wykonane.
    }
shifter-reason-no-shift-left = { $limit ->
        [one] Katastrofa pozwala na jedno przesunięcie w turze i zostało ono już wykonane.
        [few] Katastrofa pozwala na { $limit } przesunięcia w turze i wszystkie zostały już wykonane.
       *[many] Katastrofa pozwala na { $limit } przesunięć w turze i wszystkie zostały już wykonane.
    }
shifter-reason-no-flip-left = { $limit ->
        [one] Katastrofa pozwala odwrócić kafelek raz w turze i to już się stało.
        [few] Katastrofa pozwala odwrócić kafelek { $limit } razy w turze i to już się stało.
       *[many] Katastrofa pozwala odwrócić kafelek { $limit } razy w turze i to już się stało.
    }
shifter-reason-short-flip-forbidden = Katastrofa zabrania odwracania przez krótki bok.
shifter-reason-not-in-hand = Nie masz tej karty na ręce: { $mission }.
shifter-reason-not-met = Potrzeba: { $needs }. Wartości { $color ->
        [white] białych
        [yellow] żółtych
        [blue] niebieskich
       *[green] zielonych
    } Stref: { $zones }.
shifter-reason-mission-first = Najpierw trzeba zgłosić Misję, którą spełnia Planeta.
shifter-reason-no-goal-met = Planeta nie spełnia żadnego otwartego Celu.
shifter-reason-bid-out-of-range = Deklaracja to liczba od 1 do { $most }.
shifter-reason-bid-not-lower = Liczba musi być niższa od podanej poprzednio: { $last }.

## Koniec gry

shifter-verdict-won = { $left ->
        [0] Wszystkie Cele są osiągnięte, choć w Bibliotece nie ma już kart. Wasz tytuł: { $title }.
        [one] Wszystkie Cele są osiągnięte, a w Bibliotece została jedna karta. Wasz tytuł: { $title }.
        [few] Wszystkie Cele są osiągnięte, a w Bibliotece zostały { $left } karty. Wasz tytuł: { $title }.
       *[many] Wszystkie Cele są osiągnięte, a w Bibliotece zostało { $left } kart. Wasz tytuł: { $title }.
    }
shifter-verdict-lost = { $open ->
        [one] W Bibliotece zabrakło kart, a jeden Cel jest otwarty: wszyscy przegrywają.
        [few] W Bibliotece zabrakło kart, a { $open } Cele są otwarte: wszyscy przegrywają.
       *[many] W Bibliotece zabrakło kart, a { $open } Celów jest otwartych: wszyscy przegrywają.
    }
shifter-verdict-target = { $seat } wygrywa z wynikiem { $score }.
shifter-verdict-ran-out = Wyzwania się skończyły i nikt nie wygrywa.

setup-mode-option = Te opcje dotyczą tylko drugiego trybu gry.
