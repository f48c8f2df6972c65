"""The courier: takes messages to browsers and webhooks, again and again with growing pauses; a channel that stays dead is switched off."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..errors import Conflict
from ..logs import note
from ..periodic import Periodic
from ..settings import Settings
from ..store import Store
from ..store.alerts import PUT_OFF, REMOVE, Channel, Delivery
from . import webhooks, webpush
from .outgoing import Unreachable, post

EVERY = 5.0  # seconds between looks; what is posted here goes at once
LEASE = 30.0  # seconds that an attempt may take; after a crash another server tries then
PAUSES = (5.0, 20.0, 60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0)  # before the next attempt; after the last one there is none
LIFE = 2 * 86_400.0  # seconds in which a message is worth sending
GONE = (404, 410)  # a browser that has unsubscribed
PUSH_SECONDS = 86_400  # that a push service keeps a message for a browser that is off


class Courier(Periodic):
    """Sends what is on its way; each message is one server's at a time."""

    name, every = "courier", EVERY

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__()
        self.store, self.settings = store, settings
        self._key = ""

    async def push_key(self) -> str:
        """The secret key of this site's web push, made once for all servers; nothing if the library is not installed."""
        if not self._key and webpush.can_push():
            self._key = await self.store.alerts.push_key(webpush.new_key())
        return self._key

    async def look(self) -> None:
        """Send whatever is due."""
        async with self._lock:
            while found := await self.store.alerts.deliveries(time.time()):
                await asyncio.gather(*(self._attempt(delivery) for delivery in found))  # a slow one keeps no other waiting

    async def _attempt(self, delivery: Delivery) -> None:
        with contextlib.suppress(Conflict):  # another server has it
            await self.store.alerts.claim(delivery, LEASE)
            await self._deliver(replace(delivery, attempts=delivery.attempts + 1))

    async def _deliver(self, delivery: Delivery) -> None:
        """One attempt of one message, which is claimed."""
        alerts, done = self.store.alerts, (REMOVE, [{"row": delivery.id}])
        channel = await alerts.channel(delivery.channel)
        if channel is None or channel.off is not None or delivery.expires <= time.time():
            await alerts.write(done)
            return
        why = await self.send(channel, delivery.body, delivery.id)
        if not why:
            await alerts.note_success(channel.id, done)
        elif why == "gone":
            note("browser unsubscribed")
            await alerts.remove_channel(channel)
        elif delivery.attempts > len(PAUSES):
            note("channel switched off", logging.WARNING, problem=why)
            await alerts.note_failure(channel.id, why, done)
            await alerts.switch_off(channel)
        else:
            until = time.time() + PAUSES[delivery.attempts - 1]
            await alerts.note_failure(channel.id, why, (PUT_OFF, [{"row": delivery.id, "until": until}]))

    async def send(self, channel: Channel, body: dict[str, Any], number: str) -> str:
        """Send a message now: nothing if it was taken, else the reason in a word."""
        try:
            url, headers, data = await self._request(channel, body, number)
            status = await post(url, headers, data, self.settings.private_hooks)
        except Unreachable as error:
            return error.reason
        if channel.via == "push" and status in GONE:
            return "gone"
        return "" if 200 <= status < 300 else f"status-{status}"

    async def _request(self, channel: Channel, body: dict[str, Any], number: str) -> tuple[str, Mapping[str, str], bytes]:
        """The address, headers and body of a message."""
        target = channel.target
        if channel.via == "push":
            key = await self.push_key()
            if not key:
                raise Unreachable("no-library")
            headers = {
                "Authorization": webpush.authorization(key, target["endpoint"], self._contact()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(PUSH_SECONDS),
            }
            return target["endpoint"], headers, webpush.encrypt(webpush.push_body(body), target["p256dh"], target["auth"])
        data = webhooks.write(webhooks.payload(target["preset"], body | {"id": number}, target.get("chat", "")))
        timestamp = int(time.time())
        headers = {
            "Content-Type": "application/json",
            webhooks.TIMESTAMP: str(timestamp),
            webhooks.SIGNATURE: webhooks.sign(target["secret"], timestamp, data),
            webhooks.DELIVERY: number,
        }
        return target["url"], headers, data

    def _contact(self) -> str:
        """Whom a push service may ask: the site itself, if it says where it is."""
        address = self.settings.address.rstrip("/")
        return address if address.startswith("https://") else "mailto:detente@localhost"
