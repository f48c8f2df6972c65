"""Games to replay: game files, and logs that the titles' importers read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from detente.engine.errors import BadGameFile
from detente.engine.game import Game
from detente.engine.notation import FORMAT, parse_game, read_game, write_game
from detente.engine.table import Table
from detente.engine.text import LANGUAGES
from detente.engine.title import Imported, find_importer, importers

from ..errors import Conflict
from ..store import Holder, Match, StoredMove
from .seating import new_match
from .signed_positions import PositionSigner
from .tables import TableRegistry

MOST_MOVES = 5000
RECORDED = Path(str(files(__package__) / "recorded"))
NAMELESS = "log.txt"  # the name of a file in messages if it is unknown


async def add_recorded(tables: TableRegistry) -> None:
    """Add the games that come with the package to the library, unless they are there; the title of each is the name of its file, for
    which pages have the message `record-…`."""
    known = await tables.store.record_titles()
    for path in sorted(RECORDED.iterdir()):
        if path.stem in known or path.suffix not in (".json", ".yaml"):
            continue
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            with suppress(Conflict):  # another server of this database was faster
                await tables.store.add_match(*stored_game(text, path.stem))
        else:
            found = await asyncio.to_thread(replay, text, tables.signer)
            with suppress(Conflict):
                await tables.add_game(found.table, "record", title=path.stem, table_id=recorded_id(path.stem))


def stored_game(text: str, title: str) -> tuple[Match, list[StoredMove]]:
    """A game file of the package as it is stored. It is not replayed, which would take time at every start; tests replay it."""
    data = parse_game(text)
    game = Game(data["game"])
    match = new_match(game, "record", dict.fromkeys(game.seats, Holder()), data["options"], data["rules"])
    played = {"key": data["key"], "start": data["start"], "outcome": data["outcome"], "status": "over"}
    match = match.but(id=recorded_id(title), title=title, **played)
    return match, [StoredMove(seat, action, step) for step, (seat, action) in enumerate(data["moves"])]


def recorded_id(title: str) -> str:
    """The id of a recorded game's table: the same at all servers, so that only one of them can add it."""
    return f"recorded-{title}"


@dataclass(frozen=True)
class ReadGame:
    """A game as the reader's process returns it: a game file, with remarks about it in each language."""

    file: str
    result: dict[str, str] | None
    difference: BadGameFile | None
    notices: dict[str, list[str]]

    def table(self) -> Table:
        """The game, replayed; it is known to be valid."""
        data = json.loads(self.file)
        return read_game(Game(data["game"]), self.file)


async def read_game_file(text: str, tables: TableRegistry, partial: bool = False, name: str = NAMELESS) -> ReadGame:
    """The game of a file; BadGameFile, with its *name*, if it is invalid. *partial*: accept the part before a difference from the rules."""
    return await tables.reader.call(read_in_process, text, tables.signer, partial, name)


def read_in_process(text: str, signer: PositionSigner, partial: bool, name: str) -> ReadGame:
    """Read a file in the reader's process."""
    found = replay(text, signer, partial, name)
    return ReadGame(write_game(found.table), found.result, found.difference, {lang: found.notices(lang) for lang in LANGUAGES})


def replay(text: str, signer: PositionSigner, partial: bool = False, name: str = NAMELESS) -> Imported:
    """Replay a file of any known format."""
    if text.lstrip().startswith("{"):
        return replay_file(text, signer, name)
    importer = find_importer(text) or importers()[0]  # whose error message explains what is wrong with the text
    return importer.read(text, name, partial)


def replay_file(text: str, signer: PositionSigner, name: str = NAMELESS) -> Imported:
    """Replay a game file; an exact starting position must be signed by this server."""
    try:
        data = parse_game(text, name)
    except BadGameFile as error:  # a JSON parser's message tells players nothing
        raise BadGameFile("file-format", path=name, format=FORMAT) if error.name == "file-broken" else error from None
    signer.verify(Game(data["game"]).rules, data["start"])
    if len(data["moves"]) > MOST_MOVES:
        raise BadGameFile("file-field", path=name, field="moves")
    given = data.get("result")
    if isinstance(given, dict):
        data["outcome"] = None  # a resignation or a loss on time is not an end by the rules
    game = Game(data["game"])
    table = read_game(game, json.dumps(data | {"format": FORMAT}), name)
    return Imported(table, find_result(given, game.seats))


def find_result(given: Any, seats: Sequence[str]) -> dict[str, str] | None:
    """The result of a file, if it is a possible one."""
    if not isinstance(given, dict) or given.get("winner") not in seats or given.get("ending") not in ("resigned", "time"):
        return None
    return {"winner": str(given["winner"]), "ending": str(given["ending"])}
