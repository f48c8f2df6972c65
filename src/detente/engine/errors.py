"""Errors that callers can cause. Each has a one-sentence message in every language."""

import warnings
from numbers import Integral
from typing import Any

LONGEST = 200  # characters of a caller's value that a message quotes


def shown(value: Any, longest: int = LONGEST) -> str:
    """A value of any type as a message quotes it: shortened if it is long, and always printable.

    >>> shown("x" * 999)[-3:], shown(10 ** 9999)[:6], shown(b"ab"), shown("\\udc80")
    ('xx…', '0xf8d4', "b'ab'", '\\\\udc80')
    """
    if isinstance(value, int) and value.bit_length() > 128:
        value = hex(value)
    try:
        text = str(value)
    except Exception:  # the value's own __str__ failed
        text = f"<{type(value).__name__}>"
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= longest else text[: longest - 1] + "…"


class DetenteError(Exception):
    """A request that cannot be met; nothing has changed. Its text is the message `error-<name>` of the catalogues."""

    def __init__(self, name: str, **facts: Any) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts

    def __reduce__(self) -> Any:
        return _error_again, (type(self), self.name, self.facts)  # for pickling between processes

    def text(self, lang: str = "en") -> str:
        """The message in a language."""
        from .text import shared_catalogue

        facts = {name: _told(fact, lang) for name, fact in self.facts.items()}
        return shared_catalogue(lang).format(f"error-{self.name}", **facts)

    def __str__(self) -> str:
        return self.text()


def _error_again(kind: type[DetenteError], name: str, facts: dict[str, Any]) -> DetenteError:
    return kind(name, **facts)


def _told(fact: Any, lang: str) -> Any:
    """A fact as an argument of the catalogue. Small integers stay numbers, since plural forms depend on them."""
    if isinstance(fact, DetenteError):
        return fact.text(lang)
    if isinstance(fact, str):
        return fact.encode("utf-8", "backslashreplace").decode()
    if isinstance(fact, bool) or not isinstance(fact, Integral):
        return shown(fact)
    return fact if int(fact).bit_length() < 64 else shown(fact)


class UnknownGame(DetenteError):
    """No game has that name."""


class UnknownVersion(DetenteError):
    """The rules have no such version."""


class UnknownLanguage(DetenteError):
    """No texts are written in that language."""


class BadOption(DetenteError):
    """An unknown option, or a value that the option does not allow."""


class BadPosition(DetenteError):
    """A position line that cannot be parsed, or a position that no game can reach."""


class BadGameFile(DetenteError):
    """A game file that cannot be read or does not replay. *table* is the game up to the first difference, if the replay got that far."""

    table: Any = None


class BadArgument(DetenteError):
    """An argument of the wrong type or out of range."""


class UnknownName(DetenteError):
    """A card, place or side that the game does not have."""


class UnknownAction(DetenteError):
    """An action that is not in the game's action list, or an unknown seat."""


class UnknownCard(DetenteError):
    """A name that matches no card of the game, or the beginning of several."""


class NotYourTurn(DetenteError):
    """The seat has no open question."""


class StaleSequence(DetenteError):
    """The move was chosen for an earlier state of the game."""


class IllegalAction(DetenteError):
    """An action that the open question does not allow."""


class CannotUndo(DetenteError):
    """There is no move to take back, or the undo rule forbids it."""


class ImpossibleDeal(DetenteError):
    """A forced die or card that is impossible."""


class BadDataFile(DetenteError):
    """An invalid data file; the message names the file, line and column."""


RENAMED = {"BadRecord": "BadGameFile", "BadTable": "BadDataFile"}  # will be removed in the next release


def renamed(module: str, name: str) -> Any:
    """The class that formerly had a name, with a deprecation warning; AttributeError if there was none."""
    if name not in RENAMED:
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    warnings.warn(f"{module}.{name} is {RENAMED[name]} now", DeprecationWarning, stacklevel=3)
    return globals()[RENAMED[name]]


def __getattr__(name: str) -> Any:
    return renamed(__name__, name)
