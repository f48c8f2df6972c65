"""The brain of Europe Divided's bots."""

from typing import Any

from detente.bots.brain import Brain
from detente.games.europe_divided.state import Q_ACTION, Q_CARD, Q_INITIATIVE, Q_REVEAL
from detente.games.europe_divided.turn import END

from .entry import run_bot
from .heuristics import HEURISTICS
from .memory import Memory, load_memory

TURNS_AHEAD = 2
GREAT = (Q_CARD, Q_INITIATIVE, Q_ACTION, Q_REVEAL)
SMALL = 0.6  # share of the time for a major decision


def horizon(observation: Any, rounds: int) -> tuple[int, int]:
    """The turn after which an imagined game is evaluated."""
    return int(observation["turn"]) + (rounds or TURNS_AHEAD) - 1, END + 1


def budget_share(observation: Any, seat: int) -> float:
    """The share of the time budget that a decision deserves."""
    return 1.0 if int(observation["asked"][seat]) in GREAT else SMALL


BRAIN = Brain(run_bot, Memory, load_memory, HEURISTICS, horizon, budget_share)
