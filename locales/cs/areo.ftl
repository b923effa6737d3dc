# Co mají všechny hry společné, a hra v terminálu.
# Psaná slova (undo, hint, why ...) jsou ve všech jazycích stejná.

## Části vět

list-and = { $first } a { $last }
list-none = nic
seat-table = stůl

## Proč něco nejde, v každé hře

refused-over = Hra už skončila.
refused-not-asked = Nejsi na tahu.

## Jak jistá je karta nebo destička

source-printed = podle originálu
source-inferred = vyplývá z vydaných pravidel
source-partly = zčásti naše rekonstrukce
source-reconstructed = naše rekonstrukce
own-name = náš vlastní, neoficiální název

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
    [one] deska MarsBota
    [few] desky MarsBota
   *[other] desek MarsBota
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
# Název karty jako nadpis.
cards-name = { CAPITALIZE($name) }
cards-summary = { $counts }; popsáno daty: { $data }, vlastním kódem: { $bespoke }, bez popisu: { $missing }

## Terminál: začátek a konec

play-welcome = { $players ->
    [one] { $game }, sólová hra.
    [few] { $game }, { $players } hráči.
   *[other] { $game }, { $players } hráčů.
}
play-seed = Stejná hra ještě jednou: --seed { $seed }
play-loaded = { $decisions ->
    [one] Načten soubor { $file }: zatím jedno rozhodnutí.
    [few] Načten soubor { $file }: zatím { $decisions } rozhodnutí.
   *[other] Načten soubor { $file }: zatím { $decisions } rozhodnutí.
}
play-human = { $seat }: ty
play-bot = { $seat }: počítač ({ $bot })
# Hráč samotné hry, například MarsBot, s písmenem na plánu.
play-other = { $letter }: { $name }
play-type-help = Napiš číslo volby, nebo help pro ostatní příkazy.
play-over = Konec hry.
play-score = { $seat }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
# Totéž o vítězi.
play-score-won = { $seat }: { $score ->
        [one] { $score } bod, výhra
        [few] { $score } body, výhra
       *[other] { $score } bodů, výhra
    }
play-bye = Na shledanou.

## Terminál: tah

play-ask = { $seat } >
play-hide = Stiskni Enter a skryj své karty.
play-hand-over = Teď hraje { $seat }: předej klávesnici. Ostatní se nedívají! Pak stiskni Enter.
play-for-table = { $choice } (za všechny u stolu)
play-narrowed = To může znamenat několik věcí:
play-not-understood = Nerozumím „{ $words }“. Napiš help a uvidíš příkazy.
play-no-such-number = Volba { $number } neexistuje. Napiš číslo od 1 do { $count }.

## Terminál: příkazy

play-help-choice = číslo ze seznamu, nebo slova rozhodnutí
play-help-list = ukáže všechny možnosti a slova, která lze napsat
play-help-board = ukáže znovu herní plán
play-help-look = ukáže karty, jejichž název obsahuje zadaný text
play-help-preview = ukáže, co by volba udělala a jaké jsou šance hodu: preview 3
play-help-undo = vrátí tvé poslední rozhodnutí; undo! vrací dál, pokud všichni souhlasí
play-help-hint = ukáže, co by udělal nejsilnější počítačový hráč
play-help-why = ukáže, co teď nemůžeš udělat a proč; why SLOVA se ptá na jedno rozhodnutí
play-help-log = ukáže dosavadní průběh hry
play-help-save = uloží hru do souboru; save! SOUBOR přepíše existující soubor
play-help-help = ukáže tento seznam
play-help-quit = ukončí hru
play-hint = Počítač ({ $bot }) navrhuje: { $choice }  [{ $words }]
# $points has a sign, such as +2.1.
play-hint-gain = Body oproti další nejlepší volbě: { $points }. Šance na výhru: { $chance } %
play-hint-other = Body oproti nejlepší volbě: { $points }. Šance na výhru: { $chance } %. Jiná volba: { $choice }
play-why-line = { $choice }: { $reason }
play-why-nothing = Teď ti nic nebrání.
play-why-possible = Tohle teď můžeš udělat.
play-preview-reveals = Tím se odhalí skryté informace.
play-undone = Vráceno: { $choice }
play-undo-nothing = Nelze vrátit: odhalily se nové informace. Pokud všichni souhlasí, undo! vrací dál.
play-undo-not-yours = Nelze vrátit: poslední rozhodnutí nebylo tvoje. Pokud všichni souhlasí, undo! vrací dál.
play-undo-start = Tohle je začátek hry.
play-undo-agree = Souhlasí všichni s vrácením? Napiš yes (ano) nebo no (ne).
play-log-empty = Zatím se nic nestalo.
play-save-where = Zadej jméno souboru: save SOUBOR
play-saved = Uloženo do { $file }. Pokračování: areo play --record { $file }
play-save-other = Soubor { $file } už existuje a je v něm něco jiného. Přepsat: save! { $file }
play-save-failed = Hra se neuložila: { $why }
play-quit-unsaved = Tato hra není uložená. Napiš quit ještě jednou, chceš-li přesto odejít, nebo ji ulož příkazem save SOUBOR.

## Přehrávání záznamu

replay-keys = { $at }/{ $last }  Enter: dál, b: zpět, číslo: na toto místo, q: konec >

## Analysis of a game

analysis-chances = Šance na výhru
# $chart shows the chance over time as bars.
analysis-chance = { $seat }: { $chart } { $from } % → { $to } %
analysis-accuracy-title = Přesnost
analysis-accuracy = { $seat }: { $percent } %. Nejlepší odpověď: { $found } z { $choices }. V bodech: { $lost }
analysis-costly = Nejdražší rozhodnutí
analysis-no-costly = Žádné drahé rozhodnutí se nenašlo.
# $decided and $better are choices as the player sees them, or lists of such.
analysis-decision = Rozhodnutí { $number }, { $seat }: { $decided }
analysis-better = Lépe: { $better }
analysis-gain = Zisk v bodech: { $points }. Šance na výhru: { $from } % → { $to } %
# $parts lists where the points come from, each with its points.
analysis-why = Hlavně: { $parts }
