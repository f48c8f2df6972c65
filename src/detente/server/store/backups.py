"""Backups: a consistent snapshot of the database and the signing secret in one tar file. The server may keep running."""

from __future__ import annotations

import io
import json
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from detente import __version__
from detente.engine.errors import DetenteError

from ..folder_lock import lock_folder
from ..settings import Settings

NOTE, DATABASE, SECRET = "backup.json", "database", "secret"
SQLITE, POSTGRES = "sqlite", "postgresql"


class BackupFailed(DetenteError):
    """A backup that cannot be made, read or restored."""


def kind_of(settings: Settings) -> str:
    """The kind of database, from the settings."""
    return SQLITE if settings.url.startswith("sqlite") else POSTGRES


def sqlite_path(settings: Settings) -> Path:
    return Path(make_url(settings.url).database or "")


def run_tool(settings: Settings, tool: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; BackupFailed with its output if it fails."""
    address = make_url(settings.url).set(drivername=POSTGRES)
    if shutil.which(tool) is None:
        raise BackupFailed("backup-tool", tool=tool, reason="-")
    environment = os.environ | ({"PGPASSWORD": address.password} if address.password else {})
    url = address.set(password=None).render_as_string()  # arguments are visible in the process list
    done = subprocess.run([tool, f"--dbname={url}", *arguments], capture_output=True, text=True, env=environment)
    if done.returncode:
        raise BackupFailed("backup-tool", tool=tool, reason=(done.stderr.strip().splitlines() or ["-"])[-1])


def write_backup(settings: Settings, path: Path) -> None:
    """Write a backup atomically; an existing file is replaced."""
    with tempfile.TemporaryDirectory(dir=path.resolve().parent, prefix=".backup-") as folder:
        copy = Path(folder) / DATABASE
        if kind_of(settings) == SQLITE:
            if not sqlite_path(settings).is_file():
                raise BackupFailed("backup-nothing", path=str(sqlite_path(settings)))
            copy_sqlite(sqlite_path(settings), copy)
        else:
            run_tool(settings, "pg_dump", "--format=custom", "--no-owner", f"--file={copy}")
        facts = {"kind": kind_of(settings), "version": __version__, "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())}
        packed = Path(folder) / "packed"
        with os.fdopen(os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with tarfile.open(fileobj=file, mode="w") as archive:
                add_bytes(archive, NOTE, json.dumps(facts).encode())
                archive.add(copy, DATABASE)
                if (settings.folder / SECRET).is_file():
                    archive.add(settings.folder / SECRET, SECRET)
            file.flush()
            os.fsync(file.fileno())
        packed.replace(path)


def add_bytes(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = len(content), 0o600
    archive.addfile(entry, io.BytesIO(content))


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy by SQLite's online backup: a consistent snapshot despite concurrent writes."""
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live, closing(sqlite3.connect(target)) as copy:
            live.backup(copy)
            check_sqlite(copy)
    except sqlite3.Error as error:
        raise BackupFailed("file-broken", path=str(source), reason=str(error)) from error


def check_sqlite(connection: sqlite3.Connection) -> None:
    """sqlite3.DatabaseError unless the database passes an integrity check."""
    (found,) = connection.execute("PRAGMA integrity_check").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def read_backup(settings: Settings, path: Path, is_forced: bool) -> str:
    """Restore a backup while no server runs; return when it was made. Existing data is kept unless *is_forced*."""
    with lock_folder(settings.folder), tempfile.TemporaryDirectory(dir=settings.folder, prefix=".restore-") as folder:
        facts = unpack(path, Path(folder))
        if facts.get("kind") != kind_of(settings):
            raise BackupFailed("backup-kind", kind=str(facts.get("kind")), wanted=kind_of(settings))
        restore: Callable[[Settings, Path, bool], None] = restore_sqlite if kind_of(settings) == SQLITE else restore_postgres
        restore(settings, Path(folder) / DATABASE, is_forced)
        if (Path(folder) / SECRET).is_file():
            (Path(folder) / SECRET).chmod(0o600)
            (Path(folder) / SECRET).replace(settings.folder / SECRET)
    return str(facts.get("made", "-"))


def unpack(path: Path, folder: Path) -> dict[str, str]:
    """Extract the parts of a backup, and nothing else from the archive."""
    try:
        with tarfile.open(path) as archive:
            for name in (NOTE, DATABASE, SECRET):
                if name != SECRET or SECRET in archive.getnames():
                    copy_part(archive, name, folder / name)
        facts: dict[str, str] = json.loads((folder / NOTE).read_bytes())
    except (OSError, KeyError, ValueError, tarfile.TarError) as error:
        raise BackupFailed("file-broken", path=str(path), reason=str(error) or type(error).__name__) from error
    return facts


def copy_part(archive: tarfile.TarFile, name: str, target: Path) -> None:
    """Extract the content of one archive member, ignoring links, owner and mode."""
    content = archive.extractfile(name)
    if content is None:
        raise KeyError(name)
    with content, target.open("wb") as file:
        shutil.copyfileobj(content, file)


def restore_sqlite(settings: Settings, copy: Path, is_forced: bool) -> None:
    """Move the database file into place and remove the journal of the old one."""
    target = sqlite_path(settings)
    if target.exists() and not is_forced:
        raise BackupFailed("backup-exists", path=str(target))
    try:
        with closing(sqlite3.connect(copy)) as connection:
            check_sqlite(connection)
    except sqlite3.Error as error:
        raise BackupFailed("file-broken", path=DATABASE, reason=str(error)) from error
    for journal in ("-wal", "-shm"):
        target.with_name(target.name + journal).unlink(missing_ok=True)
    shutil.move(copy, target)


def restore_postgres(settings: Settings, copy: Path, is_forced: bool) -> None:
    """Restore in one transaction; fails if there are tables, unless they are dropped first."""
    drop = ("--clean", "--if-exists") if is_forced else ()
    run_tool(settings, "pg_restore", "--no-owner", "--single-transaction", "--exit-on-error", *drop, str(copy))
