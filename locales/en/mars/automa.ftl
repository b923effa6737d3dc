# MarsBot, the opponent without a player: what it does, step by step, and why.
# $track is one of its tracks, $card a project or bonus card, $source what causes it, $to a space of a track.

## Options

mars-option-automa = Against MarsBot
mars-option-level = MarsBot: difficulty
mars-option-ignore-advance = MarsBot: ignore icons that advance their own track (easy)
mars-option-small-consolation = MarsBot: 3 M€ instead of 5 M€ for a failed action (easy)
mars-option-award-handicap = MarsBot: 5 less in every award (easy)
mars-option-pile-points = MarsBot: 1 point for each played card with points (hard)
mars-option-early-milestone = MarsBot: may claim a milestone before its first turn (hard)
mars-option-fourth-card = MarsBot: a fourth project card (brutal)
mars-option-push-back = MarsBot: push its track back once, or once per step of lost production
mars-option-unplaced-instance = MarsBot: when Local Neural Instance has no space
mars-option-instance-tile = MarsBot: count the neural instance as a tile

## Names

mars-tile-neural-instance = neural instance
automa-track-building = building track
automa-track-space = space track
automa-track-event = event track
automa-track-science = science track
automa-track-power = power track
automa-track-earth = Earth track
automa-track-plant = plant track
automa-bonus-meteor-shower = Meteor Shower
automa-bonus-invasive-species = Invasive Species
automa-bonus-research-and-development = Research and Development
automa-bonus-overachievement = Overachievement
automa-bonus-expedited-construction = Expedited Construction
automa-bonus-lobbyists = Lobbyists
automa-bonus-local-neural-instance = Local Neural Instance
automa-bonus-corporate-competition = Corporate Competition
automa-source-failure = failed action
automa-source-table = at the table

## What a space of a track shows

automa-icon-nothing = nothing
automa-icon-advance = advance once more
automa-icon-other = { $track }
automa-icon-rating = TR +{ $count }
automa-icon-milestone = milestone
automa-icon-award = award
automa-icon-temperature = { $count ->
    [one] temperature
   *[other] temperature × { $count }
}
automa-icon-greenery = greenery
automa-icon-ocean = ocean
automa-icon-city = city
automa-icon-venus = Venus
automa-icon-floaters = floaters

## Why an action fails

automa-failure-no-tag = the card has no tags
automa-failure-track-finished = the track is complete
automa-failure-no-milestone = MarsBot can’t claim a milestone
automa-failure-no-award = MarsBot can’t fund an award
automa-failure-temperature-full = the temperature is already complete
automa-failure-no-ocean = MarsBot can’t place an ocean
automa-failure-no-greenery = MarsBot can’t place a greenery
automa-failure-no-city = MarsBot can’t place a city
automa-failure-no-expedited-city = MarsBot can’t place a city next to two greeneries or oceans
automa-failure-no-instance = every free space is next to a tile, the map edge or a reserved space
automa-failure-no-plants = the player has no plants
automa-failure-plants-protected = the player’s plants are protected
automa-failure-no-token = the player has no animals or microbes to lose
automa-failure-all-complete = all global parameters are complete
automa-failure-no-money = MarsBot has less than 5 M€
automa-failure-nothing-funded = no award is funded
automa-failure-no-boost = MarsBot can’t improve in any funded award
automa-failure-no-fitting-card = no suitable card is left

## What decides

automa-rule-possible = possible
automa-rule-oceans = most adjacent oceans
automa-rule-icons = most bonus icons
automa-rule-own-cities = most adjacent MarsBot cities
automa-rule-few-rival-cities = fewest adjacent player cities
automa-rule-greeneries = most adjacent greeneries
automa-rule-greeneries-and-oceans = most adjacent greeneries and oceans
automa-rule-rows = in rows { $from } to { $to }
automa-rule-reached-by-both = the player meets it too
automa-rule-nearest-for-player = the player is closest to it
automa-rule-leftmost = leftmost
automa-rule-largest-lead = largest lead
automa-rule-can-boost = MarsBot can improve
automa-rule-player-not-behind = the player is not behind
automa-rule-smallest-lead = smallest lead
automa-rule-near-mark = within two steps of a bonus or the maximum
automa-rule-between-oceans = a space next to two oceans
automa-rule-most-missing = most steps below the maximum
automa-rule-most-points = worth the most points
automa-rule-players-choice = the player chooses

## The log

automa-log-action-deck = MarsBot’s action deck: { $projects ->
    [one] { $projects } project card
   *[other] { $projects } project cards
} and { $bonuses ->
    [one] { $bonuses } bonus card
   *[other] { $bonuses } bonus cards
}.
automa-log-bonuses-shuffled = MarsBot’s discarded bonus cards are shuffled into a new deck.
automa-log-turned = MarsBot reveals { $card }.
automa-log-turned-by = MarsBot reveals { $card } ({ $source }).
automa-log-tag = { CAPITALIZE($name) }: { $track }.
automa-log-event = Event: { $track }.
automa-log-moved = MarsBot: { $track } → { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } → { $to }. This space is marked, so nothing happens.
automa-log-ignored = Ignored: { $icon }.
automa-log-failed = Failed action: { $why }. MarsBot gains { $money } M€.
automa-log-spaces = { CAPITALIZE($tile) }, spaces left ({ $rule }): { $left }.
automa-log-counted = { $card } costs { $cost }: the count ends on { $space }.
automa-log-no-card = There are no cards left to draw.
automa-log-milestones = Milestones left ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot can’t claim a milestone.
automa-log-awards = Awards left ({ $rule }): { $left }.
automa-log-awards-none = MarsBot doesn’t lead in any open award.
automa-log-early-milestone = { $count ->
    [one] MarsBot meets an open milestone and claims it before its turn.
   *[other] MarsBot meets { $count } open milestones and claims one before its turn.
}
automa-log-lobbied = MarsBot lobbies: { $parameter } ({ $rule }).
automa-log-boosted = MarsBot competes for { $award }.
automa-log-passed-over = MarsBot skips { $card }.
automa-log-no-use = { $card } has no effect: { $why }.
automa-log-cannot-boost = Skipped: { $award } ({ $why }).
automa-log-tokens = Cards with animals or microbes ({ $rule }): { $left }.
automa-log-tokens-none = The player has no animals or microbes to lose.
automa-log-token-of-table = Remove one animal or microbe from one of your cards: the one worth the most points.
automa-log-no-award-yet = { $card } can’t fund an award before generation { $from }.
automa-log-discarded = { $card } is discarded.
automa-log-destroyed = { $card } is destroyed.
automa-log-pushed-back = MarsBot: { $track } back to { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } → { $to }, for its last greenery.
automa-log-time-up = There are no generations left.
automa-standing = { $award } ({ $own } to { $player }, lead { $lead })
automa-standing-alone = { $award } (MarsBot { $own })
automa-reached = { $milestone } ({ $has } of { $needs })
automa-reached-by-player = { $milestone } (player: { $has } of { $needs })
automa-card-unlisted = an unlisted card

## Questions and results

mars-ask-lose-token = { CAPITALIZE($source) }: choose a card to lose one resource
automa-verdict-won = You beat MarsBot.
automa-verdict-lost = MarsBot wins.
automa-verdict-time-up = Out of time: MarsBot wins.

## Its board and its bonus cards

automa-board = MarsBot board: { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = The player loses 5 plants, or as many as possible. If 3 or more were lost, or if a card protects them, destroy this card; otherwise discard it.
automa-text-invasive-species = The player removes one animal or microbe: the one worth the most points. MarsBot gains 5 M€. Discard this card.
automa-text-research-and-development = MarsBot draws another project card and resolves it. Discard this card.
automa-text-overachievement = MarsBot claims a milestone or, from generation 6 on, funds an award; then destroy this card. If it can do neither, it gains 5 M€ and this card is discarded.
automa-text-expedited-construction = MarsBot places a city next to at least two greeneries or oceans; then destroy this card. If there is no such space, discard it.
automa-text-lobbyists = MarsBot raises a parameter that is one or two steps below a bonus or its maximum, or places an ocean next to two oceans; then destroy this card. Otherwise it raises the parameter with the most steps to go, and this card is discarded.
automa-text-local-neural-instance = MarsBot places its neural instance on a space that is not next to a tile, the map edge or a reserved space: 1 point for each adjacent space where the player has no tile. Then destroy this card. If there is no such space, it draws a project card.
automa-text-corporate-competition = MarsBot pays 5 M€ to improve in a funded award, starting where the player’s lead is smallest. If it can’t, it draws another bonus card. Discard this card.

setup-automa-option = These options only apply to games against MarsBot.
setup-automa-players = Only one player can play against MarsBot.
setup-automa-draft = MarsBot has no starting hand, so you can’t draft it.
setup-automa-goal = Games against MarsBot have no solo goal.
