"""When a game can be claimed because a player is gone."""

from __future__ import annotations

from typing import Any

from ..store.matches import Match
from .clocks import DAY

PATIENCE = 30 * DAY  # of inactivity, in games without a running clock
AGAINST_PEOPLE = ("open", "private")


def claim_of(match: Match) -> dict[str, Any] | None:
    """The current seat that may claim the game, and from when; None if a clock decides or nobody waits.

    The other alone is to move, and has no time that runs: there is no clock, or theirs stands still. In an adjourned game whoever has
    asked to go on waits.
    """
    players = {holder.visitor for holder in match.seats.values()}
    if match.status != "playing" or match.mode not in AGAINST_PEOPLE or len(players) < 2 or None in players:
        return None
    if match.adjourned:
        return {"seat": match.pause_asked, "at": match.pause_at + PATIENCE} if match.pause_asked else None
    if len(match.to_move) != 1:
        return None
    (mover,) = match.to_move
    if match.clock is not None and match.seat_now(mover) not in match.clock.still:
        return None
    return {"seat": next(match.seat_now(seat) for seat in match.seats if match.seat_now(seat) != mover), "at": match.changed + PATIENCE}
