"""Games from elsewhere, to watch: our own files, recorded games in YAML, and logs that `detente import` reads."""

from __future__ import annotations

import asyncio
import json
from importlib.resources import files
from pathlib import Path

from detente.engine.errors import BadRecord
from detente.engine.game import Game
from detente.engine.notation import FORMAT, parse_game, read_game
from detente.engine.table import Table

from .seals import Seals
from .tables import Tables

RECORDED = "ts-recorded-game/1"
MOST_MOVES = 5000


async def add_recorded(tables: Tables) -> None:
    """Put the games that come with the package where everybody can watch them, once; a title is a message id `record-…`."""
    if await tables.store.records():
        return
    for path in sorted(Path(str(files(__package__) / "recorded")).glob("*.yaml")):
        await tables.add_game(await read_record(path.read_text(encoding="utf-8"), tables.seals), "record", title=path.stem)


async def read_record(text: str, seals: Seals) -> Table:
    """The game of a file, played again in a thread of its own; or BadRecord."""
    return await asyncio.to_thread(replay, text, seals)


def replay(text: str, seals: Seals) -> Table:
    """Play a file of any kind that is known."""
    if text.lstrip().startswith("{"):
        return replay_file(text, seals)
    if RECORDED in text[:2000]:
        from detente.games.twilight_struggle.recorded import replay_recorded

        return replay_recorded(text)
    from detente.games.twilight_struggle.imports import import_log

    return import_log(text).table


def replay_file(text: str, seals: Seals) -> Table:
    """A game file; it may begin at an exact record only if this server wrote it."""
    data = parse_game(text)
    seals.check(Game(data["game"]).rules, data["start"])
    if len(data["moves"]) > MOST_MOVES:
        raise BadRecord("file-field", path="-", field="moves")
    if isinstance(data.get("result"), dict):
        data["outcome"] = None  # given up or out of time: the rules know of no end
    return read_game(Game(data["game"]), json.dumps(data | {"format": FORMAT}))
