# The Dice Game: what is asked, answered, refused and told, and the sentences that cards are made of.
# $seat is a player's name, $source is what causes something (a card, a space, a track).
# A message that begins in lower case is a part of a sentence; CAPITALIZE makes it begin one.

## Options

dice-option-board = Side of the board
dice-option-corporate-era = Corporate Era
dice-option-promo = Promo pack

## Names: colours, symbols, parameters, tiles

dice-color-yellow = yellow
dice-color-green = green
dice-color-blue = blue
dice-color-gray = gray
dice-color-red = red

dice-symbol-credit = credit
dice-symbol-science = science
dice-symbol-earth = Earth
dice-symbol-plant = plant
dice-symbol-microbe = microbe
dice-symbol-animal = animal
dice-symbol-energy = energy
dice-symbol-water = water
dice-symbol-oxygen = oxygen
dice-symbol-steel = steel
dice-symbol-titanium = titanium
dice-symbol-city = city
dice-symbol-heat = heat
dice-symbol-event = event
dice-symbol-nuclear = nuclear

dice-parameter-temperature = temperature
dice-parameter-oxygen = oxygen
dice-parameter-oceans = oceans

dice-tile-ocean = ocean
dice-tile-greenery = greenery
dice-tile-city = city
dice-tile-special = special tile

dice-board-side-1 = Board, side 1
dice-board-side-2 = Board, side 2
dice-track-temperature = Temperature track
dice-track-oxygen = Oxygen track
# A name that an owner of the game gave.
dice-own-name = { $name }

## Names: actions, and where something comes from

dice-standard-temperature = raise the temperature
dice-standard-ocean = place an ocean
dice-standard-greenery = place a greenery
dice-standard-city = place a city
dice-standard-points = score points

dice-support-turn = turn a die
dice-support-draw = draw cards

dice-source-standard = standard action
dice-source-support = support action
dice-source-track = { $parameter ->
    [temperature] temperature bonus
   *[oxygen] oxygen bonus
}
dice-source-space = space { $space }
dice-source-production = production
dice-source-setup = setup

## Building blocks

# A player, in a list of players.
dice-seat = { $seat }
# Dice with the same symbol.
dice-counted = { $symbol ->
    [credit] { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    [plant] { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }
    [microbe] { $count ->
        [one] { $count } microbe
       *[other] { $count } microbes
    }
    [animal] { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
    [city] { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
    [event] { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
    [science] { $count } science
    [earth] { $count } Earth
    [energy] { $count } energy
    [water] { $count } water
    [oxygen] { $count } oxygen
    [steel] { $count } steel
    [titanium] { $count } titanium
    [heat] { $count } heat
   *[nuclear] { $count } nuclear
}
# Wild tokens in such a list.
dice-counted-wilds = { $count ->
    [one] { $count } wild token
   *[other] { $count } wild tokens
}
# Dice, as something that is taken or lost.
dice-text-dice = { $color ->
    [yellow] { $count ->
        [one] { $count } yellow die
       *[other] { $count } yellow dice
    }
    [green] { $count ->
        [one] { $count } green die
       *[other] { $count } green dice
    }
    [blue] { $count ->
        [one] { $count } blue die
       *[other] { $count } blue dice
    }
    [gray] { $count ->
        [one] { $count } gray die
       *[other] { $count } gray dice
    }
    [red] { $count ->
        [one] { $count } red die
       *[other] { $count } red dice
    }
   *[any] { $count ->
        [one] { $count } die of any color
       *[other] { $count } dice of any colors
    }
}
# What goes with the word for a symbol, or for a die that shows it.
dice-text-symbol = { $symbol ->
    [credit] credit
    [science] science
    [earth] Earth
    [plant] plant
    [microbe] microbe
    [animal] animal
    [energy] energy
    [water] water
    [oxygen] oxygen
    [steel] steel
    [titanium] titanium
    [city] city
    [heat] heat
    [event] event
   *[nuclear] nuclear
}
dice-text-wilds = { $count ->
    [one] { $count } wild token
   *[other] { $count } wild tokens
}
dice-text-vp = { $count } VP
dice-chance = { $symbol } { $percent }%
dice-odds = Rolling { $dice }. Chance of at least one: { $chances }.
dice-text-board = { $oceans } ocean spaces; { $bonuses } spaces with a bonus.
dice-text-track = { $parameter ->
    [temperature] from { $start } °C to { $end } °C in steps of { $step } °C
   *[oxygen] from { $start }% to { $end }% in steps of { $step }%
}
dice-text-track-bonus = { $parameter ->
    [temperature] at { $at } °C: { $effects }
   *[oxygen] at { $at }%: { $effects }
}

## Questions

dice-ask-corporation = Choose your corporation
dice-ask-give = You go first: give one die to the last player
dice-ask-turn = Your turn: take a support action, or produce
dice-ask-main = Take a main action
dice-ask-support = Take one more support action
dice-ask-end = Use a free action, or end your turn
dice-ask-keep = { $count ->
    [one] Keep up to one more die
   *[other] Keep up to { $count } more dice
}
dice-ask-discard = Discard any cards you don’t want, then draw
dice-ask-discard-cost = { CAPITALIZE($source) }: { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
dice-ask-bonus = Choose a bonus card to play
dice-ask-pay = { CAPITALIZE($source) }: { $color ->
    [yellow] pay a yellow resource
    [green] pay a green resource
    [blue] pay a blue resource
    [gray] pay a gray resource
    [red] pay a red resource
   *[any] pay any resource
}
dice-ask-roll = { CAPITALIZE($source) }: { $count ->
    [one] choose a die to roll
   *[other] choose { $count } dice to roll
}
dice-ask-pick = { CAPITALIZE($source) }: take { $amount } and choose a symbol
dice-ask-set = { CAPITALIZE($source) }: { $count ->
    [one] choose a die to turn
   *[other] choose up to { $count } dice to turn
}
dice-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] place an ocean
    [greenery] place a greenery
    [city] place a city
   *[special] place the special tile
}
dice-ask-amount = { CAPITALIZE($source) }: choose how many { $shown } dice to exchange, up to { $count }
dice-ask-option = { CAPITALIZE($source) }: choose one
dice-ask-order = Choose the effect that comes first
dice-ask-lose = { CAPITALIZE($source) }: you lose { $amount }. Choose which.

## Decisions

dice-do-choose = { $corporation }: { $text }
dice-do-produce = Production turn
dice-do-roll = { $color ->
    [yellow] Roll a yellow die ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [green] Roll a green die ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [blue] Roll a blue die ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
    [gray] Roll a gray die ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
   *[red] Roll a red die ({ $common } 3/6, { $uncommon } 2/6, { $rare } 1/6)
}
dice-do-turn = Pay a resource: turn another die
dice-do-draw = Pay a resource: draw 2 cards
dice-do-play = Play { $card } ({ $cost })
dice-do-play-sparing = Play { $card } ({ $cost }); wild tokens pay for { $spared }
dice-do-use = Use { $card }: { $text }
dice-do-use-sparing = Use { $card }: { $text }; wild tokens pay for { $spared }
dice-do-standard = { CAPITALIZE($action) } ({ $cost })
dice-do-standard-sparing = { CAPITALIZE($action) } ({ $cost }); wild tokens pay for { $spared }
dice-do-end = End turn
dice-do-keep = Keep { $symbol }
dice-do-discard = Discard { $card }
dice-do-pay = Pay { $symbol }
dice-do-pay-wild = Pay with a wild token
dice-do-pick = Take { $symbol }
dice-do-set = Turn: { $from } → { $to }
dice-do-place = Space { $space }
dice-do-amount = { $count }
dice-do-option = Option { $number }
dice-do-first = Effect { $number } first
dice-do-lose = Lose { $symbol }
dice-do-give = Give { $symbol }
dice-do-take = { $card }: { $text }
dice-do-done = Done
dice-do-keep-done = Keep these dice
dice-do-discard-done = Draw cards

## Why something is not possible

dice-why-not-an-answer = That doesn’t answer the current question.
dice-why-no-such-card = You can’t choose that card here.
dice-why-not-dealt = You were not dealt that corporation.
dice-why-not-affordable = { $wilds ->
    [0] You are missing { $missing }, and you have no wild tokens.
    [one] You are missing { $missing }, and you have only one wild token.
   *[other] You are missing { $missing }, and you have only { $wilds } wild tokens.
}
dice-why-nothing-to-pay = { $color ->
    [yellow] You have no yellow resource to pay with.
    [green] You have no green resource to pay with.
    [blue] You have no blue resource to pay with.
    [gray] You have no gray resource to pay with.
    [red] You have no red resource to pay with.
   *[any] You have nothing to pay with.
}
dice-why-no-such-die = You have no { $shown } die.
dice-why-no-wild = You have no wild token.
dice-why-nothing-to-turn = You need a die to turn and another resource to pay.
dice-why-no-such-turn = You can only turn a die to another of its three symbols.
dice-why-nothing-to-spare = The payment doesn’t use that die.
dice-why-pool-empty = { $color ->
    [yellow] There are no yellow dice left in the pool.
    [green] There are no green dice left in the pool.
    [blue] There are no blue dice left in the pool.
    [gray] There are no gray dice left in the pool.
   *[red] There are no red dice left in the pool.
}
dice-why-already-used = You already used this card. It is ready again after your next production turn.
dice-why-wrong-time = You can’t use this card’s action now.
dice-why-not-yet-main = This is a main action. Take a support action first.
dice-why-not-in-production = You can only do this in an action turn.
dice-why-action-turn = You have already started an action turn.
dice-why-too-few-cards = { $needs ->
    [one] You need a card in hand.
   *[other] You need { $needs } cards in hand; you have { $has }.
}
dice-why-no-space = { $tile ->
    [ocean] There is no free space for an ocean.
    [greenery] There is no free space for a greenery.
    [city] There is no free space for a city.
   *[special] There is no free space for this tile.
}
dice-why-wrong-space = You can’t place it there.
dice-why-wrong-number = Choose a number from 1 to { $most }.
dice-why-not-another = You are paying with the { $shown } die. Choose another resource.
dice-why-wrong-color = { $color ->
    [yellow] Choose a yellow die.
    [green] Choose a green die.
    [blue] Choose a blue die.
    [gray] Choose a gray die.
   *[red] Choose a red die.
}
dice-why-choose-more = You have paid to turn a die. Now turn one.

## The log

dice-log-corporation = { $seat } plays as { $corporation }.
dice-log-turn = Round { $round }: { $seat }’s turn.
dice-log-extra-turn = { $seat } takes an extra turn.
dice-log-production = { $seat } takes a production turn.
dice-log-kept = { $seat } keeps: { $kept }. Back to the pool: { $returned }.
dice-log-refreshed = { $seat }’s used cards are ready again.
dice-log-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
} ({ $source }).
dice-log-drew-cards = { $seat } draws { $cards } ({ $source }).
dice-log-discarded = { $seat } discards a card.
dice-log-discarded-card = { $seat } discards { $card }.
dice-log-reshuffled = The discard pile is shuffled into a new deck.
dice-log-rolled = { $seat } rolls { $dice } ({ $source }).
dice-log-gained = { $seat } takes { $dice } ({ $source }).
dice-log-wilds = { $seat } takes { $count ->
    [one] a wild token
   *[other] { $count } wild tokens
} ({ $source }).
dice-log-shortage = The pool has too few dice for { $seat }’s production.
dice-log-scored = { $seat } scores { $points } VP ({ $source }).
dice-log-paid = { $seat } pays { $dice } ({ $source }).
dice-log-turned = { $seat } turns a die: { $from } → { $to }.
dice-log-lost = { $seat } loses 1 { $shown } die ({ $source }).
dice-log-gave = { $seat } gives 1 { $shown } die to { $to }.
dice-log-played = { $seat } plays { $card }.
dice-log-used = { $seat } uses { $card }.
dice-log-standard = { $seat } uses a standard action: { $action }.
dice-log-raised = { $parameter ->
    [temperature] { $seat } raises the temperature to { $to } °C.
   *[oxygen] { $seat } raises oxygen to { $to }%.
}
dice-log-raised-further = { $parameter ->
    [temperature] { $seat } raises the temperature, but it is already complete.
    [oxygen] { $seat } raises oxygen, but it is already complete.
   *[oceans] { $seat } adds an ocean, but all of them are already placed.
}
dice-log-placed = { $tile ->
    [ocean] { $seat } places an ocean on { $space } ({ $source }).
    [greenery] { $seat } places a greenery on { $space } ({ $source }).
    [city] { $seat } places a city on { $space } ({ $source }).
   *[special] { $seat } places a special tile on { $space } ({ $source }).
}
dice-log-milestone = { $seat } claims the milestone { $milestone }.
dice-log-milestone-left = Milestone expired: { $milestone }.
dice-log-no-effect = { $seat } gains nothing ({ $source }).
dice-log-last-turns = Two parameters are complete: everyone gets one more turn.
dice-log-over = Game over.

## The result

dice-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
dice-solo-110 = Legend of Mars
dice-solo-100 = Grand Terraformer
dice-solo-95 = Planet Architect
dice-solo-90 = Governor
dice-solo-85 = Chief Engineer
dice-solo-80 = Engineer
dice-solo-70 = Settler
dice-solo-60 = Apprentice
dice-solo-below-60 = Tourist
dice-solo-lost = Mars Stays Red

## Card text: how sentences are put together

dice-text-sentence = { CAPITALIZE($text) }.
    .short = { $text }
# Sentences of one paragraph.
dice-text-next = { $first } { $next }
    .short = { $first }; { $next }
# Several commands, joined by "and".
dice-text-all = { $parts }
dice-text-or = { $first } or { $next }
dice-text-then = { $first }; { $next }
# What is paid, and what you get for it.
dice-text-deal = { $cost } → { $gain }
dice-text-start = Start bonus: { $effects }.
    .short = start: { $effects }
dice-text-production = Production: { $products }.
    .short = production: { $products }
dice-text-action = { $timing ->
    [support] Support action: { $text }.
    [main] Main action: { $text }.
   *[free] Free action: { $text }.
}
    .short = { $timing ->
        [support] support: { $text }
        [main] main: { $text }
       *[free] free: { $text }
    }
dice-text-ongoing = Effect: { $text }.
    .short = { $text }
# What a standing effect waits for, and what happens then.
dice-text-whenever = { $when }, { $effects }
    .short = { $when }: { $effects }
dice-text-discount = your cards cost 1 { $shown } less
    .short = cards −1 { $shown }
dice-text-storage = { $count ->
    [one] in a production turn, you may keep one more die
   *[other] in a production turn, you may keep { $count } more dice
}
    .short = { $count ->
        [one] production turn: keep one more die
       *[other] production turn: keep { $count } more dice
    }
dice-text-hand-size = in a production turn, draw until you have { $count } cards
    .short = production turn: draw until you have { $count } cards
dice-text-points = { $points } VP at the end of the game.
    .short = { $points } VP at the end

## Card text: what a standing effect waits for

dice-when-tile = { $by ->
    [owner] { $tile ->
        [ocean] when you place an ocean
        [greenery] when you place a greenery
        [city] when you place a city
       *[special] when you place a special tile
    }
   *[anyone] { $tile ->
        [ocean] when anyone places an ocean
        [greenery] when anyone places a greenery
        [city] when anyone places a city
       *[special] when anyone places a special tile
    }
}
dice-when-tile-beside = { $by ->
    [owner] { $tile ->
        [ocean] when you place a tile next to an ocean
        [greenery] when you place a tile next to a greenery
        [city] when you place a tile next to a city
       *[special] when you place a tile next to a special tile
    }
   *[anyone] { $tile ->
        [ocean] when anyone places a tile next to an ocean
        [greenery] when anyone places a tile next to a greenery
        [city] when anyone places a tile next to a city
       *[special] when anyone places a tile next to a special tile
    }
}
dice-when-card = { $kind ->
    [red] when you play a red card
    [green] when you play a green card
    [blue] when you play a blue card
   *[any] when you play a card
}
dice-when-card-cost = { $kind ->
    [red] when you play a red card with the { $shown } symbol in its cost
    [green] when you play a green card with the { $shown } symbol in its cost
    [blue] when you play a blue card with the { $shown } symbol in its cost
   *[any] when you play a card with the { $shown } symbol in its cost
}
dice-when-card-points = { $kind ->
    [red] when you play a red card that scores VP at the end of the game
    [green] when you play a green card that scores VP at the end of the game
    [blue] when you play a blue card that scores VP at the end of the game
   *[any] when you play a card that scores VP at the end of the game
}
dice-when-standard = when you use a standard action

## Card text: commands

dice-effect-roll = roll { $amount }
dice-effect-roll-per = roll { $amount } { $per }
dice-effect-gain = take { $dice }
    .short = { $dice }
dice-effect-pick = { $count ->
    [one] take { $amount } with a symbol of your choice
   *[other] take { $amount } with symbols of your choice
}
    .short = { $count ->
        [one] { $amount }, any symbol
       *[other] { $amount }, any symbols
    }
dice-effect-wild = { $count ->
    [one] take a wild token
   *[other] take { $count } wild tokens
}
    .short = { $count ->
        [one] wild token
       *[other] { $count } wild tokens
    }
dice-effect-score = score { $count } VP
    .short = { $count } VP
dice-effect-score-per = score 1 VP { $per }
    .short = 1 VP { $per }
dice-effect-raise = { $parameter ->
    [temperature] { $count ->
        [one] raise the temperature { $count } step
       *[other] raise the temperature { $count } steps
    }
   *[oxygen] { $count ->
        [one] raise the oxygen level { $count } step
       *[other] raise the oxygen level { $count } steps
    }
}
    .short = { $parameter ->
        [temperature] temperature +{ $count }
       *[oxygen] oxygen +{ $count }
    }
dice-effect-place = { $tile ->
    [ocean] place an ocean
    [greenery] place a greenery
    [city] place a city
   *[special] place a special tile
}
    .short = { $tile ->
        [ocean] ocean
        [greenery] greenery
        [city] city
       *[special] special tile
    }
dice-effect-place-isolated = { $place } with no other tile next to it
dice-effect-place-beside = { $place } next to { $beside }
dice-effect-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
    .short = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dice-effect-turn = { $count ->
    [one] turn a die
   *[other] turn up to { $count } dice
}
dice-effect-others-lose = each opponent loses 1 { $shown } die
dice-effect-others-lose-any = each opponent loses { $amount }
dice-effect-spend = pay { $dice }
    .short = { $dice }
dice-effect-spend-of = { $color ->
    [yellow] pay any yellow resource
    [green] pay any green resource
    [blue] pay any blue resource
    [gray] pay any gray resource
    [red] pay any red resource
   *[any] pay any resource
}
dice-effect-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
dice-effect-exchange = pay any number of { $shown } dice and take that many { $wanted } dice
    .short = X { $shown } dice → X { $wanted } dice
dice-effect-exchange-any = pay any number of { $shown } dice and take that many dice with other symbols of your choice
    .short = X { $shown } dice → X dice with other symbols
dice-effect-extra-turn = take an extra turn immediately after this one
    .short = extra turn
dice-effect-extra-main = take a second main action (action turn only)
    .short = second main action (action turn)
dice-effect-extra-support = take an extra support action
    .short = extra support action
dice-effect-produce-played = gain that card’s production at once
dice-effect-if-beside = if it is next to { $beside }, { $effects }
    .short = if next to { $beside }: { $effects }
dice-effect-if-track-bonus = if that gives you a track bonus, { $effects }
    .short = with a track bonus: { $effects }

# After "next to".
dice-text-beside = { $tile ->
    [ocean] an ocean
    [greenery] a greenery
    [city] a city
   *[special] a special tile
}
# After "for each".
dice-per-tile-in-middle-row = for each tile in the middle row
    .short = per tile in the middle row
dice-per-city = for each city on the board
    .short = per city
dice-per-tile-beside = { $tile ->
    [ocean] for each ocean next to it
    [greenery] for each greenery next to it
    [city] for each city next to it
   *[special] for each special tile next to it
}
    .short = { $tile ->
        [ocean] per ocean next to it
        [greenery] per greenery next to it
        [city] per city next to it
       *[special] per special tile next to it
    }

## Milestones: what they ask for

dice-measure-cards = { $kind ->
    [red] { $count } red cards played
    [green] { $count } green cards played
   *[blue] { $count } blue cards played
}
dice-measure-all-cards = { $count } cards played
dice-measure-dice-of-one-color = { $count } dice of one color
dice-measure-dice = { $count } dice
dice-measure-produced-colors = production in { $count } colors
dice-measure-cards-with-points = { $count } cards played that score VP at the end of the game
dice-measure-cards-costing = { $count } cards played that cost { $cost } or more resources
dice-measure-points = { $count } VP on the track
dice-measure-award-symbols = { $count } symbols of one award in the costs of cards you have played

## In the terminal

draw-dice-heading = Round { $round }   temperature { $temperature } °C   oxygen { $oxygen }%   oceans { $oceans }/7   deck { $deck }   bonus cards { $bonuses }
draw-dice-legend = capital letter: roll a die (Y yellow, G green, B blue, S gray, R red); * wild token, + points, c card, lower case: a symbol; ~ ocean space; oce ocean, gre greenery, cit city, spe special tile
draw-dice-milestones = Milestones: { $list }
draw-dice-awards = Awards: { $list }
draw-dice-pool = Pool: { $list }
draw-dice-standard = Standard actions: { $list }
draw-dice-corporation = corporation
draw-dice-vp = track
draw-dice-points = points
draw-dice-wilds = wild
draw-dice-hand-count = hand
draw-dice-production = production
draw-dice-dice = { $seat }’s dice: { $list }
draw-dice-played = { $seat }’s played cards: { $list }
draw-dice-hand = Your hand:
draw-dice-corporations = Your choices:
draw-dice-bonuses = Bonus cards left:

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

dice-part-track = points track { $points }
dice-part-awards = awards { $points }
dice-part-milestones = milestones { $points }
dice-part-cards = cards { $points }
dice-part-rivals = effect on opponents { $points }
dice-part-planet = terraforming { $points }
