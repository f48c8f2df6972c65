"""A log as typed lines under their headers. Lines that no wording knows are refused with their number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import unescape

from detente.engine.errors import BadGameFile

from ..board import US
from ..cards import CARD, SCORING
from .names import begins_card, find_card, find_country, find_region
from .phrases import CLEANUP, END, HEADLINE, ROUND, SETUP, WORDINGS, Wording

FINDERS = {"card": find_card, "country": find_country, "region": find_region}
LARGEST = 999
RESULTS = {  # how a game ended: the reason, and whether the player named is the winner
    "resigned": ("resigned", False), "won": ("resigned", True), "timed_out": ("time", False), "won_on_time": ("time", True),
    "lost_on_time": ("time", False), "lost_by_resigning": ("resigned", False),
    "wins": ("rules", True), "loses": ("rules", False), "draw": ("draw", True),
    "won_by_held": ("held", True), "lost_by_held": ("held", False),
}  # fmt: skip
OPENING = ("player", "bid", "handicap", "no_handicap", "scenario", "optional")
NOISE = {
    "\ufeff": None,
    "\u200b": None,
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
}


@dataclass(frozen=True)
class Line:
    """One statement of a log. *name* is a card, country, region or word; *numbers* are its figures by their names."""

    number: int
    text: str
    kind: str
    side: int = -1
    name: str = ""
    word: str = ""
    numbers: dict[str, int] = field(default_factory=dict)

    def __getitem__(self, figure: str) -> int:
        return self.numbers[figure]


@dataclass(frozen=True)
class Section:
    """The lines under one header: set-up, a headline phase, or an action round. Round 0 is the headline phase."""

    number: int
    text: str
    kind: str
    turn: int = 0
    side: int = -1
    round: int = 0
    card: str = ""
    headlines: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()

    @property
    def place(self) -> tuple[int, int, int]:
        """Turn, round and side, to compare with the course of the game."""
        return self.turn, self.round, self.side

    @cached_property
    def scored(self) -> str:
        """The scoring card that a round begins with, where the header names none."""
        first = self.lines[0] if self.lines else None
        return first.name if first and first.kind == "event" and self.kind == ROUND and SCORING[CARD[first.name]] else ""

    @cached_property
    def by_kind(self) -> dict[str, tuple[int, ...]]:
        """The indices of the lines of each kind."""
        found: dict[str, list[int]] = {}
        for index, line in enumerate(self.lines):
            found.setdefault(line.kind, []).append(index)
        return {kind: tuple(indices) for kind, indices in found.items()}


@dataclass(frozen=True)
class Log:
    """A whole log. *torn* is the number of a last line that was cut short, or 0; *trouble* tells of a line that ended the reading."""

    sections: tuple[Section, ...]
    torn: int = 0
    trouble: BadGameFile | None = None

    @property
    def setup(self) -> Section:
        return self.sections[0]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return max([self.torn] + [line.number for s in self.sections for line in s.lines] + [s.number for s in self.sections])


class NotUnderstood(Exception):
    """A line that the wording does not know."""


def tidy(text: str) -> str:
    """A line with one plain space where there is any white space, plain quotes, and without what pages and mails put in.

    >>> tidy("  US\\u00a0+1\\tin  Iran [2][0] ")
    'US +1 in Iran [2][0]'
    >>> tidy("> USSR Headlines &quot;Lone Gunman&quot;\\\\*")
    'USSR Headlines "Lone Gunman"*'
    """
    plain = re.sub(r"^\s*(?:>\s?)+|\\(?=[*\[\]+_-])", "", unescape(text)).translate({ord(old): new for old, new in NOISE.items()})
    plain = "".join(" " if unicodedata.category(c) in ("Zs", "Cc") else c for c in plain)
    return re.sub(r"\s+", " ", plain).strip()


def read_log(text: str, path: str = "-", wording: Wording = WORDINGS["app"], partial: bool = False) -> Log:
    """Every line of a log, or BadGameFile with the number of the first one that is not understood; *partial*: the lines before it."""
    raw = re.split(r"\r\n?|\n", text)
    is_whole = text[-1:] in ("\n", "\r")
    sections: list[tuple[Section, list[Line]]] = []
    written = [(number, line) for number, line in ((n, tidy(line)) for n, line in enumerate(raw, 1)) if line]
    for number, line in written:
        try:
            _read_line(number, line, sections, wording)
        except NotUnderstood as error:
            if not sections or _is_chat(line, players_of(sections)):
                continue  # what was written above the set-up, and what the players said
            if number == written[-1][0] and len(sections) > 1 and wording.is_end(line):
                sections[-1][1].append(Line(number, line, "note"))
                break
            if number == written[-1][0] and not is_whole and (wording.is_begun(line) or begins_card(line)):
                return _log(sections, path, number)
            trouble = BadGameFile("import-line", path=path, line=number, text=line[:80])
            if partial:
                return _log(sections, path, number, trouble)
            raise trouble from error
    if not sections:
        number, line = written[0] if written else (1, "")
        raise BadGameFile("import-no-log", path=path, line=number, text=line[:80])
    return _log(sections, path)


def _is_chat(text: str, players: Mapping[str, int]) -> bool:
    """Whether a line is what a player said: the name, a colon, words.

    >>> _is_chat("Anna: good game", {"anna": 0}), _is_chat("[Anna] thanks", {"anna": 0}), _is_chat("Bert: hello", {"anna": 0})
    (True, True, False)
    """
    found = re.match(r"[\[<(](?P<inside>[^\])>]+)[\])>]|(?P<plain>.+?):\s", text + " ")
    return found is not None and (found["inside"] or found["plain"]).strip().casefold() in players


def _log(sections: list[tuple[Section, list[Line]]], path: str, torn: int = 0, trouble: BadGameFile | None = None) -> Log:
    """The sections with their lines; the first must be the set-up."""
    if sections[0][0].kind != SETUP:
        raise BadGameFile("import-no-log", path=path, line=sections[0][0].number, text=sections[0][0].text)
    return Log(tuple(Section(**{**section.__dict__, "lines": tuple(lines)}) for section, lines in sections), torn, trouble)


def _read_line(number: int, text: str, sections: list[tuple[Section, list[Line]]], wording: Wording) -> None:
    """Add a line to the sections: a header with what stands behind it, or a statement."""
    rest = text
    for kind, pattern in wording.header_patterns:
        if match := pattern.fullmatch(text):
            rest = (match["rest"] or "").strip()
            if kind in (CLEANUP, END) and sections:
                sections[-1][1].append(Line(number, text, kind))
            else:
                sections.append((_read_header(number, text, kind, match, wording), []))
            break
    if rest.strip(" :"):
        line = _read_statement(number, rest, wording, players_of(sections))
        if not sections and line.kind not in OPENING:
            raise NotUnderstood(text)
        if not sections:
            sections.append((Section(number, "", SETUP), []))  # some logs lack the word
        sections[-1][1].append(line)


def players_of(sections: list[tuple[Section, list[Line]]]) -> dict[str, int]:
    """The sides by the names of their players."""
    return {line.name.casefold(): line.side for _, lines in sections[:1] for line in lines if line.kind == "player"}


def _read_header(number: int, text: str, kind: str, match: re.Match[str], wording: Wording) -> Section:
    if kind == HEADLINE:
        names = [name.strip() for name in (match["cards"] or "").split("&")]
        cards = tuple(find_card(name) for name in names if name)
        if not all(cards):
            raise NotUnderstood(text)
        return Section(number, text, kind, _number(match["turn"]), headlines=cards)
    if kind == ROUND:
        name = (match["card"] or "").strip()
        card = find_card(name) if name else ""
        if name and not card:
            raise NotUnderstood(text)
        side = wording.sides[match["side"].lower()]
        return Section(number, text, kind, _number(match["turn"]), side, _number(match["round"]), card)
    return Section(number, text, kind)


def _number(text: str) -> int:
    found = int(text.replace(" ", ""))
    if abs(found) > LARGEST:
        raise NotUnderstood(text)
    return found


def _read_statement(number: int, text: str, wording: Wording, players: Mapping[str, int]) -> Line:
    """The first phrase that fits, with its names known."""
    for kind, pattern in wording.patterns:
        if match := pattern.fullmatch(text):
            found = _result(number, text, kind, match, wording, players) if kind in RESULTS else _line(number, text, kind, match, wording)
            if found:
                return found
    raise NotUnderstood(text)


def _result(number: int, text: str, kind: str, match: re.Match[str], wording: Wording, players: Mapping[str, int]) -> Line | None:
    """The end of a game: who won, and why. The log names a side or a player."""
    reason, is_winner = RESULTS[kind]
    if reason == "draw":
        return Line(number, text, "over", word=reason)
    who = re.sub(r"^the | player$", "", match["who"].strip(), flags=re.IGNORECASE).casefold()
    side = wording.sides.get(who, players.get(who, -1))
    return None if side < 0 else Line(number, text, "over", side if is_winner else 1 - side, word=reason)


def _line(number: int, text: str, kind: str, match: re.Match[str], wording: Wording) -> Line | None:
    groups = {name: value.strip() for name, value in match.groupdict().items() if value is not None}
    name, word = groups.pop("who", ""), ""
    for finder, find in FINDERS.items():
        if finder in groups:
            name = find(groups.pop(finder))
            if not name:
                return None
    if "word" in groups:
        word = wording.words.get(re.sub(r"\s+", " ", groups.pop("word")).lower(), "")
        if not word:
            return None
    side = wording.sides[groups.pop("side").lower()] if "side" in groups else -1
    numbers = dict(_score(groups, kind, wording))
    numbers |= {figure: _number(value) for figure, value in groups.items()}
    return Line(number, text, kind, side, name, word, numbers)


def _score(groups: dict[str, str], kind: str, wording: Wording) -> Iterator[tuple[str, int]]:
    """The victory points, positive for the US."""
    if kind not in ("vp", "score"):
        return
    leader, points = groups.pop("leader", ""), groups.pop("score", "0")
    sign = 1 if leader and wording.sides[leader.lower()] == US else -1
    yield "score", sign * _number(points)
