"""Results in a file, one JSON line per game, appended as games end: an interrupted match can be resumed, and several runs add up."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from detente.engine.game import Game

from .executors import play_all
from .match import Pairing, Result


def play_missing(pairings: Sequence[Pairing], path: Path, jobs: int = 1, ray: str | None = None) -> Iterator[Result]:
    """Yield all results: first those in the file, then those of the missing games, each appended to the file as the game ends."""
    kept = read_results(path)
    yield from (kept[key] for pairing in pairings if (key := key_of(pairing)) in kept)
    missing = {(pairing.bots, pairing.seed): pairing for pairing in pairings if key_of(pairing) not in kept}
    if not missing:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    torn = path.is_file() and not path.read_bytes().endswith(b"\n")
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" * torn)
        for result in play_all(list(missing.values()), jobs, ray):
            about = json.loads(key_of(missing[result.bots, result.seed]))
            file.write(json.dumps(about | result.as_json()) + "\n")
            file.flush()
            yield result


def key_of(pairing: Pairing) -> str:
    """A key that identifies a game; the same game under other rules has another key."""
    rules = Game(pairing.game).rules.version
    return _key(pairing.game, rules, pairing.bots, pairing.seed, pairing.budget, pairing.options)


def _key(game: str, rules: int, bots: Any, seed: int, budget: float, options: Any) -> str:
    return json.dumps({"game": game, "rules": rules, "bots": bots, "seed": seed, "budget": budget, "options": options})


def read_results(path: Path) -> dict[str, Result]:
    """The results of a file by key; a line left half-written by a killed process is skipped."""
    found: dict[str, Result] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        names = ("game", "rules", "bots", "seed", "budget", "options")
        facts = {field.name: _plain(row[field.name]) for field in fields(Result)}
        found[_key(*(row[name] for name in names))] = Result(**facts)
    return found


def _plain(value: Any) -> Any:
    """Convert JSON lists to the tuples of a result."""
    return tuple(value) if isinstance(value, list) else value
