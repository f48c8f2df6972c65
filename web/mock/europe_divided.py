"""Stored views of Europe Divided for `?mock=europe_divided/NAME`: games that fill the map, stopped at questions worth looking at."""

from __future__ import annotations

import json
import random
from pathlib import Path

from detente import Game
from detente.engine.table import Table
from detente.games.europe_divided.page import page

WANTED = {  # by question: the seat, the first turn, and how many choices there must be
    "move": ("europe", 12, 9),
    "grow": ("europe", 9, 4),
    "action": ("europe", 12, 5),
    "card": ("russia", 13, 1),
    "initiative": ("europe", 7, 1),
    "reveal": ("russia", 6, 1),
    "unit": ("russia", 14, 3),
    "place": ("europe", 5, 3),
    "keep": ("europe", 10, 1),
}


def choose(table: Table, seat: str, chance: random.Random) -> str:
    """Placing before increasing, armies now and then, income when the purse is empty."""
    legal, question = list(table.legal(seat)), table.question(seat)
    coins = page(table, seat)["board"]["coins"][seat] if question == "action" else 0
    odds = {"_place": 0.55 if coins >= 2 else 0.0, "_move": 0.25, "_mobilise": 0.2, "_grow": 0.75 if coins else 0.4, "_income": 0.9}
    for ending, likely in odds.items():
        found = [action for action in legal if action.endswith(ending)]
        if found and chance.random() < likely:
            return chance.choice(found)
    kept = () if question == "keep" else ("advantage:", "cash:")
    return chance.choice([action for action in legal if action != "skip" and not action.startswith(kept)] or legal)


def is_wanted(table: Table, seat: str) -> bool:
    wanted, turn, least = WANTED.get(table.question(seat), ("", 0, 0))
    return seat == wanted and len(table.legal(seat)) >= least and page(table, seat)["board"]["turn"] >= turn


def main() -> None:
    folder, found = Path(__file__).parent / "europe_divided", set[str]()
    for seed in range(40):
        table, chance = Game("europe_divided").new(seed=seed), random.Random(seed)
        while table.outcome is None:
            mover = table.to_move[0]
            question = table.question(mover)
            if question not in found and is_wanted(table, mover):
                found.add(question)
                (folder / f"{question}.json").write_text(json.dumps(page(table, mover), separators=(",", ":")))
            table.play(mover, choose(table, mover, chance))
        if seed == 0:
            (folder / "end.json").write_text(json.dumps(page(table, "europe"), separators=(",", ":")))
        if found == set(WANTED):
            break


if __name__ == "__main__":
    main()
