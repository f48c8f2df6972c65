"""How long a person waits for each level of each game, and whether the server remains responsive meanwhile.

Usage: python bench/replies.py [--games A,B] [--levels 1,6] [--seconds S] [--tables N]

A real `detente serve` runs in a separate process with its usual processes for bots. This process is the person, who plays a random
legal action immediately, at N tables at once. For every level it prints, in seconds: its thinking time; how long decisions took
(from the server's log, including the wait for a free process); the time between two views while the bot was to move, which is never
less than the level's pace; and from the person's move until the next question to the person, often after several decisions of the bot.
The health endpoint is requested every 50 ms meanwhile.
"""

import argparse
import asyncio
import csv
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from server import Server

EVERY = 0.05  # seconds between requests to the health endpoint
MARGIN = 1.1  # factor of the thinking time that the median decision may take
STALL = 100.0  # milliseconds within which 99% of the health responses must arrive
SLOWEST = 60.0  # maximum seconds that a person waits for a view


@dataclass
class Waits:
    """The measured times, in seconds."""

    thoughts: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)
    replies: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)


def at(values: Sequence[float], share: float) -> float:
    """A percentile."""
    return sorted(values)[round(share * (len(values) - 1))] if values else float("nan")


class Person:
    """A person at a table against a level."""

    def __init__(self, base: str, game: str, level: int, rng: random.Random) -> None:
        self.base, self.game, self.level, self.rng = base, game, level, rng
        self.is_warm = False

    async def play(self, waits: Waits, seconds: float) -> None:
        """Play games one after another until the time is over."""
        until = time.perf_counter() + seconds
        async with httpx.AsyncClient(base_url=f"http://{self.base}", headers={"X-Detente": "1"}, timeout=SLOWEST) as http:
            (await http.post("/api/me", json={"name": "Player"})).raise_for_status()
            while time.perf_counter() < until:
                settings = {"game": self.game, "mode": "bot", "bot": f"level-{self.level}"}
                table = (await http.post("/api/tables", json=settings)).raise_for_status().json()
                seat = next(seat for seat, holder in table["seats"].items() if holder["you"])
                headers = {"Cookie": f"detente={http.cookies['detente']}"}
                async with connect(f"ws://{self.base}/api/tables/{table['id']}/socket", additional_headers=headers, max_queue=64) as line:
                    await self._sit(line, seat, waits, until)

    async def _sit(self, line: Any, seat: str, waits: Waits, until: float) -> None:
        """Play one game; the very first decision, for which a process may have to be started, is not counted."""
        await line.send(json.dumps({"type": "hello", "entropy": self.rng.randbytes(32).hex()}))
        view, came, sent = await next_view(line, -1), time.perf_counter(), 0.0
        while not view["outcome"] and time.perf_counter() < until:
            is_for_bot = view["to_move"] != [seat]
            if not is_for_bot:
                sent = time.perf_counter()
                await line.send(json.dumps({"type": "play", "sequence": view["sequence"], "action": self.rng.choice(view["legal"])}))
            view, before, came = await next_view(line, view["sequence"]), came, time.perf_counter()
            if is_for_bot and self.is_warm:
                waits.decisions.append(came - before)
                if sent and view["to_move"] == [seat]:
                    waits.replies.append(came - sent)
            self.is_warm = self.is_warm or is_for_bot


async def next_view(line: Any, sequence: int) -> dict[str, Any]:
    """The first view after a step."""
    while True:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), SLOWEST))
        if frame["type"] == "view" and frame["view"]["sequence"] > sequence:
            view: dict[str, Any] = frame["view"]
            return view
        if frame["type"] == "error":
            raise SystemExit(frame["text"])


async def watch_health(base: str, waits: Waits) -> None:
    """Request the health endpoint repeatedly."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=SLOWEST) as http:
        while True:
            started = time.perf_counter()
            (await http.get("/api/health")).raise_for_status()
            waits.health.append(time.perf_counter() - started)
            await asyncio.sleep(EVERY)


def read_thoughts(log: Path, start: int, tables: int) -> list[float]:
    """The durations of decisions, from the log after a position; without the first one of each table."""
    with log.open(encoding="utf-8") as file:
        file.seek(start)
        lines = [json.loads(line) for line in file if line.startswith('{"at"')]
    return [line["ms"] / 1000 for line in lines if line["event"] == "thought"][tables:]


async def measure(server: Server, log: Path, level: dict[str, str], given: argparse.Namespace) -> bool:
    """Measure one level; returns whether it keeps its time and the server remains responsive."""
    base, waits, start = f"127.0.0.1:{server.port}", Waits(), log.stat().st_size
    health = asyncio.create_task(watch_health(base, waits))
    people = [Person(base, level["game"], int(level["level"]), random.Random(number)) for number in range(given.tables)]
    await asyncio.gather(*(person.play(waits, given.seconds) for person in people))
    health.cancel()
    await asyncio.gather(health, return_exceptions=True)
    waits.thoughts = read_thoughts(log, start, given.tables)
    if not waits.thoughts or not waits.decisions:
        print(f"{level['game']:18}{level['level']:>2}  too few decisions in {given.seconds:g} s", flush=True)
        return False
    pairs = [f"{statistics.median(part):7.3f}{at(part, 0.95):7.3f}" for part in (waits.thoughts, waits.decisions, waits.replies or [0.0])]
    answers = f"{1000 * statistics.median(waits.health):6.1f}{1000 * at(waits.health, 0.99):7.1f}"
    is_kept = statistics.median(waits.thoughts) <= MARGIN * float(level["seconds"]) and 1000 * at(waits.health, 0.99) <= STALL
    cells = [f"{level['game']:18}{level['level']:>2}{len(waits.decisions):>6}{level['seconds']:>6}{level['pace']:>5}", *pairs, answers]
    print("  ".join(cells), "" if is_kept else " *", flush=True)
    return is_kept


def wanted_levels(given: argparse.Namespace) -> list[dict[str, str]]:
    """The requested levels, as rows of levels.csv."""
    rows = list(csv.DictReader((resources.files("detente.bots") / "levels.csv").read_text(encoding="utf-8").splitlines()))
    games, levels = given.games.split(",") if given.games else [], given.levels.split(",")
    return [row for row in rows if (not games or row["game"] in games) and row["level"] in levels]


async def run(given: argparse.Namespace) -> int:
    """Measure all levels; returns 1 if one of them is too slow or stalls the server."""
    print(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} processors; tables at once: {given.tables}", flush=True)
    print(f"{'':32}{'':13}thought       decision      reply            health ms")
    print(f"{'game':18}lv     n  time pace     p50    p95      p50    p95      p50    p95     p50    p99", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        async with Server(folder, None, log) as server:
            kept = [await measure(server, log, level, given) for level in wanted_levels(given)]
    print(f"load after: {os.getloadavg()[0]:.2f}; * the median thought takes over {MARGIN:g} × its time, or health p99 over {STALL:g} ms")
    return int(not all(kept))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", help="names after commas (default: all)")
    parser.add_argument("--levels", default="1,2,3,4,5,6", help="numbers after commas (default: all)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each level (default: 60)")
    parser.add_argument("--tables", type=int, default=1, help="tables at the same time (default: 1)")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
