"""Alerts: notifications outside the page, their channels, and unsubscribe links."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from fastapi.responses import RedirectResponse

from ...alerts import webpush
from ...alerts.alert_settings import AlertSettings
from ...alerts.choices import DELAYS, KINDS, VIAS, AlertChoices
from ...alerts.unsubscribing import MailSubscription, Unsubscribing
from ...identity.recovery import need_account
from ...store import Visitor
from ...store.alerts import Channel
from ..alert_schemas import (
    AlertKinds,
    AlertsOut,
    ChannelOut,
    ChoiceIn,
    MailOut,
    PushIn,
    QuietHours,
    TestOut,
    UnsubscribedOut,
    UnsubscribeIn,
    WebhookIn,
    WebhookOut,
)
from ..person_schemas import DoneOut
from . import CurrentVisitor, limit, make_router, problems
from .people import count_request

router = make_router("/api/me/alerts", "alerts")
links = make_router("/api", "alerts")
ChannelId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")]
Token = Annotated[str, Query(max_length=400)]


def alert_settings_of(request: Request) -> AlertSettings:
    alert_settings: AlertSettings = request.app.state.alert_settings
    return alert_settings


def unsubscribing_of(request: Request) -> Unsubscribing:
    unsubscribing: Unsubscribing = request.app.state.unsubscribing
    return unsubscribing


AlertSettingsDep = Annotated[AlertSettings, Depends(alert_settings_of)]
LinksDep = Annotated[Unsubscribing, Depends(unsubscribing_of)]


def channel_out(channel: Channel) -> ChannelOut:
    """A channel as its owner sees it: without its target, which is as good as a key."""
    names = ("id", "via", "name", "created", "failures", "off", "why")
    given: dict[str, Any] = {name: getattr(channel, name) for name in names}
    return ChannelOut(**given, preset=channel.target.get("preset"))


async def alerts_out(alert_settings: AlertSettings, visitor: Visitor) -> AlertsOut:
    choice = await alert_settings.store.alerts.choice(visitor.id)
    channels = await alert_settings.store.alerts.channels([visitor.id])
    key = await alert_settings.channel_sender.push_key()
    mail = [channel.off for channel in channels if channel.via == "mail"]
    return AlertsOut(
        wanted=AlertKinds.model_validate({via: list(choice.wanted.get(via, ())) for via in VIAS}),
        zone=choice.zone,
        quiet=QuietHours(start=choice.quiet[0], end=choice.quiet[1]) if choice.quiet else None,
        delay=choice.delay,
        delays=list(DELAYS),
        mail=MailOut(sent=alert_settings.sends_mail, confirmed=bool(visitor.email) and visitor.confirmed, off=mail[0] if mail else None),
        push_key=webpush.public_key(key) if key else None,
        channels=[channel_out(channel) for channel in channels if channel.via != "mail"],
    )


@router.get("", responses=problems(401, 403, 409))
async def read_alerts(visitor: CurrentVisitor, alert_settings: AlertSettingsDep) -> AlertsOut:
    """My alert settings and channels."""
    return await alerts_out(alert_settings, need_account(visitor))


@router.put("", responses=problems(401, 403, 409))
async def choose(given: ChoiceIn, visitor: CurrentVisitor, alert_settings: AlertSettingsDep) -> AlertsOut:
    """Change my alert settings."""
    wanted = {via: tuple(kind for kind in KINDS if kind in getattr(given.wanted, via)) for via in VIAS}
    quiet = (given.quiet.start, given.quiet.end) if given.quiet else None
    await alert_settings.choose(visitor, AlertChoices(wanted, given.zone, quiet, given.delay))
    return await alerts_out(alert_settings, visitor)


@router.post("/push", responses=problems(401, 403, 409), dependencies=[limit("channel")])
async def add_browser(request: Request, given: PushIn, visitor: CurrentVisitor, alert_settings: AlertSettingsDep) -> ChannelOut:
    """Add this browser as a channel."""
    agent = request.headers.get("user-agent", "")
    return channel_out(await alert_settings.add_browser(visitor, given.endpoint, given.keys.p256dh, given.keys.auth, agent))


@router.post("/webhooks", responses=problems(401, 403, 409), dependencies=[limit("channel")])
async def add_webhook(given: WebhookIn, visitor: CurrentVisitor, alert_settings: AlertSettingsDep) -> WebhookOut:
    """Add a webhook as a channel; its secret is shown only now."""
    channel = await alert_settings.add_webhook(visitor, given.preset, given.url, given.name, given.chat)
    return WebhookOut(channel=channel_out(channel), secret=channel.target["secret"])


@router.delete("/channels/{channel_id}", responses=problems(401, 403, 404))
async def remove_channel(channel_id: ChannelId, visitor: CurrentVisitor, alert_settings: AlertSettingsDep) -> DoneOut:
    """Remove a browser or a webhook."""
    await alert_settings.remove(visitor, channel_id)
    return DoneOut()


@router.post("/channels/{channel_id}/test", responses=problems(401, 403, 404), dependencies=[limit("channel")])
async def test_channel(request: Request, channel_id: ChannelId, visitor: CurrentVisitor, alert_settings: AlertSettingsDep) -> TestOut:
    """Send me a test through a channel; `mail` is my address."""
    if channel_id == "mail":
        await count_request(request, "mail", visitor.id)
        why = await alert_settings.test_mail(visitor)
    else:
        why = await alert_settings.test_channel(visitor, channel_id)
    return TestOut(sent=not why, why=why)


def subscription_out(found: MailSubscription, is_on: bool) -> UnsubscribedOut:
    return UnsubscribedOut.model_validate({"name": found.visitor.name, "kind": found.kind, "on": is_on})


@links.post("/unsubscription", responses=problems(403), dependencies=[limit("login")])
async def switch_mails(given: UnsubscribeIn, links: LinksDep) -> UnsubscribedOut:
    """Unsubscribe with the link of a mail, without logging in; or subscribe again."""
    return subscription_out(await links.switch(given.token, given.on), given.on)


@links.post("/unsubscribe", responses=problems(403), dependencies=[limit("login")])
async def end_mails(token: Token, links: LinksDep) -> UnsubscribedOut:
    """Unsubscribe with one click of a mail program (RFC 8058)."""
    return subscription_out(await links.switch(token, False), False)


@links.get("/unsubscribe", responses={303: {}}, response_class=Response)
async def show_unsubscribe(token: Token) -> RedirectResponse:
    """Redirect to the page, for mail programs that open the address instead: a GET changes nothing."""
    return RedirectResponse(f"/unsubscribe#{token}" if token.replace("-", "").replace("_", "").replace(".", "").isalnum() else "/", 303)
