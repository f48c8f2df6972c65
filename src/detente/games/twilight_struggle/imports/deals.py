"""Finds consistent deals: which card was drawn when, so that every card is in the hand from which the log shows it used.

The log names every card that leaves a hand, and so also what is in the discard pile when it is shuffled. What remains is a matching of
draws (a time and a side) with stays (a card in the draw pile, and the hand and time in which it next appears).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .. import state
from ..board import SIDES
from ..cards import CARDS, SCORING
from .chance import find_draws
from .differs import Differs
from .facts import SPACE, Fact, Step
from .spell import TITLES, Row

NEVER = 1 << 30


@dataclass(frozen=True)
class Slot:
    """A card drawn into a hand: the time, the side, and the turn."""

    time: int
    side: int
    turn: int


@dataclass
class Stay:
    """A card in the draw pile from *start* on. It was drawn by *side* (-1: anybody) before *end* and left the hand at *exit*."""

    card: int
    start: int
    end: int = NEVER
    side: int = -1
    exit: int = NEVER
    line: int = 0
    said: str = ""
    exit_line: int = 0
    exit_said: str = ""

    @property
    def is_used(self) -> bool:
        return self.side >= 0


@dataclass
class Course:
    """The draws of a game, and the cards that came into the draw pile at each time."""

    slots: list[Slot]
    arrivals: list[tuple[int, frozenset[int]]]
    turns: list[tuple[int, int]]
    shuffles: list[int]  # when a draw pile had been used up

    def turn_at(self, time: int) -> int:
        """The turn in which something happened."""
        return max((turn for start, turn in self.turns if start <= time), default=1)

    def used_up(self, start: int) -> int:
        """When the draw pile that a card entered at *start* was used up."""
        return min((time for time in self.shuffles if time > start), default=NEVER)


def find_course(opening: Sequence[Row], first: frozenset[int], steps: Sequence[Step], later: Mapping[int, frozenset[int]]) -> Course:
    """The draws, turns and shuffles of a scouted game. *opening*: the rows before the first move, *first*: the cards available then,
    *later*: the cards of the later periods."""
    course = Course([], [(-SPACE, first)], [(-SPACE, 1)], [])
    piles = (frozenset[int](), *(step.pile for step in steps))
    for move, rows in enumerate((opening, *(step.rows for step in steps)), -1):
        peeks = [draw.row for draw in find_draws(rows) if draw.kind == "peek"]
        for index, row in enumerate(rows):
            time = move * SPACE + 1 + index
            if row[0] == state.L_DEAL:
                course.slots.append(Slot(time, row[1], course.turns[-1][1]))
            elif row[0] == state.L_TURN:
                course.turns.append((time, row[1]))
            elif row[0] == state.L_ERA and move >= 0:
                course.arrivals.append((time, later[row[1]]))
            elif row[0] == state.L_RESHUFFLE:
                course.arrivals.append((time, piles[move + 1]))
                if not any(peek < index for peek in peeks):  # else the rest of the old pile is shuffled back into the new one (card 108)
                    course.shuffles.append(time)
    return course


def find_stays(course: Course, facts: Sequence[Fact]) -> list[Stay]:
    """All stays of all cards: from the moment a card is in a draw pile to the moment it next leaves a hand."""
    stays = []
    for start, cards in course.arrivals:
        for card in sorted(cards):
            ends = [time for time, others in course.arrivals if time > start and card in others]
            own = [fact for fact in facts if card in fact.cards and start < fact.time < min(ends, default=NEVER)]
            if stay := _stay(card, start, course.used_up(start), own):
                stays.append(stay)
    return stays


def _stay(card: int, start: int, end: int, facts: Sequence[Fact]) -> Stay | None:
    """One stay; None if the card was discarded from the pile itself (card 108)."""
    gone = next((fact for fact in facts if fact.kind in ("exit", "pile")), None)
    if gone and gone.kind == "pile":
        return None
    stay = Stay(card, start, end)
    if gone:
        stay.exit, stay.exit_line, stay.exit_said = gone.time, gone.line, gone.said
    if first := next((fact for fact in facts if fact.kind in ("exit", "seen")), None):
        stay.side, stay.end, stay.line, stay.said = first.side, min(end, first.time), first.line, first.said
    return stay


class Matching:
    """Matches draws and stays by augmenting paths: first every stay that the log uses, then the remaining draws."""

    def __init__(self, course: Course, stays: Sequence[Stay], facts: Sequence[Fact]) -> None:
        self.course, self.stays = course, list(stays)
        self.bans = [fact for fact in facts if fact.kind == "ban"]
        self.last_turn = course.turns[-1][1]
        self.slots = course.slots
        self.edges = [[index for index, slot in enumerate(self.slots) if self.fits(stay, slot)] for stay in self.stays]
        self.stay_of: dict[int, int] = {}

    def fits(self, stay: Stay, slot: Slot) -> bool:
        """Return whether a draw may have been of this card."""
        if not stay.start < slot.time < stay.end or stay.side not in (-1, slot.side):
            return False
        if SCORING[stay.card]:  # never held from one turn to the next (4.5 D)
            left = self.course.turn_at(stay.exit) if stay.exit < NEVER else self.last_turn
            if slot.turn != left:
                return False
        return not any(ban.side == slot.side and stay.card in ban.cards and slot.time < ban.time < stay.exit for ban in self.bans)

    def solve(self) -> list[int]:
        """The card of every draw; raises Differs with the first use that no deal explains."""
        for index, stay in sorted(enumerate(self.stays), key=lambda item: item[1].end):
            if stay.is_used and not self._place(index, set()):
                raise self.undealt(stay)
        fillers = [index for index, stay in enumerate(self.stays) if not stay.is_used]
        for index in sorted(fillers, key=lambda i: (bool(SCORING[self.stays[i].card]), self.stays[i].end)):
            self._place(index, set())
        if empty := [slot for index, slot in enumerate(self.slots) if index not in self.stay_of]:
            error = Differs(0, f"T{empty[0].turn}", "-", "4.3, 4.5 B", "no-cards", turn=empty[0].turn)
            error.step = empty[0].time // SPACE
            raise error
        return [self.stays[self.stay_of[index]].card for index in range(len(self.slots))]

    def undealt(self, stay: Stay) -> Differs:
        """The difference for a used card that cannot have been drawn; a scoring card perhaps only because it may not be held (4.5 D)."""
        free = [slot for slot in self.slots if stay.start < slot.time < stay.end and stay.side in (-1, slot.side)]
        used = self.course.turn_at(stay.exit) if stay.exit < NEVER else self.last_turn
        earlier = max((slot.turn for slot in free if slot.turn < used), default=0)
        name = TITLES[CARDS[stay.card - 1]]
        if SCORING[stay.card] and earlier:
            line, said = stay.exit_line or stay.line, stay.exit_said or stay.said
            error = Differs(line, said, name, "4.5 D", "held-scoring", side=SIDES[stay.side], turn=earlier)
            error.step = next(start for start, turn in self.course.turns if turn == earlier + 1) // SPACE
            return error
        error = Differs(stay.line, stay.said, name, "4.3, 4.5 B", "undealt")
        error.step = max(0, min(stay.end, stay.exit)) // SPACE
        return error

    def _place(self, stay: int, seen: set[int]) -> bool:
        """Find a draw for a stay, moving others if necessary."""
        for slot in reversed(self.edges[stay]):
            if slot in seen:
                continue
            seen.add(slot)
            if slot not in self.stay_of or self._place(self.stay_of[slot], seen):
                self.stay_of[slot] = stay
                return True
        return False
