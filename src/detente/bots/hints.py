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

BEST, MOST_REASONS = 3, 3
ALL_BEST = NetworkPlan(least=1e-9)  # also where the network is sure of one


@dataclass(frozen=True)
class Hint:
    """A suggested answer."""

    action: int
    win: float | None
    reasons: tuple[Reason, ...]
    line: tuple[int, ...] = ()


def hints(game: str, observation: Any, seconds: float = 1.0, plan: Plan | None = None, seed: int | None = None) -> tuple[Hint, ...]:
    """The best three answers to what a seat is asked, found from its observation alone: by the network's search where the network
    is the strongest bot of the game, else by heuristics."""
    by_heuristics = HeuristicBot(game, seed).ranked(observation)  # first: it loads the game's code before the search's time runs
    learned = plan is None and is_learned(game)
    bot = NetworkSearchBot(game, seed, ALL_BEST) if learned else SearchBot(game, seed, plan)
    found = bot.choose(observation, seconds).others or (by_network(game, observation, by_heuristics) if learned else by_heuristics)
    return tuple(as_hint(one) for one in found[:BEST])


def by_network(game: str, observation: Any, by_heuristics: Sequence[Choice]) -> Sequence[Choice]:
    """For questions that are not searched, such as a set-up: the network's likeliest answers with its win probability, and reasons of the
    heuristics."""
    reasons = {choice.action: choice.reasons for choice in by_heuristics}
    found = NetworkBot(game).choose(observation).others
    return tuple(replace(one, reasons=reasons[one.action]) for one in found) or by_heuristics


def as_hint(choice: Choice) -> Hint:
    """A choice as a hint, with the heuristics that have the most points."""
    return Hint(choice.action, choice.win, choice.reasons[:MOST_REASONS], choice.line)
