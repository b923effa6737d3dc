# MarsBot, przeciwnik bez gracza: co robi krok po kroku i dlaczego.
# $track to jeden z jego torów, $card karta projektu lub bonusowa, $source przyczyna, $to pole toru.

## Opcje

mars-option-automa = Przeciwko MarsBotowi
mars-option-level = MarsBot: poziom trudności
mars-option-ignore-advance = MarsBot: pomijaj symbole, które przesuwają znacznik na tym samym torze (łatwy)
mars-option-small-consolation = MarsBot: 3 M€ zamiast 5 M€ za akcję zastępczą (łatwy)
mars-option-award-handicap = MarsBot: o 5 mniej w każdej nagrodzie (łatwy)
mars-option-pile-points = MarsBot: 1 punkt za każdą zagraną kartę z punktami (trudny)
mars-option-early-milestone = MarsBot: może uzyskać tytuł przed swoją pierwszą turą (trudny)
mars-option-fourth-card = MarsBot: czwarta karta projektu (okrutny)
mars-option-push-back = MarsBot: cofaj znacznik raz albo za każdy poziom utraconej produkcji
mars-option-unplaced-instance = MarsBot: gdy Lokalne wcielenie neuronalne nie ma pola
mars-option-instance-tile = MarsBot: licz wcielenie neuronalne jako obszar

## Nazwy

mars-tile-neural-instance = wcielenie neuronalne
automa-track-building = tor budowli
automa-track-space = tor przestrzeni kosmicznej
automa-track-event = tor wydarzeń
automa-track-science = tor nauki
automa-track-power = tor energii
automa-track-earth = tor Ziemi
automa-track-plant = tor roślinności
automa-bonus-meteor-shower = Deszcz meteorów
automa-bonus-invasive-species = Gatunki inwazyjne
automa-bonus-research-and-development = Badania i rozwój
automa-bonus-overachievement = Duże osiągnięcia
automa-bonus-expedited-construction = Przyspieszona budowa
automa-bonus-lobbyists = Lobbyści
automa-bonus-local-neural-instance = Lokalne wcielenie neuronalne
automa-bonus-corporate-competition = Korporacyjna rywalizacja
automa-source-failure = akcja zastępcza
automa-source-table = przy stole

## Co pokazuje pole toru

automa-icon-nothing = nic
automa-icon-advance = jeszcze o pole dalej
automa-icon-other = { $track }
automa-icon-rating = WT +{ $count }
automa-icon-milestone = tytuł
automa-icon-award = nagroda
automa-icon-temperature = { $count ->
    [one] temperatura
    [few] temperatura × { $count }
    [many] temperatura × { $count }
   *[other] temperatura × { $count }
}
automa-icon-greenery = zieleń
automa-icon-ocean = ocean
automa-icon-city = miasto
automa-icon-venus = Wenus
automa-icon-floaters = dryfowce

## Dlaczego akcja się nie udaje

automa-failure-no-tag = karta nie ma symboli
automa-failure-track-finished = znacznik jest już na końcu toru
automa-failure-no-milestone = nie może uzyskać tytułu
automa-failure-no-award = nie może ufundować nagrody
automa-failure-temperature-full = temperatura osiągnęła już maksimum
automa-failure-no-ocean = nie może umieścić oceanu
automa-failure-no-greenery = nie może umieścić zieleni
automa-failure-no-city = nie może umieścić miasta
automa-failure-no-expedited-city = nie może umieścić miasta obok dwóch obszarów zieleni lub oceanów
automa-failure-no-instance = każde wolne pole sąsiaduje z obszarem, krawędzią mapy lub zarezerwowanym polem
automa-failure-no-plants = gracz nie ma roślinności
automa-failure-plants-protected = roślinność gracza jest chroniona
automa-failure-no-token = gracz nie ma zwierząt ani mikrobów do stracenia
automa-failure-all-complete = wszystkie wskaźniki osiągnęły maksimum
automa-failure-no-money = MarsBot ma mniej niż 5 M€
automa-failure-nothing-funded = żadna nagroda nie jest ufundowana
automa-failure-no-boost = MarsBot nie może poprawić wyniku w żadnej ufundowanej nagrodzie
automa-failure-no-fitting-card = nie ma już pasującej karty

## Co rozstrzyga

automa-rule-possible = możliwe
automa-rule-oceans = najwięcej sąsiednich oceanów
automa-rule-icons = najwięcej symboli premii
automa-rule-own-cities = najwięcej sąsiednich miast MarsBota
automa-rule-few-rival-cities = najmniej sąsiednich miast gracza
automa-rule-greeneries = najwięcej sąsiedniej zieleni
automa-rule-greeneries-and-oceans = najwięcej sąsiedniej zieleni i oceanów
automa-rule-rows = w rzędach od { $from } do { $to }
automa-rule-reached-by-both = gracz też spełnia warunek
automa-rule-nearest-for-player = gracz jest najbliżej
automa-rule-leftmost = kolejność od lewej
automa-rule-largest-lead = największa przewaga
automa-rule-can-boost = MarsBot może poprawić swój wynik
automa-rule-player-not-behind = gracz nie przegrywa
automa-rule-smallest-lead = najmniejsza różnica
automa-rule-near-mark = najwyżej dwa poziomy przed premią lub maksimum
automa-rule-between-oceans = pole obok dwóch oceanów
automa-rule-most-missing = najwięcej poziomów do maksimum
automa-rule-most-points = warte najwięcej punktów
automa-rule-players-choice = wybiera gracz

## Dziennik

automa-log-action-deck = Talia akcji MarsBota: karty projektów ({ $projects }) i karty bonusowe ({ $bonuses }).
automa-log-bonuses-shuffled = Odrzucone karty bonusowe MarsBota zostają potasowane i tworzą nową talię.
automa-log-turned = MarsBot odkrywa kartę: { $card }.
automa-log-turned-by = MarsBot odkrywa kartę: { $card } ({ $source }).
automa-log-tag = { CAPITALIZE($name) }: { $track }.
automa-log-event = Wydarzenie: { $track }.
automa-log-moved = MarsBot: { $track } → { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } → { $to }. To pole jest oznaczone, więc nic się nie dzieje.
automa-log-ignored = Pominięte: { $icon }.
automa-log-failed = Akcja zastępcza: { $why }. MarsBot otrzymuje { $money } M€.
automa-log-spaces = { CAPITALIZE($tile) }, pozostałe pola ({ $rule }): { $left }.
automa-log-counted = Karta { $card } kosztuje { $cost }: odliczanie kończy się na polu { $space }.
automa-log-no-card = Nie ma już karty do dobrania.
automa-log-milestones = Pozostałe tytuły ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot nie może uzyskać żadnego tytułu.
automa-log-awards = Pozostałe nagrody ({ $rule }): { $left }.
automa-log-awards-none = MarsBot nie prowadzi w żadnej nieufundowanej nagrodzie.
automa-log-early-milestone = { $count ->
    [one] MarsBot spełnia warunek wolnego tytułu i uzyskuje go przed swoją turą.
    [few] MarsBot spełnia warunki { $count } wolnych tytułów i uzyskuje jeden przed swoją turą.
   *[many] MarsBot spełnia warunki { $count } wolnych tytułów i uzyskuje jeden przed swoją turą.
}
automa-log-lobbied = MarsBot lobbuje: { $parameter } ({ $rule }).
automa-log-boosted = MarsBot rywalizuje o nagrodę: { $award }.
automa-log-passed-over = MarsBot pomija kartę: { $card }.
automa-log-no-use = { $card }: bez efektu ({ $why }).
automa-log-cannot-boost = Pominięto: { $award } ({ $why }).
automa-log-tokens = Karty ze zwierzętami lub mikrobami ({ $rule }): { $left }.
automa-log-tokens-none = Gracz nie ma zwierząt ani mikrobów do stracenia.
automa-log-token-of-table = Usuń ze swojej karty jedno zwierzę lub jednego mikroba: to, co jest warte najwięcej punktów.
automa-log-no-award-yet = { $card }: nagroda dopiero od pokolenia { $from }.
automa-log-discarded = { $card }: karta odrzucona.
automa-log-destroyed = { $card }: karta zniszczona.
automa-log-pushed-back = MarsBot: { $track } z powrotem na { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } → { $to }, aby umieścić ostatnią zieleń.
automa-log-time-up = Nie ma już kolejnych pokoleń.
automa-standing = { $award } ({ $own } do { $player }, przewaga { $lead })
automa-standing-alone = { $award } (MarsBot { $own })
automa-reached = { $milestone } ({ $has } z { $needs })
automa-reached-by-player = { $milestone } (gracz { $has } z { $needs })
automa-card-unlisted = karta spoza listy

## Pytania i wyniki

mars-ask-lose-token = { CAPITALIZE($source) }: wybierz kartę, która traci zasób
automa-verdict-won = MarsBot pokonany.
automa-verdict-lost = Wygrywa MarsBot.
automa-verdict-time-up = Czas minął: wygrywa MarsBot.

## Jego plansza i karty bonusowe

automa-board = Plansza MarsBota: { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = Gracz traci 5 jednostek roślinności albo wszystkie, jakie ma. Jeśli stracił co najmniej 3 lub chroni je karta, zniszcz tę kartę; w przeciwnym razie ją odrzuć.
automa-text-invasive-species = Gracz usuwa jedno zwierzę lub jednego mikroba: to, co jest warte najwięcej punktów. MarsBot otrzymuje 5 M€. Odrzuć tę kartę.
automa-text-research-and-development = MarsBot dobiera kolejną kartę projektu i ją rozpatruje. Odrzuć tę kartę.
automa-text-overachievement = MarsBot uzyskuje tytuł lub, od 6. pokolenia, funduje nagrodę; wtedy zniszcz tę kartę. Jeśli nie może, otrzymuje 5 M€, a karta zostaje odrzucona.
automa-text-expedited-construction = MarsBot umieszcza miasto obok co najmniej dwóch obszarów zieleni lub oceanów; wtedy zniszcz tę kartę. Jeśli nie ma takiego pola, odrzuć ją.
automa-text-lobbyists = MarsBot podnosi wskaźnik, któremu brakuje jednego lub dwóch poziomów do premii albo maksimum, lub umieszcza ocean obok dwóch oceanów; wtedy zniszcz tę kartę. W przeciwnym razie podnosi wskaźnik, któremu brakuje najwięcej poziomów, a karta zostaje odrzucona.
automa-text-local-neural-instance = MarsBot umieszcza wcielenie neuronalne na polu, które nie sąsiaduje z obszarem, krawędzią mapy ani zarezerwowanym polem: 1 punkt za każde sąsiednie pole bez obszaru gracza. Wtedy zniszcz tę kartę. Jeśli nie ma takiego pola, dobiera kartę projektu.
automa-text-corporate-competition = MarsBot płaci 5 M€, aby poprawić swoją pozycję w ufundowanej nagrodzie, najpierw tam, gdzie przewaga gracza jest najmniejsza. Jeśli nie może, dobiera kolejną kartę bonusową. Odrzuć tę kartę.

setup-automa-option = Te opcje dotyczą tylko gry przeciwko MarsBotowi.
setup-automa-players = Przeciwko MarsBotowi gra tylko jedna osoba.
setup-automa-draft = MarsBot nie ma kart początkowych, więc nie ma też ich selekcji.
setup-automa-goal = W grze przeciwko MarsBotowi nie ma celu solo.
