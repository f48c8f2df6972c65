"""Visitors: guests with a name, known by a signed cookie; links that carry a seat to another device; accounts."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from ..errors import BadMessage, BadToken, Conflict, NoVisitor, WrongLogin
from ..store import Store, Visitor
from .names import check_distinct
from .passwords import check_password

COOKIE = "detente"
YEAR = 365 * 86_400
LINK_AGE = 15 * 60  # seconds that a private link works
LOGIN = re.compile(r"[\w.@+-]{3,40}")
HASHER = PasswordHasher()


@cache
def nobody_hash() -> str:
    """What is checked when there is no such login, so that both answers take as long."""
    return HASHER.hash(secrets.token_hex(16))


def read_secret(given: str, folder: Path) -> str:
    """The key that signs cookies: the one given, or one made once and kept where only the server's user can read it."""
    if given:
        return given
    path = folder / "secret"
    if not path.exists():
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    return path.read_text(encoding="ascii").strip()


def clean_line(text: str) -> str:
    """A line as it is shown: no control characters, no rows of spaces."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())


def clean_name(name: str) -> str:
    """A name as it is shown, 1 to 40 characters; or BadMessage."""
    shown = clean_line(name)
    if not 1 <= len(shown) <= 40:
        raise BadMessage("bad-name")
    return shown


class Visitors:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._cookies = URLSafeSerializer(secret, "cookie")
        self._links = URLSafeTimedSerializer(secret, "link")
        self._used: dict[str, float] = {}  # links that have been followed

    def cookie(self, visitor: Visitor) -> str:
        """The value of a visitor's cookie; it is worth nothing once the visitor's session has another number."""
        return str(self._cookies.dumps([visitor.id, visitor.session]))

    async def find(self, cookie: str | None) -> Visitor | None:
        """The visitor of a cookie, or None if there is none or it was not signed here."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            found = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return await self._of_session(found)

    async def _of_session(self, signed: Any) -> Visitor | None:
        """The visitor of something that was signed, if it belongs to their present session."""
        visitor_id, session = signed if isinstance(signed, list) else (signed, 0)
        visitor = await self.store.visitor(str(visitor_id))
        return visitor if visitor and visitor.session == session else None

    async def need(self, cookie: str | None) -> Visitor:
        """The visitor of a cookie, or NoVisitor."""
        visitor = await self.find(cookie)
        if visitor is None:
            raise NoVisitor("no-visitor")
        return visitor

    async def add_guest(self, name: str, lang: str) -> Visitor:
        visitor = Visitor(secrets.token_urlsafe(16), clean_name(name), lang, created=time.time())
        await self.store.add_visitor(visitor)
        return visitor

    async def change(self, visitor: Visitor, name: str, lang: str) -> Visitor:
        """Another name or language."""
        changed = replace(visitor, name=clean_name(name), lang=lang)
        if changed.name != visitor.name:
            check_distinct(changed.name, await self.store.opponents(visitor.id))
        await self.store.name_visitor(changed)
        return changed

    async def end_sessions(self, visitor: Visitor) -> Visitor:
        """End all sessions of a visitor; the answer is the visitor with a new one."""
        return await self.store.end_sessions(visitor.id)

    # Another device

    def link(self, visitor: Visitor) -> str:
        """A private word that makes one other device the same visitor, for a quarter of an hour."""
        return str(self._links.dumps([visitor.id, visitor.session, secrets.token_urlsafe(9)]))

    async def carry(self, token: str) -> Visitor:
        """The visitor of a private link, which works once."""
        try:
            *session, word = self._links.loads(token, max_age=LINK_AGE)
        except BadSignature as error:
            raise BadToken("bad-link") from error
        visitor = await self._of_session(session)
        if visitor is None or word in self._used:
            raise BadToken("bad-link")
        now = time.monotonic()
        self._used = {old: at for old, at in self._used.items() if now - at <= LINK_AGE} | {word: now}
        return visitor

    # Accounts

    async def register(self, visitor: Visitor, login: str, password: str, email: str | None) -> Visitor:
        """Give a guest an account; cookies and links from before, which somebody else may hold, end with it."""
        if visitor.login:
            raise Conflict("has-account")
        if not LOGIN.fullmatch(login):
            raise BadMessage("bad-login")
        check_password(password, login)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        return await self.store.register(visitor.id, login.lower(), hashed, email)

    async def log_in(self, login: str, password: str) -> Visitor:
        """The visitor with this login and password, or WrongLogin."""
        visitor = await self.store.visitor_by_login(login.lower()) if LOGIN.fullmatch(login) else None
        nobody = await asyncio.to_thread(nobody_hash)
        hashed = visitor.password if visitor and visitor.password else nobody
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except (VerificationError, InvalidHashError) as error:
            raise WrongLogin("wrong-login") from error
        if visitor is None:
            raise WrongLogin("wrong-login")
        return visitor
