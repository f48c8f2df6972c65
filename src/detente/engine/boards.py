"""The board of a title, for the pages and for a terminal: the title's own, or one built from the fields listed in `Rules.shown`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from .log import action_text
from .machine import SEATS
from .record import Field, Record
from .rules import SPECTATOR, Rules
from .sheet import WIDTH, BaseSheet, Paint, cut, find_name, fold, plain, rule
from .text import Catalogue
from .view import Json, bits, wrap_board

if TYPE_CHECKING:
    from .board_model import Shown
    from .game import Game
    from .table import Table

LABEL = 26


def view_of(table: Table, seat: str, since: int = 0) -> Json:
    """The view from which the page of a seat is drawn."""
    title, rules = table.game.title, table.game.rules
    if title.view:
        found: Json = title.load("view")(table, seat, since)
        return found
    o = rules.observation.load(table.observe(seat))
    return wrap_board(table, seat, o, {"shown": shown(rules, o)}, since)


def rehearse(game: Game, moves: int = 40) -> None:
    """Play a few moves and build the view of every seat, so that everything compiled or loaded lazily is ready afterwards."""
    table = game.new(seed=1)
    for _ in range(moves):
        for seat in (*game.seats, "spectator"):
            view_of(table, seat)
        if not table.to_move:
            return
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])


def model_of(game: Game) -> Any:
    """The type of a view's board; a plain object if the title draws its own board without declaring a type."""
    if game.title.board_model:
        return game.title.load("board_model")
    if game.title.view:
        return dict[str, Any]
    from .board_model import Board

    return Board


def shown(rules: Rules, o: Any) -> list[Shown]:
    """The facts that an observation shows, in the order in which the rules list them."""
    fields = rules.observation.fields()
    return [fact for name, kind in rules.shown.items() for fact in _facts(rules, o, name, kind, fields[name])]


def _facts(rules: Rules, o: Any, name: str, kind: str, field: Field) -> list[Shown]:
    """The facts of a field: one per seat if its first axis is the seats, otherwise one. A field that only observations have belongs to
    the observing seat."""
    value = getattr(o, name)
    if field.shape[:1] == (SEATS,):
        return [_fact(rules, name, kind, seat, field, value[place]) for place, seat in enumerate(rules.seats)]
    is_secret = name not in _open(rules).fields()
    if is_secret and o.seat == SPECTATOR:
        return []
    return [_fact(rules, name, kind, rules.seats[o.seat] if is_secret else None, field, value)]


def _open(rules: Rules) -> type[Record]:
    """The record with the fields that everybody may see."""
    return next(base for base in rules.observation.__mro__[1:] if issubclass(base, Record))


def _fact(rules: Rules, name: str, kind: str, seat: str | None, field: Field, value: Any) -> Shown:
    import numpy as np

    numbers = np.atleast_1d(value)
    is_set = np.dtype(field.kind).itemsize > 2
    members = bits(numbers) if is_set else [int(number) for number in numbers]
    listed: dict[str, tuple[str, ...]] = {"side": rules.seats, **rules.names}
    kind, _, by = kind.partition("/")
    values: list[int | str] = [*members]
    if kind in listed:
        values = [listed[kind][member] for member in members if member >= 0 and (is_set or listed[kind][member] != "none")]
    return {"name": name, "kind": kind, "by": by, "seat": seat, "values": values, "labels": list(listed[by]) if by else []}


# The terminal


class Sheets(NamedTuple):
    """What a terminal session needs from a title; a title with its own sheet provides a module with the same names."""

    Sheet: Any
    find_card: Any
    write_card: Any


def sheets_of(game: Game) -> Any:
    """The sheets of a title: its own module, or the engine's."""
    if game.title.sheet:
        return game.title.load("sheet")
    return Sheets(partial(PlainSheet, game.rules), partial(find_card, game.rules), partial(write_card, game.rules))


class PlainSheet(BaseSheet):
    """A plain sheet: one line per fact that a seat may know."""

    def __init__(self, rules: Rules, seen: Any, text: Catalogue, paint: Paint = plain) -> None:
        self.rules, self.text, self.paint = rules, text, paint
        self.o = rules.observation.load(seen)

    def board(self) -> str:
        """The name of the game, then all facts: first those of nobody, then those of each seat."""
        facts = shown(self.rules, self.o)
        lines = [self.paint(rule(f"── {self.text.format('game-name')}"), "bold")]
        lines += [line for fact in facts if fact["seat"] is None for line in self.line(fact)]
        for seat, style in zip(self.rules.seats, ("first", "second"), strict=True):
            lines += ["", self.paint(rule(self.text.format(f"side-{seat}")), style)]
            lines += [line for fact in facts if fact["seat"] == seat for line in self.line(fact, "  ")]
        return "\n".join(line.rstrip() for line in lines)

    def line(self, fact: Shown, first: str = "") -> list[str]:
        """The lines of a fact: its label, then its values."""
        return fold(first + cut(self.text.format(f"shown-{fact['name']}"), LABEL) + (self.values(fact) or "–"), LABEL + len(first), WIDTH)

    def values(self, fact: Shown) -> str:
        """The values of a fact as text."""
        form = ".short" if fact["kind"] == "side" else ""
        named = [str(value) if isinstance(value, int) else self.text.format(f"{fact['kind']}-{value}{form}") for value in fact["values"]]
        labels = [self.text.format(f"{fact['by']}-{label}") for label in fact["labels"]]
        return ", ".join(f"{label} {word}" for label, word in zip(labels, named, strict=True)) if labels else ", ".join(named)

    def status(self) -> str:
        """A status line of the numbers that belong to nobody."""
        facts = [fact for fact in shown(self.rules, self.o) if fact["seat"] is None and len(fact["values"]) == 1]
        return " · ".join(f"{self.text.format('shown-' + fact['name'])} {self.values(fact)}" for fact in facts)

    def subject(self) -> str:
        """Empty: the question needs no further subject."""
        return ""

    def words(self, action: str, question: str) -> str:
        """The name of an action as an answer to a question."""
        return action_text(self.rules, self.text, action, question)

    def label(self, action: str, question: str) -> str:
        """An action in words, with what is printed on the thing that it names."""
        kind, _, name = action.partition(":")
        words, printed = self.words(action, question), f"{kind}-{name}.text"
        return f"{words}: {self.text.format(printed)}" if name and self.text.has(printed) else words


def find_card(rules: Rules, text: Catalogue, word: str) -> str | None:
    """The id of the card that *word* means, by id, name or the beginning of its name; None if no card or several match."""
    messages = [f"{kind}-{name}" for kind, names in rules.names.items() for name in names]
    return find_name(text, word.partition(":")[2] or word, [message for message in messages if text.has(f"{message}.text")])


def write_card(rules: Rules, text: Catalogue, card: str, paint: Paint = plain) -> str:
    """The name and the printed text of a card."""
    return "\n".join([paint(text.format(card), "bold"), *fold(f"  {text.format(f'{card}.text')}", 2)])
