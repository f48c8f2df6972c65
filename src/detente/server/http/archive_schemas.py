"""Schemas for the archive and its statistics."""

from __future__ import annotations

from pydantic import BaseModel

from .schemas import ListedOut


class ArchivedOut(ListedOut):
    """A finished game with its number of moves and its last turn."""

    moves: int
    turn: int


class ArchiveOut(BaseModel):
    """A page of games; *next* is the cursor of the next page, *total* the number of all results, only on the first page."""

    games: list[ArchivedOut]
    next: str | None
    total: int | None


class SearchVocabularyOut(BaseModel):
    """The search vocabulary of a game: *things* as kind:id, with the ways in which they are played; events; endings."""

    game: str
    seats: list[str]
    endings: list[str]
    things: list[str]
    ways: list[str]
    events: list[str]
    favourite: str


class YearOut(BaseModel):
    """Games by winner: a seat, or draw."""

    year: int
    winners: dict[str, int]


class EndingOut(BaseModel):
    ending: str
    winners: dict[str, int]


class TurnOut(BaseModel):
    turn: int
    winners: dict[str, int]


class CardOut(BaseModel):
    """How often a side has played something, by way, and the results of the games."""

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
