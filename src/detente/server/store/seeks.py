"""Storage of seeks. Two that fit become one table in one transaction, whatever other servers do at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Table, and_, bindparam, delete, exists, insert, or_, select, update

from .lists import select_tables
from .matches import Match
from .models import BlockRow, SeatRow, SeekRow, TableRow, VisitorRow
from .part import StorePart
from .people import Person, person_columns, person_of
from .statements import EXACT, HOLD
from .writer import Write

LISTED = 200  # seeks per query
MOST = 20_000  # seeks with which a new one is compared
KEPT = 86_400.0  # seconds for which the table of a paired seek can still be looked up
BUSY = 60.0  # seconds after a live game was found before another is found for the same person


@dataclass(frozen=True)
class Seek:
    """A request for an opponent, and its owner."""

    id: str
    visitor: str
    game: str
    pace: str  # live or days
    side: str
    options: dict[str, Any] | None
    clock: dict[str, float] | None
    low: int | None
    high: int | None
    created: float
    expires: float
    table: str | None = None
    paired: float | None = None
    delay: int = 0  # seconds after which spectators see a move, at least
    owner: Person = field(default_factory=lambda: Person(None, "", "guest"))


COLUMNS = tuple(column.key for column in SeekRow.__table__.columns)
SEEKS = cast(Table, SeekRow.__table__)
ADD_SEEK = insert(SEEKS)
REMOVE_SEEK = delete(SEEKS).where(SEEKS.c.id == bindparam("row"), SEEKS.c.visitor == bindparam("of"))
# The writer executes it before PAIR, so it must spare the seeks that are paired.
REMOVE_LIVE = delete(SEEKS).where(SEEKS.c.visitor == bindparam("of"), SEEKS.c.pace == "live", SEEKS.c.table.is_(None))
REMOVE_LIVE = REMOVE_LIVE.where(SEEKS.c.id != bindparam("one"), SEEKS.c.id != bindparam("other"))
REMOVE_OLD = delete(SEEKS).where(SEEKS.c.expires <= bindparam("now"))
RENEW = update(SEEKS).where(SEEKS.c.visitor == bindparam("of"), SEEKS.c.pace == "live", SEEKS.c.table.is_(None))
RENEW = RENEW.where(SEEKS.c.expires > bindparam("now")).values(expires=bindparam("until"))
_OTHER = SEEKS.alias()
_IS_BUSY = exists().where(
    _OTHER.c.visitor == SEEKS.c.visitor, _OTHER.c.pace == "live", SEEKS.c.pace == "live", _OTHER.c.paired > bindparam("lately")
)
# Matches only if the seek is still open; otherwise everything is rolled back.
PAIR = (
    update(SEEKS)
    .where(SEEKS.c.id == bindparam("row"), SEEKS.c.table.is_(None), SEEKS.c.expires > bindparam("now"), ~_IS_BUSY)
    .values(table=bindparam("made"), paired=bindparam("now"), expires=bindparam("until"))
    .execution_options(**EXACT)
)


class SeekStore(StorePart):
    """The seeks in the database."""

    async def add(self, seek: Seek, *more: Write) -> None:
        """Add a seek and related rows."""
        await self.write((ADD_SEEK, [{name: getattr(seek, name) for name in COLUMNS}]), *more)

    async def remove(self, seek: str, visitor: str) -> None:
        """Withdraw a seek; no error if it is gone."""
        await self.write((REMOVE_SEEK, [{"row": seek, "of": visitor}]))

    async def renew(self, visitor: str, now: float, until: float) -> None:
        """Extend a visitor's live seeks."""
        await self.write((RENEW, [{"of": visitor, "now": now, "until": until}]))

    async def remove_old(self, now: float) -> None:
        if await self._read(select(SeekRow.id).where(SeekRow.expires <= now).limit(1)):
            await self.write((REMOVE_OLD, [{"now": now}]))

    async def open(self, now: float) -> list[Seek]:
        """Seeks that are open, the oldest first."""
        return await self._select(SeekRow.table.is_(None), SeekRow.expires > now)

    async def newest(self, now: float) -> list[Seek]:
        """The newest open seeks, the oldest of them first."""
        newest_first = (SeekRow.created.desc(), SeekRow.id)
        return (await self._select(SeekRow.table.is_(None), SeekRow.expires > now, order=newest_first))[::-1]

    async def like(self, seek: Seek, now: float) -> list[Seek]:
        """All open seeks of others for the same game and pace, the oldest first."""
        same = (SeekRow.game == seek.game, SeekRow.pace == seek.pace, SeekRow.visitor != seek.visitor)
        return await self._select(SeekRow.table.is_(None), SeekRow.expires > now, *same, limit=MOST)

    async def of(self, visitor: str, now: float) -> list[Seek]:
        """A visitor's seeks, including those that became a table."""
        return await self._select(SeekRow.visitor == visitor, SeekRow.expires > now)

    async def find(self, seek: str, now: float) -> Seek | None:
        found = await self._select(SeekRow.id == seek, SeekRow.expires > now)
        return found[0] if found else None

    async def _select(self, *conditions: Any, order: Sequence[Any] = (SeekRow.created, SeekRow.id), limit: int = LISTED) -> list[Seek]:
        joined = select(SeekRow, *person_columns(VisitorRow)).join(VisitorRow, VisitorRow.id == SeekRow.visitor)
        here = joined.where(*conditions, VisitorRow.closed.is_(None), VisitorRow.deleted.is_(None))
        rows = await self._read(here.order_by(*order).limit(limit))
        return [Seek(**{name: getattr(row[0], name) for name in COLUMNS}, owner=person_of(row[1:5])) for row in rows]

    async def apart(self, visitors: Sequence[str]) -> set[frozenset[str]]:
        """The pairs, among some people, of which one blocks the other."""
        found = select(BlockRow.visitor, BlockRow.other).where(BlockRow.kind == "block", BlockRow.visitor.in_(visitors))
        return {frozenset(row) for row in await self._read(found.where(BlockRow.other.in_(visitors)))}

    def pairing(self, seeks: Sequence[Seek], players: Sequence[str], table: str, now: float) -> list[Write]:
        """The writes that turn seeks into a table; Conflict if one of them is no longer open."""
        held: list[Write] = [(HOLD, [{"row": visitor}]) for visitor in sorted(set(players))]
        paired = {"made": table, "now": now, "until": now + KEPT, "lately": now - BUSY}
        made: list[Write] = [(PAIR, [paired | {"row": seek.id}]) for seek in sorted(seeks, key=lambda one: one.id)]
        spared = {"one": seeks[0].id, "other": seeks[-1].id}
        others = [{"of": visitor} | spared for visitor in players]  # players whose live game begins want no second one
        return held + made + ([(REMOVE_LIVE, others)] if seeks[0].pace == "live" else [])

    # Challenges are tables with a seat that is kept for one person

    async def challenges(self, visitor: str) -> list[tuple[Match, Person]]:
        """Tables that wait for somebody who was challenged, and who that is: those of the visitor, and those that the visitor was
        asked to."""
        empty = and_(SeatRow.visitor.is_(None), SeatRow.bot.is_(None), SeatRow.reserved.is_not(None))
        kept = select(SeatRow.table).where(empty)
        mine = select(SeatRow.table).where(or_(SeatRow.visitor == visitor, and_(empty, SeatRow.reserved == visitor)))
        found = select(TableRow).where(TableRow.status == "waiting", TableRow.id.in_(kept), TableRow.id.in_(mine))
        matches = await select_tables(self._read, found.order_by(TableRow.changed.desc()).limit(LISTED))
        asked = {match.id: next(holder.reserved for holder in match.seats.values() if holder.reserved) for match in matches}
        people = await self._read(select(VisitorRow.id, *person_columns(VisitorRow)).where(VisitorRow.id.in_(asked.values())))
        named = {row[0]: person_of(row[1:5]) for row in people}
        return [(match, named[str(asked[match.id])]) for match in matches if asked[match.id] in named]
