"""`detente serve` without randomness: the same visitors get the same games, so that a failing test is reproducible.

The secret of every game is the same, and the random bot chooses by what it sees; the other part of the chance comes from the visitors'
browsers, which the tests seed as well (conftest.py).
"""

from __future__ import annotations

import hashlib
import math
import os
import secrets
import sys
import time
from pathlib import Path
from typing import Any

from detente.bots.choice import Choice
from detente.bots.random_bot import RandomBot, legal_actions
from detente.cli import main
from detente.server.play import seating, shows, table_jobs

# What changes when the other side decides in secret at the same time, in any game.
SECRET_CHOICE = {
    "advantage_hand", "advantage_removed", "asked", "chosen", "event_count", "event_hand", "event_laid", "events", "hand_count",
    "laid_count",
}  # fmt: skip
SECRET = hashlib.sha256(b"Every game of these tests").hexdigest()


def choose(bot: RandomBot, observation: Any, budget: float = 0.0) -> Choice:
    """A legal action, always the same in the same position, whether the other side has already made its secret choice or not."""
    actions, seen = legal_actions(observation), hashlib.sha256()
    for name in observation.dtype.names:
        if name not in SECRET_CHOICE:
            seen.update(observation[name].tobytes())
    return Choice(actions[int.from_bytes(seen.digest()[:8], "big") % len(actions)])


def replace(owner: object, name: str, by: object) -> None:
    """Replace what is there: something that has moved elsewhere is not silently left as it is."""
    assert hasattr(owner, name), f"{owner} has no {name}"
    setattr(owner, name, by)


def travel(file: Path) -> None:
    """Advance the server's clock by the seconds in a file; the skipped time does not count as downtime."""
    plain = time.time
    replace(time, "time", lambda: plain() + float(file.read_text(encoding="ascii")))
    replace(table_jobs, "GAP", math.inf)


if __name__ == "__main__":
    if clock := os.environ.get("DETENTE_TEST_CLOCK"):
        travel(Path(clock))
    replace(seating, "new_secret", lambda: SECRET)
    replace(secrets, "choice", lambda seats: seats[0])  # the seat of whoever leaves it to chance
    replace(RandomBot, "choose", choose)
    replace(shows, "show_bot", lambda game: "random")
    sys.exit(main())
