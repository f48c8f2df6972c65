"""Paints pictures as PNG, with Pillow and the fonts of the built pages."""

from __future__ import annotations

import io
from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from detente.engine.game import Game

from . import draw
from .shapes import Area, Box, Picture, Stroke, Words

FINER = 2  # painted so many times larger, then scaled down for smooth edges
COLOURS = 128  # of the palette, to keep files small
FONT = "sofia-sans-condensed-{script}-wght-normal-*.woff2"
# The first font that has a character, as in the pages' own style sheets.
SCRIPTS: tuple[tuple[str, Callable[[int], bool]], ...] = (
    ("latin", lambda code: code < 0x100 or 0x2000 <= code < 0x2070 or code in (0x2191, 0x2193, 0x2212)),
    ("cyrillic", lambda code: 0x400 <= code < 0x460),
    ("latin-ext", lambda code: True),
)
SMALLEST = 0.62  # factor down to which text is shrunk before it is truncated


def picture_of(game: str, record: bytes, legal: Collection[str], lang: str) -> bytes | None:
    """A board as PNG, from the bytes of an observation; called in a worker process."""
    import numpy as np

    observed = np.frombuffer(record, Game(game).rules.observation.dtype())[0]
    found = draw(game, observed, legal, lang)
    return paint(found) if found else None


def paint(picture: Picture) -> bytes:
    """A picture as PNG."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (picture.width * FINER, picture.height * FINER), picture.fill)
    brush = ImageDraw.Draw(image)
    for shape in picture.shapes:
        if isinstance(shape, Words):
            write(brush, shape)
        elif isinstance(shape, Area):
            brush.polygon(_larger(shape.points), fill=shape.fill, outline=shape.edge or None)
        elif isinstance(shape, Stroke):
            brush.line(_larger(shape.points), fill=shape.fill, width=round(shape.width * FINER), joint="curve")
        else:
            box(brush, shape)
    small = image.resize((picture.width, picture.height), Image.Resampling.LANCZOS)
    made = io.BytesIO()
    small.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(made, "PNG", optimize=True)
    return made.getvalue()


def _larger(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    return [(x * FINER, y * FINER) for x, y in points]


def box(brush: Any, shape: Box) -> None:
    corners = (shape.x * FINER, shape.y * FINER, (shape.x + shape.w) * FINER - 1, (shape.y + shape.h) * FINER - 1)
    width = round(shape.width * FINER) if shape.edge else 0
    brush.rounded_rectangle(corners, shape.round * FINER, fill=shape.fill or None, outline=shape.edge or None, width=width)


# Text


def write(brush: Any, words: Words) -> None:
    """Write a line of text, each part in a font that has its characters."""
    size, text = words.size, words.text
    wide = length(text, size, words.weight)
    if words.most and wide > words.most:
        size = max(size * SMALLEST, size * 0.97 * words.most / wide)  # hinting may make it a little wider
        while text and length(text, size, words.weight) > words.most:
            text = text[:-2].rstrip() + "…" if len(text) > 2 else ""
        wide = length(text, size, words.weight)
    x = words.x - {"left": 0.0, "middle": wide / 2, "right": wide}[words.place]
    for part, script in parts(text):
        font = font_of(script, size, words.weight)
        brush.text((x * FINER, words.y * FINER), part, fill=words.fill, font=font, anchor="lm")
        x += font.getlength(part) / FINER


def length(text: str, size: float, weight: int) -> float:
    return sum(float(font_of(script, size, weight).getlength(part)) / FINER for part, script in parts(text))


def parts(text: str) -> Iterator[tuple[str, str]]:
    """Split a text into pieces of one script.

    >>> list(parts("ABC Где"))
    [('ABC ', 'latin'), ('Где', 'cyrillic')]
    """
    piece, known = "", ""
    for letter in text:
        script = next(name for name, has in SCRIPTS if has(ord(letter)))
        if script != known and piece:
            yield piece, known
            piece = ""
        piece, known = piece + letter, script
    if piece:
        yield piece, known


@cache
def font_file(script: str) -> Path | None:
    """A font of the built pages."""
    folder = Path(str(files("detente"))) / "web" / "assets"
    return next(iter(sorted(folder.glob(FONT.format(script=script)))), None)


@cache
def font_of(script: str, size: float, weight: int) -> Any:
    """A font for one script; Pillow's own if the pages are not built."""
    from PIL import ImageFont

    file = font_file(script)
    if file is None:
        return ImageFont.load_default(size * FINER)
    font = ImageFont.truetype(str(file), size * FINER)
    font.set_variation_by_axes([weight])
    return font
