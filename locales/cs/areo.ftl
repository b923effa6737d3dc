# Co mají všechny hry společné, a hra v terminálu.
# Psaná slova (undo, hint, why ...) jsou ve všech jazycích stejná.

## Části vět

list-and = { $first } a { $last }
list-none = nic
seat-table = stůl

## Proč něco nejde, v každé hře

refused-over = Hra už skončila.
refused-not-asked = Teď nerozhoduješ ty.

## Jak jistá je karta nebo dílek

source-printed = jak je vytištěno
source-inferred = plyne z toho, co je vytištěno
source-partly = zčásti naše rekonstrukce
source-reconstructed = naše rekonstrukce
own-name = neoficiální název, náš vlastní

## Druhy karet a jiných součástí hry a jejich počet

kind-award = { $count ->
        [one] soutěž
        [few] soutěže
       *[other] soutěží
    }
kind-board = { $count ->
        [one] herní plán
        [few] herní plány
       *[other] herních plánů
    }
kind-bonus = { $count ->
        [one] bonusová karta
        [few] bonusové karty
       *[other] bonusových karet
    }
kind-bot-board = { $count ->
        [one] plán MarsBota
        [few] plány MarsBota
       *[other] plánů MarsBota
    }
kind-corporation = { $count ->
        [one] korporace
        [few] korporace
       *[other] korporací
    }
kind-disaster = { $count ->
        [one] katastrofa
        [few] katastrofy
       *[other] katastrof
    }
kind-goal = { $count ->
        [one] cíl
        [few] cíle
       *[other] cílů
    }
kind-map = { $count ->
        [one] mapa
        [few] mapy
       *[other] map
    }
kind-milestone = { $count ->
        [one] čestný titul
        [few] čestné tituly
       *[other] čestných titulů
    }
kind-mission = { $count ->
        [one] mise
        [few] mise
       *[other] misí
    }
kind-project = { $count ->
        [one] karta projektu
        [few] karty projektů
       *[other] karet projektů
    }
kind-standard-action = { $count ->
        [one] standardní akce
        [few] standardní akce
       *[other] standardních akcí
    }
kind-standard-project = { $count ->
        [one] standardní projekt
        [few] standardní projekty
       *[other] standardních projektů
    }
kind-tile = { $count ->
        [one] destička
        [few] destičky
       *[other] destiček
    }
kind-track = { $count ->
        [one] stupnice
        [few] stupnice
       *[other] stupnic
    }
cards-summary = { $counts }; popsáno daty: { $data }, vlastním kódem: { $bespoke }, bez popisu: { $missing }

## Terminál: začátek a konec

play-welcome = { $game }, { $players ->
        [one] pro jednoho hráče
        [few] pro { $players } hráče
       *[other] pro { $players } hráčů
    }.
play-seed = Stejná hra znovu: --seed { $seed }
play-loaded = Načteno ze souboru { $file }; zatím { $decisions ->
        [one] jedno rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }.
play-human = { $seat }: ty
play-bot = { $seat }: počítač ({ $bot })
play-type-help = Napiš číslo volby; help ukáže, co dalšího lze napsat.
play-over = Konec hry.
play-won-by = Vítězství: { $who }.
play-won-by-nobody = Nikdo nezvítězil.
play-score = { $seat }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
play-bye = Na shledanou.

## Terminál: tah

play-ask = { $seat } >
play-hide = Stiskni Enter a skryj, co vidíš.
play-hand-over = Předej klávesnici hráči { $seat }; nikdo jiný by se neměl dívat. Pak stiskni Enter.
play-for-table = { $choice } (za stůl)
play-narrowed = To může znamenat několik věcí:
play-not-understood = Nerozumím „{ $words }“; help ukáže, co lze napsat.
play-no-such-number = Volba číslo { $number } není; jsou volby 1 až { $count }.

## Terminál: příkazy

play-help-choice = číslo, nebo slova rozhodnutí
play-help-list = všechny možnosti se slovy, která za ně lze napsat
play-help-board = znovu postavení
play-help-look = co říkají karty, které to mají v názvu
play-help-preview = co by volba způsobila a jaké má kostky šance: preview 3
play-help-undo = vezme zpět tvé poslední rozhodnutí; undo! jde dál, pokud všichni souhlasí
play-help-hint = co by udělal nejlepší počítačový hráč
play-help-why = co teď nemůžeš udělat a proč; why SLOVA se ptá na jedno rozhodnutí
play-help-log = co se zatím stalo
play-help-save = uloží hru do souboru; save! SOUBOR přepíše jiný soubor
play-help-help = tento seznam
play-help-quit = ukončí hru
play-hint = Počítač ({ $bot }) by zvolil: { $choice }  [{ $words }]
play-why-line = { $choice }: { $reason }
play-why-nothing = Teď není nic podstatného mimo dosah.
play-why-possible = To teď jde.
play-preview-reveals = Tím se odkryje něco, co nikdo nemůže vědět předem.
play-undone = Vzato zpět: { $choice }
play-undo-nothing = Od chvíle, kdy se někdo dozvěděl něco nového, není co vzít zpět. Se souhlasem všech jde undo! dál.
play-undo-not-yours = Poslední rozhodnutí učinil někdo jiný. Se souhlasem všech jde undo! dál.
play-undo-start = Toto je začátek hry.
play-undo-agree = Souhlasí všichni hráči s návratem? Napiš yes (ano) nebo no (ne).
play-log-empty = Zatím se nic nestalo.
play-save-where = Řekni kam: save SOUBOR
play-saved = Uloženo do { $file }. Pokračování: areo play --record { $file }
play-save-other = V souboru { $file } je něco jiného; save! { $file } ho přepíše.
play-save-failed = Nic se neuložilo: { $why }
play-quit-unsaved = Tato hra není uložená. Napiš quit ještě jednou a odejdeš, nebo ji ulož příkazem save SOUBOR.

## Přehrávání záznamu

replay-keys = { $at }/{ $last }  Enter: dál, b: zpět, číslo: na toto místo, q: konec >
