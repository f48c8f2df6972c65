"""The record that a seat evaluates with: its weights, and what was computed about the position before single answers are scored."""

from collections.abc import Mapping
from typing import Any

from detente.bots.weight_files import read_weights, weight_indices, weight_values
from detente.engine.kernel import kernel
from detente.engine.record import Array, Record, wide
from detente.games.twilight_struggle.board import COUNTRY, NUMBER, REGIONS, SIDES, WORDS
from detente.games.twilight_struggle.cards import CARD, LAST

from .heuristics import HEURISTICS

MOST_OPS = 5
TOP = 8
LEADS = 7
SETUP_LINES = 24
LAST_TURN = 10


WEIGHTS = weight_indices(__package__)
(
    W_BATTLEGROUND, W_PARTIAL, W_BREAK, W_OVER_FIRST, W_OVER_SECOND, W_OVER_MINOR, W_OPEN_TO_COUP, W_ACCESS, W_TOEHOLD, W_EUROPE_ALARM,
    W_EUROPE_WIN, W_OPERATION, W_MILITARY, W_MILITARY_EARLY, W_TEMPO, W_TEMPO_LATE, W_POISON_AT_TWO, W_CHINA_PASS, W_CHINA_HELD,
    W_CHINA_DOWN, W_CHINA_BONUS, W_SPACE_BOX, W_SPACE_SECOND_CARD, W_SPACE_LATE_BOX, W_EVENT_FIRST, W_POISON, W_POISON_CROWD, W_HARM,
    W_OWN_EVENT, W_SCORING_WAIT, W_SCORING_HASTE, W_HEADLINE, W_DRAW, W_UN_PAIR, W_HOLD_BACK, W_GRANTED,
    W_TURN_OPERATION, W_LOST_ROUND, W_REVEAL, W_FREE_COUP, W_CROWD_AT_TWO, W_ESCAPE, W_TURN_LESS, W_TEMPO_FOUR, W_TEMPO_FIVE,
    W_CHINA_EARLY, W_REDISTRIBUTE, W_EXPOSED,
) = range(len(WEIGHTS))  # fmt: skip

# Columns of the card table: usual value of the event for its owner by period, as a headline, and what its programme does not show.
EARLY, MID, LATE, AS_HEADLINE, UNSEEN_PART = range(5)
PERIODS = ("early", "mid", "late")
SURE = 1_000_000  # the game is won; lost if negative


class Memory(Record):
    """One seat's weights, followed by its working memory: facts about the current position."""

    weight: Array = wide(len(WEIGHTS))
    card: Array = wide(LAST + 1, 5)
    scorings: Array = wide(6, LAST_TURN + 1)  # how often a region will still score, in percent: by where its card is, and by turn
    area: Array = wide(len(REGIONS), 3)  # percentage of that which counts, by region and part of the game
    worth: Array = wide(NUMBER, 3)  # value of controlling a country beyond what its region pays, by part of the game
    setup: Array = wide(SETUP_LINES, 4)  # side, country, influence there, order
    lead_grounds: Array = wide(LEADS)  # probability of Domination, in percent, by the lead in battlegrounds and in countries
    lead_countries: Array = wide(LEADS)
    noise: int = wide()
    seat: int = wide()
    epoch: int = wide()
    rounds: int = wide()  # the seat's action rounds left, including the current one
    expected: Array = wide(len(REGIONS))  # scorings still to come, in percent
    held: Array = wide(2, len(REGIONS))  # countries controlled: own, the other side's
    grounds: Array = wide(2, len(REGIONS))
    near: Array = wide(2, WORDS)  # within reach of influence: own, the other side's
    region_epoch: Array = wide(len(REGIONS) * 6)
    region_worth: Array = wide(len(REGIONS) * 6, 3)  # a region by whether one country is a battleground, whose it was, whose it becomes
    judged: Array = wide(NUMBER)
    mine: Array = wide(NUMBER)  # value of a country controlled by the seat, by nobody, by the other side
    free: Array = wide(NUMBER)
    lost: Array = wide(NUMBER)
    best: Array = wide(2, MOST_OPS + 1)  # the best and second-best gain of that many points placed in one country
    place: Array = wide(MOST_OPS + 1)
    coup: Array = wide(MOST_OPS + 1)
    realign: Array = wide(MOST_OPS + 1)
    poisons: int = wide()  # own cards that are deadly at DEFCON 2
    crowd: int = wide()  # how many of them cannot be disposed of
    present: Array = wide(NUMBER)  # value of a country as it stands
    step: Array = wide(2 * MOST_OPS + 2)  # gain of a coup by its margin
    top: Array = wide(TOP)
    points: Array = wide(len(HEURISTICS))
    best_points: Array = wide(len(HEURISTICS))


K_HAND, K_UNSEEN, K_DISCARD, K_BOX, K_REMOVED, K_FINAL = range(6)


def load_memory(memory: Any, changes: Mapping[str, int] | None = None, noise: int = 0) -> None:
    """Write the tables and the weights, with changes, into a record."""
    memory["weight"] = weight_values(__package__, changes)
    for row in read_weights(__package__, "cards"):
        memory["card"][CARD[row["card"]]] = [int(row[name]) for name in (*PERIODS, "headline", "unseen")]
    for kind, row in enumerate(read_weights(__package__, "scorings")):
        memory["scorings"][kind, 1:] = [int(row[str(turn)]) for turn in range(1, LAST_TURN + 1)]
    for row in read_weights(__package__, "regions"):
        memory["area"][REGIONS.index(row["region"])] = [int(row[name]) for name in PERIODS]
    for row in read_weights(__package__, "countries"):
        memory["worth"][COUNTRY[row["country"]]] = [int(row[name]) for name in PERIODS]
    for line, row in enumerate(read_weights(__package__, "setup")):
        memory["setup"][line] = [SIDES.index(row["side"]), COUNTRY[row["country"]], int(row["total"]), int(row["order"])]
    for lead, row in enumerate(read_weights(__package__, "leads")):
        memory["lead_grounds"][lead], memory["lead_countries"][lead] = int(row["battlegrounds"]), int(row["countries"])
    memory["noise"] = noise


@kernel
def period(turn: int) -> int:
    """The part of the game: Early, Mid or Late War."""
    return EARLY if turn <= 3 else MID if turn <= 7 else LATE
