"""The points of the heuristics for every answer to every question of the game."""

from detente.bots.entry_points import clear_points, credit
from detente.engine.kernel import kernel
from detente.engine.record import Array
from detente.games.europe_divided.actions import A_ADVANTAGE, A_CASH, A_CUBE, A_DONE, A_EVENT, A_REGION, A_SEA, A_SKIP, A_USE
from detente.games.europe_divided.board import ADVANTAGES as ADVANTAGES_STEP
from detente.games.europe_divided.board import FIELDS, TURN
from detente.games.europe_divided.cards import ADVANTAGE_COINS, ADVANTAGE_PRESTIGE, EVENT_PRESTIGE, EVENT_SIDE, OWN_CARDS
from detente.games.europe_divided.choices import O_AMOUNT, O_CAP, O_FIELDS
from detente.games.europe_divided.coins import PLACE_PRICE, price_of
from detente.games.europe_divided.influence import WINS_CARD
from detente.games.europe_divided.state import (
    C_CARD,
    G_AMOUNT,
    G_CAP,
    G_PLACING,
    HAND,
    M_PRICE,
    P_PRICE,
    Q_ACTION,
    Q_BREAKUP,
    Q_CARD,
    Q_DISCARD,
    Q_INITIATIVE,
    Q_KEEP,
    Q_LOWER,
    Q_MOBILISE,
    Q_MOVE,
    Q_ORGANISATION,
    Q_PLACE,
    Q_REVEAL,
    Q_UNIT,
    V_FROM,
    V_HOW,
    V_STEPS,
    V_TO,
    State,
)
from detente.games.europe_divided.texts import ADVANTAGE_TEXT, FREE_PLACING, SEA_TEXT

from .board_value import credit_parts, cube_gain, raised
from .calendar import UPCOMING, bucket_row, resolved
from .coins_value import coins_gain
from .heuristics import H_ADVANTAGE, H_BREAKUP, H_COINS, H_DISCARD, H_EFFECT, H_INFLUENCE, H_REVEAL, H_UNITS
from .initiative_value import credit_laying
from .memory import W_KEEP_OPEN, Memory
from .odds import event_chance
from .orders_value import breakup_value, each_gain, text_value, usual_value
from .units_value import SUPPLY, best_goal, credit_arrival, credit_move, weigh_units
from .uses_value import credit_best_use, credit_use, forget_uses, weigh_cards

CERTAIN = 10_000
TARGETS = 1 << Q_MOBILISE | 1 << Q_UNIT | 1 << Q_MOVE
CARDS_ASKED = 1 << Q_INITIATIVE | 1 << Q_CARD | 1 << Q_ACTION


@kernel
def prepare(s: State, m: Memory, question: int) -> None:
    """Evaluate units and cards if the question is about them."""
    forget_uses(m)
    if 1 << question & (TARGETS | CARDS_ASKED):
        weigh_units(s, m)
    if question == Q_INITIATIVE:
        weigh_cards(s, m, s.pile[HAND] & OWN_CARDS[m.seat])


@kernel
def kept_value(s: State, m: Memory, card: int) -> int:
    """The value of not playing an advantage card (8.2), including the chance to play it later while there is time."""
    is_last_chance = TURN[s.turn, ADVANTAGES_STEP] and s.turn > 0
    return int(100 * ADVANTAGE_PRESTIGE[card] + (0 if is_last_chance else m.weight[W_KEEP_OPEN]))


@kernel
def score_round(s: State, m: Memory, action: int) -> None:
    """Score the next card of the action step, an advantage card, a sea, or ending the step."""
    if action < A_ADVANTAGE:
        credit_best_use(s, m, action)
    elif action < A_SKIP:
        card = action - A_ADVANTAGE
        credit(m, H_EFFECT, text_value(s, m, ADVANTAGE_TEXT[s.version, card]))
        credit(m, H_ADVANTAGE, -kept_value(s, m, card))
    elif action >= A_CASH and action < A_USE:
        card = action - A_CASH
        credit(m, H_COINS, coins_gain(s, m, m.seat, ADVANTAGE_COINS[s.version, card]))
        credit(m, H_ADVANTAGE, -kept_value(s, m, card))
    elif action >= A_SEA and action < A_REGION:
        sea = action - A_SEA
        credit(m, H_UNITS, text_value(s, m, SEA_TEXT[s.version, sea, s.sea[sea]]) - 1)


@kernel
def score_cube(s: State, m: Memory, f: Array, question: int, action: int) -> None:
    """Score a cube to place, raise or turn down."""
    organisation, field = (action - A_CUBE) // FIELDS, (action - A_CUBE) % FIELDS
    if question == Q_ORGANISATION:
        credit(m, H_INFLUENCE, each_gain(s, m, organisation, f[O_FIELDS], f[O_AMOUNT], f[O_CAP]))
        return
    price = 0
    if question == Q_PLACE:
        after, price = 1, f[P_PRICE]
    elif question == Q_LOWER:
        after = WINS_CARD
    else:
        after = raised(s, organisation, field, f[G_AMOUNT], f[G_CAP])
        price = PLACE_PRICE if s.cube[organisation, field] == 0 and f[G_PLACING] != FREE_PLACING else 0
    cube_gain(s, m, organisation, field, after)
    credit_parts(m)
    if price > 0:
        credit(m, H_COINS, coins_gain(s, m, m.seat, -price_of(s, m.seat, price)))


@kernel
def score_area(s: State, m: Memory, f: Array, question: int, area: int) -> None:
    """Score a region for a unit, or for the break-up marker."""
    if question == Q_BREAKUP:
        credit(m, H_BREAKUP, breakup_value(s, m, area))
    elif question == Q_MOBILISE:
        credit_arrival(s, m, SUPPLY, area)
        credit(m, H_COINS, coins_gain(s, m, m.seat, -price_of(s, m.seat, f[M_PRICE])))
    elif question == Q_MOVE:
        credit_move(s, m, f[V_FROM] - 1, area, f[V_HOW])
    else:
        goal = best_goal(s, m, area, f[V_TO], f[V_STEPS], f[V_HOW])
        if goal >= 0:
            credit_move(s, m, area, goal, f[V_HOW])


@kernel
def event_worth(s: State, m: Memory, event: int) -> int:
    """The value of an event for the seat if it were played now (9.5)."""
    side = EVENT_SIDE[s.version, event]
    turn = UPCOMING[resolved(s) + 1]
    points = 100 * EVENT_PRESTIGE[event] * event_chance(s, m, event, bucket_row(s, side, turn, 0, m.seat)) // CERTAIN
    return int(points if side == m.seat else -points)


@kernel
def score_choice(s: State, m: Memory, f: Array, question: int, action: int) -> None:
    """Score a target of an action; declining counts nothing."""
    if action == A_SKIP or action == A_DONE:
        return
    if action >= A_CUBE:
        score_cube(s, m, f, question, action)
    elif action >= A_REGION:
        score_area(s, m, f, question, action - A_REGION)


@kernel
def score_answer(s: State, m: Memory, question: int, action: int) -> None:
    """Compute the points of the heuristics for one answer."""
    f = s.stack[s.depth - 1]
    clear_points(m)
    if question == Q_CARD:
        score_round(s, m, action)
    elif question == Q_ACTION:
        if action != A_SKIP:
            credit_use(s, m, f[C_CARD], action - A_USE)
    elif question == Q_INITIATIVE:
        credit_laying(s, m, action)
    elif question == Q_REVEAL:
        credit(m, H_REVEAL, event_worth(s, m, action - A_EVENT))
    elif question == Q_DISCARD:
        credit(m, H_DISCARD, -event_worth(s, m, action - A_EVENT))
    elif question == Q_KEEP:
        credit(m, H_ADVANTAGE, -usual_value(s, m, ADVANTAGE_TEXT[s.version, action - A_ADVANTAGE]))
    else:
        score_choice(s, m, f, question, action)
