"""Who I am: guest, language, another device, account."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ...identity.visitors import COOKIE, LINK_AGE, YEAR, Visitors
from ...store import Visitor
from ..limits import Limits
from ..problems import LANGUAGE_COOKIE
from ..schemas import AccountIn, LinkOut, LoginIn, MeOut, NameIn, TokenIn, VisitorOut
from . import Anybody, TheTables, TheVisitors, Who, limit, problems

router = APIRouter(prefix="/api/me", tags=["me"])


def me(visitor: Visitor | None) -> MeOut:
    """A visitor as they may see themselves."""
    if visitor is None:
        return MeOut(visitor=None)
    shown = {"name": visitor.name, "lang": visitor.lang, "login": visitor.login, "email": visitor.email}
    return MeOut(visitor=VisitorOut.model_validate(shown))


def remember(request: Request, response: Response, visitors: Visitors, visitor: Visitor) -> MeOut:
    """Give the browser the visitor's cookie."""
    secure: bool = request.app.state.settings.secure
    response.set_cookie(COOKIE, visitors.cookie(visitor), max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    if visitor.lang:
        response.set_cookie(LANGUAGE_COOKIE, visitor.lang, max_age=YEAR, samesite="strict", secure=secure)
    return me(visitor)


@router.get("", responses=problems())
async def read_me(visitor: Anybody) -> MeOut:
    """The visitor that the cookie identifies, or None."""
    return me(visitor)


@router.post("", responses=problems(403), dependencies=[limit("guest")])
async def enter(request: Request, response: Response, wanted: NameIn, visitor: Anybody, visitors: TheVisitors) -> MeOut:
    """Become a guest, or change my name and language."""
    if visitor is None:
        visitor = await visitors.add_guest(wanted.name, wanted.lang)
    else:
        visitor = await visitors.change(visitor, wanted.name, wanted.lang)
    return remember(request, response, visitors, visitor)


@router.delete("", responses=problems(403))
async def leave(response: Response) -> MeOut:
    """Forget me on this device."""
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return me(None)


@router.delete("/sessions", responses=problems(401, 403))
async def end_sessions(request: Request, response: Response, visitor: Who, visitors: TheVisitors, tables: TheTables) -> MeOut:
    """Log me out everywhere else, open sockets too."""
    again = await visitors.end_sessions(visitor)
    tables.disconnect(visitor.id)
    return remember(request, response, visitors, again)


@router.post("/link", responses=problems(401, 403))
async def make_link(visitor: Who, visitors: TheVisitors) -> LinkOut:
    """A private word that makes another device me; the page puts it into a link after #."""
    return LinkOut(token=visitors.link(visitor), seconds=LINK_AGE)


@router.post("/carry", responses=problems(403), dependencies=[limit("login")])
async def carry(request: Request, response: Response, given: TokenIn, visitors: TheVisitors) -> MeOut:
    """Become the visitor of a private link on this device."""
    return remember(request, response, visitors, await visitors.carry(given.token))


@router.post("/account", responses=problems(401, 403, 409), dependencies=[limit("login")])
async def register(request: Request, response: Response, given: AccountIn, visitor: Who, visitors: TheVisitors, tables: TheTables) -> MeOut:
    """Give me an account, so that I can come back without a cookie; other devices have to log in."""
    member = await visitors.register(visitor, given.login, given.password, given.email)
    tables.disconnect(visitor.id)
    return remember(request, response, visitors, member)


@router.post("/login", responses=problems(401, 403), dependencies=[limit("login")])
async def log_in(request: Request, response: Response, given: LoginIn, visitors: TheVisitors) -> MeOut:
    """Become the visitor of an account."""
    limits: Limits = request.app.state.limits
    limits.take("account", given.login.lower())  # whatever addresses the attempts come from
    return remember(request, response, visitors, await visitors.log_in(given.login, given.password))
