"""What the archive and its statistics extract from the log."""

from __future__ import annotations

from detente.archive.digest import Digest, Opening, Played

WAYS = {
    "influence": ("eu_place", "eu_grow", "nato_place", "nato_grow", "ru_place", "ru_grow"),
    "military": ("nato_mobilise", "nato_move", "ru_mobilise", "ru_move"),
    "income": ("eu_income", "ru_income"),
    "special": ("special",),
}
DIGEST = Digest(
    turn=("turn", "turn"),
    plays=(
        Played("use", "card", ways={f"use:{action}": way for way, actions in WAYS.items() for action in actions}),
        Played("skip", "card", "skip"),
        Played("advantage", "advantage", "advantage"),
        Played("cash", "advantage", "cash"),
        Played("met", "event", "met"),
    ),
    events=("clash", "broken", "reaction", "sanctions", "breakup", "dominance", "sea_free"),
    opening=Opening("card", "card", until="turn", times=2),
    favourite="advantage",
)
