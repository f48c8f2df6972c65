"""Messages between servers using Redis publish and subscribe."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from ..thinking.queue import open_redis

QUIET = 5.0  # seconds of silence after which the connection is checked


class RedisTransport:
    """A receiving connection, and the client that publishes."""

    def __init__(self, url: str) -> None:
        from redis.exceptions import RedisError

        self.errors: tuple[type[Exception], ...] = (RedisError, OSError, TimeoutError)
        self._redis = open_redis(url, is_async=True)
        self._channel = ""
        self._heard: Any = None

    async def open(self, site: str, receive: Callable[[str], None]) -> None:
        self._channel, self._receive = f"detente:bus:{site}", receive
        self._heard = self._redis.pubsub()
        await self._heard.subscribe(self._channel)

    async def send(self, text: str) -> None:
        await self._redis.publish(self._channel, text)

    async def listen(self) -> None:
        while True:
            found = await self._heard.get_message(ignore_subscribe_messages=True, timeout=QUIET)
            if found is None:
                await self._heard.ping()
            elif found["type"] == "message":
                self._receive(found["data"].decode(errors="replace"))

    async def close(self) -> None:
        if self._heard is not None:
            with contextlib.suppress(*self.errors):
                await self._heard.aclose()
        with contextlib.suppress(*self.errors):
            await self._redis.aclose()
