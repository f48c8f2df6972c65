"""The engine's part of a move on a server: playing it on a copy of the table, both seats' views, and their messages.

Usage: python bench/moves.py [--passes N] [GAME ...]

Random moves from the middle of twenty games are made again and again, each time with empty caches of parts. Of every move
the least processor time counts, so that a busy machine makes little difference. To compare two versions, run it with the
sources of each, alternating.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from itertools import pairwise

from detente.engine.boards import view_of
from detente.engine.game import Game, titles
from detente.engine.part import Part
from detente.engine.table import Table
from detente.server.play.connection import Frame

TABLES, MOVES, EARLIER = 20, 15, 150
Step = tuple[Table, str, str, Table]  # the table before, the move, and the table after it


def random_steps(game: Game, rng: random.Random) -> list[Step]:
    """Moves of several tables in turn, each from a random step of a game."""
    tables = [game.new(key=rng.randbytes(16)) for _ in range(TABLES)]
    for table in tables:
        for _ in range(rng.randrange(EARLIER)):
            if table.to_move:
                table.play(table.to_move[0], rng.choice(table.legal(table.to_move[0])))
        table.forget_early()
    steps: list[Step] = []
    for number in range(TABLES * MOVES):
        table = tables[number % TABLES]
        if table.to_move:
            seat = table.to_move[0]
            action, after = rng.choice(table.legal(seat)), table.copy()
            after.play(seat, action)
            after.forget_early()
            steps.append((table, seat, action, after))
            tables[number % TABLES] = after
    return steps


def times_of(step: Step) -> list[int]:
    """Nanoseconds of processor time for the move, the views and the messages."""
    before, seat, action, after = step
    marks = [time.thread_time_ns()]
    again = before.copy()
    again.play(seat, action)
    again.forget_early()
    marks.append(time.thread_time_ns())
    views = [view_of(after, viewer, after.sequence - 1) for viewer in after.game.seats]
    marks.append(time.thread_time_ns())
    for view in views:
        Frame({"type": "view", "view": view})
    marks.append(time.thread_time_ns())
    return [end - start for start, end in pairwise(marks)]


def measure(game: Game, passes: int) -> None:
    """Print microseconds per move."""
    steps = random_steps(game, random.Random(99))
    parts = [part for part in gc.get_objects() if isinstance(part, Part)]
    least = [times_of(step) for step in steps]
    for _ in range(passes):
        for part in parts:
            part._made.clear()
        least = [list(map(min, times_of(step), known)) for step, known in zip(steps, least, strict=True)]
    play, views, messages = (sum(column) / len(steps) / 1000 for column in zip(*least, strict=True))
    print(f"{game.id}: {play + views + messages:.0f} µs a move: playing {play:.0f}, views {views:.0f}, messages {messages:.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(titles()))
    parser.add_argument("--passes", type=int, default=9)
    given = parser.parse_args()
    gc.disable()
    for game in given.games or titles():
        measure(Game(game), given.passes)


if __name__ == "__main__":
    main()
