"""PettingZoo's AEC interface. The agents are the seats; when both must decide at once, seat 0 answers first, in secret."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .core import Core
from .features import Features


def env(game: str, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with -1, and calls out of order are rejected."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(SeatsEnv(game, **settings), illegal_reward=-1))


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A game between two agents. Observations are `{"observation": int16 [features], "action_mask": int8 [actions]}`; the mask is in
    `infos` as well. At the end the winner's reward is 1 and the loser's -1. Truncated after *max_cycles* actions."""

    def __init__(
        self, game: str, options: dict[str, Any] | None = None, max_cycles: int = 5000, render_mode: str | None = None,
        version: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.core = Core(game, options, version)
        self.features = Features(self.core.game, version)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = {"render_modes": ["ansi"], "name": f"detente_{self.core.game.id}_v1", "is_parallelizable": False}
        self.possible_agents = list(self.core.game.seats)
        actions, f = len(self.core.game.actions), self.features
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": spaces.Box(f.low, f.high, dtype=np.int16), "action_mask": spaces.MultiBinary(actions)})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same chance."""
        self.core.reset(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Update the agent to act and the action masks."""
        seat = self.core.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Any:
        if self.agent_selection != agent or not self.agents:
            return np.zeros(len(self.core.game.actions), np.int8)
        return self.core.mask(self.possible_agents.index(agent))

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent; its mask is empty while it is not its turn."""
        seen = self.core.observe(self.possible_agents.index(agent))
        return {"observation": self.features.flat(seen)[0], "action_mask": self._mask(agent)}

    def step(self, action: Any) -> None:
        """Play an action for the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.core.step(self.possible_agents.index(agent), action)
        self.cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.core.returns, strict=True))
        if self.core.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as one line of text."""
        return self.core.position() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
