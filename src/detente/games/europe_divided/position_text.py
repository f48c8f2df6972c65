"""Writing a position as one line."""

from typing import Any

from detente.engine.lines import write_exact

from .board import DISPUTED, REGIONS
from .cards import ADVANTAGES, EVENTS, OWN_ADVANTAGES, OWN_CARDS
from .invariants import members
from .options import COINS, HIDDEN, OPTIONS
from .state import (
    ADV_HAND,
    ADV_PLAYED,
    ADV_REMOVED,
    DISCARD,
    EV_DISCARDED,
    EV_FAILED,
    EV_HAND,
    EV_WON,
    F_ACTIONS,
    F_INITIATIVE,
    F_KEEP,
    HAND,
    LAID,
    State,
)
from .tables import CARDS, SEAS, SIDES

Names = tuple[str, ...]


def _header(record: Any) -> str | None:
    """The header of a clean moment: nothing chosen yet, or a side about to turn up a card."""
    frame = record["stack"][int(record["depth"]) - 1]
    turn = int(record["turn"])
    if record["over"] or record["dice_count"] or record["draw_count"] or record["chosen"].any():
        return None
    if frame[0] == F_ACTIONS and frame[2]:
        return f"T{turn} actions {SIDES[int(frame[1])]}"
    if frame[0] == F_INITIATIVE:
        return f"T{turn} initiative"
    if frame[0] == F_KEEP and turn == 0:
        return f"T{turn} setup"
    return None


def _section(name: str, parts: list[str]) -> list[str]:
    return [f"{name} {', '.join(parts)}"] if parts else []


def _options(record: Any) -> list[str]:
    changed = [f"{option.name}={option.values[int(n)]}" for option, n in zip(OPTIONS, record["option"], strict=True) if n]
    return _section("options", changed)


def _tracks(record: Any, seat: int | None) -> list[str]:
    coins = [str(int(number)) for number in record["coins"]]
    if seat is not None and record["option"][COINS] == HIDDEN:
        coins[1 - seat] = "?"
    out = [f"prestige {':'.join(str(int(n)) for n in record['prestige'])}", f"coins {':'.join(coins)}"]
    if record["acting"] >= 0 and record["first"] >= 0:
        out.append(f"first {SIDES[int(record['first'])]}")
        if seat is not None:
            out.append(f"sums {':'.join(str(int(n)) for n in record['sums'])}")
    return out


def _board(record: Any) -> list[str]:
    cubes = [
        f"{name} {':'.join(str(int(n)) for n in record['cube'][:, f])}" for f, name in enumerate(DISPUTED) if record["cube"][:, f].any()
    ]
    out = _section("cubes", cubes)
    for side, name in enumerate(SIDES):
        out += _section(f"units {name}", [f"{REGIONS[r]} {int(n)}" for r, n in enumerate(record["units"][side]) if n])
    out += _section("region_coins", [f"{REGIONS[r]} {int(n)}" for r, n in enumerate(record["region_coins"]) if n])
    if record["breakup"] >= 0:
        out.append(f"breakup {REGIONS[int(record['breakup'])]}")
    out += [f"sanctions {name}" for side, name in enumerate(SIDES) if record["surcharge"][side] or record["no_income"][side]]
    return out + _section("sea_used", [sea for sea, used in zip(SEAS, record["sea_used"], strict=True) if used])


def _named(word: Any, names: Names, is_seen: bool) -> list[str]:
    """The cards of a set by name, or how many there are."""
    found = [names[number] for number in members(word)]
    return found if is_seen or not found else [f"?{len(found)}"]


def _order(numbers: Any, size: Any, names: Names) -> str:
    return ", ".join(names[int(number)] for number in numbers[: int(size)][::-1])


def _cards(record: Any, seat: int | None) -> list[str]:
    out = []
    known = int(record["known"])
    for side, name in enumerate(SIDES):
        is_seen = seat in (None, side)
        hand, laid = (int(record["pile"][place] & OWN_CARDS[side]) for place in (HAND, LAID))
        sure = known & hand if not laid else 0  # of known cards some may be laid: then only `known` tells them
        out += _section(name, _named(hand, CARDS, True) if is_seen else _named(sure, CARDS, True) + _named(hand & ~sure, CARDS, False))
        out += _section(f"laid {name}", _named(laid, CARDS, is_seen))
        out += _section(f"shown {name}", [CARDS[int(card)] for card in record["shown"][side] if card >= 0])
        if seat is None:
            out.append(f"deck {name} {_order(record['deck'][side], record['deck_count'][side], CARDS)}".strip())
    out += _section("discard", _named(record["pile"][DISCARD], CARDS, True))
    return out + _section("known", _named(known, CARDS, True))


def _advantages(record: Any, seat: int | None) -> list[str]:
    out = []
    for side, name in enumerate(SIDES):
        for section, place in (("advantages", ADV_HAND), ("removed", ADV_REMOVED)):
            cards = record["advantage"][place] & OWN_ADVANTAGES[side]
            out += _section(f"{section} {name}", _named(cards, ADVANTAGES, seat in (None, side)))
        if seat is None:
            out.append(
                f"advantage_deck {name} {_order(record['advantage_deck'][side], record['advantage_count'][side], ADVANTAGES)}".strip()
            )
    return out + _section("played", _named(record["advantage"][ADV_PLAYED], ADVANTAGES, True))


def _events(record: Any, seat: int | None) -> list[str]:
    out = []
    for name in ("current", "upcoming"):
        if (record[name] >= 0).any():
            out.append(f"{name} {', '.join(EVENTS[int(event)] if event >= 0 else '-' for event in record[name])}")
    for side, name in enumerate(SIDES):
        out += _section(f"events {name}", _named(record["event"][EV_HAND + side], EVENTS, seat in (None, side)))
        out += _section(f"discarded {name}", _named(record["event"][EV_DISCARDED + side], EVENTS, seat in (None, side)))
        out += _section(f"won {name}", _named(record["event"][EV_WON + side], EVENTS, True))
    out += _section("failed", _named(record["event"][EV_FAILED], EVENTS, True))
    if seat is None:
        out.append(f"event_deck {_order(record['event_deck'], record['event_deck_count'], EVENTS)}".strip())
    return out


def write_sections(record: Any, seat: int | None) -> str:
    """All sections; in the middle of a choice the exact record follows under `at` (only where everything may be shown)."""
    header = _header(record)
    acting = int(record["acting"])
    rough = f"actions {SIDES[acting]}" if acting >= 0 else "initiative" if seat is not None else "events"
    sections = [header or f"T{int(record['turn'])} {rough}"]
    sections += _options(record) + _tracks(record, seat) + _board(record)
    sections += _cards(record, seat) + _advantages(record, seat) + _events(record, seat)
    if header is None and seat is None:
        sections.append(write_exact(State, record))
    return " | ".join(sections)
