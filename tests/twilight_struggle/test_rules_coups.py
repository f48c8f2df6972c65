"""Coups (6.3)."""

import pytest

from detente.engine.table import Table

from .helpers import at, offered, play


def coup(influence: str, country: str, die: int, card: str = "containment", more: str = "") -> Table:
    """A coup of the US with Containment (3 ops) unless another card of its own is named."""
    table = at(f"T1 AR1 US | {more}influence {influence} | us {card}, formosan_resolution | ussr nasser, blockade")
    return play(table, "us", f"card:{card}", "play:coup", f"country:{country}", dice=(die,))


# 6.3.1 Targets


def test_a_coup_needs_enemy_influence_and_none_of_ones_own() -> None:
    """6.3.1, ruling 74: Kenya is far from any US influence; Iran holds none of the USSR."""
    table = at("T1 AR1 US | influence kenya 0:1, iran 2:0, peru 1:1 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:coup")
    assert offered(table, "us") == {"country:kenya", "country:peru"}


def test_a_coup_is_not_offered_without_a_target() -> None:
    """6.3.1."""
    table = play(at("T1 AR1 US | influence iran 2:0 | us nato, fidel | ussr nasser"), "us", "card:nato")
    assert "play:coup" not in table.legal("us")


# 6.3.2 Success


def test_a_coup_removes_the_excess_over_twice_the_stability() -> None:
    """6.3.2: 3 + 3 - 4 = 2 of the three points in Kenya."""
    table = coup("kenya 0:3", "kenya", 3)
    assert table.influence("kenya") == (0, 1)


def test_what_cannot_be_removed_is_added() -> None:
    """6.3.2: 6 + 3 - 4 = 5; one removed, four added."""
    table = coup("kenya 0:1", "kenya", 6)
    assert (table.influence("kenya"), table.control("kenya")) == ((4, 0), "us")


def test_influence_already_there_is_added_to() -> None:
    """6.3.2: Kenya 2/1 and an excess of 3: 4/0."""
    table = coup("kenya 2:1", "kenya", 4)
    assert table.influence("kenya") == (4, 0)


def test_a_sum_equal_to_twice_the_stability_does_nothing() -> None:
    """6.3.2: 1 + 3 = 4."""
    table = coup("kenya 0:1", "kenya", 1)
    assert table.influence("kenya") == (0, 1)


def test_a_sum_one_above_twice_the_stability_removes_one() -> None:
    """6.3.2: 2 + 3 - 4."""
    table = coup("kenya 0:1", "kenya", 2)
    assert table.influence("kenya") == (0, 0)


def test_a_failed_coup_costs_the_attacker_no_influence() -> None:
    """6.3.2: otherwise nothing happens (Israel, stability 4: 5 + 3 = 8)."""
    table = coup("israel 2:1", "israel", 5)
    assert table.influence("israel") == (2, 1)


def test_a_soviet_coup_works_the_same_way() -> None:
    """6.3.2: Iran 1/0, 4 + 3 - 4 = 3: one removed, two added."""
    table = at("T1 AR1 USSR | influence iran 1:0 | us fidel | ussr comecon, nasser")
    play(table, "ussr", "card:comecon", "play:coup", "country:iran", dice=(4,))
    assert (table.influence("iran"), table.control("iran")) == ((0, 2), "ussr")


def test_a_card_pays_for_one_coup() -> None:
    """6.0, 6.3.2: then the round is over, whatever is left of the target."""
    table = coup("kenya 0:9", "kenya", 6, "nato")
    assert (table.influence("kenya"), table.to_move) == ((0, 3), ("ussr",))


# 6.3.3 Military operations


def test_mexico_in_the_rulebook() -> None:
    """EX-6.3.3-1: 3 ops, die 4: military operations 3, Mexico 1/0, DEFCON 4."""
    table = coup("mexico 0:2", "mexico", 4)
    assert (table.milops["us"], table.influence("mexico"), table.defcon) == (3, (1, 0), 4)


def test_a_failed_coup_earns_military_operations() -> None:
    """6.3.3: whatever the result."""
    table = coup("israel 0:1", "israel", 1)
    assert table.milops == {"us": 3, "ussr": 0}


@pytest.mark.parametrize(("card", "ops"), [("cia_created", 1), ("independent_reds", 2), ("containment", 3), ("nato", 4)])
def test_military_operations_are_the_value_of_the_card(card: str, ops: int) -> None:
    """6.3.3, 8.2.3."""
    assert coup("kenya 0:1", "kenya", 1, card).milops["us"] == ops


def test_military_operations_add_up_over_several_coups() -> None:
    """6.3.3: 1 in hand already."""
    table = coup("kenya 0:1", "kenya", 1, "containment", "milops 1:0 | ")
    assert table.milops["us"] == 4


# 6.3.4, 6.3.5 DEFCON


def test_a_successful_coup_in_a_battleground_lowers_defcon() -> None:
    """6.3.4, 8.1.4: Zaire."""
    assert coup("zaire 0:1", "zaire", 6).defcon == 4


def test_a_failed_coup_in_a_battleground_lowers_defcon() -> None:
    """6.3.4, 8.1.4: South Africa, 1 + 3 - 6."""
    table = coup("south_africa 0:1", "south_africa", 1)
    assert (table.influence("south_africa"), table.defcon) == ((0, 1), 4)


def test_a_coup_elsewhere_leaves_defcon_alone() -> None:
    """6.3.4: Kenya is no battleground."""
    assert coup("kenya 0:1", "kenya", 6).defcon == 5


WALL = "T8 AR1 US | defcon 2 | influence west_germany 0:1, austria 0:1, iran 0:2 | us tear_down_this_wall, fidel | ussr nasser"


def test_a_free_coup_ignores_the_regional_limits_of_defcon() -> None:
    """6.3.5, card 96: Austria at DEFCON 2, 6 + 3 - 8 = 1."""
    table = play(at(WALL), "us", "card:tear_down_this_wall", "play:event", "play:coup", "country:austria", dice=(6,))
    assert (table.influence("austria"), table.defcon, table.outcome) == ((0, 0), 2, None)


def test_a_free_coup_stays_in_its_named_region() -> None:
    """6.3.5, card 96: Europe only."""
    table = play(at(WALL), "us", "card:tear_down_this_wall", "play:event", "play:coup")
    assert offered(table, "us", "country") == {"west_germany", "austria"}


def test_a_free_coup_in_a_battleground_lowers_defcon() -> None:
    """6.3.5: West Germany from DEFCON 3 to 2."""
    table = at(WALL.replace("defcon 2", "defcon 3"))
    play(table, "us", "card:tear_down_this_wall", "play:event", "play:coup", "country:west_germany", dice=(6,))
    assert (table.defcon, table.influence("west_germany")) == (2, (0, 0))


def test_a_free_coup_earns_no_military_operations() -> None:
    """8.2.2, 8.2.5."""
    table = play(at(WALL), "us", "card:tear_down_this_wall", "play:event", "play:coup", "country:austria", dice=(6,))
    assert table.milops == {"us": 0, "ussr": 0}


def test_an_ordinary_coup_obeys_the_regional_limits() -> None:
    """6.3.5, 8.1.5: the same card for operations finds no target at DEFCON 2."""
    table = play(at(WALL), "us", "card:tear_down_this_wall")
    assert "play:coup" not in table.legal("us")
