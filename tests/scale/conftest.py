"""Fixtures of the tests with several servers: the services they need, or a message about the missing one."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server import postgres, redis_server
from tests.server.conftest import cluster as cluster

from .site import Servers


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def redis() -> Iterator[redis_server.RedisServer]:
    """A running Redis."""
    if not redis_server.is_installed():
        pytest.skip(redis_server.MISSING)
    running = redis_server.RedisServer()
    running.start()
    yield running
    running.close()


@pytest.fixture(scope="module", params=["postgres", "redis"])
def bus(request: pytest.FixtureRequest) -> str:
    """The address of the Redis that connects the servers; empty if PostgreSQL does."""
    if request.param == "postgres":
        return ""
    url: str = request.getfixturevalue("redis").url
    return url


@pytest.fixture(scope="module")
async def servers(
    anyio_backend: str, cluster: postgres.Cluster, bus: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> AsyncIterator[Servers]:
    """Two servers of one database, shared because starting them takes longer than playing."""
    folder = tmp_path_factory.mktemp("servers")
    running = Servers(folder, cluster.database(folder), bus)
    for _ in range(2):
        await running.add()
    yield running
    await running.close()
