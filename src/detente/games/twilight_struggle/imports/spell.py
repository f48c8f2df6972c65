"""Event rows of the engine in the wording of a log, and the rules that decide them."""

from __future__ import annotations

from collections.abc import Callable

from .. import state
from ..board import COUNTRIES, SIDES, US, rows
from ..cards import CARDS, LAST, ROWS
from ..effects import EFFECTS

Row = tuple[int, ...]
TITLES = {row["id"]: row["title_en"] + "*" * int(row["removed_after_event"]) for row in ROWS}
TITLES |= {row["id"]: row["name_en"] for row in rows("countries")}

RULES = {
    state.L_INFLUENCE: "6.1", state.L_COUP: "6.3.1", state.L_COUP_ROLL: "6.3.2", state.L_REALIGN: "6.2.1", state.L_REALIGN_ROLL: "6.2.2",
    state.L_SPACE_ROLL: "6.4.1", state.L_SPACE: "6.4.1", state.L_VP: "10.2", state.L_SCORING: "10.1.2", state.L_MILOPS: "8.2.3",
    state.L_DEFCON: "8.1", state.L_WAR: "7.6", state.L_WAR_ROLL: "7.6", state.L_DISCARD: "5.4", state.L_SHOWN: "4.5 B",
    state.L_TAKEN: "5.0",
    state.L_TRAP_ROLL: "card 42, 44", state.L_RESHUFFLE: "4.3", state.L_HEADLINE: "4.5 C", state.L_CARD: "5.1", state.L_DRAWN: "card 5",
    state.L_CHOICE: "card 20", state.L_CHERNOBYL: "card 94", state.L_ROLL: "card 20, 45", state.L_OVER: "10.3",
}  # fmt: skip


def side(number: int) -> str:
    return SIDES[number].upper()


def signed(number: int) -> str:
    return f"{number:+d}"


def score(vp: int) -> str:
    """The victory points as logs write them."""
    return "Score is even." if vp == 0 else f"Score is {'US' if vp > 0 else 'USSR'} {abs(vp)}."


def title(name: str) -> str:
    """A card or country as logs write it."""
    return TITLES[name]


def card(number: int) -> str:
    return TITLES[CARDS[number - 1]] if 1 <= number <= LAST else "-"


def country(number: int) -> str:
    return TITLES[COUNTRIES[number]]


def modified(die: int, change: int) -> str:
    return f"{die} ({signed(change)})" if change else str(die)


SPELLINGS: dict[int, Callable[[Row], str]] = {
    state.L_INFLUENCE: lambda r: f"{side(r[1] % 2)} {signed(r[2])} in {country(r[1] // 2)} [{r[3] // 100}][{r[3] % 100}]",
    state.L_COUP: lambda r: f"{side(r[1])} coup in {country(r[2])} ({r[3]} Ops)",
    state.L_COUP_ROLL: lambda r: f"coup roll {modified(r[1], r[2])}, margin {r[3]}",
    state.L_REALIGN: lambda r: f"{side(r[1])} realignment in {country(r[2])}",
    state.L_REALIGN_ROLL: lambda r: f"{side(r[1])} rolls {modified(r[2], r[3] - r[2])} = {r[3]}",
    state.L_SPACE_ROLL: lambda r: f"{side(r[1])} space race die {r[2]}, needed {r[3]} or less",
    state.L_SPACE: lambda r: f"{side(r[1])} advances to {r[2]} in the Space Race",
    state.L_VP: lambda r: f"{side(r[1])} gains {r[2]} VP. {score(r[3])}",
    state.L_SCORING: lambda r: (
        f"{side(US if r[2] > 0 else 1)} gains {abs(r[2])} VP. {score(r[3])}" if r[2] else f"No VP awarded. {score(r[3])}"
    ),
    state.L_MILOPS: lambda r: f"{side(r[1])} Military Ops to {r[2]}",
    state.L_DEFCON: lambda r: f"DEFCON {'improves' if r[2] > 0 else 'degrades'} to {r[1]}",
    state.L_WAR: lambda r: f"War in {country(r[2])}",
    state.L_WAR_ROLL: lambda r: f"war roll {modified(r[1], r[2])}, needed {r[3]}",
    state.L_DISCARD: lambda r: f"{side(r[1])} discards {card(r[2])}",
    state.L_SHOWN: lambda r: f"{side(r[1])} reveals {card(r[2])}",
    state.L_TAKEN: lambda r: f"{side(r[1])} takes {card(r[2])}",
    state.L_TRAP_ROLL: lambda r: f"{side(r[1])} trap roll {r[2]}",
    state.L_RESHUFFLE: lambda r: f"reshuffle of {r[1]} cards",
    state.L_HEADLINE: lambda r: f"{side(r[1])} Headlines {card(r[2])}",
    state.L_DRAWN: lambda r: f"{side(r[1])} loses {card(r[2])}",
    state.L_ROLL: lambda r: f"{side(r[1])} rolls {r[2]} = {r[3]}",
    state.L_EVENT: lambda r: f"Event: {card(r[2])}",
    state.L_CANCELLED: lambda r: f"{TITLES.get(EFFECTS[r[1]], EFFECTS[r[1]])} is no longer in play.",
    state.L_CARD: lambda r: f"{side(r[1])} plays {card(r[2])}",
    state.L_NO_EVENT: lambda r: f"no event: {card(r[1])}",
    state.L_ROUND: lambda r: f"{side(r[1])} AR{r[2]}",
    state.L_TURN: lambda r: f"Turn {r[1]}",
    state.L_PASSED: lambda r: f"{side(r[1])} passes",
    state.L_SITS_OUT: lambda r: f"{side(r[1])} has no cards",
    state.L_OVER: lambda r: f"{'draw' if r[1] not in (0, 1) else side(r[1]) + ' wins'}: {state.ENDINGS[r[2]]}",
}


def spell(row: Row) -> str:
    """A row as a line of a log."""
    return SPELLINGS[row[0]](row) if row[0] in SPELLINGS else state.LOG[row[0]][0]


def rule_of(row: Row, event: int) -> str:
    """The rule that decides a row; within an event also the card."""
    rule = RULES.get(row[0], "4.5")
    return f"{rule}, card {event}" if event and not rule.startswith("card") else rule
