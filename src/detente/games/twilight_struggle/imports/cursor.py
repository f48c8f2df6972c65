"""The position in a log: the section, which of its lines have been consumed, and what they stated so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from detente.engine.table import Table

from .differs import Differs, Torn
from .leftovers import find_objection
from .lines import Line, Log, Section, gain_of
from .phrases import HEADLINE
from .spell import Row, rule_of, spell

# Lines that state no change of their own; any other line left over at the end of a section is a difference.
SOFT = frozenset(
    {
        "in_play", "out_of_play", "note", "player", "bid", "handicap", "no_handicap", "scenario", "optional", "event", "nothing", "score",
        "from_hand", "cleanup", "end", "over", "operation",
    }
)  # fmt: skip
# Lines that stand below the heading they belong to. The others may come earlier or later than what they report.
BELOW = frozenset(
    {
        "influence", "target", "coup", "roll", "war", "war_roll", "space_roll", "space", "trap_roll", "discards", "reveals",
        "returns", "olympics", "region", "region_slip", "event", "operation",
    }
)  # fmt: skip
HEADINGS = ("event", "operation")
MOST_TRUSTED = 3  # contradictions about points that are accepted per log


@dataclass(frozen=True)
class Contradiction:
    """A place where the log breaks the rules; the game continues by the rules, *vp* is the deviation of the log."""

    line: int
    name: str
    said: str
    found: str
    rule: str
    vp: int


class Cursor:
    """The state of following a log. *strict*: also compare cards that only the deal determines."""

    def __init__(self, log: Log, table: Table, strict: bool = False) -> None:
        self.log, self.strict = log, strict
        self.index, self.inside, self.turn = 0, True, int(table.turn)
        self.mark = -1  # the last heading consumed
        self.used: set[int] = set()
        self.ahead: set[int] = set()  # lines of the next section that have already been consumed
        self.early: list[Line] = []  # lines of the previous section that belong to the turn that begins
        self.left: dict[int, int] = {}
        self.vp, self.defcon, self.correction = int(table.vp), int(table.defcon), 0
        self.event, self.events = 0, set[str]()
        self.coup_side, self.coup_ops, self.coup_country, self.is_coup_open = 0, 0, 0, False
        self.table = self.now = table  # before and after the move being compared
        self.drawn, self.is_defector_drawn, self.shown = 0, False, 0
        self.us_points = 0
        self.scored, self.is_penalty = False, False
        self.penalties = [0, 0]
        self.owed: tuple[int, list[list[int]]] = (0, [])
        self.final_from: int | None = None
        self.missing: list[Row] = []
        self.contradictions: list[Contradiction] = []
        self.conventions: dict[str, frozenset[str]] = {}
        self.effects, self.is_japan_out, self.played = 0, False, 0
        self.in_force: dict[str, int] = {}  # cards whose event has taken place, and the turn
        self.ended: set[str] = set()  # cards whose effect ended in this section
        self.is_turn_over = False
        self.waits = False  # the end of the turn is reported in this section, and an omitted round comes first
        self.headlined: tuple[str, ...] = ()
        self.discarded, self.unseen = 0, set[tuple[str, int]]()
        self.last: Row | None = None  # what the engine did last in this section

    def copy(self) -> Cursor:
        """An independent cursor at the same place."""
        twin = Cursor.__new__(Cursor)
        twin.__dict__.update(self.__dict__)
        twin.used, twin.ahead, twin.left, twin.events = set(self.used), set(self.ahead), dict(self.left), set(self.events)
        twin.early = list(self.early)
        twin.missing, twin.contradictions = list(self.missing), list(self.contradictions)
        twin.penalties, twin.conventions = list(self.penalties), dict(self.conventions)
        twin.in_force, twin.ended, twin.unseen = dict(self.in_force), set(self.ended), set(self.unseen)
        return twin

    # Position in the log

    @property
    def section(self) -> Section:
        return self.log.sections[self.index]

    @property
    def is_last(self) -> bool:
        return self.index == len(self.log.sections) - 1

    @property
    def is_beyond(self) -> bool:
        """The log has ended and the game went on."""
        return self.is_last and not self.inside and not self.waits

    def next_section(self) -> Section | None:
        """The next header, or None."""
        return None if self.is_last else self.log.sections[self.index + 1]

    def go_on(self, place: tuple[int, int, int]) -> None:
        """Close this section, because the game has reached another phase or round; open the next one if it is at that place."""
        if self.is_beyond:
            return
        follower = self.next_section()
        is_told = follower is not None and follower.place == place
        if self.inside:
            self.waits = place[1] > 0 and not is_told and self.turn_end() is not None
            self.close()
        self.inside = is_told
        if self.inside:
            self.index += 1
            self.used, self.left, self.events, self.event, self.mark = set(self.ahead), {}, set(), 0, -1
            self.ahead = set()
            self.drawn, self.is_defector_drawn, self.shown, self.discarded = 0, False, 0, 0
            self.ended, self.headlined, self.unseen, self.last = set(), (), set(), None
        self.is_turn_over = False

    def resume(self) -> None:
        """Play a round that the log omits; the reported end of the turn follows now."""
        self.inside, self.waits = self.inside or self.waits, False

    @property
    def reached(self) -> tuple[int, int]:
        """A measure of the progress in the log."""
        return self.index, len(self.used)

    @property
    def untold(self) -> set[str]:
        """Events that have taken place and that the section does not mention."""
        return self.events - {self.section.lines[index].name for index in self.section.by_kind.get("event", ())}

    @property
    def line(self) -> int:
        """The number of the next line."""
        first = next((line for _, line in self.unused() if line.kind not in SOFT), None)
        return first.number if first else self.section.number

    @property
    def said(self) -> str:
        """The text of the next line."""
        return next((line.text for _, line in self.unused() if line.kind not in SOFT), self.section.text)

    def naming(self, name: str) -> tuple[int, str]:
        """The number and text of the line of the section that names a card or country, or of its header."""
        found = self.head(test=lambda line: line.name == name) if name else None
        return (found[1].number, found[1].text) if found else (self.section.number, self.section.text)

    # Lines

    def unused(self, *kinds: str) -> Iterator[tuple[int, Line]]:
        """The lines of some kinds (of all, if none is named) that have not been consumed."""
        if not self.inside:
            return
        if len(kinds) == 1:
            for index in self.section.by_kind.get(kinds[0], ()):
                if index not in self.used and (index > self.mark or kinds[0] not in BELOW):
                    yield index, self.section.lines[index]
            return
        for index, line in enumerate(self.section.lines):
            if index in self.used or (kinds and line.kind not in kinds):
                continue
            if not kinds or index > self.mark or line.kind not in BELOW:
                yield index, line

    def head(self, *kinds: str, test: Callable[[Line], bool] | None = None) -> tuple[int, Line] | None:
        """The first unconsumed line of some kinds that passes a test."""
        return next(((index, line) for index, line in self.unused(*kinds) if test is None or test(line)), None)

    def take(self, *kinds: str, test: Callable[[Line], bool] | None = None) -> Line | None:
        """Consume and return the first unconsumed line of some kinds that passes a test."""
        if found := self.head(*kinds, test=test):
            self.used.add(found[0])
            return found[1]
        return None

    def turn_end(self) -> tuple[int, Line] | None:
        """The first unconsumed line about the end of a turn, or the beginning of the next."""
        return self.head("cleanup", "end", "vp", "reshuffle", "defcon", test=lambda line: line.kind != "defcon" or self.is_better(line))

    def is_better(self, line: Line) -> bool:
        """Return whether a line about DEFCON reports the change at the beginning of a turn (4.5 A)."""
        return line.word == "up" and line["level"] == self.defcon + 1

    def carry(self) -> None:
        """Begin a turn: its reshuffle and its DEFCON level may be printed above its header."""
        for index, line in self.unused("reshuffle", "defcon"):
            if line.kind == "reshuffle" or self.is_better(line):
                self.used.add(index)
                self.early.append(line)

    def take_early(self, kind: str) -> Line | None:
        """Consume a line of a kind that was printed above the header of the turn."""
        found = next((line for line in self.early if line.kind == kind), None)
        if found:
            self.early.remove(found)
        return found

    def begin(self, index: int) -> None:
        """Consume a heading; its lines follow below."""
        self.used.add(index)
        self.mark = max(self.mark, index)

    def limit(self) -> int:
        """The index of the next heading, or the end of the section."""
        return next((index for index, _ in self.unused(*HEADINGS)), len(self.section.lines) if self.inside else 0)

    def contest_rolls(self, side: int) -> list[tuple[int, Line]]:
        """The printed dice of a side's contest (Olympic Games, Summit): before the next heading or target."""
        end = min([self.limit(), *(index for index, _ in self.unused("target"))])
        return [(index, line) for index, line in self.unused("roll") if index < end and line.side == side]

    def held_card(self, side: int) -> tuple[int, Line] | None:
        """A card discarded at the end of a turn (6.4.4) that is printed with the next headlines, and its index."""
        follower = self.next_section()
        for index, line in enumerate(follower.lines if follower and follower.kind == HEADLINE else ()):
            if line.kind in ("headlines", "event"):
                break
            if line.kind == "discards" and line.side == side and index not in self.ahead:
                return index, line
        return None

    def later_level(self) -> int:
        """The DEFCON level before the next section that reports a change; 0 if none does."""
        for section in self.log.sections[self.index + 1 :]:
            if line := next((line for line in section.lines if line.kind == "defcon"), None):
                return line["level"] + (1 if line.word == "down" else -1)
            if section.kind == HEADLINE:
                return 5
        return 0

    def later_total(self) -> int | None:
        """The victory points before the next section that reports any; None if none does."""
        lines = (line for section in self.log.sections[self.index + 1 :] for line in section.lines if line.kind in ("vp", "score"))
        line = next(lines, None)
        return line["score"] - gain_of(line) if line else None

    def later_placements(self, side: int) -> Iterator[str]:
        """The countries in which a side adds influence in the later rounds of this turn."""
        for section in self.log.sections[self.index + 1 :]:
            if section.turn != self.section.turn:
                return
            yield from (line.name for line in section.lines if line.kind == "influence" and line.side == side and line["change"] > 0)

    def heading(self) -> tuple[int, Line] | None:
        """The next heading of an operation with lines below it."""
        lines = self.section.lines
        for index, line in self.unused("operation"):
            is_end = index + 1 == len(lines)
            if self.is_last if is_end else lines[index + 1].kind not in ("operation", "event"):
                return index, line
        return None

    def hard(self) -> Line | None:
        """The first line that still requires something to happen."""
        return next((line for _, line in self.unused() if line.kind not in SOFT), None)

    def rest(self, index: int) -> int:
        """The remaining part of the change that an influence line states."""
        return self.left.get(index, self.section.lines[index]["change"])

    # Differences

    @property
    def may_trust(self) -> bool:
        """Return whether another contradiction about points would be accepted."""
        return self.log.is_trusted and len(self.contradictions) < MOST_TRUSTED

    def contradict(self, line: Line, name: str, found: str, rule: str, vp: int) -> None:
        """Record a contradiction; from here on the log counts differently."""
        self.contradictions.append(Contradiction(line.number, name, line.text, found, rule, vp))
        self.correction += vp

    def differ(self, line: Line, row: Row) -> Differs:
        """The difference for a line that contradicts a row."""
        return self.stamp(Differs(line.number, line.text, spell(row), rule_of(row, self.event)))

    def stamp(self, error: Differs) -> Differs:
        error.reached = self.reached
        return error

    def lack(self, row: Row) -> Differs:
        """The difference for a row that no line states."""
        if line := self.hard():
            return self.differ(line, row)
        follower = self.next_section()
        number = follower.number if follower else self.log.last
        said = follower.text if follower else "-"
        kind = Torn if self.is_last else Differs
        return self.stamp(kind(number, said, spell(row), rule_of(row, self.event)))

    def settle(self, is_over: bool) -> None:
        """Check after a move that lines state everything the engine did, unless the game and the log have ended."""
        if self.missing and self.inside and not (is_over and self.is_last and self.hard() is None):
            raise self.lack(self.missing[0])
        self.missing = []
        if self.early and (error := find_objection(self, self.early[0])):
            raise self.stamp(error)
        if is_over and (follower := self.next_section()):
            found = spell(self.last) if self.last else "-"
            raise self.stamp(Differs(follower.number, follower.text, found, "10.3", "over"))
        if is_over and self.inside:
            self.is_turn_over = True
            self.close()
            self.inside = False

    def close(self) -> None:
        """Close the section: every line must have been consumed."""
        if self.missing:
            raise self.lack(self.missing[0])
        end = self.turn_end() if self.waits else None
        for index, line in self.unused():
            if (end is None or index < end[0]) and (error := find_objection(self, line)):
                raise self.stamp(error)
