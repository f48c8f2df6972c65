"""Hints for a person: the three best answers with reasons and win probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from detente.former_names import by_former_keyword

from . import is_learned
from .choice import Choice, Reason
from .heuristic_bot import HeuristicBot
from .network_bot import NetworkBot
from .network_search import NetworkSearchBot, NetworkSearchSettings
from .search_bot import SearchBot, SearchSettings

BEST, MOST_REASONS = 3, 3
ALL_BEST = NetworkSearchSettings(least=1e-9)  # searches even where the network is sure of one answer


@dataclass(frozen=True)
class Hint:
    """A suggested answer."""

    action: int
    win: float | None
    reasons: tuple[Reason, ...]
    line: tuple[int, ...] = ()


def hints(
    game: str, observation: Any, seconds: float = 1.0, settings: SearchSettings | None = None, seed: int | None = None,
    plan: SearchSettings | None = None,
) -> tuple[Hint, ...]:  # fmt: skip
    """The three best answers to a seat's open question, from its observation alone: by the network's search if the network is the
    strongest bot of the game, else by heuristics."""
    settings = by_former_keyword("settings", "plan", settings, plan)
    by_heuristics = HeuristicBot(game, seed).ranked(observation)  # first, since it loads the game's code before the search's clock starts
    learned = settings is None and is_learned(game)
    bot = NetworkSearchBot(game, seed, ALL_BEST) if learned else SearchBot(game, seed, settings)
    found = bot.choose(observation, seconds).others or (by_network(game, observation, by_heuristics) if learned else by_heuristics)
    return tuple(as_hint(one) for one in found[:BEST])


def by_network(game: str, observation: Any, by_heuristics: Sequence[Choice]) -> Sequence[Choice]:
    """Answers to questions that are not searched, such as a set-up: the network's likeliest ones with its win probability, and the
    heuristics' reasons."""
    reasons = {choice.action: choice.reasons for choice in by_heuristics}
    found = NetworkBot(game).choose(observation).others
    return tuple(replace(one, reasons=reasons[one.action]) for one in found) or by_heuristics


def as_hint(choice: Choice) -> Hint:
    """A choice as a hint, with the heuristics that contribute the most points."""
    return Hint(choice.action, choice.win, choice.reasons[:MOST_REASONS], choice.line)
