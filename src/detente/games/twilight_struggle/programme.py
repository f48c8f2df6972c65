"""The vocabulary of events: each instruction is one row of integers, executed by `events.py`.

Sides may be US, USSR, or OWNER and OTHER (the owner of a neutral event is the player of the card).
"""

from .board import COUNTRY, OTHER, OWNER, US, USSR, country_set
from .effects import EFFECTS

Row = tuple[int, ...]
WIDTH, LENGTH = 7, 6
ALL = 99

(
    END, ADD, REMOVE, HALVE, TAKE_CONTROL, PLACE, TAKE, GAIN, GAIN_PER, DEFCON, SET_IN_FORCE, CANCEL, MODIFY_OPS, MILITARY, GRANT,
    FREE, WAR, SCORE, ADVANCE, REVEAL, ONLY_IF_CONTROLLED, ONLY_IF_IN_FORCE, SPECIAL,
) = range(23)  # fmt: skip

INFLUENCE, REALIGN, COUP, SPACE = 1, 2, 4, 8
ANY_OPERATION = INFLUENCE | REALIGN | COUP

# Conditions on where influence may be placed or removed; can be added up.
NOT_ENEMY_CONTROLLED, MAY_STOP, EMPTY, UNCONTROLLED, DOUBLE_IN_LATE_WAR, CIVIL_WAR_TOO, LAST_TWO_MAY_STAY = 1, 2, 4, 8, 16, 32, 64


def _flags(**given: bool) -> int:
    names = {
        "not_enemy_controlled": NOT_ENEMY_CONTROLLED, "may_stop": MAY_STOP, "empty": EMPTY, "uncontrolled": UNCONTROLLED,
        "double_in_late_war": DOUBLE_IN_LATE_WAR,
    }  # fmt: skip
    return sum(names[name] for name, value in given.items() if value)


def add(side: int, country: str, points: int) -> Row:
    """Add influence in a named country."""
    return (ADD, side, COUNTRY[country], points)


def remove(side: int, country: str, points: int = ALL) -> Row:
    """Remove influence of *side* from a named country."""
    return (REMOVE, side, COUNTRY[country], points)


def halve(side: int, country: str) -> Row:
    """*side* loses half of its influence there, rounded up."""
    return (HALVE, side, COUNTRY[country])


def take_control(side: int, country: str) -> Row:
    """Raise *side*'s influence to what control needs; never lower it."""
    return (TAKE_CONTROL, side, COUNTRY[country])


def place(side: int, points: int, *where: str, each: int = 9, at_once: int = 1, **conditions: bool) -> Row:
    """*side* chooses where to add influence: *points* choices of *at_once*, at most *each* per country."""
    return (PLACE, side, points, country_set(*where), each, at_once, _flags(**conditions))


def take(victim: int, points: int, *where: str, each: int = 9, at_once: int = 1, outside: str = "", **conditions: bool) -> Row:
    """The enemy of *victim* chooses where to remove its influence: *points* choices of *at_once*, at most *each* per country."""
    return (TAKE, victim, points, country_set(*where, outside=outside), each, at_once, _flags(**conditions))


def gain(side: int, points: int) -> Row:
    """Gain victory points."""
    return (GAIN, side, points)


def gain_per(side: int, *countries: str) -> Row:
    """Gain one victory point for each of these countries that *side* controls."""
    return (GAIN_PER, side, country_set(*countries))


def gain_per_battleground(side: int, *regions: str) -> Row:
    """Gain one victory point for each battleground of these regions that *side* controls."""
    return (GAIN_PER, side, country_set(*regions), 1)


def defcon(change: int) -> Row:
    """Improve (up) or degrade (down) DEFCON."""
    return (DEFCON, change)


def set_in_force(effect: str) -> Row:
    """Put an event in force."""
    return (SET_IN_FORCE, EFFECTS.index(effect))


def cancel(effect: str) -> Row:
    """Cancel an event in force."""
    return (CANCEL, EFFECTS.index(effect))


def modify_ops(side: int, change: int) -> Row:
    """Change the value of all cards of *side* for the rest of the turn (7.4)."""
    return (MODIFY_OPS, side, change)


def military(side: int, points: int) -> Row:
    """Add military operations."""
    return (MILITARY, side, points)


def grant(side: int, ops: int, operations: int = ANY_OPERATION) -> Row:
    """*side* may conduct operations as with a card of that value (7.4.3)."""
    return (GRANT, side, ops, operations)


def free(side: int, operations: int, *where: str) -> Row:
    """*side* may make a free coup or free realignment rolls with the card's value (6.3.5)."""
    return (FREE, side, operations, country_set(*where))


def war(*targets: str, needs: int, vp: int, ops: int, home: bool = False) -> Row:
    """A war event (7.6); *home*: control of the target itself also counts against the attacker."""
    return (WAR, country_set(*targets), needs, vp, ops, int(home))


def score(region: int) -> Row:
    """Score a region (10.1)."""
    return (SCORE, region)


def advance(side: int, boxes: int) -> Row:
    """Move the space race marker."""
    return (ADVANCE, side, boxes)


def reveal_hand(side: int) -> Row:
    """Reveal *side*'s hand once."""
    return (REVEAL, side)


def only_if_controlled(side: int, country: str) -> Row:
    """Continue only if *side* controls the country."""
    return (ONLY_IF_CONTROLLED, side, COUNTRY[country])


def only_if_in_force(effect: str) -> Row:
    """Continue only if an event is in force."""
    return (ONLY_IF_IN_FORCE, EFFECTS.index(effect))


def special() -> Row:
    """An event that fits no instruction: run the kernel with the card's name."""
    return (SPECIAL,)


__all__ = ["OTHER", "OWNER", "US", "USSR"]
