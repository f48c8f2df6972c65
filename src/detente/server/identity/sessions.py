"""Sessions: who is signed in in a browser. The cookie holds a random token; the database stores only its hash."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from ..errors import Conflict, NotFound, StoreDown
from ..store import Session, Store, Visitor
from ..store.api_tokens import ApiToken
from ..store.sessions import adding
from ..store.writer import Write
from .devices import device_of

AGE = 90 * 86_400  # seconds that a session lasts after its last use
TOUCHED = 300.0  # seconds after which a use of a session is recorded again
LONGEST = 300  # maximum length of a cookie


@dataclass(frozen=True)
class SignedIn:
    """A visitor and their session; None for a cookie signed by an older server. *token*: the API token if a program acts for them."""

    visitor: Visitor
    session: Session | None
    token: ApiToken | None = None

    @property
    def session_id(self) -> str | None:
        known = self.session or self.token
        return known.id if known else None

    def may(self, scope: str) -> bool:
        """Return whether the caller may do what needs a scope: people may, programs if their token has it."""
        return self.token is None or scope in self.token.scopes


@dataclass(frozen=True)
class NewSession:
    """A session and the value of its cookie."""

    session: Session
    token: str = field(repr=False)


def hash_of(token: str) -> str:
    """The hash by which a random token is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Sessions:
    """The sessions of all visitors."""

    def __init__(self, store: Store, secret: str) -> None:
        self._visitors, self._rows = store, store.sessions
        self._signed = URLSafeSerializer(secret, "cookie")  # for cookies of older servers

    async def find(self, cookie: str | None) -> SignedIn | None:
        """The visitor identified by a cookie; the session is extended by 90 days."""
        if not cookie or len(cookie) > LONGEST:
            return None
        if "." in cookie:
            return await self._find_signed(cookie)
        found = await self._rows.find(hash_of(cookie))
        if found is None:
            return None
        visitor, session = found
        now = time.time()
        if now - session.seen > TOUCHED:
            session = replace(session, seen=now, expires=now + AGE)
            with contextlib.suppress(StoreDown):  # reading is possible even if writing is not
                await self._rows.touch(session)
        return SignedIn(visitor, session)

    async def _find_signed(self, cookie: str) -> SignedIn | None:
        """The visitor identified by a cookie of an older server: a signed id, and the number of the visitor's session."""
        try:
            signed: Any = self._signed.loads(cookie)
        except BadSignature:
            return None
        visitor_id, number = signed if isinstance(signed, list) else (signed, 0)
        visitor = await self._visitors.visitor(str(visitor_id))
        is_good = visitor is not None and not visitor.deleted and visitor.session == number and time.time() < visitor.signed_until
        return SignedIn(visitor, None) if visitor and is_good else None

    async def is_open(self, here: SignedIn) -> bool:
        """Return whether the session has not ended in the meantime."""
        if here.session_id:
            return await self._rows.has(here.session_id)
        visitor = await self._visitors.visitor(here.visitor.id)
        return visitor is not None and visitor.session == here.visitor.session

    def new(self, visitor_id: str, agent: str) -> NewSession:
        """A new session that is not yet stored, and the token for its cookie."""
        now = time.time()
        session = Session(secrets.token_urlsafe(12), visitor_id, device_of(agent), now, now, now + AGE)
        return NewSession(session, secrets.token_urlsafe(32))

    def adding(self, new: NewSession) -> Write:
        return adding(new.session, hash_of(new.token))

    async def add(self, new: NewSession, *others: Write) -> None:
        """Store a session, together with other writes of the same change."""
        await self._rows.write(*others, self.adding(new))

    async def of(self, visitor: Visitor) -> list[Session]:
        return await self._rows.of(visitor.id)

    async def end(self, visitor: Visitor, session_id: str) -> None:
        """End one of the visitor's own sessions; raises NotFound."""
        try:
            await self._rows.end(visitor.id, session_id)
        except Conflict as error:
            raise NotFound("no-session") from error

    async def leave(self, here: SignedIn) -> None:
        """End the current session."""
        await self._rows.leave(here.visitor.id, here.session_id or "")
