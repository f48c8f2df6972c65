"""A long run of a public server: people come, play a little, lose the connection, come back, watch, and request what does not exist.
Members come too, and use what a club has: tokens, alerts, lobby, tournaments, archive, notes; then they delete their accounts.

Usage: python bench/soak.py [--minutes M] [--people N] [--kept TABLES] [--database URL]

Prints the minimum memory of the server in every minute and, at the end, its growth per hour over the second half: a leak shows as a
steady slope. The server keeps few unused tables (--kept), so that memory soon levels off.
"""

import argparse
import asyncio
import os
import random
import secrets
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import Any

import httpx
import numpy as np
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server import Figures, Game, Server

MINUTE, HOUR = 60.0, 3600.0
SAMPLED = 1.0  # seconds between two measurements of the memory
LEVEL = 30.0  # MB per hour that count as level
MOVES, WATCHERS, WRONG = 6, 3, 4  # per visit


@dataclass
class Counts:
    """Counts of what was done."""

    tables: int = 0
    moves: int = 0
    reconnects: int = 0
    watchers: int = 0
    wrong: int = 0
    members: int = 0
    calls: int = 0  # requests of members
    failures: int = 0


async def ask_wrongly(base: str, counts: Counts) -> None:
    """Request tables that never existed, by request and by socket."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=MINUTE) as http:
        for _ in range(WRONG):
            answer = await http.get(f"/api/tables/{secrets.token_urlsafe(9)}")
            counts.failures += answer.status_code != 404
            async with connect(f"ws://{base}/api/tables/{secrets.token_urlsafe(9)}/socket", compression=None) as line:
                counts.failures += orjson.loads(await line.recv())["name"] != "no-table"
            counts.wrong += 2


async def watch(base: str, table: str, counts: Counts) -> None:
    """Watch once as a spectator and leave, sometimes without closing properly."""
    async with connect(f"ws://{base}/api/tables/{table}/socket", compression=None) as line:
        await line.send('{"type": "hello"}')
        while orjson.loads(await line.recv())["type"] != "view":
            pass
    counts.watchers += 1


async def reconnect(game: Game, counts: Counts) -> None:
    """Drop both players' connections and reconnect to the same table."""
    for side, person in zip(("us", "ussr"), game.people, strict=True):
        await game.seats[side].line.close()
        await game.connect(side, person)
        await game.seats[side].until(0)
        counts.reconnects += 1


class Member:
    """A person with an account, who uses everything once."""

    def __init__(self, base: str, rng: random.Random, counts: Counts) -> None:
        self.base, self.rng, self.counts = base, rng, counts
        self.http = httpx.AsyncClient(base_url=f"http://{base}", headers={"X-Detente": "1"}, timeout=MINUTE)

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None, wrong: tuple[int, ...] = ()) -> Any:
        """The response; a failure is an error response that is not among those expected."""
        answer = await self.http.request(method, path, json=body)
        self.counts.calls += 1
        if not answer.is_success and answer.status_code not in wrong:
            self.counts.failures += 1
            print(f"{method} {path}: {answer.status_code} {answer.text[:200]}", flush=True)
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def visit(self) -> None:
        """Become a member, use the club, and delete the account."""
        name, password = f"Member {self.rng.randrange(1 << 40)}", secrets.token_urlsafe(12)
        await self.ask("POST", "/api/me", {"name": name})
        await self.ask("POST", "/api/me/account", {"login": secrets.token_hex(8), "password": password})
        self.counts.members += 1
        await self.ask("POST", "/api/me/tokens", {"name": "program", "scopes": ["read", "play"]})
        bot = await self.ask("POST", "/api/me/bots", {"name": f"Bot {self.rng.randrange(1 << 40)}"})
        await self.ask("POST", f"/api/me/bots/{bot['person']}/tokens", {"name": "bot", "scopes": ["read"]})
        hook = await self.ask("POST", "/api/me/alerts/webhooks", {"preset": "json", "url": f"http://{self.base}/api/live", "name": "here"})
        await self.ask("POST", f"/api/me/alerts/channels/{hook['channel']['id']}/test")
        await self.use_lobby()
        await self.use_tournaments()
        await self.use_archive()
        await self.ask("GET", "/api/me/export")
        await self.ask("POST", "/api/me/deletion", {"password": password})

    async def use_lobby(self) -> None:
        """Use the lobby: a seek, which may match another; an own table with a note; a vacation."""
        seek = {"game": "twilight_struggle", "pace": "days", "clock": {"days": 3}}
        await self.ask("POST", "/api/seeks", seek)
        lobby = await self.ask("GET", "/api/lobby")
        for mine in lobby["mine"]:
            await self.ask("DELETE", f"/api/seeks/{mine['id']}")
        made = await self.ask("POST", "/api/tables", {"game": "twilight_struggle", "mode": "open", "clock": {"days": 3}})
        await self.ask("PUT", f"/api/tables/{made['id']}/note", {"text": "x" * 1000})
        await self.ask("GET", f"/api/tables/{made['id']}/note")
        await self.ask("POST", "/api/me/vacations", {"begins": time.time(), "ends": time.time() + 2 * 86400})
        for path in ("/api/tables?kind=open", "/api/tables?kind=live", "/api/me/waiting", "/api/me/vacations", "/api/me/notices"):
            await self.ask("GET", path)

    async def use_tournaments(self) -> None:
        """Create a tournament, enter it, view it in every way, and cancel it."""
        plan = {"style": self.rng.choice(("swiss", "round-robin", "ladder")), "starts": time.time() + 86400, "round_seconds": 86400}
        cup = {"name": "Cup", "game": "twilight_struggle", "clock": {"base": 3600}, "plan": plan}
        made = (await self.ask("POST", "/api/tournaments", cup))["id"]
        await self.ask("POST", f"/api/tournaments/{made}/enter")
        for part in ("", "/log", "/calendar.ics", "/standings.csv", "/results.csv"):
            await self.ask("GET", f"/api/tournaments/{made}{part}")
        await self.ask("POST", f"/api/tournaments/{made}/direct", {"action": "cancel"})
        await self.ask("GET", "/api/tournaments")

    async def use_archive(self) -> None:
        """Use the archive: unique searches, files, statistics, ratings, and a profile that does not exist."""
        await self.ask("GET", f"/api/archive?player={secrets.token_hex(4)}&game=twilight_struggle")
        for path in (
            "/api/archive/games.zip?limit=2",
            "/api/statistics/twilight_struggle",
            "/api/ratings/twilight_struggle",
            "/api/me/alerts",
        ):
            await self.ask("GET", path)
        await self.ask("GET", f"/api/people/{secrets.token_urlsafe(9)}", wrong=(404,))


async def come_as_member(base: str, rng: random.Random, counts: Counts) -> None:
    """Run one member's visit."""
    member = Member(base, rng, counts)
    try:
        await member.visit()
    except (httpx.HTTPError, KeyError, TypeError) as error:
        print(repr(error), flush=True)
        counts.failures += 1
    finally:
        await member.http.aclose()


async def visit(base: str, rng: random.Random, counts: Counts) -> None:
    """Run a visit of two guests at one table."""
    game, figures = Game(base, rng), Figures()
    try:
        await game.open()
        counts.tables += 1
        for _ in range(MOVES):
            await game.move(figures)
        await asyncio.gather(*(watch(base, game.table, counts) for _ in range(WATCHERS)))
        await reconnect(game, counts)
        await game.move(figures)
        await ask_wrongly(base, counts)
    except (ConnectionClosed, httpx.HTTPError, KeyError):
        counts.failures += 1
    finally:
        counts.moves += len(figures.delays)
        counts.failures += figures.errors + figures.lost
        for seat in game.seats.values():
            await seat.line.close()
        for person in game.people:
            await person.aclose()


async def keep_visiting(base: str, rng: random.Random, until: float, counts: Counts) -> None:
    while time.monotonic() < until:
        await visit(base, rng, counts)
        await come_as_member(base, rng, counts)


async def least_memory(server: Server, seconds: float) -> float:
    """The minimum memory of a server within some time: hashing a password briefly takes 64 MB."""
    until, found = time.monotonic() + seconds, [server.memory()]
    while time.monotonic() < until:
        await asyncio.sleep(min(SAMPLED, seconds))
        found.append(server.memory())
    return min(found)


async def run(given: argparse.Namespace) -> int:
    """Run visits until the time is over; returns 1 if something failed or memory grew."""
    counts, samples = Counts(), []
    with tempfile.TemporaryDirectory() as folder:
        async with Server(folder, given.database, flags=("--live-tables", str(given.kept), "--private-hooks", "yes")) as server:
            base, started = f"127.0.0.1:{server.port}", time.monotonic()
            until = started + given.minutes * MINUTE
            visits = [asyncio.create_task(keep_visiting(base, random.Random(n), until, counts)) for n in range(given.people)]
            while time.monotonic() < until:
                least = await least_memory(server, min(MINUTE, max(1.0, until - time.monotonic())))
                samples.append((time.monotonic() - started, least))
                print(f"{samples[-1][0] / MINUTE:5.1f} min  {samples[-1][1]:7.1f} MB  {counts}", flush=True)
            await asyncio.gather(*visits)
    late = np.array([sample for sample in samples if sample[0] > given.minutes * MINUTE / 2])
    slope = float(np.polyfit(late[:, 0], late[:, 1], 1)[0]) * HOUR if len(late) > 1 else float("nan")
    print(f"memory over the second half: {slope:+.1f} MB an hour; load {os.getloadavg()[0]:.1f}")
    return int(counts.failures > 0 or not slope <= LEVEL)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--people", type=int, default=4, help="pairs of guests at a time")
    parser.add_argument("--kept", type=int, default=20, help="tables that the server keeps when nobody is connected")
    parser.add_argument("--database", help="a database other than a fresh SQLite file")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
