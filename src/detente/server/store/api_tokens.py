"""Storage of API tokens, by their SHA-256."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from .matches import Visitor
from .models import ApiTokenRow, VisitorRow
from .part import StorePart
from .sessions import API_TOKENS, visitor_of
from .statements import EXACT
from .writer import Write

ADD = insert(API_TOKENS)
USE = update(API_TOKENS).where(API_TOKENS.c.id == bindparam("row")).values(used=bindparam("now"))
END = delete(API_TOKENS).where(API_TOKENS.c.id == bindparam("row"), API_TOKENS.c.visitor == bindparam("of")).execution_options(**EXACT)


@dataclass(frozen=True)
class ApiToken:
    """An API token: its scopes, and when it was last used."""

    id: str
    visitor: str
    name: str
    scopes: frozenset[str]
    created: float
    used: float | None = None


class ApiTokenStore(StorePart):
    """The API tokens of the database."""

    async def find(self, hashed: str) -> tuple[Visitor, ApiToken] | None:
        """The owner of a token."""
        joined = select(VisitorRow, ApiTokenRow).join(ApiTokenRow, ApiTokenRow.visitor == VisitorRow.id)
        rows = await self._read(joined.where(ApiTokenRow.token == hashed, VisitorRow.deleted.is_(None)))
        return (visitor_of(rows[0][0]), token_of(rows[0][1])) if rows else None

    async def of(self, visitor_id: str) -> list[ApiToken]:
        """A visitor's tokens, the newest first."""
        found = select(ApiTokenRow).where(ApiTokenRow.visitor == visitor_id)
        return [token_of(row[0]) for row in await self._read(found.order_by(ApiTokenRow.created.desc(), ApiTokenRow.id))]

    async def add(self, token: ApiToken, hashed: str, *more: Write) -> None:
        """Add a token and related rows."""
        await self.write((ADD, [vars(token) | {"scopes": " ".join(sorted(token.scopes)), "token": hashed}]), *more)

    async def use(self, token_id: str, now: float) -> None:
        """Record the use of a token."""
        await self.write((USE, [{"row": token_id, "now": now}]))

    async def end(self, visitor_id: str, token_id: str) -> None:
        """Revoke a token; Conflict if the visitor has no such token."""
        await self.write((END, [{"row": token_id, "of": visitor_id}]))


def token_of(row: ApiTokenRow) -> ApiToken:
    return ApiToken(row.id, row.visitor, row.name, frozenset(row.scopes.split()), row.created, row.used)
