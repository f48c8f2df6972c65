"""Tournaments: creating, entering and directing them. (Scheduled events are in club/tournament_job.py.)

Every change is an event under the next number (club/tournament.py); a writer that loses the race for a number reads again and retries.
Notices about an event are stored with it, so that they are sent once.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table

from ..errors import BadMessage, Conflict, Forbidden, NotFound
from ..identity.visitors import clean_line
from ..logs import log_event
from ..people.profiles import find_person
from ..play.clocks import DAY, check_among_strangers, make_clock
from ..play.seating import plain_options
from ..play.tables import TableRegistry
from ..store import Store, Visitor
from ..store.caps import TOURNAMENTS
from ..store.matches import new_id
from ..store.people import notice_writes, notification_writes
from ..store.tournaments import DETAILS, StoredTournament
from ..store.writer import Write
from .glicko import MIDDLE
from .plan import LARGEST_DIVISION, Event, NotNow, TournamentPlan
from .standings import TIE_BREAKS
from .tournament import Tournament

TRIES = 20
SOON, FAR = 3600.0, 400 * DAY  # how far in the past, and in the future, a tournament may start


@dataclass(frozen=True)
class TournamentRequest:
    """The request to create a tournament."""

    name: str
    game: str
    plan: TournamentPlan
    text: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    clock: dict[str, float] = field(default_factory=dict)
    prizes: str = ""


@dataclass(frozen=True)
class LoadedTournament:
    """A tournament with its state."""

    stored: StoredTournament
    state: Tournament


def plan_of(stored: StoredTournament) -> TournamentPlan:
    names = TournamentPlan.__dataclass_fields__  # a newer server may add some
    known = {name: value for name, value in stored.plan.items() if name in names}
    return TournamentPlan(**known | {"ties": tuple(known.get("ties", ())), "groups": tuple(map(tuple, known.get("groups", ())))})


def pace_of(stored: StoredTournament) -> str:
    return "days" if stored.clock.get("days") else "live"


def clean_text(text: str) -> str:
    """Multi-line text without control characters."""
    return "\n".join(clean_line(line) for line in text.splitlines()).strip()


def check_plan(plan: TournamentPlan, game: Game, options: dict[str, Any], now: float) -> None:
    """BadMessage if the plan is not feasible."""
    if not now - SOON <= plan.starts <= now + FAR:
        raise BadMessage("tournament-start")
    if unknown := [tie for tie in plan.ties if tie not in TIE_BREAKS]:
        raise BadMessage("tournament-ties", names=unknown)
    if plan.playoff and (plan.style not in ("swiss", "round-robin") or plan.playoff == 1):
        raise BadMessage("tournament-playoff")
    if plan.seasons and (plan.style != "round-robin" or plan.spread):
        raise BadMessage("tournament-seasons")
    if plan.style == "round-robin" and not plan.division and plan.most > LARGEST_DIVISION:
        raise BadMessage("tournament-one-division", most=LARGEST_DIVISION)
    if plan.up and not (plan.seasons and 2 * plan.up <= plan.division):
        raise BadMessage("tournament-up")
    if plan.ends and plan.ends <= plan.starts:
        raise BadMessage("ladder-ends")
    read_options(game.rules.options, options | plan.playoff_options)


class Organiser:
    """What people can do with tournaments."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store = tables, tables.store
        self._known: dict[str, LoadedTournament] = {}
        self.changed = asyncio.Event()  # wakes the job

    async def create(self, visitor: Visitor, request: TournamentRequest) -> StoredTournament:
        """Create a tournament; its creator directs it."""
        need_account(visitor)
        game, plan, now = Game(request.game), request.plan, time.time()
        options = plain_options(Table(game, read_options(game.rules.options, request.options), b""))
        if not (name := clean_line(request.name)):
            raise BadMessage("no-reason")
        if (clock := make_clock(game.id, **request.clock)) is None:
            raise BadMessage("tournament-clock")
        check_among_strangers(clock)
        check_plan(plan, game, options, now)
        if plan.style == "round-robin" and not (plan.division or plan.most):
            plan = replace(plan, most=LARGEST_DIVISION)  # the others are on the waiting list
        stored = StoredTournament(
            new_id(), name, clean_text(request.text), visitor.id, game.id, options, request.clock, asdict(plan), now,
            plan.starts, prizes=clean_text(request.prizes), repeats=plan.seasons,
        )  # fmt: skip
        stored = replace(stored, league=stored.id if plan.seasons else None)
        with TOURNAMENTS.enforced():
            followers = await self.store.friends.followers_of(visitor.id)
            notices = notification_writes(
                followers, "opened", stored.id, text=name, until=plan.starts, tournament=stored.id, other=visitor.id
            )
            await self.store.tournaments.add(stored, *TOURNAMENTS.writes(visitor.id), *notices)
        self.changed.set()
        return stored

    async def get(self, tournament: str) -> LoadedTournament:
        """A tournament and its state, or NotFound; only new events are read."""
        stored = await self.store.tournaments.find(tournament)
        if stored is None:
            raise NotFound("no-tournament")
        return await self.load(stored)

    async def load(self, stored: StoredTournament) -> LoadedTournament:
        known = self._known.get(stored.id)
        state = known.state if known and known.state.count <= stored.count else Tournament(plan_of(stored))
        if state.count < stored.count:
            events = await self.store.tournaments.events(stored.id, state.count)
            state = copy.deepcopy(state)  # others may be using the cached state
            for event, _ in events:
                try:
                    state.apply(event)
                except NotNow as error:  # stored by a version that allowed it: everything else stays as it was
                    state.skip()
                    log_event("tournament", tournament=stored.id, problem=str(error))
        loaded = LoadedTournament(replace(stored, count=state.count, phase=state.phase, entrants=len(state.entered)), state)
        self._cache(loaded)
        return loaded

    def _cache(self, loaded: LoadedTournament) -> None:
        """Cache a tournament that is not over."""
        self._known.pop(loaded.stored.id, None)
        if loaded.state.phase in ("open", "running"):
            self._known[loaded.stored.id] = loaded

    async def record_event(self, loaded: LoadedTournament, event: Event, by: str | None, *more: Write) -> LoadedTournament:
        """Store an event with its other writes and its notices. Raises Conflict, with nothing changed, if it is not possible, or if
        another event came first (`taken`)."""
        state = copy.deepcopy(loaded.state)
        try:
            state.apply(event)
        except NotNow as error:
            raise Conflict(str(error)) from error
        facts: dict[str, Any] = {"count": state.count, "phase": state.phase, "entrants": len(state.entered), "repeats": state.repeats}
        details = {name: event.data[name] for name in DETAILS if name in event.data} if event.kind == "change" else {}
        after = LoadedTournament(replace(loaded.stored, **facts, **details), state)
        notices = notices_of(loaded, after, event, by)
        await self.store.tournaments.add_event(loaded.stored.count, after.stored, event, by, *more, *notices)
        self._cache(after)
        self.changed.set()
        return after

    async def do(self, tournament: str, kind: str, who: str, **data: Any) -> LoadedTournament:
        """Store an event now; retries if others are stored at the same time."""
        return await self._retry(tournament, lambda loaded: Event(kind, time.time(), data), who)

    async def _retry(self, tournament: str, event_for: Callable[[LoadedTournament], Event], who: str) -> LoadedTournament:
        for _ in range(TRIES):
            loaded = await self.get(tournament)
            try:
                return await self.record_event(loaded, event_for(loaded), who)
            except Conflict as error:
                if error.name != "taken":
                    raise
        raise Conflict("taken")

    # Players

    async def enter(self, visitor: Visitor, tournament: str) -> LoadedTournament:
        need_player(visitor, (await self.get(tournament)).state.plan)
        rating = await self.rating(tournament, visitor.id)
        return await self._retry(tournament, lambda loaded: loaded.state.entry(time.time(), visitor.id, rating), visitor.id)

    async def rating(self, tournament: str, visitor: str) -> float:
        """The rating by which a player is seeded."""
        loaded = await self.get(tournament)
        found = await self.store.ratings.standings(loaded.stored.game, pace_of(loaded.stored), [visitor])
        return found[visitor].rating.rating if found[visitor].games else MIDDLE

    async def leave(self, visitor: Visitor, tournament: str) -> LoadedTournament:
        return await self.do(tournament, "leave", visitor.id, player=visitor.id)

    async def check_in(self, visitor: Visitor, tournament: str) -> LoadedTournament:
        return await self.do(tournament, "check-in", visitor.id, player=visitor.id)

    async def sit_out(self, visitor: Visitor, tournament: str) -> LoadedTournament:
        return await self.do(tournament, "sit-out", visitor.id, player=visitor.id)

    async def challenge(self, visitor: Visitor, tournament: str, person: str) -> LoadedTournament:
        other = await find_person(self.store, person)
        return await self.do(tournament, "challenge", visitor.id, player=visitor.id, other=other.id)

    # The director

    async def direct(self, visitor: Visitor, tournament: str, action: str, given: dict[str, Any]) -> LoadedTournament:
        """An action of the director or a moderator; *given* holds its arguments."""
        loaded = await self.get(tournament)
        if visitor.id != loaded.stored.director and not visitor.moderator:
            raise Forbidden("not-director")
        if action == "start":
            return await self._start(tournament, visitor)
        kind = {"remove": "leave"}.get(action, action)
        return await self.do(tournament, kind, visitor.id, **await self._data(loaded, action, given))

    async def _data(self, loaded: LoadedTournament, action: str, given: dict[str, Any]) -> dict[str, Any]:
        """The data of an action's event."""
        if action in ("cancel", "stop"):
            return {}
        if action == "decide":
            return {"key": needed(given, "key"), "points": needed(given, "points")}
        if action == "extend":
            return {"ends": needed(given, "ends")}
        if action == "announce":
            if not (text := clean_text(needed(given, "text"))):
                raise BadMessage("no-reason")
            return {"text": text}
        if action == "change":
            return self._changes(given)
        player = (await find_person(self.store, needed(given, "person"))).id
        if action in ("remove", "sit-out"):
            return {"player": player}
        other = await find_person(self.store, needed(given, "by"))
        if action == "swap":
            return {"player": player, "other": other.id}
        need_player(other, loaded.state.plan)
        if await self.store.people.is_blocked(other.id, [loaded.stored.director]):
            raise Forbidden("blocked")  # nobody can be entered by a person they have blocked
        return {"player": player, "by": other.id, "rating": await self.rating(loaded.stored.id, other.id)}

    def _changes(self, given: dict[str, Any]) -> dict[str, Any]:
        """The texts and times that a director changes."""
        found = {name: given[name] for name in ("starts", "round_seconds") if given.get(name) is not None}
        found |= {name: clean_text(given[name]) for name in ("text", "prizes") if given.get(name) is not None}
        if given.get("name") is not None:
            found["name"] = clean_line(given["name"])
        now = time.time()
        if not found or found.get("name") == "":
            raise BadMessage("no-reason")
        if not now <= found.get("starts", now) <= now + FAR:
            raise BadMessage("tournament-start")
        return found

    async def _start(self, tournament: str, visitor: Visitor) -> LoadedTournament:
        """Start early, with everybody who has entered, checked in or not."""

        def start(loaded: LoadedTournament) -> Event:
            if loaded.state.phase != "open":
                raise Conflict("tournament-closed")
            event = loaded.state.start(time.time(), everybody=True)
            if event.kind != "start":
                raise Conflict("tournament-few", least=max(2, loaded.state.plan.least))
            return event

        return await self._retry(tournament, start, visitor.id)


def need_account(visitor: Visitor) -> None:
    if visitor.kind == "bot":
        raise Conflict("tournament-bots")
    if visitor.kind != "member":
        raise Conflict("no-account")


def need_player(visitor: Visitor, plan: TournamentPlan) -> None:
    """Conflict unless the visitor has an account; bot accounts only if the plan allows them."""
    if not (visitor.kind == "bot" and plan.bots):
        need_account(visitor)


def needed(given: dict[str, Any], name: str) -> Any:
    """A required argument of a director's action."""
    if given.get(name) is None:
        raise BadMessage("bad-message")
    return given[name]


def notices_of(before: LoadedTournament, after: LoadedTournament, event: Event, by: str | None) -> list[Write]:
    """The writes of an event's notices. *by*: the person who made it happen, who need not be notified."""
    name, tournament, data = after.stored.name, after.stored.id, event.data
    there: Sequence[str] = after.state.entered
    if event.kind == "remind":
        kind = {"start": "starts"}.get(data["what"], data["what"])
        return notice_writes(data["players"], kind, name, data["until"], tournament=tournament)
    if event.kind == "announce":
        return notice_writes(there, "announced", f"{name}\n{data['text']}", tournament=tournament)
    if event.kind in (kinds := {"cancel": "called-off", "end": "finished"}):
        return notice_writes(there, kinds[event.kind], name, tournament=tournament)
    kind, players = decision_of(before, event, by)
    until = data["ends"] if event.kind == "extend" else None
    return notice_writes([one for one in players if one != by], kind, name, until, tournament=tournament)


def decision_of(before: LoadedTournament, event: Event, by: str | None) -> tuple[str, list[str]]:
    """The kind of notice of a director's decision, and the players it concerns; nobody for other events."""
    data, fixtures = event.data, before.state.fixtures.values()
    unfinished = [fixture for fixture in fixtures if not fixture.over]

    def opponents(*players: str) -> list[str]:
        """Players, and those whom they are to meet."""
        return [one for fixture in unfinished if not {*players}.isdisjoint(fixture.players) for one in fixture.players]

    if event.kind == "decide":
        return "decided", list(before.state.fixtures[data["key"]].players)
    if event.kind == "extend":
        return "extended", [one for fixture in unfinished for one in fixture.players]
    if event.kind == "swap":
        return "swapped", opponents(data["player"], data["other"])
    if event.kind == "replace":
        return "replaced", [data["player"], data["by"], *opponents(data["player"])]
    if event.kind == "leave":  # somebody whose account is gone reads nothing
        return "removed", [data["player"]] if by is not None or "why" in data else []
    return ("sat-out", [data["player"]]) if event.kind == "sit-out" else ("", [])


async def people_of(store: Store, loaded: LoadedTournament) -> dict[str, Visitor]:
    """Everybody involved in a tournament."""
    return await store.tournaments.people({*loaded.state.entrants, loaded.stored.director})
