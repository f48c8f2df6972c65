"""Every action card: its actions do what the table says, and its text what is printed."""

import csv
from collections.abc import Callable
from importlib.resources import files

import pytest

from detente.engine.table import Table

from .helpers import offered, play, rows, using

ROWS = list(csv.DictReader((files("detente.games.europe_divided") / "data" / "action_cards.csv").read_text(encoding="utf-8").splitlines()))
VERBS = [name for name in ROWS[0] if name.startswith(("eu_", "nato_", "ru_"))]
SIDE = {row["id"]: "russia" if row["deck"].endswith("russia") else "europe" for row in ROWS}


def own_five(card: str) -> str:
    """Cubes that let every action of a region card be used, and cubes elsewhere to increase; one unit to move."""
    row = next(row for row in ROWS if row["id"] == card)
    own = (
        f"{row['region']} 5:5:0, "
        if row["deck"] == "disputed_europe"
        else f"{row['region']} 0:0:5, "
        if row["deck"] == "disputed_russia"
        else ""
    )
    spare = "belarus" if row["region"] != "belarus" else "moldova"
    return f"cubes {own}{spare} 1:1:1 | units europe iberia 1 | units russia moscow 1"


def done(table: Table) -> Table:
    """Effects and reactions are declined."""
    while table.to_move and "skip" in table.legal(table.to_move[0]):
        table.play(table.to_move[0], "skip")
    return table


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_the_actions_offered_are_those_on_the_card(row: dict[str, str]) -> None:
    side = SIDE[row["id"]]
    table = using(side, row["id"], own_five(row["id"]), other=", italy" if side == "europe" and row["id"] != "italy" else "")
    assert offered(table, side, "use") - {"special"} == {verb for verb in VERBS if row[verb] not in ("", "0")}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_increase_and_income_have_the_printed_strength(row: dict[str, str]) -> None:
    side = SIDE[row["id"]]
    spare = "belarus" if row["region"] != "belarus" else "moldova"
    for verb in VERBS:
        if row[verb] in ("", "0") or not verb.endswith(("grow", "income")):
            continue
        table = play(using(side, row["id"], own_five(row["id"])), side, f"use:{verb}")
        organisation = {"eu": "eu", "nato": "nato", "ru": "russia"}[verb.partition("_")[0]]
        if verb.endswith("grow"):
            play(table, side, f"{organisation}:{spare}")
            assert table.cube(spare, organisation) == 1 + int(row[verb])
        else:
            seas = {"ukraine", "georgia", "eastern_balkans", "poland", "baltic_states"}  # 5 there hold a sea; ties go NATO in the Baltic
            extra = 2 if side == "europe" and row["region"] in seas - {"poland", "baltic_states"} else 0
            assert table.coins[side] == 20 + int(row[verb]) + extra


@pytest.mark.parametrize("row", [row for row in ROWS if row["mobilise_in"]], ids=lambda row: row["id"])
def test_mobilising_puts_the_unit_where_the_card_says(row: dict[str, str]) -> None:
    side = SIDE[row["id"]]
    table = play(using(side, row["id"], own_five(row["id"])), side, "use:nato_mobilise" if side == "europe" else "use:ru_mobilise")
    places = row["mobilise_in"].split(";")
    if len(places) > 1:
        assert offered(table, side, "region") == set(places)
        table.play(side, f"region:{places[0]}")
    before = 1 if places[0] in ("iberia", "moscow") else 0
    assert table.units(places[0])[side == "russia"] == before + 1
    assert table.coins[side] == 18


Check = Callable[[], None]
TEXTS: dict[str, Check] = {}


def text(name: str) -> Callable[[Check], Check]:
    """Names the card and kind that a check is about."""

    def add(check: Check) -> Check:
        TEXTS[name] = check
        return check

    return add


def reaction_grows(card: str, verb: str, cubes: str, place: str, cost: int, target: str = "") -> None:
    """The opponent may raise by 1, to 5 at most, or place at a price; `place` is organisation:region."""
    side = SIDE[card]
    other = "europe" if side == "russia" else "russia"
    organisation, _, region = place.partition(":")
    for before, after in ((1, 2), (4, 5)):
        three = {"eu": f"{before}:0:0", "nato": f"0:{before}:0", "russia": f"0:0:{before}"}[organisation]
        table = using(side, card, f"cubes {cubes}, {region} {three} | units europe iberia 1 | units russia moscow 1")
        play(table, side, f"use:{verb}", *([target] if target else []))
        play(table, other, place)
        assert table.cube(region, organisation) == after
        assert table.coins[other] == 20
        assert "reaction" in rows(table)
    table = using(side, card, f"cubes {cubes} | units europe iberia 1 | units russia moscow 1")
    play(table, side, f"use:{verb}", *([target] if target else []))
    play(table, other, place)
    assert table.cube(region, organisation) == 1
    assert table.coins[other] == 20 - cost


@text("news_television action")
def _() -> None:
    table = using("russia", "news_television", "cubes poland 0:0:5, hungary 0:0:1, ukraine 0:0:1", ", energy_sector")
    play(table, "russia", "use:special", "russia:poland", "done")
    assert table.cube("poland", "russia") == 6
    assert table.where("poland_r") != "supply"


@text("armenia_e reaction")
def _() -> None:
    reaction_grows("armenia_e", "eu_income", "armenia 5:0:0", "russia:azerbaijan", 0)


@text("azerbaijan_e reaction")
def _() -> None:
    reaction_grows("azerbaijan_e", "eu_income", "azerbaijan 5:0:0", "russia:armenia", 0)


@text("georgia_e reaction")
def _() -> None:
    table = play(using("europe", "georgia_e", "cubes georgia 5:5:0, poland 0:1:0"), "europe", "use:nato_grow", "nato:poland")
    play(table, "russia", "region:southern_fd")
    assert table.units("southern_fd") == (0, 1)
    assert table.coins["russia"] == 18
    quiet = play(using("europe", "georgia_e", "cubes georgia 5:5:0"), "europe", "use:eu_income")
    assert quiet.question("russia") != "mobilise"


@text("ukraine_e reaction")
def _() -> None:
    table = using("europe", "ukraine_e", "cubes ukraine 5:0:4")
    play(table, "europe", "use:eu_income")
    play(table, "russia", "russia:ukraine")
    assert table.cube("ukraine", "russia") == 5
    table = play(using("europe", "ukraine_e", "cubes ukraine 5:0:0"), "europe", "use:eu_income")
    assert play(table, "russia", "russia:ukraine").coins["russia"] == 18


@text("moldova_e reaction")
def _() -> None:
    table = play(using("europe", "moldova_e", "cubes moldova 5:0:1"), "europe", "use:eu_income")
    assert play(table, "russia", "russia:moldova").cube("moldova", "russia") == 2


@text("belarus_e reaction")
def _() -> None:
    table = play(using("europe", "belarus_e", "cubes belarus 5:0:0 | units russia moscow 1"), "europe", "use:eu_income")
    play(table, "russia", "region:moscow", "region:ukraine")
    assert table.units("ukraine") == (0, 1)
    assert table.coins["russia"] == 19


@text("baltic_states_e effect")
def _() -> None:
    table = play(using("europe", "baltic_states_e", "cubes baltic_states 0:5:0"), "europe", "use:nato_mobilise")
    play(table, "europe", "nato:poland")
    assert table.cube("poland", "nato") == 1
    assert table.coins["europe"] == 16
    capped = play(using("europe", "baltic_states_e", "cubes baltic_states 0:5:0, poland 0:5:0"), "europe", "use:nato_mobilise")
    assert capped.question("europe") != "grow"


@text("baltic_states_e reaction")
def _() -> None:
    table = play(
        using("europe", "baltic_states_e", "cubes baltic_states 0:5:0 | units russia kaliningrad 1"), "europe", "use:nato_mobilise", "skip"
    )
    play(table, "russia", "region:kaliningrad", "region:baltic_states")
    assert table.units("baltic_states") == (0, 0)
    assert "clash" in rows(table)


@text("poland_e effect")
def _() -> None:
    table = play(using("europe", "poland_e", "cubes poland 5:5:0, ukraine 1:0:0"), "europe", "use:eu_income")
    assert offered(table, "europe", "eu") == {"ukraine", "belarus"}
    assert play(table, "europe", "eu:ukraine").cube("ukraine", "eu") == 2
    quiet = play(using("europe", "poland_e", "cubes poland 5:5:0"), "europe", "use:nato_mobilise")
    assert quiet.question("europe") != "grow"


@text("czech_slovakia_e effect")
def _() -> None:
    table = play(using("europe", "czech_slovakia_e", "cubes czech_slovakia 5:0:0, poland 4:0:0"), "europe", "use:eu_income")
    assert offered(table, "europe", "eu") == {"poland", "hungary"}
    assert play(table, "europe", "eu:poland").cube("poland", "eu") == 5


@text("hungary_e action")
def _() -> None:
    table = using("europe", "hungary_e", "cubes hungary 6:5:0, poland 1:1:0, czech_slovakia 4:1:0")
    play(table, "europe", "use:special")
    assert table.cube("poland") == (3, 1, 0)
    assert table.cube("czech_slovakia") == (6, 1, 0)
    without = using("europe", "hungary_e", "cubes hungary 5:5:0, poland 1:1:0")
    assert "special" not in offered(without, "europe", "use")
    both = play(using("europe", "hungary_e", "cubes hungary 6:6:0, poland 1:1:0"), "europe", "use:special")
    assert both.legal("europe") == ["eu:hungary", "nato:hungary"]
    assert play(both, "europe", "nato:hungary").cube("poland") == (1, 3, 0)


@text("eastern_balkans_e reaction")
def _() -> None:
    table = play(using("europe", "eastern_balkans_e", "cubes eastern_balkans 5:0:0"), "europe", "use:eu_income")
    assert table.coins["russia"] == 21
    assert "reaction" in rows(table)


@text("western_balkans_e reaction")
def _() -> None:
    table = play(using("europe", "western_balkans_e", "cubes western_balkans 5:5:2"), "europe", "use:nato_mobilise")
    assert play(table, "russia", "russia:western_balkans").cube("western_balkans", "russia") == 3
    quiet = play(using("europe", "western_balkans_e", "cubes western_balkans 5:5:2"), "europe", "use:eu_income")
    assert quiet.question("russia") != "grow"


@text("armenia_r reaction")
def _() -> None:
    for place in ("eu:azerbaijan", "nato:azerbaijan"):
        reaction_grows("armenia_r", "ru_income", "armenia 0:0:5", place, 0)


@text("azerbaijan_r reaction")
def _() -> None:
    for place in ("eu:armenia", "nato:armenia"):
        reaction_grows("azerbaijan_r", "ru_income", "azerbaijan 0:0:5", place, 0)


@text("georgia_r reaction")
def _() -> None:
    for place in ("eu:ukraine", "nato:ukraine"):
        reaction_grows("georgia_r", "ru_mobilise", "georgia 0:0:5", place, 2)
    quiet = play(using("russia", "georgia_r", "cubes georgia 0:0:5, poland 0:0:1"), "russia", "use:ru_grow", "russia:poland")
    assert quiet.question("europe") != "grow"


@text("ukraine_r reaction")
def _() -> None:
    table = play(using("russia", "ukraine_r", "cubes ukraine 1:1:5"), "russia", "use:ru_income")
    assert offered(table, "europe", "nato") == set()
    assert play(table, "europe", "eu:ukraine").cube("ukraine", "eu") == 2


@text("moldova_r effect")
def _() -> None:
    table = play(using("russia", "moldova_r", "cubes moldova 0:0:5"), "russia", "use:ru_mobilise")
    assert offered(table, "russia", "russia") == {"ukraine", "eastern_balkans"}
    assert play(table, "russia", "russia:ukraine").coins["russia"] == 16


@text("belarus_r effect")
def _() -> None:
    table = play(using("russia", "belarus_r", "cubes belarus 0:0:5, baltic_states 0:0:4"), "russia", "use:ru_mobilise")
    assert play(table, "russia", "russia:baltic_states").cube("baltic_states", "russia") == 5


@text("belarus_r reaction")
def _() -> None:
    table = play(using("russia", "belarus_r", "cubes belarus 0:0:5 | units europe germany 1"), "russia", "use:ru_mobilise", "skip")
    assert table.question("europe") == "unit"
    quiet = play(using("russia", "belarus_r", "cubes belarus 0:0:5 | units europe germany 1"), "russia", "use:ru_income")
    assert quiet.question("europe") != "unit"


@text("baltic_states_r reaction")
def _() -> None:
    table = play(using("russia", "baltic_states_r", "cubes baltic_states 0:0:5 | units europe germany 1"), "russia", "use:ru_income")
    play(table, "europe", "region:germany", "region:poland")
    assert table.units("poland") == (1, 0)


@text("poland_r reaction")
def _() -> None:
    table = play(using("russia", "poland_r", "cubes poland 1:4:5"), "russia", "use:ru_income")
    assert offered(table, "europe", "eu") == set()
    assert play(table, "europe", "nato:poland").cube("poland", "nato") == 5


@text("czech_slovakia_r effect")
def _() -> None:
    table = play(using("russia", "czech_slovakia_r", "cubes czech_slovakia 0:0:5, hungary 0:0:1"), "russia", "use:ru_income")
    assert offered(table, "russia", "russia") == {"poland", "hungary"}
    assert play(table, "russia", "russia:hungary").cube("hungary", "russia") == 2


@text("hungary_r effect")
def _() -> None:
    table = play(using("russia", "hungary_r", "cubes hungary 0:0:5"), "russia", "use:ru_income")
    assert offered(table, "russia", "russia") == {"czech_slovakia", "western_balkans"}


@text("eastern_balkans_r reaction")
def _() -> None:
    table = using("russia", "eastern_balkans_r", "cubes eastern_balkans 0:0:5 | units russia moscow 1")
    play(table, "russia", "use:ru_move", "region:moscow", "region:central_fd")
    assert offered(table, "europe", "region") == {"greece", "turkey"}
    assert play(table, "europe", "region:greece").coins["europe"] == 18


@text("western_balkans_r reaction")
def _() -> None:
    reaction_grows("western_balkans_r", "ru_mobilise", "moldova 0:0:1", "nato:western_balkans", 2)


def printed_texts() -> list[str]:
    source = (files("detente.games.europe_divided") / "data" / "card_specials.csv").read_text(encoding="utf-8")
    return [f"{row['card']} {row['kind']}" for row in csv.DictReader(source.splitlines())]


@pytest.mark.parametrize("name", printed_texts())
def test_the_text_of_a_card(name: str) -> None:
    TEXTS[name]()
