"""The kernel that Python calls: the entry point of all bots, bound to these heuristics."""

from detente.bots.entry_points import bind_heuristics
from detente.engine.kernel import kernel
from detente.games.twilight_struggle.entry import drive
from detente.games.twilight_struggle.state import State

from .answers import score_answer
from .evaluation import win_chance
from .policy import analyse


@kernel
def is_due(s: State, turn: int, round_number: int) -> bool:
    """Return whether play has passed a turn and round."""
    return bool(s.turn > turn or (s.turn == turn and s.round > round_number))


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
