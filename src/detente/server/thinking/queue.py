"""Requests to bots and their answers in Redis, between servers and `detente worker` processes.

A server stores each request under a key that expires unless the server renews it, and puts its number into the queue. A worker takes a
number, holds a lease on it while it computes, and pushes the answer to the list of the requesting server. A request that is neither in the
queue nor leased was lost with a worker or with Redis, and the server queues it again: every request contains everything needed.
"""

from __future__ import annotations

import base64
import hashlib
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from detente import __version__
from detente.bots import thinking
from detente.bots.thinking import BotRequest
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles

from ..logs import log_event

WAITED_FOR = 10  # seconds after which a request expires if its server no longer renews it
LEASE = 6  # seconds after which a worker that no longer renews its lease counts as lost
KEPT = 120  # seconds that unfetched answers stay in Redis
CONNECT, REPLY = 5.0, 10.0  # timeouts in seconds for connecting to Redis, and for its replies
RETRY = 1.0  # seconds between attempts to reach Redis
WORKS: dict[str, Callable[[Any], Any]] = {work.__name__: work for work in (thinking.choose_action, thinking.hint, thinking.review_game)}


def question_key(number: str) -> str:
    """The key of a request."""
    return f"detente:question:{number}"


def lease_key(number: str) -> str:
    """The key that exists while a worker holds a request."""
    return f"detente:lease:{number}"


def answers_key(server: str) -> str:
    """The key of a server's list of answers."""
    return f"detente:answers:{server}"


@cache
def queue_key() -> str:
    """The key of the queue for the current rules: a worker of another version never sees a request that it would misread."""
    rules = " ".join(f"{title} {Game(title).rules.version}" for title in sorted(titles()))
    return f"detente:questions:{__version__}:{hashlib.sha256(rules.encode()).hexdigest()[:8]}"


def pack(server: str, work: str, given: Any) -> bytes:
    """Encode a request."""
    body: Any = given
    if isinstance(given, BotRequest):
        body = {"game": given.game, "bot": given.bot, "seconds": given.seconds}
        body["observation"] = base64.b64encode(given.observation).decode()
    return json.dumps({"server": server, "work": work, "given": body}).encode()


def unpack(message: bytes) -> tuple[str, Callable[[Any], Any], Any]:
    """Decode a request: the requesting server, the function to call, and its argument."""
    body = json.loads(message)
    given = body["given"]
    if isinstance(given, dict):
        given = BotRequest(given["game"], given["bot"], base64.b64decode(given["observation"]), float(given["seconds"]))
    return body["server"], WORKS[body["work"]], given


def open_redis(url: str, *, is_async: bool) -> Any:
    """A Redis client, not yet connected; raises DetenteError if the address is invalid or the client library is missing."""
    try:
        import redis
        from redis import asyncio
        from redis.backoff import NoBackoff
    except ImportError:
        raise DetenteError("needs-extra", extra="redis") from None
    retry: Any = (asyncio.retry if is_async else redis.retry).Retry(NoBackoff(), 0)  # callers retry and log themselves
    try:
        kind: Any = asyncio.Redis if is_async else redis.Redis
        return kind.from_url(url, retry=retry, socket_timeout=REPLY, socket_connect_timeout=CONNECT)
    except ValueError:
        raise DetenteError("redis-address", url=hide_password(url)) from None


def hide_password(url: str) -> str:
    """An address with its password hidden."""
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at else url


class Reachability:
    """Tracks whether Redis can be reached; logs once when it cannot, and once when it can again."""

    def __init__(self) -> None:
        from redis.exceptions import RedisError

        self.error: type[Exception] = RedisError
        self.is_lost = False

    @contextmanager
    def tried(self) -> Iterator[None]:
        """Suppress errors of Redis in the block; the caller checks *is_lost* and retries."""
        try:
            yield
        except self.error as error:
            if not self.is_lost:
                log_event("redis cannot be reached", logging.ERROR, error=str(error))
            self.is_lost = True
        else:
            if self.is_lost:
                log_event("redis is back")
            self.is_lost = False
