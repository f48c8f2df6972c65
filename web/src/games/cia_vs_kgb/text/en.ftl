### Cold War: CIA vs KGB, texts of the page

game-note = 1945–1991 · { game-length }
game-length = about 20 min
game-watch = about 5 min
ck-title-short = CIA vs KGB
ck-round = Round { $number }
ck-round-short = R { $number }
ck-to-points = to { $points }
ck-extra-rounds = extra round
ck-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ck-points-word = { $number ->
        [one] point
       *[other] points
    }
ck-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## Objective

ck-objective = Objective
ck-country = Country
ck-event-in = Event · { $phase }
ck-stability = Stability
ck-population = Population
ck-victory-points = Victory points
ck-ties = ties
ck-ties-by = Ties are settled by
ck-faction-military = military
ck-faction-political = political
ck-faction-economic = economic
ck-faction-media = media
ck-no-token = No token lies here yet.
ck-token-lies = The { $side } token lies here.
ck-leads = { $side } leads { $most } to { $least }.
ck-tied = { $number } all.
ck-tie-over = { $side } wins the tie: { $best } beats { $second } ({ $faction }).
ck-tie-alone = { $side } wins the tie: only { $best } is { $faction }.

## Groups

ck-ready = ready
ck-mobilised = mobilised
ck-power-military = Destroy any other group
ck-power-political = Move another group to the other player
ck-power-economic = Turn another group that is not economic
ck-power-media = Look at the top card: recruit, discard or leave it
ck-groups-of = { $number } of { $most } groups
ck-groups-of-side = Groups of the { $side }
ck-groups-ready = { $number ->
        [0] no group ready
        [one] { $number } group ready
       *[other] { $number } groups ready
    }
ck-activate = activate
ck-recruit-word = Recruit
ck-activate-word = Activate
ck-activate-group = Activate { $group }
ck-activating = activating
ck-effect-destroy = destroy
ck-effect-take = take
ck-effect-give = give
ck-effect-mobilise = mobilise
ck-effect-ready = make ready
ck-effect-discard = discard next
ck-effect-riots = { $effect }: riots
ck-barred-economic = economic
ck-barred-population = no room
ck-barred-stability = above stability
ck-barred-no_target = no target

## Gauge

ck-riots-above = Riots above { $stability }
ck-riots-next = riots on the next recruit
ck-riots-short = riots
ck-riots-count = { $number } of { $most } unseen groups are worth { $least } or more
ck-riots-safe = no unseen group is worth { $least } or more
ck-riots-never = no group is worth that much
ck-riots-known = you know the next card
ck-riot-chance = { $chance } % chance of riots on the next recruit
ck-riots-percent = { $chance } riots
ck-riots-cannot = no riots
ck-fan-of = { $number } of { $most }
ck-fan-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
ck-no-recruit-population = No recruit: the population is reached.
ck-no-recruit-deck = No recruit: the group deck is empty.

## Agents

ck-agent-x = Agent X
ck-x-secret = only you know
ck-x-down = { $side }: Agent X lies face down
ck-x-none = { $side }: no Agent X yet
ck-initiative = Initiative { $number }
ck-place-hq = HQ
ck-place-x = Agent X
ck-place-maybe_x = may be X
ck-place-back = back from leave
ck-place-leave = on leave
ck-place-killed = killed
ck-choose = choose
ck-headquarters = Headquarters
ck-on-leave = On leave
ck-fallen = Killed
ck-counts-short = HQ { $hq } · leave { $leave } · killed { $fallen }
ck-one-of = one of { $number }
ck-balance-token = balance token
ck-agent-master_spy = The side without the token claims the objective
ck-agent-deputy_director = No effect; cannot be killed, never on leave
ck-agent-double_agent = Send an enemy agent on leave, or see the enemy’s next Agent X
ck-agent-analyst = See and order the next three groups
ck-agent-assassin = Your token: the enemy agent is killed, the objective goes under the deck
ck-agent-director = Your token: also claim the bottom objective

## Decks and piles

ck-decks = Decks and discards
ck-objectives = Objectives
ck-groups = Groups
ck-spent-events = Used events
ck-discard-pile = Discard
ck-top-of = top of { $number }
ck-known-top = on top: { $cards }
ck-counts = group deck { $groups }, discard { $discarded }, objectives { $objectives }
ck-claimed = Claimed objectives
ck-none-yet = none yet
ck-spend = use
ck-costs-points = −{ $points } points

## Outlook

ck-phase-is = Phase: { $phase }
ck-then = then { $phase }
ck-if-now = If the struggle ended now
ck-now-token = The { $side } token would lie on { $objective }.
ck-now-riots = { $side }: riots.
ck-now-double_riots = Both sides riot: no token would lie.
ck-now-nothing = No groups: no token would lie.
ck-by-their-x = You have the { $agent }; by their Agent X:
ck-out-claims = { $side } claims { $objective }, { $points }
ck-out-buried = { $objective } goes under the deck
ck-out-nobody = nobody claims { $objective }
ck-out-falls = { $side }: the { $agent } is killed
ck-out-bottom = { $side } also claims the bottom card
ck-out-bottom-known = { $side } also claims { $card }
ck-out-chooses = { $side }: leave or peek
ck-out-looks = { $side } sees three groups next round
ck-how-it-ended = How the round ended
ck-last-round = The last round
ck-nothing-yet = Nothing yet.

## Prompt

ck-leads-by = { $side } leads by { $number }
ck-tie-for = tie, { $side } wins it
ck-pass-ends = ends the struggle
ck-media-total = your influence { $total }
ck-media-riots = { $total }: riots!
ck-totals = CIA { $cia } : KGB { $kgb }.
ck-would-riot = { $side } would cause riots.
ck-why-population = Not allowed: there would be more groups than the population.
ck-why-deck = The group deck is empty.
ck-why-no_groups = Without a group you may not pass.
ck-why-mobilised = A mobilised group must be made ready before it can be activated.
ck-why-no_target = Its power has no legal target.
ck-why-economic = An economic group does not act on another economic one.
ck-why-stability = The other side’s influence would be above the stability.
ck-why-short-population = population reached
ck-why-short-deck = deck empty
ck-why-short-no_groups = not without a group
ck-why-short-now = finish this first
ck-pick-analyst = The Analyst’s cards: which one comes on top?
ck-pick-space_race = Space Race: which objective comes next?
ck-pick-double_agent = Whom do you send on leave?
ck-pick-olympic_games = Who comes back?
ck-pick-media = The top card of the deck
ck-put-next = put on top
ck-only-you = only you see it
ck-placed = On top: { $cards }

## Seen cards

ck-seen-cards = Seen cards
ck-seen-unseen = unseen
ck-seen-hidden = in the deck or discarded
ck-seen-top = known on top
ck-seen-cia = CIA
ck-seen-kgb = KGB
ck-seen-discard = discarded
ck-seen-now = this round
ck-seen-spent = used
ck-seen-bottom = under the deck

## First-game guide

ck-tab-table = Table
ck-tab-agents = Agents

## Recorded games

record-forty_five_behind = Forty-five behind
    .about = The CIA stands at 45 to 90, and never loses a round again.
record-one_riot_too_many = One riot too many
    .about = The CIA overtakes, sees the enemy’s agent, and still loses.
