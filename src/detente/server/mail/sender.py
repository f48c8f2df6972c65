"""Sends mails from the outbox to the SMTP server, retrying with growing delays until they are accepted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from base64 import b64decode

import aiosmtplib

from detente.engine.errors import DetenteError

from ..errors import Conflict
from ..logs import log_event
from ..store.alerts import AlertStore
from ..store.outbox import Outbox, StoredMail
from .compose import Mail, message_of
from .smtp import SmtpServer

# Seconds before the next attempt; the last delay is repeated until the mail has expired.
PAUSES = (5.0, 20.0, 60.0, 300.0, 900.0, 3600.0)
MOST_REFUSED = 3  # alert mails that an address may refuse in a row before no more are sent to it
LEASE = 180.0  # seconds that an attempt may take; after a crash another server retries then
LOOK = 15.0  # seconds after which the outbox is checked without a local notification: another server may have stopped

# What Python's own email package raises for addresses and subjects that it cannot parse: one mail must not block the others.
BAD_HEADERS = (ValueError, LookupError, AttributeError, TypeError)


class MailSender:
    """Sends the mails in the outbox. Without an SMTP server, no mails are queued and there is nothing to do."""

    def __init__(self, outbox: Outbox, server: SmtpServer | None, alerts: AlertStore | None = None) -> None:
        self.outbox, self.server, self.alerts = outbox, server, alerts
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.server is not None and self._task is None:
            self._task = asyncio.create_task(self._run(self.server))

    def wake(self) -> None:
        """Wake up: there is a new mail."""
        self._news.set()

    async def close(self) -> None:
        """Stop; a mail being sent is either delivered or retried at the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, server: SmtpServer) -> None:
        while True:
            wait = LOOK
            try:
                await self._send_all(server)
                due = await self.outbox.next_due()
                wait = min(LOOK, max(0.0, due - time.time())) if due is not None else LOOK
            except DetenteError as error:
                log_event("mail", logging.WARNING, problem=error.name)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), max(0.05, wait))

    async def _send_all(self, server: SmtpServer) -> None:
        self._news.clear()
        while mails := await self.outbox.due():
            for mail in mails:
                with contextlib.suppress(Conflict):  # another server has it
                    await self.outbox.claim(mail, LEASE)
                    await self._send(mail, server)

    async def _send(self, mail: StoredMail, server: SmtpServer) -> None:
        """Make one attempt."""
        if mail.expires <= time.time():
            await self._give_up(mail, "expired")
            return
        pictures = tuple((name, b64decode(picture)) for name, picture in mail.pictures)
        content = Mail(mail.subject, mail.text, mail.html, pictures)
        try:
            message = message_of(content, server.sender, mail.recipient, f"<{mail.id}@{server.domain}>", mail.unsubscribe)
        except BAD_HEADERS as error:
            await self._give_up(mail, type(error).__name__)
            return
        try:
            async with asyncio.timeout(LEASE / 2):
                await server.send(message)
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            if is_final(error):
                await self._give_up(mail, type(error).__name__)
                await self._count_failure(mail)
                return
            log_event("mail not sent", logging.WARNING, error=type(error).__name__)
            await self.outbox.put_off(mail, PAUSES[min(mail.attempts, len(PAUSES) - 1)])
            return
        await self.outbox.remove(mail)
        if mail.channel and self.alerts:
            await self.alerts.note_success(mail.channel)
        log_event("mail sent")

    async def _give_up(self, mail: StoredMail, reason: str) -> None:
        log_event("mail dropped", logging.WARNING, error=reason)
        await self.outbox.remove(mail)

    async def _count_failure(self, mail: StoredMail) -> None:
        """Stop alert mails to an address that keeps refusing them; their recipient is notified on the page."""
        if not mail.channel or not self.alerts:
            return
        await self.alerts.note_failure(mail.channel, "refused")
        channel = await self.alerts.channel(mail.channel)
        if channel is not None and channel.failures >= MOST_REFUSED:
            with contextlib.suppress(Conflict):  # another server was quicker
                await self.alerts.switch_off(channel)


def is_final(error: BaseException) -> bool:
    """Return whether the failure is permanent: the server does not know the recipient, or rejects the content."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(500 <= refused.code < 600 for refused in error.recipients)
    if isinstance(error, aiosmtplib.SMTPDataError):
        return 500 <= error.code < 600
    return isinstance(error, ValueError)
