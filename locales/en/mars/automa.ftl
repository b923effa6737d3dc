# MarsBot, the opponent without a player: what it does, step by step, and why.
# $track is one of its tracks, $card a project or bonus card, $source what causes it, $to a space of a track.

## Options

mars-option-automa = Against MarsBot
mars-option-level = MarsBot: level
mars-option-ignore-advance = MarsBot: icons that move their own track on do nothing (easy)
mars-option-small-consolation = MarsBot: 3 M€ instead of 5 M€ for a failed action (easy)
mars-option-award-handicap = MarsBot: 5 less in every award (easy)
mars-option-pile-points = MarsBot: a point for each played card with points (hard)
mars-option-early-milestone = MarsBot: may buy a milestone before its first turn (hard)
mars-option-fourth-card = MarsBot: a fourth project card (brutal)
mars-option-push-back = MarsBot: pushed back once or for each step of lost production
mars-option-unplaced-instance = MarsBot: Local Neural Instance without a space
mars-option-instance-tile = MarsBot: the neural instance as a tile

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
automa-source-table = the table

## What a space of a track shows

automa-icon-nothing = nothing
automa-icon-advance = one more space
automa-icon-other = { $track }
automa-icon-rating = { $count } TR
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

automa-failure-no-tag = the card has no tag
automa-failure-track-finished = the track is at its end
automa-failure-no-milestone = no milestone can be claimed
automa-failure-no-award = no award can be funded
automa-failure-temperature-full = the temperature is full
automa-failure-no-ocean = no ocean can be placed
automa-failure-no-greenery = no greenery can be placed
automa-failure-no-city = no city can be placed
automa-failure-no-expedited-city = no city can be placed beside two greeneries or oceans
automa-failure-no-instance = no space is left away from tiles, the edge and reserved spaces
automa-failure-no-plants = the player has no plants
automa-failure-plants-protected = the player’s plants are protected
automa-failure-no-token = the player has no animal or microbe to lose
automa-failure-all-complete = all parameters are complete
automa-failure-no-money = MarsBot has less than 5 M€
automa-failure-nothing-funded = no award is funded
automa-failure-no-boost = MarsBot can better its standing in no funded award
automa-failure-no-fitting-card = no card that fits is left

## What decides

automa-rule-possible = possible
automa-rule-oceans = most oceans beside it
automa-rule-icons = most bonus icons
automa-rule-own-cities = most cities of MarsBot beside it
automa-rule-few-rival-cities = fewest cities of the player beside it
automa-rule-greeneries = most greeneries beside it
automa-rule-greeneries-and-oceans = most greeneries and oceans beside it
automa-rule-rows = in rows { $from } to { $to }
automa-rule-reached-by-both = reached by the player too
automa-rule-nearest-for-player = the player lacks least
automa-rule-leftmost = leftmost
automa-rule-largest-lead = largest lead
automa-rule-can-boost = MarsBot can better its standing
automa-rule-player-not-behind = the player is not behind
automa-rule-smallest-lead = smallest lead
automa-rule-near-mark = at most two steps below a bonus or the end
automa-rule-between-oceans = a space beside two oceans
automa-rule-most-missing = most steps missing
automa-rule-most-points = worth most points
automa-rule-players-choice = the player chooses

## The log

automa-log-action-deck = MarsBot’s action deck: { $projects } project cards, { $bonuses } bonus cards.
automa-log-bonuses-shuffled = MarsBot’s discarded bonus cards are shuffled into a new deck.
automa-log-turned = MarsBot turns over { $card }.
automa-log-turned-by = MarsBot turns over { $card } ({ $source }).
automa-log-tag = { CAPITALIZE($tag) }: { $track }.
automa-log-event = Event: { $track }.
automa-log-moved = MarsBot: { $track } to { $to } ({ $icon }).
automa-log-returned = MarsBot: { $track } to { $to }; the space is marked and does nothing.
automa-log-ignored = Ignored: { $icon }.
automa-log-failed = Failed action: { $why }. MarsBot gets { $money } M€.
automa-log-spaces = Spaces for this tile: { $tile } ({ $rule }): { $left }.
automa-log-counted = { $card } costs { $cost }: the count ends on { $space }.
automa-log-no-card = No card is left to draw.
automa-log-milestones = Milestones ({ $rule }): { $left }.
automa-log-milestones-none = MarsBot can claim no milestone.
automa-log-awards = Awards ({ $rule }): { $left }.
automa-log-awards-none = MarsBot leads in no open award.
automa-log-early-milestone = MarsBot meets { $count ->
    [one] an open milestone
   *[other] { $count } open milestones
} and buys one before its turn.
automa-log-lobbied = MarsBot lobbies for { $parameter } ({ $rule }).
automa-log-boosted = MarsBot competes for { $award }.
automa-log-passed-over = MarsBot passes over { $card }.
automa-log-no-use = { $card } has no effect: { $why }.
automa-log-cannot-boost = { $award } is skipped: { $why }.
automa-log-tokens = Cards with animals or microbes ({ $rule }): { $left }.
automa-log-tokens-none = The player has no animal or microbe to lose.
automa-log-token-of-table = The player removes an animal or a microbe from a card, the one worth most points, if there is one.
automa-log-no-award-yet = { $card } funds an award only from generation { $from } on.
automa-log-discarded = { $card } is discarded.
automa-log-destroyed = { $card } is destroyed.
automa-log-pushed-back = MarsBot: { $track } back to { $to } ({ $source }).
automa-log-last-greenery = MarsBot: { $track } to { $to } for a last greenery.
automa-log-time-up = The generations are used up.
automa-standing = { $award } (lead { $lead })

## Questions and results

mars-ask-lose-token = { CAPITALIZE($source) }: choose a card to lose one resource
automa-verdict-won = MarsBot is beaten.
automa-verdict-lost = MarsBot wins.
automa-verdict-time-up = Time is up: MarsBot wins.

## Its board and its bonus cards

automa-board = MarsBot’s board for { $map }
automa-board-track = { CAPITALIZE($track) }: { $icons }.
automa-text-meteor-shower = The player loses 5 plants, or all of them. Destroyed if 3 or more were lost, or if a card protects them; else discarded.
automa-text-invasive-species = The player removes an animal or a microbe, the one worth most points. MarsBot gains 5 M€. Discarded.
automa-text-research-and-development = MarsBot draws a further project card and resolves it at once. Discarded.
automa-text-overachievement = MarsBot claims a milestone or, from generation 6 on, funds an award. Then destroyed. If neither is possible, it gains 5 M€ and the card is discarded.
automa-text-expedited-construction = MarsBot places a city beside at least two greeneries or oceans. Then destroyed; discarded if there is no such space.
automa-text-lobbyists = MarsBot raises a parameter that is one or two steps below a bonus or its end, or places an ocean between oceans. Then destroyed. Else it raises the parameter with most steps missing, and the card is discarded.
automa-text-local-neural-instance = MarsBot places its neural instance away from all tiles, from the edge and from reserved spaces: 1 point for each space beside it without a tile of the player. Then destroyed. If there is no such space, it draws a project card.
automa-text-corporate-competition = MarsBot pays 5 M€ to better its standing in a funded award, first where the player’s lead is smallest. If it cannot, it draws another bonus card. Discarded.

setup-automa-option = These options only apply to games against MarsBot.
setup-automa-players = Only one player can play against MarsBot.
setup-automa-draft = MarsBot has no starting hand, so you can’t draft it.
setup-automa-goal = Games against MarsBot have no solo goal.
