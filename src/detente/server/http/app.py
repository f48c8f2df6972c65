"""The application: settings in, ASGI app out."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import platform
import secrets
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from detente import __version__
from detente.engine.boards import rehearse
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles

from ..alerts.alert_settings import AlertSettings
from ..alerts.channel_sender import ChannelSender
from ..alerts.job import AlertJob
from ..alerts.unsubscribing import Unsubscribing
from ..archive.job import ArchiveJob
from ..archive.searches import Statistics
from ..club.marks import Marker
from ..club.organiser import Organiser
from ..club.ratings import RatingJob
from ..club.tournament_job import TournamentJob
from ..errors import PeerRefused, StoreDown
from ..identity.bots import BotAccounts
from ..identity.recovery import Recovery
from ..identity.tokens import ApiTokens
from ..identity.visitors import Visitors, read_secret
from ..logs import log_event
from ..mail.sender import MailSender
from ..mail.smtp import parse_mail
from ..people.moderation_job import ModerationJob
from ..people.presence import Presence
from ..play.library import add_recorded
from ..play.lobby import Lobby, LobbyJob
from ..play.signed_positions import PositionSigner
from ..play.tables import TableRegistry
from ..play.vacations import VacationJob, Vacations
from ..settings import Settings
from ..store import Store
from .limits import Limits
from .messages import CLIENT, SERVER
from .middleware import Middleware
from .pages import add_pages
from .problems import handle_fault, handle_http, handle_invalid, handle_problem
from .routes import alerts, archive, bots, comments, lobby, matches, moderation, people, persons, plans, site, tokens, tournaments
from .shared_limits import SharedLimits
from .sockets import SocketMiddleware

RETRY = 1.0  # seconds between attempts to open the database
SWITCH = 0.0005  # seconds; the writing thread requests the interpreter once per row, and would wait ten times as long by default
PACKED_FROM, PACKED_BY = 1000, 6  # minimum size in bytes of a compressed response, and the compression level
SCHEMAS = "#/components/schemas/{model}"
ROUTERS = (
    people.router, tokens.router, tokens.bots, persons.router, alerts.router, alerts.links, moderation.router, matches.router,
    lobby.router, plans.router, comments.router, tournaments.router, archive.router, bots.router, site.router,
)  # fmt: skip


def make_app(settings: Settings) -> FastAPI:
    """The server with these settings; nothing is opened before it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        settings.folder.mkdir(parents=True, exist_ok=True)
        make_services(app, settings)
        await asyncio.to_thread(warm_rules)
        try:
            opening = None if await is_open(app) else asyncio.create_task(keep_opening(app))
        except PeerRefused as refused:
            app.state.refused = refused
            await app.state.tables.store.close()
            raise
        yield
        if opening:
            opening.cancel()
        await close_services(app)
        log_event("closed")

    app = FastAPI(title="Détente", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.refused = None
    app.state.settings, app.state.limits = settings, Limits(settings.limits)
    for router in ROUTERS:
        app.router.routes += router.routes  # not include_router, which would analyse all of them once more at the first request
    for kind, handler in ((DetenteError, handle_problem), (RequestValidationError, handle_invalid), (HTTPException, handle_http)):
        app.add_exception_handler(kind, handler)
    app.add_exception_handler(Exception, handle_fault)
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=PACKED_BY)
    app.add_middleware(SocketMiddleware)
    app.add_middleware(Middleware, settings=settings, limits=app.state.limits)
    describe_sockets(app)
    app.include_router(site.pages)
    add_pages(app)
    return app


def make_services(app: FastAPI, settings: Settings) -> None:
    """Make what requests use, and the jobs; nothing is opened or started."""
    state, secret = app.state, read_secret(settings.secret, settings.folder)
    store = Store(settings.url, server_name(settings))
    state.visitors, state.tables = Visitors(store, secret), TableRegistry(store, settings, PositionSigner(secret))
    state.mail_sender = MailSender(store.outbox, parse_mail(settings.mail) if settings.mail else None, store.alerts)
    state.channel_sender, state.unsubscribing = ChannelSender(store, settings), Unsubscribing(store, secret, settings.address)
    state.alert_settings = AlertSettings(store, state.mail_sender, state.channel_sender, state.unsubscribing)
    state.recovery = Recovery(state.visitors, secret, state.mail_sender, settings.address)
    state.api_tokens, state.bot_accounts = ApiTokens(store), BotAccounts(state.visitors)
    state.organiser, state.marker, state.statistics = Organiser(state.tables), Marker(store, secret), Statistics(store)
    state.lobby, state.vacations, state.presence = Lobby(state.tables), Vacations(state.tables), Presence(state.tables)
    state.moderation_job = ModerationJob(state.tables)
    state.alert_job = AlertJob(state.tables, state.mail_sender, state.channel_sender, state.unsubscribing)
    state.jobs = (
        state.moderation_job,
        RatingJob(state.tables),
        ArchiveJob(state.tables),
        TournamentJob(state.organiser),
        state.channel_sender,
        state.alert_job,
        LobbyJob(state.lobby),
        state.presence,
        VacationJob(state.vacations),
    )
    state.limits.shared = shared_limits(state.tables)


async def close_services(app: FastAPI) -> None:
    """Stop the jobs, then what they use."""
    state = app.state
    for job in reversed(state.jobs):
        await job.close()
    await state.mail_sender.close()
    await state.tables.close()
    if state.limits.shared is not None:
        await state.limits.shared.close()
    await state.tables.store.close()


def shared_limits(tables: TableRegistry) -> SharedLimits | None:
    """The shared rate limits of a site's servers; None for a single server or without Redis, which counts for itself."""
    if not tables.settings.redis or not tables.store.is_shared:
        return None
    return SharedLimits(tables.settings.redis, tables.signer.mark, tables.store.name)


def server_name(settings: Settings) -> str:
    """The name of this server among those of its database: unchanged after a restart if it has an address of its own."""
    is_file = settings.url.startswith("sqlite")  # a database that only one server uses
    if not settings.port and not is_file:
        return secrets.token_hex(6)
    place = f"{platform.node()} {settings.folder.absolute()} {'' if is_file else settings.port}"
    return hashlib.sha256(place.encode()).hexdigest()[:12]


async def is_open(app: FastAPI) -> bool:
    """Open the database and resume running games; returns False if the database cannot be opened."""
    tables: TableRegistry = app.state.tables
    try:
        await tables.store.open()
        await tables.open()
        app.state.mail_sender.start()
        for job in app.state.jobs:
            job.start()
        if tables.settings.recorded:
            await add_recorded(tables)
    except StoreDown as error:
        log_event("database cannot be opened", logging.ERROR, error=type(error.__cause__).__name__)
        return False
    log_event("open", host=tables.settings.host, port=tables.settings.port)
    return True


async def keep_opening(app: FastAPI) -> None:
    """Retry until the database can be opened; until then, requests that need it get a 503."""
    try:
        while not await is_open(app):
            await asyncio.sleep(RETRY)
    except PeerRefused as refused:
        log_event("refused", logging.ERROR, problem=refused.name)
        signal.raise_signal(signal.SIGTERM)


def warm_rules() -> None:
    """Load the compiled rules before the first request; what is loaded by then stays, so the garbage collector may skip it."""
    for title in titles():
        rehearse(Game(title))
    gc.collect()
    gc.freeze()


def describe_sockets(app: FastAPI) -> None:
    """Add the messages of sockets, for which OpenAPI has no place, to the document's schemas."""
    plain = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        document = plain()
        schemas = document["components"]["schemas"]
        for name, adapter in (("ClientMessage", CLIENT), ("ServerMessage", SERVER)):
            schema = adapter.json_schema(ref_template=SCHEMAS, mode="serialization" if name == "ServerMessage" else "validation")
            schemas |= {part: found for part, found in schema.pop("$defs", {}).items() if part not in schemas}
            schemas[name] = schema
        return document

    app.openapi = openapi  # type: ignore[method-assign]
