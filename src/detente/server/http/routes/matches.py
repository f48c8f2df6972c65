"""Tables: create, join, list, view, export."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import orjson
from fastapi import Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from detente.engine.game import Game

from ...errors import sentence
from ...people.comments import exported
from ...play.clocks import make_clock
from ...play.exports import game_file, game_log, position_line, view_at
from ...play.library import NAMELESS, read_game_file
from ...play.lists import listed
from ...play.shows import watch_show
from ...play.tables import TableRequest
from ...store import ListRequest
from ..problems import language_of
from ..schemas import (
    AllWaitingOut,
    BranchIn,
    ClockIn,
    GameFileIn,
    ImportedTableOut,
    Language,
    LineOut,
    Mode,
    ShowIn,
    TableIn,
    TableOut,
    TablesOut,
)
from ..views import AnyView
from . import TEXT, CurrentVisitor, OptionalVisitor, TablesDep, limit, make_router, problems
from .people import count_request

router = make_router("/api", "tables")
Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
Seat = Annotated[str | None, Query(max_length=20)]
FILE: dict[int | str, Any] = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/tables", responses=problems(401))
async def list_tables(
    tables: TablesDep,
    visitor: OptionalVisitor,
    kind: Literal["mine", "open", "live", "finished", "records"] = "mine",
    game: Annotated[str | None, Query(max_length=40)] = None,
    mode: Mode | None = None,
    status: Literal["waiting", "playing", "over", "aborted"] | None = None,
    clock: Literal["none", "live", "days"] | None = None,
    search: Annotated[str, Query(max_length=80)] = "",
    person: Annotated[str | None, Query(max_length=16)] = None,
    cursor: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> TablesOut:
    """My tables, the lobby, games to watch live, finished games of public tables, or recorded ones; a page at a time. *search* matches a
    player or a title."""
    wanted = ListRequest(kind, None, game, mode, status, clock, person=person, cursor=cursor, limit=limit)
    return TablesOut.model_validate(await listed(tables.store, visitor, wanted, search))


@router.get("/me/waiting", responses=problems())
async def list_waiting(tables: TablesDep, visitor: OptionalVisitor) -> AllWaitingOut:
    """The tables at which people wait for me, most urgent first; empty for anonymous callers."""
    found = await tables.store.waiting_for(visitor.id) if visitor else []
    unread, newest = await tables.store.notifications.count(visitor.id) if visitor else (0, 0)
    return AllWaitingOut.model_validate({"waiting": [vars(one) for one in found], "unread": unread, "newest": newest})


@router.post("/tables", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def create_table(wanted: TableIn, tables: TablesDep, visitor: CurrentVisitor) -> TableOut:
    """Create a table; the game starts when everybody at it has said hello through its socket."""
    asked = wanted.clock or ClockIn()
    clock = make_clock(wanted.game, asked.base, asked.increment, asked.days)
    request = TableRequest(
        wanted.game, wanted.mode, wanted.side, wanted.bot, wanted.options, clock, wanted.position, wanted.bots, wanted.delay
    )
    live = await tables.create(visitor, request)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/shows", responses=problems(404, 409), dependencies=[limit("create")])
async def show(wanted: ShowIn, tables: TablesDep, visitor: OptionalVisitor) -> TableOut:
    """A game between two bots to watch: the running one, or a new one."""
    live = await watch_show(tables, wanted.game)
    return TableOut.model_validate(live.info(visitor.id if visitor else None))


@router.get("/tables/{table_id}", responses=problems(404))
async def read_table(table_id: Id, tables: TablesDep, visitor: OptionalVisitor) -> TableOut:
    """The public facts about a table."""
    live = await tables.get(table_id)
    return TableOut.model_validate(live.info(visitor.id if visitor else None))


@router.post("/tables/{table_id}/join", responses=problems(401, 403, 404, 409))
async def join_table(table_id: Id, tables: TablesDep, visitor: CurrentVisitor) -> TableOut:
    """Take the empty seat."""
    live = await tables.join(visitor, table_id)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/tables/{table_id}/rematch", responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def rematch(request: Request, table_id: Id, tables: TablesDep, visitor: CurrentVisitor) -> TableOut:
    """Create a table for the same game with sides swapped. Against a person it is a challenge, and counts as one."""
    old = (await tables.get(table_id)).match
    if not old.rematch and any((holder.visitor or holder.reserved) not in (None, visitor.id) for holder in old.seats.values()):
        await count_request(request, "challenge", visitor.id)
    live = await tables.rematch(visitor, table_id)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/branches", status_code=201, responses=problems(401, 403, 404), dependencies=[limit("create")])
async def branch(wanted: BranchIn, tables: TablesDep, visitor: CurrentVisitor) -> TableOut:
    """Create a sandbox from a step of a finished game."""
    live = await tables.branch(visitor, wanted.table, wanted.step)
    return TableOut.model_validate(live.info(visitor.id))


@router.post("/records", status_code=201, responses=problems(401, 403, 413), dependencies=[limit("import")])
async def import_game(request: Request, given: GameFileIn, tables: TablesDep, visitor: CurrentVisitor) -> ImportedTableOut:
    """A game file or log, to watch."""
    found = await read_game_file(given.text, tables, given.partial, given.name or NAMELESS)
    live = await tables.add_game(await asyncio.to_thread(found.table), "record", visitor, result=found.result)
    lang = language_of(request.scope, visitor.lang)
    difference = sentence(found.difference, lang) if found.difference else None
    return ImportedTableOut.model_validate(live.info(visitor.id) | {"notices": found.notices[lang], "difference": difference})


@router.get("/tables/{table_id}/view", response_model=AnyView, responses=problems(403, 404, 409))
async def read_view(
    table_id: Id,
    tables: TablesDep,
    visitor: OptionalVisitor,
    seat: Seat = None,
    step: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    since: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Response:
    """My view of the table, now or at an earlier step; any seat's when the game is over."""
    live = await tables.get(table_id)
    return Response(orjson.dumps(view_at(live, visitor, seat, step, since)), media_type="application/json")


@router.get("/tables/{table_id}/log", response_class=Response, responses=problems(403, 404, 409) | TEXT, dependencies=[limit("log")])
async def read_log(
    request: Request, table_id: Id, tables: TablesDep, visitor: OptionalVisitor, seat: Seat = None, lang: Language | None = None
) -> Response:
    """The log of my view as text, in my language."""
    language = lang or language_of(request.scope, visitor.lang if visitor else "")
    live = await tables.get(table_id)
    return PlainTextResponse(await asyncio.to_thread(game_log, live, visitor, seat, language))  # takes 0.1 s for a long game


@router.get("/tables/{table_id}/position", responses=problems(403, 404, 409))
async def read_position(table_id: Id, tables: TablesDep, visitor: OptionalVisitor, seat: Seat = None) -> LineOut:
    """The position as my seat knows it, as one line."""
    live = await tables.get(table_id)
    return LineOut(line=tables.signer.sign(Game(live.match.game).rules, position_line(live, visitor, seat)))


@router.get("/tables/{table_id}/record", response_class=Response, responses=problems(403, 404, 409) | FILE)
async def read_file(table_id: Id, tables: TablesDep, visitor: OptionalVisitor) -> Response:
    """The whole game as JSON including all secrets, once it is over; `detente verify` checks it."""
    live = await tables.get(table_id)
    text = game_file(live, visitor, await exported(live, visitor))
    headers = {"content-disposition": f'attachment; filename="detente-{table_id}.json"'}
    return Response(text, media_type="application/json", headers=headers)
