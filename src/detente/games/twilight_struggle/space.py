"""The space race (6.4): attempts, boxes, and the abilities of the only side that has reached one."""

from detente.engine.chance import roll
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, log, pop, push
from detente.engine.record import Array

from .actions import A_ACCEPT, A_DONE
from .board import ANIMAL_IN_SPACE, BOXES, SPACE_OPS, SPACE_ROLL, SPACE_VP
from .markers import gain_vp
from .options import SPACE_WITHOUT_ROLLING
from .state import F_SPACE, L_SPACE, L_SPACE_ROLL, Q_SPACE, State


@kernel
def is_alone_at(s: State, side: int, box: int) -> bool:
    """Return whether a side is the only one to have reached a box, and so has its ability (6.4.4)."""
    return bool(s.space[side] >= box and s.space[1 - side] < box)


@kernel
def can_space(s: State, side: int, value: int) -> bool:
    """Return whether a side may attempt the space race with a value (6.4.1, 6.4.2, 6.4.6)."""
    box = s.space[side] + 1
    if box > BOXES or value < SPACE_OPS[box]:
        return False
    return bool(s.space_plays[side] < (2 if is_alone_at(s, side, ANIMAL_IN_SPACE) else 1))


@kernel
def advance_space(s: State, side: int, boxes: int) -> None:
    """Move the marker; only the last box scores (6.4.3)."""
    box = min(BOXES, s.space[side] + boxes)
    if box == s.space[side]:
        return
    s.space[side] = box
    log(s, L_SPACE, side, box)
    gain_vp(s, side, SPACE_VP[box, 0] if s.space[1 - side] < box else SPACE_VP[box, 1])


@kernel
def try_space(s: State, side: int) -> None:
    """Roll the die of an attempt (6.4.1)."""
    needed = SPACE_ROLL[s.space[side] + 1]
    die = roll(s)
    log(s, L_SPACE_ROLL, side, die, needed)
    if die <= needed:
        advance_space(s, side, 1)


@kernel
def start_space(s: State, side: int) -> None:
    """Start an attempt: a card was played on the space race."""
    s.space_plays[side] += 1
    if s.option[SPACE_WITHOUT_ROLLING]:
        push(s, F_SPACE, side)
    else:
        try_space(s, side)


@kernel
def run_space(s: State, f: Array) -> None:
    """Designers' variant: the roll may be declined."""
    allow(s, f[1], A_ACCEPT)
    allow(s, f[1], A_DONE)
    ask(s, f[1], Q_SPACE)


@kernel
def answer_space(s: State, f: Array, action: int) -> None:
    side = f[1]
    pop(s)
    if action == A_ACCEPT:
        try_space(s, side)
