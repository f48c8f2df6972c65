"""Random operations of several people over several servers, against a reference that keeps one table in one place.

Usage: python -m tests.scale.model [--runs N] [--servers N] [--at-once N] [--seed N] [--redis] [--one-process] [--older FOLDER]
  [--log FILE] [--cuts SHARE]

What is done at once may have happened in any order. So the reference is tried in every order, and one of them has to give the answers that
the servers gave and the table that all of them show: then no server has accepted anything on an old state, or lost what it accepted.

A line that breaks is opened anew, and a move that was on its way is sent again, as a page does. What was asked over the broken line may
have happened or not, then or together with what is asked next, but no more than once. With --cuts that share of the frames breaks its line.

With --log the counts are kept in a file, one line for some runs; started again with the same file, the rest of the runs is made.

With --older every second server, the first one too, is of another version, whose sources are in that folder: after
`git worktree add ../older TAG`, `--older ../older/src`. The older version makes the database, and the newer one migrates it meanwhile.
"""

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from detente.engine.boards import view_of
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.table import Table
from tests.server import postgres, redis_server
from tests.server.helpers import ENTROPY, GAME, Line, Person

from .site import Servers, at

SEATS = ("us", "ussr")
BATCHES, TOGETHER = 10, 3  # in one run, and operations at once
TOLD = 50  # runs after which a line is printed
LAST = 9  # moves; until then nothing depends on the deal, which the reference does not know
KINDS = {"play": 60, "chat": 8, "undo": 8, "ask_undo": 8, "answer_undo": 12, "resign": 2, "abort": 3, "rematch": 4}
KINDS |= {"adjourn": 14, "give_time": 5, "claim": 2}
BASE, GIFT = 3600.0, 600.0  # seconds of a clock, where there is one, and that are given at once; no run lasts as long as one gift
MOST_GIFTS = BASE / GIFT


@dataclass(frozen=True)
class Step:
    """What somebody asks of one server, as the frame of a socket; a rematch is a request."""

    seat: str
    server: int
    frame: dict[str, Any]


Asked = tuple[Step, bool | None]  # and whether it was accepted; None: the line broke before the answer came


@dataclass
class Reference:
    """The table, changed by one operation after the other."""

    table: Table
    given: list[int] = field(default_factory=list)
    chat: list[str] = field(default_factory=list)
    status: str = "playing"
    winner: str | None = None
    asker: str | None = None
    gifts: dict[str, int] | None = None  # of time, to each seat; None: there is no clock
    pause_asker: str | None = None
    adjourned: bool = False
    late: list[Step] = field(default_factory=list)  # asked over a line that broke, and not done so far

    def copy(self) -> "Reference":
        changing = {"table": self.table.copy(), "given": [*self.given], "chat": [*self.chat], "late": [*self.late]}
        return replace(self, **changing, gifts=self.gifts and {**self.gifts})  # type: ignore[arg-type]

    @property
    def shown(self) -> tuple[Any, ...]:
        """What everybody can ask a server for."""
        gifts = self.gifts and tuple(self.gifts[seat] for seat in SEATS)
        return self.status, self.table.sequence, self.winner, self.asker, gifts, self.pause_asker, self.adjourned

    @property
    def all(self) -> tuple[Any, ...]:
        late = tuple(sorted(map(id, self.late)))
        return *self.shown, tuple(self.given), tuple(self.chat), tuple((move.seat, move.action) for move in self.table.moves), late

    def do(self, step: Step) -> bool:
        """Whether an operation is accepted; one that is not changes nothing."""
        frame, seat, is_on = step.frame, step.seat, self.status == "playing"
        match frame["type"]:
            case "play":
                return self._play(seat, frame["sequence"], frame["action"], is_on)
            case "chat":
                self.chat.append(frame["text"])
                return True
            case "undo":
                return is_on and not self.adjourned and frame["sequence"] == self.table.sequence and self._undo(seat)
            case "ask_undo":
                if is_asked := is_on and any(move.seat == seat for move in self.table.moves):
                    self.asker = seat
                return is_asked
            case "answer_undo":
                return is_on and self.asker not in (None, seat) and self._answer(frame["accept"])
            case "resign" if is_on:
                self.status, self.winner, self.asker = "over", opponent(seat), None
                return True
            case "abort" if is_on and not self.table.moves:
                self.status = "aborted"
                return True
            case "rematch":
                return not is_on
            case "adjourn" if is_on and self.gifts is not None:
                self._adjourn(seat, frame["accept"])
                return True
            case "give_time" if is_on and self.gifts is not None and self.gifts[opponent(seat)] < MOST_GIFTS:
                self.gifts[opponent(seat)] += 1
                return True
        return False  # a claim, too: nobody has been gone for a month

    def _adjourn(self, seat: str, accept: bool) -> None:
        """Ask, agree, or refuse."""
        if accept and self.pause_asker == opponent(seat):
            self.adjourned = not self.adjourned
        self.pause_asker = (self.pause_asker or seat) if accept and self.pause_asker != opponent(seat) else None

    def _play(self, seat: str, sequence: int, action: str, is_on: bool) -> bool:
        for index in range(sequence, self.table.sequence):
            move = self.table.moves[index]
            if move.seat == seat and self.given[index] == sequence:
                return move.action == action  # sent again: accepted, and not played again
        is_mine = is_on and not self.adjourned and sequence == self.table.sequence and seat in self.table.to_move
        if not is_mine or action not in self.table.legal(seat):
            return False
        self.table.play(seat, action)
        self.given.append(sequence)
        self.asker = self.pause_asker = None
        return True

    def _undo(self, seat: str) -> bool:
        try:
            self.table.undo(seat)
        except DetenteError:
            return False
        del self.given[self.table.sequence :]
        self.asker = None
        return True

    def _answer(self, accept: bool) -> bool:
        while accept:
            accept = self.table.moves[-1].seat != self.asker
            self.table.take_back()
        del self.given[self.table.sequence :]
        self.asker = None
        return True


def opponent(seat: str) -> str:
    """The other seat."""
    return next(other for other in SEATS if other != seat)


async def request(person: Person, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
    """An answer, asked for again as browsers do if a server closed the connection as unused just then: a busy one may see the request
    too late. Nothing here does anything twice: a second table is one that nobody knows, and seats and rematches are kept."""
    while True:
        with contextlib.suppress(httpx.ReadError, httpx.RemoteProtocolError, httpx.WriteError):
            return await person.http.request(method, path, json=body)


async def sit(person: Person, table: str, **hello: Any) -> Line:
    """A line on which a view has come; opened anew until then, as by a page whose server is too busy to shake hands in time."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            line = await person.sit(table, **hello)
            await line.until(0)
            return line


class Run:
    """One table, with a clock or without. *people*: Anna, Boris and Clara, each at every server; *cuts*: the share of lines that break."""

    def __init__(self, people: Sequence[Sequence[Person]], rng: random.Random, cuts: float = 0.0) -> None:
        self.people, self.rng, self.cuts = people, rng, cuts
        self.players: dict[str, Sequence[Person]] = {}
        self.lines: dict[tuple[str, int], Line] = {}
        self.clock = {"base": BASE} if rng.random() < 0.5 else None
        self.possible = [Reference(Game(GAME).new(seed=1), gifts=dict.fromkeys(SEATS, 0) if self.clock else None)]
        self.history: list[Asked] = []
        self.rematches: set[str] = set()
        self.words = self.broken = 0

    async def play(self) -> None:
        """The whole run; AssertionError if the servers did what no order explains."""
        try:
            await self._begin()
            for _ in range(BATCHES):
                await self._batch()
            await self._compare_views()
        finally:
            for line in self.lines.values():
                await line.connection.close()

    async def _begin(self) -> None:
        """Two people want the second seat at once."""
        anna, *others = self.people
        wish = {"game": GAME, "mode": "private", "side": "us", "clock": self.clock}
        self.table = (await request(self.rng.choice(anna), "POST", "/api/tables", wish)).json()["id"]
        answers = await asyncio.gather(*(request(self.rng.choice(one), "POST", f"/api/tables/{self.table}/join", {}) for one in others))
        assert sorted(answer.status_code for answer in answers) == [200, 409], answers
        self.players = {"us": anna, "ussr": others[[answer.status_code for answer in answers].index(200)]}
        await asyncio.gather(*(self._sit(seat, server) for seat, person in self.players.items() for server in range(len(person))))

    async def _sit(self, seat: str, server: int) -> None:
        """Somebody's line to a server, opened anew if there was one."""
        self.lines[seat, server] = await sit(self.players[seat][server], self.table, entropy=ENTROPY)

    def _choose(self, seat: str, server: int) -> Step:
        """Something that may or may not be allowed, by one of the states that the table may be in."""
        now, rng = self.rng.choice(self.possible), self.rng
        kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
        if kind == "play" and now.table.sequence >= LAST:
            kind = "undo"
        frame: dict[str, Any] = {"type": kind}
        if kind in ("play", "undo"):
            frame["sequence"] = max(0, now.table.sequence + rng.choice((0, 0, 0, 0, -1, 1)))
        if kind == "play":
            frame["action"] = rng.choice(now.table.legal(now.table.to_move[0])[:3])
        if kind in ("answer_undo", "adjourn"):
            frame["accept"] = rng.random() < (0.5 if kind == "answer_undo" else 0.8)
        if kind == "give_time":
            frame["seconds"] = GIFT
        if kind == "claim":
            frame["win"] = rng.random() < 0.5
        if kind == "chat":
            self.words += 1
            frame["text"] = f"word {self.words}"
        return Step(seat, server, frame)

    async def _batch(self) -> None:
        """Some operations at once; of the states that the table may have been in, those remain that explain what came of it."""
        places = self.rng.sample(sorted(self.lines), self.rng.randint(1, min(TOGETHER, len(self.lines))))
        if self.rng.random() < 0.7:  # whose turn it is, in all tabs
            mover = self.possible[0].table.to_move[0]
            places = [place for place in sorted(self.lines) if place[0] == mover][: len(places)]
        steps = [self._choose(*place) for place in places]
        asked = [one for answers in await asyncio.gather(*(self._ask(step) for step in steps)) for one in answers]
        shown = await self._all_shown()
        self.history += asked
        assert len(set(shown)) == 1, (self.history, shown)
        self.possible = list(explanations(self.possible, [step for step, _ in asked], [answer for _, answer in asked], shown[0]))
        assert self.possible, (self.history, shown[0])

    async def _ask(self, step: Step) -> list[Asked]:
        """Whether a server accepts an operation: it answers a socket's frames one by one, so an error comes before the pong."""
        if step.frame["type"] == "rematch":
            answer = await request(self.players[step.seat][step.server], "POST", f"/api/tables/{self.table}/rematch", {})
            self.rematches |= {answer.json()["id"]} if answer.status_code == 200 else set()
            assert len(self.rematches) <= 1, "there is one rematch, whoever asks"
            return [(step, answer.status_code == 200)]
        line = self.lines[step.seat, step.server]
        first = len(line.frames)
        try:
            await line.send(**step.frame)
            if self.cuts and self.rng.random() < self.cuts:
                line.connection.transport.abort()
            await line.echo()
        except ConnectionClosed:
            self.broken += 1
            await self._sit(step.seat, step.server)
            return [(step, None), *(await self._ask(replace(step)) if step.frame["type"] == "play" else [])]
        return [(step, all(frame["type"] != "error" for frame in line.frames[first:]))]

    async def _all_shown(self) -> list[tuple[Any, ...]]:
        """What the servers show. What was asked over a broken line may still happen while they are asked: then they are asked again."""
        shown = await asyncio.gather(*map(self._shown, self.people[0]))
        while self.broken and len(set(shown)) > 1 and shown != (again := await asyncio.gather(*map(self._shown, self.people[0]))):
            shown = again
        return list(shown)

    async def _shown(self, tab: Person) -> tuple[Any, ...]:
        found = (await request(tab, "GET", f"/api/tables/{self.table}")).json()
        left = found["clock"] and found["clock"]["left"]
        gifts = left and tuple(math.ceil(round((left[seat] - BASE) / GIFT, 6)) for seat in SEATS)
        winner = (found["outcome"] or {}).get("winner")
        return found["status"], found["sequence"], winner, found["undo_asked"], gifts, found["pause_asked"], found["adjourned"]

    async def _compare_views(self) -> None:
        """Somebody who comes to any server sees the game and the chat of the reference."""
        for tab in self.people[0]:
            line = await sit(tab.site.stranger(), self.table)
            await line.echo()
            await line.connection.close()
            chat = [frame["text"] for frame in line.frames if frame["type"] == "chat"]
            self.possible = [one for one in self.possible if one.chat == chat and looks_like(one, line.view)]
            assert self.possible, (self.history, chat, line.view)


def explanations(
    possible: Iterable[Reference], steps: Sequence[Step], answers: Sequence[bool | None], shown: tuple[Any, ...]
) -> Iterable[Reference]:
    """The states after some operations at once that agree with the answers and with what is shown, each once. Whatever has no answer may
    be done now, together with the next operations, or never."""
    found = set()
    for before in possible:
        asked = [*zip(steps, answers, strict=True), *((step, None) for step in before.late)]
        for after, left in outcomes(replace(before.copy(), late=[]), asked):
            after.late = [steps[index] for index in sorted(left) if index < len(steps)]
            if after.shown == shown and after.all not in found:
                found.add(after.all)
                yield after


def outcomes(start: Reference, asked: Sequence[Asked]) -> Iterable[tuple[Reference, frozenset[int]]]:
    """The states after operations in any order that have the answers that were given, and which operations without an answer were not
    done in it."""
    seen, todo = set(), [(start, frozenset(range(len(asked))))]
    while todo:
        state, left = todo.pop()
        if (state.all, left) in seen:
            continue
        seen.add((state.all, left))
        for index in left:
            (step, answer), after = asked[index], state.copy()
            if after.do(step) == answer or answer is None:
                todo.append((after, left - {index}))
        if all(asked[index][1] is None for index in left):
            yield state.copy(), left


def looks_like(reference: Reference, view: dict[str, Any]) -> bool:
    wanted = view_of(reference.table, "spectator", 0)
    return bool(wanted["board"] == view["board"] and wanted["log"] == view["log"])


async def run_many(servers: Servers, runs: int, seed: int, at_once: int = 1, cuts: float = 0.0) -> tuple[int, int]:
    """So many runs, some of them at the same time at different tables; gives how many operations they were, and how many lines broke."""
    seeds = iter(range(seed, seed + runs))
    counts = await asyncio.gather(*(run_some(servers, seeds, cuts) for _ in range(at_once)))
    return sum(steps for steps, _ in counts), sum(broken for _, broken in counts)


async def run_some(servers: Servers, seeds: Iterator[int], cuts: float) -> tuple[int, int]:
    """One run after another of three people."""
    people, steps, broken = [], 0, 0
    for name in ("Anna", "Boris", "Clara"):
        person = await servers.all[0].guest(name)
        people.append([person, *(at(person, server) for server in servers.all[1:])])
    for number in seeds:
        run = Run(people, random.Random(number), cuts)
        try:
            await run.play()
        except Exception as error:
            error.add_note(f"in the run of seed {number}, table {run.table}")
            raise
        steps, broken = steps + len(run.history), broken + run.broken
    return steps, broken


@dataclass
class Counts:
    """What was done, also by earlier processes with the same file."""

    log: Path | None
    runs: int = 0
    operations: int = 0
    broken: int = 0

    @classmethod
    def read(cls, log: Path | None) -> "Counts":
        counts = cls(log)
        for line in log.read_text(encoding="utf-8").splitlines() if log and log.exists() else ():
            counts.count(**json.loads(line))
        return counts

    def count(self, runs: int, operations: int, broken: int) -> None:
        self.runs, self.operations, self.broken = self.runs + runs, self.operations + operations, self.broken + broken

    def add(self, runs: int, operations: int, broken: int) -> None:
        """Some more, also to the file."""
        self.count(runs, operations, broken)
        if self.log:
            with self.log.open("a", encoding="utf-8") as file:
                print(json.dumps({"runs": runs, "operations": operations, "broken": broken}), file=file)

    def __str__(self) -> str:
        return f"{self.runs} runs, {self.operations} operations, {self.broken} lines opened anew"


@contextlib.contextmanager
def of_version(sources: str | None) -> Iterator[None]:
    """Servers that start here are of the version whose sources are in a folder; None: of this one."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = sources or before
    yield
    os.environ["PYTHONPATH"] = before


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=2000)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=8, help="runs at the same time")
    parser.add_argument("--redis", action="store_true", help="connect the servers by Redis, not by PostgreSQL")
    parser.add_argument("--one-process", action="store_true", help="all servers in this process, on a machine that does much else")
    parser.add_argument("--older", help="the sources of an older version")
    parser.add_argument("--cuts", type=float, default=0.0, help="the share of frames after which a line breaks")
    parser.add_argument("--log", type=Path, help="a file of counts, to which new ones are added")
    given = parser.parse_args()
    cluster, redis = postgres.Cluster(), redis_server.RedisServer() if given.redis else None
    with tempfile.TemporaryDirectory() as folder:
        cluster.start()
        if redis:
            redis.start()
        servers = Servers(Path(folder), cluster.database(Path(folder)), redis.url if redis else "", is_compiled=True)
        try:
            for number in range(given.servers):
                with of_version(given.older if number % 2 == 0 else None):
                    await (servers.host() if given.one_process else servers.add_process())
            counts, started = Counts.read(given.log), time.monotonic()
            while counts.runs < given.runs:
                some = min(TOLD, given.runs - counts.runs)
                counts.add(some, *await run_many(servers, some, given.seed + counts.runs, given.at_once, given.cuts))
                told = f"{time.monotonic() - started:.0f} s, load {os.getloadavg()[0]:.1f}"
                print(f"{counts} at {given.servers} servers: every answer is explained ({told})", flush=True)
        finally:
            await servers.close()
            if redis:
                redis.close()
            cluster.stop("immediate")
            cluster.remove()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
