"""Limits of several servers: an attacker who goes from one to the next is counted as one."""

import time
from pathlib import Path

import pytest

from detente.server.http.limits import RATES
from tests.server.postgres import Cluster
from tests.server.redis_server import RedisServer

from .site import Servers

pytestmark = pytest.mark.anyio


async def test_guesses_at_several_servers_count_together(cluster: Cluster, redis: RedisServer, tmp_path: Path) -> None:
    servers = Servers(tmp_path, cluster.database(tmp_path), redis.url)
    servers.settings["limits"] = 1.0
    try:
        strangers = [(await servers.host()).stranger() for _ in range(2)]
        burst, rate = RATES["login"]
        started, refused = time.monotonic(), list[int]()
        for number in range(2 * int(burst)):  # as many as two servers let pass that count each for itself
            answer = await strangers[number % 2].http.post("/api/me/confirm", json={"token": "a guess at it"})
            refused += [number] if answer.status_code == 429 else []
        back = 1 + rate * (time.monotonic() - started)  # tokens that came back meanwhile
        assert refused
        assert refused[0] >= burst
        assert len(refused) >= burst - back
    finally:
        await servers.close()
