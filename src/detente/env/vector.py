"""Thousands of games at once, stepped together by compiled code on the CPU or a GPU; the same batch trains our own networks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from detente.engine.errors import BadArgument, IllegalAction, shown
from detente.engine.game import Game
from detente.training.batch import DONE, ENDING, LEAD, QUESTION, SEAT, WINNER, CpuBatch
from detente.training.cuda import Launcher
from detente.training.torch_batch import make_batch

from .features import Features

DEVICES = ("cpu", "cuda")


class VectorTable:
    """*count* games of a title, each always at a decision with at least two answers: forced decisions are played automatically,
    and a finished game is replaced by a new one. When both seats must decide at once, chance determines who answers first.

    ```python
    tables = VectorTable(title, 4096, seed=1)
    rewards, done = tables.step(policy(tables.features(), tables.mask()))
    ```

    Everything is a numpy array, or with *device* a PyTorch tensor: `"cpu"` shares the memory of the arrays, and on `"cuda"` the games
    themselves live on the GPU (CUDA kernels of `python -m detente.training.build`, in the folder *kernels*). The same seed and actions
    give the same games on every device and for any number of threads. Results of methods are not changed by later steps; results
    of properties may be.
    """

    def __init__(
        self, game: Game | str, count: int, seed: int = 1, options: Mapping[str, Any] | None = None, threads: int = 1,
        version: int | None = None, device: str | None = None, kernels: Path | str = "kernels", launcher: Any = None,
    ) -> None:  # fmt: skip
        if count < 1 or threads < 1:
            raise BadArgument("number", given=shown(min(count, threads)), low=1, high=1 << 24)
        if device is not None and device not in DEVICES:
            raise BadArgument("no-name", word=shown(device), names=", ".join(DEVICES))
        self.spec = Features(game, version)
        self.game, self.count, self.device = self.spec.game, count, device
        if device is None:
            self.games: Any = CpuBatch(self.game.id, count, seed, options, self.spec.version, threads)
            self._rows: Any = self.games.seen.view(np.int16).reshape(count, -1)
        else:
            if device == "cuda" and launcher is None:
                launcher = Launcher(self.game.id, Path(kernels) / self.game.id)
            self.games = make_batch(self.game.id, count, None, seed, 0, options, self.spec.version, threads, launcher)
            self._rows = self.games.rows
        self._report: Any = self.games.report
        self._order: Any = np.arange(count, dtype=np.int32)
        self._features, self._legal = self.spec.places, self.spec.legal_places
        self._observed = False
        if device is not None:
            self._move_places()

    def _move_places(self) -> None:
        """Move the look-up arrays to the device of the games."""
        import torch

        arrays = (self._order, *self._features, *self._legal)
        self._order, *places = (torch.from_numpy(array).to(self.games.actions.device) for array in arrays)
        self._features, self._legal = tuple(places[:3]), tuple(places[3:])

    @property
    def seats(self) -> Any:
        """The seat to move in every game: int16 [count]."""
        return self._report[:, SEAT]

    @property
    def questions(self) -> Any:
        """The open question of every game, an index into `game.rules.questions`: int16 [count]."""
        return self._report[:, QUESTION]

    @property
    def endings(self) -> Any:
        """How the last finished game of each table ended, an index into `game.rules.endings`: int16 [count]."""
        return self._report[:, ENDING]

    @property
    def lead(self) -> Any:
        """The lead of seat 0 in the points of the title, or the final lead where a game has just ended: int16 [count]."""
        return self._report[:, LEAD]

    def features(self) -> Any:
        """The observations of the seats to move: int16 [count, features], named by `spec.names`."""
        return self._gather(self._features)

    def mask(self) -> Any:
        """The legal actions of the seats to move: bool [count, actions]."""
        return self._gather(self._legal) != 0

    def heuristic(self, which: Any = None) -> Any:
        """The answers of the bot `heuristic`: int64 [count]. With *which*, bool [count], only those games are computed; the values for
        the others are meaningless."""
        if self.device is None:
            self.games.pick(self._order if which is None else np.where(which, self._order, -1))
            return self.games.picked.copy()
        self.games.pick_of(self._order if which is None else self._order.where(which, -1))
        return self.games.picked.clone()

    def step(self, actions: Any, check: bool = True) -> tuple[Any, Any]:
        """Answer in every game. Returns the rewards of both seats, float32 [count, 2], and which games ended, bool [count]. An illegal
        action raises and changes nothing; without *check*, which on a GPU waits for the device, the first legal action is played
        instead."""
        given: Any = actions if self.device else np.asarray(actions)
        whole = not given.dtype.is_floating_point if self.device else given.dtype.kind in "iu"
        if tuple(given.shape) != (self.count,) or not whole:
            raise BadArgument("number", given=shown(tuple(given.shape)), low=0, high=len(self.game.actions) - 1)
        if check:
            self._check(given)
        self.games.actions[:] = given
        self.games.step()
        self._observed = False
        done, winner = self._report[:, DONE] == 1, self._report[:, WINNER]
        rewards = self._rewards(done & (winner == 0), done & (winner == 1))
        return rewards, done

    def reset(self, seed: int | None = None) -> None:
        """Discard all games and start new ones, from a seed if one is given."""
        self.games.restart(seed)
        self._observed = False

    def records(self) -> Any:
        """The observation records of the seats to move, as a numpy array wherever the games are."""
        if self.device is None:
            return self.games.seen.copy()
        self._observe()
        return self._rows.numpy(force=True).copy().view(self.game.rules.observation.dtype()).reshape(self.count)

    def states(self) -> Any:
        """The full records of all games including hidden information, for tests and storage, as a numpy array."""
        if self.device is None:
            return self.games.states.copy()
        return self.games.states.numpy(force=True).copy().view(self.game.rules.state.dtype()).reshape(self.count)

    def _observe(self) -> None:
        """Bring the observation records of the seats to move up to date; the arrays always are."""
        if self.device is not None and not self._observed:
            self.games.observe()
            self._observed = True

    def _gather(self, places: tuple[Any, Any, Any]) -> Any:
        """Gather features or legal actions from the records."""
        place, shift, keep = places
        self._observe()
        if self.device:
            found = self._rows.index_select(1, place)
            return found.bitwise_right_shift_(shift).bitwise_and_(keep)
        found = np.empty((self.count, len(place)), np.int16)
        self.games.share(self.count, lambda _, at: self._gather_part(places, at, found))
        return found

    def _gather_part(self, places: tuple[Any, Any, Any], at: slice, out: Any) -> None:
        place, shift, keep = places
        part = out[at]
        self._rows[at].take(place, 1, part, "clip")
        part >>= shift
        part &= keep

    def _rewards(self, won: Any, lost: Any) -> Any:
        if self.device:
            import torch

            first = won.float() - lost.float()
            return torch.stack((first, -first), 1)
        first = won.astype(np.float32) - lost.astype(np.float32)
        return np.stack((first, -first), 1)

    def _check(self, actions: Any) -> None:
        inside = (actions >= 0) & (actions < len(self.game.actions))
        legal = inside & self.mask()[self._order, actions * inside]
        if bool(legal.all()):
            return
        k = next(k for k, good in enumerate(legal.tolist()) if not good)
        action, seat = int(actions[k]), int(self.seats[k])
        name = self.game.actions[action] if inside[k] else shown(action)
        question = self.game.rules.questions[int(self.questions[k])]
        raise IllegalAction("illegal", seat=self.game.seats[seat], action=name, question=question)
