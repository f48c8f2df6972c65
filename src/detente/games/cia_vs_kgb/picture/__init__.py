"""The table as a picture: the objective, both sides' groups and agents, and the legal choices."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from detente.drawing.shapes import DIM, EDGE, INK, MARK, ON_SIDE, PAPER, SIDES, Box, Picture, Shape, Words
from detente.engine.text import Catalogue

from ..sheet import Sheet

WIDTH, HEIGHT, HEAD, EDGES = 1200, 760, 46, 20
CLOTH, MIDDLE, MOBILISED = "#dfe5df", 250, "#cfc9bb"
FACTIONS = {"military": "#6b7a3a", "economic": "#9a6b1f", "political": "#4a5b8c", "media": "#7b4a86"}
CARD_W, CARD_H, GAP = 150, 96, 12
NUMBERS = ("stability", "population", "points")
PLACES = ("hq", "maybe_x", "back", "leave", "killed")


def draw(seen: Any, text: Catalogue, legal: Collection[str]) -> Picture:
    """The table as a seat knows it."""
    sheet = Sheet(seen, text)
    shapes: list[Shape] = [Box(0, 0, WIDTH, HEAD, PAPER), Words(18, HEAD / 2, sheet.status(), 24, INK, "left", 650, WIDTH - 36)]
    shapes += objective(sheet, legal)
    for side, name in ((1, "kgb"), (0, "cia")):
        top = HEAD + EDGES if side else HEAD + EDGES + (HEIGHT - HEAD - EDGES) / 2
        shapes += player(sheet, side, sheet.page["sides"][name], top, legal)
    return Picture(WIDTH, HEIGHT, CLOTH, tuple(shapes))


def objective(sheet: Sheet, legal: Collection[str]) -> Iterator[Shape]:
    """The objective of the round, on the left."""
    card, text = sheet.page["objective"], sheet.text
    y, h = HEAD + EDGES, HEIGHT - HEAD - 2 * EDGES
    yield Box(EDGES, y, MIDDLE, h, PAPER, EDGE, 1.5, 8)
    yield Words(EDGES + 14, y + 24, sheet.label_of("objective"), 18, DIM, "left", 600, MIDDLE - 28)
    if card is None:
        return
    yield Words(EDGES + 14, y + 58, sheet.name("objective", card["id"]), 30, INK, "left", 750, MIDDLE - 28)
    for k, track in enumerate(NUMBERS):
        row = y + 104 + 40 * k
        yield Words(EDGES + 14, row, sheet.label_of(track), 20, INK, "left", 550, MIDDLE - 90)
        yield Words(EDGES + MIDDLE - 14, row, str(card[track]), 28, INK, "right", 750)
    yield Words(EDGES + 14, y + 236, sheet.label_of("bias"), 18, DIM, "left", 600, MIDDLE - 28)
    for k, faction in enumerate(card["bias"]):
        row = y + 252 + 34 * k
        yield Box(EDGES + 14, row, MIDDLE - 28, 28, FACTIONS[faction], "", 0, 4)
        yield Words(EDGES + 24, row + 14, sheet.word_of(faction), 19, ON_SIDE, "left", 650, MIDDLE - 48)
    for k, track in enumerate(("token", "balance")):
        holder = sheet.page[track]
        row = y + h - 56 + 30 * k
        yield Words(EDGES + 14, row, sheet.label_of(track), 18, DIM, "left", 600, MIDDLE - 100)
        shown = text.format(f"side-{holder}.short") if holder else "–"
        yield Words(EDGES + MIDDLE - 14, row, shown, 20, INK, "right", 700)


def player(sheet: Sheet, side: int, mine: dict[str, Any], top: float, legal: Collection[str]) -> Iterator[Shape]:
    """One side: totals, groups in play and agents."""
    x, w = 2 * EDGES + MIDDLE, WIDTH - 3 * EDGES - MIDDLE
    h = (HEIGHT - HEAD - 3 * EDGES) / 2
    yield Box(x, top, w, h, PAPER, SIDES[side], 2, 8)
    yield Box(x, top, w, 40, SIDES[side], "", 0, 8)
    yield Words(x + 14, top + 20, sheet.sides[side], 24, ON_SIDE, "left", 750)
    limits = sheet.page["objective"] or {"stability": "–", "population": "–"}
    totals = [f"{sheet.label_of('influence')} {mine['influence']} / {limits['stability']}"]
    totals += [f"{sheet.label_of('groups')} {len(mine['groups'])} / {limits['population']}", f"{sheet.label_of('score')} {mine['score']}"]
    yield Words(x + w - 14, top + 20, " · ".join(totals), 20, ON_SIDE, "right", 600, w - 160)
    size = min(CARD_W, (w - 28 - GAP * 5) / 6)
    for k, group in enumerate(mine["groups"]):
        at = (x + 14 + (k % 6) * (size + GAP), top + 54 + (k // 6) * (CARD_H + GAP))
        yield from card(sheet, group, at, size, {f"group:{group['id']}", f"activate:{group['id']}"} & set(legal) != set())
    lines = [(sheet.label_of("agent_x"), sheet.agent_x(side) or "–")]
    for place in PLACES:
        inside = [sheet.name("agent", agent["id"]) for agent in mine["agents"] if agent["state"] == place]
        lines += [(sheet.label_of("headquarters" if place == "hq" else place), ", ".join(inside))] if inside else []
    row = top + h - 24 * len(lines) + 4
    for k, (label, value) in enumerate(lines):
        yield Words(x + 14, row + 24 * k, label, 18, DIM, "left", 600, 190)
        yield Words(x + 214, row + 24 * k, value, 18, INK, "left", 550, w - 228)


def card(sheet: Sheet, group: dict[str, Any], at: tuple[float, float], size: float, is_legal: bool) -> Iterator[Shape]:
    """A group in play; grey when it is mobilised."""
    x, y = at
    if is_legal:
        yield Box(x - 5, y - 5, size + 10, CARD_H + 10, "#bff0dc", MARK, 3, 8)
    is_ready = group["state"] == "ready"
    yield Box(x, y, size, CARD_H, PAPER if is_ready else MOBILISED, EDGE, 1.5, 5)
    yield Box(x, y, size, 26, FACTIONS[group["faction"]], EDGE, 1.5, 5)
    yield Words(x + 8, y + 13, sheet.word_of(group["faction"]), 16, ON_SIDE, "left", 650, size - 40)
    yield Words(x + size - 8, y + 13, str(group["influence"]), 20, ON_SIDE, "right", 750)
    yield Words(x + 8, y + 46, sheet.name("group", group["id"]), 19, INK, "left", 700, size - 16)
    yield Words(x + 8, y + 74, sheet.text.format(f"state-{group['state']}"), 16, DIM, "left", 550, size - 16)
