"""Facts about CIA vs KGB for training."""

from detente.bots.network.facts import Facts, Items
from detente.engine.kernel import kernel
from detente.games.cia_vs_kgb.state import State


@kernel
def lead(s: State) -> int:
    """The CIA's points minus the KGB's."""
    return int(s.score[0] - s.score[1])


GROUPS = dict.fromkeys(("ready", "mobilised", "loose"), 0)

FACTS = Facts(
    lead,
    stage="round",
    weighed=("score", "killed", "leave", "claimed"),
    shared=("fixed", "loose", "top", "known"),
    swapped={"known": (1, ((0, 1),))},
    codes=("objective", "slot", "discard", "shown", "agent_x", "top", "bottom"),
    items=(
        Items("group:", GROUPS),
        Items("activate:", GROUPS),
        Items("agent:", dict.fromkeys(("leave", "killed", "back"), 0)),
        Items("objective:", dict.fromkeys(("claimed", "loose", "spent"), 0)),
    ),
)
