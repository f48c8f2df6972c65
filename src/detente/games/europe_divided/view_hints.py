"""Hints for the page: the open question, prices, and why something is not allowed, computed from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from detente.engine.machine import NOBODY
from detente.engine.part import part
from detente.engine.rules import SPECTATOR
from detente.engine.table import Table
from detente.engine.view import Json, frames_of

from .board import DISPUTED, NEIGHBOURS, NUMBER, OPEN_TO, REGIONS, SIDE_OF, field_of
from .cards import ADVANTAGES, AREA_SETS, EVENTS, FIELD_CARD, OWN_CARDS, STRENGTH
from .choices import STEP_PRICE, goals, movable
from .coins import MOBILISE_PRICE, PLACE_PRICE, can_pay, lying_coins, price_of
from .data import CARDS, EU_INCOME, ORGANISATIONS, RU_INCOME, SEAS, SIDES, VERBS
from .happenings import is_met
from .influence import DOMINATES, WINS_CARD, dominates, highest
from .invariants import members
from .nearness import Nearnesses
from .play import NO_REASON, NOT_ON_CARD, REASONS, paying_row, refusal
from .state import (
    C_CARD,
    C_VERB,
    EV_HAND,
    F_ACTIONS,
    F_CARD,
    F_GROW,
    F_INITIATIVE,
    F_KEEP,
    F_MOBILISE,
    F_MOVE,
    F_PLACE,
    G_AMOUNT,
    G_CAP,
    G_FIELDS,
    G_LEFT,
    G_ORGS,
    G_PLACING,
    HAND,
    LAID,
    M_PRICE,
    P_FIELDS,
    P_LEFT,
    P_ORGS,
    P_PRICE,
    PAID,
    Q_ACTION,
    Q_GROW,
    Q_LOWER,
    Q_MOBILISE,
    Q_MOVE,
    Q_ORGANISATION,
    Q_PLACE,
    Q_UNIT,
    SHOWN,
    SUPPLY,
    V_FROM,
    V_HOW,
    V_LEFT,
    V_STEPS,
    V_TO,
    X_TEXT,
    State,
)
from .texts import ADVANTAGE, KINDS, NO_PLACING, PAID_PLACING, SEA, T_AMOUNT, T_KIND, T_SUBJECT, TEXT
from .units import distance, spread, stops

TARGETS = (Q_PLACE, Q_GROW, Q_LOWER, Q_MOBILISE, Q_MOVE, Q_ORGANISATION)


def side_name(number: int) -> str | None:
    """The name of a side, or None."""
    return SIDES[number] if 0 <= number < len(SIDES) else None


def frames(o: Any) -> list[list[int]]:
    """The frames, the open one first."""
    return frames_of(o)[::-1] if o.depth else []


def phase(o: Any) -> str:
    """The current phase of the turn (section 3)."""
    kinds = [frame[0] for frame in frames(o)]
    if o.over:
        return "end"
    if F_KEEP in kinds:
        return "advantages" if o.turn else "setup"
    if F_INITIATIVE in kinds:
        return "initiative"
    return "actions" if F_ACTIONS in kinds else "events"


def asked_side(o: Any) -> int:
    """The seat itself if it is asked, else the other one if it is, else nobody."""
    if o.seat < SPECTATOR and o.asked[o.seat]:
        return int(o.seat)
    return next((side for side in range(2) if o.asked[side]), NOBODY)


# The open question


def prompt(o: Any) -> Json:
    """Who decides, because of which card, advantage card or sea, and the numbers of the open frame."""
    found: Json = {"side": side_name(asked_side(o)), "kind": None, "card": None, "advantage": None, "sea": None, "verb": None}
    found |= {"left": 0, "from": None, "amount": 0, "free": False}
    top = frames(o)[0] if o.depth else [0] * 10
    for frame in frames(o):
        if frame[0] == F_CARD:
            found["card"] = CARDS[frame[C_CARD]]
            found["kind"] = found["kind"] or "action"
            found["verb"] = VERBS[frame[C_VERB]] if top[0] != F_CARD else None
    if top[0] in (F_PLACE, F_GROW, F_MOBILISE, F_MOVE) or top[X_TEXT]:
        found |= text_source(top) | counted(top)
    return found


def text_source(frame: list[int]) -> Json:
    """The text that opened a choice."""
    row = TEXT[frame[X_TEXT]]
    kind, subject = int(row[T_KIND]), int(row[T_SUBJECT])
    if not frame[X_TEXT]:
        return {}
    named = {ADVANTAGE: {"advantage": ADVANTAGES[subject % len(ADVANTAGES)]}, SEA: {"sea": SEAS[subject % len(SEAS)]}}
    return {"kind": KINDS[kind]} | named.get(kind, {"card": CARDS[subject]})


def counted(frame: list[int]) -> Json:
    """The numbers of the open frame."""
    if frame[0] == F_PLACE:
        return {"left": frame[P_LEFT], "free": frame[P_PRICE] == 0}
    if frame[0] == F_GROW:
        return {"left": frame[G_LEFT], "amount": frame[G_AMOUNT]}
    if frame[0] == F_MOBILISE:
        return {"left": 1, "free": frame[M_PRICE] == 0}
    if frame[0] == F_MOVE:
        start = REGIONS[frame[V_FROM] - 1] if frame[V_FROM] else None
        return {"left": frame[V_LEFT], "from": start, "free": frame[V_HOW] != PAID}
    return {"left": 1}


# Hints


def hints(table: Table, o: Any, legal: list[str]) -> Json:
    """Prices, moves, results and reasons for the seat's own open question; events and income always."""
    found: Json = {"price": {}, "moves": {}, "grow": {}, "income": income(o), "after": {}, "why_not": {}, "events": events(o)}
    if o.seat >= SPECTATOR or not o.asked[o.seat]:
        return found
    question, frame = int(o.asked[o.seat]), frames(o)[0]
    found["moves"] = moves(o, question, frame)
    found["price"] = prices(o, question, frame, legal, found["moves"])
    found["grow"] = {action: growth(o, frame, action) for action in legal if question == Q_GROW and action not in ("skip", "done")}
    found["why_not"] = {action: reason for action, reason in reasons(o, question, frame) if action not in legal}
    found["after"] = after(table, o, legal) if question in TARGETS else {}
    return found


def events(o: Any) -> Json:
    """Current and upcoming events and those in the seat's own hand."""
    hand = members(o.event[EV_HAND + o.seat]) if o.seat < SPECTATOR else []
    near = nearnesses(o)
    return {EVENTS[event]: near[event] for event in (*lying(o), *hand)}


def lying(o: Any) -> list[int]:
    """Current and upcoming events."""
    return [event for event in (*o.current.tolist(), *o.upcoming.tolist()) if event >= 0]


@part("version", "cube", "units")
def nearnesses(o: Any) -> Nearnesses:
    """The nearness of every event on the current board, whoever looks."""
    return Nearnesses(o)


@part(
    "seat", "version", "cube", "breakup", "no_income", "sea", "region_coins", ("pile", HAND), ("pile", LAID), ("pile", SHOWN),
)  # fmt: skip
def income(o: Any) -> Json:
    """5.5, 7.4: the income from each of the seat's cards that can give any."""
    if o.seat >= SPECTATOR:
        return {}
    verb = EU_INCOME if o.seat == 0 else RU_INCOME
    found = {}
    for card in members((o.pile[HAND] | o.pile[LAID] | o.pile[SHOWN]) & OWN_CARDS[o.seat]):
        if refusal(o, o.seat, card, verb) == NO_REASON:
            rows = [int(paying_row(o, sea, card, verb)) for sea in range(len(SEAS))]
            bonus = sum(int(TEXT[row, T_AMOUNT]) for row in rows if row)
            found[CARDS[card]] = int(STRENGTH[o.version, card, verb]) + int(lying_coins(o, card)) + bonus
    return found


def moves(o: Any, question: int, frame: list[int]) -> Json:
    """5.7 to 5.9: every unit that may move, with its destinations, paths and prices."""
    if question == Q_UNIT:
        starts = members(movable(o, np.array(frame)))
    elif question == Q_MOVE:
        starts = [frame[V_FROM] - 1]
    else:
        return {}
    return {REGIONS[start]: dict(ways(o, frame, start)) for start in starts}


def ways(o: Any, frame: list[int], start: int) -> Iterator[tuple[str, Json]]:
    """The destinations of one unit."""
    paths = cheapest_paths(o, o.seat, start)
    for goal in members(goals(o, o.seat, start, frame[V_TO], frame[V_STEPS], frame[V_HOW])):
        path = paths.get(goal, [goal]) if frame[V_HOW] == PAID or frame[V_STEPS] else [goal]
        price = price_of(o, o.seat, STEP_PRICE * (len(path) - 1)) if frame[V_HOW] == PAID else 0
        yield REGIONS[goal], {"price": int(price), "path": [REGIONS[area] for area in path], "stop": stop_at(o, goal)}


def cheapest_paths(o: Any, side: int, start: int) -> dict[int, list[int]]:
    """A shortest path to every reachable area."""
    blocked, reached, edge = int(stops(o, side)), 1 << start, 1 << start
    paths: dict[int, list[int]] = {start: []}
    while edge:
        found = int(spread(o, edge, reached, int(OPEN_TO[side])))
        for area in members(found):
            before = next(near for near in members(edge) if int(NEIGHBOURS[o.version, near]) >> area & 1)
            paths[area] = [*paths[before], area]
        reached |= found
        edge = found & ~blocked
    return paths


def stop_at(o: Any, area: int) -> str | None:
    """5.9: what happens to a unit on arrival there."""
    if o.units[1 - o.seat, area]:
        return "clash"
    field = field_of(area)
    return "break" if field >= 0 and dominates(o, 1 - o.seat, field) else None


def prices(o: Any, question: int, frame: list[int], legal: list[str], moves: Json) -> Json:
    """The price of each legal action that costs anything."""
    if question == Q_ACTION:
        dear = {verb: PLACE_PRICE if verb.endswith("place") else MOBILISE_PRICE for verb in VERBS if verb.endswith(("place", "mobilise"))}
        return {f"use:{verb}": int(price_of(o, o.seat, coins)) for verb, coins in dear.items() if f"use:{verb}" in legal}
    if question == Q_MOVE:
        return {f"region:{goal}": way["price"] for way_from in moves.values() for goal, way in way_from.items()}
    if question == Q_PLACE:
        return {action: int(price_of(o, o.seat, frame[P_PRICE])) for action in legal if ":" in action}
    if question == Q_MOBILISE:
        return {action: int(price_of(o, o.seat, frame[M_PRICE])) for action in legal if ":" in action}
    if question == Q_GROW and frame[G_PLACING] == PAID_PLACING:
        return {action: int(price_of(o, o.seat, PLACE_PRICE)) for action in legal if ":" in action and value(o, action) == 0}
    return {}


def cube(action: str) -> tuple[int, int]:
    """The organisation and the disputed region of an action on a cube."""
    organisation, _, region = action.partition(":")
    return ORGANISATIONS.index(organisation), DISPUTED.index(region)


def value(o: Any, action: str) -> int:
    """The value of the cube that an action is about."""
    return int(o.cube[cube(action)])


def growth(o: Any, frame: list[int], action: str) -> Json:
    """5.2 to 5.4: the effect of an increase."""
    organisation, field = cube(action)
    before, most = value(o, action), int(highest(o, organisation, field, frame[G_CAP]))
    after = min(before + frame[G_AMOUNT], most) if before else 1
    is_blocked = before > 0 and before + frame[G_AMOUNT] > most and most < frame[G_CAP]
    wins = after >= WINS_CARD and bool(int(o.pile[SUPPLY]) >> int(FIELD_CARD[SIDE_OF[organisation], field]) & 1)
    return {"from": before, "to": after, "blocked": is_blocked, "card": wins, "place": before == 0}


def after(table: Table, o: Any, legal: list[str]) -> Json:
    """Events on the board that an answer would make met or unmet, tried out in a state consistent with what the seat knows."""
    events = lying(o)
    if not events:
        return {}
    near = nearnesses(o)
    before = {event: near[event]["met"] for event in events}
    world, found = table.determinize(o.seat, 0), {}
    possible = set(world.legal(o.seat)) - {"skip", "done"}
    for action in filter(possible.__contains__, legal):
        then = State.lazy(world.tried(o.seat, action))
        now = {event: bool(is_met(then, event)) for event in before}
        changed = {EVENTS[event]: met for event, met in now.items() if met != before[event]}
        if changed:
            found[action] = changed
    return found


# Reasons why not


def reasons(o: Any, question: int, frame: list[int]) -> Iterator[tuple[str, str]]:
    """Actions that a player might try, with the reasons against them."""
    if question == Q_ACTION:
        for number, verb in enumerate(VERBS):
            reason = int(refusal(o, o.seat, frame[C_CARD], number))
            if reason not in (NO_REASON, NOT_ON_CARD):
                yield f"use:{verb}", REASONS[reason]
    elif question in (Q_PLACE, Q_GROW):
        orgs, fields = (P_ORGS, P_FIELDS) if question == Q_PLACE else (G_ORGS, G_FIELDS)
        for organisation in members(frame[orgs]):
            for field, region in enumerate(DISPUTED):
                named = bool(frame[fields] >> field & 1)
                reason_of = place_reason if question == Q_PLACE else grow_reason
                yield f"{ORGANISATIONS[organisation]}:{region}", reason_of(o, frame, organisation, field) if named else "not_named"
    elif question == Q_MOVE:
        for area in range(NUMBER):
            if area != frame[V_FROM] - 1 and int(AREA_SETS[0]) >> area & 1:
                yield f"region:{REGIONS[area]}", move_reason(o, frame, area)


def place_reason(o: Any, frame: list[int], organisation: int, field: int) -> str:
    return "has_cube" if o.cube[organisation, field] else "coins"


def grow_reason(o: Any, frame: list[int], organisation: int, field: int) -> str:
    before = int(o.cube[organisation, field])
    if before == 0:
        return "no_cube" if frame[G_PLACING] == NO_PLACING or can_pay(o, o.seat, PLACE_PRICE) else "coins"
    return "blocked" if before == WINS_CARD and frame[G_CAP] == DOMINATES else "at_limit"


def move_reason(o: Any, frame: list[int], area: int) -> str:
    """5.7 to 5.9: the reason why a unit cannot move to an area."""
    if not int(OPEN_TO[o.seat]) >> area & 1:
        return "closed"
    steps = int(distance(o, o.seat, frame[V_FROM] - 1, area))
    if steps == 0:
        return "stop"
    if frame[V_HOW] == PAID and not (frame[V_TO] and not int(AREA_SETS[frame[V_TO]]) >> area & 1):
        return "far"
    return "not_named"
