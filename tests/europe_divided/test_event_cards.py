"""Every event: met and missed by one step, prestige and coins as printed; the requirement in words is tested in 9.8."""

import csv
from importlib.resources import files

import pytest

from detente.engine.table import Table

from .helpers import at, play

ROWS = list(csv.DictReader((files("detente.games.europe_divided") / "data" / "event_cards.csv").read_text(encoding="utf-8").splitlines()))

# Requirement: cubes and units that meet it, and the same short of one step.
BOARDS = {
    "RU_UNIT_1": ("0:0:0", "russia 1", "0:0:0", ""),
    "RU_UNIT_2": ("0:0:0", "russia 2", "0:0:0", "russia 1"),
    "RU_GT_EU": ("2:6:3", "", "3:6:3", ""),
    "RU_GT_EU_NATO": ("2:2:3", "", "2:3:3", ""),
    "RU_GT_NATO_UNIT": ("5:2:3", "russia 1", "5:2:3", ""),
    "RU_DOM": ("0:0:6", "", "0:0:5", ""),
    "NATO_GT_RU_UNIT": ("0:3:2", "europe 1", "0:3:2", ""),
    "NATO_GT_RU": ("0:3:2", "", "6:2:2", ""),
    "EU_GT_RU": ("3:0:2", "", "2:6:2", ""),
    "NATO_DOM": ("0:6:0", "", "6:5:0", ""),
    "EU_DOM": ("6:0:0", "", "5:6:0", ""),
}


def resolve(row: dict[str, str], boards: list[tuple[str, str]]) -> Table:
    """The event is resolved on a board given region by region."""
    regions = row["regions"].split(";")
    cubes = ", ".join(f"{region} {cube}" for region, (cube, _) in zip(regions, boards, strict=True))
    line = f"T18 actions russia | first europe | laid russia prime_minister | coins 0:0 | current {row['id']} | cubes {cubes}"
    for side in ("europe", "russia"):
        units = [f"{region} {unit.split()[1]}" for region, (_, unit) in zip(regions, boards, strict=True) if unit.startswith(side)]
        line += f" | units {side} {', '.join(units)}" if units else ""
    return play(at(line), "russia", "card:prime_minister", "skip")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_an_event_pays_when_it_is_met_everywhere(row: dict[str, str]) -> None:
    cubes, units, _, _ = BOARDS[row["requirement"]]
    table = resolve(row, [(cubes, units)] * len(row["regions"].split(";")))
    assert table.where(row["id"]) == f"won_{row['side']}"
    assert table.prestige == {"europe": 0, "russia": 0} | {row["side"]: int(row["vp"])}
    assert table.region_coins == {region: int(row["coins_each"]) for region in row["coin_regions"].split(";") if region}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_an_event_fails_when_one_region_is_a_step_short(row: dict[str, str]) -> None:
    cubes, units, short_cubes, short_units = BOARDS[row["requirement"]]
    number = len(row["regions"].split(";"))
    for index in range(number):
        table = resolve(row, [(short_cubes, short_units) if i == index else (cubes, units) for i in range(number)])
        assert table.where(row["id"]) == "failed"
        assert table.prestige == {"europe": 0, "russia": 0}
        assert table.region_coins == {}
