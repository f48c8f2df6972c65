"""Late War cards with neutral events on the board: Wargames, Iran-Iraq War."""

import pytest

from .helpers import at, event, offered, play

WARGAMES = "T8 AR3 US | defcon 2 | us wargames, nasser | ussr fidel, comecon"
WAR_US = "T8 AR3 US | us iran_iraq_war, nasser | ussr fidel, comecon"
WAR_USSR = "T8 AR3 USSR | us nasser, fidel | ussr iran_iraq_war, comecon"

# 100 Wargames


@pytest.mark.parametrize("level", [3, 4, 5])
def test_wargames_is_an_event_only_at_defcon_two(level: int) -> None:
    """Card 100."""
    table = at(f"T8 AR3 US | defcon {level} | us wargames, nasser | ussr fidel, comecon")
    assert "play:event" not in play(table, "us", "card:wargames").legal("us")
    assert "play:influence" in table.legal("us")


def test_wargames_offers_to_end_the_game_or_not() -> None:
    """Card 100."""
    table = event(at(WARGAMES), "us", "wargames")
    assert (table.question("us"), offered(table, "us")) == ("wargames", {"accept", "done"})


@pytest.mark.parametrize(("vp", "left", "winner"), [("us 7", 1, "us"), ("us 6", 0, "draw"), ("us 5", -1, "ussr"), ("ussr 3", -9, "ussr")])
def test_wargames_gives_the_opponent_six_points_and_the_track_decides(vp: str, left: int, winner: str) -> None:
    """Card 100, ruling 115."""
    table = play(event(at(f"{WARGAMES} | vp {vp}"), "us", "wargames"), "us", "accept")
    assert (table.vp, str(table.outcome)) == (left, f"{winner}: wargames")


def test_the_ussr_may_end_the_game_with_wargames() -> None:
    """Card 100: the owner is whoever plays it."""
    table = at("T8 AR3 USSR | defcon 2 | vp ussr 7 | us nasser | ussr wargames, comecon")
    play(event(table, "ussr", "wargames"), "ussr", "accept")
    assert (table.vp, str(table.outcome)) == (-1, "ussr: wargames")


def test_wargames_scores_neither_regions_nor_the_china_card() -> None:
    """Card 100: no final scoring, no China Card point."""
    table = at(f"{WARGAMES} | vp us 6 | china us up | influence japan 4:0, iran 2:0, uk 5:0")
    play(event(table, "us", "wargames"), "us", "accept")
    assert (table.vp, str(table.outcome)) == (0, "draw: wargames")


def test_declining_wargames_still_uses_it_up() -> None:
    """Card 100."""
    table = play(event(at(f"{WARGAMES} | vp us 7"), "us", "wargames"), "us", "done")
    assert (table.outcome, table.vp, table.where("wargames"), table.to_move) == (None, 7, "removed", ("ussr",))


def test_wargames_used_for_operations_is_only_discarded() -> None:
    """Card 100, rule 2.2.4: the event has not taken place."""
    table = play(at(WARGAMES), "us", "card:wargames", "play:influence", *["country:canada"] * 4)
    assert (table.outcome, table.where("wargames")) == (None, "discard")


def test_wargames_headlined_above_defcon_two_is_discarded() -> None:
    """Card 100, ruling 33."""
    table = at("T8 headline | defcon 3 | us wargames, nasser | ussr fidel, comecon")
    play(play(table, "us", "card:wargames"), "ussr", "card:fidel")
    assert (table.where("wargames"), table.question("ussr")) == ("discard", "card")


def test_wargames_headlined_at_defcon_two_may_end_the_game() -> None:
    """Card 100: 4 ops, so it is resolved before Fidel."""
    table = at("T8 headline | defcon 2 | vp us 10 | us wargames, nasser | ussr fidel, comecon")
    play(play(table, "us", "card:wargames"), "ussr", "card:fidel")
    assert table.question("us") == "wargames"
    assert str(play(table, "us", "accept").outcome) == "us: wargames"


# 102 Iran-Iraq War


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_the_owner_of_the_iran_iraq_war_picks_iran_or_iraq(side: str) -> None:
    """Card 102."""
    table = event(at(WAR_US if side == "us" else WAR_USSR), side, "iran_iraq_war")
    assert (table.question(side), offered(table, side)) == ("war", {"country:iran", "country:iraq"})


def test_a_won_iran_iraq_war_exchanges_the_influence() -> None:
    """Card 102: 4 wins; the US takes the place of the USSR."""
    table = event(at(f"{WAR_US} | influence iraq 1:3"), "us", "iran_iraq_war", dice=(4,))
    play(table, "us", "country:iraq")
    assert (table.influence("iraq"), table.vp, table.milops["us"]) == ((4, 0), 2, 2)


def test_a_lost_iran_iraq_war_only_counts_as_military_operations() -> None:
    """Card 102: 3 loses."""
    table = event(at(f"{WAR_US} | influence iraq 1:3"), "us", "iran_iraq_war", dice=(3,))
    play(table, "us", "country:iraq")
    assert (table.influence("iraq"), table.vp, table.milops["us"]) == ((1, 3), 0, 2)


def test_the_iran_iraq_war_pays_the_ussr_if_it_is_the_owner() -> None:
    """Card 102."""
    table = event(at(f"{WAR_USSR} | influence iran 2:0"), "ussr", "iran_iraq_war", dice=(4,))
    play(table, "ussr", "country:iran")
    assert (table.influence("iran"), table.vp, table.milops) == ((0, 2), -2, {"us": 0, "ussr": 2})


@pytest.mark.parametrize("neighbour", ["iraq 0:3", "afghanistan 0:2", "pakistan 0:2"])
def test_each_enemy_neighbour_of_iran_takes_one_from_the_die(neighbour: str) -> None:
    """Card 102: 4 - 1 loses."""
    table = event(at(f"{WAR_US} | influence iran 0:1, {neighbour}"), "us", "iran_iraq_war", dice=(4,))
    play(table, "us", "country:iran")
    assert (table.influence("iran"), table.vp) == ((0, 1), 0)


@pytest.mark.parametrize("neighbour", ["iran 2:0", "jordan 2:0", "gulf_states 3:0", "saudi_arabia 3:0"])
def test_each_enemy_neighbour_of_iraq_takes_one_from_the_die(neighbour: str) -> None:
    """Card 102: 4 - 1 loses."""
    table = event(at(f"{WAR_USSR} | influence iraq 1:0, {neighbour}"), "ussr", "iran_iraq_war", dice=(4,))
    play(table, "ussr", "country:iraq")
    assert (table.influence("iraq"), table.vp) == ((1, 0), 0)


def test_several_enemy_neighbours_add_up_in_the_iran_iraq_war() -> None:
    """Card 102: 6 - 3 loses."""
    table = event(at(f"{WAR_US} | influence iran 0:1, iraq 0:3, pakistan 0:2, afghanistan 0:2"), "us", "iran_iraq_war", dice=(6,))
    assert play(table, "us", "country:iran").vp == 0


def test_own_neighbours_and_enemy_control_of_the_target_do_not_count_in_the_iran_iraq_war() -> None:
    """Card 102: only neighbours controlled by the opponent."""
    table = event(at(f"{WAR_US} | influence iran 0:2, iraq 3:0, pakistan 2:0, india 0:3"), "us", "iran_iraq_war", dice=(4,))
    assert (play(table, "us", "country:iran").vp, table.influence("iran")) == (2, (2, 0))


def test_the_iran_iraq_war_pays_even_if_no_influence_is_there() -> None:
    """Card 102, rule 7.6."""
    table = event(at(WAR_US), "us", "iran_iraq_war", dice=(4,))
    play(table, "us", "country:iran")
    assert (table.influence("iran"), table.vp, table.milops["us"]) == ((0, 0), 2, 2)


def test_the_iran_iraq_war_ignores_defcon() -> None:
    """Card 102, ruling 78: no limit of region, no loss of DEFCON."""
    table = event(at(f"{WAR_US} | defcon 2 | influence iran 0:1"), "us", "iran_iraq_war", dice=(4,))
    play(table, "us", "country:iran")
    assert (table.defcon, table.influence("iran")) == (2, (1, 0))


@pytest.mark.parametrize("die", [1, 6])
def test_the_iran_iraq_war_leaves_the_game_won_or_lost(die: int) -> None:
    """Card 102, rule 2.2.4."""
    table = play(event(at(WAR_US), "us", "iran_iraq_war", dice=(die,)), "us", "country:iran")
    assert table.where("iran_iraq_war") == "removed"


def test_flower_power_pays_for_the_iran_iraq_war_of_the_us() -> None:
    """Cards 59 and 102."""
    table = event(at(f"{WAR_US} | effects flower_power"), "us", "iran_iraq_war", dice=(1,))
    assert play(table, "us", "country:iran").vp == -2


def test_flower_power_does_not_pay_for_the_iran_iraq_war_of_the_ussr() -> None:
    """Cards 59 and 102."""
    table = event(at(f"{WAR_USSR} | effects flower_power"), "ussr", "iran_iraq_war", dice=(1,))
    assert play(table, "ussr", "country:iran").vp == 0
