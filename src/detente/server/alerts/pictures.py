"""Pictures of boards for mails: drawn in the process that also parses uploaded files, and cached."""

from __future__ import annotations

import logging
from collections import OrderedDict
from importlib.util import find_spec

from detente.drawing import drawing_of
from detente.drawing.paint import picture_of
from detente.engine.errors import DetenteError
from detente.engine.table import Table

from ..logs import log_event
from ..play.reader import Reader

KEPT = 64  # pictures
LARGEST = 200_000  # bytes; a larger one is not sent


class Pictures:
    """Draws and caches pictures."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._kept: OrderedDict[tuple[str, bytes, tuple[str, ...], str], bytes | None] = OrderedDict()

    async def of(self, table: Table, seat: str, lang: str) -> bytes | None:
        """The board as PNG, from the seat's observation; None if the game has no picture or drawing failed."""
        if drawing_of(table.game.id) is None or find_spec("PIL") is None:
            return None
        legal = tuple(table.legal(seat)) if seat in table.to_move else ()
        key = (table.game.id, table.observe(seat).tobytes(), legal, lang)
        if key not in self._kept:
            try:
                made = await self._reader.call(picture_of, *key)
            except DetenteError as error:
                log_event("board not drawn", logging.WARNING, game=table.game.id, problem=error.name)
                return None
            self._kept[key] = made if made and len(made) <= LARGEST else None
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]
