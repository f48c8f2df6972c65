"""What the archive and its statistics extract from the log."""

from __future__ import annotations

from detente.archive.digest import Digest, Opening, Played

DIGEST = Digest(
    turn=("round", "round"),
    plays=(
        Played("shown", "agent", "agent"),
        Played("recruit", "group", "recruit"),
        Played("mobilise", "group", "mobilise"),
        Played("claim", "objective", "claim"),
    ),
    events=("riots", "killed", "saved", "destroy", "tie", "buried", "revived"),
    opening=Opening("shown", "agent", until="round", times=2),
    favourite="agent",
)
