"""bench/hostile.py finds nothing in the server as it is, and would find a fault, an illegal move and a leak."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from detente.engine.table import Table
from detente.server.http.routes import matches
from detente.server.play.connection import Connection
from detente.server.play.live import LiveTable

from .helpers import Site

pytestmark = pytest.mark.anyio
WORDS = ["cia_vs_kgb", "--games", "1", "--moves", "6", "--redeals", "1", "--requests", "10", "--frames", "20"]


async def found(site: Site) -> tuple[bool, bool, bool]:
    """Whether a short run finds faults, illegal moves and leaks."""
    bench: Any = importlib.import_module("bench.hostile")
    counts = await bench.assault(site, bench.parse(WORDS))
    assert counts.moves == 6
    assert min(counts.requests, counts.frames, counts.captured, counts.redeals, counts.exports) > 5
    return counts.faults > 0, counts.illegal > 0, counts.leaks > 0


async def test_nothing_is_found_in_the_server_as_it_is(site: Site) -> None:
    assert await found(site) == (False, False, False)


async def test_a_view_that_tells_of_hidden_cards_would_be_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.view

    def leaking(self: LiveTable, seat: str, since: int = 0, table: Table | None = None) -> dict[str, Any]:
        shown = table or self.begun()
        return honest(self, seat, since, table) | {"leak": shown.bytes().hex()}

    monkeypatch.setattr(LiveTable, "view", leaking)
    assert (await found(site))[2]


async def test_a_move_of_somebody_else_would_be_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(self: LiveTable, connection: Connection) -> str:
        return self.begun().to_move[0]

    monkeypatch.setattr(LiveTable, "own_seat", trusting)
    assert (await found(site))[1]


async def test_a_fault_would_be_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaking(*_: object) -> dict[str, Any]:
        raise RuntimeError

    monkeypatch.setattr(matches, "game_log", breaking)
    assert (await found(site))[0]
