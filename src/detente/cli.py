"""The command `detente`. Parsers only: each command is a module of `detente.commands`, loaded when it is called."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from . import __version__
from .engine.data_files import VARIABLE
from .engine.errors import DetenteError
from .pool import multiply_in_one_thread

SERVER_PACKAGES = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "argon2",
    "itsdangerous",
    "orjson",
    "pydantic_settings",
    "prometheus_client",
)


class CommandParser(argparse.ArgumentParser):
    """A parser that adds its arguments when the command is called: listing them may be slow, or need packages that are not installed."""

    add_later: Callable[[argparse.ArgumentParser], None] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.add_later is not None:
            add, self.add_later = self.add_later, None
            add(self)
        return super().parse_known_args(args, namespace)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 if a stored game does not replay, 2 if the request cannot be met."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = argparse.Namespace(command=None, lang=system_language())
    try:
        return run_command(argv, args)
    except DetenteError as error:
        print(sentence(error, args.lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has closed the pipe, as in `detente games | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run_command(argv: Sequence[str] | None, args: argparse.Namespace) -> int:
    """Read the command line into *args* and run the command it names."""
    parser = make_parser()
    parser.parse_args(argv, args)
    if args.tables:
        print("detente: --tables is deprecated; use --game-data", file=sys.stderr)
    if folder := args.game_data or args.tables:
        os.environ[VARIABLE] = folder
    if args.command is None:
        parser.print_help()
        return 0
    if args.command != "train":
        multiply_in_one_thread()
    code: int = importlib.import_module(f"detente.commands.{args.command}").run(args)
    sys.stdout.flush()
    return code


def system_language() -> str:
    """The language that the environment asks for (`LANG=pl_PL.UTF-8`), if it is one of ours, or English."""
    from .engine.text import LANGUAGES

    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = locale.replace(".", "_").partition("_")[0].lower()
    return lang if lang in LANGUAGES else "en"


def sentence(error: DetenteError, lang: str) -> str:
    """The message of an error in the chosen language, or in English if that language is unknown."""
    from .engine.text import LANGUAGES

    return error.text(lang if lang in LANGUAGES else "en")


def make_parser() -> argparse.ArgumentParser:
    """The parser of all commands and their arguments."""
    parser = argparse.ArgumentParser(prog="detente", description="Cold War board games for two, with every rule enforced.")
    parser.add_argument("--version", action="version", version=f"detente {__version__}")
    parser.add_argument("--game-data", metavar="FOLDER", help="folder with your own data files of printed values, one subfolder per game")
    parser.add_argument("--tables", metavar="FOLDER", help=argparse.SUPPRESS)  # the name up to 0.1
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=CommandParser)
    _add_play(commands.add_parser("play", help="play in the terminal, against a bot or another person"))
    _add_replay(commands.add_parser("replay", help="replay a stored game, check it and print its log"))
    _add_import(commands.add_parser("import", help="read the log of a game played elsewhere into a game file (docs/imports.md)"))
    commands.add_parser("serve", help="run the server for browsers (docs/host.md)").add_later = _add_serve
    commands.add_parser("admin", help="moderate a server: people, reports, void games (docs/host.md)").add_later = _add_admin
    commands.add_parser("backup", help="write a server's data to a file while it runs (docs/host.md)").add_later = _add_backup
    commands.add_parser("restore", help="replace a server's data with a backup (docs/host.md)").add_later = _add_restore
    _add_worker(commands.add_parser("worker", help="run bots for servers that share a Redis (docs/host.md)"))
    _add_verify(commands.add_parser("verify", help="check that a finished game of a server was fair"))
    _add_simulate(commands.add_parser("simulate", help="play many games between bots and count how they end"))
    _add_arena(commands.add_parser("arena", help="let bots play each other and rate them (docs/bots.md)"))
    _add_selfplay(commands.add_parser("selfplay", help="write games between bots as Parquet files (docs/research.md)"))
    _add_analyse(commands.add_parser("analyse", help="judge the moves of stored games: win chances, best answers, mistakes"))
    _add_export(commands.add_parser("export", help="write stored games as Parquet files (docs/research.md)"))
    _add_train(commands.add_parser("train", help="train a network by self-play (docs/training.md)"))
    _add_bench(commands.add_parser("bench", help="measure speed, start-up and record size of the rules"))
    _add_warm(commands.add_parser("warm", help="compile the rules ahead of time"))
    _add_games(commands.add_parser("games", help="list the games and their options"))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name from `detente games`")
    parser.add_argument("--side", help="the side you play, or both for two people at one screen (default: the first side of the game)")
    parser.add_argument("--bot", help="bot for the other side (default: level-3, or random in a game without levels)")
    parser.add_argument("--seed", type=_seed, help="the same number gives the same cards and dice")
    _add_language(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--load", metavar="FILE", help="continue a saved game")
    start.add_argument("--position", metavar="TEXT", help="start from a position (docs/notation.md)")
    _add_options(start)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game (JSON) or a recorded game (YAML)")
    parser.add_argument("--quiet", action="store_true", help="check only, print no log")
    _add_language(parser)


def _add_import(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="import_log")
    parser.add_argument("log", metavar="LOG", help="the log as text; - reads standard input")
    parser.add_argument("-o", "--output", metavar="GAME.json", help="where to write the game (default: standard output)")
    parser.add_argument("--partial", action="store_true", help="import a log that differs from the rules up to the difference")
    _add_language(parser)


def check_server() -> None:
    """DetenteError if the packages of the server are not installed."""
    if not all(find_spec(package) for package in SERVER_PACKAGES):
        raise DetenteError("needs-extra", extra="server")


def _add_serve(parser: argparse.ArgumentParser) -> None:
    check_server()
    from .server.settings import Settings, flag_of

    parser.add_argument("--config", metavar="FILE", help="settings from a TOML file")
    for name, setting in Settings.model_fields.items():
        text = setting.description or ""
        if "default" not in text:
            text += f" (default: {setting.default if setting.default not in ('', ()) else 'none'})"
        parser.add_argument(flag_of(name), metavar="VALUE", help=text)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    check_server()
    parser.add_argument("--config", metavar="FILE", help="settings from a TOML file")
    parser.add_argument("--data", metavar="FOLDER", help="the server's data folder")
    parser.add_argument("--database", metavar="URL", help="the server's database (default: SQLite in the data folder)")
    _add_language(parser)
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    find = tasks.add_parser("find", help="find people by part of their name, by login or by profile id")
    find.add_argument("words", metavar="WORDS", nargs="?", default="", help="(default: the newest members)")
    for name, text in PEOPLE_TASKS.items():
        task = tasks.add_parser(name, help=text)
        task.add_argument("person", metavar="PERSON", help="their profile id, as `find` prints it")
        if name == "silence":
            task.add_argument("--hours", type=float, default=24.0, metavar="N", help="for how long (default: 24)")
        task.add_argument("why", metavar="WHY", help="the reason; they are notified of it, and it is logged")
    void = tasks.add_parser("void", help="declare a game void; ends it if it is still being played")
    void.add_argument("table", metavar="TABLE", help="the table's id, as in its address; write -- before one that begins with -")
    void.add_argument("why", metavar="WHY", help="the reason; the players are notified of it, and it is logged")
    tasks.add_parser("reports", help="list open reports").add_argument("--all", action="store_true", help="include settled ones")
    settle = tasks.add_parser("settle", help="close a report with a note")
    settle.add_argument("report", metavar="NUMBER", type=_count)
    settle.add_argument("why", metavar="VERDICT")
    tasks.add_parser("log", help="print the moderation log")


PEOPLE_TASKS = {
    "warn": "warn somebody",
    "silence": "bar somebody from chat for some time",
    "unsilence": "let somebody write again",
    "close": "close somebody's account; they lose their unfinished games against people",
    "reopen": "open it again",
    "promote": "make somebody a moderator",
    "demote": "take away somebody's moderator rights",
}


def _add_backup(parser: argparse.ArgumentParser) -> None:
    check_server()
    parser.add_argument("file", metavar="FILE.tar", help="the backup file; keep it safe, it contains the server's secret")
    for name in ("config", "data", "database"):
        parser.add_argument(f"--{name}", metavar="VALUE", help="as for `detente serve`")
    _add_language(parser)


def _add_restore(parser: argparse.ArgumentParser) -> None:
    _add_backup(parser)
    parser.add_argument("--force", action="store_true", help="overwrite existing data")


def _add_worker(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--redis", metavar="URL", help="URL of the Redis server (default: DETENTE_REDIS)")


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file of a finished game (JSON)")
    parser.add_argument("--receipt", metavar="FILE", help="what your page saw before the game began, as saved from its menu")
    _add_language(parser)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name from `detente games`")
    parser.add_argument("--games", type=_count, default=1000, metavar="N", help="number of games (default: 1000)")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="the same number gives the same games (default: 1)")
    parser.add_argument("--bots", default="random,random", metavar="A,B", help="bots for the two sides (default: random,random)")
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="number of threads; does not change the games (default: 1)")
    _add_options(parser)
    _add_json(parser)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, help="a name from `detente games`")
    parser.add_argument("--bots", required=True, metavar="A,B,…", help="two or more: random, heuristic, search, level-1 …, with settings")
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="games for each pair (default: 100)")
    parser.add_argument("--swap-sides", action="store_true", help="play every seed twice, once from each side")
    parser.add_argument("--neighbours", action="store_true", help="each bot plays only its neighbours in the list: a ladder")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="the first seed; all pairs use the same seeds (default: 1)")
    parser.add_argument(
        "--budget", type=float, default=1.0, metavar="SECONDS", help="seconds per move for bots without a level (default: 1)"
    )
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="number of processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="run the games on a Ray cluster: its address, auto, or local")
    parser.add_argument(
        "--results", metavar="FILE", help="append every finished game (JSON lines); games already in the file are not played again"
    )
    parser.add_argument("--plot", metavar="FILE", help="draw the ratings (PNG, SVG or PDF)")
    _add_options(parser)
    _add_json(parser)


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name from `detente games`")
    parser.add_argument("--bots", default="heuristic", metavar="A,B", help="one bot, or two that alternate sides (default: heuristic)")
    parser.add_argument("--games", type=_count, default=1000, metavar="N", help="number of games (default: 1000)")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="an empty or new folder")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="seed of the first game (default: 1)")
    parser.add_argument(
        "--budget", type=float, default=1.0, metavar="SECONDS", help="seconds per move for bots without a level (default: 1)"
    )
    parser.add_argument("--jobs", type=_count, metavar="N", help="number of processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="run the games on a Ray cluster: its address, auto, or local")
    _add_options(parser)
    _add_language(parser)


def _add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="game files (JSON), all of one game")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="an empty or new folder")
    _add_language(parser)


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME.json|FOLDER", help="a game file, or a folder of them")
    parser.add_argument("--out", metavar="FILE", help="where to write the JSON (default: standard output)")
    parser.add_argument("--plot", metavar="FILE|FOLDER", help="draw the win chances and the mistakes: a file for one game, or a folder")
    parser.add_argument("--worlds", type=_count, default=32, metavar="N", help="imagined worlds for each move (default: 32)")
    parser.add_argument("--jobs", type=_count, metavar="N", help="number of processes (default: all cores)")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="the same number gives the same verdicts (default: 1)")
    _add_language(parser)


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a name from `detente games`")
    parser.add_argument("--out", default="training", metavar="FOLDER", help="folder for log, checkpoint and weights (default: training)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=_count, default=600, metavar="N", help="training time in seconds (default: 600)")
    budget.add_argument("--decisions", type=_count, metavar="N", help="training time in decisions")
    parser.add_argument(
        "--imitate",
        type=float,
        default=0.1,
        metavar="PART",
        help="share of that time spent on imitating the heuristic bot first (default: 0.1)",
    )
    parser.add_argument("--wider", type=float, default=1.0, metavar="N", help="make the network of --weights N times as wide (default: 1)")
    parser.add_argument("--deeper", type=int, default=0, metavar="N", help="add N residual blocks to the network of --weights (default: 0)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where to train (default: cpu)")
    parser.add_argument("--kernels", default="kernels", metavar="FOLDER", help="CUDA kernels made by `python -m detente.training.build`")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="continue from the checkpoint in the folder")
    start.add_argument("--weights", metavar="FILE", help="start from these weights instead of imitating")
    parser.add_argument("--exploit", action="store_true", help="train an exploiter against the weights of --weights, which stay fixed")
    parser.add_argument(
        "--compact", action="store_true", help="write checkpoints of a third of the size, from which a run resumes approximately"
    )
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="the same number gives the same run on a CPU (default: 1)")
    parser.add_argument("--set", type=_pair, action="append", default=[], metavar="KEY=VALUE", help="a setting of training/settings.py")
    parser.add_argument("--plot", metavar="FILE", help="draw strength over decisions (PNG, SVG or PDF)")


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="(default: every game)")
    _add_json(parser)


def _add_warm(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="(default: every game)")


def _add_games(parser: argparse.ArgumentParser) -> None:
    _add_language(parser)


def _add_language(parser: argparse.ArgumentParser) -> None:
    from .engine.text import LANGUAGES

    choice = " or ".join(filter(None, (", ".join(LANGUAGES[:-1]), LANGUAGES[-1])))
    parser.add_argument("--lang", default=system_language(), help=f"language of the texts: {choice} (default: the system's, or en)")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def _add_options(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (see `detente games`); may be repeated",
    )


def _count(word: str) -> int:
    """An integer of 1 or more."""
    if not word.isdecimal() or int(word) < 1:
        raise DetenteError("count", word=word)
    return int(word)


def _seed(word: str) -> int:
    """An integer of 0 or more."""
    if not word.isdecimal():
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number of 0 or more")
    return int(word)


def _pair(word: str) -> tuple[str, str]:
    """A name and a value."""
    key, equals, value = word.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{word!r} is not KEY=VALUE")
    return key.strip(), value.strip()
