game-name = Checkpoint
game-note = A card game of ten minutes about one border and three gates
side-west = The West
    .short = West
side-east = The East
    .short = East
winner-west = The West wins
winner-east = The East wins
winner-draw = A draw
option-hand = Cards in hand
    .help = How many cards each player holds while the deck lasts.

question-card = Play a card
question-gate = Choose the gate
action-card = { $card }
action-gate = { $gate }

gate-bridge = Bridge
gate-station = Station
gate-harbour = Harbour

card-sentry = Sentry
    .text = +1 guard. Draw a card.
card-courier = Courier
    .text = +1 guard. Draw a card.
card-patrol = Patrol
    .text = +2 guards.
card-dog_handler = Dog handler
    .text = +2 guards.
card-searchlight = Searchlight
    .text = +2 guards.
card-barrier = Barrier
    .text = +3 guards.
card-watchtower = Watchtower
    .text = +3 guards.
card-convoy = Convoy
    .text = +4 guards.
card-bribe = Bribe
    .text = Your opponent loses up to 2 guards.
card-fog = Fog
    .text = Your opponent loses up to 2 guards.
card-night_train = Night train
    .text = Your opponent loses up to 3 guards.
card-amnesty = Amnesty
    .text = Both sides lose all their guards at the gate.

shown-turn = Turn
shown-deck_count = Cards in the deck
shown-played = Played
shown-guards = Guards
shown-hand_count = Cards in hand
shown-hand = Hand

log-turn = Turn { $turn }: { $side }
log-play = { $side } plays { $card }
log-place = { $side } +{ $guards } at { $gate }
log-remove = { $side } −{ $guards } at { $gate }
log-clear = All guards leave { $gate }
log-draw = { $side } draws { $card }
log-over =
    { $winner ->
        [west] The West wins: { $ending }
        [east] The East wins: { $ending }
       *[draw] A draw: { $ending }
    }
ending-gates = more gates held
ending-guards = equal gates, the number of guards decided
