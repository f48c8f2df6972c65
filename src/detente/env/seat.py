"""Gymnasium's interface: one seat of a game against a bot or your own policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from detente.bots import make_bot
from detente.engine.errors import IllegalAction
from detente.engine.title import titles

from .core import Core
from .features import Features

Policy = Callable[[Any, Any], int]  # maps an observation record and the legal mask to an action


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game from one seat (random if none is named). The other seat is played by a named bot, or by a function of an observation record
    and a legal mask. The reward at the end is 1 for a win and -1 for a loss. An illegal action loses the game at once."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self, game: str, seat: str | None = None, opponent: str | Policy = "random", options: dict[str, Any] | None = None,
        budget: float = 0.0, render_mode: str | None = None, version: int | None = None,
    ) -> None:  # fmt: skip
        self.core = Core(game, options, version)
        self.features = Features(self.core.game, version)
        self._fixed = None if seat is None else self.core.game.seat(seat)
        self._opponent, self._budget, self.render_mode = opponent, budget, render_mode
        actions, f = len(self.core.game.actions), self.features
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {"observation": spaces.Box(f.low, f.high, dtype=np.int16), "action_mask": spaces.MultiBinary(actions)}
        )
        self.seat = 0
        self._choose = self._make_policy(1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game and play up to the seat's first decision."""
        super().reset(seed=seed)
        chance = self.np_random
        self.seat = int(chance.integers(2)) if self._fixed is None else self._fixed
        self._choose = self._make_policy(int(chance.integers(1 << 31)))
        self.core.reset(int(chance.integers(1 << 62)))
        self._let_opponent_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer for the seat; the opponent plays until the seat's next decision or the end."""
        try:
            self.core.step(self.seat, int(action))
        except IllegalAction:
            return self._observation(), -1.0, True, False, self._info() | {"illegal": True}
        self._let_opponent_play()
        return self._observation(), self.core.returns[self.seat], self.core.over, False, self._info()

    def _make_policy(self, seed: int) -> Policy:
        """The opponent's policy for the next game."""
        if not isinstance(self._opponent, str):
            return self._opponent
        bot = make_bot(self._opponent, seed, self.core.game.id)
        return lambda seen, _mask: bot.choose(seen, self._budget).action

    def _let_opponent_play(self) -> None:
        core, other = self.core, 1 - self.seat
        while not core.over and not core.asks(self.seat):
            core.step(other, int(self._choose(core.observe(other)[0], core.mask(other))))

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.features.flat(self.core.observe(self.seat))[0], "action_mask": self.core.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.core.mask(self.seat), "seat": self.core.game.seats[self.seat]}

    def render(self) -> str | None:
        """The position as one line of text."""
        return self.core.position() if self.render_mode == "ansi" else None


def register() -> None:
    """Register every title for `gymnasium.make("detente/TITLE-v1")`."""
    for title in titles():
        name = f"detente/{title}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="detente.env.seat:SeatEnv", kwargs={"game": title})


register()
