"""The lobby: seeks, which are matched with each other, and challenges to one person.

A seek says what somebody wants to play. Two that fit become a table when the second is created, or at the next run of any server's
`LobbyJob`; the first server to write the table wins, and the others find the seeks taken. A challenge is a table with a seat reserved
for one person.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table

from ..club.glicko import MIDDLE
from ..errors import BadMessage, Conflict, Forbidden, NotFound
from ..identity.names import check_distinct
from ..people.profiles import find_person
from ..periodic import PeriodicJob
from ..store import Holder, Match, Store, Visitor
from ..store.caps import SEEKS
from ..store.matches import new_id
from ..store.people import Person
from ..store.seeks import Seek
from . import seating
from .clocks import DAY, check_among_strangers, make_clock
from .lists import row
from .live import LiveTable
from .seating import new_match, plain_options
from .tables import TableRegistry, TableRequest

EVERY = 5.0  # seconds between runs of the job
LIVE_SECONDS, DAYS_SECONDS = 40.0, 14 * DAY  # seconds for which a seek is valid: for real time, while its page is open; for correspondence
RENEWED = 20.0  # a live seek is renewed when it would expire within so many seconds
CLOCKS = {"live": {"base": 2700.0, "increment": 30.0, "days": 0.0}, "days": {"base": 0.0, "increment": 0.0, "days": 3.0}}


@dataclass(frozen=True)
class SeekRequest:
    """What somebody wants to play. Options and clock may be left to the opponent; *pace* is live or days."""

    game: str
    pace: str
    side: str = "random"
    options: dict[str, Any] | None = None
    clock: dict[str, float] | None = None
    low: int | None = None
    high: int | None = None
    delay: int = 0  # seconds after which spectators see a move, at least


@dataclass(frozen=True)
class Terms:
    """What two seeks agree on: who sits where (None: by lot), the options, the clock, and how late spectators see a move."""

    first: str | None
    options: dict[str, Any]
    clock: dict[str, float]
    delay: int = 0


def agree(one: Seek, other: Seek, ratings: dict[str, float | None], seats: Sequence[str]) -> Terms | None:
    """The terms on which two seeks fit, if they do. *ratings*: of members, by visitor; a rating range excludes guests."""
    if one.visitor == other.visitor or (one.game, one.pace) != (other.game, other.pace):
        return None
    if not (is_within(one, ratings[other.visitor]) and is_within(other, ratings[one.visitor])):
        return None
    if one.side == other.side != "random":
        return None
    for mine, theirs in ((one.options, other.options), (one.clock, other.clock)):
        if mine is not None and theirs is not None and mine != theirs:
            return None
    first = next((seek.visitor for seek in (one, other) if seek.side == seats[0]), None)
    if first is None:
        second = next((seek.visitor for seek in (one, other) if seek.side == seats[1]), None)
        first = next(seek.visitor for seek in (one, other) if seek.visitor != second) if second else None
    options = one.options if one.options is not None else other.options
    return Terms(first, options or {}, one.clock or other.clock or CLOCKS[one.pace], max(one.delay, other.delay))


def terms_of(one: Seek, other: Seek, apart: set[frozenset[str]], ratings: dict[tuple[str, str, str], float | None]) -> Terms | None:
    """The terms on which two seeks fit, if they do and their owners may meet. *apart*: pairs of people of whom one blocks the other."""
    if frozenset((one.visitor, other.visitor)) in apart or not are_distinct(one, other):
        return None
    known = {seek.visitor: ratings.get((seek.visitor, one.game, one.pace)) for seek in (one, other)}
    return agree(one, other, known, Game(one.game).seats)


def is_within(seek: Seek, rating: float | None) -> bool:
    """Whether somebody's rating is in the range that a seek names."""
    if seek.low is None and seek.high is None:
        return True
    return rating is not None and (seek.low or 0) <= round(rating) <= (10_000 if seek.high is None else seek.high)


class Lobby:
    """Seeks and challenges of this server's visitors."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store

    async def view(self, me: Visitor | None) -> dict[str, Any]:
        """The lobby as a visitor sees it. Requesting it renews the visitor's live seeks."""
        now = time.time()
        mine = await self.store.seeks.of(me.id, now) if me else []
        if me and any(seek.pace == "live" and seek.table is None and seek.expires < now + RENEWED for seek in mine):
            await self.store.seeks.renew(me.id, now, now + LIVE_SECONDS)
        everybody = [seek for seek in await self.store.seeks.newest(now) if me is None or seek.visitor != me.id]
        apart = await self.store.seeks.apart([me.id, *(seek.visitor for seek in everybody)]) if me else set()
        others = [seek for seek in everybody if me is None or frozenset((me.id, seek.visitor)) not in apart]
        ratings = await self.ratings_of([*others, *mine], unrated=None)
        asked = await self.store.seeks.challenges(me.id) if me else []
        return {
            "mine": [seek_info(seek, ratings) for seek in mine],
            "seeks": [seek_info(seek, ratings) for seek in others],
            "challenges": [challenge_info(match, other, me) for match, other in asked if me],
        }

    async def ratings_of(self, seeks: Sequence[Seek], unrated: float | None = MIDDLE) -> dict[tuple[str, str, str], float | None]:
        """The ratings that count for some seeks: of members, by visitor, game and pace. *unrated*: of those who have none yet."""
        found: dict[tuple[str, str, str], float | None] = {}
        for game, pace in {(seek.game, seek.pace) for seek in seeks}:
            members = [seek for seek in seeks if (seek.game, seek.pace) == (game, pace)]
            standings = await self.store.ratings.standings(game, pace, {seek.visitor for seek in members})
            for seek in members:
                held = standings[seek.visitor]
                rating = held.rating.rating if held.games else unrated
                found[seek.visitor, game, pace] = rating if seek.owner.kind == "member" else None
        return found

    # Seeks

    async def create_seek(self, me: Visitor, wanted: SeekRequest) -> Seek:
        """Create a seek, which may become a table at once."""
        game, now = Game(wanted.game), time.time()
        need_person(me)
        if wanted.side not in (*game.seats, "random"):
            raise Conflict("no-seat", seat=wanted.side)
        if wanted.low is not None and wanted.high is not None and wanted.low > wanted.high:
            raise BadMessage("seek-range")
        wanted_clock = wanted.clock
        if wanted_clock is not None:
            clock = make_clock(game.id, **wanted_clock)
            if clock is None or clock.pace != wanted.pace:
                raise BadMessage("seek-clock")
            check_among_strangers(clock)
            if clock.per_move:  # only the days count: equal clocks have to be equal to those who want the same
                wanted_clock = {"base": 0.0, "increment": 0.0, "days": wanted_clock["days"]}
        options = None if wanted.options is None else plain_options(Table(game, read_options(game.rules.options, wanted.options), b""))
        until = now + (LIVE_SECONDS if wanted.pace == "live" else DAYS_SECONDS)
        seek = Seek(
            new_id(), me.id, game.id, wanted.pace, wanted.side, options, wanted_clock, wanted.low, wanted.high, now, until,
            delay=wanted.delay,
        )  # fmt: skip
        with SEEKS.enforced():
            await self.store.seeks.add(seek, *SEEKS.writes(me.id, now=now))
        await self.pair_new(replace(seek, owner=Person(me.person, me.name, me.kind)))
        return await self.store.seeks.find(seek.id, now) or seek

    async def accept(self, me: Visitor, seek_id: str) -> LiveTable:
        """Accept somebody's seek, on its terms."""
        need_person(me)
        now = time.time()
        seek = await self.store.seeks.find(seek_id, now)
        if seek is None or seek.table is not None or seek.visitor == me.id:
            raise NotFound("seek-gone")
        if await self.store.people.is_blocked(me.id, [seek.visitor]):
            raise Forbidden("blocked")
        check_distinct(me.name, [seek.owner.name])
        mine = replace(seek, id="", visitor=me.id, side="random", low=None, high=None, owner=replace(seek.owner, kind=me.kind))
        ratings = await self.ratings_of([seek, mine])
        by_visitor = {one.visitor: ratings[one.visitor, one.game, one.pace] for one in (seek, mine)}
        terms = agree(seek, mine, by_visitor, Game(seek.game).seats)
        if terms is None:
            raise Forbidden("seek-rating")
        if not await self.open_table([seek], {seek.visitor: seek.owner.name, me.id: me.name}, terms, seek):
            raise NotFound("seek-gone")
        found = next(one for one in await self.store.seeks.of(seek.visitor, now) if one.id == seek.id)
        assert found.table is not None
        return await self.tables.get(found.table)

    async def pair_all(self) -> int:
        """Open tables for all seeks that fit, the oldest first; returns how many."""
        now, made = time.time(), 0
        seeks = await self.store.seeks.open(now)
        apart = await self.store.seeks.apart(list({seek.visitor for seek in seeks})) if len(seeks) > 1 else set()
        ratings = await self.ratings_of(seeks) if len(seeks) > 1 else {}
        while seeks:
            one, *seeks = seeks
            for other in seeks:
                if (terms := terms_of(one, other, apart, ratings)) is None:
                    continue
                made += await self.open_table([one, other], {one.visitor: one.owner.name, other.visitor: other.owner.name}, terms, one)
                seeks = [seek for seek in seeks if seek is not other and not is_done(seek, one, other)]
                break
        return made

    async def pair_new(self, seek: Seek) -> bool:
        """Open the table of a new seek and the oldest that fits it, if any does; returns whether one was opened."""
        others = await self.store.seeks.like(seek, time.time())
        apart = await self.store.seeks.apart([seek.visitor, *(other.visitor for other in others)]) if others else set()
        ratings = await self.ratings_of([seek, *others]) if others else {}
        for other in others:
            if (terms := terms_of(seek, other, apart, ratings)) is not None:
                names = {seek.visitor: seek.owner.name, other.visitor: other.owner.name}
                if await self.open_table([seek, other], names, terms, seek):
                    return True
        return False

    async def open_table(self, seeks: Sequence[Seek], names: dict[str, str], terms: Terms, seek: Seek) -> bool:
        """Open the table of one or two seeks; False, and nothing is written, if one of them was paired or withdrawn meanwhile."""
        game, now = Game(seek.game), time.time()
        players = list(names)
        first = terms.first or secrets.choice(players)
        second = next(player for player in players if player != first)
        seats = {seat: Holder(player, names[player]) for seat, player in zip(game.seats, (first, second), strict=True)}
        options = plain_options(Table(game, read_options(game.rules.options, terms.options), b""))
        match = new_match(game, "open", seats, options, game.rules.version)
        match = match.but(clock=make_clock(game.id, **terms.clock), delay=terms.delay)
        try:
            await self.store.add_match(match, (), *self.store.seeks.pairing(seeks, players, match.id, now))
        except Conflict:
            return False
        (await self.tables.get(match.id)).call_listeners(replace(match, status="new"))
        return True

    # Challenges

    async def challenge(self, me: Visitor, person: str, wanted: TableRequest) -> LiveTable:
        """Create a table with a seat reserved for one person, who may accept or decline."""
        other = await find_person(self.store, person)
        if other.id == me.id:
            raise Conflict("yourself")
        if other.kind == "deleted" or other.closed is not None:
            raise NotFound("no-person")
        if await self.store.people.is_blocked(me.id, [other.id]):
            raise Forbidden("blocked")
        check_distinct(me.name, [other.name])
        live = await self.tables.create(me, replace(wanted, opponent=other.id))
        live.call_listeners(replace(live.match, status="new"))
        return live

    async def decline(self, me: Visitor, table_id: str) -> None:
        """Refuse a challenge, or withdraw one's own."""
        await self.tables.finish(seating.decline(await self.tables.get(table_id), me))

    async def part(self, me: Visitor, other: str) -> None:
        """Decline or withdraw the challenges between a visitor and somebody they block."""
        for match, _ in await self.store.seeks.challenges(me.id):
            if other in {who for holder in match.seats.values() for who in (holder.visitor, holder.reserved)}:
                with contextlib.suppress(Conflict):  # it was answered meanwhile
                    await self.decline(me, match.id)


def need_person(visitor: Visitor) -> None:
    """Forbidden for bots: whoever finds an opponent in the lobby expects a person."""
    if visitor.kind == "bot":
        raise Forbidden("no-bots")


def are_distinct(one: Seek, other: Seek) -> bool:
    """Whether the names of the two owners cannot be confused at a table."""
    try:
        check_distinct(one.owner.name, [other.owner.name])
    except DetenteError:
        return False
    return True


def is_done(seek: Seek, one: Seek, other: Seek) -> bool:
    """Whether a seek is moot after two others became a table: nobody plays two live games at once."""
    return seek.pace == one.pace == "live" and seek.visitor in (one.visitor, other.visitor)


def seek_info(seek: Seek, ratings: dict[tuple[str, str, str], float | None]) -> dict[str, Any]:
    """The public facts about a seek."""
    names = ("id", "game", "pace", "side", "options", "clock", "low", "high", "delay", "created", "table")
    same = {name: getattr(seek, name) for name in names}
    rating = ratings.get((seek.visitor, seek.game, seek.pace))
    return same | {"person": vars(seek.owner), "rating": None if rating is None else round(rating)}


def challenge_info(match: Match, asked: Person, me: Visitor) -> dict[str, Any]:
    """A challenge in a list; *to_me*: I am the one who was asked."""
    return {"to_me": asked.person == me.person, "asked": vars(asked), "table": row(match, me)}


class LobbyJob(PeriodicJob):
    """Pairs seeks that fit but were not paired when they were created, and removes expired ones."""

    name, every = "lobby", EVERY

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby

    async def run_once(self) -> None:
        store: Store = self.lobby.store
        await store.seeks.remove_old(time.time())
        await self.lobby.pair_all()
