"""`detente simulate`: play many games between bots at full speed and count how they end."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.text import game_catalogue

SLICE, WAVE, MOST_JOBS = 250, 400, 256  # games per slice; slices per wave, which bounds memory; threads


@dataclass
class Tally:
    """Counts over games."""

    games: int
    decisions: int
    turns: int
    endings: Any
    wins: Any

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, name) + getattr(other, name) for name in self.__dataclass_fields__))


def run(args: argparse.Namespace) -> int:
    """Play, count and print."""
    game = Game(args.game)
    check_bots(args.bots, len(game.seats))
    options = read_options(game.rules.options, dict(args.option))
    game.simulate(1)  # load or compile the rules before the clock starts
    started = time.perf_counter()
    tally = simulate(game, args.games, args.seed, options, args.jobs)
    report = summary(game, tally, time.perf_counter() - started)
    if args.json:
        print(json.dumps(report))
    else:
        print("\n".join(write_report(game, report, tally.turns / tally.games)))
    return 0


def check_bots(words: str, seats: int) -> None:
    """Check the bots: one, or one for each seat. Only the random bot, which runs inside the compiled rules, is supported."""
    names = [name.strip() for name in words.split(",")]
    for name in names:
        make_bot(name)
    if len(names) not in (1, seats):
        raise DetenteError("bot", bot=words, bots="random,random")


def simulate(game: Game, games: int, seed: int, options: dict[str, Any], jobs: int = 1) -> Tally:
    """The games of `Game.simulate`, in slices over threads: the same for any number of jobs."""
    numbers = game.rules.option_numbers(options)
    slices = deal_keys(games, seed)
    total = Tally(0, 0, 0, 0, 0)
    with ThreadPoolExecutor(min(jobs, MOST_JOBS)) as pool:
        while wave := list(islice(slices, WAVE)):
            total = sum(pool.map(lambda keys: play_slice(game, numbers, keys), wave), total)
    return total


def deal_keys(games: int, seed: int) -> Iterator[Any]:
    """The keys of all games, one slice at a time; the same as `Game.simulate` draws at once."""
    chance = np.random.default_rng(seed)
    for start in range(0, games, SLICE):
        yield chance.integers(1, 1 << 63, (min(SLICE, games - start), 3), dtype=np.uint64)


def play_slice(game: Game, numbers: Sequence[int], keys: Any) -> Tally:
    """One game for each row of keys."""
    rules, games = game.rules, len(keys)
    states, decisions = np.zeros(games, rules.state.dtype()), np.zeros(games, np.int64)
    game.play_out(states, np.tile(np.array(numbers, np.int64), (games, 1)), keys, decisions)
    return Tally(
        games,
        int(decisions.sum()),
        int(states[game.unit_of_time].sum()) if game.unit_of_time else 0,
        np.bincount(states["ending"], minlength=len(rules.endings)),
        np.bincount(states["winner"], minlength=len(game.seats) + 1),
    )


def summary(game: Game, tally: Tally, seconds: float) -> dict[str, Any]:
    """The counts as a JSON object."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "endings": {name: int(n) for name, n in zip(game.rules.endings[1:], tally.endings[1:], strict=True)},
        "wins": {name: int(n) for name, n in zip((*game.seats, "draw"), tally.wins, strict=True)},
    }


def write_report(game: Game, report: dict[str, Any], last_turn: float) -> list[str]:
    """The counts as text."""
    text = game_catalogue(game.id, "en")
    games = report["games"]
    lines = [
        row("games", games),
        row("decisions", report["decisions"]),
        row("seconds", f"{report['seconds']:.3f}"),
        row("games/s", f"{report['games_per_second']:.0f}"),
        row("decisions/s", f"{report['decisions_per_second']:.0f}"),
    ]
    if game.unit_of_time:
        lines.append(row(f"mean last {game.unit_of_time}", f"{last_turn:.2f}"))
    lines.append("endings")
    lines += [share(text.format(f"ending-{name}"), n, games) for name, n in report["endings"].items() if n]
    lines.append("wins")
    names = [*(text.format(f"side-{seat}.short") for seat in game.seats), "draw"]
    return lines + [share(name, n, games) for name, n in zip(names, report["wins"].values(), strict=True)]


def row(label: str, value: object) -> str:
    return f"{label:<46}{value:>14}"


def share(label: str, n: int, games: int) -> str:
    """A count and its share of all games."""
    return row(f"  {label}", n) + f"  {100 * n / games:5.1f} %"
