"""The board of a view that the engine makes, as types: the API document comes from them."""

from typing_extensions import TypedDict


class Shown(TypedDict):
    """A fact about the table, of a seat or (None) of nobody: numbers, or ids of the things that it names. *labels* are ids too, one for
    each number, of the kind *by* ("" where there are none)."""

    name: str
    kind: str
    by: str
    seat: str | None
    values: list[int | str]
    labels: list[str]


class Board(TypedDict):
    """The board of a title that draws none of its own."""

    shown: list[Shown]
