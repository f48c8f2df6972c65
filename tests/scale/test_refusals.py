"""Servers that cannot run side by side say so, and end."""

import asyncio
import sys
from pathlib import Path

import pytest

from detente.server.errors import PeerRefused
from tests.server.helpers import serving
from tests.server.postgres import Cluster

from .site import PATIENCE, SECRET, plain_rules

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def refused(folder: Path, **settings: str) -> str:
    """What a server that may not start says last."""
    flags = [word for name, value in settings.items() for word in (f"--{name}", value)]
    command = [sys.executable, "-m", "detente", "serve", "--data", str(folder), "--port", "0", "--recorded", "no", *flags]
    with plain_rules():
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    async with asyncio.timeout(PATIENCE):
        _, said = await process.communicate()
    assert process.returncode != 0
    return said.decode().strip().splitlines()[-1]


async def test_a_second_server_on_one_sqlite_file_is_refused_though_its_folder_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.play.table_jobs.BEAT", 0.5)  # the other one need not wait long for a sign of life
    database = f"sqlite+aiosqlite:///{tmp_path / 'detente.sqlite'}"
    async with serving(tmp_path / "one", database=database) as first:
        assert PeerRefused("database-taken").text("en") in await refused(tmp_path / "other", database=database)
        await first.until_health("ok")


async def test_a_server_with_another_secret_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.database(tmp_path)
    async with serving(tmp_path / "one", database=database, secret=SECRET):
        assert PeerRefused("other-secret").text("en") in await refused(tmp_path / "other", database=database, secret=SECRET[::-1])
