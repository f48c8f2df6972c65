"""Plots of a network's behaviour in its own games: SVG with selectable text on a light background, readable in both themes of a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from detente.engine.errors import DetenteError
from detente.engine.title import find_title

from .study_statistics import Report, choose, end, use
from .study_tables import Names, Piece, StudyDescription, find_answers, find_swings, find_uses, span

GROUND, INK = "#fbfbf8", "#222222"
FAMILIES = re.compile(r"'DejaVu Sans'[^;\"]*sans-serif")
COLOURS = ("#3b6ea5", "#c8553d", "#8a9a5b", "#d9a441", "#7b5d8e", "#4f9d9d", "#999999")


def draw(report: Report, study: StudyDescription, piece: Piece, path: Path) -> None:
    """Draw the plot of a piece."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError:
        raise DetenteError("needs-extra", extra="plot") from None
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": path.stem, "text.color": INK, "axes.labelcolor": INK, "font.size": 9}
    with mpl.rc_context(settings):
        figure = Figure(facecolor=GROUND, layout="constrained")
        DRAWN[piece["kind"]](figure, report, study, piece)
        figure.savefig(path, metadata={"Date": None}, facecolor=GROUND)
    text = path.read_text(encoding="utf-8")
    path.write_text(FAMILIES.sub("sans-serif", text), encoding="utf-8")  # the reader's own sans-serif font


def _endings(figure: Any, report: Report, study: StudyDescription, piece: Piece) -> None:
    names, seats = Names(study.game), find_title(study.game).load("rules").seats
    found, games = end(report), report["games"]
    figure.set_size_inches(8, 3.4)
    left, right = figure.subplots(1, 2, width_ratios=(3, 2))
    endings = sorted({ending for _, ending in found}, key=lambda e: -sum(n for (_, other), (n, _) in found.items() if other == e))
    stages = [stage for stage in study.stages if sum(found.get((stage, e), (0, 0))[0] for e in endings) >= games / 1000]
    below = [0.0] * len(stages)
    for colour, ending in zip(COLOURS, endings, strict=False):
        shares = [100 * found.get((stage, ending), (0, 0))[0] / games for stage in stages]
        left.bar(stages, shares, bottom=below, color=colour, label=names.ending(ending))
        below = [b + s for b, s in zip(below, shares, strict=True)]
    left.set(xlabel=f"last {study.stage}", ylabel="% of all games", xticks=stages)
    left.legend(fontsize=7, frameon=False)
    sums = [[sum(found.get((stage, e), (0, 0))[k] for e in endings) for k in range(2)] for stage in stages]
    right.bar(stages, [100 * won / number for number, won in sums], color=COLOURS[0])
    right.axhline(50, color=INK, linewidth=0.8, linestyle="--")
    right.set(xlabel=f"last {study.stage}", ylabel=f"won by {names.seat(seats[0])}, %", ylim=(0, 100), xticks=stages)
    _plain(left, right)


def _plain(*all_axes: Any) -> None:
    for axes in all_axes:
        axes.set_facecolor(GROUND)
        axes.spines[["top", "right"]].set_visible(False)


def _grid(figure: Any, rows: list[str], columns: list[str], cells: Sequence[Sequence[float | None]], title: str, below: str) -> None:
    """A heat map with numbers, darker where they are higher."""
    figure.set_size_inches(7.5, 0.9 + 0.21 * len(rows))
    axes = figure.subplots()
    numbers = [x for row in cells for x in row if x is not None]
    most, below_zero = 1.6 * max(map(abs, numbers), default=1.0), min(numbers, default=0.0) < -2
    values = [[float("nan") if x is None else x for x in row] for row in cells]
    colours = {"cmap": "RdBu", "vmin": -most, "vmax": most} if below_zero else {"cmap": "Blues", "vmin": 0, "vmax": most}
    axes.imshow(values, interpolation="none", aspect="auto", **colours)
    for y, row in enumerate(cells):
        for x, number in enumerate(row):
            if number is not None:
                axes.text(x, y, f"{round(number)}".replace("-", "−"), ha="center", va="center", fontsize=7)
    axes.set_yticks(range(len(rows)), rows, fontsize=8)
    axes.set_xticks(range(len(columns)), columns)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set(xlabel=below, title=title)
    axes.title.set_fontsize(10)


def _choices(figure: Any, report: Report, study: StudyDescription, piece: Piece) -> None:
    by_stage = {stage: choose(report, piece["seats"], piece["question"], (stage,), piece.get("groups")) for stage in study.stages}
    found = {str(stage): choices for stage, choices in by_stage.items() if choices}
    answers = find_answers(report, study, piece)
    cells = [[one[a].share if a in one else None for one in found.values()] for a in answers]
    _grid(figure, list(answers.values()), list(found), cells, piece["title"], study.stage)


def _uses(figure: Any, report: Report, study: StudyDescription, piece: Piece) -> None:
    names, cells = Names(study.game), []
    firsts = find_uses(report, study, piece)
    for first in firsts:
        found = [use(report, piece["seat"], first, piece["groups"], (stage,)) for stage in study.stages]
        cells.append([(one[piece["needs"]].share if piece["needs"] in one else 0.0) if one else None for one in found])
    _grid(figure, [names.action(first) for first in firsts], [str(stage) for stage in study.stages], cells, piece["title"], study.stage)


def _swings(figure: Any, report: Report, study: StudyDescription, piece: Piece) -> None:
    stages = list(span(piece["stages"]) if "stages" in piece else study.stages)
    found = find_swings(report, study, piece)
    if "groups" not in piece:
        _grid(figure, list(found), [str(stage) for stage in stages], list(found.values()), piece["title"], study.stage)
        return
    figure.set_size_inches(7, 3.6)
    axes = figure.subplots()
    for colour, (name, worths) in zip(COLOURS, found.items(), strict=False):
        axes.plot(stages, worths, color=colour, marker="o", markersize=3, label=name)
    axes.set(xlabel=study.stage, ylabel="points of the chance to win", title=piece["title"], xticks=stages, ylim=(0, None))
    axes.title.set_fontsize(10)
    axes.grid(alpha=0.3)
    axes.legend(fontsize=8, frameon=False)
    _plain(axes)


DRAWN = {"endings": _endings, "choices": _choices, "uses": _uses, "swings": _swings}
