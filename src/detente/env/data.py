"""Games as Parquet files, for behaviour cloning and statistics.

`games.parquet` has one row per game, `moves-N.parquet` one row per decision: seat, question, legal actions, answer, the
seat's observation (the features of `detente.env.features`), and the result of the game for it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from detente import __version__
from detente.engine.errors import BadGameFile, DetenteError
from detente.engine.rules import OBSERVE, empty
from detente.engine.table import Table

from .features import Features

ROWS = 50_000  # per file of moves


@dataclass(frozen=True)
class Kept:
    """A finished game: its row, and the columns of its moves."""

    game: dict[str, Any]
    moves: dict[str, Any]


def keep(table: Table, features: Features, bots: tuple[str, str] | None = None, seed: int | None = None) -> Kept:
    """The row and the columns of a game, from its table."""
    game, rules = table.game, table.game.rules
    steps = len(table.moves)
    seen = empty(rules.observation)
    observations = np.zeros((steps, features.size), np.int16)
    seats, questions, actions, legal = [], [], [], []
    for step, move in enumerate(table.moves):
        state, seat = np.array([table.state_at(step)]), game.seat(move.seat)
        rules.call(state, seen, OBSERVE, seat)
        observations[step] = features.flat(seen)[0]
        seats.append(seat)
        questions.append(int(state[0]["asked"][seat]))
        actions.append(game.numbers[move.action])
        legal.append(np.flatnonzero(rules.mask(state[0]["legal"][seat])).astype(np.int16))
    outcome = table.outcome
    winner = "" if outcome is None else outcome.winner
    results = {seat: 0.0 if winner in ("", "draw") else 1.0 if winner == seat else -1.0 for seat in game.seats}
    row = {
        "title": game.id, "rules": table.version, "options": json.dumps(table.options, default=list), "seed": seed,
        "bots": list(bots) if bots else None, "winner": winner, "ending": outcome.ending if outcome else "unfinished", "moves": steps,
    }  # fmt: skip
    moves = {
        "step": np.arange(steps, dtype=np.int32), "seat": np.array(seats, np.int8), "question": np.array(questions, np.int16),
        "action": np.array(actions, np.int16), "legal": legal, "result": np.array([results[game.seats[s]] for s in seats], np.float32),
        "observation": observations,
    }  # fmt: skip
    return Kept(row, moves)


def write(games: Iterable[Kept], features: Features, folder: Path, command: str = "") -> tuple[int, int]:
    """Write games into an empty or new folder; returns the numbers of games and moves. The files contain a description of all columns,
    and a data card is written next to them."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise DetenteError("needs-extra", extra="data") from None
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise BadGameFile("folder-not-empty", path=str(folder))
    about = {
        b"detente.title": features.game.id.encode(),
        b"detente.features": json.dumps({"version": features.version, "names": features.names}).encode(),
        b"detente.actions": json.dumps(features.game.actions).encode(),
        b"detente.questions": json.dumps(features.game.rules.questions).encode(),
    }
    rows, written = list[dict[str, Any]](), 0
    for number, part in enumerate(_parts(games, rows)):
        table = arrow.table(
            {
                "game": np.concatenate([np.full(len(moves["step"]), k, np.int32) for k, moves in part]),
                **{name: np.concatenate([moves[name] for _, moves in part]) for name in ("step", "seat", "question", "action", "result")},
                "legal": arrow.array([one for _, moves in part for one in moves["legal"]], arrow.list_(arrow.int16())),
                "observation": arrow.FixedSizeListArray.from_arrays(
                    np.concatenate([moves["observation"] for _, moves in part]).reshape(-1), features.size
                ),
            }
        )
        parquet.write_table(table.replace_schema_metadata(about), folder / f"moves-{number:05}.parquet", compression="zstd")
        written += table.num_rows
    parquet.write_table(arrow.Table.from_pylist(rows).replace_schema_metadata(about), folder / "games.parquet")
    (folder / "README.md").write_text(data_card(rows, written, features, command), encoding="utf-8")
    return len(rows), written


def data_card(rows: list[dict[str, Any]], moves: int, features: Features, command: str) -> str:
    """A Markdown description of the files' content and origin."""
    game, count = features.game, max(1, len(rows))
    winners, endings = Counter(row["winner"] or "nobody" for row in rows), Counter(row["ending"] for row in rows)
    bots = sorted({bot for row in rows for bot in row["bots"] or ()})
    seeds = [row["seed"] for row in rows if row["seed"] is not None]
    lines = [
        f"# Games of {game.id}",
        "",
        f"{len(rows):,} games, {moves:,} decisions. Made by detente {__version__}" + (f" with `{command}`." if command else "."),
        "",
        "| | |",
        "|---|---|",
        f"| rules versions | {', '.join(sorted({str(row['rules']) for row in rows}))} |",
        f"| features | {features.size}, as of rules version {features.version} |",
        f"| options | {'; '.join(sorted({row['options'] for row in rows}))} |",
        f"| players | {', '.join(bots) or 'people, or not known'} |",
        f"| seeds | {f'{min(seeds)} to {max(seeds)}' if seeds else 'of the games’ own keys'} |",
        f"| winners | {shares(winners, count)} |",
        f"| endings | {shares(endings, count)} |",
        "| licence | Apache-2.0 for what bots played; games of people belong to them |",
        "",
        "`games.parquet` has a row per game, `moves-N.parquet` a row per decision; `game` joins them. `observation` is what the seat to",
        "move knew before it answered, and nothing else; the names of its numbers, of actions and of questions are in the metadata of",
        "every file (`detente.features`, `detente.actions`, `detente.questions`). `result` is 1 for a win of that seat, −1 for a loss,",
        "0 otherwise.",
        "",
        "Decisions of the seats follow each other in one game and are not independent: divide training and test sets by game.",
        "",
    ]
    return "\n".join(lines)


def shares(counts: Counter[str], count: int) -> str:
    """Names with their share of all games."""
    return ", ".join(f"{name} {100 * n / count:.1f} %" for name, n in counts.most_common())


def _parts(games: Iterable[Kept], rows: list[dict[str, Any]]) -> Iterator[list[tuple[int, dict[str, Any]]]]:
    """The moves in chunks of about a file's size; appends the games' rows to *rows* along the way."""
    part, size = list[tuple[int, dict[str, Any]]](), 0
    for kept in games:
        part.append((len(rows), kept.moves))
        rows.append({"game": len(rows), **kept.game})
        size += kept.game["moves"]
        if size >= ROWS:
            yield part
            part, size = [], 0
    if part:
        yield part
