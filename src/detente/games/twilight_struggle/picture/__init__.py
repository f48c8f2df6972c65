"""The map as a picture: influence, control, and the countries that may be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from detente.drawing import layout_of
from detente.drawing.shapes import DIM, EDGE, INK, MARK, ON_SIDE, PAPER, SIDES, Box, Picture, Shape, Words, areas, lowered, strokes
from detente.engine.text import Catalogue

from ..board import BATTLEGROUND, CIVIL_WAR, COUNTRIES, STABILITY
from ..options import CHINESE_CIVIL_WAR
from ..sheet import Sheet, has

HEAD = 46  # height above the map, for the state of the game
SEA, LAND, LINE = "#cfdde0", "#e9dfc6", "#8c979a"
HEADS = ("#f4ead2", "#7b4a86")  # of a country, and of a battleground
TRACKS = ("milops", "space")


def draw(seen: Any, text: Catalogue, legal: Collection[str]) -> Picture:
    """The board as a seat knows it."""
    layout = layout_of("twilight_struggle")
    width, height = layout["canvas"]
    shapes = [*areas(layout["land"], LAND, "#b7ab8c"), *strokes(layout["lines"], LINE, 2.0)]
    names = layout["shorts"].get(text.lang, {})
    for place, side in (("usa", 0), ("ussr", 1)):
        x, y = layout["places"][place]
        w, h = layout["superpower"]
        shapes += [Box(x - w / 2, y - h / 2, w, h, SIDES[side], EDGE, 1, 4)]
        shapes += [Words(x, y, text.format(f"side-{('us', 'ussr')[side]}.short"), 22, ON_SIDE, "middle", 700, w - 8)]
    for country, name in enumerate(COUNTRIES):
        if country == CIVIL_WAR and not seen["option"][CHINESE_CIVIL_WAR]:
            continue
        shown = names.get(name) or text.format(f"country-{name}")
        shapes += box(seen, country, shown, layout["places"][name], layout["box"], f"country:{name}" in legal)
    return Picture(width, height + HEAD, SEA, (*lowered(shapes, HEAD), *heading(seen, text, width)))


def box(seen: Any, country: int, name: str, place: list[float], size: list[float], is_legal: bool) -> Iterator[Shape]:
    """A country: its name, stability, and the influence of both sides, filled where one controls it."""
    (w, h), is_battleground = size, bool(BATTLEGROUND[country])
    x, y, half = place[0] - w / 2, place[1] - h / 2, h * 0.46
    if is_legal:
        yield Box(x - 4, y - 4, w + 8, h + 8, "#bff0dc", MARK, 3, 5)
    yield Box(x, y, w, h, PAPER, EDGE, 1.2, 2)
    yield Box(x, y, w, half, HEADS[is_battleground], EDGE, 1.2)
    ink = ON_SIDE if is_battleground else INK
    yield Words(x + 4, y + half / 2, name, 14, ink, "left", 650, w - 20)
    yield Words(x + w - 4, y + half / 2, str(int(STABILITY[country])), 14, ink, "right", 750)
    for side in (0, 1):
        influence = int(seen["influence"][side, country])
        is_held = has(seen["controlled"][side], country)
        left = x + side * w / 2
        if is_held:
            yield Box(left, y + half, w / 2, h - half, SIDES[side], EDGE, 1.2)
        colour = ON_SIDE if is_held else SIDES[side]
        if influence:
            yield Words(left + w / 4, y + half + (h - half) / 2, str(influence), 20, colour, "middle", 750)


def heading(seen: Any, text: Catalogue, width: int) -> Iterator[Shape]:
    """The state of the game, in a line above the map."""
    sheet = Sheet(seen, text)
    turn = text.format("log-turn", turn=int(seen["turn"]))
    yield Box(0, 0, width, HEAD, PAPER)
    yield Words(18, HEAD / 2, f"{turn} · {sheet.status()}", 24, INK, "left", 650, width * 0.6)
    tracks = " · ".join(f"{text.format(f'track-{track}')}: {sheet.pair(track)}" for track in TRACKS)
    yield Words(width - 18, HEAD / 2, tracks, 20, DIM, "right", 550, width * 0.36)
