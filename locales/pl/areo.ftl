# Co wspólne dla wszystkich gier, oraz gra w terminalu.
# Wpisywane słowa (undo, hint, why ...) są takie same w każdym języku.

## Części zdań

list-and = { $first } i { $last }
list-none = nic
seat-table = stół

## Dlaczego coś jest niemożliwe, w każdej grze

refused-over = Rozgrywka już się skończyła.
refused-not-asked = To nie twoja kolej na decyzję.

## Na ile karta lub płytka jest pewna

source-printed = jak w druku
source-inferred = wynika z tego, co wydrukowano
source-partly = częściowo nasza rekonstrukcja
source-reconstructed = nasza rekonstrukcja
own-name = nazwa nieoficjalna, nasza własna

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
        [one] Katastrofa
        [few] Katastrofy
       *[many] Katastrof
    }
kind-goal = { $count ->
        [one] Cel
        [few] Cele
       *[many] Celów
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
        [one] Misja
        [few] Misje
       *[many] Misji
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
cards-summary = { $counts }; opisanych danymi: { $data }, własnym kodem: { $bespoke }, bez opisu: { $missing }

## Terminal: początek i koniec

play-welcome = { $game }, { $players ->
        [one] dla jednego gracza
        [few] dla { $players } graczy
       *[many] dla { $players } graczy
    }.
play-seed = Ta sama rozgrywka jeszcze raz: --seed { $seed }
play-loaded = Wczytano z { $file }; jak dotąd { $decisions ->
        [one] jedna decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }.
play-human = { $seat }: ty
play-bot = { $seat }: komputer ({ $bot })
play-type-help = Wpisz numer wyboru; help pokazuje, co jeszcze można wpisać.
play-over = Koniec rozgrywki.
play-won-by = Wygrana: { $who }.
play-won-by-nobody = Nikt nie wygrał.
play-score = { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
play-bye = Do widzenia.

## Terminal: tura

play-ask = { $seat } >
play-hide = Naciśnij Enter, aby zakryć to, co widzisz.
play-hand-over = Przekaż klawiaturę graczowi { $seat }; nikt inny nie powinien patrzeć. Potem naciśnij Enter.
play-for-table = { $choice } (w imieniu stołu)
play-narrowed = To może znaczyć kilka rzeczy:
play-not-understood = Nie rozumiem „{ $words }”; help pokazuje, co można wpisać.
play-no-such-number = Nie ma wyboru numer { $number }; są numery od 1 do { $count }.

## Terminal: polecenia

play-help-choice = numer albo słowa decyzji
play-help-list = wszystkie możliwości ze słowami, które można za nie wpisać
play-help-board = jeszcze raz położenie
play-help-look = co mówią karty, które mają to w nazwie
play-help-preview = co zrobiłby wybór i jakie są szanse przy rzucie: preview 3
play-help-undo = cofa twoją ostatnią decyzję; undo! cofa dalej, jeśli wszyscy się zgadzają
play-help-hint = co zrobiłby najlepszy gracz komputerowy
play-help-why = czego nie możesz teraz zrobić i dlaczego; why SŁOWA pyta o jedną decyzję
play-help-log = co się dotąd wydarzyło
play-help-save = zapisuje rozgrywkę w pliku; save! PLIK nadpisuje inny plik
play-help-help = ta lista
play-help-quit = kończy
play-hint = Komputer ({ $bot }) wybrałby: { $choice }  [{ $words }]
play-why-line = { $choice }: { $reason }
play-why-nothing = W tej chwili nic istotnego nie jest poza zasięgiem.
play-why-possible = To jest teraz możliwe.
play-preview-reveals = To odkrywa coś, czego nikt nie może wiedzieć wcześniej.
play-undone = Cofnięto: { $choice }
play-undo-nothing = Nie ma czego cofać, odkąd ktoś dowiedział się czegoś nowego. Za zgodą wszystkich undo! cofa dalej.
play-undo-not-yours = Ostatnią decyzję podjął ktoś inny. Za zgodą wszystkich undo! cofa dalej.
play-undo-start = To początek rozgrywki.
play-undo-agree = Czy wszyscy gracze zgadzają się na cofnięcie? Wpisz yes (tak) albo no (nie).
play-log-empty = Nic się jeszcze nie wydarzyło.
play-save-where = Podaj miejsce: save PLIK
play-saved = Zapisano w { $file }. Dalsza gra: areo play --record { $file }
play-save-other = W { $file } jest coś innego; save! { $file } nadpisze ten plik.
play-save-failed = Niczego nie zapisano: { $why }
play-quit-unsaved = Ta rozgrywka nie jest zapisana. Wpisz quit jeszcze raz, aby wyjść, albo save PLIK, aby ją zachować.

## Odtwarzanie zapisu

replay-keys = { $at }/{ $last }  Enter: dalej, b: wstecz, liczba: do tego miejsca, q: koniec >
