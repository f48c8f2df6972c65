"""Storage of sessions and single-use links, by the SHA-256 of their tokens."""

from __future__ import annotations

import time
from typing import cast

from sqlalchemy import Table, bindparam, delete, insert, or_, select, update

from .matches import Session, Token, Visitor
from .models import ApiTokenRow, SessionRow, TokenRow, VisitorRow
from .part import StorePart
from .statements import EXACT, VISITORS
from .writer import Write

SESSIONS, TOKENS, API_TOKENS = (cast(Table, row.__table__) for row in (SessionRow, TokenRow, ApiTokenRow))
ADD_SESSION, ADD_TOKEN = insert(SESSIONS), insert(TOKENS)
TOUCH = update(SESSIONS).where(SESSIONS.c.id == bindparam("row")).values(seen=bindparam("now"), expires=bindparam("until"))
END_ONE = delete(SESSIONS).where(SESSIONS.c.visitor == bindparam("of"), SESSIONS.c.id == bindparam("row"))
END_KNOWN = END_ONE.execution_options(**EXACT)
END_OTHERS = delete(SESSIONS).where(SESSIONS.c.visitor == bindparam("of"), SESSIONS.c.id != bindparam("row"))
# Cookies signed by older servers have no row; they are invalidated with any session.
END_SIGNED = update(VISITORS).where(VISITORS.c.id == bindparam("of")).values(session=VISITORS.c.session + 1, signed_until=0.0)
USE_TOKEN = delete(TOKENS).where(TOKENS.c.token == bindparam("hashed"), TOKENS.c.expires > bindparam("now")).execution_options(**EXACT)
END_TOKENS = delete(TOKENS).where(TOKENS.c.visitor == bindparam("of"), TOKENS.c.token != bindparam("used"))
_BOTS = select(VISITORS.c.id).where(VISITORS.c.owner == bindparam("of"))
END_API_TOKENS = delete(API_TOKENS).where(or_(API_TOKENS.c.visitor == bindparam("of"), API_TOKENS.c.visitor.in_(_BOTS)))
REMOVE_SESSIONS = delete(SESSIONS).where(SESSIONS.c.expires <= bindparam("now"))
REMOVE_TOKENS = delete(TOKENS).where(TOKENS.c.expires <= bindparam("now"))
MOST = 100  # sessions per list


class SessionStore(StorePart):
    """The sessions of the database."""

    async def find(self, hashed: str) -> tuple[Visitor, Session] | None:
        """The session of a token, if it has not expired."""
        joined = select(VisitorRow, SessionRow).join(SessionRow, SessionRow.visitor == VisitorRow.id)
        is_good = (SessionRow.token == hashed) & (SessionRow.expires > time.time()) & VisitorRow.deleted.is_(None)
        rows = await self._read(joined.where(is_good))
        return (visitor_of(rows[0][0]), session_of(rows[0][1])) if rows else None

    async def has(self, session_id: str) -> bool:
        """Return whether a session, or an API token, has not ended."""
        found = select(SessionRow.id).where(SessionRow.id == session_id)
        return bool(await self._read(found.union_all(select(ApiTokenRow.id).where(ApiTokenRow.id == session_id))))

    async def of(self, visitor_id: str) -> list[Session]:
        """A visitor's sessions, the most recently used first."""
        found = select(SessionRow).where(SessionRow.visitor == visitor_id, SessionRow.expires > time.time())
        return [session_of(row[0]) for row in await self._read(found.order_by(SessionRow.seen.desc()).limit(MOST))]

    async def touch(self, session: Session) -> None:
        await self.write((TOUCH, [{"row": session.id, "now": session.seen, "until": session.expires}]))

    async def end(self, visitor_id: str, session_id: str) -> None:
        """End a session, and the visitor's links, which may come from it; Conflict if the visitor has no such session."""
        of = [{"of": visitor_id}]
        await self.write(
            (END_SIGNED, of), (END_TOKENS, [{"of": visitor_id, "used": ""}]), (END_KNOWN, [{"of": visitor_id, "row": session_id}])
        )

    async def leave(self, visitor_id: str, session_id: str) -> None:
        """Sign out; links made for another device remain valid."""
        await self.write((END_SIGNED, [{"of": visitor_id}]), ending(visitor_id, session_id))

    # Links

    async def token(self, hashed: str) -> Token | None:
        """The token of a link, if it is still valid."""
        found = select(TokenRow.kind, TokenRow.visitor, TokenRow.email)
        rows = await self._read(found.where(TokenRow.token == hashed, TokenRow.expires > time.time()))
        return Token(*rows[0]) if rows else None

    async def use(self, hashed: str, *changes: Write) -> None:
        """Use a link and make the related writes in one transaction; Conflict if it was used before."""
        await self.write((USE_TOKEN, [{"hashed": hashed, "now": time.time()}]), *changes)

    async def remove_expired(self) -> None:
        now = [{"now": time.time()}]
        await self.write((REMOVE_SESSIONS, now), (REMOVE_TOKENS, now))


def ending(visitor_id: str, session_id: str) -> Write:
    """The write that ends a session, if it has not ended."""
    return END_ONE, [{"of": visitor_id, "row": session_id}]


def ending_others(visitor_id: str, but: str, used: str = "") -> tuple[Write, ...]:
    """The writes that end all sessions of a visitor but one, all links and all API tokens, also those of the visitor's bots; *used*: the
    hash of a link that is used up with this."""
    of = {"of": visitor_id}
    return (END_OTHERS, [of | {"row": but}]), (END_SIGNED, [of]), (END_TOKENS, [of | {"used": used}]), (END_API_TOKENS, [of])


def adding(session: Session, hashed: str) -> Write:
    """The write that adds a session."""
    return ADD_SESSION, [vars(session) | {"token": hashed}]


def adding_token(token: Token, hashed: str, expires: float) -> Write:
    """The write that adds a link."""
    return ADD_TOKEN, [vars(token) | {"token": hashed, "expires": expires}]


def session_of(row: SessionRow) -> Session:
    return Session(row.id, row.visitor, row.device, row.created, row.seen, row.expires)


def visitor_of(row: VisitorRow) -> Visitor:
    return Visitor(**{column.key: getattr(row, column.key) for column in VISITORS.columns})
