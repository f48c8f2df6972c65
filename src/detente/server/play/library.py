"""Games from elsewhere, to watch: our own files, and whatever the importers of the titles read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
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
from .gate import new_match
from .signed_positions import PositionSigner
from .tables import TableRegistry

MOST_MOVES = 5000
RECORDED = Path(str(files(__package__) / "recorded"))
NAMELESS = "log.txt"  # what messages call a file whose name is not known


async def add_recorded(tables: TableRegistry) -> None:
    """Put the games that come with the package where everybody can watch them, those that are not there yet; the title of each is the
    name of its file, for which pages have the message `record-…`."""
    known = await tables.store.record_titles()
    for path in sorted(RECORDED.iterdir()):
        if path.stem in known or path.suffix not in (".json", ".yaml"):
            continue
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".json":
            with suppress(Conflict):  # another server of this database was quicker
                await tables.store.add_match(*stored_game(text, path.stem))
        else:
            found = await asyncio.to_thread(replay, text, tables.signer)
            await tables.add_game(found.table, "record", title=path.stem)


def stored_game(text: str, title: str) -> tuple[Match, list[StoredMove]]:
    """A game file of the package as it is stored. It is not played again, so that a server need not wait for it: tests have done that."""
    data = parse_game(text)
    game = Game(data["game"])
    match = new_match(game, "record", dict.fromkeys(game.seats, Holder()), data["options"], data["rules"])
    played = {"key": data["key"], "start": data["start"], "outcome": data["outcome"], "status": "over"}
    match = replace(match, id=f"recorded-{title}", title=title, **played)
    return match, [StoredMove(seat, action, step) for step, (seat, action) in enumerate(data["moves"])]


@dataclass(frozen=True)
class ReadGame:
    """A game that was read, as it comes from the reader's process: as a game file, with what there is to say about it in each language."""

    file: str
    result: dict[str, str] | None
    difference: BadGameFile | None
    notices: dict[str, list[str]]

    def table(self) -> Table:
        """The game played again; that it can be is known."""
        data = json.loads(self.file)
        return read_game(Game(data["game"]), self.file)


async def read_record(text: str, tables: TableRegistry, partial: bool = False, name: str = NAMELESS) -> ReadGame:
    """The game of a file; or BadGameFile, which speaks of it by its *name*. *partial*: what there is of it before a difference."""
    return await tables.reader.call(read_foreign, text, tables.signer, partial, name)


def read_foreign(text: str, signer: PositionSigner, partial: bool, name: str) -> ReadGame:
    """What the reader's process does with a file."""
    found = replay(text, signer, partial, name)
    return ReadGame(write_game(found.table), found.result, found.difference, {lang: found.notices(lang) for lang in LANGUAGES})


def replay(text: str, signer: PositionSigner, partial: bool = False, name: str = NAMELESS) -> Imported:
    """Play a file of any kind that is known."""
    if text.lstrip().startswith("{"):
        return replay_file(text, signer, name)
    importer = find_importer(text) or importers()[0]  # which then says what is wrong with the text
    return importer.read(text, name, partial)


def replay_file(text: str, signer: PositionSigner, name: str = NAMELESS) -> Imported:
    """A game file; it may begin at an exact record only if this server wrote it."""
    try:
        data = parse_game(text, name)
    except BadGameFile as error:  # what a parser says of broken JSON tells players nothing
        raise BadGameFile("file-format", path=name, format=FORMAT) if error.name == "file-broken" else error from None
    signer.verify(Game(data["game"]).rules, data["start"])
    if len(data["moves"]) > MOST_MOVES:
        raise BadGameFile("file-field", path=name, field="moves")
    given = data.get("result")
    if isinstance(given, dict):
        data["outcome"] = None  # given up or out of time: the rules know of no end
    game = Game(data["game"])
    table = read_game(game, json.dumps(data | {"format": FORMAT}), name)
    return Imported(table, find_result(given, game.seats))


def find_result(given: Any, seats: Sequence[str]) -> dict[str, str] | None:
    """The result of a file, if it is one that a game can have."""
    if not isinstance(given, dict) or given.get("winner") not in seats or given.get("ending") not in ("resigned", "time"):
        return None
    return {"winner": str(given["winner"]), "ending": str(given["ending"])}
