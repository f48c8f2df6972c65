"""Chance within a move: the dice that the log prints, in the order in which the engine rolls them, and cards taken at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from detente.engine.errors import ImpossibleDeal
from detente.engine.table import Table

from .. import state
from ..cards import CARD, CARDS
from ..state import HAND
from .cursor import Cursor
from .hands import bring
from .spell import Row

GRAIN_SALES, TERRORISM, SALT = CARD["grain_sales_to_soviets"], CARD["terrorism"], CARD["salt_negotiations"]
ANY_DIE = (6, 1, 3, 2, 4, 5)  # order of trying dice that are not printed: the extremes decide most contests
ROLLS = {
    state.L_COUP_ROLL: ("coup", 1), state.L_REALIGN_ROLL: ("roll", 2), state.L_ROLL: ("roll", 2), state.L_WAR_ROLL: ("war_roll", 1),
    state.L_SPACE_ROLL: ("space_roll", 2), state.L_TRAP_ROLL: ("trap_roll", 2),
}  # fmt: skip


class Draw(NamedTuple):
    """A card that chance decided: dealt, looked at, or taken from a hand."""

    kind: str
    side: int
    card: int
    row: int


class Roll(NamedTuple):
    """A die, the kind of line that would report it, and the contest it belongs to (*is_contest*: Olympic Games or Summit, which are
    seldom printed)."""

    kind: str
    side: int
    die: int
    row: int
    contest: int
    is_contest: bool


def find_rolls(rows: Sequence[Row]) -> list[Roll]:
    """Every die of a move, in order."""
    found, contest = [], 0
    for index, row in enumerate(rows):
        contest += row[0] in (state.L_EVENT, state.L_CHOICE)
        if row[0] in ROLLS:
            kind, place = ROLLS[row[0]]
            found.append(Roll(kind, row[1] if place == 2 else -1, row[place], index, contest, row[0] == state.L_ROLL))
    return found


def find_draws(rows: Sequence[Row]) -> list[Draw]:
    """Every card that chance decided in a move, in order."""
    found, event = [], 0
    for index, row in enumerate(rows):
        if row[0] == state.L_EVENT:
            event = row[2]
        elif row[0] == state.L_DEAL:
            found.append(Draw("deal", row[1], row[2], index))
        elif row[0] == state.L_PEEK:
            found.append(Draw("peek", -1, row[1], index))
        elif row[0] == state.L_DRAWN or (row[0] == state.L_DISCARD and event == TERRORISM):
            found.append(Draw("discards", row[1], row[2], index))
        elif row[0] == state.L_SHOWN and event == GRAIN_SALES:
            found.append(Draw("reveals", row[1], row[2], index))
    return found


def outcomes(base: Table, cursor: Cursor, seat: int, action: str) -> Iterator[tuple[Table, list[int], list[str]]]:
    """Play the move with the dice and cards that the log states; where it states none, with each in turn."""
    yield from _extend(base, cursor, seat, action, [], [])


def _extend(
    base: Table, cursor: Cursor, seat: int, action: str, dice: list[int], cards: list[str]
) -> Iterator[tuple[Table, list[int], list[str]]]:
    trial = _played(base, seat, action, dice, cards)
    if trial is None:
        return
    rows = trial.rows(first=trial.sequence)[0]
    rolls, draws = find_rolls(rows), find_draws(rows)
    roll = rolls[len(dice)] if len(rolls) > len(dice) else None
    pick = next((k for k in range(len(cards), len(draws)) if draws[k].kind in ("discards", "reveals")), None)
    if pick is not None and (roll is None or draws[pick].row < roll.row):
        wanted = _wanted_card(cursor, rows, draws[pick])
        if wanted:
            changed, before = _arranged(base, seat, action, dice, cards, draws[len(cards) : pick + 1], wanted)
            yield from _extend(changed, cursor, seat, action, dice, [*cards, *before, wanted])
            return
    if roll is None:
        yield trial, dice, cards
        return
    for die in _wanted_dice(cursor, rolls, len(dice)):
        yield from _extend(base, cursor, seat, action, [*dice, die], cards)


def _played(base: Table, seat: int, action: str, dice: list[int], cards: list[str]) -> Table | None:
    """The table after a move with these dice and cards; None if the cards cannot come this way."""
    trial = base.copy()
    try:
        trial.force_dice(dice)
        trial.force_cards(cards)
        trial.play(seat, action)
    except ImpossibleDeal:
        return None
    return trial


def _arranged(
    base: Table, seat: int, action: str, dice: list[int], cards: list[str], draws: Sequence[Draw], wanted: str
) -> tuple[Table, list[str]]:
    """The table with a card in the hand from which the last draw takes it, and the cards of the earlier draws."""
    changed, earlier = base.copy(), draws[:-1]
    before = [CARDS[draw.card - 1] for draw in earlier]
    if not bring(changed, wanted, HAND + draws[-1].side, _kept(action, cards)):
        return changed, before if wanted in before else _dealt(wanted, earlier, draws[-1].side)
    if wanted in before and (again := _played(changed, seat, action, dice, cards)):  # the card it was swapped with is dealt now
        dealt = find_draws(again.rows(first=again.sequence)[0])[len(cards) :]
        before = [CARDS[draw.card - 1] for draw in dealt[: len(earlier)]]
    return changed, before


def _dealt(wanted: str, draws: Sequence[Draw], side: int) -> list[str]:
    """The cards of the draws; a side whose hand was empty is dealt the wanted one."""
    last = max((k for k, draw in enumerate(draws) if (draw.kind, draw.side) == ("deal", side)), default=-1)
    return [wanted if k == last else CARDS[draw.card - 1] for k, draw in enumerate(draws)]


def _kept(action: str, cards: Sequence[str]) -> set[int]:
    """Cards that must stay in the hands: those of the action, and those taken before."""
    kind, _, name = action.partition(":")
    return {CARD[card] for card in [*cards, *([name] if kind == "card" else [])]}


def _wanted_dice(cursor: Cursor, rolls: Sequence[Roll], index: int) -> Sequence[int]:
    """The die that the log prints for a roll, or all."""
    roll = rolls[index]
    earlier = sum(1 for other in rolls[:index] if (other.kind, other.side) == (roll.kind, roll.side))
    told = cursor.contest_rolls(roll.side) if roll.is_contest else list(cursor.unused(roll.kind))
    lines = [line for _, line in told if line.side in (roll.side, -1)]
    if earlier < len(lines):
        return (lines[earlier]["die"],) if 1 <= lines[earlier]["die"] <= 6 else (roll.die,)
    if roll.kind != "roll":
        return (roll.die,)
    is_again = sum(1 for other in rolls[:index] if other.contest == roll.contest) >= 2  # an unprinted tie is not searched for
    return () if is_again else ANY_DIE


def _wanted_card(cursor: Cursor, rows: Sequence[Row], draw: Draw) -> str:
    """The card that the log names for one taken at random; the lines before it report earlier parts of the move."""
    told = list(find_told(rows[: draw.row], cursor.event)).count((draw.kind, draw.side))
    lines = [line for _, line in cursor.unused(draw.kind) if line.side == draw.side]
    return lines[told].name if told < len(lines) else ""


def find_told(rows: Sequence[Row], event: int) -> Iterator[tuple[str, int]]:
    """The kinds and sides of the lines that report cards of rows. *event* was being carried out before."""
    drawn = 0
    for row in rows:
        if row[0] == state.L_EVENT:
            event = row[2]
        elif row[0] == state.L_DRAWN:
            drawn = row[2]
            yield "discards", row[1]
        elif row[0] == state.L_DISCARD and row[2] != drawn:
            yield "discards", row[1]
        elif row[0] == state.L_SHOWN:
            yield "reveals", row[1]
        elif row[0] == state.L_TAKEN:
            yield "reveals", row[1] if event == SALT else 1 - row[1]
