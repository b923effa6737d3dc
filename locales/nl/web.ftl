# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Sluiten
cancel = Annuleren
agree = Akkoord
refuse = Weigeren
guest = Gast
guest-number = Gast { $number }
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } u
days = { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
players-range = { $fewest } tot { $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Jouw beurt · { $game }

## The bar above pages

nav = Pagina's
nav-play = Spelen
nav-replays = Herhalingen
nav-learn = Leren
nav-cards = Kaarten

## Settings

settings = Instellingen
settings-language = Taal
settings-theme = Uiterlijk
settings-theme-system = zoals het systeem
settings-theme-dark = donker
settings-theme-light = licht
settings-sound = Een toon als ik aan de beurt ben
settings-confirm-reveals = Vragen voor wat niet terug te nemen is
settings-confirm-rolls = Vragen voor elke worp
settings-notify = Waarschuw me als ik aan de beurt ben
settings-notify-on = Deze browser zegt het je als je aan de beurt bent.

## Home

home-title = Maak Mars leefbaar met kaarten of dobbelstenen, of schuif een planeet in vorm: tegen de computer of met vrienden, meteen, zonder account.
home-play-now = Nu spelen
home-play-computer = Tegen de computer
home-with-people = Met mensen
home-companion = MarsBot voor je eigen tafel
home-my-games = Mijn spellen
home-running = { $count ->
        [one] { $count } bezig
       *[other] { $count } bezig
    }
home-no-games = Hier komen je spellen te staan.
home-with = met { $names }
home-alone = alleen
home-over = afgelopen
home-gathering = nog niet begonnen
home-waiting = wachten
home-progress = { $percent }% van het spel is gespeeld
home-left = nog { $time }
home-filter = Welke tafels
home-filter-all = Alle
home-filter-live = Live
home-filter-by-turns = Per beurt
home-none-such = Zo'n tafel is er nu niet.
home-open-tables = Open tafels
home-new-table = Nieuwe tafel
home-no-tables = Niemand wacht nu op spelers. Open zelf een tafel: Met mensen.
home-column-table = Tafel
home-column-players = Spelers
home-column-pace = Tempo
home-column-seats = Plaatsen
home-join = Meedoen
home-watch = Kijken
your-turn = Jouw beurt

clock-none = zonder klok
# $time is a length of time, such as 5 min.
clock-move = { $time } per beslissing
clock-bank = { $time } per speler
clock-bank-increment = { $time } per speler, +{ $increment } per beurt

## A new table

new-title = Nieuwe tafel: { $game }
new-seats = Wie speelt
# $range is 1 to 4 or the like.
new-players = Spelers ({ $range })
new-seat = Plaats { $number }
new-seat-me = { $name } (jij)
new-seat-free = vrij, voor wie meedoet
new-seat-guest = iemand aan dit apparaat
new-seat-computer = Computer: { $bot }
new-guest-name = Naam
new-public = Bij de open tafels tonen
new-options = Opties van het spel
new-rules = Klok, hints en kijkers
new-start = Beginnen
new-open = Tafel openen
bot-random = speelt willekeurig
bot-greedy = snel
bot-strong = sterk
bot-search = denkt vooruit

rules-clock = Bedenktijd
rules-timeout = Als de tijd om is
rules-timeout-computer = speelt een computer verder
rules-timeout-pass = passen, of één zet van de computer
rules-timeout-forfeit = is het spel verloren
rules-hourglass = Zandloper, in seconden
rules-pace = Computers beslissen
rules-pace-instant = meteen
rules-pace-natural = zo dat je het kunt volgen
rules-pace-calm = rustig
rules-hints = Hints zijn toegestaan
rules-spectators = Iedereen mag kijken

## Before the game

gathering-title = { $game }: spelers verzamelen
gathering-sit = Hier gaan zitten
gathering-stand = Plaats vrijmaken
gathering-computer = Computer…
gathering-invite = Wie deze link heeft, kan meedoen:
gathering-copy = Link kopiëren
gathering-start = Beginnen
gathering-not-full = Er zijn nog plaatsen vrij
gathering-wait = Het spel begint als degene die de tafel opende het start.

## At the table

table-loading = De tafel wordt gedekt…
table-closed = Deze tafel is voor jou gesloten
line-lost = De verbinding is weg; nieuwe poging…
menu = Menu
menu-keys = Toetsen
menu-rules = Regels
menu-cards = Kaarten
menu-invite = Uitnodiging kopiëren
menu-copied = Gekopieerd
menu-leave = Laat een computer voor me spelen
menu-back = Zelf verder spelen
menu-resign = Opgeven
menu-resign-sure = Echt voorgoed opgeven
menu-home = Startpagina
menu-hold-turns = Mijn beurt open houden tot ik hem beëindig
# Followed by a long number.
menu-commitment = Al het schudden volgt uit een geheim zaad, vastgelegd voor het spel en daarna openbaar. De vingerafdruk:
hint = Hint
# $choice is a decision, such as "Pass".
hint-says = De computer zou kiezen: { $choice }
hint-do = Doen
log = Verloop
log-empty = Er is nog niets gebeurd.
chat = Gesprek
chat-open = { $count ->
        [0] Gesprek
        [one] Gesprek, { $count } nieuw bericht
       *[other] Gesprek, { $count } nieuwe berichten
    }
chat-say = Zeg iets
chat-send = Sturen
chat-empty = Niemand heeft nog iets gezegd.
chat-spectators = onder kijkers
watching = { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
waiting-for = Wachten op { $names }
end-turn = Beurt beëindigen
# $choice is an answer, such as "Pass".
pre-pass = { $choice } zodra ik aan de beurt ben
not-possible = { $count ->
        [one] { $count } ding kan nu niet
       *[other] { $count } dingen kunnen nu niet
    }
preview-reveals = Er zou iets verborgens bekend worden; dat is niet terug te nemen.

computer-name = Computer { $letter }
seat-badge = plaats { $letter }
seat-free = vrij
seat-absent = niet hier
seat-asked = moet beslissen
seat-title = { $name } ({ $control })
seed-known = Wie deze tafel heeft gemaakt, kan elke komende trekking kennen. Het spel telt niet mee.
seat-gone = { $name } is er niet.
seat-replace = Laat een computer verder spelen
control-free = vrij
control-human = een mens
control-computer = computer
control-away = weg, een computer speelt
control-covered = tijd om, een computer speelt
control-resigned = heeft opgegeven, een computer speelt

undo = Terug
undo-nothing = Niets terug te nemen sinds er iets nieuws bekend werd
# $what is a decision, such as "Pass".
undo-title = Neem terug: { $what }
undo-ask-title = Vraag alle anderen om terug te nemen: { $what }
undo-waiting = { $name } vraagt iets terug te nemen; anderen moeten nog antwoorden.
undo-request-title = Terugnemen?
undo-request = { $count ->
        [one] { $name } vraagt één beslissing terug te nemen.
       *[other] { $name } vraagt { $count } beslissingen terug te nemen.
    }
reveals-title = Dit is niet terug te nemen
reveals = { $choice }: daarna is iets verborgens bekend en kun je niet meer terug.
reveals-do = Doen

hand-over = Geef het apparaat aan { $name }
hand-over-note = Niemand anders mag kijken.
hand-over-ready = Ik ben { $name }

keys = Toetsen
keys-regions = naar vraag, hand, bord, spelers, wedloop, verloop
keys-tab = volgende
keys-act = doen
keys-back = een stap terug
keys-undo = terugnemen
keys-end-turn = beurt beëindigen
keys-hint = hint
keys-chat = gesprek
keys-log = verloop
keys-arrows = volgende kaart of vakje
keys-help = deze lijst

## The end

ending-over = Het spel is afgelopen
ending-won = gewonnen
ending-again = Nog een keer
ending-result = Terug naar de uitslag
# $link is an address.
ending-invitation = Nog een spel? { $link }
ending-board = Het bord bekijken
ending-replay = Herhaling
ending-record = Verslag downloaden
ending-you-won-by = { $points ->
        [one] Je wint met { $points } punt
       *[other] Je wint met { $points } punten
    }
ending-won-by = { $points ->
        [one] { $name } wint met { $points } punt
       *[other] { $name } wint met { $points } punten
    }
ending-seed-kept = Het zaad is wat vóór de eerste trekking werd beloofd, zodat elke schudbeurt te controleren is.
ending-seed-broken = Het zaad is niet wat vóór de eerste trekking werd beloofd.
ending-seed-unchecked = Het zaad is nu openbaar, zodat elke schudbeurt te controleren is.

ending-you-won = Je hebt gewonnen
ending-you-lost = Deze keer niet gewonnen
story-sources = Waar de punten vandaan kwamen
story-moments = Keerpunten
story-shares = Wie terravormde
story-moments-none = Niets sprong eruit: iedereen won beetje bij beetje.
story-points = Punten
story-figure = Grootheid
story-over-time = Hoe het groeide, per { $chapter }
story-lines = { $figure } aan het eind: { $ends }
story-round = ronde
story-production = Productie
story-temperature = Temperatuur
story-oxygen = Zuurstof
story-oceans = Oceanen

## Where nothing is

lost-title = Die pagina is er niet
lost = Het adres klopt misschien niet, of de tafel is weg.

## Replays

replay-title = Herhalingen
replay-drop = Laat hier een verslag vallen, of kies een bestand
replay-mine = Je afgelopen spellen
replay-play = Afspelen
replay-pause = Pauze
replay-back = Een stap terug
replay-forward = Een stap verder
replay-chapter-back = Terug naar de vorige beurt
replay-chapter-forward = Naar de volgende beurt
replay-chapter = Deel
replay-opening = Begin
replay-next = Hierna doet { $name }: { $choice }
replay-end = Het einde van het spel.
replay-step = Stap
replay-seat = Kijk als
replay-as = als { $name }
replay-branch = Hiervandaan verder spelen

## Cards, accounts

games = Spellen
loading = Een ogenblik…
cards-title = Kaarten: { $game }
cards-search = Zoek in namen en teksten
cards-kind = Soort
cards-all-kinds = alles
cards-kind-project = projectkaarten
cards-kind-corporation = concerns
cards-kind-standard-project = standaardprojecten
cards-kind-standard-action = standaardacties
cards-kind-milestone = mijlpalen
cards-kind-award = onderscheidingen
cards-kind-map = kaarten van Mars
cards-kind-board = borden
cards-kind-bot-board = borden van MarsBot
cards-kind-bonus = bonuskaarten
cards-kind-tile = tegels
cards-kind-track = sporen
cards-kind-mission = missies
cards-kind-goal = doelen
cards-kind-disaster = rampen
cards-count = { $count ->
        [one] { $count } gevonden
       *[other] { $count } gevonden
    }
cards-more = Meer tonen
cards-reconstructed = Niet alles van dit spel is ons bekend. Wat ≈ draagt is deels of geheel onze reconstructie.
account-name = Je naam
account-rename = Wijzigen
account-renamed = Je naam is gewijzigd.
account-keep = Bewaar je spellen
account-why = Je kunt zonder account spelen. Met een account vind je je spellen, statistieken en rating op elk apparaat.
account-login-name = Naam
account-password = Wachtwoord
account-register = Account maken
account-created = Je account is gemaakt.
account-login = Inloggen
account-logged-in = Je bent ingelogd.
account-registered = Je hebt een account.
account-logout = Uitloggen
account-logged-out = Je bent uitgelogd.
account-statistics = Je spellen
account-game = Spel
account-played = Gespeeld
account-won = Gewonnen
account-rating = Rating

## What went wrong; the rest stands in server.ftl

problem-offline = De server is niet bereikbaar.
problem-unexpected = Er ging iets onverwachts mis.

## Rules and guide

# $game is the name of a game.
rules-title = Regels: { $game }
rules-about = In onze eigen woorden. Aan een tafel opent het boek bij de regel achter de vraag.
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-found = { $count ->
        [one] { $count } onderwerp gevonden
       *[other] { $count } onderwerpen gevonden
    }
# $topic is a heading of the rules.
rules-link = Link naar: { $topic }
rules-here = De regel hierachter
rules-whole = Alle regels
rules-before = Terug
rules-after = Verder
cards-rules = Hoe dit werkt
guide-begin = Eerste spel met gids
guide = Gids
guide-offer = Eerste keer? Speel met een gids
guide-step = Stap { $number } van { $all }
guide-next = Verder
guide-do-it = Jouw beurt: doe het aan tafel
guide-leave = De gids verlaten
guide-astray = Dat was een eigen zet, en waarom niet. Neem hem terug om de gids te volgen, of ga alleen verder: alles werkt als gewoonlijk.
guide-alone = Alleen verder
guide-play-on = Verder spelen
