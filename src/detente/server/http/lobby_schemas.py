"""Schemas for the lobby: seeks and challenges."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, computed_field

from .person_schemas import Pace, PersonOut
from .schemas import ClockIn, ClockTermsOut, Delay, ListedOut, Options, PersonId, RequestModel

Rating = Annotated[int, Field(ge=0, le=5000)]


class SeekIn(RequestModel):
    """A request for an opponent. *options* and *clock* may be left to the opponent; *low* and *high* limit the opponent's rating; of two
    matching seeks the longer *delay* applies."""

    game: str = Field(max_length=40)
    pace: Pace
    side: str = Field(default="random", max_length=20)
    options: dict[str, Any] | None = Field(default=None, max_length=60)
    clock: ClockIn | None = None
    low: Rating | None = None
    high: Rating | None = None
    delay: Delay = 0


class SeekOut(BaseModel):
    """A request for an opponent; *table*: the table it became."""

    id: str
    person: PersonOut
    rating: int | None
    game: str
    pace: Pace
    side: str
    options: Options | None
    clock: ClockTermsOut | None
    low: int | None
    high: int | None
    delay: int
    created: float
    table: str | None


class ChallengeIn(RequestModel):
    """A game against one person; *mode*: an open table counts for ratings, a private one does not."""

    person: PersonId
    game: str = Field(max_length=40)
    mode: Literal["open", "private"] = "open"
    side: str = Field(default="random", max_length=20)
    options: dict[str, Any] = Field(default_factory=dict, max_length=60)
    clock: ClockIn | None = None
    delay: Delay = 0


class ChallengeOut(BaseModel):
    """A table that waits for one person; *to_me*: for me."""

    to_me: bool
    asked: PersonOut
    table: ListedOut


class VacationIn(RequestModel):
    """The period in which my clocks in correspondence games stand still."""

    begins: float = Field(ge=0, le=1e11)
    ends: float = Field(ge=0, le=1e11)


class VacationOut(BaseModel):
    number: int
    begins: float
    ends: float


class VacationsOut(BaseModel):
    """My current and future vacations; *left*: remaining days of this year, of the *days* that everybody has."""

    vacations: list[VacationOut]
    left: float
    days: int


class NoteIn(RequestModel):
    text: str = Field(max_length=4000)


class NoteOut(BaseModel):
    """My private note at a table."""

    text: str


class LobbyOut(BaseModel):
    """My seeks, including those that became a table; those of others; and challenges to me and by me."""

    mine: list[SeekOut]
    seeks: list[SeekOut]
    challenges: list[ChallengeOut]

    @computed_field(json_schema_extra={"deprecated": True})  # type: ignore[prop-decorator]
    @property
    def wishes(self) -> list[SeekOut]:
        """The former name of `seeks`; will be removed in the next release."""
        return self.seeks
