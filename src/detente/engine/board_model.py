"""Types of the board that the engine makes for a view; the OpenAPI document is generated from them."""

from typing_extensions import TypedDict


class Shown(TypedDict):
    """A fact about the table that belongs to a seat, or to nobody (None): numbers, or ids of the things it names. *labels* holds one id
    of kind *by* per number ("" if there are no labels)."""

    name: str
    kind: str
    by: str
    seat: str | None
    values: list[int | str]
    labels: list[str]


class Board(TypedDict):
    """The board of a title that does not draw its own."""

    shown: list[Shown]
