# Mars: what is asked, answered, refused and told. Names and card texts are in the other files.
# $seat is a player's name, $source is what causes it (a card, a project, a space), $card a card name.

## Options

mars-option-board = Board
mars-option-cards = Cards
mars-option-draft = Draft in research
mars-option-initial-draft = Draft of the opening hand
mars-option-solo-goal = Goal of a solo game
mars-option-beginners = Seats with the Beginner Corporation

## Where something comes from

mars-source-conversion = { $resource ->
    [plants] plants into greenery
   *[heat] heat into temperature
}
mars-source-mark = { $parameter ->
    [temperature] bonus on the temperature track
   *[oxygen] bonus on the oxygen track
}
mars-source-space = space { $space }
mars-source-research = research
mars-source-production = production

## Decisions

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = the neutral rival
mars-do-play = Play { $card }
mars-do-use = Use { $card }
mars-do-project = Standard project: { $project }
mars-do-convert-plants = Turn plants into greenery
mars-do-convert-heat = Turn heat into temperature
mars-do-claim = Claim { $milestone }
mars-do-fund = Fund { $award }
mars-do-pass = Pass
mars-do-stop = No second action
mars-do-pay = Pay { $payment }
mars-do-place = Space { $space }
mars-do-choose = { $what }
mars-do-option = Option { $number }
mars-do-first = Number { $number } first
mars-do-reduce = Reduce: { $target }
mars-do-remove = Remove { $count }: { $target }
mars-do-amount = { $count }
mars-do-buy = Buy { $card }
mars-do-keep = Keep { $card }
mars-do-discard = Discard { $card }
mars-do-sell = Sell { $card }
mars-do-accept = Do it
mars-do-decline = Do not
mars-do-done = Done

## Questions

mars-ask-corporation = Which corporation do you lead?
mars-ask-buy = Which cards do you buy, at { $price } M€ each?
mars-ask-draft = Which card do you keep? The rest goes on to your neighbour.
mars-ask-action = { $second ->
    [yes] Your second action?
   *[no] Your action?
}
mars-ask-greenery = Turn plants into greenery?
mars-ask-pay = How do you pay { $price } M€? ({ $source })
mars-ask-order = Several effects are due. Which comes first? { $effects }
mars-ask-option = Which one? { $options } ({ $source })
mars-ask-whether = Do you want to? { $what } ({ $source })
mars-ask-place = Where do you place this tile: { $tile }? ({ $source })
mars-ask-claim-space = Which space do you claim? ({ $source })
mars-ask-reduce = Who loses { $count } × { $what }? ({ $source })
mars-ask-remove = { $steal ->
    [yes] From whom do you take up to { $amount }?
   *[no] Who loses up to { $amount }?
} ({ $source })
mars-ask-remove-tokens = Which card loses tokens ({ $token }, up to { $count })? ({ $source })
mars-ask-add-tokens = Which card gets { $count ->
    [one] the token?
   *[other] { $count } tokens?
} ({ $source })
mars-ask-copy-production = Whose production do you repeat? ({ $source })
mars-ask-resource = Which resource? ({ $source })
mars-ask-amount = How many, up to { $count }? ({ $source })
mars-ask-keep = Which cards do you keep? { $count } more. ({ $source })
mars-ask-discard = Which card do you discard? ({ $source })
mars-ask-sell = Which cards do you sell, for 1 M€ each?

## Why something is not possible

mars-why-not-an-answer = That is not what is asked.
mars-why-no-such-card = That card is not there to be chosen.
mars-why-not-affordable = It costs { $price } M€; { $short } M€ are missing.
mars-why-parameter-too-low = { $parameter ->
    [temperature] It needs at least { $needs } °C; the temperature is { $is } °C.
    [oxygen] It needs at least { $needs } % oxygen; there are { $is } %.
   *[oceans] It needs at least { $needs } oceans; there are { $is }.
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] It needs at most { $needs } °C; the temperature is { $is } °C.
    [oxygen] It needs at most { $needs } % oxygen; there are { $is } %.
   *[oceans] It needs at most { $needs } oceans; there are { $is }.
}
mars-why-too-few-tags = It needs { $needs } × { $tag }; you have { $has }.
mars-why-too-little-production = It needs { $what } { $needs }; yours is { $has }.
mars-why-too-few-cities = It needs { $needs } cities in play; there are { $has }.
mars-why-too-few-greeneries = It needs { $needs } greeneries of your own; you have { $has }.
mars-why-too-little-stock = It needs { $needs } × { $resource }; there are { $has }.
mars-why-too-few-tokens = It needs { $needs } tokens on the card; there are { $has }.
mars-why-no-space = No space fits this tile: { $tile }.
mars-why-no-claim = No space can be claimed.
mars-why-nobody-to-reduce = Nobody can lose { $count } × { $what }.
mars-why-no-card-for-it = No card in play fits.
mars-why-already-used = It was used in this generation already.
mars-why-no-action = It has no action.
mars-why-rating-not-raised = Your terraform rating was not raised in this generation.
mars-why-taken = Somebody has it already.
mars-why-none-left = Three are taken; there are no more.
mars-why-not-reached = It needs { $needs }; you have { $has }.
mars-why-not-in-solo = A solo game has neither milestones nor awards.
mars-why-empty-hand = You have no card in hand.
mars-why-wrong-space = That may not go there.
mars-why-pole-not-affordable = The south pole costs 6 M€; { $short } M€ are missing.
mars-why-wrong-means = This cannot be paid with { $resource }.
mars-why-pays-too-much = That is { $over } M€ too much.
mars-why-needed-for-effect = The card itself takes { $needs } × { $resource }; they cannot pay for it too.
mars-why-wrong-target = That cannot be chosen for it.
mars-why-protected = A card protects it.
mars-why-too-many = At most { $most }.
mars-why-too-late-to-pass = You have acted in this turn: stop instead of passing.
mars-why-nothing-done = You have not acted in this turn: pass instead.
mars-why-choose-more = Choose something first.

## The log

mars-log-generation = Generation { $number } begins; { $seat } is the first player.
mars-log-corporation = { $seat } leads { $corporation }.
mars-log-dealt-known = { $seat } looks at: { $cards }.
mars-log-dealt-hidden = { $seat } looks at { $count ->
    [one] a card.
   *[other] { $count } cards.
}
mars-log-bought-known = { $seat } buys: { $cards }.
mars-log-bought-hidden = { $seat } buys { $count ->
    [0] no cards.
    [one] a card.
   *[other] { $count } cards.
}
mars-log-drew-known = { $seat } draws: { $cards } ({ $source }).
mars-log-drew-hidden = { $seat } draws { $count ->
    [0] no card
    [one] a card
   *[other] { $count } cards
} ({ $source }).
mars-log-discarded-known = { $seat } discards: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } discards { $count ->
    [one] a card
   *[other] { $count } cards
} ({ $source }).
mars-log-revealed = { $seat } reveals { $card } ({ $source }).
mars-log-reshuffled = The discards are shuffled into a new deck.
mars-log-played = { $seat } plays { $card }.
mars-log-acted = { $seat } acts: { $source }.
mars-log-paid = { $seat } pays { $payment } ({ $source }).
mars-log-stock-gained = { $seat } gains { $amount } ({ $source }).
mars-log-stock-lost = { $seat } loses { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = The neutral rival loses { $amount } ({ $source }).
mars-log-rival-production = The neutral rival: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } turns { $count } energy into heat.
mars-log-tokens-gained = { $seat } puts { $count ->
    [one] a token
   *[other] { $count } tokens
} on { $card } ({ $source }).
mars-log-tokens-lost = { $seat } loses { $count ->
    [one] a token
   *[other] { $count } tokens
} from { $card } ({ $source }).
mars-log-raised-temperature = { $seat } raises the temperature to { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } raises oxygen to { $to } % ({ $source }).
mars-log-rating = { $seat }: terraform rating +{ $count } ({ $source }).
mars-log-placed = { $seat } places a tile: { $tile }, { $space }.
mars-log-placed-neutral = A neutral tile is placed: { $tile }, { $space }.
mars-log-space-claimed = { $seat } claims { $space } ({ $source }).
mars-log-milestone = { $seat } claims the milestone { $milestone }.
mars-log-award = { $seat } funds the award { $award }.
mars-log-passed = { $seat } passes.
mars-log-no-effect = Nothing comes of it ({ $source }).
mars-log-over = The game is over.

## The end

mars-verdict-won = The planet is terraformed.
mars-verdict-solo-won = The goal is reached in time.
mars-verdict-solo-lost = The goal is not reached in time; the score is void.

setup-solo-cards = Alone one always plays with the cards of the Corporate Era.
setup-solo-draft = Alone there is no draft.
setup-solo-goal = Only a game for one has a solo goal.
