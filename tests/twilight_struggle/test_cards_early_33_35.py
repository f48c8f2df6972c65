"""Early War cards 33 to 35: De-Stalinization, Nuclear Test Ban, Formosan Resolution."""

import pytest

from .helpers import at, countries, event, offered, play

# 33 De-Stalinization


def thaw(influence: str, more: str = "") -> str:
    """The USSR is about to play De-Stalinization."""
    return f"T3 AR1 USSR | {more}influence {influence} | ussr de_stalinization, nasser | us fidel"


def test_de_stalinization_moves_four_points_anywhere() -> None:
    """Card 33: no reach needed; at most 2 added to a country; removed."""
    table = event(at(thaw("poland 0:3, iraq 0:1")), "ussr", "de_stalinization")
    assert offered(table, "ussr") == {"country:poland", "country:iraq", "done"}
    countries(table, "ussr", "poland", "poland", "iraq", "poland")
    assert table.question("ussr") == "place"
    countries(table, "ussr", "chile", "chile")
    assert "chile" not in offered(table, "ussr", "country")
    countries(table, "ussr", "angola", "mexico")
    assert [table.influence(name) for name in ("poland", "iraq", "chile", "angola", "mexico")] == [(0, 0), (0, 0), (0, 2), (0, 1), (0, 1)]
    assert (table.to_move, table.where("de_stalinization")) == (("us",), "removed")


def test_de_stalinization_may_move_fewer_than_four() -> None:
    """Ruling 127: the same number is put down, no more and no less."""
    table = event(at(thaw("poland 0:3")), "ussr", "de_stalinization")
    play(table, "ussr", "country:poland", "done")
    assert "done" not in offered(table, "ussr")
    countries(table, "ussr", "chile")
    assert (table.influence("poland"), table.influence("chile"), table.to_move) == ((0, 2), (0, 1), ("us",))


def test_de_stalinization_may_move_nothing() -> None:
    """Card 33, G3: up to 4; it counts as played."""
    table = play(event(at(thaw("poland 0:3")), "ussr", "de_stalinization"), "ussr", "done")
    assert (table.influence("poland"), table.to_move, table.where("de_stalinization")) == ((0, 3), ("us",), "removed")


def test_de_stalinization_without_soviet_influence_does_nothing() -> None:
    """Card 33, G3."""
    table = event(at(thaw("france 3:0")), "ussr", "de_stalinization")
    assert (table.to_move, table.where("de_stalinization")) == (("us",), "removed")


def test_de_stalinization_puts_nothing_into_us_controlled_countries() -> None:
    """Card 33: US influence short of control does not matter."""
    table = event(at(thaw("poland 0:1, chile 3:0, brazil 1:0")), "ussr", "de_stalinization")
    countries(table, "ussr", "poland")
    assert "chile" not in offered(table, "ussr", "country")
    assert "brazil" in offered(table, "ussr", "country")


def test_de_stalinization_may_close_a_country_by_emptying_it() -> None:
    """Card 33 [F]: Turkey 2:1 becomes US-controlled when the Soviet point is taken; control is tested when placing."""
    table = event(at(thaw("turkey 2:1, poland 0:1")), "ussr", "de_stalinization")
    countries(table, "ussr", "turkey", "poland")
    assert "turkey" not in offered(table, "ussr", "country")
    assert "poland" in offered(table, "ussr", "country")


def test_de_stalinization_takes_influence_from_a_us_controlled_country_too() -> None:
    """Card 33: from anywhere."""
    table = event(at(thaw("france 5:1")), "ussr", "de_stalinization")
    assert offered(table, "ussr") == {"country:france", "done"}


def test_de_stalinization_cannot_use_the_chinese_civil_war_space_where_there_is_none() -> None:
    """12.1: without the variant the space does not exist."""
    table = event(at(thaw("poland 0:1")), "ussr", "de_stalinization")
    countries(table, "ussr", "poland")
    assert "chinese_civil_war" not in offered(table, "ussr", "country")


@pytest.mark.parametrize(("switch", "allowed"), [("true", True), ("false", False)])
def test_de_stalinization_may_put_influence_into_the_chinese_civil_war(switch: str, allowed: bool) -> None:
    """Ruling 137 and its switch."""
    table = at(thaw("poland 0:1", f"options chinese_civil_war=true, civil_war_by_events={switch} | "))
    countries(event(table, "ussr", "de_stalinization"), "ussr", "poland")
    assert ("chinese_civil_war" in offered(table, "ussr", "country")) is allowed


def test_de_stalinization_played_by_the_us_lets_the_ussr_choose() -> None:
    """Card 33, G1."""
    table = event(at("T3 AR1 US | influence poland 0:3 | us de_stalinization, fidel | ussr nasser"), "us", "de_stalinization")
    play(table, "ussr", "country:poland", "done", "country:chile")
    assert (table.influence("chile"), table.question("us")) == ((0, 1), "operations")


# 34 Nuclear Test Ban


@pytest.mark.parametrize(("before", "points", "after"), [(5, 3, 5), (4, 2, 5), (3, 1, 5), (2, 0, 4)])
def test_nuclear_test_ban_pays_defcon_minus_two_and_then_raises_it(before: int, points: int, after: int) -> None:
    """Card 34: by two, at most to 5; discarded."""
    table = event(at(f"T1 AR1 US | defcon {before} | us nuclear_test_ban, fidel | ussr nasser"), "us", "nuclear_test_ban")
    assert (table.vp, table.defcon, table.where("nuclear_test_ban")) == (points, after, "discard")


def test_nuclear_test_ban_pays_the_side_that_plays_it() -> None:
    """Card 34, G1."""
    table = event(at("T1 AR1 USSR | defcon 4 | ussr nuclear_test_ban, nasser | us fidel"), "ussr", "nuclear_test_ban")
    assert (table.vp, table.defcon) == (-2, 5)


def test_nuclear_test_ban_used_for_operations_moves_nothing() -> None:
    """2.2.3."""
    table = play(at("T1 AR1 US | defcon 3 | us nuclear_test_ban, fidel | ussr nasser"), "us", "card:nuclear_test_ban", "play:influence")
    countries(table, "us", *["canada"] * 4)
    assert (table.vp, table.defcon, table.to_move) == (0, 3, ("ussr",))


# 35 Formosan Resolution

FORMOSA = "effects formosan_resolution"
SIX_AND_BURMA = "pakistan 0:2, india 0:3, north_korea 0:3, south_korea 0:3, japan 0:4, thailand 0:2, burma 0:2"


def asia(influence: str, effects: str = FORMOSA) -> int:
    """VP after Asia Scoring."""
    table = at(f"T3 AR1 USSR | {effects} | influence {influence} | ussr asia_scoring, nasser | us fidel")
    return int(event(table, "ussr", "asia_scoring").vp)


def test_formosan_resolution_is_removed_and_stays_in_force() -> None:
    """Card 35: it changes nothing at once."""
    table = event(at("T1 AR1 US | us formosan_resolution, fidel | ussr nasser"), "us", "formosan_resolution")
    assert (table.where("formosan_resolution"), table.effects, table.influence("taiwan")) == ("removed", ("formosan_resolution",), (0, 0))


def test_formosan_resolution_played_by_the_ussr_takes_effect() -> None:
    """Card 35, 5.2."""
    table = play(at("T1 AR1 USSR | ussr formosan_resolution, nasser | us fidel"), "ussr", "card:formosan_resolution", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.effects, table.where("formosan_resolution")) == (("formosan_resolution",), "removed")


def test_formosan_resolution_makes_us_controlled_taiwan_a_battleground() -> None:
    """Card 35: Presence 3, +1; without it 3."""
    assert asia("taiwan 3:0") == 4
    assert asia("taiwan 3:0", "vp 0") == 3


def test_formosan_resolution_counts_in_the_battleground_comparison() -> None:
    """Card 35: two battlegrounds to one and Burma give Domination 7 + 2 against 4."""
    assert asia("japan 4:0, taiwan 3:0, burma 2:0, india 0:3") == 9 - 4
    assert asia("japan 4:0, taiwan 3:0, burma 2:0, india 0:3", "vp 0") == 0


def test_formosan_resolution_takes_taiwan_away_as_a_non_battleground() -> None:
    """Card 35: Japan and Taiwan are Presence 3 + 2; without it Domination 7 + 1."""
    assert asia("japan 4:0, taiwan 3:0") == 5
    assert asia("japan 4:0, taiwan 3:0", "vp 0") == 8


def test_formosan_resolution_keeps_the_ussr_from_control_of_asia() -> None:
    """Card 35: with Taiwan a seventh battleground six are not all: Domination 7 + 6 + 1 for Japan against 3 + 1."""
    assert asia(f"{SIX_AND_BURMA}, taiwan 3:0") == 4 - 14


@pytest.mark.parametrize("taiwan", ["2:0", "0:0", "0:3"])
def test_formosan_resolution_without_us_control_of_taiwan_leaves_the_ussr_control_of_asia(taiwan: str) -> None:
    """Card 35: six battlegrounds are all there are: 9 + 6 + 1 for Japan."""
    assert asia(f"{SIX_AND_BURMA}, taiwan {taiwan}") == -16


@pytest.mark.parametrize(("taiwan", "points"), [("2:0", 0), ("4:2", 0), ("0:3", -3)])
def test_formosan_resolution_needs_us_control_of_taiwan(taiwan: str, points: int) -> None:
    """Card 35: at that moment; for the USSR Taiwan is never a battleground."""
    assert asia(f"taiwan {taiwan}") == points


def test_formosan_resolution_counts_in_final_scoring() -> None:
    """Card 35, ruling 113: Presence 3 + 1, China Card 1 for the US."""
    line = f"T10 AR7 US | defcon 2 | milops 2:2 | china us up | {FORMOSA} | influence taiwan 3:0 | us captured_nazi_scientist | ussr nasser"
    table = play(at(line), "us", "card:captured_nazi_scientist", "play:influence", "country:canada")
    assert table.outcome is not None
    assert (table.outcome.ending, table.vp) == ("final_scoring", 5)


def test_formosan_resolution_does_not_make_a_coup_in_taiwan_lower_defcon() -> None:
    """Card 35, ruling 75."""
    table = at(f"T3 AR1 USSR | {FORMOSA} | influence taiwan 3:0 | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", "play:coup", "country:taiwan", dice=(6,))
    assert (table.defcon, table.influence("taiwan")) == (5, (0, 0))


def test_kitchen_debates_ignore_formosan_resolution() -> None:
    """Card 35: Taiwan alone is no majority of battlegrounds."""
    table = at(f"T5 AR1 US | {FORMOSA} | influence taiwan 3:0 | us kitchen_debates, fidel | ussr nasser")
    assert "play:event" not in offered(play(table, "us", "card:kitchen_debates"), "us")


def test_summit_ignores_formosan_resolution() -> None:
    """Card 35: no Domination of Asia, so equal dice stay a tie."""
    table = at(f"T5 AR1 US | {FORMOSA} | influence japan 4:0, taiwan 3:0, burma 2:0, india 0:3 | us summit, fidel | ussr nasser")
    event(table, "us", "summit", dice=(3, 3))
    assert (table.vp, table.to_move) == (0, ("ussr",))


def test_formosan_resolution_is_no_event_while_the_chinese_civil_war_goes_on() -> None:
    """Card 35, 12.4: operations only."""
    table = at("T1 AR1 US | options chinese_civil_war=true | us formosan_resolution, fidel | ussr nasser")
    play(table, "us", "card:formosan_resolution")
    assert "play:event" not in offered(table, "us")


def test_formosan_resolution_played_by_the_ussr_during_the_chinese_civil_war_is_discarded() -> None:
    """Card 35, G3: starred, but it did not occur."""
    table = at("T1 AR1 USSR | options chinese_civil_war=true | ussr formosan_resolution, nasser | us fidel")
    play(table, "ussr", "card:formosan_resolution", "play:influence")
    countries(table, "ussr", "poland", "poland")
    assert (table.effects, table.where("formosan_resolution")) == ((), "discard")
