# The web table of Terra Shifter.

shifter-terrain-white = Śnieg
shifter-terrain-yellow = Pustynia
shifter-terrain-blue = Morze
shifter-terrain-green = Łąka

shifter-option-mode-coop = razem
shifter-option-mode-compete = rywalizacja
shifter-option-matching-at-least = co najmniej tyle
shifter-option-matching-exact = dokładnie tyle
shifter-option-disasters-none = brak
shifter-option-disasters-yellow = żółte
shifter-option-disasters-one-red = jedna czerwona
shifter-option-disasters-two-reds = dwie czerwone
shifter-option-leader-next = następny gracz
shifter-option-leader-same = zawsze ten sam
shifter-option-leader-bidder = kto próbował

## The planet

shifter-planet = Planeta, szesnaście płytek w czterech rzędach
# $regions is a list such as "Snow 2 (zone 5); Sea 1 (zone 3)".
shifter-tile-name = { $cell }: { $regions }
shifter-region = { $terrain } { $size }, strefa { $zone }
shifter-tile-moves = Ruchy płytki { $cell }
shifter-move-rotate = Obróć
shifter-move-long = Odwróć
shifter-move-short = Odwróć
shifter-row = Rząd { $row }
shifter-keys-tile = wybierz płytkę
shifter-keys-rotate = obróć płytkę
shifter-keys-long = odwróć przez długi bok
shifter-keys-short = odwróć przez krótki bok
shifter-keys-shift = przesuń jej rząd lub kolumnę

## Around it

shifter-goals = Księga celów
shifter-of = { $have } z { $need }
shifter-achieved = osiągnięty
shifter-met = spełniona
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
shifter-title-now = Wygrana teraz dałaby tytuł { $title }.
shifter-disasters = Katastrofy
shifter-in-force = działa { $count }
shifter-disasters-next = Jeszcze zakryte
shifter-missions = Moje misje
shifter-declare = Ogłoś
shifter-discard = Odrzuć
shifter-others-turn = Tura kogoś innego
shifter-actions-left = { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
# $missions is a list of missions.
shifter-forecast-success = Koniec teraz: sukces, spełniono: { $missions }.
shifter-forecast-failure = Koniec teraz: porażka, żadna misja nie jest spełniona. To kosztuje karty.
shifter-hide-hint = Ukryj podpowiedź
shifter-proven = dowiedzione minimum
shifter-do-settle = Osiedlaj
shifter-do-done = Zakończ turę
shifter-do-time-up = Koniec czasu
shifter-choose-first = Najpierw wybierz
shifter-wait = Poczekaj

## Contest

shifter-challenge = Wyzwanie dla wszystkich
shifter-score = Punkty
shifter-to = do { $score }
shifter-score-legend = pełna: udane, +1; kreskowana: nieudane, −1
shifter-won-lost = { $name }: udane { $won }, nieudane { $lost }
shifter-time-to-lower = Czas na niższą liczbę
shifter-seconds-of = sekund z { $seconds }
shifter-then = Gdy piasek się przesypie, próbuje { $name }. Liczba akcji: { $count }.
shifter-bids = Deklaracje
shifter-no-bids = Nikt jeszcze nie podał liczby.
shifter-lowest = najniższa
shifter-content = zostaje przy tym
shifter-your-bid = Twoja liczba
shifter-behind = Przy podkreślonej liczbie ktoś wciąż byłby przed tobą.

# Moves of the contest that one tries out in mind.
shifter-trial = { $count ->
        [0] Wypróbuj ruchy: tylko ty je widzisz.
        [one] Wypróbowano { $count } ruch. Tylko ty go widzisz.
        [few] Wypróbowano { $count } ruchy. Tylko ty je widzisz.
       *[many] Wypróbowano { $count } ruchów. Tylko ty je widzisz.
    }
shifter-trial-back = Cofnij próbę
shifter-trial-clear = Od nowa

## The end

shifter-zones = Strefy
shifter-story-turn = tura
shifter-story-missions = Misje
shifter-story-goals = Cele
shifter-story-actions = Akcje
shifter-story-failures = Porażki
shifter-story-met = Spełnione wyzwania
shifter-story-missed = Chybione wyzwania
