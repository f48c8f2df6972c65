"""Notifying members: the interface for the rest of the server."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from typing import Any

from ..errors import Conflict
from ..store import Store
from ..store.alerts import ADD_ALERT, Alert, Channel
from ..store.writer import Write
from .choices import KINDS
from .finder import Recipient, alerts_for


def mail_channel(visitor: str) -> str:
    """The channel id of a member's e-mail address."""
    return f"mail-{visitor}"[:24]


class Alerts:
    """Creates alerts according to members' choices. *sends_mail*: whether this server sends e-mail."""

    def __init__(self, store: Store, sends_mail: bool) -> None:
        self.store, self.sends_mail = store, sends_mail

    async def recipients(self, visitors: Iterable[str]) -> dict[str, Recipient]:
        """Members with their choices and channels."""
        people = await self.store.alerts.visitors(set(visitors))
        if not people:
            return {}
        choices, channels = await self.store.alerts.choices(people), await self.store.alerts.channels(people)
        by_visitor: dict[str, list[Channel]] = {}
        for channel in channels:
            by_visitor.setdefault(channel.visitor, []).append(channel)
        found = {}
        for visitor in people.values():
            mine = tuple(by_visitor.get(visitor.id, ()))
            is_off = any(channel.via == "mail" and channel.off is not None for channel in mine)
            has_mail = self.sends_mail and visitor.email is not None and visitor.confirmed and not is_off
            found[visitor.id] = Recipient(visitor, choices[visitor.id], mine, has_mail)
        return found

    async def made(
        self, visitors: Iterable[str], kind: str, what: str, table: str | None = None, now: float | None = None, **facts: Any
    ) -> list[Alert]:
        """The alerts that notify members of one thing, named by *what*, according to their choices; nothing is written."""
        assert kind in KINDS, kind
        at = time.time() if now is None else now
        return [
            alert
            for recipient in (await self.recipients(visitors)).values()
            for alert in alerts_for(recipient, kind, what, at, table, **facts)
        ]

    async def notify(self, visitors: Iterable[str], kind: str, what: str, table: str | None = None, **facts: Any) -> None:
        """Notify members of something, once, however often this is called for the same *what*, on however many servers.

        Kinds are those of `choices.KINDS`; of a tournament the facts are its `name`, a `link` (a path of this site), and a `message`:
        the text is `alert-tournament-MESSAGE` of the catalogues if there is one, else `alert-tournament`. Of an invitation without a table
        they are the `game` and the name of the `opponent`."""
        with contextlib.suppress(Conflict):  # another server is sending it
            await self.store.alerts.add(await self.made(visitors, kind, what, table, **facts))

    async def notice_writes(self, visitors: Iterable[str], kind: str, what: str, table: str | None = None, **facts: Any) -> list[Write]:
        """The same as writes, to be stored in one transaction with what they are about."""
        rows = [vars(alert) for alert in await self.made(visitors, kind, what, table, **facts)]
        return [(ADD_ALERT, rows)] if rows else []
