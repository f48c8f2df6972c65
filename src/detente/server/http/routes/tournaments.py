"""Tournaments: organise, enter, leave, direct, look."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...club.organiser import Organiser, Wish, people_of
from ...club.shown import as_csv, line, log, whole
from ...club.tournament import Plan
from ...store import Visitor
from ..club_schemas import DirectIn, TournamentIn, TournamentLogOut, TournamentOut, TournamentsOut
from . import Anybody, Who, limit, problems

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
TournamentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$")]
CSV: dict[int | str, dict[str, object]] = {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}
PHASES = {"coming": ("open",), "running": ("running",), "past": ("over", "cancelled"), "all": ("open", "running", "over", "cancelled")}


def organiser_of(request: Request) -> Organiser:
    organiser: Organiser = request.app.state.organiser
    return organiser


TheOrganiser = Annotated[Organiser, Depends(organiser_of)]


async def shown(organiser: Organiser, tournament: str, visitor: Visitor | None) -> TournamentOut:
    """A tournament as it stands."""
    held = await organiser.get(tournament)
    boards = await organiser.store.tournaments.boards(tournament)
    return TournamentOut.model_validate(whole(held, await people_of(organiser.store, held), boards, visitor))


@router.get("", responses=problems())
async def list_tournaments(
    organiser: TheOrganiser,
    phase: Literal["coming", "running", "past", "all"] = "all",
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[float | None, Query(ge=0, le=1e11)] = None,
) -> TournamentsOut:
    """Tournaments, those that start last first, a hundred at a time; the next hundred starts *before* the last of these."""
    found = await organiser.store.tournaments.listed(PHASES[phase], game, before)
    people = await organiser.store.tournaments.people({one.director for one in found})
    return TournamentsOut.model_validate({"tournaments": [line(one, people) for one in found]})


@router.post("", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def organise(wanted: TournamentIn, organiser: TheOrganiser, visitor: Who) -> TournamentOut:
    """A new tournament, which I direct."""
    plan = Plan(**wanted.plan.model_dump() | {"ties": tuple(wanted.plan.ties)})
    wish = Wish(wanted.name, wanted.game, plan, wanted.text, wanted.options, wanted.clock.model_dump())
    return await shown(organiser, (await organiser.create(visitor, wish)).id, visitor)


@router.get("/{tournament}", responses=problems(404))
async def read_tournament(tournament: TournamentId, organiser: TheOrganiser, visitor: Anybody) -> TournamentOut:
    """Entries, standings, meetings and bracket."""
    return await shown(organiser, tournament, visitor)


@router.get("/{tournament}/log", responses=problems(404))
async def read_log(tournament: TournamentId, organiser: TheOrganiser) -> TournamentLogOut:
    """What has happened, the newest first."""
    held = await organiser.get(tournament)
    return TournamentLogOut.model_validate({"events": await log(organiser.store, held)})


@router.get("/{tournament}/standings.csv", response_class=Response, responses=problems(404) | CSV)
async def read_csv(tournament: TournamentId, organiser: TheOrganiser) -> Response:
    """The standings for a spreadsheet."""
    held = await organiser.get(tournament)
    headers = {"content-disposition": f'attachment; filename="detente-{tournament}.csv"'}
    return PlainTextResponse(as_csv(held, await people_of(organiser.store, held)), media_type="text/csv", headers=headers)


@router.post("/{tournament}/enter", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def enter(tournament: TournamentId, organiser: TheOrganiser, visitor: Who) -> TournamentOut:
    """I take part."""
    await organiser.enter(visitor, tournament)
    return await shown(organiser, tournament, visitor)


@router.post("/{tournament}/leave", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def leave(tournament: TournamentId, organiser: TheOrganiser, visitor: Who) -> TournamentOut:
    """I take part no longer; what I am playing is lost."""
    await organiser.leave(visitor, tournament)
    return await shown(organiser, tournament, visitor)


@router.post("/{tournament}/check-in", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def check_in(tournament: TournamentId, organiser: TheOrganiser, visitor: Who) -> TournamentOut:
    """I am there, shortly before the start."""
    await organiser.check_in(visitor, tournament)
    return await shown(organiser, tournament, visitor)


@router.post("/{tournament}/direct", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def direct(tournament: TournamentId, given: DirectIn, organiser: TheOrganiser, visitor: Who) -> TournamentOut:
    """Start now, cancel, decide a meeting, put somebody out or in another's place: the director and moderators."""
    await organiser.direct(visitor, tournament, given.action, given.model_dump(exclude={"action"}))
    return await shown(organiser, tournament, visitor)
