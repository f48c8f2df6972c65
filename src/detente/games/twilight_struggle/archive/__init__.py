"""What the archive and its statistics extract from the log."""

from __future__ import annotations

from detente.archive.digest import Digest, Opening, Played

OPERATIONS = dict.fromkeys(("play:influence", "play:coup", "play:realign", "play:event_first"), "operations")
DIGEST = Digest(
    turn=("turn", "turn"),
    plays=(
        Played("headline", "card", "headline"),
        Played("card", "card", ways={"play:event": "event"} | OPERATIONS | {"play:space": "space"}),
    ),
    events=("coup", "realign", "war", "space", "scoring", "trap_roll", "crisis_over", "penalty", "final_scoring"),
    opening=Opening("influence", "country", until="turn", number="change"),
    favourite="headline",
)
