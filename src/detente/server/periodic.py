"""Tasks that a server repeats every few seconds while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod

from detente.engine.errors import DetenteError

from .logs import LOG, log_event


class PeriodicJob(ABC):
    """Calls `run_once` repeatedly; a failure is logged and does not stop it. Setting `wake` triggers the next call early."""

    name: str  # in the log
    every: float  # seconds between calls
    least: float = 0.0  # seconds between calls, however often it is woken

    def __init__(self, wake: asyncio.Event | None = None) -> None:
        self.wake = wake or asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._restart: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()

    @abstractmethod
    async def run_once(self) -> None:
        """Do everything that is due now."""

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(self._go_on)

    def _go_on(self, task: asyncio.Task[None]) -> None:
        """Restart after an unexpected exception: clocks, mail and tournaments must not stop because of one table."""
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            LOG.log(logging.ERROR, self.name, extra={"problem": type(fault).__name__}, exc_info=fault)
            self._task = None
            self._restart = asyncio.get_running_loop().call_later(self.every, self.start)

    async def close(self) -> None:
        if self._restart is not None:
            self._restart.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.run_once()
            except DetenteError as error:
                log_event(self.name, problem=error.name)
            if self.least:
                await asyncio.sleep(self.least)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), self.every)
            self.wake.clear()
