"""A season of a league kept by two processes on one PostgreSQL database, one of which is killed:
`python -m tests.scale.killed FOLDER [EVERY]` prints what differs then.

Both look at the same moments and race for every step: rounds, tables, forfeits, the play-off, the next season. One of them is killed
(SIGKILL) right before its statement or commit of a number, for every number (or every EVERY-th); the other goes on. What is stored in the
end has to be what one process stores alone.
"""

from __future__ import annotations

import asyncio
import json
import mmap
import os
import signal
import sys
import time
from pathlib import Path

import sqlalchemy

from detente.engine.boards import rehearse
from detente.engine.game import Game
from detente.server.store.migrate import known_revisions
from tests.server import postgres
from tests.server.club.killed import GAME, child, copy_of, go_on, kill_before, prepare, told

LAST = 60  # statements and commits of a process, at most


def keep(folder: Path, me: int, steps: mmap.mmap, at: int | None) -> None:
    """Keep the season together with the other process: *steps* has the step that each is at, and whether the first has ended."""
    if at is not None:
        kill_before(at)
    was_there = True

    def wait(step: int) -> bool:
        nonlocal was_there
        steps[me] = step + 1
        while steps[1 - me] <= step and not steps[2]:
            time.sleep(0.001)
        has_died, was_there = was_there and bool(steps[2]), not steps[2]
        return has_died

    asyncio.run(go_on(folder, wait))


def race(folder: Path, number: int | None) -> bool:
    """Whether the first of two processes was killed before the other had done everything."""
    steps, pids = mmap.mmap(-1, 3), []
    for me, at in enumerate((number, None)):
        pid = os.fork()
        if not pid:
            os._exit(child(lambda me=me, at=at: keep(folder, me, steps, at)))  # type: ignore[misc]
        pids.append(pid)
    statuses = []
    for pid in pids:
        statuses.append(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        steps[2] = 1
    assert statuses[1] == 0, "the other went on"
    return statuses[0] == signal.SIGKILL


def main(home: Path, every: int) -> None:
    """Prints what differs, and how often one was killed."""
    sqlalchemy.create_engine("sqlite://").dispose()
    rehearse(Game(GAME))
    known_revisions()
    cluster, start = postgres.Cluster(), home / "start"
    cluster.start()
    try:
        start.mkdir(parents=True)
        (start / "database").write_text(cluster.database(start), encoding="utf-8")
        child(lambda: asyncio.run(prepare(start)))

        def fresh(name: str) -> Path:
            folder = copy_of(start, name)
            (folder / "database").write_text(cluster.copy(start, folder), encoding="utf-8")
            return folder

        alone, together = fresh("alone"), fresh("together")
        assert child(lambda: asyncio.run(go_on(alone))) == 0
        wanted, killed, differs = told(alone), 0, list[int | None]()
        race(together, None)
        if told(together) != wanted:
            differs.append(None)
        for number in range(0, LAST, every):
            folder = fresh(f"killed{number}")
            killed += race(folder, number)
            if told(folder) != wanted:
                differs.append(number)
    finally:
        cluster.stop("immediate")
        cluster.remove()
    print(json.dumps({"killed": killed, "differs": differs, "tables": wanted["count"], "notices": len(wanted["notices"])}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
