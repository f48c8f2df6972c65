"""`detente play`: a person against a bot, or two people at one screen."""

from __future__ import annotations

import argparse
import secrets

from detente.bots import Bot, default_bot, make_bot
from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.table import Table
from detente.engine.text import game_catalogue

from .console import Terminal
from .files import read_table, read_text
from .session import Session


def run(args: argparse.Namespace) -> int:
    """Start or load a game and play until it ends or the player quits."""
    game = Game(args.game)
    text = game_catalogue(game.id, args.lang)
    bots = seat_bots(game, args.side, args.bot or default_bot(game.id), args.seed)
    Session(set_table(game, args), text, bots, Terminal()).run()
    return 0


def seat_bots(game: Game, side: str | None, name: str, seed: int | None) -> dict[str, Bot]:
    """The bots by seat; none if people play both sides."""
    if side == "both":
        return {}
    person = game.seats[game.seat(side or 0)]
    return {seat: make_bot(name, seed, game.id) for seat in game.seats if seat != person}


def set_table(game: Game, args: argparse.Namespace) -> Table:
    """The table of a new game, a saved one or a position."""
    if args.load is not None:
        return read_table(read_text(args.load), args.load, game)
    if args.position is not None:
        key = secrets.token_bytes(16) if args.seed is None else None
        return game.position(args.position, args.seed or 0, key=key)
    return game.new(seed=args.seed, **read_options(game.rules.options, dict(args.option)))
