"""The routes: parse, call one domain function, respond. No rules, no SQL, no `try`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.requests import HTTPConnection

from ...errors import Forbidden, NoVisitor
from ...identity.sessions import SignedIn
from ...identity.tokens import ApiTokens, check_scope
from ...identity.visitors import COOKIE, Visitors, check_open
from ...people.moderation_job import ModerationJob
from ...people.presence import Presence
from ...play.tables import TableRegistry
from ...store import Visitor
from ..limits import Limits
from ..middleware import client_of
from ..schemas import Problem
from ..scopes import scope_of

AWAY = "away"  # sent by a page that is not visible
TEXT: dict[int | str, Any] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}  # for the OpenAPI document


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route, for the OpenAPI document."""
    return {status: {"model": Problem} for status in (*statuses, 400, 422, 429, 500, 503)}


def tables_of(request: Request) -> TableRegistry:
    tables: TableRegistry = request.app.state.tables
    return tables


def moderation_job_of(request: Request) -> ModerationJob:
    moderation_job: ModerationJob = request.app.state.moderation_job
    return moderation_job


def visitors_of(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


def api_tokens_of(request: HTTPConnection) -> ApiTokens:
    tokens: ApiTokens = request.app.state.api_tokens
    return tokens


async def program(connection: HTTPConnection) -> SignedIn | None:
    """The member for whom a program acts by an API token; scopes are checked for every route, except that sockets do so themselves."""
    if connection.scope["type"] != "http":
        return None
    here = await api_tokens_of(connection).find(connection.headers.get("authorization"))
    if here:
        check_scope(here, scope_of(connection.scope["method"], connection.scope["route"].path))
        check_open(here.visitor)
    return here


async def signed_in_or_none(request: Request, program: Annotated[SignedIn | None, Depends(program)]) -> SignedIn | None:
    """The caller with their token or session, or None. Marks a person whose page is visible, or a bot, as present."""
    here = program or await visitors_of(request).sessions.find(request.cookies.get(COOKIE))
    if here and (here.visitor.kind == "bot" if program else request.headers.get("x-detente") != AWAY):
        presence: Presence = request.app.state.presence
        presence.record(here.visitor)
    return here


async def signed_in(here: Annotated[SignedIn | None, Depends(signed_in_or_none)]) -> SignedIn:
    """The caller with their session; raises NoVisitor, or Forbidden if their account is closed."""
    if here is None:
        raise NoVisitor("no-visitor")
    check_open(here.visitor)
    return here


async def visitor_or_none(request: Request, here: Annotated[SignedIn | None, Depends(signed_in_or_none)]) -> Visitor | None:
    """The caller, or None; somebody whose account is closed may only look."""
    if here is None or (here.visitor.closed is not None and request.method == "GET"):
        return None
    check_open(here.visitor)
    return here.visitor


async def moderator(here: Annotated[SignedIn, Depends(signed_in)]) -> Visitor:
    """The caller if they are a moderator; raises Forbidden."""
    if not here.visitor.moderator:
        raise Forbidden("not-moderator")
    return here.visitor


async def visitor(here: Annotated[SignedIn, Depends(signed_in)]) -> Visitor:
    """The caller; raises NoVisitor."""
    return here.visitor


def make_router(prefix: str, tag: str) -> APIRouter:
    """A router whose routes check the scopes of programs."""
    return APIRouter(prefix=prefix, tags=[tag], dependencies=[Depends(program)])


def limit(kind: str) -> Any:
    """A dependency that counts requests of a kind."""

    async def take(request: Request) -> None:
        limits: Limits = request.app.state.limits
        await limits.take_everywhere(kind, client_of(request.scope, request.app.state.settings))

    return Depends(take)


CurrentSession = Annotated[SignedIn, Depends(signed_in)]
OptionalSession = Annotated[SignedIn | None, Depends(signed_in_or_none)]
CurrentModerator = Annotated[Visitor, Depends(moderator)]
ModerationJobDep = Annotated[ModerationJob, Depends(moderation_job_of)]
CurrentVisitor = Annotated[Visitor, Depends(visitor)]
OptionalVisitor = Annotated[Visitor | None, Depends(visitor_or_none)]
TablesDep = Annotated[TableRegistry, Depends(tables_of)]
ApiTokensDep = Annotated[ApiTokens, Depends(api_tokens_of)]
VisitorsDep = Annotated[Visitors, Depends(visitors_of)]
