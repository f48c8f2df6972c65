"""The visitor's own identity: guest, language, sessions, other devices, account, password, mail address."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, Any

from fastapi import Path, Request, Response

from ...club.marks import DEVICE_COOKIE
from ...identity.known_browsers import KNOWN_COOKIE
from ...identity.recovery import CONFIRM_AGE, RESET_AGE, Recovery
from ...identity.sessions import NewSession, SignedIn
from ...identity.visitors import COOKIE, LINK_AGE, YEAR
from ...play.tables import TableRegistry
from ...store import Session, Visitor
from ..limits import Limits
from ..problems import LANGUAGE_COOKIE
from ..schemas import (
    AccountIn,
    ConfirmedOut,
    EmailIn,
    ForgottenIn,
    LinkOut,
    LogInIn,
    MeOut,
    NameIn,
    OwnerOut,
    PasswordIn,
    ResetIn,
    SentOut,
    SessionOut,
    SessionsOut,
    TokenIn,
    UseLinkIn,
    VisitorOut,
)
from . import (
    CurrentSession,
    CurrentVisitor,
    OptionalSession,
    OptionalVisitor,
    TablesDep,
    VisitorsDep,
    limit,
    make_router,
    problems,
    visitors_of,
)

router = make_router("/api/me", "me")
DEVICE_LENGTH = 40  # characters of the cookie
SessionId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")]


def me(request: Request, visitor: Visitor | None) -> MeOut:
    """A visitor as shown to themselves."""
    mail = recovery_of(request).sends_mail
    if visitor is None:
        return MeOut(visitor=None, mail=mail)
    names = ("name", "lang", "login", "email", "confirmed", "person", "moderator")
    facts = {name: getattr(visitor, name) for name in names} | {"closed": visitor.closed is not None}
    return MeOut(visitor=VisitorOut.model_validate(facts), mail=mail)


def recovery_of(request: Request) -> Recovery:
    recovery: Recovery = request.app.state.recovery
    return recovery


async def count_request(request: Request, kind: str, who: str) -> None:
    """Count a request against a person or an account, regardless of its address."""
    limits: Limits = request.app.state.limits
    await limits.take_everywhere(kind, who)


def answer_with_cookies(request: Request, response: Response, visitor: Visitor, new: NewSession | None = None) -> MeOut:
    """Set the visitor's language in the browser, and the cookie of a new session."""
    secure: bool = request.app.state.settings.secure
    if new is not None:
        response.set_cookie(COOKIE, new.token, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
        device = request.cookies.get(DEVICE_COOKIE, "")[:DEVICE_LENGTH] or secrets.token_urlsafe(12)
        response.set_cookie(DEVICE_COOKIE, device, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
        if visitor.login:
            known = visitors_of(request).browsers.new(visitor.login)
            response.set_cookie(KNOWN_COOKIE, known, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    if visitor.lang:
        response.set_cookie(LANGUAGE_COOKIE, visitor.lang, max_age=YEAR, samesite="strict", secure=secure)
    return me(request, visitor)


def agent_of(request: Request) -> str:
    return request.headers.get("user-agent", "")


@router.get("", responses=problems())
async def read_me(request: Request, response: Response, here: OptionalSession, visitors: VisitorsDep) -> MeOut:
    """The visitor that the cookie identifies, or None. A cookie of an older server is exchanged for a session's."""
    if here is None:
        return me(request, None)
    if here.token is not None:  # a program need not know its owner's address
        return me(request, replace(here.visitor, email=None))
    if here.session is None:
        return answer_with_cookies(request, response, here.visitor, await visitors.sign_in(here.visitor, agent_of(request)))
    return me(request, here.visitor)


@router.post("", responses=problems(403, 409), dependencies=[limit("guest")])
async def enter(
    request: Request, response: Response, wanted: NameIn, visitor: OptionalVisitor, visitors: VisitorsDep, tables: TablesDep
) -> MeOut:
    """Become a guest, or change my name and language."""
    if visitor is not None:
        changed = await visitors.change(visitor, wanted.name, wanted.lang)
        tables.rename(changed)
        return answer_with_cookies(request, response, changed)
    return answer_with_cookies(request, response, *await visitors.add_guest(wanted.name, wanted.lang, agent_of(request)))


@router.delete("", responses=problems(403))
async def leave(request: Request, response: Response, here: OptionalSession, visitors: VisitorsDep, tables: TablesDep) -> MeOut:
    """Log me out on this device."""
    if here:
        await visitors.sessions.leave(here)
        tables.disconnect(here.visitor.id, lambda session: session in (None, here.session_id))
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return me(request, None)


@router.get("/sessions", responses=problems(401))
async def list_sessions(here: CurrentSession, visitors: VisitorsDep) -> SessionsOut:
    """The devices on which I am signed in."""
    found = await visitors.sessions.of(here.visitor)
    return SessionsOut(sessions=[SessionOut(**session_facts(session), here=session.id == here.session_id) for session in found])


def session_facts(session: Session) -> dict[str, Any]:
    return {name: getattr(session, name) for name in ("id", "device", "created", "seen", "expires")}


@router.delete("/sessions", responses=problems(401, 403))
async def end_sessions(request: Request, response: Response, here: CurrentSession, visitors: VisitorsDep, tables: TablesDep) -> MeOut:
    """Log me out everywhere else, and close open sockets there."""
    new = await visitors.end_others(here, agent_of(request))
    tables.disconnect(here.visitor.id, lambda session: session is None or session != here.session_id)
    await tables.disconnect_bots(here.visitor.id)
    return answer_with_cookies(request, response, here.visitor, new)


@router.delete("/sessions/{session_id}", responses=problems(401, 403, 404))
async def end_session(
    request: Request, response: Response, session_id: SessionId, here: CurrentSession, visitors: VisitorsDep, tables: TablesDep
) -> MeOut:
    """Log me out on one device, and close its open sockets."""
    await visitors.sessions.end(here.visitor, session_id)
    tables.disconnect(here.visitor.id, lambda session: session in (None, session_id))
    if session_id != here.session_id:
        return me(request, here.visitor)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return me(request, None)


@router.post("/link", responses=problems(401, 403))
async def make_link(request: Request, visitor: CurrentVisitor, visitors: VisitorsDep) -> LinkOut:
    """A private token that signs me in on another device; the page puts it into a link after #."""
    await count_request(request, "link", visitor.id)
    return LinkOut(token=await visitors.links.make(visitor.id), seconds=LINK_AGE)


@router.post("/link/owner", responses=problems(403), dependencies=[limit("login")])
async def read_owner(given: TokenIn, visitor: OptionalVisitor, visitors: VisitorsDep) -> OwnerOut:
    """The owner of a private link, before I follow it; it remains valid."""
    owner = await visitors.owner(given.token)
    return OwnerOut(name=owner.name, login=owner.login, you=visitor is not None and visitor.id == owner.id)


@router.post("/link/use", responses=problems(403, 409), dependencies=[limit("login")])
async def use_link(
    request: Request, response: Response, given: UseLinkIn, here: OptionalSession, visitors: VisitorsDep, tables: TablesDep
) -> MeOut:
    """Sign in as the visitor of a private link on this device; optionally, the tables of the current guest are transferred."""
    visitor, new = await visitors.use_link(given.token, agent_of(request), here, given.merge)
    close_former_sockets(tables, here, given.merge)
    return answer_with_cookies(request, response, visitor, new)


def close_former_sockets(tables: TableRegistry, here: SignedIn | None, merge: bool) -> None:
    """Close the sockets of the previous visitor of a browser; tables that have changed hands are reloaded."""
    if here and merge:
        tables.disconnect(here.visitor.id)
        tables.mark_seats_outdated(here.visitor.id)
    elif here and here.session_id:
        tables.disconnect(here.visitor.id, lambda session: session == here.session_id)


@router.post("/account", responses=problems(401, 403, 409), dependencies=[limit("login")])
async def register(
    request: Request, response: Response, given: AccountIn, visitor: CurrentVisitor, visitors: VisitorsDep, tables: TablesDep
) -> MeOut:
    """Create an account for me, so that I can come back without a cookie; other devices have to log in."""
    sends_link = given.email is not None and recovery_of(request).sends_mail
    if given.email and sends_link:
        await count_request(request, "mail", given.email.lower())
    member, new = await visitors.register(visitor, given.login, given.password, given.email, agent_of(request))
    tables.disconnect(visitor.id)
    tables.rename(member)
    if given.email and sends_link:
        await recovery_of(request).ask_to_confirm(member, given.email)
    return answer_with_cookies(request, response, member, new)


@router.post("/login", responses=problems(401, 403, 409), dependencies=[limit("login")])
async def log_in(
    request: Request, response: Response, given: LogInIn, here: OptionalSession, visitors: VisitorsDep, tables: TablesDep
) -> MeOut:
    """Log in to an account; optionally, the tables of the current guest are transferred."""
    login = given.login.lower()
    await count_request(request, "account", visitors.browsers.attempts(login, request.cookies.get(KNOWN_COOKIE)))
    visitor = await visitors.log_in(given.login, given.password)
    merge = given.merge and here is not None and here.visitor.login is None and here.visitor.closed is None
    new = await visitors.sign_in(visitor, agent_of(request), here, merge)
    close_former_sockets(tables, here, merge)
    return answer_with_cookies(request, response, visitor, new)


@router.post("/password", responses=problems(401, 403, 409), dependencies=[limit("login")])
async def change_password(request: Request, response: Response, given: PasswordIn, here: CurrentSession, tables: TablesDep) -> MeOut:
    """Change my password; all my other sessions end."""
    await count_request(request, "account", here.visitor.id)
    new = await recovery_of(request).change_password(here, given.old, given.password, agent_of(request))
    tables.disconnect(here.visitor.id, lambda session: session is None or session != here.session_id)
    await tables.disconnect_bots(here.visitor.id)
    return answer_with_cookies(request, response, here.visitor, new)


@router.post("/forgotten", responses=problems(403, 409), dependencies=[limit("login")])
async def forget_password(request: Request, given: ForgottenIn) -> SentOut:
    """Send a link for a new password to the confirmed address of an account; the response is the same if there is none."""
    await count_request(request, "mail", given.who.strip().lower())
    recovery_of(request).forget(given.who)
    return SentOut(seconds=RESET_AGE)


@router.post("/reset", responses=problems(403), dependencies=[limit("login")])
async def reset_password(request: Request, response: Response, given: ResetIn, tables: TablesDep) -> MeOut:
    """Set a new password with the link of a mail; all sessions end except the new one here."""
    visitor, new = await recovery_of(request).reset(given.token, given.password, agent_of(request))
    tables.disconnect(visitor.id)
    await tables.disconnect_bots(visitor.id)
    return answer_with_cookies(request, response, visitor, new)


@router.post("/email", responses=problems(401, 403, 409), dependencies=[limit("login")])
async def change_email(request: Request, given: EmailIn, visitor: CurrentVisitor) -> SentOut:
    """Send a mail to my new address; it takes effect when the link in the mail is followed."""
    await count_request(request, "account", visitor.id)
    await count_request(request, "mail", visitor.id)
    await count_request(request, "mail", given.email.lower())
    await recovery_of(request).change_email(visitor, given.email, given.password)
    return SentOut(seconds=CONFIRM_AGE)


@router.post("/confirm", responses=problems(403), dependencies=[limit("login")])
async def confirm_email(request: Request, given: TokenIn) -> ConfirmedOut:
    """Confirm the address to which a link was sent."""
    member = await recovery_of(request).confirm(given.token)
    return ConfirmedOut(login=member.login or "", email=member.email or "")
