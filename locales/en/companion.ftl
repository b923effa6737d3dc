# MarsBot for a table of cardboard, in the terminal and in the browser.

## At the terminal

companion-welcome = MarsBot for your table. To give MarsBot its turn, type the card that it reveals, by name or number ({ companion-word-turn } { mars-card-comet }, 010, B06). Type what happens at the table ({ companion-form-tiles }). “{ companion-word-check }” lists the steps of this generation, “{ companion-word-help }” lists all commands.
companion-help-turns = MarsBot’s turns: type { companion-word-turn } and the card: its name in any of the four languages, the beginning of its name, its number, or B01 to B08. For a card that is not in the list: { companion-word-turn } { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12. Type only { companion-word-turn } if Areo deals the cards. When MarsBot needs another card: { companion-word-draw } and the card. To answer a question, type just the answer.
companion-help-facts = What happens at the table: {$forms}.
companion-help-commands = { companion-word-list }: show all entries. { companion-word-undo }: undo the last entry. { companion-word-fix } 3 …: replace entry 3. { companion-word-insert } 3 …: insert an entry before entry 3. { companion-word-strike } 3: delete entry 3. { companion-word-state }: show the current state. { companion-word-check }: show what to do now. { companion-word-save } FILE: save the session; areo companion --file FILE continues it. { companion-word-quit }: leave.
companion-saved = Saved: { $file }
companion-resumed = { $count ->
    [one] Session resumed: { $count } entry.
   *[other] Session resumed: { $count } entries.
}
companion-state-planet = Generation { $generation }: { $temperature } °C, oxygen { $oxygen }%, oceans { $oceans }.
companion-state-bot = MarsBot: TR { $rating }, { $money } M€; cards left in its action deck: { $left } of { $all }.
companion-state-tracks = Tracks: { $tracks }.
companion-position-marked = { $track } { $at } (marked: { $marked })
companion-state-goals = Milestones and awards: { $goals }.
companion-goal-milestone = { $goal } (MarsBot { $own } of { $needs })
companion-goal-award = { $goal } (MarsBot { $own })
companion-goal-taken = { $goal } (taken: { $seat })
companion-goal-taken-award = { $goal } (MarsBot { $own }; funded: { $seat })
companion-state-score = Points if the game ended now: { $total } ({ $sources }).
companion-source = { $source } { $points }
companion-score-rating = TR
companion-score-milestones = milestones
companion-score-awards = awards
companion-score-greeneries = greeneries
companion-score-cities = cities
companion-score-instance = neural instance
companion-score-money = M€
companion-score-cards = played cards
companion-fixed = MarsBot’s turns have been recalculated. Change this on the table:
companion-fixed-nothing = MarsBot’s turns have been recalculated. Nothing changes on the table.
companion-player = Player
companion-position = { $track } { $at }

## What is asked

companion-ask-project = Reveal the top card of the project deck and enter it.
companion-ask-bonus = Reveal the top card of MarsBot’s bonus deck and enter it. If the deck is empty, shuffle the discarded bonus cards first.
companion-ask-cost = MarsBot needs the cost of this card. Enter it too.
companion-ask-tags = MarsBot needs the tags of this card. Enter them too.
companion-ask-plants = How many plants do you have?
companion-ask-protection = Does a card protect your plants?
companion-ask-tokens = Do you have an animal or a microbe on a card that can be removed?
companion-ask-standings = Enter your values, including production, in this order: { $goals }.
companion-ask-last-standings = Enter your final values, without production, in this order: { $goals }.

## What to do at the table

companion-do-mark-tile = Put MarsBot’s marker on the tile.
companion-do-mark-goal = Put MarsBot’s marker on { $goal }.
companion-do-mark-track = Put a MarsBot marker on each space that the track moved back from.
companion-do-unmark-track = Take the marker off that space.
companion-do-discard = Put on the project discard pile: { $cards }.
companion-do-pile = Put on MarsBot’s played pile: { $cards }.
companion-setup-board = Lay out MarsBot’s board for this map with its rule card. Put its seven track markers on 0 and set the neural instance aside.
companion-setup-player = Set up your side as for a two-player game: your TR is 20.
companion-setup-bot = MarsBot’s TR is 20. It has no M€, no hand and no corporation.
companion-setup-bonus = Shuffle bonus cards B01 to B08 face down: this is the bonus deck. (Other boards have their own B08.)
companion-check-deck = Deal MarsBot { $projects } project cards and { $bonuses } bonus card face down and shuffle them: this is its action deck. If the bonus deck is empty, shuffle its discard pile first.
companion-check-deck-dealt = Areo has dealt MarsBot’s action deck.
companion-check-research = Research: draw four cards and buy any of them for 3 M€ each. MarsBot pays nothing.
companion-check-draft = Research with draft: deal two piles of four cards. Four times: keep one card of your pile, MarsBot keeps a random card of its pile, then swap the piles. Shuffle MarsBot’s cards and discard those that its action deck does not need. Then buy your cards for 3 M€ each.
companion-check-first = First player of this generation: { $seat }.
companion-check-facts = Before each of MarsBot’s turns, enter what you did: temperature, oxygen, tiles, milestones, awards, attacks.
companion-check-turns = MarsBot’s turns: { $left } of { $all } cards left. With no cards left, MarsBot passes.
companion-check-production = When you have passed too: production, for you only.
companion-check-generation = Then enter: { companion-word-generation }.
companion-check-end = All parameters are complete. Enter: { companion-word-end }.
companion-check-last-bot = MarsBot has placed its last greeneries.
companion-check-last-player = Place your own last greeneries and enter them.
companion-check-last-standings = Enter your values in the funded awards, without production.
companion-check-win = MarsBot has { $points } points. You need more to win.
companion-check-over = No generations left: MarsBot wins.

## After a correction

companion-change-tile = Place: { $tile }
companion-change-tile-gone = Remove: { $tile }
companion-change-number = { CAPITALIZE($fact) }: { $to } instead of { $from }
companion-change-marks = { CAPITALIZE($fact) }, marked spaces: { $to } instead of { $from }
companion-change-goal = Put a marker on { $goal }: { $seat }
companion-change-goal-gone = Take the marker off { $goal }: { $seat }
companion-change-pile = Put on MarsBot’s played pile: { $cards }
companion-change-pile-gone = Take from MarsBot’s played pile: { $cards }
companion-change-destroyed = Remove from the game: { $cards }
companion-change-destroyed-gone = Put back among the discarded bonus cards: { $cards }
companion-fact-bot-rating = MarsBot’s TR
companion-fact-bot-money = MarsBot’s M€
companion-fact-plants = your plants

## Entries in words

companion-entry-standing = The player’s values: { $standings }
companion-standing = { $goal } { $value }
companion-entry-claims = Reserved spaces: { $spaces }
companion-claim-of = { $space } ({ $seat })
companion-entry-tokens = { $is ->
    [yes] The player has an animal or a microbe that can be removed
   *[other] The player has no animal or microbe that can be removed
}
companion-shows = a card with { $all }
companion-shows-nothing = a card without tags
companion-no-card = no card left
companion-numbered = { $card } ({ $number })
companion-as-typed = { $text }
companion-entry-fact = { CAPITALIZE($fact) }: { $value }
companion-entry-player-fact = { $seat }, { $fact }: { $value }
companion-fact-generation = generation
companion-fact-rating = terraform rating
companion-fact-marks = { $track }, marked spaces
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
companion-entry-reduce = MarsBot: { $production } −{ $steps }
companion-entry-end = End of the game

## Why an entry does not fit

companion-no-entry = “{ $word }” is neither an entry nor a card. Type “{ companion-word-help }” to see what you can enter.
companion-unknown = Unknown word: “{ $word }” ({ $kind }).
companion-ambiguous = “{ $word }” can mean: { $found }. Type more of the name, or the number.
companion-form = Write it like this: { $example }
companion-kind-card = card
companion-kind-goal = milestone or award
companion-kind-track = track
companion-kind-tag = tag
companion-kind-space = space such as r3c4
companion-kind-tile = tile
companion-kind-seat = A for the player, B for MarsBot
companion-kind-answer = yes or no
companion-kind-resource = resource
companion-no-such-entry = There is no entry with this number. “{ companion-word-list }” shows them all.
companion-nothing-to-undo = There is nothing to undo.
companion-not-saved = This file is not a MarsBot session (line { $line }).
companion-awaited = MarsBot’s turn is not over yet. { $question }
companion-card-missing = Enter the turn together with its card: { companion-word-turn } { mars-card-comet }.
companion-no-project-left = All { $count } project cards of the action deck have been revealed in this generation. Only the bonus card is left.
companion-no-bonus-left = The action deck has only one bonus card, and it has been revealed in this generation.
companion-deck-empty = The action deck is empty: MarsBot passes until the next generation.
companion-out-of-range = Out of range. Enter { $least } … { $most }, in whole steps.
companion-claimed-space = { $space } is reserved for another player.
companion-ocean-on-land = { $space } is land. Only { mars-card-artificial-lake } places an ocean there; if it did, write: { companion-form-lake }.
companion-on-ocean = { $space } is reserved for an ocean. If a card allows this tile ({ $tile }), name the card: { companion-form-mangrove }.
companion-reserved = { $space } is reserved for a city.
companion-not-by = { $card } doesn’t place such a tile there.
companion-tile-twice = This tile is already on the board: { $tile }.
companion-owner-missing = Whose tile is it? A is the player, B is MarsBot: { companion-form-tiles }. Tile: { $tile }.
companion-holds-nothing = { $card } can’t hold resources.
companion-taken = { $name } is already taken.
companion-misfit = Entry { $number }: { $why }
companion-card-not-awaited = MarsBot doesn’t need a card now.
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
companion-none-left = All three are already taken.
companion-not-complete = Temperature, oxygen and oceans are not complete yet.
companion-ended = The game has ended. You can only enter your final greeneries and your values.
companion-over = The game is over.

## How entries are written

companion-form-generation = { companion-word-generation }: 4
companion-form-remove = { companion-word-remove } 3
companion-form-reduce = { companion-word-reduce } { companion-word-plants }
companion-form-temperature = { companion-word-temperature }: -12
companion-form-oxygen = { companion-word-oxygen }: 5
companion-form-tiles = { companion-word-tiles }: { companion-word-city } r3c4 A
companion-form-lake = { companion-word-tiles }: { companion-word-ocean } r3c5 { mars-card-artificial-lake }
companion-form-mangrove = { companion-word-tiles }: { companion-word-greenery } r1c2 A { mars-card-mangrove }
companion-form-claims = { companion-word-claims }: r3c4 A
companion-form-pile = { companion-word-pile }: { mars-card-comet }, { mars-card-mine }
companion-form-tokens = { companion-word-tokens } { mars-card-birds }: 2
companion-form-track = { companion-word-track } { companion-word-building }: 3
companion-form-player = A { companion-word-heat }: 3
companion-form-bot = B { companion-word-money }: 12
companion-form-standing = { companion-word-standing } { mars-milestone-builder }: 5
companion-form-claim = { companion-word-claim } { mars-milestone-mayor }
companion-form-fund = { companion-word-fund } { mars-award-banker }
companion-form-shown = { companion-word-tags } { companion-word-space }, { companion-word-event }, { companion-word-cost } 12
companion-form-fix = { companion-word-fix } 3 { companion-word-temperature }: -12
companion-form-save = { companion-word-save } areo.txt

## Words that can be typed; the English ones are understood in every language

companion-word-turn = turn
companion-word-draw = draw
companion-word-standing = standing
companion-word-claim = claim
companion-word-fund = fund
companion-word-remove = remove
companion-word-reduce = reduce
companion-word-generation = generation
companion-word-end = end
companion-word-temperature = temperature
companion-word-oxygen = oxygen
companion-word-tiles = tiles
companion-word-claims = claims
companion-word-protected = protected
companion-word-tokens = resources
companion-word-track = track
companion-word-marks = marks
companion-word-pile = pile
companion-word-a = me
companion-word-b = MarsBot
companion-word-rating = rating
companion-word-production = production
companion-word-tags = tags
companion-word-cost = cost
companion-word-none = none
companion-word-points = points
companion-word-active = active
companion-word-event = event
companion-word-building = building
companion-word-space = space
companion-word-power = power
companion-word-science = science
companion-word-jupiter = Jovian
companion-word-earth = earth
companion-word-plant = plant
companion-word-microbe = microbe
companion-word-animal = animal
companion-word-city = city
companion-word-ocean = ocean
companion-word-greenery = greenery
companion-word-neural-instance = instance
companion-word-money = money
companion-word-steel = steel
companion-word-titanium = titanium
companion-word-plants = plants
companion-word-energy = energy
companion-word-heat = heat
companion-word-phobos = Phobos
companion-word-ganymede = Ganymede
companion-word-yes = yes
companion-word-no = no
companion-word-help = help
companion-word-list = list
companion-word-state = state
companion-word-check = check
companion-word-undo = undo
companion-word-fix = fix
companion-word-insert = insert
companion-word-strike = strike
companion-word-save = save
companion-word-quit = quit

## More of the page

companion-now = At the table now
companion-asked = MarsBot asks
companion-answer = Answer
companion-yes = Yes
companion-no = No
companion-undo = Undo
companion-changes = Change this on the table
companion-changes-none = Nothing changes on the table.
companion-changes-done = Done
companion-score = MarsBot’s points by source
companion-total = total
companion-unlisted = A card that is not in the list
companion-cost = Cost
companion-nothing-left = No card left
companion-lake = { mars-card-artificial-lake }: an ocean on land
companion-mangrove = { mars-card-mangrove }: greenery on an ocean space

## The page

companion-title = MarsBot at your table
companion-intro = You play with your own box, and Areo plays MarsBot. Enter what happens at your table; MarsBot takes its turns step by step and explains why. You can correct any entry later.
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
companion-nothing-done = MarsBot doesn’t react to this.
companion-enter-what = What happened?
companion-tab-turn = Turn
companion-tab-planet = Planet
companion-tab-goals = Goals
companion-tab-attacks = Attacks
companion-tab-bot = MarsBot
companion-take-turn = MarsBot’s turn
companion-which-card = Which card did MarsBot reveal?
companion-search = Card name
companion-without-tags = no tags
companion-bonus-card = or a bonus card
companion-generation = Next generation
companion-end = End of the game
companion-enter = Enter
companion-less = less
companion-more = more
companion-tile-kind = Tile
companion-tile-other = special…
companion-tap-space = Tap a space to place the tile.
companion-my-plants = My plants
companion-my-shield = My plants, animals and microbes are protected
companion-my-tokens = Animals and microbes on my cards
companion-my-standing = My values, including production
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
