"""Where bots think: in processes of their own, or in `detente worker` processes fed over Redis. The event loop never waits."""

from __future__ import annotations

import asyncio
import base64
import json
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from detente.bots import thinking
from detente.bots.thinking import Question
from detente.engine.errors import DetenteError

from .logs import note
from .settings import Settings

T = TypeVar("T")
QUEUE, REPLY = "detente:thoughts", "detente:thought:"
PATIENCE = 30.0  # seconds beyond the time to think before a question is put again
TRIES = 3
KEPT = 120  # seconds that an answer nobody fetches stays in Redis
WORKS: dict[str, Callable[[Any], Any]] = {
    work.__name__: work for work in (thinking.think, thinking.hint, thinking.review_game, thinking.warm)
}
QUICK = "random"  # bots that need no process


class Thinkers(Protocol):
    """Whoever answers for the bots."""

    async def think(self, question: Question) -> int:
        """The action that the bot of a question chooses."""
        ...

    async def call(self, work: Callable[[Any], T], given: Any, seconds: float) -> T:
        """Hints and reviews: a function of `detente.bots.thinking`."""
        ...

    def prepare(self, game: str, bot: str) -> None:
        """This bot will be needed soon."""
        ...

    async def close(self) -> None:
        """No more thoughts."""
        ...


def make_thinkers(settings: Settings) -> Thinkers:
    """Redis if it is configured, else a pool of processes."""
    return RedisThinkers(settings.redis) if settings.redis else PoolThinkers(settings.bot_processes)


class PoolThinkers:
    """Processes of this machine, started when the first bot needs one and kept warm."""

    def __init__(self, processes: int) -> None:
        self._processes = max(1, processes)
        self._pool: ProcessPoolExecutor | None = None
        self._warmed: set[str] = set()

    async def think(self, question: Question) -> int:
        """In a process, unless the bot needs no time at all."""
        if question.bot == QUICK:
            return thinking.think(question)
        return await self.call(thinking.think, question, question.seconds)

    async def call(self, work: Callable[[Any], T], given: Any, seconds: float) -> T:
        """Again in a new pool if a process died: the question holds everything."""
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            try:
                return await loop.run_in_executor(self._open(), work, given)
            except BrokenProcessPool:
                note("a bot's process died", problem=work.__name__)
                self._pool = None
                if not left:
                    raise
        raise AssertionError("unreachable")

    def prepare(self, game: str, bot: str) -> None:
        """Compile or load a game's bots once in every process, while the player still looks at the board."""
        if bot != QUICK and game not in self._warmed:
            self._warmed.add(game)
            for _ in range(self._processes):
                self._open().submit(thinking.warm, game)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))
        return self._pool

    async def close(self) -> None:
        """Processes end after the thought they are at."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def pack(reply: str, work: str, given: Any) -> bytes:
    """A question as it travels."""
    body: Any = given
    if isinstance(given, Question):
        body = {"game": given.game, "bot": given.bot, "seconds": given.seconds}
        body["observation"] = base64.b64encode(given.observation).decode()
    return json.dumps({"reply": reply, "work": work, "given": body}).encode()


def unpack(message: bytes) -> tuple[str, Callable[[Any], Any], Any]:
    """Where the answer goes, which work, and what it is given."""
    body = json.loads(message)
    given = body["given"]
    if isinstance(given, dict):
        given = Question(given["game"], given["bot"], base64.b64decode(given["observation"]), float(given["seconds"]))
    return body["reply"], WORKS[body["work"]], given


class RedisThinkers:
    """Workers anywhere: questions wait in a list, each answer comes in a list of its own."""

    def __init__(self, url: str, client: Any = None) -> None:
        if client is None:
            try:
                from redis import asyncio as redis
            except ImportError:
                raise DetenteError("needs-extra", extra="redis") from None
            client = redis.from_url(url)
        self._redis = client

    async def think(self, question: Question) -> int:
        """By whichever worker is free."""
        if question.bot == QUICK:
            return thinking.think(question)
        return int(await self.call(thinking.think, question, question.seconds))

    async def call(self, work: Callable[[Any], T], given: Any, seconds: float) -> T:
        """Put the question, wait, and put it again if no worker answered in time: one may have been stopped in mid-thought."""
        for _ in range(TRIES):
            reply = REPLY + secrets.token_hex(8)
            await self._redis.lpush(QUEUE, pack(reply, work.__name__, given))
            found = await self._redis.blpop([reply], timeout=seconds + PATIENCE)
            if found is not None:
                answer: T = json.loads(found[1])
                return answer
            note("no worker answered", problem=work.__name__)
        raise DetenteError("no-worker")

    def prepare(self, game: str, bot: str) -> None:
        """Workers warm themselves when they start."""

    async def close(self) -> None:
        """Leave Redis; workers go on for others."""
        await self._redis.aclose()


def work_once(client: Any, timeout: float = 1.0) -> bool:
    """One thought of a worker; False if nobody asked within *timeout* seconds."""
    found = client.brpop([QUEUE], timeout=timeout)
    if found is None:
        return False
    reply, work, given = unpack(found[1])
    client.lpush(reply, json.dumps(work(given)))
    client.expire(reply, KEPT)
    return True
