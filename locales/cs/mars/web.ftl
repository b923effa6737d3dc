# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = s Érou korporací
mars-option-cards-standard = bez Éry korporací
mars-option-draft-yes = draft
mars-option-initial-draft-yes = draft úvodní ruky
mars-option-automa-yes = proti MarsBotovi
mars-option-level-easy = lehká
mars-option-level-normal = normální
mars-option-level-hard = těžká
mars-option-level-brutal = brutální
mars-option-solo-goal-terraform = teraformovat do 14 generací
mars-option-solo-goal-rating-63 = teraformační rating 63

## Words and signs

mars-name-mc = M€
mars-name-steel = ocel
mars-name-titanium = titan
mars-name-plants = rostliny
mars-name-energy = energie
mars-name-heat = teplo
mars-or = nebo
mars-points = body
# $value is a limit, such as 7 %.
mars-at-most = nejvýš { $value }
mars-card-kind-automated = Automatická
mars-card-kind-active = Aktivní
mars-card-kind-event = Událost
mars-card-kind-corporation = Korporace
mars-cost = { $cost } M€
mars-printed-cost = na kartě: { $cost } M€
mars-cost-each = po { $cost } M€

## The map

# $map is the name of a board, such as Tharsis.
mars-map-of = Mapa { $map }, 61 polí
mars-state-of-map = Je { $temperature } °C, kyslík: { $oxygen } %, oceány: { $oceans }
mars-row = Řada { $row }
mars-space = řada { $row }, pole { $column }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = pevnina
mars-ground-ocean = místo pro oceán
mars-ground-volcano = sopka
mars-ground-noctis = místo pro Noctis City
mars-no-bonus = bez bonusu
mars-bonus-steel = ocel
mars-bonus-titanium = titan
mars-bonus-plant = rostlina
mars-bonus-card = karta
mars-bonus-heat = teplo
mars-bonus-oceanfor6 = oceán za 6 M€
mars-zoom-in = Zvětšit
mars-zoom-out = Zmenšit
mars-parameters = Globální parametry
mars-steps-to-go = { $count ->
        [0] dosaženo
        [one] ještě { $count } krok
        [few] ještě { $count } kroky
       *[other] ještě { $count } kroků
    }
mars-oceans-of = { $count } z { $all }
mars-oceans-left = { $count ->
        [0] všechny položené
        [one] zbývá { $count } oceán
        [few] zbývají { $count } oceány
       *[other] zbývá { $count } oceánů
    }

## Around it

mars-generation = Generace
mars-generation-number = generace { $number }
mars-generation-short = Gen.
mars-phase-research = Výzkum
mars-phase-actions = Akce
mars-phase-production = Produkce
mars-in-deck = v balíčku
mars-no-corporation = zatím bez korporace
mars-passed = pas
mars-rating = teraformační rating
mars-hand = karty v ruce
mars-played = zahráno { $count }
mars-points-now = body, kdyby hra skončila teď
mars-vp-now = bodů teď
mars-cities = města
mars-greeneries = zeleň
mars-cards-of = Karty: { $name }
mars-race = Tituly a soutěže
mars-race-state = kdo má
mars-milestones = Čestné tituly
mars-milestones-worth = 5 bodů
mars-awards = Soutěže
mars-awards-worth = 5 a 2 body
mars-awards-next = další za { $price } M€
mars-claim = získat
mars-fund = sponzorovat
mars-funded = sponzor
mars-inspector = Náhled
mars-inspector-hint = Ukaž na kartu, pole nebo akci: tady uvidíš, co by se změnilo.
mars-place-hint = Vyber pole na mapě.
mars-compared = Srovnání polí
mars-compared-nothing = nic navíc
mars-compared-spaces = { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = lze získat
mars-you-lead = vedeš
mars-tabs = Pohledy
mars-tab-map = Mapa
mars-tab-hand = Ruka
mars-tab-seats = Hráči
mars-tab-goals = Cíle
mars-tab-log = Průběh

## Answering

mars-question = Otázka
mars-action-ways = { $second ->
        [yes] Zahraj kartu, vyber akci z lišty, nebo zůstaň u jedné.
       *[no] Zahraj kartu, vyber akci z lišty, nebo pasuj.
    }
mars-turn-open = Tvůj tah je ještě otevřený: vezmi něco zpět, nebo ho ukonči.
mars-action = akce
mars-convert-plants = na zeleň
mars-convert-heat = na teplotu
mars-projects = Projekty
mars-pay = Zaplatit
mars-take = Zvolit
mars-place-here = Položit sem
mars-order-ask = Několik efektů najednou: v jakém pořadí?
mars-order-list = Efekty od prvního k poslednímu
mars-order-hint = Přetáhni, nebo posuň šipkami
mars-order-go = V tomto pořadí
mars-any-order = Vždy v libovolném pořadí
mars-any-order-off = Ptej se mě zase na pořadí efektů
mars-sell = { $count ->
        [one] Prodat { $count } kartu
        [few] Prodat { $count } karty
       *[other] Prodat { $count } karet
    }
mars-laid-out = Karty na výběr
mars-dealt = Karty, které pak můžeš koupit
mars-buying = { $count ->
        [one] { $count } karta za { $price } z { $money } M€
        [few] { $count } karty za { $price } z { $money } M€
       *[other] { $count } karet za { $price } z { $money } M€
    }
mars-buy = { $count ->
        [one] Koupit { $count } kartu za { $price } M€
        [few] Koupit { $count } karty za { $price } M€
       *[other] Koupit { $count } karet za { $price } M€
    }
mars-buy-none = Nic nekupovat
mars-hand-of = { $count ->
        [one] Tvoje ruka, { $count } karta, hratelných { $playable }
        [few] Tvoje ruka, { $count } karty, hratelných { $playable }
       *[other] Tvoje ruka, { $count } karet, hratelných { $playable }
    }
mars-hand-empty = Nemáš v ruce žádnou kartu.
mars-playable = hratelných { $count }
mars-of = z { $count }
mars-filter = Ukázat
mars-filter-all = všechny
mars-filter-playable = hratelné
mars-sort = Pořadí karet v ruce
mars-sort-playable = hratelné napřed
mars-sort-cost = podle ceny
mars-sort-tag = podle symbolu

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = chybí { $short } M€
mars-brief-parameter-too-low = { $parameter ->
        [temperature] { $is } z { $needs } °C
        [oxygen] kyslík { $is } z { $needs } %
       *[oceans] oceány { $is } z { $needs }
    }
mars-brief-parameter-too-high = { $parameter ->
        [temperature] { $is }, nejvýš { $needs } °C
        [oxygen] kyslík { $is }, nejvýš { $needs } %
       *[oceans] oceány { $is }, nejvýš { $needs }
    }
mars-brief-too-few-tags = { $tag }: { $has } z { $needs }
mars-brief-too-little-production = { $what } { $has } z { $needs }
mars-brief-too-few-cities = města { $has } z { $needs }
mars-brief-too-few-greeneries = zeleň { $has } z { $needs }
mars-brief-too-little-stock = { $has } z { $needs }
mars-brief-too-few-tokens = žetony { $has } z { $needs }
mars-brief-no-space = žádné pole
mars-brief-no-claim = žádné pole
mars-brief-nobody-to-reduce = žádný cíl
mars-brief-no-card-for-it = žádná karta
mars-brief-rating-not-raised = TR nevzrostl
mars-brief-not-reached = { $has } z { $needs }
mars-brief-none-left = žádné nezbývají
mars-brief-too-late-to-pass = příští tah
mars-brief-already-used = použito
mars-brief-empty-hand = žádná karta

## MarsBot

mars-bot = MarsBot
mars-bot-table = Stůl
mars-bot-open = Jeho deska
mars-bot-about = Bez ruky a bez produkce. V tahu otočí jednu kartu a posune její kategorie po sedmi stupnicích.
mars-bot-tracks = Stupnice MarsBota: co ukazuje každé pole a kde stojí jeho ukazatele
mars-bot-here = Tady stojí MarsBot
mars-bot-pushed-by = Kdo sníží tuto produkci, vrátí stupnici zpět: { $production }
mars-bot-if-ended = Kdyby byl konec
mars-bot-decks = Balíčky
mars-bot-action-deck = Balíček akcí
mars-bot-action-deck-note = tolik tahů zbývá v této generaci
mars-bot-pile = Zahrané karty
mars-bot-pile-note = karty projektů, které otočil
mars-bot-bonus-deck = Bonusový balíček
mars-bot-bonus-deck-note = jedna karta za generaci
mars-bot-bonus-discard = Odložené bonusové
mars-bot-destroyed = Zničené
mars-bot-worth = Dobré vědět, co mu přinese příští krok ({ $track }): { $icon }.
mars-bot-why = Proč to udělal
mars-bot-turn-of = gen. { $generation }, tah { $turn } z { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = Předchozí tah
mars-bot-turn-after = Další tah
mars-bot-no-turn = MarsBot zatím nebyl na tahu.
mars-bot-between = Mimo jeho tahy
mars-bot-effect = Efekt
mars-bot-steps = Kroky jeho tahu
mars-bot-step-of = krok { $step } z { $count }
mars-bot-step-by-step = Krok za krokem
mars-bot-step-back = Zpět
mars-bot-step-on = Dál
mars-bot-step-all = Vše
mars-bot-nothing-there = Na tomto poli nic není.
mars-bot-spaces = { $count ->
        [one] zbývá { $count } pole
        [few] zbývají { $count } pole
       *[other] zbývá { $count } polí
    }

## The end

mars-source-rating = Rating
mars-source-milestones = Tituly
mars-source-awards = Soutěže
mars-source-greeneries = Zeleň
mars-source-cities = Města
mars-source-cards = Karty
mars-source-instance = Neurální instance
mars-source-money = Peníze
mars-story-raised = Zvýšené parametry
mars-story-rating = Rating
mars-story-income = Příjem
mars-story-generation = generace
