"""The worked examples of the rulebook (rules.md, section 12), step by step."""

from itertools import pairwise

import pytest

from detente.engine.errors import IllegalAction

from .helpers import at, end_turn, new, offered, play, rows, using


def test_e1_the_higher_sum_acts_first() -> None:
    table = at(
        "T2 initiative | cubes poland 5:0:0, eastern_balkans 0:0:5 | europe greece, poland_e | russia eastern_balkans_r, russian_president"
    )
    play(table, "europe", "card:greece", "card:poland_e")
    play(table, "russia", "card:eastern_balkans_r", "card:russian_president")
    assert table.sums == {"europe": 7, "russia": 9}
    assert table.first == "russia"
    assert table.to_move == ("russia",)


def test_e1_with_equal_sums_europe_acts_first() -> None:
    table = at("T2 initiative | europe finland, greece | russia russian_president, southern_fd_card")
    play(table, "russia", "card:russian_president", "card:southern_fd_card")
    play(table, "europe", "card:finland", "card:greece")
    assert table.sums == {"europe": 9, "russia": 9}
    assert table.first == "europe"


@pytest.mark.parametrize(
    ("cubes", "verbs"),
    [
        ("0:5:0", {"nato_grow", "nato_mobilise", "nato_place"}),
        ("0:6:0", {"nato_grow", "nato_mobilise", "nato_place"}),
        ("5:0:0", {"eu_grow", "eu_income"}),
        ("6:4:0", {"eu_grow", "eu_income"}),
        ("5:6:0", {"eu_grow", "eu_income", "nato_grow", "nato_mobilise", "nato_place"}),
        ("4:4:0", set()),
    ],
)
def test_e2_the_colour_of_the_cube_limits_the_actions(cubes: str, verbs: set[str]) -> None:
    table = using("europe", "armenia_e", f"cubes armenia {cubes}, poland 2:2:0 | units europe germany 1")
    assert offered(table, "europe", "use") == verbs


def test_e3_germany_places_an_eu_cube_in_poland_for_two_coins() -> None:
    table = play(using("europe", "germany"), "europe", "use:eu_place", "eu:poland")
    assert table.cube("poland") == (1, 0, 0)
    assert table.coins["europe"] == 18


def test_e4_poland_raises_hungary_by_three_and_wins_its_card() -> None:
    table = play(using("europe", "poland_e", "cubes poland 5:0:0, hungary 3:0:0"), "europe", "use:eu_grow", "eu:hungary")
    assert table.cube("hungary", "eu") == 6
    assert "hungary_e" in table.discard("europe")
    assert "region_card" in rows(table)


@pytest.mark.parametrize("enemy", ["cubes poland 5:0:0, hungary 3:0:6", "cubes poland 5:0:0, hungary 3:0:1 | units russia hungary 1"])
def test_e5_a_blocked_cube_stops_at_five_and_still_wins_the_card(enemy: str) -> None:
    table = play(using("europe", "poland_e", enemy), "europe", "use:eu_grow", "eu:hungary")
    assert table.cube("hungary", "eu") == 5
    assert "hungary_e" in table.discard("europe")
    assert table.question("europe") == "grow"  # the effect of the card, not the lost point
    assert offered(table, "europe", "eu") == {"ukraine", "belarus"}


def test_e6_hungary_gives_an_income_of_one() -> None:
    table = play(using("europe", "hungary_e", "cubes hungary 5:0:0"), "europe", "use:eu_income")
    assert table.coins["europe"] == 21


def test_e7_the_president_mobilises_in_moscow() -> None:
    table = play(using("russia", "russian_president"), "russia", "use:ru_mobilise")
    assert table.units("moscow") == (0, 1)
    assert table.coins["russia"] == 18


def test_e8_ukraine_mobilises_a_nato_unit_there() -> None:
    table = play(using("europe", "ukraine_e", "cubes ukraine 0:5:0"), "europe", "use:nato_mobilise")
    assert table.units("ukraine") == (1, 0)
    assert table.coins["europe"] == 18


def test_e9_a_long_move_over_the_black_sea_costs_three() -> None:
    table = using("europe", "hungary_e", "cubes hungary 0:5:0 | units europe georgia 1")
    play(table, "europe", "use:nato_move", "region:georgia")
    with pytest.raises(IllegalAction):
        table.play("europe", "region:southern_fd")
    play(table, "europe", "region:baltic_states")
    assert table.units("baltic_states") == (1, 0)
    assert table.coins["europe"] == 17


def test_e9_the_four_steps_of_the_example_are_each_one_step() -> None:
    areas = ("georgia", "black_sea", "ukraine", "belarus", "baltic_states")
    for start, goal in pairwise(areas):
        table = using("europe", "hungary_e", f"cubes hungary 0:5:0 | units europe {start} 1")
        play(table, "europe", "use:nato_move", f"region:{start}", f"region:{goal}")
        assert table.coins["europe"] == 20, (start, goal)


def test_e10_news_television_raises_two_cubes_instead_of_another_action() -> None:
    table = using("russia", "news_television", "cubes poland 0:0:2, ukraine 0:0:3")
    play(table, "russia", "use:special", "russia:poland")
    assert offered(table, "russia", "russia") == {"ukraine"}
    play(table, "russia", "russia:ukraine")
    assert (table.cube("poland", "russia"), table.cube("ukraine", "russia")) == (3, 4)
    assert table.to_move != ("russia",) or table.question("russia") != "action"
    assert table.where("news_television") in ("shown", "discard")


def test_e11_effect_of_the_player_then_reaction_of_the_opponent() -> None:
    table = using("russia", "belarus_r", "cubes belarus 0:0:5 | units europe germany 1")
    play(table, "russia", "use:ru_mobilise")
    assert table.units("belarus") == (0, 1)
    assert table.coins["russia"] == 18
    assert table.question("russia") == "grow"
    play(table, "russia", "russia:baltic_states")
    assert table.cube("baltic_states", "russia") == 1
    assert table.coins["russia"] == 16
    assert table.question("europe") == "unit"
    play(table, "europe", "region:germany", "region:baltic_states")
    assert table.units("baltic_states") == (1, 0)
    assert table.coins["europe"] == 19


def test_e12_armed_clash_by_a_move() -> None:
    table = using("russia", "southern_fd_card", "units europe poland 2 | units russia central_fd 1")
    play(table, "russia", "use:ru_move", "region:central_fd", "region:poland")
    assert table.units("poland") == (1, 0)
    assert table.units("central_fd") == (0, 0)
    assert table.coins["russia"] == 19
    assert "clash" in rows(table)


def test_e12_a_nato_unit_in_belarus_closes_the_way_through_it() -> None:
    """Ukraine, the other way of two steps, is closed in the same manner: what is left goes round by the Baltic States."""
    table = using("russia", "southern_fd_card", "units europe poland 2, belarus 1, ukraine 1 | units russia central_fd 1")
    play(table, "russia", "use:ru_move", "region:central_fd")
    assert {"belarus", "ukraine"} <= offered(table, "russia", "region")
    play(table, "russia", "region:poland")
    assert table.coins["russia"] == 18


def test_e13_armed_clash_by_mobilisation() -> None:
    table = play(using("europe", "poland_e", "cubes poland 0:5:0 | units russia poland 1"), "europe", "use:nato_mobilise")
    assert table.units("poland") == (0, 0)
    assert table.supply == {"europe": 15, "russia": 15}


def test_e14_broken_influence_lowers_both_cubes() -> None:
    table = using("russia", "armenia_r", "cubes armenia 0:0:5, ukraine 6:6:0 | units russia moscow 1")
    play(table, "russia", "use:ru_move", "region:moscow", "region:ukraine")
    assert table.units("ukraine") == (0, 0)
    assert table.cube("ukraine") == (5, 5, 0)
    assert table.coins["russia"] == 19


def test_e15_broken_influence_by_mobilisation() -> None:
    table = play(using("europe", "ukraine_e", "cubes ukraine 0:5:6"), "europe", "use:nato_mobilise")
    assert table.units("ukraine") == (0, 0)
    assert table.cube("ukraine", "russia") == 5


def test_e16_baltic_sea_russia_takes_the_card_and_its_bonus() -> None:
    table = using("russia", "northwestern_fd_card", "cubes poland 0:3:1, baltic_states 0:0:2 | units russia northwestern_fd 1")
    assert table.sea == {"baltic_sea": None, "black_sea": None}
    play(table, "russia", "use:ru_grow", "russia:poland")
    assert table.sea["baltic_sea"] == "russia"
    play(table, "russia", "sea:baltic_sea")
    assert offered(table, "russia", "region") == {"baltic_states", "poland", "kaliningrad"}
    play(table, "russia", "region:poland")
    assert table.units("poland") == (0, 1)
    assert table.coins["russia"] == 20


def test_e16_baltic_sea_nato_wins_the_tie_and_gets_its_own_bonus() -> None:
    table = using("europe", "denmark", "cubes poland 0:2:2, baltic_states 0:1:2 | units europe sweden 1, italy 1")
    assert table.sea["baltic_sea"] == "russia"
    play(table, "europe", "use:nato_grow", "nato:poland")
    assert table.sea["baltic_sea"] == "nato"
    play(table, "europe", "sea:baltic_sea")
    assert offered(table, "europe", "region") == {"sweden"}
    play(table, "europe", "region:sweden")
    assert offered(table, "europe", "region") == {"norway", "finland", "denmark", "baltic_sea"}


def test_e16_baltic_sea_eu_overtakes_nato_and_is_paid() -> None:
    table = using("europe", "france", "cubes poland 2:3:2, baltic_states 2:1:2", other=", poland_e")
    play(table, "europe", "use:eu_grow", "eu:baltic_states")
    assert table.sea["baltic_sea"] == "eu"
    play_on = using("europe", "poland_e", "cubes poland 5:3:2, baltic_states 3:1:2")
    play(play_on, "europe", "use:eu_income", "skip")
    assert play_on.coins["europe"] == 20 + 1 + 2


def test_e17_american_sanctions_limit_russia_for_the_turn() -> None:
    table = at(
        "T3 actions europe | coins 5:2 | laid europe sweden | laid russia energy_sector, southern_fd_card"
        " | advantages europe american_sanctions | units russia southern_fd 1"
    )
    play(table, "europe", "advantage:american_sanctions", "card:sweden", "skip")
    play(table, "russia", "card:energy_sector")
    assert "ru_income" not in offered(table, "russia", "use")
    play(table, "russia", "skip", "card:southern_fd_card")
    assert offered(table, "russia", "use") == {"ru_move"}  # placing and mobilising cost 3 now
    assert table.where("american_sanctions") == "played"


def test_e17_american_sanctions_for_three_coins() -> None:
    table = at("T3 actions europe | coins 5:2 | laid europe sweden | advantages europe american_sanctions")
    play(table, "europe", "cash:american_sanctions")
    assert table.coins["europe"] == 8


def test_e17_american_sanctions_kept_are_worth_a_point() -> None:
    table = at("T20 actions russia | first europe | laid russia energy_sector | advantages europe american_sanctions")
    end_turn(table)
    assert table.prestige["europe"] == 1


def test_e18_the_break_up_marker_ends_the_eu_actions_of_a_card() -> None:
    table = at(
        "T3 actions russia | laid russia energy_sector | laid europe uk_ireland | coins 8:2 | units europe uk_ireland 1"
        " | advantages russia breakup_of_european_unity"
    )
    play(table, "russia", "advantage:breakup_of_european_unity", "region:uk_ireland", "card:energy_sector", "skip")
    play(table, "europe", "card:uk_ireland")
    assert offered(table, "europe", "use") == {"nato_place", "nato_mobilise", "nato_move"}


def test_e18_the_break_up_card_for_two_coins_or_a_point() -> None:
    line = "actions russia | first europe | laid russia energy_sector | coins 8:2 | advantages russia breakup_of_european_unity"
    assert play(at(f"T3 {line}"), "russia", "cash:breakup_of_european_unity").coins["russia"] == 4
    kept = at(f"T20 {line}")
    play(kept, "russia", "card:energy_sector", "skip", "done")
    assert kept.prestige["russia"] == 1


def test_e19_nord_stream() -> None:
    table = at(
        "T12 actions russia | first europe | laid russia energy_sector | cubes poland 1:0:2, baltic_states 0:0:1 | current nord_stream"
        " | events europe ?3 | events russia ?3"
    )
    play(table, "russia", "card:energy_sector", "skip")
    assert table.prestige["russia"] == 3
    assert table.region_coins == {"germany": 1, "energy_sector": 1}
    for side, card, coins in (("russia", "energy_sector", 4), ("europe", "germany", 4)):
        later = using(side, card, "region_coins germany 1, energy_sector 1")
        verb = "use:ru_income" if side == "russia" else "use:eu_income"
        assert play(later, side, verb).coins[side] == 20 + coins


def test_e20_turn_four_step_by_step() -> None:
    table = at(
        "T4 actions russia | first europe | laid russia energy_sector | cubes ukraine 2:0:1 | current orange_revolution, gas_conflict"
        " | upcoming kosovo_war, union_state | events europe seecp, rose_revolution, ?1 | events russia base_102, ?2"
    )
    play(table, "russia", "card:energy_sector", "skip")
    assert table.prestige == {"europe": 1, "russia": 0}
    assert table.where("orange_revolution") == "won_europe"
    assert table.where("gas_conflict") == "failed"
    assert table.current == ("kosovo_war", "union_state")
    assert set(table.to_move) == {"europe", "russia"}
    play(table, "europe", "event:seecp")
    assert table.upcoming == (None, None)  # face down until both lie there
    play(table, "russia", "event:base_102")
    assert table.upcoming == ("seecp", "base_102")
    assert len(table.events_of("europe")) == len(table.events_of("russia")) == 3
    assert table.turn == 5


def test_e21_set_up_counts() -> None:
    table = new(seed=4)
    for side, deck, coins, units in (("europe", 9, 8, 9), ("russia", 3, 2, 5)):
        assert len(table.hand(side)) == 4
        assert table.deck_count[side] == deck
        assert table.coins[side] == coins
        assert table.supply[side] == 15 - units
        assert len(table.events_of(side)) == 3
        play(table, side, f"advantage:{table.advantages(side)[0]}")
        assert len(table.advantages(side)) == 2
        assert int(table.record["advantage_count"][table.game.seat(side)]) == 4
    periods = [table.game.rules.names["event"].index(event) < 22 for event in table.event_deck]
    assert periods == [True] * 6 + [False] * 12
