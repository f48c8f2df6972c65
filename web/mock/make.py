"""Stored views for `?mock=twilight_struggle/NAME`: random games stopped at questions worth looking at. Run: python web/mock/make.py"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from detente import Game
from detente.games.twilight_struggle.page import page

WANTED = {"influence": 5, "play": 4, "coup": 4, "realign": 4, "headline": 5, "card": 4}
AVOIDED = ("play:coup", "play:space", "play:realign")


def play_until(question: str, turn: int, seat: str) -> dict[str, Any] | None:
    """A view of *seat* being asked *question* in *turn* or later, from some random game."""
    for seed in range(60):
        table, chance = Game("twilight_struggle").new(seed=seed), random.Random(seed)
        while table.outcome is None:
            mover = table.to_move[0]
            if mover == seat and table.sequence > 150 and table.question(mover) == question:
                view = page(table, mover)
                if view["board"]["turn"] >= turn and len(view["legal"]) > 1:
                    return view
            legal = list(table.legal(mover))
            calm = [name for name in legal if name not in AVOIDED or question in name] or legal
            table.play(mover, chance.choice(calm))
    return None


def main() -> None:
    folder = Path(__file__).parent / "twilight_struggle"
    for question, turn in WANTED.items():
        view = play_until(question, turn, "us")
        if view:
            (folder / f"{question}.json").write_text(json.dumps(view, separators=(",", ":")))
            print(question, view["board"]["turn"], len(json.dumps(view)))
    table, chance = Game("twilight_struggle").new(seed=7), random.Random(7)
    (folder / "setup.json").write_text(json.dumps(page(table, "ussr")))
    while table.outcome is None:
        table.play(table.to_move[0], chance.choice(list(table.legal(table.to_move[0]))))
    (folder / "end.json").write_text(json.dumps(page(table, "us")))


if __name__ == "__main__":
    main()
