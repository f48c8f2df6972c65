"""Reads and writes a whole game as one JSON file."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from .errors import BadGameFile, DetenteError
from .options import read_options
from .table import Table

if TYPE_CHECKING:
    from .game import Game

FORMAT = "detente-game/1"


def fingerprint(table: Table) -> str:
    """A short digest of the table's exact state, computed in the record layout of its rules version so that it never changes."""
    state = table.game.rules.state
    return hashlib.sha256(state.convert(table.bytes(), state.newest_layout(), table.version)).hexdigest()[:16]


def write_game(table: Table, result: dict[str, str] | None = None) -> str:
    """The game as JSON: options, key, start and every move, enough to replay it exactly. *result* gives winner and ending of a game that
    did not end by the rules."""
    moves: list[Any] = []
    for move in table.moves:
        entry: list[Any] = [move.seat, move.action]
        forced: dict[str, Any] = {"dice": list(move.dice)} if move.dice else {}
        forced |= {"cards": list(move.cards)} if move.cards else {}
        moves.append([*entry, forced] if forced else entry)
    outcome = table.outcome
    game = {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.version,
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()},
        "key": table.key.hex(),
        "start": table.start,
        "moves": moves,
        "outcome": {"winner": outcome.winner, "ending": outcome.ending} if outcome else None,
        "final": fingerprint(table),
    }
    game |= {"result": result} if result else {}
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in game.items() if name != "moves"]
    body = ",\n".join("    " + json.dumps(move, ensure_ascii=False) for move in moves)
    lines.insert(6, '  "moves": [\n' + body + "\n  ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_game(text: str, path: str = "-") -> dict[str, Any]:
    """Parse the JSON of a game file and check its structure."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadGameFile("file-broken", path=path, reason=str(error)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadGameFile("file-format", path=path, format=FORMAT)
    shape = {"game": str, "options": dict, "key": str, "start": str, "moves": list, "rules": int}
    for name, kind in shape.items():
        if not isinstance(data.get(name), kind):
            raise BadGameFile("file-field", path=path, field=name)
    if not re.fullmatch(r"[0-9a-fA-F]{32}", data["key"]):
        raise BadGameFile("file-field", path=path, field="key")
    if not isinstance(data.get("final") or "", str):
        raise BadGameFile("file-field", path=path, field="final")
    if not 0 <= data["rules"] < 1 << 31:
        raise BadGameFile("file-field", path=path, field="rules")
    for step, move in enumerate(data["moves"], 1):
        if not _is_move(move):
            raise BadGameFile("file-move", path=path, step=step)
    return data


def _is_move(move: Any) -> bool:
    """Return whether a value is [seat, action], optionally followed by forced results."""
    if not isinstance(move, list) or len(move) not in (2, 3) or not all(isinstance(word, str) for word in move[:2]):
        return False
    forced = move[2] if len(move) == 3 else {}
    return isinstance(forced, dict) and all(isinstance(forced.get(name, []), list) for name in ("dice", "cards"))


def read_game(game: Game, text: str, path: str = "-") -> Table:
    """Replay a game file; BadGameFile names the first difference."""
    data = parse_game(text, path)
    if data["game"] != game.id:
        raise BadGameFile("file-game", path=path, game=data["game"], expected=game.id)
    if not 1 <= data["rules"] <= game.rules.version:
        raise BadGameFile("file-version", path=path, version=data["rules"], known=game.rules.version)
    version: int = data["rules"]
    key = bytes.fromhex(data["key"])
    options = read_options(game.rules.options, data["options"])
    table = game.stored(data["start"], key, version, options)
    try:
        for step, entry in enumerate(data["moves"], 1):
            _replay_move(table, step, entry)
        _compare(table, data)
    except BadGameFile as error:
        error.table = table
        raise
    return table


def _replay_move(table: Table, step: int, entry: list[Any]) -> None:
    forced = entry[2] if len(entry) == 3 else {}
    try:
        table.force_dice(forced.get("dice", []))
        table.force_cards(forced.get("cards", []))
        table.play(entry[0], entry[1])
    except DetenteError as error:
        raise BadGameFile("file-illegal", step=step, action=entry[1], reason=error) from error


def _compare(table: Table, data: dict[str, Any]) -> None:
    outcome = table.outcome
    found = {"winner": outcome.winner, "ending": outcome.ending} if outcome else None
    if data.get("outcome") != found:
        raise BadGameFile("file-differs", step=table.sequence, expected=str(data.get("outcome")), found=str(found))
    if data.get("final") and data["final"] != fingerprint(table):
        raise BadGameFile("file-differs", step=table.sequence, expected=data["final"], found=fingerprint(table))
