"""The lobby: seeks and challenges; and vacations and notes for correspondence games."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Path, Request

from ...errors import Forbidden
from ...play.clocks import make_clock
from ...play.lobby import Lobby, SeekRequest, seek_info
from ...play.tables import TableRequest
from ...play.vacations import Vacations
from ..lobby_schemas import ChallengeIn, LobbyOut, NoteIn, NoteOut, SeekIn, SeekOut, VacationIn, VacationsOut
from ..person_schemas import DoneOut
from ..schemas import ClockIn, TableOut
from . import CurrentVisitor, OptionalVisitor, limit, make_router, problems
from .matches import Id
from .people import count_request

router = make_router("/api", "lobby")
SeekId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$")]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def vacations_of(request: Request) -> Vacations:
    vacations: Vacations = request.app.state.vacations
    return vacations


VacationsDep = Annotated[Vacations, Depends(vacations_of)]
LobbyDep = Annotated[Lobby, Depends(lobby_of)]


@router.get("/lobby", responses=problems())
async def read_lobby(lobby: LobbyDep, visitor: OptionalVisitor) -> LobbyOut:
    """Seeks and challenges. Repeated requests keep the caller's live seeks active."""
    return LobbyOut.model_validate(await lobby.view(visitor))


@router.post("/seeks", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def create_seek(wanted: SeekIn, lobby: LobbyDep, visitor: CurrentVisitor) -> SeekOut:
    """Create a seek. If somebody wants the same, it becomes a table immediately."""
    clock = wanted.clock.model_dump() if wanted.clock else None
    request = SeekRequest(wanted.game, wanted.pace, wanted.side, wanted.options, clock, wanted.low, wanted.high, wanted.delay)
    seek = await lobby.create_seek(visitor, request)
    return SeekOut.model_validate(seek_info(seek, await lobby.ratings_of([seek], unrated=None)))


@router.delete("/seeks/{seek}", responses=problems(401, 403))
async def withdraw_seek(seek: SeekId, lobby: LobbyDep, visitor: CurrentVisitor) -> DoneOut:
    """Withdraw one of my seeks."""
    await lobby.store.seeks.remove(seek, visitor.id)
    return DoneOut()


@router.post("/seeks/{seek}/accept", responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def accept_seek(seek: SeekId, lobby: LobbyDep, visitor: CurrentVisitor) -> TableOut:
    """Accept somebody's seek."""
    live = await lobby.accept(visitor, seek)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/challenges", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def challenge(request: Request, wanted: ChallengeIn, lobby: LobbyDep, visitor: CurrentVisitor) -> TableOut:
    """Challenge somebody: creates a table whose other seat is reserved for them. They join it, or decline."""
    await count_request(request, "challenge", visitor.id)
    asked = wanted.clock or ClockIn()
    clock = make_clock(wanted.game, asked.base, asked.increment, asked.days)
    table = TableRequest(wanted.game, wanted.mode, wanted.side, options=wanted.options, clock=clock, delay=wanted.delay)
    live = await lobby.challenge(visitor, wanted.person, table)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/tables/{table_id}/decline", responses=problems(401, 403, 404, 409))
async def decline(table_id: Id, lobby: LobbyDep, visitor: CurrentVisitor) -> DoneOut:
    """Decline a challenge, or withdraw one of mine."""
    await lobby.decline(visitor, table_id)
    return DoneOut()


@router.get("/me/vacations", responses=problems(401, 403))
async def list_vacations(vacations: VacationsDep, visitor: CurrentVisitor) -> VacationsOut:
    """My vacations, and the days left."""
    return VacationsOut.model_validate(await vacations.view(visitor))


@router.post("/me/vacations", status_code=201, responses=problems(401, 403, 409))
async def add_vacation(request: Request, given: VacationIn, vacations: VacationsDep, visitor: CurrentVisitor) -> VacationsOut:
    """Add a vacation, in which my clocks in correspondence games stand still."""
    await count_request(request, "vacation", visitor.id)
    await vacations.add(visitor, given.begins, given.ends)
    return VacationsOut.model_validate(await vacations.view(visitor))


@router.delete("/me/vacations/{number}", responses=problems(401, 403))
async def end_vacation(number: Annotated[int, Path(ge=1, le=2**31 - 1)], vacations: VacationsDep, visitor: CurrentVisitor) -> VacationsOut:
    """End or cancel a vacation."""
    await vacations.store.vacations.end(visitor.id, number, time.time())
    return VacationsOut.model_validate(await vacations.view(visitor))


@router.get("/tables/{table_id}/note", responses=problems(401, 403, 404))
async def read_note(table_id: Id, lobby: LobbyDep, visitor: CurrentVisitor) -> NoteOut:
    """My private note at a table."""
    await lobby.tables.get(table_id)
    return NoteOut(text=await lobby.store.notes.of(table_id, visitor.id))


@router.put("/tables/{table_id}/note", responses=problems(401, 403, 404), dependencies=[limit("block")])
async def save_note(table_id: Id, given: NoteIn, lobby: LobbyDep, visitor: CurrentVisitor) -> NoteOut:
    """Store my private note at a table."""
    if not (await lobby.tables.get(table_id)).seats_of(visitor.id):
        raise Forbidden("not-seated")
    await lobby.store.notes.save(table_id, visitor.id, given.text)
    return NoteOut(text=given.text)
