"""Paths of the API that were renamed. They work for one release, and are not in the OpenAPI document."""

from __future__ import annotations

import re

FORMER = (
    (re.compile(r"/api/wishes/([^/]+)/take"), r"/api/seeks/\1/accept"),
    (re.compile(r"/api/wishes(/[^/]+)?"), r"/api/seeks\1"),
)


def current_path(path: str) -> str:
    """The present name of a path.

    >>> current_path("/api/wishes"), current_path("/api/wishes/7f/take"), current_path("/api/lobby")
    ('/api/seeks', '/api/seeks/7f/accept', '/api/lobby')
    """
    for former, current in FORMER:
        if found := former.fullmatch(path):
            return found.expand(current)
    return path
