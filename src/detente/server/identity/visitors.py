"""Visitors: guests with a name, links that transfer a visitor to another device, and accounts."""

from __future__ import annotations

import os
import re
import secrets
import time
import unicodedata
from dataclasses import replace
from pathlib import Path

from ..errors import BadMessage, Conflict, Forbidden, WrongLogin
from ..store import Store, Visitor
from ..store import statements as sql
from ..store.matches import new_id
from ..store.sessions import ending, ending_others
from ..store.writer import Write
from .known_browsers import KnownBrowsers
from .links import Links
from .merging import merging
from .names import account_name, check_distinct, guest_names, skeleton
from .passwords import check_password, hash_password, is_right
from .sessions import NewSession, Sessions, SignedIn

COOKIE = "detente"
YEAR = 365 * 86_400  # how long browsers keep cookies; the session determines their validity
LINK_AGE = 15 * 60  # seconds that a private link is valid
LOGIN = re.compile(r"[\w.@+-]{3,40}")


def read_secret(given: str, folder: Path) -> str:
    """The key that signs cookies: the given one, or one made once and stored readable only for the server's user."""
    if given:
        return given
    path = folder / "secret"
    if not path.exists():
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    return path.read_text(encoding="ascii").strip()


# Invisible letters and marks: fillers of Hangul, Khmer and Mongolian, the grapheme joiner, the empty Braille pattern.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
MOST_MARKS = 3  # per letter; more are used to cover other lines


def clean_line(text: str) -> str:
    """A line fit for display: no control characters, repeated spaces or stacked marks."""
    visible: list[str] = []
    marks = MOST_MARKS  # none at the beginning, where they would combine with the preceding text
    for letter in unicodedata.normalize("NFC", text):
        if not (letter.isprintable() or letter.isspace()) or letter in BLANK:
            continue
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            visible.append(letter)
    return " ".join("".join(visible).split())


def clean_name(name: str) -> str:
    """A name fit for display, 1 to 40 characters; raises BadMessage."""
    cleaned = clean_line(name)
    if not 1 <= len(cleaned) <= 40:
        raise BadMessage("bad-name")
    return cleaned


class Visitors:
    """All visitors."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.sessions = Sessions(store, secret)
        self.links = Links(store, secret, "link", LINK_AGE)
        self.browsers = KnownBrowsers(secret)

    async def add_guest(self, name: str, lang: str, agent: str) -> tuple[Visitor, NewSession]:
        cleaned = clean_name(name)
        visitor = Visitor(secrets.token_urlsafe(16), cleaned, lang, created=time.time(), person=new_id(), skeleton=skeleton(cleaned))
        new = self.sessions.new(visitor.id, agent)
        await self.sessions.add(new, (sql.ADD_VISITOR, [vars(visitor)]))
        return visitor, new

    async def change(self, visitor: Visitor, name: str, lang: str) -> Visitor:
        """Change the name or language."""
        cleaned = clean_name(name)
        changed = replace(visitor, name=cleaned, lang=lang, skeleton=skeleton(cleaned))
        if changed.name != visitor.name:
            check_distinct(changed.name, await self.store.opponents(visitor.id))
            if visitor.login:
                await self.check_free(changed)
        await self.store.name_visitor(changed)
        return changed

    async def known(self, visitor_id: str) -> Visitor:
        """A visitor who is known to exist."""
        found = await self.store.visitor(visitor_id)
        assert found is not None
        return found

    async def sign_in(self, visitor: Visitor, agent: str, before: SignedIn | None = None, merge: bool = False) -> NewSession:
        """Start a session in a browser; its previous one ends. *merge*: transfer everything of the guest to the visitor."""
        new = self.sessions.new(visitor.id, agent)
        is_same: Write = (sql.IS_SAME, [{"row": visitor.id, "checked": visitor.password}])
        try:
            await self.sessions.add(new, *await self._giving_up(before, visitor, merge), is_same)
        except Conflict as error:
            now = await self.known(visitor.id)
            if (now.password, now.closed, now.deleted) != (visitor.password, None, None):  # changed since the check
                raise WrongLogin("wrong-login") from error
            raise
        return new

    async def _giving_up(self, before: SignedIn | None, visitor: Visitor, merge: bool) -> tuple[Write, ...]:
        """The writes when a browser changes from one visitor to another."""
        return await merging(self.store, before.visitor, visitor) if before and merge else replacing(before)

    async def end_others(self, here: SignedIn, agent: str, *changes: Write) -> NewSession | None:
        """End all other sessions and all links, with other changes; a browser without a session gets one."""
        new = None if here.session else self.sessions.new(here.visitor.id, agent)
        kept = here.session_id or (new.session.id if new else "")
        await self.store.sessions.write(*changes, *ending_others(here.visitor.id, kept), *([self.sessions.adding(new)] if new else []))
        return new

    async def check_free(self, member: Visitor) -> None:
        """Raise Conflict if the name is, or looks like, that of another account, or is what pages call a guest."""
        if member.skeleton in guest_names():
            raise Conflict("name-nobody")
        if (other := await self.store.member_like(member.skeleton, member.id)) is not None:
            raise Conflict("name-taken", other=other)

    # Another device

    async def owner(self, token: str) -> Visitor:
        """The owner of a private link, which remains valid."""
        return await self.known((await self.links.peek(token)).visitor)

    async def use_link(self, token: str, agent: str, before: SignedIn | None, merge: bool = False) -> tuple[Visitor, NewSession]:
        """Sign in the visitor of a private link, which is valid once, on this device."""
        visitor = await self.owner(token)
        new = self.sessions.new(visitor.id, agent)
        await self.links.use(token, self.sessions.adding(new), *await self._giving_up(before, visitor, merge))
        return visitor, new

    # Accounts

    async def register(self, visitor: Visitor, login: str, password: str, email: str | None, agent: str) -> tuple[Visitor, NewSession]:
        """Give a guest an account; earlier sessions and links, which somebody else may hold, end."""
        if visitor.login:
            raise Conflict("has-account")
        if not LOGIN.fullmatch(login):
            raise BadMessage("bad-login")
        check_password(password, login)
        name = account_name(visitor.name, login)
        await self.check_free(replace(visitor, name=name, skeleton=skeleton(name)))
        hashed = await hash_password(password)
        new = self.sessions.new(visitor.id, agent)
        values = {"row": visitor.id, "login": login.lower(), "password": hashed, "email": email}
        named: list[Write] = (
            [(sql.GIVE_NAME, [{"row": visitor.id, "name": name, "skeleton": skeleton(name)}])] if name != visitor.name else []
        )
        await self.sessions.add(new, *ending_others(visitor.id, new.session.id), *named, (sql.REGISTER, [values]))
        return await self.known(visitor.id), new

    async def log_in(self, login: str, password: str) -> Visitor:
        """The visitor with this login and password; raises WrongLogin."""
        visitor = await self.store.visitor_by_login(login.lower()) if LOGIN.fullmatch(login) else None
        await check_hash(visitor, password)
        if visitor is None:
            raise WrongLogin("wrong-login")
        check_open(visitor)
        return visitor


def check_open(visitor: Visitor) -> None:
    """Raise Forbidden if a moderator has closed the visitor's account."""
    if visitor.closed is not None:
        raise Forbidden("account-closed")


async def check_hash(visitor: Visitor | None, password: str) -> None:
    """Raise WrongLogin unless the password is the visitor's; takes as long for an unknown visitor."""
    if not await is_right(password, visitor.password if visitor else None):
        raise WrongLogin("wrong-login")


def replacing(before: SignedIn | None) -> tuple[Write, ...]:
    """The write that ends the browser's previous session, if it has one."""
    return (ending(before.visitor.id, before.session.id),) if before and before.session else ()
