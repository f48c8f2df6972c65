"""A real SMTP server of our own, which keeps what it is given, and can be told to refuse it."""

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP


class MailServer:
    """Letters by their readers; the next answers are *refusals*, as long as there are any."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.attempts = 0
        self.port = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        self.attempts += 1
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=Détente+<play@example.org>"

    async def next(self, number: int) -> EmailMessage:
        """The mail of a number, from 1, once it is there."""
        async with asyncio.timeout(20):
            while len(self.mails) < number:
                await asyncio.sleep(0.02)
        return self.mails[number - 1]


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(mail: EmailMessage) -> str:
    part = mail.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def token_of(mail: EmailMessage) -> str:
    """What comes after the # of the mail's link."""
    return text_of(mail).partition("#")[2].split()[0]


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    """A server on a free port."""
    server = MailServer()
    listening = await asyncio.get_running_loop().create_server(lambda: SMTP(server, enable_SMTPUTF8=True), "127.0.0.1", 0)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        await listening.wait_closed()
