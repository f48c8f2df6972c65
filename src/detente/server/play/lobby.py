"""The lobby: wishes find each other, and people are challenged.

A wish says what somebody wants to play. Two that fit become one table at once, or at the next look of any server; whichever server is
first makes the table, and the others find the wishes taken. A challenge is a table with a seat that is kept for one person.
"""

from __future__ import annotations

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
from ..periodic import Periodic
from ..store import Holder, Match, Store, Visitor
from ..store.caps import WISHES
from ..store.people import ADD_NOTICE, Person, notice_row
from ..store.wishes import Wish
from . import gate
from .clocks import DAY, check_among_strangers
from .lists import row
from .live import LiveTable
from .tables import TableRegistry, TableRequest, make_clock

EVERY = 5.0  # seconds between looks for wishes that fit
THERE, LASTING = 40.0, 14 * DAY  # seconds for which a wish counts: to play at once, while its page is open; by letter
RENEWED = 20.0  # seconds before its end at which a wish to play at once is renewed
CLOCKS = {"live": {"base": 2700.0, "increment": 30.0, "days": 0.0}, "days": {"base": 0.0, "increment": 0.0, "days": 3.0}}


@dataclass(frozen=True)
class WishRequest:
    """What somebody wants to play. Options and clock may be left to the other; *pace* is live or days."""

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
    """What two wishes agree on: who sits where (None: by lot), the options, the clock, and how late spectators see a move."""

    first: str | None
    options: dict[str, Any]
    clock: dict[str, float]
    delay: int = 0


def agree(one: Wish, other: Wish, ratings: dict[str, float | None], seats: Sequence[str]) -> Terms | None:
    """The terms on which two wishes fit, if they do. *ratings*: of members, by visitor; a range is for members only."""
    if one.visitor == other.visitor or (one.game, one.pace) != (other.game, other.pace):
        return None
    if not (is_within(one, ratings[other.visitor]) and is_within(other, ratings[one.visitor])):
        return None
    if one.side == other.side != "random":
        return None
    for mine, theirs in ((one.options, other.options), (one.clock, other.clock)):
        if mine is not None and theirs is not None and mine != theirs:
            return None
    first = next((wish.visitor for wish in (one, other) if wish.side == seats[0]), None)
    if first is None:
        second = next((wish.visitor for wish in (one, other) if wish.side == seats[1]), None)
        first = next(wish.visitor for wish in (one, other) if wish.visitor != second) if second else None
    options = one.options if one.options is not None else other.options
    return Terms(first, options or {}, one.clock or other.clock or CLOCKS[one.pace], max(one.delay, other.delay))


def is_within(wish: Wish, rating: float | None) -> bool:
    """Whether somebody's rating is in the range that a wish names."""
    if wish.low is None and wish.high is None:
        return True
    return rating is not None and (wish.low or 0) <= round(rating) <= (wish.high or 10_000)


class Lobby:
    """Wishes and challenges of this server's visitors."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store

    async def shown(self, me: Visitor | None) -> dict[str, Any]:
        """Everything in the lobby as somebody sees it. Whoever looks is there: their wishes to play at once stay open."""
        now = time.time()
        mine = await self.store.wishes.of(me.id, now) if me else []
        if me and any(wish.pace == "live" and wish.table is None and wish.expires < now + RENEWED for wish in mine):
            await self.store.wishes.renew(me.id, now, now + THERE)
        everybody = [wish for wish in await self.store.wishes.open(now) if me is None or wish.visitor != me.id]
        apart = await self.store.wishes.apart([me.id, *(wish.visitor for wish in everybody)]) if me else set()
        others = [wish for wish in everybody if me is None or frozenset((me.id, wish.visitor)) not in apart]
        ratings = await self.ratings_of([*others, *mine], unrated=None)
        asked = await self.store.wishes.challenges(me.id) if me else []
        return {
            "mine": [wish_info(wish, ratings) for wish in mine],
            "wishes": [wish_info(wish, ratings) for wish in others],
            "challenges": [challenge_info(match, other, me) for match, other in asked if me],
        }

    async def ratings_of(self, wishes: Sequence[Wish], unrated: float | None = MIDDLE) -> dict[tuple[str, str, str], float | None]:
        """The ratings that count for some wishes: of members, by visitor, game and pace. *unrated*: of those who have none yet."""
        found: dict[tuple[str, str, str], float | None] = {}
        for game, pace in {(wish.game, wish.pace) for wish in wishes}:
            members = [wish for wish in wishes if (wish.game, wish.pace) == (game, pace)]
            standings = await self.store.ratings.standings(game, pace, {wish.visitor for wish in members})
            for wish in members:
                held = standings[wish.visitor]
                rating = held.rating.rating if held.games else unrated
                found[wish.visitor, game, pace] = rating if wish.owner.kind == "member" else None
        return found

    # Wishes

    async def wish(self, me: Visitor, wanted: WishRequest) -> Wish:
        """A new wish, which may become a table at once."""
        game, now = Game(wanted.game), time.time()
        need_person(me)
        if wanted.side not in (*game.seats, "random"):
            raise Conflict("no-seat", seat=wanted.side)
        if wanted.low is not None and wanted.high is not None and wanted.low > wanted.high:
            raise BadMessage("wish-range")
        if wanted.clock is not None:
            clock = make_clock(game.id, **wanted.clock)
            if clock is None or clock.pace != wanted.pace:
                raise BadMessage("wish-clock")
            check_among_strangers(clock)
        options = None if wanted.options is None else gate.plain(Table(game, read_options(game.rules.options, wanted.options), b""))
        until = now + (THERE if wanted.pace == "live" else LASTING)
        wish = Wish(
            secrets.token_urlsafe(9), me.id, game.id, wanted.pace, wanted.side, options, wanted.clock, wanted.low, wanted.high, now, until,
            delay=wanted.delay,
        )  # fmt: skip
        with WISHES.told():
            await self.store.wishes.add(wish, *WISHES.writes(me.id, now=now))
        await self.pair_all()
        return await self.store.wishes.find(wish.id, now) or wish

    async def take(self, me: Visitor, wish_id: str) -> LiveTable:
        """Play with whoever has a wish, on their terms."""
        need_person(me)
        now = time.time()
        wish = await self.store.wishes.find(wish_id, now)
        if wish is None or wish.table is not None or wish.visitor == me.id:
            raise NotFound("wish-gone")
        if await self.store.people.is_blocked(me.id, [wish.visitor]):
            raise Forbidden("blocked")
        check_distinct(me.name, [wish.owner.name])
        mine = replace(wish, id="", visitor=me.id, side="random", low=None, high=None, owner=replace(wish.owner, kind=me.kind))
        ratings = await self.ratings_of([wish, mine])
        by_visitor = {one.visitor: ratings[one.visitor, one.game, one.pace] for one in (wish, mine)}
        terms = agree(wish, mine, by_visitor, Game(wish.game).seats)
        if terms is None:
            raise Forbidden("wish-rating")
        if not await self.grant([wish], {wish.visitor: wish.owner.name, me.id: me.name}, terms, wish):
            raise NotFound("wish-gone")
        found = next(one for one in await self.store.wishes.of(wish.visitor, now) if one.id == wish.id)
        assert found.table is not None
        return await self.tables.get(found.table)

    async def pair_all(self) -> int:
        """Make tables of all wishes that fit, the oldest first; how many were made here."""
        now, made = time.time(), 0
        wishes = await self.store.wishes.open(now)
        apart = await self.store.wishes.apart(list({wish.visitor for wish in wishes})) if len(wishes) > 1 else set()
        ratings = await self.ratings_of(wishes) if len(wishes) > 1 else {}
        while wishes:
            one, *wishes = wishes
            for other in wishes:
                if frozenset((one.visitor, other.visitor)) in apart or not are_distinct(one, other):
                    continue
                known = {wish.visitor: ratings.get((wish.visitor, one.game, one.pace)) for wish in (one, other)}
                terms = agree(one, other, known, Game(one.game).seats)
                if terms is None:
                    continue
                made += await self.grant([one, other], {one.visitor: one.owner.name, other.visitor: other.owner.name}, terms, one)
                wishes = [wish for wish in wishes if wish is not other and not is_done(wish, one, other)]
                break
        return made

    async def grant(self, wishes: Sequence[Wish], names: dict[str, str], terms: Terms, wish: Wish) -> bool:
        """Make the table of some wishes; False, and nothing is written, if one of them was granted or withdrawn meanwhile."""
        game, now = Game(wish.game), time.time()
        players = list(names)
        first = terms.first or secrets.choice(players)
        second = next(player for player in players if player != first)
        seats = {seat: Holder(player, names[player]) for seat, player in zip(game.seats, (first, second), strict=True)}
        options = gate.plain(Table(game, read_options(game.rules.options, terms.options), b""))
        match = gate.new_match(game, "open", seats, options, game.rules.version)
        match = replace(match, clock=make_clock(game.id, **terms.clock), delay=terms.delay)
        try:
            await self.store.add_match(match, (), *self.store.wishes.granting(wishes, players, match.id, now))
        except Conflict:
            return False
        if wish.pace == "live":
            await self.store.wishes.end_live(players)
        (await self.tables.get(match.id)).tell_listeners(replace(match, status="new"))
        return True

    # Challenges

    async def challenge(self, me: Visitor, person: str, wanted: TableRequest) -> LiveTable:
        """A table with a seat for one person, who may accept or decline."""
        other = await find_person(self.store, person)
        if other.id == me.id:
            raise Conflict("yourself")
        if other.kind == "deleted" or other.closed is not None:
            raise NotFound("no-person")
        if await self.store.people.is_blocked(me.id, [other.id]):
            raise Forbidden("blocked")
        check_distinct(me.name, [other.name])
        live = await self.tables.create(me, replace(wanted, opponent=other.id))
        live.tell_listeners(replace(live.match, status="new"))
        return live

    async def decline(self, me: Visitor, table_id: str) -> None:
        """Refuse a challenge, or withdraw one's own."""
        live = await self.tables.get(table_id)
        challenger = next((holder.visitor for holder in live.match.seats.values() if holder.visitor), None)
        is_mine = challenger == me.id
        await self.tables.finish(gate.decline(live, me))
        if challenger is not None and not is_mine:
            await self.store.people.write((ADD_NOTICE, [notice_row(challenger, "declined", me.name)]))


def need_person(visitor: Visitor) -> None:
    """Whoever finds an opponent in the lobby expects a person."""
    if visitor.kind == "bot":
        raise Forbidden("no-bots")


def are_distinct(one: Wish, other: Wish) -> bool:
    """Whether nobody could take the one for the other at a table."""
    try:
        check_distinct(one.owner.name, [other.owner.name])
    except DetenteError:
        return False
    return True


def is_done(wish: Wish, one: Wish, other: Wish) -> bool:
    """Whether a wish is of no use after two others became a table: nobody plays two games at once."""
    return wish.pace == one.pace == "live" and wish.visitor in (one.visitor, other.visitor)


def wish_info(wish: Wish, ratings: dict[tuple[str, str, str], float | None]) -> dict[str, Any]:
    """A wish as everybody may know it."""
    names = ("id", "game", "pace", "side", "options", "clock", "low", "high", "delay", "created", "table")
    same = {name: getattr(wish, name) for name in names}
    rating = ratings.get((wish.visitor, wish.game, wish.pace))
    return same | {"person": vars(wish.owner), "rating": None if rating is None else round(rating)}


def challenge_info(match: Match, asked: Person, me: Visitor) -> dict[str, Any]:
    """A challenge in a list; *to_me*: I am the one who was asked."""
    return {"to_me": asked.person == me.person, "asked": vars(asked), "table": row(match, me)}


class LobbyKeeper(Periodic):
    """Looks for wishes that fit and were not found when they were made, and forgets those that are too old."""

    name, every = "lobby", EVERY

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby

    async def look(self) -> None:
        store: Store = self.lobby.store
        await store.wishes.remove_old(time.time())
        await self.lobby.pair_all()
