"""Alerts: notifications outside the page, their channels, and unsubscribe links."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import RedirectResponse

from ...alerts import webpush
from ...alerts.choices import DELAYS, KINDS, VIAS, Choice
from ...alerts.desk import Desk
from ...alerts.unsubscribing import Ended, Unsubscribing
from ...identity.recovery import need_account
from ...store import Visitor
from ...store.alerts import Channel
from ..alert_schemas import (
    AlertsOut,
    ChannelOut,
    ChoiceIn,
    MailOut,
    PushIn,
    Quiet,
    TestOut,
    UnsubscribedOut,
    UnsubscribeIn,
    Wanted,
    WebhookIn,
    WebhookOut,
)
from ..person_schemas import DoneOut
from . import Who, limit, problems
from .people import take

router = APIRouter(prefix="/api/me/alerts", tags=["alerts"])
links = APIRouter(prefix="/api", tags=["alerts"])
ChannelId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")]
Token = Annotated[str, Query(max_length=400)]


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def unsubscribing_of(request: Request) -> Unsubscribing:
    unsubscribing: Unsubscribing = request.app.state.unsubscribing
    return unsubscribing


TheDesk = Annotated[Desk, Depends(desk_of)]
TheLinks = Annotated[Unsubscribing, Depends(unsubscribing_of)]


def shown(channel: Channel) -> ChannelOut:
    """A channel as its owner sees it: without its target, which is as good as a key."""
    names = ("id", "via", "name", "created", "failures", "off", "why")
    given: dict[str, Any] = {name: getattr(channel, name) for name in names}
    return ChannelOut(**given, preset=channel.target.get("preset"))


async def all_of(desk: Desk, visitor: Visitor) -> AlertsOut:
    choice = await desk.store.alerts.choice(visitor.id)
    channels = await desk.store.alerts.channels([visitor.id])
    key = await desk.courier.push_key()
    mail = [channel.off for channel in channels if channel.via == "mail"]
    return AlertsOut(
        wanted=Wanted.model_validate({via: list(choice.wanted.get(via, ())) for via in VIAS}),
        zone=choice.zone,
        quiet=Quiet(start=choice.quiet[0], end=choice.quiet[1]) if choice.quiet else None,
        delay=choice.delay,
        delays=list(DELAYS),
        mail=MailOut(sent=desk.sends_mail, confirmed=bool(visitor.email) and visitor.confirmed, off=mail[0] if mail else None),
        push_key=webpush.public_key(key) if key else None,
        channels=[shown(channel) for channel in channels if channel.via != "mail"],
    )


@router.get("", responses=problems(401, 403, 409))
async def read_alerts(visitor: Who, desk: TheDesk) -> AlertsOut:
    """My alert settings and channels."""
    return await all_of(desk, need_account(visitor))


@router.put("", responses=problems(401, 403, 409))
async def choose(given: ChoiceIn, visitor: Who, desk: TheDesk) -> AlertsOut:
    """Change my alert settings."""
    wanted = {via: tuple(kind for kind in KINDS if kind in getattr(given.wanted, via)) for via in VIAS}
    quiet = (given.quiet.start, given.quiet.end) if given.quiet else None
    await desk.choose(visitor, Choice(wanted, given.zone, quiet, given.delay))
    return await all_of(desk, visitor)


@router.post("/push", responses=problems(401, 403, 409), dependencies=[limit("channel")])
async def add_browser(request: Request, given: PushIn, visitor: Who, desk: TheDesk) -> ChannelOut:
    """Add this browser as a channel."""
    agent = request.headers.get("user-agent", "")
    return shown(await desk.add_browser(visitor, given.endpoint, given.keys.p256dh, given.keys.auth, agent))


@router.post("/webhooks", responses=problems(401, 403, 409), dependencies=[limit("channel")])
async def add_webhook(given: WebhookIn, visitor: Who, desk: TheDesk) -> WebhookOut:
    """Add a webhook as a channel; its secret is shown only now."""
    channel = await desk.add_webhook(visitor, given.preset, given.url, given.name, given.chat)
    return WebhookOut(channel=shown(channel), secret=channel.target["secret"])


@router.delete("/channels/{channel_id}", responses=problems(401, 403, 404))
async def remove_channel(channel_id: ChannelId, visitor: Who, desk: TheDesk) -> DoneOut:
    """Remove a browser or a webhook."""
    await desk.remove(visitor, channel_id)
    return DoneOut()


@router.post("/channels/{channel_id}/test", responses=problems(401, 403, 404), dependencies=[limit("channel")])
async def try_channel(request: Request, channel_id: ChannelId, visitor: Who, desk: TheDesk) -> TestOut:
    """Send me a test through a channel; `mail` is my address."""
    if channel_id == "mail":
        await take(request, "letter", visitor.id)
        why = await desk.try_mail(visitor)
    else:
        why = await desk.try_out(visitor, channel_id)
    return TestOut(sent=not why, why=why)


def ended(found: Ended, is_on: bool) -> UnsubscribedOut:
    return UnsubscribedOut.model_validate({"name": found.visitor.name, "kind": found.kind, "on": is_on})


@links.post("/unsubscription", responses=problems(403), dependencies=[limit("login")])
async def switch_letters(given: UnsubscribeIn, links: TheLinks) -> UnsubscribedOut:
    """Unsubscribe with the link of a mail, without logging in; or subscribe again."""
    return ended(await links.switch(given.token, given.on), given.on)


@links.post("/unsubscribe", responses=problems(403), dependencies=[limit("login")])
async def end_letters(token: Token, links: TheLinks) -> UnsubscribedOut:
    """Unsubscribe with one click of a mail program (RFC 8058)."""
    return ended(await links.switch(token, False), False)


@links.get("/unsubscribe", responses={303: {}}, response_class=Response)
async def show_unsubscribe(token: Token) -> RedirectResponse:
    """Redirect to the page, for mail programs that open the address instead: a GET changes nothing."""
    return RedirectResponse(f"/unsubscribe#{token}" if token.replace("-", "").replace("_", "").replace(".", "").isalnum() else "/", 303)
