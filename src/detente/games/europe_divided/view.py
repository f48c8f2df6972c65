"""The view from which a seat's page is drawn, as JSON; built from what the seat may know, never from the complete record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from detente.engine.data_files import Row
from detente.engine.part import part
from detente.engine.rules import SPECTATOR
from detente.engine.table import Table
from detente.engine.view import Json, legal_names, wrap_board

from .board import DISPUTED, NUMBER, PERIOD, REGIONS, SEA_MINIMUM, SEA_ORDER, TURN
from .board import MOVE as MOVE_STEP
from .board import RESOLVE as RESOLVE_STEP
from .cards import ADVANTAGES, EVENTS, OWN_ADVANTAGES, OWN_CARDS
from .data import CARDS, COLUMNS, IN_VERSION, ORGANISATIONS, SEAS, SIDES, read_data
from .game import RULES
from .influence import sea_total
from .invariants import FIELD_CARDS, members
from .state import (
    ADV_HAND,
    ADV_PLAYED,
    ADV_REMOVED,
    DISCARD,
    EV_DISCARDED,
    EV_FAILED,
    EV_HAND,
    EV_LAID,
    EV_WON,
    HAND,
    LAID,
    SHOWN,
    SUPPLY,
)
from .turn import last_turn
from .view_hints import hints, phase, prompt, side_name


def view(table: Table, seat: str, since: int = 0) -> Json:
    """Everything *seat* ("spectator" too) may know, the actions it may take, and the log after step *since* (0: all of it)."""
    o = table.look(seat)
    own = board(o) | {"hints": hints(table, o, legal_names(RULES, o)), "changed": changed(o.version)}
    return wrap_board(table, seat, o, own, since)


# The board


def pair(numbers: Any) -> Json:
    """A number for each side; None if it is hidden or absent."""
    return {side: number if number >= 0 else None for side, number in zip(SIDES, numbers.tolist(), strict=True)}


def three(numbers: Sequence[int]) -> Json:
    """A number for each organisation."""
    return dict(zip(ORGANISATIONS, numbers, strict=True))


def board(o: Any) -> Json:
    """Tracks, map, cards, events and the open question."""
    own = {"phase": phase(o), "resolves": resolves(o), "advantages": advantages(o), "events": events(o), "prompt": prompt(o)}
    return {**tracks(o), **map_state(o), **cards(o), **own}


@part(
    "turn", "option", "acting", "first", "sums", "prestige", "coins", "supply", "breakup", "surcharge", "no_income",
)  # fmt: skip
def tracks(o: Any) -> Json:
    """All markers outside the map."""
    return {
        "turn": o.turn,
        "period": int(PERIOD[o.turn]),
        "last_turn": int(last_turn(o)),
        "acting": side_name(o.acting),
        "first": side_name(o.first),
        "sums": pair(o.sums),
        "prestige": pair(o.prestige),
        "coins": pair(o.coins),
        "supply": pair(o.supply),
        "breakup": REGIONS[o.breakup] if o.breakup >= 0 else None,
        "sanctions": bool(o.surcharge.any() or o.no_income.any()),
    }


def resolves(o: Any) -> Json:
    """The turns in which the events on the table will be resolved (section 11)."""
    return resolving_turns(o.turn + (phase(o) in ("events", "advantages", "end")), int(last_turn(o)))


@cache
def resolving_turns(first: int, last: int) -> Json:
    """The same for the turns from a first to a last one."""
    current = next((turn for turn in range(max(1, first), last + 1) if TURN[turn, RESOLVE_STEP]), None)
    moved = next((turn for turn in range(max(1, first), last + 1) if TURN[turn, MOVE_STEP]), last)
    upcoming = next((turn for turn in range(moved + 1, last + 1) if TURN[turn, RESOLVE_STEP]), None)
    return {"current": current, "upcoming": upcoming}


@part("cube", "units", "region_coins", "sea", "sea_used", ("pile", SUPPLY))
def map_state(o: Any) -> Json:
    """Cubes, units, coins, region cards and seas."""
    supply, coins = int(o.pile[SUPPLY]), o.region_coins.tolist()
    won = {
        side: [name for field, name in enumerate(DISPUTED) if not supply >> FIELD_CARDS[number][field] & 1]
        for number, side in enumerate(SIDES)
    }
    return {
        "cubes": {name: three(values) for name, values in zip(DISPUTED, o.cube.T.tolist(), strict=True)},
        "units": {REGIONS[r]: dict(zip(SIDES, units, strict=True)) for r, units in enumerate(o.units.T.tolist()) if any(units)},
        "region_coins": {REGIONS[r]: coins[r] for r in range(NUMBER) if coins[r]},
        "region_cards": won,
        "sea": {name: sea(o, number) for number, name in enumerate(SEAS)},
    }


def sea(o: Any, number: int) -> Json:
    """7.1, 7.2: the totals and the holder of a sea."""
    totals = [int(sea_total(o, number, organisation)) for organisation in range(3)]
    holder = int(o.sea[number])
    return {
        "holder": ORGANISATIONS[holder] if holder >= 0 else None,
        "totals": three(totals),
        "minimum": int(SEA_MINIMUM[number]),
        "tie": holder >= 0 and totals.count(max(totals)) > 1,
        "used": bool(o.sea_used[number]),
        "order": [ORGANISATIONS[organisation] for organisation in SEA_ORDER[number]],
    }


def split(words: Any) -> Json:
    """A set of action cards by side."""
    return {side: [CARDS[card] for card in members(words & OWN_CARDS[number])] for number, side in enumerate(SIDES)}


@part("pile", "laid_count", "shown", "hand_count", "deck_count", "known")
def cards(o: Any) -> Json:
    """Action cards: the seat's own hand, laid and shown cards, open piles, and those that may be anywhere else."""
    laid = {}
    for number, side in enumerate(SIDES):
        own = [CARDS[card] for card in members(o.pile[LAID] & OWN_CARDS[number])]
        laid[side] = own or ["hidden"] * int(o.laid_count[number])
    seen = o.pile[SUPPLY] | o.pile[SHOWN] | o.pile[DISCARD]
    return {
        "hand": [CARDS[card] for card in members(o.pile[HAND])],
        "laid": laid,
        "shown": {side: [CARDS[int(card)] for card in o.shown[number] if card >= 0] for number, side in enumerate(SIDES)},
        "hand_count": pair(o.hand_count),
        "deck_count": pair(o.deck_count),
        "discard": split(o.pile[DISCARD]),
        "known": split(o.known),
        "unseen": split(~(seen | o.pile[HAND] | o.pile[LAID])),
    }


@part("advantage", "advantage_hand", "advantage_count")
def advantages(o: Any) -> Json:
    """Advantage cards: the seat's own, the played ones, and those that may be anywhere else."""

    def by_side(words: Any) -> Json:
        return {side: [ADVANTAGES[card] for card in members(words & OWN_ADVANTAGES[number])] for number, side in enumerate(SIDES)}

    seen = o.advantage[ADV_PLAYED] | o.advantage[ADV_HAND] | o.advantage[ADV_REMOVED]
    return {
        "hand": [ADVANTAGES[card] for card in members(o.advantage[ADV_HAND])],
        "hand_count": pair(o.advantage_hand),
        "deck_count": pair(o.advantage_count),
        "played": by_side(o.advantage[ADV_PLAYED]),
        "removed": [ADVANTAGES[card] for card in members(o.advantage[ADV_REMOVED])],
        "unseen": by_side(~seen),
    }


@part("seat", "event", "event_hand", "event_deck_count", "current", "upcoming")
def events(o: Any) -> Json:
    """Events: the seat's own hand, the spaces, those won and lost, and those that may be anywhere else."""
    seen = 0
    for words in o.event:
        seen |= int(words)
    own = o.seat if o.seat < SPECTATOR else None

    def mine(place: int) -> list[str]:
        return [EVENTS[event] for event in members(o.event[place + own])] if own is not None else []

    return {
        "hand": mine(EV_HAND),
        "hand_count": pair(o.event_hand),
        "deck_count": o.event_deck_count,
        "current": [EVENTS[int(event)] if event >= 0 else None for event in o.current],
        "upcoming": [EVENTS[int(event)] if event >= 0 else None for event in o.upcoming],
        "won": {side: [EVENTS[event] for event in members(o.event[EV_WON + number])] for number, side in enumerate(SIDES)},
        "failed": [EVENTS[event] for event in members(o.event[EV_FAILED])],
        "discarded": mine(EV_DISCARDED),
        "laid": next(iter(mine(EV_LAID)), None),
        "unseen": [name for number, name in enumerate(EVENTS) if not seen >> number & 1],
    }


# The user's own data files and earlier versions


@cache
def changed(version: int) -> Json:
    """Values that differ from the package's newest ones: those of an earlier version, and those of the user's own files, marked with
    `source`."""
    names = {
        "regions": "regions", "adjacency": "borders", "turn_track": "turns", "action_cards": "cards", "card_specials": "texts",
        "advantage_cards": "advantages", "event_cards": "events", "sea_cards": "seas",
    }  # fmt: skip
    package = read_data(None)
    tables = IN_VERSION[version]
    found = {
        table: differences(table, getattr(package, name), getattr(tables, name), {"source": "own"} if table in tables.own else {})
        for table, name in names.items()
    }
    return {table: values for table, values in found.items() if values}


def differences(table: str, ours: Sequence[Row], theirs: Sequence[Row], source: dict[str, str]) -> Any:
    """The differences cell by cell where rows have ids, with *source*; files whose rows may come and go are given in full."""
    columns = COLUMNS[table]
    if table in ("adjacency", "card_specials"):
        rows = [{column: row[column] for column in columns} for row in theirs]
        return rows if rows != [{column: row[column] for column in columns} for row in ours] else []
    found: Json = {}
    for mine, own in zip(ours, theirs, strict=True):
        name = own["sea"] + " " + own["holder"] if table == "sea_cards" else own[columns[0]]
        cells = {column: own[column] for column in columns if own[column] != mine[column]}
        if cells:
            found[name] = cells | source
    return found
