"""`detente worker`: runs bots for servers that share a Redis."""

from __future__ import annotations

import argparse
import os
import signal

from detente.bots import thinking
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles
from detente.server.logs import log_event, start_logs
from detente.server.thinking.queue import open_redis
from detente.server.thinking.worker import Worker


def run(args: argparse.Namespace) -> int:
    """Handle requests until told to stop; the current request is finished first."""
    url = args.redis or os.environ.get("DETENTE_REDIS", "")
    if not url:
        raise DetenteError("redis-missing")
    client = open_redis(url, is_async=False)
    start_logs("info")
    for title in titles():
        thinking.warm(Game(title).id)
    worker = Worker(client)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, worker.stop)
    log_event("worker is ready")
    worker.run()
    return 0
