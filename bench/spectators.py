"""A crowd at one table: how 1,000 spectators affect players, and 2,000 who lose the connection and come back within 10 seconds.

Usage: python bench/spectators.py [--watchers N] [--tables T] [--rate MOVES] [--seconds S] [--database URL]

A real `detente serve` runs in a separate process, the spectators in another one, which reads frames without parsing them. This
process is the players: one table is watched and makes one move per second, T others make MOVES per second together. As in
bench/server.py, the time from sending a move until both players have their views is measured: without spectators, while N arrive, while
they watch, and while 2 N come back within 10 seconds. Exits with 1 if the players' p95 exceeds the target while there are spectators.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from server import Figures, Game, Server, measure, open_games

TARGET = 100.0  # milliseconds
RUSH = 10.0  # seconds in which a crowd arrives
PATIENCE = 60.0  # seconds that a spectator waits for the first view
VIEW = b'{"type":"view"'
HELLO = '{"type": "hello"}'


@dataclass
class Arrival:
    """How a crowd arrived."""

    wanted: int
    seated: int = 0
    failed: int = 0
    slowest: float = 0.0  # seconds from the first byte until the view


class Crowd:
    """The spectators, in their own process; commands are lines: a table, how many, in how many seconds."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.watching: list[asyncio.Task[None]] = []
        self.frames = self.lost = 0

    async def run(self) -> None:
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := await reader.readline():
            table, count, seconds = line.decode().split()
            print(json.dumps(asdict(await self.gather(table, int(count), float(seconds)))), flush=True)
        await self.leave()
        print(json.dumps({"frames": self.frames, "lost": self.lost}), flush=True)

    async def leave(self) -> None:
        """Drop all connections without closing them properly."""
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)
        self.watching = []

    async def gather(self, table: str, count: int, seconds: float) -> Arrival:
        """Replace the spectators by a crowd that arrives evenly over some seconds; waits until each has seen the board or failed."""
        await self.leave()
        arrival, loop = Arrival(count), asyncio.get_running_loop()
        seen: list[asyncio.Future[None]] = [loop.create_future() for _ in range(count)]
        for number, view in enumerate(seen):
            self.watching.append(asyncio.create_task(self.watch(table, number * seconds / count, view, arrival)))
        await asyncio.gather(*seen)
        return arrival

    async def watch(self, table: str, delay: float, view: "asyncio.Future[None]", arrival: Arrival) -> None:
        """Run one spectator: connect, say hello, and read until told to leave."""
        await asyncio.sleep(delay)
        started = time.perf_counter()
        try:
            address = f"ws://{self.base}/api/tables/{table}/socket"
            line = await connect(address, compression=None, open_timeout=PATIENCE, close_timeout=0, max_queue=256)
            try:
                await line.send(HELLO)
                async with asyncio.timeout(PATIENCE):
                    while not (await line.recv(decode=False)).startswith(VIEW):
                        pass
                arrival.seated += 1
                arrival.slowest = max(arrival.slowest, time.perf_counter() - started)
                view.set_result(None)
                while True:
                    await line.recv(decode=False)
                    self.frames += 1
            finally:
                line.transport.abort()
        except (InvalidHandshake, WebSocketException, OSError, TimeoutError):
            self.lost += view.done()
            arrival.failed += not view.done()
        finally:
            if not view.done():
                view.set_result(None)


class CrowdProcess:
    """The other end of the crowd's pipe."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.lock = asyncio.Lock()

    async def __aenter__(self) -> "CrowdProcess":
        command = (sys.executable, __file__, "--crowd", self.base)
        self.process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        return self

    async def gather(self, table: str, count: int, seconds: float) -> Arrival:
        """Replace the spectators of a table by that many."""
        assert self.process.stdin is not None
        async with self.lock:
            self.process.stdin.write(f"{table} {count} {seconds}\n".encode())
            arrival = Arrival(**await self._answer())
        print(f"  {arrival.seated} of {arrival.wanted} in, the slowest after {arrival.slowest:.2f} s; {arrival.failed} failed", flush=True)
        return arrival

    async def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(await self.process.stdout.readline())
        return found

    async def __aexit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        told = await self._answer()
        print(f"the crowd read {told['frames']:,} frames and lost {told['lost']} lines")
        await self.process.wait()


async def phase(name: str, server: Server, watched: Game, others: list[Game], given: argparse.Namespace, crowd: Any = None) -> Figures:
    """Let the players play for a while, during which a crowd may arrive; separate figures for the watched table and all others."""
    print(f"{name}:", flush=True)
    coming = asyncio.create_task(crowd) if crowd else None
    table = watched.table
    work = [measure(server, [watched], 1.0, given.seconds)]
    if others:
        work.append(measure(server, others, given.rate, given.seconds))
    found = await asyncio.gather(*work)
    if coming:
        await coming
    told = ", ".join(f"{who} {figures.percentile(0.95):.1f} ms" for who, figures in zip(("watched", "others"), found, strict=False))
    print(f"  p95: {told}", flush=True)
    if watched.table != table:
        print("  the watched game ended meanwhile: run it again", flush=True)
    return Figures([delay for figures in found for delay in figures.delays], errors=sum(figures.errors + figures.lost for figures in found))


async def run(given: argparse.Namespace) -> int:
    """Run all four phases; returns 1 if the target is missed, or somebody could not connect."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8 * given.watchers + 1024)), hard))
    print(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} processors", flush=True)
    arrivals: list[Arrival] = []
    with tempfile.TemporaryDirectory() as folder:
        async with Server(folder, given.database) as server, CrowdProcess(f"127.0.0.1:{server.port}") as crowd:
            watched, *others = await open_games(server, 1 + given.tables, given.seed)

            async def come(count: int) -> None:
                arrivals.append(await crowd.gather(watched.table, count, RUSH))

            await phase("nobody watches", server, watched, others, given)
            crowded = [
                await phase(f"{given.watchers} come", server, watched, others, given, come(given.watchers)),
                await phase(f"{given.watchers} watch", server, watched, others, given),
            ]
            await come(2 * given.watchers)
            crowded.append(await phase(f"{2 * given.watchers} come back", server, watched, others, given, come(2 * given.watchers)))
            for game in (watched, *others):
                for person in game.people:
                    await person.aclose()
    worst = max(figures.percentile(0.95) for figures in crowded)
    failed = sum(arrival.failed for arrival in arrivals) + sum(figures.errors for figures in crowded)
    print(f"p95 of the players among spectators: {worst:.1f} ms (target {TARGET:.0f}); {failed} failed; load {os.getloadavg()[0]:.2f}")
    return int(not worst <= TARGET or failed > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", type=int, default=1000, help="spectators of the one table; twice as many come back")
    parser.add_argument("--tables", type=int, default=10, help="other tables")
    parser.add_argument("--rate", type=float, default=10.0, help="moves a second over all other tables")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the four parts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="a database other than a fresh SQLite file")
    parser.add_argument("--crowd", help=argparse.SUPPRESS)  # in the process of the spectators: the server's address
    given = parser.parse_args()
    if given.crowd:
        asyncio.run(Crowd(given.crowd).run())
        return 0
    return asyncio.run(run(given))


if __name__ == "__main__":
    sys.exit(main())
