"""The first pass: follows a log through the engine, dealing whatever cards it needs, to find every choice and every die."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from detente.engine.game import Game
from detente.engine.table import Table

from ..board import SIDES, US
from ..cards import CARD, OPS, SCORING
from ..state import HAND, PEEK, PLACE_NAMES
from . import hands
from .answers import View, find_answers
from .chance import outcomes
from .compare import look, read_rows
from .cursor import Cursor
from .differs import Differs, Question, Torn, refusal
from .facts import SPACE, Fact, Step, find_facts, find_pile
from .lines import Log, Section
from .operations import begin_operation
from .spell import card as card_title
from .spell import title

FROM_HAND = {"headline": 0, "card": 0, "trap": 0, "partner": 0, "discard": 0, "held": 0, "ask_not": 0, "envy": 0, "ames": 1}
LATE_WAR = 8  # from this turn on, The Cambridge Five have no event
LONGEST = 800  # maximum number of states examined per section
BY_THE_RULES = ("rules", "draw", "held")  # reasons for which the engine itself must have ended the game
ENDING = {"play": ("play:event", "play:event_first"), "wargames": ("accept",)}


@dataclass
class Node:
    """A table, the place in the log, and the moves that led there."""

    table: Table
    cursor: Cursor
    steps: list[Step] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return self.table.outcome is not None

    @property
    def progress(self) -> tuple[int, int, int]:
        """How far this is in the log, and the number of moves."""
        return (*self.cursor.reached, len(self.steps))

    def until(self, step: int) -> Node:
        """The moves before a step, and what they reveal about the cards."""
        return Node(self.table, self.cursor, self.steps[:step], [fact for fact in self.facts if fact.time < step * SPACE])


class Scout:
    """Follows a log section by section; within a section it tries what the lines suggest until all of them fit."""

    def __init__(self, log: Log, options: dict[str, Any], held: tuple[int, int] | None = None) -> None:
        """*held*: a side and the scoring card with which it loses at the end of the log's last turn (4.5 D)."""
        self.log = log
        self.fresh = Game("twilight_struggle").new(seed=0, **options)
        self.start = Node(self.fresh.copy(), Cursor(log, self.fresh))
        self.error: Differs | None = None
        self.end: Node | None = None
        self.stuck: Node | None = None
        self.best = self.start
        self.seen: set[Any] = set()
        self.longest = LONGEST
        self.wanted = scoring_uses(log)
        if held:
            self.wanted.setdefault((log.sections[-1].turn, held[0]), []).append((len(log.sections), -1, held[1]))

    def run(self) -> Node:
        """Follow the whole log; raises Differs where that is not possible."""
        node = self.start
        read_rows(node.cursor, self.fresh.rows()[0], False)
        self.arrange(node)
        while not node.is_over and not node.cursor.is_beyond:
            self.error, self.end, self.seen = None, None, set()
            found = self.explore(node, node.cursor.index)
            if found is None:
                self.stuck = node
                return self.stop()
            node = found
        return self.finish(node) if not node.is_over else node

    def stop(self) -> Node:
        """The node where the log ended in the middle of a section, or the difference."""
        if self.end is not None:
            return self.finish(self.end)
        assert self.error is not None, "a section without an answer names what is wrong"
        raise self.error

    # Search

    def explore(self, node: Node, index: int) -> Node | None:
        """The first path through a section on which everything fits."""
        self.best = max(self.best, node, key=lambda one: one.progress)
        if node.is_over or node.cursor.index > index or node.cursor.is_beyond:
            return node
        if self.is_known(node):
            return None
        if node.cursor.is_last and node.cursor.hard() is None and not self.is_open(node):
            self.note_end(node)
            return None
        seat = node.table.game.seat(node.table.to_move[-1])
        answers = find_answers(View(node.table, node.cursor, seat))
        if not answers:
            self.note(node.cursor.stamp(self.unanswered(node, seat)))
        for action in answers:
            for child in self.children(node, seat, action):
                if found := self.explore(child, index):
                    return found
        return None

    def is_known(self, node: Node) -> bool:
        """Return whether the search of this section has been here before, or has taken too long."""
        key = node.table.bytes(), frozenset(node.cursor.used), tuple(sorted(node.cursor.left.items()))
        if key in self.seen or len(self.seen) > self.longest:
            return True
        self.seen.add(key)
        return False

    @staticmethod
    def is_open(node: Node) -> bool:
        """Return whether the header or a heading of the last section has not been acted on."""
        cursor, question = node.cursor, node.table.question(node.table.to_move[-1])
        if question in ("headline", "card", "trap"):
            return cursor.inside and bool(cursor.section.lines)
        return cursor.heading() is not None or cursor.head("event") is not None

    def children(self, node: Node, seat: int, action: str) -> Iterator[Node]:
        """The nodes after an action: one, or several if chance is not printed."""
        base = node.table.copy()
        cursor = node.cursor.copy()
        try:
            self.prepare(base, cursor, seat, action)
            begin_operation(cursor, node.table, seat, action)
            if action not in base.legal(seat):
                raise self.refused(node, seat, action)
        except Differs as error:
            self.note(error)
            return
        table = None
        for table, dice, _ in outcomes(base, cursor, seat, action):
            child = Node(table, cursor.copy(), list(node.steps), list(node.facts))
            try:
                self.follow(node, base, child, seat, action, dice)
            except Differs as error:
                self.note(error, child if isinstance(error, Torn) else None, node)
                continue
            yield child
        if table is None:
            self.note(self.refused(node, seat, action))

    def follow(self, node: Node, base: Table, child: Node, seat: int, action: str, dice: list[int]) -> None:
        """Compare the effects of a move, and store what it reveals about the cards."""
        rows = child.table.rows(first=child.table.sequence)[0]
        cursor = child.cursor
        look(cursor, node.table, seat, action, child.table)
        facts = find_facts(node.table, node.cursor, base, rows, seat, action)
        read_rows(cursor, rows, child.is_over)
        child.steps.append(Step(SIDES[seat], action, tuple(dice), tuple(rows), node.cursor.line, find_pile(child.table, rows)))
        child.facts.extend(facts)
        self.arrange(child)

    # Cards

    def prepare(self, table: Table, cursor: Cursor, seat: int, action: str) -> None:
        """Put the card of an action where the action takes it from."""
        question = table.question(seat)
        kind, _, name = action.partition(":")
        if kind == "card" and name != "the_china_card" and question in (*FROM_HAND, "tehran", "play"):
            side = seat if question in ("tehran", "play") else seat ^ FROM_HAND[question]
            place = PEEK if question == "tehran" else HAND + side
            keep = self.wanted_now(table, cursor)[side]
            if not hands.bring(table, name, place, keep):
                self.cannot_have(table, cursor, name, side)
            if name == "un_intervention" and (partner := cursor.head("plays")):
                hands.bring(table, partner[1].name, place, {*keep, CARD[name]})
        if question == "envy" and kind == "card":
            values = hands.envy_values(table, seat)
            given = values[OPS[CARD[name]]]
            self.limit(table, cursor, seat, next((printed for printed in range(1, 5) if values[printed] > given), 5))
        is_pass = action == "done" or (kind == "card" and bool(SCORING[CARD[name]]))
        if question == "trap" and is_pass and action not in table.legal(seat):
            change = int(table.record["ops_change"][seat])
            self.limit(table, cursor, seat, next(value for value in range(1, 6) if max(1, value + change) >= 2))
        hands.ask_again(table)

    def limit(self, table: Table, cursor: Cursor, side: int, least: int) -> None:
        """Make sure that no card of at least this printed value is in a hand."""
        high = [card for card in hands.cards_at(table, HAND + side) if OPS[card] >= least and not SCORING[card]]
        if not hands.banish(table, side, high, hands.cards_worth(0, least - 1)):
            error = Differs(cursor.line, cursor.section.text, card_title(high[0]), "4.5 B", "too-high", side=SIDES[side], value=least)
            raise cursor.stamp(error)

    def cannot_have(self, table: Table, cursor: Cursor, name: str, side: int) -> None:
        place = PLACE_NAMES[hands.place_of(table, name)]
        raise cursor.stamp(Differs(*cursor.naming(name), title(name), "4.3", "elsewhere", side=SIDES[side], place=place))

    def wanted_now(self, table: Table, cursor: Cursor) -> tuple[set[int], set[int]]:
        """The scoring cards that each side still has to use in this turn."""
        turn, index = table.turn, cursor.index + (0 if cursor.inside else 1)
        us, ussr = ({card for at, since, card in self.wanted.get((turn, side), ()) if at >= index > since} for side in (0, 1))
        return us, ussr

    def arrange(self, node: Node) -> None:
        """Move scoring cards to where they will be used; all others are moved when needed."""
        if not node.is_over and hands.arrange_scoring(node.table, self.wanted_now(node.table, node.cursor)):
            hands.ask_again(node.table)

    # Ends

    def note(self, error: Differs, child: Node | None = None, node: Node | None = None) -> None:
        """Keep the difference that was found furthest on."""
        if child is not None and node is not None:
            self.note_end(node)
        if self.error is None or error.reached > self.error.reached:
            self.error = error

    def note_end(self, node: Node) -> None:
        """Keep the node that is furthest on, preferably without events that the log does not mention."""
        if self.end is None or self.rank(node) > self.rank(self.end):
            self.end = node

    @staticmethod
    def rank(node: Node) -> tuple[tuple[int, int], int, int]:
        """A sort key: of two ends of a log, the greater is the likelier."""
        return node.cursor.reached, -len(node.cursor.untold), len(node.steps)

    def unanswered(self, node: Node, seat: int) -> Differs:
        """The difference for a question that the log does not answer."""
        cursor, table, question = node.cursor, node.table, node.table.question(seat)
        line = cursor.hard() if cursor.inside else None
        follower = cursor.next_section()
        number, said = (line.number, line.text) if line else (follower.number, follower.text) if follower else (self.log.last, "-")
        kind = Torn if cursor.is_last and (line is None or question == "headline") else Differs
        if kind is Torn:
            self.note_end(node)
        facts = {"side": SIDES[seat], "turn": int(table.turn), "round": int(table.round), "question": Question(question)}
        return kind(number, said, "", "4.5 D", "unanswered", **facts)

    def refused(self, node: Node, seat: int, action: str) -> Differs:
        """The difference for an illegal action."""
        cursor, table = node.cursor, node.table
        number, said = cursor.naming(action.partition(":")[2])
        return cursor.stamp(refusal(table, seat, action, number, said))

    def finish(self, node: Node) -> Node:
        """The node where the log stops: if only declining, or the named card, ends the game, it has ended that way."""
        found = self.search_end(node, 0)
        if found and self.is_likely(node, found):
            return found
        if (line := self.log.result) and line.word in BY_THE_RULES:
            error = self.unanswered(node, node.table.game.seat(node.table.to_move[-1]))
            final = Differs(line.number, line.text, "", "10.3", "not-over", **error.facts)
            final.scout, final.node = self, node
            raise final
        return node

    def is_likely(self, node: Node, end: Node) -> bool:
        """Return whether an end is likely: after a header alone the game may have been abandoned, unless the card's player won."""
        section, outcome = self.log.sections[-1], end.table.outcome
        if section.lines or not section.card or node.cursor.is_beyond or outcome is None:
            return True
        return outcome.winner == SIDES[section.side]

    def search_end(self, node: Node, depth: int) -> Node | None:
        if node.is_over:
            return node
        if depth > 8 or (node.cursor.is_beyond and not self.may_pass(node)):
            return None
        seat = node.table.game.seat(node.table.to_move[-1])
        view = View(node.table, node.cursor, seat)
        endings = () if view.question == "wargames" and self.log.is_lost_by_held_card else ENDING.get(view.question, ())
        answers = view.may(*endings, "done")
        if view.question in ("card", "trap") and node.cursor.inside and node.cursor.section.card:
            answers = [f"card:{node.cursor.section.card}"]
        for action in answers:
            for child in self.children(node, seat, action):
                if found := self.search_end(child, depth + 1):
                    return found
        return None

    def may_pass(self, node: Node) -> bool:
        """Return whether the log omits rounds at its very end."""
        is_marked = any(line.kind == "end" or line.word in BY_THE_RULES for line in self.log.sections[-1].lines)
        return is_marked or bool(node.table.turn == 10 and node.table.round == 8)


def find_result(log: Log) -> dict[str, str] | None:
    """How a game ended if not by the rules, or None."""
    line = log.result
    return {"winner": SIDES[line.side], "ending": line.word} if line and line.word in ("resigned", "time") else None


def scoring_uses(log: Log) -> dict[tuple[int, int], list[tuple[int, int, int]]]:
    """By turn and side: where a scoring card leaves that side's hand or is seen in it, and the last section in which the hand was shown
    without it, so that it was drawn later (-1: none)."""
    found: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    shows: list[tuple[int, int]] = []
    for index, section in enumerate(log.sections):
        for side, card in _uses(section):
            if card and SCORING[CARD[card]]:
                since = max((at for at, turn in shows if turn == section.turn and side == US), default=-1)
                found.setdefault((section.turn, side), []).append((index, since, CARD[card]))
        if _shows_none(section):
            shows.append((index, section.turn))
    return found


def _shows_none(section: Section) -> bool:
    """Return whether the US hand is shown to hold no scoring card: the app says so, or The Cambridge Five reveal nothing."""
    if any(line.kind == "nothing" and line.side == US and line.word == "reveal" for line in section.lines):
        return True
    is_search = section.turn < LATE_WAR and any(line.kind == "event" and line.name == "the_cambridge_five" for line in section.lines)
    return is_search and not any(line.kind == "reveals" and line.side == US for line in section.lines)


def _uses(section: Section) -> Iterator[tuple[int, str]]:
    """The cards that a section shows in a hand, with the side. Our Man in Tehran discards from the draw pile instead."""
    yield section.side, section.card or section.scored
    event = ""
    for line in section.lines:
        if line.kind in ("event", "operation"):
            event = line.name
        elif line.kind in ("headlines", "reveals", "plays") or (line.kind == "discards" and event != "our_man_in_tehran"):
            yield line.side, line.name
