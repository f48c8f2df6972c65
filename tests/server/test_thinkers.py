"""Bots think in other processes: a pool that survives the death of a process, or workers fed over Redis."""

import asyncio
import json
import os
import signal
import threading
from typing import Any

import pytest

from detente.bots import thinking
from detente.bots.random_bot import legal_actions
from detente.bots.thinking import Question
from detente.engine.game import Game
from detente.server.thinkers import QUEUE, PoolThinkers, RedisThinkers, pack, unpack, work_once

GAME = "twilight_struggle"


def question(bot: str = "heuristic") -> Question:
    """The first decision of a game."""
    return Question(GAME, bot, Game(GAME).new(seed=1).observe("ussr").tobytes(), 0.1)


def die(_: object) -> int:
    """What a crash looks like."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_pool_answers_while_the_loop_goes_on() -> None:
    """The event loop ticks while a process thinks."""

    async def run() -> tuple[int, int]:
        pool, ticks = PoolThinkers(1), 0
        thought = asyncio.ensure_future(pool.think(question()))
        while not thought.done():
            await asyncio.sleep(0.01)
            ticks += 1
        await pool.close()
        return thought.result(), ticks

    action, ticks = asyncio.run(run())
    assert action in legal_actions(question().record())
    assert ticks > 1


def test_a_process_that_dies_in_mid_thought_loses_nothing() -> None:
    """The pool is made anew and the question put again; whoever keeps dying is given up."""

    async def run() -> int:
        pool = PoolThinkers(1)
        with pytest.raises(Exception, match="process"):
            await pool.call(die, None, 0.1)
        action = await pool.think(question())
        await pool.close()
        return action

    assert asyncio.run(run()) in legal_actions(question().record())


def test_a_question_travels_as_json() -> None:
    """And comes back as what it was."""
    message = pack("reply", "think", question())
    reply, work, given = unpack(message)
    assert (reply, work, given) == ("reply", thinking.think, question())
    assert json.loads(message)["given"]["game"] == GAME


@pytest.fixture
def redis_server() -> Any:
    """A Redis that lives in this process."""
    fakeredis = pytest.importorskip("fakeredis")
    return fakeredis.FakeServer()


def test_a_worker_answers_over_redis(redis_server: Any) -> None:
    """The server puts a question, a worker in another thread answers it."""
    import fakeredis

    worker = threading.Thread(target=lambda: [work_once(fakeredis.FakeRedis(server=redis_server), 5.0)])
    worker.start()

    async def run() -> int:
        thinkers = RedisThinkers("", fakeredis.FakeAsyncRedis(server=redis_server))
        action = await thinkers.think(question())
        await thinkers.close()
        return action

    assert asyncio.run(run()) in legal_actions(question().record())
    worker.join()


def test_a_worker_stopped_in_mid_thought_is_replaced(redis_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took the question and never answered: the question is put again, and another worker answers."""
    import fakeredis

    from detente.server import thinkers as module

    monkeypatch.setattr(module, "PATIENCE", 0.2)
    client = fakeredis.FakeRedis(server=redis_server)

    def stop_then_work() -> None:
        client.brpop([QUEUE], timeout=5)
        work_once(client, 5.0)

    worker = threading.Thread(target=stop_then_work)
    worker.start()

    async def run() -> int:
        return await RedisThinkers("", fakeredis.FakeAsyncRedis(server=redis_server)).think(question())

    assert asyncio.run(run()) in legal_actions(question().record())
    worker.join()


def test_an_idle_worker_hears_nothing(redis_server: Any) -> None:
    """It looks again, so that it can be told to stop."""
    import fakeredis

    assert work_once(fakeredis.FakeRedis(server=redis_server), 0.05) is False
