"""Look-ups in the solved race for the token."""

import numpy as np

from detente.engine.kernel import kernel, table
from detente.games.cia_vs_kgb.cards import POPULATION, STABILITY

from .memory import CERTAIN, Memory
from .race import LAND, OFFSETS, THEIR_RIOT

LAND_OF = table(LAND)
OFFSET = np.array(OFFSETS, np.int64)


@kernel
def odds(
    m: Memory, objective: int, wish: int, theirs: int, passed: int, slack: int, other: int, room: int, other_room: int, result: int
) -> int:
    """The probability of a result for the side to act, in ten-thousandths."""
    rooms, slacks = POPULATION[objective] + 1, STABILITY[objective] + 1
    state = (((2 * wish + theirs) * 2 + passed) * rooms + room) * rooms + other_room
    place = OFFSET[LAND_OF[objective]] + (state * slacks + slack) * slacks + other
    if result == THEIR_RIOT:
        return int(CERTAIN - m.race[place, 0] - m.race[place, 1] - m.race[place, 2])
    return int(m.race[place, result])
