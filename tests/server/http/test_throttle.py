"""Crowds of sockets: they come and go one after the other, and who may have a seat comes first."""

import asyncio
import signal
from itertools import count
from pathlib import Path

import pytest

from detente.server.http.throttle import Throttle

from ..helpers import Process, Site

pytestmark = pytest.mark.anyio


async def until_empty(throttle: Throttle) -> None:
    while len(throttle):
        await asyncio.sleep(0)


async def test_one_that_comes_alone_begins_at_once() -> None:
    throttle, done = Throttle(10.0, 3), list[int]()
    for number in range(3):
        throttle.begin(lambda number=number: done.append(number))  # type: ignore[misc]
    assert done == [0, 1, 2]


async def test_of_a_crowd_few_begin_together_and_others_have_their_turn_between() -> None:
    throttle, rounds, began = Throttle(200.0, 3), count(), list[int]()
    turn = 0
    for _ in range(30):
        throttle.begin(lambda: began.append(turn))
    while len(throttle):
        turn = next(rounds)
        await asyncio.sleep(0)
    assert len(began) == 30
    assert max(began.count(one) for one in began) <= 3


async def test_who_may_have_a_seat_goes_before_all_strangers() -> None:
    throttle, done = Throttle(200.0, 1), list[str]()
    for who in ("stranger", "stranger", "stranger", "player"):
        throttle.begin(lambda who=who: done.append(who), is_first=who == "player")  # type: ignore[misc]
    await until_empty(throttle)
    assert done == ["stranger", "player", "stranger", "stranger"], "the first one came when nobody waited"


async def test_a_loop_that_was_behind_does_not_begin_more_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    throttle, done, now = Throttle(100.0, 2), list[int](), 0.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    for number in range(9):
        throttle.begin(lambda number=number: done.append(number))  # type: ignore[misc]
    assert len(done) == 2
    now = 60.0
    throttle._go_on()
    assert len(done) == 4


async def test_a_crowd_that_leaves_at_once_is_gone_and_the_server_stops_in_order(tmp_path: Path) -> None:
    """With the loop that servers run on, which refuses to write to what is closed."""
    process = Process(tmp_path)
    await process.start()
    try:
        anna = await process.guest("Anna")
        table = (await anna.create(mode="hotseat"))["id"]
        await (await anna.sit(table)).until(0)
        lines = [await process.stranger().sit(table) for _ in range(60)]
        for line in lines:
            await line.until(0)
        for line in lines:
            line.connection.transport.abort()
        assert await process.stop() == -signal.SIGTERM
        assert "error" not in (tmp_path / "server.log").read_text()
    finally:
        await process.close()


async def test_a_visitor_who_leaves_before_their_turn_is_not_waited_for(site: Site) -> None:
    _, _, table_id = await site.pair()
    opening = [asyncio.create_task(site.stranger().sit(table_id)) for _ in range(30)]
    await asyncio.sleep(0)
    for task in opening[::2]:
        task.cancel()
    await asyncio.gather(*opening, return_exceptions=True)
    line = await site.stranger().sit(table_id)
    await line.until(0)
