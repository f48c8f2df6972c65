"""The brain of Europe Divided's bots."""

from typing import Any

from detente.bots.brain import Brain
from detente.games.europe_divided.state import Q_ACTION, Q_CARD, Q_INITIATIVE, Q_REVEAL
from detente.games.europe_divided.turn import END

from .entry import think
from .mind import Mind, load_mind
from .thumbs import THUMBS

TURNS_AHEAD = 2
GREAT = (Q_CARD, Q_INITIATIVE, Q_ACTION, Q_REVEAL)
SMALL = 0.6  # of the time for a great decision


def horizon(observation: Any, rounds: int) -> tuple[int, int]:
    """The turn after which an imagined game is judged."""
    return int(observation["turn"]) + (rounds or TURNS_AHEAD) - 1, END + 1


def attention(observation: Any, seat: int) -> float:
    """The part of its budget that a decision deserves."""
    return 1.0 if int(observation["asked"][seat]) in GREAT else SMALL


BRAIN = Brain(think, Mind, load_mind, THUMBS, horizon, attention)
