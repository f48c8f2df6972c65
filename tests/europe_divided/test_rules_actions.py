"""Sections 4 to 6: cards, actions and units."""

import pytest

from .helpers import at, offered, play, rows, using


def test_4_2_russia_may_use_any_action_of_its_cards() -> None:
    table = using("russia", "ukraine_r", "cubes ukraine 0:0:1 | units russia moscow 1")
    assert offered(table, "russia", "use") == {"ru_place", "ru_grow", "ru_income", "ru_mobilise", "ru_move"}


def test_4_3_a_european_card_needs_no_cube() -> None:
    table = using("europe", "germany", "units europe germany 1")
    assert offered(table, "europe", "use") == {"eu_place", "eu_income", "nato_place", "nato_mobilise", "nato_move"}


def test_4_4_the_break_up_marker_leaves_the_nato_actions() -> None:
    table = using("europe", "germany", "breakup germany | units europe germany 1 | cubes poland 1:1:0")
    assert offered(table, "europe", "use") == {"nato_place", "nato_grow", "nato_mobilise", "nato_move"}


def test_4_4_the_break_up_marker_concerns_its_own_region_only() -> None:
    table = using("europe", "italy", "breakup germany | units europe germany 1")
    assert {"eu_place", "eu_income"} <= offered(table, "europe", "use")


def test_5_1_only_where_the_organisation_has_no_cube() -> None:
    table = play(using("europe", "uk_ireland", "cubes poland 3:0:0, hungary 0:2:0"), "europe", "use:nato_place")
    assert "poland" in offered(table, "europe", "nato")
    assert "hungary" not in offered(table, "europe", "nato")
    assert offered(table, "europe", "eu") == set()


def test_5_1_placing_needs_two_coins() -> None:
    table = play(at("T3 actions europe | coins 1:0 | laid europe austria"), "europe", "card:austria")
    assert "eu_place" not in offered(table, "europe", "use")


def test_5_2_increase_by_the_printed_number_for_free() -> None:
    table = play(using("europe", "france", "cubes poland 1:0:0"), "europe", "use:eu_grow", "eu:poland")
    assert table.cube("poland", "eu") == 3
    assert table.coins["europe"] == 20


def test_5_2_six_is_the_limit() -> None:
    table = play(using("europe", "france", "cubes poland 5:0:0, hungary 6:0:0"), "europe", "use:eu_grow")
    assert offered(table, "europe", "eu") == {"poland"}
    assert play(table, "europe", "eu:poland").cube("poland", "eu") == 6


def test_5_3_a_cube_at_five_cannot_grow_past_an_enemy_unit() -> None:
    table = using("europe", "france", "cubes poland 5:0:0 | units russia poland 1")
    assert "eu_grow" not in offered(table, "europe", "use")


def test_5_3_the_eu_and_nato_do_not_hinder_each_other() -> None:
    table = play(using("europe", "france", "cubes poland 5:6:0 | units europe poland 1"), "europe", "use:eu_grow", "eu:poland")
    assert table.cube("poland") == (6, 6, 0)


def test_5_3_russia_is_stopped_by_a_european_six_or_unit() -> None:
    for enemy in ("cubes poland 0:6:4", "cubes poland 0:0:4 | units europe poland 1"):
        table = play(using("russia", "russian_president", enemy), "russia", "use:ru_grow", "russia:poland")
        assert table.cube("poland", "russia") == 5


def test_5_4_the_card_is_won_once() -> None:
    table = using("europe", "france", "cubes poland 4:5:0 | deck europe poland_e, ?", ", italy")
    play(table, "europe", "use:eu_grow", "eu:poland")
    assert table.where("poland_e") == "deck"
    assert "region_card" not in rows(table)


def test_5_4_the_card_stays_after_the_cube_is_broken() -> None:
    table = using("russia", "armenia_r", "cubes armenia 0:0:5, ukraine 6:0:0 | discard ukraine_e | units russia moscow 1")
    play(table, "russia", "use:ru_move", "region:moscow", "region:ukraine")
    assert table.where("ukraine_e") == "discard"


def test_5_5_coins_lying_in_the_region_add_to_income_and_stay() -> None:
    table = play(using("russia", "azerbaijan_r", "cubes azerbaijan 0:0:5 | region_coins azerbaijan 2"), "russia", "use:ru_income")
    assert table.coins["russia"] == 24
    assert table.region_coins == {"azerbaijan": 2}


def test_5_6_two_regions_leave_a_choice() -> None:
    table = play(using("russia", "northwestern_fd_card"), "russia", "use:ru_mobilise")
    assert offered(table, "russia", "region") == {"northwestern_fd", "kaliningrad"}
    assert play(table, "russia", "region:kaliningrad").units("kaliningrad") == (0, 1)


def test_5_7_the_coins_limit_the_way() -> None:
    table = at("T3 actions russia | coins 0:1 | laid russia southern_fd_card | units russia moscow 1")
    play(table, "russia", "card:southern_fd_card", "use:ru_move", "region:moscow")
    assert offered(table, "russia", "region") == {"central_fd", "northwestern_fd", "southern_fd", "ukraine", "belarus"}


def test_5_7_the_first_step_is_free_even_without_coins() -> None:
    table = at("T3 actions russia | coins 0:0 | laid russia southern_fd_card | units russia moscow 1")
    play(table, "russia", "card:southern_fd_card", "use:ru_move", "region:moscow", "region:central_fd")
    assert table.coins["russia"] == 0


def test_5_8_start_regions_of_the_opponent_are_closed() -> None:
    table = play(using("russia", "central_fd_card", "units russia poland 1"), "russia", "use:ru_move", "region:poland")
    closed = {"germany", "austria", "sweden", "finland", "norway", "denmark", "turkey", "greece", "italy"}
    assert not closed & offered(table, "russia", "region")
    table = play(using("europe", "germany", "units europe finland 1"), "europe", "use:nato_move", "region:finland")
    assert not {"northwestern_fd", "kaliningrad", "moscow", "central_fd", "southern_fd"} & offered(table, "europe", "region")


def test_5_9_a_unit_must_stop_at_an_enemy_six() -> None:
    table = using("europe", "italy", "cubes western_balkans 0:0:6, eastern_balkans 0:0:6, hungary 0:0:6 | units europe austria 1")
    play(table, "europe", "use:nato_move", "region:austria")
    assert {"western_balkans", "hungary"} <= offered(table, "europe", "region")
    play(table, "europe", "region:eastern_balkans")
    assert table.coins["europe"] < 19  # not the two steps through the Western Balkans or Hungary
    assert table.cube("eastern_balkans", "russia") == 5


def test_5_9_a_sea_with_an_enemy_unit_is_a_stop() -> None:
    table = using("europe", "greece", "units russia black_sea 1, eastern_balkans 1 | units europe turkey 1 | coins 1:0")
    play(table, "europe", "use:nato_move", "region:turkey")
    assert "black_sea" in offered(table, "europe", "region")
    assert "ukraine" not in offered(table, "europe", "region")
    play(table, "europe", "region:black_sea")
    assert table.units("black_sea") == (0, 0)


def test_5_10_a_special_action_replaces_the_symbols() -> None:
    table = play(using("russia", "news_television", "cubes poland 0:0:1"), "russia", "use:special", "russia:poland")
    assert table.cube("poland", "russia") == 2
    assert "ru_place" not in offered(table, "russia", "use")


def test_5_11_effect_and_reaction_may_be_declined() -> None:
    table = using("russia", "belarus_r", "cubes belarus 0:0:5 | units europe germany 1")
    play(table, "russia", "use:ru_mobilise", "skip")
    assert "declined" in rows(table)
    play(table, "europe", "skip")
    assert table.cube("baltic_states", "russia") == 0
    assert table.units("germany") == (1, 0)


def test_5_11_no_reaction_to_a_skipped_action() -> None:
    table = play(using("russia", "baltic_states_r", "cubes baltic_states 0:0:5 | units europe germany 1"), "russia", "skip")
    assert "reaction" not in rows(table)
    assert table.to_move != ("europe",) or table.question("europe") != "unit"


def test_5_11_the_reaction_is_paid_by_the_opponent() -> None:
    table = using("europe", "moldova_e", "cubes moldova 5:0:0")
    play(table, "europe", "use:eu_income")
    assert table.to_move == ("russia",)
    play(table, "russia", "russia:moldova")
    assert table.coins == {"europe": 21, "russia": 18}


def test_5_12_without_coins_the_paid_placement_is_not_offered() -> None:
    table = at("T3 actions europe | coins 8:1 | laid europe ukraine_e, italy | cubes ukraine 5:0:0")
    play(table, "europe", "card:ukraine_e", "use:eu_income")
    assert table.to_move == ("europe",)


def test_5_13_the_limit_of_a_text_holds_for_that_increase_only() -> None:
    table = using("europe", "ukraine_e", "cubes ukraine 5:0:5, poland 1:0:0")
    play(table, "europe", "use:eu_income")
    assert table.to_move == ("europe",) or table.question("russia") != "grow"
    assert (
        play(using("russia", "georgia_r", "cubes ukraine 0:0:5, georgia 0:0:5"), "russia", "use:ru_grow", "russia:ukraine").cube(
            "ukraine", "russia"
        )
        == 6
    )


def test_6_1_units_of_one_player_share_an_area() -> None:
    table = play(using("europe", "germany", "units europe germany 3"), "europe", "use:nato_mobilise")
    assert table.units("germany") == (4, 0)


def test_6_2_a_clash_at_sea() -> None:
    table = using("russia", "southern_fd_card", "units europe black_sea 2 | units russia southern_fd 1")
    play(table, "russia", "use:ru_move", "region:southern_fd", "region:black_sea")
    assert table.units("black_sea") == (1, 0)
    assert table.supply == {"europe": 14, "russia": 15}


@pytest.mark.parametrize(("cubes", "after"), [("6:5:0", (5, 5, 0)), ("4:6:0", (4, 5, 0)), ("6:6:3", (5, 5, 3))])
def test_6_3_only_sixes_fall(cubes: str, after: tuple[int, int, int]) -> None:
    table = using("russia", "central_fd_card", f"cubes ukraine {cubes} | units russia central_fd 1")
    play(table, "russia", "use:ru_move", "region:central_fd", "region:ukraine")
    assert table.cube("ukraine") == after
    assert table.units("ukraine") == (0, 0)


def test_6_3_a_five_lets_the_unit_stay() -> None:
    table = using("russia", "central_fd_card", "cubes ukraine 5:5:0 | units russia central_fd 1")
    play(table, "russia", "use:ru_move", "region:central_fd", "region:ukraine")
    assert table.cube("ukraine") == (5, 5, 0)
    assert table.units("ukraine") == (0, 1)


def test_6_4_with_an_enemy_unit_only_the_clash_happens() -> None:
    table = using("russia", "central_fd_card", "cubes ukraine 6:6:0 | units russia central_fd 1 | units europe ukraine 1")
    play(table, "russia", "use:ru_move", "region:central_fd", "region:ukraine")
    assert table.cube("ukraine") == (6, 6, 0)
    assert table.units("ukraine") == (0, 0)


@pytest.mark.parametrize(("coins", "can_undo"), [("hidden", False), ("open", True)])
def test_2_5_an_action_that_offers_a_reaction_is_not_taken_back_with_hidden_coins(coins: str, can_undo: bool) -> None:
    """reaction_bars_undo: whether Europe can pay for its reaction to Poland, and so is asked, tells something of its coins."""
    line = f"T9 actions russia | options coins={coins} | coins 0:2 | laid russia poland_r, prime_minister | shown europe austria, turkey"
    table = at(line)
    for action in ("card:poland_r", "use:ru_income"):
        table.play("russia", action)
    assert table.to_move == ("russia",), "Europe cannot pay"
    assert table.can_undo("russia") == can_undo
