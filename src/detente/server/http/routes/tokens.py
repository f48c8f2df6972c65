"""API tokens: make, list, end. People in a browser only."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from ...store.api_tokens import ApiToken
from ..person_schemas import ApiTokenIn, ApiTokenOut, ApiTokensOut, DoneOut, NewApiTokenOut
from . import TheApiTokens, TheTables, Who, limit, problems
from .people import take

router = APIRouter(prefix="/api/me/tokens", tags=["me"])
TokenId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")]


def shown(token: ApiToken) -> dict[str, Any]:
    """A token as its owner sees it."""
    return {"id": token.id, "name": token.name, "scopes": sorted(token.scopes), "created": token.created, "used": token.used}


@router.get("", responses=problems(401, 403))
async def list_tokens(visitor: Who, tokens: TheApiTokens) -> ApiTokensOut:
    """My API tokens, the newest first."""
    return ApiTokensOut(tokens=[ApiTokenOut(**shown(token)) for token in await tokens.of(visitor)])


@router.post("", status_code=201, responses=problems(401, 403, 409), dependencies=[limit("create")])
async def make_token(request: Request, given: ApiTokenIn, visitor: Who, tokens: TheApiTokens) -> NewApiTokenOut:
    """A new API token; what the program needs is told here and never again."""
    take(request, "link", visitor.id)
    new = await tokens.make(visitor, given.name, given.scopes)
    return NewApiTokenOut(**shown(new.token), secret=new.secret)


@router.delete("/{token_id}", responses=problems(401, 403, 404))
async def end_token(token_id: TokenId, visitor: Who, tokens: TheApiTokens, tables: TheTables) -> DoneOut:
    """End an API token, open sockets too."""
    await tokens.end(visitor, token_id)
    tables.disconnect(visitor.id, lambda session: session == token_id)
    return DoneOut()
