# MarsBot, de tegenstander zonder speler: wat hij doet, stap voor stap, en waarom.
# $track is een van zijn sporen, $card een project- of bonuskaart, $source de oorzaak, $to een vak van een spoor.

## Opties

mars-option-automa = Tegen MarsBot
mars-option-level = MarsBot: moeilijkheidsgraad
mars-option-ignore-advance = MarsBot: symbolen die hun eigen spoor verder zetten doen niets (makkelijk)
mars-option-small-consolation = MarsBot: 3 M€ in plaats van 5 M€ voor een mislukte actie (makkelijk)
mars-option-award-handicap = MarsBot: 5 minder in elke onderscheiding (makkelijk)
mars-option-pile-points = MarsBot: een punt voor elke gespeelde kaart met punten (moeilijk)
mars-option-early-milestone = MarsBot: mag vóór zijn eerste beurt een mijlpaal kopen (moeilijk)
mars-option-fourth-card = MarsBot: een vierde projectkaart (meedogenloos)
mars-option-push-back = MarsBot: één keer terug of voor elke stap verloren productie
mars-option-unplaced-instance = MarsBot: Lokale neurale instantie zonder vlak
mars-option-instance-tile = MarsBot: de neurale instantie als tegel

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
automa-icon-advance = nog een vak
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

automa-failure-no-tag = de kaart heeft geen label
automa-failure-track-finished = het spoor is aan zijn einde
automa-failure-no-milestone = geen mijlpaal kan worden opgeëist
automa-failure-no-award = geen onderscheiding kan worden gesponsord
automa-failure-temperature-full = de temperatuur is op haar hoogst
automa-failure-no-ocean = er kan geen oceaan worden geplaatst
automa-failure-no-greenery = er kan geen groen worden geplaatst
automa-failure-no-city = er kan geen stad worden geplaatst
automa-failure-no-expedited-city = er kan geen stad naast twee groen- of oceaantegels worden geplaatst
automa-failure-no-instance = er is geen vlak meer ver van tegels, de rand en gereserveerde vlakken
automa-failure-no-plants = de speler heeft geen planten
automa-failure-plants-protected = de planten van de speler zijn beschermd
automa-failure-no-token = de speler heeft geen dier of microbe te verliezen
automa-failure-all-complete = alle parameters zijn voltooid
automa-failure-no-money = MarsBot heeft minder dan 5 M€
automa-failure-nothing-funded = er is geen onderscheiding gesponsord
automa-failure-no-boost = MarsBot kan zich in geen gesponsorde onderscheiding verbeteren
automa-failure-no-fitting-card = er is geen passende kaart meer

## Wat beslist

automa-rule-possible = mogelijk
automa-rule-oceans = meeste oceanen ernaast
automa-rule-icons = meeste bonussymbolen
automa-rule-own-cities = meeste steden van MarsBot ernaast
automa-rule-few-rival-cities = minste steden van de speler ernaast
automa-rule-greeneries = meeste groen ernaast
automa-rule-greeneries-and-oceans = meeste groen en oceanen ernaast
automa-rule-rows = in rij { $from } tot { $to }
automa-rule-reached-by-both = ook door de speler bereikt
automa-rule-nearest-for-player = de speler mist het minst
automa-rule-leftmost = meest links
automa-rule-largest-lead = grootste voorsprong
automa-rule-can-boost = MarsBot kan zich verbeteren
automa-rule-player-not-behind = de speler staat niet achter
automa-rule-smallest-lead = kleinste verschil
automa-rule-near-mark = hoogstens twee stappen onder een bonus of het einde
automa-rule-between-oceans = een vlak naast twee oceanen
automa-rule-most-missing = meeste stappen te gaan
automa-rule-most-points = meeste punten waard
automa-rule-players-choice = de speler kiest

## Het verslag

automa-log-action-deck = De actiestapel van MarsBot: { $projects } projectkaarten, { $bonuses } bonuskaarten.
automa-log-bonuses-shuffled = De afgelegde bonuskaarten van MarsBot worden tot een nieuwe stapel geschud.
automa-log-turned = MarsBot draait { $card } om.
automa-log-turned-by = MarsBot draait { $card } om ({ $source }).
automa-log-tag = { CAPITALIZE($tag) }: { $track }.
automa-log-event = Evenement: { $track }.
automa-log-moved = MarsBot: { $track } naar { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } naar { $to }; het vak is gemarkeerd en doet niets.
automa-log-ignored = Overgeslagen: { $icon }.
automa-log-failed = Mislukte actie: { $why }. MarsBot krijgt { $money } M€.
automa-log-spaces = Vlakken voor deze tegel: { $tile } ({ $rule }): { $left }.
automa-log-counted = { $card } kost { $cost }: de telling eindigt op { $space }.
automa-log-no-card = Er is geen kaart meer om te trekken.
automa-log-milestones = Mijlpalen ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot kan geen mijlpaal opeisen.
automa-log-awards = Onderscheidingen ({ $rule }): { $left }.
automa-log-awards-none = MarsBot leidt in geen vrije onderscheiding.
automa-log-early-milestone = MarsBot voldoet aan { $count ->
    [one] een vrije mijlpaal
   *[other] { $count } vrije mijlpalen
} en koopt er een vóór zijn beurt.
automa-log-lobbied = MarsBot lobbyt voor: { $parameter } ({ $rule }).
automa-log-boosted = MarsBot strijdt om { $award }.
automa-log-passed-over = MarsBot slaat { $card } over.
automa-log-no-use = { $card } heeft geen effect: { $why }.
automa-log-cannot-boost = { $award } wordt overgeslagen: { $why }.
automa-log-tokens = Kaarten met dieren of microben ({ $rule }): { $left }.
automa-log-tokens-none = De speler heeft geen dier of microbe te verliezen.
automa-log-token-of-table = De speler haalt een dier of microbe van een eigen kaart, degene die de meeste punten waard is, als er een is.
automa-log-no-award-yet = { $card } sponsort pas vanaf generatie { $from } een onderscheiding.
automa-log-discarded = { $card } wordt afgelegd.
automa-log-destroyed = { $card } wordt vernietigd.
automa-log-pushed-back = MarsBot: { $track } terug naar { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } naar { $to } voor een laatste groen.
automa-log-time-up = De generaties zijn op.
automa-standing = { $award } (voorsprong { $lead })

## Vragen en uitslagen

mars-ask-lose-token = { CAPITALIZE($source) }: kies een kaart die een grondstof verliest
automa-verdict-won = MarsBot is verslagen.
automa-verdict-lost = MarsBot wint.
automa-verdict-time-up = De tijd is om: MarsBot wint.

## Zijn bord en bonuskaarten

automa-board = MarsBots bord voor { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = De speler verliest 5 planten, of alle. Vernietigd als er 3 of meer verloren gingen, of als een kaart ze beschermt; anders afgelegd.
automa-text-invasive-species = De speler verwijdert een dier of een microbe, de meest waardevolle in punten. MarsBot krijgt 5 M€. Afgelegd.
automa-text-research-and-development = MarsBot trekt nog een projectkaart en handelt die meteen af. Afgelegd.
automa-text-overachievement = MarsBot eist een mijlpaal op of sponsort, vanaf generatie 6, een onderscheiding. Dan vernietigd. Kan geen van beide, dan krijgt hij 5 M€ en wordt de kaart afgelegd.
automa-text-expedited-construction = MarsBot plaatst een stad naast minstens twee keer groen of oceaan. Dan vernietigd; afgelegd als er geen zo’n vlak is.
automa-text-lobbyists = MarsBot verhoogt een parameter die één of twee stappen onder een bonus of zijn einde staat, of plaatst een oceaan tussen oceanen. Dan vernietigd. Anders verhoogt hij de parameter waaraan de meeste stappen ontbreken, en wordt de kaart afgelegd.
automa-text-local-neural-instance = MarsBot plaatst zijn neurale instantie ver van alle tegels, de rand en gereserveerde vlakken: 1 punt voor elk vlak ernaast zonder tegel van de speler. Dan vernietigd. Is er geen zo’n vlak, dan trekt hij een projectkaart.
automa-text-corporate-competition = MarsBot betaalt 5 M€ om zijn stand in een gesponsorde onderscheiding te verbeteren, eerst waar de voorsprong van de speler het kleinst is. Kan dat niet, dan trekt hij nog een bonuskaart. Afgelegd.

setup-automa-option = Deze opties gelden alleen voor een spel tegen MarsBot.
setup-automa-players = Tegen MarsBot speelt altijd één speler.
setup-automa-draft = MarsBot heeft geen starthand, dus die kun je niet draften.
setup-automa-goal = Een spel tegen MarsBot heeft geen solodoel.
