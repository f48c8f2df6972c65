"""What bots have to say to a person: hints in one's own game where they are allowed, and the review of a finished one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel

from detente.bots import thinking
from detente.bots.thinking import Question

from ..advice import WITH_HINTS, need_brain
from ..exports import begun, game_file
from ..problems import Conflict, Forbidden
from . import Anybody, TheTables, Who, limit, problems
from .matches import Id, Seat

router = APIRouter(prefix="/api", tags=["bots"])
HINT_SECONDS = 1.0


class ReasonOut(BaseModel):
    """A rule of thumb and what it says, in hundredths of a victory point."""

    thumb: str
    points: int


class HintOut(BaseModel):
    """An answer worth a thought; *win* is the chance to win from 0 to 1, *line* what the seat would answer next, the action first."""

    action: str
    win: float | None
    reasons: list[ReasonOut]
    line: list[str]


class HintsOut(BaseModel):
    """The best three answers, best first."""

    seat: str
    sequence: int
    hints: list[HintOut]


class MomentOut(BaseModel):
    """A step of the game and the chance of the first seat to win there."""

    step: int
    win: float
    change: float


class ReviewOut(BaseModel):
    """How the chance of the first seat to win went, and the five moments when it turned."""

    seat: str
    curve: list[MomentOut]
    turning_points: list[MomentOut]


@router.get("/tables/{table_id}/hints", responses=problems(401, 403, 404, 409), dependencies=[limit("hint")])
async def read_hints(table_id: Id, tables: TheTables, visitor: Who, wanted: Annotated[Seat, Query(alias="seat")] = None) -> HintsOut:
    """Advice for whoever is to move, or for one of them; never against another person."""
    live = await tables.get(table_id)
    if live.match.mode not in WITH_HINTS:
        raise Forbidden("no-hints")
    need_brain(live.match.game)
    table, held = begun(live), live.seats_of(visitor.id)
    if not held or wanted not in (None, *held):
        raise Forbidden("not-seated")
    seat = next((seat for seat in table.to_move if seat in held and wanted in (None, seat)), None)
    if seat is None:
        raise Conflict("not-your-turn", seat=wanted or held[0])
    question = Question(table.game.id, "search", table.observe(seat).tobytes(), HINT_SECONDS)
    found = await tables.thinkers.call(thinking.hint, question, HINT_SECONDS)
    names = table.game.actions
    rows = [one | {"action": names[one["action"]], "line": [names[action] for action in one["line"]]} for one in found]
    return HintsOut(seat=seat, sequence=table.sequence, hints=[HintOut.model_validate(row) for row in rows])


@router.get("/tables/{table_id}/review", responses=problems(403, 404, 409), dependencies=[limit("hint")])
async def read_review(table_id: Id, tables: TheTables, visitor: Anybody) -> ReviewOut:
    """The curve of a finished game, in which everybody may see everything."""
    live = await tables.get(table_id)
    found = await tables.reviews.of(live, game_file(live, visitor))
    return ReviewOut.model_validate(found | {"seat": begun(live).game.seats[0]})
