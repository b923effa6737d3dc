# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Zavřít
cancel = Zrušit
agree = Souhlasím
refuse = Odmítnout
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
players-range = { $fewest }–{ $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Jsi na tahu · { $game }
title-undo = Vrátit? · { $game }

## The bar above pages

nav = Stránky
nav-play = Hrát
nav-replays = Záznamy
nav-learn = Jak hrát
nav-cards = Karty

## Settings

settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-system = podle systému
settings-theme-dark = tmavý
settings-theme-light = světlý
settings-sound = Přehrát zvuk, když jsem na tahu
settings-confirm-reveals = Potvrzovat tahy, které nelze vrátit
settings-confirm-rolls = Potvrzovat každý hod kostkami
settings-notify = Upozornit mě, když jsem na tahu
settings-notify-on = Tento prohlížeč tě upozorní, až budeš na tahu.

## Home

home-title = Teraformuj Mars kartami nebo kostkami, nebo poskládej z destiček celou planetu. Hraj s počítačem nebo s přáteli, hned a bez účtu.
home-play-now = Hrát hned
home-play-computer = Hrát s počítačem
home-level = Obtížnost
home-level-easy = Lehká
home-level-medium = Střední
home-level-hard = Těžká
home-solo = Hrát sólo
home-with-people = Hrát s přáteli
home-companion = MarsBot k tvé deskové hře
home-my-games = Moje hry
home-running = { $count ->
        [one] { $count } rozehraná
        [few] { $count } rozehrané
       *[other] { $count } rozehraných
    }
home-no-games = Zatím nemáš žádné hry. Objeví se tady.
home-with = hráči: { $names }
home-alone = sólo
home-over = dohráno
home-gathering = ještě nezačalo
home-waiting = čeká se
home-progress = Odehráno { $percent } %
home-left = zbývá { $time }
home-filter = Filtrovat stoly
home-filter-all = Všechny
home-filter-live = Naživo
home-filter-by-turns = Korespondenčně
home-none-such = Filtru neodpovídá žádný otevřený stůl.
home-open-tables = Otevřené stoly
home-new-table = Nový stůl
home-no-tables = Teď není otevřený žádný stůl. Založ vlastní: Hrát s přáteli.
home-running-tables = Hry ke sledování
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
new-seats = Hráči
# $range is 1 to 4 or the like.
new-players = Počet hráčů ({ $range })
new-seat = Místo { $number }
new-seat-me = { $name } (ty)
new-seat-free = volné pro kohokoli
new-seat-guest = někdo u tohoto zařízení
new-seat-computer = Počítač: { $bot }
new-guest-name = Jméno
new-public = Ukázat v seznamu otevřených stolů
new-options = Možnosti hry
option-value-yes = ano
option-value-no = ne
option-value-by-level = podle obtížnosti
new-rules = Hodiny, nápověda a diváci
new-start = Začít
new-open = Otevřít stůl
# The levels of the computer players, from the weakest to the strongest.
bot-newcomer = Nováček
bot-newcomer-about = Vidí jen další krok a hodně toho přehlédne.
bot-settler = Osadník
bot-settler-about = Hraje solidně z tahu na tah, ale dál neplánuje.
bot-engineer = Inženýr
bot-engineer-about = Dívá se dopředu a dělá málo chyb.
bot-governor = Guvernér
bot-governor-about = Nejsilnější. Než se rozhodne, přehraje si své nápady v hlavě až do konce.
# Computer players of the laboratory.
bot-random = náhodný
bot-greedy = rychlý
bot-strong = silný
bot-search = přemýšlí dopředu

rules-clock = Čas na rozmyšlenou
rules-timeout = Když čas vyprší
rules-timeout-computer = hru převezme počítač
rules-timeout-pass = hráč pasuje, nebo za něj jednou zahraje počítač
rules-timeout-forfeit = hráč prohrává
rules-resigned = Když se někdo vzdá (3 a více hráčů)
rules-resigned-computer = dál hraje počítač
rules-resigned-removed = hráč vypadne ze hry
rules-hourglass = Přesýpací hodiny, v sekundách
rules-pace = Tempo počítače
rules-pace-instant = okamžitě
rules-pace-natural = přirozeně
rules-pace-calm = pomalu
rules-hints = Povolit nápovědu (hra je pak nehodnocená)
rules-spectators = Povolit diváky

## Before the game

gathering-title = { $game }: čeká se na hráče
gathering-sit = Sednout si
gathering-stand = Uvolnit místo
gathering-computer = Počítač…
gathering-invite = Přidat se může každý, kdo má tento odkaz:
gathering-copy = Kopírovat odkaz
gathering-start = Začít
gathering-not-full = Některá místa jsou ještě volná
gathering-wait = Čeká se, až zakladatel stolu spustí hru.
gathering-public = Tento stůl vidí všichni.
gathering-private = Soukromý stůl: přidat se lze jen přes odkaz.
gathering-close = Zavřít tento stůl
gathering-close-sure = Opravdu zavřít? Všichni přijdou o místa
invitation-link = Vlož odkaz s pozvánkou
invitation-enter = Otevřít stůl

## At the table

table-loading = Připravuje se stůl…
table-closed = Tento stůl nemůžeš otevřít
line-lost = Spojení se přerušilo. Připojuji znovu…
menu = Nabídka
menu-keys = Klávesové zkratky
menu-rules = Pravidla
menu-cards = Karty
menu-invite = Kopírovat odkaz s pozvánkou
menu-copied = Zkopírováno
menu-leave = Ať za mě hraje počítač
menu-back = Znovu hrát za sebe
menu-resign = Vzdát se
menu-resign-ends = Opravdu? Hra skončí tvou prohrou
menu-resign-computer = Opravdu? Dál bude hrát počítač
menu-resign-removed = Opravdu? Vypadneš ze hry
menu-home = Domovská stránka
menu-hold-turns = Neukončovat můj tah automaticky
# Followed by a long number.
menu-commitment = Každé míchání vychází z tajného semínka, zvoleného před hrou a zveřejněného po ní. Jeho otisk:
hint = Nápověda
# $choice is a decision, such as "Pass".
hint-says = Počítač navrhuje: { $choice }
hint-do = Zahrát takto
hint-others = Další možnosti
log = Záznam
log-empty = Zatím se nic nestalo.
log-filter = Čí záznamy zobrazit
log-all = všichni
log-save = Uložit záznam
since-title = Od tvého tahu
since-attack = proti tobě
since-open = { $count ->
    [one] Od tvého tahu: { $count } událost
    [few] Od tvého tahu: { $count } události
   *[other] Od tvého tahu: { $count } událostí
}
since-more = { $count ->
    [one] ještě { $count } v záznamu
    [few] ještě { $count } v záznamu
   *[other] ještě { $count } v záznamu
}
chat = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
chat-say = Napiš zprávu
chat-toast = { $name }: { $text }
chat-send = Poslat
chat-empty = Zatím žádné zprávy.
chat-spectators = jen diváci
watching = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
waiting-for = Čeká se na tah: { $names }
seat-you = Ty
you-watch = Sleduješ hru.
end-turn = Ukončit tah
turn-end-left = Ještě můžeš udělat toto
turn-end-cost = Ukončit tah?
turn-end-back = Zpět
turn-end-anyway = Přesto ukončit
time-low = { $timeout ->
    [pass] Čas ti dochází. Až vyprší, pasuješ.
    [forfeit] Čas ti dochází. Až vyprší, prohráváš.
   *[computer] Čas ti dochází. Až vyprší, převezme hru počítač.
}
# $choice is an answer, such as "Pass".
pre-pass = { $choice }, jakmile na mě přijde řada
not-possible = { $count ->
    [one] { $count } akce teď není možná
    [few] { $count } akce teď nejsou možné
   *[other] { $count } akcí teď není možných
}
preview-reveals = Tím se odhalí skryté informace. Vrátit to nepůjde.
preview-hidden = Tím se odhalí skryté informace.
preview-then = Potom: { $question }

# $level is the name of a level, such as Governor; $letter is that of the seat.
computer-level = { $level } { $letter }
computer-name = Počítač { $letter }
seat-badge = místo { $letter }
seat-free = volné
seat-absent = pryč
seat-asked = na tahu
seat-title = { $name } ({ $control })
seed-known = Zakladatel stolu může předem znát všechny karty, takže se hra nepočítá do hodnocení.
seat-gone = { $name } už delší dobu nereaguje.
seat-replace = Ať hru převezme počítač
seat-away = Hraje za tebe počítač.
seat-covered = Čas ti vypršel. Za tebe rozhoduje počítač.
seat-take-back = Vrátit se na své místo
rated-yes = Hodnocená hra: výsledek se počítá do hodnocení.
rated-no = Nehodnocená hra.
rated-hints = Nehodnocená hra, protože nápověda je povolená.
rated-people = Hodnocená, pokud proti sobě hrají lidé, každý na jednom místě.
control-free = volné
control-human = člověk
control-computer = počítač
control-away = pryč, hraje počítač
control-covered = vypršel čas, hraje počítač
control-resigned = vzdáno, hraje počítač

undo = Vrátit
undo-ask = Požádat o vrácení
undo-nothing = Není co vrátit
undo-asked = Žádost o vrácení odeslána. Ostatní musí souhlasit.
# $what is a decision, such as "Pass".
undo-title = Vrátit: { $what }
undo-ask-title = Požádat ostatní o vrácení: { $what }
undo-waiting = { $name } žádá ostatní o vrácení: { $what }
undo-hidden = rozhodnutí, které nevidíš
undo-request-title = Povolit vrácení?
undo-request = { $count ->
        [one] { $name } žádá o vrácení: { $what }
        [few] { $name } žádá o vrácení { $count } rozhodnutí, až k: { $what }
       *[other] { $name } žádá o vrácení { $count } rozhodnutí, až k: { $what }
    }
reveals-title = Tohle nelze vrátit
reveals = { $choice }: tím se odhalí skryté informace, takže to nepůjde vrátit.
reveals-do = Provést

hand-over = Teď hraje { $name }: předej zařízení
hand-over-note = Ostatní se nedívají!
hand-over-ready = To jsem já, { $name }

keys = Klávesové zkratky
keys-regions = přejít na otázku, ruku, plán, hráče, cíle, záznam
keys-tab = další prvek
keys-act = vybrat
keys-back = zpět
keys-undo = vrátit
keys-end-turn = ukončit tah
keys-hint = nápověda
keys-chat = chat
keys-log = záznam
keys-arrows = další karta nebo pole
keys-help = tento seznam

## The end

ending-over = Konec hry
ending-won = výhra
ending-again = Hrát znovu
ending-join = Odveta: přidat se ({ $name })
ending-resigned = Vzdali se: { $names }
ending-rated = Tato hra se počítala do hodnocení.
ending-unrated = Tato hra se nepočítala do hodnocení.
ending-result = Zpět k výsledkům
# $link is an address.
ending-board = Prohlédnout plán
ending-replay = Přehrát záznam
ending-record = Stáhnout záznam hry
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
ending-seed-kept = Poctivé míchání: semínko odpovídá otisku zveřejněnému před hrou.
ending-seed-broken = Pozor: semínko neodpovídá otisku zveřejněnému před hrou.
ending-seed-unchecked = Semínko je teď veřejné, takže si můžeš ověřit každé míchání.

ending-you-won = Vyhráváš!
ending-you-lost = Tentokrát prohráváš
story-sources = Kde se vzaly body
story-moments = Zlomové okamžiky
story-shares = Kdo teraformoval
story-moments-none = Žádné zvraty: všichni získávali postupně.
story-points = Body
story-figure = Ukázat
story-lines = { $figure } na konci: { $ends }
story-round = kolo
story-round-by = Kolo za kolem
story-production = Produkce
story-temperature = Teplota
story-oxygen = Kyslík
story-oceans = Oceány

## Where nothing is

lost-title = Stránka nenalezena
lost = Adresa je možná chybná, nebo stůl už neexistuje.

## Replays

replay-title = Záznamy
replay-drop = Přetáhni sem záznam hry, nebo vyber soubor
replay-mine = Tvoje dohrané hry
replay-play = Přehrát
replay-pause = Pozastavit
replay-back = Předchozí krok
replay-forward = Další krok
replay-chapter-back = Předchozí tah
replay-chapter-forward = Další tah
replay-chapter = Část
replay-opening = Příprava
replay-next = Následuje { $name }: { $choice }
replay-end = Konec hry.
replay-step = Krok
replay-seat = Pohled hráče
replay-as = jako { $name }
replay-branch = Hrát odtud
analysis = Analýza
analysis-about = Podívej se, jak se během hry měnily šance na výhru a která rozhodnutí stála nejvíc. Počítač potřebuje minutu nebo déle.
analysis-begin = Analyzovat hru
analysis-waits = Čeká na jiné analýzy
analysis-under-way = Probíhá analýza: { $done } z { $size }
analysis-show = Ukázat

## Cards, accounts

games = Hry
loading = Načítá se…
cards-title = Karty: { $game }
cards-search = Hledat v názvech a textech
cards-kind = Druh
cards-all-kinds = vše
cards-kind-project = karty projektů
cards-kind-corporation = korporace
cards-kind-standard-project = standardní projekty
cards-kind-standard-action = standardní akce
cards-kind-milestone = čestné tituly
cards-kind-award = soutěže
cards-kind-map = mapy
cards-kind-board = herní plány
cards-kind-bot-board = desky MarsBota
cards-kind-bonus = bonusové karty
cards-kind-tile = destičky
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
cards-reconstructed = Neznáme všechny karty této hry. Karty se znakem ≈ jsou zčásti nebo zcela naše rekonstrukce.
account-name = Tvoje jméno
account-rename = Změnit
account-renamed = Jméno změněno.
account-keep = Uchovej si své hry
account-why = Hrát můžeš bez účtu. S účtem najdeš své hry, statistiky a hodnocení na každém zařízení.
account-login-name = Jméno
account-password = Heslo
account-register = Vytvořit účet
account-created = Účet vytvořen.
account-login = Přihlásit se
account-logged-in = Přihlášeno.
account-registered = Účet už máš.
account-logout = Odhlásit se
account-logged-out = Odhlášeno.
account-password-change = Změnit heslo
account-password-now = Současné heslo
account-password-new = Nové heslo
account-password-hint = Tím skončí všechna ostatní přihlášení i přístupové klíče.
account-password-changed = Heslo změněno.
account-logins = Aktivní přihlášení
account-login-this = Toto zařízení
account-login-used = Naposledy použito: { $date }
account-login-ends = Platí do: { $date }
account-login-end = Ukončit
account-login-end-of = Ukončit toto přihlášení: { $name }
account-login-ended = Přihlášení ukončeno.
account-logout-everywhere = Odhlásit všude
account-keys = Přístupové klíče pro programy
account-keys-why = Program, který hraje za tebe, se prokazuje přístupovým klíčem. Změnit tvůj účet s ním nemůže.
account-key-label = Název programu
account-key-scope = Program smí
account-key-play = hrát a dívat se
account-key-read = jen se dívat
account-key-days = Platnost ve dnech
account-key-make = Vytvořit přístupový klíč
account-key-made = Zkopíruj klíč teď. Znovu se neukáže.
account-key-copy = Kopírovat
account-key-copied = Zkopírováno.
account-data = Tvoje data
account-data-download = Stáhnout moje data
account-delete = Smazat můj účet
account-delete-why = Smažou se tvoje jméno, heslo, přihlášení a zprávy v chatu. Rozehrané hry vzdáš. Tvoje hry zůstanou uložené, ale bez tvého jména.
account-delete-confirm = Smazat navždy
account-deleted = Účet je smazaný.
account-statistics = Tvoje hry
account-game = Hra
account-played = Odehráno
account-won = Vyhráno
account-rating = Hodnocení

## What went wrong; the rest stands in server.ftl

problem-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
problem-unexpected = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.

## Rules and guide

# $game is the name of a game.
rules-title = Pravidla: { $game }
rules-about = Pravidla našimi slovy. Během hry se otevřou na pravidle k aktuální otázce.
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found = { $count ->
        [one] nalezeno { $count } téma
        [few] nalezena { $count } témata
       *[other] nalezeno { $count } témat
    }
# $topic is a heading of the rules.
rules-link = Odkaz: { $topic }
rules-here = Ukázat pravidlo
rules-whole = Celá pravidla
rules-try = Vyzkoušet
rules-before = Předchozí
rules-after = Další
cards-rules = Jak fungují
guide-begin = První hra s průvodcem
guide = Průvodce
guide-offer = Poprvé? Zahraj si s průvodcem
guide-step = Krok { $number } z { $all }
guide-next = Dál
guide-do-it = Teď ty: udělej to na stole
guide-leave = Zavřít průvodce
guide-astray = To je jiný tah, ale nevadí. Vrať ho a pokračuj s průvodcem, nebo hraj dál bez něj: všechno funguje jako obvykle.
guide-alone = Dál bez průvodce
guide-play-on = Hrát dál
