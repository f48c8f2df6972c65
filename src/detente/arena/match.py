"""One game between two bots, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from typing import Any

from detente.bots import make_bot, seconds_for
from detente.engine.game import Game
from detente.engine.table import Table

MOST_MOVES = 20_000


@dataclass(frozen=True)
class Pairing:
    """A game to be played: the bots of both seats, and the seed for its cards and dice."""

    game: str
    bots: tuple[str, str]
    seed: int
    budget: float = 1.0
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Result:
    """A game that was played. *winner* is a seat's index, or 2 for a draw; *last_turn* is in the game's unit of time; *node* is
    where, if it was played on a cluster."""

    bots: tuple[str, str]
    seed: int
    winner: int
    ending: str
    last_turn: int
    moves: tuple[int, int]
    seconds: tuple[float, float]
    slowest: tuple[float, float]
    node: str = ""

    def as_json(self) -> dict[str, Any]:
        """The result as JSON."""
        return asdict(self)

    def points_of(self, bot: str) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        if self.winner == 2:
            return 0.5
        return float(self.bots[self.winner] == bot)


def pair_all(game: str, bots: Sequence[str], games: int, swap: bool, seed: int, neighbours: bool = False, **rest: Any) -> list[Pairing]:
    """A round robin, or a ladder of *neighbours*: *games* for each pair, with the same seeds for every pair, and each seed with both
    seatings if sides are swapped."""
    pairings = []
    for one, other in pairwise(bots) if neighbours else combinations(bots, 2):
        for n in range(games):
            number = seed + (n // 2 if swap else n)
            seats = (other, one) if swap and n % 2 else (one, other)
            pairings.append(Pairing(game, seats, number, **rest))
    return pairings


def play(pairing: Pairing, watch: Callable[[Table, int], object] = lambda _table, _seat: None) -> Result:
    """Play a game to its end. The bots' own randomness derives from the seed, so that a game can be replayed. *watch* is called with the
    table before every choice."""
    game = Game(pairing.game)
    options: dict[str, Any] = dict(pairing.options)
    table = game.new(seed=pairing.seed, **options)
    bots = [make_bot(name, pairing.seed * 2 + seat, pairing.game) for seat, name in enumerate(pairing.bots)]
    budgets = [seconds_for(name, pairing.game, pairing.budget) for name in pairing.bots]
    moves, seconds, slowest = [0, 0], [0.0, 0.0], [0.0, 0.0]
    while not table.outcome and table.sequence < MOST_MOVES:
        seat = game.seat(table.to_move[0])
        watch(table, seat)
        seen = table.observe(seat)
        started = time.perf_counter()
        action = bots[seat].choose(seen, budgets[seat]).action
        spent = time.perf_counter() - started
        moves[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        table.play(game.seats[seat], game.actions[action])
    outcome = table.outcome
    winner = 2 if outcome is None or outcome.winner == "draw" else game.seat(outcome.winner)
    return Result(
        pairing.bots,
        pairing.seed,
        winner,
        outcome.ending if outcome else "unfinished",
        int(table.record[game.unit_of_time]) if game.unit_of_time else 0,
        (moves[0], moves[1]),
        (seconds[0], seconds[1]),
        (slowest[0], slowest[1]),
    )
