"""Storage of tournaments: their settings, events, and the tables of their pairings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import (
    JSON,
    Boolean,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, aliased, mapped_column

from ..club.plan import Event
from .matches import Visitor
from .models import Base, TableRow, VisitorRow
from .part import StorePart
from .sessions import visitor_of
from .statements import EXACT
from .writer import Write

LISTED = 100
GOING_ON = ("open", "running")


class TournamentRow(Base):
    """A tournament. *phase*, *count* and *entrants* are derived from the events; *count* is the number of the next one."""

    __tablename__ = "tournaments"
    __table_args__ = (Index("ix_tournaments_phase", "phase", "starts"), Index("uq_tournaments_league", "league", "season", unique=True))

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text, default="")
    director: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)  # base, increment, days
    plan: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Float)
    starts: Mapped[float] = mapped_column(Float)
    phase: Mapped[str] = mapped_column(String(10))
    count: Mapped[int] = mapped_column(Integer)
    entrants: Mapped[int] = mapped_column(Integer)
    prizes: Mapped[str] = mapped_column(Text, default="")
    league: Mapped[str | None] = mapped_column(String(16))  # the id of its first season
    season: Mapped[int] = mapped_column(Integer, default=1)
    repeats: Mapped[bool] = mapped_column(Boolean, default=False)  # followed by another season


class EventRow(Base):
    """An event of a tournament. It takes effect by being stored under the next number."""

    __tablename__ = "tournament_events"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(12))
    at: Mapped[float] = mapped_column(Float)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    by: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))  # None: the clock


class PairingTableRow(Base):
    """A table at which a game of a pairing is played; an aborted or void one is played again (*attempt*)."""

    __tablename__ = "tournament_tables"
    __table_args__ = (Index("uq_tournament_tables_tournament", "tournament", "pairing", "game", "attempt", unique=True),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"))
    pairing: Mapped[str] = mapped_column("meeting", String(20), key="pairing")
    game: Mapped[int] = mapped_column(Integer)
    attempt: Mapped[int] = mapped_column(Integer)
    first: Mapped[str] = mapped_column(ForeignKey("visitors.id"))  # who plays the game's first seat
    second: Mapped[str] = mapped_column(ForeignKey("visitors.id"))
    done: Mapped[bool] = mapped_column(Boolean, index=True)  # the tournament no longer needs it


class PresetRow(Base):
    """A member's preset for tournaments."""

    __tablename__ = "tournament_presets"

    owner: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    settings: Mapped[dict[str, Any]] = mapped_column("wish", JSON, key="settings")  # options, clock and plan


TOURNAMENTS, EVENTS, PAIRING_TABLES, PRESETS = (cast(Table, row.__table__) for row in (TournamentRow, EventRow, PairingTableRow, PresetRow))
ADD_TOURNAMENT, ADD_EVENT, ADD_PAIRING_TABLE, ADD_PRESET = (insert(table) for table in (TOURNAMENTS, EVENTS, PAIRING_TABLES, PRESETS))
REMOVE_PRESET = delete(PRESETS).where(PRESETS.c.owner == bindparam("of"), PRESETS.c.name == bindparam("called"))
DETAILS = ("name", "text", "prizes", "starts")
CHANGE_DETAILS = (
    update(TOURNAMENTS).where(TOURNAMENTS.c.id == bindparam("row")).values({name: bindparam(f"new_{name}") for name in DETAILS})
)
FINISH = update(PAIRING_TABLES).where(PAIRING_TABLES.c.table == bindparam("row")).values(done=True)
# Matches only if no other event was stored first; otherwise everything is rolled back.
ADVANCE = (
    update(TOURNAMENTS)
    .where(TOURNAMENTS.c.id == bindparam("row"), TOURNAMENTS.c.count == bindparam("known"))
    .values(count=bindparam("known") + 1, phase=bindparam("phase"), entrants=bindparam("entrants"), repeats=bindparam("repeats"))
    .execution_options(**EXACT)
)


@dataclass(frozen=True)
class StoredTournament:
    """A tournament without its events."""

    id: str
    name: str
    text: str
    director: str
    game: str
    options: dict[str, Any]
    clock: dict[str, float]
    plan: dict[str, Any]
    created: float
    starts: float
    phase: str = "open"
    count: int = 0
    entrants: int = 0
    prizes: str = ""
    league: str | None = None
    season: int = 1
    repeats: bool = False


@dataclass(frozen=True)
class Preset:
    """A member's preset."""

    name: str
    game: str
    settings: dict[str, Any]


@dataclass(frozen=True)
class Board:
    """A table of a pairing, with what its tournament needs."""

    table: str
    tournament: str
    pairing: str
    game: int
    attempt: int
    first: str
    second: str
    done: bool
    status: str
    outcome: dict[str, str] | None
    voided: bool
    swapped: bool
    commits: dict[str, str]
    to_move: list[str]
    changed: float
    entropy: dict[str, str] = field(default_factory=dict, repr=False)  # of the seats that have revealed it


class TournamentStore(StorePart):
    """Tournaments."""

    async def add(self, stored: StoredTournament, *more: Write) -> None:
        """Add a tournament; Conflict if its league already has this season."""
        await self.write((ADD_TOURNAMENT, [vars(stored)]), *more)

    def entries(self, stored: StoredTournament, events: Sequence[Event]) -> Write:
        """The write of the first events of a new tournament, made by the clock."""
        same = {"tournament": stored.id, "by": None}
        return ADD_EVENT, [same | {"number": k, "kind": one.kind, "at": one.at, "data": one.data} for k, one in enumerate(events)]

    async def add_event(self, known: int, after: StoredTournament, event: Event, by: str | None, *more: Write) -> None:
        """Add the event with this number, the new state and related rows; Conflict if another event was stored first."""
        row = {"tournament": after.id, "number": known, "kind": event.kind, "at": event.at, "data": event.data, "by": by}
        now = {"row": after.id, "known": known, "phase": after.phase, "entrants": after.entrants, "repeats": after.repeats}
        details: list[Write] = []
        if event.kind == "change":
            details = [(CHANGE_DETAILS, [{"row": after.id} | {f"new_{name}": getattr(after, name) for name in DETAILS}])]
        await self.write((ADD_EVENT, [row]), *more, *details, (ADVANCE, [now]))

    def finishing(self, table: str) -> Write:
        """The write that marks a table as no longer needed."""
        return FINISH, [{"row": table}]

    async def finish(self, table: str) -> None:
        """Mark a table as no longer needed."""
        await self.write(self.finishing(table))

    async def find(self, tournament: str) -> StoredTournament | None:
        rows = await self._read(select(TournamentRow).where(TournamentRow.id == tournament))
        return tournament_of(rows[0][0]) if rows else None

    async def events(self, tournament: str, first: int = 0) -> list[tuple[Event, str | None]]:
        """The events from a number on, and who made them."""
        found = select(EventRow).where(EventRow.tournament == tournament, EventRow.number >= first).order_by(EventRow.number)
        return [(Event(row[0].kind, row[0].at, row[0].data), row[0].by) for row in await self._read(found)]

    async def going_on(self) -> list[StoredTournament]:
        """Tournaments with work for the clock."""
        found = select(TournamentRow).where(TournamentRow.phase.in_(GOING_ON)).order_by(TournamentRow.starts)
        return [tournament_of(row[0]) for row in await self._read(found)]

    async def without_next(self) -> list[StoredTournament]:
        """Finished seasons whose next season does not exist yet."""
        later = aliased(TournamentRow)
        follows = select(later.id).where(later.league == TournamentRow.league, later.season == TournamentRow.season + 1)
        found = select(TournamentRow).where(TournamentRow.phase == "over", TournamentRow.repeats.is_(True), ~follows.exists())
        return [tournament_of(row[0]) for row in await self._read(found)]

    async def seasons(self, league: str) -> list[StoredTournament]:
        """The seasons of a league, in order."""
        found = select(TournamentRow).where(TournamentRow.league == league).order_by(TournamentRow.season)
        return [tournament_of(row[0]) for row in await self._read(found)]

    async def listed(self, phases: Sequence[str], game: str | None, before: float | None, limit: int = LISTED) -> list[StoredTournament]:
        """Tournaments in certain phases, the latest start first."""
        found = select(TournamentRow).where(TournamentRow.phase.in_(phases))
        if game is not None:
            found = found.where(TournamentRow.game == game)
        if before is not None:
            found = found.where(TournamentRow.starts < before)
        return [tournament_of(row[0]) for row in await self._read(found.order_by(TournamentRow.starts.desc()).limit(limit))]

    # Tables

    def assigning(self, table: str, tournament: str, pairing: str, game: int, attempt: int, players: tuple[str, str]) -> Write:
        """The write that assigns a table to a pairing."""
        row = {"table": table, "tournament": tournament, "pairing": pairing, "game": game, "attempt": attempt, "done": False}
        return ADD_PAIRING_TABLE, [row | {"first": players[0], "second": players[1]}]

    async def boards(self, tournament: str | None = None) -> list[Board]:
        """The tables of a tournament; without one, the tables that any tournament still needs."""
        columns = ("status", "outcome", "voided", "swapped", "commits", "to_move", "changed", "entropy")
        found = select(PairingTableRow, *(getattr(TableRow, name) for name in columns)).join(TableRow, TableRow.id == PairingTableRow.table)
        of = PairingTableRow.done.is_(False) if tournament is None else PairingTableRow.tournament == tournament
        rows = await self._read(found.where(of).order_by(PairingTableRow.pairing, PairingTableRow.game, PairingTableRow.attempt))
        names = ("table", "tournament", "pairing", "game", "attempt", "first", "second", "done")
        return [Board(*(getattr(row[0], name) for name in names), *row[1:]) for row in rows]

    async def event_of(self, table: str) -> tuple[str, str] | None:
        """Id and name of the tournament a table belongs to."""
        found = select(TournamentRow.id, TournamentRow.name).join(PairingTableRow, PairingTableRow.tournament == TournamentRow.id)
        rows = await self._read(found.where(PairingTableRow.table == table))
        return (rows[0][0], rows[0][1]) if rows else None

    # Presets

    async def presets(self, owner: str) -> list[Preset]:
        """A member's presets."""
        found = select(PresetRow.name, PresetRow.game, PresetRow.settings).where(PresetRow.owner == owner).order_by(PresetRow.name)
        return [Preset(*row) for row in await self._read(found)]

    async def save_preset(self, owner: str, preset: Preset) -> None:
        """Save a preset; one with the same name is replaced."""
        await self.write((REMOVE_PRESET, [{"of": owner, "called": preset.name}]), (ADD_PRESET, [vars(preset) | {"owner": owner}]))

    async def remove_preset(self, owner: str, name: str) -> None:
        await self.write((REMOVE_PRESET, [{"of": owner, "called": name}]))

    # People

    async def people(self, visitors: Iterable[str]) -> dict[str, Visitor]:
        rows = await self._read(select(VisitorRow).where(VisitorRow.id.in_(list(visitors))))
        return {row[0].id: visitor_of(row[0]) for row in rows}

    async def exported(self, visitor: str) -> list[dict[str, Any]]:
        """A member's part in tournaments, as rows."""
        columns = (EventRow.tournament, TournamentRow.name, EventRow.kind, EventRow.at)
        found = select(*columns).join(TournamentRow, TournamentRow.id == EventRow.tournament).where(EventRow.by == visitor)
        directed = select(TournamentRow.id.label("tournament"), TournamentRow.name, TournamentRow.created.label("at"))
        rows = await self._read(directed.where(TournamentRow.director == visitor))
        decisions = [dict(row._mapping) for row in await self._read(found.order_by(EventRow.at))]
        return [dict(row._mapping) | {"kind": "organise"} for row in rows] + decisions

    async def gone(self, visitors: Iterable[str]) -> set[str]:
        """The people, of those given, whose account is closed or deleted."""
        away = or_(VisitorRow.closed.is_not(None), VisitorRow.deleted.is_not(None))
        return {row[0] for row in await self._read(select(VisitorRow.id).where(VisitorRow.id.in_(list(visitors)), away))}


def is_expected() -> ColumnElement[bool]:
    """The condition that a tournament still needs a table."""
    return select(PairingTableRow.table).where(PairingTableRow.table == TableRow.id, PairingTableRow.done.is_(False)).exists()


def tournament_of(row: TournamentRow) -> StoredTournament:
    return StoredTournament(**{name: getattr(row, name) for name in StoredTournament.__dataclass_fields__})
