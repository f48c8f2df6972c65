"""What a log reveals about the cards: which left a hand when, which were seen there, and which cannot have been there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from detente.engine.table import Table

from .. import state
from ..board import US, USSR
from ..cards import CARD, CARDS, OPS, SCORING
from ..piles import ENVY
from .chance import GRAIN_SALES, find_draws, find_told
from .cursor import Cursor
from .hands import envy_values
from .spell import Row

FROM_HAND = frozenset({"headline", "card", "trap", "partner", "discard", "held", "ask_not", "envy", "ames"})
SPACE = 1000  # between the times of two moves; the rows of a move are in between
ALL = frozenset(range(1, len(CARDS) + 1))
SCORING_CARDS = frozenset(card for card in ALL if SCORING[card])
CAMBRIDGE_FIVE, UN_INTERVENTION, CHINA_CARD = CARD["the_cambridge_five"], CARD["un_intervention"], CARD["the_china_card"]


@dataclass(frozen=True)
class Step:
    """A move that was found: who did what with which dice, its rows, the line of the log, and the new draw pile, if any."""

    seat: str
    action: str
    dice: tuple[int, ...]
    rows: tuple[Row, ...]
    line: int
    pile: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Fact:
    """Something known at a time: cards left a hand ("exit") or the draw pile ("pile"), openly entered a hand ("entry"), were seen in it
    ("seen"), or cannot have been in it ("ban")."""

    kind: str
    time: int
    side: int
    cards: frozenset[int]
    line: int
    said: str = ""


def find_facts(before: Table, cursor: Cursor, base: Table, rows: Sequence[Row], seat: int, action: str) -> list[Fact]:
    """Everything that one move reveals; *base* is the table before the move."""
    time, (line, said) = len(before.moves) * SPACE, (cursor.line, cursor.said)
    if action.startswith("card:"):
        line, said = cursor.naming(action.partition(":")[2])
    question = before.question(seat)
    found = [Fact(kind, time, side, cards, line, said) for kind, side, cards in _of_action(base, seat, action, question)]
    for draw in find_draws(rows):
        if draw.kind in ("discards", "reveals"):
            kind = "exit" if draw.kind == "discards" else "seen"
            found.append(Fact(kind, time + 1 + draw.row, draw.side, frozenset({draw.card}), line, said))
    found += [Fact(kind, time + 1 + row, side, cards, line, said) for row, kind, side, cards in _of_shows(cursor, rows)]
    return found


def _of_action(base: Table, seat: int, action: str, question: str) -> Iterator[tuple[str, int, frozenset[int]]]:
    kind, _, name = action.partition(":")
    card = CARD[name] if kind == "card" else 0
    one = frozenset({card})
    if card and card != CHINA_CARD and question in FROM_HAND:
        yield "exit", US if question == "ames" else seat, one
    if card and question == "play":
        yield "exit", seat, one
    elif card and question == "tehran":
        yield "pile", -1, one
    elif card and question == "salt":
        yield "entry", seat, one
    elif card and question == "envy":
        values = envy_values(base, seat)
        yield "ban", seat, frozenset(other for other in ALL if values[OPS[other]] > values[OPS[card]] and other != CHINA_CARD)
        yield "entry", seat, frozenset({ENVY})
    elif question == "grain_sales" and action == "accept":
        yield "exit", USSR, frozenset({int(base.record["stack"][int(base.record["depth"]) - 1][1])})
    elif question == "trap" and (action == "done" or SCORING[card]) and "done" in base.legal(seat) and base.round < 8:
        yield "ban", seat, frozenset(other for other in ALL if _is_worth_two(base, seat, other))


def _is_worth_two(table: Table, side: int, card: int) -> bool:
    """Return whether a card could be discarded to a trap."""
    change = int(table.record["ops_change"][side])
    return bool(OPS[card] and card != CHINA_CARD and max(1, min(4, OPS[card] + change)) >= 2)


def _of_shows(cursor: Cursor, rows: Sequence[Row]) -> Iterator[tuple[int, str, int, frozenset[int]]]:
    """Revealed hands, and the scoring cards of one (card 104)."""
    event, start, shown = 0, 0, [0]
    for index, row in enumerate((*rows, (state.L_EVENT, US, 0, 0))):
        if row[0] in (state.L_EVENT, state.L_NO_EVENT):
            if len(shown) > 1 or event == CAMBRIDGE_FIVE:
                yield from _laid_open(cursor, event, rows[:start], shown)
            event, start, shown = (row[2] if row[0] == state.L_EVENT else 0), index, [index]
        elif row[0] == state.L_SHOWN and event != GRAIN_SALES:
            shown.append(index)


def _laid_open(cursor: Cursor, event: int, before: Sequence[Row], shown: Sequence[int]) -> Iterator[tuple[int, str, int, frozenset[int]]]:
    """The cards that the log names; the lines before them report earlier parts of the move."""
    side = USSR if CARDS[event - 1] == "cia_created" else US
    told = list(find_told(before, cursor.event)).count(("reveals", side))
    names = [line.name for _, line in cursor.unused("reveals") if line.side == side][told : told + len(shown) - 1]
    cards = frozenset(CARD[name] for name in names)
    yield shown[-1], "seen", side, cards
    yield shown[-1], "ban", side, (SCORING_CARDS if event == CAMBRIDGE_FIVE else ALL) - cards


def find_pile(table: Table, rows: Sequence[Row]) -> frozenset[int]:
    """The cards of a draw pile shuffled in the move just made: those in it, and those taken from it since."""
    start = next((index for index, row in enumerate(rows) if row[0] == state.L_RESHUFFLE), None)
    if start is None:
        return frozenset()
    taken = [draw.card for draw in find_draws(rows) if draw.row > start and draw.kind in ("deal", "peek")]
    return frozenset([CARD[name] for name in table.deck] + taken)
