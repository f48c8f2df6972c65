"""The SMTP server of the settings: `smtp://user:password@host:587?from=play@example.org`."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

PORTS = {"smtp": 587, "smtps": 465}
SECONDS = 30.0  # timeout of each step of the conversation


@dataclass(frozen=True)
class SmtpServer:
    """The SMTP server and the sender. With `smtps`, and whenever a password is sent, the connection is encrypted."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    is_tls: bool = False
    start_tls: bool | None = None  # None: if the server offers it

    @property
    def domain(self) -> str:
        """The domain of the sender."""
        return parseaddr(self.sender)[1].rpartition("@")[2]

    async def send(self, message: EmailMessage) -> None:
        """Send a message; raises aiosmtplib's exceptions if it is not accepted."""
        await aiosmtplib.send(
            message,
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.is_tls,
            start_tls=None if self.is_tls else self.start_tls,
            timeout=SECONDS,
        )


def parse_mail(url: str) -> SmtpServer:
    """Parse the address of a server; raises ValueError.

    >>> parse_mail("smtp://anna:secret@mail.example?from=Play+<play@mail.example>")
    SmtpServer(host='mail.example', port=587, sender='Play <play@mail.example>', user='anna', is_tls=False, start_tls=True)
    """
    parts = urlsplit(url)
    given = {name: values[-1] for name, values in parse_qs(parts.query, strict_parsing=bool(parts.query)).items()}
    if parts.scheme not in PORTS or not parts.hostname or set(given) - {"from", "tls"} or parts.path not in ("", "/"):
        raise ValueError("not an address of an SMTP server")
    name, sender = parseaddr(given.get("from", ""))
    Address(name, addr_spec=sender or "-")  # raises ValueError for an invalid address
    if "@" not in sender or given.get("tls", "no") != "no":
        raise ValueError("no sender")
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    start_tls = False if "tls" in given else True if password else None
    port = parts.port or PORTS[parts.scheme]
    return SmtpServer(parts.hostname, port, given["from"], user, password, parts.scheme == "smtps", start_tls)
