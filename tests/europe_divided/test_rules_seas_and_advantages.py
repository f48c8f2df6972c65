"""Sections 7 and 8: sea control and advantage cards in their three uses."""

import pytest

from .helpers import at, end_turn, offered, play, using


@pytest.mark.parametrize(
    ("cubes", "holder"),
    [
        ("poland 0:0:3", None),
        ("poland 0:0:4", "russia"),
        ("poland 2:0:2, baltic_states 2:0:2", "eu"),
        ("poland 2:2:2, baltic_states 2:2:2", "nato"),
        ("poland 6:3:3, baltic_states 0:4:3", "nato"),
    ],
)
def test_7_1_baltic_sea_minimum_4_ties_nato_eu_russia(cubes: str, holder: str | None) -> None:
    assert at(f"T3 initiative | europe ?4 | russia ?4 | cubes {cubes}").sea["baltic_sea"] == holder


@pytest.mark.parametrize(
    ("cubes", "holder"),
    [
        ("georgia 0:0:4", None),
        ("georgia 0:5:0", "nato"),
        ("georgia 2:2:0, ukraine 3:3:0", "eu"),
        ("georgia 2:2:1, ukraine 3:3:2, eastern_balkans 0:0:2", "russia"),
    ],
)
def test_7_2_black_sea_minimum_5_ties_russia_eu_nato(cubes: str, holder: str | None) -> None:
    assert at(f"T3 initiative | europe ?4 | russia ?4 | cubes {cubes}").sea["black_sea"] == holder


def test_7_3_control_changes_at_once_and_is_lost_below_the_minimum() -> None:
    table = using("russia", "central_fd_card", "cubes ukraine 0:6:0 | units russia central_fd 1 | coins 0:0")
    assert table.sea["black_sea"] == "nato"
    play(table, "russia", "use:ru_move", "region:central_fd", "region:ukraine")
    assert table.sea["black_sea"] == "nato"  # 5 is enough
    low = using("europe", "france", "cubes poland 4:0:0")
    assert low.sea["baltic_sea"] == "eu"


def test_7_3_when_a_six_falls_the_card_passes_on() -> None:
    table = using("russia", "central_fd_card", "cubes ukraine 0:6:0, georgia 0:0:5 | units russia central_fd 1")
    play(table, "russia", "use:ru_move", "region:central_fd", "region:ukraine")
    assert table.sea["black_sea"] == "russia"


def test_7_4_a_bonus_move_once_in_the_own_action_step() -> None:
    table = at("T3 actions europe | laid europe italy, france | cubes poland 0:4:0 | units europe germany 2")
    play(table, "europe", "sea:baltic_sea", "region:germany", "region:poland")
    assert table.units("poland") == (1, 0)
    assert "sea:baltic_sea" not in table.legal("europe")
    play(table, "europe", "card:italy", "skip")
    assert "sea:baltic_sea" not in table.legal("europe")


def test_7_4_the_bonus_may_also_come_after_both_cards() -> None:
    table = at("T3 actions europe | laid europe italy | cubes poland 0:4:0 | units europe germany 2")
    play(table, "europe", "card:italy", "skip")
    assert set(table.legal("europe")) == {"sea:baltic_sea", "done"}


def test_7_4_the_bonus_is_renewed_in_the_next_turn() -> None:
    table = at(
        "T3 actions russia | first europe | laid russia energy_sector | cubes poland 0:4:0 | units europe germany 2 | europe ?4 | russia ?2"
    )
    play(table, "russia", "card:energy_sector", "skip")
    for _ in range(2):
        for side in ("europe", "russia"):
            play(table, side, next(a for a in table.legal(side) if a.startswith("card:")))
    if table.acting == "russia":
        while table.acting == "russia":
            play(table, "russia", next(a for a in table.legal("russia") if a == "skip" or a.startswith("card:")))
    assert "sea:baltic_sea" in table.legal("europe")


def test_7_4_the_other_organisation_gets_nothing() -> None:
    table = at("T3 actions europe | laid europe italy | cubes poland 4:3:0 | units europe germany 1")
    assert "sea:baltic_sea" not in table.legal("europe")
    nato = using("europe", "poland_e", "cubes poland 5:5:0")
    assert play(nato, "europe", "use:eu_income").coins["europe"] == 21


def test_7_4_the_bonus_counts_the_holder_at_the_beginning_of_the_action() -> None:
    """Our reading: the Poland card that makes the EU the holder is not paid itself."""
    table = using("europe", "poland_e", "cubes poland 5:5:0, baltic_states 1:1:0")
    play(table, "europe", "use:eu_grow", "eu:baltic_states", "skip")
    assert table.sea["baltic_sea"] == "eu"
    assert table.coins["europe"] == 20


def test_7_4_both_black_sea_moves_and_payment() -> None:
    nato = at("T3 actions europe | laid europe italy | cubes georgia 0:5:0 | units europe turkey 1, germany 1")
    play(nato, "europe", "sea:black_sea")
    assert offered(nato, "europe", "region") == {"turkey"}
    russia = at("T3 actions russia | laid russia energy_sector | cubes georgia 0:0:5 | units russia southern_fd 1")
    play(russia, "russia", "sea:black_sea")
    assert offered(russia, "russia", "region") == {"eastern_balkans", "georgia", "ukraine"}
    paid = using("europe", "georgia_e", "cubes georgia 5:0:0")
    assert play(paid, "europe", "use:eu_income").coins["europe"] == 23


def test_7_5_a_bonus_move_obeys_clash_and_broken_influence() -> None:
    units = "units russia northwestern_fd 1 | units europe poland 1"
    table = at(f"T3 actions russia | laid russia energy_sector | cubes poland 0:0:2, baltic_states 0:0:2 | {units}")
    play(table, "russia", "sea:baltic_sea", "region:poland")
    assert table.units("poland") == (0, 0)


def test_7_5_the_russian_jump_is_not_stopped_by_a_unit_at_sea() -> None:
    table = at(
        "T3 actions russia | laid russia energy_sector | cubes poland 0:0:4 | units russia northwestern_fd 1 | units europe baltic_sea 1"
    )
    play(table, "russia", "sea:baltic_sea", "region:kaliningrad")
    assert table.units("kaliningrad") == (0, 1)
    assert table.units("baltic_sea") == (1, 0)


def test_8_1_an_advantage_is_played_in_addition_to_the_two_cards() -> None:
    table = at("T3 actions russia | laid russia energy_sector, prime_minister | coins 5:2 | advantages russia gas_blackmail, oil_boom")
    play(table, "russia", "advantage:gas_blackmail", "card:energy_sector", "skip", "cash:oil_boom")
    assert table.coins == {"europe": 2, "russia": 7}
    assert offered(table, "russia", "card") == {"prime_minister"}
    assert table.where("gas_blackmail") == table.where("oil_boom") == "played"


def test_8_1_an_advantage_cannot_be_played_in_the_opponents_step() -> None:
    table = at("T3 actions russia | laid russia energy_sector | advantages europe structural_funds | advantages russia oil_boom")
    assert not any(action.startswith(("advantage:american", "advantage:structural", "cash:structural")) for action in table.legal("russia"))


@pytest.mark.parametrize("action", ["advantage:gas_blackmail", "cash:gas_blackmail"])
def test_8_1_a_card_that_was_shown_cannot_be_taken_back(action: str) -> None:
    table = at("T3 actions russia | laid russia energy_sector | coins 5:2 | advantages russia gas_blackmail")
    play(table, "russia", action)
    assert not table.can_undo("russia")


def test_8_2_at_the_end_of_turn_10_unused_cards_score_and_new_ones_come() -> None:
    table = at(
        "T10 actions russia | first europe | laid russia energy_sector | advantages europe eu_enlargement, structural_funds"
        " | removed europe american_sanctions | advantages russia oil_boom | removed russia propaganda"
    )
    play(table, "russia", "card:energy_sector", "skip", "done")
    assert table.prestige == {"europe": 2, "russia": 1}
    assert table.where("oil_boom") == table.where("eu_enlargement") == "played"
    assert table.question("europe") == table.question("russia") == "keep"
    for side in ("europe", "russia"):
        assert len(table.advantages(side)) == 3
        assert int(table.record["advantage_count"][table.game.seat(side)]) == 0
        play(table, side, f"advantage:{table.advantages(side)[0]}")
        assert len(table.advantages(side)) == 2
    assert table.turn == 11


def test_8_2_at_the_end_of_turn_20_unused_cards_score() -> None:
    table = at("T20 actions russia | first europe | laid russia energy_sector | advantages europe eu_enlargement, structural_funds")
    end_turn(table)
    assert table.prestige == {"europe": 2, "russia": 0}
