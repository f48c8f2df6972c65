"""Personal data: export as JSON, and deletion."""

from __future__ import annotations

import time
from typing import Any

from ..errors import Conflict
from ..identity.bots import end_bots
from ..identity.visitors import check_hash
from ..store import Store, Visitor
from ..store.alerts import FORGET_ALERTS

FORMAT = "detente-personal-data-1"


async def export(store: Store, visitor: Visitor) -> dict[str, Any]:
    """Everything stored about a visitor except the hash of the password."""
    rows = await store.people.exported(visitor.id)
    reports = await all_reports(store, visitor.id)
    return {
        "format": FORMAT,
        "made": time.time(),
        "visitor": {name: value for name, value in vars(visitor).items() if name not in ("password", "session", "signed_until")},
        "sessions": [vars(session) for session in await store.sessions.of(visitor.id)],
        "api_tokens": [vars(token) | {"scopes": sorted(token.scopes)} for token in await store.api_tokens.of(visitor.id)],
        "bots": [{"name": bot.name, "created": bot.created} for bot in await store.people.bots_of(visitor.id)],
        "tables": tables_of(rows["tables"], rows["moves"]),
        "chat": rows["chat"],
        "blocks": [{"name": block.other.name, "kind": block.kind, "at": block.at} for block in await store.people.blocks_of(visitor.id)],
        "follows": await store.friends.exported(visitor.id),
        "presence": await store.friends.last_seen(visitor.id),
        "reports": reports,
        "notices": rows["notices"],
        "notifications": await store.notifications.exported(visitor.id),
        "seeks": rows["seeks"],
        "vacations": rows["vacations"],
        "notes": rows["notes"],
        "plans": rows["plans"],
        "comments": rows["comments"],
        "ratings": await store.ratings.of(visitor.id),
        "tournaments": await store.tournaments.exported(visitor.id),
        "tournament_presets": [vars(preset) for preset in await store.tournaments.presets(visitor.id)],
        "alerts": await alerts_of(store, visitor.id),
    }


async def alerts_of(store: Store, visitor_id: str) -> dict[str, Any]:
    """A visitor's alert settings and channels."""
    choice = await store.alerts.choice(visitor_id)
    channels = await store.alerts.channels([visitor_id])
    columns = ("via", "name", "created", "off")
    return {"choice": vars(choice), "channels": [{name: getattr(channel, name) for name in columns} for channel in channels]}


async def all_reports(store: Store, visitor_id: str) -> list[dict[str, Any]]:
    """The reports that a visitor made."""
    found: list[dict[str, Any]] = []
    before = None
    while page := await store.people.reports(is_open=False, before=before, by=visitor_id):
        found += [{name: getattr(report, name) for name in ("kind", "text", "lines", "table", "at", "settled")} for report in page]
        before = page[-1].id
    return found


def tables_of(tables: list[dict[str, Any]], moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A visitor's tables with the moves of their seat; bidding can exchange seats, and bids are public afterwards."""
    by_table: dict[str, list[dict[str, Any]]] = {}
    for move in moves:
        by_table.setdefault(move["table"], []).append(move)
    held: dict[str, set[str]] = {}
    for table in tables:
        held.setdefault(table["id"], set()).add(table["seat"])
    found = []
    for table in tables:
        played = by_table.get(table["id"], [])
        seats = {move["seat"] for move in played}
        mine = seats - {table["seat"]} if table["swapped"] and len(held[table["id"]]) == 1 else {table["seat"]}
        own = [{"sequence": move["sequence"], "action": move["action"], "at": move["at"]} for move in played if move["seat"] in mine]
        found.append({name: value for name, value in table.items() if name != "swapped"} | {"moves": own})
    return found


async def delete_account(store: Store, visitor: Visitor, password: str) -> None:
    """Delete a visitor permanently, after checking the password if there is one; the games remain, as those of a deleted player."""
    if visitor.login:
        await check_hash(visitor, password)
    if visitor.closed is not None:
        raise Conflict("account-closed")  # deleting must not undo a moderator's closure
    await end_bots(store, visitor)
    await store.people.forget(visitor.id, visitor.email, *FORGET_ALERTS)
