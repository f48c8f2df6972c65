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

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from .problems import BadMessage, BadToken, Conflict, NoVisitor, WrongLogin
from .store import Store, Visitor

COOKIE = "detente"
YEAR = 365 * 86_400
LINK_AGE = 15 * 60  # seconds that a private link works
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


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, no rows of spaces, 1 to 40 characters; or BadMessage."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(shown) <= 40:
        raise BadMessage("bad-name")
    return shown


class Visitors:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._cookies = URLSafeSerializer(secret, "cookie")
        self._links = URLSafeTimedSerializer(secret, "link")

    def cookie(self, visitor: Visitor) -> str:
        """The value of a visitor's cookie."""
        return str(self._cookies.dumps(visitor.id))

    async def find(self, cookie: str | None) -> Visitor | None:
        """The visitor of a cookie, or None if there is none or it was not signed here."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            found = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return await self.store.visitor(str(found))

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
        await self.store.change_visitor(changed)
        return changed

    # Another device

    def link(self, visitor: Visitor) -> str:
        """A private word that makes another device the same visitor, for a quarter of an hour."""
        return str(self._links.dumps(visitor.id))

    async def carry(self, token: str) -> Visitor:
        """The visitor of a private link."""
        try:
            found = self._links.loads(token, max_age=LINK_AGE)
        except BadSignature as error:
            raise BadToken("bad-link") from error
        visitor = await self.store.visitor(str(found))
        if visitor is None:
            raise BadToken("bad-link")
        return visitor

    # Accounts

    async def register(self, visitor: Visitor, login: str, password: str, email: str | None) -> Visitor:
        """Give a guest an account."""
        if visitor.login:
            raise Conflict("has-account")
        if not re.fullmatch(r"[\w.@+-]{3,40}", login):
            raise BadMessage("bad-login")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        member = replace(visitor, login=login.lower(), password=hashed, email=email)
        await self.store.change_visitor(member)
        return member

    async def log_in(self, login: str, password: str) -> Visitor:
        """The visitor with this login and password, or WrongLogin."""
        visitor = await self.store.visitor_by_login(login.lower())
        nobody = await asyncio.to_thread(nobody_hash)
        hashed = visitor.password if visitor and visitor.password else nobody
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except (VerificationError, InvalidHashError) as error:
            raise WrongLogin("wrong-login") from error
        if visitor is None:
            raise WrongLogin("wrong-login")
        return visitor
