"""Work that comes in crowds, begun at an even pace, so that a crowd does not hold up those who play."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Pace:
    """Begins at most so many pieces of work a second, and few at once: what is done between two of them is everybody else's. One that comes
    alone begins at once. While the loop is behind, no more begin than otherwise."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._first, self._others = deque[Work](), deque[Work]()
        self._ready, self._since = float(burst), 0.0  # how many may begin, and when that was so
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._first) + len(self._others)

    def begin(self, work: Work, is_first: bool = False) -> None:
        """Do it as soon as it is its turn; *is_first*: before all that is not."""
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
