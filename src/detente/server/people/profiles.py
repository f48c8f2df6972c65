"""Profiles, and what people do about each other: mute, block, report."""

from __future__ import annotations

import time
from typing import Any

from ..errors import BadMessage, Conflict, NotFound
from ..identity.visitors import clean_line
from ..store import Store, Visitor

LINES = 40  # of the chat that are kept with a report


async def find_person(store: Store, person: str) -> Visitor:
    """A visitor by the word that others know them by, or NotFound."""
    found = await store.people.find(person)
    if found is None:
        raise NotFound("no-person")
    return found


async def profile(store: Store, person: str, me: Visitor | None) -> dict[str, Any]:
    """What everybody may know of somebody, and whether I mute or block them."""
    found = await find_person(store, person)
    mine = await store.people.blocks_of(me.id) if me else []
    held = {block.kind for block in mine if block.other.person == person}
    return {
        "person": person,
        "name": found.name,
        "kind": found.kind,
        "created": found.created,
        "games": await store.people.count_games(found.id),
        "you": me is not None and me.id == found.id,
        "muted": "mute" in held,
        "blocked": "block" in held,
    }


async def set_block(store: Store, me: Visitor, person: str, kind: str, is_on: bool) -> None:
    """Mute or block somebody, or no longer."""
    other = await find_person(store, person)
    if other.id == me.id:
        raise Conflict("yourself")
    change = store.people.add_block if is_on else store.people.remove_block
    await change(me.id, other.id, kind)


async def report(store: Store, me: Visitor, person: str, kind: str, text: str, table: str | None, at: float | None) -> None:
    """Report somebody to the moderators; the last lines of a table's chat are kept with it, and the one it is about is marked."""
    other = await find_person(store, person)
    if other.id == me.id:
        raise Conflict("yourself")
    words = clean_text(text)
    lines = []
    if table is not None:
        if not await store.people.has_table(table):
            raise NotFound("no-table")
        said = (await store.chat(table))[-LINES:]
        lines = [{"name": line.name, "person": line.person, "text": line.text, "at": line.at, "marked": line.at == at} for line in said]
    row = {"by": me.id, "about": other.id, "table": table, "kind": kind, "text": words, "lines": lines, "at": time.time()}
    await store.people.add_report(row)


def clean_text(text: str) -> str:
    """Some lines that people wrote, without control characters; BadMessage for none."""
    lines = [clean_line(line) for line in text.splitlines()]
    if not (words := "\n".join(line for line in lines if line)):
        raise BadMessage("no-reason")
    return words
