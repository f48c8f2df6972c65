"""A log as typed lines under their headers. Lines that the wording does not know are rejected with their number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import unescape
from itertools import dropwhile, groupby

from detente.engine.errors import BadGameFile

from ..board import US
from ..cards import CARD, SCORING
from .names import begins_card, find_card, find_country, find_region
from .phrases import CLEANUP, END, HEADLINE, ROUND, SETUP, WORDINGS, Wording

FINDERS = {"card": find_card, "country": find_country, "region": find_region}
LARGEST = 999
RESULTS = {  # how a game ended: the reason, and whether the named player is the winner
    "resigned": ("resigned", False), "won": ("resigned", True), "timed_out": ("time", False), "won_on_time": ("time", True),
    "lost_on_time": ("time", False), "lost_by_resigning": ("resigned", False),
    "wins": ("rules", True), "loses": ("rules", False), "draw": ("draw", True),
    "won_by_held": ("held", True), "lost_by_held": ("held", False),
}  # fmt: skip
FREE = frozenset({*RESULTS, "player", "bid", "region", "note", "in_play", "out_of_play"})  # their phrases match sentences of all kinds
LOOSE = frozenset(
    {"reveals", "from_hand", "plays", "discards", "returns", "olympics", "region", "nothing"}
)  # said once, whatever is printed
MARKUP = re.compile(
    r"</?(?:html|body|head|p|br|div|span|pre|code|b|i|u|em|strong|font|ul|ol|li|table|tbody|tr|td)(?:\s[^<>]*)?/?>"
    r"|\[/?(?:code|quote|b|i|u|size|color|o|spoiler)(?:=[^\[\]]*)?\]",
    re.IGNORECASE,
)
BREAK = re.compile(r"(?:<br\s*/?>|</(?:p|div|li|tr)>)(?![ \t]*(?:[\r\n]|$))", re.IGNORECASE)
LABEL = re.compile(r"(?:[-•·*]|\d{1,4}[.):]?|\[?\d{1,2}:\d{2}(?::\d{2})?\]?(?: -)?) +(?=[^\W\d]|[\"*:])")
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
    """One statement of a log. *name* is a card, country, region or word; *numbers* are its figures by name."""

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
        """The scoring card that a round begins with if the header names none."""
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
    """A whole log. *torn* is the number of a truncated last line, or 0; *unread* are lines without any information about the game.
    *is_trusted*: points that the log counts differently from the rules, but consistently, are taken from it."""

    sections: tuple[Section, ...]
    torn: int = 0
    unread: tuple[Line, ...] = ()
    is_trusted: bool = False

    @property
    def setup(self) -> Section:
        return self.sections[0]

    @property
    def names(self) -> Iterator[str]:
        """The cards, countries and regions that headers and lines name."""
        for section in self.sections:
            yield from (section.card, *section.headlines, *(line.name for line in section.lines))

    @cached_property
    def result(self) -> Line | None:
        """The line at the end that states who won."""
        return next((line for line in self.sections[-1].lines if line.kind == "over"), None)

    @property
    def is_lost_by_held_card(self) -> bool:
        """Return whether the log states that a held scoring card ended the game, and nothing else did."""
        return self.result is not None and self.result.word == "held"

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of lines that occur in the log."""
        return frozenset(line.kind for section in self.sections for line in section.lines)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return max([self.torn] + [line.number for s in self.sections for line in s.lines] + [s.number for s in self.sections])


def gain_of(line: Line) -> int:
    """What a line adds to the US's points."""
    if line.kind == "score":
        return 0
    return line["points"] if line.side == US else -line["points"]


class NotUnderstood(Exception):
    """A line that the wording does not know. *is_telling*: it looks like one that is relevant to the game."""

    def __init__(self, text: str, is_telling: bool = True) -> None:
        super().__init__(text)
        self.is_telling = is_telling


def tidy(text: str) -> str:
    """A line with normalised white space and quotes, without the markup of pages and mails.

    >>> tidy("  US\\u00a0+1\\tin  Iran [2][0] ")
    'US +1 in Iran [2][0]'
    >>> tidy("> USSR Headlines &quot;Lone Gunman&quot;\\\\*")
    'USSR Headlines "Lone Gunman"*'
    >>> tidy("<p><b>Turn 3, US AR1</b></p>"), tidy("17. DEFCON degrades to 2"), tidy("**Turn 1, USSR AR2: Fidel***")
    ('Turn 3, US AR1', 'DEFCON degrades to 2', 'Turn 1, USSR AR2: Fidel*')
    """
    plain = re.sub(r"^\s*(?:>\s?)+|\\(?=[*\[\]+_-])", "", unescape(text)).translate({ord(old): new for old, new in NOISE.items()})
    plain = "".join(" " if unicodedata.category(c) in ("Zs", "Cc") else c for c in MARKUP.sub("", plain))
    plain = re.sub(r"\s+", " ", plain).strip()
    label = LABEL.match(plain)
    return re.sub(r"^\*\*(.+)\*\*$", r"\1", plain[label.end() :] if label else plain)


def read_log(text: str, path: str = "-", wording: Wording = WORDINGS["app"]) -> Log:
    """Parse all lines of a log; raises BadGameFile with the number of the first relevant line that is not understood."""
    raw = re.split(r"\r\n?|\n", BREAK.sub("\n", text))
    is_whole = text[-1:] in ("\n", "\r")
    sections: list[tuple[Section, list[Line]]] = []
    unread: list[Line] = []
    written = [(number, line) for number, line in ((n, tidy(line)) for n, line in enumerate(raw, 1)) if line]
    for number, line in written:
        try:
            _read_line(number, line, sections, wording)
        except NotUnderstood as error:
            if not sections or _is_chat(line, players_of(sections)):
                continue  # text above the set-up, and chat
            if number == written[-1][0] and len(sections) > 1 and wording.is_end(line):
                sections[-1][1].append(Line(number, line, "note"))
                break
            if number == written[-1][0] and not is_whole and (wording.is_begun(line) or begins_card(line)):
                return _log(sections, path, number, unread)
            if error.is_telling:
                raise BadGameFile("import-line", path=path, line=number, text=line[:80]) from error
            unread.append(Line(number, line, "unread"))
    if not sections:
        number, line = written[0] if written else (1, "")
        raise BadGameFile("import-no-log", path=path, line=number, text=line[:80])
    return _log(sections, path, 0, unread)


def _is_chat(text: str, players: Mapping[str, int]) -> bool:
    """Return whether a line is chat: a player's name, a colon, words.

    >>> _is_chat("Anna: good game", {"anna": 0}), _is_chat("[Anna] thanks", {"anna": 0}), _is_chat("Bert: hello", {"anna": 0})
    (True, True, False)
    """
    found = re.match(r"[\[<(](?P<inside>[^\])>]+)[\])>]|(?P<plain>.+?):\s", text + " ")
    return found is not None and (found["inside"] or found["plain"]).strip().casefold() in players


def _log(sections: list[tuple[Section, list[Line]]], path: str, torn: int, unread: list[Line]) -> Log:
    """The sections with their lines; the first, and only the first, must be the set-up."""
    if sections[0][0].kind != SETUP:
        raise BadGameFile("import-no-log", path=path, line=sections[0][0].number, text=sections[0][0].text)
    if second := _second_game(sections):
        raise BadGameFile("import-two-games", path=path, line=second)
    return Log(tuple(Section(**{**section.__dict__, "lines": _in_order(lines)}) for section, lines in sections), torn, tuple(unread))


def _second_game(sections: list[tuple[Section, list[Line]]]) -> int:
    """The line at which players are named again, or another set-up begins, below the headers of a game; 0 if there is none."""
    for section, lines in dropwhile(lambda one: one[0].kind == SETUP, sections):
        named = next((line.number for line in lines if line.kind == "player"), 0)
        if section.kind == SETUP or named:
            return section.number if section.kind == SETUP else named
    return 0


def _in_order(lines: list[Line]) -> tuple[Line, ...]:
    """The lines of a section with what a coup removes before what it adds, the order of the rules and the app."""
    found: list[Line] = []
    for country, group in groupby(lines, key=lambda line: line.name if line.kind == "influence" else ""):
        run = list(group)
        found += _losses_first(run) if country and found and found[-1].kind == "coup" else run
    return tuple(found)


def _losses_first(run: list[Line]) -> list[Line]:
    """Swap one side's gains and the other's subsequent losses in one country if the old pairs are consistent: every pair becomes that of
    the new order. Otherwise the lines stay as they are and are rejected."""
    gains, losses = ([line for line in run if line["change"] * sign > 0] for sign in (1, -1))
    if not gains or not losses or run != [*gains, *losses] or len({(line["change"] > 0, line.side) for line in run}) > 2:
        return run
    own, other = ("us", "ussr") if gains[0].side == US else ("ussr", "us")
    start, end = gains[0][own] - gains[0]["change"], losses[-1][other]
    first, last = losses[0][other] - losses[0]["change"], gains[-1][own]
    if gains[0].side == losses[0].side or any(line[other] != first for line in gains) or any(line[own] != last for line in losses):
        return run
    return [replace(line, numbers=line.numbers | {own: start}) for line in losses] + [
        replace(line, numbers=line.numbers | {other: end}) for line in gains
    ]


def _read_line(number: int, text: str, sections: list[tuple[Section, list[Line]]], wording: Wording) -> None:
    """Add a line to the sections: a header with the statement behind it, or a statement."""
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
        _add(line, sections[-1][1])


def _add(line: Line, lines: list[Line]) -> None:
    """Add a statement to its section. A card is shown, played or discarded once, even if the app prints it twice in a row or only with
    the words "from hand"."""
    if lines and line.kind in LOOSE and line == replace(lines[-1], number=line.number):
        return
    if line.kind == "from_hand" and not any((one.kind, one.side, one.name) == ("reveals", line.side, line.name) for one in lines):
        line = replace(line, kind="reveals")
    lines.append(line)


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
    """The line for the first phrase that matches with known names."""
    is_telling = wording.is_begun(text) and any(character.isdigit() for character in text)
    for kind, pattern in wording.patterns:
        if match := pattern.fullmatch(text):
            found = _result(number, text, kind, match, wording, players) if kind in RESULTS else _line(number, text, kind, match, wording)
            if found:
                return found
            is_telling = is_telling or kind not in FREE
    raise NotUnderstood(text, is_telling)


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
