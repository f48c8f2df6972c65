"""The shapes of a picture, in the order in which they are painted. Lengths are in the picture's own units."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

Point = tuple[float, float]
Place = Literal["left", "middle", "right"]
INK, DIM, PAPER, EDGE, MARK = "#1d2327", "#5c6468", "#fdf9ef", "#4b5459", "#0a8a62"
FIRST, SECOND, ON_SIDE = "#2f6db3", "#b8372c", "#ffffff"  # the colours of the two seats, and of text on them
SIDES = (FIRST, SECOND)


@dataclass(frozen=True)
class Area:
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str
    edge: str = ""


@dataclass(frozen=True)
class Stroke:
    points: tuple[Point, ...]
    fill: str
    width: float = 1.0


@dataclass(frozen=True)
class Box:
    """A rectangle by its upper left corner."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    edge: str = ""
    width: float = 1.0
    round: float = 0.0


@dataclass(frozen=True)
class Words:
    """A line of text, vertically centred; shrunk if it is wider than *most*."""

    x: float
    y: float
    text: str
    size: float
    fill: str = INK
    place: Place = "left"
    weight: int = 500
    most: float = 0.0


Shape = Area | Stroke | Box | Words


@dataclass(frozen=True)
class Picture:
    width: int
    height: int
    fill: str
    shapes: tuple[Shape, ...]


def read_path(path: str) -> list[tuple[Point, ...]]:
    """The polylines of an SVG path that consists of moves and straight lines.

    >>> read_path("M1 2l3 0 0 4zM5 5L6 6")
    [((1.0, 2.0), (4.0, 2.0), (4.0, 6.0)), ((5.0, 5.0), (6.0, 6.0))]
    """
    found: list[list[Point]] = []
    for letter, rest in re.findall(r"([MLlz])([^MLlz]*)", path):
        numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", rest)]
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            if letter == "M":
                found.append([(x, y)])
            elif letter == "L":
                found[-1].append((x, y))
            else:
                before = found[-1][-1]
                found[-1].append((round(before[0] + x, 2), round(before[1] + y, 2)))
    return [tuple(points) for points in found]


def areas(path: str, fill: str, edge: str = "") -> list[Shape]:
    """A path as filled polygons."""
    return [Area(points, fill, edge) for points in read_path(path) if len(points) > 2]


def strokes(pieces: Sequence[Sequence[Sequence[float]]], fill: str, width: float) -> list[Shape]:
    """Lines by their points."""
    return [Stroke(tuple((float(x), float(y)) for x, y in points), fill, width) for points in pieces]


def lowered(shapes: Iterable[Shape], by: float) -> list[Shape]:
    """Shapes moved down."""
    return [
        replace(shape, y=shape.y + by)
        if isinstance(shape, Box | Words)
        else replace(shape, points=tuple((x, y + by) for x, y in shape.points))
        for shape in shapes
    ]
