"""Servers lose one of them, Redis and the database in the middle of games: nothing that was acknowledged is lost, and the others go on."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.helpers import ENTROPY, PATIENCE, Line, Person, Process, play_on
from tests.server.postgres import Cluster
from tests.server.redis_server import RedisServer

from .site import IS_LONG, Servers, at, begin

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
GAMES, MOVES = (24, 100) if IS_LONG else (3, 40)  # at most: few games of the first legal actions end before the hundredth
LOST = (OSError, WebSocketException, TimeoutError)
Fault = Callable[[], Awaitable[object]]


class LongGame:
    """Two people who come back, at any server, whatever happens; *acknowledged*: the moves that they were shown; *patience*: seconds that
    they wait for a server that says nothing."""

    def __init__(self, servers: Servers, number: int, patience: float = PATIENCE) -> None:
        self.servers, self.number, self.patience = servers, number, patience
        self.tabs: dict[str, list[Person]] = {}
        self.lines: dict[str, Line] = {}
        self.acknowledged: list[list[str]] = []

    async def begin(self) -> None:
        for offset, seat in enumerate(("us", "ussr")):
            person = await self.servers.all[(self.number + offset) % len(self.servers.all)].guest(seat.upper())
            self.tabs[seat] = [at(person, server) for server in self.servers.all]
        self.table = (await self.tabs["us"][0].create(mode="private", side="us"))["id"]
        await self.tabs["ussr"][0].post(f"/api/tables/{self.table}/join")
        for offset, seat in enumerate(self.tabs):
            self.lines[seat] = await self.tabs[seat][(self.number + offset) % len(self.servers.all)].sit(self.table, entropy=ENTROPY)
        for line in self.lines.values():
            await line.until(0)

    async def play(self) -> None:
        while len(self.acknowledged) < MOVES:
            step = len(self.acknowledged)
            to_move = next(line.view["to_move"] for line in self.lines.values() if line.view["sequence"] == step)
            if not to_move:
                return
            seat = to_move[0]
            await self._until(seat, step)
            action = self.lines[seat].view["legal"][0]
            await self._until(seat, step + 1, action)
            self.acknowledged.append([seat, action])

    async def _until(self, seat: str, step: int, action: str | None = None) -> None:
        """Until somebody sees a step; their move is sent again whenever it may have been lost."""
        for attempt in count(self.number):
            line = self.lines[seat]
            try:
                if action is not None:
                    await line.send(type="play", sequence=step - 1, action=action)
                while line.view["sequence"] < step:
                    frame = json.loads(await asyncio.wait_for(line.connection.recv(), self.patience))
                    line.view = frame["view"] if frame["type"] == "view" else line.view
                    assert frame.get("name", "store-down") == "store-down" or frame["type"] != "error", frame
                    if frame["type"] == "error":
                        break
                else:
                    return
                await asyncio.sleep(0.2)
            except LOST:
                await self._connect(seat, attempt)

    async def _connect(self, seat: str, attempt: int) -> None:
        tab = self.tabs[seat][attempt % len(self.servers.all)]
        try:
            async with asyncio.timeout(self.patience):
                line = await tab.sit(self.table)
                await line.until(0)
        except LOST:
            await asyncio.sleep(0.1)
        else:
            self.lines[seat] = line

    async def end_and_compare(self) -> None:
        """Resign if the game goes on; every server then has exactly the moves that were acknowledged."""
        await self.lines["us"].send(type="resign")
        for tab in self.tabs["us"]:
            while (await tab.get(f"/api/tables/{self.table}"))["status"] != "over":
                await asyncio.sleep(0.05)
            assert (await tab.get(f"/api/tables/{self.table}/record"))["moves"] == self.acknowledged


async def play_through(servers: Servers, faults: Iterable[tuple[float, Fault]], patience: float = PATIENCE) -> None:
    """Games of people at different servers, with faults after these shares of the moves: every server ends with exactly the moves that were
    acknowledged."""
    games = [LongGame(servers, number, patience) for number in range(GAMES)]
    for game in games:
        await game.begin()
    playing = [asyncio.create_task(game.play()) for game in games]
    for share, happen in faults:
        while sum(len(game.acknowledged) for game in games) < share * GAMES * MOVES and not all(task.done() for task in playing):
            await asyncio.sleep(0.02)
        await happen()
    await asyncio.gather(*playing)
    for game in games:
        await game.end_and_compare()


@pytest.fixture
async def three_servers(cluster: Cluster, redis: RedisServer, tmp_path: Path) -> AsyncIterator[Servers]:
    """The first of them can be killed."""
    running = Servers(tmp_path, cluster.database(tmp_path), redis.url)
    await running.add_process()
    for _ in range(2):
        await running.add()
    yield running
    await running.close()


async def test_no_acknowledged_move_is_lost_and_none_is_played_twice(three_servers: Servers, cluster: Cluster, redis: RedisServer) -> None:
    servers, mortal = three_servers, three_servers.all[0]
    assert isinstance(mortal, Process)

    async def lose_redis() -> None:
        redis.kill()

    async def lose_database() -> None:
        redis.start()
        await asyncio.to_thread(cluster.stop, "immediate")
        await asyncio.to_thread(cluster.start)

    killed, started = partial(mortal.stop, signal.SIGKILL), partial(servers.start, mortal)
    await play_through(servers, [(0.1, killed), (0.3, lose_redis), (0.5, lose_database), (0.7, started)])


@pytest.fixture
async def two_servers(cluster: Cluster, tmp_path: Path) -> AsyncIterator[Servers]:
    """The first of them can be killed."""
    running = Servers(tmp_path, cluster.database(tmp_path))
    await running.add_process()
    await running.add()
    yield running
    await running.close()


async def test_a_server_that_is_told_to_stop_again_and_again_loses_no_move(two_servers: Servers) -> None:
    """As in a rolling upgrade: moves that have begun are committed, and everybody goes elsewhere and comes back."""
    mortal = two_servers.all[0]
    assert isinstance(mortal, Process)
    stops = count(1)

    async def stop_and_start() -> None:
        await mortal.stop()
        times = (mortal.folder / "server.log").read_text(encoding="utf-8").count('"event": "closed"')
        assert times == next(stops), "it ended in order"
        await two_servers.start(mortal)

    await play_through(two_servers, [(0.2, stop_and_start), (0.5, stop_and_start)])


async def test_games_bots_and_clocks_go_on_at_the_other_server_when_one_is_killed(two_servers: Servers) -> None:
    one, two = two_servers.all
    assert isinstance(one, Process)
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    us, ussr, game = await begin(anna, boris)
    await play_on({"us": us, "ussr": ussr}, 6)
    seen = us.view["sequence"]
    _, watching, _ = await begin(anna, boris, clock={"base": 5.0})
    against_bot = (await anna.create(mode="bot", side="us", bot="level-1"))["id"]
    await (await anna.sit(against_bot, entropy=ENTROPY)).until(0)
    await one.stop(signal.SIGKILL)
    us, waiting = await at(anna, two).sit(game), await at(anna, two).sit(against_bot)
    await us.until(0)
    assert us.view["sequence"] == seen, "nothing that was acknowledged is lost"
    await play_on({"us": us, "ussr": ussr}, 6)
    assert (await waiting.until(0))["to_move"] == ["ussr"], "the bot had not answered yet"
    async with asyncio.timeout(PATIENCE):
        while waiting.view["to_move"] != ["us"]:
            await waiting.receive("view")
    while (told := await watching.receive("table"))["table"]["status"] != "over":
        pass
    assert told["table"]["outcome"] == {"winner": "us", "ending": "time"}
