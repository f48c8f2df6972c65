"""What every move does to a SQLite file, in as few statements as possible.

SQLite's driver gives up Python's lock for each step of a statement, and each time the thread that writes has to wait until the event loop
lets it go on. So a batch of moves is three steps: one that reads versions, one that adds moves, one that changes tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import JSON, Executable, Table

from .statements import ADD_MOVE, AFTER_MOVE, AFTER_TIMED_MOVE, MOVED, MOVES, TABLES, TIMED

NOTHING = json.dumps(None)
CACHED = 512  # prepared statements per connection: three for each size of a batch


@cache
def claim(tables: int) -> str:
    """Read the versions of so many tables: one row with a JSON object."""
    return f"SELECT json_group_object(id, version) FROM tables WHERE id IN ({', '.join('?' * tables)})"


class ManyRows:
    """One statement for many rows of values, in the order of the columns."""

    def __init__(self, table: Table, columns: Sequence[str], before: str, after: str = "") -> None:
        self._before, self._after = before, after
        self._encoded = [place for place, name in enumerate(columns) if name in table.c and isinstance(table.c[name].type, JSON)]
        self._row, self._cells = f"({', '.join('?' * len(columns))})", itemgetter(*columns)

    def text(self, rows: int) -> str:
        """The SQL for so many rows."""
        return f"{self._before} VALUES {', '.join([self._row] * rows)}{self._after}"

    def values(self, rows: Iterable[Mapping[str, Any]]) -> tuple[Any, ...]:
        """The values as the driver expects them."""
        found: list[Any] = []
        for row in rows:
            first = len(found)
            found += self._cells(row)
            for place in self._encoded:
                cell = found[first + place]
                found[first + place] = NOTHING if cell is None else json.dumps(cell)
        return tuple(found)


def adding(table: Table) -> ManyRows:
    """A statement that inserts rows into a table."""
    columns = [column.name for column in table.c]
    return ManyRows(table, columns, f"INSERT INTO {table.name} ({quoted(columns)})")


def changing(table: Table, columns: Sequence[str]) -> ManyRows:
    """A statement that updates columns of the rows with the ids given as `row`."""
    changed = ", ".join(f'"{name}" = given."{name}"' for name in columns)
    after = f") UPDATE {table.name} SET {changed} FROM given WHERE {table.name}.id = given.row"
    return ManyRows(table, ["row", *columns], f"WITH given({quoted(['row', *columns])}) AS (", after)


def quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


OFTEN: dict[Executable, ManyRows] = {
    ADD_MOVE: adding(MOVES),
    AFTER_MOVE: changing(TABLES, MOVED),
    AFTER_TIMED_MOVE: changing(TABLES, TIMED),
}
