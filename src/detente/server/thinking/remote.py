"""Bots in `detente worker` processes. Requests that are lost with a worker, Redis or this server are retried."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from detente.bots import thinking
from detente.bots.thinking import BotRequest
from detente.engine.errors import DetenteError

from ..logs import log_event
from .queue import RETRY, WAITED_FOR, Reachability, answers_key, lease_key, open_redis, pack, question_key, queue_key
from .runners import QUICK, unwrap

T = TypeVar("T")
CHECK = 2.0  # seconds between checks of open requests
PATIENCE = 30.0  # seconds beyond the thinking time after which a caller gets the error that no worker answers
LOST = 2  # checks at which a request is missing before it is queued again: a worker may just be taking it
LOGGED_AFTER = 10.0  # seconds in the queue after which the lack of workers is logged


@dataclass
class OpenRequest:
    """A request that has not been answered."""

    message: bytes
    answer: asyncio.Future[Any]
    since: float
    missing: int = 0
    is_logged: bool = False


def raise_if_cancelled() -> None:
    """Raise CancelledError if this task is being cancelled: a library may have swallowed it, as Python 3.11's wait_for does when its own
    wait ends at the same moment."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


class RedisRunner:
    """Runs bots on Redis workers."""

    def __init__(self, url: str, client: Any = None) -> None:
        self._redis = client or open_redis(url, is_async=True)
        self._reachability = Reachability()
        self._server = secrets.token_hex(8)
        self._open: dict[str, OpenRequest] = {}
        self._listening: asyncio.Task[None] | None = None
        self._checked = 0.0

    async def open(self) -> None:
        """Log if Redis cannot be reached; only bots depend on it."""
        with self._reachability.tried():
            await self._redis.ping()

    async def choose(self, request: BotRequest) -> int:
        """Choose an action on any free worker, without a time limit."""
        if request.bot == QUICK:
            return thinking.choose_action(request)
        return int(await self._ask(thinking.choose_action, request))

    async def call(self, work: Callable[[Any], T], given: Any, seconds: float) -> T:
        """Call *work* on a worker, with a time limit."""
        try:
            answer: T = await asyncio.wait_for(self._ask(work, given), seconds + PATIENCE)
            return answer
        except TimeoutError:
            raise DetenteError("no-worker") from None

    async def _ask(self, work: Callable[[Any], Any], given: Any) -> Any:
        """Send a request and wait for its answer."""
        number = secrets.token_hex(8)
        request = OpenRequest(pack(self._server, work.__name__, given), asyncio.get_running_loop().create_future(), time.monotonic())
        self._open[number] = request
        if self._listening is None or self._listening.done():
            self._listening = asyncio.create_task(self._listen())
        try:
            with self._reachability.tried():
                await self._put(number, request)
            raise_if_cancelled()
            return unwrap(await request.answer)
        finally:
            del self._open[number]
            with contextlib.suppress(self._reachability.error):
                await self._redis.delete(question_key(number))

    async def _put(self, number: str, request: OpenRequest) -> None:
        """Store the request and put its number into the queue."""
        request.missing = 0
        async with self._redis.pipeline() as pipe:
            pipe.set(question_key(number), request.message, ex=WAITED_FOR)
            pipe.lpush(queue_key(), number)
            await pipe.execute()

    async def _listen(self) -> None:
        """Deliver answers as they arrive, and keep open requests alive."""
        while True:
            raise_if_cancelled()
            with self._reachability.tried():
                found = await self._redis.blpop([answers_key(self._server)], timeout=CHECK)
                if found is not None:
                    self._hand_out(json.loads(found[1]))
                if time.monotonic() > self._checked + CHECK:
                    await self._check_requests()
                    self._checked = time.monotonic()
            if self._reachability.is_lost:
                await asyncio.sleep(RETRY)

    def _hand_out(self, answer: dict[str, Any]) -> None:
        """Deliver an answer; a second one, to a retried request, is ignored."""
        request = self._open.get(answer["number"])
        if request is not None and not request.answer.done():
            request.answer.set_result(answer)

    async def _check_requests(self) -> None:
        """Renew every open request, and retry those that no worker has."""
        numbers = list(self._open)
        async with self._redis.pipeline(transaction=False) as pipe:
            for number in numbers:
                pipe.expire(question_key(number), WAITED_FOR)
                pipe.exists(lease_key(number))
                pipe.lpos(queue_key(), number)
            found = await pipe.execute()
        for number, stands, is_held, place in zip(numbers, found[::3], found[1::3], found[2::3], strict=True):
            request = self._open.get(number)
            if request is None or request.answer.done():
                continue
            request.missing = 0 if stands and (is_held or place is not None) else request.missing + 1
            if request.missing >= LOST:
                log_event("request queued again", logging.WARNING)
                await self._put(number, request)
            if place is not None and not request.is_logged and time.monotonic() > request.since + LOGGED_AFTER:
                log_event("no worker takes questions", logging.ERROR)
                request.is_logged = True

    def prepare(self, game: str, bot: str) -> None:
        """Nothing to do: workers load the rules when they start."""

    async def close(self) -> None:
        """Disconnect from Redis; workers keep serving others."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()
