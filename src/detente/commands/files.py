"""Reading and writing game files. Errors are one-line messages; writes are atomic."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from detente.engine.errors import BadGameFile, DetenteError
from detente.engine.game import Game
from detente.engine.notation import parse_game, read_game
from detente.engine.table import Table


class CannotWrite(DetenteError):
    """The operating system refused to write a file."""

    def text(self, lang: str = "en") -> str:
        """The path and the operating system's message."""
        return f"{self.facts['path']}: {self.facts['reason']}"


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadGameFile("file-missing", path=path) from error
    except OSError as error:
        raise BadGameFile("file-broken", path=path, reason=error.strerror or str(error)) from error
    except (ValueError, RuntimeError) as error:  # not UTF-8, or not a valid path
        raise BadGameFile("file-broken", path=path, reason=str(error)) from error


def write_text(path: str, text: str) -> None:
    """Write a file atomically: to a temporary file, which then replaces the old one."""
    try:
        target = Path(path).expanduser()
        descriptor, draft = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except (OSError, ValueError, RuntimeError) as error:
        raise CannotWrite("file-write", path=path, reason=_reason(error)) from error
    try:
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(draft, 0o666 & ~_umask())
        os.replace(draft, target)
    except OSError as error:
        os.unlink(draft)
        raise CannotWrite("file-write", path=path, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_table(text: str, path: str, game: Game | None = None) -> Table:
    """The table of a game file, replayed; of *game* if one is given."""
    found = game or Game(parse_game(text, path)["game"])
    return read_game(found, text, path)
