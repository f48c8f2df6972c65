"""The clock of tournaments is killed right before every single statement and commit of a season; another process goes on."""

import json
import subprocess
import sys
from pathlib import Path

ALL = ["enter"] * 4 + ["remind", "start", "pair", "game", "remind", "forfeit", "playoff", "pair", "game", "end"] + ["enter"] * 4


def test_kill_9_between_any_two_steps_of_a_season_changes_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.club.killed", str(tmp_path / "home")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["events"] == ALL
    assert found["killed"] > 60
    assert found["differs"] == []
    assert (found["tables"], found["notices"]) == (3, 20)
