"""Structured logs: one JSON object per line, on stderr. The fields a line may have are listed here, so that no secret is logged."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

LOG = logging.getLogger("detente.server")
FIELDS = (
    "method", "path", "status", "ms", "table", "sequence", "seat", "problem", "bot", "tables", "host", "port", "error", "request",
    "tournament", "count", "game",
)  # fmt: skip

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of the request or socket being handled


class JsonLines(logging.Formatter):
    """Formats a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if number := REQUEST.get():
            line.setdefault("request", number)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logs(level: str) -> None:
    """Send the server's and uvicorn's logs to stderr, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("detente.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())


def log_event(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Write a log line; the facts must be in FIELDS."""
    unknown = set(facts) - set(FIELDS)
    assert not unknown, f"not a field of the log: {unknown}"
    LOG.log(level, event, extra=facts)
