"""Make the corpus of the newest rules version: `python -m tests.corpus.make [GAME …]`.

Games of bots of several levels under every value of every option, some from positions and some with forced dice; every fifth is left
unfinished.
"""

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from detente.bots import make_bot
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles
from detente.engine.laws import random_options
from detente.engine.table import Table

from . import write_corpus

FINISHED, UNFINISHED = 160, 32
MOST_MOVES = 3000
PAIRS = (
    ("random", "random"), ("heuristic", "heuristic:noise=600"), ("heuristic:noise=1200", "random"), ("heuristic", "heuristic"),
    ("level-1", "level-3"), ("heuristic:noise=100", "heuristic:noise=100"), ("search:worlds=2+candidates=3+threads=1", "heuristic"),
)  # fmt: skip


def every_option(game: Game, dice: random.Random) -> Iterator[dict[str, Any]]:
    """First the usual game and each value of each option by itself, then mixtures."""
    yield {}
    for option in game.rules.options:
        for value in option.values if option.several else option.values[1:]:
            yield {option.name: (value,) if option.several else value}
        if option.several:
            yield {option.name: option.values}
    while True:
        yield random_options(game, dice)


def play(game: Game, index: int, options: dict[str, Any], dice: random.Random) -> Table:
    """One game to its end; what two bots do, with a random move now and then so that rare answers are given too."""
    table = game.new(seed=900_000 + index, **options)
    pair = PAIRS[index % len(PAIRS)]
    bots = [make_bot(name, 7000 + 2 * index + place, game.id) for place, name in enumerate(pair if dice.random() < 0.5 else pair[::-1])]
    forces = index % 9 == 4
    while table.outcome is None and table.sequence < MOST_MOVES:
        seat = dice.choice(table.to_move)
        if forces and dice.random() < 0.2 and int(table.record["dice_count"]) == 0:
            table.force_dice([dice.randint(1, 6)])
        if dice.random() < 0.05:
            action: str | int = dice.choice(table.legal(seat))
        else:
            action = bots[game.seat(seat)].choose(table.observe(seat), 0.2).action
        table.play(seat, action)
    return table


def from_position(table: Table, dice: random.Random) -> Table | None:
    """A random game that starts from a position of another one: read from its line, exact or not."""
    game = table.game
    middle = game.load(_cut(table, dice.randrange(4, table.sequence)))
    try:
        other = game.position(middle.position(), key=table.key)
    except DetenteError:
        return None
    while other.outcome is None and other.sequence < MOST_MOVES:
        seat = dice.choice(other.to_move)
        other.play(seat, dice.choice(other.legal(seat)))
    return other


def _cut(table: Table, moves: int) -> str:
    data = json.loads(table.to_json())
    data |= {"moves": data["moves"][:moves], "outcome": None, "final": ""}
    return json.dumps(data)


def make(title: str) -> None:
    """Make and store the corpus of a game."""
    game, dice = Game(title), random.Random(f"corpus {title}")
    finished: list[Table] = []
    unfinished: list[Table] = []
    for index, options in enumerate(every_option(game, dice)):
        table = play(game, index, options, dice)
        finished.append(table)
        if index % 5 == 2 and len(unfinished) < UNFINISHED:
            unfinished.append(game.load(_cut(table, dice.randrange(1, table.sequence))))
        if index % 8 == 5 and (other := from_position(table, dice)) is not None:
            finished.append(other)

        if len(finished) >= FINISHED and len(unfinished) >= UNFINISHED:
            break
    tables = finished + unfinished
    write_corpus(title, game.rules.version, [json.loads(table.to_json()) for table in tables], np.array([table.record for table in tables]))


if __name__ == "__main__":
    for name in sys.argv[1:] or titles():
        make(name)
