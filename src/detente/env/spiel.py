"""OpenSpiel's interface: importing this module registers `python_detente`.

```python
import pyspiel, detente.env.spiel
game = pyspiel.load_game("python_detente(game=TITLE)")
```

After an action that rolls dice, draws or shuffles comes a chance node with 256 equally likely outcomes, each a new key for everything that
this action leaves to chance; the deal has four of them in a row. At any one node a die shows each number with a probability of 1/6 to
within a few per cent, and exactly on average. A copied state does not know later dice and cards. `resample_from_infostate` draws a state
that the player cannot distinguish from the present one, for searches over determinizations. Options are given as one text:
`python_detente(game=TITLE,options=scenario:late_war;bid:false)`; `rules=2` selects a rules version, by default the newest.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.title import default_title

from .core import Core
from .features import Features

NAME = "python_detente"
LONGEST_GAME = 20_000  # actions; all games end long before
OUTCOMES = 256  # of a chance node
DEAL = 4  # chance nodes before the first decision
KEY_BYTES = 16
NEWEST = 0  # stands for the newest rules version

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Détente: card-driven games of the Cold War",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": default_title(), "options": "", "rules": NEWEST},
)


def read_option_text(game: Game, text: str) -> dict[str, Any]:
    """Parse options from `name:value;name:value`."""
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return read_options(game.rules.options, {name.strip(): value.strip() for name, _, value in pairs})


class DetenteGame(pyspiel.Game):  # type: ignore[misc]
    """A title under given options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"game": default_title(), "options": "", "rules": NEWEST} | dict(params or {})
        game = Game(str(given["game"]))
        self.options = read_option_text(game, str(given["options"]))
        self.features = Features(game, int(given["rules"]) or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, given)
        self.title = game

    def new_initial_state(self) -> DetenteState:
        """A game that waits for chance to deal."""
        return DetenteState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DetenteObserver:
        """An observer of what a player sees now; with perfect recall, its text also covers everything seen and done before."""
        return DetenteObserver(self.features, iig_obs_type is None or iig_obs_type.perfect_recall)


class DetenteState(pyspiel.State):  # type: ignore[misc]
    """A game at a chance node (which deals, or carries out the preceding action) or at a decision of a seat."""

    def __init__(self, game: DetenteGame) -> None:
        super().__init__(game)
        self.core = Core(game.title, game.options, game.features.version)
        self.key = b""
        self.deal = DEAL  # chance nodes left before the deal
        self.pending: tuple[int, int] | None = None  # a seat and its action, which waits for chance
        self.recall = ["", ""]  # per player, a digest of everything seen and done

    def current_player(self) -> int:
        """The player to act, or OpenSpiel's constants for chance or the end."""
        if self.deal or self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.core.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.core.mask(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes with equal probabilities."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.deal:
            self._mix(action)
            self.deal -= 1
            if not self.deal:
                self.core.reset(int.from_bytes(self.key, "little"))
                self._remember(-1, 0)
        elif self.pending is not None:
            self._mix(action)
            seat, chosen = self.pending
            self.pending = None
            self.core.rekey(self.key)
            self.core.step(seat, chosen)
            self._remember(seat, chosen)
        else:
            self._answer(action)

    def _answer(self, action: int) -> None:
        """Carry out an action immediately if nothing in it depends on chance; otherwise keep it pending."""
        seat, tried = self.core.seat, self.core.copy()
        assert seat is not None
        tried.step(seat, action)
        if tried.state["counter"] == self.core.state["counter"]:
            self.core = tried
            self._remember(seat, action)
        else:
            self.pending = (seat, action)

    def _mix(self, outcome: int) -> None:
        self.key = hashlib.sha256(self.key + bytes([outcome])).digest()[:KEY_BYTES]

    def _remember(self, seat: int, action: int) -> None:
        """Update the players' digests after an action."""
        for player in range(2):
            done = f"{self.recall[player]} {action if player == seat else ''} ".encode()
            self.recall[player] = hashlib.sha256(done + self.core.observe(player).tobytes()).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else str(self.core.game.actions[action])

    def is_terminal(self) -> bool:
        return not self.deal and self.pending is None and self.core.over

    def returns(self) -> list[float]:
        return list(self.core.returns)

    def __str__(self) -> str:
        if self.deal:
            return f"deal {self.key.hex()}"
        text = self.core.position()
        return text if self.pending is None else f"{text} ; {self.core.game.actions[self.pending[1]]}"

    def resample_from_infostate(self, player: int, sampler: Any) -> DetenteState:
        """A state that the player cannot distinguish from this one; *sampler* returns numbers from 0 to 1."""
        other: DetenteState = self.clone()
        if not self.deal and self.pending is None and not self.core.over:
            key = b"".join(int(sampler() * (1 << 32)).to_bytes(5, "little")[:4] for _ in range(KEY_BYTES // 4))
            other.core = self.core.imagine(player, key)
        return other


class DetenteObserver:
    """What a player knows, as a tensor and as text."""

    def __init__(self, features: Features, recalls: bool) -> None:
        self.features, self.recalls = features, recalls
        self.tensor = np.zeros(features.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DetenteState, player: int) -> None:
        """Fill the tensor; all zero before the deal."""
        self.tensor[:] = 0 if state.deal else self.features.flat(state.core.observe(player))[0]

    def string_from(self, state: DetenteState, player: int) -> str:
        """The non-zero numbers of the tensor by name; equal texts mean equal tensors."""
        if state.deal:
            return "deal"
        flat = self.features.flat(state.core.observe(player))[0]
        said = " ".join(f"{self.features.names[k]}={flat[k]}" for k in np.flatnonzero(flat))
        return f"{said} | {state.recall[player]}" if self.recalls else said


pyspiel.register_game(GAME_TYPE, DetenteGame)
