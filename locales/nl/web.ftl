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
players-range = { $fewest }–{ $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Jouw beurt · { $game }
title-undo = Ongedaan maken? · { $game }

## The bar above pages

nav = Pagina’s
nav-play = Spelen
nav-replays = Replays
nav-learn = Leren spelen
nav-cards = Kaarten

## Settings

settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-theme-system = volgens systeem
settings-theme-dark = donker
settings-theme-light = licht
settings-sound = Speel een geluid af als ik aan de beurt ben
settings-confirm-reveals = Zetten bevestigen die je niet ongedaan kunt maken
settings-confirm-rolls = Elke worp bevestigen
settings-notify = Stuur een melding als ik aan de beurt ben
settings-notify-on = Deze browser stuurt een melding als je aan de beurt bent.

## Home

home-title = Terraform Mars met kaarten of dobbelstenen, of schuif een hele planeet in vorm. Speel tegen de computer of met vrienden, meteen en zonder account.
home-play-now = Nu spelen
home-play-computer = Tegen de computer
home-level = Niveau
home-level-easy = Makkelijk
home-level-medium = Gemiddeld
home-level-hard = Moeilijk
home-solo = Solo spelen
home-with-people = Met vrienden
home-companion = MarsBot aan je eigen tafel
home-my-games = Mijn spellen
home-running = { $count ->
        [one] { $count } bezig
       *[other] { $count } bezig
    }
home-no-games = Je hebt nog geen spellen. Zodra je speelt, staan ze hier.
home-with = met { $names }
home-alone = solo
home-over = afgelopen
home-gathering = nog niet begonnen
home-waiting = wachten
home-progress = { $percent }% gespeeld
home-left = nog { $time }
home-filter = Tafels filteren
home-filter-all = Alle
home-filter-live = Live
home-filter-by-turns = Op eigen tempo
home-none-such = Geen enkele open tafel past bij dit filter.
home-open-tables = Open tafels
home-new-table = Nieuwe tafel
home-no-tables = Er zijn nu geen open tafels. Begin er zelf een: Met vrienden.
home-running-tables = Spellen om te bekijken
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
new-seats = Spelers
# $range is 1 to 4 or the like.
new-players = Aantal spelers ({ $range })
new-seat = Plaats { $number }
new-seat-me = { $name } (jij)
new-seat-free = open voor iedereen
new-seat-guest = iemand op dit apparaat
new-seat-computer = Computer: { $bot }
new-guest-name = Naam
new-public = Tonen in de lijst met open tafels
new-options = Spelopties
option-value-yes = ja
option-value-no = nee
option-value-by-level = volgens moeilijkheidsgraad
new-rules = Klok, hints en toeschouwers
new-start = Beginnen
new-open = Tafel openen
# The levels of the computer players, from the weakest to the strongest.
bot-newcomer = Nieuwkomer
bot-newcomer-about = Ziet alleen de volgende stap en mist veel.
bot-settler = Kolonist
bot-settler-about = Speelt degelijk van beurt tot beurt, maar plant niet verder.
bot-engineer = Ingenieur
bot-engineer-about = Kijkt vooruit en maakt weinig fouten.
bot-governor = Gouverneur
bot-governor-about = De sterkste. Denkt plannen helemaal door voordat hij beslist.
# Computer players of the laboratory.
bot-random = willekeurig
bot-greedy = snel
bot-strong = sterk
bot-search = denkt vooruit

rules-clock = Bedenktijd
rules-timeout = Als de tijd om is
rules-timeout-computer = neemt de computer het over
rules-timeout-pass = past de speler, of doet de computer één zet
rules-timeout-forfeit = verliest de speler
rules-resigned = Als iemand opgeeft (3 of meer spelers)
rules-resigned-computer = speelt de computer verder
rules-resigned-removed = vervalt de plaats
rules-hourglass = Zandloper, in seconden
rules-pace = Tempo van de computer
rules-pace-instant = direct
rules-pace-natural = goed te volgen
rules-pace-calm = langzaam
rules-hints = Hints toestaan (dan telt het spel niet mee voor de rating)
rules-spectators = Toeschouwers toestaan

## Before the game

gathering-title = { $game }: wachten op spelers
gathering-sit = Hier gaan zitten
gathering-stand = Plaats vrijmaken
gathering-computer = Computer…
gathering-invite = Iedereen met deze link kan meedoen:
gathering-copy = Link kopiëren
gathering-start = Beginnen
gathering-not-full = Er zijn nog plaatsen vrij
gathering-wait = Wachten tot de gastheer het spel start.
gathering-public = Iedereen kan deze tafel vinden.
gathering-private = Besloten tafel: alleen mensen met de link kunnen meedoen.
gathering-close = Deze tafel sluiten
gathering-close-sure = Echt sluiten? Iedereen raakt zijn plaats kwijt
invitation-link = Plak de uitnodigingslink
invitation-enter = De tafel openen

## At the table

table-loading = De tafel wordt klaargezet…
table-closed = Je kunt deze tafel niet openen
line-lost = Verbinding verbroken. Opnieuw verbinden…
menu = Menu
menu-keys = Sneltoetsen
menu-rules = Regels
menu-cards = Kaarten
menu-invite = Uitnodigingslink kopiëren
menu-copied = Gekopieerd
menu-leave = Laat de computer voor mij spelen
menu-back = Zelf verder spelen
menu-resign = Opgeven
menu-resign-ends = Echt opgeven? Het spel eindigt en je verliest
menu-resign-computer = Echt opgeven? De computer speelt verder
menu-resign-removed = Echt opgeven? Je plaats vervalt
menu-home = Startpagina
menu-hold-turns = Mijn beurt pas beëindigen als ik dat zeg
# Followed by a long number.
menu-commitment = Alles wordt geschud met een geheime seed, die vóór het spel is gekozen en na afloop openbaar wordt. De vingerafdruk:
hint = Hint
# $choice is a decision, such as "Pass".
hint-says = De computer stelt voor: { $choice }
hint-do = Deze zet doen
hint-others = Andere keuzes
log = Spelverslag
log-empty = Er is nog niets gebeurd.
log-filter = Toon zetten van
log-all = iedereen
log-save = Spelverslag opslaan
since-title = Sinds je vorige beurt
since-attack = tegen jou
since-open = { $count ->
    [one] Sinds je vorige beurt: { $count } melding
   *[other] Sinds je vorige beurt: { $count } meldingen
}
since-more = { $count ->
    [one] nog { $count } in het spelverslag
   *[other] nog { $count } in het spelverslag
}
chat = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat, { $count } nieuw bericht
   *[other] Chat, { $count } nieuwe berichten
}
chat-say = Schrijf een bericht
chat-toast = { $name }: { $text }
chat-send = Versturen
chat-empty = Nog geen berichten.
chat-spectators = alleen toeschouwers
watching = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
waiting-for = Wachten op { $names }
seat-you = Jij
you-watch = Je kijkt mee.
end-turn = Beurt beëindigen
turn-end-left = Dit kun je nog doen
turn-end-cost = Beurt beëindigen?
turn-end-back = Terug
turn-end-anyway = Toch beëindigen
time-low = { $timeout ->
    [pass] Let op: als je tijd om is, pas je.
    [forfeit] Let op: als je tijd om is, verlies je.
   *[computer] Let op: als je tijd om is, neemt de computer het over.
}
# $choice is an answer, such as "Pass".
pre-pass = { $choice } zodra ik aan de beurt ben
not-possible = { $count ->
    [one] { $count } actie kan nu niet
   *[other] { $count } acties kunnen nu niet
}
preview-reveals = Dit onthult verborgen informatie. Je kunt het niet ongedaan maken.
preview-hidden = Dit onthult verborgen informatie.
preview-then = Daarna: { $question }

# $level is the name of a level, such as Governor; $letter is that of the seat.
computer-level = { $level } { $letter }
computer-name = Computer { $letter }
seat-badge = plaats { $letter }
seat-free = vrij
seat-absent = afwezig
seat-asked = aan zet
seat-title = { $name } ({ $control })
seed-known = De gastheer van deze tafel kan alle kaarten vooraf kennen, dus dit spel telt niet mee voor de rating.
seat-gone = { $name } is al een tijdje weg.
seat-replace = Laat de computer het overnemen
seat-away = De computer speelt voor jou.
seat-covered = Je tijd is om. De computer neemt deze beslissing.
seat-take-back = Weer zelf spelen
rated-yes = Spel met rating: de uitslag telt mee.
rated-no = Spel zonder rating.
rated-hints = Zonder rating, omdat hints zijn toegestaan.
rated-people = Met rating als mensen tegen elkaar spelen, elk op één plaats.
control-free = vrij
control-human = mens
control-computer = computer
control-away = weg, computer speelt
control-covered = tijd om, computer speelt
control-resigned = opgegeven, computer speelt

undo = Ongedaan maken
undo-ask = Vragen om ongedaan te maken
undo-nothing = Niets om ongedaan te maken
undo-asked = Je wilt een zet ongedaan maken. De anderen moeten akkoord gaan.
# $what is a decision, such as "Pass".
undo-title = Ongedaan maken: { $what }
undo-ask-title = Vraag de anderen of je dit ongedaan mag maken: { $what }
undo-waiting = { $name } wil dit ongedaan maken: { $what }
undo-hidden = een beslissing die je niet ziet
undo-request-title = Ongedaan maken toestaan?
undo-request = { $count ->
    [one] { $name } wil dit ongedaan maken: { $what }
   *[other] { $name } wil { $count } beslissingen ongedaan maken, terug tot: { $what }
}
reveals-title = Dit kun je niet ongedaan maken
reveals = { $choice }: dit onthult verborgen informatie, dus je kunt het niet ongedaan maken.
reveals-do = Doorgaan

hand-over = Geef het apparaat aan { $name }
hand-over-note = De rest kijkt even niet!
hand-over-ready = Ik ben { $name }

keys = Sneltoetsen
keys-regions = ga naar vraag, hand, bord, spelers, doelen, verslag
keys-tab = volgende onderdeel
keys-act = kiezen
keys-back = terug
keys-undo = ongedaan maken
keys-end-turn = beurt beëindigen
keys-hint = hint
keys-chat = chat
keys-log = verslag
keys-arrows = volgende kaart of volgend vlak
keys-help = deze lijst

## The end

ending-over = Het spel is afgelopen
ending-won = gewonnen
ending-again = Nog een keer spelen
ending-join = Revanche: doe mee met { $name }
ending-resigned = Opgegeven: { $names }
ending-rated = Dit spel telde mee voor de rating.
ending-unrated = Dit spel telde niet mee voor de rating.
ending-result = Terug naar de uitslag
# $link is an address.
ending-board = Het bord bekijken
ending-replay = Replay bekijken
ending-record = Spelbestand downloaden
ending-you-won-by = { $points ->
        [one] Je hebt gewonnen met { $points } punt verschil
       *[other] Je hebt gewonnen met { $points } punten verschil
    }
ending-won-by = { $points ->
        [one] { $name } heeft gewonnen met { $points } punt verschil
       *[other] { $name } heeft gewonnen met { $points } punten verschil
    }
ending-seed-kept = Eerlijk gedeeld: de seed klopt met de vingerafdruk van vóór het spel.
ending-seed-broken = Let op: de seed klopt niet met de vingerafdruk van vóór het spel.
ending-seed-unchecked = De seed is nu openbaar, dus je kunt controleren hoe er is geschud.

ending-you-won = Je hebt gewonnen
ending-you-lost = Deze keer heb je verloren
story-sources = Waar de punten vandaan kwamen
story-moments = Keerpunten
story-shares = Terraforming per speler
story-moments-none = Geen grote sprongen: iedereen kwam beetje bij beetje vooruit.
story-points = Punten
story-figure = Toon
story-lines = { $figure } aan het eind: { $ends }
story-round = ronde
story-round-by = Per ronde
story-production = Productie
story-temperature = Temperatuur
story-oxygen = Zuurstof
story-oceans = Oceanen

## Where nothing is

lost-title = Pagina niet gevonden
lost = Het adres klopt misschien niet, of de tafel bestaat niet meer.

## Replays

replay-title = Replays
replay-drop = Sleep een spelbestand hierheen, of kies een bestand
replay-mine = Je voltooide spellen
replay-play = Afspelen
replay-pause = Pauze
replay-back = Vorige stap
replay-forward = Volgende stap
replay-chapter-back = Vorige beurt
replay-chapter-forward = Volgende beurt
replay-chapter = Deel
replay-opening = Voorbereiding
replay-next = Hierna, { $name }: { $choice }
replay-end = Einde van het spel.
replay-step = Stap
replay-seat = Bekijk als
replay-as = als { $name }
replay-branch = Vanaf hier spelen
analysis = Analyse
analysis-about = Bekijk wie op elk moment de beste kansen had en welke beslissingen het meest kostten. Dat duurt een minuut of langer.
analysis-begin = Dit spel analyseren
analysis-waits = Wachten op andere analyses
analysis-under-way = Analyse bezig: { $done } van { $size }
analysis-show = Tonen

## Cards, accounts

games = Spellen
loading = Laden…
cards-title = Kaarten: { $game }
cards-search = Zoek in namen en teksten
cards-kind = Soort
cards-all-kinds = alles
cards-kind-project = projectkaarten
cards-kind-corporation = corporaties
cards-kind-standard-project = standaardprojecten
cards-kind-standard-action = standaardacties
cards-kind-milestone = mijlpalen
cards-kind-award = onderscheidingen
cards-kind-map = Marskaarten
cards-kind-board = spelborden
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
cards-reconstructed = We kennen niet alle kaarten van dit spel. Kaarten met ≈ zijn deels of geheel onze reconstructie.
account-name = Je naam
account-rename = Wijzigen
account-renamed = Naam gewijzigd.
account-keep = Bewaar je spellen
account-why = Je kunt zonder account spelen. Met een account heb je je spellen, statistieken en rating op elk apparaat.
account-login-name = Naam
account-password = Wachtwoord
account-register = Account maken
account-created = Account gemaakt.
account-login = Inloggen
account-logged-in = Je bent ingelogd.
account-registered = Je hebt een account
account-logout = Uitloggen
account-logged-out = Je bent uitgelogd.
account-password-change = Wachtwoord wijzigen
account-password-now = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-hint = Je wordt overal elders uitgelogd en je toegangssleutels vervallen.
account-password-changed = Wachtwoord gewijzigd.
account-logins = Waar je bent ingelogd
account-login-this = Dit apparaat
account-login-used = Laatst gebruikt: { $date }
account-login-ends = Verloopt op: { $date }
account-login-end = Uitloggen
account-login-end-of = Uitloggen: { $name }
account-login-ended = Sessie beëindigd.
account-logout-everywhere = Overal uitloggen
account-keys = Toegangssleutels voor programma’s
account-keys-why = Een programma dat voor je speelt, stuurt een toegangssleutel. Geen enkele sleutel kan je account wijzigen.
account-key-label = Naam van het programma
account-key-scope = Het mag
account-key-play = spelen en kijken
account-key-read = alleen kijken
account-key-days = Aantal dagen geldig
account-key-make = Toegangssleutel maken
account-key-made = Kopieer de sleutel nu. Je krijgt hem niet nog eens te zien.
account-key-copy = Kopiëren
account-key-copied = Gekopieerd.
account-data = Je gegevens
account-data-download = Mijn gegevens downloaden
account-delete = Mijn account verwijderen
account-delete-why = Dit verwijdert je naam, wachtwoord, logins en chatberichten. In lopende spellen geef je op. Je spellen blijven bewaard, zonder je naam.
account-delete-confirm = Voorgoed verwijderen
account-deleted = Je account is verwijderd.
account-statistics = Je spellen
account-game = Spel
account-played = Gespeeld
account-won = Gewonnen
account-rating = Rating

## What went wrong; the rest stands in server.ftl

problem-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
problem-unexpected = Er ging iets mis. Laad de pagina opnieuw en probeer het nog eens.

## Rules and guide

# $game is the name of a game.
rules-title = Regels: { $game }
rules-about = De spelregels in onze eigen woorden. Tijdens een spel opent het regelboek bij de regel die nu telt.
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-found = { $count ->
        [one] { $count } onderwerp gevonden
       *[other] { $count } onderwerpen gevonden
    }
# $topic is a heading of the rules.
rules-link = Link naar: { $topic }
rules-here = Bekijk de regel
rules-whole = Volledige regels
rules-try = Probeer het
rules-before = Vorige
rules-after = Volgende
cards-rules = Hoe ze werken
guide-begin = Eerste spel met gids
guide = Gids
guide-offer = Nieuw hier? Speel een spel met gids
guide-step = Stap { $number } van { $all }
guide-next = Verder
guide-do-it = Jouw beurt: doe deze zet aan tafel
guide-leave = Gids sluiten
guide-astray = Dat is een andere zet, en dat mag. Maak hem ongedaan om de gids te volgen, of ga zelf verder: alles werkt zoals altijd.
guide-alone = Verder zonder gids
guide-play-on = Verder spelen
