"""Members' settings for alerts: choices, and adding, testing and removing channels."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

from ..errors import BadMessage, Conflict, NotFound
from ..identity.devices import device_of
from ..identity.recovery import need_account
from ..identity.visitors import clean_line
from ..mail.sender import MailSender
from ..store import Store, Visitor
from ..store.alerts import Alert, Channel
from ..store.caps import CHANNELS
from ..store.outbox import posting
from . import webpush
from .channel_sender import LIFE, ChannelSender
from .choices import DELAYS, AlertChoices, zones
from .mails import compose_alerts
from .outgoing import read_address
from .texts import AlertText, alert_text, language_of, webhook_body
from .unsubscribing import ALL, Unsubscribing

NAMED = 60  # characters of a channel's name


class AlertSettings:
    """The alert settings of members."""

    def __init__(self, store: Store, mail_sender: MailSender, channel_sender: ChannelSender, unsubscribing: Unsubscribing) -> None:
        self.store, self.mail_sender, self.channel_sender, self.unsubscribing = store, mail_sender, channel_sender, unsubscribing

    @property
    def sends_mail(self) -> bool:
        return self.mail_sender.server is not None

    async def choose(self, visitor: Visitor, choice: AlertChoices) -> None:
        """Store a member's choices; BadMessage for an unknown time zone."""
        need_account(visitor)
        if choice.zone and choice.zone not in zones():
            raise BadMessage("bad-zone", zone=choice.zone)
        if choice.delay not in DELAYS:
            raise BadMessage("bad-message")
        await self.store.alerts.choose(visitor.id, choice)

    async def add_browser(self, visitor: Visitor, endpoint: str, p256dh: str, auth: str, agent: str) -> Channel:
        """Add a browser with web push; adding it again only updates its keys."""
        need_account(visitor)
        if not webpush.can_push():
            raise Conflict("no-push")
        webpush.check_subscription(endpoint, p256dh, auth, self.channel_sender.settings.private_hooks)
        word = hashlib.sha256(f"{visitor.id} {endpoint}".encode()).hexdigest()[:24]
        target = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        return await self._add(Channel(word, visitor.id, "push", device_of(agent), target, time.time()))

    async def add_webhook(self, visitor: Visitor, preset: str, url: str, name: str, chat: str) -> Channel:
        """Add a webhook with a signing secret of its own."""
        need_account(visitor)
        address = read_address(url, self.channel_sender.settings.private_hooks)
        if preset == "telegram" and not chat.strip():
            raise BadMessage("bad-message")
        target = {"url": url, "preset": preset, "chat": chat.strip(), "secret": secrets.token_urlsafe(24)}
        label = clean_line(name)[:NAMED] or address.host[:NAMED]
        return await self._add(Channel(secrets.token_urlsafe(12), visitor.id, "webhook", label, target, time.time()))

    async def _add(self, channel: Channel) -> Channel:
        with CHANNELS.enforced():
            await self.store.alerts.add_channel(channel, *CHANNELS.writes(channel.visitor))
        return channel

    async def find(self, visitor: Visitor, channel_id: str) -> Channel:
        """A member's channel; raises NotFound."""
        channel = await self.store.alerts.channel(channel_id)
        if channel is None or channel.visitor != visitor.id:
            raise NotFound("no-channel")
        return channel

    async def remove(self, visitor: Visitor, channel_id: str) -> None:
        await self.store.alerts.remove_channel(await self.find(visitor, channel_id))

    async def test_channel(self, visitor: Visitor, channel_id: str) -> str:
        """Send a test now; return an empty string, or the reason for the failure. A disabled channel is enabled again on success."""
        channel = await self.find(visitor, channel_id)
        if channel.via == "mail":
            return await self.test_mail(visitor)
        why = await self.channel_sender.send(channel, self._test(visitor), secrets.token_urlsafe(16))
        if why == "gone":
            await self.store.alerts.remove_channel(channel)
        elif not why:
            await self.store.alerts.note_success(channel.id)
        return why

    async def test_mail(self, visitor: Visitor) -> str:
        """Send a test mail to a member's confirmed address."""
        if not self.sends_mail or not visitor.email or not visitor.confirmed:
            return "no-address"
        lang, address = language_of(visitor), self.unsubscribing.address
        mail = compose_alerts([self._test_text(visitor)], lang, address, lambda kind: self.unsubscribing.page(visitor, kind))
        stop = self.unsubscribing.one_click(visitor, ALL)
        await self.store.outbox.write(posting(visitor.email, mail.subject, mail.text, mail.html, LIFE, None, stop))
        self.mail_sender.wake()
        return ""

    def _test_text(self, visitor: Visitor) -> AlertText:
        test = Alert("test", "", visitor.id, "test", None, {"link": "/alerts"}, 0.0, 0.0)
        return alert_text(test, visitor, AlertChoices(), None)

    def _test(self, visitor: Visitor) -> dict[str, Any]:
        """A test message; it does not replace an earlier one."""
        body = webhook_body([self._test_text(visitor)], language_of(visitor), self.unsubscribing.address)
        return body | {"tag": f"test-{secrets.token_urlsafe(6)}"}
