"""Show games: two bots play each other for spectators, and only while somebody watches."""

from __future__ import annotations

import time

from detente.bots import levels_of
from detente.engine.game import Game

from ..errors import Conflict
from ..store import Holder, Match
from .live import LiveTable
from .tables import TableRegistry

MODE = "show"
MOST_SHOWS = 2  # watched at the same time: each keeps the bot processes busy
FRESH = 1800.0  # seconds after which an unwatched show is not continued
PLAIN_BOT = "random"  # the bot of a title without levels


async def watch_show(tables: TableRegistry, title: str) -> LiveTable:
    """The running show game of a title, or a new one; Conflict while too many are being watched."""
    game = Game(title)
    async with tables.opening_show:
        running = await tables.store.shows()
        lives = [await tables.get(match.id) for match in running]
        for live in lives:
            if live.match.game == game.id and (live.connections or is_fresh(live.match)):
                return live
        if sum(bool(live.connections) for live in lives) >= MOST_SHOWS:
            raise Conflict("too-many-shows", most=MOST_SHOWS)
        bot = Holder(bot=show_bot(game.id))
        return await tables.add_game(game.new(), MODE, seats=dict.fromkeys(game.seats, bot))


def is_fresh(match: Match) -> bool:
    """Whether the last move of a game is recent."""
    return match.changed > time.time() - FRESH


def show_bot(game: str) -> str:
    """The strongest level."""
    levels = levels_of(game)
    return levels[-1].name if levels else PLAIN_BOT
