"""Ratings of finished games: which of them count, what they change, and the list recomputed when one is declared void.

A game is looked at once, whichever server finds it: what was found and what it changes are one transaction, which fails if another server
has written into the list in the meantime; then it is done again. A server that dies before it leaves the game for the next look.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Sequence
from dataclasses import replace

from detente.engine.errors import DetenteError
from detente.engine.game import Game

from ..errors import Conflict, StoreDown
from ..play.clocks import DAY
from ..play.finished import FinishedGamesJob
from ..store import Match, Store
from ..store.ratings import Rated, RatingList, Standing, pace_of
from .glicko import SCALE, RatedGame, rate

TRIES = 20
MOST_RESIGNED = 3  # rated games that a player may resign per day
PRIOR = 50.0  # drawn games as a prior for the advantage of a side
MOST_HANDICAP = 200  # characters
# Options that change or shorten a game: they must have their printed values in a rated game.
LENGTHS = ("scenario", "length", "points")


async def assess(store: Store, match: Match) -> Rated:
    """What ratings make of a finished game. It counts between two members, on a clock, from the beginning and in full length. It does not
    count against oneself (the same e-mail address, device or network address), when somebody has not made a move, or when somebody resigns
    one game after another."""
    game = Game(match.game)
    by_seat = {match.seat_now(place): holder.visitor for place, holder in match.seats.items()}
    first, second = (by_seat[seat] for seat in game.seats)
    outcome = match.outcome or {}
    points = 0.5 if outcome.get("winner") == "draw" else float(outcome.get("winner") == game.seats[0])
    seen = Rated(
        match.id, match.game, pace_of(match) or "", match.changed, False,
        first=first, second=second, points=points, ending=outcome.get("ending", ""), handicap=handicap_of(match, game),
    )  # fmt: skip
    return replace(seen, why=why) if (why := await reason(store, match, game, seen)) else replace(seen, counts=True)


def handicap_of(match: Match, game: Game) -> str:
    """The options of a game that differ from the printed rules; the advantage of a side is estimated separately for each combination."""
    standard = {option.name: option.default for option in game.rules.options}
    chosen = {name: value for name, value in match.options.items() if name in standard and name not in LENGTHS}
    other = {name: value for name, value in chosen.items() if json.dumps(value) != json.dumps(standard[name])}
    return " ".join(f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in sorted(other.items()))[:MOST_HANDICAP]


async def reason(store: Store, match: Match, game: Game, seen: Rated) -> str:
    """Why a game is not rated; empty if it is."""
    if seen.first is None or seen.second is None:
        return "bot"
    if seen.first == seen.second:
        return "self"
    if not seen.pace:
        return "clock"
    standard = {option.name: option.values[0] for option in game.rules.options}
    if match.start or any(match.options.get(name, standard.get(name)) != standard.get(name) for name in LENGTHS):
        return "length"
    people = await store.ratings.addresses((seen.first, seen.second))
    if any(kind not in ("member", "bot") for _, kind, _, _ in people):
        return "guest"
    addresses = [email.lower() for _, _, email, _ in people if email]
    owners = [owner or visitor for visitor, _, _, owner in people]  # a member against their own bot
    if len(addresses) != len(set(addresses)) or len(owners) != len(set(owners)):
        return "self"
    if await store.ratings.share_mark(seen.first, seen.second, match.created - DAY):
        return "self"
    if len(await store.ratings.movers(match.id)) < len(game.seats):
        return "short"
    if seen.ending == "resigned" and seen.points != 0.5:
        loser = seen.second if seen.points else seen.first
        if await store.ratings.count_lost(seen.game, seen.pace, loser, "resigned", seen.at - DAY, seen.at) >= MOST_RESIGNED:
            return "resigned"
    return ""


def advantage_of(known: RatingList, handicap: str = "") -> float:
    """The advantage of the first seat with a handicap, in rating points, from the results so far: a list starts with drawn games as a
    prior, and a handicap with the results of the whole list."""
    games, points = known.sides.get(handicap, (0.0, 0.0))
    usual = (known.first_points + PRIOR / 2) / (known.games + PRIOR)
    share = (points + PRIOR * usual) / (games + PRIOR)
    return SCALE * math.log(share / (1 - share))


def count(game: Rated, known: RatingList, standings: dict[str, Standing]) -> tuple[Rated, RatingList]:
    """Count a game: update the *standings* of its players; returns the game with its numbers, and the list after it."""
    assert game.first is not None
    assert game.second is not None
    first, second = (standings.get(player, Standing()) for player in (game.first, game.second))
    mine, theirs = (standing.rating.after(game.at - standing.at if standing.games else 0.0) for standing in (first, second))
    advantage = advantage_of(known, game.handicap)
    after_first = rate(mine, [RatedGame(theirs, game.points, advantage)])
    after_second = rate(theirs, [RatedGame(mine, 1 - game.points, -advantage)])
    standings[game.first] = Standing(after_first, first.games + 1, max(first.at, game.at))
    standings[game.second] = Standing(after_second, second.games + 1, max(second.at, game.at))
    games, points = known.sides.get(game.handicap, (0.0, 0.0))
    sides = known.sides | {game.handicap: [games + 1, points + game.points]}
    after = replace(known, games=known.games + 1, first_points=known.first_points + game.points, sides=sides)
    counted = replace(game, number=after.games, advantage=advantage, first_before=mine.rating, second_before=theirs.rating)
    return replace(counted, first_after=after_first.rating, second_after=after_second.rating), after


def recount(known: RatingList, games: Sequence[tuple[Rated, bool]]) -> tuple[RatingList, list[Rated], dict[str, Standing]]:
    """Recompute a list without its void games: the list, every game with its new ratings, and all standings."""
    now = RatingList(known.game, known.pace, known.version)
    standings: dict[str, Standing] = {}
    found: list[Rated] = []
    for game, is_void in games:
        if is_void:
            found.append(replace(game, counts=False, why="void", number=0))
        else:
            counted, now = count(game, now, standings)
            found.append(counted)
    return now, found, standings


class RatingJob(FinishedGamesJob):
    """Rates finished games."""

    name = "ratings"

    async def run_once(self) -> None:
        """Rate games that have ended, and recompute lists in which a game has been declared void."""
        async with self._lock:
            await self.process(self.store.ratings.unrated, self._count)
            for game, pace in await self.store.ratings.voided():
                await self._recount(game, pace)

    async def _count(self, table_id: str) -> None:
        match = await self.store.match(table_id)
        for _ in range(TRIES):
            try:
                seen = await assess(self.store, match)
            except StoreDown:
                raise
            except DetenteError:  # for example, a game that is no longer installed
                seen = Rated(match.id, match.game, pace_of(match) or "", match.changed, False, why="rules")
            try:
                if seen.counts and seen.first and seen.second:
                    known = await self.store.ratings.read_list(seen.game, seen.pace)
                    standings = await self.store.ratings.standings(seen.game, seen.pace, (seen.first, seen.second))
                    counted, after = count(seen, known, standings)
                    await self.store.ratings.add(counted, after, standings)
                else:
                    await self.store.ratings.add(seen)
            except Conflict:
                if not await self.store.ratings.is_seen(table_id):
                    continue  # another server has rated another game
            if seen.counts:
                await self.tables.refresh(table_id)
            return
        raise Conflict("taken")

    async def _recount(self, game: str, pace: str) -> None:
        for _ in range(TRIES):
            known = await self.store.ratings.read_list(game, pace)
            games = await self.store.ratings.counted(game, pace)
            after, found, standings = await asyncio.to_thread(recount, known, games)
            try:
                await self.store.ratings.rewrite(after, found, standings)
            except Conflict:
                continue
            return
        raise Conflict("taken")
