"""What is being asked, what it costs and how likely it is: worked out from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from detente.engine.bits import WORD, count
from detente.engine.machine import NOBODY
from detente.engine.rules import SPECTATOR

from . import programme as p
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
from .operations import (
    BONUS,
    CHINA_BONUS,
    SPENT,
    VALUE,
    VIETNAM_BONUS,
    coup_modifier,
    find_reach,
    realign_modifier,
    shield_word,
    target_word,
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
LEVEL_NAMES = ("none", "presence", "domination", "control")


def side_name(number: int) -> str | None:
    """A side, or None where nobody is meant."""
    return SIDES[number] if 0 <= number < len(SIDES) else None


def top_frame(o: Any) -> list[int]:
    """The frame whose decision is open."""
    return [int(number) for number in o.stack[max(0, o.depth - 1)]]


def current_card(o: Any) -> int:
    """The card whose use or event is being decided, as far as the seat may know it, or 0."""
    for frame in reversed(o.stack[: o.depth]):
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
    """Who decides on which card, and what the open frame counts."""
    side, card = asked_side(o), current_card(o)
    return {"side": side_name(side), "card": CARDS[card - 1] if card else None} | counted(o, side, card)


def counted(o: Any, side: int, card: int) -> Json:
    """The numbers of the open frame: operations and what is left of them, or points and choices left."""
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


def hints(o: Any, legal: set[str]) -> Json:
    """Prices and odds of what the seat may do now, or may go on to do with the card it has picked or will pick (then without a value)."""
    found: Json = {"coup": {}, "realign": {}, "space": None, "price": {}, "war": {}}
    if o.seat >= SPECTATOR or not o.asked[o.seat]:
        return found
    question = int(o.asked[o.seat])
    is_planning = question == Q_CARD and bool(o.round)
    if question == Q_INFLUENCE or "play:influence" in legal:
        found["price"] = {COUNTRIES[c]: price(o, c) for c in placeable(o, question, legal)}
    if question == Q_COUP or "play:coup" in legal or is_planning:
        found["coup"] = {COUNTRIES[c]: coup_odds(o, c) for c in targets(o, question == Q_COUP, True, legal)}
    if question == Q_REALIGN or "play:realign" in legal or is_planning:
        found["realign"] = {COUNTRIES[c]: realign_odds(o, c) for c in targets(o, question == Q_REALIGN, False, legal)}
    if (question == Q_SPACE or "play:space" in legal or is_planning) and o.space[o.seat] < BOXES:
        found["space"] = space_odds(o)
    found["war"] = {COUNTRIES[c]: odds for c, odds in war_odds(o, question, legal)}
    return found


def lit(legal: set[str]) -> list[int]:
    """The countries among legal actions."""
    return [c for c, name in enumerate(COUNTRIES) if f"country:{name}" in legal]


def placeable(o: Any, question: int, legal: set[str]) -> list[int]:
    """Where influence may be placed with the card in question."""
    if question == Q_INFLUENCE:
        return lit(legal)
    find_reach(o, o.seat)
    return [c for c in range(len(COUNTRIES)) if holds(int(o.reach[c // WORD]), c)]


def price(o: Any, country: int) -> int:
    """6.1.2: 2 where the enemy controls, else 1."""
    return 2 if controls(o, 1 - o.seat, country) else 1


def targets(o: Any, is_asked: bool, is_coup: bool, legal: set[str]) -> list[int]:
    """Countries open to a coup or a realignment roll."""
    if is_asked:
        return lit(legal)
    frame = top_frame(o)
    is_free = frame[0] == F_OPERATIONS and frame[O_FLAGS] & FREELY_GRANTED
    within = frame[O_SET] if is_free else EVERYWHERE_SET
    words = [target_word(o, o.seat, is_coup, int(is_free), within, w) for w in range(WORDS)]
    return [c for c in range(len(COUNTRIES)) if holds(words[c // WORD], c)]


def coup_value(o: Any, country: int) -> int:
    """Operations of a coup there: what the frame counts, with the China Card in Asia and Vietnam Revolts (9.6, card 9)."""
    frame, card = top_frame(o), current_card(o)
    value = int(counted(o, o.seat, card).get("ops", 0))
    bonus = frame[BONUS] if frame[0] == F_COUP else 0
    if frame[0] == F_PLAY and card == CHINA_CARD:
        bonus |= CHINA_BONUS
    if o.seat == USSR and o.effects & VIETNAM:
        bonus |= VIETNAM_BONUS
    value += 1 if bonus & CHINA_BONUS and REGION[country] == ASIA else 0
    return value + (1 if bonus & VIETNAM_BONUS and holds(REGION_MASK[SOUTHEAST_ASIA, country // WORD], country) else 0)


def coup_odds(o: Any, country: int) -> Json:
    """6.3: the least die that removes something, and who would lose the game by trying."""
    value, modifier = coup_value(o, country), int(coup_modifier(o, o.seat, country))
    need = max(1, 2 * int(STABILITY[country]) - value - modifier + 1)
    lowers = bool(BATTLEGROUND[country]) and not (o.seat == US and o.effects & NUCLEAR_SUBS)
    loses, why = None, None
    if o.crisis == o.seat:
        loses, why = side_name(o.seat), "cuban_missile_crisis"
    elif lowers and o.defcon <= 2:
        loses, why = side_name(o.phasing), "defcon"
    chance = chance_of_at_least(need)
    return {"ops": value, "modifier": modifier, "need": need, "chance": chance, "defcon": lowers, "loses": loses, "why": why}


def chance_of_at_least(need: int) -> float:
    """The chance that a die shows *need* or more.

    >>> chance_of_at_least(2), chance_of_at_least(7)
    (0.8333, 0.0)
    """
    return round(max(0, min(6, 7 - need)) / 6, 4)


def realign_odds(o: Any, country: int) -> Json:
    """6.2.2: both modifiers, and the chances that the acting side wins, draws or loses the roll."""
    own, other = (int(realign_modifier(o, side, country)) for side in (o.seat, 1 - o.seat))
    margins = [own + a - other - b for a in range(1, 7) for b in range(1, 7)]
    win, tie = sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)
    return {"own": own, "other": other, "win": round(win / 36, 4), "tie": round(tie / 36, 4), "lose": round((36 - win - tie) / 36, 4)}


def space_odds(o: Any) -> Json:
    """6.4: the next box and the highest die that reaches it."""
    box = int(o.space[o.seat]) + 1
    return {"box": box, "ops": int(SPACE_OPS[box]), "need": int(SPACE_ROLL[box]), "chance": round(int(SPACE_ROLL[box]) / 6, 4)}


def war_odds(o: Any, question: int, legal: set[str]) -> Iterator[tuple[int, Json]]:
    """7.6: the wars that the card in question may begin."""
    card = top_frame(o)[W_CARD] if question == Q_WAR else current_card(o)
    if not card or not (question == Q_WAR or legal & {"play:event", "play:event_first"}):
        return
    for row in EVENTS[CARDS[card - 1]]:
        if row[0] != p.WAR:
            continue
        owner = o.seat if "play:event" in legal or question == Q_WAR else 1 - o.seat
        _, within, needs, _, _, home = row
        for country in range(len(COUNTRIES)):
            word = int(SETS[within, country // WORD]) & ~(shield_word(o, country // WORD) if card == BRUSH_WAR else 0)
            if holds(word, country):
                yield country, war_chance(o, owner, country, card, (needs, home))


def war_chance(o: Any, owner: int, country: int, card: int, terms: tuple[int, int]) -> Json:
    """One war: the modifier, the die needed and its chance."""
    enemy, (needs, home) = 1 - owner, terms
    change = -sum(count(int(o.controlled[enemy, w]) & int(NEIGHBOURS[country, w])) for w in range(WORDS))
    change -= int(holds(SUPERPOWER[enemy, country // WORD], country))
    change -= int(bool(home) and controls(o, enemy, country)) + int(card == KOREAN_WAR and bool(o.civil_war))
    return {"side": SIDES[owner], "modifier": change, "need": needs - change, "chance": chance_of_at_least(needs - change)}
