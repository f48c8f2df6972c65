"""What goes over the network about the archive and its statistics."""

from __future__ import annotations

from pydantic import BaseModel

from .schemas import ListedOut


class ArchivedOut(ListedOut):
    """A finished game: how many moves it had, and its last turn."""

    moves: int
    turn: int


class ArchiveOut(BaseModel):
    """A page of games; *next* is the cursor of the page after it, *total* the number of all of them, told with the first page."""

    games: list[ArchivedOut]
    next: str | None
    total: int | None


class ContractOut(BaseModel):
    """What can be searched for in a game: *things* as kind:id, with the ways in which they are played; what happens; how games end."""

    game: str
    seats: list[str]
    endings: list[str]
    things: list[str]
    ways: list[str]
    events: list[str]
    favourite: str


class YearOut(BaseModel):
    """Games by who won: a seat, or draw."""

    year: int
    winners: dict[str, int]


class EndingOut(BaseModel):
    ending: str
    winners: dict[str, int]


class TurnOut(BaseModel):
    turn: int
    winners: dict[str, int]


class CardOut(BaseModel):
    """How often a side has played something, by way, and what came of the games."""

    name: str
    seat: str
    ways: dict[str, int]
    won: int
    drawn: int
    lost: int


class StatisticsOut(BaseModel):
    game: str
    games: int
    years: list[YearOut]
    endings: list[EndingOut]
    turns: list[TurnOut]
    cards: list[CardOut]
