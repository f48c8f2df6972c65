"""`detente worker`: thinks for the bots of servers that share a Redis."""

from __future__ import annotations

import argparse
import os
import signal
from typing import Any

from detente.bots import thinking
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles
from detente.server.logs import note, start_logs
from detente.server.thinkers import work_once


def run(args: argparse.Namespace) -> int:
    """Think until told to stop; the thought at hand is finished first."""
    url = args.redis or os.environ.get("DETENTE_REDIS", "")
    if not url:
        raise DetenteError("redis-missing")
    try:
        import redis
    except ImportError:
        raise DetenteError("needs-extra", extra="redis") from None
    start_logs("info")
    for title in titles():
        thinking.warm(Game(title).id)
    client: Any = redis.Redis.from_url(url)
    stop = Stop()
    note("worker is ready")
    while not stop.is_asked:
        work_once(client)
    return 0


class Stop:
    """Whether SIGTERM or Ctrl-C came."""

    def __init__(self) -> None:
        self.is_asked = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._ask)

    def _ask(self, *_: object) -> None:
        self.is_asked = True
