"""Schemas for people: profiles, reports, notices and moderation."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, computed_field

from .schemas import PersonId, PersonKind, RequestModel, TableId, Words

ReportKind = Literal["chat", "cheating", "name", "other"]
Action = Literal["warn", "silence", "unsilence", "close", "reopen"]


class PersonOut(BaseModel):
    """A person as others may know them."""

    person: str | None
    name: str
    kind: PersonKind


Pace = Literal["live", "days"]


class RatingOut(BaseModel):
    """A rating in the list of a game and a pace; *settled*: no longer provisional."""

    game: str
    pace: Pace
    rating: int
    games: int
    at: float
    settled: bool


ProfilePart = Literal["ratings", "results", "games", "style", "here", "table", "seen", "here-others", "table-others", "seen-others"]


class HiddenIn(RequestModel):
    hidden: Annotated[list[ProfilePart], Field(max_length=10)]


class HiddenOut(BaseModel):
    hidden: list[ProfilePart]


class StyleTurnOut(BaseModel):
    """The mean last turn over a number of games on a side."""

    side: str
    turn: float
    games: int


class StyleLineOut(BaseModel):
    """Something that was played, or an opening (things as kind:id or kind:id=number), the number of games, and how many were won."""

    name: str
    side: str
    games: int
    won: int


class StyleOut(BaseModel):
    """A person's style; *favourite* is the way in which the plays were made."""

    turns: list[StyleTurnOut]
    favourite: str
    plays: list[StyleLineOut]
    openings: list[StyleLineOut]


class PresenceOut(BaseModel):
    """A person's presence, as far as they share it with me: *here* now, the public *table* they play at, when they were last *seen*."""

    here: bool
    table: str | None
    game: str | None
    seen: float | None


class RelatedOut(BaseModel):
    """A person in a list; *following*: I follow them, *follower*: they follow me. Friends do both."""

    person: PersonOut
    following: bool
    follower: bool
    presence: PresenceOut


class RelatedListOut(BaseModel):
    """A page of people; *total* is the number of all of them."""

    lines: list[RelatedOut]
    total: int


class ProfileOut(BaseModel):
    person: str
    name: str
    kind: PersonKind
    created: float
    games: int
    you: bool
    muted: bool
    blocked: bool
    owner: PersonOut | None  # of a bot account
    hidden: list[ProfilePart]  # visible to the owner only
    ratings: list[RatingOut]
    following: bool  # I follow them
    follower: bool  # they follow me
    presence: PresenceOut | None  # of members and bots


class RankedPlayerOut(BaseModel):
    """A line of a list of ratings; provisional ratings have no place."""

    person: PersonOut
    rating: int
    games: int
    at: float
    place: int | None


class BotRatingOut(BaseModel):
    """A bot's rating on the same scale; *error* is the standard error over the *games* in the arena by which it was measured."""

    name: str
    rating: int
    error: int
    games: int


class LeadersOut(BaseModel):
    """A page of a list; *total* is the number of all entries. *bots* are listed between people, best first."""

    lines: list[RankedPlayerOut]
    total: int
    bots: list[BotRatingOut]


class CurvePointOut(BaseModel):
    at: float
    rating: int
    table: str


class CurveOut(BaseModel):
    """A rating after each game."""

    points: list[CurvePointOut]


class TallyOut(BaseModel):
    won: int
    drawn: int
    lost: int


class SideTallyOut(TallyOut):
    side: str


class EndingTallyOut(TallyOut):
    ending: str


class OpponentTallyOut(TallyOut):
    person: PersonOut


class ResultsOut(BaseModel):
    """The results of a person's games at public tables."""

    sides: list[SideTallyOut]
    endings: list[EndingTallyOut]
    opponents: list[OpponentTallyOut]


class BlockIn(RequestModel):
    on: bool


class BlockOut(BaseModel):
    other: PersonOut
    kind: Literal["mute", "block"]
    at: float


class BlocksOut(BaseModel):
    blocks: list[BlockOut]


class ReportIn(RequestModel):
    """*at*: the time of the reported line of chat."""

    person: PersonId
    kind: ReportKind
    text: Words
    table: TableId | None = None
    at: float | None = Field(default=None, ge=0, le=1e11)


class DoneOut(BaseModel):
    done: Literal[True] = True


class NoticeOut(BaseModel):
    """*kind* has a text on the page; *text* is a moderator's."""

    id: int
    kind: str
    text: str
    until: float | None
    at: float


class NoticesOut(BaseModel):
    notices: list[NoticeOut]


Scope = Literal["read", "play", "chat", "tournaments"]


class ApiTokenIn(RequestModel):
    name: str = Field(min_length=1, max_length=80)
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=10)]


class ApiTokenOut(BaseModel):
    """A token with which a program acts for me."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    used: float | None  # last use


class NewApiTokenOut(ApiTokenOut):
    secret: str  # what the program sends; shown once


class ApiTokensOut(BaseModel):
    tokens: list[ApiTokenOut]


class BotIn(RequestModel):
    name: str = Field(min_length=1, max_length=80)


class BotOut(BaseModel):
    """One of my bot accounts."""

    person: str
    name: str
    created: float
    tokens: list[ApiTokenOut]


class BotsOut(BaseModel):
    bots: list[BotOut]


class DeletionIn(RequestModel):
    password: str = Field(default="", max_length=200)


class ModeratedPersonOut(PersonOut):
    """A person as moderators see them."""

    login: str | None
    created: float
    moderator: bool
    silenced: float | None
    closed: float | None


class PeopleOut(BaseModel):
    people: list[ModeratedPersonOut]


class ReportedLineOut(BaseModel):
    name: str
    person: str | None
    text: str
    at: float
    marked: bool


class ReportOut(BaseModel):
    id: int
    by: PersonOut
    about: PersonOut
    table: str | None
    kind: ReportKind
    text: str
    lines: list[ReportedLineOut]
    at: float
    settled: float | None
    verdict: str


class ReportsOut(BaseModel):
    reports: list[ReportOut]
    next: int | None


class ModerationEntryOut(BaseModel):
    """*by* is null for the command line, and for deleted accounts."""

    id: int
    by: PersonOut | None
    what: str
    about: PersonOut | None
    table: str | None
    why: str
    until: float | None
    at: float


class ModerationEntriesOut(BaseModel):
    entries: list[ModerationEntryOut]

    @computed_field(json_schema_extra={"deprecated": True})  # type: ignore[prop-decorator]
    @property
    def deeds(self) -> list[ModerationEntryOut]:
        """The former name of `entries`; will be removed in the next release."""
        return self.entries


class ModerationLogOut(ModerationEntriesOut):
    next: int | None


class CaseOut(ModerationEntriesOut):
    """A person with the reports about them and the actions taken."""

    record: ModeratedPersonOut
    reports: list[ReportOut]


class ActionIn(RequestModel):
    action: Action
    why: Words
    hours: Annotated[float, Field(gt=0, le=24 * 366)] = 24.0


class ModerationReasonIn(RequestModel):
    why: Words
