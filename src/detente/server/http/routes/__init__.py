"""The routes: parse, call one domain function, answer. No rules, no SQL, no `try`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

from ...identity.visitors import COOKIE, Visitors
from ...play.tables import TableRegistry
from ...store import Visitor
from ..limits import Limits
from ..middleware import client_of
from ..schemas import Problem

TEXT: dict[int | str, Any] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}  # for the OpenAPI document


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route may answer with beside its result, for the OpenAPI document."""
    return {status: {"model": Problem} for status in (*statuses, 400, 422, 429, 500, 503)}


def tables_of(request: Request) -> TableRegistry:
    tables: TableRegistry = request.app.state.tables
    return tables


def visitors_of(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


async def visitor_or_none(request: Request) -> Visitor | None:
    """Whoever asks, if the cookie says."""
    return await visitors_of(request).find(request.cookies.get(COOKIE))


async def visitor(request: Request) -> Visitor:
    """Whoever asks, or NoVisitor."""
    return await visitors_of(request).need(request.cookies.get(COOKIE))


def limit(kind: str) -> Any:
    """A dependency that counts requests of a kind."""

    def take(request: Request) -> None:
        limits: Limits = request.app.state.limits
        limits.take(kind, client_of(request.scope, request.app.state.settings))

    return Depends(take)


Who = Annotated[Visitor, Depends(visitor)]
Anybody = Annotated[Visitor | None, Depends(visitor_or_none)]
TheTables = Annotated[TableRegistry, Depends(tables_of)]
TheVisitors = Annotated[Visitors, Depends(visitors_of)]
