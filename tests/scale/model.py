"""Random operations of several people over several servers, against a reference that keeps one table in one place.

Usage: python -m tests.scale.model [--runs N] [--servers N] [--at-once N] [--seed N] [--redis] [--one-process] [--older FOLDER]

What is done at once may have happened in any order. So the reference is tried in every order, and one of them has to give the answers that
the servers gave and the table that all of them show: then no server has accepted anything on an old state, or lost what it accepted.

With --older every second server, the first one too, is of another version, whose sources are in that folder: after
`git worktree add ../older TAG`, `--older ../older/src`. The older version makes the database, and the newer one migrates it meanwhile.
"""

import argparse
import asyncio
import contextlib
import math
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from pathlib import Path
from typing import Any

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

    def copy(self) -> "Reference":
        return replace(self, table=self.table.copy(), given=[*self.given], chat=[*self.chat], gifts=self.gifts and {**self.gifts})

    @property
    def shown(self) -> tuple[Any, ...]:
        """What everybody can ask a server for."""
        gifts = self.gifts and tuple(self.gifts[seat] for seat in SEATS)
        return self.status, self.table.sequence, self.winner, self.asker, gifts, self.pause_asker, self.adjourned

    @property
    def all(self) -> tuple[Any, ...]:
        return *self.shown, tuple(self.given), tuple(self.chat), tuple((move.seat, move.action) for move in self.table.moves)

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


class Run:
    """One table, with a clock or without. *people*: Anna, Boris and Clara, each at every server."""

    def __init__(self, people: Sequence[Sequence[Person]], rng: random.Random) -> None:
        self.people, self.rng = people, rng
        self.players: dict[str, Sequence[Person]] = {}
        self.lines: dict[tuple[str, int], Line] = {}
        self.clock = {"base": BASE} if rng.random() < 0.5 else None
        self.possible = [Reference(Game(GAME).new(seed=1), gifts=dict.fromkeys(SEATS, 0) if self.clock else None)]
        self.history: list[tuple[Step, bool]] = []
        self.rematches: set[str] = set()
        self.words = 0

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
        self.table = (await self.rng.choice(anna).create(mode="private", side="us", clock=self.clock))["id"]
        answers = await asyncio.gather(*(self.rng.choice(one).http.post(f"/api/tables/{self.table}/join", json={}) for one in others))
        assert sorted(answer.status_code for answer in answers) == [200, 409], answers
        self.players = {"us": anna, "ussr": others[[answer.status_code for answer in answers].index(200)]}
        for seat, person in self.players.items():
            for server, tab in enumerate(person):
                self.lines[seat, server] = await tab.sit(self.table, entropy=ENTROPY)
        for line in self.lines.values():
            await line.until(0)

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
        answers = await asyncio.gather(*(self._ask(step) for step in steps))
        shown = [await self._shown(tab) for tab in self.people[0]]
        self.history += zip(steps, answers, strict=True)
        assert len(set(shown)) == 1, (self.history, shown)
        self.possible = list(explanations(self.possible, steps, answers, shown[0]))
        assert self.possible, (self.history, shown[0])

    async def _ask(self, step: Step) -> bool:
        """Whether a server accepts an operation: it answers a socket's frames one by one, so an error comes before the pong."""
        if step.frame["type"] == "rematch":
            answer = await self.players[step.seat][step.server].http.post(f"/api/tables/{self.table}/rematch", json={})
            self.rematches |= {answer.json()["id"]} if answer.status_code == 200 else set()
            assert len(self.rematches) <= 1, "there is one rematch, whoever asks"
            return answer.status_code == 200
        line = self.lines[step.seat, step.server]
        first = len(line.frames)
        await line.send(**step.frame)
        await line.echo()
        return all(frame["type"] != "error" for frame in line.frames[first:])

    async def _shown(self, tab: Person) -> tuple[Any, ...]:
        found = await tab.get(f"/api/tables/{self.table}")
        left = found["clock"] and found["clock"]["left"]
        gifts = left and tuple(math.ceil(round((left[seat] - BASE) / GIFT, 6)) for seat in SEATS)
        winner = (found["outcome"] or {}).get("winner")
        return found["status"], found["sequence"], winner, found["undo_asked"], gifts, found["pause_asked"], found["adjourned"]

    async def _compare_views(self) -> None:
        """Somebody who comes to any server sees the game and the chat of the reference."""
        for tab in self.people[0]:
            line = await tab.site.stranger().sit(self.table)
            await line.echo()
            await line.connection.close()
            chat = [frame["text"] for frame in line.frames if frame["type"] == "chat"]
            self.possible = [one for one in self.possible if one.chat == chat and looks_like(one, line.view)]
            assert self.possible, (self.history, chat, line.view)


def explanations(
    possible: Iterable[Reference], steps: Sequence[Step], answers: Sequence[bool], shown: tuple[Any, ...]
) -> Iterable[Reference]:
    """The states after some operations at once that agree with the answers and with what is shown, each once."""
    found = set()
    for before in possible:
        for order in permutations(range(len(steps))):
            after = before.copy()
            if all(after.do(steps[index]) == answers[index] for index in order) and after.shown == shown and after.all not in found:
                found.add(after.all)
                yield after


def looks_like(reference: Reference, view: dict[str, Any]) -> bool:
    wanted = view_of(reference.table, "spectator", 0)
    return bool(wanted["board"] == view["board"] and wanted["log"] == view["log"])


async def run_many(servers: Servers, runs: int, seed: int, at_once: int = 1) -> int:
    """So many runs, some of them at the same time at different tables; gives how many operations they were."""
    seeds = iter(range(seed, seed + runs))
    steps = await asyncio.gather(*(run_some(servers, seeds) for _ in range(at_once)))
    return sum(steps)


async def run_some(servers: Servers, seeds: Iterator[int]) -> int:
    """One run after another of three people."""
    people, steps = [], 0
    for name in ("Anna", "Boris", "Clara"):
        person = await servers.all[0].guest(name)
        people.append([person, *(at(person, server) for server in servers.all[1:])])
    for number in seeds:
        run = Run(people, random.Random(number))
        await run.play()
        steps += len(run.history)
    return steps


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
    given = parser.parse_args()
    cluster, redis = postgres.Cluster(), redis_server.RedisServer() if given.redis else None
    with tempfile.TemporaryDirectory() as folder:
        cluster.start()
        if redis:
            redis.start()
        servers = Servers(Path(folder), cluster.database(Path(folder)), redis.url if redis else "")
        try:
            for number in range(given.servers):
                with of_version(given.older if number % 2 == 0 else None):
                    await (servers.host() if given.one_process else servers.add_process())
            done, steps, started = 0, 0, time.monotonic()
            while done < given.runs:
                some = min(TOLD, given.runs - done)
                steps += await run_many(servers, some, given.seed + done, given.at_once)
                done += some
                told = f"{time.monotonic() - started:.0f} s, load {os.getloadavg()[0]:.1f}"
                print(f"{done} runs, {steps} operations at {given.servers} servers: every answer is explained ({told})", flush=True)
        finally:
            await servers.close()
            if redis:
                redis.close()
            cluster.stop("immediate")
            cluster.remove()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
