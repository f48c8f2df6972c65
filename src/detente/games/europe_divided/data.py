"""The printed facts: eight CSV files, each from the package or from the user's own folder, checked cell by cell."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from detente.engine.data_files import Row, demand_ids, own_folder, read_data_file, read_rows, refuse_strangers
from detente.engine.numbers import names

from .versions import VERSION

FOLDER = Path(__file__).parent
SIDES = ("europe", "russia")
ORGANISATIONS = ("eu", "nato", "russia")
SEAS = ("baltic_sea", "black_sea")
(
    EU_PLACE, EU_GROW, EU_INCOME, NATO_PLACE, NATO_GROW, NATO_MOBILISE, NATO_MOVE,
    RU_PLACE, RU_GROW, RU_INCOME, RU_MOBILISE, RU_MOVE, SPECIAL,
) = range(13)  # fmt: skip
VERBS = names(vars(), "EU_PLACE", "SPECIAL")
EUROPE_VERBS, RUSSIA_VERBS = VERBS[:7], VERBS[7:12]
KINDS = ("europe", "russia", "disputed", "sea", "coin_space")
DECKS = ("europe", "russia", "disputed_europe", "disputed_russia")
REQUIREMENTS = (
    "RU_UNIT_1", "RU_UNIT_2", "RU_GT_EU", "RU_GT_EU_NATO", "RU_GT_NATO_UNIT", "RU_DOM", "NATO_GT_RU_UNIT", "NATO_GT_RU", "EU_GT_RU",
    "NATO_DOM", "EU_DOM",
)  # fmt: skip
STEPS = ("resolve_events", "move_events", "reveal_events", "discard_events", "draw_events", "score_dominance", "score_advantages")
TURNS, HAND, UNITS = 20, 4, 15
BOXED = (4, 3)  # events of each colour and period that go back into the box (2.1, 2.2)
DEALT = 3  # events dealt to each player (2.1)

COLUMNS = {
    "regions": ("id", "kind", "nato_base", "russian_base"),
    "adjacency": ("a", "b"),
    "turn_track": ("turn", "period", *STEPS),
    "action_cards": ("id", "deck", "region", "initiative", "mobilise_in", *VERBS[:12]),
    "card_specials": ("card", "kind", "chooser", "trigger", "op", "params_json"),
    "advantage_cards": ("id", "side", "coins", "prestige_if_kept", "op", "params_json"),
    "event_cards": ("id", "period", "side", "regions", "requirement", "vp", "coin_regions", "coins_each"),
    "sea_cards": ("sea", "count_regions", "minimum", "tie_order", "holder", "op", "params_json"),
}


@dataclass(frozen=True)
class Data:
    """All rows, in the package's order; *own* are the files that come from the user's folder."""

    regions: list[Row]
    borders: list[Row]
    turns: list[Row]
    cards: list[Row]
    texts: list[Row]
    advantages: list[Row]
    events: list[Row]
    seas: list[Row]
    own: tuple[str, ...]


class Earlier(NamedTuple):
    """A cell's value up to a rules version; without a column, a row that did not exist."""

    until: int
    table: str
    row: str
    column: str
    value: str


def read_earlier() -> tuple[Earlier, ...]:
    """All cells that have changed since version 1."""
    rows = read_rows(FOLDER / "data" / "earlier_values.csv", Earlier._fields)
    return tuple(Earlier(row.number("until", 1, VERSION - 1), *(row[column] for column in Earlier._fields[1:])) for row in rows)


def key_of(table: str, row: Row) -> str:
    """The key of a row among the earlier values."""
    keys = {"card_specials": ("card", "kind"), "sea_cards": ("sea", "holder"), "adjacency": ("a", "b"), "turn_track": ("turn",)}
    return " ".join(row[column] for column in keys.get(table, ("id",)))


def turn_back(table: str, rows: list[Row], version: int) -> list[Row]:
    """The rows of a file as they were in a version: of several earlier values of a cell, the oldest still valid."""
    found = []
    for row in rows:
        changes = [one for one in EARLIER if one.until >= version and (one.table, one.row) == (table, key_of(table, row))]
        cells = {one.column: one.value for one in sorted(changes, key=lambda one: -one.until)}
        if "" not in cells:
            found.append(Row(row.path, row.line, dict(row.cells) | cells))
    return found


def ids_of(name: str, column: str = "id") -> tuple[str, ...]:
    """The ids in one of the package's own files; these never change."""
    return tuple(row[column] for row in read_rows(FOLDER / "data" / f"{name}.csv", COLUMNS[name]))


def read_data(own: Path | None, version: int = VERSION) -> Data:
    """Read and check all files as of a version; raises BadDataFile for the first wrong cell. The user's own files have no versions."""
    refuse_strangers(own, COLUMNS)

    def rows(name: str) -> list[Row]:
        found = read_data_file(FOLDER, name, COLUMNS[name], own)
        return found if own is not None and (own / f"{name}.csv").exists() else turn_back(name, found, version)

    def ordered(name: str, column: str = "id") -> list[Row]:
        ids = ids_of(name, column)
        found = demand_ids(rows(name), ids, column)
        return [found[one] for one in ids]

    tables = Data(
        regions=ordered("regions"),
        borders=rows("adjacency"),
        turns=ordered("turn_track", "turn"),
        cards=ordered("action_cards"),
        texts=rows("card_specials"),
        advantages=ordered("advantage_cards"),
        events=ordered("event_cards"),
        seas=_seas(rows("sea_cards")),
        own=tuple(name for name in COLUMNS if own is not None and (own / f"{name}.csv").exists()),
    )
    _check_map(tables)
    _check_seas(tables)
    _check_cards(tables)
    _check_events(tables)
    _check_turns(tables.turns)
    return tables


def _seas(rows: Sequence[Row]) -> list[Row]:
    """The rows of the seas, one per sea and holder."""
    found: dict[tuple[str, str], Row] = {}
    for row in rows:
        key = (row.word("sea", SEAS), row.word("holder", [name.upper() for name in ORGANISATIONS]).lower())
        if key in found:
            raise row.wrong("holder", "≠ " + row["holder"])
        found[key] = row
    for sea in SEAS:
        for organisation in ORGANISATIONS:
            if (sea, organisation) not in found:
                raise rows[0].wrong("holder", f"{sea}: {organisation.upper()}")
    return [found[sea, organisation] for sea in SEAS for organisation in ORGANISATIONS]


def _check_map(tables: Data) -> None:
    """Check that kinds are unchanged, and that a border joins two different areas and is named once."""
    kinds = dict(zip(ids_of("regions"), (row["kind"] for row in read_rows(FOLDER / "data" / "regions.csv", ("kind",))), strict=True))
    for row in tables.regions:
        row.word("kind", (kinds[row["id"]],))
        for base, kind in (("nato_base", "europe"), ("russian_base", "russia")):
            row.number(base, 0, 1 if row["kind"] == kind else 0)
    areas = [row["id"] for row in tables.regions if row["kind"] != "coin_space"]
    seen = set()
    for row in tables.borders:
        pair = frozenset((row.word("a", areas), row.word("b", areas)))
        if len(pair) == 1 or pair in seen:
            raise row.wrong("b", "≠ " + row["b"])
        seen.add(pair)


def _check_seas(tables: Data) -> None:
    """Check that the three rows of a sea agree on what counts and how ties are broken."""
    disputed = [row["id"] for row in tables.regions if row["kind"] == "disputed"]
    for index, row in enumerate(tables.seas):
        if not row.words("count_regions", disputed):
            raise row.wrong("count_regions", " ; ".join(disputed))
        row.number("minimum", 1, 99)
        if len(row.words("tie_order", [name.upper() for name in ORGANISATIONS])) != len(ORGANISATIONS):
            raise row.wrong("tie_order", " ; ".join(name.upper() for name in ORGANISATIONS))
        first = tables.seas[index // 3 * 3]
        for column in ("count_regions", "minimum", "tie_order"):
            row.word(column, (first[column],))


def _check_cards(tables: Data) -> None:
    """Check that decks are unchanged, a side's verbs are numbers and the other side's are empty."""
    known = [row["id"] for row in tables.regions]
    decks = dict(zip(ids_of("action_cards"), ids_of("action_cards", "deck"), strict=True))
    for row in tables.cards:
        side = SIDES[int(row.word("deck", (decks[row["id"]],)).endswith("russia"))]
        row.number("initiative", 0, 99)
        if row["region"] or row["deck"] != "russia":
            row.word("region", known)
        for verb in VERBS[:12]:
            if verb in (EUROPE_VERBS if side == "europe" else RUSSIA_VERBS):
                row.number(verb, 0, 1 if verb.endswith(("place", "mobilise", "move")) else 99 if verb.endswith("income") else 6)
            else:
                row.word(verb, ("",))
        places = row.words("mobilise_in", [name["id"] for name in tables.regions if name["kind"] not in ("sea", "coin_space")])
        if bool(places) != any(row[verb] == "1" for verb in ("nato_mobilise", "ru_mobilise")):
            raise row.wrong("mobilise_in", "region" if not places else "")
    for row in tables.advantages:
        row.word("side", SIDES)
        row.number("coins", 0, 99)
        row.number("prestige_if_kept", 0, 9)
    for side in SIDES:
        if sum(row["side"] == side for row in tables.advantages) != 7:
            raise tables.advantages[0].wrong("side", f"7 × {side}")


def _check_events(tables: Data) -> None:
    """Check the totals of 2.3, that there are enough events of each colour for the set-up (2.1, 2.2), that regions are disputed, and
    that coins are placed on land or on the Energy Sector."""
    disputed = [row["id"] for row in tables.regions if row["kind"] == "disputed"]
    spaces = [row["id"] for row in tables.regions if row["kind"] != "sea"]
    for row in tables.events:
        row.word("period", ("1", "2"))
        row.word("side", SIDES)
        row.word("requirement", REQUIREMENTS)
        row.number("vp", 0, 99)
        row.number("coins_each", 0, 99)
        row.words("coin_regions", spaces)
        if not row.words("regions", disputed):
            raise row.wrong("regions", " ; ".join(disputed))
    for period, total, least in (("1", 22, 1 + BOXED[0]), ("2", 18, BOXED[1])):
        found = [row for row in tables.events if row["period"] == period]
        if len(found) != total:
            raise (found or tables.events)[-1].wrong("period", f"{total} × {period}", f"{len(found)} × {period}")
        for side in SIDES:
            number = sum(row["side"] == side for row in found)
            if number < least:
                raise found[-1].wrong("side", f"{least} × {side}", f"{number} × {side}")


def _check_turns(turns: Sequence[Row]) -> None:
    """Check that the schedule is playable: nobody reveals or discards cards they do not have, and no draw is from an empty deck (11.1)."""
    hand, deck = DEALT, 22 - 2 - 2 * BOXED[0] - 2 * DEALT + 18 - 2 * BOXED[1]
    for row in turns:
        row.word("period", ("1",) if int(row["turn"]) <= TURNS // 2 else ("2",))
        numbers = {step: row.number(step, 0, 9 if step in ("discard_events", "draw_events") else 1) for step in STEPS}
        for step, change in (("reveal_events", -1), ("discard_events", -1), ("draw_events", 1)):
            hand += change * numbers[step]
            deck -= 2 * numbers[step] if change > 0 else 0
            if hand < 0 or deck < 0:
                raise row.wrong(step, "0")


EARLIER = read_earlier()
# Tables that kernels index by version have one layer per version; there is no version 0.
IN_VERSION = tuple(read_data(own_folder(FOLDER), max(1, version)) for version in range(VERSION + 1))
DATA = IN_VERSION[VERSION]
CARDS = tuple(row["id"] for row in DATA.cards)
