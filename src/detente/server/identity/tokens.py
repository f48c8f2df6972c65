"""API tokens: by them programs act for a member, within scopes. The database knows only their hashes."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass, field

from ..errors import Conflict, Forbidden, NotFound, NoVisitor, StoreDown
from ..store import Store, Visitor
from ..store.api_tokens import ApiToken
from ..store.caps import API_TOKENS
from .sessions import TOUCHED, SignedIn, hash_of
from .visitors import check_open, clean_name

SCOPES = ("read", "play", "chat", "tournaments")
PREFIX = "detente_"  # so that a token is known for what it is wherever it turns up
SCHEME = "bearer "
LONGEST = 300  # characters of a token that are looked at


@dataclass(frozen=True)
class NewApiToken:
    """A token and what the program gets, which is told once."""

    token: ApiToken
    secret: str = field(repr=False)


class ApiTokens:
    """Who may act for whom."""

    def __init__(self, store: Store) -> None:
        self._store, self._rows = store, store.api_tokens

    async def find(self, authorization: str | None) -> SignedIn | None:
        """Whoever an Authorization header speaks for; None without one that names a bearer, NoVisitor for one that is not good."""
        if authorization is None or not authorization.lower().startswith(SCHEME):
            return None
        secret = authorization[len(SCHEME) :].strip()
        found = await self._rows.find(hash_of(secret)) if secret.startswith(PREFIX) and len(secret) <= LONGEST else None
        if found is None:
            raise NoVisitor("bad-api-token")
        visitor, token = found
        if visitor.owner and (owner := await self._store.visitor(visitor.owner)):
            check_open(owner)  # whoever may not play has no bot that does
        now = time.time()
        if token.used is None or now - token.used > TOUCHED:
            with contextlib.suppress(StoreDown):  # who cannot write can still read
                await self._rows.use(token.id, now)
        return SignedIn(visitor, None, token)

    async def of(self, visitor: Visitor) -> list[ApiToken]:
        return await self._rows.of(visitor.id)

    async def make(self, visitor: Visitor, name: str, scopes: Collection[str]) -> NewApiToken:
        """A new token of a member's."""
        if not visitor.login:
            raise Conflict("no-account")
        token = ApiToken(secrets.token_urlsafe(12), visitor.id, clean_name(name), frozenset(scopes), time.time())
        secret = PREFIX + secrets.token_urlsafe(32)
        with API_TOKENS.told():
            await self._rows.add(token, hash_of(secret), *API_TOKENS.writes(visitor.id))
        return NewApiToken(token, secret)

    async def end(self, visitor: Visitor, token_id: str) -> None:
        """End a token of the visitor's own, or NotFound."""
        try:
            await self._rows.end(visitor.id, token_id)
        except Conflict as error:
            raise NotFound("no-api-token") from error


def check_scope(here: SignedIn, scope: str | None) -> None:
    """Forbidden for a program whose token has not the scope, or where no program may act (None)."""
    if here.token is None:
        return
    if scope is None:
        raise Forbidden("not-for-tokens")
    if not here.may(scope):
        raise Forbidden("no-scope", scope=scope)
