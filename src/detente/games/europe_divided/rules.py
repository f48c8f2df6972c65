"""The rules as a state machine: `advance` runs frames until somebody must decide, `answer` carries out a choice."""

from detente.engine.frames import frame_kernels
from detente.engine.kernel import kernel
from detente.engine.machine import close

from . import choices, happenings, orders, play, turn
from .state import FRAMES, State

run_frame, answer_frame = frame_kernels(FRAMES, choices, happenings, orders, play, turn)


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
    """Carry out the seat's choice without advancing."""
    s.event_count = 0
    close(s, seat)
    answer_frame(s, s.stack[s.depth - 1], seat, action)
