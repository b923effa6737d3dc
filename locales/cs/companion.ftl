# MarsBot u stolu s krabicovou hrou, v terminálu i v prohlížeči. Slova jako turn nebo fix 3 se píší tak, jak jsou.

## V terminálu

companion-player = Hráč
companion-welcome = MarsBot u tvého stolu. Zadávej, co se děje: fakta (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, útoky (remove 3, reduce plants), generation, end a tahy MarsBota (turn, turn comet, turn tags space, event). Více: help.
companion-help = list: ukáže všechny záznamy. fix N ZÁZNAM: nahradí záznam N. insert N ZÁZNAM: vloží záznam před N. strike N: smaže záznam N. state: ukáže MarsBota. quit: ukončí. Na konci hry, i po end, zadej svou poslední zeleň a své hodnoty bez produkce.
companion-needs-card = Odhal další kartu a zadej ji: draw mine.
companion-state = MarsBot: TR { $rating }, { $money } M€, body { $points }. Stupnice: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = Tahy MarsBota jsou přepočítané.
companion-form-fix = Napiš číslo a nový záznam: fix 3 temperature: -12.

## Záznamy slovy

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generace
companion-fact-rating = teraformační rating
companion-fact-production = produkce: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, označená pole
companion-fact-claims = vyhrazená pole
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

companion-misfit = Záznam { $number }: { $why }
companion-unreadable = Areo tomuto záznamu nerozumí: { $what }.
companion-no-such-entry = Záznam s tímto číslem neexistuje. Napiš list a uvidíš všechny.
companion-card-awaited = Tah MarsBota ještě trvá: nejdřív zadej jeho další kartu.
companion-card-not-awaited = MarsBot teď kartu nepotřebuje.
companion-cards-are-dealt = Karty MarsBota tu rozdává Areo. Zadej jen turn.
companion-card-missing = Zadej kartu, kterou MarsBot odhaluje: turn comet.
companion-deck-empty = Balíček akcí je prázdný: MarsBot pasuje.
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
companion-taken = Už to má některý hráč.
companion-none-left = Všechny tři už jsou obsazené.
companion-not-complete = Teplota, kyslík a oceány ještě nejsou na maximu.
companion-ended = Hra skončila. Můžeš zadat už jen svou poslední zeleň a své hodnoty.
companion-over = Hra skončila.

## Stránka

companion-title = MarsBot u tvého stolu
companion-intro = Hraješ s vlastní krabicí a Areo hraje za MarsBota. Zadávej, co se děje na stole; MarsBot odehraje své tahy krok za krokem a vysvětlí proč. Každý záznam můžeš později opravit.
companion-board = Herní plán
companion-level = Obtížnost
companion-level-easy = lehká
companion-level-normal = normální
companion-level-hard = těžká
companion-level-brutal = brutální
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
companion-turn-card-over = MarsBot potřebuje ještě jednu kartu: odhal ji a vyber ji tady.
companion-enter-what = Co se stalo?
companion-tab-turn = Tah
companion-tab-planet = Planeta
companion-tab-goals = Cíle
companion-tab-attacks = Útoky
companion-tab-bot = MarsBot
companion-take-turn = Tah MarsBota
companion-passes = Balíček akcí je prázdný: MarsBot pasuje do další generace.
companion-which-card = Kterou kartu MarsBot odhalil?
companion-search = Název karty
companion-only-tags = nebo jen její kategorie
companion-without-tags = bez kategorií
companion-bonus-card = nebo bonusová karta
companion-generation = Další generace
companion-end = Konec hry
companion-end-note = Na konci zadej své hodnoty znovu, bez produkce.
companion-ended-note = MarsBot umístil svou poslední zeleň. Ještě můžeš zadat svou a své hodnoty bez produkce.
companion-enter = Zadat
companion-less = méně
companion-more = více
companion-tile-kind = Destička
companion-tile-other = zvláštní…
companion-tap-space = Ťukni na pole a umísti destičku.
companion-my-plants = Moje rostliny
companion-my-shield = Moje rostliny, zvířata a mikrobi jsou chráněni
companion-my-tokens = Zvířata a mikrobi na mých kartách
companion-costs-20 = stojí 20 M€ nebo víc
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
