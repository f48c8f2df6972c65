"""Tables of a network's behaviour in its own games, defined by a game's `study.yaml`, in Markdown and with the game's own words.

`study.yaml` is in the folder of the game's brain. It names the stages to distinguish (`eras`) and the pieces of the page, each of one kind:

- `endings`: how and when games end; `people` are shares of other games to compare with;
- `choices`: the answers of `seats` to a `question`, or `groups` of answers; `dealt`, the cards of a hand and of the deck, adds how often a
  card is chosen when it is there;
- `uses`: how an answer that begins with `first` was used by the next answer, in `groups`; only those that `needs` a group;
- `swings`: the value of each bit of a `field` to the seat that has it instead of the other; `groups` of items are averaged;
- `steps`: the value of increasing some numbers by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from detente.engine.plain_yaml import load_plain
from detente.engine.text import game_catalogue
from detente.engine.title import find_title

from .study_statistics import Choice, Report, choose, end, step, swing, use

SURE = 3  # standard errors beyond which a difference is printed in bold; high, since there are many differences
RARE = "rare"  # too rare for the report
Piece = Mapping[str, Any]


@dataclass(frozen=True)
class StudyDescription:
    """The contents of a game's `study.yaml`."""

    game: str
    stage: str
    stages: range
    eras: Mapping[str, list[int]]
    pieces: Mapping[str, Piece]


@dataclass(frozen=True)
class Table:
    """A header and rows of cells."""

    head: list[str]
    rows: list[list[str]]

    def write(self) -> str:
        """The table in Markdown, with all columns but the first right-aligned."""
        lines = [self.head, ["---", *["---:"] * (len(self.head) - 1)], *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def read_description(game: str) -> StudyDescription:
    """The `study.yaml` of a game."""
    path: Path = find_title(game).folders()[-1] / "study.yaml"
    given = load_plain(path.read_text(encoding="utf-8"))
    first, last = given["stages"]
    return StudyDescription(game, given["stage"], range(first, last + 1), given["eras"], given["pieces"])


class Names:
    """English names of a game's actions, items, seats and endings."""

    def __init__(self, game: str) -> None:
        self._texts, self._rules = game_catalogue(game, "en"), find_title(game).load("rules")

    def seat(self, seat: str) -> str:
        """The short name of a side."""
        return self._texts.format(f"side-{seat}.short")

    def ending(self, ending: str) -> str:
        """The name of an ending."""
        return self._texts.format(f"ending-{ending}")

    def item(self, kind: str, number: int) -> str:
        """The name of an item by its number."""
        return self._texts.format(f"{kind}-{self._rules.names[kind][number]}")

    def number(self, kind: str, item: str) -> int:
        """The number of an item."""
        found: int = list(self._rules.names[kind]).index(item)
        return found

    def action(self, action: str) -> str:
        """The name of an action."""
        prefix, _, item = action.partition(":")
        whole = f"action-{prefix}-{item}" if item else f"action-{prefix}"
        if self._texts.has(whole):
            return self._texts.format(whole)
        if item.isdecimal():
            return self._texts.format(whole.rpartition("-")[0], number=int(item))
        if item in self._rules.seats and prefix not in self._rules.names:
            return self._texts.format(f"action-{prefix}", side=self.seat(item))
        kind = prefix if prefix in self._rules.names else next(kind for kind, names in self._rules.names.items() if item in names)
        name = self._texts.format(f"{kind}-{item}")
        return self._texts.format(f"action-{prefix}", **{kind: name}) if prefix != kind and self._texts.has(f"action-{prefix}") else name


def percent(share: float) -> str:
    """A share in percent, with a decimal if it is small."""
    return f"{share:.1f} %" if share < 9.95 else f"{share:.0f} %"


def points(value: float) -> str:
    """A difference in percentage points."""
    return f"{value:+.1f}".replace("-", "−") if abs(value) >= 0.05 else "0.0"


def judge(choice: Choice) -> str:
    """A share, and the difference with its standard error, in bold if it is significant."""
    difference = f"{points(choice.better)} ± {choice.error:.1f}"
    return f"{percent(choice.share)} ({f'**{difference}**' if abs(choice.better) > SURE * choice.error else difference})"


def span(bounds: list[int]) -> range:
    """The stages of an era."""
    return range(bounds[0], bounds[1] + 1)


def make_table(report: Report, study: StudyDescription, piece: Piece) -> Table:
    """Make the table of a piece."""
    return KINDS[piece["kind"]](report, study, piece, Names(study.game))


def _endings(report: Report, study: StudyDescription, piece: Piece, names: Names) -> Table:
    people, seats = piece.get("people", {}), find_title(study.game).load("rules").seats
    sums: dict[str, list[float]] = {}
    for (stage, ending), (number, won) in end(report).items():
        entry = sums.setdefault(ending, [0, 0, 0])
        for k, more in enumerate((number, won, number * stage)):
            entry[k] += more
    sums = dict(sorted(sums.items(), key=lambda item: -item[1][0]))
    rows = [[names.ending(ending), *_ending_row(entry, report["games"], people.get(ending), people)] for ending, entry in sums.items()]
    total = [sum(entry[k] for entry in sums.values()) for k in range(3)]
    rows.append(["**all games**", *_ending_row(total, report["games"], None, people)])
    head = ["ending", "games", "share", *(["people"] if people else []), f"won by {names.seat(seats[0])}", f"mean last {study.stage}"]
    return Table(head, rows)


def _ending_row(sums: list[float], games: int, people: float | None, compared: Mapping[str, float]) -> list[str]:
    number, won, stages = sums
    others = [f"{people} %" if people is not None else ""] if compared else []
    return [f"{number:,.0f}", percent(100 * number / games), *others, percent(100 * won / number), f"{stages / number:.1f}"]


def find_answers(report: Report, study: StudyDescription, piece: Piece) -> dict[str, str]:
    """The most frequent answers, or groups of them, of a piece about choices, with their names."""
    names, groups = Names(study.game), piece.get("groups")
    answers = list(choose(report, piece["seats"], piece["question"], study.stages, groups))[: piece.get("top", 12)]
    return {answer: answer if groups else names.action(answer) for answer in answers}


def _choices(report: Report, study: StudyDescription, piece: Piece, names: Names) -> Table:
    eras = piece.get("eras", study.eras)
    found = [choose(report, piece["seats"], piece["question"], span(bounds), piece.get("groups")) for bounds in eras.values()]
    answers = find_answers(report, study, piece)
    rows = [[name, *(judge(era[a]) if a in era else "" for era in found)] for a, name in answers.items()]
    if "dealt" in piece:
        held = report["games"] * piece["dealt"][0] / piece["dealt"][1]
        shares = [percent(min(100 * found[0][a].number / held, 100)) if a in found[0] else "" for a in answers]
        rows = [[*row, share] for row, share in zip(rows, shares, strict=True)]
    return Table([piece["label"], *eras, *([f"{next(iter(eras))}, if dealt"] if "dealt" in piece else [])], rows)


def find_uses(report: Report, study: StudyDescription, piece: Piece) -> list[str]:
    """The most frequent first answers of a piece about uses, ordered by the share of what it `needs`."""
    wanted = piece["groups"][piece["needs"]]
    fit = (row[2] for row in report["pairs"] if row[0] == piece["seat"] and row[2].startswith(piece["first"]) and row[3] in wanted)
    found = {first: use(report, piece["seat"], first, piece["groups"], study.stages) for first in dict.fromkeys(fit)}
    often = [first for first, choices in found.items() if sum(choice.number for choice in choices.values()) >= piece["least"]]
    return sorted(often, key=lambda first: -found[first][piece["needs"]].share)


def _uses(report: Report, study: StudyDescription, piece: Piece, names: Names) -> Table:
    rows = []
    for first in find_uses(report, study, piece):
        whole = use(report, piece["seat"], first, piece["groups"], study.stages)
        if "eras" in piece:
            eras = [use(report, piece["seat"], first, piece["groups"], span(bounds)) for bounds in piece["eras"].values()]
            parts = [judge(era[piece["needs"]]) if piece["needs"] in era else RARE if era else "" for era in eras]
            parts += [judge(whole[group]) if group in whole else RARE for group in piece["groups"] if group != piece["needs"]]
        else:
            parts = [judge(whole[group]) if group in whole else RARE for group in piece["groups"]]
        number = sum(choice.number for choice in whole.values())
        rows.append([names.action(first), f"{number:,}", *parts])
    heads = list(piece["groups"])
    if "eras" in piece:
        heads = [*(f"{piece['needs']}, {era}" for era in piece["eras"]), *(group for group in heads if group != piece["needs"])]
    return Table([piece["label"], "plays", *heads], rows)


def find_swings(report: Report, study: StudyDescription, piece: Piece) -> dict[str, list[float]]:
    """The value of each item, or the mean value of each group, in every stage of the piece; the most valuable first."""
    names, kind, first = Names(study.game), piece["names"], piece.get("first", 0)
    stages = span(piece["stages"]) if "stages" in piece else study.stages
    worths = [swing(report, piece["field"], stage) for stage in stages]
    groups = {name: [names.number(kind, item) - first for item in items] for name, items in piece.get("groups", {}).items()}
    if not groups:
        left_out = {names.number(kind, item) - first for item in piece.get("leave_out", ())}
        groups = {names.item(kind, k + first): [k] for k in worths[-1] if k not in left_out}
    found = {name: [sum(worth.get(k, 0.0) for k in items) / len(items) for worth in worths] for name, items in groups.items()}
    ordered = sorted(found, key=lambda name: -abs(sum(found[name])))
    return {name: found[name] for name in ordered[: piece.get("top", len(ordered))]}


def _swings(report: Report, study: StudyDescription, piece: Piece, names: Names) -> Table:
    stages = list(span(piece["stages"]) if "stages" in piece else study.stages)
    eras = piece.get("eras", study.eras)
    rows = []
    for name, worths in find_swings(report, study, piece).items():
        parts = [[worths[stages.index(stage)] for stage in span(bounds) if stage in stages] for bounds in eras.values()]
        rows.append([name, *(points(sum(part) / len(part)) for part in parts)])
    return Table([piece["label"], *eras], rows)


def _steps(report: Report, study: StudyDescription, piece: Piece, names: Names) -> Table:
    rows = []
    for label, number in piece["numbers"].items():
        sign = number.get("times", 1)
        parts = [[sign * step(report, number["field"], s, number["index"]) for s in span(b)] for b in study.eras.values()]
        rows.append([label, *(points(sum(part) / len(part)) for part in parts)])
    return Table([piece["label"], *study.eras], rows)


KINDS = {"endings": _endings, "choices": _choices, "uses": _uses, "swings": _swings, "steps": _steps}
