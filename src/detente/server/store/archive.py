"""Storage of the archive: a row for each finished game of a public table, its facts, and counts over all games.

A game is written once, whichever server finds it: its row, its facts and what they add to the counts are one transaction, which fails if
the row is there already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import (
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    Select,
    String,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    text,
)
from sqlalchemy.orm import Mapped, aliased, mapped_column

from ..errors import BadMessage
from .lists import is_welcome, select_tables
from .matches import Match
from .models import Base, TableRow, VisitorRow
from .part import StorePart, finished_without
from .statements import EXACT
from .writer import Write

BATCH = 50  # games per batch


class ArchivedRow(Base):
    """A finished game of a public table."""

    __tablename__ = "archived_games"
    __table_args__ = (
        Index("ix_archived_games_at", "at", "table"),
        Index("ix_archived_games_game", "game", "at"),
        Index("ix_archived_games_first", "first", "game"),
        Index("ix_archived_games_second", "second", "game"),
    )

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    at: Mapped[float] = mapped_column(Float)  # when it ended
    year: Mapped[int] = mapped_column(Integer)
    winner: Mapped[str] = mapped_column(String(20))  # a seat, or draw
    points: Mapped[float] = mapped_column(Float)  # of the first player
    ending: Mapped[str] = mapped_column(String(40))
    pace: Mapped[str] = mapped_column(String(5))
    moves: Mapped[int] = mapped_column(Integer)
    turn: Mapped[int] = mapped_column(Integer)  # the last one
    first: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))  # who played the game's first seat to the end
    second: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))


class FactRow(Base):
    """A fact of a game: a card played (kind:id, by whom and how), an opening, an event, or an option."""

    __tablename__ = "archived_facts"
    __table_args__ = (Index("ix_archived_facts_name", "kind", "name", "table"),)

    table: Mapped[str] = mapped_column(ForeignKey("archived_games.table"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8), primary_key=True)  # play, opening, event or option
    name: Mapped[str] = mapped_column(String(300), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    way: Mapped[str] = mapped_column(String(20), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)


class CountRow(Base):
    """Counts over all games: by winner and ending (end), by last turn (turn), and cards played (play)."""

    __tablename__ = "statistics"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    year: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8), primary_key=True)
    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    way: Mapped[str] = mapped_column(String(20), primary_key=True)
    winner: Mapped[str] = mapped_column(String(20), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)


ARCHIVED, FACTS = (cast(Table, row.__table__) for row in (ArchivedRow, FactRow))
ADD_GAME, ADD_FACT = insert(ARCHIVED), insert(FACTS)
REMOVE_FACTS = delete(FACTS).where(FACTS.c.table == bindparam("row"))
REMOVE_GAME = delete(ARCHIVED).where(ARCHIVED.c.table == bindparam("row")).execution_options(**EXACT)
COUNT = text(
    "INSERT INTO statistics (game, year, kind, name, seat, way, winner, number)"
    " VALUES (:game, :year, :kind, :name, :seat, :way, :winner, :number)"
    " ON CONFLICT (game, year, kind, name, seat, way, winner) DO UPDATE SET number = statistics.number + excluded.number"
)


@dataclass(frozen=True)
class Fact:
    """What a game was about."""

    kind: str
    name: str
    seat: str = ""
    way: str = ""
    number: int = 1


@dataclass(frozen=True)
class Archived:
    """A finished game."""

    table: str
    game: str
    at: float
    year: int
    winner: str
    points: float
    ending: str
    pace: str
    moves: int
    turn: int
    first: str | None
    second: str | None


@dataclass(frozen=True)
class Search:
    """A search for games. *result* is that of the player who is looked for, *seat* the seat they had; *plays* and *events*
    all have to be in the game."""

    visitor: str | None = None  # the searching visitor
    game: str | None = None
    player: str = ""  # what a name looks like
    person: str | None = None
    opponent: str = ""  # what the other's name looks like
    seat: str | None = None
    result: str | None = None  # won, drawn or lost
    winner: str | None = None
    ending: str | None = None
    pace: str | None = None
    turns: tuple[int | None, int | None] = (None, None)
    since: float | None = None
    until: float | None = None
    options: tuple[str, ...] = ()  # name=value
    events: tuple[str, ...] = ()
    plays: tuple[tuple[str, str, str], ...] = ()  # kind:id, by which seat, and how; empty words for any
    cursor: str | None = None
    limit: int = 30


@dataclass(frozen=True)
class Found:
    """A page of games, and where the next one begins."""

    games: list[tuple[Match, Archived]]
    next: str | None


class ArchiveStore(StorePart):
    """The archive."""

    # Filling it

    async def missing(self, since: float) -> list[str]:
        """Finished games of public tables that are not in the archive yet, the oldest first."""
        return [row[0] for row in await self._read(finished_without(ArchivedRow, since).limit(BATCH))]

    async def void(self) -> list[Archived]:
        """Games in the archive that a moderator has declared void since."""
        found = select(ArchivedRow).join(TableRow, TableRow.id == ArchivedRow.table).where(TableRow.voided.is_(True))
        return [archived_of(row[0]) for row in await self._read(found.limit(BATCH))]

    async def facts(self, table: str) -> list[Fact]:
        columns = (FactRow.kind, FactRow.name, FactRow.seat, FactRow.way, FactRow.number)
        return [Fact(*row) for row in await self._read(select(*columns).where(FactRow.table == table))]

    async def add(self, game: Archived, facts: Sequence[Fact]) -> None:
        """Add a game and update the counts; Conflict if it is already there."""
        rows: list[Write] = [(ADD_FACT, [vars(fact) | {"table": game.table} for fact in facts])] if facts else []
        await self.write((ADD_GAME, [vars(game)]), *rows, (COUNT, counts_of(game, facts)))

    async def remove(self, game: Archived) -> None:
        """Remove a game from the archive and the counts; Conflict if another server has done so."""
        less = [row | {"number": -row["number"]} for row in counts_of(game, await self.facts(game.table))]
        await self.write((REMOVE_FACTS, [{"row": game.table}]), (COUNT, less), (REMOVE_GAME, [{"row": game.table}]))

    # Looking into it

    async def search(self, wanted: Search, first_seats: Sequence[str] = ()) -> Found:
        """A page of games, newest first. *first_seats* are the first seats of all games, which identify a game's first player."""
        found = select(TableRow).join(ArchivedRow, ArchivedRow.table == TableRow.id).where(*conditions(wanted, first_seats))
        if wanted.cursor is not None:
            found = found.where(after(wanted.cursor))
        found = found.order_by(ArchivedRow.at.desc(), ArchivedRow.table.desc()).limit(wanted.limit + 1)
        matches = await select_tables(self._read, found)
        page = matches[: wanted.limit]
        rows = await self._read(select(ArchivedRow).where(ArchivedRow.table.in_([match.id for match in page])))
        games = {row[0].table: archived_of(row[0]) for row in rows}
        last = games[page[-1].id] if page else None
        cursor = f"{last.at!r}_{last.table}" if last and len(matches) > wanted.limit else None
        return Found([(match, games[match.id]) for match in page], cursor)

    async def count(self, wanted: Search, first_seats: Sequence[str] = ()) -> int:
        """How many games a search finds."""
        joined = select(func.count()).select_from(TableRow).join(ArchivedRow, ArchivedRow.table == TableRow.id)
        return int((await self._read(joined.where(*conditions(wanted, first_seats))))[0][0])

    async def statistics(self, game: str, kind: str) -> list[tuple[int, str, str, str, str, int]]:
        """The counts: year, name, seat, way, winner and number."""
        columns = (CountRow.year, CountRow.name, CountRow.seat, CountRow.way, CountRow.winner, CountRow.number)
        found = select(*columns).where(CountRow.game == game, CountRow.kind == kind, CountRow.number > 0)
        return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in await self._read(found)]

    async def style(self, visitor: str, game: str, seats: Sequence[str], way: str) -> list[tuple[str, str, str, bool, int]]:
        """What somebody plays in a certain way, and how they begin: kind, name, seat, whether they won, and in how many games."""
        mine = or_(
            and_(ArchivedRow.first == visitor, FactRow.seat == seats[0]), and_(ArchivedRow.second == visitor, FactRow.seat == seats[1])
        )
        wanted = or_(and_(FactRow.kind == "play", FactRow.way == way), FactRow.kind == "opening")
        won = case((ArchivedRow.winner == FactRow.seat, 1), else_=0)
        columns = (FactRow.kind, FactRow.name, FactRow.seat, won)
        found = select(*columns, func.count()).join(ArchivedRow, ArchivedRow.table == FactRow.table)
        rows = await self._read(found.where(ArchivedRow.game == game, mine, wanted).group_by(*columns))
        return [(row[0], row[1], row[2], bool(row[3]), row[4]) for row in rows]

    async def lengths(self, visitor: str, game: str) -> list[tuple[bool, int, int]]:
        """Somebody's games by the last turn: whether on the first seat, the turn, and how many."""
        found: list[tuple[bool, int, int]] = []
        for mine, is_first in ((ArchivedRow.first, True), (ArchivedRow.second, False)):
            counted = select(ArchivedRow.turn, func.count()).where(mine == visitor, ArchivedRow.game == game).group_by(ArchivedRow.turn)
            found += [(is_first, row[0], row[1]) for row in await self._read(counted)]
        return found


def conditions(wanted: Search, first_seats: Sequence[str]) -> list[ColumnElement[bool]]:
    """The conditions of a search."""
    found: list[ColumnElement[bool]] = [TableRow.voided.is_(False), is_welcome(wanted.visitor)]
    for column, value in (
        (ArchivedRow.game, wanted.game), (ArchivedRow.winner, wanted.winner), (ArchivedRow.ending, wanted.ending),
        (ArchivedRow.pace, wanted.pace),
    ):  # fmt: skip
        if value is not None:
            found.append(column == value)
    least, most = wanted.turns
    found += [ArchivedRow.turn >= least] if least is not None else []
    found += [ArchivedRow.turn <= most] if most is not None else []
    found += [ArchivedRow.at >= wanted.since] if wanted.since is not None else []
    found += [ArchivedRow.at < wanted.until] if wanted.until is not None else []
    if wanted.player or wanted.person or wanted.opponent:
        found.append(player_condition(wanted, first_seats))
    facts = [*(("option", name, "", "") for name in wanted.options), *(("event", name, "", "") for name in wanted.events)]
    found += [fact_condition(kind, *rest) for kind, *rest in (*facts, *(("play", *play) for play in wanted.plays))]
    return found


def player_condition(wanted: Search, first_seats: Sequence[str]) -> ColumnElement[bool]:
    """Games of a player, on a seat and with a result if that is asked for, against somebody if they are named."""
    ways: list[ColumnElement[bool]] = []
    for mine, other, is_first in ((ArchivedRow.first, ArchivedRow.second, True), (ArchivedRow.second, ArchivedRow.first, False)):
        parts: list[ColumnElement[bool]] = []
        if wanted.player:
            parts.append(mine.in_(people(VisitorRow.skeleton.contains(wanted.player, autoescape=True))))
        if wanted.person:
            parts.append(mine.in_(people(VisitorRow.person == wanted.person)))
        if wanted.opponent:
            parts.append(other.in_(people(VisitorRow.skeleton.contains(wanted.opponent, autoescape=True))))
        if wanted.seat is not None and (wanted.seat in first_seats) != is_first:
            continue
        if wanted.result is not None:
            points = {"won": 1.0, "drawn": 0.5, "lost": 0.0}[wanted.result]
            parts.append(ArchivedRow.points == (points if is_first else 1.0 - points))
        ways.append(and_(*parts))
    return or_(*ways)


def people(condition: ColumnElement[bool]) -> Select[Any]:
    """Visitors whose games may be looked for."""
    return select(VisitorRow.id).where(condition, VisitorRow.deleted.is_(None), ~VisitorRow.hidden.contains("games"))


def fact_condition(kind: str, name: str, seat: str, way: str) -> ColumnElement[bool]:
    """The condition that a game has a fact."""
    fact = aliased(FactRow)
    found = select(fact.table).where(fact.table == ArchivedRow.table, fact.kind == kind, fact.name == name)
    if seat:
        found = found.where(fact.seat == seat)
    if way:
        found = found.where(fact.way == way)
    return found.exists()


def after(cursor: str) -> ColumnElement[bool]:
    """The condition for the next page; BadMessage if the cursor is invalid."""
    at, _, table = cursor.partition("_")
    try:
        ended = float(at)
    except ValueError as error:
        raise BadMessage("bad-message") from error
    return or_(ArchivedRow.at < ended, and_(ArchivedRow.at == ended, ArchivedRow.table < table))


def counts_of(game: Archived, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """What a game adds to the counts, in a fixed order (which avoids deadlocks between servers)."""
    same = {"game": game.game, "year": game.year, "winner": game.winner}
    rows = [
        same | {"kind": "end", "name": game.ending, "seat": "", "way": "", "number": 1},
        same | {"kind": "turn", "name": str(game.turn), "seat": "", "way": "", "number": 1},
    ]
    rows += [same | vars(fact) for fact in facts if fact.kind == "play"]
    return sorted(rows, key=lambda row: [row[name] for name in ("kind", "name", "seat", "way")])


def archived_of(row: ArchivedRow) -> Archived:
    return Archived(**{name: getattr(row, name) for name in Archived.__dataclass_fields__})
