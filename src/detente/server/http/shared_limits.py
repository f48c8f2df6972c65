"""Rate limits shared by all servers of a site, in Redis. While it cannot be reached, every server counts for itself."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import math
import time
from collections.abc import Awaitable
from typing import Any, TypeVar

from ..thinking.queue import Reachability, open_redis

T = TypeVar("T")
PATIENCE = 0.5  # seconds to wait for Redis before this server counts alone
PAUSE = 2.0  # seconds without another attempt after a failed one
HELD, RENEWED = 60.0, 20.0  # seconds after which the sockets of a silent server no longer count, and between its renewals


class SharedLimits:
    """The counts of all servers of a site in one Redis. Keys are hashes, so that visitors cannot be identified there.

    A bucket is stored as the time at which it will be full again: each request postpones it by the time one token takes to refill, and a
    full bucket needs no entry. Open sockets are members of a sorted set, which their server renews."""

    def __init__(self, url: str, site: str, server: str, client: Any = None) -> None:
        self._redis = client or open_redis(url, is_async=True)
        self._site, self._server = site, server
        self._reachability, self._until = Reachability(), 0.0  # until when Redis is not tried again
        self._numbers = itertools.count()
        self._held: dict[str, str] = {}  # the member and the key of each open socket of this server
        self._task: asyncio.Task[None] | None = None

    def _key(self, kind: str, who: str) -> str:
        hidden = hashlib.sha256(who.encode("utf-8", "surrogatepass")).hexdigest()[:24]
        return f"detente:limit:{self._site}:{kind}:{hidden}"

    async def _ask(self, answer: Awaitable[T]) -> T | None:
        """The answer of Redis, or None if there is none."""
        found = None
        with self._reachability.tried():
            try:
                async with asyncio.timeout(PATIENCE):
                    found = await answer
            except (TimeoutError, OSError) as error:
                raise self._reachability.error(type(error).__name__) from error
        if self._reachability.is_lost:
            self._until = time.monotonic() + PAUSE
        return found

    @property
    def _is_away(self) -> bool:
        return time.monotonic() < self._until

    async def wait_for(self, kind: str, who: str, burst: float, rate: float) -> float:
        """Take a token of a bucket; returns 0, or if there is none, the seconds until there is one."""
        if self._is_away:
            return 0.0
        key, now, longest = self._key(kind, who), time.time(), burst / rate
        taking = self._redis.pipeline(transaction=True)
        taking.set(key, repr(now), nx=True, px=math.ceil(1000 * (longest + 1 / rate)))
        taking.incrbyfloat(key, 1 / rate)
        found = await self._ask(taking.execute())
        if found is None:
            return 0.0
        full = float(found[1])
        late = max(0.0, full - now - longest)
        if late > 1e-6:
            await self._ask(self._redis.incrbyfloat(key, -1 / rate))
            return late
        await self._ask(self._redis.pexpireat(key, math.ceil(1000 * full)))
        return 0.0

    async def hold(self, who: str, most: float) -> str | None:
        """Count one more open socket; returns the argument for `release`, or None if the maximum is reached."""
        member, key = f"{self._server}:{next(self._numbers)}", self._key("open", who)
        if self._is_away:
            return member
        now = time.time()
        holding = self._redis.pipeline(transaction=True)
        holding.zremrangebyscore(key, 0, now)
        holding.zadd(key, {member: now + HELD})
        holding.zcard(key)
        holding.expire(key, math.ceil(HELD))
        found = await self._ask(holding.execute())
        if found is not None and found[2] > most:
            await self._ask(self._redis.zrem(key, member))
            return None
        self._held[member] = key
        if self._task is None:
            self._task = asyncio.create_task(self._renew_forever())
        return member

    async def release(self, member: str) -> None:
        """Count a closed socket. One that Redis is not notified of expires like those of a server that is gone."""
        key = self._held.pop(member, None)
        if key is not None and not self._is_away:
            await self._ask(self._redis.zrem(key, member))

    async def _renew_forever(self) -> None:
        """Renew the sockets of this server."""
        while True:
            await asyncio.sleep(RENEWED)
            await self.renew()

    async def renew(self) -> None:
        """Renew the entries of this server's open sockets."""
        if not self._held:
            return
        renewing, until = self._redis.pipeline(transaction=False), time.time() + HELD
        for member, key in self._held.items():
            renewing.zadd(key, {member: until})
            renewing.expire(key, math.ceil(HELD))
        await self._ask(renewing.execute())

    async def close(self) -> None:
        """Release all sockets of this server."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._held and not self._is_away:
            leaving = self._redis.pipeline(transaction=False)
            for member, key in self._held.items():
                leaving.zrem(key, member)
            await self._ask(leaving.execute())
        await self._redis.aclose()
