"""The map as a picture: influence and units in each region, and the legal choices."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from detente.drawing import layout_of
from detente.drawing.shapes import DIM, EDGE, FIRST, INK, MARK, ON_SIDE, PAPER, SECOND, Box, Picture, Shape, Words, areas, lowered
from detente.engine.text import Catalogue

from ..board import DISPUTED, REGIONS
from ..board import FIRST as FIRST_DISPUTED
from ..data import DATA, ORGANISATIONS, SEAS
from ..influence import sea_total
from ..sheet import Sheet

HEAD = 46
SEA, BORDER = "#c9d8d9", "#8a7f68"
LANDS = {"europe": "#bdd0df", "russia": "#e4c2b5", "disputed": "#f3ecd9"}
NEUTRAL = "#d9d1bd"
GOLD = "#dcb244"
CUBES = ((GOLD, "#20190a"), (FIRST, ON_SIDE), (SECOND, ON_SIDE))  # fill and text colour per organisation
UNITS = (FIRST, SECOND)
CELL, SMALL, LETTER = 21, 48, 7.2  # the size of a mark, the height of a plate for one line, and the width of a letter


def draw(seen: Any, text: Catalogue, legal: Collection[str]) -> Picture:
    """The board as a seat knows it."""
    layout = layout_of("europe_divided")
    sheet, (width, height) = Sheet(seen, text), layout["canvas"]
    kinds = {row["id"]: row["kind"] for row in DATA.regions}
    shapes: list[Shape] = []
    for name, path in layout["shapes"].items():
        shapes += areas(path, LANDS.get(kinds.get(name, ""), NEUTRAL), BORDER)
    for number, name in enumerate(REGIONS):
        if name in layout["plates"]:
            is_legal = any(action.partition(":")[2] == name for action in legal)
            shapes += plate(sheet, number, name, layout["plates"][name], is_legal)
    return Picture(width, height + HEAD, SEA, (*lowered(shapes, HEAD), *heading(sheet, width)))


def plate(sheet: Sheet, number: int, name: str, where: list[float], is_legal: bool) -> Iterator[Shape]:
    """A region with its name, cubes and units."""
    o, (cx, cy, w, h) = sheet.o, where
    x, y = cx - w / 2, cy - h / 2
    if is_legal:
        yield Box(x - 4, y - 4, w + 8, h + 8, "#bff0dc", MARK, 3, 6)
    yield Box(x, y, w, h, PAPER, EDGE, 1.2, 4)
    size = CELL if h > SMALL else CELL - 3
    for k, line in enumerate(lines := folded(sheet.region(number), w, h)):
        yield Words(cx, y + 12 + 15 * k, line, 15, INK, "middle", 650, w - 8)
    cells = [(str(int(count)), *CUBES[k]) for k, count in enumerate(cubes(o, number, name)) if count]
    units = [(str(int(count)), PAPER, UNITS[side]) for side, count in enumerate(o.units[:, number]) if count]
    total = len(cells) + len(units)
    left, low = cx - total * (size + 3) / 2 + 1.5, y + h - size - (1 if h <= SMALL or len(lines) > 1 else 5)
    for k, (words, fill, ink) in enumerate([*cells, *units]):
        is_unit = k >= len(cells)
        at = left + k * (size + 3)
        yield Box(at, low, size, size, fill, ink if is_unit else EDGE, 2 if is_unit else 1, size / 2 if is_unit else 3)
        yield Words(at + size / 2, low + size / 2, words, 16 if size == CELL else 14, ink, "middle", 750)


def folded(name: str, w: float, h: float) -> list[str]:
    """A name in two lines if it is too long for one and there is room."""
    words = name.split()
    if len(name) * LETTER <= w or h <= SMALL or len(words) < 2:
        return [name]
    middle = min(range(1, len(words)), key=lambda k: abs(len(" ".join(words[:k])) - len(" ".join(words[k:]))))
    return [" ".join(words[:middle]), " ".join(words[middle:])]


def cubes(o: Any, number: int, name: str) -> list[int]:
    """The influence of each organisation."""
    if name in SEAS:
        return [int(sea_total(o, SEAS.index(name), organisation)) for organisation in range(len(ORGANISATIONS))]
    field = number - FIRST_DISPUTED
    return [int(count) for count in o.cube[:, field]] if 0 <= field < len(DISPUTED) else []


def heading(sheet: Sheet, width: int) -> Iterator[Shape]:
    """The state of the game, and a legend of the marks."""
    yield Box(0, 0, width, HEAD, PAPER)
    yield Words(18, HEAD / 2, sheet.status(), 24, INK, "left", 650, width * 0.62)
    x = width - 18.0
    marks = [(*CUBES[k], sheet.text.format(f"organisation-{one}"), 3.0) for k, one in enumerate(ORGANISATIONS)]
    for fill, _, words, rounded in reversed(marks):
        wide = 8.2 * len(words) + 8
        yield Words(x, HEAD / 2, words, 18, DIM, "right", 600, wide)
        yield Box(x - wide - 20, HEAD / 2 - 8, 16, 16, fill, EDGE, 1, rounded)
        x -= wide + 34
