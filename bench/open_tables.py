"""The memory of a server process with many open tables.

Usage: python bench/open_tables.py [--tables N] [--games N] [--sockets N] [--seed N]

A database is filled with games of all titles between two guests, each at a random step of a random game that is not over (as many
different games of a title as --games says). Then a real `detente serve` opens every one of them, as for a viewer, and its
resident memory is measured: before, after each tenth, and with sockets of spectators at some of them. Exits with 1 if it exceeds 1 GB.
"""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from dataclasses import replace

import httpx
from websockets.asyncio.client import ClientConnection, connect

from detente.engine.game import Game, titles
from detente.engine.table import Table
from detente.server.identity.visitors import Visitors
from detente.server.play.seating import new_match, plain_options
from detente.server.store import Match, Store, StoredMove, Visitor, seated
from server import Server

MOST = 1000.0  # MB
STEPS = (60, 160)  # moves played, so that a game is in its middle
TOGETHER = 50


def middle(title: str, chance: random.Random) -> Table:
    """A game after some random moves, with an open question."""
    while True:
        table, wanted = Game(title).new(seed=chance.randrange(1 << 30)), chance.randint(*STEPS)
        while not table.outcome and table.sequence < wanted:
            seat = chance.choice(table.to_move)
            table.play(seat, chance.choice(table.legal(seat)))
        if not table.outcome:
            return table


def stored(table: Table, players: list[Visitor]) -> tuple[Match, list[StoredMove]]:
    """A game as the stored table of two people."""
    seats = {seat: seated(player) for seat, player in zip(table.game.seats, players, strict=True)}
    match = new_match(table.game, "private", seats, plain_options(table), table.version)
    match = replace(match, key=table.key.hex(), start=table.start, status="playing", to_move=table.to_move)
    return match, [StoredMove(move.seat, move.action, number) for number, move in enumerate(table.moves)]


async def fill(folder: str, tables: int, games: int, seed: int) -> list[str]:
    """Fill a database with that many tables; returns their ids."""
    store, chance = Store(f"sqlite+aiosqlite:///{folder}/detente.sqlite"), random.Random(seed)
    await store.open()
    visitors = Visitors(store, "the secret of no server")
    players = [(await visitors.add_guest(f"Player {number}", "en", ""))[0] for number in (1, 2)]
    known = [middle(title, chance) for title in titles() for _ in range(games)]
    ids = []
    for first in range(0, tables, TOGETHER):
        some = [stored(known[number % len(known)], players) for number in range(first, min(tables, first + TOGETHER))]
        await asyncio.gather(*(store.add_match(match, moves) for match, moves in some))
        ids += [match.id for match, _ in some]
    await store.close()
    return ids


async def open_all(server: Server, ids: list[str]) -> None:
    """Open every table, and print the server's memory."""
    base, started = f"http://127.0.0.1:{server.port}", server.memory()
    reuse = httpx.Limits(keepalive_expiry=1.0)  # shorter than the server's, or a request might arrive just when it is closed
    async with httpx.AsyncClient(base_url=base, timeout=120, limits=reuse) as http:
        for first in range(0, len(ids), TOGETHER):
            for answer in await asyncio.gather(*(http.get(f"/api/tables/{name}") for name in ids[first : first + TOGETHER])):
                answer.raise_for_status()
            count = first + TOGETHER
            if not count % max(TOGETHER, len(ids) // 10 // TOGETHER * TOGETHER):
                print(f"{count} tables: {server.memory():.0f} MB, {1000 * (server.memory() - started) / count:.1f} kB each", flush=True)


async def watch(server: Server, ids: list[str], stack: contextlib.AsyncExitStack) -> None:
    """Open a spectator's socket at each of these tables."""
    before = server.memory()
    for name in ids:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket"
        line: ClientConnection = await stack.enter_async_context(connect(address, compression=None))
        await line.send('{"type": "hello"}')
        await line.recv()
    if ids:
        print(f"{len(ids)} sockets: {server.memory():.0f} MB, {1000 * (server.memory() - before) / len(ids):.1f} kB each", flush=True)


async def run(given: argparse.Namespace) -> int:
    print(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} processors", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        ids = await fill(folder, given.tables, given.games, given.seed)
        print(f"{len(ids)} tables stored in {time.perf_counter() - started:.0f} s", flush=True)
        flags = ("--live-tables", str(given.tables), "--max-tables", str(given.tables))
        async with Server(folder, None, flags=flags) as server, contextlib.AsyncExitStack() as stack:
            print(f"empty: {server.memory():.0f} MB", flush=True)
            used = server.cpu()
            await open_all(server, ids)
            print(f"{1000 * (server.cpu() - used) / len(ids):.1f} ms of processor time to open a table", flush=True)
            await watch(server, ids[: given.sockets], stack)
            found = server.memory()
    print(f"load after: {os.getloadavg()[0]:.2f}")
    return int(found > MOST)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=40, help="different games of each title")
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
