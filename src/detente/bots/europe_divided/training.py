"""Facts about Europe Divided for training."""

from detente.bots.network.facts import Facts, Items
from detente.engine.kernel import kernel
from detente.games.europe_divided.board import FIRST
from detente.games.europe_divided.data import ORGANISATIONS
from detente.games.europe_divided.state import (
    EV_DISCARDED,
    EV_DISCARDED_RUSSIA,
    EV_HAND,
    EV_HAND_RUSSIA,
    EV_LAID,
    EV_LAID_RUSSIA,
    EV_WON,
    EV_WON_RUSSIA,
    State,
)

from .derived import DERIVED


@kernel
def lead(s: State) -> int:
    """Europe's prestige minus Russia's."""
    return int(s.prestige[0] - s.prestige[1])


REGION = {"units": 0, "stationed": 0, "region_coins": 0, "cube": -FIRST}
DISPUTED = {"units": FIRST, "stationed": FIRST, "region_coins": FIRST, "cube": 0, "event_lacks": 0, "dominance": 0}

FACTS = Facts(
    lead,
    stage="turn",
    weighed=("prestige", "cube", "stationed", "units", "coins"),
    shared=("sea", "sea_used", "current", "upcoming"),
    swapped={
        "event": (
            0,
            ((EV_HAND, EV_HAND_RUSSIA), (EV_WON, EV_WON_RUSSIA), (EV_DISCARDED, EV_DISCARDED_RUSSIA), (EV_LAID, EV_LAID_RUSSIA)),
        )
    },
    codes=("breakup", "current", "upcoming", "shown", "sea"),
    items=(Items("region:", REGION), *(Items(f"{organisation}:", DISPUTED) for organisation in ORGANISATIONS)),
    derived=DERIVED,
)
