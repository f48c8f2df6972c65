"""Other people: profiles, mute, block, report; my notices and notifications, and my personal data."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated, Any, Literal

import orjson
from fastapi import Path, Query, Request, Response

from detente.engine.game import Game

from ...alerts.bell import listed as notifications
from ...archive.searches import style
from ...club.bots import bot_ratings
from ...errors import NoVisitor
from ...identity.visitors import COOKIE
from ...people.friends import listed, relation, set_follow
from ...people.mydata import delete_account, export
from ...people.profiles import curve, find_person, profile, report, results, set_block
from ...play.tables import TableRegistry
from ...store import Visitor
from ..alert_schemas import NotificationsOut, NotificationsReadIn, UnreadOut
from ..person_schemas import (
    BlockIn,
    BlocksOut,
    BotRatingOut,
    CurveOut,
    DeletionIn,
    DoneOut,
    HiddenIn,
    HiddenOut,
    LeadersOut,
    NoticesOut,
    Pace,
    ProfileOut,
    RankedPlayerOut,
    RelatedListOut,
    ReportIn,
    ResultsOut,
    StyleOut,
)
from . import CurrentVisitor, ModerationJobDep, OptionalSession, OptionalVisitor, TablesDep, limit, make_router, problems
from .lobby import LobbyDep
from .people import count_request

router = make_router("/api", "people")
PersonPath = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,16}$")]
GamePath = Annotated[str, Path(max_length=40)]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Before = Annotated[int | None, Query(ge=0, le=2**31 - 1)]
FILE: dict[int | str, Any] = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/people/{person}", responses=problems(404))
async def read_profile(person: PersonPath, tables: TablesDep, visitor: OptionalVisitor) -> ProfileOut:
    """A person's public profile."""
    return await profile_of(tables, person, visitor)


async def profile_of(tables: TableRegistry, person: str, me: Visitor | None) -> ProfileOut:
    """A profile, with the relation to the caller."""
    facts = await profile(tables.store, person, me)
    return ProfileOut.model_validate(facts | await relation(tables.store, await find_person(tables.store, person), me))


@router.get("/people/{person}/ratings/{game}", responses=problems(403, 404))
async def read_curve(person: PersonPath, game: GamePath, tables: TablesDep, visitor: OptionalVisitor, pace: Pace = "live") -> CurveOut:
    """The history of a person's rating, game by game."""
    return CurveOut.model_validate(await curve(tables.store, person, Game(game).id, pace, visitor))


@router.get("/people/{person}/results/{game}", responses=problems(403, 404))
async def read_results(person: PersonPath, game: GamePath, tables: TablesDep, visitor: OptionalVisitor) -> ResultsOut:
    """The results of a person's games at public tables, by side, ending and opponent."""
    return ResultsOut.model_validate(await results(tables.store, person, game, visitor))


@router.get("/people/{person}/style/{game}", responses=problems(403, 404))
async def read_style(person: PersonPath, game: GamePath, tables: TablesDep, visitor: OptionalVisitor) -> StyleOut:
    """A person's style: the mean last turn, favourite plays, and openings."""
    return StyleOut.model_validate(await style(tables.store, person, game, visitor))


@router.post("/me/profile", responses=problems(401, 403), dependencies=[limit("block")])
async def change_profile(given: HiddenIn, tables: TablesDep, visitor: CurrentVisitor) -> HiddenOut:
    """Set which parts of my profile are hidden."""
    hidden = sorted(set(given.hidden))
    await tables.store.people.hide(visitor.id, hidden)
    return HiddenOut.model_validate({"hidden": hidden})


@router.get("/ratings/{game}", responses=problems(404))
async def list_ratings(game: GamePath, tables: TablesDep, pace: Pace = "live", first: First = 0) -> LeadersOut:
    """The ratings of a game, fifty at a time from number *first*: best first, then the provisional ones."""
    found, total = await tables.store.ratings.best(Game(game).id, pace, time.time(), first)
    lines = [RankedPlayerOut.model_validate(asdict(line) | {"rating": round(line.rating)}) for line in found]
    rated = await bot_ratings(tables.store, Game(game).id)
    bots = [BotRatingOut(name=bot.name, rating=round(bot.rating), error=round(bot.error), games=bot.games) for bot in rated]
    return LeadersOut(lines=lines, total=total, bots=bots)


@router.post("/people/{person}/follow", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def change_follow(person: PersonPath, given: BlockIn, tables: TablesDep, visitor: CurrentVisitor) -> ProfileOut:
    """Follow somebody, or unfollow. Two people who follow each other are friends."""
    tables.send_bell([await set_follow(tables.store, visitor, person, given.on)])
    return await profile_of(tables, person, visitor)


@router.get("/me/friends", responses=problems(401, 403))
async def list_friends(
    tables: TablesDep, visitor: CurrentVisitor, kind: Literal["followed", "followers"] = "followed", first: First = 0
) -> RelatedListOut:
    """The people whom I follow, or who follow me, by name, fifty at a time from number *first*, with the presence they share."""
    return RelatedListOut.model_validate(await listed(tables.store, visitor, kind, first))


@router.get("/here", responses=problems())
async def list_here(tables: TablesDep, visitor: OptionalVisitor, first: First = 0) -> RelatedListOut:
    """The members who are here now and share it with me, by name, fifty at a time from number *first*."""
    return RelatedListOut.model_validate(await listed(tables.store, visitor, "here", first))


@router.post("/people/{person}/{kind}", responses=problems(401, 403, 404, 409), dependencies=[limit("block")])
async def change_block(
    person: PersonPath, kind: Literal["mute", "block"], given: BlockIn, tables: TablesDep, lobby: LobbyDep, visitor: CurrentVisitor
) -> ProfileOut:
    """Mute or block somebody, or undo it. A block ends the challenges between us."""
    other = await set_block(tables.store, visitor, person, kind, given.on)
    if given.on and kind == "block":
        await lobby.part(visitor, other)
    return await profile_of(tables, person, visitor)


@router.post("/reports", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[limit("report")])
async def add_report(given: ReportIn, tables: TablesDep, visitor: CurrentVisitor) -> DoneOut:
    """Report somebody to the moderators."""
    await report(tables.store, visitor, given.person, given.kind, given.text, given.table, given.at)
    return DoneOut()


@router.get("/me/blocks", responses=problems(401, 403))
async def list_blocks(tables: TablesDep, visitor: CurrentVisitor) -> BlocksOut:
    """The people whom I mute or block."""
    return BlocksOut.model_validate({"blocks": [asdict(block) for block in await tables.store.people.blocks_of(visitor.id)]})


@router.get("/me/notices", responses=problems())
async def list_notices(here: OptionalSession, tables: TablesDep) -> NoticesOut:
    """My unread notices; also available when my account is closed."""
    found = await tables.store.people.notices(here.visitor.id) if here else []
    return NoticesOut.model_validate({"notices": [vars(notice) for notice in found]})


@router.post("/me/notices/{notice}/read", responses=problems(401, 403))
async def read_notice(notice: Annotated[int, Path(ge=0, le=2**31 - 1)], here: OptionalSession, tables: TablesDep) -> DoneOut:
    """Mark a notice as read."""
    if here is None:
        raise NoVisitor("no-visitor")
    await tables.store.people.read_notice(here.visitor.id, notice)
    return DoneOut()


@router.get("/me/notifications", responses=problems())
async def list_notifications(tables: TablesDep, visitor: OptionalVisitor, before: Before = None) -> NotificationsOut:
    """What the bell lists: my notifications of the last 30 days, fifty at a time, read or not."""
    return NotificationsOut.model_validate(await notifications(tables.store, visitor, before))


@router.post("/me/notifications/read", responses=problems(401, 403))
async def read_notifications(given: NotificationsReadIn, tables: TablesDep, visitor: CurrentVisitor) -> UnreadOut:
    """Mark some or all of my notifications as read; those of others stay as they are."""
    await tables.store.notifications.read(visitor.id, given.ids, given.up_to)
    tables.send_bell([visitor.id])
    return UnreadOut(unread=(await tables.store.notifications.count(visitor.id))[0])


@router.get("/me/export", response_class=Response, responses=problems(401, 403) | FILE, dependencies=[limit("export")])
async def read_export(tables: TablesDep, here: OptionalSession) -> Response:
    """Everything stored about me, as JSON."""
    if here is None:
        raise NoVisitor("no-visitor")
    text = orjson.dumps(await export(tables.store, here.visitor), option=orjson.OPT_INDENT_2)
    return Response(text, media_type="application/json", headers={"content-disposition": 'attachment; filename="detente-my-data.json"'})


@router.post("/me/deletion", responses=problems(401, 403, 409), dependencies=[limit("login")])
async def delete_me(
    request: Request,
    response: Response,
    given: DeletionIn,
    tables: TablesDep,
    visitor: CurrentVisitor,
    moderation_job: ModerationJobDep,
) -> DoneOut:
    """Delete my account: my games remain as those of a deleted player, running games against people are resigned, all else is deleted."""
    await count_request(request, "account", visitor.id)
    await delete_account(tables.store, visitor, given.password)
    await moderation_job.run_once()
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return DoneOut()
