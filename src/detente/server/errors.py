"""What can be wrong with a request. The sentences are in the catalogues (`error-…`), the HTTP statuses in http/problems.py."""

from __future__ import annotations

from typing import Any

from detente.engine.errors import DetenteError, shown

QUOTED = 100  # characters of what was sent that a sentence may repeat
# Facts that are lists of names we gave: these are told whole.
LISTS = frozenset(("bots", "cards", "games", "languages", "names", "near", "options", "seats", "settings", "values"))


def sentence(error: DetenteError, lang: str) -> str:
    """An error as it is told over the network."""
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
    """A private link that is too old or was not made here."""


class Forbidden(DetenteError):
    """Not for this visitor: no seat at the table, or a page of another site."""


class NotFound(DetenteError):
    """There is no such table, step or page."""


class Conflict(DetenteError):
    """The table is not in a state in which that can be done, or a name is taken."""


class Outdated(Conflict):
    """Somebody else changed the table first, perhaps at another server; nothing was written."""


class BadMessage(DetenteError):
    """A request or frame that cannot be read."""


class TooLarge(DetenteError):
    """A request or frame that is longer than allowed."""


class TooSlow(DetenteError):
    """A request whose body does not come."""


class TooFast(DetenteError):
    """More requests than allowed."""


class ServerFull(DetenteError):
    """As many tables are in use as fit into memory."""


class PeerRefused(DetenteError):
    """This server cannot run beside the others of its database."""


class StoreDown(DetenteError):
    """The database cannot be reached or written; nothing was changed."""
