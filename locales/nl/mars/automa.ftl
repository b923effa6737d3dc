# MarsBot, de tegenstander zonder speler: wat hij doet, stap voor stap, en waarom.
# $track is een van zijn sporen, $card een project- of bonuskaart, $source de oorzaak, $to een vak van een spoor.

## Opties

mars-option-automa = Tegen MarsBot
mars-option-level = MarsBot: moeilijkheidsgraad
mars-option-ignore-advance = MarsBot: negeer symbolen die hun eigen spoor vooruitzetten (makkelijk)
mars-option-small-consolation = MarsBot: 3 M€ in plaats van 5 M€ voor een mislukte actie (makkelijk)
mars-option-award-handicap = MarsBot: 5 minder bij elke onderscheiding (makkelijk)
mars-option-pile-points = MarsBot: 1 punt per gespeelde kaart met punten (moeilijk)
mars-option-early-milestone = MarsBot: mag vóór zijn eerste beurt een mijlpaal claimen (moeilijk)
mars-option-fourth-card = MarsBot: een vierde projectkaart (meedogenloos)
mars-option-push-back = MarsBot: spoor één keer terugzetten, of één keer per stap verloren productie
mars-option-unplaced-instance = MarsBot: als er geen vlak is voor Lokale neurale instantie
mars-option-instance-tile = MarsBot: tel de neurale instantie als tegel

## Namen

mars-tile-neural-instance = neurale instantie
automa-track-building = bouwspoor
automa-track-space = ruimtespoor
automa-track-event = evenementenspoor
automa-track-science = wetenschapsspoor
automa-track-power = energiespoor
automa-track-earth = Aardespoor
automa-track-plant = plantenspoor
automa-bonus-meteor-shower = Meteorenregen
automa-bonus-invasive-species = Invasieve soorten
automa-bonus-research-and-development = Onderzoek en ontwikkeling
automa-bonus-overachievement = Uitblinker
automa-bonus-expedited-construction = Versnelde bouw
automa-bonus-lobbyists = Lobbyisten
automa-bonus-local-neural-instance = Lokale neurale instantie
automa-bonus-corporate-competition = Concurrentiestrijd
automa-source-failure = mislukte actie
automa-source-table = aan tafel

## Wat een vak van een spoor toont

automa-icon-nothing = niets
automa-icon-advance = nog een vakje verder
automa-icon-other = { $track }
automa-icon-rating = TW +{ $count }
automa-icon-milestone = mijlpaal
automa-icon-award = onderscheiding
automa-icon-temperature = { $count ->
    [one] temperatuur
   *[other] temperatuur × { $count }
}
automa-icon-greenery = groen
automa-icon-ocean = oceaan
automa-icon-city = stad
automa-icon-venus = Venus
automa-icon-floaters = zwevers

## Waarom een actie mislukt

automa-failure-no-tag = de kaart heeft geen labels
automa-failure-track-finished = het einde van het spoor is al bereikt
automa-failure-no-milestone = MarsBot kan geen mijlpaal claimen
automa-failure-no-award = MarsBot kan geen onderscheiding financieren
automa-failure-temperature-full = de temperatuur staat al op het maximum
automa-failure-no-ocean = MarsBot kan geen oceaan plaatsen
automa-failure-no-greenery = MarsBot kan geen groentegel plaatsen
automa-failure-no-city = MarsBot kan geen stad plaatsen
automa-failure-no-expedited-city = MarsBot kan geen stad naast twee groen- of oceaantegels plaatsen
automa-failure-no-instance = elk vrij vlak grenst aan een tegel, de rand of een gereserveerd vlak
automa-failure-no-plants = de speler heeft geen planten
automa-failure-plants-protected = de planten van de speler zijn beschermd
automa-failure-no-token = de speler heeft geen dieren of microben om te verliezen
automa-failure-all-complete = alle parameters staan op hun maximum
automa-failure-no-money = MarsBot heeft minder dan 5 M€
automa-failure-nothing-funded = er is geen onderscheiding gefinancierd
automa-failure-no-boost = MarsBot kan bij geen enkele gefinancierde onderscheiding beter scoren
automa-failure-no-fitting-card = er is geen passende kaart meer

## Wat beslist

automa-rule-possible = mogelijk
automa-rule-oceans = meeste aangrenzende oceanen
automa-rule-icons = meeste bonussymbolen
automa-rule-own-cities = meeste aangrenzende steden van MarsBot
automa-rule-few-rival-cities = minste aangrenzende steden van de speler
automa-rule-greeneries = meeste aangrenzende groentegels
automa-rule-greeneries-and-oceans = meeste aangrenzende groen- en oceaantegels
automa-rule-rows = in rij { $from } t/m { $to }
automa-rule-reached-by-both = de speler voldoet er ook aan
automa-rule-nearest-for-player = de speler is er het dichtst bij
automa-rule-leftmost = meest links
automa-rule-largest-lead = grootste voorsprong
automa-rule-can-boost = MarsBot kan beter scoren
automa-rule-player-not-behind = de speler staat niet achter
automa-rule-smallest-lead = kleinste voorsprong
automa-rule-near-mark = hoogstens twee stappen onder een bonus of het maximum
automa-rule-between-oceans = een vlak naast twee oceanen
automa-rule-most-missing = meeste stappen onder het maximum
automa-rule-most-points = meeste punten waard
automa-rule-players-choice = de speler kiest

## Het verslag

automa-log-action-deck = De actiestapel van MarsBot: { $projects ->
    [one] { $projects } projectkaart
   *[other] { $projects } projectkaarten
    }, { $bonuses ->
    [one] { $bonuses } bonuskaart
   *[other] { $bonuses } bonuskaarten
    }.
automa-log-bonuses-shuffled = De afgelegde bonuskaarten van MarsBot worden tot een nieuwe stapel geschud.
automa-log-turned = MarsBot onthult { $card }.
automa-log-turned-by = MarsBot onthult { $card } ({ $source }).
automa-log-tag = { CAPITALIZE($name) }: { $track }.
automa-log-event = Evenement: { $track }.
automa-log-moved = MarsBot: { $track } → { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } → { $to }. Dit vakje is gemarkeerd, dus er gebeurt niets.
automa-log-ignored = Overgeslagen: { $icon }.
automa-log-failed = Mislukte actie: { $why }. MarsBot ontvangt { $money } M€.
automa-log-spaces = { CAPITALIZE($tile) }, overgebleven vlakken ({ $rule }): { $left }.
automa-log-counted = Kosten van { $card }: { $cost }. De telling eindigt op { $space }.
automa-log-no-card = Er zijn geen kaarten meer om te trekken.
automa-log-milestones = Overgebleven mijlpalen ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot kan geen mijlpaal claimen.
automa-log-awards = Overgebleven onderscheidingen ({ $rule }): { $left }.
automa-log-awards-none = MarsBot staat bij geen enkele vrije onderscheiding voor.
automa-log-early-milestone = { $count ->
    [one] MarsBot voldoet aan een vrije mijlpaal en claimt die vóór zijn beurt.
   *[other] MarsBot voldoet aan { $count } vrije mijlpalen en claimt er een vóór zijn beurt.
}
automa-log-lobbied = MarsBot lobbyt: { $parameter } ({ $rule }).
automa-log-boosted = MarsBot strijdt om { $award }.
automa-log-passed-over = MarsBot slaat { $card } over.
automa-log-no-use = { $card } heeft geen effect: { $why }.
automa-log-cannot-boost = Overgeslagen: { $award } ({ $why }).
automa-log-tokens = Kaarten met dieren of microben ({ $rule }): { $left }.
automa-log-tokens-none = De speler heeft geen dieren of microben om te verliezen.
automa-log-token-of-table = Verwijder één dier of microbe van een van je kaarten: de grondstof die de meeste punten waard is.
automa-log-no-award-yet = { $card } kan pas vanaf generatie { $from } een onderscheiding financieren.
automa-log-discarded = Afgelegd: { $card }.
automa-log-destroyed = Vernietigd: { $card }.
automa-log-pushed-back = MarsBot: { $track } terug naar { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } → { $to }, voor zijn laatste groentegel.
automa-log-time-up = Er zijn geen generaties meer.
automa-standing = { $award } ({ $own } tegen { $player }, voorsprong { $lead })
automa-standing-alone = { $award } (MarsBot { $own })
automa-reached = { $milestone } ({ $has } van { $needs })
automa-reached-by-player = { $milestone } (speler: { $has } van { $needs })
automa-card-unlisted = een kaart die niet in de lijst staat

## Vragen en uitslagen

mars-ask-lose-token = { CAPITALIZE($source) }: kies de kaart die een grondstof verliest
automa-verdict-won = Je hebt MarsBot verslagen.
automa-verdict-lost = MarsBot wint.
automa-verdict-time-up = De tijd is om: MarsBot wint.

## Zijn bord en bonuskaarten

automa-board = MarsBot-bord: { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = De speler verliest 5 planten, of zoveel mogelijk. Vernietig deze kaart als er 3 of meer verloren gingen of als een andere kaart ze beschermt; leg deze kaart anders af.
automa-text-invasive-species = De speler verwijdert één dier of microbe: de grondstof die de meeste punten waard is. MarsBot ontvangt 5 M€. Leg deze kaart af.
automa-text-research-and-development = MarsBot trekt nog een projectkaart en voert die uit. Leg deze kaart af.
automa-text-overachievement = MarsBot claimt een mijlpaal of financiert vanaf generatie 6 een onderscheiding; vernietig dan deze kaart. Lukt geen van beide, dan ontvangt hij 5 M€ en wordt de kaart afgelegd.
automa-text-expedited-construction = MarsBot plaatst een stad naast minstens twee groen- of oceaantegels; vernietig dan deze kaart. Is er geen vlak dat voldoet, leg de kaart dan af.
automa-text-lobbyists = MarsBot verhoogt een parameter die één of twee stappen onder een bonus of het maximum staat, of plaatst een oceaan naast twee oceanen; vernietig dan deze kaart. Anders verhoogt hij de parameter die nog de meeste stappen van zijn maximum af is, en wordt de kaart afgelegd.
automa-text-local-neural-instance = MarsBot plaatst zijn neurale instantie op een vlak dat niet grenst aan een tegel, de rand of een gereserveerd vlak: 1 punt per aangrenzend vlak zonder tegel van de speler. Vernietig dan deze kaart. Is er geen vlak dat voldoet, dan trekt hij een projectkaart.
automa-text-corporate-competition = MarsBot betaalt 5 M€ om beter te scoren bij een gefinancierde onderscheiding, te beginnen waar de voorsprong van de speler het kleinst is. Kan dat niet, dan trekt hij nog een bonuskaart. Leg deze kaart af.

setup-automa-option = Deze opties gelden alleen voor een spel tegen MarsBot.
setup-automa-players = Tegen MarsBot kan maar één speler spelen.
setup-automa-draft = MarsBot heeft geen starthand, dus die kun je niet draften.
setup-automa-goal = Een spel tegen MarsBot heeft geen solodoel.
