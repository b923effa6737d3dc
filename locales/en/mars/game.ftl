# Mars: what is asked, answered, refused and told. Names and card texts are in the other files.
# $seat is a player's name, $source is what causes it (a card, a project, a space), $card a card name.

## Options

mars-option-board = Board
mars-option-cards = Cards
mars-option-draft = Draft cards in research
mars-option-initial-draft = Draft the starting hand
mars-option-solo-goal = Solo goal
mars-option-beginners = Players with the Beginner Corporation

## Where something comes from

mars-source-conversion = { $resource ->
    [plants] plant conversion
   *[heat] heat conversion
}
mars-source-mark = { $parameter ->
    [temperature] temperature bonus
   *[oxygen] oxygen bonus
}
mars-source-space = space { $space }
mars-source-research = research
mars-source-production = production

## Decisions

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = the neutral opponent
mars-do-play = Play { $card }
mars-do-use = Use { $card }
mars-do-project = Standard project: { $project }
mars-do-convert-plants = Convert plants: place a greenery
mars-do-convert-heat = 8 heat: raise the temperature
mars-do-claim = Claim milestone: { $milestone }
mars-do-fund = Fund award: { $award }
mars-do-pass = Pass
mars-do-stop = End turn
mars-do-pay = Pay { $payment }
mars-do-place = Space { $space }
mars-do-choose = { $what }
mars-do-option = Option { $number }
mars-do-first = Effect { $number } first
mars-do-reduce = { CAPITALIZE($target) }
mars-do-remove = { CAPITALIZE($target) } loses { $count }
mars-do-remove-from-card = { $target }: −{ $count }
mars-do-amount = { $count }
mars-do-buy = Buy { $card }
mars-do-keep = Keep { $card }
mars-do-discard = Discard { $card }
mars-do-sell = Sell { $card }
mars-do-accept = Yes
mars-do-decline = No
mars-do-done = Done

## Questions

mars-ask-corporation = Choose your corporation
mars-ask-buy = Buy cards for { $price } M€ each
mars-ask-draft = Keep one card and pass the rest on
mars-ask-action = { $second ->
    [yes] Your second action
   *[no] Your turn: take an action
}
mars-ask-greenery = Convert plants into greeneries?
mars-ask-pay = { CAPITALIZE($source) }: pay { $price } M€
mars-ask-order = Choose the effect that comes first
mars-ask-option = { CAPITALIZE($source) }: choose one
mars-ask-whether = { CAPITALIZE($source) }: { $what } Do you want to?
mars-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] place an ocean
    [greenery] place a greenery
    [city] place a city
   *[other] place the { $name } tile
}
mars-ask-claim-space = { CAPITALIZE($source) }: choose a space to reserve
mars-ask-reduce = { CAPITALIZE($source) }: { $resource ->
    [steel] choose whose steel production to lower by { $count }
    [titanium] choose whose titanium production to lower by { $count }
    [plants] choose whose plant production to lower by { $count }
    [energy] choose whose energy production to lower by { $count }
    [heat] choose whose heat production to lower by { $count }
   *[money] choose whose M€ production to lower by { $count }
}
mars-ask-remove = { CAPITALIZE($source) }: { $steal ->
    [yes] steal up to { $amount }
   *[no] remove up to { $amount }
}
mars-ask-remove-tokens = { CAPITALIZE($source) }: choose a card and remove up to { $amount }
mars-ask-add-tokens = { CAPITALIZE($source) }: { $count ->
    [one] choose a card for the resource
   *[other] choose a card for the { $count } resources
}
mars-ask-copy-production = { CAPITALIZE($source) }: choose a building card and repeat its production
mars-ask-resource = { CAPITALIZE($source) }: choose a resource
mars-ask-amount = { CAPITALIZE($source) }: choose a number up to { $count }
mars-ask-keep = { CAPITALIZE($source) }: { $count ->
    [one] keep one more card
   *[other] keep { $count } more cards
}
mars-ask-discard = { CAPITALIZE($source) }: discard a card
mars-ask-sell = Choose cards to sell for 1 M€ each

## Why something is not possible

mars-why-not-an-answer = That doesn’t answer the current question.
mars-why-no-such-card = You can’t choose that card here.
mars-why-not-affordable = This costs { $price } M€. You are { $short } M€ short.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Requires { $needs } °C or warmer; it is { $is } °C now.
    [oxygen] Requires at least { $needs }% oxygen; it is at { $is }% now.
   *[oceans] { $needs ->
        [one] Requires at least { $needs } ocean; oceans now: { $is }.
       *[other] Requires at least { $needs } oceans; oceans now: { $is }.
    }
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Requires { $needs } °C or colder; it is { $is } °C now.
    [oxygen] Requires at most { $needs }% oxygen; it is at { $is }% now.
   *[oceans] { $needs ->
        [one] Requires at most { $needs } ocean; oceans now: { $is }.
       *[other] Requires at most { $needs } oceans; oceans now: { $is }.
    }
}
mars-why-too-few-tags = { $needs ->
    [one] Requires { $needs } { $tag } tag; you have { $has }.
   *[other] Requires { $needs } { $tag } tags; you have { $has }.
}
mars-why-too-little-production = { $resource ->
    [steel] Requires at least { $needs } steel production; you have { $has }.
    [titanium] Requires at least { $needs } titanium production; you have { $has }.
    [plants] Requires at least { $needs } plant production; you have { $has }.
    [energy] Requires at least { $needs } energy production; you have { $has }.
    [heat] Requires at least { $needs } heat production; you have { $has }.
   *[money] Requires at least { $needs } M€ production; you have { $has }.
}
mars-why-too-few-cities = { $needs ->
    [one] Requires { $needs } city in play; cities now: { $has }.
   *[other] Requires { $needs } cities in play; cities now: { $has }.
}
mars-why-too-few-greeneries = { $needs ->
    [one] Requires that you own a greenery; you have { $has }.
   *[other] Requires that you own { $needs } greeneries; you have { $has }.
}
mars-why-too-little-stock = You need { $amount }; you have { $has }.
mars-why-too-few-tokens = { $needs ->
    [one] You need { $needs } resource on this card; it holds { $has }.
   *[other] You need { $needs } resources on this card; it holds { $has }.
}
mars-why-no-space = { $tile ->
    [ocean] There is no free space for an ocean.
    [greenery] There is no free space for a greenery.
    [city] There is no free space for a city.
   *[other] There is no free space for the { $name } tile.
}
mars-why-no-claim = There is no space left to reserve.
mars-why-nobody-to-reduce = { $resource ->
    [steel] No player’s steel production can go down by { $count }.
    [titanium] No player’s titanium production can go down by { $count }.
    [plants] No player’s plant production can go down by { $count }.
    [energy] No player’s energy production can go down by { $count }.
    [heat] No player’s heat production can go down by { $count }.
   *[money] No player’s M€ production can go down by { $count }.
}
mars-why-no-card-for-it = You have no suitable card in play.
mars-why-already-used = You have already used it this generation.
mars-why-no-action = This card has no action.
mars-why-rating-not-raised = You haven’t raised your terraform rating this generation.
mars-why-taken = This one is already taken.
mars-why-none-left = All three are already taken.
mars-why-not-reached = You need { $needs }; you have { $has }.
mars-why-not-in-solo = Solo games have no milestones or awards.
mars-why-empty-hand = You have no cards in hand.
mars-why-wrong-space = You can’t place it there.
mars-why-pole-not-affordable = The South Pole costs 6 M€. You are { $short } M€ short.
mars-why-wrong-means = { $resource ->
    [steel] You can’t pay for this with steel.
    [titanium] You can’t pay for this with titanium.
    [plants] You can’t pay for this with plants.
    [energy] You can’t pay for this with energy.
    [heat] You can’t pay for this with heat.
   *[money] You can’t pay for this with M€.
}
mars-why-pays-too-much = You are paying { $over } M€ too much.
mars-why-needed-for-effect = The card’s effect uses { $amount }, so you can’t also pay with that.
mars-why-wrong-target = You can’t choose that.
mars-why-protected = A card protects these resources.
mars-why-too-many = Choose at most { $most }.
mars-why-too-late-to-pass = You already took an action. End your turn instead; you can pass next turn.
mars-why-nothing-done = You haven’t taken an action yet. To do nothing, pass.
mars-why-choose-more = Choose at least one first.

## The log

mars-log-generation = Generation { $number } begins. First player: { $seat }.
mars-log-corporation = { $seat } plays as { $corporation }.
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
mars-log-drew-hidden = { $count ->
    [0] { $seat } draws no cards ({ $source }).
    [one] { $seat } draws a card ({ $source }).
   *[other] { $seat } draws { $count } cards ({ $source }).
}
mars-log-discarded-known = { $seat } discards: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } discards { $count ->
    [one] a card
   *[other] { $count } cards
} ({ $source }).
mars-log-revealed = { $seat } reveals { $card } ({ $source }).
mars-log-reshuffled = The discard pile is shuffled into a new deck.
mars-log-played = { $seat } plays { $card }.
mars-log-acted = { $seat } takes an action: { $source }.
mars-log-paid = { $seat } pays { $payment } ({ $source }).
mars-log-stock-gained = { $seat } gains { $amount } ({ $source }).
mars-log-stock-lost = { $seat } loses { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = The neutral opponent loses { $amount } ({ $source }).
mars-log-rival-production = Neutral opponent: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } turns { $count } energy into heat.
mars-log-tokens-gained = { $count ->
    [one] { $seat } adds a resource to { $card } ({ $source }).
   *[other] { $seat } adds { $count } resources to { $card } ({ $source }).
}
mars-log-tokens-lost = { $count ->
    [one] { $seat } loses a resource from { $card } ({ $source }).
   *[other] { $seat } loses { $count } resources from { $card } ({ $source }).
}
mars-log-raised-temperature = { $seat } raises the temperature to { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } raises oxygen to { $to }% ({ $source }).
mars-log-rating = { $seat }: terraform rating +{ $count } ({ $source }).
mars-log-placed = { $tile ->
    [ocean] { $seat } places an ocean on { $space }.
    [greenery] { $seat } places a greenery on { $space }.
    [city] { $seat } places a city on { $space }.
   *[other] { $seat } places the { $name } tile on { $space }.
}
mars-log-placed-neutral = { $tile ->
    [ocean] An ocean is placed on { $space }.
    [greenery] A neutral greenery is placed on { $space }.
    [city] A neutral city is placed on { $space }.
   *[other] A neutral tile is placed on { $space }: { $name }.
}
mars-log-space-claimed = { $seat } reserves { $space } ({ $source }).
mars-log-milestone = { $seat } claims the milestone { $milestone }.
mars-log-award = { $seat } funds the award { $award }.
mars-log-passed = { $seat } passes.
mars-log-no-effect = { CAPITALIZE($source) }: no effect.
mars-log-over = Game over.

## The end

mars-verdict-won = Mars is terraformed.
mars-verdict-solo-won = You reached the goal in time.
mars-verdict-solo-lost = You didn’t reach the goal in time, so your score doesn’t count.

setup-solo-cards = Solo games always use the Corporate Era cards.
setup-solo-draft = Solo games have no draft.
setup-solo-goal = Only solo games have a solo goal.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

mars-part-rating = terraform rating { $points }
mars-part-greeneries = greeneries { $points }
mars-part-cities = cities { $points }
mars-part-cards = cards { $points }
mars-part-milestones = milestones { $points }
mars-part-awards = awards { $points }
mars-part-production = production { $points }
mars-part-resources = resources kept { $points }
mars-part-rivals = effect on opponents { $points }
mars-part-pace = length of the game { $points }
mars-part-terraforming = terraforming { $points }
