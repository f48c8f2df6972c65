"""Alerts to members, according to their choices and channels."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from ..store import Store
from ..store.alerts import Alert, Channel
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

    async def new_alerts(
        self, visitors: Iterable[str], kind: str, what: str, table: str | None = None, now: float | None = None, **facts: Any
    ) -> list[Alert]:
        """The alerts to members about one thing, named by *what*, according to their choices; nothing is written.

        Kinds are those of `choices.KINDS`; of a tournament the facts are its `name`, a `link` (a path of this site), and a `message`:
        the text is `alert-tournament-MESSAGE` of the catalogues if there is one, else `alert-tournament`. Of an invitation without a table
        they are the `game` and the name of the `opponent`."""
        assert kind in KINDS, kind
        at = time.time() if now is None else now
        return [
            alert
            for recipient in (await self.recipients(visitors)).values()
            for alert in alerts_for(recipient, kind, what, at, table, **facts)
        ]
