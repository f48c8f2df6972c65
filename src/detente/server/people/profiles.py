"""Profiles, and relations between people: mute, block, report."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from detente.engine.game import Game

from ..errors import BadMessage, Conflict, Forbidden, NotFound
from ..identity.visitors import clean_line
from ..store import ChatLine, Store, Visitor
from ..store.comments import Comment

PARTS = ("ratings", "results", "games", "style")  # parts of a profile that its owner may hide
RATED = ("member", "bot")  # kinds of visitors with ratings
LINES = 40  # lines of chat stored with a report
OPPONENTS = 20  # opponents listed in a profile


async def find_person(store: Store, person: str) -> Visitor:
    """A visitor by their public id; raises NotFound."""
    found = await store.people.find(person)
    if found is None:
        raise NotFound("no-person")
    return found


def is_visible(person: Visitor, part: str, me: Visitor | None) -> bool:
    """Return whether a person shows a part of their profile to the viewer."""
    return part not in person.hidden.split() or (me is not None and me.id == person.id)


def check_visible(person: Visitor, part: str, me: Visitor | None) -> None:
    """Raise Forbidden if a person hides a part of their profile from the viewer."""
    if not is_visible(person, part, me):
        raise Forbidden("profile-hidden")


async def profile(store: Store, person: str, me: Visitor | None) -> dict[str, Any]:
    """A person's public profile, and whether the viewer mutes or blocks them."""
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
        "owner": await owner_of(store, found),
        "hidden": hidden_parts(found, me),
        "ratings": await ratings(store, found) if is_visible(found, "ratings", me) else [],
    }


def hidden_parts(person: Visitor, me: Visitor | None) -> list[str]:
    """The hidden parts; others see only which parts of the profile are missing, not that somebody prefers to appear away."""
    hidden = person.hidden.split()
    return hidden if me is not None and me.id == person.id else [part for part in hidden if part in PARTS]


async def owner_of(store: Store, bot: Visitor) -> dict[str, Any] | None:
    """The owner of a bot account; None for other visitors."""
    owner = await store.visitor(bot.owner) if bot.owner else None
    return {"person": owner.person, "name": owner.name, "kind": owner.kind} if owner else None


async def ratings(store: Store, visitor: Visitor) -> list[dict[str, Any]]:
    """A visitor's ratings, one per game and pace."""
    now = time.time()
    rows = await store.ratings.of(visitor.id) if visitor.kind in RATED else []
    return [row | {"rating": round(row["rating"]), "settled": row["settled"] > now} for row in rows]


async def curve(store: Store, person: str, game: str, pace: str, me: Visitor | None) -> dict[str, Any]:
    """The history of a person's rating."""
    found = await find_person(store, person)
    check_visible(found, "ratings", me)
    points = await store.ratings.curve(found.id, game, pace) if found.kind in RATED else []
    return {"points": [{"at": at, "rating": round(rating), "table": table} for at, rating, table in points]}


async def results(store: Store, person: str, game: str, me: Visitor | None) -> dict[str, Any]:
    """The results of a person's games at public tables: by side, by ending, and by opponent, most games first."""
    found, seats = await find_person(store, person), Game(game).seats
    check_visible(found, "results", me)
    rows = await store.ratings.results(found.id, game)
    sides, endings, people = (dict[Any, Counter[str]]() for _ in range(3))
    for other, is_first, points, ending, number in rows:
        kind = {1.0: "won", 0.5: "drawn"}.get(points, "lost")
        for counts, key in ((sides, seats[0 if is_first else 1]), (endings, ending), (people, other)):
            counts.setdefault(key, Counter())[kind] += number
    ranked = sorted(people.items(), key=lambda item: (-item[1].total(), item[0].name))[:OPPONENTS]
    return {
        "sides": [{"side": seat} | tally(sides.get(seat, Counter())) for seat in seats],
        "endings": [{"ending": name} | tally(counts) for name, counts in sorted(endings.items(), key=lambda item: -item[1].total())],
        "opponents": [{"person": vars(other)} | tally(counts) for other, counts in ranked],
    }


def tally(counts: Counter[str]) -> dict[str, int]:
    return {name: counts[name] for name in ("won", "drawn", "lost")}


async def set_block(store: Store, me: Visitor, person: str, kind: str, is_on: bool) -> str:
    """Mute or block somebody, or undo it; returns their visitor id."""
    other = await find_person(store, person)
    if other.id == me.id:
        raise Conflict("yourself")
    change = store.people.add_block if is_on else store.people.remove_block
    await change(me.id, other.id, kind)
    return other.id


async def report(store: Store, me: Visitor, person: str, kind: str, text: str, table: str | None, at: float | None) -> None:
    """Report somebody to the moderators; the last lines of a table's chat and comments are stored with it, with the reported one marked."""
    other = await find_person(store, person)
    if other.id == me.id:
        raise Conflict("yourself")
    cleaned = clean_text(text)
    lines = []
    if table is not None:
        if not await store.people.has_table(table):
            raise NotFound("no-table")
        posts: list[ChatLine | Comment] = [*(await store.chat(table))[-LINES:], *(await store.comments.of_table(table))[-LINES:]]
        posts.sort(key=lambda line: line.at)
        lines = [{"name": line.name, "person": line.person, "text": line.text, "at": line.at, "marked": line.at == at} for line in posts]
    row = {"by": me.id, "about": other.id, "table": table, "kind": kind, "text": cleaned, "lines": lines, "at": time.time()}
    await store.people.add_report(row)


def clean_text(text: str) -> str:
    """A text of several lines without control characters; raises BadMessage if it is empty."""
    lines = [clean_line(line) for line in text.splitlines()]
    if not (cleaned := "\n".join(line for line in lines if line)):
        raise BadMessage("no-reason")
    return cleaned
