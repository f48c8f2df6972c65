"""Tournaments: organise, enter, leave, direct, view."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from detente.engine.game import Game

from ...club.organiser import Organiser, TournamentRequest, people_of
from ...club.plan import TournamentPlan
from ...club.presets import game_presets, own_presets, save_preset
from ...club.schedule import calendar
from ...club.views import as_csv, line, log, results_csv, whole
from ...store import Visitor
from ...store.tournaments import Preset
from ..club_schemas import DirectIn, LadderChallengeIn, PresetIn, PresetsOut, TournamentIn, TournamentLogOut, TournamentOut, TournamentsOut
from ..problems import language_of
from . import CurrentVisitor, OptionalVisitor, limit, make_router, problems
from .people import count_request

router = make_router("/api/tournaments", "tournaments")
TournamentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$")]
PHASES = {"coming": ("open",), "running": ("running",), "past": ("over", "cancelled"), "all": ("open", "running", "over", "cancelled")}


def file_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """The description of a file response, for the OpenAPI document."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def as_file(text: str, kind: str, name: str) -> Response:
    """A text that a browser saves under a file name."""
    return PlainTextResponse(text, media_type=kind, headers={"content-disposition": f'attachment; filename="detente-{name}"'})


def address_of(request: Request) -> str:
    """The site's own address."""
    return request.app.state.settings.address or str(request.base_url).rstrip("/")


def organiser_of(request: Request) -> Organiser:
    organiser: Organiser = request.app.state.organiser
    return organiser


OrganiserDep = Annotated[Organiser, Depends(organiser_of)]


async def tournament_out(organiser: Organiser, tournament: str, visitor: Visitor | None) -> TournamentOut:
    """A tournament in its current state."""
    loaded = await organiser.get(tournament)
    boards = await organiser.store.tournaments.boards(tournament)
    seasons = await organiser.store.tournaments.seasons(loaded.stored.league) if loaded.stored.league else []
    return TournamentOut.model_validate(whole(loaded, await people_of(organiser.store, loaded), boards, visitor, seasons))


@router.get("", responses=problems())
async def list_tournaments(
    organiser: OrganiserDep,
    phase: Literal["coming", "running", "past", "all"] = "all",
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[float | None, Query(ge=0, le=1e11)] = None,
) -> TournamentsOut:
    """Tournaments by start, latest first, a hundred at a time; the next page starts *before* the last of these."""
    found = await organiser.store.tournaments.listed(PHASES[phase], game, before)
    people = await organiser.store.tournaments.people({one.director for one in found})
    return TournamentsOut.model_validate({"tournaments": [line(one, people) for one in found]})


@router.post("", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def organise(request: Request, wanted: TournamentIn, organiser: OrganiserDep, visitor: CurrentVisitor) -> TournamentOut:
    """Create a tournament, which I direct."""
    await count_request(request, "tournament", visitor.id)  # followers are told
    plan = TournamentPlan(**wanted.plan.model_dump() | {"ties": tuple(wanted.plan.ties)})
    asked = TournamentRequest(wanted.name, wanted.game, plan, wanted.text, wanted.options, wanted.clock.model_dump(), wanted.prizes)
    return await tournament_out(organiser, (await organiser.create(visitor, asked)).id, visitor)


@router.get("/presets", responses=problems(404))
async def list_presets(game: Annotated[str, Query(max_length=40)], organiser: OrganiserDep, visitor: OptionalVisitor) -> PresetsOut:
    """Plans to start from: the game's own, and mine for it."""
    mine = await own_presets(organiser.store, visitor, Game(game)) if visitor else []
    return PresetsOut.model_validate({"presets": [*game_presets(Game(game)), *mine]})


@router.put("/presets", status_code=204, responses=problems(401, 404, 409), dependencies=[limit("block")])
async def put_preset(wanted: PresetIn, organiser: OrganiserDep, visitor: CurrentVisitor) -> None:
    """Store a plan of mine; one of the same name is replaced."""
    settings = {"options": wanted.options, "clock": wanted.clock.model_dump(), "plan": wanted.plan}
    await save_preset(organiser.store, visitor, Preset(wanted.name, wanted.game, settings))


@router.delete("/presets/{name}", status_code=204, responses=problems(401), dependencies=[limit("block")])
async def remove_preset(name: Annotated[str, Path(max_length=80)], organiser: OrganiserDep, visitor: CurrentVisitor) -> None:
    """Delete a plan of mine."""
    await organiser.store.tournaments.remove_preset(visitor.id, name)


@router.get("/calendar.ics", response_class=Response, responses=problems() | file_of("text/calendar"))
async def read_calendar(request: Request, organiser: OrganiserDep, game: Annotated[str | None, Query(max_length=40)] = None) -> Response:
    """All running and coming tournaments as a calendar."""
    found = await organiser.store.tournaments.listed(PHASES["coming"] + PHASES["running"], game, None)
    text = calendar([await organiser.load(one) for one in found], language_of(request.scope), address_of(request))
    return as_file(text, "text/calendar", "tournaments.ics")


@router.get("/{tournament}", responses=problems(404))
async def read_tournament(tournament: TournamentId, organiser: OrganiserDep, visitor: OptionalVisitor) -> TournamentOut:
    """A tournament with entries, standings, pairings and bracket."""
    return await tournament_out(organiser, tournament, visitor)


@router.get("/{tournament}/log", responses=problems(404))
async def read_log(tournament: TournamentId, organiser: OrganiserDep) -> TournamentLogOut:
    """The events of a tournament, newest first."""
    loaded = await organiser.get(tournament)
    return TournamentLogOut.model_validate({"events": await log(organiser.store, loaded)})


@router.get("/{tournament}/calendar.ics", response_class=Response, responses=problems(404) | file_of("text/calendar"))
async def read_dates(tournament: TournamentId, request: Request, organiser: OrganiserDep) -> Response:
    """The start and the rounds as a calendar; future ones at their latest dates."""
    text = calendar([await organiser.get(tournament)], language_of(request.scope), address_of(request))
    return as_file(text, "text/calendar", f"{tournament}.ics")


@router.get("/{tournament}/standings.csv", response_class=Response, responses=problems(404) | file_of("text/csv"))
async def read_csv(tournament: TournamentId, organiser: OrganiserDep) -> Response:
    """The standings as CSV."""
    loaded = await organiser.get(tournament)
    return as_file(as_csv(loaded, await people_of(organiser.store, loaded)), "text/csv", f"{tournament}.csv")


@router.get("/{tournament}/results.csv", response_class=Response, responses=problems(404) | file_of("text/csv"))
async def read_results(tournament: TournamentId, request: Request, organiser: OrganiserDep) -> Response:
    """All pairings as CSV."""
    loaded = await organiser.get(tournament)
    boards = await organiser.store.tournaments.boards(tournament)
    text = results_csv(loaded, await people_of(organiser.store, loaded), boards, address_of(request))
    return as_file(text, "text/csv", f"{tournament}-results.csv")


@router.post("/{tournament}/enter", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def enter(tournament: TournamentId, organiser: OrganiserDep, visitor: CurrentVisitor) -> TournamentOut:
    """Enter a tournament."""
    await organiser.enter(visitor, tournament)
    return await tournament_out(organiser, tournament, visitor)


@router.post("/{tournament}/leave", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def leave(tournament: TournamentId, organiser: OrganiserDep, visitor: CurrentVisitor) -> TournamentOut:
    """Withdraw from a tournament; my running games are lost."""
    await organiser.leave(visitor, tournament)
    return await tournament_out(organiser, tournament, visitor)


@router.post("/{tournament}/check-in", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def check_in(tournament: TournamentId, organiser: OrganiserDep, visitor: CurrentVisitor) -> TournamentOut:
    """Check in shortly before the start."""
    await organiser.check_in(visitor, tournament)
    return await tournament_out(organiser, tournament, visitor)


@router.post("/{tournament}/sit-out", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def sit_out(tournament: TournamentId, organiser: OrganiserDep, visitor: CurrentVisitor) -> TournamentOut:
    """Skip the next round of a Swiss tournament."""
    await organiser.sit_out(visitor, tournament)
    return await tournament_out(organiser, tournament, visitor)


@router.post("/{tournament}/challenge", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def challenge(tournament: TournamentId, given: LadderChallengeIn, organiser: OrganiserDep, visitor: CurrentVisitor) -> TournamentOut:
    """Challenge somebody above me on a ladder."""
    await organiser.challenge(visitor, tournament, given.person)
    return await tournament_out(organiser, tournament, visitor)


@router.post("/{tournament}/direct", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def direct(
    request: Request, tournament: TournamentId, given: DirectIn, organiser: OrganiserDep, visitor: CurrentVisitor
) -> TournamentOut:
    """Carry out an action of the director or a moderator; see `DirectIn`."""
    if given.action == "announce":
        await count_request(request, "announcement", visitor.id)
    await organiser.direct(visitor, tournament, given.action, given.model_dump(exclude={"action"}))
    return await tournament_out(organiser, tournament, visitor)
