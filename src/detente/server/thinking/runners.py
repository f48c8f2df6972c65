"""Where bots run: in separate processes, or in `detente worker` processes behind Redis. The event loop is never blocked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from detente.bots import thinking
from detente.bots.thinking import BotRequest
from detente.pool import make_pool

from ..logs import log_event

if TYPE_CHECKING:
    from ..settings import Settings

T = TypeVar("T")
TRIES = 3
LONG = 10.0  # seconds; work that may take longer, such as a review, has a separate process, so that no bot has to wait for it
QUICK = "random"  # the bot that needs no process


class BotFailed(RuntimeError):
    """A bot could not answer: an error in its process, which is logged."""


def capture(work: Callable[[Any], Any], given: Any) -> dict[str, Any]:
    """Call *work* in another process; returns its result or a description of the error, since an exception might not unpickle."""
    try:
        return {"answer": work(given)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def unwrap(found: dict[str, Any]) -> Any:
    """The result; raises BotFailed for an error."""
    if "error" in found:
        raise BotFailed(found["error"])
    return found["answer"]


class BotRunner(Protocol):
    """Runs bots."""

    async def open(self) -> None:
        """Called when the server has started."""
        ...

    async def choose(self, request: BotRequest) -> int:
        """The action that the bot of a request chooses."""
        ...

    async def call(self, work: Callable[[Any], T], given: Any, seconds: float) -> T:
        """Call a function of `detente.bots.thinking`, for hints and reviews."""
        ...

    def prepare(self, game: str, bot: str) -> None:
        """Prepare a bot that will be needed soon."""
        ...

    async def close(self) -> None:
        """Stop running bots."""
        ...


def make_runner(settings: Settings) -> BotRunner:
    """Redis if it is configured, else a pool of processes."""
    if not settings.redis:
        return PoolRunner(settings.bot_processes)
    from .remote import RedisRunner

    return RedisRunner(settings.redis)


class PoolRunner:
    """Processes on this machine, started for the first request and kept warm."""

    def __init__(self, processes: int) -> None:
        self._processes = max(1, processes)
        self._pools: dict[bool, ProcessPoolExecutor] = {}  # by whether the work may take long
        self._warmed: set[str] = set()

    async def open(self) -> None:
        """Do nothing: processes are started when they are needed."""

    async def choose(self, request: BotRequest) -> int:
        """Choose in a process, unless the bot needs no time."""
        if request.bot == QUICK:
            return thinking.choose_action(request)
        return await self.call(thinking.choose_action, request, request.seconds)

    async def call(self, work: Callable[[Any], T], given: Any, seconds: float) -> T:
        """Call *work* in a process; retried in a new pool if a process died, since the request contains everything."""
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            pool = self._open(seconds > LONG)
            try:
                answer: T = unwrap(await loop.run_in_executor(pool, capture, work, given))
                return answer
            except BrokenProcessPool:
                log_event("a bot's process died", logging.WARNING, problem=work.__name__)
                self._drop(pool)
                if not left:
                    raise
        raise AssertionError("unreachable")

    def prepare(self, game: str, bot: str) -> None:
        """Compile or load a game's bots once in every process, while the player still looks at the board."""
        if bot != QUICK and game not in self._warmed:
            self._warmed.add(game)
            for _ in range(self._processes):
                self._open(False).submit(thinking.warm, game)

    def _open(self, is_long: bool) -> ProcessPoolExecutor:
        if is_long not in self._pools:
            self._pools[is_long] = make_pool(1 if is_long else self._processes)
        return self._pools[is_long]

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        """Discard a broken pool, unless another request lost with it already did."""
        for is_long, pool in list(self._pools.items()):
            if pool is broken:
                del self._pools[is_long]
                self._warmed.clear()

    async def close(self) -> None:
        """Wait for the processes to finish their current work."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
