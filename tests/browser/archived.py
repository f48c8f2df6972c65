"""A database with finished games of public tables between members, as a server finds it when it starts."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

from detente.engine.game import Game, titles
from detente.engine.table import Table
from detente.server.play.tables import TableRegistry
from detente.server.store import Holder
from tests.server.helpers import serving

PASSWORD = "correct horse battery"
NAMES = ("Anna", "Boris", "Carol", "Dmitri")
YEAR = 365.25 * 86_400


def finished(game: str, seed: int) -> Table:
    """A random game, played to its end."""
    table, chance = Game(game).new(seed=seed), random.Random(seed)
    while not table.outcome:
        seat = table.to_move[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


async def add_games(tables: TableRegistry, number: int) -> None:
    """So many games of each kind, over the last years."""
    chance = random.Random(number)
    people = [await tables.store.visitor_by_login(name.lower()) for name in NAMES]
    for game in titles():
        for seed in range(number):
            table = finished(game, seed)
            pair = chance.sample([person for person in people if person], 2)
            seats = {seat: Holder(one.id, one.name) for seat, one in zip(table.game.seats, pair, strict=True)}
            live = await tables.add_game(table, "open", seats=seats)
            ended = time.time() - chance.random() * 3 * YEAR
            await tables.store.change_match(replace(live.match, changed=ended, created=ended - 3600))


async def fill(folder: Path, number: int = 4) -> None:
    async with serving(folder) as site:
        for name in NAMES:
            person = await site.guest(name)
            await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
        await add_games(site.tables, number)


def fill_archive(folder: Path, number: int = 4) -> None:
    """Members (their logins are their names in small letters) and their games, written by a server that has ended."""
    subprocess.run([sys.executable, "-m", __name__, str(folder), str(number)], check=True)  # Playwright's loop runs in this process


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2])))
