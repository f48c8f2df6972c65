"""Views for pictures: seeded games, stopped at questions worth looking at.

python web/views.py FOLDER      writes FOLDER/GAME/NAME.json
"""

from __future__ import annotations

import json
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from detente import Game
from detente.engine.boards import view_of
from detente.engine.table import Table

SEEDS = 40  # games that are played in search of a screen


class Screen(NamedTuple):
    """A seat that is asked a question, not before a step, with so many choices; the end of a game has no question."""

    seat: str
    question: str
    step: int = 0
    choices: int = 2


SCREENS = {
    "twilight_struggle": {
        "setup": Screen("ussr", "setup"),
        "headline": Screen("us", "headline", 150),
        "card": Screen("us", "card", 150),
        "play": Screen("us", "play", 150),
        "influence": Screen("us", "influence", 150, 9),
        "coup": Screen("us", "coup", 150),
        "realign": Screen("us", "realign", 150),
        "end": Screen("us", "", 0),
    },
    "cia_vs_kgb": {
        "planning": Screen("cia", "agent", 80),
        "struggle": Screen("cia", "turn", 80, 3),
        "media": Screen("cia", "media", 40),
        "end": Screen("cia", ""),
    },
    "europe_divided": {
        "initiative": Screen("europe", "initiative", 100),
        "card": Screen("russia", "card", 200),
        "action": Screen("europe", "action", 200, 3),
        "place": Screen("europe", "place", 80, 3),
        "grow": Screen("europe", "grow", 150, 3),
        "move": Screen("europe", "move", 200, 5),
        "unit": Screen("russia", "unit", 200),
        "keep": Screen("europe", "keep", 150),
        "reveal": Screen("russia", "reveal", 80),
        "end": Screen("europe", ""),
    },
}


def is_at(table: Table, screen: Screen) -> bool:
    """Whether this is the moment for a picture."""
    if not screen.question or table.outcome:
        return not screen.question and table.outcome is not None
    is_asked = screen.seat in table.to_move and table.question(screen.seat) == screen.question
    return is_asked and table.sequence >= screen.step and len(table.legal(screen.seat)) >= screen.choices


@cache
def find_views(title: str) -> dict[str, Any]:
    """The views of a game's screens by name, as the server would send them."""
    game, found = Game(title), dict[str, Any]()
    for seed in range(SEEDS):
        table, chance = game.new(seed=seed), random.Random(seed)
        while True:
            for name, screen in SCREENS[title].items():
                if name not in found and is_at(table, screen):
                    found[name] = view_of(table, screen.seat)
            if table.outcome or len(found) == len(SCREENS[title]):
                break
            mover = table.to_move[0]
            table.play(mover, chance.choice(list(table.legal(mover))))
        if len(found) == len(SCREENS[title]):
            return found
    raise LookupError(f"{title}: no game of {SEEDS} came to {', '.join(SCREENS[title].keys() - found.keys())}")


def write_views(folder: Path) -> None:
    """All views as files."""
    for title in SCREENS:
        (folder / title).mkdir(parents=True, exist_ok=True)
        for name, view in find_views(title).items():
            (folder / title / f"{name}.json").write_text(json.dumps(view), encoding="utf-8")


if __name__ == "__main__":
    write_views(Path(sys.argv[1]))
