"""10.1.5: in the last round a held scoring card comes first, unless the event of another card can end the game before it is missed."""

import pytest

from .helpers import at, offered

LAST_ROUND = "T9 AR7 US | vp {vp} | influence libya 0:{libya} | us {card}, asia_scoring | ussr nasser"


@pytest.mark.parametrize(
    ("card", "vp", "libya", "may_be_played"),
    [
        ("reagan_bombs_libya", 18, 4, True),  # one VP for every two influence of the USSR in Libya
        ("reagan_bombs_libya", 18, 3, False),
        ("reagan_bombs_libya", 17, 4, False),
        ("olympic_games", 18, 0, True),  # two VP, for whoever wins
        ("olympic_games", 17, 0, False),
        ("olympic_games", -18, 0, True),
        ("duck_and_cover", 18, 0, True),
        ("duck_and_cover", -18, 0, False),  # it gives VP to the US alone
    ],
)
def test_a_card_whose_event_can_bring_twenty_points_may_be_played_instead(card: str, vp: int, libya: int, may_be_played: bool) -> None:
    table = at(LAST_ROUND.format(vp=vp, libya=libya, card=card))
    assert offered(table, "us") == {"card:asia_scoring"} | ({f"card:{card}"} if may_be_played else set())
