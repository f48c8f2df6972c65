"""Storage of follows and presence.

Every server repeatedly notes the members whose pages make requests. A member who has not been noted for a while is gone, whether the page
was closed or the server was killed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import ColumnElement, Float, String, Table, and_, bindparam, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.orm import aliased

from .friend_models import FollowRow, PresenceRow
from .models import BlockRow, TableRow, VisitorRow
from .part import StorePart
from .people import Person, person_columns, person_of
from .statements import VISITORS
from .writer import Write

FOLLOWS, PRESENCE = (cast(Table, row.__table__) for row in (FollowRow, PresenceRow))
ADD_FOLLOW = insert(FOLLOWS)
REMOVE_FOLLOW = delete(FOLLOWS).where(FOLLOWS.c.visitor == bindparam("of"), FOLLOWS.c.other == bindparam("whom"))
NOTE = update(PRESENCE).where(PRESENCE.c.visitor == bindparam("of")).values(at=bindparam("now"))
NOTE_TABLE = NOTE.values(table=bindparam("where"), table_at=bindparam("now"))
_IS_KNOWN = exists().where(PRESENCE.c.visitor == VISITORS.c.id)
_FIRST = select(VISITORS.c.id, bindparam("now", type_=Float), bindparam("where", type_=String), bindparam("now", type_=Float))
ADD_PRESENCE = insert(PRESENCE).from_select(
    ["visitor", "at", "table", "table_at"], _FIRST.where(VISITORS.c.id == bindparam("of"), ~_IS_KNOWN)
)
HERE = 45.0  # seconds after the last request for which a member counts as online
LISTED = 50  # rows per page


@dataclass(frozen=True)
class RelatedPerson:
    """A member in a list; *following*: I follow them, *follower*: they follow me."""

    person: Person
    hidden: str
    following: bool
    follower: bool
    at: float | None  # when they were last online
    table: str | None  # the public table at which they play now
    game: str | None


class FriendStore(StorePart):
    """Follows and presence."""

    # Following

    async def follow(self, visitor: str, other: str, at: float, *more: Write) -> None:
        """Follow a member, with related rows; idempotent."""
        await self.write(*unfollowing(visitor, other), (ADD_FOLLOW, [{"visitor": visitor, "other": other, "at": at}]), *more)

    async def is_following(self, visitor: str, other: str) -> bool:
        return bool(await self._read(select(FollowRow.at).where(FollowRow.visitor == visitor, FollowRow.other == other)))

    async def followers_of(self, visitor: str) -> list[str]:
        """The ids of all who follow a member."""
        return [row[0] for row in await self._read(select(FollowRow.visitor).where(FollowRow.other == visitor))]

    async def unfollow(self, visitor: str, other: str) -> None:
        await self.write(*unfollowing(visitor, other))

    async def count(self, visitor: str) -> int:
        """The number of people a member follows."""
        return int((await self._read(select(func.count()).select_from(FollowRow).where(FollowRow.visitor == visitor)))[0][0])

    async def exported(self, visitor: str) -> list[dict[str, Any]]:
        """The people a member follows, and since when."""
        found = select(VisitorRow.name, FollowRow.at).join(VisitorRow, VisitorRow.id == FollowRow.other).where(FollowRow.visitor == visitor)
        return [dict(row._mapping) for row in await self._read(found.order_by(FollowRow.at))]

    async def last_seen(self, visitor: str) -> dict[str, Any] | None:
        """A member's presence row."""
        rows = await self._read(select(PresenceRow.at, PresenceRow.table, PresenceRow.table_at).where(PresenceRow.visitor == visitor))
        return dict(rows[0]._mapping) if rows else None

    # Lists

    async def one(self, person: str, me: str, now: float) -> RelatedPerson:
        """One existing member, as listed."""
        found, _ = await self._list(VisitorRow.person == person, me, now, 0)
        return found[0]

    async def followed(self, me: str, now: float, first: int) -> tuple[list[RelatedPerson], int]:
        """A page of the people a member follows, and their number."""
        return await self._list(_follows(me, VisitorRow.id), me, now, first)

    async def followers(self, me: str, now: float, first: int) -> tuple[list[RelatedPerson], int]:
        """A page of a member's followers, and their number."""
        return await self._list(_follows(VisitorRow.id, me), me, now, first)

    async def here(self, me: str, now: float, first: int) -> tuple[list[RelatedPerson], int]:
        """A page of members who are visibly online, without blocked or blocking ones, and their number."""
        row = aliased(PresenceRow)
        is_here = exists().where(row.visitor == VisitorRow.id, row.at > now - HERE)
        blocks = and_(BlockRow.kind == "block", _between(BlockRow.visitor, BlockRow.other, me, VisitorRow.id))
        is_visible = and_(~_hides("here"), or_(~_hides("here-others"), _follows(VisitorRow.id, me)))
        return await self._list(and_(is_here, is_visible, ~exists().where(blocks), VisitorRow.id != me), me, now, first)

    async def _list(self, condition: ColumnElement[bool], me: str, now: float, first: int) -> tuple[list[RelatedPerson], int]:
        """A page of people by name, without deleted and closed accounts."""
        is_listed = and_(condition, VisitorRow.deleted.is_(None), VisitorRow.closed.is_(None))
        plays = and_(
            TableRow.id == PresenceRow.table, PresenceRow.table_at > now - HERE, TableRow.mode == "open", TableRow.status == "playing"
        )
        columns = (VisitorRow.hidden, _follows(me, VisitorRow.id), _follows(VisitorRow.id, me), PresenceRow.at, TableRow.id, TableRow.game)
        found = select(*person_columns(VisitorRow), *columns).select_from(VisitorRow)
        found = found.outerjoin(PresenceRow, PresenceRow.visitor == VisitorRow.id).outerjoin(TableRow, plays)
        rows = await self._read(found.where(is_listed).order_by(VisitorRow.skeleton, VisitorRow.id).offset(first).limit(LISTED))
        total = int((await self._read(select(func.count()).select_from(VisitorRow).where(is_listed)))[0][0])
        return [RelatedPerson(person_of(row[:4]), row[4], bool(row[5]), bool(row[6]), *row[7:]) for row in rows], total

    # Who is here

    async def record(self, here: Mapping[str, float], tables: Mapping[str, str]) -> None:
        """Store members' presence, and the public tables of those who are playing."""
        rows = [{"of": visitor, "now": at, "where": tables.get(visitor)} for visitor, at in sorted(here.items())]
        at_tables = [row for row in rows if row["where"]]
        elsewhere = [{"of": row["of"], "now": row["now"]} for row in rows if not row["where"]]
        writes: list[Write] = [(NOTE_TABLE, at_tables), (NOTE, elsewhere), (ADD_PRESENCE, rows)]
        if rows:
            await self.write(*(write for write in writes if write[1]))


def unfollowing(visitor: str, other: str) -> tuple[Write, ...]:
    """The write that removes a follow."""
    return ((REMOVE_FOLLOW, [{"of": visitor, "whom": other}]),)


def _follows(one: Any, other: Any) -> ColumnElement[bool]:
    return exists().where(FollowRow.visitor == one, FollowRow.other == other)


def _between(first: Any, second: Any, one: Any, other: Any) -> ColumnElement[bool]:
    """The condition that a row relates two visitors, in either direction."""
    return or_(and_(first == one, second == other), and_(first == other, second == one))


def _hides(word: str) -> ColumnElement[bool]:
    return (literal(" ") + VisitorRow.hidden + literal(" ")).contains(f" {word} ")
