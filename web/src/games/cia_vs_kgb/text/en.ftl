### Cold War: CIA vs KGB, texts of the page

game-note = 1945–1991 · { game-length }
game-length = about 20 min
game-watch = about 5 min
page-title-short = CIA vs KGB
page-round-number = Round { $number }
page-round-short = R { $number }
page-to-points = to { $points }
page-extra-rounds = extra round
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-word = { $number ->
        [one] point
       *[other] points
    }
page-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## Objective

page-objective = Objective
page-country = Country
page-event-in = Event · { $phase }
page-stability = Stability
page-population = Population
page-victory-points = Victory points
page-ties = ties
page-ties-by = Ties are settled by
page-faction-military = military
page-faction-political = political
page-faction-economic = economic
page-faction-media = media
page-no-token = No token lies here yet.
page-token-lies = The { $side } token lies here.
page-leads = { $side } leads { $most } to { $least }.
page-tied = { $number } all.
page-tie-over = { $side } wins the tie: { $best } beats { $second } ({ $faction }).
page-tie-alone = { $side } wins the tie: only { $best } is { $faction }.

## Groups

page-ready = ready
page-mobilised = mobilised
page-power-military = Destroy any other group
page-power-political = Move another group to the other player
page-power-economic = Turn another group that is not economic
page-power-media = Look at the top card: recruit, discard or leave it
page-groups-of = { $number } of { $most } groups
page-groups-of-side = Groups of the { $side }
page-groups-ready = { $number ->
        [0] no group ready
        [one] { $number } group ready
       *[other] { $number } groups ready
    }
page-activate = activate
page-recruit-word = Recruit
page-activate-word = Activate
page-activate-group = Activate { $group }
page-activating = activating
page-effect-destroy = destroy
page-effect-take = take
page-effect-give = give
page-effect-mobilise = mobilise
page-effect-ready = make ready
page-effect-discard = discard next
page-effect-riots = { $effect }: riots
page-barred-economic = economic
page-barred-population = no room
page-barred-stability = above stability
page-barred-no_target = no target

## Gauge

page-riots-above = Riots above { $stability }
page-riots-next = riots on the next recruit
page-riots-short = riots
page-riots-count = { $number } of { $most } unseen groups are worth { $least } or more
page-riots-safe = no unseen group is worth { $least } or more
page-riots-never = no group is worth that much
page-riots-known = you know the next card
page-riot-chance = { $chance } % chance of riots on the next recruit
page-riots-percent = { $chance } riots
page-riots-cannot = no riots
page-fan-of = { $number } of { $most }
page-fan-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
page-no-recruit-population = No recruit: the population is reached.
page-no-recruit-deck = No recruit: the group deck is empty.

## Agents

page-agent-x = Agent X
page-x-secret = only you know
page-x-down = { $side }: Agent X lies face down
page-x-none = { $side }: no Agent X yet
page-initiative = Initiative { $number }
page-place-hq = HQ
page-place-x = Agent X
page-place-maybe_x = may be X
page-place-back = back from leave
page-place-leave = on leave
page-place-killed = killed
page-choose = choose
page-headquarters = Headquarters
page-on-leave = On leave
page-fallen = Killed
page-counts-short = HQ { $hq } · leave { $leave } · killed { $fallen }
page-one-of = one of { $number }
page-balance-token = balance token
page-agent-master_spy = The side without the token claims the objective
page-agent-deputy_director = No effect; cannot be killed, never on leave
page-agent-double_agent = Send an enemy agent on leave, or see the enemy’s next Agent X
page-agent-analyst = See and order the next three groups
page-agent-assassin = Your token: the enemy agent is killed, the objective goes under the deck
page-agent-director = Your token: also claim the bottom objective

## Decks and piles

page-decks = Decks and discards
page-objectives = Objectives
page-groups = Groups
page-spent-events = Used events
page-discard-pile = Discard
page-top-of = top of { $number }
page-known-top = on top: { $cards }
page-counts = group deck { $groups }, discard { $discarded }, objectives { $objectives }
page-claimed = Claimed objectives
page-none-yet = none yet
page-spend = use
page-costs-points = −{ $points } points

## Outlook

page-phase-is = Phase: { $phase }
page-then = then { $phase }
page-if-now = If the struggle ended now
page-now-token = The { $side } token would lie on { $objective }.
page-now-riots = { $side }: riots.
page-now-double_riots = Both sides riot: no token would lie.
page-now-nothing = No groups: no token would lie.
page-by-their-x = You have the { $agent }; by their Agent X:
page-out-claims = { $side } claims { $objective }, { $points }
page-out-buried = { $objective } goes under the deck
page-out-nobody = nobody claims { $objective }
page-out-falls = { $side }: the { $agent } is killed
page-out-bottom = { $side } also claims the bottom card
page-out-bottom-known = { $side } also claims { $card }
page-out-chooses = { $side }: leave or peek
page-out-looks = { $side } sees three groups next round
page-how-it-ended = How the round ended
page-last-round = The last round
page-nothing-yet = Nothing yet.

## Prompt

page-leads-by = { $side } leads by { $number }
page-tie-for = tie, { $side } wins it
page-pass-ends = ends the struggle
page-media-total = your influence { $total }
page-media-riots = { $total }: riots!
page-totals = CIA { $cia } : KGB { $kgb }.
page-would-riot = { $side } would cause riots.
page-why-population = Not allowed: there would be more groups than the population.
page-why-deck = The group deck is empty.
page-why-no_groups = Without a group you may not pass.
page-why-mobilised = A mobilised group must be made ready before it can be activated.
page-why-no_target = Its power has no legal target.
page-why-economic = An economic group does not act on another economic one.
page-why-stability = The other side’s influence would be above the stability.
page-why-short-population = population reached
page-why-short-deck = deck empty
page-why-short-no_groups = not without a group
page-why-short-now = finish this first
page-pick-analyst = The Analyst’s cards: which one comes on top?
page-pick-space_race = Space Race: which objective comes next?
page-pick-double_agent = Whom do you send on leave?
page-pick-olympic_games = Who comes back?
page-pick-media = The top card of the deck
page-put-next = put on top
page-only-you = only you see it
page-placed = On top: { $cards }

## Seen cards

page-seen-cards = Seen cards
page-seen-unseen = unseen
page-seen-hidden = in the deck or discarded
page-seen-top = known on top
page-seen-cia = CIA
page-seen-kgb = KGB
page-seen-discard = discarded
page-seen-now = this round
page-seen-spent = used
page-seen-bottom = under the deck

## First-game guide

page-tab-table = Table
page-tab-agents = Agents

## Recorded games

record-forty_five_behind = Forty-five behind
    .about = The CIA stands at 45 to 90, and never loses a round again.
record-one_riot_too_many = One riot too many
    .about = The CIA overtakes, sees the enemy’s agent, and still loses.

preset-evening = club evening (4 rounds in 3 hours)
