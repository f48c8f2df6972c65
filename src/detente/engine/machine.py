"""The fields of a record that every game shares: frames, questions, chance, event rows, and how the game ended."""

from .bits import BIT, WORD
from .kernel import kernel
from .record import Array, Record, unsigned, wide, word

SEATS = 2
DEPTH, FRAME, EVENTS, DICE, DRAWS = 24, 10, 96, 24, 48
NOBODY = -1
DRAW = 2


class Open(Record):
    """The fields that everybody may see."""

    version: int = word(since=2)  # rules version that the game is played under, to its end
    stack: Array = word(DEPTH, FRAME)
    depth: int = word()
    asked: Array = word(SEATS)
    over: int = word()
    winner: int = word()
    ending: int = word()


class Machine(Open):
    """The complete machine. The game sets the size of *legal*."""

    key0: int = unsigned()
    key1: int = unsigned()
    counter: int = unsigned()
    dice: Array = word(DICE)
    dice_count: int = word()
    draws: Array = word(DRAWS)
    draw_count: int = word()
    misdeal: int = word()
    legal: Array = wide(SEATS, 1)
    events: Array = word(EVENTS, 4)
    event_count: int = word()
    barrier: int = word()


@kernel
def push(s: Machine, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Push a frame on the stack; it runs before everything below it."""
    f = s.stack[s.depth]
    f[0] = op
    f[1] = a
    f[2] = b
    f[3] = c
    f[4] = d
    f[5] = e
    f[6] = 0
    f[7] = 0
    f[8] = 0
    f[9] = 0
    s.depth += 1


@kernel
def pop(s: Machine) -> None:
    """Pop the top frame and clear its bytes in the record."""
    s.depth -= 1
    f = s.stack[s.depth]
    for i in range(FRAME):
        f[i] = 0


@kernel
def log(s: Machine, code: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Write an event row. Log, animations and statistics are all derived from these rows."""
    if s.event_count < EVENTS:
        e = s.events[s.event_count]
        e[0] = code
        e[1] = a
        e[2] = b
        e[3] = c
        s.event_count += 1


@kernel
def bar_undo(s: Machine) -> None:
    """Forbid undoing anything before this point, because something was rolled or revealed."""
    s.barrier = (s.barrier + 1) & 0x7FFF


@kernel
def ask(s: Machine, seat: int, question: int) -> None:
    """Open a question for a seat whose legal mask has been filled."""
    s.asked[seat] = question


@kernel
def allow(s: Machine, seat: int, action: int) -> None:
    """Add an action to a seat's legal mask."""
    s.legal[seat, action // WORD] |= BIT[action % WORD]


@kernel
def is_legal(s: Machine, seat: int, action: int) -> bool:
    return bool(s.legal[seat, action // WORD] & BIT[action % WORD])


@kernel
def close(s: Machine, seat: int) -> None:
    """Close a seat's question."""
    s.asked[seat] = 0
    for w in range(s.legal.shape[1]):
        s.legal[seat, w] = 0


@kernel
def has_choice(s: Machine, seat: int) -> bool:
    """Return whether a seat has any legal action."""
    for w in range(s.legal.shape[1]):
        if s.legal[seat, w] != 0:
            return True
    return False
