"""Errors that callers can cause. Each has a one-sentence message, in every language."""

import warnings
from numbers import Integral
from typing import Any

LONGEST = 200  # characters of a caller's own words in a sentence


def shown(value: Any, longest: int = LONGEST) -> str:
    """A value as a sentence quotes it, whatever it is: cut where it is long, and always text that can be printed.

    >>> shown("x" * 999)[-3:], shown(10 ** 9999)[:6], shown(b"ab"), shown("\\udc80")
    ('xx…', '0xf8d4', "b'ab'", '\\\\udc80')
    """
    if isinstance(value, int) and value.bit_length() > 128:
        value = hex(value)
    try:
        text = str(value)
    except Exception:  # an object of the caller's that cannot be written
        text = f"<{type(value).__name__}>"
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= longest else text[: longest - 1] + "…"


class DetenteError(Exception):
    """A request that cannot be met; nothing was changed. The sentence is message `error-<name>` of the catalogues."""

    def __init__(self, name: str, **facts: Any) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts

    def __reduce__(self) -> Any:
        return _error_again, (type(self), self.name, self.facts)  # for pickling between processes

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        from .text import shared_catalogue

        facts = {name: _told(fact, lang) for name, fact in self.facts.items()}
        return shared_catalogue(lang).format(f"error-{self.name}", **facts)

    def __str__(self) -> str:
        return self.text()


def _error_again(kind: type[DetenteError], name: str, facts: dict[str, Any]) -> DetenteError:
    return kind(name, **facts)


def _told(fact: Any, lang: str) -> Any:
    """A fact as the catalogue takes it: small numbers as they are, since their form depends on the language."""
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
    """An unknown option, or a value it does not have."""


class BadPosition(DetenteError):
    """A position line that cannot be read, or that no game could reach."""


class BadGameFile(DetenteError):
    """A game file that cannot be read or does not replay; *table* is the game up to the difference, if it got that far."""

    table: Any = None


class BadArgument(DetenteError):
    """A value that a call cannot take: of the wrong kind, or out of range."""


class UnknownName(DetenteError):
    """A card, place or side that the game does not have."""


class UnknownAction(DetenteError):
    """A word that is not in the game's action list, or no seat of the game."""


class UnknownCard(DetenteError):
    """A name that no card of the game has, or that several begin with."""


class NotYourTurn(DetenteError):
    """The seat has no open question."""


class StaleSequence(DetenteError):
    """The move was made for an earlier state of the game."""


class IllegalAction(DetenteError):
    """An action that the open question does not allow."""


class CannotUndo(DetenteError):
    """Nothing to take back, or the undo law forbids it."""


class ImpossibleDeal(DetenteError):
    """A forced die or card that is impossible."""


class BadDataFile(DetenteError):
    """A data file that cannot be used: file, line and column say where."""


RENAMED = {"BadRecord": "BadGameFile", "BadTable": "BadDataFile"}  # go with the next release


def renamed(module: str, name: str) -> Any:
    """The class that had another name once, with a warning; AttributeError where none had."""
    if name not in RENAMED:
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    warnings.warn(f"{module}.{name} is {RENAMED[name]} now", DeprecationWarning, stacklevel=3)
    return globals()[RENAMED[name]]


def __getattr__(name: str) -> Any:
    return renamed(__name__, name)
