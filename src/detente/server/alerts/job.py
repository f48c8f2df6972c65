"""The periodic work for alerts: find what is new, and send what has waited long enough.

Everything is decided by the database. That a table was processed is written together with its alerts, and that alerts were sent together
with their mails and messages; a second writer gets a Conflict and has written nothing. So several servers, or one that was killed at any
point, send everything once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from detente.engine.errors import DetenteError
from detente.engine.table import Table

from ..errors import Conflict, StoreDown
from ..logs import log_event
from ..mail.sender import MailSender
from ..periodic import PeriodicJob
from ..play.clocks import DAY
from ..play.live import LiveTable
from ..play.tables import TableRegistry
from ..store import Match
from ..store.alerts import ADD_CHANNEL, Alert, ChangedTable, Channel, delivering, settling
from ..store.outbox import posting
from ..store.writer import Write
from .attendance import MODES, Attendance
from .channel_sender import LIFE, ChannelSender
from .finder import MOST_LOW, Recipient, alerts_of, is_current, low_alerts, notifications_of
from .mails import PICTURES, compose_alerts
from .notifying import mail_channel
from .pictures import Pictures
from .texts import SHOWN, AlertText, alert_text, language_of, select, webhook_body
from .unsubscribing import ALL, Unsubscribing

EVERY, CLOCKS, TIDY = 5.0, 30.0, 3600.0  # seconds between runs, checks of the clocks, and clean-ups
LEAST = 1.0  # seconds between runs while games begin and end all the time: each run reads every table that has changed
SETTLED = 15.0  # seconds after which an alert may be sent with others: by then attendance is known
# Notices of tournaments, and the page each links to.
NOTICES = dict.fromkeys(("check-in", "starts", "announced", "called-off", "finished", "season"), "/tournaments")
NOTICES |= dict.fromkeys(("decided", "extended", "swapped", "replaced", "removed", "sat-out"), "/tournaments")
NOTICES |= dict.fromkeys(("paired", "deadline"), "/tables?kind=mine")
KEPT = 120 * DAY  # how long sent alerts are kept


class AlertJob(PeriodicJob):
    """Finds and sends alerts."""

    name, every, least = "alerts", EVERY, LEAST

    def __init__(self, tables: TableRegistry, mail_sender: MailSender, channel_sender: ChannelSender, unsubscribing: Unsubscribing) -> None:
        super().__init__()
        self.tables, self.store, self.alerts = tables, tables.store, tables.alerts
        self.mail_sender, self.channel_sender, self.unsubscribing = mail_sender, channel_sender, unsubscribing
        self.attendance, self.pictures = Attendance(tables), Pictures(tables.reader)
        self._clocks = self._tidied = 0.0
        tables.listeners.append(self.on_change)

    def on_change(self, live: LiveTable, before: Match) -> None:
        """Listener of every table: run at once when people come together or part; moves can wait."""
        if live.match.mode in MODES and (live.match.status, live.match.seats) != (before.status, before.seats):
            self.wake.set()

    async def run_once(self, now: float | None = None) -> None:
        """Do everything that is due."""
        async with self._lock:
            at = time.time() if now is None else now
            await self.attendance.record(at)
            await self._find(at)
            await self._find_notices(at)
            if not 0 <= at - self._clocks < CLOCKS:
                await self._find_low(at)
                self._clocks = at
            for visitor, via in await self.store.alerts.due(at):
                with contextlib.suppress(Conflict):  # another server has sent it
                    await self._send(visitor, via, at)
            if not 0 <= at - self._tidied < TIDY:
                await self.store.alerts.forget_old(at - KEPT)
                await self.store.notifications.forget_old(at)
                self._tidied = at

    # What is new

    async def _find(self, now: float) -> None:
        """Create the alerts and notifications of changed tables, each table once; later changes are left to the next run."""
        last = ""
        while found := await self.store.alerts.changed_tables(last):
            recipients, hidden = await self._recipients(found)
            changes = [(changed, alerts_of(changed, recipients, hidden, now), notifications_of(changed, hidden, now)) for changed in found]
            await self.store.alerts.mark_processed(
                changed for changed, alerts, notifications in changes if not alerts and not notifications
            )
            new = await self.store.alerts.without_known([one for one in changes if one[1] or one[2]])
            # Nothing is read from here on: the bell lists what is found together in the order in which it happened.
            stored = [self._store(*one) for one in sorted(new, key=lambda one: one[0].match.changed)]
            if stored and not any(await asyncio.gather(*stored)):
                return  # other servers are doing it
            last = found[-1].match.id

    async def _store(self, changed: ChangedTable, alerts: Sequence[Alert], notifications: Sequence[Mapping[str, Any]]) -> bool:
        try:
            self.tables.send_bell(await self.store.alerts.add_table_alerts(changed, alerts, notifications))
        except Conflict:
            return False
        return True

    async def _recipients(self, found: Sequence[ChangedTable]) -> tuple[dict[str, Recipient], dict[str, set[str]]]:
        """The members at tables, and for recipients of chat, with or without an account, whose chat they hide."""
        people = {who for changed in found for holder in changed.match.seats.values() if (who := holder.visitor or holder.reserved)}
        recipients = await self.alerts.recipients(people)
        addressed = {who for changed in found if changed.chatted for holder in changed.match.seats.values() if (who := holder.visitor)}
        return recipients, {visitor: await self.store.people.hidden_from(visitor) for visitor in addressed}

    async def _find_low(self, now: float) -> None:
        found = await self.store.alerts.running_out(now, now + MOST_LOW)
        recipients, _ = await self._recipients(found)
        for changed in found:
            with contextlib.suppress(Conflict):
                await self.store.alerts.add(low_alerts(changed, recipients, now))

    async def _find_notices(self, now: float) -> None:
        """Create alerts for the notices of tournaments."""
        while found := await self.store.alerts.pending_notices():
            for notice in found:
                name, _, text = notice.text.partition("\n")
                facts = {"name": name, "text": text, "until": notice.until, "notice": notice.id, "link": NOTICES.get(notice.kind, "")}
                wanted = [notice.visitor] if notice.kind in NOTICES else []
                made = await self.alerts.new_alerts(wanted, "tournament", f"notice:{notice.id}", None, now, message=notice.kind, **facts)
                with contextlib.suppress(Conflict):  # another server is doing it
                    await self.store.alerts.add_notice_alerts(notice, made)
                    self.tables.send_bell([notice.visitor])

    # Sending it

    async def _send(self, visitor: str, via: str, now: float) -> None:
        """Send a member's pending alerts as one message, or postpone them to the end of the quiet hours."""
        waiting = await self.store.alerts.waiting(visitor, via)
        recipient = (await self.alerts.recipients([visitor])).get(visitor)
        if recipient is not None and (until := recipient.choice.quiet_until(now)) is not None:
            await self.store.alerts.postpone([alert for alert in waiting if alert.due < until], until)
            return
        tables = await self.store.alerts.matches({alert.table for alert in waiting if alert.table})
        read = await self.store.alerts.read_notices([alert.facts["notice"] for alert in waiting if "notice" in alert.facts])
        current = [
            alert
            for alert in waiting
            if alert.facts.get("notice") not in read
            and recipient is not None
            and via in recipient.vias(alert.kind)
            and is_current(alert, tables.get(alert.table or ""), now)
        ]
        old = [alert for alert in waiting if alert not in current]
        ready = [alert for alert in current if alert.due <= now or alert.at <= now - SETTLED]
        writes = await self._messages(recipient, via, ready, tables) if recipient is not None and ready else []
        await self.store.alerts.write(*settling([*old, *ready], now), *writes)
        if writes:
            self.mail_sender.wake()
            self.channel_sender.wake.set()

    async def _messages(self, recipient: Recipient, via: str, ready: Sequence[Alert], tables: dict[str, ChangedTable]) -> list[Write]:
        """The writes that queue a mail, or a message for each channel."""
        visitor, lang, address = recipient.visitor, language_of(recipient.visitor), self.unsubscribing.address
        items = [
            alert_text(alert, visitor, recipient.choice, tables.get(alert.table or ""), await self._game(alert) if via == "mail" else None)
            for alert in select(ready)
        ]
        if via == "mail":
            items = await self._with_pictures(items, lang)
        if via != "mail":
            body = webhook_body(items, lang, address)
            return [delivering(channel.id, body, LIFE) for channel in recipient.channels if channel.via == via and channel.off is None]
        kinds = {item.kind for item in items}
        mail = compose_alerts(items, lang, address, lambda kind: self.unsubscribing.page(visitor, kind))
        stop = self.unsubscribing.one_click(visitor, kinds.pop() if len(kinds) == 1 else ALL)
        channel = Channel(mail_channel(visitor.id), visitor.id, "mail", "", {}, time.time())
        known = any(one.via == "mail" for one in recipient.channels)
        added: list[Write] = [] if known else [(ADD_CHANNEL, [vars(channel)])]
        return [*added, posting(visitor.email or "", mail.subject, mail.text, mail.html, LIFE, channel.id, stop, mail.pictures)]

    async def _with_pictures(self, items: Sequence[AlertText], lang: str) -> list[AlertText]:
        """The items with the boards of the first ones as pictures."""
        drawn = [index for index, item in enumerate(items) if item.position][:PICTURES]
        return [await self._with_picture(item, lang) if index in drawn else item for index, item in enumerate(items)]

    async def _with_picture(self, item: AlertText, lang: str) -> AlertText:
        if item.position is None or item.table is None or (table := (await self.tables.get(item.table)).table) is None:
            return item
        return replace(item, position=replace(item.position, picture=await self.pictures.of(table, item.position.seat, lang)))

    async def _game(self, alert: Alert) -> Table | None:
        """The game of an alert that shows its position; None if the table cannot be loaded."""
        if alert.table is None or alert.kind not in SHOWN:
            return None
        try:
            return (await self.tables.get(alert.table)).table
        except StoreDown:
            raise
        except DetenteError as error:
            log_event("table of an alert cannot be loaded", logging.WARNING, table=alert.table, problem=error.name)
            return None
