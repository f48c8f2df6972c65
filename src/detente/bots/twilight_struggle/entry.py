"""The kernel that Python calls: that of all bots, bound to these rules of thumb."""

from detente.bots.door import open_door
from detente.engine.kernel import kernel
from detente.games.twilight_struggle.entry import drive
from detente.games.twilight_struggle.state import State

from .answers import score_answer
from .evaluation import win_chance
from .policy import open_mind


@kernel
def is_due(s: State, turn: int, round_number: int) -> bool:
    """Whether play has passed a turn and round."""
    return bool(s.turn > turn or (s.turn == turn and s.round > round_number))


think = open_door(
    __name__,
    __file__,
    state=State,
    drive=drive,
    is_due=is_due,
    open_mind=open_mind,
    score_answer=score_answer,
    win_chance=win_chance,
)
