"""Errors of requests. Their messages are in the catalogues (`error-…`), the HTTP status codes in http/problems.py."""

from __future__ import annotations

from typing import Any

from detente.engine.errors import DetenteError, shown

QUOTED = 100  # characters of the request that a message may quote
# Facts that are lists of our own names; these are quoted in full.
LISTS = frozenset(("bots", "cards", "games", "languages", "names", "near", "options", "seats", "settings", "values"))


def sentence(error: DetenteError, lang: str) -> str:
    """The message of an error as it is sent over the network."""
    return _clipped(error).text(lang)


def _clipped(error: DetenteError) -> DetenteError:
    return DetenteError(error.name, **{name: fact if name in LISTS else _clip(fact) for name, fact in error.facts.items()})


def _clip(fact: Any) -> Any:
    if isinstance(fact, DetenteError):
        return _clipped(fact)
    return shown(fact, QUOTED) if isinstance(fact, str) else fact


class NoVisitor(DetenteError):
    """The request is not authenticated: no cookie, or one with an invalid signature."""


class WrongLogin(DetenteError):
    """No account has that login and password."""


class BadToken(DetenteError):
    """A private link that has expired or was not made by this server."""


class Forbidden(DetenteError):
    """Not allowed for this visitor: no seat at the table, or a page of another site."""


class NotFound(DetenteError):
    """There is no such table, step or page."""


class Conflict(DetenteError):
    """The state of the table does not allow it, or a name is taken."""


class Outdated(Conflict):
    """Somebody else changed the table first, perhaps through another server; nothing was written."""


class BadMessage(DetenteError):
    """A request or frame that cannot be parsed."""


class TooLarge(DetenteError):
    """A request or frame that is longer than allowed."""


class TooSlow(DetenteError):
    """A request whose body does not arrive in time."""


class TooFast(DetenteError):
    """More requests than allowed."""


class ServerFull(DetenteError):
    """The maximum number of tables is in memory."""


class PeerRefused(DetenteError):
    """This server cannot run beside the others of its database."""


class StoreDown(DetenteError):
    """The database cannot be reached or written; nothing was changed."""
