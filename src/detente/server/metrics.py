"""The server's Prometheus metrics. Nothing here names a player, a table or an address."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from .play.tables import TableRegistry

TEXT = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds; buckets for fast operations
SLOW = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.moves = Histogram(
            "detente_move_seconds",
            "From a move received until it is committed and sent to all",
            ["game", "result"],
            registry=registry,
            buckets=QUICK,
        )
        self._moves_of = cache(self.moves.labels)
        self.requests = Histogram("detente_request_seconds", "Requests by status class", ["status"], registry=registry, buckets=QUICK)
        self.frames = Counter("detente_frames", "Frames received from sockets", registry=registry)
        self.sockets = Gauge("detente_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("detente_tables", "Tables in memory", registry=registry)
        self.thoughts = Histogram(
            "detente_bot_seconds", "Decisions of bots, including the wait for a process", registry=registry, buckets=SLOW
        )
        self.thinking = Gauge("detente_bots_thinking", "Tables waiting for a bot", registry=registry)
        self.writes = Gauge("detente_database_queue", "Writes waiting for the database", registry=registry)
        self.failing = Gauge("detente_database_failing", "1 while writes to the database fail", registry=registry)
        self.unsent = Gauge("detente_socket_queue_messages", "Messages waiting for slow sockets", registry=registry)

    def note_move(self, game: str, started: float, is_played: bool) -> None:
        """Count a player's move, received at *started* by the performance counter, and whether it was accepted."""
        self._moves_of(game, "played" if is_played else "refused").observe(time.perf_counter() - started)

    def write(self, tables: TableRegistry) -> bytes:
        """All metrics as text; gauges are read now."""
        self.tables.set(tables.count)
        self.sockets.set(len(tables.connections))
        self.unsent.set(sum(connection.queue.qsize() for connection in tables.connections))
        self.thinking.set(tables.bots.count)
        self.writes.set(tables.store.waiting)
        self.failing.set(int(tables.store.is_failing))
        return generate_latest(self.registry)
