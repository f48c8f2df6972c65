"""The lobby: wishes to play and challenges; and vacations and notes for correspondence games."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from ...errors import Forbidden
from ...play.lobby import Lobby, WishRequest, wish_info
from ...play.tables import TableRequest, make_clock
from ...play.vacations import Vacations
from ..lobby_schemas import ChallengeIn, LobbyOut, NoteIn, NoteOut, VacationIn, VacationsOut, WishIn, WishOut
from ..person_schemas import DoneOut
from ..schemas import ClockIn, TableOut
from . import Anybody, Who, limit, problems
from .matches import Id
from .people import take

router = APIRouter(prefix="/api", tags=["lobby"])
WishId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$")]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def vacations_of(request: Request) -> Vacations:
    vacations: Vacations = request.app.state.vacations
    return vacations


TheVacations = Annotated[Vacations, Depends(vacations_of)]
TheLobby = Annotated[Lobby, Depends(lobby_of)]


@router.get("/lobby", responses=problems())
async def read_lobby(lobby: TheLobby, visitor: Anybody) -> LobbyOut:
    """The wishes and challenges. Repeated requests keep the caller's live wishes active."""
    return LobbyOut.model_validate(await lobby.shown(visitor))


@router.post("/wishes", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def add_wish(wanted: WishIn, lobby: TheLobby, visitor: Who) -> WishOut:
    """Add a wish to play. If somebody wants the same, it becomes a table immediately."""
    clock = wanted.clock.model_dump() if wanted.clock else None
    request = WishRequest(wanted.game, wanted.pace, wanted.side, wanted.options, clock, wanted.low, wanted.high, wanted.delay)
    wish = await lobby.wish(visitor, request)
    return WishOut.model_validate(wish_info(wish, await lobby.ratings_of([wish], unrated=None)))


@router.delete("/wishes/{wish}", responses=problems(401, 403))
async def remove_wish(wish: WishId, lobby: TheLobby, visitor: Who) -> DoneOut:
    """Remove one of my wishes."""
    await lobby.store.wishes.remove(wish, visitor.id)
    return DoneOut()


@router.post("/wishes/{wish}/take", responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def take_wish(wish: WishId, lobby: TheLobby, visitor: Who) -> TableOut:
    """Accept somebody's wish to play."""
    live = await lobby.take(visitor, wish)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/challenges", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def challenge(request: Request, wanted: ChallengeIn, lobby: TheLobby, visitor: Who) -> TableOut:
    """Challenge somebody: creates a table whose other seat is reserved for them. They join it, or decline."""
    await take(request, "challenge", visitor.id)
    asked = wanted.clock or ClockIn()
    clock = make_clock(wanted.game, asked.base, asked.increment, asked.days)
    table = TableRequest(wanted.game, wanted.mode, wanted.side, options=wanted.options, clock=clock, delay=wanted.delay)
    live = await lobby.challenge(visitor, wanted.person, table)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/tables/{table_id}/decline", responses=problems(401, 403, 404, 409))
async def decline(table_id: Id, lobby: TheLobby, visitor: Who) -> DoneOut:
    """Decline a challenge, or withdraw one of mine."""
    await lobby.decline(visitor, table_id)
    return DoneOut()


@router.get("/me/vacations", responses=problems(401, 403))
async def list_vacations(vacations: TheVacations, visitor: Who) -> VacationsOut:
    """My vacations, and the days left."""
    return VacationsOut.model_validate(await vacations.shown(visitor))


@router.post("/me/vacations", status_code=201, responses=problems(401, 403, 409))
async def add_vacation(request: Request, given: VacationIn, vacations: TheVacations, visitor: Who) -> VacationsOut:
    """Add a vacation, in which my clocks in correspondence games stand still."""
    await take(request, "vacation", visitor.id)
    await vacations.add(visitor, given.begins, given.ends)
    return VacationsOut.model_validate(await vacations.shown(visitor))


@router.delete("/me/vacations/{number}", responses=problems(401, 403))
async def end_vacation(number: Annotated[int, Path(ge=1, le=2**31 - 1)], vacations: TheVacations, visitor: Who) -> VacationsOut:
    """End or cancel a vacation."""
    await vacations.store.vacations.end(visitor.id, number, time.time())
    return VacationsOut.model_validate(await vacations.shown(visitor))


@router.get("/tables/{table_id}/note", responses=problems(401, 403, 404))
async def read_note(table_id: Id, lobby: TheLobby, visitor: Who) -> NoteOut:
    """My private note at a table."""
    await lobby.tables.get(table_id)
    return NoteOut(text=await lobby.store.notes.of(table_id, visitor.id))


@router.put("/tables/{table_id}/note", responses=problems(401, 403, 404), dependencies=[limit("block")])
async def keep_note(table_id: Id, given: NoteIn, lobby: TheLobby, visitor: Who) -> NoteOut:
    """Store my private note at a table."""
    if not (await lobby.tables.get(table_id)).seats_of(visitor.id):
        raise Forbidden("not-seated")
    await lobby.store.notes.keep(table_id, visitor.id, given.text)
    return NoteOut(text=given.text)
