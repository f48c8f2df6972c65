"""The brain of Twilight Struggle's bots."""

from typing import Any

from detente.bots.brain import Brain
from detente.games.twilight_struggle.state import (
    Q_BID,
    Q_BID_SIDE,
    Q_BONUS,
    Q_CARD,
    Q_COUP,
    Q_HEADLINE,
    Q_OPERATIONS,
    Q_PLAY,
    Q_SETUP,
)

from .entry import run_bot
from .heuristics import HEURISTICS
from .memory import Memory, load_memory

ROUNDS_AHEAD = 3
LAST_TURN = 10
BY_THE_BOOK = (Q_SETUP, Q_BONUS, Q_BID, Q_BID_SIDE)
GREAT = (Q_CARD, Q_HEADLINE, Q_PLAY, Q_OPERATIONS, Q_COUP)
SMALL = 0.4  # share of the time for a major decision


def horizon(observation: Any, rounds: int) -> tuple[int, int]:
    """The turn and round after which an imagined game is evaluated: some rounds ahead, in the next turn if necessary."""
    turn, number = int(observation["turn"]), int(observation["round"]) + (rounds or ROUNDS_AHEAD)
    last = 6 if turn <= 3 else 7
    if number > last and turn < LAST_TURN:
        return turn + 1, number - last - 1
    return turn, number


def budget_share(observation: Any, seat: int) -> float:
    """The share of the time budget that a decision deserves: none for set-up and bids, which follow a fixed table."""
    question = int(observation["asked"][seat])
    if question in BY_THE_BOOK:
        return 0.0
    return 1.0 if question in GREAT else SMALL


BRAIN = Brain(run_bot, Memory, load_memory, HEURISTICS, horizon, budget_share)
