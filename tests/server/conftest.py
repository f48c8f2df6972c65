"""Fixtures of the server's tests."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from . import helpers, postgres
from .helpers import Site, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A running server with a fresh database."""
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A running PostgreSQL server, or the test is skipped."""
    if not postgres.is_installed():
        pytest.skip(postgres.MISSING)
    running = postgres.Cluster()
    running.start()
    yield running
    running.stop("immediate")
    running.remove()


@pytest.fixture
def on_postgres(cluster: postgres.Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the servers of this test store their data in PostgreSQL."""
    monkeypatch.setattr(helpers, "database_of", cluster.database)


@pytest.fixture(autouse=os.environ.get("DETENTE_TEST_DATABASE") == "postgres")
def everything_on_postgres(on_postgres: None) -> None:
    """With DETENTE_TEST_DATABASE=postgres, let the servers of all tests do so."""
