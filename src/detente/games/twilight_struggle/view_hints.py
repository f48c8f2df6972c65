"""Hints for the page: the open question, prices and odds, computed from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from detente.engine.bits import WORD, count, members
from detente.engine.machine import NOBODY
from detente.engine.rules import SPECTATOR
from detente.engine.view import frames_of

from . import programme as p
from .actions import COUNTRY_WORD
from .board import (
    ASIA,
    BATTLEGROUND,
    BOXES,
    COUNTRIES,
    NEIGHBOURS,
    REGION,
    REGION_MASK,
    SIDES,
    SOUTHEAST_ASIA,
    SPACE_OPS,
    SPACE_ROLL,
    STABILITY,
    SUPERPOWER,
    US,
    USSR,
    WORDS,
    holds,
)
from .cards import CARDS, EVENTS, OPS
from .conditions import CHINA_CARD
from .effects import NUCLEAR_SUBS, VIETNAM
from .markers import controls, ops_value
from .odds import COUP, COUP_MODIFIER, OTHER, OWN, REACH, REALIGN, odds_of
from .operations import (
    BONUS,
    CHINA_BONUS,
    SPENT,
    VALUE,
    VIETNAM_BONUS,
    shield_word,
)
from .sets import EVERYWHERE_SET, SETS
from .state import (
    F_BONUS,
    F_COUP,
    F_EVENT,
    F_INFLUENCE,
    F_OPERATIONS,
    F_PLACE,
    F_PLAY,
    F_REALIGN,
    F_SETTLE,
    F_SETUP,
    F_TAKE,
    O_FLAGS,
    O_PRINTED,
    O_SET,
    P_CARD,
    Q_CARD,
    Q_COUP,
    Q_INFLUENCE,
    Q_REALIGN,
    Q_SPACE,
    Q_WAR,
    V_CARD,
)
from .state import IS_FREE as FREELY_GRANTED
from .wars import BRUSH_WAR, KOREAN_WAR, W_CARD

Json = dict[str, Any]
WAY = "play:"  # begins the actions that are ways to play a card
STABILITIES, IS_BATTLEGROUND = STABILITY.tolist(), [bool(ground) for ground in BATTLEGROUND]


def side_name(number: int) -> str | None:
    """The name of a side, or None."""
    return SIDES[number] if 0 <= number < len(SIDES) else None


def top_frame(o: Any) -> list[int]:
    """The frame whose decision is open."""
    return frames_of(o)[-1]


def current_card(o: Any) -> int:
    """The card whose use or event is being decided, as far as the seat may know, or 0."""
    for frame in reversed(frames_of(o)):
        if frame[0] == F_PLAY:
            return int(frame[P_CARD])
        if frame[0] in (F_EVENT, F_SETTLE):
            return int(frame[V_CARD])
    return 0


def asked_side(o: Any) -> int:
    """The seat itself if it is asked, else the other one if it is, else nobody."""
    if o.seat < SPECTATOR and o.asked[o.seat]:
        return int(o.seat)
    return next((side for side in (US, USSR) if o.asked[side]), NOBODY)


def prompt(o: Any) -> Json:
    """Who decides on which card, and the numbers of the open frame."""
    side, card = asked_side(o), current_card(o)
    return {"side": side_name(side), "card": CARDS[card - 1] if card else None} | counted(o, side, card)


def counted(o: Any, side: int, card: int) -> Json:
    """The numbers of the open frame: operations and those left, or points and choices left."""
    frame = top_frame(o)
    kind = frame[0]
    if kind in (F_INFLUENCE, F_REALIGN):
        return {"ops": frame[VALUE], "ops_left": max(0, frame[VALUE] - frame[SPENT])}
    if kind == F_COUP:
        return {"ops": frame[VALUE], "ops_left": frame[VALUE]}
    if kind == F_PLAY and card and side >= 0:
        value = int(ops_value(o, side, int(OPS[card])))
        return {"ops": value, "ops_left": value}
    if kind == F_OPERATIONS and side >= 0:
        value = int(ops_value(o, side, frame[O_PRINTED]))
        return {"ops": value, "ops_left": value}
    if kind in (F_SETUP, F_PLACE, F_TAKE):
        return {"left": frame[2]}
    return {"left": int(o.bonus[frame[1]])} if kind == F_BONUS else {}


# Hints: prices and odds before anything is committed


def hints(o: Any, legal: list[str]) -> Json:
    """Prices and odds of what the seat may do now, or may go on to do with the card it has picked or will pick (then without a value)."""
    found: Json = {"coup": {}, "realign": {}, "space": None, "price": {}, "war": {}}
    if o.seat >= SPECTATOR or not o.asked[o.seat]:
        return found
    question = int(o.asked[o.seat])
    ways = {name for name in legal if name.startswith(WAY)}
    is_planning = question == Q_CARD and bool(o.round)
    places = question == Q_INFLUENCE or "play:influence" in ways
    coups = question == Q_COUP or "play:coup" in ways or is_planning
    realigns = question == Q_REALIGN or "play:realign" in ways or is_planning
    if places or coups or realigns:
        odds, lit = odds_of(o, *terms_of(o)), lit_countries(o)
        if places:
            open_to = lit if question == Q_INFLUENCE else marked(odds[REACH])
            theirs = members(o.controlled[1 - o.seat].tobytes())
            found["price"] = {COUNTRIES[c]: 2 if c in theirs else 1 for c in open_to}  # 6.1.2
        if coups:
            found["coup"] = coup_hints(o, lit if question == Q_COUP else marked(odds[COUP]), odds[COUP_MODIFIER])
        if realigns:
            open_to = lit if question == Q_REALIGN else marked(odds[REALIGN])
            found["realign"] = {COUNTRIES[c]: realign_odds(odds[OWN][c], odds[OTHER][c]) for c in open_to}
    if (question == Q_SPACE or "play:space" in ways or is_planning) and o.space[o.seat] < BOXES:
        found["space"] = space_odds(o)
    found["war"] = {COUNTRIES[c]: odds for c, odds in war_odds(o, question, ways)}
    return found


def lit_countries(o: Any) -> list[int]:
    """The countries among the legal actions; other actions share their last word, such as calling off a crisis."""
    return [c for c in members(o.legal[COUNTRY_WORD : COUNTRY_WORD + WORDS].tobytes()) if c < len(COUNTRIES)]


def terms_of(o: Any) -> tuple[int, int]:
    """Whether operations are granted freely, and within which countries."""
    frame = top_frame(o)
    is_free = frame[0] == F_OPERATIONS and frame[O_FLAGS] & FREELY_GRANTED
    return int(is_free), frame[O_SET] if is_free else EVERYWHERE_SET


def marked(column: list[int]) -> list[int]:
    """The countries with a mark in a column."""
    return [c for c, mark in enumerate(column) if mark]


def coup_value(o: Any) -> tuple[int, int]:
    """The operations of a coup: the frame's value, and what the China Card in Asia and Vietnam Revolts add (9.6, card 9)."""
    frame, card = top_frame(o), current_card(o)
    value = int(counted(o, o.seat, card).get("ops", 0))
    bonus = frame[BONUS] if frame[0] == F_COUP else 0
    if frame[0] == F_PLAY and card == CHINA_CARD:
        bonus |= CHINA_BONUS
    if o.seat == USSR and o.effects & VIETNAM:
        bonus |= VIETNAM_BONUS
    return value, bonus


def bonus_in(country: int, bonus: int) -> int:
    """The value of the bonuses in a country."""
    if not bonus:
        return 0
    in_southeast = holds(REGION_MASK[SOUTHEAST_ASIA, country // WORD], country)
    return int(bool(bonus & CHINA_BONUS) and REGION[country] == ASIA) + int(bool(bonus & VIETNAM_BONUS) and in_southeast)


def coup_hints(o: Any, countries: list[int], modifiers: list[int]) -> Json:
    """6.3: the odds of a coup in each of these countries."""
    value, bonus = coup_value(o)
    has_subs = o.seat == US and o.effects & NUCLEAR_SUBS
    quiet, lowering = coup_risk(o, lowers=False), coup_risk(o, lowers=True)
    found = {}
    for country in countries:
        risk = lowering if IS_BATTLEGROUND[country] and not has_subs else quiet
        found[COUNTRIES[country]] = told_coup(value + bonus_in(country, bonus), modifiers[country], STABILITIES[country], *risk)
    return found


def coup_risk(o: Any, lowers: bool) -> tuple[bool, str | None, str | None]:
    """Whether a coup lowers DEFCON, as given, who would lose the game by trying, and why."""
    if o.crisis == o.seat:
        return lowers, side_name(o.seat), "cuban_missile_crisis"
    return (lowers, side_name(o.phasing), "defcon") if lowers and o.defcon <= 2 else (lowers, None, None)


@lru_cache(4096)
def told_coup(value: int, modifier: int, stability: int, lowers: bool, loses: str | None, why: str | None) -> Json:
    """The odds of one coup, shared among equal ones."""
    need = max(1, 2 * stability - value - modifier + 1)
    chance = chance_of_at_least(need)
    return {"ops": value, "modifier": modifier, "need": need, "chance": chance, "defcon": lowers, "loses": loses, "why": why}


def chance_of_at_least(need: int) -> float:
    """The probability that a die shows *need* or more.

    >>> chance_of_at_least(2), chance_of_at_least(7)
    (0.8333, 0.0)
    """
    return round(max(0, min(6, 7 - need)) / 6, 4)


@lru_cache(1024)
def realign_odds(own: int, other: int) -> Json:
    """6.2.2: both modifiers, and the probabilities that the acting side wins, draws or loses the roll."""
    margins = [own + a - other - b for a in range(1, 7) for b in range(1, 7)]
    win, tie = sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)
    return {"own": own, "other": other, "win": round(win / 36, 4), "tie": round(tie / 36, 4), "lose": round((36 - win - tie) / 36, 4)}


def space_odds(o: Any) -> Json:
    """6.4: the next box and the highest die that reaches it."""
    box = int(o.space[o.seat]) + 1
    return {"box": box, "ops": int(SPACE_OPS[box]), "need": int(SPACE_ROLL[box]), "chance": round(int(SPACE_ROLL[box]) / 6, 4)}


def war_odds(o: Any, question: int, ways: set[str]) -> Iterator[tuple[int, Json]]:
    """7.6: the wars that the card in question may start."""
    card = top_frame(o)[W_CARD] if question == Q_WAR else current_card(o)
    if not card or not (question == Q_WAR or ways & {"play:event", "play:event_first"}):
        return
    for row in EVENTS[CARDS[card - 1]]:
        if row[0] != p.WAR:
            continue
        owner = o.seat if "play:event" in ways or question == Q_WAR else 1 - o.seat
        _, within, needs, _, _, home = row
        for country in range(len(COUNTRIES)):
            word = int(SETS[within, country // WORD]) & ~(shield_word(o, country // WORD) if card == BRUSH_WAR else 0)
            if holds(word, country):
                yield country, war_chance(o, owner, country, card, (needs, home))


def war_chance(o: Any, owner: int, country: int, card: int, terms: tuple[int, int]) -> Json:
    """One war: the modifier, the die needed and its probability."""
    enemy, (needs, home) = 1 - owner, terms
    change = -sum(count(int(o.controlled[enemy, w]) & int(NEIGHBOURS[country, w])) for w in range(WORDS))
    change -= int(holds(SUPERPOWER[enemy, country // WORD], country))
    change -= int(bool(home) and controls(o, enemy, country)) + int(card == KOREAN_WAR and bool(o.civil_war))
    return {"side": SIDES[owner], "modifier": change, "need": needs - change, "chance": chance_of_at_least(needs - change)}
