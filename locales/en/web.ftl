# The web client: what all its pages share. What only one game needs is in NAME-web.ftl.

## Building blocks

close = Close
cancel = Cancel
agree = Agree
refuse = Decline
guest = Guest
guest-number = Guest { $number }
seconds = { $seconds } s
minutes = { $minutes } min
hours = { $hours } h
days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
players-range = { $fewest }–{ $most }

# The title of the browser's window.
title = { $game } · Areo
title-your-turn = Your turn · { $game }
title-undo = Undo? · { $game }

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
settings-theme-system = same as system
settings-theme-dark = dark
settings-theme-light = light
settings-sound = Play a sound when it’s my turn
settings-confirm-reveals = Confirm moves that can’t be undone
settings-confirm-rolls = Confirm every dice roll
settings-notify = Notify me when it’s my turn
settings-notify-on = This browser will notify you when it’s your turn.

## Home

home-title = Terraform Mars with cards or with dice, or shift a whole planet into shape. Play the computer or your friends, right now, no account needed.
home-play-now = Play now
home-play-computer = Play the computer
home-level = Difficulty
home-level-easy = Easy
home-level-medium = Medium
home-level-hard = Hard
home-solo = Play solo
home-with-people = Play with friends
home-companion = MarsBot for your own table
home-my-games = My games
home-running = { $count ->
    [one] { $count } in progress
   *[other] { $count } in progress
}
home-no-games = You have no games yet. They will show up here.
home-with = with { $names }
home-alone = solo
home-over = finished
home-gathering = not started
home-waiting = waiting
home-progress = { $percent }% played
home-left = { $time } left
home-filter = Filter tables
home-filter-all = All games
home-filter-live = Live
home-filter-by-turns = Turn-based
home-none-such = No open table matches this filter.
home-open-tables = Open tables
home-new-table = New table
home-no-tables = No open tables right now. Start your own: Play with friends.
home-running-tables = Games to watch
home-column-table = Table
home-column-players = Players
home-column-pace = Pace
home-column-seats = Seats
home-join = Join
home-watch = Watch
your-turn = Your turn

clock-none = no clock
# $time is a length of time, such as 5 min.
clock-move = { $time } per decision
clock-bank = { $time } per player
clock-bank-increment = { $time } per player, +{ $increment } per turn

## A new table

new-title = New table: { $game }
new-seats = Players
# $range is 1 to 4 or the like.
new-players = Number of players ({ $range })
new-seat = Seat { $number }
new-seat-me = { $name } (you)
new-seat-free = open for anyone to join
new-seat-guest = someone on this device
new-seat-computer = Computer: { $bot }
new-guest-name = Name
new-public = Show in the list of open tables
new-options = Game options
option-value-yes = yes
option-value-no = no
option-value-by-level = set by difficulty
new-rules = Clock, hints and spectators
new-start = Start
new-open = Open the table
# The levels of the computer players, from the weakest to the strongest.
bot-newcomer = Newcomer
bot-newcomer-about = Sees only the next step and overlooks a lot.
bot-settler = Settler
bot-settler-about = Plays soundly from turn to turn, but plans no further.
bot-engineer = Engineer
bot-engineer-about = Looks ahead and makes few mistakes.
bot-governor = Governor
bot-governor-about = The strongest. Thinks its plans through before it decides.
# Computer players of the laboratory.
bot-random = random
bot-greedy = quick
bot-strong = strong
bot-search = thinks ahead

rules-clock = Time to think
rules-timeout = When time runs out
rules-timeout-computer = the computer takes over
rules-timeout-pass = the player passes, or the computer makes one move
rules-timeout-forfeit = the player loses
rules-resigned = When a player resigns (3 or more players)
rules-resigned-computer = the computer plays on
rules-resigned-removed = the seat is removed
rules-hourglass = Sand timer, in seconds
rules-pace = Computer speed
rules-pace-instant = instant
rules-pace-natural = easy to follow
rules-pace-calm = slow
rules-hints = Allow hints (makes the game unrated)
rules-spectators = Allow spectators

## Before the game

gathering-title = { $game }: waiting for players
gathering-sit = Take this seat
gathering-stand = Leave this seat
gathering-computer = Computer…
gathering-invite = Anyone with this link can join:
gathering-copy = Copy link
gathering-start = Start
gathering-not-full = Some seats are still open
gathering-wait = Waiting for the host to start the game.
gathering-public = Everyone can find this table.
gathering-private = Private table: only people with the link can join.
gathering-close = Close this table
gathering-close-sure = Really close it? Everyone loses their seat
invitation-link = Paste the invitation link
invitation-enter = Open the table

## At the table

table-loading = Setting up the table…
table-closed = You can’t open this table
line-lost = Connection lost. Reconnecting…
menu = Menu
menu-keys = Keyboard shortcuts
menu-rules = Rules
menu-cards = Cards
menu-invite = Copy invitation link
menu-copied = Copied
menu-leave = Let the computer play for me
menu-back = Take over again
menu-resign = Resign
menu-resign-ends = Really resign? The game ends, and you lose
menu-resign-computer = Really resign? The computer plays on for you
menu-resign-removed = Really resign? Your seat is removed
menu-home = Home page
menu-hold-turns = Don’t end my turn until I say so
# Followed by a long number.
menu-commitment = Every shuffle comes from a secret seed, chosen before the game and published after it. Its fingerprint:
hint = Hint
# $choice is a decision, such as "Pass".
hint-says = The computer suggests: { $choice }
hint-do = Play this
hint-others = Other choices
log = Log
log-empty = Nothing has happened yet.
log-filter = Show entries for
log-all = everyone
log-save = Save the log
since-title = Since your last turn
since-attack = against you
since-open = { $count ->
    [one] Since your last turn: { $count } event
   *[other] Since your last turn: { $count } events
}
since-more = { $count ->
    [one] { $count } more in the log
   *[other] { $count } more in the log
}
chat = Chat
chat-open = { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-say = Write a message
chat-toast = { $name }: { $text }
chat-send = Send
chat-empty = No messages yet.
chat-spectators = spectators only
watching = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
waiting-for = Waiting for { $names }
seat-you = You
you-watch = You are watching.
end-turn = End turn
turn-end-left = You can still do this
turn-end-cost = End your turn?
turn-end-back = Go back
turn-end-anyway = End anyway
time-low = { $timeout ->
    [pass] Hurry: when your time runs out, you pass.
    [forfeit] Hurry: when your time runs out, you lose.
   *[computer] Hurry: when your time runs out, the computer takes over.
}
# $choice is an answer, such as "Pass".
pre-pass = { $choice } as soon as it’s my turn
not-possible = { $count ->
    [one] { $count } action not possible now
   *[other] { $count } actions not possible now
}
preview-reveals = This reveals hidden information. You can’t undo it.
preview-hidden = This reveals hidden information.
preview-then = Then: { $question }

# $level is the name of a level, such as Governor; $letter is that of the seat.
computer-level = { $level } { $letter }
computer-name = Computer { $letter }
seat-badge = seat { $letter }
seat-free = open
seat-absent = away
seat-asked = to move
seat-title = { $name } ({ $control })
seed-known = The host of this table may know every card in advance, so this game is unrated.
seat-gone = { $name } has been away for a while.
seat-replace = Let the computer take over
seat-away = The computer plays for you.
seat-covered = Your time ran out. The computer makes this decision.
seat-take-back = Take my seat back
rated-yes = Rated game: the result changes ratings.
rated-no = Unrated game.
rated-hints = Unrated, because hints are allowed.
rated-people = Rated if people play each other, one seat each.
control-free = open
control-human = person
control-computer = computer
control-away = away, computer plays
control-covered = out of time, computer plays
control-resigned = resigned, computer plays

undo = Undo
undo-ask = Ask to undo
undo-nothing = Nothing to undo
undo-asked = You asked to undo. The others have to agree.
# $what is a decision, such as "Pass".
undo-title = Undo: { $what }
undo-ask-title = Ask the others to let you undo: { $what }
undo-waiting = { $name } asks to undo: { $what }
undo-hidden = a decision you can’t see
undo-request-title = Allow undo?
undo-request = { $count ->
    [one] { $name } wants to undo: { $what }
   *[other] { $name } wants to undo { $count } decisions, back to: { $what }
}
reveals-title = This can’t be undone
reveals = { $choice }: this reveals hidden information, so you can’t undo it.
reveals-do = Go ahead

hand-over = Pass the device to { $name }
hand-over-note = No peeking, everyone else!
hand-over-ready = I am { $name }

keys = Keyboard shortcuts
keys-regions = jump to question, hand, board, players, goals, log
keys-tab = next item
keys-act = select
keys-back = go back
keys-undo = undo
keys-end-turn = end turn
keys-hint = hint
keys-chat = chat
keys-log = log
keys-arrows = next card or space
keys-help = this list

## The end

ending-over = Game over
ending-won = won
ending-again = Play again
ending-join = Rematch: join { $name }
ending-resigned = Resigned: { $names }
ending-rated = This game was rated.
ending-unrated = This game was unrated.
ending-result = Back to the results
# $link is an address.
ending-board = View the board
ending-replay = Watch replay
ending-record = Download game record
ending-you-won-by = { $points ->
        [one] You won by { $points } point
       *[other] You won by { $points } points
    }
ending-won-by = { $points ->
        [one] { $name } won by { $points } point
       *[other] { $name } won by { $points } points
    }
ending-seed-kept = Fair deal: the seed matches the fingerprint published before the game.
ending-seed-broken = Warning: the seed does not match the fingerprint published before the game.
ending-seed-unchecked = The seed is now public, so you can check every shuffle.

ending-you-won = You won
ending-you-lost = You lost this time
story-sources = Where the points came from
story-moments = Turning points
story-shares = Terraforming by player
story-moments-none = No big swings: everyone gained a little at a time.
story-points = Points
story-figure = Show
story-lines = { $figure } at the end: { $ends }
story-round = round
story-round-by = Round by round
story-production = Production
story-temperature = Temperature
story-oxygen = Oxygen
story-oceans = Oceans

## Where nothing is

lost-title = Page not found
lost = The address may be wrong, or the table no longer exists.

## Replays

replay-title = Replays
replay-drop = Drop a game record here, or choose a file
replay-mine = Your finished games
replay-play = Play
replay-pause = Pause
replay-back = Previous step
replay-forward = Next step
replay-chapter-back = Previous turn
replay-chapter-forward = Next turn
replay-chapter = Part
replay-opening = Setup
replay-next = Next, { $name }: { $choice }
replay-end = End of the game.
replay-step = Step
replay-seat = View as
replay-as = as { $name }
replay-branch = Play from here
analysis = Analysis
analysis-about = See who was likely to win at each moment, and which decisions cost the most. This takes a minute or more.
analysis-begin = Start the analysis
analysis-waits = Waiting for other analyses
analysis-under-way = Analysis in progress: { $done } of { $size }
analysis-show = Show

## Cards, accounts

games = Games
loading = Loading…
cards-title = Cards: { $game }
cards-search = Search names and text
cards-kind = Kind
cards-all-kinds = all
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
cards-reconstructed = We don’t know every card of this game. Cards marked ≈ are partly or wholly our reconstruction.
account-name = Your name
account-rename = Change
account-renamed = Name changed.
account-keep = Keep your games
account-why = You can play without an account. With one, your games, statistics and rating follow you to every device.
account-login-name = Name
account-password = Password
account-register = Create account
account-created = Account created.
account-login = Log in
account-logged-in = You’re logged in.
account-registered = You have an account
account-logout = Log out
account-logged-out = You’re logged out.
account-password-change = Change password
account-password-now = Current password
account-password-new = New password
account-password-hint = This logs you out everywhere else and cancels your access keys.
account-password-changed = Password changed.
account-logins = Where you’re logged in
account-login-this = This device
account-login-used = Last used: { $date }
account-login-ends = Expires: { $date }
account-login-end = Log out
account-login-end-of = Log out: { $name }
account-login-ended = Session ended.
account-logout-everywhere = Log out everywhere
account-keys = Access keys for programs
account-keys-why = A program that plays for you sends an access key. No key can change your account.
account-key-label = Name of the program
account-key-scope = It can
account-key-play = play and watch
account-key-read = only watch
account-key-days = Days until it expires
account-key-make = Create access key
account-key-made = Copy the key now. You won’t see it again.
account-key-copy = Copy
account-key-copied = Copied.
account-data = Your data
account-data-download = Download my data
account-delete = Delete my account
account-delete-why = This deletes your name, password, logins and chat messages. You resign from unfinished games. Your games are kept without your name.
account-delete-confirm = Delete it for good
account-deleted = Your account is deleted.
account-statistics = Your games
account-game = Game
account-played = Played
account-won = Won
account-rating = Rating

## What went wrong; the rest stands in server.ftl

problem-offline = Can’t reach the server. Check your connection and try again.
problem-unexpected = Something went wrong. Reload the page and try again.

## Rules and guide

# $game is the name of a game.
rules-title = Rules: { $game }
rules-about = The rules in our own words. During a game, they open at the rule for the current question.
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
        [one] { $count } topic found
       *[other] { $count } topics found
    }
# $topic is a heading of the rules.
rules-link = Link to: { $topic }
rules-here = See the rule
rules-whole = Full rules
rules-try = Try it
rules-before = Previous
rules-after = Next
cards-rules = How they work
guide-begin = Guided first game
guide = Guide
guide-offer = New here? Play a guided game
guide-step = Step { $number } of { $all }
guide-next = Next
guide-do-it = Your turn: make this move at the table
guide-leave = Leave the guide
guide-astray = That’s a different move, and that’s fine. Undo it to follow the guide, or continue on your own: everything works as usual.
guide-alone = Continue without the guide
guide-play-on = Keep playing
