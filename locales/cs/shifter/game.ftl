# Akce: Teraformace. Pole se všude píše r1c2: řada 1, sloupec 2.

## Volby

shifter-option-mode = Způsob hry
shifter-option-matching = Hodnoty zón
shifter-option-goals = Kniha cílů
shifter-option-disasters = Katastrofy
shifter-option-bid-cap = Nejvyšší nabídka
shifter-option-restore = Obnovit Planetu po nezdařeném pokusu
shifter-option-leader = Kdo začíná další kolo
shifter-option-target = Body k vítězství (0: podle počtu hráčů)

## Karty a destičky

shifter-mission = { $color ->
    [white] bílá mise { $zones }
    [yellow] žlutá mise { $zones }
    [blue] modrá mise { $zones }
   *[green] zelená mise { $zones }
}
shifter-goal = { $color ->
    [white] bílý cíl { $number } ({ $zones })
    [yellow] žlutý cíl { $number } ({ $zones })
    [blue] modrý cíl { $number } ({ $zones })
   *[green] zelený cíl { $number } ({ $zones })
}
shifter-mark = Jen pro { $players } a více hráčů.
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
shifter-disaster-max-actions = { $most ->
    [one] V tahu lze provést jen jednu akci.
    [few] V tahu lze provést nejvýše { $most } akce.
   *[other] V tahu lze provést nejvýše { $most } akcí.
}
shifter-disaster-max-shifts = { $most ->
    [one] V tahu lze posunout řadu nebo sloupec jen jednou.
    [few] V tahu lze posunout řadu nebo sloupec nejvýše { $most }×.
   *[other] V tahu lze posunout řadu nebo sloupec nejvýše { $most }×.
}
shifter-disaster-max-flips = { $most ->
    [one] V tahu lze převrátit destičku jen jednou.
    [few] V tahu lze převrátit destičku nejvýše { $most }×.
   *[other] V tahu lze převrátit destičku nejvýše { $most }×.
}
shifter-disaster-no-short-flips = Destičky lze převracet jen přes delší stranu.
shifter-disaster-burn = { $cards ->
    [one] Každý úspěch stojí o jednu kartu z Knihovny navíc, pokud nepřinese vítězství.
    [few] Každý úspěch stojí o { $cards } karty z Knihovny navíc, pokud nepřinese vítězství.
   *[other] Každý úspěch stojí o { $cards } karet z Knihovny navíc, pokud nepřinese vítězství.
}

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
# Co karta požaduje, jako její text.
shifter-card-needs = { CAPITALIZE($needs) }.

## Tituly

shifter-title-wanderer = Poutník
shifter-title-coloniser = Kolonizátor
shifter-title-terraformer = Teraformer
shifter-title-emperor = Císař
shifter-title-legend = Legenda
shifter-title-creator = Stvořitel

## Otázky

shifter-prompt-terraform = { $left ->
    [0] Nezbývá ti žádná akce: ukonči fázi teraformace.
    [one] Teraformuj Planetu: zbývá jedna akce.
    [few] Teraformuj Planetu: zbývají { $left } akce.
   *[other] Teraformuj Planetu: zbývá { $left } akcí.
}
shifter-prompt-declare = Úspěch! Ohlas misi, kterou Planeta splňuje.
shifter-prompt-declare-more = Ohlas další mise, nebo ukonči tah.
shifter-prompt-discard = { $left ->
    [one] Odhoď z ruky jednu misi.
    [few] Odhoď z ruky { $left } mise.
   *[other] Odhoď z ruky { $left } misí.
}
shifter-prompt-bid = Výzva: { $card }. Kolik akcí ti stačí? Nabídni 1 až { $most }.
shifter-prompt-lower = Výzva: { $card }. Tvoje nabídka: { $own }. Než vyprší čas, nabídni méně, nebo u ní zůstaň.
shifter-prompt-timer = Vypršel čas? Přesýpací hodiny odměřují { $seconds ->
        [one] jednu sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
shifter-prompt-attempt = { $left ->
    [0] Výzva: { $card }. Nezbývá ti žádná akce: ukonči pokus.
    [one] Výzva: { $card }. Zbývá jedna akce.
    [few] Výzva: { $card }. Zbývají { $left } akce.
   *[other] Výzva: { $card }. Zbývá { $left } akcí.
}

## Odpovědi

shifter-act-rotate = Otočit { $cell }
shifter-act-flip = { $side ->
    [long] Převrátit { $cell } přes delší stranu
   *[short] Převrátit { $cell } přes kratší stranu
}
shifter-act-shift-row = Posunout řadu { $row } { $way ->
        [left] doleva
       *[right] doprava
    }
shifter-act-shift-column = Posunout sloupec { $column } { $way ->
        [up] nahoru
       *[down] dolů
    }
shifter-decide-settle = Ukončit akce
shifter-decide-declare = Ohlásit: { $mission }
shifter-decide-goals = Zkontrolovat Knihu cílů
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
shifter-event-succeeded = Úspěch: Planeta splňuje alespoň jednu misi hráče { $seat }.
shifter-event-failed = { $cost ->
    [one] Neúspěch: Planeta nesplňuje žádnou misi hráče { $seat }. Stojí to jednu kartu.
    [few] Neúspěch: Planeta nesplňuje žádnou misi hráče { $seat }. Stojí to { $cost } karty.
   *[other] Neúspěch: Planeta nesplňuje žádnou misi hráče { $seat }. Stojí to { $cost } karet.
}
shifter-event-declared = { $seat } plní misi: { $mission }.
shifter-event-achieved = { $seat } dosahuje cíle: { $goal }.
shifter-event-struck = Nová katastrofa: { $disaster }
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
shifter-event-lost = { $left ->
    [0] { $needed ->
        [one] Knihovna je prázdná, ale je třeba jedna karta.
        [few] Knihovna je prázdná, ale jsou třeba { $needed } karty.
       *[other] Knihovna je prázdná, ale je třeba { $needed } karet.
    }
    [one] V Knihovně zbývá jedna karta, ale je jich třeba { $needed }.
    [few] V Knihovně zbývají { $left } karty, ale je jich třeba { $needed }.
   *[other] V Knihovně zbývá { $left } karet, ale je jich třeba { $needed }.
}
shifter-event-revealed = Nová výzva: { $card }.
shifter-event-put-back = { $fewest ->
    [0] Příliš snadné ({ $card }): Planeta to už splňuje. Karta přijde dospod Knihovny.
    [one] Příliš snadné ({ $card }): stačí jedna akce. Karta přijde dospod Knihovny.
    [few] Příliš snadné ({ $card }): stačí { $fewest } akce. Karta přijde dospod Knihovny.
   *[other] Příliš snadné ({ $card }): stačí { $fewest } akcí. Karta přijde dospod Knihovny.
}
shifter-event-bid = { $seat } nabízí { $actions ->
        [one] jednu akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
shifter-event-content = { $seat } zůstává u své nabídky.
shifter-event-attempt = { $actions ->
    [one] Čas vypršel. { $seat } to zkouší jednou akcí.
    [few] Čas vypršel. { $seat } to zkouší { $actions } akcemi.
   *[other] Čas vypršel. { $seat } to zkouší { $actions } akcemi.
}
shifter-event-scored = { $actions ->
    [one] { $seat } plní výzvu jednou akcí. Skóre: { $score }.
    [few] { $seat } plní výzvu { $actions } akcemi. Skóre: { $score }.
   *[other] { $seat } plní výzvu { $actions } akcemi. Skóre: { $score }.
}
shifter-event-missed = { $seat } výzvu nezvládá. Skóre: { $score }.
shifter-event-restored = Planeta se vrací do předchozího stavu.

## Proč to nejde

shifter-reason-not-now = Na to se hra teď neptá.
shifter-reason-settlement-began = Fáze osídlení už začala, takže další akce provést nemůžeš.
shifter-reason-no-action-left = { $limit ->
        [one] Svou jedinou akci už máš za sebou.
        [few] Všechny { $limit } akce už máš za sebou.
       *[other] Všech { $limit } akcí už máš za sebou.
    }
shifter-reason-no-shift-left = { $limit ->
        [one] Katastrofa dovoluje jen jeden posun za tah a ten už máš za sebou.
        [few] Katastrofa dovoluje jen { $limit } posuny za tah a ty už máš za sebou.
       *[other] Katastrofa dovoluje jen { $limit } posunů za tah a ty už máš za sebou.
    }
shifter-reason-no-flip-left = { $limit ->
        [one] Katastrofa dovoluje jen jedno převrácení za tah a to už máš za sebou.
        [few] Katastrofa dovoluje jen { $limit } převrácení za tah a ta už máš za sebou.
       *[other] Katastrofa dovoluje jen { $limit } převrácení za tah a ta už máš za sebou.
    }
shifter-reason-short-flip-forbidden = Katastrofa zakazuje převracet přes kratší stranu.
shifter-reason-not-in-hand = Tuto misi nemáš v ruce: { $mission }.
shifter-reason-not-met = { $color ->
    [white] Je třeba: { $needs }. Bílé zóny: { $zones }.
    [yellow] Je třeba: { $needs }. Žluté zóny: { $zones }.
    [blue] Je třeba: { $needs }. Modré zóny: { $zones }.
   *[green] Je třeba: { $needs }. Zelené zóny: { $zones }.
}
shifter-reason-mission-first = Nejdřív ohlas misi, kterou Planeta splňuje.
shifter-reason-no-goal-met = Planeta nesplňuje žádný otevřený cíl.
shifter-reason-bid-out-of-range = Nabídni číslo od 1 do { $most }.
shifter-reason-bid-not-lower = Nabídni méně než minule ({ $last }).

## Konec hry

shifter-verdict-won = { $left ->
    [0] Všech cílů je dosaženo, i když v Knihovně nezbyla žádná karta. Titul: { $title }.
    [one] Všech cílů je dosaženo a v Knihovně zbyla jedna karta. Titul: { $title }.
    [few] Všech cílů je dosaženo a v Knihovně zbyly { $left } karty. Titul: { $title }.
   *[other] Všech cílů je dosaženo a v Knihovně zbylo { $left } karet. Titul: { $title }.
}
shifter-verdict-lost = { $open ->
    [one] Knihovna došla a jeden cíl zůstal otevřený. Hra je prohraná.
    [few] Knihovna došla a { $open } cíle zůstaly otevřené. Hra je prohraná.
   *[other] Knihovna došla a { $open } cílů zůstalo otevřených. Hra je prohraná.
}
shifter-verdict-target = { $seat } vítězí se skóre { $score }.
shifter-verdict-ran-out = Výzvy došly. Nikdo nevítězí.

setup-mode-option = Tyto možnosti platí jen pro druhý způsob hry.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

shifter-part-goals = cíle { $points }
shifter-part-library = karty v Knihovně { $points }
shifter-part-points = vlastní body { $points }
shifter-part-rivals = vliv na soupeře { $points }
