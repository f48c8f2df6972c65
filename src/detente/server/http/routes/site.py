"""Games, health, and the pages."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from detente import __version__
from detente.bots import bot_names
from detente.engine.game import Game, titles
from detente.engine.text import read_source
from detente.engine.title import find_title

from ...errors import Forbidden, NotFound
from ...metrics import TEXT as METRICS
from ..schemas import GameOut, GamesOut, HealthOut, OptionOut
from . import TEXT, TablesDep, make_router, problems

router = make_router("/api", "site")
pages = APIRouter()


@router.get("/games", responses=problems())
async def list_games() -> GamesOut:
    """Every game with its options, actions and bots."""
    return GamesOut(games=[describe(Game(title)) for title in titles()])


def describe(game: Game) -> GameOut:
    """The facts about a game that a page needs before a table is made."""
    rules = game.rules
    options = [OptionOut(name=o.name, values=list(o.values), several=o.several, rule=o.rule) for o in rules.options]
    return GameOut(
        id=game.id,
        year=game.title.year,
        rules=rules.version,
        seats=list(rules.seats),
        actions=list(rules.actions),
        questions=list(rules.questions),
        endings=list(rules.endings),
        headings=sorted(rules.headings),
        kinds=list(rules.names),
        options=options,
        bots=list(bot_names(game.id)),
    )


@router.get("/games/{game}/texts/{lang}", responses=problems(404) | TEXT, response_class=Response)
async def read_texts(game: str, lang: str) -> PlainTextResponse:
    """The messages of a game in a language (Fluent), for pages built without them."""
    return PlainTextResponse(read_source(lang, find_title(game).id), headers={"cache-control": "no-cache"})


@router.get("/health", responses={503: {"model": HealthOut}})
async def health(request: Request, response: Response, tables: TablesDep) -> HealthOut:
    """Whether the server and its database respond: a proxy should route elsewhere while they do not."""
    is_up = await tables.store.ping()
    response.status_code = 200 if is_up else 503
    return HealthOut(status="ok" if is_up else "database", version=__version__, tables=tables.count)


@router.get("/live")
async def live(tables: TablesDep) -> HealthOut:
    """Whether the process responds, regardless of its database: it should be restarted if not."""
    return HealthOut(status="ok", version=__version__, tables=tables.count)


@pages.get("/metrics", include_in_schema=False)
async def metrics(request: Request, tables: TablesDep) -> Response:
    """Metrics for Prometheus, for requests with the token of the settings; not available without one."""
    token = tables.settings.metrics
    if not token:
        raise NotFound("no-page")
    if not secrets.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        raise Forbidden("wrong-token")
    return Response(tables.metrics.write(tables), media_type=METRICS)
