"""What is conserved in every state of the game: the laws test it after each move."""

from typing import Any

from .cards import (
    AGENTS,
    ALL_AGENTS,
    ALL_GROUPS,
    ALL_OBJECTIVES,
    CARD_BIT,
    GROUPS,
    IMMUNE_AGENTS,
    INFLUENCE,
    OBJECTIVES,
    POINTS,
    POPULATION,
)
from .state import GROUP_DECK, OBJECTIVE_DECK, ON_DECK

RANGES = {
    "phase": (0, 5), "token": (-1, 1), "balance": (-1, 1), "lost": (-1, 1), "active": (-1, 1), "passes": (0, 1), "depth": (1, 8),
    "misdeal": (0, 0), "objective": (0, 21), "score": (0, 235), "fixed": (0, 24), "peek": (0, 2), "analyst": (0, 1),
}  # fmt: skip


def _cards(word: Any) -> list[int]:
    return [bit + 1 for bit in range(len(GROUPS)) if int(word) >> bit & 1]


def _only_once(places: list[list[int]], everything: int, kind: str) -> list[str]:
    """Every card is in exactly one place."""
    found = [card for place in places for card in place]
    return [] if sorted(found) == _cards(everything) else [f"{kind} in no or several places: {sorted(found)}"]


def _groups(record: Any) -> list[str]:
    places = [_cards(record[name][side]) for name in ("ready", "mobilised") for side in range(2)]
    places.append(_cards(record["loose"][GROUP_DECK]))
    places.append([int(card) for card in record["top"][GROUP_DECK, : int(record["fixed"][GROUP_DECK])]])
    places.append([int(card) for card in record["discard"][: int(record["discard_count"])]])
    broken = _only_once(places, ALL_GROUPS, "groups")
    for side in range(2):
        held = _cards(record["ready"][side] | record["mobilised"][side])
        if sorted(int(group) for group in record["slot"][side] if group) != held:
            broken.append("slots and groups disagree")
        if int(record["influence"][side]) != sum(int(INFLUENCE[group]) for group in held):
            broken.append("influence does not follow from the groups")
        if len(held) > POPULATION[int(record["objective"])]:
            broken.append("more groups than the population allows")
    return broken


def _objectives(record: Any) -> list[str]:
    places = [_cards(record["claimed"][side]) for side in range(2)] + [_cards(record["spent"]), _cards(record["loose"][OBJECTIVE_DECK])]
    places.append([int(card) for card in record["top"][OBJECTIVE_DECK, : int(record["fixed"][OBJECTIVE_DECK])]])
    places.append([int(card) for card in record["bottom"][: int(record["bottom_count"])]])
    if record["objective_place"] == ON_DECK and record["objective"]:
        places.append([int(record["objective"])])
    broken = _only_once(places, ALL_OBJECTIVES, "objectives")
    for side in range(2):
        if int(record["score"][side]) != sum(int(POINTS[card]) for card in _cards(record["claimed"][side])):
            broken.append("the score does not follow from the claimed objectives")
    return broken


def _agents(record: Any) -> list[str]:
    broken = []
    for side in range(2):
        agent, leave, killed = int(record["agent_x"][side]), int(record["leave"][side]), int(record["killed"][side])
        bit = int(CARD_BIT[agent])
        if leave & killed or bit & (leave | killed) or (leave | killed) & ~ALL_AGENTS or not 0 <= agent <= len(AGENTS):
            broken.append("an agent in two places")
        if (leave | killed) & IMMUNE_AGENTS:
            broken.append("a Deputy Director on leave or killed")
        if bool(agent) != bool(record["chosen"][side]) or int(record["shown"][side]) not in (0, agent):
            broken.append("Agent X and the marks beside him disagree")
        if bit & int(record["back"][side]):
            broken.append("an Agent X who was on leave when he was chosen")
    return broken


def _knowledge(record: Any) -> list[str]:
    """Nobody knows more of a deck than is settled; a Double Agent's peek and an Analyst's look belong to one side at most."""
    broken = [] if (record["fixed"] >= record["known"].T).all() else ["a seat knows cards that are not settled"]
    if record["peek"].all() or record["analyst"].all():
        broken.append("both sides hold the same right")
    return broken


def invariants(record: Any) -> list[str]:
    """Everything that should hold and does not; nothing in a sound state."""
    broken = []
    for name, (low, high) in RANGES.items():
        for value in record[name].reshape(-1).tolist():
            if not low <= value <= high:
                broken.append(f"{name} is {value}")
    return broken or _groups(record) + _objectives(record) + _agents(record) + _knowledge(record)


assert len(OBJECTIVES) <= len(GROUPS), "one width serves both kinds of cards"
