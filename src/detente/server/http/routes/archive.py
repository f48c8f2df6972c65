"""The archive of finished games: search, files, statistics."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Query, Request, Response
from fastapi.responses import StreamingResponse

from detente.engine.game import Game

from ...archive.searches import Statistics, as_lines, as_zip, search, search_vocabulary
from ...errors import BadMessage
from ...identity.names import skeleton
from ...store.archive import Search
from ..archive_schemas import ArchiveOut, SearchVocabularyOut, StatisticsOut
from . import OptionalVisitor, TablesDep, limit, make_router, problems
from .persons import GamePath

router = make_router("/api", "archive")
Word = Annotated[str | None, Query(max_length=40)]
Name = Annotated[str, Query(max_length=80)]
Names = Annotated[list[Annotated[str, Query(max_length=220)]] | None, Query(max_length=8)]
Turn = Annotated[int | None, Query(ge=0, le=1000)]
Time = Annotated[float | None, Query(ge=0, le=1e11)]
LINES: dict[int | str, Any] = {200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}}
ZIP: dict[int | str, Any] = {200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}}


def asked(
    game: Word = None,
    player: Name = "",
    person: Annotated[str | None, Query(max_length=16)] = None,
    opponent: Name = "",
    seat: Annotated[str | None, Query(max_length=20)] = None,
    result: Literal["won", "drawn", "lost"] | None = None,
    winner: Annotated[str | None, Query(max_length=20)] = None,
    ending: Word = None,
    pace: Literal["live", "days"] | None = None,
    from_turn: Turn = None,
    to_turn: Turn = None,
    since: Time = None,
    until: Time = None,
    option: Names = None,
    event: Names = None,
    play: Names = None,
    cursor: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> Search:
    """A search from the query parameters. *play* is `kind:id`, `kind:id,seat` or `kind:id,seat,way` (empty words match anything)."""
    plays = []
    for given in play or ():
        name, seat_of, way, *rest = [*given.split(","), "", ""]
        if len(rest) > 2:
            raise BadMessage("bad-message")
        plays.append((name, seat_of, way))
    return Search(
        game=game, player=skeleton(player.strip()) if player.strip() else "", person=person,
        opponent=skeleton(opponent.strip()) if opponent.strip() else "", seat=seat, result=result, winner=winner, ending=ending, pace=pace,
        turns=(from_turn, to_turn), since=since, until=until, options=tuple(option or ()), events=tuple(event or ()), plays=tuple(plays),
        cursor=cursor, limit=limit,
    )  # fmt: skip


Asked = Annotated[Search, Depends(asked)]


@router.get("/archive", responses=problems(), dependencies=[limit("search")])
async def search_archive(wanted: Asked, tables: TablesDep, visitor: OptionalVisitor) -> ArchiveOut:
    """Finished games of public tables, newest first, a page at a time."""
    return ArchiveOut.model_validate(await search(tables.store, wanted, visitor))


@router.get("/archive/games.jsonl", response_class=Response, responses=problems() | LINES, dependencies=[limit("export")])
async def read_lines(wanted: Asked, tables: TablesDep, visitor: OptionalVisitor) -> StreamingResponse:
    """The first hundred games that a search finds, one game file per line."""
    headers = {"content-disposition": 'attachment; filename="detente-games.jsonl"'}
    return StreamingResponse(as_lines(tables, wanted, visitor), media_type="application/x-ndjson", headers=headers)


@router.get("/archive/games.zip", response_class=Response, responses=problems() | ZIP, dependencies=[limit("export")])
async def read_zip(wanted: Asked, tables: TablesDep, visitor: OptionalVisitor) -> StreamingResponse:
    """The first hundred games that a search finds, as a ZIP of files."""
    headers = {"content-disposition": 'attachment; filename="detente-games.zip"'}
    return StreamingResponse(as_zip(tables, wanted, visitor), media_type="application/zip", headers=headers)


@router.get("/archive/vocabulary/{game}", responses=problems(404))
async def read_vocabulary(game: GamePath) -> SearchVocabularyOut:
    """The search vocabulary of a game."""
    return SearchVocabularyOut.model_validate(search_vocabulary(Game(game).id))


@router.get("/statistics/{game}", responses=problems(404))
async def read_statistics(request: Request, game: GamePath) -> StatisticsOut:
    """Statistics of all finished games of public tables: winners, endings, dates, and every card."""
    known: Statistics = request.app.state.statistics
    return StatisticsOut.model_validate(await known.of(game))
