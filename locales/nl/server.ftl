# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = De server draait.
page-programs = Programma’s kunnen ook spelen; hoe, staat op

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: beurten van { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: jij bent aan de beurt ({ $players })

## The log: what happens around a game

table-hosts = { $seat } richt de tafel vanaf nu in.
table-sat = { $seat } neemt plaats.
table-stood = Plaats { $seat } is weer vrij.
table-configured = De opties zijn gewijzigd.
table-started = Het spel begint.
table-undo-asked = { $seat } vraagt om iets terug te nemen.
table-undo-refused = { $seat } gaat niet akkoord.
table-undone = { $seat } neemt iets terug.
table-left = { $seat } is weg; een computer speelt verder.
table-came-back = { $seat } is terug.
table-timed-out = De tijd van { $seat } is om.
table-resigned = { $seat } geeft op.
table-claimed = Het spel is afgelopen, omdat alle anderen hebben opgegeven.
table-given-up = De anderen hebben opgegeven.
# Nobody is left to play on.
table-forfeited = Het spel is opgegeven.

## Why something was not done; one for each code of the protocol

problem-malformed = De server begreep dit niet. Laad de pagina opnieuw.
problem-too-large = Dit is te groot.
problem-too-slow = Dit duurde te lang. Probeer het opnieuw.
problem-too-many = Te veel tegelijk. Wacht even.
problem-not-found = Hier is niets, of niet voor jou.
problem-wrong-method = Zo kan dit niet worden gevraagd.
problem-not-logged-in = Je bent niet ingelogd.
problem-foreign-page = Een andere pagina probeerde voor jou te spelen.
problem-bad-name = Een naam heeft 1 tot 24 tekens.
problem-bad-password = Een wachtwoord heeft 8 tot 200 tekens.
problem-name-taken = Iemand anders heeft die naam.
problem-wrong-login = Die naam en dat wachtwoord horen niet bij elkaar.
problem-already-registered = Je hebt al een account.
problem-bad-address = Naar dat adres kan niets worden gestuurd.
problem-full = Je kunt er niet meer hebben.
problem-unknown-game = Dat spel bestaat niet.
problem-bad-setup = Zo kan het spel niet worden klaargezet.
setup-mode-players = Een wedstrijd is voor twee tot vier spelers.
problem-bad-rules = Deze tijden zijn te kort of te lang.
problem-unknown-bot = Die computerspeler bestaat niet.
problem-bad-record = Dit spel kan niet worden nagespeeld.
problem-no-such-seat = De tafel heeft die plaats niet.
problem-seat-taken = Daar zit al iemand.
problem-colour-taken = Kies een andere kleur.
problem-not-your-seat = Dat is niet jouw plaats.
problem-not-owner = Dat kan alleen wie de tafel heeft gemaakt, en na vijf minuten afwezigheid ook de spelers.
problem-already-started = Het spel is al begonnen.
problem-not-playing = Dit kan nu niet.
problem-seats-free = Er zijn nog plaatsen vrij.
problem-not-asked = Je bent niet aan de beurt.
problem-stale = Er is iets veranderd. Kijk nog eens.
problem-not-words = Dit spel kent die zet niet.
problem-refused = De regels staan dit niet toe.
problem-held = Iemand kan een beurt nog terugnemen.
problem-reveals = Dit kan niet worden teruggenomen. Toch doen?
problem-nothing-to-undo = Er is niets om terug te nemen.
problem-no-time-left = Je klok laat geen tijd om daar opnieuw over te beslissen.
problem-not-requested = Niemand wacht op jouw toestemming.
problem-bad-orders = Deze antwoorden vooraf zijn niet mogelijk.
problem-not-gone = Een speler kan na vijf minuten afwezigheid worden vervangen, aan een tafel zonder klokken.
problem-others-play = Anderen spelen nog.
problem-bad-text = Zeg iets van hoogstens 500 tekens.
problem-no-hints = Aan deze tafel zijn geen hints.
problem-busy = De computer heeft nu geen tijd. Probeer het opnieuw.
problem-broken-table = Dit spel is beschadigd en kan niet verder.
problem-crashed = Er ging iets mis. Probeer het opnieuw.
problem-not-saved = Dit kon niet worden bewaard. Probeer het opnieuw.
problem-stopping = De server herstart. Een ogenblik.
