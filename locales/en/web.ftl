# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Close
cancel = Cancel
agree = Agree
refuse = Refuse
guest = Guest
guest-number = Guest { $number }
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
players-range = { $fewest } to { $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Your turn · { $game }

## The bar above pages

nav = Pages
nav-play = Play
nav-replays = Replays
nav-learn = Learn
nav-cards = Cards

## Settings

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = as the system
settings-theme-dark = dark
settings-theme-light = light
settings-sound = A tone when it is my turn
settings-confirm-reveals = Ask before what cannot be taken back
settings-confirm-rolls = Ask before every roll of dice
settings-notify = Notify me when it is my turn
settings-notify-on = This browser tells you when it is your turn.

## Home

home-title = Make Mars habitable with cards or with dice, or shift a planet into shape: against the computer or with friends, here and now, without an account.
home-play-now = Play now
home-play-computer = Play the computer
home-with-people = With people
home-companion = MarsBot for your own table
home-my-games = My games
home-running = { $count ->
        [one] { $count } running
       *[other] { $count } running
    }
home-no-games = Your games will be listed here.
home-with = with { $names }
home-alone = alone
home-over = finished
home-gathering = not begun
home-waiting = waiting
home-progress = { $percent } % of the game is played
home-left = { $time } left
home-filter = Which tables
home-filter-all = All games
home-filter-live = Live
home-filter-by-turns = By turns
home-none-such = No such table is open now.
home-open-tables = Open tables
home-new-table = New table
home-no-tables = Nobody waits for players now. Open a table of your own: With people.
home-column-table = Table
home-column-players = Players
home-column-pace = Pace
home-column-seats = Seats
home-join = Join
home-watch = Watch
your-turn = Your turn

clock-none = no clock
# $time is a length of time, such as 5 min.
clock-move = { $time } for each decision
clock-bank = { $time } each
clock-bank-increment = { $time } each, +{ $increment } per turn

## A new table

new-title = New table: { $game }
new-seats = Who plays
# $range is 1 to 4 or the like.
new-players = Players ({ $range })
new-seat = Seat { $number }
new-seat-me = { $name } (you)
new-seat-free = free, for somebody who joins
new-seat-guest = somebody at this device
new-seat-computer = Computer: { $bot }
new-guest-name = Name
new-public = List it among the open tables
new-options = Options of the game
new-rules = Clock, hints and spectators
new-start = Begin
new-open = Open the table
bot-random = plays at random
bot-greedy = quick
bot-strong = strong
bot-search = thinks ahead

rules-clock = Time to think
rules-timeout = When time is up
rules-timeout-computer = a computer plays on
rules-timeout-pass = they pass, or a computer decides once
rules-timeout-forfeit = the game is lost
rules-hourglass = Hourglass, in seconds
rules-pace = Computer players decide
rules-pace-instant = at once
rules-pace-natural = so that one can follow
rules-pace-calm = calmly
rules-hints = Hints are allowed
rules-spectators = Everybody may watch

## Before the game

gathering-title = { $game }: players gather
gathering-sit = Sit here
gathering-stand = Free the seat
gathering-computer = Computer…
gathering-invite = Whoever has this link can join:
gathering-copy = Copy the link
gathering-start = Begin
gathering-not-full = Some seats are still free
gathering-wait = The game begins when whoever opened the table starts it.

## At the table

table-loading = Laying out the table…
table-closed = This table is closed to you
line-lost = The line is lost; trying again…
menu = Menu
menu-keys = Keys
menu-rules = Rules
menu-cards = Cards
menu-invite = Copy an invitation
menu-copied = Copied
menu-leave = Let a computer play on for me
menu-back = Play on myself
menu-resign = Resign
menu-resign-sure = Really resign for good
menu-home = Home page
menu-hold-turns = Keep my turn open until I end it
# Followed by a long number.
menu-commitment = All shuffles follow from a secret seed, fixed before the game and published after it. Its fingerprint:
hint = Hint
# $choice is a decision, such as "Pass".
hint-says = The computer would choose: { $choice }
hint-do = Do it
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-open = { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-spectators = among spectators
watching = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
waiting-for = Waiting for { $names }
end-turn = End turn
# $choice is an answer, such as "Pass".
pre-pass = { $choice } as soon as I am asked
not-possible = { $count ->
        [one] { $count } thing is not possible now
       *[other] { $count } things are not possible now
    }
preview-reveals = Something hidden would come to light; it could not be taken back.

computer-name = Computer { $letter }
seat-badge = seat { $letter }
seat-free = free
seat-absent = not here
seat-asked = must decide
seat-title = { $name } ({ $control })
seed-known = Whoever made this table may know every draw to come. The game does not count.
seat-gone = { $name } is not here.
seat-replace = Let a computer play on
control-free = free
control-human = a person
control-computer = computer
control-away = away, a computer plays
control-covered = out of time, a computer plays
control-resigned = has resigned, a computer plays

undo = Undo
undo-nothing = Nothing to take back since something new was learned
# $what is a decision, such as "Pass".
undo-title = Take back: { $what }
undo-ask-title = Ask all others to take back: { $what }
undo-waiting = { $name } asks to take something back; others still have to answer.
undo-request-title = Take it back?
undo-request = { $count ->
        [one] { $name } asks to take back one decision.
       *[other] { $name } asks to take back { $count } decisions.
    }
reveals-title = This cannot be taken back
reveals = { $choice }: after this something hidden is known, and undo ends here.
reveals-do = Do it

hand-over = Give the device to { $name }
hand-over-note = Nobody else should look.
hand-over-ready = I am { $name }

keys = Keys
keys-regions = go to question, hand, board, seats, race, log
keys-tab = next thing
keys-act = act
keys-back = one step back
keys-undo = undo
keys-end-turn = end turn
keys-hint = hint
keys-chat = chat
keys-log = log
keys-arrows = next card or space
keys-help = this list

## The end

ending-over = The game is over
ending-won = won
ending-again = Play again
ending-result = Back to the result
# $link is an address.
ending-invitation = Another game? { $link }
ending-board = Look at the board
ending-replay = Replay
ending-record = Download the record
ending-you-won-by = { $points ->
        [one] You won by { $points } point
       *[other] You won by { $points } points
    }
ending-won-by = { $points ->
        [one] { $name } won by { $points } point
       *[other] { $name } won by { $points } points
    }
ending-seed-kept = The seed is what was promised before the first draw, so every shuffle can be checked.
ending-seed-broken = The seed is not what was promised before the first draw.
ending-seed-unchecked = The seed is now public, so every shuffle can be checked.

ending-you-won = You won
ending-you-lost = You did not win this time
story-sources = Where the points came from
story-moments = Turning points
story-shares = Who terraformed
story-moments-none = Nothing stood out: everybody gained little by little.
story-points = Points
story-figure = Figure
story-over-time = How it grew, by { $chapter }
story-lines = { $figure } at the end: { $ends }
story-round = round
story-production = Production
story-temperature = Temperature
story-oxygen = Oxygen
story-oceans = Oceans

## Where nothing is

lost-title = There is no such page
lost = The address may be mistyped, or the table is gone.

## Replays

replay-title = Replays
replay-drop = Drop a record here, or choose a file
replay-mine = Your finished games
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-chapter-back = Back to the last turn
replay-chapter-forward = On to the next turn
replay-chapter = Part
replay-opening = Opening
replay-next = { $name } is about to: { $choice }
replay-end = The end of the game.
replay-step = Step
replay-seat = Look as
replay-as = as { $name }
replay-branch = Play on from here

## Cards, accounts

games = Games
loading = One moment…
cards-title = Cards: { $game }
cards-search = Search in names and texts
cards-kind = Kind
cards-all-kinds = everything
cards-kind-project = project cards
cards-kind-corporation = corporations
cards-kind-standard-project = standard projects
cards-kind-standard-action = standard actions
cards-kind-milestone = milestones
cards-kind-award = awards
cards-kind-map = maps
cards-kind-board = boards
cards-kind-bot-board = MarsBot’s boards
cards-kind-bonus = bonus cards
cards-kind-tile = tiles
cards-kind-track = tracks
cards-kind-mission = missions
cards-kind-goal = goals
cards-kind-disaster = disasters
cards-count = { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
cards-more = Show more
cards-reconstructed = Not everything of this game is known to us. What carries ≈ is partly or wholly our reconstruction.
account-name = Your name
account-rename = Change
account-renamed = Your name is changed.
account-keep = Keep your games
account-why = You can play without an account. With one you find your games, statistics and rating on every device.
account-login-name = Name
account-password = Password
account-register = Create an account
account-created = Your account is created.
account-login = Log in
account-logged-in = You are logged in.
account-registered = You have an account.
account-logout = Log out
account-logged-out = You are logged out.
account-statistics = Your games
account-game = Game
account-played = Played
account-won = Won
account-rating = Rating

## What went wrong; the rest stands in server.ftl

problem-offline = The server cannot be reached.
problem-unexpected = Something unexpected went wrong.

## Rules and guide

# $game is the name of a game.
rules-title = Rules: { $game }
rules-about = In our own words. At a table, the book opens at the rule behind the present question.
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
        [one] { $count } topic found
       *[other] { $count } topics found
    }
# $topic is a heading of the rules.
rules-link = Link to: { $topic }
rules-here = The rule behind this
rules-whole = All the rules
rules-before = Before
rules-after = Next
cards-rules = How these work
guide-begin = Guided first game
guide = Guide
guide-offer = First time? Play with a guide
guide-step = Step { $number } of { $all }
guide-next = Next
guide-do-it = Your turn: do it at the table
guide-leave = Leave the guide
guide-astray = That was a move of your own, and why not. Take it back to follow the guide, or go on alone: everything works as usual.
guide-alone = Go on alone
guide-play-on = Play on
