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
from collections.abc import Sequence
from dataclasses import replace

from detente.engine.errors import DetenteError
from detente.engine.table import Table

from ..errors import Conflict, StoreDown
from ..logs import note
from ..mail.postman import Postman
from ..periodic import Periodic
from ..play.clocks import DAY
from ..play.tables import TableRegistry
from ..store.alerts import ADD_CHANNEL, Alert, Channel, Untold, delivering, settling
from ..store.outbox import posting
from ..store.writer import Write
from .attendance import Attendance
from .courier import LIFE, Courier
from .finder import MOST_LOW, Reader, alerts_of, is_news, low_alerts
from .letters import PICTURES, compose_alerts
from .notifying import mail_channel
from .pictures import Pictures
from .unsubscribing import ALL, Unsubscribing
from .words import SHOWN, Item, body_of, item_of, language_of, select

EVERY, CLOCKS, TIDY = 5.0, 30.0, 3600.0  # seconds between runs, checks of the clocks, and clean-ups
SETTLED = 15.0  # seconds after which an alert may be sent with others: by then attendance is known
# Notices of tournaments, and the page each links to.
NOTICES = dict.fromkeys(("check-in", "starts", "announced", "called-off", "finished", "season"), "/tournaments")
NOTICES |= dict.fromkeys(("paired", "deadline"), "/tables?kind=mine")
KEPT = 120 * DAY  # how long sent alerts are kept


class AlertKeeper(Periodic):
    """Finds and sends alerts."""

    name, every = "alerts", EVERY

    def __init__(self, tables: TableRegistry, postman: Postman, courier: Courier, unsubscribing: Unsubscribing) -> None:
        super().__init__()
        self.tables, self.store, self.alerts = tables, tables.store, tables.alerts
        self.postman, self.courier, self.unsubscribing = postman, courier, unsubscribing
        self.attendance, self.pictures = Attendance(tables), Pictures(tables.reader)
        self._clocks = self._tidied = 0.0

    async def look(self, now: float | None = None) -> None:
        """Do everything that is due."""
        async with self._lock:
            at = time.time() if now is None else now
            await self.attendance.note(at)
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
                self._tidied = at

    # What is new

    async def _find(self, now: float) -> None:
        """Create the alerts of changed tables, each table once; later changes are left to the next run."""
        await self.store.alerts.pass_over_guests()
        last = ""
        while found := await self.store.alerts.untold(last):
            readers, hidden = await self._readers(found)
            told = [self._tell(untold, alerts_of(untold, readers, hidden, now)) for untold in found]
            if not any(await asyncio.gather(*told)):
                return  # other servers are doing it
            last = found[-1].match.id

    async def _tell(self, untold: Untold, alerts: Sequence[Alert]) -> bool:
        try:
            await self.store.alerts.tell(untold, alerts)
        except Conflict:
            return False
        return True

    async def _readers(self, found: Sequence[Untold]) -> tuple[dict[str, Reader], dict[str, set[str]]]:
        """The members at tables, and for recipients of chat, whose chat they hide."""
        people = {who for untold in found for holder in untold.match.seats.values() if (who := holder.visitor or holder.reserved)}
        readers = await self.alerts.readers(people)
        addressed = {who for untold in found if untold.chatted for holder in untold.match.seats.values() if (who := holder.visitor)}
        return readers, {visitor: await self.store.people.hidden_from(visitor) for visitor in addressed & readers.keys()}

    async def _find_low(self, now: float) -> None:
        found = await self.store.alerts.running_out(now, now + MOST_LOW)
        readers, _ = await self._readers(found)
        for untold in found:
            with contextlib.suppress(Conflict):
                await self.store.alerts.add(low_alerts(untold, readers, now))

    async def _find_notices(self, now: float) -> None:
        """Create alerts for the notices of tournaments."""
        while found := await self.store.alerts.unheard():
            for notice in found:
                name, _, text = notice.text.partition("\n")
                facts = {"name": name, "text": text, "until": notice.until, "notice": notice.id, "link": NOTICES.get(notice.kind, "")}
                wanted = [notice.visitor] if notice.kind in NOTICES else []
                made = await self.alerts.made(wanted, "tournament", f"notice:{notice.id}", None, now, message=notice.kind, **facts)
                with contextlib.suppress(Conflict):  # another server is doing it
                    await self.store.alerts.hear(notice, made)

    # Sending it

    async def _send(self, visitor: str, via: str, now: float) -> None:
        """Send a member's pending alerts as one message, or postpone them to the end of the quiet hours."""
        waiting = await self.store.alerts.waiting(visitor, via)
        reader = (await self.alerts.readers([visitor])).get(visitor)
        if reader is not None and (until := reader.choice.quiet_until(now)) is not None:
            await self.store.alerts.postpone([alert for alert in waiting if alert.due < until], until)
            return
        tables = await self.store.alerts.matches({alert.table for alert in waiting if alert.table})
        read = await self.store.alerts.read_notices([alert.facts["notice"] for alert in waiting if "notice" in alert.facts])
        news = [
            alert
            for alert in waiting
            if alert.facts.get("notice") not in read
            and reader is not None
            and via in reader.vias(alert.kind)
            and is_news(alert, tables.get(alert.table or ""), now)
        ]
        old = [alert for alert in waiting if alert not in news]
        ready = [alert for alert in news if alert.due <= now or alert.at <= now - SETTLED]
        writes = await self._messages(reader, via, ready, tables) if reader is not None and ready else []
        await self.store.alerts.write(*settling([*old, *ready], now), *writes)
        if writes:
            self.postman.hurry()
            self.courier.wake.set()

    async def _messages(self, reader: Reader, via: str, ready: Sequence[Alert], tables: dict[str, Untold]) -> list[Write]:
        """The writes that queue a mail, or a message for each channel."""
        visitor, lang, address = reader.visitor, language_of(reader.visitor), self.unsubscribing.address
        items = [
            item_of(alert, visitor, reader.choice, tables.get(alert.table or ""), await self._game(alert) if via == "mail" else None)
            for alert in select(ready)
        ]
        if via == "mail":
            items = await self._with_pictures(items, lang)
        if via != "mail":
            body = body_of(items, lang, address)
            return [delivering(channel.id, body, LIFE) for channel in reader.channels if channel.via == via and channel.off is None]
        kinds = {item.kind for item in items}
        letter = compose_alerts(items, lang, address, lambda kind: self.unsubscribing.page(visitor, kind))
        stop = self.unsubscribing.one_click(visitor, kinds.pop() if len(kinds) == 1 else ALL)
        channel = Channel(mail_channel(visitor.id), visitor.id, "mail", "", {}, time.time())
        known = any(one.via == "mail" for one in reader.channels)
        added: list[Write] = [] if known else [(ADD_CHANNEL, [vars(channel)])]
        return [*added, posting(visitor.email or "", letter.subject, letter.text, letter.html, LIFE, channel.id, stop, letter.pictures)]

    async def _with_pictures(self, items: Sequence[Item], lang: str) -> list[Item]:
        """The items with the boards of the first ones as pictures."""
        drawn = [index for index, item in enumerate(items) if item.position][:PICTURES]
        return [await self._with_picture(item, lang) if index in drawn else item for index, item in enumerate(items)]

    async def _with_picture(self, item: Item, lang: str) -> Item:
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
            note("table of an alert cannot be loaded", logging.WARNING, table=alert.table, problem=error.name)
            return None
