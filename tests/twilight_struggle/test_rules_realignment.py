"""Realignment rolls (6.2). Dice are forced in the order acting side, other side."""

from detente.engine.table import Table

from .helpers import at, offered, play


def realign(influence: str, country: str, dice: tuple[int, int], card: str = "cia_created", more: str = "") -> Table:
    """The US makes one roll with a 1-ops card of its own."""
    table = at(f"T1 AR1 US | {more}influence {influence} | us {card}, nato | ussr nasser")
    return play(table, "us", f"card:{card}", "play:realign", f"country:{country}", dice=dice)


# 6.2.1 Targets


def test_a_target_needs_enemy_influence_and_none_of_ones_own() -> None:
    """6.2.1: the US has nothing in or near Thailand; countries without the USSR are no targets."""
    table = at("T1 AR1 US | influence thailand 0:2, iran 2:0, egypt 1:1 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:realign")
    assert offered(table, "us", "country") == {"thailand", "egypt"}


def test_realignment_is_not_offered_without_a_target() -> None:
    """6.2.1: only US influence on the board."""
    table = play(at("T1 AR1 US | influence iran 2:0 | us nato, fidel | ussr nasser"), "us", "card:nato")
    assert "play:realign" not in table.legal("us")


def test_each_roll_costs_one_op_and_is_resolved_before_the_next() -> None:
    """6.2.1, 6.2.2: two ops, two rolls, the second target named after the first result."""
    table = at("T1 AR1 US | influence thailand 0:2, kenya 0:2 | us independent_reds, nato | ussr nasser")
    play(table, "us", "card:independent_reds", "play:realign", "country:thailand", dice=(6, 3))
    assert (table.influence("thailand"), table.question("us")) == ((0, 0), "realign")
    assert offered(table, "us", "country") == {"kenya"}
    play(table, "us", "country:kenya", dice=(5, 3))
    assert (table.influence("kenya"), table.to_move) == ((0, 1), ("ussr",))


def test_a_country_may_be_targeted_more_than_once() -> None:
    """6.2.1: Thailand 0/3, twice."""
    table = at("T1 AR1 US | influence thailand 0:3 | us independent_reds, nato | ussr nasser")
    play(table, "us", "card:independent_reds", "play:realign", "country:thailand", dice=(6, 4))
    assert table.influence("thailand") == (0, 2)
    play(table, "us", "country:thailand", dice=(6, 3))
    assert (table.influence("thailand"), table.to_move) == ((0, 0), ("ussr",))


def test_the_number_of_rolls_is_the_value_of_the_card() -> None:
    """6.2.2: four ops, four rolls."""
    table = at("T1 AR1 US | influence thailand 0:9 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:realign", dice=(1, 1, 1, 1, 1, 1, 1, 1))
    play(table, "us", "country:thailand", "country:thailand", "country:thailand")
    assert table.question("us") == "realign"
    play(table, "us", "country:thailand")
    assert table.to_move == ("ussr",)


def test_rolls_may_not_be_waived_while_a_target_remains() -> None:
    """6.0, NOTES doubt 9: strict reading."""
    table = at("T1 AR1 US | influence thailand 0:9 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:realign", "country:thailand", dice=(1, 1))
    assert offered(table, "us") == {"country:thailand"}


def test_rolls_without_a_target_are_lost() -> None:
    """6.2.1: the only target is emptied by the first of four rolls."""
    table = at("T1 AR1 US | influence thailand 0:1 | us nato, fidel | ussr nasser")
    play(table, "us", "card:nato", "play:realign", "country:thailand", dice=(6, 1))
    assert (table.influence("thailand"), table.to_move) == ((0, 0), ("ussr",))


# 6.2.2 The roll


def test_north_korea_in_the_rulebook() -> None:
    """EX-6.2.2-1: US 5; USSR 2, +1 for its superpower, +1 for more influence; the USSR removes 1."""
    table = realign("north_korea 0:3", "north_korea", (5, 2))
    assert table.influence("north_korea") == (0, 2)


def test_the_superpower_counts_once() -> None:
    """EX-6.2.2-1: not also as a controlled neighbour; US 4 against 2 + 1 + 1 is a tie."""
    table = realign("north_korea 0:3", "north_korea", (4, 2))
    assert table.influence("north_korea") == (0, 3)


def test_the_higher_total_removes_the_difference() -> None:
    """6.2.2: 6 against 2 + 1 for more influence: three points."""
    table = realign("thailand 0:5", "thailand", (6, 2))
    assert table.influence("thailand") == (0, 2)


def test_a_tie_does_nothing() -> None:
    """6.2.2: 4 against 3 + 1."""
    table = realign("thailand 1:5", "thailand", (4, 3))
    assert table.influence("thailand") == (1, 5)


def test_the_acting_side_can_lose_influence() -> None:
    """6.2.2, ruling 63: 2 against 5, equal influence."""
    table = realign("thailand 4:4", "thailand", (2, 5))
    assert table.influence("thailand") == (1, 4)


def test_each_controlled_neighbour_adds_one() -> None:
    """6.2.2: the US controls Pakistan and Iraq, the USSR Afghanistan and has more influence: 3 + 2 against 2 + 2."""
    table = realign("iran 1:3, pakistan 2:0, iraq 3:0, afghanistan 0:2", "iran", (3, 2))
    assert table.influence("iran") == (1, 2)


def test_a_neighbour_with_influence_but_without_control_adds_nothing() -> None:
    """6.2.2: Pakistan 1/0 is not controlled; 3 against 2 + 1 for more influence is a tie."""
    table = realign("iran 1:3, pakistan 1:0", "iran", (3, 2))
    assert table.influence("iran") == (1, 3)


def test_more_influence_in_the_target_adds_one_to_the_us_too() -> None:
    """6.2.2: the US leads 3 to 1; 2 + 1 against 2."""
    table = realign("thailand 3:1", "thailand", (2, 2))
    assert table.influence("thailand") == (3, 0)


def test_equal_influence_adds_one_to_nobody() -> None:
    """6.2.2: 3 against 2."""
    table = realign("thailand 2:2", "thailand", (3, 2))
    assert table.influence("thailand") == (2, 1)


def test_the_united_states_next_door_add_one() -> None:
    """6.2.2: Mexico 0/4; 2 + 1 against 1 + 1."""
    table = realign("mexico 0:4", "mexico", (2, 1))
    assert table.influence("mexico") == (0, 3)


def test_the_ussr_rolls_against_the_united_states_next_door() -> None:
    """6.2.2: Mexico 2/0; 4 against 1 + 1 + 1 removes one."""
    table = at("T1 AR1 USSR | influence mexico 2:0 | us fidel | ussr nasser, comecon")
    play(table, "ussr", "card:nasser", "play:realign", "country:mexico", dice=(4, 1))
    assert table.influence("mexico") == (1, 0)


def test_control_and_majorities_are_judged_anew_for_each_roll() -> None:
    """6.2.2, ruling 66: after 2 points are lost the USSR no longer leads in Thailand; then 3 against 3 is a tie."""
    table = at("T1 AR1 US | influence thailand 2:4 | us independent_reds, nato | ussr nasser")
    play(table, "us", "card:independent_reds", "play:realign", "country:thailand", dice=(6, 3))
    assert table.influence("thailand") == (2, 2)
    play(table, "us", "country:thailand", dice=(3, 3))
    assert table.influence("thailand") == (2, 2)


# 6.2.3 and what realignment does not do


def test_no_more_is_removed_than_there_is() -> None:
    """6.2.3 [D8]: a difference of 4 against one point."""
    table = realign("thailand 0:1", "thailand", (6, 1))
    assert table.influence("thailand") == (0, 0)


def test_a_realignment_never_adds_influence() -> None:
    """6.2.3: the winner's number stays, whatever the difference."""
    table = realign("thailand 1:1", "thailand", (6, 1))
    assert table.influence("thailand") == (1, 0)


def test_realignment_in_a_battleground_leaves_defcon_and_military_operations_alone() -> None:
    """8.2.2, ruling 65."""
    table = realign("thailand 0:2", "thailand", (6, 1))
    assert (table.defcon, table.milops) == (5, {"us": 0, "ussr": 0})


def test_modified_operations_change_the_number_of_rolls() -> None:
    """6.2.2, 7.4.2: a 2-ops card under Red Scare gives one roll."""
    table = realign("thailand 0:9", "thailand", (1, 1), "independent_reds", "ops -1:0 | ")
    assert table.to_move == ("ussr",)
