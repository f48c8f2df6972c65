"""A season of a league in processes that are killed: `python -m tests.server.club.killed FOLDER` prints what differs then.

The job of tournaments runs a league's season, from the call of its players over a forfeit and a play-off to the announcement of the next
one; with the word `late` after the folder, a round robin that somebody enters while it goes on. A process of its own does it once
undisturbed; then, for every statement and every commit (or every so many, the number after the word), one is killed (SIGKILL) right before
it, and another goes on. What is stored in the end has to be the same every time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import event, select, text
from sqlalchemy.engine import Engine

from detente.engine.boards import rehearse
from detente.engine.game import Game
from detente.server.club.organiser import Organiser, TournamentRequest
from detente.server.club.plan import TournamentPlan
from detente.server.club.tournament_job import TournamentJob
from detente.server.errors import Conflict, Outdated
from detente.server.identity.visitors import Visitors
from detente.server.play.signed_positions import PositionSigner
from detente.server.play.tables import TableRegistry
from detente.server.settings import Settings
from detente.server.store import Store
from detente.server.store.migrate import known_revisions
from detente.server.store.models import NoticeRow
from detente.server.store.statements import REGISTER
from detente.server.store.tournaments import TournamentRow

GAME, SECRET = "cia_vs_kgb", "s" * 32
HOUR, DAY = 3600.0, 86_400.0
WRITES = ("INSERT", "UPDATE", "DELETE")
LATE = "enter"  # in a script: whoever is not in it yet enters


@dataclass(frozen=True)
class Course:
    """What is played by how many, and what happens when, in days since the announcement: the clock looks, or the players of a pairing end
    their game."""

    plan: dict[str, Any]
    players: int
    script: tuple[tuple[float, str], ...]


COURSES = {
    "season": Course(
        {"round_seconds": 7 * DAY, "division": 2, "up": 1, "seasons": True, "playoff": 2}, 4,
        ((0.99, ""), (1.0, ""), (1.5, "0.1.0"), (2.0, ""), (7.5, ""), (8.0, ""), (8.5, "0"), (9.0, ""), (10.0, "")),
    ),
    "late": Course(
        {"round_seconds": 7 * DAY}, 3,
        ((1.0, ""), (1.2, LATE), (1.5, "0.1.1"), (2.0, ""), (2.5, "0.2.0"), (2.5, "0.2.1"), (3.0, ""), (9.9, ""), (10.5, "")),
    ),
}  # fmt: skip


def database_of(folder: Path) -> str:
    """The database that a file in the folder names, or SQLite inside it."""
    named = folder / "database"
    return named.read_text(encoding="utf-8") if named.exists() else f"sqlite+aiosqlite:///{folder}/detente.sqlite"


def course_of(folder: Path) -> Course:
    """The one that a file in the folder names, or a season."""
    named = folder / "course"
    return COURSES[named.read_text(encoding="ascii") if named.exists() else "season"]


async def prepare(folder: Path) -> None:
    """Members who have entered a tournament, and one who has not if somebody enters late."""
    store = Store(database_of(folder))
    await store.open()
    visitors, organiser, people = Visitors(store, SECRET), Organiser(registry(store, folder)), []
    course = course_of(folder)
    for k in range(course.players + any(what == LATE for _, what in course.script)):
        guest, _ = await visitors.add_guest(f"Player {k}", "", "")
        await store.people.write((REGISTER, [{"row": guest.id, "login": f"login{k}", "password": "x", "email": None}]))
        people.append(replace(guest, login=f"login{k}"))
    now = time.time()
    plan = TournamentPlan("round-robin", now + DAY, **course.plan)
    made = await organiser.create(people[0], TournamentRequest("League", GAME, plan, clock={"base": HOUR, "increment": 0.0, "days": 0.0}))
    for one in people[: course.players]:
        await organiser.enter(one, made.id)
    (folder / "began").write_text(str(now), encoding="ascii")
    (folder / "step").write_text("0", encoding="ascii")
    await store.close()


def registry(store: Store, folder: Path) -> TableRegistry:
    return TableRegistry(store, Settings(data=str(folder), database=database_of(folder)), PositionSigner(SECRET))


async def go_on(folder: Path, wait: Callable[[int], bool] = lambda step: False) -> None:
    """Do the script, from the step at which the last process was. *wait*: until whoever else does the same has done a step; whether they
    have died meanwhile, and may have left it to others, who look again every few seconds."""
    store = Store(database_of(folder))
    await store.open()
    tables = registry(store, folder)
    job, began = TournamentJob(Organiser(tables)), float((folder / "began").read_text(encoding="ascii"))
    script = course_of(folder).script
    for step in range(int((folder / "step").read_text(encoding="ascii")), len(script)):
        (folder / "step").write_text(str(step), encoding="ascii")
        day, pairing = script[step]
        is_done = False
        while not is_done:
            if pairing == LATE:
                await enter_late(job.organiser, began + day * DAY)
            elif pairing:
                await end_game(store, pairing)
            else:
                await job.run_once(began + day * DAY)
            is_done = not wait(step)
    await tables.close()
    await store.close()


async def enter_late(organiser: Organiser, now: float) -> None:
    """Whoever is not in it enters, unless another process has seen to it: at a time of the script, not of the day."""
    (organised,) = await organiser.store.tournaments.going_on()
    held = await organiser.load(organised)
    late = await organiser.store.visitor_by_login(f"login{COURSES['late'].players}")
    assert late is not None
    if late.id not in held.state.entrants:
        with contextlib.suppress(Conflict):  # another process was quicker
            await organiser.record_event(held, held.state.entry(now, late.id, 1500.0), late.id)


async def end_game(store: Store, pairing: str) -> None:
    """Whoever began on the first seat wins."""
    for board in await store.tournaments.boards():
        if board.pairing == pairing and board.status == "waiting":
            match = await store.match(board.table)
            with contextlib.suppress(Outdated):  # another process has done it
                await store.change_match(replace(match, status="over", outcome={"winner": Game(GAME).seats[0], "ending": "points"}))


async def tell(folder: Path) -> dict[str, Any]:
    """Everything that was stored, without what chance or the time of day decides."""
    store = Store(database_of(folder))
    await store.open()
    rows = await store._rows(select(TournamentRow).order_by(TournamentRow.season))
    seasons, tables = [], []
    for (row,) in rows:
        events = await store.tournaments.events(row.id)
        seasons.append([row.season, row.phase, row.count, row.entrants, row.starts, row.plan, [[vars(one), by] for one, by in events]])
        boards = await store.tournaments.boards(row.id)
        tables += [
            [row.season, one.pairing, one.game, one.attempt, one.first, one.second, one.done, one.status, one.outcome] for one in boards
        ]
    notices = await store._rows(select(NoticeRow.visitor, NoticeRow.kind, NoticeRow.text, NoticeRow.until))
    counted = await store._rows(text("SELECT count(*) FROM tables"))
    await store.close()
    return {"seasons": seasons, "tables": tables, "notices": sorted(map(list, notices), key=str), "count": counted[0][0]}


def kill_before(number: int) -> None:
    """Kill this process right before its statement or commit of this number, from 0."""
    passed = 0

    def count() -> None:
        nonlocal passed
        if passed == number:
            os.kill(os.getpid(), signal.SIGKILL)
        passed += 1

    event.listen(Engine, "before_cursor_execute", lambda *given: count() if given[2].lstrip().startswith(WRITES) else None)
    event.listen(Engine, "commit", lambda connection: count())


def child(work: Callable[[], None]) -> int:
    """Let a process of its own do it; the signal that ended it, 0 if none did."""
    pid = os.fork()
    if pid:
        status = os.waitpid(pid, 0)[1]
        assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "the work failed"
        return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    try:
        work()
    except BaseException:  # the parent has to know, whatever it is
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def copy_of(folder: Path, name: str) -> Path:
    new = folder.parent / name
    shutil.copytree(folder, new)
    return new


def told(folder: Path) -> Any:
    """What `tell` finds, in a process of its own."""

    def write() -> None:
        (folder / "told").write_text(json.dumps(asyncio.run(tell(folder))), encoding="utf-8")

    child(write)
    return json.loads((folder / "told").read_text(encoding="utf-8"))


def main(home: Path, course: str = "season", every: str = "1") -> None:
    """Prints what differs, and how often it was killed."""
    secrets.SystemRandom()
    sqlalchemy.create_engine("sqlite://").dispose()
    rehearse(Game(GAME))
    known_revisions()
    start = home / "start"
    start.mkdir(parents=True)
    (start / "course").write_text(course, encoding="ascii")
    child(lambda: asyncio.run(prepare(start)))
    undisturbed = copy_of(start, "undisturbed")
    assert child(lambda: asyncio.run(go_on(undisturbed))) == 0
    wanted, number, killed, differs = told(undisturbed), 0, 0, list[int]()
    while True:
        here = copy_of(start, "killed")

        def die(folder: Path = here, at: int = number) -> None:
            kill_before(at)
            asyncio.run(go_on(folder))

        if child(die) != signal.SIGKILL:
            break
        assert child(lambda folder=here: asyncio.run(go_on(folder))) == 0  # type: ignore[misc]
        if told(here) != wanted:
            differs.append(number)
        shutil.rmtree(here)
        number, killed = number + int(every), killed + 1
    kinds = [one["kind"] for season in wanted["seasons"] for one, _ in season[-1]]
    print(json.dumps({"killed": killed, "differs": differs, "events": kinds, "tables": wanted["count"], "notices": len(wanted["notices"])}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
