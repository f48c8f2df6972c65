"""Schemas for planned answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .schemas import RequestModel

Name = Annotated[str, Field(min_length=1, max_length=60)]
Dropped = Literal["", "question", "illegal", "condition", "news", "touched", "moved", "taken-back"]


class PlanChoice(RequestModel):
    """An answer by its name. *told*: only if the log has named this thing (`card:…`) to both sides since the plan was made."""

    action: Name
    told: Name | None = None


class PlanAnswer(RequestModel):
    """My answer to a question: the first choice whose condition holds. *news*: also if something was rolled or revealed in the meantime;
    an answer with a condition implies that."""

    question: Name
    choices: list[PlanChoice] = Field(min_length=1, max_length=8)
    news: bool = False


class AnswerPlanIn(RequestModel):
    """My answers to the next questions, in order, as of the step that I have seen. *only*: answer for me if only one answer is legal."""

    sequence: int = Field(ge=0, le=1_000_000)
    answers: list[PlanAnswer] = Field(max_length=20)
    only: bool = False


class AnswerPlanOut(BaseModel):
    """The remaining part of my plan; *dropped*: why the rest was dropped."""

    answers: list[PlanAnswer]
    only: bool
    dropped: Dropped


class ComingOut(BaseModel):
    """A question that I may be asked soon, and answers that may be legal then."""

    question: str
    actions: list[str]


class AllComingOut(BaseModel):
    """The questions that I may be asked next, likeliest first."""

    sequence: int
    questions: list[ComingOut]
