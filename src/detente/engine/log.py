"""The log as text: event rows turned into sentences of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .rules import Compound
from .text import Catalogue, check_language, game_catalogue

if TYPE_CHECKING:
    from .rules import Rules
    from .table import Table


def signed(number: int) -> str:
    """A number with its sign, using the typographic minus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def action_text(rules: Rules, text: Catalogue, action: str, context: str = "") -> str:
    """An action in words, for a question or a log row (*context*): `card:` followed by an id gives the card's title, `bid:3` its number."""
    kind, _, name = action.partition(":")
    facts = {"number": name, "side": _maybe(text, f"side-{name}.short")} | {sort: _maybe(text, f"{sort}-{name}") for sort in rules.names}
    if context and text.has(f"action-{kind}.{context}"):
        return text.format(f"action-{kind}.{context}", **facts)
    whole = f"action-{action.replace(':', '-')}"
    return text.format(whole if kind not in rules.names and text.has(whole) else f"action-{kind}", **facts)


NOTHING = "none"  # the name for "no card" at the start of a list
LISTED: dict[str, Callable[[Rules], tuple[str, ...]]] = {
    "side": lambda rules: rules.seats,
    "winner": lambda rules: (*rules.seats, "draw"),
    "face": lambda rules: ("down", "up"),
    "action": lambda rules: rules.actions,
    "ending": lambda rules: rules.endings,
}  # kinds that all games share, and the names that their numbers index
CHANGE = Compound(100, "number:before", "number:after")


def compound_of(rules: Rules, kind: str) -> Compound | None:
    """The two numbers that a number of this kind combines, if it does: a compound of the game, or a change."""
    return CHANGE if kind == "change" else rules.compounds.get(kind)


def split_kind(kind: str) -> tuple[str, str]:
    """The kind of a number and the variable that it sets in a sentence: `kind:variable`, or one word for both."""
    sort, _, variable = kind.partition(":")
    return sort, variable or sort


class Fact(NamedTuple):
    """A decoded number of an event row: the variable that it sets in the sentence, its kind, and an id or a number. *printed* is the
    number printed on the named thing, if the game gives one."""

    name: str
    kind: str
    value: str | int
    printed: int | None = None


def facts_of(rules: Rules, row: Sequence[int]) -> list[Fact]:
    """Decode an event row, for both the log and the pages."""
    kinds = rules.log_rows[row[0]][1:]
    return [fact for kind, number in zip(kinds, row[1:], strict=True) if kind != "_" for fact in _facts(rules, *split_kind(kind), number)]


def _facts(rules: Rules, kind: str, name: str, number: int) -> list[Fact]:
    """The facts that one number of a row encodes."""
    seats = rules.seats
    if compound := compound_of(rules, kind):
        parts = zip((compound.first, compound.second), divmod(number, compound.base), strict=True)
        return [fact for part, one in parts for fact in _facts(rules, *split_kind(part), one)]
    if kind == "pair":
        pair = zip(seats, divmod(number, 100), strict=True)
        if name not in rules.names:
            return [Fact(seat, "number", one) for seat, one in pair]
        return [Fact(f"{name}_id", "word", "pair" if number else "none"), *(_named(rules, name, seat, one) for seat, one in pair)]
    if kind == "score":
        return [Fact("leader", "leader", "even" if number == 0 else seats[0 if number > 0 else 1]), Fact("score", "number", abs(number))]
    if kind in rules.names:
        return [_named(rules, kind, name, number)]
    if kind in LISTED:
        return [Fact(name, kind, LISTED[kind](rules)[number])]
    return [Fact(name, kind, number)]


def _named(rules: Rules, kind: str, name: str, number: int) -> Fact:
    thing = rules.names[kind][number]
    return Fact(name, kind, thing, int(rules.values[kind][number]) if kind in rules.values and thing != NOTHING else None)


def _variables(rules: Rules, text: Catalogue, fact: Fact, row: str) -> dict[str, Any]:
    """The variables that a fact sets in a sentence."""
    name, kind, value, _ = fact
    if kind in rules.names:
        return _words(text, fact)
    if kind == "side":
        return {name: text.format(f"side-{value}.short"), f"{name}_id": value}
    if kind == "leader":
        return {name: value, "score_side": _maybe(text, f"side-{value}.short")}
    if kind in ("signed", "modifier"):
        return {name: signed(int(value))}
    if kind == "action":
        return {name: action_text(rules, text, str(value), f"log-{row}")}
    return {name: text.format(f"ending-{value}") if kind == "ending" else value}


def _words(text: Catalogue, fact: Fact) -> dict[str, Any]:
    """The variables of a named thing: its name, id, form for use within a sentence, printed number, and name and number together."""
    name, kind, value, printed = fact
    found = text.format(f"{kind}-{value}") if value != NOTHING else "–"
    words: dict[str, Any] = {name: found, f"{name}_id": value, f"{name}_worth": found}
    if text.has(f"{kind}-{value}.word"):
        words[f"{name}_word"] = text.format(f"{kind}-{value}.word")
    return words if printed is None else words | {f"{name}_value": printed, f"{name}_worth": f"{found} {printed}"}


def _maybe(text: Catalogue, message: str) -> str:
    return text.format(message) if text.has(message) else ""


def row_variables(rules: Rules, text: Catalogue, row: Sequence[int]) -> dict[str, Any]:
    """The variables that an event row sets in its sentence."""
    found: dict[str, Any] = {}
    for fact in facts_of(rules, row):
        found |= _variables(rules, text, fact, rules.log_rows[row[0]][0])
    return found


def row_text(rules: Rules, text: Catalogue, row: Sequence[int]) -> str:
    """One event row as a sentence."""
    return text.format(f"log-{rules.log_rows[row[0]][0]}", **row_variables(rules, text, row))


def write_log(table: Table, lang: str, seat: str | int | None) -> str:
    """The whole log, one line per event, with turns and rounds unindented."""
    check_language(lang)
    rules, text = table.game.rules, game_catalogue(table.game.id, lang)
    lines = []
    for rows in table.rows(seat):
        for row in rows:
            margin = "" if rules.log_rows[row[0]][0] in rules.headings else "  "
            lines.append(margin + row_text(rules, text, row))
    return "\n".join(lines) + ("\n" if lines else "")
