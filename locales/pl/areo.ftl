# Co wspólne dla wszystkich gier, oraz gra w terminalu.
# Wpisywane słowa (undo, hint, why ...) są takie same w każdym języku.

## Części zdań

list-and = { $first } i { $last }
list-none = nic
seat-table = stół

## Dlaczego coś jest niemożliwe, w każdej grze

refused-over = Gra już się skończyła.
refused-not-asked = To nie twoja kolej.

## Na ile karta lub kafelek są pewne

source-printed = zgodnie z oryginałem
source-inferred = wynika z wydanych zasad
source-partly = częściowo nasza rekonstrukcja
source-reconstructed = nasza rekonstrukcja
own-name = nasza własna nazwa; w tym języku nie ma oficjalnej

## Rodzaje kart i innych elementów pudełka i ich liczba

kind-award = { $count ->
        [one] nagroda
        [few] nagrody
       *[many] nagród
    }
kind-board = { $count ->
        [one] plansza
        [few] plansze
       *[many] plansz
    }
kind-bonus = { $count ->
        [one] karta bonusowa
        [few] karty bonusowe
       *[many] kart bonusowych
    }
kind-bot-board = { $count ->
        [one] plansza MarsBota
        [few] plansze MarsBota
       *[many] plansz MarsBota
    }
kind-corporation = { $count ->
        [one] korporacja
        [few] korporacje
       *[many] korporacji
    }
kind-disaster = { $count ->
    [one] katastrofa
    [few] katastrofy
   *[many] katastrof
}
kind-goal = { $count ->
    [one] cel
    [few] cele
   *[many] celów
}
kind-map = { $count ->
        [one] mapa
        [few] mapy
       *[many] map
    }
kind-milestone = { $count ->
        [one] tytuł
        [few] tytuły
       *[many] tytułów
    }
kind-mission = { $count ->
    [one] misja
    [few] misje
   *[many] misji
}
kind-project = { $count ->
        [one] karta projektu
        [few] karty projektów
       *[many] kart projektów
    }
kind-standard-action = { $count ->
        [one] akcja standardowa
        [few] akcje standardowe
       *[many] akcji standardowych
    }
kind-standard-project = { $count ->
        [one] projekt standardowy
        [few] projekty standardowe
       *[many] projektów standardowych
    }
kind-tile = { $count ->
        [one] kafelek
        [few] kafelki
       *[many] kafelków
    }
kind-track = { $count ->
        [one] tor
        [few] tory
       *[many] torów
    }
# Nazwa karty jako nagłówek.
cards-name = { CAPITALIZE($name) }
cards-summary = { $counts }; opisanych danymi: { $data }, własnym kodem: { $bespoke }, bez opisu: { $missing }

## Terminal: początek i koniec

play-welcome = { $players ->
    [one] { $game }, gra solo.
    [few] { $game }, { $players } graczy.
   *[many] { $game }, { $players } graczy.
}
play-seed = Aby zagrać w to samo jeszcze raz: --seed { $seed }
play-loaded = { $decisions ->
    [one] Wczytano { $file }: jak dotąd jedna decyzja.
    [few] Wczytano { $file }: jak dotąd { $decisions } decyzje.
   *[many] Wczytano { $file }: jak dotąd { $decisions } decyzji.
}
play-human = { $seat }: ty
play-bot = { $seat }: komputer ({ $bot })
# Gracz samej gry, na przykład MarsBot, z literą na planszy.
play-other = { $letter }: { $name }
play-type-help = Wpisz numer z listy albo help, aby zobaczyć resztę poleceń.
play-over = Koniec gry.
play-score = { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
# To samo o zwycięzcy.
play-score-won = { $seat }: { $score ->
        [one] { $score } punkt, wygrana
        [few] { $score } punkty, wygrana
       *[many] { $score } punktów, wygrana
    }
play-bye = Do widzenia.

## Terminal: tura

play-ask = { $seat } >
play-hide = Naciśnij Enter, aby ukryć swoje karty.
play-hand-over = Teraz gra { $seat }: przekaż klawiaturę. Pozostali nie patrzą! Potem naciśnij Enter.
play-for-table = { $choice } (za wszystkich przy stole)
play-narrowed = To może oznaczać kilka rzeczy:
play-not-understood = Nie rozumiem „{ $words }”. Wpisz help, aby zobaczyć polecenia.
play-no-such-number = Nie ma pozycji { $number }. Wpisz numer od 1 do { $count }.

## Terminal: polecenia

play-help-choice = numer z listy albo słowa opisujące decyzję
play-help-list = pokaż wszystkie możliwości i słowa, które można wpisać
play-help-board = pokaż planszę jeszcze raz
play-help-look = pokaż karty, które mają to w nazwie
play-help-preview = pokaż skutek wyboru i szanse rzutu: preview 3
play-help-undo = cofnij swoją ostatnią decyzję; undo! cofa dalej, jeśli wszyscy się zgodzą
play-help-hint = pokaż, co zrobiłby najsilniejszy komputer
play-help-why = pokaż, czego nie możesz teraz zrobić i dlaczego; why SŁOWA pyta o jedną decyzję
play-help-log = pokaż dotychczasowy przebieg gry
play-help-save = zapisz grę w pliku; save! PLIK nadpisuje istniejący plik
play-help-help = pokaż tę listę
play-help-quit = wyjdź z gry
play-hint = Komputer ({ $bot }) proponuje: { $choice }  [{ $words }]
# $points has a sign, such as +2.1.
play-hint-gain = Punkty w porównaniu z drugim najlepszym wyborem: { $points }. Szansa na wygraną: { $chance }%
play-hint-other = Punkty w porównaniu z najlepszym wyborem: { $points }. Szansa na wygraną: { $chance }%. Inny wybór: { $choice }
play-why-line = { $choice }: { $reason }
play-why-nothing = Żaden ruch nie jest teraz zablokowany.
play-why-possible = Możesz to teraz zrobić.
play-preview-reveals = To ujawnia ukryte informacje.
play-undone = Cofnięto: { $choice }
play-undo-nothing = Nie można cofnąć: ujawniono nowe informacje. Jeśli wszyscy się zgodzą, undo! cofa dalej.
play-undo-not-yours = Nie można cofnąć: ostatnia decyzja nie była twoja. Jeśli wszyscy się zgodzą, undo! cofa dalej.
play-undo-start = To sam początek gry.
play-undo-agree = Czy wszyscy zgadzają się na cofnięcie? Wpisz yes (tak) albo no (nie).
play-log-empty = Nic się jeszcze nie wydarzyło.
play-save-where = Podaj nazwę pliku: save PLIK
play-saved = Zapisano w { $file }. Aby grać dalej: areo play --record { $file }
play-save-other = Plik { $file } już istnieje i zawiera coś innego. Aby go nadpisać: save! { $file }
play-save-failed = Nie zapisano gry: { $why }
play-quit-unsaved = Ta gra nie jest zapisana. Wpisz quit jeszcze raz, aby mimo to wyjść, albo save PLIK, aby ją zachować.

## Odtwarzanie zapisu

replay-keys = { $at }/{ $last }  Enter: dalej, b: wstecz, liczba: do tego miejsca, q: koniec >

## Analysis of a game

analysis-chances = Szansa na wygraną
# $chart shows the chance over time as bars.
analysis-chance = { $seat }: { $chart } { $from }% → { $to }%
analysis-accuracy-title = Trafność
analysis-accuracy = { $seat }: { $percent }%. Najlepsza odpowiedź: { $found } z { $choices }. W punktach: { $lost }
analysis-costly = Najkosztowniejsze decyzje
analysis-no-costly = Nie znaleziono kosztownych decyzji.
# $decided and $better are choices as the player sees them, or lists of such.
analysis-decision = Decyzja { $number }, { $seat }: { $decided }
analysis-better = Lepiej: { $better }
analysis-gain = Zysk w punktach: { $points }. Szansa na wygraną: { $from }% → { $to }%
# $parts lists where the points come from, each with its points.
analysis-why = Głównie: { $parts }
