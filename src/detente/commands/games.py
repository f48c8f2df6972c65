"""`detente games`: what can be played, and the options of each game."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from detente.engine.game import Game, titles
from detente.engine.options import Option
from detente.engine.text import Catalogue, game_catalogue

from .console import WIDTH


def run(args: argparse.Namespace) -> int:
    """Print every game with its options."""
    for title in titles():
        text = game_catalogue(title, args.lang)
        print(f"{text.format('game-name')}: {title}")
        for option in Game(title).rules.options:
            print("\n".join(describe(option, text)))
    return 0


def describe(option: Option, text: Catalogue) -> Iterator[str]:
    """An option as the command line takes it, the default first, and what it means."""
    separator = "+" if option.several else "|"
    values = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
    yield ""
    choice = f"{option.name}={separator.join(values if not option.several else ['none', *values][1:])}"
    yield from textwrap.wrap(choice.replace(separator, f"{separator}\u200b") if False else choice, WIDTH, initial_indent="  ")
    yield from textwrap.wrap(
        f"{text.format(f'option-{option.name}')}. {text.format(f'option-{option.name}.help')}",
        WIDTH,
        initial_indent="      ",
        subsequent_indent="      ",
    )
