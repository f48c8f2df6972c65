"""One game as a state and an observation record, without names and history; all environments are built on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from detente.engine.bits import WORD
from detente.engine.errors import BadArgument, IllegalAction, NotYourTurn, shown
from detente.engine.game import Game, key_from_seed
from detente.engine.machine import DRAW
from detente.engine.options import read_options
from detente.engine.rules import IMAGINE, OBSERVE, START, STEP, empty


class Core:
    """A game of a title under given options and a rules version (by default the newest); `reset` starts it."""

    def __init__(self, game: Game | str, options: Mapping[str, Any] | None = None, version: int | None = None) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        self.version = self.game.known_version(version)
        rules = self.game.rules
        self.options = read_options(rules.options, dict(options or {}))
        self._numbers = rules.option_numbers(self.options)
        self.state, self.seen = empty(rules.state), empty(rules.observation)

    def reset(self, seed: int | None = None) -> None:
        """Start a new game; the same seed gives the same chance."""
        key = np.random.default_rng().bytes(16) if seed is None else key_from_seed(int(seed))
        self.state[:] = np.zeros(1, self.state.dtype)
        self.state[0]["option"], self.state[0]["version"] = self._numbers, self.version
        self._drive(START, 0, 0, *np.frombuffer(key, np.uint64))

    def rekey(self, key: bytes) -> None:
        """Set a new key for chance, so that everything not yet decided is redrawn."""
        record = self.state[0]
        record["key0"], record["key1"] = np.frombuffer(key, np.uint64)

    def step(self, seat: int, action: int) -> None:
        """Answer the open question of a seat; raises an error and changes nothing if that is not possible."""
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)) or not 0 <= action < len(self.game.actions):
            raise BadArgument("number", given=shown(action), low=0, high=len(self.game.actions) - 1)
        number, name, record = int(action), self.game.seats[seat], self.state[0]
        if not record["asked"][seat]:
            raise NotYourTurn("game-over" if record["over"] else "not-your-turn", seat=name)
        if not (int(record["legal"][seat, number // WORD]) >> (number % WORD)) & 1:
            question = self.game.rules.questions[int(record["asked"][seat])]
            raise IllegalAction("illegal", seat=name, action=self.game.actions[number], question=question)
        self._drive(STEP, seat, number)

    @property
    def over(self) -> bool:
        return bool(self.state[0]["over"])

    @property
    def seat(self) -> int | None:
        """The seat to move, the first one if both are; None when the game is over."""
        asked = self.state[0]["asked"]
        return 0 if asked[0] else 1 if asked[1] else None

    def asks(self, seat: int) -> bool:
        """Return whether a seat has an open question."""
        return bool(self.state[0]["asked"][seat])

    def position(self) -> str:
        """The complete position as text."""
        return self.game.rules.write_position(self.state[0], None)

    @property
    def returns(self) -> tuple[float, float]:
        """1 for the winner and -1 for the loser; 0 for both after a draw and while the game is running."""
        record = self.state[0]
        if not record["over"] or record["winner"] == DRAW:
            return 0.0, 0.0
        return (1.0, -1.0) if record["winner"] == 0 else (-1.0, 1.0)

    def mask(self, seat: int) -> Any:
        """The legal actions of a seat: int8 [actions]."""
        return self.game.rules.mask(self.state[0]["legal"][seat]).astype(np.int8)

    def observe(self, seat: int) -> Any:
        """The observation of a seat: a record in an array of one, overwritten by the next call."""
        self._drive(OBSERVE, seat)
        return self.seen

    def imagine(self, seat: int, key: bytes) -> Core:
        """A game that the seat cannot distinguish from this one, with its hidden part drawn at random."""
        other = Core(self.game, self.options, self.version)
        other.seen[:] = self.observe(seat)
        other._drive(IMAGINE, 0, 0, *np.frombuffer(key, np.uint64))
        return other

    def copy(self) -> Core:
        """An independent copy of the game."""
        other = Core.__new__(Core)
        other.game, other.options, other.version, other._numbers = self.game, self.options, self.version, self._numbers
        other.state, other.seen = self.state.copy(), self.seen.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {"game": self.game.id, "options": self.options, "version": self.version, "state": self.state, "seen": self.seen}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(vars(Core(kept["game"], kept["options"], kept["version"])))
        self.state, self.seen = kept["state"].copy(), kept["seen"].copy()

    def _drive(self, command: int, seat: int = 0, action: int = 0, key0: Any = 1, key1: Any = 0) -> int:
        return self.game.rules.call(self.state, self.seen, command, seat, action, key0, key1)
