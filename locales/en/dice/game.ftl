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

dice-source-take = taking a die
dice-source-track = bonus on the track: { $parameter }
dice-source-space = space { $space }
dice-source-production = production
dice-source-setup = set-up

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
dice-numbered = { $number }: { $text }
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
        [one] { $count } die of any colour
       *[other] { $count } dice of any colours
    }
}
dice-text-wilds = { $count ->
    [one] { $count } wild token
   *[other] { $count } wild tokens
}
dice-text-vp = { $count } VP
dice-chance = { $symbol } { $percent } %
dice-odds = Roll: { $dice }; the chance of at least one: { $chances }.
dice-text-board = { $oceans } spaces for oceans; { $bonuses } spaces have a bonus.
dice-text-track = { $parameter ->
    [temperature] from { $start } °C to { $end } °C, { $step } °C a step
   *[oxygen] from { $start } % to { $end } %, { $step } % a step
}
dice-text-track-bonus = { $parameter ->
    [temperature] at { $at } °C: { $effects }
   *[oxygen] at { $at } %: { $effects }
}

## Questions

dice-ask-corporation = Which corporation do you choose?
dice-ask-give = You are the first player: which die do you give to the last player?
dice-ask-turn = Your turn: produce, or begin an action turn with a support action?
dice-ask-main = Your main action?
dice-ask-support = One more support action: which one?
dice-ask-end = Use a free action, or end the turn?
dice-ask-keep = { $count ->
    [one] Which die do you keep? One more.
   *[other] Which dice do you keep? Up to { $count } more.
}
dice-ask-discard = Which cards do you discard before drawing, if any?
dice-ask-discard-cost = { CAPITALIZE($source) }: { $count ->
    [one] which card do you discard?
   *[other] which { $count } cards do you discard?
}
dice-ask-bonus = Which bonus card do you play?
dice-ask-pay = { CAPITALIZE($source) }: { $color ->
    [yellow] with which yellow resource do you pay?
    [green] with which green resource do you pay?
    [blue] with which blue resource do you pay?
    [gray] with which gray resource do you pay?
    [red] with which red resource do you pay?
   *[any] with which resource do you pay?
}
dice-ask-roll = { CAPITALIZE($source) }: { $count ->
    [one] which colour do you roll?
   *[other] which { $count } colours do you roll?
}
dice-ask-pick = { CAPITALIZE($source) }: you take { $dice }; which symbol?
dice-ask-set = { CAPITALIZE($source) }: { $count ->
    [one] which die do you turn?
   *[other] which dice do you turn? Up to { $count }.
}
dice-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] where do you place the ocean?
    [greenery] where do you place the greenery?
    [city] where do you place the city?
   *[special] where do you place the special tile?
}
dice-ask-amount = { CAPITALIZE($source) }: how many { $symbol } do you exchange? Up to { $count }.
dice-ask-option = { CAPITALIZE($source) }: which one? { $options }
dice-ask-order = What comes first? { $effects }
dice-ask-lose = { CAPITALIZE($source) }: you lose { $dice }; which one?

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
dice-do-turn = Pay a resource to turn another die
dice-do-draw = Pay a resource to draw 2 cards
dice-do-play = Play { $card } for { $cost }
dice-do-play-sparing = Play { $card } for { $cost }, with wild tokens instead of { $spared }
dice-do-use = Use { $card }: { $text }
dice-do-use-sparing = Use { $card }, with wild tokens instead of { $spared }: { $text }
dice-do-standard = Standard action, { $action }, for { $cost }
dice-do-standard-sparing = Standard action, { $action }, for { $cost }, with wild tokens instead of { $spared }
dice-do-end = End the turn
dice-do-keep = Keep { $symbol }
dice-do-discard = Discard { $card }
dice-do-pay = Pay { $symbol }
dice-do-pay-wild = Pay a wild token
dice-do-pick = Take { $symbol }
dice-do-set = Turn { $from } to { $to }
dice-do-place = Space { $space }
dice-do-amount = { $count }
dice-do-option = Number { $number }
dice-do-first = Number { $number } first
dice-do-lose = Lose { $symbol }
dice-do-give = Give { $symbol }
dice-do-take = { $card }: { $text }
dice-do-done = No more

## Why something is not possible

dice-why-not-an-answer = That is not what is asked.
dice-why-no-such-card = That card is not there to be chosen.
dice-why-not-dealt = You were not dealt that corporation.
dice-why-not-affordable = You lack { $missing }, and have { $wilds ->
    [0] no wild tokens
    [one] one wild token
   *[other] { $wilds } wild tokens
}.
dice-why-nothing-to-pay = { $color ->
    [yellow] You have no yellow resource to pay with.
    [green] You have no green resource to pay with.
    [blue] You have no blue resource to pay with.
    [gray] You have no gray resource to pay with.
    [red] You have no red resource to pay with.
   *[any] You have nothing to pay with.
}
dice-why-no-such-die = You have no such die: { $symbol }.
dice-why-no-wild = You have no wild token.
dice-why-nothing-to-turn = You need a die to turn, and another resource to pay.
dice-why-no-such-turn = A die is turned to another of its own three symbols.
dice-why-nothing-to-spare = There is no such die in the payment to be spared.
dice-why-pool-empty = { $color ->
    [yellow] There is no yellow die in the pool.
    [green] There is no green die in the pool.
    [blue] There is no blue die in the pool.
    [gray] There is no gray die in the pool.
   *[red] There is no red die in the pool.
}
dice-why-already-used = It was used since your last production turn.
dice-why-wrong-time = The card has no action that can be used now.
dice-why-not-yet-main = A main action: a support action comes first.
dice-why-not-in-production = It can be used in an action turn only.
dice-why-action-turn = You have begun an action turn.
dice-why-too-few-cards = { $needs ->
    [one] It takes a card in hand.
   *[other] It takes { $needs } cards in hand; you have { $has }.
}
dice-why-no-space = { $tile ->
    [ocean] There is no space for an ocean.
    [greenery] There is no space for a greenery.
    [city] There is no space for a city.
   *[special] There is no space for the tile.
}
dice-why-wrong-space = The tile may not go there.
dice-why-wrong-number = It must be a number from 1 to { $most }.
dice-why-not-another = You paid with it; choose another resource: not { $symbol }.
dice-why-wrong-color = { $color ->
    [yellow] It must be a yellow die.
    [green] It must be a green die.
    [blue] It must be a blue die.
    [gray] It must be a gray die.
   *[red] It must be a red die.
}
dice-why-choose-more = You have paid to turn a die: turn one.

## The log

dice-log-corporation = { $seat } leads { $corporation }.
dice-log-turn = Round { $round }: { $seat }'s turn.
dice-log-extra-turn = { $seat } takes an extra turn.
dice-log-production = { $seat } takes a production turn.
dice-log-kept = { $seat } keeps { $kept } and returns { $returned }.
dice-log-refreshed = { $seat } refreshes the used cards.
dice-log-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
} ({ $source }).
dice-log-drew-cards = { $seat } draws { $cards } ({ $source }).
dice-log-discarded = { $seat } discards a card.
dice-log-discarded-card = { $seat } discards { $card }.
dice-log-reshuffled = The discarded cards become the new deck.
dice-log-rolled = { $seat } rolls { $dice } ({ $source }).
dice-log-gained = { $seat } takes { $dice } ({ $source }).
dice-log-wilds = { $seat } takes { $count ->
    [one] a wild token
   *[other] { $count } wild tokens
} ({ $source }).
dice-log-shortage = The pool has too few dice for { $seat }'s production.
dice-log-scored = { $seat } scores { $points } VP ({ $source }).
dice-log-paid = { $seat } pays { $dice } ({ $source }).
dice-log-paid-wilds = { $seat } pays { $wilds ->
    [one] a wild token
   *[other] { $wilds } wild tokens
} ({ $source }).
dice-log-paid-both = { $seat } pays { $dice } and { $wilds ->
    [one] a wild token
   *[other] { $wilds } wild tokens
} ({ $source }).
dice-log-turned = { $seat } turns { $from } to { $to }.
dice-log-lost = { $seat } loses { $symbol } ({ $source }).
dice-log-gave = { $seat } gives { $symbol } to { $to }.
dice-log-played = { $seat } plays { $card }.
dice-log-used = { $seat } uses { $card }.
dice-log-standard = { $seat } uses a standard action: { $action }.
dice-log-raised = { $parameter ->
    [temperature] { $seat } raises the temperature to { $to } °C.
   *[oxygen] { $seat } raises the oxygen level to { $to } %.
}
dice-log-raised-further = { $parameter ->
    [temperature] { $seat } raises the temperature, which is complete.
    [oxygen] { $seat } raises the oxygen level, which is complete.
   *[oceans] { $seat } adds to the oceans, which are complete.
}
dice-log-placed = { $tile ->
    [ocean] { $seat } places an ocean on { $space } ({ $source }).
    [greenery] { $seat } places a greenery on { $space } ({ $source }).
    [city] { $seat } places a city on { $space } ({ $source }).
   *[special] { $seat } places a special tile on { $space } ({ $source }).
}
dice-log-milestone = { $seat } takes the milestone { $milestone }.
dice-log-milestone-left = The time for the milestone { $milestone } is over.
dice-log-no-effect = { $seat } gains nothing ({ $source }).
dice-log-last-turns = Two parameters are complete: everybody has one more turn.
dice-log-over = The game is over.

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
# Sentences of one paragraph.
dice-text-next = { $first } { $next }
# Several commands, joined by "and".
dice-text-all = { $parts }
dice-text-or = { $first } or { $next }
dice-text-then = { $first }; { $next }
# What is paid, and what one gets for it.
dice-text-deal = { $cost } → { $gain }
dice-text-start = Start bonus: { $effects }.
dice-text-production = Production: { $products }.
dice-text-action = { $timing ->
    [support] Support action: { $text }.
    [main] Main action: { $text }.
   *[free] Free action: { $text }.
}
dice-text-ongoing = Effect: { $text }.
# What a standing effect waits for, and what happens then.
dice-text-whenever = { $when }, { $effects }
dice-text-discount = cards that cost { $symbol } cost 1 { $symbol } less
dice-text-storage = { $count ->
    [one] in a production turn you keep one more die
   *[other] in a production turn you keep { $count } more dice
}
dice-text-hand-size = in a production turn you draw up to { $count } cards in hand
dice-text-points = { $points } VP at the end of the game.

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
    [red] when you play a red card that costs { $symbol }
    [green] when you play a green card that costs { $symbol }
    [blue] when you play a blue card that costs { $symbol }
   *[any] when you play a card that costs { $symbol }
}
dice-when-card-points = { $kind ->
    [red] when you play a red card with VP at the end of the game
    [green] when you play a green card with VP at the end of the game
    [blue] when you play a blue card with VP at the end of the game
   *[any] when you play a card with VP at the end of the game
}
dice-when-standard = when you use a standard action

## Card text: commands

dice-effect-roll = roll { $dice }
dice-effect-roll-per = roll { $dice } for each { $per }
dice-effect-gain = take { $dice }
dice-effect-pick = take { $dice }, set to symbols of your choice
dice-effect-wild = { $count ->
    [one] take a wild token
   *[other] take { $count } wild tokens
}
dice-effect-score = score { $count } VP
dice-effect-score-per = score 1 VP for each { $per }
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
dice-effect-place = { $tile ->
    [ocean] place an ocean
    [greenery] place a greenery
    [city] place a city
   *[special] place a special tile
}
dice-effect-place-isolated = { $place } next to no other tile
dice-effect-place-beside = { $place } next to { $beside }
dice-effect-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
dice-effect-turn = { $count ->
    [one] turn a die
   *[other] turn up to { $count } dice
}
dice-effect-others-lose = each opponent loses 1 { $symbol }
dice-effect-others-lose-any = each opponent loses { $dice }
dice-effect-spend = pay { $dice }
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
dice-effect-exchange = pay any number of { $symbol } and take as many { $to }
dice-effect-exchange-any = pay any number of { $symbol } and take as many dice, set to other symbols of your choice
dice-effect-extra-turn = take an extra turn at once
dice-effect-extra-main = in an action turn, take one more main action after the main action
dice-effect-extra-support = take an extra support action
dice-effect-produce-played = gain what the card produces at once
dice-effect-if-beside = if it lies next to { $beside }, { $effects }
dice-effect-if-track-bonus = if that gives a bonus of the track, { $effects }

# After "next to".
dice-text-beside = { $tile ->
    [ocean] an ocean
    [greenery] a greenery
    [city] a city
   *[special] a special tile
}
# After "for each".
dice-per-tile-in-middle-row = tile in the middle row
dice-per-city = city on the board
dice-per-tile-beside = { $tile ->
    [ocean] ocean next to it
    [greenery] greenery next to it
    [city] city next to it
   *[special] special tile next to it
}

## Milestones: what they ask for

dice-measure-cards = { $kind ->
    [red] { $count } red cards played
    [green] { $count } green cards played
   *[blue] { $count } blue cards played
}
dice-measure-all-cards = { $count } cards played
dice-measure-dice-of-one-color = { $count } dice of one colour
dice-measure-dice = { $count } dice
dice-measure-produced-colors = production of dice of { $count } colours
dice-measure-cards-with-points = { $count } played cards with VP at the end of the game
dice-measure-cards-costing = { $count } played cards that cost { $cost } or more resources
dice-measure-points = { $count } VP on the track
dice-measure-award-symbols = { $count } symbols of one award in the costs of played cards

## In the terminal

draw-dice-heading = Round { $round }   temperature { $temperature } °C   oxygen { $oxygen } %   oceans { $oceans }/7   deck { $deck }   bonus cards { $bonuses }
draw-dice-legend = a big letter is a die to roll: Y yellow, G green, B blue, S gray, R red; * wild token, + points, c card, small letters a symbol; ~ ocean space; oce ocean, gre greenery, cit city, spe special tile
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
draw-dice-dice = Dice of { $seat }: { $list }
draw-dice-played = Played by { $seat }: { $list }
draw-dice-hand = Your hand:
draw-dice-corporations = To choose from:
draw-dice-bonuses = Bonus cards that are left:
