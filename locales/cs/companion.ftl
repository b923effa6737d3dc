# MarsBot u stolu s krabicovou hrou, v terminálu i v prohlížeči. Slova jako turn nebo fix 3 se píší tak, jak jsou.

## V terminálu

companion-player = Hráč
companion-welcome = MarsBot u vašeho stolu. Zadejte, co se děje, jako fakta (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, útoky (remove 3, reduce plants), generation, end a tahy MarsBota (turn, turn comet, turn tags space, event). Víc řekne help.
companion-help = list: všechny záznamy. fix N ZÁZNAM: nahradí záznam číslo N. insert N ZÁZNAM: vloží záznam před číslo N. strike N: škrtne záznam číslo N. state: stav MarsBota. quit: konec. Na konci hry, i po end, zadejte svou poslední zeleň a své hodnoty bez produkce.
companion-needs-card = Otočte další kartu a zadejte ji: draw mine.
companion-state = MarsBot: TR { $rating }, { $money } M€, body { $points }. Stupnice: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = Tahy MarsBota jsou spočítány znovu.
companion-form-fix = Napište číslo a nový záznam: fix 3 temperature: -12.

## Záznamy slovy

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generace
companion-fact-rating = teraformační rating
companion-fact-production = produkce: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, označená pole
companion-fact-claims = zabraná pole
companion-fact-tokens = žetony na kartě { $card }
companion-entry-pile = V hromádce MarsBota leží také: { $cards }
companion-entry-protected = { $is ->
    [yes] Rostliny, zvířata a mikrobi hráče jsou chráněni
   *[other] Rostliny, zvířata a mikrobi hráče nejsou chráněni
}
companion-entry-tiles = Destičky: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = Hráč získává titul: { $goal }
companion-entry-fund = Hráč financuje soutěž: { $goal }
companion-entry-generation = Nová generace
companion-entry-turn = Tah MarsBota
companion-entry-turn-with = Tah MarsBota: { $card }
companion-entry-turn-tags = Tah MarsBota, symboly karty: { $tags }
companion-entry-turn-without-tags = Tah MarsBota, karta bez symbolů
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
companion-unreadable = Tohle nelze zadat: { $what }.
companion-no-such-entry = Záznam s tímto číslem není; list ukáže všechny.
companion-card-awaited = Tah MarsBota ještě čeká na další kartu.
companion-card-not-awaited = Na tuto kartu žádný tah MarsBota nečeká.
companion-cards-are-dealt = Karty MarsBota se rozdávají zde: zadejte jen turn.
companion-card-missing = Zadejte kartu spolu s tahem: turn comet.
companion-deck-empty = Balíček akcí je prázdný: MarsBot pasuje.
companion-turns-left = { $count ->
    [one] MarsBot ještě nepasoval: v balíčku akcí zbývá { $count } karta.
    [few] MarsBot ještě nepasoval: v balíčku akcí zbývají { $count } karty.
    [many] MarsBot ještě nepasoval: v balíčku akcí zbývá { $count } karty.
   *[other] MarsBot ještě nepasoval: v balíčku akcí zbývá { $count } karet.
}
companion-destroyed = Karta { $card } je vyřazena ze hry.
companion-drawn-twice = Tato karta už byla v tomto tahu otočena.
companion-in-pile = Karta { $card } už leží v hromádce MarsBota.
companion-less-money = MarsBot má jen { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } je na 0.
companion-occupied = Na poli { $space } leží destička.
companion-no-ocean-left = Všechny oceány už jsou na plánu.
companion-not-on-board = { $name } není titul ani soutěž tohoto plánu.
companion-taken = Už ho někdo má.
companion-none-left = Tři už jsou obsazené.
companion-not-complete = Teplota, kyslík a oceány ještě nejsou dokončené.
companion-ended = Po konci lze zadat už jen fakta (vaši poslední zeleň) a vaše hodnoty.
companion-over = Hra skončila.

## Stránka

companion-title = MarsBot u tvého stolu
companion-intro = Ty hraješ hru z krabice, Areo hraje za MarsBota. Zadávej, co se děje na stole; MarsBot odpovídá krok za krokem a říká proč. Každý záznam jde později opravit.
companion-board = Plán
companion-level = Obtížnost
companion-level-easy = lehká
companion-level-normal = normální
companion-level-hard = těžká
companion-level-brutal = brutální
companion-cards = Karty MarsBota
companion-cards-table = z balíčku na stole
companion-cards-dealt = rozdává Areo
companion-begin = Začít
companion-new = Nová hra
companion-new-sure = Zapomenout všechny záznamy a začít znovu?
companion-forget = Zapomenout
companion-points = body, kdyby to byl konec
companion-tracks = Stupnice MarsBota
companion-next-icon = dál: { $icon }
companion-cards-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
companion-did = Co MarsBot udělal
companion-nothing-yet = MarsBot ještě nebyl na tahu.
companion-nothing-done = MarsBot s tím nic nedělá.
companion-turn-card-over = MarsBot potřebuje ještě jednu kartu: otoč ji a vyber.
companion-enter-what = Co se stalo?
companion-tab-turn = Tah
companion-tab-planet = Planeta
companion-tab-goals = Cíle
companion-tab-attacks = Útoky
companion-tab-bot = MarsBot
companion-take-turn = Tah MarsBota
companion-passes = Balíček akcí je vyčerpán: MarsBot pasuje do další generace.
companion-which-card = Která karta byla otočena?
companion-search = Název karty
companion-only-tags = nebo jen její symboly
companion-without-tags = bez symbolů
companion-bonus-card = nebo bonusová karta
companion-generation = Další generace
companion-end = Hra končí
companion-end-note = Na konci zadej své hodnoty znovu, bez produkce.
companion-ended-note = MarsBot umístil svou poslední zeleň. Tvou vlastní a tvé hodnoty bez produkce lze ještě zadat.
companion-enter = Zadat
companion-less = méně
companion-more = více
companion-tile-kind = Destička
companion-tile-other = zvláštní…
companion-tap-space = Ťukni na pole a zadej destičku.
companion-my-plants = Moje rostliny
companion-my-shield = Moje rostliny, zvířata a mikrobi jsou chráněni
companion-my-tokens = Zvířata a mikrobi na mých kartách
companion-costs-20 = stojí 20 M€ nebo víc
companion-my-standing = Moje hodnoty, s produkcí
companion-claimed = Titul je můj
companion-funded = Soutěž je moje
companion-of-bot = MarsBot: { $value }
companion-taken-by = obsazeno: { $name }
companion-loses-resources = Beru nebo kradu suroviny
companion-loses-resources-note = Každá surovina se bere z peněz MarsBota.
companion-loses-production = Snižuji jeho produkci
companion-set-right = Pokud je to u MarsBota jinak než tady
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
companion-strike = Škrtnout
companion-insert = Vložit před
companion-changing = Zadej, co bude místo: { $entry }
companion-inserting = Zadej, co bude před: { $entry }
