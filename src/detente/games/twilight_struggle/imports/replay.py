"""The last pass: the reconstructed game is played on a new table through `Table.play` and compared with the log once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from detente.engine.errors import DetenteError, ImpossibleDeal
from detente.engine.game import Game
from detente.engine.table import Table

from ..board import SIDES, US, USSR
from ..cards import CARDS
from ..state import HAND
from .chance import find_draws
from .compare import look, read_rows
from .cursor import Cursor
from .differs import Differs, refusal
from .facts import Step
from .hands import cards_at, swap
from .lines import Log
from .operations import begin_operation
from .spell import TITLES, title

KEY = bytes(range(16))
LEFT_OPEN = ("box ", "deck ")


def open_game(fresh: Table, dealt: Sequence[int]) -> Table:
    """The position before the first decision with the given first hands; *dealt* alternates, the USSR first."""
    table = fresh.copy()
    for side in (US, USSR):
        wanted = set(dealt[1 - side :: 2])
        held = set(cards_at(table, HAND + side))
        for card, other in zip(sorted(wanted - held), sorted(held - wanted), strict=True):
            swap(table, card, other)
    sections = [section for section in table.position().split(" | ") if not section.startswith(LEFT_OPEN)]
    return Game("twilight_struggle").position(" | ".join(sections), key=KEY)


def replay(log: Log, fresh: Table, steps: Sequence[Step], dealt: Sequence[int], opening: int) -> tuple[Table, Cursor]:
    """Play the steps. *dealt* are the cards of all draws, of which the first *opening* are the first hands."""
    table = open_game(fresh, dealt[:opening])
    cursor = Cursor(log, table, strict=True)
    draws = iter(dealt[opening:])
    read_rows(cursor, fresh.rows()[0], False)
    for index, step in enumerate(steps):
        try:
            _play(table, cursor, steps, index, draws)
        except Differs as error:
            error.step = index
            raise
        assert table.moves[-1].action == step.action
    return table, cursor


def _play(table: Table, cursor: Cursor, steps: Sequence[Step], index: int, draws: Iterator[int]) -> None:
    """Play one step."""
    step = steps[index]
    seat = SIDES.index(step.seat)
    before = table.copy()
    try:
        begin_operation(cursor, table, seat, step.action)
        table.force_dice(step.dice)
        table.force_cards(_forced(table, steps, index, draws))
        table.play(step.seat, step.action)
    except ImpossibleDeal as error:
        found = title(error.facts["card"]) if error.facts.get("card") in TITLES else "-"
        raise cursor.stamp(Differs(step.line, cursor.section.text, found, "4.3", "undealt")) from error
    except DetenteError as error:
        said = cursor.naming(step.action.partition(":")[2])[1]
        raise cursor.stamp(refusal(before, seat, step.action, step.line, said)) from error
    look(cursor, before, seat, step.action, table)
    read_rows(cursor, table.rows(first=table.sequence)[0], table.outcome is not None)


def _forced(table: Table, steps: Sequence[Step], index: int, draws: Iterator[int]) -> list[str]:
    """The cards that chance decides in a step, in order."""
    found = find_draws(steps[index].rows)
    peeks = iter(_peeks(table, steps, index, sum(draw.kind == "peek" for draw in found)))
    names = []
    for draw in found:
        if draw.kind == "deal":
            names.append(CARDS[next(draws) - 1])
        elif draw.kind == "peek":
            names += [name for name in [next(peeks, "")] if name]
        else:
            names.append(CARDS[draw.card - 1])
    return names


def _peeks(table: Table, steps: Sequence[Step], index: int, count: int) -> list[str]:
    """The cards that Our Man in Tehran looks at: those it is to discard, and enough others of the pile."""
    if not count:
        return []
    wanted = []
    for step in steps[index + 1 :]:
        if not step.action.startswith("card:"):
            break
        wanted.append(step.action.removeprefix("card:"))
    pile = list(table.deck)
    first = [name for name in wanted if name in pile] + [name for name in pile if name not in wanted]
    return first[:count] + [name for name in wanted if name not in pile]
