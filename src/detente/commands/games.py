"""`detente games`: list the games and their options."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from detente.engine.game import Game, titles
from detente.engine.options import Option
from detente.engine.sheet import WIDTH
from detente.engine.text import Catalogue, game_catalogue


def run(args: argparse.Namespace) -> int:
    """Print every game with its options."""
    for title in titles():
        text = game_catalogue(title, args.lang)
        print(f"{text.format('game-name')}: {title}")
        for option in Game(title).rules.options:
            print("\n".join(describe(option, text)))
    return 0


def describe(option: Option, text: Catalogue) -> Iterator[str]:
    """One line for an option: its name, its values with the default first, and its meaning."""
    yield ""
    yield from wrap(f"{option.name} = {' | '.join(spellings(option))}", 2, 6)
    yield from wrap(f"{text.format(f'option-{option.name}')}. {text.format(f'option-{option.name}.help')}", 6, 6)


def spellings(option: Option) -> list[str]:
    """The values as the command line takes them."""
    values = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
    return ["none", "all", "+".join(values[:2]) + "+…", *values] if option.several else values


def wrap(line: str, first: int, later: int) -> list[str]:
    """A line wrapped to the width of the terminal."""
    return textwrap.wrap(line, WIDTH, initial_indent=" " * first, subsequent_indent=" " * later)
