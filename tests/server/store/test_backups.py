"""Backups: made while the server runs, restored where none does."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from detente.cli import main
from detente.server.folder_lock import lock_folder

from .. import helpers
from ..helpers import serving

pytestmark = pytest.mark.anyio


async def play_and_back_up(folder: Path, backup: Path) -> tuple[str, int]:
    """A game in progress, backed up between two moves: the table and the step of the backup."""
    async with serving(folder) as site:
        us, ussr, table = await site.pair()
        database = helpers.database_of(folder)
        flags = ["--data", str(folder), *(["--database", database] if database else [])]
        for step in range(1, 4):
            await (us if us.view["legal"] else ussr).play()
            for line in (us, ussr):
                await line.until(step)
        assert main(["backup", str(backup), *flags]) == 0
        await (us if us.view["legal"] else ussr).play()
        for line in (us, ussr):
            await line.until(4)
    return table, 3


async def check_restored(folder: Path, table: str, step: int) -> None:
    """The game goes on from the step of the backup."""
    async with serving(folder) as site:
        line = await site.stranger().sit(table)
        assert (await line.until(0))["sequence"] == step


async def test_a_backup_of_a_running_server_is_restored_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, backup = tmp_path / "old", tmp_path / "new", tmp_path / "backup.tar"
    table, step = await play_and_back_up(old, backup)
    assert backup.stat().st_mode & 0o077 == 0
    if helpers.database_of(new):
        pytest.skip("the flags below are of SQLite")
    assert main(["restore", str(backup), "--data", str(new)]) == 0
    assert (new / "secret").read_text() == (old / "secret").read_text()
    assert (new / "secret").stat().st_mode & 0o077 == 0
    await check_restored(new, table, step)
    assert main(["restore", str(backup), "--data", str(new)]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["restore", str(backup), "--data", str(new), "--force"]) == 0
    await check_restored(new, table, step)


async def test_a_backup_of_postgresql_is_restored_into_another_database(on_postgres: None, tmp_path: Path) -> None:
    old, new, backup = tmp_path / "old", tmp_path / "new", tmp_path / "backup.tar"
    table, step = await play_and_back_up(old, backup)
    flags = ["--data", str(new), "--database", helpers.database_of(new)]
    assert main(["restore", str(backup), *flags]) == 0
    await check_restored(new, table, step)
    assert main(["restore", str(backup), *flags]) == 2  # its tables are there by now
    assert main(["restore", str(backup), *flags, "--force"]) == 0
    await check_restored(new, table, step)


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with lock_folder(tmp_path):
        assert main(["restore", str(tmp_path / "backup.tar"), "--data", str(tmp_path)]) == 2
    assert "Another server" in capsys.readouterr().err


def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "noise.tar").write_bytes(b"no archive" * 100)
    with tarfile.open(tmp_path / "other.tar", "w") as archive:
        archive.add(tmp_path / "noise.tar", "../secret")
    for name in ("missing.tar", "noise.tar", "other.tar"):
        assert main(["restore", str(tmp_path / name), "--data", str(tmp_path / "data")]) == 2
        assert name in capsys.readouterr().err
    assert {path.name for path in (tmp_path / "data").iterdir()} == {"address"}
    assert not (tmp_path / "secret").exists()


def test_there_must_be_a_database_to_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "backup.tar"), "--data", str(tmp_path)]) == 2
    assert "no database" in capsys.readouterr().err
    assert not (tmp_path / "backup.tar").exists()
