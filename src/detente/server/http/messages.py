"""The messages of a table's socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from ..errors import BadMessage, TooLarge
from .schemas import ClockOut, Hex64, PersonKind, RequestModel, SeatName, TableOut
from .views import AnyView

LONGEST = 4096  # characters per message
Sequence = Annotated[int, Field(ge=0, le=1_000_000)]


class Hello(RequestModel):
    """The first message, also sent to see another of one's own seats. *since*: the last step of the log that the page has."""

    type: Literal["hello"]
    since: Sequence = 0
    seat: SeatName | None = None
    commit: Hex64 | None = None  # the SHA-256 of the entropy that will be revealed when everybody has committed
    entropy: Hex64 | None = None  # revealed immediately, by clients that trust the server


class Reveal(RequestModel):
    """The entropy that was committed to, sent once the table has the commitments of all seats."""

    type: Literal["reveal"]
    entropy: Hex64


class Play(RequestModel):
    type: Literal["play"]
    sequence: Sequence
    action: str = Field(min_length=1, max_length=60)


class Undo(RequestModel):
    type: Literal["undo"]
    sequence: Sequence


class Rewind(RequestModel):
    """Go back to any step; sandbox only."""

    type: Literal["rewind"]
    step: Sequence


class AskUndo(RequestModel):
    type: Literal["ask_undo"]


class AnswerUndo(RequestModel):
    type: Literal["answer_undo"]
    accept: bool


class Chat(RequestModel):
    type: Literal["chat"]
    text: str = Field(min_length=1, max_length=500)


class Resign(RequestModel):
    type: Literal["resign"]


class Abort(RequestModel):
    type: Literal["abort"]


class Visible(RequestModel):
    """Whether the page is visible; assumed until the page says otherwise."""

    type: Literal["visible"]
    on: bool


class Adjourn(RequestModel):
    """Ask to adjourn, or to resume; accept, decline, or withdraw the request."""

    type: Literal["adjourn"]
    accept: bool = True


class GiveTime(RequestModel):
    """Give the opponent time."""

    type: Literal["give_time"]
    seconds: float = Field(ge=60, le=7 * 86_400)


class Claim(RequestModel):
    """Claim a game whose player is gone: a win, or an abort."""

    type: Literal["claim"]
    win: bool


class Ping(RequestModel):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Reveal | Play | Undo | Rewind | AskUndo | AnswerUndo | Chat | Resign | Abort | Adjourn | GiveTime | Claim | Visible | Ping,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)


class ViewMessage(BaseModel):
    type: Literal["view"]
    view: AnyView


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableOut


class ClockMessage(BaseModel):
    type: Literal["clock"]
    clock: ClockOut


class ChatMessage(BaseModel):
    type: Literal["chat"]
    name: str
    kind: PersonKind
    person: str | None
    seat: str
    text: str
    at: float


class UndoAsked(BaseModel):
    type: Literal["undo_asked", "undo_refused"]
    by: str


class PlanMessage(BaseModel):
    """My plan has changed; read it with `GET /api/tables/{id}/plan`."""

    type: Literal["plan"]


class BellMessage(BaseModel):
    """I have new notifications; read them with `GET /api/me/notifications`."""

    type: Literal["bell"]


class ErrorMessage(BaseModel):
    type: Literal["error"]
    name: str
    text: str
    sequence: int


class Pong(BaseModel):
    type: Literal["pong"]


ServerMessage = Annotated[
    ViewMessage | TableMessage | ClockMessage | ChatMessage | UndoAsked | PlanMessage | BellMessage | ErrorMessage | Pong,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def read_message(text: str) -> Any:
    """Parse the message of a frame; raises BadMessage or TooLarge."""
    if len(text) > LONGEST:
        raise TooLarge("too-large", most=LONGEST)
    try:
        return CLIENT.validate_python(orjson.loads(text))
    except (ValidationError, ValueError, RecursionError) as error:
        raise BadMessage("bad-message") from error
