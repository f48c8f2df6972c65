"""Writes a position as one line: everything from the record, or only what a seat knows from its observation."""

from typing import Any

from detente.engine.position_syntax import write_exact, write_options, write_view

from .board import DISPUTED, REGIONS
from .cards import ADVANTAGES, EVENTS, OWN_ADVANTAGES, OWN_CARDS
from .data import CARDS, SEAS, SIDES
from .invariants import members
from .options import OPTIONS
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
    Observation,
    State,
)

Names = tuple[str, ...]


def _header(record: Any) -> str | None:
    """The header if the state is at a clean point: nothing chosen yet, or a side about to turn up a card."""
    frame = record["stack"][int(record["depth"]) - 1]
    turn = int(record["turn"])
    if record["over"] or record["chosen"].any():
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


def _tracks(record: Any, seat: int | None) -> list[str]:
    coins = [str(int(number)) if number >= 0 else "?" for number in record["coins"]]
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


def _named(word: Any, names: Names) -> list[str]:
    """The names of a set of cards."""
    return [names[number] for number in members(word)]


def _counted(number: Any) -> list[str]:
    """The number of unknown cards, as `?N`."""
    return [f"?{int(number)}"] if number else []


def _order(numbers: Any, size: Any, names: Names) -> str:
    return ", ".join(names[int(number)] for number in numbers[: int(size)][::-1])


def _cards(record: Any, seat: int | None) -> list[str]:
    out = []
    known = int(record["known"])
    for side, name in enumerate(SIDES):
        if seat in (None, side):
            hand, laid = (_named(record["pile"][place] & OWN_CARDS[side], CARDS) for place in (HAND, LAID))
        else:  # some known cards may be laid: then only `known` lists them
            hand = _named(known & OWN_CARDS[side], CARDS) if not record["laid_count"][side] else []
            hand, laid = hand + _counted(record["hand_count"][side] - len(hand)), _counted(record["laid_count"][side])
        out += _section(name, hand) + _section(f"laid {name}", laid)
        out += _section(f"shown {name}", [CARDS[int(card)] for card in record["shown"][side] if card >= 0])
        if seat is None:
            out.append(f"deck {name} {_order(record['deck'][side], record['deck_count'][side], CARDS)}".strip())
    return out + _section("discard", _named(record["pile"][DISCARD], CARDS)) + _section("known", _named(known, CARDS))


def _advantages(record: Any, seat: int | None) -> list[str]:
    out = []
    for side, name in enumerate(SIDES):
        for section, place, count in (("advantages", ADV_HAND, "advantage_hand"), ("removed", ADV_REMOVED, "advantage_removed")):
            cards = _named(record["advantage"][place] & OWN_ADVANTAGES[side], ADVANTAGES)
            out += _section(f"{section} {name}", cards if seat in (None, side) else _counted(record[count][side]))
        if seat is None:
            out.append(
                f"advantage_deck {name} {_order(record['advantage_deck'][side], record['advantage_count'][side], ADVANTAGES)}".strip()
            )
    return out + _section("played", _named(record["advantage"][ADV_PLAYED], ADVANTAGES))


def _events(record: Any, seat: int | None) -> list[str]:
    out = []
    for name in ("current", "upcoming"):
        if (record[name] >= 0).any():
            out.append(f"{name} {', '.join(EVENTS[int(event)] if event >= 0 else '-' for event in record[name])}")
    for side, name in enumerate(SIDES):
        for section, place, count in (("events", EV_HAND, "event_hand"), ("discarded", EV_DISCARDED, "event_discarded")):
            cards = _named(record["event"][place + side], EVENTS)
            out += _section(f"{section} {name}", cards if seat in (None, side) else _counted(record[count][side]))
        out += _section(f"won {name}", _named(record["event"][EV_WON + side], EVENTS))
    out += _section("failed", _named(record["event"][EV_FAILED], EVENTS))
    if seat is None:
        out.append(f"event_deck {_order(record['event_deck'], record['event_deck_count'], EVENTS)}".strip())
    return out


def write_sections(record: Any, seat: int | None) -> str:
    """All sections of a record, or of a *seat*'s observation. In the middle of a choice, the exact record follows."""
    header = _header(record)
    if seat is None and (record["dice_count"] or record["draw_count"]):
        header = None
    acting = int(record["acting"])
    sections = [header or f"T{int(record['turn'])} {f'actions {SIDES[acting]}' if acting >= 0 else 'events'}"]
    sections += write_options(OPTIONS, record["option"]) + _tracks(record, seat) + _board(record)
    sections += _cards(record, seat) + _advantages(record, seat) + _events(record, seat)
    if seat is not None:
        sections.append(write_view(SIDES, Observation, record, header is not None))
    elif header is None:
        sections.append(write_exact(State, record))
    return " | ".join(sections)
