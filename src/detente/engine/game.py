"""Game: a title and its static facts. `new`, `position` and `load` return a Table."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from .errors import BadArgument, BadGameFile, UnknownAction, UnknownVersion, shown
from .kernel import JIT
from .options import read_options
from .position_syntax import split_version, stored_line
from .rules import PLAYOUT, SPECTATOR, START, Rules
from .table import Table, is_whole
from .title import find_title, titles

__all__ = ["Game", "key_from_seed", "titles"]

MOST_GAMES = 1 << 24  # games that can be simulated in one call


def key_from_seed(seed: int) -> bytes:
    """The 128-bit key derived from a seed."""
    if not is_whole(seed) or int(seed).bit_length() > 128:
        raise BadArgument("seed", given=shown(seed))
    return hashlib.sha256(f"detente seed {seed}".encode()).digest()[:16]


def _key(key: bytes | None, seed: int | None) -> bytes:
    """The given key, or the key of a seed, or a new secret key."""
    if key is None:
        return secrets.token_bytes(16) if seed is None else key_from_seed(seed)
    if not isinstance(key, bytes) or len(key) != 16:
        raise BadArgument("key", given=shown(key))
    return key


class Game:
    """One title.

    >>> from detente.engine.title import default_title
    >>> table = Game(default_title()).new(seed=1)
    >>> len(table.to_move), table.outcome
    (1, None)
    """

    def __init__(self, title: str) -> None:
        self.title = find_title(title)
        self.rules: Rules = self.title.load("rules")
        self.id = self.title.id

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    @property
    def seats(self) -> tuple[str, str]:
        return self.rules.seats

    @property
    def actions(self) -> tuple[str, ...]:
        """The action list: every action by its number."""
        return self.rules.actions

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every action."""
        return {name: number for number, name in enumerate(self.rules.actions)}

    @property
    def unit_of_time(self) -> str:
        """The unit of a game's length: turns, or rounds if the game has no turns; nothing if it counts neither."""
        return next((name for name in ("turn", "round") if name in self.rules.state.fields()), "")

    def seat(self, seat: str | int) -> int:
        """The number of a seat given by name or number."""
        if isinstance(seat, str) and seat in self.rules.seats:  # as they are told almost always
            return self.rules.seats.index(seat)
        if isinstance(seat, str) and seat.strip().lower() in self.seats:
            return self.seats.index(seat.strip().lower())
        if is_whole(seat) and 0 <= int(seat) < len(self.seats):
            return int(seat)
        raise UnknownAction("seat", seat=shown(seat), seats=", ".join(self.seats))

    def viewer(self, seat: str | int) -> int:
        """The same for whoever may look on: a spectator too."""
        is_other = isinstance(seat, str) and seat not in self.rules.seats
        return SPECTATOR if is_other and str(seat).strip().lower() == "spectator" else self.seat(seat)

    def known_version(self, version: int | None) -> int:
        """Validate a rules version (None: the newest); raises UnknownVersion."""
        if version is None:
            return self.rules.version
        if not is_whole(version) or not 1 <= version <= self.rules.version:
            raise UnknownVersion("version", version=shown(version), newest=self.rules.version)
        return int(version)

    def new(self, seed: int | None = None, *, key: bytes | None = None, version: int | None = None, **options: Any) -> Table:
        """Start a new game. The same seed, or 16-byte key, gives the same chance; without either, the key is random and secret.

        The game is played under the newest rules unless an older *version* is named (docs/rules_versions.md).
        """
        chosen = read_options(self.rules.options, options)
        table = Table(self, chosen, _key(key, seed), version=self.known_version(version))
        table.begin()
        return table

    def position(self, text: str, seed: int = 0, *, key: bytes | None = None, version: int | None = None) -> Table:
        """Start a game from a position line (docs/notation.md); the line itself may name the rules version."""
        line, named = split_version(text)
        layout = self.rules.read_position(line)
        chosen = read_options(self.rules.options, layout.options)
        table = Table(self, chosen, _key(key, seed), start=text, version=self.known_version(named or version))
        table.begin(layout)
        return table

    def stored(self, start: str, key: bytes, version: int, options: Mapping[str, Any]) -> Table:
        """The first state of a stored game under the rules it was started with. Its start was accepted when it was made, so it is not
        checked again by stricter rules."""
        if not start:
            return self.new(key=key, version=version, **options)
        with stored_line():
            return self.position(start, key=key, version=version)

    def load(self, text: str) -> Table:
        """Load a game from its JSON file by replaying it move by move."""
        if not isinstance(text, str):
            raise BadGameFile("file-broken", path="-", reason=shown(text))
        from .notation import read_game

        return read_game(self, text)

    def arrays(self, games: int, seed: int = 1, options: Sequence[dict[str, Any]] = ({},)) -> tuple[Any, Any, Any, Any]:
        """The arrays for random games: records, options (the given ones in rotation), keys, and numbers of decisions."""
        if not is_whole(games) or not 0 <= games <= MOST_GAMES:
            raise BadArgument("number", given=shown(games), low=0, high=MOST_GAMES)
        if not is_whole(seed) or not 0 <= seed < 1 << 128:
            raise BadArgument("seed", given=shown(seed))
        if not isinstance(options, Sequence) or not options or not all(isinstance(given, Mapping) for given in options):
            raise BadArgument("options", given=shown(options))
        numbers = [self.rules.option_numbers(read_options(self.rules.options, given)) for given in options]
        table = np.array(numbers, np.int64).reshape(len(numbers), -1)[np.arange(games) % len(numbers)]
        keys = np.random.default_rng(seed).integers(1, 1 << 63, (games, 3), dtype=np.uint64)
        return np.zeros(games, self.rules.state.dtype()), table, keys, np.zeros(games, np.int64)

    def simulate(self, games: int, seed: int = 1, options: Sequence[dict[str, Any]] = ({},)) -> tuple[Any, Any]:
        """Play random games to the end; returns the final records and the numbers of decisions."""
        arrays = self.arrays(games, seed, options)
        self.play_out(*arrays)
        return arrays[0], arrays[3]

    def play_out(self, states: Any, table: Any, keys: Any, decisions: Any) -> None:
        """Play the random games of prepared arrays. Releases the interpreter lock, so threads can share the work."""
        if JIT:
            self.rules.simulate(states, table, keys, decisions)
        else:
            self._simulate_plain(states, table, keys, decisions)

    def _simulate_plain(self, states: Any, table: Any, keys: Any, decisions: Any) -> None:
        unseen = self.rules.observation()
        for i in range(len(states)):
            s: Any = self.rules.state()
            s.option[:] = table[i]
            self.rules.drive([s], [unseen], START, 0, 0, int(keys[i, 0]), int(keys[i, 1]))
            decisions[i] = self.rules.drive([s], [unseen], PLAYOUT, 0, 0, int(keys[i, 2]), 0)
            s.store(states[i])
