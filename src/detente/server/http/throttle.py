"""Starts work that arrives in bursts at an even throttle, so that a burst does not delay those who play."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Throttle:
    """Starts a limited number of tasks per second, and few at once, so that other work runs in between. A single task starts
    immediately. A delayed event loop does not lead to more starts."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._first, self._others = deque[Work](), deque[Work]()
        self._ready, self._since = float(burst), 0.0  # how many may start, and the time of that count
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._first) + len(self._others)

    def begin(self, work: Work, is_first: bool = False) -> None:
        """Start *work* when it is its turn; with *is_first*, before all others without it."""
        (self._first if is_first else self._others).append(work)
        if self._timer is None:
            self._go_on()

    def _go_on(self) -> None:
        loop, self._timer = asyncio.get_running_loop(), None
        now = loop.time()
        self._ready, self._since = min(float(self.burst), self._ready + (now - self._since) * self.rate), now
        while self._ready >= 1 and len(self):
            self._ready -= 1
            (self._first or self._others).popleft()()
        if len(self):
            self._timer = loop.call_later(1 / self.rate, self._go_on)
