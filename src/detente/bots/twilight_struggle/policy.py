"""The analysis before scoring."""

from detente.engine.kernel import kernel
from detente.games.twilight_struggle.state import Q_INFLUENCE, Q_PLACE, Q_SETUP, Q_TAKE, State

from .answers import prepare
from .board_value import survey
from .danger import count_poisons
from .memory import Memory


@kernel
def analyse(s: State, m: Memory, seat: int) -> None:
    """Analyse the position for a seat before its answers are scored."""
    survey(s, m, seat)
    question = s.asked[seat]
    if not (question == Q_INFLUENCE or question == Q_PLACE or question == Q_TAKE or question == Q_SETUP):
        count_poisons(s, m)
    prepare(s, m, question)
