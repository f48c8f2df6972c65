"""Hints for a person: the best three answers, why, and what chance to win they give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from . import is_learned
from .choice import Choice, Reason
from .heuristic_bot import HeuristicBot
from .network_bot import NetworkBot
from .network_search import NetworkPlan, NetworkSearchBot
from .search_bot import Plan, SearchBot

BEST, LOUDEST = 3, 3
ALL_BEST = NetworkPlan(least=1e-9)  # also where the network is sure of one


@dataclass(frozen=True)
class Hint:
    """An answer worth a thought."""

    action: int
    win: float | None
    reasons: tuple[Reason, ...]
    line: tuple[int, ...] = ()


def hints(game: str, observation: Any, seconds: float = 1.0, plan: Plan | None = None, seed: int | None = None) -> tuple[Hint, ...]:
    """The best three answers to what a seat is asked, found from its observation alone: by the network's search where the network
    is the strongest bot of the game, else by heuristics."""
    by_thumb = HeuristicBot(game, seed).ranked(observation)  # first: it also loads the game's code, which would eat the search's time
    learned = plan is None and is_learned(game)
    bot = NetworkSearchBot(game, seed, ALL_BEST) if learned else SearchBot(game, seed, plan)
    found = bot.choose(observation, seconds).others or (by_network(game, observation, by_thumb) if learned else by_thumb)
    return tuple(as_hint(one) for one in found[:BEST])


def by_network(game: str, observation: Any, by_thumb: Sequence[Choice]) -> Sequence[Choice]:
    """What nobody searches, as a set-up: the likeliest answers of the network with its chance to win, and reasons of the heuristics."""
    reasons = {choice.action: choice.reasons for choice in by_thumb}
    found = NetworkBot(game).choose(observation).others
    return tuple(replace(one, reasons=reasons[one.action]) for one in found) or by_thumb


def as_hint(choice: Choice) -> Hint:
    """What is told of a choice: the rules of thumb that spoke loudest."""
    return Hint(choice.action, choice.win, choice.reasons[:LOUDEST], choice.line)
