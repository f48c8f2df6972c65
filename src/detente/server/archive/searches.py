"""Queries of the archive: searches, files of the results, statistics of all games, and a person's style."""

from __future__ import annotations

import io
import time
import zipfile
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import orjson

from detente.archive.digest import digest_of
from detente.engine.errors import DetenteError
from detente.engine.game import Game, titles

from ..errors import StoreDown
from ..people.profiles import check_visible, find_person
from ..play.exports import game_file
from ..play.lists import row
from ..play.tables import TableRegistry
from ..store import Store, Visitor
from ..store.archive import Search

MOST_FILES = 100  # games per download
AGE = 60.0  # seconds for which statistics are cached
LISTED = 12  # entries in a list of favourites


def first_seats() -> list[str]:
    """The first seat of every game."""
    return [Game(title).seats[0] for title in titles()]


async def search(store: Store, wanted: Search, visitor: Visitor | None) -> dict[str, Any]:
    """A page of games, the cursor of the next page, and on the first page the total."""
    asked = replace(wanted, visitor=visitor.id if visitor else None)
    found = await store.archive.search(asked, first_seats())
    total = await store.archive.count(asked, first_seats()) if wanted.cursor is None else None
    games = [row(match, visitor) | {"moves": game.moves, "turn": game.turn} for match, game in found.games]
    return {"games": games, "next": found.next, "total": total}


async def files(tables: TableRegistry, wanted: Search, visitor: Visitor | None) -> AsyncIterator[tuple[str, bytes]]:
    """The first games that a search finds, as files; games that cannot be replayed are left out."""
    asked = replace(wanted, visitor=visitor.id if visitor else None, limit=MOST_FILES, cursor=None)
    for match, _ in (await tables.store.archive.search(asked, first_seats())).games:
        try:
            text = game_file(await tables.get(match.id), visitor)
        except StoreDown:
            raise
        except DetenteError:
            continue
        yield match.id, text.encode()


async def as_lines(tables: TableRegistry, wanted: Search, visitor: Visitor | None) -> AsyncIterator[bytes]:
    """The game files, one per line."""
    async for name, text in files(tables, wanted, visitor):
        yield orjson.dumps(orjson.loads(text) | {"table": name}) + b"\n"


class Sink(io.RawIOBase):
    """Collects written bytes until they are fetched."""

    def __init__(self) -> None:
        super().__init__()
        self._held = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._held += data
        return len(data)

    def take(self) -> bytes:
        held = bytes(self._held)
        self._held.clear()
        return held


async def as_zip(tables: TableRegistry, wanted: Search, visitor: Visitor | None) -> AsyncIterator[bytes]:
    """A ZIP archive of game files, streamed as it grows."""
    sink = Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as folder:
        async for name, text in files(tables, wanted, visitor):
            folder.writestr(f"detente-{name}.json", text)
            yield sink.take()
    yield sink.take()


def search_vocabulary(game: str) -> dict[str, Any]:
    """The search vocabulary of a game: things that are played, ways to play them, and events; the page has names for them."""
    rules, digest = Game(game).rules, digest_of(game)
    kinds = digest.kinds if digest else ()
    things = [f"{kind}:{name}" for kind in kinds for name in rules.names[kind] if name not in ("none", "")]
    endings = [name for name in rules.endings if name != "playing"] + ["resigned", "time"]
    return {
        "game": game,
        "seats": list(rules.seats),
        "endings": endings,
        "things": things,
        "ways": list(digest.ways) if digest else [],
        "events": list(digest.events) if digest else [],
        "favourite": digest.favourite if digest else "",
    }


class Statistics:
    """The statistics of all games, cached for a minute: they are the same for everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: dict[str, tuple[float, dict[str, Any]]] = {}

    async def of(self, game: str) -> dict[str, Any]:
        """The statistics of one game."""
        title, now = Game(game).id, time.monotonic()
        at, known = self._made.get(title, (-AGE, {}))
        if now - at >= AGE:
            known = await statistics(self._store, title)
            self._made[title] = now, known
        return known


async def statistics(store: Store, title: str) -> dict[str, Any]:
    """Statistics of all games of a title: by year, ending and last turn, with winners; and for every card, its plays and results."""
    ends, turns = await store.archive.statistics(title, "end"), await store.archive.statistics(title, "turn")
    years, endings, lengths = (dict[Any, Counter[str]]() for _ in range(3))
    for year, ending, _, _, winner, number in ends:
        years.setdefault(year, Counter())[winner] += number
        endings.setdefault(ending, Counter())[winner] += number
    for _, turn, _, _, winner, number in turns:
        lengths.setdefault(int(turn), Counter())[winner] += number
    cards: dict[tuple[str, str], Counter[str]] = {}
    for _, name, seat, way, winner, number in await store.archive.statistics(title, "play"):
        counts = cards.setdefault((name, seat), Counter())
        counts[f"way {way}"] += number
        counts["won" if winner == seat else "drawn" if winner == "draw" else "lost"] += number
    return {
        "game": title,
        "games": sum(counts.total() for counts in years.values()),
        "years": [{"year": year, "winners": dict(counts)} for year, counts in sorted(years.items())],
        "endings": [{"ending": name, "winners": dict(counts)} for name, counts in sorted(endings.items(), key=lambda one: -one[1].total())],
        "turns": [{"turn": turn, "winners": dict(counts)} for turn, counts in sorted(lengths.items())],
        "cards": [card_line(name, seat, counts) for (name, seat), counts in sorted(cards.items())],
    }


def card_line(name: str, seat: str, counts: Counter[str]) -> dict[str, Any]:
    """How often a side has played something, in which ways, and the results of those games."""
    ways = {key[4:]: number for key, number in counts.items() if key.startswith("way ")}
    return {"name": name, "seat": seat, "ways": ways} | {result: counts[result] for result in ("won", "drawn", "lost")}


async def style(store: Store, person: str, game: str, me: Visitor | None) -> dict[str, Any]:
    """A person's style: the mean last turn, favourite plays and openings, most games first."""
    found, title = await find_person(store, person), Game(game)
    check_visible(found, "style", me)
    digest = digest_of(title.id)
    rows = await store.archive.style(found.id, title.id, title.seats, digest.favourite if digest else "")
    counts: dict[tuple[str, str, str], Counter[bool]] = {}
    for kind, name, seat, has_won, number in rows:
        counts.setdefault((kind, name, seat), Counter())[has_won] += number
    ranked = sorted(counts.items(), key=lambda item: (-item[1].total(), item[0]))
    lines = {
        kind: [{"name": n, "side": s, "games": c.total(), "won": c[True]} for (k, n, s), c in ranked if k == kind][:LISTED]
        for kind in ("play", "opening")
    }
    turns = average_turns(await store.archive.lengths(found.id, title.id), title.seats)
    return {"turns": turns, "favourite": digest.favourite if digest else "", "plays": lines["play"], "openings": lines["opening"]}


def average_turns(rows: list[tuple[bool, int, int]], seats: tuple[str, str]) -> list[dict[str, Any]]:
    """The mean last turn, by side."""
    found = []
    for seat, is_first in zip(seats, (True, False), strict=True):
        games = [(turn, number) for first, turn, number in rows if first == is_first and turn]
        total = sum(number for _, number in games)
        if total:
            found.append({"side": seat, "turn": round(sum(turn * number for turn, number in games) / total, 1), "games": total})
    return found
