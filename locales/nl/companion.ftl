# MarsBot voor een tafel van karton, in de terminal en in de browser.

## In de terminal

companion-welcome = MarsBot aan jouw tafel. Typ de kaart die MarsBot onthult om hem zijn beurt te geven: de naam of het nummer ({ companion-word-turn } { mars-card-comet }, 010, B06). Typ wat er aan tafel gebeurt ({ companion-form-tiles }). “{ companion-word-check }” toont de stappen van deze generatie, “{ companion-word-help }” alle opdrachten.
companion-help-turns = Beurten van MarsBot: typ { companion-word-turn } en de kaart: de naam in een van de vier talen, het begin van de naam, het nummer, of B01 tot B08. Een kaart die niet in de lijst staat: { companion-word-turn } { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12. Typ alleen { companion-word-turn } als Areo de kaarten deelt. Heeft MarsBot nog een kaart nodig: { companion-word-draw } en de kaart. Op een vraag typ je alleen het antwoord.
companion-help-facts = Wat er aan tafel gebeurt: {$forms}.
companion-help-commands = { companion-word-list }: toon alle items. { companion-word-undo }: maak het laatste item ongedaan. { companion-word-fix } 3 …: vervang item 3. { companion-word-insert } 3 …: voeg een item in vóór item 3. { companion-word-strike } 3: verwijder item 3. { companion-word-state }: toon hoe het spel ervoor staat. { companion-word-check }: toon wat er nu te doen is. { companion-word-save } BESTAND: bewaar de sessie; areo companion --file BESTAND gaat ermee verder. { companion-word-quit }: stop.
companion-saved = Bewaard: { $file }
companion-resumed = { $count ->
    [one] Sessie hervat: { $count } item.
   *[other] Sessie hervat: { $count } items.
}
companion-state-planet = Generatie { $generation }: { $temperature } °C, zuurstof { $oxygen }%, oceanen { $oceans }.
companion-state-bot = MarsBot: TW { $rating }, { $money } M€; kaarten over in de actiestapel: { $left } van { $all }.
companion-state-tracks = Sporen: { $tracks }.
companion-position-marked = { $track } { $at } (gemarkeerd: { $marked })
companion-state-goals = Mijlpalen en onderscheidingen: { $goals }.
companion-goal-milestone = { $goal } (MarsBot { $own } van { $needs })
companion-goal-award = { $goal } (MarsBot { $own })
companion-goal-taken = { $goal } (geclaimd: { $seat })
companion-goal-taken-award = { $goal } (MarsBot { $own }; gefinancierd: { $seat })
companion-state-score = Punten als het spel nu zou eindigen: { $total } ({ $sources }).
companion-source = { $source } { $points }
companion-score-rating = TW
companion-score-milestones = mijlpalen
companion-score-awards = onderscheidingen
companion-score-greeneries = groen
companion-score-cities = steden
companion-score-instance = neurale instantie
companion-score-money = M€
companion-score-cards = gespeelde kaarten
companion-fixed = De beurten van MarsBot zijn opnieuw uitgerekend. Verander dit op tafel:
companion-fixed-nothing = De beurten van MarsBot zijn opnieuw uitgerekend. Op tafel verandert niets.
companion-player = Speler
companion-position = { $track } { $at }

## Wat er gevraagd wordt

companion-ask-project = Onthul de bovenste kaart van de projectstapel en voer die in.
companion-ask-bonus = Onthul de bovenste kaart van de bonusstapel van MarsBot en voer die in. Is de stapel leeg, schud dan eerst de afgelegde bonuskaarten.
companion-ask-cost = MarsBot moet de kosten van deze kaart weten. Voer ze ook in.
companion-ask-tags = MarsBot moet de labels van deze kaart weten. Voer ze ook in.
companion-ask-plants = Hoeveel planten heb je?
companion-ask-protection = Beschermt een kaart je planten?
companion-ask-tokens = Ligt er op een van je kaarten een dier of microbe om te verwijderen?
companion-ask-standings = Voer je waarden in, inclusief productie, in deze volgorde: { $goals }.
companion-ask-last-standings = Voer je eindwaarden in, zonder productie, in deze volgorde: { $goals }.

## Wat er aan tafel te doen is

companion-do-mark-tile = Leg een blokje van MarsBot op de tegel.
companion-do-mark-goal = Leg een blokje van MarsBot op { $goal }.
companion-do-mark-track = Leg een blokje van MarsBot op elk vakje waarvan het spoor is teruggegaan.
companion-do-unmark-track = Haal het blokje van dat vakje.
companion-do-discard = Leg op de aflegstapel van de projecten: { $cards }.
companion-do-pile = Leg op de stapel gespeelde kaarten van MarsBot: { $cards }.
companion-setup-board = Leg het MarsBot-bord voor deze Marskaart klaar met zijn regelkaart. Zet de zeven blokjes van de sporen op 0 en leg de neurale instantie opzij.
companion-setup-player = Zet jouw kant klaar als voor een spel met twee spelers: je TW is 20.
companion-setup-bot = De TW van MarsBot is 20. Hij heeft geen M€, geen hand en geen corporatie.
companion-setup-bonus = Schud de bonuskaarten B01 tot B08 gedekt: dit is de bonusstapel. (Andere borden hebben een eigen B08.)
companion-check-deck = Deel MarsBot { $projects } projectkaarten en { $bonuses } bonuskaart gedekt en schud ze: dit is zijn actiestapel. Is de bonusstapel leeg, schud dan eerst de afgelegde bonuskaarten.
companion-check-deck-dealt = Areo heeft de actiestapel van MarsBot gedeeld.
companion-check-research = Onderzoek: trek vier kaarten en koop wat je wilt voor 3 M€ per stuk. MarsBot betaalt niets.
companion-check-draft = Onderzoek met draft: deel twee stapels van vier kaarten. Vier keer: houd één kaart van je stapel, MarsBot houdt een willekeurige kaart van zijn stapel, wissel dan de stapels. Schud de kaarten van MarsBot en leg de kaarten af die zijn actiestapel niet nodig heeft. Koop daarna jouw kaarten voor 3 M€ per stuk.
companion-check-first = Startspeler van deze generatie: { $seat }.
companion-check-facts = Voer vóór elke beurt van MarsBot in wat je hebt gedaan: temperatuur, zuurstof, tegels, mijlpalen, onderscheidingen, aanvallen.
companion-check-turns = Beurten van MarsBot: nog { $left } van { $all } kaarten. Zijn de kaarten op, dan past MarsBot.
companion-check-production = Als jij ook gepast hebt: productie, alleen voor jou.
companion-check-generation = Voer dan in: { companion-word-generation }.
companion-check-end = Alle parameters staan op hun maximum. Voer in: { companion-word-end }.
companion-check-last-bot = MarsBot heeft zijn laatste groentegels geplaatst.
companion-check-last-player = Plaats je eigen laatste groentegels en voer ze in.
companion-check-last-standings = Voer je waarden in voor de gefinancierde onderscheidingen, zonder productie.
companion-check-win = MarsBot heeft { $points } punten. Je hebt er meer nodig om te winnen.
companion-check-over = Er zijn geen generaties meer: MarsBot wint.

## Na een verbetering

companion-change-tile = Plaats: { $tile }
companion-change-tile-gone = Verwijder: { $tile }
companion-change-number = { CAPITALIZE($fact) }: { $to } in plaats van { $from }
companion-change-marks = { CAPITALIZE($fact) }, gemarkeerde vakjes: { $to } in plaats van { $from }
companion-change-goal = Leg een blokje op { $goal }: { $seat }
companion-change-goal-gone = Haal het blokje van { $goal }: { $seat }
companion-change-pile = Leg op de stapel gespeelde kaarten van MarsBot: { $cards }
companion-change-pile-gone = Neem van de stapel gespeelde kaarten van MarsBot: { $cards }
companion-change-destroyed = Verwijder uit het spel: { $cards }
companion-change-destroyed-gone = Leg terug bij de afgelegde bonuskaarten: { $cards }
companion-fact-bot-rating = TW van MarsBot
companion-fact-bot-money = M€ van MarsBot
companion-fact-plants = jouw planten

## Regels in woorden

companion-entry-standing = Waarden van de speler: { $standings }
companion-standing = { $goal } { $value }
companion-entry-claims = Gereserveerde vlakken: { $spaces }
companion-claim-of = { $space } ({ $seat })
companion-entry-tokens = { $is ->
    [yes] De speler heeft een dier of microbe om te verwijderen
   *[other] De speler heeft geen dier of microbe om te verwijderen
}
companion-shows = een kaart met { $all }
companion-shows-nothing = een kaart zonder labels
companion-no-card = geen kaart meer
companion-numbered = { $card } ({ $number })
companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generatie
companion-fact-rating = terraformwaarde
companion-fact-marks = { $track }, gemarkeerde vakjes
companion-fact-tokens = grondstoffen op { $card }
companion-entry-pile = Ook in de stapel gespeelde kaarten van MarsBot: { $cards }
companion-entry-protected = { $is ->
    [yes] Planten, dieren en microben van de speler zijn beschermd
   *[other] Planten, dieren en microben van de speler zijn niet beschermd
}
companion-entry-tiles = Tegels: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = De speler claimt: { $goal }
companion-entry-fund = De speler financiert: { $goal }
companion-entry-generation = Nieuwe generatie
companion-entry-turn = Beurt van MarsBot
companion-entry-turn-with = Beurt van MarsBot: { $card }
companion-entry-turn-tags = Beurt van MarsBot: een kaart met { $tags }
companion-entry-turn-without-tags = Beurt van MarsBot: een kaart zonder labels
companion-event-tag = evenement
companion-shows-active = blauwe rand
companion-shows-points = punten
companion-shows-cost = kosten { $cost }
companion-entry-draw = Volgende kaart: { $card }
companion-entry-remove = MarsBot verliest { $count } M€
companion-entry-reduce = MarsBot: { $production } −{ $steps }
companion-entry-end = Einde van het spel

## Waarom een regel niet past

companion-no-entry = “{ $word }” is geen opdracht en geen kaart. Typ “{ companion-word-help }” om te zien wat je kunt invoeren.
companion-unknown = Onbekend woord: “{ $word }” ({ $kind }).
companion-ambiguous = “{ $word }” kan betekenen: { $found }. Typ meer van de naam, of het nummer.
companion-form = Je schrijft het zo: { $example }
companion-kind-card = kaart
companion-kind-goal = mijlpaal of onderscheiding
companion-kind-track = spoor
companion-kind-tag = label
companion-kind-space = vlak zoals r3c4
companion-kind-tile = tegel
companion-kind-seat = A is de speler, B is MarsBot
companion-kind-answer = ja of nee
companion-kind-resource = grondstof
companion-no-such-entry = Er is geen item met dit nummer. “{ companion-word-list }” toont ze allemaal.
companion-nothing-to-undo = Er is niets om ongedaan te maken.
companion-not-saved = Dit bestand is geen sessie met MarsBot (regel { $line }).
companion-awaited = De beurt van MarsBot is nog niet voorbij. { $question }
companion-card-missing = Voer de beurt samen met de kaart in: { companion-word-turn } { mars-card-comet }.
companion-no-project-left = Alle { $count } projectkaarten van de actiestapel zijn in deze generatie al onthuld. Alleen de bonuskaart is nog over.
companion-no-bonus-left = De actiestapel heeft één bonuskaart, en die is in deze generatie al onthuld.
companion-deck-empty = De actiestapel is leeg: MarsBot past tot de volgende generatie.
companion-out-of-range = Ongeldige waarde. Toegestaan: { $least } … { $most }, in hele stappen.
companion-claimed-space = { $space } is gereserveerd voor een andere speler.
companion-ocean-on-land = { $space } is land. Alleen { mars-card-artificial-lake } plaatst daar een oceaan; schrijf dan: { companion-form-lake }.
companion-on-ocean = { $space } is gereserveerd voor een oceaan. Noem de kaart als die deze tegel toestaat ({ $tile }): { companion-form-mangrove }.
companion-reserved = { $space } is gereserveerd voor een stad.
companion-not-by = Met { $card } plaats je daar niet zo’n tegel.
companion-tile-twice = Deze tegel ligt al op het bord: { $tile }.
companion-owner-missing = Van wie is de tegel? A is de speler, B is MarsBot: { companion-form-tiles }. Tegel: { $tile }.
companion-holds-nothing = Op { $card } mogen geen grondstoffen liggen.
companion-taken = { $name } is niet meer vrij.
companion-misfit = Item { $number }: { $why }
companion-card-not-awaited = MarsBot heeft nu geen kaart nodig.
companion-turns-left = { $count ->
    [one] MarsBot heeft nog niet gepast: er is nog één kaart in zijn actiestapel.
   *[other] MarsBot heeft nog niet gepast: er zijn nog { $count } kaarten in zijn actiestapel.
}
companion-destroyed = { $card } is vernietigd.
companion-drawn-twice = Deze kaart is in deze beurt al onthuld.
companion-in-pile = { $card } ligt al in de stapel gespeelde kaarten van MarsBot.
companion-less-money = MarsBot heeft maar { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } staat al op 0.
companion-occupied = Op { $space } ligt al een tegel.
companion-no-ocean-left = Alle oceanen zijn geplaatst.
companion-not-on-board = Dit bord heeft geen mijlpaal of onderscheiding met deze naam: { $name }.
companion-none-left = Het maximum van drie is al bereikt.
companion-not-complete = Temperatuur, zuurstof en oceanen staan nog niet op hun maximum.
companion-ended = Het spel is afgelopen. Je kunt alleen nog je laatste groentegels en je waarden invoeren.
companion-over = Het spel is afgelopen.

## Hoe regels geschreven worden

companion-form-generation = { companion-word-generation }: 4
companion-form-remove = { companion-word-remove } 3
companion-form-reduce = { companion-word-reduce } { companion-word-plants }
companion-form-temperature = { companion-word-temperature }: -12
companion-form-oxygen = { companion-word-oxygen }: 5
companion-form-tiles = { companion-word-tiles }: { companion-word-city } r3c4 A
companion-form-lake = { companion-word-tiles }: { companion-word-ocean } r3c5 { mars-card-artificial-lake }
companion-form-mangrove = { companion-word-tiles }: { companion-word-greenery } r1c2 A { mars-card-mangrove }
companion-form-claims = { companion-word-claims }: r3c4 A
companion-form-pile = { companion-word-pile }: { mars-card-comet }, { mars-card-mine }
companion-form-tokens = { companion-word-tokens } { mars-card-birds }: 2
companion-form-track = { companion-word-track } { companion-word-building }: 3
companion-form-player = A { companion-word-heat }: 3
companion-form-bot = B { companion-word-money }: 12
companion-form-standing = { companion-word-standing } { mars-milestone-builder }: 5
companion-form-claim = { companion-word-claim } { mars-milestone-mayor }
companion-form-fund = { companion-word-fund } { mars-award-banker }
companion-form-shown = { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12
companion-form-fix = { companion-word-fix } 3 { companion-word-temperature }: -12
companion-form-save = { companion-word-save } areo.txt

## Woorden die je kunt typen; de Engelse gelden in elke taal

companion-word-turn = beurt
companion-word-draw = kaart
companion-word-standing = stand
companion-word-claim = mijlpaal
companion-word-fund = onderscheiding
companion-word-remove = verwijder
companion-word-reduce = verlaag
companion-word-generation = generatie
companion-word-end = einde
companion-word-temperature = temperatuur
companion-word-oxygen = zuurstof
companion-word-tiles = tegels
companion-word-claims = gereserveerd
companion-word-protected = beschermd
companion-word-tokens = grondstoffen
companion-word-track = spoor
companion-word-marks = gemarkeerd
companion-word-pile = stapel
companion-word-a = ik
companion-word-b = MarsBot
companion-word-rating = TW
companion-word-production = productie
companion-word-tags = labels
companion-word-cost = kosten
companion-word-none = geen
companion-word-points = punten
companion-word-active = blauw
companion-word-event = evenement
companion-word-building = bouw
companion-word-space = ruimte
companion-word-power = energie
companion-word-science = wetenschap
companion-word-jupiter = Jupiter
companion-word-earth = aarde
companion-word-plant = plant
companion-word-microbe = microbe
companion-word-animal = dier
companion-word-city = stad
companion-word-ocean = oceaan
companion-word-greenery = groen
companion-word-neural-instance = instantie
companion-word-money = geld
companion-word-steel = staal
companion-word-titanium = titanium
companion-word-plants = planten
companion-word-energy = energie
companion-word-heat = warmte
companion-word-phobos = Phobos
companion-word-ganymede = Ganymedes
companion-word-yes = ja
companion-word-no = nee
companion-word-help = hulp
companion-word-list = lijst
companion-word-state = overzicht
companion-word-check = stappen
companion-word-undo = terug
companion-word-fix = verbeter
companion-word-insert = invoegen
companion-word-strike = schrap
companion-word-save = bewaar
companion-word-quit = stop

## Meer van de pagina

companion-now = Nu aan tafel
companion-asked = MarsBot vraagt
companion-answer = Antwoorden
companion-yes = Ja
companion-no = Nee
companion-undo = Ongedaan maken
companion-changes = Verander dit op tafel
companion-changes-none = Op tafel verandert niets.
companion-changes-done = Klaar
companion-score = Punten van MarsBot naar herkomst
companion-total = totaal
companion-unlisted = Een kaart die niet in de lijst staat
companion-cost = Kosten
companion-nothing-left = Er is geen kaart meer
companion-lake = { mars-card-artificial-lake }: een oceaan op land
companion-mangrove = { mars-card-mangrove }: een groentegel op een oceaanvlak

## De pagina

companion-title = MarsBot aan jouw tafel
companion-intro = Jij speelt met je eigen doos en Areo speelt MarsBot. Voer in wat er aan tafel gebeurt; MarsBot doet zijn beurten stap voor stap en legt uit waarom. Je kunt alles later verbeteren.
companion-cards = Kaarten van MarsBot
companion-cards-table = van je eigen stapel
companion-cards-dealt = gedeeld door Areo
companion-begin = Beginnen
companion-new = Nieuwe sessie
companion-new-sure = Alles wat je hebt ingevoerd verwijderen en opnieuw beginnen?
companion-forget = Verwijderen
companion-points = punten als het spel nu zou eindigen
companion-tracks = Sporen van MarsBot
companion-next-icon = hierna: { $icon }
companion-cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
companion-did = Wat MarsBot deed
companion-nothing-yet = MarsBot is nog niet aan de beurt geweest.
companion-nothing-done = MarsBot reageert hier niet op.
companion-enter-what = Wat is er gebeurd?
companion-tab-turn = Beurt
companion-tab-planet = Planeet
companion-tab-goals = Doelen
companion-tab-attacks = Aanvallen
companion-tab-bot = MarsBot
companion-take-turn = Beurt van MarsBot
companion-which-card = Welke kaart onthulde MarsBot?
companion-search = Naam van de kaart
companion-without-tags = geen labels
companion-bonus-card = of een bonuskaart
companion-generation = Volgende generatie
companion-end = Einde van het spel
companion-enter = Invoeren
companion-less = minder
companion-more = meer
companion-tile-kind = Tegel
companion-tile-other = speciaal…
companion-tap-space = Tik op een vlak om de tegel te plaatsen.
companion-my-plants = Mijn planten
companion-my-shield = Mijn planten, dieren en microben zijn beschermd
companion-my-tokens = Dieren en microben op mijn kaarten
companion-my-standing = Mijn waarden, inclusief productie
companion-claimed = Door mij geclaimd
companion-funded = Door mij gefinancierd
companion-of-bot = MarsBot: { $value }
companion-taken-by = bezet: { $name }
companion-loses-resources = Ik verwijder of steel grondstoffen
companion-loses-resources-note = Elke grondstof kost MarsBot 1 M€.
companion-loses-production = Ik verlaag zijn productie
companion-set-right = MarsBot-bord corrigeren
companion-money = M€
companion-rating = TW
companion-entries = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
companion-misfits = { $count ->
    [one] { $count } item past niet
   *[other] { $count } items passen niet
}
companion-change = Wijzigen
companion-strike = Verwijderen
companion-insert = Invoegen vóór
companion-changing = Vervang: { $entry }
companion-inserting = Voeg in vóór: { $entry }
