"""The view from which a seat's page is drawn, as JSON; built from what the seat may know, never from the complete record."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from operator import or_
from types import SimpleNamespace
from typing import Any

import numpy as np

from detente.engine.bits import WORD, mask, members
from detente.engine.machine import NOBODY
from detente.engine.part import part
from detente.engine.rules import SPECTATOR
from detente.engine.table import Table
from detente.engine.view import legal_names, wrap_board

from .board import (
    ASIA,
    BATTLEGROUNDS,
    CIVIL_WAR,
    COUNTRIES,
    MIDDLE_EAST,
    REGION_MASK,
    REGIONS,
    SIDES,
    SOUTHEAST_ASIA,
    USSR,
    WORDS,
    holds,
)
from .cards import CARDS
from .conditions import CHINA_CARD
from .effects import EFFECTS, FORMOSAN, SHUTTLE
from .game import RULES
from .options import CHINESE_CIVIL_WAR
from .rounds import rounds_of
from .scoring import THAILAND, region_level, region_points
from .state import (
    BOX,
    DISCARD,
    F_BID,
    F_BONUS,
    F_SETUP,
    FRONT,
    HAND,
    HEADLINE,
    REMOVED,
    TABLE,
)
from .view_dangers import dangers, deadly_hand
from .view_hints import Json, hints, prompt, side_name, top_frame

DEALT = mask([number for number in range(len(CARDS)) if number != CHINA_CARD - 1], WORDS)  # every card but the China Card
LEVEL_NAMES = ("none", "presence", "domination", "control")


def view(table: Table, seat: str, since: int = 0) -> Json:
    """Everything *seat* ("spectator" too) may know, the actions it may take, and the log after step *since* (0: all of it)."""
    o = table.look(seat)
    legal = legal_names(RULES, o)
    found = hints(o, legal) | {"danger": dangers(table, o, legal), "deadly": deadly_hand(o)}
    return wrap_board(table, seat, o, board(o) | {"hints": found}, since)


# The board


def board(o: Any) -> Json:
    """Tracks, map, cards and the open question."""
    return {**tracks(o), "phase": phase(o), **influence(o), **cards(o), "scores": scores(o), "prompt": prompt(o)}


def pair(numbers: Any) -> Json:
    """A number for each side."""
    return dict(zip(SIDES, numbers.tolist(), strict=True))


def phase(o: Any) -> str:
    """The current phase of the turn (4.5)."""
    if o.over:
        return "end"
    if top_frame(o)[0] in (F_BID, F_SETUP, F_BONUS):
        return "setup"
    return "headline" if o.in_headline or not o.round else "round"


@part(
    "turn", "round", "phasing", "space", "effects", "defcon", "vp", "milops", "space_plays", "china", "china_up", "ops_change",
    "death_squads", "chernobyl", "crisis", "bury", "envy", "civil_war", "swapped",
)  # fmt: skip
def tracks(o: Any) -> Json:
    """All markers outside the map."""
    return {
        "turn": o.turn,
        "round": o.round,
        "phasing": side_name(o.phasing),
        "rounds": {side: int(rounds_of(o, number)) for number, side in enumerate(SIDES)},
        "defcon": o.defcon,
        "vp": o.vp,
        "milops": pair(o.milops),
        "space": pair(o.space),
        "space_plays": pair(o.space_plays),
        "china": {"holder": side_name(o.china), "up": bool(o.china_up)},
        "effects": [name for bit, name in enumerate(EFFECTS) if o.effects >> bit & 1],
        "ops_change": pair(o.ops_change),
        "death_squads": o.death_squads,
        "chernobyl": REGIONS[o.chernobyl] if o.chernobyl >= 0 else None,
        "crisis": side_name(o.crisis),
        "bury": bool(o.bury),
        "envy": side_name(o.envy),
        "civil_war": bool(o.civil_war),
        "swapped": bool(o.swapped),
    }


@cache
def both(us: int, ussr: int) -> list[int]:
    """The influence of both sides in a country; the list is shared."""
    return [us, ussr]


@part("influence", "controlled", "option")
def influence(o: Any) -> Json:
    """The influence in every country, and who controls it, if anybody."""
    us, ussr = o.influence.tolist()
    points = dict(zip(COUNTRIES, map(both, us, ussr), strict=True))
    if not o.option[CHINESE_CIVIL_WAR]:
        del points[COUNTRIES[CIVIL_WAR]]
    control = {COUNTRIES[country]: side for number, side in enumerate(SIDES) for country in members(o.controlled[number].tobytes())}
    return {"influence": points, "control": control}


@lru_cache(1 << 14)
def cards_in(*words: int) -> list[str]:
    """The cards of a set of words; the list is shared."""
    return [CARDS[number] for number in members(np.array(words, np.int64).tobytes())]


@part("seat", "pile", "known", "headline", "in_headline", "chosen", "hand_count", "deck_count")
def cards(o: Any) -> Json:
    """The own hand, the open piles, and what may be anywhere else. The China Card lies beside the hands."""
    piles, known = o.pile.tolist(), o.known.tolist()
    unseen = [words & ~reduce(or_, seen) for words, seen in zip(DEALT, zip(known, *piles, strict=True), strict=True)]
    return {
        "hand": cards_in(*piles[HAND + o.seat]) if o.seat < SPECTATOR else [],
        "headline": {side: headline_card(o, number, piles) for number, side in enumerate(SIDES)},
        "hand_count": pair(o.hand_count),
        "known": cards_in(*known),
        "discard": cards_in(*piles[DISCARD]),
        "removed": cards_in(*piles[REMOVED]),
        "table": cards_in(*piles[TABLE]),
        "front": cards_in(*piles[FRONT]),
        "box": cards_in(*piles[BOX]),
        "unseen": cards_in(*unseen),
        "deck_count": o.deck_count,
    }


def headline_card(o: Any, side: int, piles: list[list[int]]) -> str | None:
    """A headline that lies there: its card where the seat may see it."""
    if o.headline[side]:
        return CARDS[int(o.headline[side]) - 1]
    if laid := cards_in(*piles[HEADLINE + side]):
        return laid[0]
    return "hidden" if o.in_headline and o.chosen[side] == 1 else None


@part("controlled", "effects")
def scores(o: Any) -> Json:
    """The current score of each region (10.1); with Shuttle Diplomacy in force, as the US would use it."""
    return scores_of(o.controlled.tobytes(), o.effects & (FORMOSAN | SHUTTLE))


@lru_cache(4096)
def scores_of(controlled: bytes, effects: int) -> Json:
    """The scores by control and effects: most moves change neither, and both seats see the same."""
    held = np.frombuffer(controlled, np.int64).reshape(len(SIDES), WORDS)
    found = {REGIONS[region]: scores_in(region, (held & REGION_MASK[region]).tobytes(), effects) for region in range(SOUTHEAST_ASIA)}
    points: Json = {}
    for side, words in zip(SIDES, (held & REGION_MASK[SOUTHEAST_ASIA]).tolist(), strict=True):
        points[side] = sum(word.bit_count() + (word & int(THAILAND[w])).bit_count() for w, word in enumerate(words))
        points[f"{side}_level"] = LEVEL_NAMES[0]
    return found | {REGIONS[SOUTHEAST_ASIA]: points}


@lru_cache(4096)
def scores_in(region: int, controlled: bytes, effects: int) -> Json:
    """The scores of one region, given the control of its countries."""
    o = SimpleNamespace(controlled=np.frombuffer(controlled, np.int64).reshape(len(SIDES), WORDS))
    formosa = bool(effects & FORMOSAN)
    left_out = best_left_out(o, region, formosa) if effects & SHUTTLE and region in (ASIA, MIDDLE_EAST) else NOBODY
    return region_score(o, region, left_out, formosa)


def region_score(o: Any, region: int, left_out: int, formosa: bool) -> Json:
    """Points and level of both sides."""
    score: Json = {}
    for number, side in enumerate(SIDES):
        score[side] = int(region_points(o, number, region, left_out, formosa))
        score[f"{side}_level"] = LEVEL_NAMES[region_level(o, number, region, left_out, formosa)]
    return score


def best_left_out(o: Any, region: int, formosa: bool) -> int:
    """The USSR battleground whose omission costs it most (card 73)."""
    grounds = [int(o.controlled[USSR, w]) & int(BATTLEGROUNDS[w]) & int(REGION_MASK[region, w]) for w in range(WORDS)]
    candidates = [c for c in range(len(COUNTRIES)) if holds(grounds[c // WORD], c)]

    def net(country: int) -> int:
        score = region_score(o, region, country, formosa)
        return int(score["us"] - score["ussr"])

    return max(candidates, key=net, default=NOBODY)
