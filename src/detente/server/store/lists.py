"""Lists of tables with keyset pagination: the next page starts after the last table of this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select, true

from ..errors import BadMessage
from ..play.clocks import DAY
from .matches import Holder, Match, kind_of
from .models import BlockRow, SeatRow, TableRow, VisitorRow
from .part import Read
from .ratings import with_ratings

GOING_ON = ("waiting", "playing")


@dataclass(frozen=True)
class ListRequest:
    """A request for a list of tables. *search* is part of a player's name (normalised), *title* part of a title."""

    kind: str  # mine, open, live, finished or records
    visitor: str | None = None
    game: str | None = None
    mode: str | None = None
    status: str | None = None
    clock: str | None = None  # none, live or days
    search: str = ""
    title: str = ""
    person: str | None = None
    cursor: str | None = None
    limit: int = 30
    since: float = 0.0  # live games with a move since then


@dataclass(frozen=True)
class Page:
    """Tables, and the cursor of the next page if there is one."""

    matches: list[Match]
    next: str | None


# One's own tables: unfinished ones come first. Other lists have one order.
# When a table changed, as far as spectators may know: a place in the list would tell of a move that they are to see later.
KNOWN: Any = case((TableRow.delay > 0, TableRow.created), else_=TableRow.changed)
RANK: Any = case((TableRow.status.in_(GOING_ON), 0), else_=1)


async def list_matches(read: Read, wanted: ListRequest) -> Page:
    """A page of tables, the most recently changed first."""
    is_ranked, changed = wanted.kind == "mine", KNOWN if wanted.kind == "live" else TableRow.changed
    found = select(TableRow).where(*conditions(wanted))
    if wanted.cursor is not None:
        found = found.where(after(wanted.cursor, is_ranked, changed))
    order = (*([RANK] if is_ranked else []), changed.desc(), TableRow.id.desc())
    matches = await select_tables(read, found.order_by(*order).limit(wanted.limit + 1))
    page = matches[: wanted.limit]
    return Page(page, cursor_of(page[-1], wanted.kind == "live") if len(matches) > wanted.limit else None)


def conditions(wanted: ListRequest) -> list[ColumnElement[bool]]:
    """The conditions of a list."""
    found = [kind_condition(wanted)]
    for column, value in ((TableRow.game, wanted.game), (TableRow.mode, wanted.mode), (TableRow.status, wanted.status)):
        if value is not None:
            found.append(column == value)
    if wanted.clock is not None:
        found.append(clock_condition(wanted.clock))
    if wanted.search or wanted.title:
        found.append(or_(*search_conditions(wanted)))
    if wanted.person is not None:
        found.append(TableRow.id.in_(seats_of(VisitorRow.person == wanted.person)))
    return found


def kind_condition(wanted: ListRequest) -> ColumnElement[bool]:
    if wanted.kind == "mine":
        return TableRow.id.in_(select(SeatRow.table).where(SeatRow.visitor == wanted.visitor))
    if wanted.kind == "open":
        free = select(SeatRow.table).where(SeatRow.table == TableRow.id, SeatRow.visitor.is_(None), SeatRow.bot.is_(None))
        free = free.where(SeatRow.reserved.is_(None))
        return and_(TableRow.mode == "open", TableRow.status == "waiting", free.exists(), is_welcome(wanted.visitor))
    if wanted.kind == "live":
        is_live = or_(TableRow.changed > wanted.since, TableRow.delay > 0)  # the time of their last move is not shown
        return and_(TableRow.mode.in_(("open", "show")), TableRow.status == "playing", is_live)
    if wanted.kind == "finished":
        return and_(TableRow.mode == "open", TableRow.status == "over")
    return and_(TableRow.mode == "record", TableRow.status == "over", TableRow.title != "")


def is_welcome(visitor: str | None) -> ColumnElement[bool]:
    """The condition that nobody at a table blocks the visitor or is blocked by them."""
    blocks = or_(
        and_(BlockRow.visitor == SeatRow.visitor, BlockRow.other == visitor),
        and_(BlockRow.other == SeatRow.visitor, BlockRow.visitor == visitor),
    )
    found = select(SeatRow.table).join(BlockRow, and_(blocks, BlockRow.kind == "block")).where(SeatRow.table == TableRow.id)
    return ~found.exists() if visitor else true()


def clock_condition(clock: str) -> ColumnElement[bool]:
    """Tables without a clock, with one for a sitting, or with days for each move or for the game."""
    stored: Any = TableRow.clock
    base = stored["base"].as_float()
    is_correspondence = or_(stored["per_move"].as_boolean(), base >= DAY)
    found: ColumnElement[bool] = base.is_(None)
    return found if clock == "none" else and_(~found, is_correspondence if clock == "days" else ~is_correspondence)


def search_conditions(wanted: ListRequest) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.search:
        found.append(TableRow.id.in_(seats_of(VisitorRow.skeleton.contains(wanted.search, autoescape=True))))
    if wanted.title:
        found.append(func.lower(TableRow.title).contains(wanted.title, autoescape=True))
    return found


def seats_of(condition: ColumnElement[bool]) -> Select[Any]:
    """The tables at which certain visitors sit."""
    return select(SeatRow.table).join(VisitorRow, VisitorRow.id == SeatRow.visitor).where(condition)


def cursor_of(match: Match, is_live: bool) -> str:
    """The cursor at the end of a page: rank, time and id of its last table."""
    at = match.created if is_live and match.delay else match.changed
    return f"{int(match.status not in GOING_ON)}_{at!r}_{match.id}"


def after(cursor: str, is_ranked: bool, changed_at: Any) -> ColumnElement[bool]:
    """The condition for the next page; BadMessage if the cursor is invalid."""
    rank, _, rest = cursor.partition("_")
    changed, _, table_id = rest.partition("_")
    try:
        at = float(changed)
    except ValueError as error:
        raise BadMessage("bad-message") from error
    later = or_(changed_at < at, and_(changed_at == at, TableRow.id < table_id))
    return or_(int(rank == "1") < RANK, and_(int(rank == "1") == RANK, later)) if is_ranked else later


async def select_tables(read: Read, tables: Select[Any]) -> list[Match]:
    """The matches of a selection of tables, with who sits at them."""
    rows = [row[0] for row in await read(tables)]
    columns = (SeatRow, VisitorRow.name, VisitorRow.login, VisitorRow.deleted, VisitorRow.person)
    joined = select(*columns).outerjoin(VisitorRow, VisitorRow.id == SeatRow.visitor)
    seats = await read(joined.where(SeatRow.table.in_([row.id for row in rows])))
    holders: dict[str, dict[str, Holder]] = {row.id: {} for row in rows}
    for seat, name, login, deleted, person in seats:
        kind = kind_of(login, deleted) if seat.visitor else None
        holders[seat.table][seat.seat] = Holder(seat.visitor, name or "", seat.bot, seat.reserved, kind, person)
    return await with_ratings(read, [Match.from_row(row, holders[row.id]) for row in rows])
