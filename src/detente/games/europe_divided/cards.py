"""Action cards, advantage cards and events as tables. Cards are numbered from 0; a set of cards is one word."""

import numpy as np

from detente.engine.kernel import table

from .board import ALL_FIELDS, DISPUTED, NUMBER, REGION, area_mask, field_mask
from .data import CARDS, DATA, DECKS, IN_VERSION, REQUIREMENTS, SIDES, VERBS
from .texts import area_sets

CARD = {name: number for number, name in enumerate(CARDS)}
DECK_OF = table([DECKS.index(row["deck"]) for row in DATA.cards])
OWNER = table([int(row["deck"].endswith("russia")) for row in DATA.cards])
INITIATIVE = table([int(row["initiative"]) for row in DATA.cards])
CARD_REGION = table([REGION[row["region"]] if row["region"] else -1 for row in DATA.cards])
STRENGTH = table([[[int(row[verb] or 0) for verb in VERBS[:12]] + [0] for row in tables.cards] for tables in IN_VERSION])
AREA_SETS = area_sets()


def card_mask(*decks: str) -> int:
    """The cards of some decks."""
    return sum(1 << number for number, row in enumerate(DATA.cards) if row["deck"] in decks)


OWN_CARDS = np.array([card_mask("europe", "disputed_europe"), card_mask("russia", "disputed_russia")], np.int64)
BASIC = np.array([card_mask("europe"), card_mask("russia")], np.int64)
REGION_CARDS = np.array([card_mask("disputed_europe"), card_mask("disputed_russia")], np.int64)
FIELD_CARD = table(
    [
        [next(n for n, row in enumerate(DATA.cards) if row["deck"] == deck and row["region"] == name) for name in DISPUTED]
        for deck in DECKS[2:]
    ]
)  # a side's card for a disputed region

ADVANTAGES = tuple(row["id"] for row in DATA.advantages)
ADVANTAGE = {name: number for number, name in enumerate(ADVANTAGES)}
ADVANTAGE_COINS = table([[int(row["coins"]) for row in tables.advantages] for tables in IN_VERSION])
ADVANTAGE_PRESTIGE = table([int(row["prestige_if_kept"]) for row in DATA.advantages])
OWN_ADVANTAGES = np.array(
    [sum(1 << number for number, row in enumerate(DATA.advantages) if row["side"] == side) for side in SIDES], np.int64
)

EVENTS = tuple(row["id"] for row in DATA.events)
EVENT = {name: number for number, name in enumerate(EVENTS)}
EVENT_SIDE = table([[SIDES.index(row["side"]) for row in tables.events] for tables in IN_VERSION])
EVENT_PERIOD = table([int(row["period"]) for row in DATA.events])
EVENT_FIELDS = table([field_mask(*row["regions"].split(";")) for row in DATA.events])
EVENT_PRESTIGE = table([int(row["vp"]) for row in DATA.events])
EVENT_COINS = table([int(row["coins_each"]) for row in DATA.events])
EVENT_COIN_REGIONS = np.array([area_mask(*(name for name in row["coin_regions"].split(";") if name)) for row in DATA.events], np.int64)
REQUIREMENT = table([[REQUIREMENTS.index(row["requirement"]) for row in tables.events] for tables in IN_VERSION])

# What a requirement demands: units of a side, an organisation above others (a mask), or at 6 (9.8).
R_SIDE, R_UNITS, R_ORG, R_RIVALS, R_DOMINATES = range(5)
NEEDS = table(
    [
        [1, 1, 2, 0, 0], [1, 2, 2, 0, 0], [1, 0, 2, 1, 0], [1, 0, 2, 3, 0], [1, 1, 2, 2, 0], [1, 0, 2, 0, 1],
        [0, 1, 1, 4, 0], [0, 0, 1, 4, 0], [0, 0, 0, 4, 0], [0, 0, 1, 0, 1], [0, 0, 0, 0, 1],
    ]
)  # fmt: skip

# One list of everything drawn at random, for forced deals: number 1 is the first action card.
DRAWABLE = (*CARDS, *ADVANTAGES, *EVENTS)
DRAW_ADVANTAGE, DRAW_EVENT = 1 + len(CARDS), 1 + len(CARDS) + len(ADVANTAGES)
assert len(set(DRAWABLE)) == len(DRAWABLE), "forced deals name a card by its id alone"
assert NUMBER < 60 > len(CARDS), "sets must fit one word"
assert ALL_FIELDS < 1 << 15, "sets of disputed regions must fit a number of a frame"
