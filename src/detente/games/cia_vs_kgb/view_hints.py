"""Hints for the page before a decision: probabilities, the current standing, the agents' effects, and why an action is not allowed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from detente.engine.machine import NOBODY
from detente.engine.part import part
from detente.engine.record import Array
from detente.engine.rules import IMAGINE, SPECTATOR, empty
from detente.engine.view import Json, frames_of

from .actions import ACTIONS
from .agents import headquarters
from .cards import (
    AGENTS,
    BIAS,
    CARD_BIT,
    CIA,
    DESTROY,
    FACTIONS,
    GROUP,
    GROUPS,
    INFLUENCE,
    KGB,
    MOVE,
    OBJECTIVES,
    POINTS,
    POWER,
    SIDES,
    STABILITY,
    STRUGGLE,
)
from .cease_fire import best_of, deciding_bias, find_winner
from .foresight import CHOOSES, CIA_FALLS, CLAIMS, IS_BURIED, LOOKS, TAKES_BOTTOM, foresee
from .game import RULES
from .groups import groups_in_play, groups_of, has_room, is_rioting, owner
from .powers import BARS, bar_to_target
from .state import (
    F_TARGET,
    GROUP_DECK,
    Q_ACTION,
    State,
)
from .turns import can_recruit

CHANCES = 4  # decimal places
ACTIVATIONS = {name: int(CARD_BIT[GROUP[name.partition(":")[2]]]) for name in ACTIONS if name.startswith("activate:")}


def hints(o: Any, legal: set[str]) -> Json:
    """All hints of a view."""
    found: Json = {"recruit": None, "standing": None, "outlook": [], "targets": targets(o, legal), "blocked": blocked(o, legal)}
    if o.phase == STRUGGLE and not o.over:
        found["recruit"] = recruits(o)
        found["standing"] = standing(o)
        found["outlook"] = outlook(o)
    return found


# The next recruit


def recruit_bar(o: Any, side: int) -> str | None:
    """The reason why a side cannot recruit, or None."""
    if can_recruit(o, side):
        return None
    return "deck" if has_room(o, side) else "population"


@part("influence", "objective", "ready", "mobilised", ("fixed", GROUP_DECK), ("top", GROUP_DECK), ("loose", GROUP_DECK))
def recruits(o: Any) -> Json:
    """The next recruit of either side."""
    return {name: recruit(o, side) for side, name in enumerate(SIDES)}


def recruit(o: Any, side: int) -> Json:
    """What the next card may be as far as the seat knows, and the probability of riots."""
    reason = recruit_bar(o, side)
    fixed = int(o.fixed[GROUP_DECK])
    top = int(o.top[GROUP_DECK][fixed - 1]) if fixed else 0
    total, most = int(o.influence[side]), int(STABILITY[o.objective])
    counts = values_in(int(CARD_BIT[top]) if top else int(o.loose[GROUP_DECK]))
    riots, unseen = sum(n for value, n in counts.items() if total + value > most), sum(counts.values())
    return {
        "legal": reason is None,
        "reason": reason,
        "riots": round(riots / unseen, CHANCES) if unseen else 0.0,
        "riots_count": riots,
        "unseen": unseen,
        "values": [{"value": v, "count": n, "total": total + v, "riots": total + v > most} for v, n in counts.items()],
    }


@lru_cache(4096)
def values_in(groups: int) -> dict[int, int]:
    """The number of groups of a set by influence, lowest first; shared, must not be modified."""
    return dict(sorted(Counter(int(INFLUENCE[n]) for n in range(1, len(GROUPS) + 1) if groups & int(CARD_BIT[n])).items()))


# If the struggle ended now


@part("influence", "objective", "slot")
def standing(o: Any) -> Json:
    """Who would place the token, and why (7.1, 7.2)."""
    token = find_winner(o)
    rioters = [side for side in (CIA, KGB) if is_rioting(o, side)]
    is_tied = not rioters and o.influence[CIA] == o.influence[KGB]
    bias = deciding_bias(o) if is_tied else NOBODY
    why = ("influence", "riots", "double_riots")[len(rioters)]
    if is_tied:
        why = "nothing" if bias == NOBODY else "tie"
    faction = int(BIAS[o.objective, bias]) if bias != NOBODY else NOBODY
    pair = {name: best_of(o, side, faction) if faction != NOBODY else 0 for side, name in enumerate(SIDES)}
    return {
        "token": SIDES[token] if token != NOBODY else None,
        "why": why,
        "faction": FACTIONS[faction] if faction != NOBODY else None,
        "groups": {name: GROUPS[group - 1] if group else None for name, group in pair.items()},
        "lead": abs(int(o.influence[CIA]) - int(o.influence[KGB])),
    }


def possible_agents(o: Any, side: int) -> list[int]:
    """The agents that may be a side's Agent X, as far as the seat can tell."""
    if o.agent_x[side]:
        return [int(o.agent_x[side])]
    open_to = headquarters(o, side) & ~int(o.back[side])
    return [number for number in range(1, len(AGENTS) + 1) if open_to & int(CARD_BIT[number])]


def outlook(o: Any) -> list[Json]:
    """The result for every possible pair of Agents X; empty for viewers who know neither."""
    if o.seat >= SPECTATOR and not (o.agent_x[CIA] and o.agent_x[KGB]):
        return []
    world = imagined(o)
    pairs = [(cia, kgb) for cia in possible_agents(o, CIA) for kgb in possible_agents(o, KGB)]
    lowest = int(o.bottom[o.bottom_count - 1]) if o.bottom_count else 0
    return [tell_end(o.objective, lowest, pair, tuple(end)) for pair, end in zip(pairs, foresee(world, pairs), strict=True)]


@lru_cache(1 << 14)
def tell_end(objective: int, lowest: int, agents: tuple[int, int], end: tuple[int, ...]) -> Json:
    """The result of Cease-fire and Debriefing with two given agents; *lowest* is the objective at the bottom of the deck."""
    bottom, claims = end[TAKES_BOTTOM], end[CLAIMS]
    return {
        "cia": AGENTS[agents[CIA] - 1],
        "kgb": AGENTS[agents[KGB] - 1],
        "claims": SIDES[claims] if claims != NOBODY else None,
        "points": int(POINTS[objective]) if claims != NOBODY else 0,
        "buried": bool(end[IS_BURIED]),
        "falls": [name for side, name in enumerate(SIDES) if end[CIA_FALLS + side]],
        "bottom": SIDES[bottom] if bottom != NOBODY else None,
        "bottom_card": OBJECTIVES[lowest - 1] if bottom != NOBODY and lowest else None,
        "chooses": SIDES[end[CHOOSES]] if end[CHOOSES] != NOBODY else None,
        "looks": SIDES[end[LOOKS]] if end[LOOKS] != NOBODY else None,
    }


def imagined(o: Any) -> Array:
    """A full state consistent with the observation, as an array of one record."""
    world: Array = empty(State)
    RULES.call(world, o.pack(), IMAGINE, 0, 0, 1, 2)
    return world


# Targets, and why not


def target_frame(o: Any) -> tuple[int, int] | None:
    """The side and the group that are choosing a target, or None."""
    frame = frames_of(o)[-1]
    return (frame[1], frame[2]) if frame[0] == F_TARGET else None


def targets(o: Any, legal: set[str]) -> Json:
    """The effect of each legal target."""
    frame = target_frame(o)
    if frame is None:
        return {}
    return {name: effect(o, frame[0], frame[1], GROUP[name]) for name in GROUPS if f"group:{name}" in legal}


def effect(o: Any, side: int, group: int, target: int) -> Json:
    """A target's effect, both totals afterwards, and who would riot."""
    holder, value, totals = owner(o, target), int(INFLUENCE[target]), [int(n) for n in o.influence]
    if POWER[group] == DESTROY:
        name = "destroy"
        totals[holder] -= value
    elif POWER[group] == MOVE:
        name = "give" if holder == side else "take"
        totals[holder] -= value
        totals[1 - holder] += value
    else:
        name = "mobilise" if int(o.ready[holder]) & int(CARD_BIT[target]) else "ready"
    rioter = next((SIDES[n] for n in (CIA, KGB) if totals[n] > STABILITY[o.objective]), None)
    return {"effect": name, "cia": totals[CIA], "kgb": totals[KGB], "riots": rioter}


def blocked(o: Any, legal: set[str]) -> Json:
    """Why something that looks possible is not allowed, for the seat that is asked."""
    if o.seat >= SPECTATOR or not o.asked[o.seat]:
        return {}
    if (frame := target_frame(o)) is not None:
        side, group = frame
        in_play = [n for n in range(1, len(GROUPS) + 1) if groups_in_play(o) & int(CARD_BIT[n])]
        shut = [n for n in in_play if f"group:{GROUPS[n - 1]}" not in legal]
        return {f"group:{GROUPS[n - 1]}": BARS[bar_to_target(o, side, group, n)] for n in shut}
    return blocked_actions(o, legal) if o.asked[o.seat] == Q_ACTION else {}


def blocked_actions(o: Any, legal: set[str]) -> Json:
    """The actions of the struggle that are not allowed, with reasons."""
    found: Json = {}
    if (reason := recruit_bar(o, o.seat)) is not None:
        found["recruit"] = reason
    if "pass" not in legal:
        found["pass"] = "no_groups"
    own, ready = groups_of(o, o.seat), int(o.ready[o.seat])
    for name, bit in ACTIVATIONS.items():
        if own & bit and name not in legal:
            found[name] = "no_target" if ready & bit else "mobilised"
    return found
