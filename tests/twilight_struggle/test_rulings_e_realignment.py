"""Rulings 61 to 66: realignment."""

import pytest

from detente.engine.table import Table

from .helpers import at, offered, play


def us_realigns(line: str, card: str = "truman_doctrine") -> Table:
    """The US uses a card of its own (Truman Doctrine, one roll) for realignment."""
    return play(at(f"{line} | us {card}, nasser | ussr fidel, comecon"), "us", f"card:{card}", "play:realign")


def ussr_realigns(line: str, card: str = "nasser") -> Table:
    """The USSR uses a card of its own (Nasser, one roll) for realignment."""
    return play(at(f"{line} | ussr {card}, allende | us fidel, blockade"), "ussr", f"card:{card}", "play:realign")


# 61: targets


def test_a_target_needs_enemy_influence_but_no_own_presence() -> None:
    """Ruling 61: Kenya holds a US point, Angola only a Soviet one."""
    assert offered(ussr_realigns("T4 AR1 USSR | influence kenya 1:0, angola 0:1"), "ussr") == {"country:kenya"}


def test_without_enemy_influence_anywhere_realignment_is_not_offered() -> None:
    """Ruling 61."""
    table = play(at("T4 AR1 USSR | influence angola 0:1 | ussr nasser, allende | us fidel"), "ussr", "card:nasser")
    assert "play:realign" not in table.legal("ussr")


@pytest.mark.parametrize(
    ("defcon", "targets"),
    [
        (5, {"italy", "india", "iran", "kenya", "chile", "haiti"}),
        (4, {"india", "iran", "kenya", "chile", "haiti"}),
        (3, {"iran", "kenya", "chile", "haiti"}),
        (2, {"kenya", "chile", "haiti"}),
    ],
)
def test_the_region_of_a_target_must_be_open_at_the_defcon_level(defcon: int, targets: set[str]) -> None:
    """Ruling 61."""
    line = f"T4 AR1 USSR | defcon {defcon} | influence italy 1:0, india 1:0, iran 1:0, kenya 1:0, chile 1:0, haiti 1:0"
    assert offered(ussr_realigns(line), "ussr", "country") == targets


def test_nato_protects_american_countries_of_europe_against_the_ussr() -> None:
    """Ruling 61: Italy is controlled, Spain is not, Iran is not in Europe."""
    line = "T4 AR1 USSR | effects marshall_plan, nato | influence italy 2:0, spain_portugal 1:0, iran 2:0"
    assert offered(ussr_realigns(line), "ussr", "country") == {"spain_portugal", "iran"}


def test_the_us_japan_pact_protects_japan_against_the_ussr() -> None:
    """Ruling 61: whoever controls it."""
    line = "T4 AR1 USSR | effects us_japan_mutual_defense_pact | influence japan 1:0, iran 1:0"
    assert offered(ussr_realigns(line), "ussr", "country") == {"iran"}


def test_nato_and_the_us_japan_pact_do_not_bind_the_us() -> None:
    """Ruling 61: protection is against the USSR."""
    line = "T4 AR1 US | effects marshall_plan, nato, us_japan_mutual_defense_pact | influence italy 3:1, japan 5:1"
    assert offered(us_realigns(line), "us", "country") == {"italy", "japan"}


def test_the_reformer_does_not_stop_realignment_in_europe() -> None:
    """Ruling 61: it is about coups."""
    line = "T8 AR1 USSR | effects the_reformer | influence italy 2:0"
    assert offered(ussr_realigns(line), "ussr", "country") == {"italy"}


# 62: modifiers


def test_each_controlled_neighbour_adds_one() -> None:
    """Ruling 62: Costa Rica and Colombia make a US 2 a 4, against 1 and 1 for more influence in Panama."""
    table = us_realigns("T4 AR1 US | influence panama 0:3, costa_rica 3:0, colombia 1:0")
    assert play(table, "us", "country:panama", dice=(2, 1)).influence("panama") == (0, 1)


def test_a_neighbour_with_influence_but_without_control_adds_nothing() -> None:
    """Ruling 62: Costa Rica 2:0 is not controlled; 2 against 2 is a tie."""
    table = us_realigns("T4 AR1 US | influence panama 0:3, costa_rica 2:0")
    assert play(table, "us", "country:panama", dice=(2, 1)).influence("panama") == (0, 3)


def test_the_neighbours_of_the_other_side_count_for_it() -> None:
    """Ruling 62: the USSR in Colombia makes its 1 a 3."""
    table = us_realigns("T4 AR1 US | influence panama 0:3, colombia 0:1")
    assert play(table, "us", "country:panama", dice=(4, 1)).influence("panama") == (0, 2)


def test_more_influence_in_the_target_adds_one() -> None:
    """Ruling 62: Kenya 1:2, the Soviet 1 counts 2 and the US 3 wins by one."""
    assert play(us_realigns("T4 AR1 US | influence kenya 1:2"), "us", "country:kenya", dice=(3, 1)).influence("kenya") == (1, 1)


def test_equal_influence_in_the_target_adds_nothing_to_either() -> None:
    """Ruling 62: 3 against 1 removes two."""
    assert play(us_realigns("T4 AR1 US | influence kenya 2:2"), "us", "country:kenya", dice=(3, 1)).influence("kenya") == (2, 0)


def test_the_adjacent_soviet_union_counts_once() -> None:
    """Ruling 62: North Korea 0:3, US 5, USSR 2 + 1 + 1."""
    table = us_realigns("T4 AR1 US | influence north_korea 0:3")
    assert play(table, "us", "country:north_korea", dice=(5, 2)).influence("north_korea") == (0, 2)


def test_the_adjacent_united_states_counts_once() -> None:
    """Ruling 62: Cuba 0:5, US 4 + 1 against USSR 1 + 1."""
    assert play(us_realigns("T4 AR1 US | influence cuba 0:5"), "us", "country:cuba", dice=(4, 1)).influence("cuba") == (0, 2)


# 63: who loses


def test_the_lower_total_loses_the_difference() -> None:
    """Ruling 63: 6 against 1 + 1."""
    assert play(us_realigns("T4 AR1 US | influence kenya 0:9"), "us", "country:kenya", dice=(6, 1)).influence("kenya") == (0, 5)


def test_a_realignment_removes_at_most_what_is_there_and_adds_nothing() -> None:
    """Ruling 63: the excess is ignored."""
    assert play(us_realigns("T4 AR1 US | influence kenya 0:2"), "us", "country:kenya", dice=(6, 1)).influence("kenya") == (0, 0)


def test_the_phasing_player_can_lose() -> None:
    """Ruling 63: 1 against 5 + 1 costs the US all of its three points."""
    assert play(us_realigns("T4 AR1 US | influence kenya 3:4"), "us", "country:kenya", dice=(1, 5)).influence("kenya") == (0, 4)


def test_the_phasing_player_loses_only_the_difference() -> None:
    """Ruling 63: 1 against 2 + 1."""
    assert play(us_realigns("T4 AR1 US | influence kenya 3:4"), "us", "country:kenya", dice=(1, 2)).influence("kenya") == (1, 4)


def test_a_tie_changes_nothing() -> None:
    """Ruling 63: 3 against 2 + 1."""
    assert play(us_realigns("T4 AR1 US | influence kenya 3:4"), "us", "country:kenya", dice=(3, 2)).influence("kenya") == (3, 4)


# 64 to 66: one roll at a time


def test_each_roll_names_its_target_and_a_country_may_be_named_again() -> None:
    """Ruling 64: Kenya, Sudan, Kenya with three operations."""
    table = us_realigns("T4 AR1 US | influence kenya 0:9, sudan 0:9", "containment")
    play(table, "us", "country:kenya", dice=(3, 1))
    assert (table.influence("kenya"), offered(table, "us", "country")) == ((0, 8), {"kenya", "sudan"})
    play(table, "us", "country:sudan", "country:kenya", dice=(4, 1, 5, 1))
    assert (table.influence("kenya"), table.influence("sudan"), table.to_move) == ((0, 5), (0, 7), ("ussr",))


def test_all_rolls_may_go_to_one_country() -> None:
    """Ruling 64: three times Kenya."""
    table = us_realigns("T4 AR1 US | influence kenya 0:9", "containment")
    play(table, "us", "country:kenya", "country:kenya", "country:kenya", dice=(3, 1, 3, 1, 3, 1))
    assert (table.influence("kenya"), table.to_move) == ((0, 6), ("ussr",))


def test_realignment_in_a_battleground_neither_lowers_defcon_nor_counts_as_military_operations() -> None:
    """Ruling 65: Angola at DEFCON 2, and the game goes on."""
    table = play(us_realigns("T4 AR1 US | defcon 2 | influence angola 0:3"), "us", "country:angola", dice=(6, 1))
    assert (table.defcon, table.milops, table.outcome) == (2, {"us": 0, "ussr": 0}, None)


def test_control_of_neighbours_is_judged_anew_for_each_roll() -> None:
    """Ruling 66: the first roll drives the USSR out of Colombia, so its 2 in Panama is only a 3 against 4."""
    table = us_realigns("T4 AR1 US | influence colombia 0:1, panama 0:1", "independent_reds")
    play(table, "us", "country:colombia", "country:panama", dice=(6, 1, 4, 2))
    assert (table.influence("colombia"), table.influence("panama")) == ((0, 0), (0, 0))


def test_the_majority_in_the_target_is_judged_anew_for_each_roll() -> None:
    """Ruling 66: after the first roll Kenya is 1:1 and nobody has more."""
    table = us_realigns("T4 AR1 US | influence kenya 1:2", "independent_reds")
    play(table, "us", "country:kenya", "country:kenya", dice=(3, 1, 2, 1))
    assert table.influence("kenya") == (1, 0)


def test_a_country_that_was_emptied_is_no_target_for_the_next_roll() -> None:
    """Ruling 66: the board is read again for targets too."""
    table = us_realigns("T4 AR1 US | influence kenya 0:1, sudan 0:1", "independent_reds")
    play(table, "us", "country:kenya", dice=(6, 1))
    assert offered(table, "us") == {"country:sudan"}
