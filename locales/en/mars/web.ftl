# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = with Corporate Era
mars-option-cards-standard = without Corporate Era
mars-option-draft-yes = draft
mars-option-initial-draft-yes = draft of the opening hand
mars-option-automa-yes = against MarsBot
mars-option-level-easy = easy
mars-option-level-normal = normal
mars-option-level-hard = hard
mars-option-level-brutal = brutal
mars-option-solo-goal-terraform = terraform within 14 generations
mars-option-solo-goal-rating-63 = a rating of 63

## Words and signs

mars-name-mc = M€
mars-name-steel = steel
mars-name-titanium = titanium
mars-name-plants = plants
mars-name-energy = energy
mars-name-heat = heat
mars-or = or
mars-points = points
# $value is a limit, such as 7 %.
mars-at-most = at most { $value }
mars-card-kind-automated = Automated
mars-card-kind-active = Active
mars-card-kind-event = Event
mars-card-kind-corporation = Corporation
mars-cost = { $cost } M€
mars-printed-cost = printed: { $cost } M€
mars-cost-each = { $cost } M€ each

## The map

# $map is the name of a board, such as Tharsis.
mars-map-of = Map of { $map }, 61 spaces
mars-state-of-map = It is { $temperature } °C, with { $oxygen } % oxygen and { $oceans } oceans
mars-row = Row { $row }
mars-space = row { $row }, space { $column }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = land
mars-ground-ocean = kept for an ocean
mars-ground-volcano = volcano
mars-ground-noctis = kept for Noctis City
mars-no-bonus = no bonus
mars-bonus-steel = steel
mars-bonus-titanium = titanium
mars-bonus-plant = plant
mars-bonus-card = card
mars-bonus-heat = heat
mars-bonus-oceanfor6 = ocean for 6 M€
mars-zoom-in = Larger
mars-zoom-out = Smaller
mars-parameters = Global parameters
mars-steps-to-go = { $count ->
        [0] reached
        [one] { $count } step to go
       *[other] { $count } steps to go
    }
mars-oceans-of = { $count } of { $all }
mars-oceans-left = { $count ->
        [0] all placed
        [one] { $count } ocean left
       *[other] { $count } oceans left
    }

## Around it

mars-generation = Generation
mars-generation-number = generation { $number }
mars-generation-short = Gen.
mars-phase-research = Research
mars-phase-actions = Actions
mars-phase-production = Production
mars-in-deck = in the deck
mars-no-corporation = no corporation yet
mars-passed = passed
mars-rating = terraform rating
mars-hand = cards in hand
mars-played = { $count } played
mars-points-now = points if the game ended now
mars-vp-now = points now
mars-cities = cities
mars-greeneries = greeneries
mars-cards-of = Cards of { $name }
mars-race = Milestones and awards
mars-race-state = who has it
mars-milestones = Milestones
mars-milestones-worth = 5 points
mars-awards = Awards
mars-awards-worth = 5 and 2 points
mars-awards-next = next costs { $price } M€
mars-claim = claim
mars-fund = fund
mars-funded = paid
mars-inspector = What you look at
mars-inspector-hint = Point at a card, a space or an action: what it would change is shown here.
mars-place-hint = Choose a space on the map.
mars-compared = The spaces compared
mars-compared-nothing = nothing more
mars-compared-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = claimable
mars-you-lead = you lead
mars-tabs = Views
mars-tab-map = Map
mars-tab-hand = Hand
mars-tab-seats = Seats
mars-tab-goals = Goals
mars-tab-log = Log

## Answering

mars-question = What is asked
mars-action-ways = { $second ->
        [yes] Play a card, take an action of the bar, or leave it at one.
       *[no] Play a card, take an action of the bar, or pass.
    }
mars-turn-open = Your turn is still open: take something back, or end it.
mars-action = action
mars-convert-plants = into greenery
mars-convert-heat = into warmth
mars-projects = Projects
mars-pay = Pay
mars-take = Take it
mars-place-here = Place here
mars-order-ask = Several effects are due at once: in which order?
mars-order-list = Effects, first to last
mars-order-hint = Drag it, or move it with the arrow keys
mars-order-go = In this order
mars-any-order = Any order, always
mars-any-order-off = Ask me again in which order effects happen
mars-sell = { $count ->
        [one] Sell { $count } card
       *[other] Sell { $count } cards
    }
mars-laid-out = Cards to choose from
mars-dealt = Cards that you may buy afterwards
mars-buying = { $count ->
        [one] { $count } card for { $price } of { $money } M€
       *[other] { $count } cards for { $price } of { $money } M€
    }
mars-buy = { $count ->
        [one] Buy { $count } card for { $price } M€
       *[other] Buy { $count } cards for { $price } M€
    }
mars-buy-none = Buy nothing
mars-hand-of = { $count ->
        [one] Your hand, { $count } card, { $playable } playable
       *[other] Your hand, { $count } cards, { $playable } playable
    }
mars-hand-empty = Your hand is empty.
mars-playable = { $count } playable
mars-of = of { $count }
mars-filter = Show
mars-filter-all = all cards
mars-filter-playable = playable
mars-sort = Order of the hand
mars-sort-playable = playable first
mars-sort-cost = by cost
mars-sort-tag = by tag

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = { $short } M€ short
mars-brief-parameter-too-low = { $parameter ->
        [temperature] { $is } of { $needs } °C
        [oxygen] oxygen { $is } of { $needs } %
       *[oceans] oceans { $is } of { $needs }
    }
mars-brief-parameter-too-high = { $parameter ->
        [temperature] { $is }, most { $needs } °C
        [oxygen] oxygen { $is }, most { $needs } %
       *[oceans] oceans { $is }, most { $needs }
    }
mars-brief-too-few-tags = { $tag }: { $has } of { $needs }
mars-brief-too-little-production = { $what } { $has } of { $needs }
mars-brief-too-few-cities = cities { $has } of { $needs }
mars-brief-too-few-greeneries = greeneries { $has } of { $needs }
mars-brief-too-little-stock = { $has } of { $needs }
mars-brief-too-few-tokens = tokens { $has } of { $needs }
mars-brief-no-space = no space
mars-brief-no-claim = no space
mars-brief-nobody-to-reduce = no target
mars-brief-no-card-for-it = no card fits
mars-brief-rating-not-raised = rating not raised
mars-brief-not-reached = { $has } of { $needs }
mars-brief-none-left = none left
mars-brief-too-late-to-pass = next turn
mars-brief-already-used = used
mars-brief-empty-hand = no card

## MarsBot

mars-bot = MarsBot
mars-bot-table = Table
mars-bot-open = Its board
mars-bot-about = No hand, no production. It turns up one card a turn and walks its tags along seven tracks.
mars-bot-tracks = MarsBot’s tracks: what every space shows, and where its markers stand
mars-bot-here = MarsBot stands here
mars-bot-pushed-by = Whoever lowers this production pushes the track back: { $production }
mars-bot-if-ended = If it ended now
mars-bot-decks = Decks
mars-bot-action-deck = Action deck
mars-bot-action-deck-note = turns left in this generation
mars-bot-pile = Played pile
mars-bot-pile-note = project cards that it has turned up
mars-bot-bonus-deck = Bonus deck
mars-bot-bonus-deck-note = one joins each generation
mars-bot-bonus-discard = Bonus discard
mars-bot-destroyed = Destroyed
mars-bot-worth = Worth knowing: its next step on the { $track } brings it: { $icon }.
mars-bot-why = Why it did that
mars-bot-turn-of = gen. { $generation }, turn { $turn } of { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = The turn before
mars-bot-turn-after = The turn after
mars-bot-no-turn = MarsBot has not had a turn yet.
mars-bot-between = Outside of its turns
mars-bot-effect = Effect
mars-bot-steps = Steps of its turn
mars-bot-step-of = step { $step } of { $count }
mars-bot-step-by-step = Step by step
mars-bot-step-back = Back
mars-bot-step-on = Next
mars-bot-step-all = All
mars-bot-nothing-there = Nothing stands there.
mars-bot-spaces = { $count ->
        [one] { $count } space left
       *[other] { $count } spaces left
    }

## The end

mars-source-rating = Rating
mars-source-milestones = Milestones
mars-source-awards = Awards
mars-source-greeneries = Greeneries
mars-source-cities = Cities
mars-source-cards = Cards
mars-source-instance = Neural instance
mars-source-money = Money
mars-story-raised = Parameters raised
mars-story-rating = Rating
mars-story-income = Income
mars-story-generation = generation
