"""Hints for a person: the best three answers, why, and what chance to win they give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .choice import Choice, Reason
from .heuristic_bot import HeuristicBot
from .search_bot import Plan, SearchBot

BEST, LOUDEST = 3, 3


@dataclass(frozen=True)
class Hint:
    """An answer worth a thought."""

    action: int
    win: float | None
    reasons: tuple[Reason, ...]
    line: tuple[int, ...] = ()


def hints(game: str, observation: Any, seconds: float = 1.0, plan: Plan | None = None, seed: int | None = None) -> tuple[Hint, ...]:
    """The best three answers to what a seat is asked, found from its observation alone."""
    by_thumb = HeuristicBot(game, seed).ranked(observation)  # first: it also loads the game's code, which would eat the search's time
    found = SearchBot(game, seed, plan).choose(observation, seconds).others or by_thumb
    return tuple(as_hint(one) for one in found[:BEST])


def as_hint(choice: Choice) -> Hint:
    """What is told of a choice: the rules of thumb that spoke loudest."""
    return Hint(choice.action, choice.win, choice.reasons[:LOUDEST], choice.line)
