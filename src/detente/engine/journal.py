"""The log for people: event rows turned into sentences of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .rules import Compound
from .text import Catalogue, check_language, game_catalogue

if TYPE_CHECKING:
    from .rules import Rules
    from .table import Table


def signed(number: int) -> str:
    """A number with its sign, with the minus of print."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def action_text(rules: Rules, text: Catalogue, action: str, context: str = "") -> str:
    """An action in words, for a question or a log row (*context*): `card:` with an id is the card's title, `bid:3` has its number."""
    kind, _, name = action.partition(":")
    facts = {"number": name, "side": _maybe(text, f"side-{name}.short")} | {sort: _maybe(text, f"{sort}-{name}") for sort in rules.names}
    if context and text.has(f"action-{kind}.{context}"):
        return text.format(f"action-{kind}.{context}", **facts)
    whole = f"action-{action.replace(':', '-')}"
    return text.format(whole if kind not in rules.names and text.has(whole) else f"action-{kind}", **facts)


CHANGE = Compound(100, "number:before", "number:after")


def compound_of(rules: Rules, kind: str) -> Compound | None:
    """The two numbers that one of a kind stands for, if it does: a kind of the game's own, or a change."""
    return CHANGE if kind == "change" else rules.compounds.get(kind)


def split_kind(kind: str) -> tuple[str, str]:
    """The kind of a number and the variable that it gives to a sentence: `kind:variable`, or one word for both."""
    sort, _, variable = kind.partition(":")
    return sort, variable or sort


def _maybe(text: Catalogue, message: str) -> str:
    return text.format(message) if text.has(message) else ""


def _facts(rules: Rules, text: Catalogue, kind: str, name: str, number: int, row: str = "") -> dict[str, Any]:
    """The variables that one number of a row stands for."""
    seats = rules.seats
    if compound := compound_of(rules, kind):
        numbers = zip((compound.first, compound.second), divmod(number, compound.base), strict=True)
        parts = [(*split_kind(part), one) for part, one in numbers]
        return {key: fact for sort, variable, one in parts for key, fact in _facts(rules, text, sort, variable, one, row).items()}
    if kind == "pair" and name in rules.names:
        return _named_pair(rules, text, name, number)
    if kind == "pair":
        return {seats[0]: number // 100, seats[1]: number % 100}
    if kind == "side":
        return {name: text.format(f"side-{seats[number]}.short"), f"{name}_id": seats[number]}
    if kind == "score":
        leader = "even" if number == 0 else seats[0] if number > 0 else seats[1]
        return {"leader": leader, "score": abs(number), "score_side": _maybe(text, f"side-{leader}.short")}
    if kind == "winner":
        return {"winner": (*seats, "draw")[number]}
    if kind == "face":
        return {"face": "up" if number else "down"}
    if kind == "signed":
        return {name: signed(number)}
    if kind == "action":
        return {name: action_text(rules, text, rules.actions[number], f"log-{row}")}
    if kind == "ending":
        return {name: text.format(f"ending-{rules.endings[number]}")}
    if kind in rules.names:
        return _named(rules, text, kind, name, number)
    return {name: number}


def _named(rules: Rules, text: Catalogue, kind: str, name: str, number: int) -> dict[str, Any]:
    """A named thing: its name, its id, its word for the middle of a sentence, and the number printed on it, where there are any."""
    message = f"{kind}-{rules.names[kind][number]}"
    facts: dict[str, Any] = {name: text.format(message), f"{name}_id": rules.names[kind][number]}
    if text.has(f"{message}.word"):
        facts[f"{name}_word"] = text.format(f"{message}.word")
    if kind in rules.values:
        facts[f"{name}_value"] = int(rules.values[kind][number])
    return facts


def _named_pair(rules: Rules, text: Catalogue, kind: str, number: int) -> dict[str, Any]:
    """A thing of each side with the number printed on it, and whether there are any: `none` or `pair`."""
    facts: dict[str, Any] = {f"{kind}_id": "pair" if number else "none"}
    for seat, one in zip(rules.seats, divmod(number, 100), strict=True):
        named = _named(rules, text, kind, "it", one) if one else {"it": "–", "it_value": ""}
        facts[seat] = f"{named['it']} {named.get('it_value', '')}".strip()
    return facts


def row_text(rules: Rules, text: Catalogue, row: tuple[int, ...]) -> str:
    """One event row as a sentence."""
    name, *kinds = rules.log_rows[row[0]]
    facts: dict[str, Any] = {}
    for kind, number in zip(kinds, row[1:], strict=True):
        if kind != "_":
            facts |= _facts(rules, text, *split_kind(kind), number, name)
    return text.format(f"log-{name}", **facts)


def write_log(table: Table, lang: str, seat: str | int | None) -> str:
    """The whole log, a line an event; turns and rounds stand at the margin."""
    check_language(lang)
    rules, text = table.game.rules, game_catalogue(table.game.id, lang)
    lines = []
    for rows in table.rows(seat):
        for row in rows:
            margin = "" if rules.log_rows[row[0]][0] in rules.headings else "  "
            lines.append(margin + row_text(rules, text, row))
    return "\n".join(lines) + ("\n" if lines else "")
