"""The headings of operations: "Coup (3 Ops):" and the like."""

from __future__ import annotations

from detente.engine.table import Table

from ..cards import OPS
from ..operations import MAY_STOP, VALUE
from ..state import F_COUP, F_OPERATIONS, F_PLAY, O_PRINTED, P_CARD
from .cursor import Cursor
from .differs import Differs

# The app prints the modified value for coups and the space race, the printed one for the others.
MODIFIED = {"coup": True, "space": True, "influence": False, "realign": False}


def begin_operation(cursor: Cursor, table: Table, seat: int, action: str) -> None:
    """Consume the heading of the operation that an action starts; its value must be right."""
    frame = [int(number) for number in table.record["stack"][int(table.record["depth"]) - 1]]
    kind = action.removeprefix("play:")
    if action.startswith("play:") and kind in MODIFIED:
        if frame[0] == F_PLAY:
            _use(cursor, table, seat, kind, OPS[frame[P_CARD]])
        elif frame[0] == F_OPERATIONS:
            _use(cursor, table, seat, kind, frame[O_PRINTED])
    elif table.question(seat) == "coup" and frame[0] == F_COUP and frame[MAY_STOP] and not action.startswith("crisis"):
        _use_again(cursor, frame[VALUE], action == "done")


def _use(cursor: Cursor, table: Table, seat: int, kind: str, printed: int) -> None:
    """Consume the heading of operations with a value; if none fits, no other heading may be left."""
    found = cursor.heading() or cursor.head("operation")
    if found is None:
        return
    index, line = found
    if line.word != kind or not cursor.heading():
        raise cursor.stamp(Differs(line.number, line.text, f"operations used for: {kind}", "6.0"))
    change = int(table.record["ops_change"][seat]) if MODIFIED[kind] else 0
    _compare(cursor, index, max(1, min(4, printed + change)) if change else printed)


def _use_again(cursor: Cursor, value: int, is_declined: bool) -> None:
    """Che: a heading for each coup, even for one that is not made."""
    found = cursor.head("operation")
    if found and found[1].word == "coup" and not (is_declined and found == cursor.heading() and cursor.head("target")):
        _compare(cursor, found[0], value)


def _compare(cursor: Cursor, index: int, value: int) -> None:
    line = cursor.section.lines[index]
    if line.numbers.get("ops", value) != value:
        raise cursor.stamp(Differs(line.number, line.text, f"{value} Ops", "7.4"))
    cursor.begin(index)
