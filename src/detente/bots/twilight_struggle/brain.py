"""The brain of Twilight Struggle's bots."""

from typing import Any

from detente.bots.brain import Brain
from detente.games.twilight_struggle.state import Q_BID, Q_BID_SIDE, Q_BONUS, Q_SETUP

from .entry import think
from .mind import Mind, load_mind
from .thumbs import THUMBS

ROUNDS_AHEAD = 3
LAST_TURN = 10
BY_THE_BOOK = (Q_SETUP, Q_BONUS, Q_BID, Q_BID_SIDE)


def horizon(observation: Any, rounds: int) -> tuple[int, int]:
    """The turn and round after which an imagined game is judged: some rounds ahead, in the next turn if need be."""
    turn, number = int(observation["turn"]), int(observation["round"]) + (rounds or ROUNDS_AHEAD)
    last = 6 if turn <= 3 else 7
    if number > last and turn < LAST_TURN:
        return turn + 1, number - last - 1
    return turn, number


def is_worth_searching(observation: Any, seat: int) -> bool:
    """Set-up and bids follow the book; everything else is looked at."""
    return int(observation["asked"][seat]) not in BY_THE_BOOK


BRAIN = Brain(think, Mind, load_mind, THUMBS, horizon, is_worth_searching)
