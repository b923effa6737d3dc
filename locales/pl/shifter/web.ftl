# The web table of Terra Shifter.

shifter-terrain-white = Śnieg
shifter-terrain-yellow = Pustynia
shifter-terrain-blue = Morze
shifter-terrain-green = Łąka

shifter-option-mode-coop = razem
shifter-option-mode-compete = przeciw sobie
shifter-option-matching-at-least = co najmniej tyle
shifter-option-matching-exact = dokładnie tyle
shifter-option-disasters-none = brak
shifter-option-disasters-yellow = tylko żółte
shifter-option-disasters-one-red = jedna czerwona
shifter-option-disasters-two-reds = dwie czerwone
shifter-option-leader-next = następny gracz
shifter-option-leader-same = zawsze ten sam gracz
shifter-option-leader-bidder = gracz, który próbował

## The planet

shifter-planet = Planeta, szesnaście kafelków w czterech rzędach
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-cell = kafelek w rzędzie { $row }, kolumnie { $column }
shifter-place = rząd { $row }, kolumna { $column }
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, strefa { $zone }
shifter-tile-moves = Ruchy kafelka: { $cell }
shifter-move-rotate = Obróć
shifter-move-long = Odwróć
shifter-move-short = Odwróć
shifter-row = Rząd { $row }
shifter-keys-tile = wybierz kafelek
shifter-keys-rotate = obróć kafelek
shifter-keys-long = odwróć przez długi bok
shifter-keys-short = odwróć przez krótki bok
shifter-keys-shift = przesuń jego rząd lub kolumnę

## Around it

shifter-goal-zones = { $color ->
    [white] biały cel { $zones }
    [yellow] żółty cel { $zones }
    [blue] niebieski cel { $zones }
   *[green] zielony cel { $zones }
}
shifter-goals = Księga Celów
shifter-of = { $have } z { $need }
shifter-achieved = osiągnięty
shifter-met = spełnione
shifter-met-of = spełnione { $have } z { $need }
shifter-best = najlepsza { $value }
shifter-zones-of = strefy { $have } z { $need }
shifter-library = Biblioteka
shifter-left = zostało { $count }
shifter-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# $title is an honour, such as Emperor.
shifter-title-now = Tytuł za wygraną w tej chwili: { $title }.
shifter-disasters = Katastrofy
shifter-in-force = aktywne: { $count }
shifter-disasters-next = Jeszcze zakryte
shifter-missions = Moje misje
shifter-declare = Zgłoś
shifter-discard = Odrzuć
shifter-others-turn = Tura innego gracza
shifter-actions-left = { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
# $missions is a list of missions.
shifter-forecast-success = Jeśli teraz zakończysz: sukces. Spełnione: { $missions }.
shifter-forecast-failure = { $count ->
        [one] Jeśli teraz zakończysz: porażka. Żadna misja nie jest spełniona i tracisz { $count } kartę.
        [few] Jeśli teraz zakończysz: porażka. Żadna misja nie jest spełniona i tracisz { $count } karty.
       *[many] Jeśli teraz zakończysz: porażka. Żadna misja nie jest spełniona i tracisz { $count } kart.
    }
shifter-failure-cost = { $count ->
        [one] Żadna misja nie jest spełniona. Tura kończy się porażką i kosztuje { $count } kartę: najpierw z ręki, potem z Biblioteki.
        [few] Żadna misja nie jest spełniona. Tura kończy się porażką i kosztuje { $count } karty: najpierw z ręki, potem z Biblioteki.
       *[many] Żadna misja nie jest spełniona. Tura kończy się porażką i kosztuje { $count } kart: najpierw z ręki, potem z Biblioteki.
    }
shifter-reveals-settle = Wszyscy dowiedzą się, czy twoja misja jest spełniona.
shifter-reveals-discard = Wszyscy zobaczą odrzuconą misję.
shifter-hide-hint = Ukryj podpowiedź
shifter-proven = najmniej, jak się da
shifter-do-settle = Zakończ akcje
shifter-do-done = Zakończ turę
shifter-do-time-up = Koniec czasu
shifter-choose-first = Najpierw wybierz
shifter-wait = Poczekaj

## Contest

shifter-challenge = Wyzwanie
shifter-score = Wynik
shifter-to = z { $score }
shifter-score-legend = pełna: spełnione, +1; kreskowana: niespełnione, −1
shifter-won-lost = { $name }: spełnione { $won }, niespełnione { $lost }
shifter-time-to-lower = Czas na niższą deklarację
shifter-seconds-of = z { $seconds } sekund
shifter-then = { $count ->
    [one] Gdy przesypie się piasek, próbuje { $name }: { $count } akcja.
    [few] Gdy przesypie się piasek, próbuje { $name }: { $count } akcje.
   *[many] Gdy przesypie się piasek, próbuje { $name }: { $count } akcji.
}
shifter-bids = Deklaracje
shifter-no-bids = Nie ma jeszcze deklaracji.
shifter-lowest = najniższa
shifter-content = zostaje
shifter-your-bid = Twoja deklaracja
shifter-behind = Podkreślone deklaracje są za wysokie, by wygrać.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Wypróbuj ruchy: tylko ty je widzisz.
        [one] Wypróbowano { $count } ruch. Tylko ty go widzisz.
        [few] Wypróbowano { $count } ruchy. Tylko ty je widzisz.
       *[many] Wypróbowano { $count } ruchów. Tylko ty je widzisz.
    }
shifter-trial-back = Cofnij ostatni ruch
shifter-trial-clear = Od nowa

## The end

shifter-zones = Strefy
shifter-story-turn = tura
shifter-story-turn-by = Tura po turze
shifter-story-missions = Misje
shifter-story-goals = Cele
shifter-story-actions = Akcje
shifter-story-failures = Porażki
shifter-story-met = Spełnione wyzwania
shifter-story-missed = Niespełnione wyzwania
