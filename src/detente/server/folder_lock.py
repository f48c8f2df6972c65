"""One server per data folder: the server holds a lock on a file in it that names its address."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import TextIO

from detente.engine.errors import DetenteError


class FolderLocked(DetenteError):
    """Another server uses the folder; its address is among the facts."""


def lock_folder(folder: Path) -> TextIO:
    """Lock a folder for as long as the returned file stays open; raises FolderLocked."""
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / "address").open("a+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        with file:
            raise FolderLocked("folder-taken", folder=str(folder), address=file.read().strip() or "-") from None
    return file


def write_address(file: TextIO, address: str) -> None:
    """Write the address of the server that uses the folder."""
    file.truncate(0)
    file.write(address)
    file.flush()
