"""Comments on the moves of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from ...people import comments
from ...people.moderation import Moderation
from ...play.live import LiveTable
from ...store import Visitor
from ..comment_schemas import CommentIn, CommentsOut, CommentTextIn
from ..person_schemas import DoneOut, ModerationReasonIn
from . import CurrentModerator, CurrentVisitor, OptionalVisitor, TablesDep, limit, make_router, problems
from .matches import Id

router = make_router("/api", "comments")
Number = Annotated[int, Path(ge=0, le=2**31 - 1)]


async def comments_out(live: LiveTable, visitor: Visitor | None) -> CommentsOut:
    """The comments on a game as a reader sees them."""
    names = ("id", "step", "text", "at", "edited", "name", "kind", "person")
    found = [
        {name: getattr(comment, name) for name in names} | {"you": visitor is not None and comment.visitor == visitor.id}
        for comment in await comments.readable(live, visitor)
    ]
    rights = {"may_write": comments.may_write(live, visitor), "moderator": visitor is not None and visitor.moderator}
    return CommentsOut.model_validate({"comments": found} | rights)


@router.get("/tables/{table_id}/comments", responses=problems(403, 404, 409))
async def list_comments(table_id: Id, tables: TablesDep, visitor: OptionalVisitor) -> CommentsOut:
    """The comments on the moves of a finished game."""
    return await comments_out(await tables.get(table_id), visitor)


@router.post("/tables/{table_id}/comments", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("comment")])
async def add_comment(table_id: Id, given: CommentIn, tables: TablesDep, visitor: CurrentVisitor) -> CommentsOut:
    """Add a comment on the position after a step."""
    live = await tables.get(table_id)
    await comments.add(live, visitor, given.step, given.text)
    return await comments_out(live, visitor)


@router.put("/comments/{comment}", responses=problems(401, 403, 404, 409), dependencies=[limit("comment")])
async def change_comment(comment: Number, given: CommentTextIn, tables: TablesDep, visitor: CurrentVisitor) -> CommentsOut:
    """Change one of my comments."""
    live = await tables.get((await comments.own(tables.store, visitor, comment)).table)
    await comments.change(live, visitor, comment, given.text)
    return await comments_out(live, visitor)


@router.delete("/comments/{comment}", responses=problems(401, 403, 404, 409))
async def remove_comment(comment: Number, tables: TablesDep, visitor: CurrentVisitor) -> CommentsOut:
    """Delete one of my comments."""
    found = await comments.own(tables.store, visitor, comment)
    await tables.store.comments.remove(comment)
    return await comments_out(await tables.get(found.table), visitor)


@router.post("/moderation/comments/{comment}", responses=problems(401, 403, 404, 409))
async def moderate_comment(comment: Number, given: ModerationReasonIn, tables: TablesDep, by: CurrentModerator) -> DoneOut:
    """Remove somebody's comment; they are notified with the reason."""
    await Moderation(tables.store).remove_comment(by, comment, given.why)
    return DoneOut()
