"""The VP track and the ends of the game (10.2, 10.3)."""

import pytest

from detente.engine.errors import NotYourTurn
from detente.engine.table import Table

from .helpers import at, event, offered, play

US_EUROPE = "west_germany 4:0, france 3:0, italy 2:0, east_germany 3:0, poland 3:0"
USSR_EUROPE = "west_germany 0:4, france 0:3, italy 0:2, east_germany 0:3, poland 0:3"

# 10.2 The track


def test_the_track_has_a_zero() -> None:
    """EX-10.2.1-1: from USSR-1 the US gains 2: US-1."""
    table = event(at("T5 AR1 US | vp ussr 1 | influence zaire 1:0 | us kitchen_debates, nato | ussr nasser"), "us", "kitchen_debates")
    assert table.vp == 1


def test_a_gain_moves_the_marker_ones_own_way() -> None:
    """EX-10.2.2-1: from US-10 the USSR gains 2: US-8."""
    table = at("T1 AR1 USSR | vp us 10 | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:event", dice=(4,))
    assert table.vp == 8


def test_only_the_difference_of_one_card_is_moved() -> None:
    """10.2.3, 10.3.1: with the US on 19, 2 against 1 in Africa leave 20, and 1 against 1 leave 19."""
    lines = ("zaire 1:0, kenya 0:2", "kenya 2:0, sudan 0:1")
    tables = [at(f"T5 AR1 US | vp us 19 | influence {line} | us africa_scoring, nato | ussr nasser") for line in lines]
    assert [int(play(table, "us", "card:africa_scoring").vp) for table in tables] == [20, 19]


# 10.3.1 Twenty points


def test_twenty_points_win_at_once() -> None:
    """10.3.1: Kitchen Debates from 18."""
    table = event(at("T5 AR1 US | vp us 18 | influence zaire 1:0 | us kitchen_debates, nato | ussr nasser"), "us", "kitchen_debates")
    assert (table.vp, str(table.outcome), table.to_move) == (20, "us: victory_points", ())


def test_nineteen_points_do_not_win() -> None:
    """10.3.1: Kitchen Debates from 17."""
    table = event(at("T5 AR1 US | vp us 17 | influence zaire 1:0 | us kitchen_debates, nato | ussr nasser"), "us", "kitchen_debates")
    assert (table.vp, table.outcome) == (19, None)


def test_the_ussr_wins_with_twenty_points_too() -> None:
    """10.3.1: Korean War from 18."""
    table = at("T1 AR1 USSR | vp ussr 18 | us fidel | ussr korean_war, nasser")
    play(table, "ussr", "card:korean_war", "play:event", dice=(6,))
    assert (table.vp, str(table.outcome)) == (-20, "ussr: victory_points")


def test_a_player_may_win_by_the_opponents_card() -> None:
    """10.3.1: the US plays Korean War for operations."""
    table = at("T1 AR1 US | vp ussr 18 | us korean_war, nato | ussr nasser")
    play(table, "us", "card:korean_war", "play:event_first", dice=(6,))
    assert str(table.outcome) == "ussr: victory_points"


def test_both_sides_points_of_a_scoring_card_are_counted_before_twenty() -> None:
    """10.3.1, ruling 108: the US on 18 scores 3 and the USSR 4 in the Middle East: 17, no end."""
    table = at("T5 AR1 US | vp us 18 | influence jordan 2:0, iran 0:2 | us middle_east_scoring, nato | ussr nasser")
    play(table, "us", "card:middle_east_scoring")
    assert (table.vp, table.outcome) == (17, None)


def test_the_space_race_can_win() -> None:
    """10.3.1, 6.4.3: Earth Satellite from 18."""
    table = at("T5 AR1 US | vp us 18 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:space", dice=(1,))
    assert str(table.outcome) == "us: victory_points"


def test_nobody_may_move_after_the_end() -> None:
    """10.3.1: the game ends at once."""
    table = event(at("T5 AR1 US | vp us 18 | influence zaire 1:0 | us kitchen_debates, nato | ussr nasser"), "us", "kitchen_debates")
    with pytest.raises(NotYourTurn):
        table.play("ussr", "card:nasser")


def test_nothing_more_happens_once_the_game_is_over() -> None:
    """10.3.1, ruling 109: We Will Bury You brings the USSR to 20 before the US card reaches the space race."""
    table = at("T5 AR1 US | vp ussr 17 | bury | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:space", dice=(1,))
    assert (table.vp, str(table.outcome), table.space["us"]) == (-20, "ussr: victory_points", 0)


def test_the_points_of_we_will_bury_you_come_before_a_scoring_card() -> None:
    """10.3.1, ruling 109: the USSR wins before Asia is scored for the US."""
    table = at("T5 AR1 US | vp ussr 17 | bury | influence burma 2:0 | us asia_scoring, fidel | ussr nasser")
    play(table, "us", "card:asia_scoring")
    assert (table.vp, str(table.outcome)) == (-20, "ussr: victory_points")


# 10.3.1 Twenty points in the military operations check


def check(vp: str, milops: str, us: str, ussr: str, options: str = "") -> Table:
    """The US ends turn 5 at DEFCON 2 with Formosan Resolution; the hands named are held."""
    table = at(f"T5 AR7 US | {options}defcon 2 | vp {vp} | milops {milops} | us formosan_resolution, {us} | ussr {ussr}")
    return play(table, "us", "card:formosan_resolution", "play:event")


def test_twenty_points_in_the_military_operations_check_win() -> None:
    """10.3.1: the USSR misses 2, the US stood on 18."""
    table = check("us 18", "2:0", "nato", "nasser")
    assert (table.vp, str(table.outcome)) == (20, "us: victory_points")


def test_a_held_scoring_card_turns_that_win_into_a_loss() -> None:
    """10.3.1, ruling 110: the US reaches 20 holding Asia Scoring (allowed only where players may err, 11.2)."""
    table = check("us 18", "2:0", "asia_scoring", "nasser", "options hold_scoring=true | ")
    assert str(table.outcome) == "ussr: held_scoring_card"


def test_a_scoring_card_held_by_the_loser_does_not_matter() -> None:
    """10.3.1: only the cards of the player who reaches 20 are shown."""
    table = check("us 18", "2:0", "nato", "asia_scoring", "options hold_scoring=true | ")
    assert str(table.outcome) == "us: victory_points"


def test_only_the_difference_of_the_penalties_counts_for_twenty() -> None:
    """8.2.1, 10.2.3, ruling 82: both miss 2."""
    table = check("us 19", "0:0", "nato", "nasser")
    assert (table.vp, table.outcome) == (19, None)


# 10.1.5 Scoring cards and events


def test_a_trap_does_not_make_a_player_hold_a_scoring_card() -> None:
    """10.1.5, 5.5: Quagmire in the last round gives way to Asia Scoring."""
    table = at("T5 AR7 US | effects quagmire | influence burma 2:0 | us asia_scoring, nato | ussr nasser")
    assert offered(table, "us") == {"card:asia_scoring"}
    play(table, "us", "card:asia_scoring")
    assert (table.vp, table.turn, "quagmire" in table.effects) == (3, 6, True)


# 10.3.1 Europe


@pytest.mark.parametrize(("board", "winner"), [(US_EUROPE, "us"), (USSR_EUROPE, "ussr")])
@pytest.mark.parametrize("vp", ["us 19", "ussr 19"])
def test_control_of_europe_wins_when_europe_is_scored(board: str, winner: str, vp: str) -> None:
    """10.3.1: whoever plays the card and wherever the marker stands."""
    table = at(f"T1 AR1 US | vp {vp} | influence {board} | us europe_scoring, nato | ussr nasser")
    play(table, "us", "card:europe_scoring")
    assert str(table.outcome) == f"{winner}: europe"


def test_control_of_europe_without_scoring_wins_nothing() -> None:
    """10.3.1: another card is played."""
    table = event(at(f"T1 AR1 US | influence {US_EUROPE} | us formosan_resolution, nato | ussr nasser"), "us", "formosan_resolution")
    assert table.outcome is None


def test_four_battlegrounds_of_europe_are_domination() -> None:
    """10.1.1: without Poland 7 + 4, with the United Kingdom as the other country."""
    table = at("T1 AR1 US | influence west_germany 4:0, france 3:0, italy 2:0, east_germany 3:0, uk 5:0 | us europe_scoring | ussr nasser")
    play(table, "us", "card:europe_scoring")
    assert (table.vp, table.outcome) == (11, None)


def test_all_battlegrounds_without_more_countries_are_no_control_of_europe() -> None:
    """10.1.1: five countries each: 3 + 5 + 1 (Poland) against 3."""
    others = "denmark 0:3, norway 0:4, sweden 0:4, hungary 0:3, bulgaria 0:3"
    table = at(f"T1 AR1 US | influence {US_EUROPE}, {others} | us europe_scoring, nato | ussr nasser")
    play(table, "us", "card:europe_scoring")
    assert (table.vp, table.outcome) == (6, None)


# 10.3.2 Final scoring


def final(board: str, more: str = "") -> Table:
    """The US plays the last card of turn 10."""
    influence = f"influence {board} | " if board else ""
    table = at(f"T10 AR7 US | {more}{influence}us formosan_resolution | ussr nasser")
    return play(table, "us", "card:formosan_resolution", "play:event")


def test_every_region_is_scored_at_the_end() -> None:
    """10.3.2: presence everywhere, 3 + 3 + 3 + 1 + 1 + 2, less 1 for the China Card of the USSR."""
    table = final("austria 4:0, burma 2:0, jordan 2:0, kenya 2:0, honduras 2:0, peru 2:0")
    assert (table.vp, str(table.outcome)) == (12, "us: final_scoring")


def test_southeast_asia_is_not_scored_by_itself_at_the_end() -> None:
    """10.3.2 [D14]: Thailand and Burma dominate Asia, 7 + 1 and the China Card, and nothing more."""
    assert final("thailand 0:2, burma 0:2").vp == -9


def test_final_scoring_counts_the_points_already_gained() -> None:
    """10.3.2: the marker goes on from where it stands."""
    table = final("burma 2:0", "vp ussr 5 | ")
    assert (table.vp, str(table.outcome)) == (-3, "ussr: final_scoring")


def test_twenty_points_do_not_end_the_final_scoring() -> None:
    """10.3.2: Europe brings the US to 26; control of Asia (16) and the China Card bring the marker back to 9."""
    us = "france 3:0, italy 2:0, west_germany 4:0, uk 5:0"
    ussr = "pakistan 0:2, india 0:3, north_korea 0:3, south_korea 0:3, japan 0:4, thailand 0:2"
    table = final(f"{us}, {ussr}", "vp us 16 | ")
    assert (table.vp, str(table.outcome)) == (16 + 10 - 16 - 1, "us: final_scoring")


def test_a_side_beyond_twenty_in_the_middle_of_final_scoring_can_still_lose() -> None:
    """10.3.2: 16 + 10 for Europe, less Asia 16, Middle East 13, China Card 1."""
    us = "france 3:0, italy 2:0, west_germany 4:0, uk 5:0"
    asia = "pakistan 0:2, india 0:3, north_korea 0:3, south_korea 0:3, japan 0:4, thailand 0:2"
    middle_east = "israel 0:4, egypt 0:2, libya 0:2, iraq 0:3, iran 0:2, saudi_arabia 0:3"
    table = final(f"{us}, {asia}, {middle_east}", "vp us 16 | ")
    assert (table.vp, str(table.outcome)) == (-4, "ussr: final_scoring")


def test_control_of_europe_wins_in_final_scoring() -> None:
    """10.3.2: though the USSR is far ahead."""
    table = final(US_EUROPE, "vp ussr 19 | ")
    assert str(table.outcome) == "us: europe"


def test_a_marker_on_zero_is_a_draw() -> None:
    """10.3.2: presence in Africa 1, China Card of the USSR 1."""
    table = final("kenya 2:0")
    assert (table.vp, str(table.outcome)) == (0, "draw: final_scoring")


def test_one_point_decides_after_turn_ten() -> None:
    """10.3.2: nothing but the China Card."""
    table = final("")
    assert (table.vp, str(table.outcome)) == (-1, "ussr: final_scoring")


def test_formosan_resolution_counts_in_final_scoring() -> None:
    """10.3.2, ruling 113: Taiwan is a battleground: 3 + 1, less the China Card."""
    assert final("taiwan 3:0").vp == 3


def test_shuttle_diplomacy_does_not_count_in_final_scoring() -> None:
    """10.3.2, ruling 113: the USSR scores 3 + 1 for Iran, and the China Card."""
    assert final("iran 0:2", "effects shuttle_diplomacy | ").vp == -5


def test_twenty_points_in_the_last_military_operations_check_come_before_final_scoring() -> None:
    """10.3.1, ruling 114: the US wins before the USSR could score."""
    asia = "pakistan 0:2, india 0:3, north_korea 0:3, south_korea 0:3, japan 0:4, thailand 0:2"
    table = final(asia, "defcon 2 | vp us 18 | milops 2:0 | ")
    assert (table.vp, str(table.outcome)) == (20, "us: victory_points")
