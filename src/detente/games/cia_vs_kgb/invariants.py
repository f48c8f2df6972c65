"""Invariants of every state of the game, checked by the laws after each move."""

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
    "misdeal": (0, 0), "objective": (0, 21), "score": (0, 235), "fixed": (0, 24), "peek": (0, 2), "analyst": (0, 1), "tied": (0, 1),
}  # fmt: skip
_INFLUENCE, _POINTS = INFLUENCE.tolist(), POINTS.tolist()


def _set(cards: Any) -> int:
    """A pile as a set; invalid if a card is in it twice."""
    word = sum(1 << (card - 1) for card in cards.tolist())
    return word if word.bit_count() == len(cards) else -1


def _only_once(places: list[int], everything: int, kind: str) -> list[str]:
    """Check that every card is in exactly one place."""
    is_whole = sum(places) == everything and sum(place.bit_count() for place in places) == everything.bit_count()
    return [] if is_whole and min(places) >= 0 else [f"{kind} in no or several places: {places}"]


def _total(word: int, values: Any) -> int:
    """The sum of some cards' numbers."""
    return sum(values[bit + 1] for bit in range(word.bit_length()) if word >> bit & 1)


def _groups(record: Any) -> list[str]:
    held = [int(word) for word in (record["ready"] | record["mobilised"]).tolist()]
    deck = int(record["loose"][GROUP_DECK]), _set(record["top"][GROUP_DECK, : record["fixed"][GROUP_DECK]])
    piles = [*record["ready"].tolist(), *record["mobilised"].tolist(), *deck, _set(record["discard"][: record["discard_count"]])]
    broken = _only_once(piles, ALL_GROUPS, "groups")
    for side in range(2):
        slots = record["slot"][side]
        if _set(slots[slots > 0]) != held[side]:
            broken.append("slots and groups disagree")
        if record["influence"][side] != _total(held[side], _INFLUENCE):
            broken.append("influence does not follow from the groups")
        if held[side].bit_count() > POPULATION[record["objective"]]:
            broken.append("more groups than the population allows")
    return broken


def _objectives(record: Any) -> list[str]:
    claimed = [int(word) for word in record["claimed"].tolist()]
    deck = int(record["loose"][OBJECTIVE_DECK]), _set(record["top"][OBJECTIVE_DECK, : record["fixed"][OBJECTIVE_DECK]])
    piles = [*claimed, int(record["spent"]), *deck, _set(record["bottom"][: record["bottom_count"]])]
    if record["objective_place"] == ON_DECK:
        piles.append(int(CARD_BIT[record["objective"]]))
    broken = _only_once(piles, ALL_OBJECTIVES, "objectives")
    for side in range(2):
        if record["score"][side] != _total(claimed[side], _POINTS):
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
    """Check that nobody knows more of a deck than is settled, and that a peek or look belongs to at most one side."""
    broken = [] if (record["fixed"] >= record["known"].T).all() else ["a seat knows cards that are not settled"]
    if record["peek"].all() or record["analyst"].all():
        broken.append("both sides hold the same right")
    return broken


def invariants(record: Any) -> list[str]:
    """All violated invariants; empty for a valid state."""
    broken = []
    for name, (low, high) in RANGES.items():
        for value in record[name].reshape(-1).tolist():
            if not low <= value <= high:
                broken.append(f"{name} is {value}")
    return broken or _groups(record) + _objectives(record) + _agents(record) + _knowledge(record)


assert len(OBJECTIVES) <= len(GROUPS), "one width serves both kinds of cards"
