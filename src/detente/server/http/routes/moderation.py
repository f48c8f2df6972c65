"""The moderators' page: people, reports, void games, and the moderation log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import Path, Query

from ...people.moderation import Moderation, moderated_person
from ...people.profiles import find_person
from ...store.people import LISTED
from ..person_schemas import ActionIn, CaseOut, DoneOut, ModeratedPersonOut, ModerationLogOut, ModerationReasonIn, PeopleOut, ReportsOut
from . import CurrentModerator, ModerationJobDep, TablesDep, make_router, problems
from .matches import Id
from .persons import PersonPath

router = make_router("/api/moderation", "moderation")
Before = Annotated[int | None, Query(ge=0, le=2**31 - 1)]
ReportNumber = Annotated[int, Path(ge=0, le=2**31 - 1)]


def page(rows: Sequence[Any]) -> int | None:
    """The number from which the next page of a list continues."""
    return rows[-1].id if len(rows) == LISTED else None


@router.get("/people", responses=problems(401, 403))
async def find_people(_: CurrentModerator, tables: TablesDep, search: Annotated[str, Query(max_length=80)] = "") -> PeopleOut:
    """People by name or login; the newest members without a search."""
    found = await Moderation(tables.store).find(search)
    return PeopleOut.model_validate({"people": [moderated_person(visitor) for visitor in found]})


@router.get("/people/{person}", responses=problems(401, 403, 404))
async def read_case(_: CurrentModerator, person: PersonPath, tables: TablesDep) -> CaseOut:
    """A person with the reports about them and the actions taken."""
    found = await find_person(tables.store, person)
    reports = await tables.store.people.reports(is_open=False, about=found.id)
    entries = await tables.store.people.moderation_log(about=found.id)
    case = {
        "record": moderated_person(found),
        "reports": [asdict(report) for report in reports],
        "entries": [asdict(entry) for entry in entries],
    }
    return CaseOut.model_validate(case)


@router.post("/people/{person}", responses=problems(401, 403, 404, 409))
async def act(
    by: CurrentModerator, person: PersonPath, given: ActionIn, tables: TablesDep, moderation_job: ModerationJobDep
) -> ModeratedPersonOut:
    """Warn, silence, close an account, or undo that."""
    found = await Moderation(tables.store).act(by, person, given.action, given.why, given.hours)
    await moderation_job.run_once()
    return ModeratedPersonOut.model_validate(moderated_person(found))


@router.get("/reports", responses=problems(401, 403))
async def list_reports(
    _: CurrentModerator, tables: TablesDep, status: Literal["open", "all"] = "open", before: Before = None
) -> ReportsOut:
    """Reports, newest first."""
    found = await tables.store.people.reports(status == "open", before)
    return ReportsOut.model_validate({"reports": [asdict(report) for report in found], "next": page(found)})


@router.post("/reports/{report}", responses=problems(401, 403, 404, 409))
async def settle(by: CurrentModerator, report: ReportNumber, given: ModerationReasonIn, tables: TablesDep) -> DoneOut:
    """Settle a report with a verdict."""
    await Moderation(tables.store).settle(by, report, given.why)
    return DoneOut()


@router.post("/tables/{table_id}/void", responses=problems(401, 403, 404))
async def void(
    by: CurrentModerator, table_id: Id, given: ModerationReasonIn, tables: TablesDep, moderation_job: ModerationJobDep
) -> DoneOut:
    """Void a game, so that it does not count."""
    await Moderation(tables.store).void(by, table_id, given.why)
    await moderation_job.run_once()
    return DoneOut()


@router.get("/log", responses=problems(401, 403))
async def read_log(_: CurrentModerator, tables: TablesDep, before: Before = None) -> ModerationLogOut:
    """The moderation log."""
    found = await tables.store.people.moderation_log(before)
    return ModerationLogOut.model_validate({"entries": [asdict(entry) for entry in found], "next": page(found)})
