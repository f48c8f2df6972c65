"""Values of versions 2 and 3: chosen so that the sides are even and no card is dead; games keep those they were begun with."""

import hashlib
from typing import Any

import pytest

from detente.engine.boards import view_of
from detente.engine.table import Table
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.europe_divided.data import COLUMNS, EARLIER, read_data
from detente.games.europe_divided.sheet import Sheet
from detente.games.europe_divided.versions import VERSION

from .helpers import GAME, at, offered, play

VERSION_1 = "401b4e1e1a7c12757583a589e6a0cbc9cd7a9224450b7352913e3fdcbd99392d"
FIELDS = {"regions": "regions", "adjacency": "borders", "turn_track": "turns", "action_cards": "cards", "card_specials": "texts"}
FIELDS |= {"advantage_cards": "advantages", "event_cards": "events", "sea_cards": "seas"}


def old(line: str) -> Table:
    """A table of version 1 at a position."""
    return GAME.position(line, seed=0, version=1)


def cells(version: int) -> str:
    tables = read_data(None, version)
    rows = [[row[column] for column in COLUMNS[name]] for name, field in FIELDS.items() for row in getattr(tables, field)]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def test_the_values_of_version_1_never_change() -> None:
    assert cells(1) == VERSION_1


def test_each_version_has_values_of_its_own() -> None:
    assert len({cells(version) for version in range(1, VERSION + 1)}) == VERSION


def test_every_earlier_value_differs_from_the_present_one() -> None:
    new, before = read_data(None), read_data(None, 1)
    changed = {(one.table, one.row) for one in EARLIER}
    assert len(changed) <= len(EARLIER)
    for table, field in FIELDS.items():
        if table in ("adjacency", "card_specials"):
            continue
        for one, other in zip(getattr(new, field), getattr(before, field), strict=True):
            key = f"{one['sea']} {one['holder']}" if table == "sea_cards" else one[COLUMNS[table][0]]
            assert ((table, key) in changed) == any(one[column] != other[column] for column in COLUMNS[table]), (table, key)


def using(table: Table, side: str, *actions: str) -> Table:
    return play(table, side, *actions)


@pytest.mark.parametrize(("make", "after"), [(at, 3), (old, 4)])
def test_germany_and_france_raise_the_eu_by_2_not_by_3(make: Any, after: int) -> None:
    for card in ("germany", "france"):
        table = using(
            make(f"T3 actions europe | laid europe {card} | cubes poland 1:0:0"), "europe", f"card:{card}", "use:eu_grow", "eu:poland"
        )
        assert table.cube("poland", "eu") == after


@pytest.mark.parametrize(("version", "after"), [(1, 3), (2, 3), (3, 2)])
def test_sweden_raises_the_eu_by_1_since_version_3(version: int, after: int) -> None:
    """11: with Sweden's +2 Europe won 54.4 % of 825 games between equal searches, with +1 49.7 % of 606."""
    table = GAME.position("T3 actions europe | laid europe sweden | cubes poland 1:0:0", seed=0, version=version)
    play(table, "europe", "card:sweden", "use:eu_grow", "eu:poland")
    assert table.cube("poland", "eu") == after


def test_nato_places_with_the_armenia_card_as_its_print_of_a_2_and_a_1_says() -> None:
    line = "T3 actions europe | coins 9:9 | laid europe armenia_e | cubes armenia 0:5:0"
    assert "use:nato_place" in offered(play(at(line), "europe", "card:armenia_e"), "europe")
    assert "use:nato_place" not in offered(play(old(line), "europe", "card:armenia_e"), "europe")


def test_norway_lies_on_the_baltic_sea() -> None:
    line = "T3 actions europe | coins 9:9 | laid europe norway | units europe norway 1"
    for make, steps in ((at, ["baltic_sea"]), (old, ["sweden", "baltic_sea"])):
        table = play(make(line), "europe", "card:norway", "use:nato_move", "region:norway")
        assert view_of(table, "europe")["board"]["hints"]["moves"]["norway"]["baltic_sea"]["price"] == len(steps) - 1


def test_italy_has_no_part_in_the_black_sea_bonus() -> None:
    line = "T3 actions europe | laid europe norway | cubes ukraine 0:5:0 | units europe italy 1"
    assert "sea:black_sea" not in offered(at(line), "europe")
    assert "sea:black_sea" in offered(old(line), "europe")


def test_bosnian_war_is_europes_and_the_migration_crisis_russias() -> None:
    line = "T13 initiative | europe ?4 | russia ?4 | units europe western_balkans 1"
    line += " | cubes western_balkans 0:2:1, poland 1:0:2, hungary 0:0:1, czech_slovakia 0:0:1"
    for make, sides in ((at, ("europe", "russia")), (old, ("russia", "europe"))):
        table = make(f"{line} | current migration_crisis, bosnian_war")
        events = view_of(table, "europe")["board"]["hints"]["events"]
        assert (events["bosnian_war"]["side"], events["migration_crisis"]["side"]) == sides
        assert events["bosnian_war"]["met"] is (sides[0] == "europe")
        assert events["migration_crisis"]["met"] is (sides[0] == "europe")


def test_american_sanctions_bite_whoever_acts_first() -> None:
    """8.1: Russia has acted already, and still loses 2 coins of what it could do this turn."""
    line = "T3 actions europe | coins 5:{} | first russia | laid europe norway | advantages europe american_sanctions"
    for coins, left in ((5, 3), (1, 0)):
        table = play(at(line.format(coins)), "europe", "advantage:american_sanctions")
        assert table.coins["russia"] == left
    assert play(old(line.format(5)), "europe", "advantage:american_sanctions").coins["russia"] == 5


def test_structural_funds_count_every_region_with_an_eu_cube() -> None:
    line = "T3 actions europe | coins 0:0 | laid europe norway | advantages europe structural_funds"
    line += " | cubes poland 1:0:0, hungary 5:0:0, ukraine 2:0:0"
    assert play(at(line), "europe", "advantage:structural_funds").coins["europe"] == 3
    assert play(old(line), "europe", "advantage:structural_funds").coins["europe"] == 1


def test_the_response_force_comes_wherever_nato_has_a_cube() -> None:
    line = "T3 actions europe | laid europe norway | advantages europe nato_response_force | cubes ukraine 0:1:0, poland 0:5:0"
    assert {"ukraine", "poland", "germany"} <= offered(play(at(line), "europe", "advantage:nato_response_force"), "europe", "region")
    assert "ukraine" not in offered(play(old(line), "europe", "advantage:nato_response_force"), "europe", "region")


def test_break_up_puts_the_marker_and_raises_a_russian_cube() -> None:
    line = "T3 actions russia | laid russia energy_sector | advantages russia breakup_of_european_unity | cubes ukraine 0:0:2"
    table = play(at(line), "russia", "advantage:breakup_of_european_unity", "region:uk_ireland")
    assert table.breakup == "uk_ireland"
    assert table.question("russia") == "grow"
    play(table, "russia", "russia:ukraine")
    assert table.cube("ukraine", "russia") == 3
    assert play(old(line), "russia", "advantage:breakup_of_european_unity", "region:germany").question("russia") == "card"


def test_break_up_without_a_cube_to_raise_only_puts_the_marker() -> None:
    table = at("T3 actions russia | laid russia energy_sector | advantages russia breakup_of_european_unity")
    play(table, "russia", "advantage:breakup_of_european_unity", "region:germany")
    assert (table.breakup, table.question("russia")) == ("germany", "card")


def test_an_oil_boom_pays_at_once_and_for_the_rest_of_the_game() -> None:
    line = "T3 actions russia | coins 0:0 | laid russia energy_sector | advantages russia oil_boom"
    table = play(at(line), "russia", "advantage:oil_boom")
    assert (table.coins["russia"], table.region_coins) == (3, {"energy_sector": 1})
    assert play(at(line), "russia", "cash:oil_boom").coins["russia"] == 2
    assert play(old(line), "russia", "advantage:oil_boom").coins["russia"] == 0
    assert play(old(line), "russia", "cash:oil_boom").coins["russia"] == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheet_and_page_show_the_values_of_the_games_own_version(lang: str) -> None:
    text = game_catalogue("europe_divided", lang)
    line = "T3 actions europe | coins 9:9 | laid europe germany | cubes poland 1:0:0 | advantages europe american_sanctions"
    for make, part, strength in ((at, "text", "+2"), (old, "text_1", "+3")):
        table = make(line)
        shown = Sheet(table.observe("europe"), text)
        assert text.format(f"advantage-american_sanctions.{part}") in shown.label("advantage:american_sanctions", "card")
        assert f" {strength}," in shown.label("card:germany", "card")
        page_text = " ".join(shown.card_page("advantage:american_sanctions").split())
        assert text.format(f"advantage-american_sanctions.{part}")[:40] in page_text


def test_the_page_is_told_what_was_otherwise_in_the_games_version() -> None:
    assert view_of(at("T3 initiative | europe ?4 | russia ?4"), "europe")["board"]["changed"] == {}
    changed = view_of(old("T3 initiative | europe ?4 | russia ?4"), "europe")["board"]["changed"]
    assert changed["action_cards"]["germany"]["eu_grow"] == "3"
    assert changed["event_cards"]["bosnian_war"]["side"] == "russia"
    assert not any(
        "source" in row for rows in changed.values() if isinstance(rows, dict) for row in rows.values()
    )  # none of them is the user's


def test_bots_weigh_the_values_of_the_games_own_version() -> None:
    from detente.bots.europe_divided.cards_value import NUMBERS
    from detente.games.europe_divided.cards import CARD

    assert NUMBERS[1, CARD["germany"], 0] > NUMBERS[2, CARD["germany"], 0]
