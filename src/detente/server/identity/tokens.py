"""API tokens, with which programs act for a member within scopes. The database stores only their hashes."""

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

PREFIX = "detente_"  # makes a leaked token recognisable
SCHEME = "bearer "
LONGEST = 300  # maximum length of a token


@dataclass(frozen=True)
class NewApiToken:
    """A token and its secret value, which is shown once."""

    token: ApiToken
    secret: str = field(repr=False)


class ApiTokens:
    """The API tokens of all members."""

    def __init__(self, store: Store) -> None:
        self._store, self._rows = store, store.api_tokens

    async def find(self, authorization: str | None) -> SignedIn | None:
        """The member that an Authorization header identifies; None without a bearer token, NoVisitor for an invalid one."""
        if authorization is None or not authorization.lower().startswith(SCHEME):
            return None
        secret = authorization[len(SCHEME) :].strip()
        found = await self._rows.find(hash_of(secret)) if secret.startswith(PREFIX) and len(secret) <= LONGEST else None
        if found is None:
            raise NoVisitor("bad-api-token")
        visitor, token = found
        if visitor.owner and (owner := await self._store.visitor(visitor.owner)):
            check_open(owner)  # a closed account's bots may not play either
        now = time.time()
        if token.used is None or now - token.used > TOUCHED:
            with contextlib.suppress(StoreDown):  # reading is possible even if writing is not
                await self._rows.use(token.id, now)
        return SignedIn(visitor, None, token)

    async def of(self, visitor: Visitor) -> list[ApiToken]:
        return await self._rows.of(visitor.id)

    async def make(self, visitor: Visitor, name: str, scopes: Collection[str]) -> NewApiToken:
        """Make a new token for a member."""
        if not visitor.login:
            raise Conflict("no-account")
        token = ApiToken(secrets.token_urlsafe(12), visitor.id, clean_name(name), frozenset(scopes), time.time())
        secret = PREFIX + secrets.token_urlsafe(32)
        with API_TOKENS.enforced():
            await self._rows.add(token, hash_of(secret), *API_TOKENS.writes(visitor.id))
        return NewApiToken(token, secret)

    async def end(self, visitor: Visitor, token_id: str) -> None:
        """End one of the visitor's own tokens; raises NotFound."""
        try:
            await self._rows.end(visitor.id, token_id)
        except Conflict as error:
            raise NotFound("no-api-token") from error


def check_scope(here: SignedIn, scope: str | None) -> None:
    """Raise Forbidden for a program whose token lacks the scope, or where programs are not allowed (None)."""
    if here.token is None:
        return
    if scope is None:
        raise Forbidden("not-for-tokens")
    if not here.may(scope):
        raise Forbidden("no-scope", scope=scope)
