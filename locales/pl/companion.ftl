# MarsBot przy stole z kartonu, w terminalu i w przeglądarce.

## W terminalu

companion-welcome = MarsBot przy twoim stole. Aby MarsBot rozegrał turę, wpisz kartę, którą odkrywa: nazwę lub numer ({ companion-word-turn } { mars-card-comet }, 010, B06). Wpisuj, co dzieje się na stole ({ companion-form-tiles }). „{ companion-word-check }” pokazuje kroki tego pokolenia, „{ companion-word-help }” wszystkie polecenia.
companion-help-turns = Tury MarsBota: wpisz „{ companion-word-turn }” i kartę: nazwę w jednym z czterech języków, początek nazwy, numer albo B01 do B08. Karta spoza listy: „{ companion-word-turn } { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12”. Jeśli karty rozdaje Areo, wpisz samo „{ companion-word-turn }”. Gdy MarsBot potrzebuje następnej karty, wpisz „{ companion-word-draw }” i jej nazwę lub numer. Na pytanie wystarczy wpisać samą odpowiedź.
companion-help-facts = Co dzieje się na stole: {$forms}.
companion-help-commands = { companion-word-list }: pokaż wszystkie wpisy. { companion-word-undo }: cofnij ostatni wpis. { companion-word-fix } 3 …: zastąp wpis 3. { companion-word-insert } 3 …: wstaw wpis przed wpisem 3. { companion-word-strike } 3: usuń wpis 3. { companion-word-state }: pokaż stan gry. { companion-word-check }: pokaż, co teraz zrobić. { companion-word-save } PLIK: zapisz sesję; areo companion --file PLIK ją wznawia. { companion-word-quit }: zakończ program.
companion-saved = Zapisano: { $file }
companion-resumed = { $count ->
    [one] Wznowiono sesję: { $count } wpis.
    [few] Wznowiono sesję: { $count } wpisy.
   *[many] Wznowiono sesję: { $count } wpisów.
}
companion-state-planet = Pokolenie { $generation }: { $temperature } °C, tlen { $oxygen }%, oceany { $oceans }.
companion-state-bot = MarsBot: WT { $rating }, { $money } M€; w talii akcji zostało kart: { $left } z { $all }.
companion-state-tracks = Tory: { $tracks }.
companion-position-marked = { $track } { $at } (zaznaczone: { $marked })
companion-state-goals = Tytuły i nagrody: { $goals }.
companion-goal-milestone = { $goal } (MarsBot { $own } z { $needs })
companion-goal-award = { $goal } (MarsBot { $own })
companion-goal-taken = { $goal } (zajęte: { $seat })
companion-goal-taken-award = { $goal } (MarsBot { $own }; ufundowana: { $seat })
companion-state-score = Punkty, gdyby gra skończyła się teraz: { $total } ({ $sources }).
companion-source = { $source } { $points }
companion-score-rating = WT
companion-score-milestones = tytuły
companion-score-awards = nagrody
companion-score-greeneries = zieleń
companion-score-cities = miasta
companion-score-instance = wcielenie neuronalne
companion-score-money = M€
companion-score-cards = zagrane karty
companion-fixed = Tury MarsBota policzono od nowa. Zmień to na stole:
companion-fixed-nothing = Tury MarsBota policzono od nowa. Na stole nic się nie zmienia.
companion-player = Gracz
companion-position = { $track } { $at }

## O co pyta

companion-ask-project = Odkryj wierzchnią kartę talii projektów i podaj ją.
companion-ask-bonus = Odkryj wierzchnią kartę talii bonusowej MarsBota i podaj ją. Jeśli talia jest pusta, najpierw potasuj odrzucone karty bonusowe.
companion-ask-cost = MarsBot musi znać koszt tej karty. Podaj też koszt.
companion-ask-tags = MarsBot musi znać symbole tej karty. Podaj też symbole.
companion-ask-plants = Ile masz roślinności?
companion-ask-protection = Czy jakaś karta chroni twoją roślinność?
companion-ask-tokens = Czy masz na kartach zwierzęta lub mikroby, które można usunąć?
companion-ask-standings = Podaj swoje wartości razem z produkcją, w tej kolejności: { $goals }.
companion-ask-last-standings = Podaj swoje wartości na koniec, bez produkcji, w tej kolejności: { $goals }.

## Co zrobić na stole

companion-do-mark-tile = Połóż na tym obszarze znacznik MarsBota.
companion-do-mark-goal = Połóż znacznik MarsBota na: { $goal }.
companion-do-mark-track = Połóż znacznik MarsBota na każdym polu, z którego cofnął się znacznik toru.
companion-do-unmark-track = Zdejmij znacznik z tego pola.
companion-do-discard = Połóż na stos odrzuconych projektów: { $cards }.
companion-do-pile = Połóż na stos zagranych kart MarsBota: { $cards }.
companion-setup-board = Rozłóż planszę MarsBota do tej mapy z jej kartą zasad. Ustaw siedem znaczników torów na 0, a wcielenie neuronalne odłóż na bok.
companion-setup-player = Przygotuj się jak do gry dwuosobowej: zaczynasz z WT 20.
companion-setup-bot = MarsBot zaczyna z WT 20, bez M€, kart na ręce i korporacji.
companion-setup-bonus = Potasuj zakryte karty bonusowe B01 do B08: to talia bonusowa. (Inne plansze mają własną B08.)
companion-check-deck = Daj MarsBotowi zakryte karty projektów ({ $projects }) i bonusowe ({ $bonuses }) i potasuj je: to jego talia akcji. Jeśli talia bonusowa jest pusta, najpierw potasuj odrzucone karty bonusowe.
companion-check-deck-dealt = Areo przygotowało talię akcji MarsBota.
companion-check-research = Badania: dobierz cztery karty i kup wybrane po 3 M€. MarsBot nic nie płaci.
companion-check-draft = Badania z selekcją kart: rozdaj dwa stosy po cztery karty. Cztery razy: zachowaj jedną kartę ze swojego stosu, MarsBot zachowuje losową ze swojego, potem zamieńcie stosy. Potasuj karty MarsBota i odrzuć te, których nie potrzebuje jego talia akcji. Potem kup swoje po 3 M€.
companion-check-first = Pierwszy gracz w tym pokoleniu: { $seat }.
companion-check-facts = Przed każdą turą MarsBota podaj, co się zmieniło: temperatura, tlen, obszary, tytuły, nagrody, ataki.
companion-check-turns = Tury MarsBota, zostało kart: { $left } z { $all }. Gdy nie ma już kart, MarsBot pasuje.
companion-check-production = Gdy i ty spasujesz, następuje produkcja, ale tylko twoja.
companion-check-generation = Potem wpisz: { companion-word-generation }.
companion-check-end = Wszystkie wskaźniki globalne osiągnęły maksimum. Wpisz: { companion-word-end }.
companion-check-last-bot = MarsBot umieścił już swoje ostatnie obszary zieleni.
companion-check-last-player = Umieść swoje ostatnie obszary zieleni i wpisz je.
companion-check-last-standings = Podaj swoje wartości w ufundowanych nagrodach, bez produkcji.
companion-check-win = MarsBot ma { $points } pkt. Aby wygrać, musisz mieć więcej.
companion-check-over = Nie ma już kolejnych pokoleń: wygrywa MarsBot.

## Po poprawce

companion-change-tile = Umieść: { $tile }
companion-change-tile-gone = Usuń: { $tile }
companion-change-number = { CAPITALIZE($fact) }: { $to } zamiast { $from }
companion-change-marks = { CAPITALIZE($fact) }, zaznaczone pola: { $to } zamiast { $from }
companion-change-goal = Połóż znacznik na: { $goal } ({ $seat })
companion-change-goal-gone = Zdejmij znacznik z: { $goal } ({ $seat })
companion-change-pile = Połóż na stos zagranych kart MarsBota: { $cards }
companion-change-pile-gone = Zabierz ze stosu zagranych kart MarsBota: { $cards }
companion-change-destroyed = Usuń z gry: { $cards }
companion-change-destroyed-gone = Odłóż do odrzuconych kart bonusowych: { $cards }
companion-fact-bot-rating = WT MarsBota
companion-fact-bot-money = M€ MarsBota
companion-fact-plants = twoja roślinność

## Wpisy słowami

companion-entry-standing = Wartości gracza: { $standings }
companion-standing = { $goal } { $value }
companion-entry-claims = Zarezerwowane pola: { $spaces }
companion-claim-of = { $space } ({ $seat })
companion-entry-tokens = { $is ->
    [yes] Gracz ma zwierzę lub mikroba, które można usunąć
   *[other] Gracz nie ma zwierząt ani mikrobów, które można usunąć
}
companion-shows = karta: { $all }
companion-shows-nothing = karta bez symboli
companion-no-card = nie ma już kart
companion-numbered = { $card } ({ $number })
companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = pokolenie
companion-fact-rating = współczynnik terraformacji
companion-fact-marks = { $track }, zaznaczone pola
companion-fact-tokens = zasoby na karcie { $card }
companion-entry-pile = Na stosie zagranych kart MarsBota leżą też: { $cards }
companion-entry-protected = { $is ->
    [yes] Roślinność, zwierzęta i mikroby gracza są chronione
   *[other] Roślinność, zwierzęta i mikroby gracza nie są chronione
}
companion-entry-tiles = Obszary: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = Gracz uzyskuje tytuł: { $goal }
companion-entry-fund = Gracz funduje nagrodę: { $goal }
companion-entry-generation = Nowe pokolenie
companion-entry-turn = Tura MarsBota
companion-entry-turn-with = Tura MarsBota: { $card }
companion-entry-turn-tags = Tura MarsBota, karta: { $tags }
companion-entry-turn-without-tags = Tura MarsBota, karta bez symboli
companion-event-tag = wydarzenie
companion-shows-active = niebieska ramka
companion-shows-points = punkty
companion-shows-cost = koszt { $cost }
companion-entry-draw = Następna karta: { $card }
companion-entry-remove = MarsBot traci { $count } M€
companion-entry-reduce = MarsBot: { $production } −{ $steps }
companion-entry-end = Koniec gry

## Dlaczego wpis nie pasuje

companion-no-entry = „{ $word }” to ani wpis, ani karta. Wpisz „{ companion-word-help }”, aby zobaczyć, co można podać.
companion-unknown = Nieznane słowo: „{ $word }” ({ $kind }).
companion-ambiguous = „{ $word }” może znaczyć: { $found }. Wpisz dłuższy fragment nazwy albo numer.
companion-form = Wpisz to tak: { $example }
companion-kind-card = karta
companion-kind-goal = tytuł lub nagroda
companion-kind-track = tor
companion-kind-tag = symbol
companion-kind-space = pole takie jak r3c4
companion-kind-tile = obszar
companion-kind-seat = A to gracz, B to MarsBot
companion-kind-answer = tak lub nie
companion-kind-resource = zasób
companion-no-such-entry = Nie ma wpisu o tym numerze. „{ companion-word-list }” pokazuje wszystkie.
companion-nothing-to-undo = Nie ma czego cofnąć.
companion-not-saved = W tym pliku nie ma sesji z MarsBotem (wiersz { $line }).
companion-awaited = Tura MarsBota jeszcze trwa. { $question }
companion-card-missing = Podaj turę razem z kartą: { companion-word-turn } { mars-card-comet }.
companion-no-project-left = W tym pokoleniu odkryto już wszystkie karty projektów z talii akcji ({ $count }). Została tylko karta bonusowa.
companion-no-bonus-left = Talia akcji ma jedną kartę bonusową i w tym pokoleniu już ją odkryto.
companion-deck-empty = Talia akcji jest pusta: MarsBot pasuje do następnego pokolenia.
companion-out-of-range = Wartość spoza zakresu. Dozwolone: { $least } … { $most }, tylko pełne poziomy.
companion-claimed-space = Pole { $space } jest zarezerwowane dla innego gracza.
companion-ocean-on-land = { $space } to ląd. Ocean umieszcza tam tylko karta { mars-card-artificial-lake }; jeśli to ona, wpisz: { companion-form-lake }.
companion-on-ocean = Pole { $space } jest zarezerwowane na ocean. Jeśli karta pozwala na ten obszar ({ $tile }), podaj ją: { companion-form-mangrove }.
companion-reserved = Pole { $space } jest zarezerwowane na miasto.
companion-not-by = { $card }: ta karta nie umieszcza tam takiego obszaru.
companion-tile-twice = Ten obszar jest już na planszy: { $tile }.
companion-owner-missing = Czyj to obszar? A to gracz, B to MarsBot: { companion-form-tiles }. Obszar: { $tile }.
companion-holds-nothing = { $card }: na tej karcie nie kładzie się zasobów.
companion-taken = { $name }: już zajęte.
companion-misfit = Wpis { $number }: { $why }
companion-card-not-awaited = MarsBot nie potrzebuje teraz karty.
companion-turns-left = { $count ->
    [one] MarsBot jeszcze nie spasował: w talii akcji została { $count } karta.
    [few] MarsBot jeszcze nie spasował: w talii akcji zostały { $count } karty.
   *[many] MarsBot jeszcze nie spasował: w talii akcji zostało { $count } kart.
}
companion-destroyed = Karta { $card } jest zniszczona.
companion-drawn-twice = Ta karta została już odkryta w tej turze.
companion-in-pile = Karta { $card } leży już na stosie zagranych kart MarsBota.
companion-less-money = MarsBot ma tylko { $money } M€.
companion-track-at-start = { CAPITALIZE($track) }: znacznik jest już na 0.
companion-occupied = Na polu { $space } jest już obszar.
companion-no-ocean-left = Wszystkie oceany są już na planszy.
companion-not-on-board = Ta plansza nie ma takiego tytułu ani nagrody: { $name }.
companion-none-left = Wszystkie trzy są już zajęte.
companion-not-complete = Temperatura, tlen i oceany nie osiągnęły jeszcze maksimum.
companion-ended = Gra się skończyła. Możesz podać już tylko swoją ostatnią zieleń i swoje wartości.
companion-over = Gra już się skończyła.

## Jak pisze się wpisy

companion-form-generation = { companion-word-generation }: 4
companion-form-remove = { companion-word-remove } 3
companion-form-reduce = { companion-word-reduce } { companion-word-plants }
companion-form-temperature = { companion-word-temperature }: -12
companion-form-oxygen = { companion-word-oxygen }: 5
companion-form-tiles = { companion-word-tiles }: { companion-word-city } r3c4 A
companion-form-lake = { companion-word-tiles }: { companion-word-ocean } r3c5 { mars-card-artificial-lake }
companion-form-mangrove = { companion-word-tiles }: { companion-word-greenery } r1c2 A { mars-card-mangrove }
companion-form-claims = { companion-word-claims }: r3c4 A
companion-form-pile = { companion-word-pile }: { mars-card-comet }, { mars-card-mine }
companion-form-tokens = { companion-word-tokens } { mars-card-birds }: 2
companion-form-track = { companion-word-track } { companion-word-building }: 3
companion-form-player = A { companion-word-heat }: 3
companion-form-bot = B { companion-word-money }: 12
companion-form-standing = { companion-word-standing } { mars-milestone-builder }: 5
companion-form-claim = { companion-word-claim } { mars-milestone-mayor }
companion-form-fund = { companion-word-fund } { mars-award-banker }
companion-form-shown = { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12
companion-form-fix = { companion-word-fix } 3 { companion-word-temperature }: -12
companion-form-save = { companion-word-save } areo.txt

## Słowa, które można wpisywać; angielskie są zrozumiałe w każdym języku

companion-word-turn = tura
companion-word-draw = karta
companion-word-standing = wynik
companion-word-claim = tytuł
companion-word-fund = nagroda
companion-word-remove = usuń
companion-word-reduce = obniż
companion-word-generation = pokolenie
companion-word-end = koniec
companion-word-temperature = temperatura
companion-word-oxygen = tlen
companion-word-tiles = obszary
companion-word-claims = zarezerwowane
companion-word-protected = chronione
companion-word-tokens = zasoby
companion-word-track = tor
companion-word-marks = zaznaczone
companion-word-pile = stos
companion-word-a = ja
companion-word-b = MarsBot
companion-word-rating = WT
companion-word-production = produkcja
companion-word-tags = symbole
companion-word-cost = koszt
companion-word-none = brak
companion-word-points = punkty
companion-word-active = niebieska
companion-word-event = wydarzenie
companion-word-building = budowla
companion-word-space = kosmos
companion-word-power = energia
companion-word-science = nauka
companion-word-jupiter = Jowisz
companion-word-earth = ziemia
companion-word-plant = roślinność
companion-word-microbe = mikrob
companion-word-animal = zwierzę
companion-word-city = miasto
companion-word-ocean = ocean
companion-word-greenery = zieleń
companion-word-neural-instance = wcielenie
companion-word-money = pieniądze
companion-word-steel = stal
companion-word-titanium = tytan
companion-word-plants = roślinność
companion-word-energy = energia
companion-word-heat = ciepło
companion-word-phobos = Fobos
companion-word-ganymede = Ganimedes
companion-word-yes = tak
companion-word-no = nie
companion-word-help = pomoc
companion-word-list = lista
companion-word-state = stan
companion-word-check = kroki
companion-word-undo = cofnij
companion-word-fix = popraw
companion-word-insert = wstaw
companion-word-strike = skreśl
companion-word-save = zapisz
companion-word-quit = wyjdź

## Więcej na stronie

companion-now = Teraz na stole
companion-asked = MarsBot pyta
companion-answer = Odpowiedz
companion-yes = Tak
companion-no = Nie
companion-undo = Cofnij
companion-changes = Zmień to na stole
companion-changes-none = Na stole nic się nie zmienia.
companion-changes-done = Gotowe
companion-score = Punkty MarsBota według źródła
companion-total = razem
companion-unlisted = Karta spoza listy
companion-cost = Koszt
companion-nothing-left = Nie ma już kart
companion-lake = { mars-card-artificial-lake }: ocean na lądzie
companion-mangrove = { mars-card-mangrove }: zieleń na polu oceanu

## Strona

companion-title = MarsBot przy twoim stole
companion-intro = Grasz własnym egzemplarzem gry, a Areo gra MarsBotem. Wpisuj, co dzieje się na stole; MarsBot rozgrywa swoje tury krok po kroku i wyjaśnia dlaczego. Każdy wpis możesz później poprawić.
companion-cards = Karty MarsBota
companion-cards-table = z twojej talii
companion-cards-dealt = rozdaje Areo
companion-begin = Rozpocznij
companion-new = Nowa sesja
companion-new-sure = Usunąć wszystkie wpisy i zacząć od nowa?
companion-forget = Usuń
companion-points = punkty, gdyby gra skończyła się teraz
companion-tracks = Tory MarsBota
companion-next-icon = dalej: { $icon }
companion-cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
companion-did = Co zrobił MarsBot
companion-nothing-yet = MarsBot nie miał jeszcze tury.
companion-nothing-done = MarsBot na to nie reaguje.
companion-enter-what = Co się wydarzyło?
companion-tab-turn = Tura
companion-tab-planet = Planeta
companion-tab-goals = Cele
companion-tab-attacks = Ataki
companion-tab-bot = MarsBot
companion-take-turn = Tura MarsBota
companion-which-card = Którą kartę odkrył MarsBot?
companion-search = Nazwa karty
companion-without-tags = bez symboli
companion-bonus-card = albo karta bonusowa
companion-generation = Następne pokolenie
companion-end = Koniec gry
companion-enter = Wpisz
companion-less = mniej
companion-more = więcej
companion-tile-kind = Obszar
companion-tile-other = specjalny…
companion-tap-space = Dotknij pola, aby umieścić obszar.
companion-my-plants = Moja roślinność
companion-my-shield = Moja roślinność, zwierzęta i mikroby są chronione
companion-my-tokens = Zwierzęta i mikroby na moich kartach
companion-my-standing = Moje wartości razem z produkcją
companion-claimed = Mam ten tytuł
companion-funded = Ufundowana przeze mnie
companion-of-bot = MarsBot: { $value }
companion-taken-by = zajęte: { $name }
companion-loses-resources = Usuwam lub kradnę zasoby
companion-loses-resources-note = Każdy zasób kosztuje MarsBota 1 M€.
companion-loses-production = Obniżam jego produkcję
companion-set-right = Popraw planszę MarsBota
companion-money = M€
companion-rating = WT
companion-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}
companion-misfits = { $count ->
    [one] { $count } wpis nie pasuje
    [few] { $count } wpisy nie pasują
   *[many] { $count } wpisów nie pasuje
}
companion-change = Zmień
companion-strike = Usuń
companion-insert = Wstaw przed
companion-changing = Zastąp wpis: { $entry }
companion-inserting = Wstaw przed wpisem: { $entry }
