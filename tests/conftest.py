"""Marks the tests that `make check` skips (they play many games, start processes, need pages or compiled rules); the longest first."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from detente.pool import multiply_in_one_thread

multiply_in_one_thread()  # before numpy is imported: the workers share the cores

FOLDERS = ("arena", "bots", "browser", "client", "corpus", "drawing", "examples", "scale", "server", "training")
FILES = (
    "test_analyse.py",
    "test_commands.py",
    "test_exports.py",
    "test_golden.py",
    "test_laws.py",
    "test_recorded_game.py",
    "test_secrets.py",
    "test_secrets_of_events.py",
    "test_server.py",
    "test_simulate.py",
    "test_bench.py",
)
IMPORTS = "test_import"  # whole games, read and replayed
# Files whose tests take half a minute or more begin first: otherwise all workers but one have nothing left to do in the last minutes.
LONGEST = (
    "server/http/test_schema.py",
    "server/club/test_killed.py",
    "server/club/test_laws.py",
    "server/store/test_faults.py",
    "server/store/test_backups.py",
    "scale/test_presence.py",
    "scale/test_faults.py",
    "scale/test_club.py",
    "examples/test_research.py",
    "arena/test_cluster.py",
    "browser/test_three_days.py",
    "browser/test_friends.py",
    "browser/test_bell.py",
    "browser/test_secrecy.py",
)


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many workers as cores: tests spend about half their time waiting for servers, browsers and the disk."""
    return 2 * (os.cpu_count() or 1)


def is_slow(path: Path) -> bool:
    """Return whether a test file belongs to `make test` alone."""
    inside = path.relative_to(Path(__file__).parent)
    return inside.parts[0] in FOLDERS or inside.name in FILES or inside.name.startswith(IMPORTS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.relative_to(Path(__file__).parent).as_posix() not in LONGEST)
    for item in items:
        if is_slow(item.path):
            item.add_marker(pytest.mark.slow)
