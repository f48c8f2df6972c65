### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = about 1 h
game-watch = about 10 min
page-key-lit = Go to the first place you can choose
page-short-eu = EU
page-short-nato = NATO
page-short-russia = RU
page-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
page-coins-short = { $coins } ◉
page-coins-hidden = coins hidden
page-no-coins = no coins
page-units = { $units ->
        [one] { $side }: { $units } unit
       *[other] { $side }: { $units } units
    }
page-needs-units = { $units ->
        [one] { $units } { $side } unit
       *[other] { $units } { $side } units
    }
page-prestige = { $number } prestige
page-score = Europe { $europe }, Russia { $russia }
page-turn-period = Turn { $turn } · period { $period }
page-turn-track = Turn track
page-first = acts first
page-sum = sum { $sum }
page-initiative = initiative { $number }
page-events = Events
page-tab-map = Map
page-tab-cards = Cards

## The turn track

page-sign-resolve = resolve the current events
page-sign-move = upcoming events become current
page-sign-reveal = reveal events
page-sign-discard = discard { $number }
page-sign-draw = draw { $number }
page-sign-score = dominance and advantage cards score

## Parts of the map

page-zone-all = All
page-zone-baltic = Baltic
page-zone-danube = Danube
page-zone-east = East
page-zone-caucasus = Caucasus
page-lit-outside = { $number ->
    [one] One legal place lies outside the view
   *[other] { $number } legal places lie outside the view
}
page-zoom-fit = Whole map
page-legend = Legend
page-legend-eu = EU
page-legend-nato = NATO
page-legend-russia = Russia
page-legend-europe-unit = NATO unit
page-legend-russia-unit = Russian unit
page-legend-base = base
page-legend-coins = coins
page-legend-dominates = dominates
page-legend-card = card held
page-legend-closed = closed
page-legend-legal = legal
page-legend-last = last move
page-legend-reconstructed = values we had to reconstruct

## Plates and seas

page-no-cube = none
page-holds-card = { $side } holds the region card
page-holds-sea = { $organisation } is in control
page-nobody-sea = nobody is in control
page-minimum = minimum { $number }
page-tie = tie → { $organisation }
page-used = bonus used

## Cards

page-coins-word = { $coins ->
    [one] coin
   *[other] coins
}
page-count-coins = coins
page-count-hand = hand
page-count-advantages = advantages
page-count-supply = units in supply
page-count-deck = deck
page-count-discard = discard pile
page-chosen = Chosen cards
page-hand = Hand
page-play = Play
page-barred = not usable now
page-is-action = action card
page-is-disputed = disputed region card
page-is-advantage = advantage card
page-is-event = event
page-income-now = Income with this card would bring { $coins } now, coins in its region included.
page-advantage-uses = Or { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at any moment of your own actions, or { $number } prestige if you still hold it when advantage cards score.
page-reconstructed = Some values of this card are reconstructed: no source prints them.
page-reconstructed-short = reconstructed values
page-list-known = Known in hand
page-list-unseen = Not seen
page-list-discard = Discarded
page-list-advantages = Advantages not seen
page-list-played = Advantages played
page-list-won = Events met
page-list-failed = Events not met
page-list-events = Events not seen

## Events

page-no-events = no events lie here
page-resolved-in = resolved in turn { $turn }
page-met-now = met now
page-met-after = met after this
page-unmet-after = no longer met after this
page-breaks = { $side }: { $number } to break it

## Questions

page-second-card = Choose your second card.
page-kind-effect = Effect
page-kind-reaction = Reaction
page-kind-advantage = Advantage
page-kind-sea = Bonus of the sea card
page-kind-special = Special action
page-ask-keep = You keep the other two: each has an action, coins, or prestige if you never use it.
page-ask-initiative = Both sums are announced; the higher one acts first, Europe on a tie. Laid so far: { $sum }.
page-ask-card = Action cards, advantage cards and the bonuses of sea cards in any order. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
page-ask-action = One action of the card, or none. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
page-ask-place = A new cube starts at 1. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
page-ask-grow = An enemy 6 or an enemy unit in the region holds it at 5.
page-ask-mobilise = You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
page-ask-unit = Point at a unit to see how far it gets. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
page-ask-move = First region or sea free, each further one 1 coin. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
page-ask-reveal = It lies face down until both have chosen.
page-ask-discard = Discarded events stay secret.

## What buttons do

page-lay-card = Lay { $card }
page-turn-up = Turn up { $card }
page-lay-event = Lay { $event }
page-discard-event = Discard { $event }
page-remove = Remove { $advantage }
page-cash = { $coins ->
        [one] { $coins } coin for { $advantage }
       *[other] { $coins } coins for { $advantage }
    }
page-places = places a cube
page-blocked = stopped at 5
page-wins-card = wins the region card
page-stop-clash = It must stop. Armed clash: a unit of each side returns to the supply
page-stop-break = It must stop. Broken influence: an enemy 6 drops to 5, the unit returns to the supply
page-use-eu_place = EU: place
page-use-eu_grow = EU
page-use-eu_income = Income
page-use-nato_place = NATO: place
page-use-nato_grow = NATO
page-use-nato_mobilise = Mobilise
page-use-nato_move = Move
page-use-russia_place = Place
page-use-russia_grow = Increase
page-use-russia_income = Income
page-use-russia_mobilise = Mobilise
page-use-russia_move = Move
page-use-special = Special action
page-action-about-place = A cube of value 1 into a disputed region where you have none, 2 coins.
page-action-about-grow = One of your cubes goes up by { $number }, free.
page-action-about-income = { $coins ->
        [one] { $coins } coin from the bank and the card’s region.
       *[other] { $coins } coins from the bank and the card’s region.
    }
page-action-about-mobilise = A unit from your supply, 2 coins.
page-action-about-move = One unit: the first region or sea is free, each further one costs 1 coin.

## Recorded games

record-fight_for_poland = The fight for Poland
    .about = Gas Blackmail empties Europe’s purse; then both sides want one country.
record-belarus_decides = Belarus decides
    .about = Europe leads for eight turns and loses in the last one.
