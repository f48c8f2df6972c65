"""The store: everything persistent. No other module contains SQL."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Engine, and_, create_engine, event, make_url, or_, select, text
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from ..errors import BadMessage, NotFound, StoreDown
from ..identity.names import skeleton
from . import statements as sql
from .alerts import AlertStore
from .api_tokens import ApiTokenStore
from .archive import ArchiveStore
from .comments import CommentStore
from .file_statements import CACHED
from .friends import FriendStore
from .guests import remove_idle
from .lists import GOING_ON, ListRequest, Page, list_matches, select_tables
from .matches import ChatLine, Holder, Match, Session, StoredMove, Token, Visitor, kind_of, new_id, seated
from .migrate import migrate
from .models import ChatRow, MoveRow, SeatRow, TableRow, VisitorRow
from .notes import NoteStore
from .notifications import NotificationStore
from .outbox import Outbox
from .people import PeopleStore
from .plans import REMOVE_PLANS, PlanStore
from .ratings import RatingStore, with_ratings
from .seeks import SeekStore
from .sessions import SessionStore, visitor_of
from .tournaments import TournamentStore, is_expected
from .vacations import VacationStore
from .waiting import Waiting, waiting_for
from .work import LEASE, Work
from .writer import Write, Writer, is_refused, transact_in_loop, transact_in_thread

__all__ = [
    "LISTED",
    "ChatLine",
    "Holder",
    "ListRequest",
    "Match",
    "Page",
    "Session",
    "Store",
    "StoredMove",
    "Token",
    "Visitor",
    "Waiting",
    "seated",
]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
LISTED = 100
MOST_MEMBERS = 5  # most accounts of one e-mail address that a mail goes to
POOL: dict[str, Any] = {"pool_size": 8, "max_overflow": 0}
WRITING: dict[str, Any] = {"pool_size": 2, "max_overflow": 0}  # connections of their own: no crowd of readers holds up a move
MIGRATING: dict[str, Any] = {"poolclass": NullPool, "connect_args": {"timeout": 5.0, "command_timeout": 3600.0}}
IDLE = 1.0  # seconds after which an idle network connection is tested before use: a restarted server has dropped it
# A database server that does not answer for so many seconds counts as lost.
# A server that crashes in the middle of a transaction keeps its row locks no longer than that either.
ABANDONED = {"idle_in_transaction_session_timeout": "10000", "tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2"}
NETWORK: dict[str, Any] = {"connect_args": {"timeout": 5.0, "command_timeout": 10.0, "server_settings": ABANDONED}}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Set up a connection: concurrent readers with one writer, and durable commits."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _test_idle(engine: Engine) -> None:
    """Test idle connections before they are used again; errors on busy ones are noticed anyway."""

    def note(_: Any, record: ConnectionPoolEntry) -> None:
        record.info["idle"] = time.monotonic()

    def test(connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
        if time.monotonic() - record.info.get("idle", math.inf) > IDLE:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise DisconnectionError from error  # the pool takes another one

    event.listen(engine, "checkin", note)
    event.listen(engine, "checkout", test)


class Store:
    """The database."""

    def __init__(self, url: str, name: str = "") -> None:
        self.name = name or secrets.token_hex(6)  # name of this server among those of the database
        is_file = url.startswith("sqlite")
        self.is_shared = not is_file  # whether other servers may change what is stored
        self.engine: AsyncEngine = create_async_engine(url, **POOL, **({} if is_file else NETWORK))
        # Reads are single statements: over the network a transaction would cost two more round trips.
        reading = self.engine if is_file else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._session = async_sessionmaker(reading, expire_on_commit=False)
        self._file = create_engine(make_url(url).set(drivername="sqlite"), connect_args={"cached_statements": CACHED}) if is_file else None
        if self._file is not None:
            for engine in (self.engine.sync_engine, self._file):
                event.listen(engine, "connect", _prepare_sqlite)
        self._url, self._writing = url, self.engine if is_file else create_async_engine(url, **WRITING, **NETWORK)
        if not is_file:
            for engine in (self.engine.sync_engine, self._writing.sync_engine):
                _test_idle(engine)
        self._writer = Writer(transact_in_thread(self._file) if self._file is not None else transact_in_loop(self._writing))
        self.sessions, self.outbox = SessionStore(self._rows, self._writer.write), Outbox(self._rows, self._writer.write)
        self.people, self.ratings = PeopleStore(self._rows, self._writer.write), RatingStore(self._rows, self._writer.write)
        self.api_tokens = ApiTokenStore(self._rows, self._writer.write)
        self.archive = ArchiveStore(self._rows, self._writer.write)
        self.tournaments = TournamentStore(self._rows, self._writer.write)
        self.alerts = AlertStore(self._rows, self._writer.write)
        self.friends = FriendStore(self._rows, self._writer.write)
        self.notifications = NotificationStore(self._rows, self._writer.write)
        self.notes = NoteStore(self._rows, self._writer.write)
        self.comments = CommentStore(self._rows, self._writer.write)
        self.plans = PlanStore(self._rows, self._writer.write)
        self.vacations = VacationStore(self._rows, self._writer.write)
        self.seeks = SeekStore(self._rows, self._writer.write)
        self.work = Work(self._writing, self._writer, self.name, self.is_shared)

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        try:
            await self._migrate()
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown("store-down") from error
        self._writer.start()
        await self._fill_skeletons()

    async def _migrate(self) -> None:
        """Over the network, on a connection that may wait longer for a statement than others."""
        engine = create_async_engine(self._url, **MIGRATING) if self.is_shared else self.engine
        try:
            await migrate(engine)
        finally:
            if self.is_shared:
                await engine.dispose()

    async def _fill_skeletons(self) -> None:
        """Fill in columns that servers of an earlier version did not write."""
        lacking = VisitorRow.deleted.is_(None) & or_(VisitorRow.person.is_(None), VisitorRow.skeleton == "")
        rows = await self._rows(select(VisitorRow.id, VisitorRow.name, VisitorRow.login, VisitorRow.person).where(lacking))
        for visitor_id, name, login, person in rows:
            seen = "" if login and await self.member_like(skeleton(name), visitor_id) else skeleton(name)
            await self._writer.write((sql.SET_SKELETON, [{"row": visitor_id, "skeleton": seen, "person": person or new_id()}]))

    async def close(self) -> None:
        await self._writer.stop()
        if self._file is not None:
            self._file.dispose()
        await self._writing.dispose()
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        """The number of queued writes."""
        return self._writer.waiting

    @property
    def is_failing(self) -> bool:
        """Whether the last write failed."""
        return self._writer.is_failing

    async def ping(self) -> bool:
        """Return whether the database answers; after a failed write, also whether it accepts one."""
        if not self._writer.is_started:
            return False
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            if self._writer.is_failing:
                await self._writer.write((sql.PROBE, [{}]))
        except (SQLAlchemyError, OSError, StoreDown):
            return False
        return True

    async def _rows(self, statement: Any) -> Sequence[Any]:
        try:
            async with self._session() as session:
                return (await session.execute(statement)).all()
        except (SQLAlchemyError, OSError, ValueError) as error:
            if is_refused(error):
                raise BadMessage("bad-message") from error
            raise StoreDown("store-down") from error

    # Visitors

    async def visitor(self, visitor_id: str) -> Visitor | None:
        return await self._visitor(VisitorRow.id == visitor_id)

    async def visitor_by_login(self, login: str) -> Visitor | None:
        return await self._visitor(VisitorRow.login == login)

    async def members(self, word: str) -> list[Visitor]:
        """Accounts with a confirmed address that have this login or address."""
        named = (VisitorRow.login == word) | (VisitorRow.email == word)
        rows = await self._rows(select(VisitorRow).where(named, VisitorRow.login.is_not(None), VisitorRow.confirmed).limit(MOST_MEMBERS))
        return [visitor_of(row[0]) for row in rows]

    async def _visitor(self, condition: Any) -> Visitor | None:
        rows = await self._rows(select(VisitorRow).where(condition))
        return visitor_of(rows[0][0]) if rows else None

    async def name_visitor(self, visitor: Visitor) -> None:
        """Write a visitor's name and language only: other changes may be in progress."""
        values = {"row": visitor.id, "name": visitor.name, "lang": visitor.lang, "skeleton": visitor.skeleton}
        await self._writer.write((sql.NAME_VISITOR, [values]))

    async def remove_idle_guests(self, before: float) -> int:
        """Remove guests not seen since a time who left nothing behind; return how many."""
        return await remove_idle(self._rows, self._writer.write, before)

    async def member_like(self, skeleton: str, but: str) -> str | None:
        """The name of another member that looks like this one."""
        found = select(VisitorRow.name).where(VisitorRow.skeleton == skeleton, VisitorRow.login.is_not(None), VisitorRow.id != but)
        rows = await self._rows(found.limit(1))
        return str(rows[0][0]) if rows else None

    # Tables

    async def add_match(self, match: Match, moves: Sequence[StoredMove] = (), *after: Write) -> None:
        """Add a table and related rows in one transaction."""
        await self._writer.write(*self._new_match(match, moves), *after)

    def _new_match(self, match: Match, moves: Sequence[StoredMove] = ()) -> list[Write]:
        seats = [
            {"table": match.id, "seat": seat, "visitor": holder.visitor, "bot": holder.bot, "reserved": holder.reserved}
            for seat, holder in match.seats.items()
        ]
        rows = [_move_columns(match, sequence, move) for sequence, move in enumerate(moves)]
        writes: list[Write] = [(sql.ADD_TABLE, [self._columns(match)]), (sql.ADD_SEAT, seats)]
        return [*writes, *([(sql.ADD_MOVE, rows)] if rows else [])]

    # The changes below expect the version of the match they are given and return the stored match; Outdated if it has changed.

    async def change_match(self, match: Match, *before: Write) -> Match:
        """Write a match and related rows. Planned answers are removed when the game ends."""
        changed, ended = replace(match, version=match.version + 1), list[Write]()
        if match.planned and match.status not in GOING_ON:
            changed, ended = replace(changed, planned={}), [(REMOVE_PLANS, [{"row": match.id}])]
        await self._change(match, *before, *ended, (sql.CHANGE_TABLE, [_by_row(self._columns(changed))]))
        return changed

    async def add_rematch(self, match: Match, again: Match) -> Match:
        """Add a rematch and link it from the first match, in one transaction."""
        return await self.change_match(match.but(rematch=again.id), *self._new_match(again))

    async def add_move(self, match: Match, sequence: int, move: StoredMove, *also: Write) -> Match:
        """Add a move, related rows and the new state of the table in one transaction."""
        added: Write = (sql.ADD_MOVE, [_move_columns(match, sequence, move)])
        if match.outcome or also:
            return await self.change_match(match, added, *also)
        changed, after = match.but(version=match.version + 1), sql.AFTER_TIMED_MOVE if match.clock else sql.AFTER_MOVE
        await self._change(match, added, (after, [self._held(changed.columns_after_move())]))
        return changed

    async def remove_moves(self, match: Match, sequence: int, *also: Write) -> Match:
        """Undo every move from *sequence* on, with related rows."""
        removed: Write = (sql.REMOVE_MOVES, [{"row": match.id, "first": sequence}])
        return await self.change_match(replace(match, rewound=match.version + 1), removed, *also)

    async def take_seat(self, match: Match, seat: str) -> Match:
        """Store who holds a seat."""
        holder = match.seats[seat]
        taken: Write = (sql.TAKE_SEAT, [{"row": match.id, "place": seat, "visitor": holder.visitor, "bot": holder.bot}])
        return await self.change_match(match, taken)

    async def add_chat(self, match: Match, visitor_id: str, text: str, at: float) -> Match:
        """A line of chat."""
        changed = replace(match, version=match.version + 1, chatted=match.version + 1)
        line: Write = (sql.ADD_CHAT, [{"table": match.id, "visitor": visitor_id, "text": text, "at": at}])
        after = {"row": match.id, "version": changed.version, "chatted": changed.chatted}
        await self._change(match, line, (sql.ADD_TO_CHAT, [after]))
        return changed

    async def _change(self, match: Match, *writes: Write) -> None:
        await self._writer.write(*writes, claims={match.id: match.version})

    def _columns(self, match: Match) -> dict[str, Any]:
        """The row of a table. If it is a bot's turn, the server that writes the row runs the bot."""
        return self._held(match.columns())

    def _held(self, columns: dict[str, Any]) -> dict[str, Any]:
        """The columns, with who runs the bot if it is a bot's turn."""
        is_mine = columns["awaits_bot"]
        columns["worker"], columns["worker_until"] = (self.name, time.time() + LEASE) if is_mine else (None, 0.0)
        return columns

    async def match(self, table_id: str) -> Match:
        """A match by its id, or NotFound."""
        found = await select_tables(self._rows, select(TableRow).where(TableRow.id == table_id))
        if not found:
            raise NotFound("no-table")
        return found[0]

    async def rated(self, match: Match) -> Match:
        """A match with the current ratings of its players."""
        return (await with_ratings(self._rows, [match]))[0]

    async def moves(self, table_id: str) -> list[StoredMove]:
        return (await self.moves_since(table_id, 0))[1]

    async def moves_since(self, table_id: str, first: int) -> tuple[int, list[StoredMove]]:
        """The moves of a table from a sequence number on, and the table's version."""
        ours = (MoveRow.table == TableRow.id) & (MoveRow.sequence >= first)
        found = select(TableRow.version, MoveRow.seat, MoveRow.action, MoveRow.given, MoveRow.forced).outerjoin(MoveRow, ours)
        rows = await self._rows(found.where(TableRow.id == table_id).order_by(MoveRow.sequence))
        if not rows:
            raise NotFound("no-table")
        return rows[0][0], [StoredMove(*row[1:]) for row in rows if row[1] is not None]

    async def move_times(self, table_id: str) -> list[float]:
        """When each move of a table was made."""
        rows = await self._rows(select(MoveRow.at).where(MoveRow.table == table_id).order_by(MoveRow.sequence))
        return [row[0] for row in rows]

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The current versions of tables."""
        rows = await self._rows(select(TableRow.id, TableRow.version).where(TableRow.id.in_(table_ids)))
        return {row[0]: row[1] for row in rows}

    async def list_tables(self, wanted: ListRequest) -> Page:
        """A page of tables."""
        return await list_matches(self._rows, wanted)

    async def waiting_for(self, visitor_id: str) -> list[Waiting]:
        """The tables that wait for a visitor, the most urgent first."""
        return await waiting_for(self._rows, visitor_id)

    async def forgotten(self, waiting_since: float, idle_since: float) -> list[str]:
        """Tables of the lobby that have waited that long, others that never began, and games against bots that nobody came back to;
        not those of tournaments, which have a time of their own."""
        waits = (TableRow.mode == "open") & (TableRow.status == "waiting") & (TableRow.changed < waiting_since)
        waits |= (TableRow.mode == "show") & (TableRow.status == "playing") & (TableRow.changed < waiting_since)
        is_left = (TableRow.status == "waiting") | ((TableRow.mode == "bot") & (TableRow.status == "playing"))
        idles = is_left & (TableRow.changed < idle_since)
        return [row[0] for row in await self._rows(select(TableRow.id).where(waits | idles, ~is_expected()).limit(LISTED))]

    async def shows(self) -> list[Match]:
        """Show games (between bots) being played."""
        shows = select(TableRow).where(TableRow.mode == "show", TableRow.status == "playing")
        return await select_tables(self._rows, shows.order_by(TableRow.changed.desc()).limit(LISTED))

    async def record_titles(self) -> set[str]:
        """The titles of the recorded games."""
        rows = await self._rows(select(TableRow.title).where(TableRow.mode == "record", TableRow.title != ""))
        return {row[0] for row in rows}

    async def opponents(self, visitor_id: str) -> list[str]:
        """The names of a visitor's opponents at unfinished tables."""
        mine = select(SeatRow.table).join(TableRow, TableRow.id == SeatRow.table)
        mine = mine.where(SeatRow.visitor == visitor_id, TableRow.status.in_(("waiting", "playing")))
        others = select(VisitorRow.name).join(SeatRow, SeatRow.visitor == VisitorRow.id)
        rows = await self._rows(others.where(SeatRow.table.in_(mine), SeatRow.visitor != visitor_id).distinct().limit(LISTED))
        return [row[0] for row in rows]

    async def sit_together(self, one: str, other: str) -> bool:
        """Return whether two visitors share or shared a table, or one waits there for the other's answer to a challenge."""
        asked = and_(SeatRow.visitor.is_(None), SeatRow.table.in_(select(TableRow.id).where(TableRow.status == "waiting")))
        hers, his = (or_(SeatRow.visitor == who, and_(asked, SeatRow.reserved == who)) for who in (one, other))
        return bool(await self._rows(select(SeatRow.table).where(his, SeatRow.table.in_(select(SeatRow.table).where(hers))).limit(1)))

    # Chat

    async def chat(self, table_id: str, after: int = 0) -> list[ChatLine]:
        """The last lines of a table's chat, the oldest first; only those after a line, if wanted."""
        columns = (
            VisitorRow.name,
            ChatRow.text,
            ChatRow.at,
            ChatRow.visitor,
            VisitorRow.login,
            VisitorRow.deleted,
            VisitorRow.person,
            ChatRow.id,
        )
        joined = select(*columns).join(VisitorRow, VisitorRow.id == ChatRow.visitor)
        ours = (ChatRow.table == table_id) & (ChatRow.id > after)
        rows = await self._rows(joined.where(ours).order_by(ChatRow.id.desc()).limit(LISTED))
        found = [(row[:4], kind_of(row[4], row[5]), row[6], row[7]) for row in reversed(rows)]
        return [ChatLine(name, text, at, who, kind, person, number) for (name, text, at, who), kind, person, number in found]


def _move_columns(match: Match, sequence: int, move: StoredMove) -> dict[str, Any]:
    return {"table": match.id, "sequence": sequence, "at": match.changed, **vars(move)}


def _by_row(columns: dict[str, Any]) -> dict[str, Any]:
    """Columns as parameters of an update of the row with their id."""
    return {name: value for name, value in columns.items() if name not in sql.UNCHANGED} | {"row": columns["id"]}
