"""The record that a seat evaluates with: its weights, and what was computed about the position before single answers are scored."""

from collections.abc import Mapping
from typing import Any

from detente.bots.weight_files import read_weights, weight_indices, weight_values
from detente.engine.record import Array, Record, wide
from detente.games.europe_divided.board import FIELDS, NUMBER
from detente.games.europe_divided.cards import EVENTS
from detente.games.europe_divided.data import CARDS

from .heuristics import HEURISTICS

WEIGHTS = weight_indices(__package__)
(
    W_EVENT, W_HAND_EVENT, W_UNSEEN_EVENT, W_DOMINANCE, W_PRESENCE, W_LEVEL, W_FIVE, W_SECOND_CUBE, W_REGION_CARD, W_TIE_BREAK, W_SEA,
    W_COIN, W_COIN_LATE, W_UNIT, W_POTENTIAL, W_GROWTH, W_INCOME, W_MILITARY, W_HAND, W_ORDER_LAST, W_ORDER_FIRST, W_SECOND_CARD,
    W_KEEP_OPEN, W_ADVANTAGE_GROW, W_ADVANTAGE_PLACE, W_ADVANTAGE_UNIT, W_ADVANTAGE_MOVE, W_ADVANTAGE_LOWER, W_BREAKUP, W_SANCTIONS,
    W_TOKEN, W_REACTION, W_HANDICAP,
) = range(len(WEIGHTS))  # fmt: skip

MOST_GROWTH = 6
NOT_YET = -(1 << 40)  # not computed yet
SURE = 1_000_000
FINE = 10_000  # parts of a hundredth of a victory point, in which values of fields are summed

# The odds: kinds of goals, buckets for the actions left to both sides, and maximum numbers of missing or spare steps.
KINDS = ("comparison", "units", "dominance")
COMPARISON, UNITS, DOMINANCE = range(len(KINDS))
BUCKETS, FARTHEST, SAFEST = 6, 6, 5

# The parts of a field's value; the same numbers as the first heuristics after the sum.
PARTS = 7


class Memory(Record):
    """One seat's weights, followed by its working memory: facts about the current position."""

    weight: Array = wide(len(WEIGHTS))
    odds: Array = wide(len(KINDS), BUCKETS * BUCKETS, FARTHEST + SAFEST)  # in ten-thousandths
    noise: int = wide()
    seat: int = wide()
    left: int = wide()  # turns left, including the current one
    live: int = wide()  # events that still matter
    stake: Array = wide(len(EVENTS))  # value of an event for the seat, in hundredths of a victory point, if it is certainly met
    heuristic: Array = wide(len(EVENTS))  # the part to which an event belongs
    moves: Array = wide(len(EVENTS))  # row of the odds by the actions left to its side and to the other
    scorings: int = wide()  # dominance scorings to come, two at most
    scoring_moves: Array = wide(2, 2)  # rows of the odds: for the seat, for the other side
    fade: int = wide()  # percent of the game that is left
    card_worth: Array = wide(2, FIELDS)  # value of winning a region card: for the seat, for the other side
    part: Array = wide(PARTS)
    known: int = wide()  # regions that have been evaluated as they stand
    before: Array = wide(FIELDS, PARTS)
    grow: Array = wide(3, MOST_GROWTH + 1)  # the best gain of a growth, computed on first use; and its region
    grow_at: Array = wide(3, MOST_GROWTH + 1)
    place: Array = wide(3)
    place_at: Array = wide(3)
    arrival: Array = wide(NUMBER)  # gain of a unit that arrives in an area from the supply
    departure: Array = wide(NUMBER)
    potential: Array = wide(NUMBER)  # the potential of a unit in an area
    stays: int = wide()  # areas where an arriving unit remains
    blocked: int = wide()  # areas that a unit of the seat cannot pass
    goal_gain: int = wide()  # of the last goal searched for
    move: int = wide()  # the best move
    move_from: int = wide()
    move_to: int = wide()
    card: Array = wide(len(CARDS))  # the best use of a card, for the two that are played together
    points: Array = wide(len(HEURISTICS))
    best_points: Array = wide(len(HEURISTICS))


def load_memory(memory: Any, changes: Mapping[str, int] | None = None, noise: int = 0) -> None:
    """Write the weights, with changes, into a record."""
    memory["weight"] = weight_values(__package__, changes)
    leads = [str(lead) for lead in range(-FARTHEST, SAFEST + 1) if lead]
    for row in read_weights(__package__, "odds"):
        memory["odds"][KINDS.index(row["kind"]), int(row["own"]) * BUCKETS + int(row["rival"])] = [int(row[lead]) for lead in leads]
    memory["noise"] = noise
