"""What machines do to servers: they stop for a while, start at the same moment, lose their connections and what Redis held."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from detente.server.store import Store
from tests.server.helpers import ENTROPY, PATIENCE, Process, serving
from tests.server.postgres import Cluster
from tests.server.redis_server import RedisServer

from .site import IS_LONG, SECRET, Servers, at
from .test_losses import Fault, play_through

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
STOPPED = 20.0  # seconds: longer than leases, and than the database waits for the rest of a transaction
SERVERS = 4


async def test_servers_may_start_at_once_on_an_empty_database(cluster: Cluster, tmp_path: Path) -> None:
    stores = [Store(cluster.database(tmp_path), f"server{number}") for number in range(SERVERS)]
    try:
        await asyncio.gather(*(store.open() for store in stores))
        names = await asyncio.gather(*(store.work.site(store.name) for store in stores))
        assert len(set(names)) == 1, "all servers use one channel"
    finally:
        for store in stores:
            await store.close()


async def test_servers_that_start_at_once_add_the_recorded_games_once(cluster: Cluster, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"database": cluster.database(tmp_path), "secret": SECRET, "recorded": True}
    async with contextlib.AsyncExitStack() as running:
        starting = (running.enter_async_context(serving(tmp_path / f"server{number}", **settings)) for number in range(2))
        sites = await asyncio.gather(*starting)
        found = await sites[0].stranger().get("/api/tables?kind=records")
        titles = [table["title"] for table in found["tables"]]
        assert titles
        assert sorted(titles) == sorted(set(titles))


@pytest.fixture
async def two_servers(cluster: Cluster, redis: RedisServer, tmp_path: Path) -> AsyncIterator[Servers]:
    """The first of them is a process."""
    running = Servers(tmp_path, cluster.database(tmp_path), redis.url)
    await running.add_process()
    await running.add()
    yield running
    await running.close()


def spread(fault: Fault, times: int) -> list[tuple[float, Fault]]:
    """A fault again and again, spread over the moves."""
    return [((number + 1) / (times + 2), fault) for number in range(times)]


async def test_a_server_that_stood_still_under_load_writes_nothing_old(two_servers: Servers) -> None:
    sleeper, other = two_servers.all
    assert isinstance(sleeper, Process)
    anna = await sleeper.guest("Anna")
    against_bot = (await anna.create(mode="bot", side="us", bot="random"))["id"]

    async def freeze_server() -> None:
        line = await anna.sit(against_bot, entropy=ENTROPY)  # the bot is to move
        await line.until(0)
        sleeper.process.send_signal(signal.SIGSTOP)
        try:
            elsewhere = await at(anna, other).sit(against_bot)
            async with asyncio.timeout(PATIENCE):
                while elsewhere.view.get("to_move") != ["us"]:
                    await elsewhere.receive("view")
            await asyncio.sleep(STOPPED)
        finally:
            sleeper.process.send_signal(signal.SIGCONT)

    await play_through(two_servers, spread(freeze_server, 1), patience=5.0)
    async with asyncio.timeout(PATIENCE):
        found = [await tab.get(f"/api/tables/{against_bot}") for tab in (anna, at(anna, other))]
        assert found[0]["sequence"] == found[1]["sequence"]


async def test_connections_that_the_database_ends_lose_no_move(two_servers: Servers, tmp_path: Path, cluster: Cluster) -> None:
    engine = create_async_engine(cluster.database(tmp_path), isolation_level="AUTOCOMMIT")
    others = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")

    async def cut() -> None:
        async with engine.connect() as connection:
            assert (await connection.execute(others)).all()

    await play_through(two_servers, spread(cut, 10 if IS_LONG else 4))
    await engine.dispose()


async def test_a_redis_that_forgets_everything_loses_no_move(two_servers: Servers, redis: RedisServer) -> None:
    async def forget() -> None:
        await asyncio.to_thread(redis.client.flushall)

    await play_through(two_servers, spread(forget, 10 if IS_LONG else 3))
