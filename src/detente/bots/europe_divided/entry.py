"""The kernel that Python calls: the entry point of all bots, bound to these heuristics."""

from detente.bots.entry_points import bind_heuristics
from detente.engine.kernel import kernel
from detente.games.europe_divided.entry import drive
from detente.games.europe_divided.state import State

from .answers import score_answer
from .calendar import step_of
from .evaluation import win_chance
from .policy import analyse


@kernel
def is_due(s: State, turn: int, step: int) -> bool:
    """Return whether play has passed a step of a turn."""
    return bool(s.turn > turn or (s.turn == turn and step_of(s) > step))


run_bot = bind_heuristics(
    __name__,
    __file__,
    state=State,
    drive=drive,
    is_due=is_due,
    analyse=analyse,
    score_answer=score_answer,
    win_chance=win_chance,
)
