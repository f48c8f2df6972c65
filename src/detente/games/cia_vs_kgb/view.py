"""The view from which a seat's page is drawn, as JSON (docs/cia_vs_kgb.md); built from what the seat may know."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from detente.engine.part import part
from detente.engine.rules import SPECTATOR
from detente.engine.table import Table
from detente.engine.view import Json, frames_of, legal_names, wrap_board

from .cards import (
    AGENTS,
    BIAS,
    CARD_BIT,
    FACTION,
    FACTIONS,
    GROUPS,
    INFLUENCE,
    LOOKED_AT,
    OBJECTIVES,
    PHASES,
    POINTS,
    POPULATION,
    SIDES,
    rows,
)
from .cards import STABILITY as STABILITIES
from .game import RULES
from .options import OPEN_DISCARDS, POINTS_TO_PLAY_TO
from .position_text import members
from .state import (
    F_ANALYST,
    F_MEDIA,
    F_ORDER,
    F_SPACE_RACE,
    F_TARGET,
    GROUP_DECK,
    MAY_PEEK,
    OBJECTIVE_DECK,
    OBJECTIVE_PLACES,
)
from .view_hints import hints


def view(table: Table, seat: str, since: int = 0) -> Json:
    """Everything *seat* ("spectator" too) may know, the actions it may take, and the log after step *since* (0: all of it)."""
    o = table.look(seat)
    return wrap_board(table, seat, o, board(o) | {"hints": hints(o, set(legal_names(RULES, o)))}, since)


def side_name(number: int) -> str | None:
    """The name of a side, or None."""
    return SIDES[number] if 0 <= number < len(SIDES) else None


def group_name(number: int) -> str | None:
    """The name of a group, or None."""
    return GROUPS[number - 1] if number else None


def board(o: Any) -> Json:
    """Tracks, objective, both sides, decks and the open question."""
    return {
        "round": o.round,
        "phase": "end" if o.over else PHASES[o.phase],
        "points": int(o.option[POINTS_TO_PLAY_TO]),
        "tied": bool(o.tied),
        "objective": objective(o),
        "token": side_name(o.token),
        "balance": side_name(o.balance),
        "active": side_name(o.active),
        "passes": o.passes,
        "sides": sides(o),
        **decks(o),
        "spent": members(o.spent, OBJECTIVES),
        "prompt": prompt(o),
    }


@part("objective", "objective_place")
def objective(o: Any) -> Json | None:
    """The objective of the round with its printed numbers."""
    if not o.objective:
        return None
    row = rows("objectives")[o.objective - 1]
    phase = {"influence_struggle": "struggle"}.get(row["ability_phase"], row["ability_phase"])
    return {
        "id": row["id"],
        "kind": row["kind"],
        "population": int(POPULATION[o.objective]),
        "stability": int(STABILITIES[o.objective]),
        "points": int(POINTS[o.objective]),
        "bias": [FACTIONS[faction] for faction in BIAS[o.objective]],
        "ability_phase": phase or None,
        "place": OBJECTIVE_PLACES[o.objective_place],
    }


def sides(o: Any) -> Json:
    """Everything in front of both players."""
    return {name: of_side(o) for name, of_side in zip(SIDES, SIDE_PARTS, strict=True)}


def side(o: Any, number: int) -> Json:
    """Everything in front of a player."""
    leave, killed = int(o.leave[number]).bit_count(), int(o.killed[number]).bit_count()
    known = int(o.agent_x[number])
    return {
        "score": int(o.score[number]),
        "influence": int(o.influence[number]),
        "rioted": bool(o.rioted[number]),
        "groups": groups(o, number),
        "agent_x": {"chosen": bool(o.chosen[number]), "open": bool(o.shown[number]), "id": AGENTS[known - 1] if known else None},
        "agents": agents(o, number),
        "hq": len(AGENTS) - leave - killed - int(o.chosen[number]),
        "leave": leave,
        "killed": killed,
        "claimed": members(o.claimed[number], OBJECTIVES),
        "rights": {"analyst": bool(o.analyst[number]), "peek": bool(o.peek[number] == MAY_PEEK)},
    }


AGENT_FIELDS = ("killed", "leave", "back", "agent_x", "chosen")
SIDE_FIELDS = ("score", "influence", "rioted", "slot", "ready", "shown", "claimed", "analyst", "peek", *AGENT_FIELDS)
SIDE_PARTS = [part(*((name, number) for name in SIDE_FIELDS))(partial(side, number=number)) for number in range(len(SIDES))]


def groups(o: Any, number: int) -> list[Json]:
    """The groups of a side by slot."""
    return [
        {
            "id": GROUPS[group - 1],
            "slot": slot,
            "faction": FACTIONS[FACTION[group]],
            "influence": int(INFLUENCE[group]),
            "state": "ready" if int(o.ready[number]) & int(CARD_BIT[group]) else "mobilised",
        }
        for slot, group in enumerate(o.slot[number].tolist())
        if group
    ]


def agents(o: Any, number: int) -> list[Json]:
    """The agents of a side, and where they are as far as the seat can tell."""
    return agents_where(*(int(getattr(o, name)[number]) for name in AGENT_FIELDS))


@lru_cache(4096)
def agents_where(killed: int, leave: int, back: int, agent_x: int, chosen: int) -> list[Json]:
    """The same from the side's fields; the list is shared and must not be modified."""
    away = {"killed": killed, "leave": leave, "back": back}
    found = []
    for agent, name in enumerate(AGENTS, 1):
        here = ("x" if agent_x == agent else "hq") if agent_x else "maybe_x" if chosen else "hq"
        state = next((place for place, word in away.items() if word & int(CARD_BIT[agent])), here)
        found.append({"id": name, "initiative": agent, "state": state})
    return found


@part("option", "discard", "discard_count", "bottom", "bottom_count", "top", "fixed", "loose")
def decks(o: Any) -> Json:
    """Both decks and the group discard pile, which nobody may look through (6.8) unless an option opens it."""
    discard = [GROUPS[group - 1] for group in o.discard[: o.discard_count].tolist()]
    bottom = [OBJECTIVES[card - 1] for card in o.bottom[: o.bottom_count].tolist()]
    objective_deck, group_deck = deck(o, OBJECTIVE_DECK, OBJECTIVES), deck(o, GROUP_DECK, GROUPS)
    if not o.option[OPEN_DISCARDS]:
        covered = {*group_deck["unseen"], *discard[:-1]}
        group_deck["unseen"] = [group for group in GROUPS if group in covered]
    shown = discard if o.option[OPEN_DISCARDS] else discard[-1:]
    return {
        "group_deck": group_deck,
        "group_discard": {"count": len(discard), "top": discard[-1] if discard else None, "cards": shown},
        "objective_deck": objective_deck | {"count": objective_deck["count"] + len(bottom), "bottom": bottom},
    }


def deck(o: Any, number: int, names: tuple[str, ...]) -> Json:
    """A deck: its number of cards, those the seat knows from the top, and those whose position it does not know."""
    top = [names[card - 1] for card in o.top[number, : o.fixed[number]].tolist()[::-1] if card]
    unseen = members(o.loose[number], names)
    return {"count": len(top) + len(unseen), "top": top, "unseen": unseen}


def top_frame(o: Any) -> list[int]:
    """The frame whose decision is open."""
    return frames_of(o)[-1]


def prompt(o: Any) -> Json:
    """Who decides about what; cards that were looked at are visible to their player only."""
    frame = top_frame(o)
    asked = [number for number, question in enumerate(o.asked.tolist()) if question]
    side_asked = o.seat if o.seat < SPECTATOR and o.asked[o.seat] else asked[0] if asked else -1
    found: Json = {"side": side_name(side_asked), "group": None, "event": None, "card": None, "cards": [], "left": None}
    if frame[0] in (F_TARGET, F_MEDIA):
        found["group"] = group_name(frame[2])
        if frame[0] == F_MEDIA and o.seat == frame[1]:
            found["card"] = group_name(int(o.top[GROUP_DECK, o.fixed[GROUP_DECK] - 1]))
    elif frame[0] in (F_ANALYST, F_SPACE_RACE):
        number, names = (GROUP_DECK, GROUPS) if frame[0] == F_ANALYST else (OBJECTIVE_DECK, OBJECTIVES)
        found |= {"event": None if frame[0] == F_ANALYST else "space_race", "left": frame[3] - frame[2]}
        if o.seat == frame[1]:
            found["cards"] = deck(o, number, names)["top"][frame[2] : min(frame[3], LOOKED_AT)]
    elif frame[0] == F_ORDER:
        military = [group for number in range(len(SIDES)) for group in groups(o, number) if group["faction"] == "military"]
        found |= {"event": "nuclear_escalation", "left": len(military)}
    return found
