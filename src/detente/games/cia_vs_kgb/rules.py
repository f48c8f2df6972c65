"""The rules as a state machine: `start` a game, `answer` a question, `advance` until somebody must decide."""

from detente.engine.frames import frame_kernels
from detente.engine.kernel import kernel
from detente.engine.machine import close

from . import briefing, cease_fire, debriefing, detente, planning, powers, struggle
from .actions import A_SUMMIT
from .cards import STRUGGLE
from .state import FRAMES, State

run_frame, answer_frame = frame_kernels(FRAMES, briefing, cease_fire, debriefing, detente, planning, powers, struggle)


@kernel
def advance(s: State) -> None:
    """Run frames until somebody must decide or the game is over."""
    while not s.over and s.asked[0] == 0 and s.asked[1] == 0:
        run_frame(s, s.stack[s.depth - 1])
    if s.over:
        close(s, 0)
        close(s, 1)
    elif s.phase == STRUGGLE:
        struggle.offer_summit(s)


@kernel
def answer(s: State, seat: int, action: int) -> None:
    """Carry out the seat's choice without advancing."""
    s.event_count = 0
    close(s, seat)
    if action == A_SUMMIT:
        struggle.use_summit(s, seat)
    else:
        answer_frame(s, s.stack[s.depth - 1], seat, action)
