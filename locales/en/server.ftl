# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = The server is running.
page-programs = Programs can play, too; how, stands at

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: turns of { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: your turn ({ $players })

## The log: what happens around a game

table-hosts = { $seat } sets up the table from now on.
table-sat = { $seat } takes a seat.
table-stood = Seat { $seat } is free again.
table-configured = The options have changed.
table-started = The game begins.
table-undo-asked = { $seat } asks to take something back.
table-undo-refused = { $seat } does not agree.
table-undone = { $seat } takes something back.
table-left = { $seat } has left; a computer plays on.
table-came-back = { $seat } is back.
table-timed-out = The time of { $seat } is up.
table-resigned = { $seat } gives up.
table-claimed = The game is ended, since all others have given up.
table-given-up = Others have given up.
# Nobody is left to play on.
table-forfeited = The game was given up.

## Why something was not done; one for each code of the protocol

problem-malformed = The server did not understand this. Reload the page.
problem-too-large = This is too large.
problem-too-slow = This took too long. Try again.
problem-too-many = Too much at once. Wait a moment.
problem-not-found = There is nothing here, or not for you.
problem-wrong-method = This cannot be asked in this way.
problem-not-logged-in = You are not logged in.
problem-foreign-page = Another page tried to play for you.
problem-bad-name = A name has 1 to 24 characters.
problem-bad-password = A password has 8 to 200 characters.
problem-name-taken = Somebody else has that name.
problem-wrong-login = That name and password do not go together.
problem-already-registered = You have an account already.
problem-bad-address = Nothing can be sent to that address.
problem-full = You cannot have more of these.
problem-unknown-game = There is no such game.
problem-bad-setup = The game cannot be set up like this.
setup-mode-players = A contest is for two to four players.
problem-bad-rules = These times are too short or too long.
problem-unknown-bot = There is no such computer player.
problem-bad-record = This game cannot be replayed.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = Somebody sits there.
problem-colour-taken = Choose another colour.
problem-not-your-seat = That is not your seat.
problem-not-owner = Only who made the table can do that, or the players once that person has been gone for five minutes.
problem-already-started = The game has begun.
problem-not-playing = This is not possible now.
problem-seats-free = There are free seats.
problem-not-asked = It is not your turn.
problem-stale = Something has changed. Look again.
problem-not-words = This game has no such move.
problem-refused = The rules do not allow this.
problem-held = Somebody may still take back a turn.
problem-reveals = This cannot be taken back. Do it all the same?
problem-nothing-to-undo = There is nothing to take back.
problem-no-time-left = Your clock leaves no time to decide that again.
problem-not-requested = Nobody waits for your consent.
problem-bad-orders = These answers in advance are not possible.
problem-not-gone = A player can be replaced after five minutes of absence, at a table without clocks.
problem-others-play = Others still play.
problem-bad-text = Say something of at most 500 characters.
problem-no-hints = This table allows no hints.
problem-busy = The computer has no time now. Try again.
problem-broken-table = This game is damaged and cannot go on.
problem-crashed = Something went wrong. Try again.
problem-not-saved = This could not be saved. Try again.
problem-stopping = The server is restarting. One moment.
