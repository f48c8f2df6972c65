"""Facts about Twilight Struggle for training."""

from detente.bots.network.facts import Facts, Items
from detente.engine.kernel import kernel
from detente.games.twilight_struggle.board import WORDS
from detente.games.twilight_struggle.state import HAND, HAND_USSR, HEADLINE, HEADLINE_USSR, State

from .derived import DERIVED


@kernel
def lead(s: State) -> int:
    """The victory points, positive for the US."""
    return int(s.vp)


COUNTRY_FIELDS = ("influence", "present", "controlled", "snapshot", "reach", "pick", "tally", "stake", "ahead")
FACTS = Facts(
    lead,
    stage="turn",
    weighed=("controlled", "vp", "china", "defcon", "space", "milops"),
    shared=("mixed", "reach", "pick", "occurred", "known", "known_deck"),
    swapped={"pile": (0, ((HAND, HAND_USSR), (HEADLINE, HEADLINE_USSR)))},
    codes=("headline", "chernobyl"),
    items=(Items("country:", dict.fromkeys(COUNTRY_FIELDS, 0), WORDS),),
    derived=DERIVED,
)
