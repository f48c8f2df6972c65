"""A bot that plays on a Détente server for the member whose API token it has, by letter or live.

    export DETENTE_TOKEN=detente_…    # from the account page; scopes "read" and "play"
    python examples/server_bot.py --server http://127.0.0.1:8000 --bot heuristic letter
    python examples/server_bot.py --server http://127.0.0.1:8000 --bot level-3 live TABLE

`letter` answers at every table that waits for it, again and again; `live` stays at one table until its game is over.
To play by code of your own, give `play_letters` or `play_live` a function instead of a bot: it gets the view and the position as one
line, and returns the name of one of the legal actions, or nothing to look again.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from functools import cache

from detente.bots import Bot, make_bot, seconds_for
from detente.client import Client, Outcome, Problem, View
from detente.engine.game import Game

Choose = Callable[[View, str], str]
OVERTAKEN = ("stale", "not-your-turn", "game-over")  # somebody was quicker: look again


def by_bot(name: str, seed: int | None = None, seconds: float = 1.0) -> Choose:
    """A bot of `detente.bots` as a function; it sees what its seat may know, as the position line tells it."""

    @cache
    def bot_for(game: str) -> Bot:
        return make_bot(name, seed, game)

    def choose(view: View, line: str) -> str:
        game = Game(view["game"])
        position = game.position(line)
        if view["seat"] not in position.to_move:
            return ""  # somebody was quicker
        choice = bot_for(game.id).choose(position.observe(view["seat"]), seconds_for(name, game.id, seconds))
        return game.actions[choice.action]

    return choose


def answer(client: Client, table: str, choose: Choose) -> bool:
    """Make one move at a table, if it is ours; False if it is not."""
    view = client.view(table, since=100_000)
    if not view["legal"]:
        return False
    try:
        if action := choose(view, client.position(table, seat=view["seat"])):
            client.play(table, action)
    except Problem as problem:
        if problem.name not in OVERTAKEN:
            raise
    return True


def play_letters(client: Client, choose: Choose) -> int:
    """Answer at every table that waits, until it is the others' turn everywhere; the number of moves."""
    moves = 0
    for table in client.waiting():
        while answer(client, table["id"], choose):
            moves += 1
    return moves


def play_live(client: Client, table: str, choose: Choose) -> Outcome | None:
    """Sit at a table until the game is over; who won, and how."""
    with client.stream(table) as here:
        here.ready()
        while not here.is_over:
            if here.view is not None and here.view["legal"]:
                view = here.view
                try:
                    if action := choose(view, client.position(table, seat=view["seat"])):
                        here.play(action, view["sequence"])
                    else:
                        here.receive()
                except Problem as problem:
                    if problem.name not in OVERTAKEN:
                        raise
            else:
                here.receive()
        return here.view["outcome"] if here.view else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--bot", default="heuristic", help="any bot of detente.bots")
    parser.add_argument("--seed", type=int)
    ways = parser.add_subparsers(dest="way", required=True)
    letter = ways.add_parser("letter", help="answer at all tables that wait")
    letter.add_argument("--every", type=float, default=30.0, help="seconds between looks; 0: look once")
    live = ways.add_parser("live", help="play one game to its end")
    live.add_argument("table")
    args = parser.parse_args()
    choose = by_bot(args.bot, args.seed)
    with Client(args.server, os.environ["DETENTE_TOKEN"]) as client:
        if args.way == "live":
            outcome = play_live(client, args.table, choose)
            print(f"{outcome['winner']} ({outcome['ending']})" if outcome else "called off")
            return
        while True:
            if moves := play_letters(client, choose):
                print(f"{moves} moves")
            if not args.every:
                return
            time.sleep(args.every)


if __name__ == "__main__":
    main()
