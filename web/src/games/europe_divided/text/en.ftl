### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = about 1 h
game-watch = about 10 min
ed-short-eu = EU
ed-short-nato = NATO
ed-short-russia = RU
ed-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
ed-coins-short = { $coins } ◉
ed-coins-hidden = coins hidden
ed-no-coins = no coins
ed-units = { $units ->
        [one] { $side }: { $units } unit
       *[other] { $side }: { $units } units
    }
ed-needs-units = { $units ->
        [one] { $units } { $side } unit
       *[other] { $units } { $side } units
    }
ed-prestige = { $number } prestige
ed-score = Europe { $europe }, Russia { $russia }
ed-turn-period = Turn { $turn } · period { $period }
ed-turn-track = Turn track
ed-first = acts first
ed-sum = sum { $sum }
ed-initiative = initiative { $number }
ed-events = Events
ed-tab-map = Map
ed-tab-cards = Cards

## The turn track

ed-sign-resolve = resolve the current events
ed-sign-move = upcoming events become current
ed-sign-reveal = reveal events
ed-sign-discard = discard { $number }
ed-sign-draw = draw { $number }
ed-sign-score = dominance and advantage cards score

## Parts of the map

ed-zone-all = All
ed-zone-baltic = Baltic
ed-zone-danube = Danube
ed-zone-east = East
ed-zone-caucasus = Caucasus
ed-zoom-fit = Whole map
ed-legend = Legend
ed-legend-eu = EU
ed-legend-nato = NATO
ed-legend-russia = Russia
ed-legend-europe-unit = NATO unit
ed-legend-russia-unit = Russian unit
ed-legend-base = base
ed-legend-coins = coins
ed-legend-dominates = dominates
ed-legend-card = card held
ed-legend-closed = closed
ed-legend-legal = legal
ed-legend-last = last move
ed-legend-reconstructed = values we had to reconstruct

## Plates and seas

ed-no-cube = none
ed-holds-card = { $side } holds the region card
ed-holds-sea = { $organisation } is in control
ed-nobody-sea = nobody is in control
ed-minimum = minimum { $number }
ed-tie = tie → { $organisation }
ed-used = bonus used

## Cards

ed-count-coins = coins
ed-count-hand = hand
ed-count-advantages = advantages
ed-count-supply = units in supply
ed-count-deck = deck
ed-count-discard = discard pile
ed-chosen = Chosen cards
ed-hand = Hand
ed-play = Play
ed-barred = not usable now
ed-is-action = action card
ed-is-disputed = disputed region card
ed-is-advantage = advantage card
ed-is-event = event
ed-income-now = Income with this card would bring { $coins } now, coins in its region included.
ed-advantage-uses = Or { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at any moment of your own actions, or { $number } prestige if you still hold it when advantage cards score.
ed-reconstructed = Some values of this card are reconstructed: no source prints them.
ed-reconstructed-short = reconstructed values
ed-list-known = Known in hand
ed-list-unseen = Not seen
ed-list-discard = Discarded
ed-list-advantages = Advantages not seen
ed-list-played = Advantages played
ed-list-won = Events met
ed-list-failed = Events not met
ed-list-events = Events not seen

## Events

ed-no-events = no events lie here
ed-resolved-in = resolved in turn { $turn }
ed-met-now = met now
ed-met-after = met after this
ed-unmet-after = no longer met after this
ed-breaks = { $side }: { $number } to break it

## Questions

ed-second-card = Choose your second card.
ed-kind-effect = Effect
ed-kind-reaction = Reaction
ed-kind-advantage = Advantage
ed-kind-sea = Bonus of the sea card
ed-kind-special = Special action
ed-ask-keep = You keep the other two: each has an action, coins, or prestige if you never use it.
ed-ask-initiative = Both sums are announced; the higher one acts first, Europe on a tie. Laid so far: { $sum }.
ed-ask-card = Action cards, advantage cards and the bonuses of sea cards in any order. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ed-ask-action = One action of the card, or none. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ed-ask-place = A new cube starts at 1. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ed-ask-grow = An enemy 6 or an enemy unit in the region holds it at 5.
ed-ask-mobilise = You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ed-ask-unit = Point at a unit to see how far it gets. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ed-ask-move = First region or sea free, each further one 1 coin. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ed-ask-reveal = It lies face down until both have chosen.
ed-ask-discard = Discarded events stay secret.

## What buttons do

ed-lay-card = Lay { $card }
ed-turn-up = Turn up { $card }
ed-lay-event = Lay { $event }
ed-discard-event = Discard { $event }
ed-remove = Remove { $advantage }
ed-cash = { $coins ->
        [one] { $coins } coin for { $advantage }
       *[other] { $coins } coins for { $advantage }
    }
ed-places = places a cube
ed-blocked = stopped at 5
ed-wins-card = wins the region card
ed-stop-clash = It must stop. Armed clash: a unit of each side returns to the supply
ed-stop-break = It must stop. Broken influence: an enemy 6 drops to 5, the unit returns to the supply
ed-use-eu_place = EU: place
ed-use-eu_grow = EU
ed-use-eu_income = Income
ed-use-nato_place = NATO: place
ed-use-nato_grow = NATO
ed-use-nato_mobilise = Mobilise
ed-use-nato_move = Move
ed-use-russia_place = Place
ed-use-russia_grow = Increase
ed-use-russia_income = Income
ed-use-russia_mobilise = Mobilise
ed-use-russia_move = Move
ed-use-special = Special action
ed-deed-place = A cube of value 1 into a disputed region where you have none, 2 coins.
ed-deed-grow = One of your cubes goes up by { $number }, free.
ed-deed-income = { $coins ->
        [one] { $coins } coin from the bank and the card’s region.
       *[other] { $coins } coins from the bank and the card’s region.
    }
ed-deed-mobilise = A unit from your supply, 2 coins.
ed-deed-move = One unit: the first region or sea is free, each further one costs 1 coin.

## Recorded games

record-fight_for_poland = The fight for Poland
    .about = Gas Blackmail empties Europe’s purse; then both sides want one country.
record-belarus_decides = Belarus decides
    .about = Europe leads for eight turns and loses in the last one.
