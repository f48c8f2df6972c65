"""Sends messages to browsers and webhooks, retrying with increasing delays; a channel that keeps failing is switched off."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..errors import Conflict
from ..logs import log_event
from ..periodic import PeriodicJob
from ..settings import Settings
from ..store import Store
from ..store.alerts import PUT_OFF, REMOVE, Channel, Delivery
from . import webhooks, webpush
from .outgoing import Unreachable, post

EVERY = 5.0  # seconds between runs; messages of this server are sent at once
LEASE = 30.0  # seconds that an attempt may take; after a crash another server then retries
PAUSES = (5.0, 20.0, 60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0)  # seconds before each retry
LIFE = 2 * 86_400.0  # seconds in which a message is worth sending
GONE = (404, 410)  # the browser has unsubscribed
AT_ONCE = 50  # channels that are sending, and the rows read per query
PUSH_SECONDS = 86_400  # that a push service keeps a message for a browser that is off

Going = dict[str, asyncio.Task[None]]  # what is being sent, by channel


class ChannelSender(PeriodicJob):
    """Sends pending messages; each is claimed by one server at a time."""

    name, every = "channel_sender", EVERY

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__()
        self.store, self.settings = store, settings
        self._key = ""

    async def push_key(self) -> str:
        """The secret key of this site's web push, made once for all servers; nothing if the library is not installed."""
        if not self._key and webpush.can_push():
            self._key = await self.store.alerts.push_key(webpush.new_key())
        return self._key

    async def run_once(self) -> None:
        """Send everything that is or becomes due; a slow channel delays only its own messages."""
        async with self._lock:
            going: Going = {}
            try:
                await self._send_all(going)
            finally:
                for task in going.values():
                    task.cancel()

    async def _send_all(self, going: Going) -> None:
        """Send until nothing is due; after an error nothing new is started, and it is raised when the rest has finished."""
        fault: BaseException | None = None
        while True:
            if fault is None:
                await self._begin(going)
            if not going:
                break
            await self._wait(going)
            for channel in [channel for channel, task in going.items() if task.done()]:
                fault = going.pop(channel).exception() or fault
        if fault is not None:
            raise fault

    async def _begin(self, going: Going) -> None:
        """Start sending the oldest message of every idle channel, up to the limit."""
        while len(going) < AT_ONCE and (found := await self.store.alerts.deliveries(time.time(), list(going))):
            for delivery in found:
                if delivery.channel not in going:
                    going[delivery.channel] = asyncio.create_task(self._attempt(delivery))

    async def _wait(self, going: Going) -> None:
        """Wait until a message has been sent or has failed, or there may be new ones."""
        woken = asyncio.create_task(self.wake.wait())
        try:
            await asyncio.wait({woken, *going.values()}, timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)
        finally:
            woken.cancel()
        self.wake.clear()

    async def _attempt(self, delivery: Delivery) -> None:
        with contextlib.suppress(Conflict):  # another server has claimed it
            await self.store.alerts.claim(delivery, LEASE)
            await self._deliver(replace(delivery, attempts=delivery.attempts + 1))

    async def _deliver(self, delivery: Delivery) -> None:
        """One attempt to send a claimed message."""
        alerts, done = self.store.alerts, (REMOVE, [{"row": delivery.id}])
        channel = await alerts.channel(delivery.channel)
        if channel is None or channel.off is not None or delivery.expires <= time.time():
            await alerts.write(done)
            return
        why = await self.send(channel, delivery.body, delivery.id)
        if not why:
            await alerts.note_success(channel.id, done)
        elif why == "gone":
            log_event("browser unsubscribed")
            await alerts.remove_channel(channel)
        elif delivery.attempts > len(PAUSES):
            log_event("channel switched off", logging.WARNING, problem=why)
            await alerts.note_failure(channel.id, why, done)
            await alerts.switch_off(channel)
        else:
            until = time.time() + PAUSES[delivery.attempts - 1]
            await alerts.note_failure(channel.id, why, (PUT_OFF, [{"row": delivery.id, "until": until}]))

    async def send(self, channel: Channel, body: dict[str, Any], number: str) -> str:
        """Send a message now; return an empty string, or the reason for the failure."""
        try:
            url, headers, data = await self._request(channel, body, number)
            status = await post(url, headers, data, self.settings.private_hooks)
        except Unreachable as error:
            return error.reason
        if channel.via == "push" and status in GONE:
            return "gone"
        return "" if 200 <= status < 300 else f"status-{status}"

    async def _request(self, channel: Channel, body: dict[str, Any], number: str) -> tuple[str, Mapping[str, str], bytes]:
        """The URL, headers and body of a message."""
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
        """The contact of a push service: the site's address, if it is set."""
        address = self.settings.address.rstrip("/")
        return address if address.startswith("https://") else "mailto:detente@localhost"
