"""The analysis before scoring."""

from detente.engine.kernel import kernel
from detente.games.europe_divided.state import Q_CARD, Q_INITIATIVE, State

from .answers import prepare
from .board_value import survey
from .memory import Memory


@kernel
def analyse(s: State, m: Memory, seat: int) -> None:
    """Analyse the position for a seat before its answers are scored; the action it is about to take counts as spent."""
    question = s.asked[seat]
    survey(s, m, seat, 1 if question == Q_CARD or question == Q_INITIATIVE else 0)
    prepare(s, m, question)
