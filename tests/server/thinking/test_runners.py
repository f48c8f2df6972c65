"""Bots think in other processes: a pool that survives the death of a process, or workers fed over Redis."""

import asyncio
import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from detente.bots import UnknownBot, thinking
from detente.bots.random_bot import legal_actions
from detente.bots.thinking import BotRequest
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.server.errors import TooFast
from detente.server.thinking import remote
from detente.server.thinking.advice import REVIEW_SECONDS, WAITING, Advice
from detente.server.thinking.queue import pack, queue_key, unpack
from detente.server.thinking.remote import RedisRunner
from detente.server.thinking.runners import BotFailed, PoolRunner
from detente.server.thinking.worker import Worker

GAME = "twilight_struggle"


def bot_request(bot: str = "heuristic") -> BotRequest:
    """The first decision of a game."""
    return BotRequest(GAME, bot, Game(GAME).new(seed=1).observe("ussr").tobytes(), 0.1)


def die(_: object) -> int:
    """What a crash looks like."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_pool_answers_while_the_loop_goes_on() -> None:
    """The event loop ticks while a process thinks."""

    async def run() -> tuple[int, int]:
        pool, ticks = PoolRunner(1), 0
        thought = asyncio.ensure_future(pool.choose(bot_request()))
        while not thought.done():
            await asyncio.sleep(0.01)
            ticks += 1
        await pool.close()
        return thought.result(), ticks

    action, ticks = asyncio.run(run())
    assert action in legal_actions(bot_request().record())
    assert ticks > 1


def test_a_process_that_dies_in_mid_thought_loses_nothing() -> None:
    """The pool is made anew and the request queued again; whoever keeps dying is given up."""

    async def run() -> int:
        pool = PoolRunner(1)
        with pytest.raises(Exception, match="process"):
            await pool.call(die, None, 0.1)
        action = await pool.choose(bot_request())
        await pool.close()
        return action

    assert asyncio.run(run()) in legal_actions(bot_request().record())


def fail(_: object) -> int:
    """What a fault in a bot looks like; such an error cannot be pickled."""
    raise UnknownBot("bot", bot="x", bots="y")


def test_an_error_in_a_process_comes_back_and_the_process_lives_on() -> None:
    async def run() -> int:
        pool = PoolRunner(1)
        with pytest.raises(BotFailed, match="UnknownBot"):
            await pool.call(fail, None, 0.1)
        before = await pool.call(process_id, None, 0.1)
        assert before == await pool.call(process_id, None, 0.1)
        await pool.close()
        return before

    assert asyncio.run(run()) != os.getpid()


def process_id(_: object) -> int:
    return os.getpid()


def test_thoughts_that_were_lost_together_share_a_new_pool(tmp_path: Path) -> None:
    async def run() -> set[int]:
        pool = PoolRunner(1)
        found = set(await asyncio.gather(*(pool.call(die_once, tmp_path / "died", 0.1) for _ in range(2))))
        await pool.close()
        return found

    assert len(asyncio.run(run())) == 1


def die_once(mark: Path) -> int:
    """Die the first time, tell the process the second."""
    if not mark.exists():
        mark.touch()
        die(mark)
    return os.getpid()


def wait_for(mark: Path) -> int:
    """A review that takes as long as the test wants."""
    while not mark.exists():
        time.sleep(0.02)
    return 0


def test_no_bot_waits_for_a_review(tmp_path: Path) -> None:
    async def run() -> None:
        pool, mark = PoolRunner(1), tmp_path / "done"
        reviews = [asyncio.create_task(pool.call(wait_for, mark, REVIEW_SECONDS)) for _ in range(3)]
        await asyncio.sleep(0.1)
        assert await asyncio.wait_for(pool.call(process_id, None, 0.1), 60) != os.getpid()
        assert not any(review.done() for review in reviews)
        mark.touch()
        await asyncio.gather(*reviews)
        await pool.close()

    asyncio.run(run())


def test_only_so_many_reviews_are_made_at_once() -> None:
    class Slow:
        async def call(self, *_: Any) -> None:
            await asyncio.Event().wait()

    def finished(number: int) -> Any:
        match = SimpleNamespace(id=str(number), game=GAME)
        return SimpleNamespace(match=match, begun=lambda: SimpleNamespace(sequence=1))

    async def run() -> None:
        advice = Advice(cast(Any, Slow()))
        asked = [asyncio.create_task(advice.review(finished(number), "")) for number in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await advice.review(finished(WAITING), "")
        again = asyncio.create_task(advice.review(finished(0), ""))
        await asyncio.sleep(0)
        assert not again.done(), "the same one is shared"
        advice.close()
        await asyncio.gather(*asked, again, return_exceptions=True)

    asyncio.run(run())


def test_a_question_travels_as_json() -> None:
    """And comes back as what it was."""
    message = pack("server", "choose_action", bot_request())
    assert unpack(message) == ("server", thinking.choose_action, bot_request())
    assert json.loads(message)["given"]["game"] == GAME


@pytest.fixture
def redis() -> Any:
    """A Redis that lives in this process; test_workers.py has a real one."""
    fakeredis = pytest.importorskip("fakeredis")
    return fakeredis.FakeServer()


def ask(redis: Any, work: Callable[[Any], Any] = thinking.choose_action, given: Any = None, patience: float = 0.0) -> Any:
    """What a server is answered."""
    import fakeredis

    async def run() -> Any:
        runner = RedisRunner("", fakeredis.FakeAsyncRedis(server=redis))
        try:
            return await runner.call(work, given or bot_request(), patience)
        finally:
            await runner.close()

    return asyncio.run(run())


@contextlib.contextmanager
def working(redis: Any) -> Iterator[None]:
    """While a worker works."""
    import fakeredis

    worker = Worker(fakeredis.FakeRedis(server=redis))
    thread = threading.Thread(target=worker.run)
    thread.start()
    try:
        yield
    finally:
        worker.stop()
        thread.join()


def test_a_worker_answers_over_redis(redis: Any) -> None:
    with working(redis):
        assert ask(redis) in legal_actions(bot_request().record())


def test_a_question_that_a_worker_took_and_lost_is_put_again(redis: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    import fakeredis

    monkeypatch.setattr(remote, "CHECK", 0.05)
    lost = threading.Thread(target=lambda: fakeredis.FakeRedis(server=redis).brpop([queue_key()], timeout=10))
    lost.start()
    asking = threading.Thread(target=lambda: found.append(ask(redis)))
    found: list[int] = []
    asking.start()
    lost.join()
    with working(redis):
        asking.join()
    assert found[0] in legal_actions(bot_request().record())


def test_a_fault_of_a_bot_is_told_and_the_worker_lives_on(redis: Any) -> None:
    with working(redis):
        with pytest.raises(BotFailed, match="UnknownBot"):
            ask(redis, given=bot_request("nobody"))
        assert ask(redis) in legal_actions(bot_request().record())


def test_whoever_asks_for_a_hint_is_told_that_nobody_answers(redis: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PATIENCE", 0.1)
    with pytest.raises(DetenteError) as found:
        ask(redis, thinking.hint)
    assert found.value.name == "no-worker"


def test_a_question_that_nobody_waits_for_is_not_thought_about(redis: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its server was stopped: only the number is left in the queue."""
    import fakeredis

    monkeypatch.setattr(remote, "PATIENCE", 0.1)
    with pytest.raises(DetenteError):
        ask(redis)
    client = fakeredis.FakeRedis(server=redis)
    assert client.llen(queue_key()) == 1
    assert Worker(client).work_once()
    assert client.keys("*") == []


@pytest.mark.parametrize("deaf", ["_put", "blpop"])
def test_a_cancellation_that_a_library_keeps_to_itself_is_heeded(redis: Any, monkeypatch: pytest.MonkeyPatch, deaf: str) -> None:
    """As wait_for of Python 3.11 does when its own wait ends in the same moment: a server closed for ever."""
    import fakeredis

    client = fakeredis.FakeAsyncRedis(server=redis)
    reached = asyncio.Event()

    async def hear_nothing(*_: object, **__: object) -> None:
        reached.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)

    async def run() -> None:
        runner = RedisRunner("", client)
        monkeypatch.setattr(client if deaf == "blpop" else runner, deaf, hear_nothing)
        asking = asyncio.create_task(runner.choose(bot_request()))
        await reached.wait()
        asking.cancel()
        done, _ = await asyncio.wait([asking], timeout=10)
        assert asking in done
        await asyncio.wait_for(runner.close(), 10)

    asyncio.run(run())


def test_an_idle_worker_hears_nothing(redis: Any) -> None:
    """It looks again, so that it can be told to stop."""
    import fakeredis

    assert Worker(fakeredis.FakeRedis(server=redis)).work_once(0.05) is False
