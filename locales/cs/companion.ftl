# MarsBot u stolu s krabicovou hrou, v terminálu i v prohlížeči.

## V terminálu

companion-welcome = MarsBot u tvého stolu. Aby MarsBot odehrál tah, napiš kartu, kterou odhalil: název nebo číslo ({ companion-word-turn } { mars-card-comet }, 010, B06). Piš, co se děje na stole ({ companion-form-tiles }). „{ companion-word-check }“ ukáže kroky této generace, „{ companion-word-help }“ všechny příkazy.
companion-help-turns = Tahy MarsBota: napiš { companion-word-turn } a kartu: název v jednom ze čtyř jazyků, začátek názvu, číslo, nebo B01 až B08. Karta mimo seznam: { companion-word-turn } { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12. Rozdává-li karty Areo, napiš jen { companion-word-turn }. Když MarsBot potřebuje další kartu: { companion-word-draw } a karta. Na otázku napiš jen odpověď.
companion-help-facts = Co se děje na stole: {$forms}.
companion-help-commands = { companion-word-list }: ukáže všechny záznamy. { companion-word-undo }: vrátí poslední záznam. { companion-word-fix } 3 …: nahradí záznam 3. { companion-word-insert } 3 …: vloží záznam před záznam 3. { companion-word-strike } 3: smaže záznam 3. { companion-word-state }: ukáže stav hry. { companion-word-check }: ukáže, co teď udělat. { companion-word-save } SOUBOR: uloží hru; areo companion --file SOUBOR v ní pokračuje. { companion-word-quit }: ukončí program.
companion-saved = Uloženo: { $file }
companion-resumed = { $count ->
    [one] Hra pokračuje: { $count } záznam.
    [few] Hra pokračuje: { $count } záznamy.
   *[other] Hra pokračuje: { $count } záznamů.
}
companion-state-planet = Generace { $generation }: { $temperature } °C, kyslík { $oxygen } %, oceány { $oceans }.
companion-state-bot = MarsBot: TR { $rating }, { $money } M€; v balíčku akcí zbývá karet: { $left } z { $all }.
companion-state-tracks = Stupnice: { $tracks }.
companion-position-marked = { $track } { $at } (označená: { $marked })
companion-state-goals = Čestné tituly a soutěže: { $goals }.
companion-goal-milestone = { $goal } (MarsBot { $own } z { $needs })
companion-goal-award = { $goal } (MarsBot { $own })
companion-goal-taken = { $goal } (obsazeno: { $seat })
companion-goal-taken-award = { $goal } (MarsBot { $own }; sponzoruje: { $seat })
companion-state-score = Body, kdyby hra skončila teď: { $total } ({ $sources }).
companion-source = { $source } { $points }
companion-score-rating = TR
companion-score-milestones = tituly
companion-score-awards = soutěže
companion-score-greeneries = zeleň
companion-score-cities = města
companion-score-instance = neurální instance
companion-score-money = M€
companion-score-cards = zahrané karty
companion-fixed = Tahy MarsBota byly přepočítány. Na stole změň toto:
companion-fixed-nothing = Tahy MarsBota byly přepočítány. Na stole se nic nemění.
companion-player = Hráč
companion-position = { $track } { $at }

## Na co se ptá

companion-ask-project = Odhal vrchní kartu balíčku projektů a zadej ji.
companion-ask-bonus = Odhal vrchní kartu bonusového balíčku MarsBota a zadej ji. Je-li balíček prázdný, nejdřív zamíchej odhozené bonusové karty.
companion-ask-cost = MarsBot musí znát náklady této karty. Zadej je také.
companion-ask-tags = MarsBot musí znát kategorie této karty. Zadej je také.
companion-ask-plants = Kolik máš rostlin?
companion-ask-protection = Chrání nějaká karta tvé rostliny?
companion-ask-tokens = Lze z některé tvé karty odstranit zvíře nebo mikroba?
companion-ask-standings = Zadej své hodnoty včetně produkce, v tomto pořadí: { $goals }.
companion-ask-last-standings = Zadej své konečné hodnoty bez produkce, v tomto pořadí: { $goals }.

## Co udělat na stole

companion-do-mark-tile = Polož na destičku značku MarsBota.
companion-do-mark-goal = Polož značku MarsBota na: { $goal }.
companion-do-mark-track = Na každé pole, ze kterého se stupnice vrátila, polož značku MarsBota.
companion-do-unmark-track = Odeber z toho pole značku.
companion-do-discard = Polož na odhazovací balíček projektů: { $cards }.
companion-do-pile = Polož na hromádku zahraných karet MarsBota: { $cards }.
companion-setup-board = Vylož desku MarsBota pro tuto mapu a její kartu s pravidly. Sedm ukazatelů stupnic postav na 0 a neurální instanci polož stranou.
companion-setup-player = Připrav si svou stranu jako pro hru dvou hráčů: tvůj TR je 20.
companion-setup-bot = TR MarsBota je 20. Nemá M€, karty v ruce ani korporaci.
companion-setup-bonus = Zamíchej zakryté bonusové karty B01 až B08: to je bonusový balíček. (Jiné desky mají vlastní B08.)
companion-check-deck = Dej MarsBotovi zakryté karty projektů ({ $projects }) a bonusové ({ $bonuses }) a zamíchej je: to je jeho balíček akcí. Je-li bonusový balíček prázdný, nejdřív zamíchej odhozené bonusové karty.
companion-check-deck-dealt = Areo připravilo balíček akcí MarsBota.
companion-check-research = Výzkum: dober čtyři karty a kup z nich, co chceš, po 3 M€. MarsBot nic neplatí.
companion-check-draft = Výzkum s výběrem z karet: rozdej dvě hromádky po čtyřech kartách. Čtyřikrát: nech si jednu kartu ze své hromádky, MarsBot si nechá náhodnou ze své, pak hromádky vyměňte. Karty MarsBota zamíchej a ty, které jeho balíček akcí nepotřebuje, odhoď. Pak kup své po 3 M€.
companion-check-first = Začínající hráč této generace: { $seat }.
companion-check-facts = Před každým tahem MarsBota zadej, co se změnilo: teplota, kyslík, destičky, tituly, soutěže, útoky.
companion-check-turns = Tahy MarsBota, zbývá karet: { $left } z { $all }. Bez karet MarsBot pasuje.
companion-check-production = Až pasuješ i ty, následuje produkce, ale jen tvoje.
companion-check-generation = Pak zadej: { companion-word-generation }.
companion-check-end = Všechny hlavní faktory jsou na maximu. Zadej: { companion-word-end }.
companion-check-last-bot = MarsBot umístil své poslední destičky zeleně.
companion-check-last-player = Umísti své poslední destičky zeleně a zadej je.
companion-check-last-standings = Zadej své hodnoty ve sponzorovaných soutěžích, bez produkce.
companion-check-win = MarsBot má { $points } b. K vítězství potřebuješ víc.
companion-check-over = Další generace už nebude: vítězí MarsBot.

## Po opravě

companion-change-tile = Umísti: { $tile }
companion-change-tile-gone = Odstraň: { $tile }
companion-change-number = { CAPITALIZE($fact) }: { $to } místo { $from }
companion-change-marks = { CAPITALIZE($fact) }, označená pole: { $to } místo { $from }
companion-change-goal = Polož značku na: { $goal } ({ $seat })
companion-change-goal-gone = Odeber značku z: { $goal } ({ $seat })
companion-change-pile = Polož na hromádku zahraných karet MarsBota: { $cards }
companion-change-pile-gone = Vezmi z hromádky zahraných karet MarsBota: { $cards }
companion-change-destroyed = Vyřaď ze hry: { $cards }
companion-change-destroyed-gone = Vrať mezi odhozené bonusové karty: { $cards }
companion-fact-bot-rating = TR MarsBota
companion-fact-bot-money = M€ MarsBota
companion-fact-plants = tvé rostliny

## Záznamy slovy

companion-entry-standing = Hodnoty hráče: { $standings }
companion-standing = { $goal } { $value }
companion-entry-claims = Vyhrazená pole: { $spaces }
companion-claim-of = { $space } ({ $seat })
companion-entry-tokens = { $is ->
    [yes] Hráči lze odstranit zvíře nebo mikroba
   *[other] Hráči nelze odstranit zvíře ani mikroba
}
companion-shows = karta: { $all }
companion-shows-nothing = karta bez kategorií
companion-no-card = žádná karta nezbývá
companion-numbered = { $card } ({ $number })
companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generace
companion-fact-rating = teraformační rating
companion-fact-marks = { $track }, označená pole
companion-fact-tokens = zdroje na kartě { $card }
companion-entry-pile = V hromádce zahraných karet MarsBota leží také: { $cards }
companion-entry-protected = { $is ->
    [yes] Rostliny, zvířata a mikrobi hráče jsou chráněni
   *[other] Rostliny, zvířata a mikrobi hráče nejsou chráněni
}
companion-entry-tiles = Destičky: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = Hráč získává čestný titul: { $goal }
companion-entry-fund = Hráč sponzoruje soutěž: { $goal }
companion-entry-generation = Nová generace
companion-entry-turn = Tah MarsBota
companion-entry-turn-with = Tah MarsBota: { $card }
companion-entry-turn-tags = Tah MarsBota, karta: { $tags }
companion-entry-turn-without-tags = Tah MarsBota, karta bez kategorií
companion-event-tag = událost
companion-shows-active = modrý rámeček
companion-shows-points = body
companion-shows-cost = náklady { $cost }
companion-entry-draw = Další karta: { $card }
companion-entry-remove = MarsBot ztrácí { $count } M€
companion-entry-reduce = MarsBot: { $production } −{ $steps }
companion-entry-end = Konec hry

## Proč záznam nesedí

companion-no-entry = „{ $word }“ není záznam ani karta. Napiš „{ companion-word-help }“ a uvidíš, co lze zadat.
companion-unknown = Neznámé slovo: „{ $word }“ ({ $kind }).
companion-ambiguous = „{ $word }“ může znamenat: { $found }. Napiš delší část názvu, nebo číslo.
companion-form = Napiš to takto: { $example }
companion-kind-card = karta
companion-kind-goal = čestný titul nebo soutěž
companion-kind-track = stupnice
companion-kind-tag = kategorie
companion-kind-space = pole jako r3c4
companion-kind-tile = destička
companion-kind-seat = A je hráč, B je MarsBot
companion-kind-answer = ano nebo ne
companion-kind-resource = zdroj
companion-no-such-entry = Záznam s tímto číslem neexistuje. „{ companion-word-list }“ ukáže všechny.
companion-nothing-to-undo = Není co vrátit.
companion-not-saved = Tento soubor neobsahuje hru s MarsBotem (řádek { $line }).
companion-awaited = Tah MarsBota ještě neskončil. { $question }
companion-card-missing = Zadej tah i s kartou: { companion-word-turn } { mars-card-comet }.
companion-no-project-left = V této generaci už byly odhaleny všechny karty projektů z balíčku akcí ({ $count }). Zbývá jen bonusová karta.
companion-no-bonus-left = Balíček akcí má jednu bonusovou kartu a ta už byla v této generaci odhalena.
companion-deck-empty = Balíček akcí je prázdný: MarsBot pasuje do další generace.
companion-out-of-range = Mimo rozsah. Zadej { $least } … { $most }, po celých krocích.
companion-claimed-space = Pole { $space } je vyhrazené jinému hráči.
companion-ocean-on-land = { $space } je pevnina. Oceán tam umístí jen karta { mars-card-artificial-lake }; pokud je to ona, napiš: { companion-form-lake }.
companion-on-ocean = Pole { $space } je vyhrazené oceánu. Pokud tuto destičku ({ $tile }) dovoluje karta, uveď ji: { companion-form-mangrove }.
companion-reserved = Pole { $space } je vyhrazené městu.
companion-not-by = { $card }: tato karta tam takovou destičku neumisťuje.
companion-tile-twice = Tato destička už na herním plánu je: { $tile }.
companion-owner-missing = Čí je ta destička? A je hráč, B je MarsBot: { companion-form-tiles }. Destička: { $tile }.
companion-holds-nothing = { $card }: na tuto kartu zdroje nepatří.
companion-taken = { $name }: už obsazeno.
companion-misfit = Záznam { $number }: { $why }
companion-card-not-awaited = MarsBot teď kartu nepotřebuje.
companion-turns-left = { $count ->
    [one] MarsBot ještě nepasoval: v balíčku akcí zbývá { $count } karta.
    [few] MarsBot ještě nepasoval: v balíčku akcí zbývají { $count } karty.
   *[other] MarsBot ještě nepasoval: v balíčku akcí zbývá { $count } karet.
}
companion-destroyed = Karta { $card } je zničená.
companion-drawn-twice = Tato karta už byla v tomto tahu odhalena.
companion-in-pile = Karta { $card } už leží v hromádce zahraných karet MarsBota.
companion-less-money = MarsBot má jen { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } už je na 0.
companion-occupied = Na poli { $space } už je destička.
companion-no-ocean-left = Všechny oceány už jsou na plánu.
companion-not-on-board = Tento plán nemá takový čestný titul ani soutěž: { $name }.
companion-none-left = Všechny tři už jsou obsazené.
companion-not-complete = Teplota, kyslík a oceány ještě nejsou na maximu.
companion-ended = Hra skončila. Můžeš zadat už jen svou poslední zeleň a své hodnoty.
companion-over = Hra skončila.

## Jak se píší záznamy

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

## Slova, která lze psát; anglická platí v každém jazyce

companion-word-turn = tah
companion-word-draw = karta
companion-word-standing = hodnota
companion-word-claim = titul
companion-word-fund = soutěž
companion-word-remove = odeber
companion-word-reduce = sniž
companion-word-generation = generace
companion-word-end = konec
companion-word-temperature = teplota
companion-word-oxygen = kyslík
companion-word-tiles = destičky
companion-word-claims = zabraná
companion-word-protected = chráněno
companion-word-tokens = zdroje
companion-word-track = stupnice
companion-word-marks = označeno
companion-word-pile = hromádka
companion-word-a = já
companion-word-b = MarsBot
companion-word-rating = TR
companion-word-production = produkce
companion-word-tags = kategorie
companion-word-cost = náklady
companion-word-none = nic
companion-word-points = body
companion-word-active = modrá
companion-word-event = událost
companion-word-building = stavby
companion-word-space = vesmír
companion-word-power = energie
companion-word-science = věda
companion-word-jupiter = Jupiter
companion-word-earth = země
companion-word-plant = rostlina
companion-word-microbe = mikrob
companion-word-animal = zvíře
companion-word-city = město
companion-word-ocean = oceán
companion-word-greenery = zeleň
companion-word-neural-instance = instance
companion-word-money = peníze
companion-word-steel = ocel
companion-word-titanium = titan
companion-word-plants = rostliny
companion-word-energy = energie
companion-word-heat = teplo
companion-word-phobos = Phobos
companion-word-ganymede = Ganymedes
companion-word-yes = ano
companion-word-no = ne
companion-word-help = nápověda
companion-word-list = seznam
companion-word-state = stav
companion-word-check = kroky
companion-word-undo = vrať
companion-word-fix = oprav
companion-word-insert = vlož
companion-word-strike = škrtni
companion-word-save = ulož
companion-word-quit = odejdi

## Další na stránce

companion-now = Teď u stolu
companion-asked = MarsBot se ptá
companion-answer = Odpovědět
companion-yes = Ano
companion-no = Ne
companion-undo = Vrátit
companion-changes = Změň na stole
companion-changes-none = Na stole se nic nemění.
companion-changes-done = Hotovo
companion-score = Body MarsBota podle zdroje
companion-total = celkem
companion-unlisted = Karta mimo seznam
companion-cost = Náklady
companion-nothing-left = Žádná karta nezbývá
companion-lake = { mars-card-artificial-lake }: oceán na pevnině
companion-mangrove = { mars-card-mangrove }: zeleň na poli oceánu

## Stránka

companion-title = MarsBot u tvého stolu
companion-intro = Hraješ se svou deskovou hrou a Areo hraje za MarsBota. Zadávej, co se děje na stole; MarsBot odehraje své tahy krok za krokem a vysvětlí proč. Každý záznam můžeš později opravit.
companion-cards = Karty MarsBota
companion-cards-table = z tvého balíčku
companion-cards-dealt = rozdává Areo
companion-begin = Začít
companion-new = Nová hra
companion-new-sure = Smazat všechny záznamy a začít znovu?
companion-forget = Smazat
companion-points = body, kdyby hra skončila teď
companion-tracks = Stupnice MarsBota
companion-next-icon = dál: { $icon }
companion-cards-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
companion-did = Co MarsBot udělal
companion-nothing-yet = MarsBot ještě nebyl na tahu.
companion-nothing-done = MarsBot na to nereaguje.
companion-enter-what = Co se stalo?
companion-tab-turn = Tah
companion-tab-planet = Planeta
companion-tab-goals = Cíle
companion-tab-attacks = Útoky
companion-tab-bot = MarsBot
companion-take-turn = Tah MarsBota
companion-which-card = Kterou kartu MarsBot odhalil?
companion-search = Název karty
companion-without-tags = bez kategorií
companion-bonus-card = nebo bonusová karta
companion-generation = Další generace
companion-end = Konec hry
companion-enter = Zadat
companion-less = méně
companion-more = více
companion-tile-kind = Destička
companion-tile-other = zvláštní…
companion-tap-space = Ťukni na pole a umísti destičku.
companion-my-plants = Moje rostliny
companion-my-shield = Moje rostliny, zvířata a mikrobi jsou chráněni
companion-my-tokens = Zvířata a mikrobi na mých kartách
companion-my-standing = Moje hodnoty včetně produkce
companion-claimed = Titul mám já
companion-funded = Sponzoruji já
companion-of-bot = MarsBot: { $value }
companion-taken-by = obsazeno: { $name }
companion-loses-resources = Odstraňuji nebo kradu zdroje
companion-loses-resources-note = Každý zdroj stojí MarsBota 1 M€.
companion-loses-production = Snižuji jeho produkci
companion-set-right = Opravit desku MarsBota
companion-money = M€
companion-rating = TR
companion-entries = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
}
companion-misfits = { $count ->
    [one] { $count } záznam nesedí
    [few] { $count } záznamy nesedí
   *[other] { $count } záznamů nesedí
}
companion-change = Změnit
companion-strike = Smazat
companion-insert = Vložit před
companion-changing = Nahradit záznam: { $entry }
companion-inserting = Vložit před záznam: { $entry }
