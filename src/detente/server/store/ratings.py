"""Storage of ratings: the games processed, the lists (one for each game and pace), and the ratings in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from sqlalchemy import (
    JSON,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.orm import Mapped, aliased, mapped_column

from ..club.glicko import PERIOD, PROVISIONAL, SCALE, Rating
from ..errors import Conflict
from .matches import Holder, Match, kind_of
from .models import Base, MarkRow, MoveRow, SeatRow, TableRow, VisitorRow
from .part import Read, StorePart, finished_without
from .people import MARKS, Person, person_columns, person_of
from .statements import EXACT
from .writer import Write

LISTED = 50  # rows per page, and games per batch


class RatingListRow(Base):
    """A rating list. Writes require the version that was read, so that servers cannot count a game twice or lose one."""

    __tablename__ = "rating_lists"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    pace: Mapped[str] = mapped_column(String(5), primary_key=True)
    version: Mapped[int] = mapped_column(Integer, default=0)
    games: Mapped[int] = mapped_column(Integer, default=0)
    first_points: Mapped[float] = mapped_column(Float, default=0.0)  # points of the game's first seat in all of them
    sides: Mapped[dict[str, Any]] = mapped_column(JSON)  # the same for each handicap: games, and points of the first seat


class RatingRow(Base):
    """A player's rating in a list."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_game", "game", "pace", "rating"),)

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    pace: Mapped[str] = mapped_column(String(5), primary_key=True)
    rating: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    volatility: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Float)  # of the last game
    settled: Mapped[float] = mapped_column(Float)  # until when the rating is not provisional


class RatedRow(Base):
    """A finished game as processed for ratings: its number in the list, or in *why* the reason why it is not rated."""

    __tablename__ = "rated_games"
    __table_args__ = (
        Index("ix_rated_games_game", "game", "pace", "number"),
        Index("ix_rated_games_first", "first", "game", "pace", "at"),
        Index("ix_rated_games_second", "second", "game", "pace", "at"),
    )

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    pace: Mapped[str] = mapped_column(String(5))
    counts: Mapped[bool] = mapped_column(Boolean)
    why: Mapped[str] = mapped_column(String(12), default="")
    number: Mapped[int] = mapped_column(Integer, default=0)
    first: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))  # who played the game's first seat to the end
    second: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))
    points: Mapped[float] = mapped_column(Float, default=0.0)  # of the first
    ending: Mapped[str] = mapped_column(String(40), default="")
    handicap: Mapped[str] = mapped_column(String(200), default="")  # options that may favour a side
    at: Mapped[float] = mapped_column(Float)
    advantage: Mapped[float] = mapped_column(Float, default=0.0)  # the assumed advantage of the first seat in rating points
    first_before: Mapped[float] = mapped_column(Float, default=0.0)
    first_after: Mapped[float] = mapped_column(Float, default=0.0)
    second_before: Mapped[float] = mapped_column(Float, default=0.0)
    second_after: Mapped[float] = mapped_column(Float, default=0.0)


ADD_MARK = insert(MARKS)
REMOVE_MARK = delete(MARKS).where(MARKS.c.visitor == bindparam("of"), MARKS.c.mark == bindparam("by"))
FORGET_MARKS = delete(MARKS).where(MARKS.c.seen < bindparam("before"))
MARK_KEPT = 100 * 86_400.0  # seconds
LISTS, RATINGS, RATED = (cast(Table, row.__table__) for row in (RatingListRow, RatingRow, RatedRow))
ADD_LIST, ADD_RATING, ADD_RATED = (insert(table) for table in (LISTS, RATINGS, RATED))
REMOVE_RATING = delete(RATINGS).where(
    RATINGS.c.visitor == bindparam("of"), RATINGS.c.game == bindparam("title"), RATINGS.c.pace == bindparam("at_pace")
)
REMOVE_ALL = delete(RATINGS).where(RATINGS.c.game == bindparam("title"), RATINGS.c.pace == bindparam("at_pace"))
NUMBERS = ("counts", "why", "number", "advantage", "first_before", "first_after", "second_before", "second_after")
CHANGE_RATED = update(RATED).where(RATED.c.table == bindparam("row")).values({name: bindparam(name) for name in NUMBERS})
# Matches only if the list has not changed since it was read; otherwise the transaction is rolled back.
CHANGE_LIST = (
    update(LISTS)
    .where(LISTS.c.game == bindparam("title"), LISTS.c.pace == bindparam("at_pace"), LISTS.c.version == bindparam("known"))
    .values(version=LISTS.c.version + 1, games=bindparam("played"), first_points=bindparam("won"), sides=bindparam("by_handicap"))
    .execution_options(**EXACT)
)


@dataclass(frozen=True)
class RatingList:
    """The current state of a list."""

    game: str
    pace: str
    version: int = 0
    games: int = 0
    first_points: float = 0.0
    sides: dict[str, list[float]] = field(default_factory=dict)  # by handicap: games, and points of the first seat

    def written(self) -> Write:
        """The write that every change of the list must include, with its new totals."""
        values = {"title": self.game, "at_pace": self.pace, "known": self.version, "played": self.games, "won": self.first_points}
        return CHANGE_LIST, [values | {"by_handicap": self.sides}]


@dataclass(frozen=True)
class Standing:
    """A player's rating, its number of games, and when the last one ended."""

    rating: Rating = field(default_factory=Rating)
    games: int = 0
    at: float = 0.0

    def settled(self) -> float:
        """Until when the rating is not provisional; 0 if it is now."""
        room = PROVISIONAL**2 - self.rating.deviation**2
        return self.at + PERIOD * room / (self.rating.volatility * SCALE) ** 2 if room > 0 else 0.0

    def columns(self, visitor: str, game: str, pace: str) -> dict[str, Any]:
        same = {"visitor": visitor, "game": game, "pace": pace, "games": self.games, "at": self.at, "settled": self.settled()}
        return same | vars(self.rating)


@dataclass(frozen=True)
class Rated:
    """A processed game."""

    table: str
    game: str
    pace: str
    at: float
    counts: bool
    why: str = ""
    number: int = 0
    first: str | None = None
    second: str | None = None
    points: float = 0.0
    ending: str = ""
    handicap: str = ""
    advantage: float = 0.0
    first_before: float = 0.0
    first_after: float = 0.0
    second_before: float = 0.0
    second_after: float = 0.0


@dataclass(frozen=True)
class Placed:
    """A row of a list; *place* is None for provisional ratings."""

    person: Person
    rating: float
    games: int
    at: float
    place: int | None


class RatingStore(StorePart):
    """Ratings."""

    # Games to look at

    async def unrated(self, since: float) -> list[str]:
        """Finished games of public tables that have not been processed, the oldest first."""
        return [row[0] for row in await self._read(finished_without(RatedRow, since).limit(LISTED))]

    async def is_seen(self, table: str) -> bool:
        """Return whether a game has been processed."""
        return bool(await self._read(select(RatedRow.table).where(RatedRow.table == table)))

    async def voided(self) -> list[tuple[str, str]]:
        """Lists with a rated game that has been declared void since."""
        found = select(RatedRow.game, RatedRow.pace).join(TableRow, TableRow.id == RatedRow.table)
        return [(row[0], row[1]) for row in await self._read(found.where(TableRow.voided.is_(True), RatedRow.counts.is_(True)).distinct())]

    async def addresses(self, visitors: Iterable[str]) -> list[tuple[str, str, str | None, str | None]]:
        """Id, kind, address and owner of visitors."""
        columns = (VisitorRow.id, VisitorRow.login, VisitorRow.deleted, VisitorRow.email, VisitorRow.owner)
        rows = await self._read(select(*columns).where(VisitorRow.id.in_(list(visitors))))
        return [(row[0], kind_of(row[1], row[2]), row[3], row[4]) for row in rows]

    async def share_mark(self, first: str, second: str, since: float) -> bool:
        """Return whether two people have shared a device or network address since a time."""
        other = aliased(MarkRow)
        same = select(MarkRow.mark).join(other, other.mark == MarkRow.mark)
        same = same.where(MarkRow.visitor == first, other.visitor == second, MarkRow.seen >= since, other.seen >= since)
        return bool(await self._read(same.limit(1)))

    async def record_marks(self, visitor: str, marks: Iterable[str], now: float) -> None:
        """Store a visitor's marks and remove old ones."""
        keys = [{"of": visitor, "by": mark} for mark in marks]
        rows = [{"visitor": visitor, "mark": key["by"], "seen": now} for key in keys]
        await self.write((REMOVE_MARK, keys), (ADD_MARK, rows), (FORGET_MARKS, [{"before": now - MARK_KEPT}]))

    async def movers(self, table: str) -> set[str]:
        """The seats that have made a move."""
        return {row[0] for row in await self._read(select(MoveRow.seat).where(MoveRow.table == table).distinct())}

    async def count_lost(self, game: str, pace: str, loser: str, ending: str, since: float, until: float) -> int:
        """The number of games a player lost in a certain way within a period."""
        lost = and_(RatedRow.first == loser, RatedRow.points == 0.0) | and_(RatedRow.second == loser, RatedRow.points == 1.0)
        wanted = and_(RatedRow.game == game, RatedRow.pace == pace, RatedRow.ending == ending, RatedRow.at > since, RatedRow.at <= until)
        return int((await self._read(select(func.count()).select_from(RatedRow).where(wanted, lost)))[0][0])

    async def against_bots(self, game: str, bots: Iterable[str]) -> list[tuple[str, float, float]]:
        """Finished games of members with a settled rating against bots: the bot, the member's rating, and the member's points. Of several
        lists that of the most games counts, as a table with a bot has no clock."""
        mine, theirs = aliased(SeatRow), aliased(SeatRow)
        columns = (TableRow.id, theirs.bot, mine.seat, TableRow.outcome, RatingRow.rating, RatingRow.games)
        found = select(*columns).join(mine, mine.table == TableRow.id).join(theirs, theirs.table == TableRow.id)
        found = found.join(RatingRow, and_(RatingRow.visitor == mine.visitor, RatingRow.game == game))
        over = and_(TableRow.game == game, TableRow.status == "over", TableRow.voided.is_(False), TableRow.start == "")
        found = found.where(over, theirs.bot.in_(list(bots)), RatingRow.settled > TableRow.changed).order_by(RatingRow.games)
        rows = {row[0]: row[1:] for row in await self._read(found)}
        won = {"draw": 0.5}
        return [(bot, rating, won.get(end["winner"], float(end["winner"] == seat))) for bot, seat, end, rating, _ in rows.values() if end]

    # Lists

    async def read_list(self, game: str, pace: str) -> RatingList:
        """A list; created on first use."""
        wanted = select(RatingListRow.version, RatingListRow.games, RatingListRow.first_points, RatingListRow.sides)
        wanted = wanted.where(RatingListRow.game == game, RatingListRow.pace == pace)
        rows = await self._read(wanted)
        if not rows:
            try:
                await self.write((ADD_LIST, [{"game": game, "pace": pace, "version": 0, "games": 0, "first_points": 0.0, "sides": {}}]))
            except Conflict:  # another server was quicker
                rows = await self._read(wanted)
        return RatingList(game, pace, *rows[0]) if rows else RatingList(game, pace)

    async def standings(self, game: str, pace: str, visitors: Iterable[str]) -> dict[str, Standing]:
        """The ratings of some people in a list; new players get the initial rating."""
        wanted = list(visitors)
        columns = (RatingRow.visitor, RatingRow.rating, RatingRow.deviation, RatingRow.volatility, RatingRow.games, RatingRow.at)
        found = select(*columns).where(RatingRow.game == game, RatingRow.pace == pace, RatingRow.visitor.in_(wanted))
        known = {row[0]: Standing(Rating(*row[1:4]), row[4], row[5]) for row in await self._read(found)}
        return {visitor: known.get(visitor, Standing()) for visitor in wanted}

    async def add(self, rated: Rated, now: RatingList | None = None, standings: dict[str, Standing] | None = None) -> None:
        """Store a processed game and its changes; Conflict if it was processed before or the list has changed."""
        writes: list[Write] = [(ADD_RATED, [vars(rated)])]
        if now is not None and standings:
            keys = [{"of": visitor, "title": rated.game, "at_pace": rated.pace} for visitor in standings]
            rows = [standing.columns(visitor, rated.game, rated.pace) for visitor, standing in standings.items()]
            writes += [(REMOVE_RATING, keys), (ADD_RATING, rows), now.written()]
        await self.write(*writes)

    async def counted(self, game: str, pace: str) -> list[tuple[Rated, bool]]:
        """Every rated game of a list, in the order of rating, and whether it is void by now."""
        found = select(RatedRow, TableRow.voided).join(TableRow, TableRow.id == RatedRow.table)
        found = found.where(RatedRow.game == game, RatedRow.pace == pace, RatedRow.counts.is_(True))
        rows = await self._read(found.order_by(RatedRow.number))
        return [(rated_of(row[0]), bool(row[1])) for row in rows]

    async def rewrite(self, now: RatingList, games: Sequence[Rated], standings: dict[str, Standing]) -> None:
        """Replace a recomputed list; Conflict if it has changed since it was read."""
        writes: list[Write] = [(REMOVE_ALL, [{"title": now.game, "at_pace": now.pace}])]
        rows = [standing.columns(visitor, now.game, now.pace) for visitor, standing in standings.items()]
        changes = [{name: getattr(game, name) for name in NUMBERS} | {"row": game.table} for game in games]
        writes += ([(ADD_RATING, rows)] if rows else []) + ([(CHANGE_RATED, changes)] if changes else [])
        await self.write(*writes, now.written())

    # What others may see

    async def best(self, game: str, pace: str, now: float, first: int, limit: int = LISTED) -> tuple[list[Placed], int]:
        """A page of a list from number *first* (0 is the top), and the length of the list: settled ratings, then provisional ones."""
        is_listed = and_(RatingRow.game == game, RatingRow.pace == pace, VisitorRow.login.is_not(None), VisitorRow.closed.is_(None))
        joined = select(RatingRow.rating, RatingRow.games, RatingRow.at, RatingRow.settled, *person_columns(VisitorRow))
        joined = joined.join(VisitorRow, VisitorRow.id == RatingRow.visitor).where(is_listed)
        order = ((RatingRow.settled <= now), RatingRow.rating.desc(), RatingRow.visitor)
        rows = await self._read(joined.order_by(*order).offset(first).limit(limit))
        counted = select(func.count()).select_from(RatingRow).join(VisitorRow, VisitorRow.id == RatingRow.visitor).where(is_listed)
        found = [Placed(person_of(row[4:8]), row[0], row[1], row[2], first + k + 1 if row[3] > now else None) for k, row in enumerate(rows)]
        return found, int((await self._read(counted))[0][0])

    async def of(self, visitor: str) -> list[dict[str, Any]]:
        """A player's ratings in all lists."""
        columns = (RatingRow.game, RatingRow.pace, RatingRow.rating, RatingRow.games, RatingRow.at, RatingRow.settled)
        rows = await self._read(select(*columns).where(RatingRow.visitor == visitor).order_by(RatingRow.game, RatingRow.pace))
        return [dict(row._mapping) for row in rows]

    async def results(self, visitor: str, game: str) -> list[tuple[Person, bool, float, str, int]]:
        """A player's finished games at public tables, grouped: opponent, whether on the first seat, points, ending, number."""
        found: list[tuple[Person, bool, float, str, int]] = []
        for mine, other, is_first in ((RatedRow.first, RatedRow.second, True), (RatedRow.second, RatedRow.first, False)):
            columns = (RatedRow.points, RatedRow.ending, func.count(), *person_columns(VisitorRow))
            joined = (
                select(*columns).join(VisitorRow, VisitorRow.id == other).where(mine == visitor, other != visitor, RatedRow.game == game)
            )
            rows = await self._read(joined.where(RatedRow.why != "void").group_by(RatedRow.points, RatedRow.ending, *columns[3:]))
            found += [(person_of(row[3:7]), is_first, row[0] if is_first else 1 - row[0], row[1], row[2]) for row in rows]
        return found

    async def curve(self, visitor: str, game: str, pace: str) -> list[tuple[float, float, str]]:
        """A player's rating after each game: time, rating and table."""
        mine = (RatedRow.first == visitor) | (RatedRow.second == visitor)
        columns = (RatedRow.at, RatedRow.first, RatedRow.first_after, RatedRow.second_after, RatedRow.table)
        wanted = and_(RatedRow.game == game, RatedRow.pace == pace, RatedRow.counts.is_(True), mine)
        rows = await self._read(select(*columns).where(wanted).order_by(RatedRow.number))
        return [(row[0], row[2] if row[1] == visitor else row[3], row[4]) for row in rows]


def rated_of(row: RatedRow) -> Rated:
    return Rated(**{name: getattr(row, name) for name in Rated.__dataclass_fields__})


def pace_of(match: Match) -> str | None:
    """The pace, live or days; None without a clock."""
    return match.clock.pace if match.clock else None


async def with_ratings(read: Read, matches: list[Match]) -> list[Match]:
    """The matches with the players' ratings: at the time of a rated game, otherwise the current ones."""
    counting = {match.id for match in matches if match.mode == "open" and match.clock is not None}
    if not counting:
        return matches
    over = [match.id for match in matches if match.id in counting and match.status == "over"]
    found = await read(select(RatedRow).where(RatedRow.table.in_(over), RatedRow.counts.is_(True))) if over else []
    rated = {row[0].table: rated_of(row[0]) for row in found}
    people = {holder.visitor for match in matches if match.id in counting for holder in match.seats.values() if holder.visitor}
    columns = (RatingRow.visitor, RatingRow.game, RatingRow.pace, RatingRow.rating, RatingRow.settled)
    known = {row[:3]: row[3:] for row in await read(select(*columns).where(RatingRow.visitor.in_(people)))}
    return [_with(match, rated.get(match.id), known) if match.id in counting else match for match in matches]


def _with(match: Match, rated: Rated | None, known: dict[Any, Any]) -> Match:
    def with_rating(holder: Holder) -> Holder:
        if holder.visitor is None or holder.kind not in ("member", "bot"):
            return holder
        rating, settled = known.get((holder.visitor, match.game, pace_of(match)), (None, 0.0))
        is_settled = settled > match.changed
        if rated is not None and holder.visitor in (rated.first, rated.second):
            is_first = holder.visitor == rated.first
            before, after = (rated.first_before, rated.first_after) if is_first else (rated.second_before, rated.second_after)
            return replace(holder, rating=round(before), gained=round(after) - round(before), settled=is_settled)
        return replace(holder, rating=None if rating is None else round(rating), settled=is_settled)

    return replace(match, seats={place: with_rating(holder) for place, holder in match.seats.items()})
