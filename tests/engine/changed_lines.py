"""Random changes of valid position lines: each is parsed or rejected with a DetenteError; nothing else is raised and nothing hangs.

`python -m tests.engine.changed_lines` makes 14,000 for every game; a slice is in test_lines.py.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles
from detente.engine.laws import random_options
from detente.engine.table import Table

LONGEST = 20.0  # seconds that one line may take, on a busy machine
WORDS = (
    "x", "?", "?1", "?99", "?9999", "-1", "0", "9", "99999999999", "1:0", "0:0:0", ":", "1:", "", " ", "*", "-", "=", "us", "ussr", "cia",
    "kgb", "europe", "russia", "mars", "the_china_card", "header T4 AR3 US", "cards x", "seen x", "spaces x", "deck", "deck ?", "at",
    "at x", "at eNrt", "view", "view us", "view us x", "view cia", "known", "known us", "options", "options x=y", "options bid=true",
    "rules", "rules 0", "rules 1", "rules 99", "AR8", "T1", "T11", "R0", "setup", "headline", "planning", "first", "actions", "initiative",
    "\ud800", "\x00", "é", "٣", "²", "a" * 3000, "nato", "mafia", "cuba", "poland 1:0:0", "iran 99:99", "|", "||", ",", ",,",
)  # fmt: skip


def valid_lines(game: Game, dice: random.Random, count: int) -> list[str]:
    """Lines of random games, complete and as seats know them."""
    found: list[str] = []
    while len(found) < count:
        table = game.new(seed=dice.randrange(1 << 30), **random_options(game, dice))
        while table.outcome is None and len(found) < count:
            for _ in range(dice.randrange(1, 60)):
                if table.outcome is None:
                    seat = dice.choice(table.to_move)
                    table.play(seat, dice.choice(table.legal(seat)))
            line = table.position(dice.choice((None, *game.seats)))
            found.append(line if dice.random() < 0.3 else without_exact(line))
    return found


def without_exact(line: str) -> str:
    """The line without the section that would override the others."""
    return " | ".join(section for section in line.split(" | ") if not section.startswith(("at ", "view ")))


def change(line: str, other: str, dice: random.Random) -> str:
    """One change: of a character, a word, a part or a section."""
    sections, others = line.split("|"), other.split("|")
    index = dice.randrange(min(1, len(sections) - 1), len(sections)) if dice.random() < 0.95 else 0
    kind = dice.randrange(12)
    if kind == 0:
        place = dice.randrange(len(line) + 1)
        return line[:place] + dice.choice("|,:?*=- \t9aZ\ud800é") + line[place + dice.randrange(2) :]
    if kind == 1:
        sections.pop(index)
    elif kind == 2:
        sections.insert(index, dice.choice(sections))
    elif kind == 3:
        sections[index] = dice.choice([section for section in others if section.split()[:1] == sections[index].split()[:1]] or others)
    elif kind == 4:
        header, *rest = sections
        sections = [header, *dice.sample(rest, len(rest))]
    elif kind == 5:
        sections.append(f" {dice.choice(WORDS)} {dice.choice(WORDS)}")
    else:
        for _ in range(dice.randrange(1, 3)):
            words = sections[index].split(" ")
            words[dice.randrange(len(words))] = dice.choice((dice.choice(WORDS), dice.choice(dice.choice(others).split(" "))))
            sections[index] = " ".join(words)
    return "|".join(sections)


def changed_lines(game: Game, count: int, seed: int) -> Iterator[str]:
    """Valid lines with one to three random changes each."""
    dice = random.Random(seed)
    lines = valid_lines(game, dice, max(8, count // 40))
    for _ in range(count):
        line = dice.choice(lines)
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            line = change(line, dice.choice(lines), dice)
        yield line


def play_on(table: Table, dice: random.Random, moves: int) -> None:
    """Play some random moves; a line may describe an unreachable state, so there may be none left."""
    for _ in range(moves):
        choices = [(seat, action) for seat in table.to_move for action in table.legal(seat)]
        if choices:
            table.play(*dice.choice(choices))


def examine(game: Game, count: int, seed: int = 1, moves: int = 5) -> Counter[str]:
    """The outcomes of the changed lines: parsed (and played on for some moves), or the error that rejected them.

    Raises AssertionError for a line with any other outcome.
    """
    found: Counter[str] = Counter()
    dice = random.Random(seed)
    for line in changed_lines(game, count, seed):
        start = time.monotonic()
        try:
            table = game.position(line)
            for seat in (None, *game.seats):
                table.position(seat)
            found["read"] += 1
            play_on(table, dice, moves)
        except DetenteError as error:
            found[error.name if "\n" not in str(error) else "several lines"] += 1
        except Exception as error:
            raise AssertionError(f"{game.id}: {line!r}: {error!r}") from error
        assert not found["several lines"], f"{game.id}: {line!r} is refused in several lines"
        assert time.monotonic() - start < LONGEST, f"{game.id}: {line!r} took too long"
    return found


def main() -> None:
    """Examine every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changes", type=int, default=14_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in titles():
        print(title, dict(examine(Game(title), given.changes, given.seed)))


if __name__ == "__main__":
    main()
