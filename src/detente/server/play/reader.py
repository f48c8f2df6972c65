"""Parses untrusted texts (game files, logs and positions) in a separate process with limits on time and memory, so that no text can
harm the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import resource
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection as Pipe
from typing import Any, TypeVar

from detente.engine.errors import BadGameFile, DetenteError
from detente.engine.game import Game, titles
from detente.pool import watch_parent

from ..errors import TooFast
from ..logs import log_event

T = TypeVar("T")
SECONDS = 40  # CPU seconds per text
WALL = 120.0  # seconds of wall time per text
MEMORY = 512 << 20  # bytes beyond the process's own size
WAITING = 16  # texts that may be queued
RETRY = 30  # seconds after which a client may retry when the queue is full


class Reader:
    """One process, started with the first text, and restarted after a text that exceeded its limits."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "reader")
        self._waiting = 0
        self._process: Any = None
        self._pipe: Pipe | None = None
        self._closing = threading.Event()

    async def call(self, work: Callable[..., T], *given: Any) -> T:
        """The result of *work*, a module-level function; raises its DetenteError, or BadGameFile if it takes too much time or memory."""
        if self._waiting >= WAITING:
            raise TooFast("too-fast", seconds=RETRY)
        self._waiting += 1
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, work, given)
        asked.add_done_callback(self._done)
        kind, answer = await asyncio.shield(asked)
        if kind == "answer":
            found: T = answer
            return found
        if isinstance(answer, DetenteError):
            raise answer
        raise RuntimeError(answer)

    def _done(self, asked: asyncio.Future[Any]) -> None:
        self._waiting -= 1
        if not asked.cancelled():
            asked.exception()  # the caller may be gone

    def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
        """Process one text; runs in the reader's thread."""
        if self._closing.is_set():
            return "error", DetenteError("internal")
        try:
            pipe = self._open()
            pipe.send((work, given))
            if pipe.poll(WALL):
                answer: tuple[str, Any] = pipe.recv()
                return answer
        except (EOFError, OSError):
            pass  # it exceeded its limits
        log_event("a text was too much for the reader", logging.WARNING, problem=work.__name__)
        self._kill()
        return "error", BadGameFile("file-heavy")

    def _open(self) -> Pipe:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            self._pipe.recv()  # it is ready; start-up takes seconds, which do not count against a text
        return self._pipe

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    async def close(self) -> None:
        """Stop; queued texts are dropped."""
        self._closing.set()
        if self._process is not None:
            self._process.kill()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        self._kill()


def serve(pipe: Pipe) -> None:
    """The main function of the process: load the rules, set the limits, and serve."""
    watch_parent()
    for title in titles():
        Game(title).new(seed=1)
    pipe.send("ready")
    os.nice(5)  # players come first
    limit_memory()
    while True:
        work, given = pipe.recv()
        limit_time()
        pipe.send(attempt(work, given))


def limit_memory() -> None:
    with open("/proc/self/statm", encoding="ascii") as file:
        used = int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def limit_time() -> None:
    """Allow CPU time for one text; then the system kills the process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime) + SECONDS + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def attempt(work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
    """The result, or the error."""
    try:
        return "answer", work(*given)
    except DetenteError as error:
        return "error", error
    except (MemoryError, RecursionError):
        return "error", BadGameFile("file-heavy")
    except Exception as error:
        return "fault", f"{type(error).__name__}: {error}"
