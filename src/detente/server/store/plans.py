"""Storage of planned answers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from sqlalchemy import Table, bindparam, delete, insert, select, update

from .models import PlanRow, TableRow
from .part import StorePart
from .writer import Write

PLANS = cast(Table, PlanRow.__table__)
ADD_PLAN = insert(PLANS)
REMOVE_PLAN = delete(PLANS).where(PLANS.c.table == bindparam("row"), PLANS.c.visitor == bindparam("of"))
REMOVE_PLANS = delete(PLANS).where(PLANS.c.table == bindparam("row"))
# A plan changed in the meantime has been checked against a later version.
SET_CHECKED = (
    update(PLANS)
    .where(PLANS.c.table == bindparam("row"), PLANS.c.visitor == bindparam("of"), PLANS.c.checked < bindparam("version"))
    .values(checked=bindparam("version"))
)
MOST = 50  # tables per batch


@dataclass(frozen=True)
class Choice:
    """An answer by its name; *told*: only if the log has named this thing (`card:…`) since the plan was made."""

    action: str
    told: str | None = None


@dataclass(frozen=True)
class Answer:
    """The answer to a question: the first choice whose condition holds. *news*: even if something was rolled or revealed."""

    question: str
    choices: tuple[Choice, ...]
    news: bool = False

    def to_json(self) -> dict[str, Any]:
        return {"question": self.question, "choices": [vars(choice) for choice in self.choices], "news": self.news}

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> Answer:
        return cls(stored["question"], tuple(Choice(**choice) for choice in stored["choices"]), stored["news"])


@dataclass(frozen=True)
class Plan:
    """A visitor's planned answers at a table. *only*: play forced answers; *dropped*: why the plan was dropped."""

    table: str
    visitor: str
    answers: tuple[Answer, ...] = ()
    only: bool = False
    since: int = 0
    sequence: int = 0
    barrier: int = 0
    dropped: str = ""
    checked: int = 0

    def without_answers(self, why: str) -> Plan:
        return replace(self, answers=(), dropped=why)


class PlanStore(StorePart):
    """The plans of the database."""

    async def of_table(self, table: str) -> list[Plan]:
        """The plans at a table."""
        return [plan_of(row[0]) for row in await self._read(select(PlanRow).where(PlanRow.table == table).order_by(PlanRow.visitor))]

    async def of(self, table: str, visitor: str) -> Plan:
        """A visitor's plan at a table; empty if there is none."""
        rows = await self._read(select(PlanRow).where(PlanRow.table == table, PlanRow.visitor == visitor))
        return plan_of(rows[0][0]) if rows else Plan(table, visitor)

    async def waiting(self) -> list[str]:
        """Tables that have changed since their plans were last checked."""
        found = select(PlanRow.table).join(TableRow, TableRow.id == PlanRow.table)
        found = found.where(TableRow.status == "playing", PlanRow.checked < TableRow.version)
        return [row[0] for row in await self._read(found.distinct().limit(MOST))]

    async def note_checked(self, plans: Sequence[Plan], version: int) -> None:
        """Record that these plans do not apply to a version of their table."""
        await self.write((SET_CHECKED, [{"row": plan.table, "of": plan.visitor, "version": version} for plan in plans]))


def keeping(plan: Plan) -> tuple[Write, ...]:
    """The writes that replace a plan; an empty one is removed."""
    removed: Write = (REMOVE_PLAN, [{"row": plan.table, "of": plan.visitor}])
    if not (plan.answers or plan.only or plan.dropped):
        return (removed,)
    row = vars(plan) | {"answers": [answer.to_json() for answer in plan.answers], "at": time.time()}
    return removed, (ADD_PLAN, [row])


def plan_of(row: PlanRow) -> Plan:
    answers = tuple(Answer.from_json(stored) for stored in row.answers)
    return Plan(row.table, row.visitor, answers, row.only, row.since, row.sequence, row.barrier, row.dropped, row.checked)
