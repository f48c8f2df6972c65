"""The lines that the app prints for a move after the rules have ended the game in the middle of it.

The marker on DEFCON 1, or a coup under Cuban Missile Crisis, ends the game at once (8.1.3, card 40); the app still rolls the die, changes
the influence and counts the military operations. All these numbers are computed here and compared.
"""

from __future__ import annotations

from .. import state
from ..board import BATTLEGROUND, CENTRAL_AMERICA, COUNTRIES, REGION, SOUTH_AMERICA, STABILITY, US, USSR
from ..cards import CARD
from ..effects import SALT, YURI
from .cursor import Cursor
from .differs import Differs
from .spell import score

PAYS_LATER = {CARD["duck_and_cover"]: (US, 4), CARD["soviets_shoot_down_kal_007"]: (US, 2)}
STOP_WORRYING = CARD["how_i_learned_to_stop_worrying"]


def read_aftermath(cursor: Cursor, ending: int) -> None:
    """Read the lines that the last move would still have caused."""
    if ending not in (state.E_DEFCON, state.E_CUBAN_MISSILE_CRISIS):
        return
    if cursor.is_coup_open:
        _read_coup(cursor)
    elif cursor.event in PAYS_LATER:
        _read_points(cursor, *PAYS_LATER[cursor.event])
    elif cursor.event == STOP_WORRYING:
        _read_milops(cursor, int(cursor.table.record["phasing"]), 5)
    cursor.missing = [row for row in cursor.missing if row[0] not in (state.L_DEFCON, state.L_MILOPS)]


def _read_coup(cursor: Cursor) -> None:
    record, side, country, ops = cursor.table.record, cursor.coup_side, cursor.coup_country, cursor.coup_ops
    if int(record["crisis"]) == side:
        _read_milops(cursor, side, ops)
        if side == US and cursor.effects & YURI:
            _read_points(cursor, USSR, 1)
        if BATTLEGROUND[country]:
            cursor.take("defcon", test=lambda line: line["level"] == int(record["defcon"]) - 1 and line.word == "down")
    line = cursor.take("coup")
    if line is None:
        return
    stability, change = int(STABILITY[country]), _modifier(cursor, side, country)
    margin = line["die"] + ops + change - 2 * stability
    printed = f" ({change:+d})" if change else ""
    stated = {name: line.numbers.get(name, 0) for name in ("ops", "modifier", "stability", "margin")}
    if stated != {"ops": ops, "modifier": change, "stability": stability, "margin": margin} or (line.word == "yes") != (margin > 0):
        found = f"{line['die']} [ + {ops}{printed} - 2x{stability} = {margin} ]"
        raise cursor.stamp(Differs(line.number, line.text, found, "6.3.2"))
    if margin > 0:
        _read_influence(cursor, side, country, margin)


def _modifier(cursor: Cursor, side: int, country: int) -> int:
    """The modifier of a coup roll, as in operations.coup_modifier."""
    change = -1 if cursor.effects & SALT else 0
    if REGION[country] in (CENTRAL_AMERICA, SOUTH_AMERICA):
        squads = int(cursor.table.record["death_squads"])
        change += squads if side == US else -squads
    return change


def _read_influence(cursor: Cursor, side: int, country: int, margin: int) -> None:
    """The lines about the country in which the coup took place."""
    points = [int(number) for number in cursor.table.record["influence"][:, country]]
    removed = min(margin, points[1 - side])
    for who, change in ((1 - side, -removed), (side, margin - removed)):
        line = cursor.take("influence", test=lambda line: line.name == COUNTRIES[country]) if change else None
        points[who] += change
        if line and (line.side, line["change"], line["us"], line["ussr"]) != (who, change, *points):
            found = f"{('US', 'USSR')[who]} {change:+d} in {COUNTRIES[country]} [{points[0]}][{points[1]}]"
            raise cursor.stamp(Differs(line.number, line.text, found, "6.3.2"))


def _read_milops(cursor: Cursor, side: int, points: int) -> None:
    level = min(5, int(cursor.table.record["milops"][side]) + points)
    line = cursor.take("milops", test=lambda line: line.side == side)
    if line and line["level"] != level:
        raise cursor.stamp(Differs(line.number, line.text, f"{('US', 'USSR')[side]} Military Ops to {level}", "8.2.3"))


def _read_points(cursor: Cursor, side: int, points: int) -> None:
    vp = cursor.vp + (points if side == US else -points)
    line = cursor.take("vp")
    if line and (line.side, line["points"], line["score"]) != (side, points, vp + cursor.correction):
        found = f"{('US', 'USSR')[side]} gains {points} VP. {score(vp + cursor.correction)}"
        raise cursor.stamp(Differs(line.number, line.text, found, "10.2"))
