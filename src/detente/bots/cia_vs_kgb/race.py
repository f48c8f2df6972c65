"""The solved race for the domination token without powers: recruit or pass, for players who want to win or to lose the token.

A land is identified by its population and stability. A state is how far both sides are below the stability (slack), how many groups they
may still take (room), and whether the other side has just passed. Draws have the probabilities of a full deck. Ties go to either side.
"""

from functools import cache

import numpy as np

from detente.engine.record import Array
from detente.games.cia_vs_kgb.cards import POPULATION, STABILITY

# The possible results of a struggle for the side to act: the token, the other side's token, own riots, the other side's riots.
OWN, OTHERS, OWN_RIOT, THEIR_RIOT = range(4)
RESULTS = 4
WIN, LOSE = range(2)  # a side's wish: to get the token, or not to
FACES = 6
CERTAIN = 10_000

LANDS = tuple(sorted({(int(p), int(s)) for p, s in zip(POPULATION[1:], STABILITY[1:], strict=True)}))
LAND = [0] + [LANDS.index((int(p), int(s))) for p, s in zip(POPULATION[1:], STABILITY[1:], strict=True)]
# The value of a result in the race by the side's wish: riots also cost an agent.
WORTH = np.array([[1.0, 0.0, -0.3, 1.2], [0.0, 1.0, -0.3, 1.0]])
MIRROR = [OTHERS, OWN, THEIR_RIOT, OWN_RIOT]

# Where the states of a land begin in the flat table. Each state has 2 x 2 wishes and whether the other side has passed.
SIZES = [(stability + 1) ** 2 * (population + 1) ** 2 * 8 for population, stability in LANDS]
OFFSETS = [sum(SIZES[:i]) for i in range(len(LANDS))]
STATES = sum(SIZES)


def solve_land(population: int, stability: int) -> Array:
    """The probabilities of the four results by wish, the other's wish, passed, room, other room, slack, other slack."""
    slacks = stability + 1
    chances = np.zeros((2, 2, 2, population + 1, population + 1, slacks, slacks, RESULTS))
    for rooms in range(2 * population + 1):
        for room in range(max(0, rooms - population), min(population, rooms) + 1):
            solve_rooms(chances, room, rooms - room, population, 1)
        for room in range(max(0, rooms - population), min(population, rooms) + 1):
            solve_rooms(chances, room, rooms - room, population, 0)
    return chances


def solve_rooms(chances: Array, room: int, other_room: int, population: int, passed: int) -> None:
    """Solve all states with the same rooms: a pass leads to the same rooms, a recruit to smaller ones."""
    for wish in (WIN, LOSE):
        for theirs in (WIN, LOSE):
            options = []
            if room:
                options.append(recruit(chances[theirs, wish, 0, other_room, room - 1]))
            if room < population or not room:
                options.append(end(chances.shape[5]) if passed else turned(chances[theirs, wish, 1, other_room, room]))
            best = np.argmax([found @ WORTH[wish] for found in options], axis=0)
            chances[wish, theirs, passed, room, other_room] = np.choose(best[..., None], options)


def turned(chances: Array) -> Array:
    """The probabilities from the other side's point of view."""
    return chances.swapaxes(0, 1)[..., MIRROR]


def recruit(following: Array) -> Array:
    """The mean over the six values of a recruit; exceeding the stability causes riots."""
    after, total = turned(following), np.zeros_like(following)
    for value in range(1, FACES + 1):
        total[:value, :, OWN_RIOT] += 1
        total[value:] += after[:-value]
    return total / FACES


def end(slacks: int) -> Array:
    """The end after two passes: the smaller slack gets the token."""
    slack, other = np.indices((slacks, slacks))
    own = np.where(slack == other, 0.5, slack < other)
    return np.stack([own, 1 - own, 0 * own, 0 * own], axis=-1)


@cache
def race_table() -> Array:
    """All lands in one flat table of ten-thousandths: three results per row, the fourth is the remainder."""
    flat = [solve_land(*land).reshape(-1, RESULTS)[:, :3] for land in LANDS]
    table: Array = np.rint(np.concatenate(flat) * CERTAIN).astype(np.int16)
    return table
