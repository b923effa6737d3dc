# MarsBot for a table of cardboard, in the terminal and in the browser. Words such as turn or fix 3 are typed as they are.

## At the terminal

companion-player = The player
companion-welcome = MarsBot for your table. Enter what happens: facts (temperature: -12, tiles: city r3c4 A, tokens birds: 2, standing builder: 5), claim mayor, fund banker, attacks (remove 3, reduce plants), generation, end, and MarsBot’s turns (turn, turn comet, turn tags space, event). Type help for more.
companion-help = list: show all entries. fix N ENTRY: replace entry N. insert N ENTRY: insert an entry before entry N. strike N: delete entry N. state: show MarsBot. quit: end the session. At the end of the game, also after end, enter your final greeneries and your values without production.
companion-needs-card = Reveal the next card and enter it: draw mine.
companion-state = MarsBot: TR { $rating }, { $money } M€, { $points } points. Tracks: { $tracks }.
companion-position = { $track } { $at }
companion-fixed = MarsBot’s turns have been recalculated.
companion-form-fix = Type the number and the new entry: fix 3 temperature: -12.

## Entries in words

companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generation
companion-fact-rating = terraform rating
companion-fact-production = production: { $resource }
companion-fact-track = { $track }
companion-fact-marks = { $track }, marked spaces
companion-fact-claims = reserved spaces
companion-fact-tokens = resources on { $card }
companion-entry-pile = Also in MarsBot’s played pile: { $cards }
companion-entry-protected = { $is ->
    [yes] The player’s plants, animals and microbes are protected
   *[other] The player’s plants, animals and microbes are not protected
}
companion-entry-tiles = Tiles: { $tiles }
companion-tile = { $tile } { $space }
companion-tile-of = { $tile } { $space } ({ $seat })
companion-entry-claim = The player claims: { $goal }
companion-entry-fund = The player funds: { $goal }
companion-entry-generation = New generation
companion-entry-turn = MarsBot’s turn
companion-entry-turn-with = MarsBot’s turn: { $card }
companion-entry-turn-tags = MarsBot’s turn: a card with { $tags }
companion-entry-turn-without-tags = MarsBot’s turn: a card without tags
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
companion-entry-end = End of the game

## Why an entry does not fit

companion-misfit = Entry { $number }: { $why }
companion-unreadable = Areo can’t read this entry: { $what }.
companion-no-such-entry = There is no entry with that number. Type list to see them all.
companion-card-awaited = MarsBot’s turn isn’t finished: enter its next card first.
companion-card-not-awaited = MarsBot doesn’t need a card now.
companion-cards-are-dealt = Areo deals MarsBot’s cards here. Just enter turn.
companion-card-missing = Enter the card that MarsBot reveals: turn comet.
companion-deck-empty = The action deck is empty: MarsBot passes.
companion-turns-left = { $count ->
    [one] MarsBot hasn’t passed yet: one card is left in its action deck.
   *[other] MarsBot hasn’t passed yet: { $count } cards are left in its action deck.
}
companion-destroyed = { $card } has been destroyed.
companion-drawn-twice = This card was already revealed in this turn.
companion-in-pile = { $card } is already in MarsBot’s played pile.
companion-less-money = MarsBot has only { $money } M€.
companion-track-at-start = { CAPITALIZE($track) } is already at 0.
companion-occupied = There is already a tile on { $space }.
companion-no-ocean-left = All oceans have been placed.
companion-not-on-board = This board has no milestone or award called { $name }.
companion-taken = A player already has it.
companion-none-left = All three are already taken.
companion-not-complete = Temperature, oxygen and oceans are not complete yet.
companion-ended = The game has ended. You can only enter your final greeneries and your values.
companion-over = The game is over.

## The page

companion-title = MarsBot at your table
companion-intro = You play with your own box, and Areo plays MarsBot. Enter what happens at your table; MarsBot takes its turns step by step and explains why. You can correct any entry later.
companion-board = Board
companion-level = Difficulty
companion-level-easy = easy
companion-level-normal = normal
companion-level-hard = hard
companion-level-brutal = brutal
companion-cards = MarsBot’s cards
companion-cards-table = from your own deck
companion-cards-dealt = dealt by Areo
companion-begin = Start
companion-new = New session
companion-new-sure = Delete all entries and start again?
companion-forget = Delete
companion-points = points if the game ended now
companion-tracks = MarsBot’s tracks
companion-next-icon = next: { $icon }
companion-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
companion-did = What MarsBot did
companion-nothing-yet = MarsBot has not had a turn yet.
companion-nothing-done = MarsBot does nothing in response.
companion-turn-card-over = MarsBot needs one more card: reveal it and choose it here.
companion-enter-what = What happened?
companion-tab-turn = Turn
companion-tab-planet = Planet
companion-tab-goals = Goals
companion-tab-attacks = Attacks
companion-tab-bot = MarsBot
companion-take-turn = MarsBot’s turn
companion-passes = The action deck is empty: MarsBot passes until the next generation.
companion-which-card = Which card did MarsBot reveal?
companion-search = Card name
companion-only-tags = or just its tags
companion-without-tags = no tags
companion-bonus-card = or a bonus card
companion-generation = Next generation
companion-end = End of the game
companion-end-note = At the end, enter your values again, without production.
companion-ended-note = MarsBot has placed its final greeneries. You can still enter yours, and your values without production.
companion-enter = Enter
companion-less = less
companion-more = more
companion-tile-kind = Tile
companion-tile-other = special…
companion-tap-space = Tap a space to place the tile.
companion-my-plants = My plants
companion-my-shield = My plants, animals and microbes are protected
companion-my-tokens = Animals and microbes on my cards
companion-costs-20 = costs 20 M€ or more
companion-my-standing = My values, with production
companion-claimed = I claimed it
companion-funded = I funded it
companion-of-bot = MarsBot: { $value }
companion-taken-by = taken: { $name }
companion-loses-resources = I remove or steal resources
companion-loses-resources-note = Each resource costs MarsBot 1 M€.
companion-loses-production = I lower its production
companion-set-right = Correct MarsBot’s board
companion-money = M€
companion-rating = TR
companion-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
companion-misfits = { $count ->
    [one] { $count } entry doesn’t fit
   *[other] { $count } entries don’t fit
}
companion-change = Change
companion-strike = Delete
companion-insert = Insert before
companion-changing = Replace entry: { $entry }
companion-inserting = Insert before entry: { $entry }
