# MarsBot, soupeř bez hráče: co dělá krok za krokem a proč.
# $track je jedna z jeho stupnic, $card karta projektu nebo bonusová karta, $source příčina, $to pole stupnice.

## Volby

mars-option-automa = Proti MarsBotovi
mars-option-level = MarsBot: obtížnost
mars-option-ignore-advance = MarsBot: symboly, které posouvají vlastní stupnici, neplatí (lehká)
mars-option-small-consolation = MarsBot: 3 M€ místo 5 M€ za náhradní akci (lehká)
mars-option-award-handicap = MarsBot: o 5 méně v každé soutěži (lehká)
mars-option-pile-points = MarsBot: bod za každou zahranou kartu s body (těžká)
mars-option-early-milestone = MarsBot: před prvním tahem si může koupit čestný titul (těžká)
mars-option-fourth-card = MarsBot: čtvrtá karta projektu (brutální)
mars-option-push-back = MarsBot: vrácení jednou, nebo za každý stupeň ztracené produkce
mars-option-unplaced-instance = MarsBot: Místní neurální instance bez volného pole
mars-option-instance-tile = MarsBot: neurální instance jako destička

## Názvy

mars-tile-neural-instance = neurální instance
automa-track-building = stupnice staveb
automa-track-space = stupnice vesmíru
automa-track-event = stupnice událostí
automa-track-science = stupnice vědy
automa-track-power = stupnice energie
automa-track-earth = stupnice Země
automa-track-plant = stupnice rostlin
automa-bonus-meteor-shower = Meteorický roj
automa-bonus-invasive-species = Invazivní druhy
automa-bonus-research-and-development = Výzkum a vývoj
automa-bonus-overachievement = Mimořádné úspěchy
automa-bonus-expedited-construction = Urychlená výstavba
automa-bonus-lobbyists = Lobbisté
automa-bonus-local-neural-instance = Místní neurální instance
automa-bonus-corporate-competition = Rivalita korporací
automa-source-failure = náhradní akce
automa-source-table = u stolu

## Co ukazuje pole stupnice

automa-icon-nothing = nic
automa-icon-advance = o pole dál
automa-icon-other = { $track }
automa-icon-rating = TR +{ $count }
automa-icon-milestone = čestný titul
automa-icon-award = soutěž
automa-icon-temperature = { $count ->
    [one] teplota
    [few] teplota × { $count }
   *[other] teplota × { $count }
}
automa-icon-greenery = zeleň
automa-icon-ocean = oceán
automa-icon-city = město
automa-icon-venus = Venuše
automa-icon-floaters = vznášedla

## Proč se akce nezdaří

automa-failure-no-tag = karta nemá kategorii
automa-failure-track-finished = stupnice je na konci
automa-failure-no-milestone = nelze získat žádný čestný titul
automa-failure-no-award = nelze vyhlásit žádnou soutěž
automa-failure-temperature-full = teplota je nejvyšší
automa-failure-no-ocean = nelze umístit oceán
automa-failure-no-greenery = nelze umístit zeleň
automa-failure-no-city = nelze umístit město
automa-failure-no-expedited-city = nelze umístit město vedle dvou polí zeleně nebo oceánů
automa-failure-no-instance = nezbývá pole dál od dílků, okraje a vyhrazených polí
automa-failure-no-plants = hráč nemá rostliny
automa-failure-plants-protected = hráčovy rostliny jsou chráněné
automa-failure-no-token = hráč nemá zvíře ani mikroba, o které by přišel
automa-failure-all-complete = všechny parametry jsou dokončené
automa-failure-no-money = MarsBot má méně než 5 M€
automa-failure-nothing-funded = žádná soutěž není vyhlášená
automa-failure-no-boost = MarsBot se v žádné vyhlášené soutěži nemůže zlepšit
automa-failure-no-fitting-card = vhodná karta už nezbývá

## Co rozhoduje

automa-rule-possible = možné
automa-rule-oceans = nejvíc oceánů vedle
automa-rule-icons = nejvíc symbolů bonusů
automa-rule-own-cities = nejvíc měst MarsBota vedle
automa-rule-few-rival-cities = nejméně měst hráče vedle
automa-rule-greeneries = nejvíc zeleně vedle
automa-rule-greeneries-and-oceans = nejvíc zeleně a oceánů vedle
automa-rule-rows = v řadách { $from } až { $to }
automa-rule-reached-by-both = splnil ho i hráč
automa-rule-nearest-for-player = hráči chybí nejméně
automa-rule-leftmost = nejvíce vlevo
automa-rule-largest-lead = největší náskok
automa-rule-can-boost = MarsBot se může zlepšit
automa-rule-player-not-behind = hráč neprohrává
automa-rule-smallest-lead = nejmenší rozdíl
automa-rule-near-mark = nejvýše dva kroky před bonusem nebo koncem
automa-rule-between-oceans = pole vedle dvou oceánů
automa-rule-most-missing = chybí nejvíc kroků
automa-rule-most-points = s největší bodovou hodnotou
automa-rule-players-choice = vybírá hráč

## Záznam

automa-log-action-deck = Balíček akcí MarsBota: karty projektů ({ $projects }) a bonusové karty ({ $bonuses }).
automa-log-bonuses-shuffled = Odhozené bonusové karty MarsBota se zamíchají do nového balíčku.
automa-log-turned = MarsBot odkrývá kartu: { $card }.
automa-log-turned-by = MarsBot odkrývá kartu: { $card } ({ $source }).
automa-log-tag = { CAPITALIZE($tag) }: { $track }.
automa-log-event = Událost: { $track }.
automa-log-moved = MarsBot: { $track } na { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } na { $to }; pole je označené a nic nedává.
automa-log-ignored = Přeskočeno: { $icon }.
automa-log-failed = Náhradní akce: { $why }. MarsBot dostává { $money } M€.
automa-log-spaces = Pole: { $tile } ({ $rule }): { $left }.
automa-log-counted = { $card } stojí { $cost }: počítání končí na { $space }.
automa-log-no-card = Není už karta k líznutí.
automa-log-milestones = Čestné tituly ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot nemůže získat žádný čestný titul.
automa-log-awards = Soutěže ({ $rule }): { $left }.
automa-log-awards-none = MarsBot nevede v žádné volné soutěži.
automa-log-early-milestone = MarsBot splňuje volné čestné tituly ({ $count }) a jeden si před tahem kupuje.
automa-log-lobbied = MarsBot lobbuje: { $parameter } ({ $rule }).
automa-log-boosted = MarsBot soupeří: { $award }.
automa-log-passed-over = MarsBot přeskakuje kartu: { $card }.
automa-log-no-use = { $card }: bez účinku, { $why }.
automa-log-cannot-boost = { $award } se přeskakuje: { $why }.
automa-log-tokens = Karty se zvířaty nebo mikroby ({ $rule }): { $left }.
automa-log-tokens-none = Hráč nemá zvíře ani mikroba, o které by přišel.
automa-log-token-of-table = Hráč odebere ze své karty zvíře nebo mikroba s největší bodovou hodnotou, pokud nějaké má.
automa-log-no-award-yet = { $card }: soutěž až od generace { $from }.
automa-log-discarded = { $card }: karta odhozena.
automa-log-destroyed = { $card }: karta zničena.
automa-log-pushed-back = MarsBot: { $track } zpět na { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } na { $to }, poslední zeleň.
automa-log-time-up = Generace jsou vyčerpány.
automa-standing = { $award } (náskok { $lead })

## Otázky a výsledky

mars-ask-lose-token = { CAPITALIZE($source) }: vyber kartu, která přijde o zdroj
automa-verdict-won = MarsBot je poražen.
automa-verdict-lost = Vítězí MarsBot.
automa-verdict-time-up = Čas vypršel: vítězí MarsBot.

## Jeho deska a bonusové karty

automa-board = Deska MarsBota: { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = Hráč ztrácí 5 rostlin, nebo všechny. Karta je zničena, pokud přišel alespoň o 3 nebo pokud je chrání karta; jinak je odložena.
automa-text-invasive-species = Hráč odstraní jedno zvíře nebo jeden mikrob, ten nejcennější v bodech. MarsBot získá 5 M€. Karta je odložena.
automa-text-research-and-development = MarsBot si lízne další kartu projektu a hned ji vyhodnotí. Karta je odložena.
automa-text-overachievement = MarsBot získá čestný titul, od 6. generace může také vyhlásit soutěž. Pak je karta zničena. Není-li možné ani jedno, získá 5 M€ a karta je odložena.
automa-text-expedited-construction = MarsBot umístí město vedle alespoň dvou zelení nebo oceánů. Pak je karta zničena; není-li takové pole, je odložena.
automa-text-lobbyists = MarsBot zvýší parametr, kterému chybí jeden nebo dva kroky k bonusu či ke konci, nebo umístí oceán mezi oceány. Pak je karta zničena. Jinak zvýší parametr, kterému chybí nejvíc kroků, a karta je odložena.
automa-text-local-neural-instance = MarsBot umístí neurální instanci stranou všech destiček, okraje a vyhrazených polí: 1 bod za každé sousední pole bez destičky hráče. Pak je karta zničena. Není-li takové pole, lízne si kartu projektu.
automa-text-corporate-competition = MarsBot zaplatí 5 M€, aby si polepšil ve vyhlášené soutěži, nejdřív tam, kde je náskok hráče nejmenší. Nemůže-li, lízne si další bonusovou kartu. Karta je odložena.

setup-automa-option = Tyto možnosti platí jen pro hru proti MarsBotovi.
setup-automa-players = Proti MarsBotovi může hrát jen jeden hráč.
setup-automa-draft = MarsBot nemá počáteční karty, takže se z nich nevybírá.
setup-automa-goal = Hra proti MarsBotovi nemá sólový cíl.
