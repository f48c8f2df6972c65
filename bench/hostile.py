"""Attacks the server: hostile requests and frames, and all its responses compared with re-dealt worlds.

Usage: python -m bench.hostile [--games N] [--moves M] [--redeals K] [--requests R] [--frames F] [--seed S] [TITLE …]

For every title N games are played over sockets by two players and watched by a spectator, at most M moves each:

- Every view received is compared with what the server would send in K worlds in which everything its receiver cannot know is redealt.
  So are log, position and views of earlier steps; record, review, branches and the other seat's view must be refused, and the data stored
  about a person may contain only their own moves. The key of chance, the server's secret and the other player's part may appear nowhere.
- Illegal moves, moves out of turn or of the future, and moves of spectators are tried; they must not change the game. At the end all
  stored moves are replayed, and each must be legal.
- Then R hostile requests and F hostile frames are sent to a running game, by a player and by a spectator.

Run it from the root of the repository. It prints the counts, and exits with 1 if there was a server error (500 or more), an illegal
move accepted, or a leak.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import httpx
from tests.server.helpers import Line, Person, Site, serving
from tests.server.http import hostile
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from detente.engine.game import Game, titles
from detente.engine.laws import random_options
from detente.engine.table import Table
from detente.engine.text import LANGUAGES
from detente.server.play.live import LiveTable

SPECTATOR = "spectator"
EXPORTS, ATTACKS = 12, 4  # moves between two rounds of each
ATTEMPTS = 3  # per person and round
HISTORY = ("sequence", "can_undo", "log")  # fields of a view that depend on its history, which a re-dealt world does not have
INTERNAL = 1011  # close code of a socket after an internal error
TITLE, SEAT = "twilight_struggle", '"us"'  # of the hostile requests; replaced by those of other titles
Json = dict[str, Any]


@dataclass
class Counts:
    """Counts of attempts and their results."""

    games: int = 0
    moves: int = 0
    requests: int = 0
    frames: int = 0
    captured: int = 0
    redeals: int = 0
    exports: int = 0
    faults: int = 0
    illegal: int = 0
    leaks: int = 0

    @property
    def is_bad(self) -> bool:
        return bool(self.faults or self.illegal or self.leaks)

    def __str__(self) -> str:
        return "  ".join(f"{part.name} {getattr(self, part.name):,}" for part in fields(self))


def report(what: str, *facts: object) -> None:
    """Print a finding immediately."""
    print(f"FOUND {what}:", *(str(fact)[:300] for fact in facts), file=sys.stderr, flush=True)


class Viewer:
    """A person at the table, or a spectator, with everything received over the socket."""

    def __init__(self, person: Person, entropy: str) -> None:
        self.person, self.entropy = person, entropy
        self.line: Line
        self.read = 0  # frames examined
        self.views: dict[int, Json] = {}

    @property
    def seat(self) -> str:
        return str(self.line.view["seat"])


class Assault:
    """One game of one title."""

    def __init__(self, site: Site, title: str, seed: int, given: argparse.Namespace, counts: Counts) -> None:
        self.site, self.game, self.given, self.counts = site, Game(title), given, counts
        self.rng = random.Random(f"{title} {seed}")
        self.options = random_options(self.game, self.rng) if seed % 2 else {}
        self.live: LiveTable
        self.viewers: list[Viewer] = []

    async def begin(self) -> None:
        """Seat two players and a spectator at a new table."""
        names = (f"Anna {self.rng.randrange(1 << 30)}", f"Boris {self.rng.randrange(1 << 30)}", f"Clara {self.rng.randrange(1 << 30)}")
        self.viewers = [Viewer(await self.site.guest(name), self.rng.randbytes(32).hex()) for name in names]
        first, second, _ = (viewer.person for viewer in self.viewers)
        table = await first.create(game=self.game.id, mode="private", side=self.game.seats[0], options=self.options)
        await second.post(f"/api/tables/{table['id']}/join")
        self.path = f"/api/tables/{table['id']}"
        for viewer in self.viewers:
            viewer.line = await viewer.person.sit(table["id"], entropy=viewer.entropy)
        for viewer in self.viewers:
            await viewer.line.until(0)
        self.live = await self.site.tables.get(table["id"])

    @property
    def table(self) -> Table:
        return self.live.begun()

    async def run(self) -> None:
        """Play until the end or the last move, checking everything; then send the hostile requests and frames, and replay the moves."""
        await self.begin()
        self.counts.games += 1
        for number in range(self.given.moves):
            await self.capture()
            if self.table.outcome:
                break
            if number % EXPORTS == 0:
                await self.export()
            if number % ATTACKS == 0:
                await self.attack()
            mover = self.rng.choice([viewer for viewer in self.viewers if viewer.line.view["legal"]])
            await mover.line.play(self.rng.choice(mover.line.view["legal"]))
            self.counts.moves += 1
        if self.table.outcome:  # a finished game grants everything: a review, for example, takes a bot minutes
            await self.replay()
            await self.begin()
        await self.flood_requests()
        await self.flood_frames()
        await self.replay()

    # Leaks

    def worlds(self, viewer: str) -> list[Table]:
        """The worlds that a viewer can imagine: those of a seat; for a spectator, who knows less than either, those of both."""
        seats = self.game.seats if viewer == SPECTATOR else (viewer,)
        self.counts.redeals += len(seats) * self.given.redeals
        return [self.table.determinize(seat, self.rng.randrange(1 << 30)) for seat in seats for _ in range(self.given.redeals)]

    def same(self, what: str, viewer: str, mine: object, theirs: object) -> None:
        if mine != theirs:
            self.counts.leaks += 1
            report("a leak", self.game.id, what, viewer, f"step {self.table.sequence}", mine, theirs)

    async def capture(self) -> None:
        """Check every frame since the last move, for every viewer."""
        for viewer in self.viewers:
            await viewer.line.until(self.table.sequence)
        is_open = self.table.outcome is not None  # then everything is public
        for viewer in self.viewers:
            new = viewer.line.frames[viewer.read :]
            viewer.read += len(new)
            self.counts.captured += len(new)
            if is_open:
                continue
            for frame in new:
                self.hold_secrets("a frame", viewer, json.dumps(frame))
            view = viewer.line.view
            viewer.views[view["sequence"]] = view
            for world in self.worlds(viewer.seat):
                there = json.loads(json.dumps(self.live.view(viewer.seat, 0, world)))
                self.same("view", viewer.seat, bare(view), bare(there))
                if view["log"] and view["log"][-1]["step"] == view["sequence"] and viewer.seat != SPECTATOR:
                    self.same("rows", viewer.seat, view["log"][-1]["rows"], there["log"][-1]["rows"])

    def hold_secrets(self, what: str, viewer: Viewer, text: str) -> None:
        """Check that the parts of the key of chance are not revealed before the end."""
        match = self.live.match
        others = [other.entropy for other in self.viewers if other is not viewer]
        for secret in (match.secret, match.key, *others):
            if secret and secret in text:
                self.counts.leaks += 1
                report("a secret", self.game.id, what, viewer.seat)

    async def ask(self, viewer: Viewer, path: str, status: int = 200) -> httpx.Response:
        """Request an export, and check that it is answered or refused as required."""
        await catch_up()
        answer = await viewer.person.http.get(path)
        self.counts.exports += 1
        self.counts.faults += answer.status_code >= 500
        if answer.status_code != status:
            self.counts.leaks += answer.status_code == 200
            report("another answer", path, viewer.seat, answer.status_code, answer.text)
        self.hold_secrets(path, viewer, answer.text)
        return answer

    async def export(self) -> None:
        """Check all exports of a running game, for every viewer."""
        for viewer in self.viewers:
            seat, table = viewer.seat, self.table
            is_player = seat != SPECTATOR
            worlds = self.worlds(seat)
            twins = [dealt(table, world) for world in worlds]
            view = (await self.ask(viewer, f"{self.path}/view")).json()
            logs = {lang: (await self.ask(viewer, f"{self.path}/log?lang={lang}")).text for lang in LANGUAGES}
            for twin in twins:
                there = json.loads(json.dumps(self.live.view(seat, 0, twin)))
                self.same("/view", seat, view | {"can_undo": None}, there | {"can_undo": None})
                for lang, text in logs.items():
                    self.same(f"/log?lang={lang}", seat, text, twin.log(lang, seat))
            line = await self.ask(viewer, f"{self.path}/position", 200 if is_player else 403)
            for world in worlds if is_player else ():
                there = self.site.tables.signer.sign(self.game.rules, world.position(seat))
                self.same("/position", seat, line.json()["line"], there)
            step = self.rng.choice(list(viewer.views))
            earlier = (await self.ask(viewer, f"{self.path}/view?step={step}")).json()
            self.same(f"/view?step={step}", seat, bare(earlier), bare(viewer.views[step]))
            for other in self.game.seats:
                if other != seat:
                    for place in (f"view?seat={other}", f"view?seat={other}&step={step}", f"log?seat={other}", f"position?seat={other}"):
                        await self.ask(viewer, f"{self.path}/{place}", 403)
            await self.ask(viewer, f"{self.path}/record", 409)
            await self.ask(viewer, f"{self.path}/review", 409)
            await self.ask(viewer, f"{self.path}/hints", 403)
            await self.export_club(viewer)
            await self.ask(viewer, self.path)
            kept = (await self.ask(viewer, "/api/me/export")).json()
            self.check_kept(viewer, kept)
            await catch_up()
            branch = await viewer.person.http.post("/api/branches", json={"table": self.live.match.id, "step": step})
            self.counts.exports += 1
            if branch.status_code != 403:
                self.counts.leaks += 1
                report("a branch of a game that goes on", self.game.id, seat, branch.text)

    async def export_club(self, viewer: Viewer) -> None:
        """Check that the club reveals only that the game is running, and nothing of its content."""
        note, table = f"{self.path}/note", self.live.match.id
        if viewer.seat != SPECTATOR:
            await viewer.person.http.put(note, json={"text": f"note of {viewer.entropy}"})
        self.same("/note", viewer.seat, (await self.ask(viewer, note)).json()["text"], self.note_of(viewer))
        person = (await self.ask(viewer, "/api/me")).json()["visitor"]["person"]
        for path in (f"/api/archive?game={self.game.id}", f"/api/archive/games.jsonl?game={self.game.id}", "/api/archive?limit=100"):
            self.same(path, viewer.seat, table in (await self.ask(viewer, path)).text, False)
        for path in (
            f"/api/statistics/{self.game.id}", f"/api/people/{person}", f"/api/people/{person}/results/{self.game.id}",
            f"/api/people/{person}/style/{self.game.id}", "/api/lobby", "/api/me/waiting", "/api/tables?kind=mine", "/api/tables?kind=live",
            "/api/tournaments", "/embed/tournaments/none", f"/api/ratings/{self.game.id}",
        ):  # fmt: skip
            text = (await self.ask(viewer, path)).text
            self.same(path, viewer.seat, [word for word in ('"hand"', '"legal"', '"board"', '"moves":[') if word in text], [])
        await catch_up()
        archive = await viewer.person.http.get(f"/api/archive/games.zip?game={self.game.id}")
        self.same("games.zip", viewer.seat, table.encode() in archive.content, False)

    def note_of(self, viewer: Viewer) -> str:
        return "" if viewer.seat == SPECTATOR else f"note of {viewer.entropy}"

    def check_kept(self, viewer: Viewer, kept: Json) -> None:
        """Check that the data stored about a person contains only their own moves."""
        told = [(move["sequence"], move["action"]) for table in kept["tables"] for move in table["moves"]]
        own = {(number, move.action) for number, move in enumerate(self.table.moves) if self.person_of(move.seat, number) is viewer}
        self.same("/api/me/export", viewer.seat, [move for move in told if move not in own], [])

    def person_of(self, seat: str, number: int) -> Viewer | None:
        """The viewer who had a seat when a move was made; bidding can exchange seats."""
        return next((viewer for viewer in self.viewers if number in viewer.views and viewer.views[number]["seat"] == seat), None)

    # Illegal moves

    async def attack(self) -> None:
        """Try forbidden moves: they must change nothing."""
        before, status = self.table.bytes(), self.live.match.status
        for viewer in self.viewers:
            for _ in range(ATTEMPTS):
                await viewer.line.send(type="play", **self.illegal_move(viewer))
                self.counts.frames += 1
            await viewer.line.send(type="ping")
            await viewer.line.receive("pong")
            if self.table.bytes() != before or self.live.match.status != status:
                self.counts.illegal += 1
                report("an illegal move", self.game.id, viewer.seat, viewer.line.frames[-8:])
                before, status = self.table.bytes(), self.live.match.status
        new = [frame for viewer in self.viewers for frame in viewer.line.frames[viewer.read :]]
        self.counts.faults += sum(is_fault(frame) for frame in new)

    def illegal_move(self, viewer: Viewer) -> Json:
        """An illegal action, one of the other side's, or a legal one of the future."""
        sequence, legal = self.table.sequence, viewer.line.view["legal"]
        if legal and self.rng.random() < 0.3:
            return {"sequence": sequence + self.rng.choice((1, 2, 1000)), "action": self.rng.choice(legal)}
        others = [action for other in self.viewers for action in other.line.view["legal"] if action not in legal]
        names = [action for action in self.game.actions if action not in legal]
        return {"sequence": sequence, "action": self.rng.choice(others if others and self.rng.random() < 0.5 else names)}

    async def replay(self) -> None:
        """Replay the stored moves: each must be legal, and they must give the same game."""
        match = self.live.match
        assert match.key is not None
        again = self.game.stored(match.start, bytes.fromhex(match.key), match.rules, match.options)
        for move in await self.site.tables.store.moves(match.id):
            if move.seat not in again.to_move or move.action not in again.legal(move.seat):
                self.counts.illegal += 1
                report("an illegal move in the store", self.game.id, move)
                return
            again.play(move.seat, move.action)
        if again.bytes() != self.table.bytes():
            self.counts.illegal += 1
            report("another game in the store", self.game.id)

    # Faults

    def translated(self, text: str) -> str:
        """A hostile text with the names of this title."""
        return text.replace(TITLE, self.game.id).replace(SEAT, f'"{self.game.seats[0]}"')

    async def flood_requests(self) -> None:
        """Send hostile requests by a player and a spectator; whoever was logged out by one returns as a new visitor."""
        await catch_up()
        person = self.viewers[self.rng.choice((0, 2))].person
        for number, (method, path, headers, body) in enumerate(hostile.requests(self.rng, self.live.match.id, self.given.requests)):
            if number % 25 == 24:
                person = await self.site.guest(f"Mallory {self.rng.randrange(1 << 30)}")
            content = self.translated(body.decode()).encode()
            self.counts.requests += 1
            try:
                answer = await person.http.request(method, path, headers={"content-type": "application/json", **headers}, content=content)
            except (httpx.NetworkError, httpx.RemoteProtocolError, httpx.TimeoutException) as error:
                self.counts.faults += 1
                report("a request without an answer", repr(error), method, path, headers, content)
                continue
            if answer.status_code >= 500:
                self.counts.faults += 1
                report("a fault", answer.status_code, method, path, headers, content, answer.text)

    async def flood_frames(self) -> None:
        """Send hostile frames by a player and a stranger, who reconnects when a socket is closed."""
        for viewer in (self.viewers[1], self.viewers[2]):
            line = viewer.line
            for number, frame in enumerate(hostile.frames(self.rng, self.game.actions, self.given.frames)):
                try:
                    await line.connection.send(self.translated(frame))
                    if number % 20 == 19:
                        await line.send(type="ping")
                        await line.receive("pong")
                except ConnectionClosed as closed:
                    if isinstance(closed, ConnectionClosedError) and closed.rcvd is not None and closed.rcvd.code == INTERNAL:
                        self.counts.faults += 1
                        report("a socket closed by a fault", self.game.id, frame)
                    line = await self.site.stranger().sit(self.live.match.id)
                self.counts.frames += 1
            self.counts.faults += sum(is_fault(frame) for frame in line.frames)


async def catch_up() -> None:
    """Let the server, which runs in this same loop, close idle connections that were due while worlds were made, before one is reused."""
    await asyncio.sleep(0.01)


def is_fault(frame: Json) -> bool:
    return bool(frame["type"] == "error" and frame["name"] == "internal")


def bare(view: Json) -> Json:
    """A view without the fields that depend on its history."""
    return {name: part for name, part in view.items() if name not in HISTORY}


def dealt(table: Table, world: Table) -> Table:
    """The game as played, with the currently hidden cards as in another world."""
    twin = table.copy()
    twin._restore(world.bytes())
    return twin


async def assault(site: Site, given: argparse.Namespace) -> Counts:
    """Attack all games of all titles; prints the counts of each title."""
    total = Counts()
    for title in given.titles or titles():
        counts, started = Counts(), time.perf_counter()
        for seed in range(given.seed, given.seed + given.games):
            await Assault(site, title, seed, given, counts).run()
        print(f"{title}: {counts}  ({time.perf_counter() - started:.0f} s)", flush=True)
        for part in fields(Counts):
            setattr(total, part.name, getattr(total, part.name) + getattr(counts, part.name))
    return total


async def run(given: argparse.Namespace) -> int:
    """Run the attack; returns 1 if anything was found."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), log_level="error") as site:
            total = await assault(site, given)
    print(f"all: {total}")
    return int(total.is_bad)


def parse(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="(default: all)")
    parser.add_argument("--games", type=int, default=4, help="of each title; every other one with options by chance")
    parser.add_argument("--moves", type=int, default=10_000, help="of each game at most")
    parser.add_argument("--redeals", type=int, default=2, help="worlds for each view")
    parser.add_argument("--requests", type=int, default=400, help="hostile requests for each game")
    parser.add_argument("--frames", type=int, default=400, help="hostile frames of each attacker for each game")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(asyncio.run(run(parse())))
