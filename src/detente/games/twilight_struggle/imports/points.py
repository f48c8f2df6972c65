"""Victory points: what each line adds, the running total, and what the app counts late, as a sum, or against the rules."""

from __future__ import annotations

from .. import state
from ..board import ASIA, US, USSR
from ..cards import CARD, CARDS, PREVENTED, WAR
from ..effects import FLOWER_POWER
from .cursor import Cursor
from .lines import Line, gain_of
from .spell import Row, rule_of, spell

DEFECTORS = CARD["defectors"]
# What these score depends on control.
BY_THE_BOARD = frozenset(CARD[name] for name in ("alliance_for_progress", "opec", "reagan_bombs_libya", "kitchen_debates"))


def read_scoring(cursor: Cursor, row: Row) -> None:
    """Read the scoring of a region: the difference of both totals is one statement, even if it is 0 (10.1.2)."""
    region, side, points = row[1:]
    if cursor.final_from is not None:
        return
    if side == US:
        cursor.us_points = points
        return
    net = cursor.us_points - points
    cursor.vp += net
    cursor.scored = net != 0
    _match(cursor, (state.L_SCORING, region, net, cursor.vp), net, region)


def read_points(cursor: Cursor, row: Row) -> None:
    """Read points gained; those of a scored region have already been read."""
    net = row[2] if row[1] == US else -row[2]
    if cursor.scored:
        cursor.scored = False
    elif cursor.final_from is not None:
        cursor.vp += net
    elif cursor.is_penalty:
        cursor.is_penalty = False
        _owe(cursor, net)
    else:
        cursor.vp += net
        _match(cursor, row, net)


def read_penalty(cursor: Cursor, row: Row) -> None:
    """Read missing military operations (8.2.1): the app counts them without a line, or on a later one."""
    cursor.penalties[row[1]] = row[2]
    cursor.is_penalty = cursor.penalties[US] != cursor.penalties[USSR]


def read_leftovers(cursor: Cursor) -> None:
    """Before a section closes: read equal penalties of both sides, and Defectors found by Five Year Plan."""
    if cursor.penalties[US] and cursor.penalties[US] == cursor.penalties[USSR]:
        _owe(cursor, 0)
    excuse_defectors(cursor)


def excuse_defectors(cursor: Cursor) -> bool:
    """The app scores 1 VP for Defectors drawn by Five Year Plan in a round (card 103: only if the USSR plays it)."""
    found = cursor.head("vp", "score")
    if not cursor.is_defector_drawn or found is None or gain_of(found[1]) != 1 or found[1]["score"] != cursor.vp + cursor.correction + 1:
        return False
    cursor.used.add(found[0])
    cursor.is_defector_drawn = False
    note(cursor, found[1], "plan-defectors", (state.L_EVENT, US, DEFECTORS, 0), "card 103", 1)
    return True


def start_final_scoring(cursor: Cursor, row: Row) -> None:
    """10.3.2: start final scoring; the app prints nothing, or the sum."""
    cursor.final_from = cursor.vp


def read_final_scoring(cursor: Cursor) -> None:
    """Check that the remaining lines lead from the points before final scoring to those after it."""
    if cursor.final_from is not None:
        start = cursor.final_from
        _walk_all(cursor, start, cursor.vp)


def _walk_all(cursor: Cursor, start: int, end: int) -> None:
    lines = list(cursor.unused("vp"))
    running = start + cursor.correction
    for index, line in lines:
        running += gain_of(line)
        if line["score"] != running:
            raise cursor.differ(line, (state.L_VP, US, abs(end - start), end + cursor.correction))
        cursor.used.add(index)
    if lines and running != end + cursor.correction:
        raise cursor.differ(lines[-1][1], (state.L_VP, US if end > start else USSR, abs(end - start), end + cursor.correction))


def _owe(cursor: Cursor, net: int) -> None:
    """Note the penalties of both sides, which are printed as their difference, one after the other, later, or not at all."""
    us, ussr = cursor.penalties[USSR], -cursor.penalties[US]
    ways = [[net]] + ([[us, ussr], [ussr, us]] if us and ussr else [])
    cursor.owed = (cursor.vp, ways)
    cursor.vp += net
    cursor.penalties = [0, 0]
    pay(cursor)


def pay(cursor: Cursor, before: tuple[str, ...] = ()) -> bool:
    """Consume the lines that state what was owed, if they come next; *before*: only above the first line of those kinds."""
    limit = next((index for index, _ in cursor.unused(*before)), 0) if before else len(cursor.section.lines)
    start, ways = cursor.owed
    for way in ways:
        lines = [(index, line) for index, line in cursor.unused("vp") if index < limit][: len(way)]
        running, fits = start + cursor.correction, len(lines) == len(way)
        for (_, line), gain in zip(lines, way, strict=False):
            running += gain
            fits = fits and gain_of(line) == gain and line["score"] == running
        if fits:
            cursor.used.update(index for index, _ in lines)
            cursor.owed = (0, [])
            return True
    return False


def _match(cursor: Cursor, row: Row, net: int, region: int = -1) -> None:
    """Check that the next statement about points is this one."""
    before, after = cursor.vp - net + cursor.correction, cursor.vp + cursor.correction
    while (found := cursor.head("vp", "score")) and gain_of(found[1]) == 0 and found[1]["score"] == before:
        cursor.used.add(found[0])
        if net == 0:
            return
    if found is None:
        if net and not _is_spared(cursor, row) and not _is_trusted(cursor, None, row, net):
            cursor.missing.append(row)
        return
    index, line = found
    if net and line.kind == "vp" and gain_of(line) == net and line["score"] == after:
        cursor.used.add(index)
        return
    if pay(cursor):
        _match(cursor, row, net, region)
        return
    cursor.vp -= net
    is_excused = excuse_defectors(cursor)
    cursor.vp += net
    if is_excused:
        _match(cursor, row, net, region)
    elif _contradict(cursor, line, row, net, region) or _is_trusted(cursor, line, row, net):
        cursor.used.add(index)
    elif not _is_spared(cursor, row):
        raise cursor.differ(line, (*row[:3], after))


def _contradict(cursor: Cursor, line: Line, row: Row, net: int, region: int) -> bool:
    """The app keeps the USSR's point for Japan when Shuttle Diplomacy has removed the country (card 73)."""
    if region != ASIA or not cursor.is_japan_out:
        return False
    if gain_of(line) != net - 1 or line["score"] != cursor.vp + cursor.correction - 1:
        return False
    note(cursor, line, "shuttle-japan", row, "10.1.2, card 73", -1)
    return True


def _is_spared(cursor: Cursor, row: Row) -> bool:
    """The app does not count a war card for Flower Power if an earlier event prevents its own (card 59)."""
    is_flower_power = row[:3] == (state.L_VP, USSR, 2) and WAR[cursor.played] and cursor.effects & FLOWER_POWER
    if not is_flower_power or not cursor.effects & PREVENTED[cursor.played]:
        return False
    header = Line(cursor.section.number, cursor.section.text, "header")
    note(cursor, header, "flower-power-banned-war", row, "card 59", 2)
    return True


def _is_trusted(cursor: Cursor, line: Line | None, row: Row, net: int) -> bool:
    """Return whether the log is followed where it scores another number than a card or the space race would, or nothing: its own totals
    must agree before and after, and the points must not depend on the board, which a wrong country would change."""
    if not cursor.may_trust or row[0] != state.L_VP or cursor.event in BY_THE_BOARD:
        return False
    before = cursor.vp - net + cursor.correction
    if line is None:
        is_named = cursor.event and CARDS[cursor.event - 1] not in cursor.untold
        if not (is_named or cursor.played != CARD.get(cursor.section.card, 0)) or cursor.later_total() != before:
            return False
        line = Line(cursor.section.number, cursor.section.text, "header")
        note(cursor, line, "points", row, "", -net)
        return True
    if line["score"] != before + gain_of(line) or net * gain_of(line) < 0:
        return False
    note(cursor, line, "points", row, "", gain_of(line) - net)
    return True


def note(cursor: Cursor, line: Line, name: str, row: Row, rule: str, vp: int) -> None:
    """Record a contradiction; from here on the log counts differently."""
    cursor.contradict(line, name, spell(row), rule or rule_of(row, cursor.event), vp)
