# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = De server draait.
page-programs = Programma’s kunnen ook spelen:

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: beurten van { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: jij bent aan de beurt ({ $players })

## The log: what happens around a game

table-hosts = { $seat } is nu de gastheer.
table-sat = { $seat } neemt plaats.
table-stood = Plaats { $seat } is weer vrij.
table-configured = De gastheer heeft de opties gewijzigd.
table-started = Het spel begint.
table-undo-asked = { $seat } wil een zet ongedaan maken.
table-undo-refused = { $seat } gaat niet akkoord; de zet blijft staan.
table-undone = { $seat } maakt een zet ongedaan.
table-left = { $seat } verlaat de tafel; de computer neemt het over.
table-came-back = { $seat } is terug.
table-timed-out = De tijd van { $seat } is om.
table-resigned = { $seat } geeft op.
table-claimed = Alle anderen hebben opgegeven. Het spel is afgelopen.
table-rematch = { $seat } wil revanche.
table-closed-by-host = De gastheer heeft deze tafel gesloten.
table-given-up = De anderen hebben opgegeven.
# Nobody is left to play on.
table-forfeited = Iedereen heeft opgegeven.

## The log: when Areo was updated

table-carried-anew = Areo is bijgewerkt en de regels zijn veranderd. Alle beslissingen zijn opnieuw gespeeld volgens de nieuwe regels, dus sommige dingen kunnen er anders uitzien.
table-carried-on = Areo is bijgewerkt en de regels zijn veranderd. Het spel gaat vanaf hetzelfde punt verder.
# $count is how many decisions no longer fit the rules.
table-carried-back = Areo is bijgewerkt en de regels zijn veranderd. { $count ->
    [one] De laatste beslissing past niet meer en is ongedaan gemaakt.
   *[other] De laatste { $count } beslissingen passen niet meer en zijn ongedaan gemaakt.
}
table-ended-by-update = Areo is bijgewerkt en dit spel kan volgens de nieuwe regels niet verder. Het eindigt zonder uitslag.
table-older-rules = Dit spel is volgens oudere regels gespeeld. De uitslag blijft geldig.
replay-of-a-part = Tijdens dit spel zijn de regels veranderd. Je ziet het deel dat volgens de huidige regels is gespeeld.
replay-as-stored = Sinds dit spel zijn de regels veranderd. Je ziet het zoals het is opgeslagen.

## Why something was not done; one for each code of the protocol

problem-malformed = De server begreep het verzoek niet. Laad de pagina opnieuw en probeer het nog eens.
problem-too-large = Dit is te groot om te versturen. Maak het korter en probeer het opnieuw.
problem-too-slow = De server deed er te lang over. Probeer het opnieuw.
problem-too-many = Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.
problem-not-found = Op dit adres is niets te vinden.
problem-no-such-table = Besloten tafel: vraag de gastheer om de uitnodigingslink.
problem-wrong-method = De server accepteert dit soort verzoeken hier niet.
problem-not-logged-in = Je bent niet ingelogd. Log in en probeer het opnieuw.
problem-out-of-scope = Met deze toegangssleutel mag dat niet. Log in met je wachtwoord.
problem-banned = Je hebt geen toegang meer tot deze server.
problem-muted = Je kunt nu niet schrijven in de chat.
problem-table-closed = Een beheerder heeft deze tafel gesloten.
problem-foreign-page = Een andere website probeerde namens jou te spelen. Er is niets veranderd.
problem-bad-name = Kies een naam van 1 tot 24 tekens.
problem-reserved-name = Deze naam bevat een gereserveerd woord. Kies een andere naam.
problem-bad-password = Kies een wachtwoord van 8 tot 200 tekens.
problem-name-taken = Die naam is al in gebruik of lijkt te veel op een andere. Kies een andere naam.
problem-wrong-login = Onjuiste naam of onjuist wachtwoord.
problem-wrong-password = Dat is niet je wachtwoord. Probeer het opnieuw.
problem-already-registered = Je hebt al een account.
problem-bad-address = Naar dat adres kunnen geen meldingen worden gestuurd.
problem-full = Je hebt het maximum bereikt. Rond er eerst een af of verwijder er een.
problem-unknown-game = Areo kent dit spel niet.
problem-bad-setup = Met deze opties kan het spel niet worden klaargezet. Wijzig ze en probeer het opnieuw.
setup-mode-players = De competitieve variant is voor twee tot vier spelers.
problem-bad-rules = Deze tijden zijn te kort of te lang. Kies andere.
problem-unknown-bot = Areo kent deze computerspeler niet.
problem-bad-record = Dit bestand is geen spel dat Areo kan afspelen.
problem-no-such-seat = Die plaats bestaat niet aan deze tafel.
problem-seat-taken = Die plaats is bezet. Kies een andere.
problem-colour-taken = Die kleur is bezet. Kies een andere.
problem-not-your-seat = Dat is niet jouw plaats.
problem-not-owner = Dat kan alleen de gastheer. Is de gastheer vijf minuten weg, dan kunnen andere spelers het ook.
problem-already-started = Het spel is al begonnen.
problem-not-playing = Dat kun je nu niet doen.
problem-seats-free = Er zijn nog plaatsen open. Vul ze of laat de computer meespelen.
problem-not-asked = Je bent niet aan de beurt.
problem-stale = Het spel is intussen verdergegaan. Bekijk de tafel en probeer het opnieuw.
problem-not-words = Dit spel kent die zet niet.
problem-refused = De regels staan dit niet toe.
problem-held = Een andere speler kan zijn beurt nog ongedaan maken. Wacht even.
problem-reveals = Dit kun je niet ongedaan maken. Toch doen?
problem-nothing-to-undo = Er is niets om ongedaan te maken.
problem-no-time-left = Je hebt te weinig tijd op je klok om dit ongedaan te maken.
problem-not-requested = Niemand wil nu iets ongedaan maken.
problem-bad-orders = Deze antwoorden kun je niet vooraf geven.
problem-not-gone = Je kunt alleen een speler vervangen die vijf minuten weg is, en alleen aan een tafel zonder klokken.
problem-others-play = Er spelen nog anderen mee, dus je kunt het spel niet beëindigen.
problem-bad-text = Schrijf een bericht van 1 tot 500 tekens.
problem-no-hints = Hints staan uit aan deze tafel.
problem-busy = De computer is bezig. Probeer het zo opnieuw.
problem-broken-table = Dit spel is beschadigd en kan niet verder.
problem-crashed = Er ging iets mis. Probeer het opnieuw.
problem-not-saved = Je zet kon niet worden opgeslagen. Probeer het opnieuw.
problem-stopping = De server herstart. Wacht even.
