"""Paths of the API that were renamed. They work for one release, and are not in the OpenAPI document."""

from __future__ import annotations

import re

FORMER = (
    (re.compile(r"/api/me/carry"), "/api/me/link/use"),
    (re.compile(r"/api/archive/contract(/[^/]+)"), r"/api/archive/vocabulary\1"),
    (re.compile(r"/api/wishes/([^/]+)/take"), r"/api/seeks/\1/accept"),
    (re.compile(r"/api/wishes(/[^/]+)?"), r"/api/seeks\1"),
)


def current_path(path: str) -> str:
    """The present name of a path.

    >>> current_path("/api/wishes"), current_path("/api/wishes/7f/take"), current_path("/api/lobby")
    ('/api/seeks', '/api/seeks/7f/accept', '/api/lobby')
    >>> current_path("/api/me/carry"), current_path("/api/archive/contract/chess")
    ('/api/me/link/use', '/api/archive/vocabulary/chess')
    """
    for former, current in FORMER:
        if found := former.fullmatch(path):
            return found.expand(current)
    return path
