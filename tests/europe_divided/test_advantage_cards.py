"""Every advantage card: its action, and its coins."""

import csv
from importlib.resources import files

import pytest

from detente.engine.table import Table

from .helpers import at, offered, play

ROWS = list(
    csv.DictReader((files("detente.games.europe_divided") / "data" / "advantage_cards.csv").read_text(encoding="utf-8").splitlines())
)
CARD = {"europe": "austria", "russia": "energy_sector"}


def holding(card: str, rest: str = "", coins: str = "5:5") -> Table:
    """The owner of an advantage card is in its action step."""
    side = next(row["side"] for row in ROWS if row["id"] == card)
    return at(f"T3 actions {side} | coins {coins} | laid {side} {CARD[side]} | advantages {side} {card}" + (f" | {rest}" if rest else ""))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_8_1_for_its_coins(row: dict[str, str]) -> None:
    table = play(holding(row["id"]), row["side"], f"cash:{row['id']}")
    assert table.coins[row["side"]] == 5 + int(row["coins"])
    assert table.where(row["id"]) == "played"


def test_american_sanctions_make_everything_dearer_and_end_with_the_turn() -> None:
    table = at(
        "T3 actions europe | coins 5:9 | laid europe austria | laid russia central_fd_card, prime_minister"
        " | advantages europe american_sanctions | units russia moscow 1 | europe ?2 | russia ?2"
    )
    play(table, "europe", "advantage:american_sanctions", "card:austria", "skip")
    play(table, "russia", "card:central_fd_card", "use:ru_mobilise")
    assert table.coins["russia"] == 9 - 2 - 3
    play(table, "russia", "card:prime_minister", "use:ru_place", "russia:poland")
    assert table.coins["russia"] == 9 - 2 - 3 - 3
    assert not table.record["surcharge"].any()


def test_american_sanctions_leave_a_free_step_free() -> None:
    table = at(
        "T3 actions europe | coins 5:3 | laid europe austria | laid russia central_fd_card | advantages europe american_sanctions"
        " | units russia moscow 1"
    )
    play(table, "europe", "advantage:american_sanctions", "card:austria", "skip")
    play(table, "russia", "card:central_fd_card", "use:ru_move", "region:moscow")
    assert offered(table, "russia", "region") == {"central_fd"}


def test_intelligence_operation_turns_a_russian_six_down() -> None:
    table = play(
        holding("special_operation_e", "cubes ukraine 0:0:6, poland 6:0:0, georgia 0:0:5"), "europe", "advantage:special_operation_e"
    )
    assert table.legal("europe") == ["russia:ukraine"]
    assert play(table, "europe", "russia:ukraine").cube("ukraine", "russia") == 5
    assert "advantage:special_operation_e" not in holding("special_operation_e").legal("europe")


def test_nato_response_force_mobilises_for_free() -> None:
    table = play(holding("nato_response_force", "cubes poland 0:5:0, ukraine 5:4:0", "0:0"), "europe", "advantage:nato_response_force")
    assert offered(table, "europe", "region") == {
        "uk_ireland", "benelux", "germany", "denmark", "norway", "italy", "iberia", "greece", "turkey", "poland", "ukraine",
    }  # fmt: skip
    play(table, "europe", "region:poland")
    assert table.units("poland") == (1, 0)
    assert table.coins["europe"] == 0


def test_nato_exercises_move_two_different_units() -> None:
    table = play(
        holding("nato_exercises", "units europe germany 1, turkey 1"),
        "europe",
        "advantage:nato_exercises",
        "region:germany",
        "region:poland",
    )
    assert offered(table, "europe", "region") == {"turkey"}  # the unit in Poland has moved already
    play(table, "europe", "region:turkey", "region:georgia")
    assert table.units("georgia") == (1, 0)
    assert table.coins["europe"] == 5


def test_nato_exercises_may_stop_after_one_unit() -> None:
    table = play(
        holding("nato_exercises", "units europe germany 2, poland 1"),
        "europe",
        "advantage:nato_exercises",
        "region:germany",
        "region:poland",
    )
    assert "poland" in offered(table, "europe", "region")  # another unit stands there
    play(table, "europe", "done")
    assert table.question("europe") == "card"


def test_eu_enlargement_raises_a_cube_by_two() -> None:
    table = play(holding("eu_enlargement", "cubes hungary 4:0:0"), "europe", "advantage:eu_enlargement", "eu:hungary")
    assert table.cube("hungary", "eu") == 6


def test_eastern_partnership_places_up_to_two_cubes_for_free() -> None:
    table = play(holding("eastern_partnership", "cubes ukraine 1:0:0", "0:0"), "europe", "advantage:eastern_partnership")
    assert offered(table, "europe", "eu") == {"armenia", "azerbaijan", "belarus", "georgia", "moldova"}
    play(table, "europe", "eu:georgia")
    assert offered(table, "europe", "eu") == {"armenia", "azerbaijan", "belarus", "moldova"}
    play(table, "europe", "eu:moldova")
    assert table.question("europe") == "card"
    assert table.cube("georgia", "eu") == table.cube("moldova", "eu") == 1


def test_structural_funds_pay_for_regions_with_an_eu_cube_up_to_six() -> None:
    regions = ("poland", "hungary", "ukraine", "georgia", "armenia", "moldova", "belarus")
    few = holding("structural_funds", "cubes poland 1:0:0, hungary 6:0:0, ukraine 0:6:0")
    assert play(few, "europe", "advantage:structural_funds").coins["europe"] == 7
    many = holding("structural_funds", "cubes " + ", ".join(f"{region} 5:0:0" for region in regions))
    assert play(many, "europe", "advantage:structural_funds").coins["europe"] == 11
    assert "advantage:structural_funds" not in holding("structural_funds").legal("europe")


def test_break_up_marker_goes_into_any_european_region() -> None:
    table = play(holding("breakup_of_european_unity"), "russia", "advantage:breakup_of_european_unity")
    assert len(offered(table, "russia", "region")) == 13
    assert play(table, "russia", "region:germany").breakup == "germany"


def test_propaganda_raises_three_cubes_in_different_regions() -> None:
    table = play(holding("propaganda", "cubes poland 0:0:1, ukraine 0:0:4, georgia 0:0:2, hungary 0:0:1"), "russia", "advantage:propaganda")
    play(table, "russia", "russia:poland", "russia:ukraine")
    assert offered(table, "russia", "russia") == {"georgia", "hungary"}
    play(table, "russia", "russia:georgia")
    assert table.question("russia") == "card"
    assert [table.cube(region, "russia") for region in ("poland", "ukraine", "georgia", "hungary")] == [2, 5, 3, 1]


def test_special_services_turn_a_european_six_down() -> None:
    table = play(holding("special_operation_r", "cubes ukraine 6:6:0, poland 0:0:6"), "russia", "advantage:special_operation_r")
    assert table.legal("russia") == ["eu:ukraine", "nato:ukraine"]
    assert play(table, "russia", "nato:ukraine").cube("ukraine") == (6, 5, 0)


def test_little_green_men_need_a_cube_next_to_russia() -> None:
    cubes = "cubes ukraine 0:0:1, georgia 0:0:1, armenia 0:0:1, hungary 0:0:1"
    table = play(holding("little_green_men", cubes, "0:0"), "russia", "advantage:little_green_men")
    assert offered(table, "russia", "region") == {"ukraine", "georgia"}
    play(table, "russia", "region:ukraine")
    assert table.units("ukraine") == (0, 1)
    assert table.coins["russia"] == 0


def test_zapad_manoeuvres_move_two_units_each_first_step_free() -> None:
    table = holding("zapad_manoeuvres", "units russia central_fd 2")
    play(table, "russia", "advantage:zapad_manoeuvres", "region:central_fd", "region:belarus", "region:central_fd", "region:poland")
    assert table.units("belarus") == table.units("poland") == (0, 1)
    assert table.coins["russia"] == 4


@pytest.mark.parametrize(("coins", "after"), [("5:5", (2, 8)), ("2:5", (0, 7)), ("0:5", (0, 5))])
def test_gas_blackmail_takes_three_or_all(coins: str, after: tuple[int, int]) -> None:
    table = play(holding("gas_blackmail", coins=coins), "russia", "advantage:gas_blackmail")
    assert (table.coins["europe"], table.coins["russia"]) == after


def test_oil_boom_pays_and_lays_a_coin_on_the_energy_sector() -> None:
    table = play(holding("oil_boom"), "russia", "advantage:oil_boom")
    assert table.region_coins == {"energy_sector": 1}
    assert play(table, "russia", "card:energy_sector", "use:ru_income").coins["russia"] == 5 + 3 + 4
