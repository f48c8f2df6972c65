"""The clock of tournaments is killed right before every single statement and commit of a season; another process goes on."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

# A minute of work in hundreds of processes: ten times as long where others work too.
pytestmark = pytest.mark.timeout(3600)
ALL = ["enter"] * 4 + ["remind", "start", "pair", "game", "remind", "forfeit", "playoff", "pair", "game", "end"] + ["enter"] * 4

# The two pairings of the last round are nobody's, and end with their time.
WITH_LATE = ["enter"] * 3 + ["start", "pair", "enter", "game", "pair", "game", "game", "pair", "remind", "forfeit", "forfeit", "end"]


def killed(home: Path, *words: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.server.club.killed", str(home), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_kill_9_between_any_two_steps_of_a_season_changes_nothing(tmp_path: Path) -> None:
    found = killed(tmp_path / "home")
    assert found["events"] == ALL
    assert found["killed"] > 60
    assert found["differs"] == []
    assert (found["tables"], found["notices"]) == (3, 20)


def test_kill_9_in_a_round_robin_with_a_late_entry_changes_nothing(tmp_path: Path) -> None:
    found = killed(tmp_path / "home", "late", "5")
    assert found["events"] == WITH_LATE
    assert found["killed"] > 8
    assert found["differs"] == []
    assert found["tables"] == 5, "one in the first round, two in each of the others"
