# MarsBot u stolu s krabicovou hrou, v terminálu i v prohlížeči.

## V terminálu

companion-welcome = MarsBot u tvého stolu. Napiš kartu a MarsBot s ní odehraje tah: název nebo číslo ({ companion-word-turn } { mars-card-comet }, 010, B06). Piš, co se děje na stole ({ companion-form-tiles }). { companion-word-check } provede generací, { companion-word-help } ukáže všechna slova.
companion-help-turns = Tahy MarsBota: { companion-word-turn } a karta: název v jednom ze čtyř jazyků, jeho začátek, číslo, B01 až B08; { companion-word-turn } { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12 pro kartu mimo seznam; jen { companion-word-turn }, pokud se karty rozdávají zde. { companion-word-draw } a karta, když je potřeba další. Odpověď na otázku nepotřebuje slovo na začátku.
companion-help-facts = Co se děje na stole: {$forms}.
companion-help-commands = { companion-word-list }: všechny záznamy. { companion-word-undo }: vrátí poslední. { companion-word-fix } 3 …: jiný záznam místo čísla 3. { companion-word-insert } 3 …: záznam před něj. { companion-word-strike } 3: škrtne ho. { companion-word-state }: jak hra stojí. { companion-word-check }: co teď udělat. { companion-word-save } SOUBOR: uloží hru; areo companion --file SOUBOR v ní pokračuje. { companion-word-quit }: konec.
companion-saved = Uloženo: { $file }
companion-resumed = { $count ->
    [one] Hra pokračuje po { $count } záznamu.
    [few] Hra pokračuje po { $count } záznamech.
   *[other] Hra pokračuje po { $count } záznamech.
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
companion-state-score = Body, kdyby to byl konec: { $total } ({ $sources }).
companion-source = { $source } { $points }
companion-score-rating = TR
companion-score-milestones = tituly
companion-score-awards = soutěže
companion-score-greeneries = zeleň
companion-score-cities = města
companion-score-instance = neurální instance
companion-score-money = M€
companion-score-cards = zahrané karty
companion-fixed = Tahy MarsBota jsou spočítány znovu. Co se musí na stole změnit:
companion-fixed-nothing = Tahy MarsBota jsou spočítány znovu. Na stole se nic nemění.
companion-player = Hráč
companion-position = { $track } { $at }

## Na co se ptá

companion-ask-project = Odhal vrchní kartu balíčku projektů a zadej ji.
companion-ask-bonus = Odhal vrchní kartu bonusového balíčku MarsBota a zadej ji. Je-li balíček prázdný, nejdřív zamíchej odhozené bonusové karty.
companion-ask-cost = Tato karta rozhoduje svou cenou: zadej i cenu.
companion-ask-tags = Tato karta se vyhodnocuje podle symbolů: zadej i symboly.
companion-ask-plants = Kolik máš rostlin?
companion-ask-protection = Chrání nějaká karta tvé rostliny?
companion-ask-tokens = Máš na některé kartě zvíře nebo mikroba, kterého lze odebrat?
companion-ask-standings = Jaké máš hodnoty, i s produkcí? V tomto pořadí: { $goals }.
companion-ask-last-standings = Jaké máš hodnoty na konci, bez produkce? V tomto pořadí: { $goals }.

## Co udělat na stole

companion-do-mark-tile = Polož na destičku značku MarsBota.
companion-do-mark-goal = Polož značku MarsBota na: { $goal }.
companion-do-mark-track = Na každé pole, které stupnice opustila, polož značku MarsBota.
companion-do-unmark-track = Vezmi z toho pole značku.
companion-do-discard = Na odhazovací balíček projektů: { $cards }.
companion-do-pile = Na hromádku zahraných karet MarsBota: { $cards }.
companion-setup-board = Rozlož plán MarsBota pro tuto mapu s kartou pravidel, sedm značek stupnic na 0 a neurální instanci polož stranou.
companion-setup-player = Připrav se jako pro dva hráče: tvůj TR je 20.
companion-setup-bot = TR MarsBota je 20. Nemá M€, karty v ruce ani korporaci.
companion-setup-bonus = Zamíchej zakryté bonusové karty B01 až B08 (na jiných plánech s jejich vlastní B08): to je bonusový balíček.
companion-check-deck = Dej MarsBotovi zakryté karty projektů ({ $projects }) a bonusové ({ $bonuses }) a zamíchej je: to je jeho balíček akcí. Je-li bonusový balíček prázdný, nejdřív zamíchej jeho odhozené karty.
companion-check-deck-dealt = Areo připravilo balíček akcí MarsBota.
companion-check-research = Výzkum: dober čtyři karty, kup, co chceš, po 3 M€. MarsBot nic neplatí.
companion-check-draft = Výzkum s draftem: dvě hromádky po čtyřech kartách. Nech si jednu ze své, MarsBot si nechá náhodnou ze své, hromádky vyměňte, čtyřikrát. Karty MarsBota zamíchej; přebytečné odhoď. Pak kup své po 3 M€.
companion-check-first = Začínající hráč této generace: { $seat }.
companion-check-facts = Před každým tahem MarsBota zadej, co se stalo: teplota, kyslík, destičky, tituly, soutěže, útoky.
companion-check-turns = Tahy MarsBota: zbývá karet: { $left } z { $all }. Bez karet pasuje.
companion-check-production = Až pasuješ i ty: produkce, jen tvoje.
companion-check-generation = Pak zadej: { companion-word-generation }.
companion-check-end = Všechny hlavní faktory jsou dokončené. Pak zadej: { companion-word-end }.
companion-check-last-bot = MarsBot umístil svou poslední zeleň.
companion-check-last-player = Umísti svou poslední zeleň a zadej ji.
companion-check-last-standings = Zadej své hodnoty ve sponzorovaných soutěžích, bez produkce.
companion-check-win = MarsBot má { $points } b. Vyhraješ jen s více body.
companion-check-over = Generace jsou vyčerpány: MarsBot vyhrál.

## Po opravě

companion-change-tile = Polož: { $tile }
companion-change-tile-gone = Odeber: { $tile }
companion-change-number = { CAPITALIZE($fact) }: { $to } místo { $from }
companion-change-marks = { CAPITALIZE($fact) }, označená pole: { $to } místo { $from }
companion-change-goal = Polož značku na: { $goal } ({ $seat })
companion-change-goal-gone = Vezmi značku z: { $goal } ({ $seat })
companion-change-pile = Na hromádku zahraných karet MarsBota: { $cards }
companion-change-pile-gone = Z hromádky zahraných karet MarsBota: { $cards }
companion-change-destroyed = Vyřaď ze hry: { $cards }
companion-change-destroyed-gone = Zpět mezi odhozené bonusové karty: { $cards }
companion-fact-bot-rating = TR MarsBota
companion-fact-bot-money = M€ MarsBota
companion-fact-plants = tvé rostliny

## Záznamy slovy

companion-entry-standing = Hodnoty hráče: { $standings }
companion-standing = { $goal } { $value }
companion-entry-claims = Zabraná pole: { $spaces }
companion-claim-of = { $space } ({ $seat })
companion-entry-tokens = { $is ->
    [yes] Hráč má zvíře nebo mikroba, kterého lze odebrat
   *[other] Hráč nemá zvíře ani mikroba, kterého lze odebrat
}
companion-shows = karta: { $all }
companion-shows-nothing = karta bez symbolů
companion-no-card = žádná nezbývá
companion-numbered = { $card } ({ $number })
companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generace
companion-fact-rating = teraformační rating
companion-fact-production = produkce: { $resource }
companion-fact-marks = { $track }, označená pole
companion-fact-tokens = zdroje na kartě { $card }
companion-entry-pile = V balíčku zahraných karet MarsBota leží také: { $cards }
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
companion-entry-turn-tags = Tah MarsBota, kategorie karty: { $tags }
companion-entry-turn-without-tags = Tah MarsBota, karta bez kategorií
companion-event-tag = událost
companion-shows-active = modrý rámeček
companion-shows-points = body
companion-shows-cost = cena { $cost }
companion-entry-draw = Další karta: { $card }
companion-entry-remove = MarsBot ztrácí { $count } M€
companion-entry-reduce = { $steps ->
    [one] MarsBot ztrácí produkci: { $resource }
    [few] MarsBot ztrácí produkci: { $resource } × { $steps }
   *[other] MarsBot ztrácí produkci: { $resource } × { $steps }
}
companion-entry-end = Konec hry

## Proč záznam nesedí

companion-no-entry = „{ $word }“ není záznam ani karta. { companion-word-help } řekne, co lze zadat.
companion-unknown = Neznámé slovo „{ $word }“ ({ $kind }).
companion-ambiguous = „{ $word }“ může být: { $found }. Napiš víc z názvu, nebo číslo.
companion-form = Píše se to takto: { $example }
companion-kind-card = karta
companion-kind-goal = titul nebo soutěž
companion-kind-track = stupnice
companion-kind-tag = symbol
companion-kind-space = pole jako r3c4
companion-kind-tile = destička
companion-kind-seat = A je hráč, B je MarsBot
companion-kind-answer = ano nebo ne
companion-kind-resource = zdroj
companion-no-such-entry = Záznam s tímto číslem není; { companion-word-list } ukáže všechny.
companion-nothing-to-undo = Není co vrátit.
companion-not-saved = Tento soubor není hra MarsBota u stolu (řádek { $line }).
companion-awaited = Tah MarsBota ještě čeká. { $question }
companion-card-missing = Zadej kartu spolu s tahem: { companion-word-turn } { mars-card-comet }.
companion-no-project-left = V této generaci byly odhaleny všechny karty projektů z balíčku akcí ({ $count }). Zbývá bonusová karta.
companion-no-bonus-left = Balíček akcí má jednu bonusovou kartu a ta už byla v této generaci odhalena.
companion-deck-empty = Balíček akcí je vyčerpán: MarsBot pasuje do další generace.
companion-out-of-range = Povoleno: { $least } … { $most }, v celých krocích.
companion-claimed-space = Pole { $space } je zabrané.
companion-ocean-on-land = { $space } je pevnina. Oceán tam leží jen díky kartě { mars-card-artificial-lake }; pak napiš: { companion-form-lake }.
companion-on-ocean = Pole { $space } je vyhrazeno oceánu, ne pro: { $tile }. Pokud to dovoluje karta, uveď ji: { companion-form-mangrove }.
companion-reserved = Pole { $space } je vyhrazeno městu.
companion-not-by = { $card }: tato karta tam takovou destičku neklade.
companion-tile-twice = Tato destička už na plánu leží: { $tile }.
companion-owner-missing = Čí je destička? A je hráč, B je MarsBot: {companion-form-tiles}. Destička: { $tile }.
companion-holds-nothing = { $card }: na této kartě zdroje neleží.
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
companion-in-pile = Karta { $card } už leží v balíčku zahraných karet MarsBota.
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
companion-word-tags = symboly
companion-word-cost = cena
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
companion-word-undo = zpět
companion-word-fix = oprav
companion-word-insert = vlož
companion-word-strike = škrtni
companion-word-save = ulož
companion-word-quit = odejít

## Další na stránce

companion-now = Teď u stolu
companion-asked = MarsBot se ptá
companion-answer = Odpovědět
companion-yes = Ano
companion-no = Ne
companion-undo = Zpět
companion-changes = Co se musí na stole změnit
companion-changes-none = Na stole se nic nemění.
companion-changes-done = Hotovo
companion-score = Body MarsBota podle zdroje
companion-total = celkem
companion-unlisted = Karta mimo seznam
companion-cost = Její cena
companion-nothing-left = Žádná karta nezbývá
companion-lake = { mars-card-artificial-lake }: oceán na pevnině
companion-mangrove = { mars-card-mangrove }: zeleň na poli oceánu

## Stránka

companion-title = MarsBot u tvého stolu
companion-intro = Hraješ s vlastní krabicí a Areo hraje za MarsBota. Zadávej, co se děje na stole; MarsBot odehraje své tahy krok za krokem a vysvětlí proč. Každý záznam můžeš později opravit.
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
companion-my-standing = Moje hodnoty, s produkcí
companion-claimed = Titul je můj
companion-funded = Soutěž je moje
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
