"""The token scope that each route requires. Routes not listed here are for people in a browser: accounts, sessions, tokens, moderation."""

from __future__ import annotations

# Methods and prefixes of paths, by scope; the whole path if it ends with $.
RULES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "read": (
        ("GET", ("/api/games", "/api/tables", "/api/people", "/api/ratings", "/api/tournaments", "/api/archive", "/api/statistics")),
        ("GET", ("/api/me$", "/api/me/waiting$", "/api/me/notifications$", "/api/me/friends$")),
        ("GET", ("/api/lobby$", "/api/here$", "/api/health$", "/api/live$")),
    ),
    "chat": (
        ("POST", ("/api/tables/{table_id}/comments$",)),
        ("PUT", ("/api/comments/{comment}$",)),
        ("DELETE", ("/api/comments/{comment}$",)),
    ),
    "play": (
        ("POST", ("/api/tables", "/api/branches$", "/api/records$", "/api/shows$", "/api/seeks", "/api/challenges$")),
        ("POST", ("/api/me/notifications/read$",)),
        ("DELETE", ("/api/seeks/{seek}$",)),
        ("PUT", ("/api/tables/{table_id}/plan$",)),
    ),
    "tournaments": tuple((method, ("/api/tournaments",)) for method in ("POST", "PUT", "DELETE")),
}


def scope_of(method: str, path: str) -> str | None:
    """The scope that a route needs; None if it does not accept tokens.

    >>> scope_of("GET", "/api/tables/{table_id}/view"), scope_of("POST", "/api/tables"), scope_of("POST", "/api/me/password")
    ('read', 'play', None)
    """
    for scope, rules in RULES.items():
        for allowed, paths in rules:
            if allowed == method and any(_begins(path, one) for one in paths):
                return scope
    return None


def _begins(path: str, rule: str) -> bool:
    return path == rule[:-1] if rule.endswith("$") else path == rule or path.startswith(f"{rule}/")
