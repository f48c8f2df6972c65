"""Storage of relations between people: mutes, blocks, reports, notices, and the log of moderation."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Executable, Select, Table, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.orm import aliased

from .alert_models import NotificationRow
from .friend_models import FollowRow, PresenceRow
from .matches import Visitor, kind_of
from .models import (
    BlockRow,
    ChatRow,
    CommentRow,
    MailRow,
    MarkRow,
    ModerationRow,
    MoveRow,
    NoteRow,
    NoticeRow,
    PlanRow,
    ReportRow,
    SeatRow,
    SeekRow,
    TableRow,
    VacationRow,
    VisitorRow,
)
from .part import StorePart
from .sessions import END_API_TOKENS, END_SIGNED, SESSIONS, TOKENS, visitor_of
from .statements import CHAT, EXACT, TABLES, VISITORS, change
from .tournaments import PRESETS
from .writer import Write

BLOCKS, REPORTS, MODERATION, NOTICES, SEEKS, VACATIONS, NOTES, PLANS = (
    cast(Table, row.__table__) for row in (BlockRow, ReportRow, ModerationRow, NoticeRow, SeekRow, VacationRow, NoteRow, PlanRow)
)
FOLLOWS, PRESENCE, NOTIFICATIONS = (cast(Table, row.__table__) for row in (FollowRow, PresenceRow, NotificationRow))
ADD_NOTIFICATION = insert(NOTIFICATIONS)
ADD_BLOCK, ADD_REPORT, ADD_ENTRY, ADD_NOTICE = (insert(table) for table in (BLOCKS, REPORTS, MODERATION, NOTICES))
REMOVE_BLOCK = delete(BLOCKS).where(
    BLOCKS.c.visitor == bindparam("of"), BLOCKS.c.other == bindparam("whom"), BLOCKS.c.kind == bindparam("how")
)
# A block removes follows in both directions.
PART = delete(FOLLOWS).where(
    or_(
        and_(FOLLOWS.c.visitor == bindparam("of"), FOLLOWS.c.other == bindparam("whom")),
        and_(FOLLOWS.c.visitor == bindparam("whom"), FOLLOWS.c.other == bindparam("of")),
    )
)
SETTLE = change(REPORTS, "settled", "verdict").where(REPORTS.c.settled.is_(None)).execution_options(**EXACT)
READ_NOTICE = update(NOTICES).where(NOTICES.c.id == bindparam("row"), NOTICES.c.visitor == bindparam("of")).values(read=bindparam("now"))
# A notice is also listed by the bell: whoever has read the one has read the other.
_SAME = (NOTICES.c.visitor == NOTIFICATIONS.c.visitor, NOTICES.c.kind == NOTIFICATIONS.c.kind, NOTICES.c.at == NOTIFICATIONS.c.at)
READ_WITH_NOTICES = (
    update(NOTIFICATIONS)
    .where(NOTIFICATIONS.c.visitor == bindparam("of"), NOTIFICATIONS.c.read.is_(None), exists().where(*_SAME, NOTICES.c.read.is_not(None)))
    .values(read=bindparam("now"))
)
READ_NOTICES_WITH = (
    update(NOTICES)
    .where(NOTICES.c.visitor == bindparam("of"), NOTICES.c.read.is_(None), exists().where(*_SAME, NOTIFICATIONS.c.read.is_not(None)))
    .values(read=bindparam("now"))
)
SILENCE, CLOSE, MODERATE = (change(VISITORS, column) for column in ("silenced", "closed", "moderator"))
VOID = change(TABLES, "voided").values(version=TABLES.c.version + 1).execution_options(**EXACT)
# Deleting an account keeps its games and nothing else.
FORGET = change(VISITORS, "name", "skeleton", "lang", "login", "password", "email", "confirmed", "deleted", "moderator").execution_options(
    **EXACT
)
# Notices whose text is somebody's name; the bell's are found by the person they are about.
NAMES_THEM = NOTICES.c.kind.in_(("declined", "settled"))
NAME = select(VISITORS.c.name).where(VISITORS.c.id == bindparam("of")).scalar_subquery()
MARKS, COMMENTS = cast(Table, MarkRow.__table__), cast(Table, CommentRow.__table__)
FORGET_ROWS = (
    delete(SEEKS).where(SEEKS.c.visitor == bindparam("of")),
    delete(NOTES).where(NOTES.c.visitor == bindparam("of")),
    delete(PLANS).where(PLANS.c.visitor == bindparam("of")),
    delete(COMMENTS).where(COMMENTS.c.visitor == bindparam("of")),
    delete(VACATIONS).where(VACATIONS.c.visitor == bindparam("of")),
    delete(SESSIONS).where(SESSIONS.c.visitor == bindparam("of")),
    delete(TOKENS).where(TOKENS.c.visitor == bindparam("of")),
    END_SIGNED,
    END_API_TOKENS,
    delete(BLOCKS).where(or_(BLOCKS.c.visitor == bindparam("of"), BLOCKS.c.other == bindparam("of"))),
    delete(NOTICES).where(NOTICES.c.visitor == bindparam("of")),
    delete(NOTICES).where(NAMES_THEM, or_(NOTICES.c.text == NAME, exists().where(*_SAME, NOTIFICATIONS.c.other == bindparam("of")))),
    delete(CHAT).where(CHAT.c.visitor == bindparam("of")),
    delete(PRESETS).where(PRESETS.c.owner == bindparam("of")),
    delete(FOLLOWS).where(or_(FOLLOWS.c.visitor == bindparam("of"), FOLLOWS.c.other == bindparam("of"))),
    delete(PRESENCE).where(PRESENCE.c.visitor == bindparam("of")),
    delete(MARKS).where(MARKS.c.visitor == bindparam("of")),
)
MAILS = cast(Table, MailRow.__table__)
FORGET_MAILS = delete(MAILS).where(MAILS.c.recipient == bindparam("to"))
HIDE = change(VISITORS, "hidden")
LISTED = 50  # rows per page
EXPORTED_OF_SEEKS = ("game", "pace", "side", "options", "clock", "low", "high", "created", "table")
EXPORTED_OF_COMMENTS = ("table", "step", "text", "at", "edited")
EXPORTED_OF_PLANS = ("table", "answers", "only", "dropped", "at")
GOING_ON = ("waiting", "playing")


@dataclass(frozen=True)
class Person:
    """The public facts of a visitor."""

    person: str | None
    name: str
    kind: str


@dataclass(frozen=True)
class Block:
    other: Person
    kind: str
    at: float


@dataclass(frozen=True)
class Report:
    """A report, with who made it and about whom."""

    id: int
    by: Person
    about: Person
    table: str | None
    kind: str
    text: str
    lines: list[dict[str, Any]]
    at: float
    settled: float | None
    verdict: str


@dataclass(frozen=True)
class ModerationEntry:
    """An action of moderation; *by* is None for the command line."""

    id: int
    by: Person | None
    what: str
    about: Person | None
    table: str | None
    why: str
    until: float | None
    at: float


@dataclass(frozen=True)
class Notice:
    id: int
    kind: str
    text: str
    until: float | None
    at: float


class PeopleStore(StorePart):
    """Relations between people."""

    async def find(self, person: str) -> Visitor | None:
        """A visitor by their public id."""
        rows = await self._read(select(VisitorRow).where(VisitorRow.person == person))
        return visitor_of(rows[0][0]) if rows else None

    async def search(self, skeleton: str, login: str, limit: int = LISTED) -> list[Visitor]:
        """Visitors by (look-alike) name, login or public id; members first, then the newest."""
        named = VisitorRow.skeleton.contains(skeleton, autoescape=True) if skeleton else VisitorRow.login.is_not(None)
        found = or_(named, VisitorRow.login == login, VisitorRow.person == login)
        order = (VisitorRow.login.is_(None), VisitorRow.created.desc())
        rows = await self._read(select(VisitorRow).where(found, VisitorRow.deleted.is_(None)).order_by(*order).limit(limit))
        return [visitor_of(row[0]) for row in rows]

    async def count_games(self, visitor_id: str) -> int:
        """The number of a visitor's finished games against people, without void ones."""
        mine = select(SeatRow.table).where(SeatRow.visitor == visitor_id)
        over = (TableRow.mode.in_(("open", "private"))) & (TableRow.status == "over") & TableRow.voided.is_(False)
        return int((await self._read(select(func.count()).select_from(TableRow).where(over, TableRow.id.in_(mine))))[0][0])

    async def bots_of(self, visitor_id: str) -> list[Visitor]:
        """A member's bot accounts, the oldest first."""
        mine = (VisitorRow.owner == visitor_id) & VisitorRow.deleted.is_(None)
        return [visitor_of(row[0]) for row in await self._read(select(VisitorRow).where(mine).order_by(VisitorRow.created, VisitorRow.id))]

    async def hide(self, visitor_id: str, parts: Sequence[str]) -> None:
        """Set the hidden parts of a profile."""
        await self.write((HIDE, [{"row": visitor_id, "hidden": " ".join(parts)}]))

    # Mute and block

    async def add_block(self, visitor_id: str, other: str, kind: str) -> None:
        """Mute or block a person; idempotent. A block also removes follows in both directions."""
        removed = {"of": visitor_id, "whom": other, "how": kind}
        row = {"visitor": visitor_id, "other": other, "kind": kind, "at": time.time()}
        parted: list[Write] = [(PART, [{"of": visitor_id, "whom": other}])] if kind == "block" else []
        await self.write((REMOVE_BLOCK, [removed]), (ADD_BLOCK, [row]), *parted)

    async def remove_block(self, visitor_id: str, other: str, kind: str) -> None:
        await self.write((REMOVE_BLOCK, [{"of": visitor_id, "whom": other, "how": kind}]))

    async def blocks_of(self, visitor_id: str) -> list[Block]:
        """The people a visitor mutes or blocks."""
        columns = (*person_columns(VisitorRow), BlockRow.kind, BlockRow.at)
        found = select(*columns).join(VisitorRow, VisitorRow.id == BlockRow.other).where(BlockRow.visitor == visitor_id)
        return [Block(person_of(row[:4]), row[4], row[5]) for row in await self._read(found.order_by(BlockRow.at.desc()))]

    async def hidden_from(self, visitor_id: str) -> set[str]:
        """The people whose chat a visitor does not see."""
        return {row[0] for row in await self._read(select(BlockRow.other).where(BlockRow.visitor == visitor_id))}

    async def hiders_of(self, visitor_id: str) -> dict[str, str]:
        """The people who do not see a visitor's chat, and whether they mute or block (the stronger)."""
        rows = await self._read(select(BlockRow.visitor, BlockRow.kind).where(BlockRow.other == visitor_id).order_by(BlockRow.kind.desc()))
        return {row[0]: row[1] for row in rows}

    async def is_blocked(self, visitor_id: str, others: Sequence[str]) -> bool:
        """Return whether a visitor and any of the others block each other, in either direction."""
        mine = and_(BlockRow.visitor == visitor_id, BlockRow.other.in_(others))
        theirs = and_(BlockRow.other == visitor_id, BlockRow.visitor.in_(others))
        return bool(await self._read(select(BlockRow.at).where(BlockRow.kind == "block", or_(mine, theirs)).limit(1)))

    # Reports

    async def add_report(self, row: dict[str, Any]) -> None:
        await self.write((ADD_REPORT, [row]))

    async def reports(self, is_open: bool, before: int | None = None, about: str | None = None, by: str | None = None) -> list[Report]:
        """Reports, the newest first."""
        found = self._select_reports()
        if is_open:
            found = found.where(ReportRow.settled.is_(None))
        for column, value in ((ReportRow.about, about), (ReportRow.by, by)):
            if value is not None:
                found = found.where(column == value)
        if before is not None:
            found = found.where(ReportRow.id < before)
        return [report_of(row) for row in await self._read(found.order_by(ReportRow.id.desc()).limit(LISTED))]

    async def report(self, report_id: int) -> tuple[Report, str] | None:
        """A report, and the id of the visitor who made it."""
        rows = await self._read(self._select_reports().where(ReportRow.id == report_id))
        return (report_of(rows[0]), rows[0][0].by) if rows else None

    def _select_reports(self) -> Select[Any]:
        by, about = aliased(VisitorRow), aliased(VisitorRow)
        found = select(ReportRow, *person_columns(by), *person_columns(about))
        return found.join(by, by.id == ReportRow.by).join(about, about.id == ReportRow.about)

    # What moderators did

    async def moderation_log(self, before: int | None = None, about: str | None = None) -> list[ModerationEntry]:
        """The log, the newest first."""
        by, whom = aliased(VisitorRow), aliased(VisitorRow)
        found = select(ModerationRow, *person_columns(by), *person_columns(whom))
        found = found.outerjoin(by, by.id == ModerationRow.by).outerjoin(whom, whom.id == ModerationRow.about)
        if about is not None:
            found = found.where(ModerationRow.about == about)
        if before is not None:
            found = found.where(ModerationRow.id < before)
        return [entry_of(row) for row in await self._read(found.order_by(ModerationRow.id.desc()).limit(LISTED))]

    async def entries_since(self, last: int) -> list[tuple[int, str, str | None, str | None]]:
        """Number, kind, visitor and table of the log's rows after a number."""
        columns = (ModerationRow.id, ModerationRow.what, ModerationRow.about, ModerationRow.table)
        return [
            (row[0], row[1], row[2], row[3])
            for row in await self._read(select(*columns).where(ModerationRow.id > last).order_by(ModerationRow.id))
        ]

    async def last_entry(self) -> int:
        return int((await self._read(select(func.coalesce(func.max(ModerationRow.id), 0))))[0][0])

    async def abandoned(self) -> list[tuple[str, str]]:
        """Unfinished tables with a player whose account is gone, and who that is."""
        gone = or_(VisitorRow.closed.is_not(None), VisitorRow.deleted.is_not(None))
        found = select(SeatRow.table, SeatRow.visitor).join(VisitorRow, VisitorRow.id == SeatRow.visitor)
        found = found.join(TableRow, TableRow.id == SeatRow.table).where(gone, TableRow.status.in_(GOING_ON))
        return [(row[0], row[1]) for row in await self._read(found.limit(LISTED))]

    async def voided(self) -> list[str]:
        """Void games that are still being played."""
        rows = await self._read(select(TableRow.id).where(TableRow.voided.is_(True), TableRow.status.in_(GOING_ON)).limit(LISTED))
        return [row[0] for row in rows]

    async def has_table(self, table_id: str) -> bool:
        return bool(await self._read(select(TableRow.id).where(TableRow.id == table_id)))

    async def players(self, table_id: str) -> list[str]:
        """The visitors at a table."""
        rows = await self._read(select(SeatRow.visitor).where(SeatRow.table == table_id, SeatRow.visitor.is_not(None)).distinct())
        return [row[0] for row in rows]

    # Notices

    async def notices(self, visitor_id: str) -> list[Notice]:
        """A visitor's unread notices."""
        columns = (NoticeRow.id, NoticeRow.kind, NoticeRow.text, NoticeRow.until, NoticeRow.at)
        found = select(*columns).where(NoticeRow.visitor == visitor_id, NoticeRow.read.is_(None)).order_by(NoticeRow.id)
        return [Notice(*row) for row in await self._read(found.limit(LISTED))]

    async def read_notice(self, visitor_id: str, notice: int) -> None:
        read = {"of": visitor_id, "now": time.time()}
        await self.write((READ_NOTICE, [read | {"row": notice}]), (READ_WITH_NOTICES, [read]))

    # Everything about somebody

    async def exported(self, visitor_id: str) -> dict[str, list[dict[str, Any]]]:
        """A visitor's tables, moves, chat and notices, as rows."""
        tables = select(TableRow.id, TableRow.game, TableRow.mode, TableRow.status, TableRow.outcome, TableRow.swapped, SeatRow.seat)
        tables = tables.add_columns(TableRow.created, TableRow.changed).join(SeatRow, SeatRow.table == TableRow.id)
        moves = select(MoveRow.table, MoveRow.sequence, MoveRow.seat, MoveRow.action, MoveRow.at)
        moves = moves.where(MoveRow.table.in_(select(SeatRow.table).where(SeatRow.visitor == visitor_id)))
        chat = select(ChatRow.table, ChatRow.text, ChatRow.at).where(ChatRow.visitor == visitor_id).order_by(ChatRow.id)
        notices = select(NoticeRow.kind, NoticeRow.text, NoticeRow.until, NoticeRow.at, NoticeRow.read).where(
            NoticeRow.visitor == visitor_id
        )
        found = {
            "tables": tables.where(SeatRow.visitor == visitor_id).order_by(TableRow.created, TableRow.id),
            "moves": moves.order_by(MoveRow.table, MoveRow.sequence),
            "chat": chat,
            "notices": notices.order_by(NoticeRow.id),
            "notes": select(NOTES.c.table, NOTES.c.text, NOTES.c.at).where(NOTES.c.visitor == visitor_id).order_by(NOTES.c.at),
            "comments": select(*(COMMENTS.c[name] for name in EXPORTED_OF_COMMENTS))
            .where(COMMENTS.c.visitor == visitor_id)
            .order_by(COMMENTS.c.id),
            "plans": select(*(PLANS.c[name] for name in EXPORTED_OF_PLANS)).where(PLANS.c.visitor == visitor_id).order_by(PLANS.c.at),
            "vacations": select(VACATIONS.c.begins, VACATIONS.c.ends).where(VACATIONS.c.visitor == visitor_id).order_by(VACATIONS.c.begins),
            "seeks": select(*(SEEKS.c[name] for name in EXPORTED_OF_SEEKS)).where(SEEKS.c.visitor == visitor_id).order_by(SEEKS.c.created),
        }
        return {name: [dict(row._mapping) for row in await self._read(statement)] for name, statement in found.items()}

    async def forget(self, visitor_id: str, email: str | None, *more: Executable) -> None:
        """Delete a visitor: the row stays without a name, since games refer to it. *more*: statements of other stores."""
        now = time.time()
        gone = {"row": visitor_id, "name": "", "skeleton": "", "lang": "", "login": None, "password": None, "email": None}
        entry = moderation_row(None, "delete", about=visitor_id)
        rows: list[Write] = [(statement, [{"of": visitor_id}]) for statement in (*FORGET_ROWS, *more)]
        mails: list[Write] = [(FORGET_MAILS, [{"to": email}])] if email else []
        flags = {"deleted": now, "moderator": False, "confirmed": False}
        await self.write(*rows, *mails, (ADD_ENTRY, [entry]), (FORGET, [gone | flags]))


def moderation_row(
    by: str | None, what: str, about: str | None = None, table: str | None = None, why: str = "", until: float | None = None
) -> dict[str, Any]:
    """A row of the log."""
    return {"by": by, "what": what, "about": about, "table": table, "why": why, "until": until, "at": time.time()}


def notification_key(kind: str, visitor: str, what: str) -> str:
    """The key of a notification, made from its subject."""
    return f"{kind}:{visitor}:{what}"


def notification_writes(
    visitors: Iterable[str],
    kind: str,
    what: str,
    *,
    subject: str = "",
    text: str = "",
    until: float | None = None,
    table: str | None = None,
    tournament: str | None = None,
    other: str | None = None,
    at: float | None = None,
) -> list[Write]:
    """The write of a notification for each visitor; Conflict if one with the same *subject* (by default the kind) and *what* exists."""
    about = {"kind": kind, "table": table, "tournament": tournament, "other": other, "text": text, "until": until, "read": None}
    same = about | {"at": time.time() if at is None else at}
    rows = [same | {"visitor": one, "key": notification_key(subject or kind, one, what)} for one in dict.fromkeys(visitors)]
    return [(ADD_NOTIFICATION, rows)] if rows else []


def notice_writes(visitors: Iterable[str], kind: str, text: str = "", until: float | None = None, **about: Any) -> list[Write]:
    """The writes of a notice and its notification for each visitor; *about* as in `notification_writes`."""
    at, people = time.time(), list(dict.fromkeys(visitors))
    rows = [{"visitor": visitor, "kind": kind, "text": text, "until": until, "at": at} for visitor in people]
    listed = notification_writes(people, kind, **{"what": repr(at), "text": text, "until": until, "at": at} | about)
    return [(ADD_NOTICE, rows), *listed] if rows else []


def person_columns(row: Any) -> tuple[Any, ...]:
    return row.person, row.name, row.login, row.deleted


def person_of(columns: Sequence[Any]) -> Person:
    person, name, login, deleted = columns
    return Person(person, name, kind_of(login, deleted))


def report_of(row: Any) -> Report:
    found: ReportRow = row[0]
    same = (found.table, found.kind, found.text, found.lines, found.at, found.settled, found.verdict)
    return Report(found.id, person_of(row[1:5]), person_of(row[5:9]), *same)


def entry_of(row: Any) -> ModerationEntry:
    found: ModerationRow = row[0]
    by, about = (person_of(part) if held else None for held, part in ((found.by, row[1:5]), (found.about, row[5:9])))
    return ModerationEntry(found.id, by, found.what, about, found.table, found.why, found.until, found.at)
