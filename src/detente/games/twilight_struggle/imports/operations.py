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
    """Use the heading of an operation that an action begins; its value must be right."""
    frame = [int(number) for number in table.record["stack"][int(table.record["depth"]) - 1]]
    kind = action.removeprefix("play:")
    if action.startswith("play:") and kind in MODIFIED:
        if frame[0] == F_PLAY:
            _use(cursor, table, seat, kind, OPS[frame[P_CARD]])
        elif frame[0] == F_OPERATIONS:
            _use(cursor, table, seat, kind, frame[O_PRINTED])
    elif table.question(seat) == "coup" and frame[0] == F_COUP and frame[MAY_STOP] and not action.startswith("crisis"):
        _use(cursor, table, seat, "coup", frame[VALUE], is_settled=True)  # Che: a heading for each coup


def _use(cursor: Cursor, table: Table, seat: int, kind: str, printed: int, is_settled: bool = False) -> None:
    found = cursor.heading()
    if found is None:
        if not is_settled and (empty := cursor.head("operation")):
            raise cursor.stamp(Differs(empty[1].number, empty[1].text, f"operations used for: {kind}", "6.0"))
        return
    index, line = found
    if line.word != kind:
        if is_settled:
            return
        raise cursor.stamp(Differs(line.number, line.text, f"operations used for: {kind}", "6.0"))
    change = 0 if is_settled or not MODIFIED[kind] else int(table.record["ops_change"][seat])
    value = max(1, min(4, printed + change)) if change else printed
    if line.numbers.get("ops", value) != value:
        raise cursor.stamp(Differs(line.number, line.text, f"{value} Ops", "7.4"))
    cursor.used.add(index)
