"""Planned answers to coming questions, so that a correspondence game does not have to wait.

A plan is held against its table after every change, by whichever server made it. An answer is a move like any other, stored with the plan
that is left in one transaction and against the table's version: it is given once, on any number of servers. What a server did not come to
before it ended is found by all others, because a plan knows the version that it was last held against.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from detente.engine.errors import DetenteError, NotYourTurn, StaleSequence
from detente.engine.table import Table
from detente.engine.view import row_json

from ..errors import BadMessage, Conflict, Forbidden
from ..logs import log_event
from ..periodic import PeriodicJob
from ..store import Match, StoredMove, Visitor
from ..store.people import notice_writes
from ..store.plans import Answer, Plan, keeping
from ..store.writer import Write
from .gate import OWN_GAMES, against_version, check_time
from .live import LiveTable

if TYPE_CHECKING:
    from .tables import TableRegistry

EVERY = 5.0  # seconds between runs, for tables whose server has stopped
DEALS = 12  # sampled deals in all of which an answer must be forced; otherwise answering at once could reveal hidden facts
GAMES, MOVES, AHEAD = 24, 40, 3  # random playouts that find coming questions: number, length, and questions to find


@dataclass(frozen=True)
class Step:
    """The next step of a plan: an answer, or the reason (*why*) to drop it; and the rest of the plan."""

    rest: Plan
    action: str | None = None
    why: str = ""


# Evaluating a plan


def next_step(table: Table, seat: str, plan: Plan) -> Step | None:
    """The next step of a seat's plan in a position, or None. Uses only what the seat knows."""
    question = table.question(seat) if seat in table.to_move else None
    first = plan.answers[0] if plan.answers else None
    if first and any(move.seat == seat for move in table.moves[plan.sequence :]):
        return drop(plan, "moved")
    if first and question == first.question:
        return give(table, seat, plan, first)
    if question and plan.only and is_forced(table, seat):
        return Step(replace(plan, sequence=table.sequence + 1), table.legal(seat)[0])
    if first and question:
        return drop(plan, "question")
    if first and has_news(table, plan) and not expects_news(first):
        return drop(plan, "news")
    return None


def give(table: Table, seat: str, plan: Plan, answer: Answer) -> Step:
    """The planned answer to the current question, or the reason why there is none."""
    if has_news(table, plan) and not expects_news(answer):
        return drop(plan, "news")
    named_things = things_shown(table, plan.since) if any(choice.told for choice in answer.choices) else set()
    choice = next((choice for choice in answer.choices if choice.told is None or choice.told in named_things), None)
    if choice is None:
        return drop(plan, "condition")
    if choice.action not in table.legal(seat):
        return drop(plan, "illegal")
    if not expects_news(answer) and choice.action in things_touched(table, seat, plan.since):
        return drop(plan, "touched")
    return Step(replace(plan, answers=plan.answers[1:], sequence=table.sequence + 1, dropped=""), choice.action)


def drop(plan: Plan, why: str) -> Step:
    return Step(plan.without_answers(why), why=why)


def has_news(table: Table, plan: Plan) -> bool:
    """Whether something was rolled, drawn or revealed since the plan was made: the same that prevents an undo."""
    return int(table.record["barrier"]) != plan.barrier


def expects_news(answer: Answer) -> bool:
    """Whether an answer applies whatever was rolled or revealed, or depends on it."""
    return answer.news or any(choice.told for choice in answer.choices)


def things_shown(table: Table, since: int) -> set[str]:
    """The things (`card:…`) that the log has named to every seat after a step; a hidden draw does not count."""
    ours, *theirs = (table.rows(seat, since + 1) for seat in table.game.seats)
    return named(table, [row for step, *same in zip(ours, *theirs, strict=True) for row in step if all(row in other for other in same)])


def things_touched(table: Table, seat: str, since: int) -> set[str]:
    """The things that a seat's log has named in moves of the opponent after a step. They may now cost more than the planner expected,
    or be worth less."""
    steps = zip(table.rows(seat, since + 1), table.moves[since:], strict=True)
    return named(table, [row for step, move in steps if move.seat != seat for row in step])


def named(table: Table, rows: Iterable[tuple[int, ...]]) -> set[str]:
    """The things in rows of the log."""
    return {f"{fact['kind']}:{fact['value']}" for row in rows for fact in row_json(table.game.rules, row)["facts"].values()}


def is_forced(table: Table, seat: str) -> bool:
    """Whether a seat has only one answer, and would have in every deal that is possible to the opponent or a spectator."""
    if len(table.legal(seat)) != 1:
        return False
    other = next(place for place in table.game.seats if place != seat)
    for seed in range(DEALS):
        theirs = table.determinize(other, seed)
        if any(len(world.legal(seat)) != 1 for world in (theirs, theirs.determinize(seat, seed))):
            return False
    return True


def coming(table: Table, seat: str) -> list[dict[str, Any]]:
    """The questions that a seat may be asked next, likeliest first, with answers that may be legal: found by random playouts from
    determinizations of the seat's observation, so that they reveal nothing hidden."""
    asked: Counter[str] = Counter()
    answers: dict[str, Counter[str]] = {}
    for seed in range(GAMES):
        world, chance, left = table.determinize(seat, seed), random.Random(seed), AHEAD
        for _ in range(MOVES):
            if not world.to_move or not left:
                break
            mover = world.to_move[0]
            legal = world.legal(mover)
            if mover == seat:
                asked[question := world.question(seat)] += left
                answers.setdefault(question, Counter()).update(legal)
                left -= 1
            world.play(mover, chance.choice(legal))
    return [
        {"question": question, "actions": [action for action, _ in answers[question].most_common()]} for question, _ in asked.most_common()
    ]


# Storing a plan


def seat_of(live: LiveTable, visitor: str) -> str:
    """The starting seat for which somebody may plan; raises Forbidden."""
    mine = [place for place, holder in live.match.seats.items() if holder.visitor == visitor]
    if len(mine) != 1 or live.match.mode in OWN_GAMES:
        raise Forbidden("not-seated")
    return mine[0]


def check_names(table: Table, answers: Sequence[Answer]) -> None:
    """BadMessage for a question, an answer or a thing that the game does not have."""
    rules = table.game.rules
    things = {f"{kind}:{name}" for kind, names in rules.names.items() for name in names}
    for answer in answers:
        if answer.question not in rules.questions[1:]:
            raise BadMessage("plan-unknown", word=answer.question)
        for choice in answer.choices:
            if choice.action not in table.game.numbers:
                raise BadMessage("plan-unknown", word=choice.action)
            if choice.told is not None and choice.told not in things:
                raise BadMessage("plan-unknown", word=choice.told)


@against_version
async def save_plan(live: LiveTable, visitor: Visitor, sequence: int, answers: Sequence[Answer], only: bool) -> Plan:
    """Replace a plan. Its answers are for questions after the step that its maker has seen."""
    place, table = seat_of(live, visitor.id), live.playing()
    if answers and live.seat_now(place) in table.to_move:
        raise Conflict("plan-asked")
    if answers and sequence != table.sequence:
        raise StaleSequence("stale", given=sequence, expected=table.sequence)
    check_names(table, answers)
    plan = Plan(live.match.id, visitor.id, tuple(answers), only, table.sequence, table.sequence, int(table.record["barrier"]))
    await store_plans(live, {place: plan})
    return plan


def planned(match: Match, places: Sequence[str]) -> Match:
    """The match after a change of these seats' plans, with the version in which they changed."""
    return match.but(planned=match.planned | dict.fromkeys(places, match.version + 1))


def writes_of(match: Match, plans: Sequence[Plan]) -> list[Write]:
    """The writes that store plans together with the next version of their table."""
    return [write for plan in plans for write in keeping(replace(plan, checked=match.version + 1))]


async def store_plans(live: LiveTable, plans: dict[str, Plan], *also: Write) -> None:
    """Store the plans of seats, and notify their makers. The lock is held."""
    match = planned(live.match, list(plans))
    with live.writing():
        stored = await live.store.change_match(match, *writes_of(match, list(plans.values())), *also)
    live.adopt(stored)


# Playing by a plan


@against_version
async def follow_plans(live: LiveTable) -> bool:
    """Carry out the next step of a plan at a table; False if there is none."""
    match, table = live.match, live.table
    if table is None or match.status != "playing" or match.adjourned or match.undo_asked:
        return False
    try:
        await check_time(live)
    except NotYourTurn:
        return False
    plans = await live.store.plans.of_table(match.id)
    for plan in plans:
        place = next((seat for seat, holder in match.seats.items() if holder.visitor == plan.visitor), None)
        if place is None:
            continue
        # In a thread, on a copy: finding out whether an answer is forced takes a while.
        step = await asyncio.to_thread(next_step, table.copy(), live.seat_now(place), plan)
        if step is not None and step.action is not None:
            await answer_by_plan(live, place, step)
            return True
        if step is not None:
            await store_plans(live, {place: step.rest}, *notices_of(live, step.rest))
            return True
    if late := [plan for plan in plans if plan.checked < match.version]:
        await live.store.plans.note_checked(late, match.version)
    return False


async def answer_by_plan(live: LiveTable, place: str, step: Step) -> None:
    """Make a planned move in the name of the plan's maker. The lock is held."""
    table, seat = live.playing(), live.seat_now(place)
    assert step.action is not None
    after = table.copy()
    after.play(seat, step.action)
    match = planned(live.match_after(after), [place])
    move = StoredMove(seat, step.action, table.sequence)
    with live.writing():
        stored = await live.store.add_move(match, table.sequence, move, *writes_of(match, [step.rest]))
    live.adopt(stored, after, [*live.given, table.sequence])


def notices_of(live: LiveTable, plan: Plan) -> list[Write]:
    """The notice to somebody whose plan was dropped, unless they are at the table and see it there."""
    here = live.players_here().union(*live.elsewhere.values())
    return [] if plan.visitor in here else notice_writes([plan.visitor], "plan", plan.table, table=plan.table)


class PlanJob(PeriodicJob):
    """Plays planned answers; `wake_up` is a listener of every table."""

    name, every = "plans", EVERY

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__()
        self._tables = tables
        self._busy: set[str] = set()
        self._again: set[str] = set()  # tables that have changed while their plans were being evaluated

    def wake_up(self, live: LiveTable, before: Match | None = None) -> None:
        """Listener: evaluate the plans of a table that has changed."""
        if not live.match.planned or live.match.status != "playing":
            return
        if live.match.id in self._busy:
            self._again.add(live.match.id)
        else:
            self._busy.add(live.match.id)
            self._tables.spawn(self._follow(live))

    async def run_once(self) -> None:
        """Evaluate plans that another server has left."""
        for table_id in await self._tables.store.plans.waiting():
            self.wake_up(await self._tables.get(table_id))

    async def _follow(self, live: LiveTable) -> None:
        """Carry out planned steps until there are none."""
        table_id = live.match.id
        try:
            is_going = True
            while is_going:
                self._again.discard(table_id)
                is_going = await follow_plans(live) or table_id in self._again
        except DetenteError as error:  # the next run tries again
            log_event("plan not followed", table=table_id, problem=error.name)
        finally:
            self._busy.discard(table_id)
            self._again.discard(table_id)
