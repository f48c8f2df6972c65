"""A worker: takes requests from Redis and answers them. It survives a restart of Redis, and its lease on a request ends with it."""

from __future__ import annotations

import contextlib
import json
import os
import platform
import threading
import time
from collections.abc import Iterator
from typing import Any

from .queue import KEPT, LEASE, RETRY, Reachability, answers_key, lease_key, question_key, queue_key, unpack
from .runners import capture


class Worker:
    """Handles one request at a time until told to stop; the current one is finished first."""

    def __init__(self, client: Any) -> None:
        self._redis, self._name = client, f"{platform.node()}:{os.getpid()}"
        self._reachability = Reachability()
        self._stop = threading.Event()

    def stop(self, *_: object) -> None:
        """Stop after the current request."""
        self._stop.set()

    def run(self) -> None:
        """Handle requests; wait while Redis cannot be reached."""
        while not self._stop.is_set():
            with self._reachability.tried():
                self.work_once()
            if self._reachability.is_lost:
                self._stop.wait(RETRY)

    def work_once(self, timeout: float = 1.0) -> bool:
        """Handle one request; False if none arrived within *timeout* seconds."""
        found = self._redis.brpop([queue_key()], timeout=timeout)
        if found is None:
            return False
        number = found[1].decode()
        with self._holding(number):
            message = self._redis.get(question_key(number))
            if message is not None:  # else whoever asked is gone
                server, work, given = unpack(message)
                self._answer(server, number, capture(work, given))
        return True

    @contextlib.contextmanager
    def _holding(self, number: str) -> Iterator[None]:
        """Hold a lease on a request, renewed until it is answered."""
        over = threading.Event()

        def renew() -> None:
            while not over.wait(LEASE / 3):
                with contextlib.suppress(self._reachability.error):
                    self._redis.set(lease_key(number), self._name, ex=LEASE)

        self._redis.set(lease_key(number), self._name, ex=LEASE)
        thread = threading.Thread(target=renew, daemon=True)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()
            with contextlib.suppress(self._reachability.error):
                self._redis.delete(lease_key(number))

    def _answer(self, server: str, number: str, found: dict[str, Any]) -> None:
        """Push the answer to the server's list, waiting for Redis if necessary."""
        text, until = json.dumps(found | {"number": number}), time.monotonic() + KEPT
        while not self._is_sent(answers_key(server), text) and time.monotonic() < until and not self._stop.is_set():
            self._stop.wait(RETRY)

    def _is_sent(self, answers: str, text: str) -> bool:
        with self._reachability.tried(), self._redis.pipeline() as pipe:
            pipe.rpush(answers, text)
            pipe.expire(answers, KEPT)
            pipe.execute()
        return not self._reachability.is_lost
