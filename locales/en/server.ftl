# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = The server is running.
page-programs = Programs can play too:

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: { $name }’s turns
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: your turn ({ $players })

## The log: what happens around a game

table-hosts = { $seat } is now the host.
table-sat = { $seat } sits down.
table-stood = Seat { $seat } is open again.
table-configured = The host changed the options.
table-started = The game begins.
table-undo-asked = { $seat } asks to undo.
table-undo-refused = { $seat } declines the undo.
table-undone = { $seat } undoes a move.
table-left = { $seat } leaves; the computer takes over.
table-came-back = { $seat } is back.
table-timed-out = { $seat } runs out of time.
table-resigned = { $seat } resigns.
table-claimed = All other players resigned. The game ends here.
table-rematch = { $seat } wants a rematch.
table-closed-by-host = The host closed this table.
table-given-up = The other players resigned.
# Nobody is left to play on.
table-forfeited = Everyone resigned.

## The log: when Areo was updated

table-carried-anew = Areo was updated, and its rules have changed. All decisions were replayed under the new rules, so some things may look different.
table-carried-on = Areo was updated, and its rules have changed. The game continues from the same position.
# $count is how many decisions no longer fit the rules.
table-carried-back = Areo was updated, and its rules have changed. { $count ->
    [one] The last decision no longer fits and was undone.
   *[other] The last { $count } decisions no longer fit and were undone.
}
table-ended-by-update = Areo was updated, and this game can’t continue under the new rules. It ends without a result.
table-older-rules = This game was played under older rules. Its result counts.
replay-of-a-part = The rules changed during this game. You see the part played under the current rules.
replay-as-stored = The rules have changed since this game. You see it as it was stored.

## Why something was not done; one for each code of the protocol

problem-malformed = The server didn’t understand this request. Reload the page and try again.
problem-too-large = This is too large to send. Shorten it and try again.
problem-too-slow = The server took too long to answer. Try again.
problem-too-many = Too many requests at once. Wait a moment and try again.
problem-not-found = There is nothing at this address.
problem-no-such-table = Private table: ask the host for the invitation link.
problem-wrong-method = The server doesn’t accept this kind of request here.
problem-not-logged-in = You are not logged in. Log in and try again.
problem-out-of-scope = This access key doesn’t allow that. Log in with your password instead.
problem-banned = You are banned from this server.
problem-muted = You can’t write in the chat at the moment.
problem-table-closed = An admin has closed this table.
problem-foreign-page = Another website tried to play in your name. Nothing was changed.
problem-bad-name = Choose a name of 1 to 24 characters.
problem-reserved-name = This name contains a reserved word. Choose another name.
problem-bad-password = Choose a password of 8 to 200 characters.
problem-name-taken = That name is taken, or looks too much like another one. Choose a different name.
problem-wrong-login = Wrong name or password.
problem-wrong-password = That is not your password. Try again.
problem-already-registered = You already have an account.
problem-bad-address = Notifications can’t be sent to that address.
problem-full = You have reached the limit. Finish or remove one before you add another.
problem-unknown-game = Areo doesn’t know this game.
problem-bad-setup = The game can’t be set up with these options. Change them and try again.
setup-mode-players = The competitive variant needs two to four players.
problem-bad-rules = These times are too short or too long. Choose others.
problem-unknown-bot = Areo doesn’t know this computer player.
problem-bad-record = This file is not a game record that Areo can replay.
problem-no-such-seat = This table has no such seat.
problem-seat-taken = That seat is taken. Choose another one.
problem-colour-taken = That color is taken. Choose another one.
problem-not-your-seat = That isn’t your seat.
problem-not-owner = Only the host can do that. Players can do it after the host has been away for five minutes.
problem-already-started = The game has already started.
problem-not-playing = You can’t do that right now.
problem-seats-free = Some seats are still open. Fill them or let the computer play.
problem-not-asked = It’s not your turn.
problem-stale = The game has moved on. Check the table and try again.
problem-not-words = This game doesn’t know that move.
problem-refused = The rules do not allow this.
problem-held = Another player may still undo their turn. Wait a moment.
problem-reveals = This can’t be undone. Do it anyway?
problem-nothing-to-undo = There is nothing to undo.
problem-no-time-left = You don’t have enough time left on your clock to undo this.
problem-not-requested = Nobody is asking to undo right now.
problem-bad-orders = These answers can’t be given in advance.
problem-not-gone = You can only replace a player who has been away for five minutes, and only at a table without clocks.
problem-others-play = Other players are still in the game, so you can’t end it.
problem-bad-text = Write a message of 1 to 500 characters.
problem-no-hints = Hints are turned off at this table.
problem-busy = The computer is busy. Try again in a moment.
problem-broken-table = This game is damaged and can’t continue.
problem-crashed = Something went wrong. Try again.
problem-not-saved = Your move could not be saved. Try again.
problem-stopping = The server is restarting. Please wait a moment.
