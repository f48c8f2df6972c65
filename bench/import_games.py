"""The importer of Twilight Struggle over many games: `python bench/import_games.py [--games 500] [--changes 1000] [--first 1] [--cards]`.

Random and bot games are written as logs of the app and must be imported unchanged; then numbers and names of logs are changed, and
each change must be rejected with its line, or leave the game unchanged, or give word for word the log of another game that the rules
allow. `--cards`: every card, headlined, for its event and for operations of every kind, by both sides. CI runs a slice of all
(tests/twilight_struggle).
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.twilight_struggle.app_log import USES, card_game, game_of_many_kinds, write_app_log
from tests.twilight_struggle.test_import_round_trip import A_LOG, cards_in_play, change, is_log_of, open_board

from detente.engine.errors import BadGameFile
from detente.games.twilight_struggle.board import SIDES
from detente.games.twilight_struggle.cards import CARDS
from detente.games.twilight_struggle.imports import import_log


def check_games(first: int, count: int) -> list[str]:
    """The games that are not imported unchanged."""
    failures = []
    for seed in range(first, first + count):
        played = game_of_many_kinds(seed)
        try:
            table = import_log(write_app_log(played, seed)).table
        except BadGameFile as error:
            failures.append(f"game {seed}: {error}")
            continue
        if (open_board(table), cards_in_play(table)) != (open_board(played), cards_in_play(played)):
            failures.append(f"game {seed} comes back as another game")
    return failures


def check_changes(first: int, count: int) -> tuple[int, int, list[str]]:
    """The number of changes that were rejected, of those that gave another game, and the wrongly accepted ones."""
    refused, other, failures = 0, 0, []
    for seed in range(first, first + count // A_LOG):
        text = write_app_log(game_of_many_kinds(seed), seed)
        original, rng = import_log(text).table, random.Random(seed - 1)
        for _ in range(A_LOG):
            line, changed = change(text, rng)
            said = changed.splitlines()[line - 1]
            try:
                table = import_log(changed).table
            except BadGameFile as error:
                refused += 1
                if not error.facts.get("line") and error.name != "import-no-cards":
                    failures.append(f"game {seed}, line {line}, {said!r}: refused without a line: {error}")
                continue
            if (open_board(table), cards_in_play(table)) != (open_board(original), cards_in_play(original)):
                if is_log_of(changed, table, seed):
                    other += 1
                else:
                    failures.append(f"game {seed}, line {line}, {said!r}: accepted")
    return refused, other, failures


def check_cards() -> tuple[int, list[str]]:
    """The number of imported uses of cards, and those that are not imported unchanged."""
    count, failures = 0, []
    for card, seat, use in product(CARDS, SIDES, USES):
        played = card_game(card, seat, use, tries=60 if card != "the_china_card" else 0)
        if played is None:
            continue
        count += 1
        try:
            table = import_log(write_app_log(played, count)).table
        except BadGameFile as error:
            failures.append(f"{card}, {seat}, {use}: {error}")
            continue
        if (open_board(table), cards_in_play(table)) != (open_board(played), cards_in_play(played)):
            failures.append(f"{card}, {seat}, {use}: comes back as another game")
    return count, failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--changes", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--cards", action="store_true", help="only every use of every card")
    args = parser.parse_args()
    began = time.perf_counter()
    if args.cards:
        count, failures = check_cards()
        print(f"{count - len(failures)} of {count} uses come back equal ({time.perf_counter() - began:.0f} s)", *failures, sep="\n")
        return 1 if failures else 0
    failures = check_games(args.first, args.games)
    print(f"{args.games - len(failures)} of {args.games} games come back equal ({time.perf_counter() - began:.0f} s)", flush=True)
    began = time.perf_counter()
    refused, other, accepted = check_changes(args.first, args.changes)
    left = args.changes - refused - other - len(accepted)
    print(f"{args.changes} changes: {refused} refused, {left} without effect, {other} true logs of another game", end=", ")
    print(f"{len(accepted)} wrong ({time.perf_counter() - began:.0f} s)")
    for failure in failures + accepted:
        print(failure)
    return 1 if failures or accepted else 0


if __name__ == "__main__":
    sys.exit(main())
