"""API tokens: make, list, end. People in a browser only."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request

from ...identity.bots import BotAccounts
from ...store import Visitor
from ...store.api_tokens import ApiToken
from ..person_schemas import ApiTokenIn, ApiTokenOut, ApiTokensOut, BotIn, BotOut, BotsOut, DoneOut, NewApiTokenOut
from . import ApiTokensDep, CurrentVisitor, ModerationJobDep, TablesDep, limit, make_router, problems
from .people import count_request
from .persons import PersonPath

bots = make_router("/api/me/bots", "me")
router = make_router("/api/me/tokens", "me")
TokenId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")]


def token_facts(token: ApiToken) -> dict[str, Any]:
    """A token as its owner sees it."""
    return {"id": token.id, "name": token.name, "scopes": sorted(token.scopes), "created": token.created, "used": token.used}


@router.get("", responses=problems(401, 403))
async def list_tokens(visitor: CurrentVisitor, tokens: ApiTokensDep) -> ApiTokensOut:
    """My API tokens, newest first."""
    return ApiTokensOut(tokens=[ApiTokenOut(**token_facts(token)) for token in await tokens.of(visitor)])


@router.post("", status_code=201, responses=problems(401, 403, 409), dependencies=[limit("create")])
async def make_token(request: Request, given: ApiTokenIn, visitor: CurrentVisitor, tokens: ApiTokensDep) -> NewApiTokenOut:
    """Make a new API token; its secret is shown only now."""
    await count_request(request, "link", visitor.id)
    new = await tokens.make(visitor, given.name, given.scopes)
    return NewApiTokenOut(**token_facts(new.token), secret=new.secret)


@router.delete("/{token_id}", responses=problems(401, 403, 404))
async def end_token(token_id: TokenId, visitor: CurrentVisitor, tokens: ApiTokensDep, tables: TablesDep) -> DoneOut:
    """End an API token, and close its open sockets."""
    await tokens.end(visitor, token_id)
    tables.disconnect(visitor.id, lambda session: session == token_id)
    return DoneOut()


# Bot accounts


def bot_accounts_of(request: Request) -> BotAccounts:
    accounts: BotAccounts = request.app.state.bot_accounts
    return accounts


BotsDep = Annotated[BotAccounts, Depends(bot_accounts_of)]


async def bot_out(bot: Visitor, tokens: ApiTokensDep) -> BotOut:
    """A bot account as its owner sees it."""
    found = [ApiTokenOut(**token_facts(token)) for token in await tokens.of(bot)]
    return BotOut(person=bot.person or "", name=bot.name, created=bot.created, tokens=found)


@bots.get("", responses=problems(401, 403))
async def list_bots(visitor: CurrentVisitor, accounts: BotsDep, tokens: ApiTokensDep) -> BotsOut:
    """My bot accounts with their tokens."""
    return BotsOut(bots=[await bot_out(bot, tokens) for bot in await accounts.of(visitor)])


@bots.post("", status_code=201, responses=problems(401, 403, 409), dependencies=[limit("create")])
async def make_bot(request: Request, given: BotIn, visitor: CurrentVisitor, accounts: BotsDep, tokens: ApiTokensDep) -> BotOut:
    """Make a bot account of mine: a player that is a program."""
    await count_request(request, "link", visitor.id)
    return await bot_out(await accounts.make(visitor, given.name), tokens)


@bots.delete("/{person}", responses=problems(401, 403, 404))
async def end_bot(
    person: PersonPath, visitor: CurrentVisitor, accounts: BotsDep, tables: TablesDep, moderation_job: ModerationJobDep
) -> DoneOut:
    """Delete a bot account; its running games are resigned."""
    bot = await accounts.end(visitor, person)
    tables.disconnect(bot.id)
    await moderation_job.run_once()
    return DoneOut()


@bots.post("/{person}/tokens", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("create")])
async def make_bot_token(
    request: Request, person: PersonPath, given: ApiTokenIn, visitor: CurrentVisitor, accounts: BotsDep, tokens: ApiTokensDep
) -> NewApiTokenOut:
    """Make a token with which a program acts as one of my bot accounts."""
    await count_request(request, "link", visitor.id)
    new = await tokens.make(await accounts.find(visitor, person), given.name, given.scopes)
    return NewApiTokenOut(**token_facts(new.token), secret=new.secret)


@bots.delete("/{person}/tokens/{token_id}", responses=problems(401, 403, 404))
async def end_bot_token(
    person: PersonPath, token_id: TokenId, visitor: CurrentVisitor, accounts: BotsDep, tokens: ApiTokensDep, tables: TablesDep
) -> DoneOut:
    """End a token of one of my bot accounts."""
    bot = await accounts.find(visitor, person)
    await tokens.end(bot, token_id)
    tables.disconnect(bot.id, lambda session: session == token_id)
    return DoneOut()
