"""Planned answers, as they go over the network."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .schemas import Strict

Name = Annotated[str, Field(min_length=1, max_length=60)]
Dropped = Literal["", "question", "illegal", "condition", "news", "touched", "moved", "taken-back"]


class PlanChoice(Strict):
    """An answer by its name. *told*: only if the log has named this thing (`card:…`) to both sides since the plan was made."""

    action: Name
    told: Name | None = None


class PlanAnswer(Strict):
    """What I will answer to a question: the first choice whose condition holds. *news*: also when something was rolled or revealed
    meanwhile; an answer with a condition expects that."""

    question: Name
    choices: list[PlanChoice] = Field(min_length=1, max_length=8)
    news: bool = False


class AnswerPlanIn(Strict):
    """My answers to the next questions, in order, as of the step that I have seen. *only*: where one answer is left, give it for me."""

    sequence: int = Field(ge=0, le=1_000_000)
    answers: list[PlanAnswer] = Field(max_length=20)
    only: bool = False


class AnswerPlanOut(BaseModel):
    """What is left of my plan; *dropped*: why the rest is gone."""

    answers: list[PlanAnswer]
    only: bool
    dropped: Dropped


class ComingOut(BaseModel):
    """A question that I may be asked soon, and answers that may be legal then."""

    question: str
    actions: list[str]


class AllComingOut(BaseModel):
    """What I may be asked next, the likeliest first."""

    sequence: int
    questions: list[ComingOut]
