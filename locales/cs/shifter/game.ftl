# Akce: Teraformace. Pole se všude píše r1c2: řada 1, sloupec 2.

## Volby

shifter-option-mode = Způsob hry
shifter-option-matching = Porovnávání zón
shifter-option-goals = Kniha cílů
shifter-option-disasters = Katastrofy
shifter-option-bid-cap = Nejvyšší nabídka
shifter-option-restore = Obnovit Planetu po nezdařeném pokusu
shifter-option-leader = Kdo začíná další kolo
shifter-option-target = Vítězné skóre (0: podle počtu hráčů)

## Karty a destičky

shifter-mission = mise { $color ->
        [white] bílá
        [yellow] žlutá
        [blue] modrá
       *[green] zelená
    } { $zones }
shifter-goal = cíl { $color ->
        [white] bílý
        [yellow] žlutý
        [blue] modrý
       *[green] zelený
    } { $number } ({ $zones })
shifter-mark = Jen při počtu hráčů { $players } a více.
shifter-tile = Destička { $number }
shifter-face = Strana { $face }: polovina { $half ->
        [white] bílá
        [yellow] žlutá
        [blue] modrá
       *[green] zelená
    }, čtvrtina { $first ->
        [white] bílá
        [yellow] žlutá
        [blue] modrá
       *[green] zelená
    }, čtvrtina { $second ->
        [white] bílá
        [yellow] žlutá
        [blue] modrá
       *[green] zelená
    }.
shifter-disaster-yellow = Žlutá katastrofa
shifter-disaster-red = Červená katastrofa
shifter-disaster-max-actions = Tah má { $most ->
        [one] jen jednu akci
        [few] nejvýše { $most } akce
       *[other] nejvýše { $most } akcí
    }.
shifter-disaster-max-shifts = Tah má { $most ->
        [one] nejvýše jeden posun
        [few] nejvýše { $most } posuny
       *[other] nejvýše { $most } posunů
    }.
shifter-disaster-max-flips = Tah má { $most ->
        [one] nejvýše jedno převrácení
        [few] nejvýše { $most } převrácení
       *[other] nejvýše { $most } převrácení
    }.
shifter-disaster-no-short-flips = Destičky se převracejí jen přes delší stranu.
shifter-disaster-burn = Úspěch, který nepřinese vítězství, stojí { $cards ->
        [one] o jednu kartu
        [few] o { $cards } karty
       *[other] o { $cards } karet
    } z Knihovny více.

## Co karta žádá

shifter-number = { $value }
shifter-needs-one = jedna { $color ->
        [white] bílá
        [yellow] žlutá
        [blue] modrá
       *[green] zelená
    } zóna o hodnotě { $value }
shifter-needs-alike = { $count } { $color ->
        [white] bílé
        [yellow] žluté
        [blue] modré
       *[green] zelené
    } zóny o hodnotě { $value }
shifter-needs-several = { $color ->
        [white] bílé
        [yellow] žluté
        [blue] modré
       *[green] zelené
    } zóny o hodnotách { $values }

## Tituly

shifter-title-wanderer = Poutník
shifter-title-coloniser = Kolonizátor
shifter-title-terraformer = Teraformer
shifter-title-emperor = Císař
shifter-title-legend = Legenda
shifter-title-creator = Stvořitel

## Otázky

shifter-prompt-terraform = { $left ->
        [0] Nezbývá žádná akce: ukonči fázi teraformace.
        [one] Teraformuj Planetu: zbývá jedna akce.
        [few] Teraformuj Planetu: zbývají { $left } akce.
       *[other] Teraformuj Planetu: zbývá { $left } akcí.
    }
shifter-prompt-declare = Ohlas misi, kterou Planeta splňuje.
shifter-prompt-declare-more = Ohlas další mise, nebo ukonči tah.
shifter-prompt-discard = { $left ->
        [one] Odhoď z ruky jednu misi.
        [few] Odhoď z ruky { $left } mise, jednu po druhé.
       *[other] Odhoď z ruky { $left } misí, jednu po druhé.
    }
shifter-prompt-bid = Výzva: { $card }. Kolik nejméně akcí potřebuješ? Řekni číslo od 1 do { $most }.
shifter-prompt-lower = Výzva: { $card }. Tvoje nabídka: { $own }. Dokud běží čas, řekni nižší číslo, nebo u ní zůstaň.
shifter-prompt-timer = Vypršel čas? Přesýpací hodiny odměřují { $seconds ->
        [one] jednu sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
shifter-prompt-attempt = { $left ->
        [0] Výzva: { $card }. Nezbývá žádná akce: ukonči pokus.
        [one] Výzva: { $card }. Zbývá jedna akce.
        [few] Výzva: { $card }. Zbývají { $left } akce.
       *[other] Výzva: { $card }. Zbývá { $left } akcí.
    }

## Odpovědi

shifter-act-rotate = Otočit { $cell }
shifter-act-flip = Převrátit { $cell } přes { $side ->
        [long] delší
       *[short] kratší
    } stranu
shifter-act-shift-row = Posunout řadu { $row } { $way ->
        [left] doleva
       *[right] doprava
    }
shifter-act-shift-column = Posunout sloupec { $column } { $way ->
        [up] nahoru
       *[down] dolů
    }
shifter-decide-settle = Neprovádět další akce
shifter-decide-declare = Ohlásit: { $mission }
shifter-decide-goals = Nahlédnout do Knihy cílů
shifter-decide-done = Ukončit tah
shifter-decide-discard = Odhodit: { $mission }
shifter-decide-bid = Nabídnout { $actions ->
        [one] jednu akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }
shifter-decide-content = Zůstat u své nabídky
shifter-decide-time-up = Čas vypršel

## Co se stalo

shifter-event-rotate = { $seat } otáčí { $cell }.
shifter-event-flip = { $seat } převrací { $cell } přes { $side ->
        [long] delší
       *[short] kratší
    } stranu.
shifter-event-shift-row = { $seat } posouvá řadu { $row } { $way ->
        [left] doleva
       *[right] doprava
    }.
shifter-event-shift-column = { $seat } posouvá sloupec { $column } { $way ->
        [up] nahoru
       *[down] dolů
    }.
shifter-event-succeeded = Úspěch: { $seat } má misi, kterou Planeta splňuje.
shifter-event-failed = Neúspěch: { $seat } nemá misi, kterou by Planeta splňovala. Stojí to { $cost ->
        [one] jednu kartu
        [few] { $cost } karty
       *[other] { $cost } karet
    }.
shifter-event-declared = Splněno ({ $seat }): { $mission }.
shifter-event-achieved = Dosaženo ({ $seat }): { $goal }.
shifter-event-struck = Začíná platit katastrofa: { $disaster }
shifter-event-discarded = { $seat } odhazuje z ruky { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $missions }.
shifter-event-burned = Z Knihovny { $count ->
        [one] se odhazuje jedna karta
        [few] se odhazují { $count } karty
       *[other] se odhazuje { $count } karet
    }: { $missions }.
shifter-event-drew = { $seat } dobírá { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
shifter-event-drew-these = { $seat } dobírá { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $missions }.
shifter-event-turn = Na tahu: { $seat }.
shifter-event-lost = Z Knihovny je třeba vzít { $needed ->
        [one] jednu kartu
        [few] { $needed } karty
       *[other] { $needed } karet
    }, ale { $left ->
        [0] je prázdná
        [one] zbývá jen jedna
        [few] zbývají jen { $left }
       *[other] zbývá jen { $left }
    }.
shifter-event-revealed = Výzva: { $card }.
shifter-event-put-back = { $fewest ->
        [0] Výzva ({ $card }): Planeta ji už splňuje, karta jde pod Knihovnu.
        [one] Výzva ({ $card }): stačí jedna akce, karta jde pod Knihovnu.
        [few] Výzva ({ $card }): stačí { $fewest } akce, karta jde pod Knihovnu.
       *[other] Výzva ({ $card }): stačí { $fewest } akcí, karta jde pod Knihovnu.
    }
shifter-event-bid = { $seat } nabízí { $actions ->
        [one] jednu akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
shifter-event-content = { $seat } zůstává u své nabídky.
shifter-event-attempt = Čas vypršel. { $seat } to smí zkusit, k dispozici má { $actions ->
        [one] jednu akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
shifter-event-scored = { $seat } plní výzvu, na niž potřebuje { $actions ->
        [one] jednu akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }; skóre: { $score }.
shifter-event-missed = { $seat } výzvu neplní; skóre: { $score }.
shifter-event-restored = Planeta se vrací do předchozího stavu.

## Proč to nejde

shifter-reason-not-now = Teď je otázka jiná.
shifter-reason-settlement-began = Začala fáze osídlení, žádná akce už nemůže následovat.
shifter-reason-no-action-left = { $limit ->
        [one] Jediná akce je už provedena.
        [few] Všechny { $limit } akce jsou už provedeny.
       *[other] Všech { $limit } akcí je už provedeno.
    }
shifter-reason-no-shift-left = { $limit ->
        [one] Katastrofa dovoluje jeden posun za tah a ten je už proveden.
        [few] Katastrofa dovoluje { $limit } posuny za tah a ty jsou už provedeny.
       *[other] Katastrofa dovoluje { $limit } posunů za tah a ty jsou už provedeny.
    }
shifter-reason-no-flip-left = { $limit ->
        [one] Katastrofa dovoluje jedno převrácení za tah a to je už provedeno.
        [few] Katastrofa dovoluje { $limit } převrácení za tah a ta jsou už provedena.
       *[other] Katastrofa dovoluje { $limit } převrácení za tah a ta jsou už provedena.
    }
shifter-reason-short-flip-forbidden = Katastrofa zakazuje převracet přes kratší stranu.
shifter-reason-not-in-hand = Tuto kartu nemáš v ruce: { $mission }.
shifter-reason-not-met = Je třeba: { $needs }. Hodnoty { $color ->
        [white] bílých
        [yellow] žlutých
        [blue] modrých
       *[green] zelených
    } zón: { $zones }.
shifter-reason-mission-first = Nejprve je třeba ohlásit misi, kterou Planeta splňuje.
shifter-reason-no-goal-met = Planeta nesplňuje žádný otevřený cíl.
shifter-reason-bid-out-of-range = Nabídka je číslo od 1 do { $most }.
shifter-reason-bid-not-lower = Číslo musí být nižší než dřívější nabídka: { $last }.

## Konec hry

shifter-verdict-won = { $left ->
        [0] Všech cílů je dosaženo, i když v Knihovně nezbyla žádná karta. Váš titul: { $title }.
        [one] Všech cílů je dosaženo a v Knihovně zbyla jedna karta. Váš titul: { $title }.
        [few] Všech cílů je dosaženo a v Knihovně zbyly { $left } karty. Váš titul: { $title }.
       *[other] Všech cílů je dosaženo a v Knihovně zbylo { $left } karet. Váš titul: { $title }.
    }
shifter-verdict-lost = { $open ->
        [one] V Knihovně došly karty a jeden cíl je otevřený: všichni prohráli.
        [few] V Knihovně došly karty a { $open } cíle jsou otevřené: všichni prohráli.
       *[other] V Knihovně došly karty a { $open } cílů je otevřených: všichni prohráli.
    }
shifter-verdict-target = { $seat } vítězí se skóre { $score }.
shifter-verdict-ran-out = Výzvy došly a nevítězí nikdo.

setup-mode-option = Tyto možnosti platí jen pro druhý způsob hry.
