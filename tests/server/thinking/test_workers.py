"""Bots in `detente worker` processes behind a real Redis: whatever is lost on the way, exactly one answer arrives."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from detente.cli import main

from .. import redis_server
from ..helpers import ENTROPY, Line, Process
from ..redis_server import RedisServer

pytestmark = pytest.mark.anyio
SLOW = {"game": "cia_vs_kgb", "side": "cia", "mode": "bot", "bot": "search:worlds=4096"}  # thinks as long as it may
SECONDS = "3"
PATIENCE = 120.0


@pytest.fixture(scope="module")
def shop() -> Iterator[RedisServer]:
    """A Redis with two workers."""
    if not redis_server.is_installed():
        pytest.skip(redis_server.MISSING)
    running = RedisServer()
    running.start()
    yield running
    running.close()


@pytest.fixture
async def site(shop: RedisServer, tmp_path: Path) -> AsyncIterator[Process]:
    """A server of two workers."""
    while len(shop.workers) < 2:
        shop.add_worker()
    running = Process(tmp_path)
    await running.start(PATIENCE, redis=shop.url, bot_seconds=SECONDS)
    yield running
    await running.close()


async def begin(site: Process) -> tuple[Line, str]:
    """A person against a bot that has begun to think."""
    anna = await site.guest("Anna")
    table = await anna.create(**SLOW)
    line = await anna.sit(table["id"], entropy=ENTROPY)
    await line.until(0)
    return line, table["id"]


async def until_thinking(shop: RedisServer) -> int:
    """The worker that is at the question."""
    async with asyncio.timeout(PATIENCE):
        while not (found := shop.holders()):
            await asyncio.sleep(0.05)
    return found[0]


async def check_answers(site: Process, line: Line) -> None:
    """The bot has answered once, and goes on when the person has."""
    async with asyncio.timeout(PATIENCE):
        while line.view["sequence"] < 1:
            frame = json.loads(await line.connection.recv())
            if frame["type"] == "view":
                line.view = frame["view"]
    assert line.view["sequence"] == 1
    assert line.view["to_move"] == ["cia"]
    await line.play()
    refused = [event for event in events(site) if event["event"] in ("bot's move refused", "bot failed", "fault")]
    assert refused == []


def events(site: Process) -> list[dict[str, Any]]:
    """The log of the server."""
    return [json.loads(line) for line in (site.folder / "server.log").read_text(encoding="utf-8").splitlines()]


async def test_a_worker_answers(site: Process) -> None:
    line, _ = await begin(site)
    await check_answers(site, line)


async def test_a_worker_killed_in_mid_thought_is_replaced(site: Process, shop: RedisServer) -> None:
    line, _ = await begin(site)
    shop.kill_worker(await until_thinking(shop))
    await check_answers(site, line)
    assert "request queued again" in [event["event"] for event in events(site)]


async def test_redis_may_lose_everything_in_mid_thought(site: Process, shop: RedisServer) -> None:
    line, _ = await begin(site)
    await until_thinking(shop)
    shop.kill()
    await asyncio.sleep(float(SECONDS) / 2)
    shop.start()
    await check_answers(site, line)
    told = [event["event"] for event in events(site)]
    assert (told.count("redis cannot be reached"), told.count("redis is back")) == (1, 1)


async def test_the_server_may_be_killed_in_mid_thought(site: Process, shop: RedisServer) -> None:
    _, table_id = await begin(site)
    await until_thinking(shop)
    await site.stop(signal.SIGKILL)
    await site.start(PATIENCE, redis=shop.url, bot_seconds=SECONDS)
    again = await site.people[0].sit(table_id)
    await again.until(0)
    await check_answers(site, again)


async def test_people_play_without_redis_and_bots_go_on_when_it_comes(shop: RedisServer, tmp_path: Path) -> None:
    shop.kill()
    site = Process(tmp_path)
    await site.start(PATIENCE, redis=shop.url, bot_seconds=SECONDS)
    us, ussr, _ = await site.pair()
    await ussr.play()
    await us.until(1)
    line, _ = await begin(site)
    told = [event for event in events(site) if event["event"] == "redis cannot be reached"]
    assert len(told) == 1
    assert "Connection refused" in told[0]["error"]
    shop.start()
    while len(shop.workers) < 2:
        shop.add_worker()
    await check_answers(site, line)
    await site.close()


@pytest.mark.parametrize("command", ["serve", "worker"])
@pytest.mark.parametrize("address", ["127.0.0.1:6379", "redis://host:many", "http://me:secret@host"])
def test_an_address_that_is_none_is_refused_in_a_sentence(
    command: str, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--redis", address, *(("--data", str(tmp_path)) if command == "serve" else ())]) == 2
    said = capsys.readouterr().err
    assert said.endswith("is not a Redis URL such as redis://host:6379.\n")
    assert len(said.splitlines()) == 1
    assert "secret" not in said
