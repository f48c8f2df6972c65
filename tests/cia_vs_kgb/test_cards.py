"""1: the printed facts, loaded from the tables."""

import csv
from collections import Counter
from importlib.resources import files

import pytest

from detente.games.cia_vs_kgb import cards
from detente.games.cia_vs_kgb.cards import AGENTS, BIAS, EVENTS, FACTION, GROUPS, INFLUENCE, OBJECTIVES, POINTS, POPULATION, STABILITY, rows

from .helpers import at


def test_1_2_there_are_21_objectives_24_groups_and_6_agents_a_side() -> None:
    assert (len(OBJECTIVES), len(EVENTS), len(GROUPS), len(AGENTS), len(rows("agents"))) == (21, 6, 24, 6, 12)


def test_1_3_every_objective_has_all_four_factions_in_an_order_of_its_own() -> None:
    orders = {tuple(BIAS[number]) for number in range(1, 22)}
    assert len(orders) == 21
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


def test_1_3_population_and_stability_go_in_pairs_and_points_from_5_to_20() -> None:
    pairs = {(int(POPULATION[n]), int(STABILITY[n])) for n in range(1, 22)}
    assert pairs == {(1, 6), (3, 13), (4, 11), (5, 9)}
    assert Counter(POINTS[1:].tolist()) == {5: 6, 10: 7, 15: 5, 20: 3}


def test_1_4_every_faction_has_each_value_once() -> None:
    assert sorted((int(FACTION[n]), int(INFLUENCE[n])) for n in range(1, 25)) == [(f, v) for f in range(4) for v in range(1, 7)]


def test_1_5_both_sides_have_the_same_agents_with_initiative_1_to_6() -> None:
    """The two halves of the table differ in side, name and box colour only."""
    left_out = {"id", "side", "own_token_box", "enemy_token_box"}
    sides = [
        [{k: v for k, v in row.items() if k not in left_out} for row in rows("agents") if row["side"] == side] for side in ("cia", "kgb")
    ]
    assert sides[0] == sides[1]
    assert [row["agent"] for row in sorted(sides[0], key=lambda row: int(row["initiative"]))] == list(AGENTS)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_rules_use_the_numbers_of_the_table(objective: str) -> None:
    """Population as the limit of groups and points as the gain, for each of the 21 objectives."""
    text = (files("detente.games.cia_vs_kgb") / "data" / "objectives.csv").read_text(encoding="utf-8")
    row = next(row for row in csv.DictReader(text.splitlines()) if row["id"] == objective)
    small = ["workers", "students", "artists", "guerrillas"][: int(row["population"]) - 1]
    own = f" | cia {', '.join(small)}" if small else ""
    table = at(f"R2 struggle CIA | objective {objective} | balance cia | cia_x deputy_director | kgb_x deputy_director{own} | deck mafia")
    table.play("cia", "recruit")
    assert table.influence["cia"] == len(small) + 2
    for seat, action in (("kgb", "recruit"), ("cia", "pass")):
        table.force_cards(["militia"] if action == "recruit" else [])
        table.play(seat, action)
    assert ("recruit" in table.legal("kgb")) == (int(row["population"]) > 1)
    table.play("kgb", "pass")
    leader = max(table.score, key=lambda side: table.score[side])
    assert table.score[leader] == int(row["vp"])
    assert table.claimed[leader] == (objective,)


@pytest.mark.parametrize("group", GROUPS)
def test_every_group_gives_its_influence_when_recruited(group: str) -> None:
    table = at(f"R2 struggle CIA | objective greece | balance cia | cia_x deputy_director | kgb_x deputy_director | deck {group}")
    table.play("cia", "recruit")
    assert table.influence["cia"] == int(INFLUENCE[cards.GROUP[group]])
    assert table.ready["cia"] == (group,)
