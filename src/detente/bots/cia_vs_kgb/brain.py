"""The brain of CIA vs KGB's bots."""

from typing import Any

from detente.bots.brain import Brain
from detente.games.cia_vs_kgb.actions import A_AGENT
from detente.games.cia_vs_kgb.cards import AGENTS, CARD_BIT
from detente.games.cia_vs_kgb.state import HAS_PEEKED, MAY_PEEK, Q_ACTION, Q_AGENT, Q_ANALYST, Q_ORDER

from .entry import run_bot
from .heuristics import HEURISTICS
from .memory import Memory, load_memory

ROUNDS_AHEAD = 1
SMALL = 0.4  # share of the time for a major decision
FORMAL = (Q_ORDER, Q_ANALYST)


def horizon(observation: Any, rounds: int) -> tuple[int, int]:
    """The round after which an imagined game is evaluated: when the next agents are to be chosen."""
    return int(observation["round"]) + (rounds or ROUNDS_AHEAD) - 1, 0


def budget_share(observation: Any, seat: int) -> float:
    """The share of the time budget that a decision deserves."""
    question = int(observation["asked"][seat])
    return 0.0 if question in FORMAL else 1.0 if question in (Q_ACTION, Q_AGENT) else SMALL


def replies(observation: Any, seat: int) -> tuple[int, ...]:
    """The agents that the other side may choose, or may have chosen, in secret at the same time."""
    other = 1 - seat
    if int(observation["asked"][seat]) != Q_AGENT or observation["peek"][other] == MAY_PEEK or observation["peek"][seat] == HAS_PEEKED:
        return ()
    gone = int(observation["leave"][other]) | int(observation["killed"][other])
    return tuple(A_AGENT + agent for agent in range(1, len(AGENTS) + 1) if not gone & int(CARD_BIT[agent]))


BRAIN = Brain(run_bot, Memory, load_memory, HEURISTICS, horizon, budget_share, replies)
