# The web table of Mars.

mars-option-board-tharsis = Tharsis
mars-option-board-hellas = Hellas
mars-option-board-elysium = Elysium
mars-option-cards-corporate-era = with Corporate Era
mars-option-cards-standard = without Corporate Era
mars-option-draft-yes = draft
mars-option-initial-draft-yes = draft the starting hand
mars-option-automa-yes = against MarsBot
mars-option-level-easy = easy
mars-option-level-normal = normal
mars-option-level-hard = hard
mars-option-level-brutal = brutal
mars-option-solo-goal-terraform = terraform within 14 generations
mars-option-solo-goal-rating-63 = terraform rating of 63

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
mars-at-most = max { $value }
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
mars-state-of-map = { $temperature } °C, { $oxygen }% oxygen, oceans: { $oceans }
mars-row = Row { $row }
mars-space = row { $row }, space { $column }
mars-space-beside = row { $row }, next to { $place }
# $tile is what lies there; $owner is a name, or nothing.
mars-space-tile = { $name }: { $tile } { $owner }
mars-space-free = { $name }: { $kind }, { $bonuses }
mars-ground-land = land
mars-ground-ocean = reserved for an ocean
mars-ground-volcano = volcano
mars-ground-noctis = reserved for Noctis City
mars-no-bonus = no bonus
mars-bonus-steel = steel
mars-bonus-titanium = titanium
mars-bonus-plant = plant
mars-bonus-card = card
mars-bonus-heat = heat
mars-bonus-oceanfor6 = ocean for 6 M€
mars-zoom-in = Zoom in
mars-zoom-out = Zoom out
mars-parameters = Global parameters
mars-steps-to-go = { $count ->
    [0] complete
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
mars-cards-of = { $name }’s cards
mars-race = Milestones and awards
mars-race-state = owner
mars-milestones = Milestones
mars-milestones-worth = 5 points
mars-awards = Awards
mars-awards-worth = 5 or 2 points
mars-awards-next = next one: { $price } M€
mars-claim = claim
mars-fund = fund
mars-funded = funded
mars-inspector = Details
mars-inspector-hint = Point at a card, a space or an action to see what it would change.
mars-plays = { $name } plays
mars-place-hint = Choose a space on the map.
mars-compared = Compare spaces
mars-compared-nothing = nothing more
mars-compared-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
# $choice is a decision, such as "Play Comet".
mars-if = { $choice }
mars-claimable = you can claim it
mars-you-lead = you’re ahead
mars-tabs = Views
mars-tab-map = Map
mars-tab-hand = Hand
mars-tab-seats = Players
mars-tab-goals = Goals
mars-tab-log = Log

## Answering

mars-question = Question
mars-action-ways = { $second ->
    [yes] Play a card, choose an action below, or end your turn.
   *[no] Play a card, choose an action below, or pass.
}
mars-turn-open = Your turn isn’t over yet: undo, or end it.
mars-action = action
mars-convert-plants = place greenery
mars-convert-heat = raise temperature
mars-projects = Projects
mars-pay = Pay
mars-worth = { $worth } M€ each
mars-wasted = { $count } M€ wasted
mars-take = Confirm
mars-stop-and-pass = End turn and pass
mars-last-generation = Last generation
mars-last-short = last
mars-last-announced = This is the last generation: the game ends after its production.
mars-place-here = Place here
mars-order-ask = Several effects happen at once. Choose their order.
mars-order-list = Effects, first to last
mars-order-hint = Drag, or move with the arrow keys
mars-order-go = Use this order
mars-any-order = Don’t ask again: any order is fine
mars-any-order-off = Ask me for the order of effects again
mars-sell = { $count ->
        [one] Sell { $count } card
       *[other] Sell { $count } cards
    }
mars-laid-out = Cards to choose from
mars-dealt = Cards you can buy next
mars-buying = { $count ->
    [one] { $count } card for { $price } M€ (you have { $money } M€)
   *[other] { $count } cards for { $price } M€ (you have { $money } M€)
}
mars-buy = { $count ->
        [one] Buy { $count } card for { $price } M€
       *[other] Buy { $count } cards for { $price } M€
    }
mars-buy-none = Buy nothing
mars-choose-card = Choose a card
mars-choose-named = Choose { $name }
mars-keep = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
mars-keeping = { $count } of { $needed } chosen
mars-peek = See the planet
mars-peek-back = Back to the cards
mars-hand-of = { $count ->
    [one] Your hand: { $count } card, { $playable } playable
   *[other] Your hand: { $count } cards, { $playable } playable
}
mars-hand-empty = Your hand is empty.
mars-playable = { $count } playable
mars-of = of { $count }
mars-filter = Show
mars-filter-all = all cards
mars-filter-playable = playable
mars-sort = Sort hand
mars-sort-playable = playable first
mars-sort-cost = by cost
mars-sort-tag = by tag

## Why not, in few words: on cards and buttons

mars-brief-not-affordable = { $short } M€ short
mars-brief-parameter-too-low = { $parameter ->
    [temperature] { $is }, min { $needs } °C
    [oxygen] oxygen { $is } of { $needs }%
   *[oceans] oceans { $is } of { $needs }
}
mars-brief-parameter-too-high = { $parameter ->
    [temperature] { $is }, max { $needs } °C
    [oxygen] oxygen { $is }, max { $needs }%
   *[oceans] oceans { $is }, max { $needs }
}
mars-brief-too-few-tags = { $tag } tags: { $has } of { $needs }
mars-brief-too-little-production = { $resource ->
    [steel] steel production { $has } of { $needs }
    [titanium] titanium production { $has } of { $needs }
    [plants] plant production { $has } of { $needs }
    [energy] energy production { $has } of { $needs }
    [heat] heat production { $has } of { $needs }
   *[money] M€ production { $has } of { $needs }
}
mars-brief-too-few-cities = cities { $has } of { $needs }
mars-brief-too-few-greeneries = greeneries { $has } of { $needs }
mars-brief-too-little-stock = { $has } of { $needs }
mars-brief-too-few-tokens = resources { $has } of { $needs }
mars-brief-no-space = no space
mars-brief-no-claim = no space
mars-brief-nobody-to-reduce = no target
mars-brief-no-card-for-it = no suitable card
mars-brief-rating-not-raised = TR not raised
mars-brief-not-reached = { $has } of { $needs }
mars-brief-none-left = none left
mars-brief-too-late-to-pass = next turn
mars-brief-already-used = used
mars-brief-empty-hand = no cards

## MarsBot

mars-bot = MarsBot
mars-bot-table = Table
mars-bot-open = MarsBot’s board
mars-bot-about = No hand, no production. Each turn it reveals one card, and the card’s tags move its markers along seven tracks.
mars-bot-tracks = MarsBot’s tracks, with the icon on every space and its markers
mars-bot-here = MarsBot is here
mars-bot-pushed-by = To push this track back, lower MarsBot’s production of { $production }
mars-bot-if-ended = If the game ended now
mars-bot-decks = Decks
mars-bot-action-deck = Action deck
mars-bot-action-deck-note = turns left in this generation
mars-bot-pile = Played cards
mars-bot-pile-note = project cards it has revealed
mars-bot-bonus-deck = Bonus deck
mars-bot-bonus-deck-note = adds one card each generation
mars-bot-bonus-discard = Discarded bonus cards
mars-bot-destroyed = Destroyed
mars-bot-worth = Watch out for the { $track }. Its next icon: { $icon }.
mars-bot-why = Why it did that
mars-bot-turn-of = gen. { $generation }, turn { $turn } of { $count }
mars-bot-needs = bot { $count }
mars-bot-turn-before = Previous turn
mars-bot-turn-after = Next turn
mars-bot-no-turn = MarsBot has not had a turn yet.
mars-bot-between = Between its turns
mars-bot-effect = Effect
mars-bot-steps = Steps of this turn
mars-bot-step-of = step { $step } of { $count }
mars-bot-step-by-step = Step by step
mars-bot-step-back = Back
mars-bot-step-on = Next
mars-bot-step-all = All
mars-bot-nothing-there = That space has no icon.
mars-bot-spaces = { $count ->
        [one] { $count } space left
       *[other] { $count } spaces left
    }

## The end

mars-source-rating = Terraform rating
mars-source-milestones = Milestones
mars-source-awards = Awards
mars-source-greeneries = Greeneries
mars-source-cities = Cities
mars-source-cards = Cards
mars-source-instance = Neural instance
mars-source-money = Money
mars-story-raised = Parameters raised
mars-story-rating = Terraform rating
mars-story-income = Income
mars-story-generation = generation
mars-story-generation-by = Generation by generation
