"""`detente serve` without randomness: the same visitors get the same games, so that a failing test is reproducible.

The secret of every game is the same, and the random bot chooses by what it sees; the other part of the chance comes from the visitors'
browsers, which the tests seed as well (conftest.py).
"""

from __future__ import annotations

import hashlib
import math
import os
import sys
import time
from pathlib import Path
from typing import Any

from detente.bots.choice import Choice
from detente.bots.random_bot import RandomBot, legal_actions
from detente.cli import main
from detente.server.play import keeper, shows, tables

SECRET = hashlib.sha256(b"Every game of these tests").hexdigest()


def choose(bot: RandomBot, observation: Any, budget: float = 0.0) -> Choice:
    """A legal action, always the same for the same observation."""
    actions, seen = legal_actions(observation), hashlib.sha256(observation.tobytes()).digest()
    return Choice(actions[int.from_bytes(seen[:8], "big") % len(actions)])


def travel(file: Path) -> None:
    """Advance the server's clock by the seconds in a file; the skipped time does not count as downtime."""
    plain = time.time
    setattr(time, "time", lambda: plain() + float(file.read_text(encoding="ascii")))  # noqa: B010
    setattr(keeper, "GAP", math.inf)  # noqa: B010


if __name__ == "__main__":
    if clock := os.environ.get("DETENTE_TEST_CLOCK"):
        travel(Path(clock))
    setattr(tables, "new_secret", lambda: SECRET)  # noqa: B010
    setattr(RandomBot, "choose", choose)  # noqa: B010
    setattr(shows, "show_bot", lambda game: "random")  # noqa: B010
    sys.exit(main())
