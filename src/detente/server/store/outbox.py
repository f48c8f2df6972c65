"""The outbox: mails stay here until a mail server has accepted them, even if this server crashes."""

from __future__ import annotations

import secrets
import time
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from sqlalchemy import Table, bindparam, delete, func, insert, select, update

from .models import MailRow
from .part import StorePart
from .statements import EXACT
from .writer import Write

OUTBOX = cast(Table, MailRow.__table__)
ADD = insert(OUTBOX)
# The first server to change the time of the next attempt has claimed the mail.
CLAIM = (
    update(OUTBOX)
    .where(OUTBOX.c.id == bindparam("row"), OUTBOX.c.due == bindparam("seen"))
    .values(due=bindparam("until"), attempts=OUTBOX.c.attempts + 1)
    .execution_options(**EXACT)
)
PUT_OFF = update(OUTBOX).where(OUTBOX.c.id == bindparam("row")).values(due=bindparam("until"))
REMOVE = delete(OUTBOX).where(OUTBOX.c.id == bindparam("row"))
AT_ONCE = 20  # mails per query


@dataclass(frozen=True)
class StoredMail:
    """A mail to be sent. It is dropped after *expires*."""

    id: str
    recipient: str = field(repr=False)
    subject: str
    text: str = field(repr=False)
    html: str = field(repr=False)
    created: float
    due: float
    expires: float
    attempts: int = 0
    channel: str | None = None
    unsubscribe: str | None = field(default=None, repr=False)
    pictures: list[list[str]] = field(default_factory=list, repr=False)  # names, and PNG in base 64


def posting(
    recipient: str,
    subject: str,
    text: str,
    html: str,
    seconds: float,
    channel: str | None = None,
    unsubscribe: str | None = None,
    pictures: Sequence[tuple[str, bytes]] = (),
) -> Write:
    """The write that puts a mail into the outbox, to be sent within *seconds* or not at all. For an alert: the channel whose failures
    are counted, the unsubscribe address, and pictures by their names in the HTML."""
    now, word = time.time(), secrets.token_urlsafe(16)
    kept = [[name, b64encode(picture).decode()] for name, picture in pictures]
    mail = StoredMail(word, recipient, subject, text, html, now, now, now + seconds, 0, channel, unsubscribe, kept)
    return ADD, [vars(mail)]


class Outbox(StorePart):
    """The mails of the database."""

    async def due(self) -> list[StoredMail]:
        """Mails that are due, the oldest first."""
        rows = await self._read(select(MailRow).where(MailRow.due <= time.time()).order_by(MailRow.due).limit(AT_ONCE))
        return [StoredMail(**{column.key: getattr(row[0], column.key) for column in OUTBOX.columns}) for row in rows]

    async def next_due(self) -> float | None:
        """When the next mail is due."""
        found: float | None = (await self._read(select(func.min(MailRow.due))))[0][0]
        return found

    async def claim(self, mail: StoredMail, seconds: float) -> None:
        """Claim a mail for so many seconds; raises Conflict if another server has it."""
        await self.write((CLAIM, [{"row": mail.id, "seen": mail.due, "until": time.time() + seconds}]))

    async def put_off(self, mail: StoredMail, seconds: float) -> None:
        await self.write((PUT_OFF, [{"row": mail.id, "until": time.time() + seconds}]))

    async def remove(self, mail: StoredMail) -> None:
        await self.write((REMOVE, [{"row": mail.id}]))
