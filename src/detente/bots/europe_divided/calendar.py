"""When events are resolved and dominance is scored, and how many actions both sides have until then."""

from typing import Any

from detente.engine.bits import count
from detente.engine.kernel import kernel, table
from detente.games.europe_divided.board import DOMINANCE, MOVE, RESOLVE, TURN
from detente.games.europe_divided.cards import OWN_CARDS
from detente.games.europe_divided.data import TURNS
from detente.games.europe_divided.state import LAID, State
from detente.games.europe_divided.turn import ACTIONS, CARDS_LAID, RESOLVE_EVENTS, SCORE_DOMINANCE, USED_CARDS

from .memory import BUCKETS

NEVER = 99
BUCKET = table([0, 1, 2, 3, 3, 4, 4, 4, 4] + [BUCKETS - 1] * (2 * TURNS + 2))  # actions: 0, 1, 2, 3 to 4, 5 to 8, more


def _next(step: int, after: int) -> int:
    """The first turn after *after* whose space has a step."""
    return next((turn for turn in range(after + 1, TURNS + 1) if TURN[turn, step]), NEVER)


def _after_a_move(turn: int) -> int:
    moved = _next(MOVE, turn)
    return _next(RESOLVE, moved) if moved != NEVER else NEVER


def _from_every_turn(found: Any) -> Any:
    """A table indexed by the last turn whose step is over."""
    return table([found(turn) for turn in range(-1, TURNS + 1)])


CURRENT = _from_every_turn(lambda turn: _next(RESOLVE, max(0, turn)))
UPCOMING = _from_every_turn(lambda turn: _after_a_move(max(0, turn)))
SCORING = _from_every_turn(lambda turn: _next(DOMINANCE, max(0, turn)))


@kernel
def step_of(s: State) -> int:
    """The next step of the turn; the turn is always the bottom frame."""
    return int(s.stack[0, 1])


@kernel
def resolved(s: State) -> int:
    """The last turn whose events have been resolved."""
    return int(s.turn if step_of(s) > RESOLVE_EVENTS else s.turn - 1)


@kernel
def scored(s: State) -> int:
    """The last turn whose dominance has been scored."""
    return int(s.turn if step_of(s) > SCORE_DOMINANCE else s.turn - 1)


@kernel
def actions_now(s: State, side: int) -> int:
    """The actions that a side has left in this turn, not counting one in progress."""
    step = step_of(s)
    if step == ACTIONS:
        return CARDS_LAID
    return count(s.pile[LAID] & OWN_CARDS[side]) if step == USED_CARDS else 0


@kernel
def actions_until(s: State, side: int, turn: int, used: int) -> int:
    """The actions of a side until the end of a turn, minus those being considered."""
    return int(max(0, actions_now(s, side) - used) + CARDS_LAID * max(0, turn - s.turn))


@kernel
def bucket_row(s: State, side: int, turn: int, used: int, seat: int) -> int:
    """The row of the odds for a goal of a side until a turn; *used* is the number of actions the evaluating seat is about to spend."""
    own = actions_until(s, side, turn, used if side == seat else 0)
    other = actions_until(s, 1 - side, turn, used if side != seat else 0)
    return int(BUCKETS * BUCKET[own] + BUCKET[other])
