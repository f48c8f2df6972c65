"""Whatever can be wrong with a request, the status it is answered with, and its sentence in the visitor's language."""

from __future__ import annotations

from detente.bots import UnknownBot
from detente.engine import errors
from detente.engine.errors import DetenteError
from detente.engine.text import LANGUAGES


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


class StoreDown(DetenteError):
    """The database cannot be reached or written; nothing was changed."""


PROBLEMS: dict[type[DetenteError], int] = {
    BadMessage: 422,
    NoVisitor: 401,
    WrongLogin: 401,
    BadToken: 403,
    Forbidden: 403,
    NotFound: 404,
    errors.UnknownGame: 404,
    Conflict: 409,
    errors.StaleSequence: 409,
    errors.NotYourTurn: 409,
    errors.CannotUndo: 409,
    TooLarge: 413,
    errors.IllegalAction: 422,
    errors.UnknownAction: 422,
    errors.BadOption: 422,
    errors.BadPosition: 422,
    errors.BadRecord: 422,
    errors.ImpossibleDeal: 422,
    errors.UnknownLanguage: 422,
    UnknownBot: 422,
    TooFast: 429,
    StoreDown: 503,
}


def status_of(error: DetenteError) -> int:
    """The status of an error; 422 for any request that cannot be met."""
    return PROBLEMS.get(type(error), 422)


def choose_language(accepted: str, *wanted: str) -> str:
    """The first wanted language that there is, or the best of an Accept-Language header, or English.

    >>> choose_language("de, pl;q=0.8, ru;q=0.9"), choose_language("pl", "", "hu"), choose_language("*")
    ('ru', 'hu', 'en')
    """
    for lang in wanted:
        if lang in LANGUAGES:
            return lang
    offers = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, weight = part.partition(";q=")
        lang = tag.strip().lower()[:2]
        if lang in LANGUAGES:
            offers.append((-_weight(weight), place, lang))
    return min(offers)[2] if offers else "en"


def _weight(word: str) -> float:
    try:
        return float(word) if word else 1.0
    except ValueError:
        return 0.0
