"""Planned answers to the coming questions of a table."""

from __future__ import annotations

import asyncio

from ...play.plans import coming, save_plan, seat_of
from ...store.plans import Answer, Plan
from ..plan_schemas import AllComingOut, AnswerPlanIn, AnswerPlanOut
from . import CurrentVisitor, TablesDep, limit, make_router, problems
from .matches import Id

router = make_router("/api", "plans")


def plan_out(plan: Plan) -> AnswerPlanOut:
    """A plan as its maker sees it."""
    answers = [answer.to_json() for answer in plan.answers]
    return AnswerPlanOut.model_validate({"answers": answers, "only": plan.only, "dropped": plan.dropped})


@router.get("/tables/{table_id}/plan", responses=problems(401, 403, 404))
async def read_plan(table_id: Id, tables: TablesDep, visitor: CurrentVisitor) -> AnswerPlanOut:
    """My plan at a table; nobody else can read it."""
    seat_of(await tables.get(table_id), visitor.id)
    return plan_out(await tables.store.plans.of(table_id, visitor.id))


@router.put("/tables/{table_id}/plan", responses=problems(401, 403, 404, 409), dependencies=[limit("plan")])
async def put_plan(table_id: Id, given: AnswerPlanIn, tables: TablesDep, visitor: CurrentVisitor) -> AnswerPlanOut:
    """Replace my plan; an empty one clears it."""
    answers = [Answer.from_json(answer.model_dump()) for answer in given.answers]
    live = await tables.get(table_id)
    return plan_out(await tables.finish(save_plan(live, visitor, given.sequence, answers, given.only)))


@router.get("/tables/{table_id}/plan/questions", responses=problems(401, 403, 404, 409), dependencies=[limit("hint")])
async def read_coming(table_id: Id, tables: TablesDep, visitor: CurrentVisitor) -> AllComingOut:
    """The questions that I may be asked next, from what I know."""
    live = await tables.get(table_id)
    seat, table = live.seat_now(seat_of(live, visitor.id)), live.playing().copy()
    questions = await asyncio.to_thread(coming, table, seat)
    return AllComingOut.model_validate({"sequence": table.sequence, "questions": questions})
