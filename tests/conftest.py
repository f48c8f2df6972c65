"""Marks the tests that `make check` skips (they play many games, start processes, need pages or compiled rules), begins with the longest,
and keeps the files of tests in memory."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from detente.pool import multiply_in_one_thread

multiply_in_one_thread()  # before numpy is imported: the workers share the cores

MEMORY = Path("/dev/shm")  # the file system in memory
ROOM = 4 * 2**30  # bytes; a whole run writes less


def keep_files_in_memory() -> None:
    """Let `tmp_path` be in memory where there is room: a server waits for the disk with every move that it stores. Tests end processes, not
    machines, so none of them can tell the difference."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
        system = os.statvfs(MEMORY)
        if system.f_bavail * system.f_frsize >= ROOM and not system.f_flag & os.ST_NOEXEC:
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


keep_files_in_memory()

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
# Files whose tests take long begin first, one for each worker in turn: otherwise all workers but one have nothing left to do in the last
# minutes.
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


def deal(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order in which each of the equal parts that the workers begin with starts with its share of the longest files."""
    rest: list[pytest.Item] = []
    longest: list[list[pytest.Item]] = [[] for _ in LONGEST]
    for item in items:
        name = item.path.relative_to(Path(__file__).parent).as_posix()
        (longest[LONGEST.index(name)] if name in LONGEST else rest).append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, tests in enumerate(filter(None, longest)):
        parts[number % workers] += tests
    for number, part in enumerate(parts):
        size = (len(items) - sum(map(len, parts[:number]))) // (workers - number)  # as pytest-xdist cuts them
        taken = max(0, size - len(part))
        part += rest[:taken]
        del rest[:taken]
    parts[-1] += rest
    return [item for part in parts for item in part]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = deal(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    for item in items:
        if is_slow(item.path):
            item.add_marker(pytest.mark.slow)
