"""Who is viewing which table: stored in the database, so that no server alerts somebody about what they see."""

from __future__ import annotations

from ..play.tables import TableRegistry

MODES = ("open", "private")
AGAIN = 60.0  # seconds after which an unchanged attendance is stored again


class Attendance:
    """The players at the tables of this server."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self._noted: dict[tuple[str, str], tuple[int, float]] = {}  # the version and the time of the last note

    async def record(self, now: float) -> None:
        """Store who is there, and when others left since the last time: they have seen everything up to then."""
        here: dict[tuple[str, str], int] = {}
        for live in self.tables.all_in_memory():
            if live.connections and live.match.mode in MODES:
                here |= {(live.match.id, visitor): live.match.version for visitor in live.players_watching()}
        left, self.tables.departed = self.tables.departed, {}
        fresh = [pair for pair, version in here.items() if self._is_new(pair, version, now)]
        await self.tables.store.alerts.record_seen({pair: at for pair, at in left.items() if pair not in here} | dict.fromkeys(fresh, now))
        self._noted = {pair: self._noted[pair] for pair in here if pair in self._noted} | {pair: (here[pair], now) for pair in fresh}

    def _is_new(self, pair: tuple[str, str], version: int, now: float) -> bool:
        known = self._noted.get(pair)
        return known is None or known[0] != version or now - known[1] >= AGAIN
