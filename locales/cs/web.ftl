# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Zavřít
cancel = Zrušit
agree = Souhlasím
refuse = Nesouhlasím
guest = Host
guest-number = Host { $number }
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
players-range = { $fewest } až { $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Jsi na tahu · { $game }

## The bar above pages

nav = Stránky
nav-play = Hrát
nav-replays = Záznamy
nav-learn = Učit se
nav-cards = Karty

## Settings

settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-system = podle systému
settings-theme-dark = tmavý
settings-theme-light = světlý
settings-sound = Zvuk, když jsem na tahu
settings-confirm-reveals = Ptát se před tím, co nelze vzít zpět
settings-confirm-rolls = Ptát se před každým hodem kostkami
settings-notify = Upozornit mě, když jsem na tahu
settings-notify-on = Tento prohlížeč ti řekne, když jsi na tahu.

## Home

home-title = Zabydli Mars kartami nebo kostkami, nebo slož planetu z destiček: s počítačem i s přáteli, hned a bez účtu.
home-play-now = Hrát hned
home-play-computer = Hrát s počítačem
home-with-people = S lidmi
home-companion = MarsBot k vlastnímu stolu
home-my-games = Moje hry
home-running = { $count ->
        [one] { $count } rozehraná
        [few] { $count } rozehrané
       *[other] { $count } rozehraných
    }
home-no-games = Tady najdeš své hry.
home-with = hráči: { $names }
home-alone = bez dalších hráčů
home-over = dohráno
home-gathering = ještě nezačalo
home-waiting = čeká se
home-progress = Odehráno { $percent } % hry
home-left = zbývá { $time }
home-filter = Které stoly
home-filter-all = Všechny
home-filter-live = Naživo
home-filter-by-turns = Na tahy
home-none-such = Takový stůl teď není otevřený.
home-open-tables = Otevřené stoly
home-new-table = Nový stůl
home-no-tables = Nikdo teď nečeká na hráče. Otevři vlastní stůl: S lidmi.
home-column-table = Stůl
home-column-players = Hráči
home-column-pace = Tempo
home-column-seats = Místa
home-join = Přidat se
home-watch = Sledovat
your-turn = Jsi na tahu

clock-none = bez hodin
# $time is a length of time, such as 5 min.
clock-move = { $time } na každé rozhodnutí
clock-bank = { $time } na hráče
clock-bank-increment = { $time } na hráče, +{ $increment } za tah

## A new table

new-title = Nový stůl: { $game }
new-seats = Kdo hraje
# $range is 1 to 4 or the like.
new-players = Hráči ({ $range })
new-seat = Místo { $number }
new-seat-me = { $name } (ty)
new-seat-free = volné pro toho, kdo se přidá
new-seat-guest = někdo u tohoto zařízení
new-seat-computer = Počítač: { $bot }
new-guest-name = Jméno
new-public = Ukázat mezi otevřenými stoly
new-options = Možnosti hry
new-rules = Hodiny, rady a diváci
new-start = Začít
new-open = Otevřít stůl
bot-random = hraje náhodně
bot-greedy = rychlý
bot-strong = silný
bot-search = přemýšlí dopředu

rules-clock = Čas na rozmyšlenou
rules-timeout = Když čas vyprší
rules-timeout-computer = dál hraje počítač
rules-timeout-pass = pas, nebo jeden tah počítače
rules-timeout-forfeit = hra je prohraná
rules-hourglass = Přesýpací hodiny, v sekundách
rules-pace = Počítače se rozhodují
rules-pace-instant = hned
rules-pace-natural = tak, aby se to dalo sledovat
rules-pace-calm = v klidu
rules-hints = Rady jsou dovoleny
rules-spectators = Kdokoli se smí dívat

## Before the game

gathering-title = { $game }: hráči se scházejí
gathering-sit = Sednout si sem
gathering-stand = Uvolnit místo
gathering-computer = Počítač…
gathering-invite = Kdo má tento odkaz, může se přidat:
gathering-copy = Kopírovat odkaz
gathering-start = Začít
gathering-not-full = Některá místa jsou ještě volná
gathering-wait = Hra začne, až ji spustí ten, kdo stůl otevřel.

## At the table

table-loading = Chystám stůl…
table-closed = Tento stůl je pro tebe zavřený
line-lost = Spojení se přerušilo; zkouším to znovu…
menu = Nabídka
menu-keys = Klávesy
menu-rules = Pravidla
menu-cards = Karty
menu-invite = Kopírovat pozvánku
menu-copied = Zkopírováno
menu-leave = Ať za mě hraje počítač
menu-back = Hrát dál sám
menu-resign = Vzdát se
menu-resign-sure = Opravdu se vzdát nadobro
menu-home = Domovská stránka
menu-hold-turns = Nechat můj tah otevřený, dokud ho neukončím
# Followed by a long number.
menu-commitment = Všechna míchání plynou z tajného semínka, určeného před hrou a zveřejněného po ní. Jeho otisk:
hint = Rada
# $choice is a decision, such as "Pass".
hint-says = Počítač by zvolil: { $choice }
hint-do = Udělat to
log = Průběh
log-empty = Zatím se nic nestalo.
chat = Rozhovor
chat-open = { $count ->
        [0] Rozhovor
        [one] Rozhovor, { $count } nová zpráva
        [few] Rozhovor, { $count } nové zprávy
       *[other] Rozhovor, { $count } nových zpráv
    }
chat-say = Řekni něco
chat-send = Poslat
chat-empty = Zatím nikdo nic neřekl.
chat-spectators = mezi diváky
watching = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
waiting-for = Na tahu: { $names }
end-turn = Ukončit tah
# $choice is an answer, such as "Pass".
pre-pass = { $choice }, jakmile na mě přijde řada
not-possible = { $count ->
        [one] { $count } věc teď není možná
        [few] { $count } věci teď nejsou možné
       *[other] { $count } věcí teď není možných
    }
preview-reveals = Vyšlo by najevo něco skrytého; nešlo by to vzít zpět.

computer-name = Počítač { $letter }
seat-badge = místo { $letter }
seat-free = volné
seat-absent = není tu
seat-asked = rozhoduje
seat-title = { $name } ({ $control })
seed-known = Kdo založil tento stůl, může znát všechna budoucí losování. Hra se nepočítá.
seat-gone = { $name }: není u stolu.
seat-replace = Ať hraje počítač
control-free = volné
control-human = člověk
control-computer = počítač
control-away = pryč, hraje počítač
control-covered = po čase, hraje počítač
control-resigned = vzdáno, hraje počítač

undo = Zpět
undo-nothing = Není co vzít zpět, od té doby vyšlo najevo něco nového
# $what is a decision, such as "Pass".
undo-title = Vzít zpět: { $what }
undo-ask-title = Požádat všechny o vrácení: { $what }
undo-waiting = { $name } žádá o vrácení; ostatní ještě musí odpovědět.
undo-request-title = Vzít zpět?
undo-request = { $count ->
        [one] { $name } žádá o vrácení jednoho rozhodnutí.
        [few] { $name } žádá o vrácení { $count } rozhodnutí.
       *[other] { $name } žádá o vrácení { $count } rozhodnutí.
    }
reveals-title = Tohle nelze vzít zpět
reveals = { $choice }: potom vyjde najevo něco skrytého a vracet už nepůjde.
reveals-do = Udělat to

hand-over = Zařízení teď dostane: { $name }
hand-over-note = Nikdo jiný by se neměl dívat.
hand-over-ready = Tady { $name }

keys = Klávesy
keys-regions = na otázku, ruku, plán, hráče, závod, průběh
keys-tab = další věc
keys-act = provést
keys-back = krok zpět
keys-undo = vzít zpět
keys-end-turn = ukončit tah
keys-hint = rada
keys-chat = rozhovor
keys-log = průběh
keys-arrows = další karta nebo pole
keys-help = tento seznam

## The end

ending-over = Konec hry
ending-won = výhra
ending-again = Hrát znovu
ending-result = Zpět k výsledku
# $link is an address.
ending-invitation = Ještě jedna hra? { $link }
ending-board = Prohlédnout plán
ending-replay = Přehrát
ending-record = Stáhnout záznam
ending-you-won-by = { $points ->
        [one] Vyhráváš o { $points } bod
        [few] Vyhráváš o { $points } body
       *[other] Vyhráváš o { $points } bodů
    }
ending-won-by = { $points ->
        [one] { $name } vítězí o { $points } bod
        [few] { $name } vítězí o { $points } body
       *[other] { $name } vítězí o { $points } bodů
    }
ending-seed-kept = Semínko je to, které bylo slíbeno před prvním losem, takže lze ověřit každé míchání.
ending-seed-broken = Semínko není to, které bylo slíbeno před prvním losem.
ending-seed-unchecked = Semínko je nyní veřejné, takže lze ověřit každé míchání.

ending-you-won = Výhra je tvoje
ending-you-lost = Tentokrát bez výhry
story-sources = Odkud přišly body
story-moments = Zlomové chvíle
story-shares = Kdo teraformoval
story-moments-none = Nic nevyčnívalo: všichni získávali po troškách.
story-points = Body
story-figure = Veličina
story-over-time = Jak to rostlo, osa: { $chapter }
story-lines = { $figure } na konci: { $ends }
story-round = kolo
story-production = Produkce
story-temperature = Teplota
story-oxygen = Kyslík
story-oceans = Oceány

## Where nothing is

lost-title = Taková stránka není
lost = Adresa je možná chybná, nebo stůl už neexistuje.

## Replays

replay-title = Záznamy
replay-drop = Pusť sem záznam, nebo vyber soubor
replay-mine = Tvoje dohrané hry
replay-play = Přehrát
replay-pause = Zastavit
replay-back = Krok zpět
replay-forward = Krok vpřed
replay-chapter-back = K minulému tahu
replay-chapter-forward = K dalšímu tahu
replay-chapter = Část
replay-opening = Začátek
replay-next = Další tah ({ $name }): { $choice }
replay-end = Konec partie.
replay-step = Krok
replay-seat = Dívat se jako
replay-as = jako { $name }
replay-branch = Hrát odtud dál

## Cards, accounts

games = Hry
loading = Okamžik…
cards-title = Karty: { $game }
cards-search = Hledat v názvech a textech
cards-kind = Druh
cards-all-kinds = všechno
cards-kind-project = karty projektů
cards-kind-corporation = korporace
cards-kind-standard-project = standardní projekty
cards-kind-standard-action = standardní akce
cards-kind-milestone = čestné tituly
cards-kind-award = soutěže
cards-kind-map = mapy
cards-kind-board = plány
cards-kind-bot-board = desky MarsBota
cards-kind-bonus = bonusové karty
cards-kind-tile = dílky
cards-kind-track = stupnice
cards-kind-mission = mise
cards-kind-goal = cíle
cards-kind-disaster = katastrofy
cards-count = { $count ->
        [one] nalezeno { $count }
        [few] nalezeno { $count }
       *[other] nalezeno { $count }
    }
cards-more = Ukázat další
cards-reconstructed = Ne vše z této hry známe. Co má znak ≈, je zčásti nebo zcela naše rekonstrukce.
account-name = Tvoje jméno
account-rename = Změnit
account-renamed = Jméno je změněno.
account-keep = Uchovej si své hry
account-why = Hrát můžeš bez účtu. S účtem najdeš své hry, statistiky a hodnocení na každém zařízení.
account-login-name = Jméno
account-password = Heslo
account-register = Založit účet
account-created = Účet je založen.
account-login = Přihlásit
account-logged-in = Přihlášení proběhlo.
account-registered = Máš účet.
account-logout = Odhlásit
account-logged-out = Odhlášení proběhlo.
account-statistics = Tvoje hry
account-game = Hra
account-played = Odehráno
account-won = Vyhráno
account-rating = Hodnocení

## What went wrong; the rest stands in server.ftl

problem-offline = Server není dostupný.
problem-unexpected = Stalo se něco nečekaného.

## Rules and guide

# $game is the name of a game.
rules-title = Pravidla: { $game }
rules-about = Vlastními slovy. U stolu se kniha otevře na pravidle, kterého se týká otázka.
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found = { $count ->
        [one] nalezeno { $count } téma
        [few] nalezena { $count } témata
       *[other] nalezeno { $count } témat
    }
# $topic is a heading of the rules.
rules-link = Odkaz: { $topic }
rules-here = Pravidlo k této otázce
rules-whole = Všechna pravidla
rules-before = Zpět
rules-after = Dál
cards-rules = Jak to funguje
guide-begin = První hra s průvodcem
guide = Průvodce
guide-offer = Poprvé? Hraj s průvodcem
guide-step = Krok { $number } z { $all }
guide-next = Dál
guide-do-it = Teď ty: udělej to na stole
guide-leave = Opustit průvodce
guide-astray = To byl tvůj vlastní tah, proč ne. Vezmi jej zpět a jdi za průvodcem, nebo hraj dál bez něj: vše funguje jako obvykle.
guide-alone = Dál bez průvodce
guide-play-on = Hrát dál
