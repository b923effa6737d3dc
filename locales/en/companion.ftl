# MarsBot for a table of cardboard, in the terminal and in the browser. Words such as turn or fix 3 are typed as they are.

## At the terminal

companion-player = The player
companion-welcome = MarsBot for your table. Enter what happens as facts (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, attacks (remove 3, reduce plants), generation, end, and MarsBot’s turns (turn, turn comet, turn tags space, event). help tells more.
companion-help = list: all entries. fix N ENTRY: puts another entry in place of number N. insert N ENTRY: puts an entry before number N. strike N: takes number N out. state: how MarsBot stands. quit: the end of the session. At the end, also after end, enter your last greeneries and your standings without production.
companion-needs-card = Turn over the next card and enter it: draw mine.
companion-state = MarsBot: rating { $rating }, { $money } M€, points { $points }. Tracks: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = MarsBot’s turns are worked out anew.
companion-form-fix = Write the number and the new entry: fix 3 temperature: -12.

## Entries in words

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generation
companion-fact-rating = terraform rating
companion-fact-production = production: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, marked spaces
companion-fact-claims = claimed spaces
companion-fact-tokens = tokens on { $card }
companion-entry-pile = Also in MarsBot’s pile: { $cards }
companion-entry-protected = { $is ->
    [yes] The player’s plants, animals and microbes are protected
   *[other] The player’s plants, animals and microbes are not protected
}
companion-entry-tiles = Tiles: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = The player claims { $goal }
companion-entry-fund = The player funds { $goal }
companion-entry-generation = A new generation
companion-entry-turn = MarsBot’s turn
companion-entry-turn-with = MarsBot’s turn: { $card }
companion-entry-turn-tags = MarsBot’s turn, a card with { $tags }
companion-entry-turn-without-tags = MarsBot’s turn, a card without tags
companion-event-tag = event
companion-shows-active = blue frame
companion-shows-points = points
companion-shows-cost = cost { $cost }
companion-entry-draw = Next card: { $card }
companion-entry-remove = MarsBot loses { $count } M€
companion-entry-reduce = { $steps ->
    [one] MarsBot loses production: { $resource }
   *[other] MarsBot loses production: { $resource } × { $steps }
}
companion-entry-end = The end of the game

## Why an entry does not fit

companion-misfit = Entry { $number }: { $why }
companion-unreadable = This cannot be entered: { $what }.
companion-no-such-entry = There is no entry with this number; list shows them all.
companion-card-awaited = MarsBot’s turn still waits for a further card.
companion-card-not-awaited = No turn of MarsBot waits for this card.
companion-cards-are-dealt = MarsBot’s cards are dealt here: enter just turn.
companion-card-missing = Enter the card with the turn: turn comet.
companion-deck-empty = The action deck is empty: MarsBot passes.
companion-turns-left = { $count ->
    [one] MarsBot has not passed: a card of its action deck is left.
   *[other] MarsBot has not passed: { $count } cards of its action deck are left.
}
companion-destroyed = { $card } is out of the game.
companion-drawn-twice = This card was already turned over in this turn.
companion-in-pile = { $card } already lies in MarsBot’s pile.
companion-less-money = MarsBot has only { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } stands at 0.
companion-occupied = A tile lies on { $space }.
companion-no-ocean-left = All oceans are placed.
companion-not-on-board = { $name } is no milestone or award of this board.
companion-taken = Somebody has it already.
companion-none-left = Three are taken already.
companion-not-complete = Temperature, oxygen and oceans are not yet complete.
companion-ended = After the end only facts (your last greeneries) and your standings can be entered.
companion-over = The game is over.

## The page

companion-title = MarsBot at your table
companion-intro = You play the boxed game, Areo plays MarsBot. Enter what happens at your table; MarsBot answers step by step and says why. Every entry can be corrected later.
companion-board = Board
companion-level = Level
companion-level-easy = easy
companion-level-normal = normal
companion-level-hard = hard
companion-level-brutal = brutal
companion-cards = MarsBot’s cards
companion-cards-table = from the deck on the table
companion-cards-dealt = dealt by Areo
companion-begin = Begin
companion-new = New session
companion-new-sure = Forget all entries and begin anew?
companion-forget = Forget them
companion-points = points if it ended now
companion-tracks = MarsBot’s tracks
companion-next-icon = next: { $icon }
companion-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
companion-did = What MarsBot did
companion-nothing-yet = MarsBot has not had a turn yet.
companion-nothing-done = MarsBot does nothing about it.
companion-turn-card-over = MarsBot needs one more card: turn it over and choose it.
companion-enter-what = What happened?
companion-tab-turn = Turn
companion-tab-planet = Planet
companion-tab-goals = Goals
companion-tab-attacks = Attacks
companion-tab-bot = MarsBot
companion-take-turn = MarsBot’s turn
companion-passes = The action deck is used up: MarsBot passes until the next generation.
companion-which-card = Which card was turned over?
companion-search = Name of the card
companion-only-tags = or only its tags
companion-without-tags = no tags
companion-bonus-card = or a bonus card
companion-generation = Next generation
companion-end = The game ends
companion-end-note = At the end enter your standings anew, without production.
companion-ended-note = MarsBot has placed its last greeneries. Your own, and your standings without production, can still be entered.
companion-enter = Enter
companion-less = less
companion-more = more
companion-tile-kind = Tile
companion-tile-other = special…
companion-tap-space = Tap a space to enter the tile.
companion-my-plants = My plants
companion-my-shield = My plants, animals and microbes are protected
companion-my-tokens = Animals and microbes on my cards
companion-costs-20 = costs 20 M€ or more
companion-my-standing = My standings, with production
companion-claimed = I have claimed it
companion-funded = I have funded it
companion-of-bot = MarsBot: { $value }
companion-taken-by = taken: { $name }
companion-loses-resources = I remove or steal resources
companion-loses-resources-note = Every resource is taken from MarsBot’s money.
companion-loses-production = I lower its production
companion-set-right = Where MarsBot’s things stand otherwise than here
companion-money = M€
companion-rating = rating
companion-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
companion-misfits = { $count ->
    [one] { $count } entry does not fit
   *[other] { $count } entries do not fit
}
companion-change = Change
companion-strike = Strike out
companion-insert = Insert before
companion-changing = Enter what stands in place of: { $entry }
companion-inserting = Enter what comes before: { $entry }
