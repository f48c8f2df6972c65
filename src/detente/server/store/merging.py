"""A guest's seats, seats kept for them, chat, blocks, reports and notices become another visitor's: the statements."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import BindParameter, Table, Update, bindparam, case, delete, exists, func, or_, select, update

from .alert_models import NotificationRow
from .models import BlockRow, CommentRow, NoteRow, NoticeRow, PlanRow, ReportRow, SeekRow
from .sessions import ending_others
from .statements import CHAT, EXACT, SEATS, TABLES, VISITORS
from .writer import Write

OWN_GAMES = ("hotseat", "sandbox")  # one person on both seats
_OTHERS = SEATS.alias()
_OWNER: BindParameter[Any] = bindparam("account")
_GUEST: BindParameter[Any] = bindparam("guest")
# Run first: makes other servers reload the tables, and locks the rows in the common order.
_TABLES = select(SEATS.c.table).where(or_(SEATS.c.visitor == _GUEST, SEATS.c.reserved == _GUEST))
_LOCKED = select(TABLES.c.id).where(TABLES.c.id.in_(_TABLES)).order_by(TABLES.c.id).with_for_update(key_share=True)
CHANGE_TABLES = update(TABLES).where(TABLES.c.id.in_(_LOCKED)).values(version=TABLES.c.version + 1)
MOVE_SEATS = update(SEATS).where(SEATS.c.visitor == _GUEST).values(visitor=_OWNER)
MOVE_KEPT = update(SEATS).where(SEATS.c.reserved == _GUEST).values(reserved=_OWNER)
MOVE_CHAT = update(CHAT).where(CHAT.c.visitor == _GUEST).values(visitor=_OWNER)
BLOCKS, NOTICES, REPORTS, SEEKS, NOTES, PLANS = (
    cast(Table, row.__table__) for row in (BlockRow, NoticeRow, ReportRow, SeekRow, NoteRow, PlanRow)
)


def _move_blocks(mine: str, theirs: str) -> Update:
    """Move a guest's blocks, and those against the guest, except duplicates and blocks of oneself."""
    same = BLOCKS.alias()
    has = exists().where(same.c[mine] == _OWNER, same.c[theirs] == BLOCKS.c[theirs], same.c.kind == BLOCKS.c.kind)
    return update(BLOCKS).where(BLOCKS.c[mine] == _GUEST, BLOCKS.c[theirs] != _OWNER, ~has).values({mine: _OWNER})


MOVE_BLOCKS, MOVE_BLOCKED = _move_blocks("visitor", "other"), _move_blocks("other", "visitor")
DROP_BLOCKS = delete(BLOCKS).where(or_(BLOCKS.c.visitor == _GUEST, BLOCKS.c.other == _GUEST))
MOVE_NOTICES = update(NOTICES).where(NOTICES.c.visitor == _GUEST).values(visitor=_OWNER)
NOTIFICATIONS = cast(Table, NotificationRow.__table__)
MOVE_NOTIFICATIONS = (
    update(NOTIFICATIONS)
    .where(NOTIFICATIONS.c.visitor == _GUEST)
    .values(visitor=_OWNER, key=func.replace(NOTIFICATIONS.c.key, _GUEST, _OWNER))
)
MOVE_ABOUT = update(NOTIFICATIONS).where(NOTIFICATIONS.c.other == _GUEST).values(other=_OWNER)  # in the bells of others
MOVE_SEEKS = update(SEEKS).where(SEEKS.c.visitor == _GUEST).values(visitor=_OWNER)


def _move_one(rows: Table) -> Update:
    """Move rows of which each visitor has one per table, except where the new owner has one."""
    same = rows.alias()
    has = exists().where(same.c.visitor == _OWNER, same.c.table == rows.c.table)
    return update(rows).where(rows.c.visitor == _GUEST, ~has).values(visitor=_OWNER)


MOVE_NOTES, MOVE_PLANS = _move_one(NOTES), _move_one(PLANS)
COMMENTS = cast(Table, CommentRow.__table__)
MOVE_COMMENTS = update(COMMENTS).where(COMMENTS.c.visitor == _GUEST).values(visitor=_OWNER)
MOVE_REPORTS = update(REPORTS).where(REPORTS.c.by == _GUEST, REPORTS.c.about != _OWNER).values(by=_OWNER)
MOVE_REPORTED = update(REPORTS).where(REPORTS.c.about == _GUEST, REPORTS.c.by != _OWNER).values(about=_OWNER)
# A mute of the guest carries over to the member.
_UNTIL: BindParameter[Any] = bindparam("until")
KEEP_SILENT = (
    update(VISITORS).where(VISITORS.c.id == _OWNER).values(silenced=case((VISITORS.c.silenced < _UNTIL, _UNTIL), else_=VISITORS.c.silenced))
)
_PLAYS_BOTH_SIDES = exists().where(
    SEATS.c.visitor == _OWNER,
    _OTHERS.c.visitor == _OWNER,
    SEATS.c.table == _OTHERS.c.table,
    SEATS.c.seat != _OTHERS.c.seat,
    TABLES.c.id == SEATS.c.table,
    TABLES.c.mode.not_in(OWN_GAMES),
)
# Run last: matches only if the guest still is one and nobody now plays against themselves; otherwise everything is rolled back.
CHECK = (
    update(VISITORS)
    .where(VISITORS.c.id == _GUEST, VISITORS.c.login.is_(None), ~_PLAYS_BOTH_SIDES)
    .values(lang=VISITORS.c.lang)
    .execution_options(**EXACT)
)


def moving(guest_id: str, owner_id: str, silenced: float) -> tuple[Write, ...]:
    """All writes of the merge, including the end of the guest's sessions."""
    values = [{"guest": guest_id, "account": owner_id}]
    moved = (CHANGE_TABLES, MOVE_SEATS, MOVE_KEPT, MOVE_CHAT, MOVE_COMMENTS)
    people = (MOVE_BLOCKS, MOVE_BLOCKED, DROP_BLOCKS, MOVE_SEEKS, MOVE_NOTES, MOVE_PLANS, MOVE_REPORTS, MOVE_REPORTED)
    notices = (MOVE_NOTICES, MOVE_NOTIFICATIONS, MOVE_ABOUT)
    silence: Write = (KEEP_SILENT, [{"account": owner_id, "until": silenced}])
    return *((statement, values) for statement in (*moved, *people, *notices)), silence, *ending_others(guest_id, ""), (CHECK, values)
