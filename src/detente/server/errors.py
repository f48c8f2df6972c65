"""What can be wrong with a request. The sentences are in the catalogues (`error-…`), the HTTP statuses in http/problems.py."""

from __future__ import annotations

from detente.engine.errors import DetenteError


class NoVisitor(DetenteError):
    """The request comes from nobody: no cookie, or one that was not signed here."""


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


class BadMessage(DetenteError):
    """A request or frame that cannot be read."""


class TooLarge(DetenteError):
    """A request or frame that is longer than allowed."""


class TooFast(DetenteError):
    """More requests than allowed."""


class ServerFull(DetenteError):
    """As many tables are in use as fit into memory."""


class StoreDown(DetenteError):
    """The database cannot be reached or written; nothing was changed."""
