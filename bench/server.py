"""Live tables on one machine: the time from sending a move until both players have their views of it, and the first bottleneck.

Usage: python bench/server.py [--tables N] [--rate MOVES] [--seconds S] [--servers N] [--redis] [--database URL | --postgres]
       [--find-limit] [--burst] [--game ID]

A real `detente serve` runs in a separate process with a fresh SQLite database (or the one given). This process is all of the players: two
sockets per table, each choosing a random legal move, at a steady rate over all tables (a table makes a move every N / MOVES seconds).

With several servers the two players of a table use different ones. PostgreSQL and Redis are started for the benchmark if needed,
and their CPU time is counted separately.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server import postgres, redis_server

SEATS = {"twilight_struggle": ("us", "ussr"), "cia_vs_kgb": ("cia", "kgb"), "europe_divided": ("europe", "russia")}
GAME = "twilight_struggle"
TARGET = 50.0  # milliseconds
START = 120.0  # seconds that a server may take to compile and start


class Server:
    """`detente serve` as a separate process."""

    def __init__(self, folder: str, database: str | None, log: Path | None = None, flags: tuple[str, ...] = ()) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        self.command = [sys.executable, "-m", "detente", "serve", "--data", folder, "--port", str(self.port)]
        self.command += ["--limits", "0", "--recorded", "no", "--log-level", "info" if log else "warning"]
        self.log = log
        self.command += [*(["--database", database] if database else []), *flags]

    async def __aenter__(self) -> "Server":
        await (await asyncio.create_subprocess_exec(sys.executable, "-m", "detente", "warm")).wait()
        with self.log.open("ab") if self.log else contextlib.nullcontext() as log:
            self.process = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.DEVNULL, stderr=log)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            until = time.monotonic() + START
            while time.monotonic() < until and self.process.returncode is None:
                try:
                    if (await http.get("/api/health")).status_code == 200:
                        return self
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        raise SystemExit("the server did not start")

    async def __aexit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        await self.process.wait()

    def cpu(self) -> float:
        """CPU seconds used so far."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory in MB."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Servers:
    """Several servers of one database, with the services that they need; the CPU time of *services* is counted separately."""

    def __init__(self, servers: list[Server], services: dict[str, int]) -> None:
        self.all, self.services = servers, services

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.all)

    def memory(self) -> float:
        return sum(server.memory() for server in self.all)

    def times(self) -> dict[str, float]:
        """CPU seconds so far, of the servers and of each service."""
        return {"server": self.cpu()} | {name: family_cpu(pid) for name, pid in self.services.items()}


def family_cpu(pid: int) -> float:
    """CPU seconds of a process, its children, and those of its children that have ended."""
    total = 0.0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            if path.parent.name == str(pid):
                total += sum(map(int, fields[11:15]))
            elif fields[1] == str(pid):
                total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """The measurements of a run."""

    delays: list[float] = field(default_factory=list)
    late: int = 0  # moves that were due while the previous one was still in progress
    errors: int = 0
    lost: int = 0
    finished: int = 0

    def percentile(self, share: float) -> float:
        return sorted(self.delays)[int(share * (len(self.delays) - 1))] if self.delays else float("nan")


class Seat:
    """One player's socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: dict[str, Any] = {}

    async def until(self, sequence: int) -> bool:
        """Read until the view of a step arrives; returns False if the move was refused."""
        while not self.view or self.view["sequence"] < sequence:
            frame = orjson.loads(await self.line.recv())
            if frame["type"] == "view":
                self.view = frame["view"]
            elif frame["type"] == "error":
                return False
        return True


class Game:
    """A table with two players."""

    def __init__(self, base: str, rng: random.Random, other: str = "", game: str = GAME) -> None:
        """*other*: the server of the second player, if it is a different one."""
        self.rng, self.game = rng, game
        self.people = [httpx.AsyncClient(base_url=f"http://{at}", headers={"X-Detente": "1"}, timeout=60) for at in (base, other or base)]
        self.seats: dict[str, Seat] = {}
        self.table = ""

    async def open(self) -> None:
        """Seat two new guests at a new table and start the game."""
        for number, person in enumerate(self.people):
            (await person.post("/api/me", json={"name": f"Player {number}"})).raise_for_status()
        await self.begin()

    async def begin(self) -> None:
        """Start a new table for the same two players."""
        for seat in self.seats.values():
            await seat.line.close()
        first, second = self.people
        made = await first.post("/api/tables", json={"game": self.game, "mode": "private", "side": SEATS[self.game][0]})
        table = made.raise_for_status().json()["id"]
        (await second.post(f"/api/tables/{table}/join")).raise_for_status()
        self.table = table
        for side, person in zip(SEATS[self.game], self.people, strict=True):
            await self.connect(side, person)
        for seat in self.seats.values():
            await seat.until(0)

    async def connect(self, side: str, person: httpx.AsyncClient) -> None:
        """Connect the socket of one player."""
        headers = {"Cookie": f"detente={person.cookies['detente']}"}
        base = str(person.base_url).replace("http:", "ws:").rstrip("/")
        line = await connect(f"{base}/api/tables/{self.table}/socket", additional_headers=headers, compression=None, max_queue=64)
        self.seats[side] = Seat(line)
        await line.send(json.dumps({"type": "hello", "entropy": self.rng.randbytes(32).hex()}))

    async def move(self, figures: Figures) -> None:
        """Play one random legal move, timed until both views arrive. A finished game is restarted, untimed."""
        view = self.seats[SEATS[self.game][0]].view
        if view["outcome"]:
            figures.finished += 1
            await self.begin()
            return
        mover = self.seats[view["to_move"][0]]
        message = {"type": "play", "sequence": mover.view["sequence"], "action": self.rng.choice(mover.view["legal"])}
        started = time.perf_counter()
        try:
            await mover.line.send(orjson.dumps(message).decode())
            arrived = await asyncio.gather(*(seat.until(message["sequence"] + 1) for seat in self.seats.values()))
        except ConnectionClosed:  # too busy to answer a ping in time
            figures.lost += 1
            await self.begin()
            return
        if all(arrived):
            figures.delays.append(1000 * (time.perf_counter() - started))
        else:
            figures.errors += 1

    async def play(self, figures: Figures, every: float, until: float) -> None:
        """Play at a steady pace, starting at a random moment of it; *every* 0: as fast as moves are answered."""
        due = time.perf_counter() + self.rng.random() * every
        while (due if every else time.perf_counter()) < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()) if every else 0)
            figures.late += int(every > 0 and time.perf_counter() > due + every)
            await self.move(figures)
            due = max(due + every, time.perf_counter() - every) if every else due


async def measure(server: Server | Servers, games: list[Game], rate: float, seconds: float) -> Figures:
    """Play for a while at a rate over all tables (0: as fast as possible) and print the measurements."""
    site = server if isinstance(server, Servers) else Servers([server], {})
    figures, before, own = Figures(), site.times(), time.process_time()
    started = time.perf_counter()
    every = len(games) / rate if rate else 0.0
    await asyncio.gather(*(game.play(figures, every, started + seconds) for game in games))
    elapsed = time.perf_counter() - started
    spent = {name: seconds - before[name] for name, seconds in site.times().items()}
    cells = {
        "tables": len(games),
        "moves/s wanted": rate or "all",
        "moves/s": round(len(figures.delays) / elapsed, 1),
        "p50 ms": round(figures.percentile(0.5), 1),
        "p95 ms": round(figures.percentile(0.95), 1),
        "p99 ms": round(figures.percentile(0.99), 1),
        "worst ms": round(figures.percentile(1.0), 1),
        "server CPU %": round(100 * spent["server"] / elapsed),
        **{f"{name} ms of CPU per move": round(1000 * used / max(1, len(figures.delays)), 2) for name, used in spent.items()},
        "client CPU %": round(100 * (time.process_time() - own) / elapsed),
        "server MB": round(site.memory()),
        "late": figures.late,
        "errors": figures.errors,
        "lines lost": figures.lost,
        "games ended": figures.finished,
    }
    print("  ".join(f"{name} {value}" for name, value in cells.items()), flush=True)
    return figures


async def open_games(server: Server | Servers, count: int, seed: int, game: str = GAME) -> list[Game]:
    """Open that many tables, a few at a time."""
    bases = [f"127.0.0.1:{one.port}" for one in (server.all if isinstance(server, Servers) else [server])]
    games = [Game(bases[n % len(bases)], random.Random(seed + n), bases[(n + 1) % len(bases)], game) for n in range(count)]
    started = time.perf_counter()
    for first in range(0, count, 10):
        await asyncio.gather(*(game.open() for game in games[first : first + 10]))
    print(f"{count} tables opened in {time.perf_counter() - started:.1f} s", flush=True)
    return games


async def find_limit(server: Servers, games: list[Game], rate: float, seconds: float) -> None:
    """Increase the rate by half again and again until p95 exceeds the target; then double the tables at the first rate."""
    first = rate
    while (await measure(server, games, rate, seconds)).percentile(0.95) <= TARGET:
        rate *= 1.5
    print(f"p95 is over {TARGET:.0f} ms at {rate:.0f} moves/s on {len(games)} tables", flush=True)
    while len(games) < 3000:
        games += await open_games(server, len(games), len(games), games[0].game)
        figures = await measure(server, games, first, seconds)
        if figures.percentile(0.95) > TARGET:
            print(f"p95 is over {TARGET:.0f} ms at {len(games)} tables and {first:.0f} moves/s", flush=True)
            return


async def open_site(given: argparse.Namespace, stack: contextlib.AsyncExitStack) -> Servers:
    """Start the requested servers and their services; the stack stops them."""
    services: dict[str, int] = {}
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    database, flags = given.database, ["--secret", "the same for all servers of the bench"]
    if given.postgres or (given.servers > 1 and not database):
        cluster = postgres.Cluster()
        stack.callback(cluster.remove)
        cluster.start(is_durable=True)
        stack.callback(cluster.stop, "immediate")
        database, services["PostgreSQL"] = cluster.database(folder), cluster.pid
    if given.redis:
        redis = redis_server.RedisServer()
        redis.start()
        stack.callback(redis.close)
        flags, services["Redis"] = [*flags, "--redis", redis.url], redis.process.pid
    servers = [await stack.enter_async_context(Server(str(folder / str(n)), database, flags=tuple(flags))) for n in range(given.servers)]
    return Servers(servers, services)


async def run(given: argparse.Namespace) -> int:
    """Warm up, measure, and continue as requested; returns 1 if the target is missed."""
    print(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} processors", flush=True)
    async with contextlib.AsyncExitStack() as stack:
        site = await open_site(given, stack)
        games = await open_games(site, given.tables, given.seed, given.game)
        await measure(site, games, given.rate, 5)
        figures = await measure(site, games, given.rate, given.seconds)
        if given.burst:
            await measure(site, games, 0.0, given.seconds)
        if given.find_limit:
            await find_limit(site, games, 1.5 * given.rate, min(given.seconds, 15))
        for game in games:
            for person in game.people:
                await person.aclose()
    print(f"load after: {os.getloadavg()[0]:.2f}")
    return int(not figures.percentile(0.95) <= TARGET)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SEATS, default=GAME)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="servers of one PostgreSQL database")
    parser.add_argument("--redis", action="store_true", help="connect them by Redis")
    parser.add_argument("--database", help="a database other than a fresh SQLite file")
    parser.add_argument("--postgres", action="store_true", help="a fresh PostgreSQL database, also for one server")
    parser.add_argument("--burst", action="store_true", help="then as many moves as are answered")
    parser.add_argument("--find-limit", action="store_true", help="then more moves and more tables until the target is missed")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
