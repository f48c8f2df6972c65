"""`detente serve` without chance of its own: the same visitors meet the same games, so that a test that fails fails again.

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
    """Any legal action, the same one whenever the same is seen."""
    actions, seen = legal_actions(observation), hashlib.sha256(observation.tobytes()).digest()
    return Choice(actions[int.from_bytes(seen[:8], "big") % len(actions)])


def travel(file: Path) -> None:
    """Let the server's clock go ahead by the seconds that a file holds; what is skipped does not count as time in which it was down."""
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
