"""Clocks that people agree on: vacations, adjourned games, extra time; and claims on games whose player is gone."""

from __future__ import annotations

import math
import time
from dataclasses import replace

from ..errors import Conflict
from .claims import AGAINST_PEOPLE, claim_of
from .clocks import DAY
from .gate import Who, against_version, check_time, seat_for
from .live import LiveTable


async def players_on_vacation(live: LiveTable) -> dict[str, float]:
    """The starting seats whose players are on vacation, and until when; empty for real-time games."""
    if live.match.clock is None or live.match.clock.pace != "days":
        return {}
    players = {seat: holder.visitor for seat, holder in live.match.seats.items() if holder.visitor}
    found = await live.store.vacations.active(set(players.values()), time.time())
    return {seat: found[visitor] for seat, visitor in players.items() if visitor in found}


@against_version
async def stop_clocks_on_vacation(live: LiveTable) -> None:
    """Stop the clocks of players on vacation, and run those of the others."""
    clock = live.match.clock
    if clock is None or live.match.status != "playing" or live.match.adjourned:
        return
    still = await players_on_vacation(live)
    if still != clock.still:
        await live.change(replace(live.match, clock=clock.stand(still, time.time())))


@against_version
async def adjourn(live: LiveTable, who: Who, accept: bool) -> None:
    """Ask to adjourn or resume a real-time game; or accept, decline or withdraw such a request."""
    seat, match, now = seat_for(live, who), live.match, time.time()
    live.playing()
    if match.clock is None or match.clock.pace != "live" or match.mode not in AGAINST_PEOPLE:
        raise Conflict("no-adjourning")
    await check_time(live)
    if not accept:
        await live.change(replace(match, pause_asked=None))
    elif match.pause_asked is None:
        await live.change(replace(match, pause_asked=seat, pause_at=now))
    elif match.pause_asked != seat:
        still = {} if match.adjourned else dict.fromkeys(match.seats, 0.0)
        await live.change(match.but(pause_asked=None, adjourned=not match.adjourned, clock=match.clock.stand(still, now)))


@against_version
async def give_time(live: LiveTable, who: Who, seconds: float) -> None:
    """Give the opponent time: in real time up to what they started with, in correspondence games up to a month more than that."""
    seat, match = seat_for(live, who), live.match
    live.playing()
    if match.clock is None or match.mode not in AGAINST_PEOPLE:
        raise Conflict("no-clock")
    await check_time(live)
    other = next(place for place in match.seats if live.seat_now(place) != seat)
    most = match.clock.base + (30 * DAY if match.clock.pace == "days" else match.clock.base)
    if match.clock.left[other] + seconds > most:
        raise Conflict("too-much-time")
    await live.change(replace(match, clock=match.clock.give(other, seconds)))


@against_version
async def claim(live: LiveTable, who: Who, wins: bool) -> None:
    """Claim a game whose player is gone: a win, or an abort."""
    seat, match, now = seat_for(live, who), live.match, time.time()
    live.playing()
    found = claim_of(match)
    if found is None or found["seat"] != seat:
        raise Conflict("no-claim")
    if found["at"] > now:
        raise Conflict("claim-early", days=math.ceil((found["at"] - now) / DAY))
    if wins:
        await live.change(live.match_ended(next(place for place in match.seats if place != seat), "abandoned"))
    else:
        await live.change(replace(match, status="aborted", to_move=(), changed=now))
