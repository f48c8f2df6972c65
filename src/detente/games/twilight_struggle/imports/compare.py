"""Looks up each event row of the engine in the log and compares every printed number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from detente.engine.table import Table

from .. import state
from ..actions import A_ACCEPT, A_BOYCOTT, A_COMPETE, A_DONE, A_EVENT
from ..board import COUNTRIES, REGIONS, STABILITY, US, USSR
from ..cards import CARD, CARDS
from ..effects import EFFECTS, IRAN_CONTRA
from .aftermath import read_aftermath
from .cursor import Cursor
from .differs import Differs
from .lines import Line
from .points import DEFECTORS, pay, read_final_scoring, read_leftovers, read_penalty, read_points, read_scoring, start_final_scoring
from .spell import Row, rule_of, spell, title

STOP_WORRYING = CARD["how_i_learned_to_stop_worrying"]
CAMBRIDGE_FIVE, UN_INTERVENTION, GRAIN_SALES = CARD["the_cambridge_five"], CARD["un_intervention"], CARD["grain_sales_to_soviets"]


# Events that end others, which the app reports.
ENDS = {
    "nato": ("marshall_plan", "warsaw_pact_formed"), "solidarity": ("john_paul_ii_elected_pope",), "glasnost": ("the_reformer",),
    "tear_down_this_wall": ("willy_brandt",), "an_evil_empire": ("flower_power",), "quagmire": ("norad",),
}  # fmt: skip
# Events that look into a hand or take from it; the app reports when they find nothing.
SEARCHES = {
    "the_cambridge_five": ("reveal", US), "cia_created": ("reveal", USSR), "lone_gunman": ("reveal", US),
    "aldrich_ames_remix": ("reveal", US), "grain_sales_to_soviets": ("reveal", USSR), "five_year_plan": ("discard", USSR),
}  # fmt: skip


def look(cursor: Cursor, table: Table, seat: int, action: str, after: Table | None = None) -> None:
    """Note what a move is compared with besides the log: the events in force before it, and whether it leaves out Japan."""
    cursor.table, cursor.now = table, after or table
    cursor.effects = int(table.record["effects"])
    cursor.is_japan_out = action == "country:japan" and table.question(seat) == "shuttle"


def read_rows(cursor: Cursor, rows: Sequence[Row], is_over: bool) -> None:
    """Follow the rows of one move; raises Differs at the first contradiction with the log."""
    cursor.resume()
    for row in rows:
        if cursor.is_beyond:
            return
        if row[0] in (state.L_PASSED, state.L_SITS_OUT):
            cursor.resume()
        if row[0] in HANDLERS:
            HANDLERS[row[0]](cursor, row)
            if row[0] not in (state.L_TURN, state.L_ROUND):
                cursor.last = row
    cursor.settle(is_over)


def need(cursor: Cursor, line: Line | None, row: Row, **figures: int) -> Line | None:
    """Check that the line found for a row states its figures; without a line, the row is noted as missing."""
    if line is None:
        cursor.missing.append(row)
        return None
    for name, value in figures.items():
        if line.numbers.get(name, 0) != value:
            raise cursor.differ(line, row)
    return line


def verdict(cursor: Cursor, line: Line | None, row: Row, is_yes: bool) -> None:
    """Check that the line states the right result of a roll."""
    if line and line.word != ("yes" if is_yes else "no"):
        raise cursor.differ(line, row)


def _turn(cursor: Cursor, row: Row) -> None:
    read_leftovers(cursor)
    cursor.is_turn_over = True
    cursor.carry()
    cursor.go_on((row[1], 0, -1))
    cursor.turn = row[1]
    pay(cursor, before=("headlines", "event"))


def _round(cursor: Cursor, row: Row) -> None:
    read_leftovers(cursor)
    cursor.go_on((cursor.turn, row[2], row[1]))


def _influence(cursor: Cursor, row: Row) -> None:
    """Read a change of influence. Several changes may share one line, whose pair is that after the last of them."""
    name, side, rest = COUNTRIES[row[1] // 2], row[1] % 2, row[2]
    while rest:
        found = cursor.head("influence", test=lambda line: line.name == name)
        if found is None:
            cursor.missing.append(row)
            return
        index, line = found
        left = cursor.rest(index)
        if line.side != side or left * rest < 0:
            raise cursor.differ(line, row)
        step = min(abs(left), abs(rest)) * (1 if rest > 0 else -1)
        rest -= step
        cursor.left[index] = left - step
        if left == step:
            cursor.used.add(index)
            pair = list(divmod(row[3], 100))
            pair[side] -= rest
            if [line["us"], line["ussr"]] != pair:
                raise cursor.differ(line, row)


def _coup(cursor: Cursor, row: Row) -> None:
    cursor.coup_side, cursor.coup_country, cursor.coup_ops, cursor.is_coup_open = row[1], row[2], row[3], True
    _target(cursor, row)


def _target(cursor: Cursor, row: Row) -> None:
    line = need(cursor, cursor.take("target"), row)
    if line and line.name != COUNTRIES[row[2]]:
        raise cursor.differ(line, row)


def _coup_roll(cursor: Cursor, row: Row) -> None:
    cursor.is_coup_open = False
    stability = int(STABILITY[cursor.coup_country])
    figures = {"die": row[1], "modifier": row[2], "margin": row[3], "ops": cursor.coup_ops, "stability": stability}
    line = need(cursor, cursor.take("coup"), row)
    if line and {name: line.numbers.get(name, 0) for name in figures} != figures:
        change = f" ({row[2]:+d})" if row[2] else ""
        found = f"{row[1]} [ + {cursor.coup_ops}{change} - 2x{stability} = {row[3]} ]"
        raise cursor.stamp(Differs(line.number, line.text, found, rule_of(row, cursor.event)))
    verdict(cursor, line, row, row[3] > 0)


def _realign_roll(cursor: Cursor, row: Row) -> None:
    """Read a realignment roll. The app is known to omit Iran-Contra's -1 in print, consistently throughout a log."""
    side, die, total = row[1:]
    line = need(cursor, cursor.take("roll", test=lambda line: line.side == side), row, die=die)
    if line is None:
        return
    stated = line.numbers.get("total", die)
    fits = {"printed": stated == total and line.numbers.get("modifier", 0) == total - die}
    if side == US and cursor.effects & IRAN_CONTRA:
        fits["silent"] = stated == total + 1 and line.numbers.get("modifier", 0) == total + 1 - die
        narrow(cursor, "iran_contra", fits, line, row)
    elif not fits["printed"]:
        raise cursor.differ(line, row)


def narrow(cursor: Cursor, convention: str, fits: dict[str, bool], line: Line, row: Row) -> None:
    """Keep those readings of a convention of the log that fit; at least one must be left."""
    known = cursor.conventions.get(convention, frozenset(fits))
    cursor.conventions[convention] = frozenset(name for name, is_so in fits.items() if is_so) & known
    if not cursor.conventions[convention]:
        raise cursor.differ(line, row)


def _roll(cursor: Cursor, row: Row) -> None:
    """Read the dice of Olympic Games and Summit, if they are printed at all."""
    side, die, total = row[1:]
    for index, line in cursor.contest_rolls(side)[:1]:
        cursor.used.add(index)
        need(cursor, line, row, die=die)
        if line.numbers.get("total", total) != total:
            raise cursor.differ(line, row)


def _space_roll(cursor: Cursor, row: Row) -> None:
    line = need(cursor, cursor.take("space_roll"), row, die=row[2], needed=row[3])
    verdict(cursor, line, row, row[2] <= row[3])


def _space(cursor: Cursor, row: Row) -> None:
    need(cursor, cursor.take("space", test=lambda line: line.side == row[1]), row, box=row[2])


def _milops(cursor: Cursor, row: Row) -> None:
    """Read military operations. Some logs have no such lines; then only the penalty at the end of a turn reveals them."""
    if "milops" not in cursor.log.kinds:
        return
    need(cursor, cursor.take("milops", test=lambda line: line.side == row[1]), row, level=row[2])


def _defcon(cursor: Cursor, row: Row) -> None:
    early = cursor.take_early("defcon")
    while early is None and len(lines := list(cursor.unused("defcon"))) > 1 and lines[0][1]["level"] == cursor.defcon:
        cursor.used.add(lines[0][0])  # repeated without a change
    if cursor.event == STOP_WORRYING and not any(cursor.unused("defcon")):
        cursor.defcon = row[1]
        return
    line = need(cursor, early or cursor.take("defcon"), row, level=row[1])
    if line and line.word != ("up" if row[2] > 0 else "down"):
        raise cursor.differ(line, row)
    cursor.defcon = row[1]


def _war(cursor: Cursor, row: Row) -> None:
    line = need(cursor, cursor.take("war"), row)
    if line and line.name != COUNTRIES[row[2]]:
        raise cursor.differ(line, row)


def _war_roll(cursor: Cursor, row: Row) -> None:
    line = need(cursor, cursor.take("war_roll"), row, die=row[1], modifier=row[2], needed=row[3])
    verdict(cursor, line, row, row[1] + row[2] >= row[3])


def _trap_roll(cursor: Cursor, row: Row) -> None:
    """Read a roll in a trap; the header of such a round names the discarded card."""
    section = cursor.section
    if cursor.inside and section.card and cursor.discarded and section.card != CARDS[cursor.discarded - 1]:
        raise cursor.stamp(Differs(section.number, section.text, spell((state.L_DISCARD, row[1], cursor.discarded, 0)), "card 42, 44"))
    line = need(cursor, cursor.take("trap_roll"), row, die=row[2], needed=4)
    verdict(cursor, line, row, row[2] <= 4)


def _discard(cursor: Cursor, row: Row) -> None:
    """Read a discard; the card drawn by Five Year Plan has already been read."""
    cursor.discarded = row[2]
    cursor.unseen.discard(("discard", row[1]))
    if row[2] == cursor.drawn:
        cursor.drawn = 0
        return
    name = CARDS[row[2] - 1]
    line = cursor.take("discards", test=lambda line: line.side == row[1] and line.name == name)
    if line is None and (later := cursor.held_card(row[1])) and later[1].name == name:
        cursor.ahead.add(later[0])
        return
    if line is None and cursor.inside and cursor.section.card == name and cursor.head("trap_roll"):
        return  # the header of a round in a trap may be the only mention
    need(cursor, line, row)


def _drawn(cursor: Cursor, row: Row) -> None:
    cursor.unseen.discard(("discard", row[1]))
    name = CARDS[row[2] - 1]
    need(cursor, cursor.take("discards", test=lambda line: line.side == row[1] and line.name == name), row)
    cursor.drawn = row[2]


def _shown(cursor: Cursor, row: Row) -> None:
    """Read a card seen in a hand; its identity is compared when the deal is settled."""
    name = CARDS[row[2] - 1]
    if cursor.strict or cursor.event != CAMBRIDGE_FIVE:
        cursor.unseen.discard(("reveal", row[1]))
    line = cursor.take("reveals", test=lambda line: line.side == row[1] and (not cursor.strict or line.name == name))
    if line is None and cursor.event == CAMBRIDGE_FIVE and not cursor.strict:
        return
    if need(cursor, line, row):
        cursor.take("from_hand", test=lambda other: line is not None and other.name == line.name)
    if cursor.event == GRAIN_SALES:
        cursor.shown = row[2]


def _taken(cursor: Cursor, row: Row) -> None:
    name = CARDS[row[2] - 1]
    need(cursor, cursor.take("reveals", test=lambda line: line.name == name), row)


def _card(cursor: Cursor, row: Row) -> None:
    """Read a card played; the log names it if it is not the card of the header."""
    name = CARDS[row[2] - 1]
    line = cursor.take("plays", test=lambda line: line.side == row[1] and line.name == name)
    if row[3] == A_ACCEPT:
        need(cursor, line, row)
    _take_grain_sales(cursor, row[2])
    if row[2] == UN_INTERVENTION and row[3] == A_EVENT:
        cursor.events.add(name)
        cursor.ended.update(one for one in ("u2_incident",) if one in cursor.in_force)  # it has scored
    cursor.event, cursor.played = 0, row[2]


def _take_grain_sales(cursor: Cursor, card: int) -> None:
    """Read the card that Grain Sales took and the US keeps: the app prints it twice, and may also repeat the line before it."""
    if cursor.shown == card:
        cursor.shown = 0
        while cursor.take("plays", "from_hand", test=lambda line: line.name == CARDS[card - 1]):
            pass


def _event(cursor: Cursor, row: Row) -> None:
    """Read an event that takes place; the app repeats the line where a choice is made."""
    _take_grain_sales(cursor, row[2])
    _note_event(cursor, row[2])
    name = CARDS[row[2] - 1]
    cursor.events.add(name)
    cursor.ended.update(other for other in ENDS.get(name, ()) if other in cursor.in_force)
    cursor.in_force[name] = cursor.turn
    if name in SEARCHES:
        cursor.unseen.add(SEARCHES[name])
    elif name in ("terrorism", "blockade", "latin_american_debt_crisis"):
        cursor.unseen.update((("discard", US), ("discard", USSR)))
    elif name == "missile_envy":
        cursor.unseen.add(("reveal", 1 - row[1]))
    if cursor.drawn and cursor.drawn == row[2]:
        cursor.drawn = 0
        cursor.is_defector_drawn = row[2] == DEFECTORS


def _no_event(cursor: Cursor, row: Row) -> None:
    """Read an event that cannot take place; the app prints some of them nevertheless."""
    cursor.drawn = 0
    _note_event(cursor, row[1])


def _note_event(cursor: Cursor, card: int) -> None:
    cursor.event = card
    name = CARDS[card - 1]
    if found := cursor.head("event", test=lambda line: line.name == name):
        cursor.begin(found[0])
        if (again := cursor.head("event")) and again[1].name == name:  # below another event it is a separate one (Star Wars)
            cursor.used.add(again[0])


def _headline(cursor: Cursor, row: Row) -> None:
    name = CARDS[row[2] - 1]
    cursor.headlined = (*cursor.headlined, name)
    stated = cursor.section.headlines if cursor.inside else ()
    told = [one.name for one in cursor.section.lines if one.kind == "headlines"]
    if "headlines" in cursor.log.kinds:
        line = need(cursor, cursor.take("headlines", test=lambda line: line.side == row[1]), row)
        if line and line.name != name:
            raise cursor.differ(line, row)
    else:
        told = list(cursor.headlined)  # only the header names them
    if stated and len(cursor.headlined) == len(stated) and (set(stated) != set(cursor.headlined) or list(stated) != told):
        found = " & ".join(title(card) for card in (told if set(told) == set(cursor.headlined) else cursor.headlined))
        raise cursor.stamp(Differs(cursor.section.number, cursor.section.text, found, "4.5 C"))
    if row[2] == DEFECTORS:
        cursor.events.add(name)  # its effects in the headline phase have no event row of their own


def _reshuffle(cursor: Cursor, row: Row) -> None:
    """Read a reshuffle; if it is not printed, the cards seen later reveal it."""
    _ = cursor.take_early("reshuffle") or cursor.take("reshuffle")


def _choice(cursor: Cursor, row: Row) -> None:
    if row[2] in (A_COMPETE, A_BOYCOTT):
        line = need(cursor, cursor.take("olympics", test=lambda line: line.side == row[1]), row)
        if line and line.word != ("compete" if row[2] == A_COMPETE else "boycott"):
            raise cursor.differ(line, row)
    elif row[2] == A_DONE and cursor.event == GRAIN_SALES:
        line = need(cursor, cursor.take("returns", test=lambda line: line.side == row[1]), row)
        if line and line.name != CARDS[cursor.shown - 1]:
            found = f"{spell((state.L_SHOWN, USSR, cursor.shown, 0))}"
            raise cursor.stamp(Differs(line.number, line.text, found, "card 67"))
        cursor.shown = 0


def _passed(cursor: Cursor, row: Row) -> None:
    """Read a pass: nothing to play, or nothing to discard in a trap."""
    cursor.unseen.add(("discard", row[1]))


def _cancelled(cursor: Cursor, row: Row) -> None:
    cursor.ended.add(EFFECTS[row[1]])


def _crisis_over(cursor: Cursor, row: Row) -> None:
    cursor.ended.add("cuban_missile_crisis")


def _chernobyl(cursor: Cursor, row: Row) -> None:
    """Read Chernobyl. The app prints "US chooses Chernobyl* is now in play." where it has lost the region."""
    line = need(cursor, cursor.take("region", "region_slip"), row)
    if line and line.name not in (REGIONS[row[1]], "chernobyl"):
        raise cursor.differ(line, row)


def _over(cursor: Cursor, row: Row) -> None:
    """Read the end: a winner that the log names must be the engine's."""
    read_leftovers(cursor)
    read_final_scoring(cursor)
    read_aftermath(cursor, row[2])
    for _, line in cursor.unused("over"):
        if line.side != (row[1] if row[1] in (US, USSR) else -1):
            raise cursor.differ(line, row)


HANDLERS: dict[int, Callable[[Cursor, Row], None]] = {
    state.L_TURN: _turn, state.L_ROUND: _round, state.L_INFLUENCE: _influence, state.L_COUP: _coup, state.L_COUP_ROLL: _coup_roll,
    state.L_REALIGN: _target, state.L_REALIGN_ROLL: _realign_roll, state.L_ROLL: _roll, state.L_SPACE_ROLL: _space_roll,
    state.L_SPACE: _space, state.L_MILOPS: _milops, state.L_DEFCON: _defcon, state.L_WAR: _war, state.L_WAR_ROLL: _war_roll,
    state.L_TRAP_ROLL: _trap_roll, state.L_DISCARD: _discard, state.L_DRAWN: _drawn, state.L_SHOWN: _shown, state.L_TAKEN: _taken,
    state.L_CARD: _card, state.L_EVENT: _event, state.L_NO_EVENT: _no_event, state.L_HEADLINE: _headline, state.L_RESHUFFLE: _reshuffle,
    state.L_CHOICE: _choice, state.L_CHERNOBYL: _chernobyl, state.L_OVER: _over, state.L_VP: read_points, state.L_SCORING: read_scoring,
    state.L_PENALTY: read_penalty, state.L_FINAL_SCORING: start_final_scoring, state.L_CANCELLED: _cancelled,
    state.L_CRISIS_OVER: _crisis_over, state.L_PASSED: _passed, state.L_SITS_OUT: _passed,
}  # fmt: skip
