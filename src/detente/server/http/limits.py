"""Rate limits: a token bucket per visitor and kind of request. Servers that share a Redis count together, except for requests and
messages, which are too many: each server counts those for itself."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from ..errors import TooFast

if TYPE_CHECKING:
    from .shared_limits import SharedLimits

# Burst size, and requests per second.
RATES = {
    "request": (120.0, 20.0),
    "message": (60.0, 20.0),
    "socket": (30.0, 1.0),
    "guest": (20.0, 0.2),
    "login": (8.0, 0.1),
    "account": (10.0, 0.05),
    "mail": (3.0, 1 / 600),
    "link": (10.0, 1 / 60),
    "channel": (10.0, 1 / 60),
    "create": (20.0, 0.5),
    "challenge": (10.0, 1 / 120),
    "announcement": (5.0, 1 / 600),
    "tournament": (10.0, 1 / 600),
    "vacation": (10.0, 1 / 3600),
    "import": (6.0, 0.1),
    "chat": (10.0, 1.0),
    "hint": (6.0, 0.3),
    "report": (5.0, 0.02),
    "block": (30.0, 0.5),
    "plan": (20.0, 0.5),
    "comment": (10.0, 0.2),
    "export": (3.0, 0.01),
    "log": (10.0, 0.5),
    "search": (30.0, 1.0),
}
OPEN, PER_VISITOR = 100.0, 20.0  # open sockets per address and per visitor
MOST = 50_000
HOUSEHOLD = 64  # bits of an IPv6 address that identify one customer of a provider


@lru_cache(4096)
def network_of(address: str) -> str:
    """The network of an address, which is what limits count: an IPv6 household has far too many addresses.

    >>> network_of("192.0.2.7:4711"), network_of("2001:db8:1:2::9")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    bare = address[1:].partition("]")[0] if address.startswith("[") else address
    if bare.count(":") == 1:  # an IPv4 address with a port, as some proxies send
        bare = bare.partition(":")[0]
    try:
        found = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(found), HOUSEHOLD), strict=False).network_address)
        found = found.ipv4_mapped
    return str(found)


class Limits:
    """All buckets. With *factor* 0 nothing is limited."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.shared: SharedLimits | None = None  # the buckets shared by the servers of a site
        self._open: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count one request of a kind; raises TooFast."""
        if not self.factor:
            return
        burst, rate = (number * self.factor for number in RATES[kind])
        now = time.monotonic()
        tokens, since = self._buckets.pop((kind, who), (burst, now))
        tokens = min(burst, tokens + (now - since) * rate)
        self._buckets[(kind, who)] = (max(0.0, tokens - 1), now)
        while len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        if tokens < 1:
            raise TooFast("too-fast", seconds=max(1, round((1 - tokens) / rate)))

    async def take_everywhere(self, kind: str, who: str) -> None:
        """Count one request at all servers together; raises TooFast."""
        self.take(kind, who)
        if self.shared is not None and self.factor:
            burst, rate = (number * self.factor for number in RATES[kind])
            if late := await self.shared.wait_for(kind, who, burst, rate):
                raise TooFast("too-fast", seconds=max(1, round(late)))

    @asynccontextmanager
    async def hold_everywhere(self, who: str, most: float = OPEN) -> AsyncIterator[None]:
        """Hold one open socket, counted at all servers together; raises TooFast."""
        with self.hold(who, most):
            if self.shared is None or not self.factor:
                yield
                return
            if (held := await self.shared.hold(who, most * self.factor)) is None:
                raise TooFast("too-fast", seconds=60)
            try:
                yield
            finally:
                await self.shared.release(held)

    @contextmanager
    def hold(self, who: str, most: float = OPEN) -> Iterator[None]:
        """Hold one open socket; raises TooFast."""
        if self.factor and self._open[who] >= most * self.factor:
            raise TooFast("too-fast", seconds=60)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
