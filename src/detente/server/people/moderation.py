"""Moderation: find people, warn, silence, close and reopen, settle reports, void games. Every action is logged with who and why, and the
person concerned is notified. The page and `detente admin` both use this."""

from __future__ import annotations

import time
from typing import Any

from ..errors import Conflict, NotFound
from ..identity.names import skeleton
from ..store import Store, Visitor
from ..store.comments import REMOVE_COMMENT
from ..store.people import ADD_ENTRY, CLOSE, MODERATE, SETTLE, SILENCE, VOID, Report, moderation_row, notice_writes
from ..store.writer import Write
from .profiles import clean_text, find_person

HOUR = 3600.0
# The possible actions, with the notices sent for them.
ACTIONS = {"warn": "warned", "silence": "silenced", "unsilence": "unsilenced", "close": "closed", "reopen": "reopened"}


class Moderation:
    """The actions of moderators. *by* is the moderator, or None for the command line."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, search: str) -> list[Visitor]:
        """People by a part of their name, by login, or by their public id."""
        wanted = search.strip()
        return await self.store.people.search(skeleton(wanted) if wanted else "", wanted.lower() if "@" in wanted else wanted)

    async def act(self, by: Visitor | None, person: str, action: str, why: str, hours: float = 24.0) -> Visitor:
        """Warn, silence for a time, close, or undo that; the person is notified with the reason."""
        other, reason = await find_person(self.store, person), clean_text(why)
        if other.deleted:
            raise NotFound("no-person")
        if other.moderator and action in ("silence", "close"):
            raise Conflict("is-moderator")
        if action == "reopen" and other.closed is None:
            raise Conflict("not-closed")
        until = time.time() + hours * HOUR if action == "silence" else None
        changes: dict[str, Write] = {
            "silence": (SILENCE, [{"row": other.id, "silenced": until}]),
            "unsilence": (SILENCE, [{"row": other.id, "silenced": 0.0}]),
            "close": (CLOSE, [{"row": other.id, "closed": time.time()}]),
            "reopen": (CLOSE, [{"row": other.id, "closed": None}]),
        }
        notices = notice_writes([other.id], ACTIONS[action], reason, until)
        entry = moderation_row(by.id if by else None, action, about=other.id, why=reason, until=until)
        change = [changes[action]] if action in changes else []
        await self.store.people.write(*change, *notices, (ADD_ENTRY, [entry]))
        return await find_person(self.store, person)

    async def set_moderator(self, person: str, is_on: bool, why: str) -> Visitor:
        """Grant or revoke the moderator role: members only, and only on the command line."""
        other, reason = await find_person(self.store, person), clean_text(why)
        if is_on and not other.login:
            raise Conflict("needs-account")
        entry = moderation_row(None, "promote" if is_on else "demote", about=other.id, why=reason)
        await self.store.people.write((MODERATE, [{"row": other.id, "moderator": is_on}]), (ADD_ENTRY, [entry]))
        return await find_person(self.store, person)

    async def void(self, by: Visitor | None, table_id: str, why: str) -> None:
        """Void a game; if it is still running, the server ends it. Everybody at the table is notified."""
        reason = clean_text(why)
        if not await self.store.people.has_table(table_id):
            raise NotFound("no-table")
        notices = notice_writes(await self.store.people.players(table_id), "voided", f"{table_id}\n{reason}", table=table_id)
        entry = moderation_row(by.id if by else None, "void", table=table_id, why=reason)
        await self.store.people.write(*notices, (ADD_ENTRY, [entry]), (VOID, [{"row": table_id, "voided": True}]))

    async def remove_comment(self, by: Visitor | None, number: int, why: str) -> None:
        """Remove somebody's comment on a move; the author is notified with the reason."""
        reason, found = clean_text(why), await self.store.comments.find(number)
        if found is None:
            raise NotFound("no-comment")
        notices = notice_writes([found.visitor], "uncommented", reason, table=found.table)
        entry = moderation_row(by.id if by else None, "uncomment", about=found.visitor, table=found.table, why=reason)
        await self.store.people.write(*notices, (ADD_ENTRY, [entry]), (REMOVE_COMMENT, [{"row": number}]))

    async def settle(self, by: Visitor | None, report_id: int, verdict: str) -> Report:
        """Settle a report with a verdict; its author is notified that it was reviewed."""
        verdict_text = clean_text(verdict)
        found = await self.store.people.report(report_id)
        if found is None:
            raise NotFound("no-report")
        report, reporter = found
        if report.settled is not None:
            raise Conflict("report-settled")
        about = await self.store.people.find(report.about.person or "")
        entry = moderation_row(
            by.id if by else None, "settle", about=about.id if about else None, table=report.table, why=f"#{report_id}: {verdict_text}"
        )
        notices = notice_writes([reporter], "settled", report.about.name, other=about.id if about else None)
        settled = {"row": report_id, "settled": time.time(), "verdict": verdict_text}
        await self.store.people.write(*notices, (ADD_ENTRY, [entry]), (SETTLE, [settled]))
        return report


def moderated_person(visitor: Visitor) -> dict[str, Any]:
    """A visitor's record for moderators: no address, no password."""
    facts = {name: getattr(visitor, name) for name in ("person", "name", "kind", "login", "created", "moderator")}
    return facts | {"silenced": visitor.silenced if visitor.silenced > time.time() else None, "closed": visitor.closed}
