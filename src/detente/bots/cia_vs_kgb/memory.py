"""The record that a seat evaluates with: its weights, and what was computed about the position before single answers are scored."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from detente.bots.weight_files import weight_indices, weight_values
from detente.engine.kernel import table
from detente.engine.record import Array, Record, wide, word
from detente.games.cia_vs_kgb.cards import AGENTS, POINTS

from .heuristics import HEURISTICS
from .race import RESULTS, STATES, race_table

CERTAIN = 10_000
STEP = 5  # all objectives are worth a multiple of this
MOST_STEPS = 30
EXTRA = 0.3  # how often the winner of a round gets a second objective from the bottom of the deck
PLANS = 2 * len(AGENTS)  # an agent, and whether he is to win the token or to lose it


WEIGHTS = weight_indices(__package__)
W_KILLED, W_LEAVE = WEIGHTS["killed_master_spy"] - 1, WEIGHTS["leave_master_spy"] - 1  # agent n is the weight after that many
W_READY = WEIGHTS["ready_military"]
(W_LOOK, W_BENCH, W_BENCH_MASTER_SPY, W_PEEK, W_SECOND, W_TOP_GROUP, W_NEXT_OBJECTIVE, W_KEEP_EVENT, W_CALM) = (
    WEIGHTS[name] for name in ("look", "bench", "bench_master_spy", "peek", "second", "top_group", "next_objective", "keep_event", "calm")
)


class Memory(Record):
    """One seat's weights, followed by its working memory: facts about the current position."""

    weight: Array = wide(len(WEIGHTS))
    noise: int = wide()
    seat: int = wide()
    # The secret choice: the case it was computed for, the mixes of plans, and the equilibrium value of the round for the seat.
    case: Array = wide(8)
    result: Array = wide(RESULTS, len(AGENTS) + 1, len(AGENTS) + 1)  # value of a result by own and other agent
    pay: Array = wide(PLANS, PLANS)
    mix: Array = wide(2, PLANS)  # own and other, in ten-thousandths
    gain: Array = wide(2, PLANS)
    value: int = wide()
    # The struggle: values of its results against rivals who want the token and those who do not, and the seat's own wish.
    against: Array = wide(2, RESULTS)
    wish: int = wide()
    stake: int = wide()
    tie: int = wide()  # who would get the token at equal influence: 1 the seat, -1 the other side, 0 undecided
    unseen: Array = wide(7)  # groups that may be drawn, by influence
    faction: Array = wide(4)  # the same by faction
    drawn: int = wide()  # their number
    top: int = wide()  # the next group, if the seat knows it
    token: int = wide()  # parts of the last evaluation
    riots: int = wide()
    ready: int = wide()
    base_token: int = wide()
    base_riots: int = wide()
    base_ready: int = wide()
    points: Array = wide(len(HEURISTICS))
    race: Array = word(STATES, 3)


def _standings() -> Any:
    """The probability of winning by the steps that both sides still need, when every round goes to either side for one objective or two."""
    steps = [int(points) // STEP for points in POINTS[1:]]
    prizes: dict[int, float] = {}
    for one in steps:
        prizes[one] = prizes.get(one, 0.0) + (1 - EXTRA) / len(steps)
        for two in steps:
            prizes[one + two] = prizes.get(one + two, 0.0) + EXTRA / len(steps) ** 2
    chance = np.full((MOST_STEPS + 1, MOST_STEPS + 1), 0.5)
    chance[0, 1:], chance[1:, 0] = 1.0, 0.0
    for total in range(2, 2 * MOST_STEPS + 1):
        for own in range(max(1, total - MOST_STEPS), min(MOST_STEPS, total - 1) + 1):
            other = total - own
            won = sum(p * chance[max(0, own - n), other] for n, p in prizes.items())
            lost = sum(p * chance[own, max(0, other - n)] for n, p in prizes.items())
            chance[own, other] = (won + lost) / 2
    return np.rint(chance * CERTAIN)


STANDING = table(_standings())


def load_memory(memory: Any, changes: Mapping[str, int] | None = None, noise: int = 0) -> None:
    """Write the tables and the weights, with changes, into a record."""
    memory["weight"] = weight_values(__package__, changes)
    memory["race"] = race_table()
    memory["noise"] = noise
    memory["case"] = -1
