"""Everything that can be wrong with what a caller asks. Each is one exact sentence, in every language."""

from typing import Any


class DetenteError(Exception):
    """A request that cannot be met; nothing was changed. The sentence is message `error-<name>` of the catalogues."""

    def __init__(self, name: str, **facts: Any) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        from .text import shared_catalogue

        facts = {name: fact.text(lang) if isinstance(fact, DetenteError) else fact for name, fact in self.facts.items()}
        return shared_catalogue(lang).format(f"error-{self.name}", **facts)

    def __str__(self) -> str:
        return self.text()


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


class BadRecord(DetenteError):
    """A game file that cannot be read or does not replay; *table* is the game up to the difference, if it got that far."""

    table: Any = None


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
    """A forced die or card that cannot be."""


class BadTable(DetenteError):
    """A table of printed facts that cannot be used: file, line and column say where."""
