"""Games of every rules version, with their final records: what was played once replays to the byte for ever.

A version's games are made once, with the code of that version, and never changed (docs/rules_versions.md):
`python -m tests.corpus.make` writes those of the newest version of each game.
"""

import io
import json
import lzma
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent


def stored_versions() -> list[tuple[str, int]]:
    """Every (game, rules version) that has games here."""
    return sorted((path.parent.name, int(path.name.split(".")[0].removeprefix("version_"))) for path in HERE.glob("*/version_*.games.xz"))


def read_games(game: str, version: int) -> list[dict[str, Any]]:
    """The game files of a version, as dictionaries."""
    found: list[dict[str, Any]] = json.loads(lzma.decompress((HERE / game / f"version_{version}.games.xz").read_bytes()))
    return found


def read_records(game: str, version: int) -> Any:
    """The final record of each of these games, in the layout of its version."""
    return np.load(io.BytesIO(lzma.decompress((HERE / game / f"version_{version}.records.xz").read_bytes())), allow_pickle=False)


def write_corpus(game: str, version: int, games: list[dict[str, Any]], records: Any) -> None:
    """Store the games of a version; those of an older one are never written again."""
    folder = HERE / game
    folder.mkdir(exist_ok=True)
    packed = io.BytesIO()
    np.save(packed, records, allow_pickle=False)
    for name, content in (("games", json.dumps(games, ensure_ascii=False, separators=(",", ":")).encode()), ("records", packed.getvalue())):
        path = folder / f"version_{version}.{name}.xz"
        if path.exists():
            raise FileExistsError(f"{path.name} of {game} is stored already")
        path.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))
