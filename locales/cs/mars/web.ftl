# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = s Érou korporací
mars-option-cards-standard = bez Éry korporací
mars-option-draft-yes = výběr z karet (draft)
mars-option-initial-draft-yes = výběr z počátečních karet (draft)
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
mars-at-most = max. { $value }
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
mars-state-of-map = { $temperature } °C, kyslík: { $oxygen } %, oceány: { $oceans }
mars-row = Řada { $row }
mars-space = řada { $row }, pole { $column }
mars-space-beside = řada { $row }, vedle: { $place }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = pevnina
mars-ground-ocean = vyhrazeno pro oceán
mars-ground-volcano = sopka
mars-ground-noctis = vyhrazeno pro město Noctis
mars-no-bonus = bez bonusu
mars-bonus-steel = ocel
mars-bonus-titanium = titan
mars-bonus-plant = rostlina
mars-bonus-card = karta
mars-bonus-heat = teplo
mars-bonus-oceanfor6 = oceán za 6 M€
mars-zoom-in = Zvětšit
mars-zoom-out = Zmenšit
mars-parameters = Hlavní faktory
mars-steps-to-go = { $count ->
    [0] maximum
    [one] ještě { $count } krok
    [few] ještě { $count } kroky
   *[other] ještě { $count } kroků
}
mars-oceans-of = { $count } z { $all }
mars-oceans-left = { $count ->
    [0] všechny umístěny
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
mars-vp-now = VB teď
mars-cities = města
mars-greeneries = zeleň
mars-cards-of = Karty: { $name }
mars-race = Tituly a soutěže
mars-race-state = vlastník
mars-milestones = Čestné tituly
mars-milestones-worth = 5 bodů
mars-awards = Soutěže
mars-awards-worth = 5 nebo 2 body
mars-awards-next = další: { $price } M€
mars-claim = získat
mars-fund = sponzorovat
mars-funded = sponzorováno
mars-inspector = Podrobnosti
mars-inspector-hint = Ukaž na kartu, pole nebo akci a uvidíš, co by se změnilo.
mars-plays = { $name } hraje
mars-place-hint = Vyber pole na mapě.
mars-compared = Porovnat pole
mars-compared-nothing = nic navíc
mars-compared-spaces = { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = můžeš získat
mars-you-lead = vedeš
mars-tabs = Pohledy
mars-tab-map = Mapa
mars-tab-hand = Ruka
mars-tab-seats = Hráči
mars-tab-goals = Cíle
mars-tab-log = Záznam

## Answering

mars-question = Otázka
mars-action-ways = { $second ->
    [yes] Zahraj kartu, vyber akci níže, nebo ukonči tah.
   *[no] Zahraj kartu, vyber akci níže, nebo pasuj.
}
mars-turn-open = Tvůj tah ještě trvá: vrať ho, nebo ukonči.
mars-action = akce
mars-convert-plants = umístit zeleň
mars-convert-heat = zvýšit teplotu
mars-projects = Projekty
mars-pay = Zaplatit
mars-worth = po { $worth } M€
mars-wasted = propadne { $count } M€
mars-take = Potvrdit
mars-stop-and-pass = Ukončit a pasovat
mars-last-generation = Poslední generace
mars-last-short = poslední
mars-last-announced = Tohle je poslední generace: po její produkci hra končí.
mars-place-here = Umístit sem
mars-order-ask = Několik efektů najednou. Zvol jejich pořadí.
mars-order-list = Efekty od prvního k poslednímu
mars-order-hint = Přetáhni, nebo posuň šipkami
mars-order-go = Použít toto pořadí
mars-any-order = Už se neptat: libovolné pořadí
mars-any-order-off = Znovu se mě ptát na pořadí efektů
mars-sell = { $count ->
        [one] Prodat { $count } kartu
        [few] Prodat { $count } karty
       *[other] Prodat { $count } karet
    }
mars-laid-out = Karty na výběr
mars-dealt = Karty, které pak můžeš koupit
mars-buying = { $count ->
    [one] { $count } karta za { $price } M€ (máš { $money } M€)
    [few] { $count } karty za { $price } M€ (máš { $money } M€)
   *[other] { $count } karet za { $price } M€ (máš { $money } M€)
}
mars-buy = { $count ->
        [one] Koupit { $count } kartu za { $price } M€
        [few] Koupit { $count } karty za { $price } M€
       *[other] Koupit { $count } karet za { $price } M€
    }
mars-buy-none = Nic nekupovat
mars-choose-card = Vyber kartu
mars-choose-named = Zvolit: { $name }
mars-keep = { $count ->
    [one] Nechat si 1 kartu
    [few] Nechat si { $count } karty
   *[other] Nechat si { $count } karet
}
mars-keeping = vybráno { $count } z { $needed }
mars-peek = Ukázat planetu
mars-peek-back = Zpět ke kartám
mars-hand-of = { $count ->
    [one] Tvoje ruka: { $count } karta, hratelných { $playable }
    [few] Tvoje ruka: { $count } karty, hratelných { $playable }
   *[other] Tvoje ruka: { $count } karet, hratelných { $playable }
}
mars-hand-empty = Nemáš v ruce žádnou kartu.
mars-playable = hratelných { $count }
mars-of = z { $count }
mars-filter = Ukázat
mars-filter-all = všechny
mars-filter-playable = hratelné
mars-sort = Seřadit karty
mars-sort-playable = nejdřív hratelné
mars-sort-cost = podle nákladů
mars-sort-tag = podle kategorie

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = chybí { $short } M€
mars-brief-parameter-too-low = { $parameter ->
        [temperature] { $is }, min. { $needs } °C
        [oxygen] kyslík { $is } z { $needs } %
       *[oceans] oceány { $is } z { $needs }
    }
mars-brief-parameter-too-high = { $parameter ->
    [temperature] { $is }, max. { $needs } °C
    [oxygen] kyslík { $is }, max. { $needs } %
   *[oceans] oceány { $is }, max. { $needs }
}
mars-brief-too-few-tags = kategorie { $tag }: { $has } z { $needs }
mars-brief-too-little-production = { $resource ->
    [steel] produkce oceli { $has } z { $needs }
    [titanium] produkce titanu { $has } z { $needs }
    [plants] produkce rostlin { $has } z { $needs }
    [energy] produkce energie { $has } z { $needs }
    [heat] produkce tepla { $has } z { $needs }
   *[money] příjem { $has } z { $needs }
}
mars-brief-too-few-cities = města { $has } z { $needs }
mars-brief-too-few-greeneries = zeleň { $has } z { $needs }
mars-brief-too-little-stock = { $has } z { $needs }
mars-brief-too-few-tokens = zdroje { $has } z { $needs }
mars-brief-no-space = žádné pole
mars-brief-no-claim = žádné pole
mars-brief-nobody-to-reduce = žádný cíl
mars-brief-no-card-for-it = žádná karta
mars-brief-rating-not-raised = TR nevzrostl
mars-brief-not-reached = { $has } z { $needs }
mars-brief-none-left = vše obsazeno
mars-brief-too-late-to-pass = až příští tah
mars-brief-already-used = použito
mars-brief-empty-hand = žádná karta

## MarsBot

mars-bot = MarsBot
mars-bot-table = Stůl
mars-bot-open = Deska MarsBota
mars-bot-about = Nemá karty v ruce ani produkci. Ve svém tahu odhalí jednu kartu a její kategorie posunou ukazatele na sedmi stupnicích.
mars-bot-tracks = Stupnice MarsBota: symboly na polích a poloha ukazatelů
mars-bot-here = Tady je MarsBot
mars-bot-pushed-by = Chceš-li stupnici vrátit, sniž MarsBotovi tuto produkci: { $production }
mars-bot-if-ended = Kdyby hra skončila teď
mars-bot-decks = Balíčky
mars-bot-action-deck = Balíček akcí
mars-bot-action-deck-note = tolik tahů zbývá v této generaci
mars-bot-pile = Zahrané karty
mars-bot-pile-note = karty projektů, které odhalil
mars-bot-bonus-deck = Bonusový balíček
mars-bot-bonus-deck-note = jedna karta za generaci
mars-bot-bonus-discard = Odhozené bonusové karty
mars-bot-destroyed = Zničené
mars-bot-worth = Pozor, { $track }: na příštím poli je { $icon }.
mars-bot-why = Proč to udělal
mars-bot-turn-of = gen. { $generation }, tah { $turn }/{ $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = Předchozí tah
mars-bot-turn-after = Další tah
mars-bot-no-turn = MarsBot zatím nebyl na tahu.
mars-bot-between = Mezi tahy MarsBota
mars-bot-effect = Efekt
mars-bot-steps = Kroky tohoto tahu
mars-bot-step-of = krok { $step }/{ $count }
mars-bot-step-by-step = Krok za krokem
mars-bot-step-back = Zpět
mars-bot-step-on = Dál
mars-bot-step-all = Vše
mars-bot-nothing-there = Toto pole nemá symbol.
mars-bot-spaces = { $count ->
        [one] zbývá { $count } pole
        [few] zbývají { $count } pole
       *[other] zbývá { $count } polí
    }

## The end

mars-source-rating = Teraformační rating
mars-source-milestones = Tituly
mars-source-awards = Soutěže
mars-source-greeneries = Zeleň
mars-source-cities = Města
mars-source-cards = Karty
mars-story-raised = Zvýšené hlavní faktory
mars-story-rating = Teraformační rating
mars-source-instance = Neurální instance
mars-source-money = Peníze
mars-story-income = Příjem
mars-story-generation = generace
mars-story-generation-by = Generace za generací
