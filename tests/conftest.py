"""Marks the tests that `make check` skips: they play many games, start processes, need built pages, or are meant for compiled rules."""

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


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many workers as cores: tests spend about half their time waiting for servers, browsers and the disk."""
    return 2 * (os.cpu_count() or 1)


def is_slow(path: Path) -> bool:
    """Return whether a test file belongs to `make test` alone."""
    inside = path.relative_to(Path(__file__).parent)
    return inside.parts[0] in FOLDERS or inside.name in FILES or inside.name.startswith(IMPORTS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_slow(item.path):
            item.add_marker(pytest.mark.slow)
