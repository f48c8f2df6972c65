"""Requests to bots and their answers as plain data, so that another process or machine can compute them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from detente.engine.game import Game
from detente.former_names import find_former

from . import Bot, is_learned, make_bot

KEPT = 16  # bots that a process caches


@dataclass(frozen=True)
class BotRequest:
    """A request to a bot for an answer: its game, its name, the seat's observation, and the time to think."""

    game: str
    bot: str
    observation: bytes
    seconds: float

    def record(self) -> Any:
        """The observation as a record."""
        return np.frombuffer(self.observation, Game(self.game).rules.observation.dtype())[0]


@lru_cache(KEPT)
def ready_bot(game: str, bot: str) -> Bot:
    """A cached bot of this process; making one takes longer than most of its answers."""
    return make_bot(bot, None, game)


def choose_action(request: BotRequest) -> int:
    """The number of the action that the bot chooses. The request contains everything needed, so a lost process loses nothing."""
    return ready_bot(request.game, request.bot).choose(request.record(), request.seconds).action


def hint(request: BotRequest) -> list[dict[str, Any]]:
    """The three best answers as JSON."""
    from .hints import hints

    return [asdict(one) for one in hints(request.game, request.record(), request.seconds)]


def review_game(text: str) -> dict[str, Any]:
    """The review of a finished game, given as its JSON file."""
    import json

    from .review import review

    return asdict(review(Game(json.loads(text)["game"]).load(text)))


def warm(game: str) -> bool:
    """Load or compile everything the game's bots need, before the first request."""
    table = Game(game).new(seed=1)
    seat = table.to_move[0]
    name = "heuristic" if "heuristic" in names_of(game) else "random"
    choose_action(BotRequest(game, name, table.observe(seat).tobytes(), 0.0))
    if is_learned(game):
        from .review import Judge

        Judge(game, 1, 1).win_chance(table.record)
    return True


def names_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots."""
    from . import bot_names

    return bot_names(game)


def __getattr__(name: str) -> Any:
    return find_former(__name__, name, {"think": "choose_action", "Question": "BotRequest"})  # will be removed in the next release
