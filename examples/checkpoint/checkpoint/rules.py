"""The whole game: cards, record, kernels, and RULES for the engine."""

import sys
from typing import Any

from detente.engine.bits import BIT, count, nth
from detente.engine.chance import below, next_forced_draw
from detente.engine.entry_points import bind_rules
from detente.engine.frames import frame_kernels
from detente.engine.kernel import kernel, table
from detente.engine.machine import DRAW, EVENTS, SEATS, Machine, Open, allow, ask, bar_undo, close, log, pop, push
from detente.engine.numbers import LogRows, names
from detente.engine.observation import bind_observation
from detente.engine.options import OptionList, option_field
from detente.engine.position_syntax import ExactPositions, check, look_up
from detente.engine.record import Array, wide, word
from detente.engine.rules import Kernels, Rules

# Cards: what each does at a gate, and how much of it.

PLACE, REMOVE, CLEAR = range(3)
DECK = (
    ("sentry", PLACE, 1), ("courier", PLACE, 1), ("patrol", PLACE, 2), ("dog_handler", PLACE, 2), ("searchlight", PLACE, 2),
    ("barrier", PLACE, 3), ("watchtower", PLACE, 3), ("convoy", PLACE, 4), ("bribe", REMOVE, 2), ("fog", REMOVE, 2),
    ("night_train", REMOVE, 3), ("amnesty", CLEAR, 0),
)  # fmt: skip
CARDS = tuple(name for name, _, _ in DECK)
EFFECT, VALUE = table([effect for _, effect, _ in DECK]), table([value for _, _, value in DECK])
LIGHT = 1  # a card of this value also draws a card
GATES = ("bridge", "station", "harbour")
SIDES = ("west", "east")
ALL_CARDS = (1 << len(CARDS)) - 1

ACTIONS = (*(f"card:{card}" for card in CARDS), *(f"gate:{gate}" for gate in GATES))
A_GATE = len(CARDS)
option = OptionList()
HAND_SIZE = option("hand", (4, 3, 5), rule="1")
OPTIONS = option.all()

# Frames, questions, endings and log rows: numbers for the kernels, and their names.

F_NOTHING, F_TURN, F_GATE = range(3)
FRAMES = names(vars(), "F_")
Q_NONE, Q_CARD, Q_GATE = range(3)
QUESTIONS = names(vars(), "Q_")
E_PLAYING, E_GATES, E_GUARDS = range(3)
ENDINGS = names(vars(), "E_")
row = LogRows()
L_NOTHING = row()
L_TURN = row("number:turn", "side")
L_PLAY = row("side", "card")
L_PLACE = row("side", "number:guards", "gate")
L_REMOVE = row("side", "number:guards", "gate")
L_CLEAR = row("gate")
L_DRAW = row("side", "card")
L_OVER = row("winner", "ending")
LOG = row.named(vars())

# The record


class Board(Open):
    """What everybody sees. Sets of cards have bit n for card n."""

    option: Array = option_field(OPTIONS)
    turn: int = word()
    active: int = word()
    guards: Array = word(SEATS, len(GATES))
    hand_count: Array = word(SEATS)
    deck_count: int = word()
    played: int = wide()


class State(Board, Machine):
    """Everything there is to know."""

    legal: Array = wide(SEATS, 1)
    hand: Array = wide(SEATS)
    deck: int = wide()


class Observation(Board):
    """What one seat may know."""

    seat: int = word()
    legal: Array = wide(1)
    hand: int = wide()
    events: Array = word(EVENTS, 4)
    event_count: int = word()


# Kernels


@kernel
def draw(s: State, seat: int) -> None:
    """Rule 3: a card from the deck, by chance, for one seat's eyes. A forced card that is not there spoils the deal."""
    if s.deck_count == 0:
        return
    forced = next_forced_draw(s)
    if forced and not s.deck & BIT[forced - 1]:
        s.misdeal = forced
        return
    card = forced - 1 if forced else nth(s.deck, below(s, s.deck_count))
    s.deck &= ~BIT[card]
    s.deck_count -= 1
    s.hand[seat] |= BIT[card]
    s.hand_count[seat] += 1
    bar_undo(s)
    log(s, L_DRAW, seat, card)


@kernel
def start(s: State) -> None:
    """Rule 1: deal the hands; the West begins."""
    s.deck, s.deck_count = ALL_CARDS, len(CARDS)
    for _ in range(s.option[HAND_SIZE]):
        for seat in range(SEATS):
            draw(s, seat)
    push(s, F_TURN)


@kernel
def run_turn(s: State, f: Array) -> None:
    """Rule 2: whoever is on turn plays a card; the other goes on alone when a hand is empty; the end when both are."""
    if s.hand[0] == 0 and s.hand[1] == 0:
        finish(s)
    elif s.hand[s.active] == 0:
        s.active = 1 - s.active
    else:
        s.legal[s.active, 0] |= s.hand[s.active]
        ask(s, s.active, Q_CARD)


@kernel
def answer_turn(s: State, seat: int, action: int) -> None:
    """The card is played for all to see; its gate is chosen next."""
    card = action
    s.turn += 1
    s.hand[seat] &= ~BIT[card]
    s.hand_count[seat] -= 1
    s.played |= BIT[card]
    log(s, L_TURN, s.turn, seat)
    log(s, L_PLAY, seat, card)
    push(s, F_GATE, seat, card)


@kernel
def run_gate(s: State, f: Array) -> None:
    """Rule 4: any of the three gates."""
    for gate in range(len(GATES)):
        allow(s, f[1], A_GATE + gate)
    ask(s, f[1], Q_GATE)


@kernel
def answer_gate(s: State, f: Array, action: int) -> None:
    """Rule 5: what the card does, then the hand is filled up, then it is the other's turn."""
    seat, card, gate = f[1], f[2], action - A_GATE
    pop(s)
    if EFFECT[card] == PLACE:
        s.guards[seat, gate] += VALUE[card]
        log(s, L_PLACE, seat, VALUE[card], gate)
    elif EFFECT[card] == REMOVE:
        sent_away = min(s.guards[1 - seat, gate], VALUE[card])
        s.guards[1 - seat, gate] -= sent_away
        log(s, L_REMOVE, 1 - seat, sent_away, gate)
    else:
        s.guards[0, gate] = 0
        s.guards[1, gate] = 0
        log(s, L_CLEAR, gate)
    if VALUE[card] == LIGHT:
        draw(s, seat)
    while s.hand_count[seat] < s.option[HAND_SIZE] and s.deck_count > 0 and not s.misdeal:
        draw(s, seat)
    s.active = 1 - seat


@kernel
def finish(s: State) -> None:
    """Rule 6: whoever leads at more gates wins; then whoever has more guards; or nobody."""
    led, more = 0, 0
    for gate in range(len(GATES)):
        margin = s.guards[0, gate] - s.guards[1, gate]
        led += 1 if margin > 0 else -1 if margin < 0 else 0
        more += margin
    s.over = 1
    s.ending = E_GATES if led != 0 else E_GUARDS
    deciding = led if led != 0 else more
    s.winner = DRAW if deciding == 0 else 0 if deciding > 0 else 1
    log(s, L_OVER, s.winner, s.ending)


run_frame, answer_frame = frame_kernels(FRAMES, sys.modules[__name__])


@kernel
def advance(s: State) -> None:
    """Run frames until somebody must decide or the game is over."""
    while not s.over and s.asked[0] == 0 and s.asked[1] == 0:
        run_frame(s, s.stack[s.depth - 1])
    if s.over:
        close(s, 0)
        close(s, 1)


@kernel
def answer(s: State, seat: int, action: int) -> None:
    """Do what the seat chose, without running on."""
    s.event_count = 0
    close(s, seat)
    answer_frame(s, s.stack[s.depth - 1], seat, action)


# What a seat may know


@kernel
def sees_row(row: Array, seat: int) -> bool:
    """What is drawn is for the eyes of whoever draws it."""
    return bool(row[0] != L_DRAW or row[1] == seat)


@kernel
def see(s: State, seat: int, o: Observation) -> None:
    """A player's own hand."""
    if seat < SEATS:
        o.hand = s.hand[seat]


@kernel
def deal_hidden(o: Observation, s: State) -> None:
    """The cards that the seat has not seen: some are in the other hand, the rest in the deck."""
    s.hand[o.seat] = o.hand
    s.deck = ALL_CARDS & ~o.played & ~o.hand
    for _ in range(o.hand_count[1 - o.seat]):
        card = nth(s.deck, below(s, count(s.deck)))
        s.deck &= ~BIT[card]
        s.hand[1 - o.seat] |= BIT[card]


# For the engine


def invariants(record: Any) -> list[str]:
    """Every card is in one place, and what is counted is there."""
    places = [int(record["deck"]), int(record["hand"][0]), int(record["hand"][1]), int(record["played"])]
    counts = [int(record["deck_count"]), *(int(number) for number in record["hand_count"])]
    found = [] if sum(places) == ALL_CARDS else ["every card is in exactly one place"]
    found += [] if counts == [cards.bit_count() for cards in places[:3]] else ["counts are those of the cards"]
    found += [] if (record["guards"] >= 0).all() else ["no gate has fewer than no guards"]
    return found + ([] if record["over"] or record["depth"] > 0 else ["somebody has something to do"])


NUMBERS = {card: number for number, card in enumerate(CARDS, 1)}
POSITIONS = ExactPositions(SIDES, State, Observation, OPTIONS)
observe, imagine, clear_state = bind_observation(
    __name__, Board, State, Observation, see=see, sees_row=sees_row, deal_hidden=deal_hidden, advance=advance
)
KERNELS = Kernels(start, answer, advance, observe, imagine, clear_state, see)
drive, simulate, play_one = bind_rules(__name__, __file__, KERNELS)

RULES = Rules(
    id="checkpoint",
    version=1,
    seats=SIDES,
    actions=ACTIONS,
    questions=QUESTIONS,
    endings=ENDINGS,
    options=OPTIONS,
    state=State,
    observation=Observation,
    drive=drive,
    simulate=simulate,
    play_one=play_one,
    kernels=KERNELS,
    log_rows=LOG,
    headings=frozenset({"turn", "over"}),
    names={"card": CARDS, "gate": GATES},
    sees_row=sees_row,
    chosen_number=lambda card: look_up(card, NUMBERS, "no-card"),
    chance_name=lambda number: CARDS[number - 1],
    read_position=POSITIONS.read,
    write_position=POSITIONS.write,
    look_ups={"turn": lambda record: int(record["turn"]), "guards": lambda record: record["guards"].tolist()},
    check=lambda record: check(record, SIDES),
    invariants=invariants,
    shown={
        "turn": "number", "deck_count": "number", "played": "card", "guards": "number/gate", "hand_count": "number", "hand": "card",
    },
)  # fmt: skip
