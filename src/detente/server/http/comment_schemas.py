"""Schemas for comments on moves."""

from __future__ import annotations

from pydantic import BaseModel, Field

from .schemas import PersonKind, RequestModel

LONGEST = 2000


class CommentTextIn(RequestModel):
    text: str = Field(min_length=1, max_length=LONGEST)


class CommentIn(CommentTextIn):
    """*step*: the position after that many moves."""

    step: int = Field(ge=0, le=100_000)


class CommentOut(BaseModel):
    """A comment on the position after that many moves."""

    id: int
    step: int
    text: str
    at: float
    edited: float | None
    name: str
    kind: PersonKind
    person: str | None
    you: bool


class CommentsOut(BaseModel):
    """The comments on a game, by step; whether I may write one, and whether I may remove those of others."""

    comments: list[CommentOut]
    may_write: bool
    moderator: bool
