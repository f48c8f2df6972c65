"""Lines not consumed when their section ends: which of them are acceptable, and the objections to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board import COUNTRY, SIDES
from ..cards import CARD
from ..effects import EFFECTS
from ..state import HAND, PLACE_NAMES
from .differs import Differs, side_name
from .lines import Line, gain_of
from .phrases import ROUND
from .spell import score, spell, title

if TYPE_CHECKING:
    from .cursor import Cursor

# Events that grant operations, which a side may decline: a heading without lines below it.
GRANTING = frozenset(
    {
        "cia_created", "abm_treaty", "lone_gunman", "che", "junta", "ortega_elected_in_nicaragua", "tear_down_this_wall", "glasnost",
        "soviets_shoot_down_kal_007", "olympic_games", "grain_sales_to_soviets", "missile_envy", "star_wars",
    }
)  # fmt: skip
# Effects that last for a turn; the app reports the end of most of them when the turn ends, if at all.
OF_THE_TURN = frozenset(
    {
        "vietnam_revolts", "containment", "red_scare_purge", "brezhnev_doctrine", "nuclear_subs", "salt_negotiations", "u2_incident",
        "iran_contra_scandal", "yuri_and_samantha", "aldrich_ames_remix", "cuban_missile_crisis", "chernobyl",
        "latin_american_death_squads", "north_sea_oil",
    }
)  # fmt: skip
CARDS_OF = ("discards", "reveals", "from_hand", "plays", "returns")


def find_objection(cursor: Cursor, line: Line) -> Differs | None:
    """The objection to a line that is left over; None if it is acceptable."""
    if line.kind == "over":
        return _of_result(cursor, line)
    found = _state(cursor, line)
    if found is None:
        return None
    rule = RULES.get(line.kind, "4.5 D" if cursor.section.kind == ROUND else "4.5 C")
    return Differs(line.number, line.text, found, rule, "leftover")


RULES = {
    "defcon": "8.1", "score": "10.2", "vp": "10.2", "operation": "6.0", "event": "5.2", "in_play": "5.2", "out_of_play": "7.3",
    "influence": "6.1", "milops": "8.2.3", "space": "6.4.1", "reshuffle": "4.3", "discards": "5.4", "reveals": "4.5 B",
}  # fmt: skip


def _state(cursor: Cursor, line: Line) -> str | None:
    """What the engine has instead of a line, in the wording of a log; None if the line may be left over."""
    record = cursor.now.record
    if line.kind in SILENT:
        return None
    if line.kind == "defcon":
        return None if line["level"] == cursor.defcon else f"DEFCON {cursor.defcon}"
    if line.kind in ("score", "vp"):
        total = cursor.vp + cursor.correction
        gain = gain_of(line)
        if cursor.may_trust and gain and line["score"] == total + gain and cursor.later_total() == line["score"]:
            cursor.contradict(line, "points", score(total), RULES["vp"], gain)
            return None
        return None if line["score"] == total and gain == 0 else score(total)
    if line.kind == "operation" and cursor.events & GRANTING:
        return None
    if line.kind in ("event", "in_play", "out_of_play", "nothing"):
        return _of_event(cursor, line)
    if line.kind == "influence":
        us, ussr = (int(number) for number in record["influence"][:, COUNTRY[line.name]])
        return f"{title(line.name)} [{us}][{ussr}]"
    if line.kind == "milops":  # repeated without a change
        level = int(record["milops"][line.side])
        return None if line["level"] == level else f"{side_name(line.side)} Military Ops {level}"
    if line.kind == "space":
        return f"{side_name(line.side)} {int(record['space'][line.side])} in the Space Race"
    if line.kind == "reshuffle":
        return f"deck: {int(record['deck_count'])}"
    if line.kind in CARDS_OF:
        return f"{title(line.name)}: {PLACE_NAMES[int(record['where'][CARD[line.name]])]}"
    return spell(cursor.last) if cursor.last else cursor.section.text


SILENT = frozenset({"note", "player", "bid", "handicap", "no_handicap", "scenario", "optional", "cleanup", "end"})


def _of_event(cursor: Cursor, line: Line) -> str | None:
    """An event, its beginning, its end, and one that finds no cards."""
    last = spell(cursor.last) if cursor.last else cursor.section.text
    if line.kind == "nothing":
        held = cursor.now.record["pile"][HAND + line.side]
        count = sum(int(word).bit_count() for word in held)
        return None if (line.word, line.side) in cursor.unseen else f"{side_name(line.side)}: {count}"
    if line.kind in ("event", "in_play"):
        return None if line.name in cursor.events or _is_cancelled(cursor, line) else last
    if line.name in cursor.ended or _has_ended(cursor, line.name):
        cursor.in_force.pop(line.name, None)
        cursor.ended.add(line.name)  # Red Scare/Purge may be on both sides: printed once or twice
        return None
    return last


def _is_cancelled(cursor: Cursor, line: Line) -> bool:
    """Return whether a headline was cancelled by Defectors; it may be named nevertheless."""
    return line.kind == "event" and line.name in cursor.headlined and "defectors" in cursor.headlined


def _has_ended(cursor: Cursor, name: str) -> bool:
    """Return whether an event has ended without a row that states it: none of it is in force, or its turn is over."""
    since = cursor.in_force.get(name)
    if since is None:
        return False
    if name not in OF_THE_TURN:
        return name not in EFFECTS or not int(cursor.now.record["effects"]) >> EFFECTS.index(name) & 1
    if since < cursor.section.turn:
        return True
    follower = cursor.next_section()  # omitted rounds may come between
    is_turn_over = cursor.is_turn_over or follower is None or follower.turn > cursor.section.turn
    return name in OF_THE_TURN and is_turn_over and since == cursor.section.turn


def _of_result(cursor: Cursor, line: Line) -> Differs | None:
    """The objection to a result printed in mid-game; that of the last section is compared when the game is complete."""
    if cursor.is_last and cursor.now.outcome is None:
        return None
    outcome = cursor.now.outcome
    if outcome is None:
        follower = cursor.next_section()
        return Differs(line.number, line.text, follower.text if follower else "-", "10.3", "goes-on")
    is_same = outcome.winner == (SIDES[line.side] if line.side >= 0 else "draw")
    return None if is_same else Differs(line.number, line.text, str(outcome), "10.3")
