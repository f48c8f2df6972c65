"""Single-use links: signed, so that a forged one needs no database query, and stored as a row that using them removes."""

from __future__ import annotations

import secrets
import time

from itsdangerous import BadSignature, URLSafeSerializer

from ..errors import BadToken, Conflict
from ..store import Store, Token
from ..store.sessions import adding_token
from ..store.writer import Write
from .sessions import hash_of


class Links:
    """The links of one kind, with their validity in seconds."""

    def __init__(self, store: Store, secret: str, kind: str, seconds: int) -> None:
        self.kind, self.seconds = kind, seconds
        self._rows = store.sessions
        self._signer = URLSafeSerializer(secret, f"link {kind}")

    def new(self, visitor_id: str, email: str | None = None) -> tuple[str, Write]:
        """A new link's token, and the write that stores it."""
        word = secrets.token_urlsafe(24)
        row = adding_token(Token(self.kind, visitor_id, email), hash_of(word), time.time() + self.seconds)
        return str(self._signer.dumps(word)), row

    async def make(self, visitor_id: str) -> str:
        """Store a new link and return its token."""
        token, row = self.new(visitor_id)
        await self._rows.write(row)
        return token

    async def peek(self, token: str) -> Token:
        """The stored token of a link, which remains valid; raises BadToken."""
        found = await self._rows.token(self.hash(token))
        if found is None or found.kind != self.kind:
            raise BadToken("bad-link")
        return found

    async def use(self, token: str, *changes: Write) -> None:
        """Use up the link and make the changes, both or neither; raises BadToken."""
        try:
            await self._rows.use(self.hash(token), *changes)
        except Conflict as error:
            raise BadToken("bad-link") from error

    def hash(self, token: str) -> str:
        """The hash by which the database stores a link; raises BadToken."""
        try:
            return hash_of(str(self._signer.loads(token)))
        except BadSignature as error:
            raise BadToken("bad-link") from error
