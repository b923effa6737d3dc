# MarsBot, soupeř bez hráče: co dělá krok za krokem a proč.
# $track je jedna z jeho stupnic, $card karta projektu nebo bonusová karta, $source příčina, $to pole stupnice.

## Volby

mars-option-automa = Proti MarsBotovi
mars-option-level = MarsBot: obtížnost
mars-option-ignore-advance = MarsBot: symboly, které posouvají vlastní stupnici, neplatí (lehká)
mars-option-small-consolation = MarsBot: 3 M€ místo 5 M€ za náhradní akci (lehká)
mars-option-award-handicap = MarsBot: o 5 méně v každé soutěži (lehká)
mars-option-pile-points = MarsBot: 1 bod za každou zahranou kartu s body (těžká)
mars-option-early-milestone = MarsBot: před prvním tahem může získat čestný titul (těžká)
mars-option-fourth-card = MarsBot: čtvrtá karta projektu (brutální)
mars-option-push-back = MarsBot: vrátit stupnici jednou, nebo za každý krok ztracené produkce
mars-option-unplaced-instance = MarsBot: když Místní neurální instance nemá pole
mars-option-instance-tile = MarsBot: neurální instance se počítá jako destička

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
automa-icon-advance = ještě o pole dál
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
automa-failure-no-milestone = nemůže získat čestný titul
automa-failure-no-award = nemůže sponzorovat soutěž
automa-failure-temperature-full = teplota už je na maximu
automa-failure-no-ocean = nemůže umístit oceán
automa-failure-no-greenery = nemůže umístit zeleň
automa-failure-no-city = nemůže umístit město
automa-failure-no-expedited-city = nemůže umístit město vedle dvou destiček zeleně nebo oceánu
automa-failure-no-instance = každé volné pole sousedí s destičkou, okrajem mapy nebo vyhrazeným polem
automa-failure-no-plants = hráč nemá rostliny
automa-failure-plants-protected = hráčovy rostliny jsou chráněné
automa-failure-no-token = hráč nemá žádné zvíře ani mikroba
automa-failure-all-complete = všechny hlavní faktory jsou na maximu
automa-failure-no-money = MarsBot má méně než 5 M€
automa-failure-nothing-funded = žádná soutěž není sponzorovaná
automa-failure-no-boost = MarsBot se v žádné sponzorované soutěži nemůže zlepšit
automa-failure-no-fitting-card = vhodná karta už nezbývá

## Co rozhoduje

automa-rule-possible = všechny možnosti
automa-rule-oceans = nejvíc sousedních oceánů
automa-rule-icons = nejvíc symbolů bonusů
automa-rule-own-cities = nejvíc sousedních měst MarsBota
automa-rule-few-rival-cities = nejméně sousedních měst hráče
automa-rule-greeneries = nejvíc sousední zeleně
automa-rule-greeneries-and-oceans = nejvíc sousední zeleně a oceánů
automa-rule-rows = v řadách { $from } až { $to }
automa-rule-reached-by-both = splňuje ho i hráč
automa-rule-nearest-for-player = hráč je mu nejblíž
automa-rule-leftmost = nejvíce vlevo
automa-rule-largest-lead = největší náskok
automa-rule-can-boost = MarsBot se může zlepšit
automa-rule-player-not-behind = hráč není pozadu
automa-rule-smallest-lead = nejmenší rozdíl
automa-rule-near-mark = nejvýše dva kroky před bonusem nebo maximem
automa-rule-between-oceans = pole vedle dvou oceánů
automa-rule-most-missing = nejvíc kroků do maxima
automa-rule-most-points = s největší bodovou hodnotou
automa-rule-players-choice = vybírá hráč

## Záznam

automa-log-action-deck = Balíček akcí MarsBota: { $projects ->
    [one] { $projects } karta projektu
    [few] { $projects } karty projektů
   *[other] { $projects } karet projektů
} a { $bonuses ->
    [one] { $bonuses } bonusová karta
    [few] { $bonuses } bonusové karty
   *[other] { $bonuses } bonusových karet
}.
automa-log-bonuses-shuffled = Odhozené bonusové karty MarsBota se zamíchají a tvoří nový balíček.
automa-log-turned = MarsBot odhaluje kartu: { $card }.
automa-log-turned-by = MarsBot odhaluje kartu: { $card } ({ $source }).
automa-log-tag = { CAPITALIZE($name) }: { $track }.
automa-log-event = Událost: { $track }.
automa-log-moved = MarsBot: { $track } → { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } → { $to }. Toto pole je označené, takže se nic nestane.
automa-log-ignored = Neplatí: { $icon }.
automa-log-failed = Náhradní akce: { $why }. MarsBot získává { $money } M€.
automa-log-spaces = { CAPITALIZE($tile) }, zbývající pole ({ $rule }): { $left }.
automa-log-counted = Karta { $card } stojí { $cost }: počítání končí na poli { $space }.
automa-log-no-card = Nezbývá karta k dobrání.
automa-log-milestones = Zbývající čestné tituly ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot nemůže získat žádný čestný titul.
automa-log-awards = Zbývající soutěže ({ $rule }): { $left }.
automa-log-awards-none = MarsBot nevede v žádné nesponzorované soutěži.
automa-log-early-milestone = { $count ->
    [one] MarsBot splňuje podmínku volného čestného titulu a před tahem ho získává.
    [few] MarsBot splňuje podmínky { $count } volných čestných titulů a jeden před tahem získává.
   *[other] MarsBot splňuje podmínky { $count } volných čestných titulů a jeden před tahem získává.
}
automa-log-lobbied = MarsBot lobbuje: { $parameter } ({ $rule }).
automa-log-boosted = MarsBot soupeří v soutěži: { $award }.
automa-log-passed-over = MarsBot přeskakuje kartu: { $card }.
automa-log-no-use = { $card }: efekt propadá ({ $why }).
automa-log-cannot-boost = Přeskočeno: { $award } ({ $why }).
automa-log-tokens = Karty se zvířaty nebo mikroby ({ $rule }): { $left }.
automa-log-tokens-none = Hráč nemá žádné zvíře ani mikroba.
automa-log-token-of-table = Odstraň ze své karty jedno zvíře nebo jednoho mikroba s největší bodovou hodnotou.
automa-log-no-award-yet = { $card }: soutěž až od generace { $from }.
automa-log-discarded = { $card }: karta odhozena.
automa-log-destroyed = { $card }: karta zničena.
automa-log-pushed-back = MarsBot: { $track } zpět na { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } → { $to }, aby umístil poslední zeleň.
automa-log-time-up = Další generace už nebude.
automa-standing = { $award } ({ $own } ku { $player }, náskok { $lead })
automa-standing-alone = { $award } (MarsBot { $own })
automa-reached = { $milestone } ({ $has } z { $needs })
automa-reached-by-player = { $milestone } (hráč { $has } z { $needs })
automa-card-unlisted = karta mimo seznam

## Otázky a výsledky

mars-ask-lose-token = { CAPITALIZE($source) }: vyber kartu, která přijde o zdroj
automa-verdict-won = MarsBot je poražen.
automa-verdict-lost = Vítězí MarsBot.
automa-verdict-time-up = Čas vypršel: vítězí MarsBot.

## Jeho deska a bonusové karty

automa-board = Deska MarsBota: { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = Hráč ztratí 5 rostlin (má-li jich méně, všechny). Ztratí-li alespoň 3 nebo chrání-li je karta, znič tuto kartu; jinak ji odhoď.
automa-text-invasive-species = Hráč odstraní jedno zvíře nebo jednoho mikroba s největší bodovou hodnotou. MarsBot získá 5 M€. Tuto kartu odhoď.
automa-text-research-and-development = MarsBot dobere další kartu projektu a provede ji. Tuto kartu odhoď.
automa-text-overachievement = MarsBot získá čestný titul nebo od 6. generace sponzoruje soutěž; pak kartu znič. Nemůže-li ani jedno, získá 5 M€ a karta se odhodí.
automa-text-expedited-construction = MarsBot umístí město vedle alespoň dvou destiček zeleně nebo oceánu; pak kartu znič. Není-li takové pole, odhoď ji.
automa-text-lobbyists = MarsBot zvýší hlavní faktor, kterému chybí jeden nebo dva kroky k bonusu či maximu, nebo umístí oceán vedle dvou oceánů; pak kartu znič. Jinak zvýší faktor, kterému chybí nejvíc kroků, a karta se odhodí.
automa-text-local-neural-instance = MarsBot umístí neurální instanci na pole, které nesousedí s destičkou, okrajem mapy ani vyhrazeným polem: 1 bod za každé sousední pole bez destičky hráče. Pak kartu znič. Není-li takové pole, dobere kartu projektu.
automa-text-corporate-competition = MarsBot zaplatí 5 M€, aby se zlepšil ve sponzorované soutěži, nejdřív tam, kde je náskok hráče nejmenší. Nemůže-li, dobere další bonusovou kartu. Tuto kartu odhoď.

setup-automa-option = Tyto možnosti platí jen pro hru proti MarsBotovi.
setup-automa-players = Proti MarsBotovi může hrát jen jeden hráč.
setup-automa-draft = MarsBot nemá počáteční karty, takže se výběr z nich (draft) nepoužívá.
setup-automa-goal = Hra proti MarsBotovi nemá sólový cíl.
