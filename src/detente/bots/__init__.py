"""Bots: each gets what its seat may know, and nothing else, and answers with the number of an action."""

from collections.abc import Callable
from typing import Any, Protocol

from detente.engine.errors import DetenteError

from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "make_bot"]


class Bot(Protocol):
    """A player made of code."""

    def choose(self, observation: Any, budget: float) -> int:
        """One of the legal actions of an observation record, found within about *budget* seconds."""
        ...


class UnknownBot(DetenteError):
    """No bot has that name."""


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; with a seed it plays the same game again."""
    if name not in BOTS:
        raise UnknownBot("bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](seed)
