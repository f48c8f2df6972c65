"""Storage of alerts: choices, channels, alerts, and messages to be delivered."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Table, bindparam, delete, func, insert, or_, select, update

from ..alerts.choices import AlertChoices
from .alert_models import AlertRow, ChannelRow, ChoiceRow, DeliveryRow
from .lists import select_tables
from .matches import Match, Visitor
from .models import CHANGED, WITHOUT_ALERTS, ChatRow, MoveRow, NoticeRow, SeatRow, ServerRow, TableRow, VisitorRow
from .part import StorePart
from .people import ADD_NOTIFICATION, NOTICES, NOTIFICATIONS, notice_writes
from .sessions import visitor_of
from .statements import EXACT, SEATS, SERVER, TABLES
from .writer import Write

CHOICES, CHANNELS, ALERTS, DELIVERIES = (cast(Table, row.__table__) for row in (ChoiceRow, ChannelRow, AlertRow, DeliveryRow))
ADD_CHOICE, ADD_CHANNEL, ADD_ALERT, ADD_DELIVERY = (insert(table) for table in (CHOICES, CHANNELS, ALERTS, DELIVERIES))
REMOVE_CHOICE = delete(CHOICES).where(CHOICES.c.visitor == bindparam("of"))
REMOVE_CHANNEL = delete(CHANNELS).where(CHANNELS.c.id == bindparam("row"), CHANNELS.c.visitor == bindparam("of"))
REMOVE_DELIVERIES = delete(DELIVERIES).where(DELIVERIES.c.channel == bindparam("row"))
# The first server to record that a table's changes were processed creates its alerts, in the same transaction.
MARK_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("row"), TABLES.c.told == bindparam("before"))
    .values(told=bindparam("seen"))
    .execution_options(**EXACT)
)
MARK_PROCESSED = update(TABLES).where(TABLES.c.id == bindparam("row"), TABLES.c.told < bindparam("seen")).values(told=bindparam("seen"))
SEE = update(SEATS).where(SEATS.c.table == bindparam("row"), SEATS.c.visitor == bindparam("of")).values(seen=bindparam("now"))
READ_AT_TABLE = (
    update(NOTIFICATIONS)
    .where(NOTIFICATIONS.c.visitor == bindparam("of"), NOTIFICATIONS.c.table == bindparam("row"), NOTIFICATIONS.c.at <= bindparam("now"))
    .where(NOTIFICATIONS.c.read.is_(None))
    .values(read=bindparam("now"))
)
MARK_NOTICE = (
    update(NOTICES).where(NOTICES.c.id == bindparam("row"), NOTICES.c.told.is_(False)).values(told=True).execution_options(**EXACT)
)
_ONE = (ALERTS.c.key == bindparam("what"), ALERTS.c.via == bindparam("how"), ALERTS.c.done.is_(None))
SETTLE = update(ALERTS).where(*_ONE).values(done=bindparam("now")).execution_options(**EXACT)
POSTPONE = update(ALERTS).where(*_ONE).values(due=bindparam("until"))
FORGET_OLD = delete(ALERTS).where(ALERTS.c.done < bindparam("before"))
# The first server to change the time of the next attempt has claimed the message.
CLAIM = (
    update(DELIVERIES)
    .where(DELIVERIES.c.id == bindparam("row"), DELIVERIES.c.due == bindparam("seen"))
    .values(due=bindparam("until"), attempts=DELIVERIES.c.attempts + 1)
    .execution_options(**EXACT)
)
PUT_OFF = update(DELIVERIES).where(DELIVERIES.c.id == bindparam("row")).values(due=bindparam("until"))
REMOVE = delete(DELIVERIES).where(DELIVERIES.c.id == bindparam("row"))
WORKED = update(CHANNELS).where(CHANNELS.c.id == bindparam("row")).values(failures=0, off=None, why="")
FAILED = update(CHANNELS).where(CHANNELS.c.id == bindparam("row")).values(failures=CHANNELS.c.failures + 1, why=bindparam("reason"))
SWITCH_OFF = update(CHANNELS).where(CHANNELS.c.id == bindparam("row"), CHANNELS.c.off.is_(None)).values(off=bindparam("now"))
SWITCH_OFF = SWITCH_OFF.execution_options(**EXACT)
REOPEN_MAIL = update(CHANNELS).where(CHANNELS.c.visitor == bindparam("of"), CHANNELS.c.via == "mail").values(failures=0, off=None, why="")
STORE_KEY = update(SERVER).where(SERVER.c.push_key == "").values(push_key=bindparam("key"))
# What is deleted with an account.
FORGET_ALERTS = (
    delete(DELIVERIES).where(DELIVERIES.c.channel.in_(select(CHANNELS.c.id).where(CHANNELS.c.visitor == bindparam("of")))),
    delete(CHANNELS).where(CHANNELS.c.visitor == bindparam("of")),
    delete(ALERTS).where(ALERTS.c.visitor == bindparam("of")),
    delete(NOTIFICATIONS).where(or_(NOTIFICATIONS.c.visitor == bindparam("of"), NOTIFICATIONS.c.other == bindparam("of"))),
    REMOVE_CHOICE,
)
IS_MEMBER = VisitorRow.login.is_not(None) & VisitorRow.closed.is_(None) & VisitorRow.deleted.is_(None)
TABLES_AT_ONCE, ALERTS_AT_ONCE, AT_ONCE = 100, 500, 20  # rows per query


@dataclass(frozen=True)
class Channel:
    """A channel to a member; *target* is secret."""

    id: str
    visitor: str
    via: str
    name: str
    target: dict[str, Any] = field(repr=False)
    created: float
    failures: int = 0
    off: float | None = None
    why: str = ""


@dataclass(frozen=True)
class Alert:
    """An alert for one member by one kind of channel."""

    key: str
    via: str
    visitor: str
    kind: str
    table: str | None
    facts: dict[str, Any]
    at: float
    due: float
    done: float | None = None


@dataclass(frozen=True)
class Delivery:
    """A message to be delivered. It is dropped after *expires*."""

    id: str
    channel: str
    body: dict[str, Any] = field(repr=False)
    created: float
    due: float
    expires: float
    attempts: int = 0


@dataclass(frozen=True)
class PendingNotice:
    """A notice of the page."""

    id: int
    visitor: str
    kind: str
    text: str
    until: float | None


@dataclass(frozen=True)
class ChangedTable:
    """A table with changes: alerts were created up to *alerted_version*."""

    match: Match
    alerted_version: int
    seen: dict[str, float]  # when each player last viewed it
    moved: dict[str, int]  # the number of the last move of each seat
    chatted: dict[str, float]  # when each player last said something


TableChanges = tuple[ChangedTable, Sequence[Alert], Sequence[Mapping[str, Any]]]  # a table with its alerts and notifications


def delivering(channel: str, body: dict[str, Any], seconds: float) -> Write:
    """The write that queues a message."""
    now = time.time()
    return ADD_DELIVERY, [vars(Delivery(secrets.token_urlsafe(16), channel, body, now, now, now + seconds))]


def settling(alerts: Iterable[Alert], now: float) -> list[Write]:
    """The writes that close alerts; if another server has closed them first, the whole transaction fails."""
    return [(SETTLE, [{"what": alert.key, "how": alert.via, "now": now}]) for alert in alerts]


class AlertStore(StorePart):
    """The alerts of the database."""

    # What members want

    async def choice(self, visitor: str) -> AlertChoices:
        return (await self.choices([visitor]))[visitor]

    async def choices(self, visitors: Iterable[str]) -> dict[str, AlertChoices]:
        """The choices of members, or the defaults."""
        wanted = list(visitors)
        rows = await self._read(select(ChoiceRow).where(ChoiceRow.visitor.in_(wanted)))
        return {visitor: AlertChoices() for visitor in wanted} | {row[0].visitor: choice_of(row[0]) for row in rows}

    async def choose(self, visitor: str, choice: AlertChoices) -> None:
        first, last = choice.quiet or (None, None)
        row = {"visitor": visitor, "wanted": {via: list(kinds) for via, kinds in choice.wanted.items()}, "zone": choice.zone}
        await self.write(
            (REMOVE_CHOICE, [{"of": visitor}]), (ADD_CHOICE, [row | {"quiet_from": first, "quiet_to": last, "delay": choice.delay}])
        )

    async def visitors(self, ids: Iterable[str]) -> dict[str, Visitor]:
        """Existing members by their ids."""
        rows = await self._read(select(VisitorRow).where(VisitorRow.id.in_(list(ids)), IS_MEMBER))
        return {row[0].id: visitor_of(row[0]) for row in rows}

    # Channels

    async def channels(self, visitors: Iterable[str]) -> list[Channel]:
        rows = await self._read(select(ChannelRow).where(ChannelRow.visitor.in_(list(visitors))).order_by(ChannelRow.created))
        return [channel_of(row[0]) for row in rows]

    async def channel(self, channel_id: str) -> Channel | None:
        rows = await self._read(select(ChannelRow).where(ChannelRow.id == channel_id))
        return channel_of(rows[0][0]) if rows else None

    async def add_channel(self, channel: Channel, *more: Write) -> None:
        """Add a channel and related rows; the member's channel with the same id is replaced."""
        await self.write(*self.removing(channel), (ADD_CHANNEL, [vars(channel)]), *more)

    async def remove_channel(self, channel: Channel) -> None:
        await self.write(*self.removing(channel))

    def removing(self, channel: Channel) -> tuple[Write, Write]:
        return (REMOVE_DELIVERIES, [{"row": channel.id}]), (REMOVE_CHANNEL, [{"row": channel.id, "of": channel.visitor}])

    async def note_success(self, channel_id: str, *more: Write) -> None:
        await self.write(*more, (WORKED, [{"row": channel_id}]))

    async def note_failure(self, channel_id: str, why: str, *more: Write) -> None:
        await self.write(*more, (FAILED, [{"row": channel_id, "reason": why}]))

    async def switch_off(self, channel: Channel) -> None:
        """Switch a failing channel off and notify the member on the page, once. Conflict if it is off already."""
        notices = notice_writes([channel.visitor], "channel", channel.name)
        await self.write((SWITCH_OFF, [{"row": channel.id, "now": time.time()}]), (REMOVE_DELIVERIES, [{"row": channel.id}]), *notices)

    # Tables of which something is new

    async def mark_processed(self, found: Iterable[ChangedTable]) -> None:
        """Mark tables that need no alerts as processed, in one write."""
        if rows := [{"row": changed.match.id, "seen": changed.match.version} for changed in found]:
            await self.write((MARK_PROCESSED, rows))

    async def changed_tables(self, after: str = "") -> list[ChangedTable]:
        """Tables that have changed since their alerts were last created, by id, from an id on."""
        found = select(TableRow).where(CHANGED, TableRow.id > after).order_by(TableRow.id).limit(TABLES_AT_ONCE)
        return await self._with_facts(await select_tables(self._read, found))

    async def running_out(self, first: float, last: float) -> list[ChangedTable]:
        """Tables at which a clock runs out between two times."""
        found = select(TableRow).where(TableRow.deadline > first, TableRow.deadline <= last, TableRow.status == "playing")
        return await self._with_facts(await select_tables(self._read, found.where(TableRow.mode.in_(("open", "private")))))

    async def matches(self, table_ids: Iterable[str]) -> dict[str, ChangedTable]:
        found = await select_tables(self._read, select(TableRow).where(TableRow.id.in_(list(table_ids))))
        return {changed.match.id: changed for changed in await self._with_facts(found)}

    async def _with_facts(self, matches: Sequence[Match]) -> list[ChangedTable]:
        ids = [match.id for match in matches]
        if not ids:
            return []
        alerted = {row[0]: row[1] for row in await self._read(select(TableRow.id, TableRow.told).where(TableRow.id.in_(ids)))}
        seen = await self._grouped(select(SeatRow.table, SeatRow.visitor, SeatRow.seen).where(SeatRow.table.in_(ids)))
        moved = select(MoveRow.table, MoveRow.seat, func.max(MoveRow.sequence)).where(MoveRow.table.in_(ids))
        moves = await self._grouped(moved.group_by(MoveRow.table, MoveRow.seat))
        chatted = select(ChatRow.table, ChatRow.visitor, func.max(ChatRow.at)).where(ChatRow.table.in_(ids))
        chat = await self._grouped(chatted.group_by(ChatRow.table, ChatRow.visitor))
        return [
            ChangedTable(match, alerted[match.id], seen.get(match.id, {}), moves.get(match.id, {}), chat.get(match.id, {}))
            for match in matches
        ]

    async def _grouped(self, statement: Any) -> dict[str, dict[str, Any]]:
        """Rows of table, name and value as a dictionary of dictionaries."""
        found: dict[str, dict[str, Any]] = {}
        for table, name, value in await self._read(statement):
            found.setdefault(table, {})[name] = value
        return found

    async def without_known(self, found: Sequence[TableChanges]) -> list[TableChanges]:
        """What tables give rise to, without the alerts and notifications that exist."""
        known = await self.known([alert.key for _, alerts, _ in found for alert in alerts])
        keys = [row["key"] for _, _, notifications in found for row in notifications]
        listed = {row[0] for row in await self._read(select(NOTIFICATIONS.c.key).where(NOTIFICATIONS.c.key.in_(keys)))} if keys else set()
        return [
            (
                changed,
                [alert for alert in alerts if (alert.key, alert.via) not in known],
                [row for row in notifications if row["key"] not in listed],
            )
            for changed, alerts, notifications in found
        ]

    async def add_table_alerts(
        self, changed: ChangedTable, alerts: Sequence[Alert], notifications: Sequence[Mapping[str, Any]]
    ) -> list[str]:
        """Store the new alerts and notifications of a table, once; Conflict if another server was faster. Returns whose are new."""
        rows, new = [vars(alert) for alert in alerts], [dict(row) for row in notifications]
        mark: Write = (MARK_TABLE, [{"row": changed.match.id, "before": changed.alerted_version, "seen": changed.match.version}])
        await self.write(mark, *([(ADD_ALERT, rows)] if rows else []), *([(ADD_NOTIFICATION, new)] if new else []))
        return [str(row["visitor"]) for row in new]

    # Notices of the page that also become alerts

    async def pending_notices(self) -> list[PendingNotice]:
        """Notices without alerts."""
        columns = (NoticeRow.id, NoticeRow.visitor, NoticeRow.kind, NoticeRow.text, NoticeRow.until)
        return [
            PendingNotice(*row)
            for row in await self._read(select(*columns).where(WITHOUT_ALERTS).order_by(NoticeRow.id).limit(TABLES_AT_ONCE))
        ]

    async def add_notice_alerts(self, notice: PendingNotice, alerts: Sequence[Alert]) -> None:
        """Store the alerts of a notice, once; Conflict if another server was faster."""
        rows = [vars(alert) for alert in alerts]
        await self.write((MARK_NOTICE, [{"row": notice.id}]), *([(ADD_ALERT, rows)] if rows else []))

    async def read_notices(self, numbers: Iterable[int]) -> set[int]:
        """The notices, of those given, that have been read on the page."""
        rows = await self._read(select(NoticeRow.id).where(NoticeRow.id.in_(list(numbers)), NoticeRow.read.is_not(None)))
        return {row[0] for row in rows}

    async def add(self, alerts: Sequence[Alert]) -> None:
        """Add alerts that do not exist yet; Conflict if another server adds them at the same time."""
        known = await self.known([alert.key for alert in alerts])
        if rows := [vars(alert) for alert in alerts if (alert.key, alert.via) not in known]:
            await self.write((ADD_ALERT, rows))

    async def known(self, keys: Sequence[str]) -> set[tuple[str, str]]:
        """The alerts that exist, by key and channel."""
        if not keys:
            return set()
        rows = await self._read(select(AlertRow.key, AlertRow.via).where(AlertRow.key.in_(keys)))
        return {(row[0], row[1]) for row in rows}

    async def record_seen(self, there: Mapping[tuple[str, str], float]) -> None:
        """Store when players last viewed their tables: they have read what the bell says about them."""
        if rows := [{"row": table, "of": visitor, "now": at} for (table, visitor), at in there.items()]:
            await self.write((SEE, rows), (READ_AT_TABLE, rows))

    # Pending alerts

    async def due(self, now: float) -> list[tuple[str, str]]:
        """The members and kinds of channels with alerts that are due."""
        found = select(AlertRow.visitor, AlertRow.via, func.min(AlertRow.due)).where(AlertRow.done.is_(None), AlertRow.due <= now)
        rows = await self._read(found.group_by(AlertRow.visitor, AlertRow.via).order_by(func.min(AlertRow.due)).limit(ALERTS_AT_ONCE))
        return [(row[0], row[1]) for row in rows]

    async def waiting(self, visitor: str, via: str) -> list[Alert]:
        """A member's pending alerts for one kind of channel, the oldest first."""
        mine = (AlertRow.visitor == visitor) & (AlertRow.via == via) & AlertRow.done.is_(None)
        rows = await self._read(select(AlertRow).where(mine).order_by(AlertRow.at).limit(ALERTS_AT_ONCE))
        return [Alert(**{column.key: getattr(row[0], column.key) for column in ALERTS.columns}) for row in rows]

    async def postpone(self, alerts: Iterable[Alert], until: float) -> None:
        await self.write((POSTPONE, [{"what": alert.key, "how": alert.via, "until": until} for alert in alerts]))

    async def forget_old(self, before: float) -> None:
        """Remove old alerts."""
        await self.write((FORGET_OLD, [{"before": before}]))

    # Messages on their way

    async def deliveries(self, now: float, besides: Collection[str] = ()) -> list[Delivery]:
        """Messages that are due, the oldest first, except those of the given channels."""
        found = select(DeliveryRow).where(DeliveryRow.due <= now, DeliveryRow.channel.not_in(besides))
        rows = await self._read(found.order_by(DeliveryRow.due).limit(AT_ONCE))
        return [Delivery(**{column.key: getattr(row[0], column.key) for column in DELIVERIES.columns}) for row in rows]

    async def claim(self, delivery: Delivery, seconds: float) -> None:
        """Claim a message for so many seconds; Conflict if another server has it."""
        await self.write((CLAIM, [{"row": delivery.id, "seen": delivery.due, "until": time.time() + seconds}]))

    async def push_key(self, fresh: str) -> str:
        """The private key of web push; *fresh* is stored if there is none yet."""
        await self.write((STORE_KEY, [{"key": fresh}]))
        return str((await self._read(select(ServerRow.push_key)))[0][0])


def choice_of(row: ChoiceRow) -> AlertChoices:
    quiet = None if row.quiet_from is None or row.quiet_to is None else (row.quiet_from, row.quiet_to)
    return AlertChoices({via: tuple(kinds) for via, kinds in row.wanted.items()}, row.zone, quiet, row.delay)


def channel_of(row: ChannelRow) -> Channel:
    return Channel(**{column.key: getattr(row, column.key) for column in CHANNELS.columns})
