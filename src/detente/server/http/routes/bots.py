"""Advice by bots: hints in one's own game where they are allowed, and the review of a finished one."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, computed_field

from ...play.exports import game_file
from . import CurrentVisitor, OptionalVisitor, TablesDep, limit, make_router, problems
from .matches import Id, Seat

router = make_router("/api", "bots")


class ReasonOut(BaseModel):
    """A heuristic and its points for or against the action, in hundredths of a victory point."""

    heuristic: str
    points: int

    @computed_field(json_schema_extra={"deprecated": True})  # type: ignore[prop-decorator]
    @property
    def thumb(self) -> str:
        """The former name of `heuristic`; will be removed in the next release."""
        return self.heuristic


class HintOut(BaseModel):
    """A suggested action; *win* is its win probability, *line* the moves the seat would make, starting with the action."""

    action: str
    win: float | None
    reasons: list[ReasonOut]
    line: list[str]


class HintsOut(BaseModel):
    """The three best answers, best first."""

    seat: str
    sequence: int
    hints: list[HintOut]


class MomentOut(BaseModel):
    """A step of the game and the first seat's win probability there."""

    step: int
    win: float
    change: float


class ReviewOut(BaseModel):
    """The win probability of the first seat over the game, and its five turning points."""

    seat: str
    curve: list[MomentOut]
    turning_points: list[MomentOut]


@router.get("/tables/{table_id}/hints", responses=problems(401, 403, 404, 409), dependencies=[limit("hint")])
async def read_hints(
    table_id: Id, tables: TablesDep, visitor: CurrentVisitor, wanted: Annotated[Seat, Query(alias="seat")] = None
) -> HintsOut:
    """Hints for the seat to move, or for one of two; never in games between people."""
    live = await tables.get(table_id)
    return HintsOut.model_validate(await tables.advice.hints(live, visitor.id, wanted))


@router.get("/tables/{table_id}/review", responses=problems(403, 404, 409), dependencies=[limit("hint")])
async def read_review(table_id: Id, tables: TablesDep, visitor: OptionalVisitor) -> ReviewOut:
    """The review of a finished game, visible to everybody."""
    live = await tables.get(table_id)
    return ReviewOut.model_validate(await tables.advice.review(live, game_file(live, visitor)))
