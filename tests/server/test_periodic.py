"""What a server does every few seconds goes on after any fault."""

import asyncio
import logging
from itertools import pairwise

import pytest

from detente.engine.errors import DetenteError
from detente.server.periodic import PeriodicJob

pytestmark = pytest.mark.anyio


class Looks(PeriodicJob):
    """Fails at its first looks."""

    name, every = "looks", 0.001

    def __init__(self, *faults: BaseException) -> None:
        super().__init__()
        self.faults, self.done = list(faults), asyncio.Event()

    async def run_once(self) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.done.set()


async def test_a_look_that_fails_is_noted_and_the_next_one_is_made(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "detente.server")
    looks = Looks(DetenteError("busy"), ZeroDivisionError(), KeyError("row"))
    looks.start()
    async with asyncio.timeout(20):
        await looks.done.wait()
    await looks.close()
    noted = [getattr(record, "problem", "") for record in caplog.records if record.getMessage() == "looks"]
    assert noted == ["busy", "ZeroDivisionError", "KeyError"]


async def test_nothing_begins_again_after_the_end() -> None:
    looks = Looks(ZeroDivisionError())
    looks.every = 0.05
    looks.start()
    while looks.faults:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    await looks.close()
    await asyncio.sleep(0.1)
    assert not looks.done.is_set()


async def test_whatever_wakes_it_all_the_time_makes_it_run_no_more_often_than_allowed() -> None:
    calls: list[float] = []

    class Busy(PeriodicJob):
        name, every, least = "busy", 60.0, 0.2

        async def run_once(self) -> None:
            calls.append(asyncio.get_running_loop().time())
            self.wake.set()

    busy = Busy()
    busy.start()
    async with asyncio.timeout(20):
        while len(calls) < 4:
            await asyncio.sleep(0.01)
    await busy.close()
    assert min(later - earlier for earlier, later in pairwise(calls)) >= 0.19
