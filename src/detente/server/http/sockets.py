"""A table's socket: each incoming frame is answered; each outgoing view is that of the socket's own seat."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from detente.engine.errors import DetenteError

from ..club.marks import DEVICE_COOKIE
from ..errors import Forbidden, NoVisitor, ServerFull, StoreDown, sentence
from ..identity.sessions import SignedIn
from ..identity.tokens import ApiTokens, check_scope
from ..identity.visitors import COOKIE, Visitors, check_open
from ..play import gate, pauses, start
from ..play.connection import Connection
from ..play.live import LiveTable
from ..play.tables import TableRegistry
from ..store import Visitor
from . import messages
from .limits import PER_VISITOR, Limits
from .middleware import check_origin, client_of
from .problems import language_of
from .protocol import FRAMES

REFUSED, GOING_AWAY, TRY_LATER = 4000, 1001, 1013
ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


class Socket:
    """One connection of one visitor to one table."""

    def __init__(self, websocket: WebSocket, tables: TableRegistry, limits: Limits, here: SignedIn | None) -> None:
        self.websocket, self.tables, self.limits, self.here = websocket, tables, limits, here
        self.visitor = visitor = here.visitor if here else None
        lang = language_of(websocket.scope, visitor.lang if visitor else "")
        write = websocket.scope.get("extensions", {}).get(FRAMES)
        self.connection = Connection(visitor.id if visitor else None, lang, here.session_id if here else None, write)
        tables.connections.add(self.connection)
        self.who = visitor.id if visitor else client_of(websocket.scope, tables.settings)
        self._is_open, self._is_answering = True, False

    async def run(self, live: LiveTable) -> None:
        """Read and write until either side disconnects."""
        reading = asyncio.create_task(self._read(live))
        others = [asyncio.create_task(part) for part in (self._write(), self.connection.is_lost.wait())]
        try:
            done, _ = await asyncio.wait([reading, *others], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            return
        finally:
            await self.tables.finish(self._leave(live, reading, others))
        with contextlib.suppress(RuntimeError):
            await self.websocket.close(TRY_LATER)

    async def _leave(self, live: LiveTable, reading: asyncio.Task[None], others: list[asyncio.Task[Any]]) -> None:
        """Let a change in progress finish even if the client is gone, and leave the table."""
        self._is_open = False
        for task in others if self._is_answering else [reading, *others]:
            task.cancel()
        ended = await asyncio.gather(reading, *others, return_exceptions=True)
        if self.connection in live.connections:
            self.tables.note_departure(live, self.connection)
        live.connections.discard(self.connection)
        live.publish_presence(self.connection.visitor)
        for fault in ended:
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                raise fault

    async def _write(self) -> None:
        while True:
            text = await self.connection.next()
            try:
                await self.websocket.send_text(text)
            except RuntimeError as error:  # closed by the other side in the meantime
                raise WebSocketDisconnect from error

    async def _read(self, live: LiveTable) -> None:
        while self._is_open:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code") or GOING_AWAY)
            self._is_answering = True
            await self._answer(live, frame.get("text") or "")
            self._is_answering = False

    async def _answer(self, live: LiveTable, text: str) -> None:
        """Handle a frame; errors are sent to this socket only."""
        self.tables.metrics.frames.inc()
        try:
            self.limits.take("message", self.who)
            await self._handle(live, messages.read_message(text))
        except DetenteError as error:
            sequence = live.sequence_for(self.connection.visitor)
            self.connection.send({"type": "error", "name": error.name, "text": sentence(error, self.connection.lang), "sequence": sequence})

    async def _handle(self, live: LiveTable, message: Any) -> None:
        """Handle one message by its type."""
        if isinstance(message, messages.Play) and self.connection in live.connections:  # by far the most
            self._need("play")
            await self._play(live, message)
        elif isinstance(message, messages.Ping):
            self.connection.send({"type": "pong"})
        elif isinstance(message, messages.Hello):
            if live.match.status == "waiting":
                self._need("play")  # being at the table can start the game
            if not start.handle_spectator_hello(live, self.connection, message.since, message.seat):
                await start.handle_hello(live, self.connection, message.since, message.seat, message.entropy, message.commit)
        elif self.connection not in live.connections:
            raise Forbidden("no-hello")
        elif isinstance(message, messages.Visible):
            self.tables.note_departure(live, self.connection)
            self.connection.is_visible = message.on
        elif isinstance(message, messages.Reveal):
            self._need("play")
            await start.reveal(live, self.connection.visitor, message.entropy)
        elif isinstance(message, messages.Chat):
            self._need("chat")
            await self.limits.take_everywhere("chat", self.who)
            await gate.post_chat(live, self.connection, await self._chatting_visitor(), message.text)
        else:
            self._need("play")
            await self._change(live, self.connection, message)

    def _need(self, scope: str) -> None:
        """Raise Forbidden for a program whose token lacks the scope."""
        if self.here:
            check_scope(self.here, scope)

    async def _chatting_visitor(self) -> Visitor:
        """The current visitor: they may have been silenced since."""
        found = await self.tables.store.visitor(self.visitor.id) if self.visitor else None
        if found is None:
            raise Forbidden("not-seated")
        return found

    async def _play(self, live: LiveTable, message: messages.Play) -> None:
        """Play a move; one that was played before is answered with the view as it is now."""
        started, is_played = time.perf_counter(), False
        try:
            is_new = await gate.play(live, self.connection, message.sequence, message.action)
            is_played = True
        finally:
            self.tables.metrics.note_move(live.match.game, started, is_played)
        if not is_new:
            live.send_view(self.connection)

    async def _change(self, live: LiveTable, who: Connection, message: Any) -> None:
        """Handle a message that needs a seat, for one of the visitor's own seats."""
        match message:
            case messages.Undo(sequence=sequence):
                await gate.undo(live, who, sequence)
            case messages.Rewind(step=step):
                await gate.rewind(live, who, step)
            case messages.AskUndo():
                await gate.ask_undo(live, who)
            case messages.AnswerUndo(accept=accept):
                await gate.answer_undo(live, who, accept)
            case messages.Resign():
                await gate.resign(live, who)
            case messages.Adjourn(accept=accept):
                await pauses.adjourn(live, who, accept)
            case messages.GiveTime(seconds=seconds):
                await pauses.give_time(live, who, seconds)
            case messages.Claim(win=win):
                await pauses.claim(live, who, win)
            case messages.Abort():
                await gate.abort(live, who)


class SocketMiddleware:
    """Routes table sockets by path before the other routes are searched: this is where bursts of clients arrive."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (found := ADDRESS.fullmatch(scope["path"])):
            await serve_socket(WebSocket(scope, receive, send), found[1])
        else:
            await self.app(scope, receive, send)


async def serve_socket(websocket: WebSocket, table_id: str) -> None:
    """GET /api/tables/{id}/socket: rejected with a reason, or kept open."""
    state = websocket.app.state
    tables: TableRegistry = state.tables
    visitors: Visitors = state.visitors
    tokens: ApiTokens = state.api_tokens
    limits: Limits = state.limits
    await websocket.accept()
    client = client_of(websocket.scope, tables.settings)
    try:
        check_origin(websocket.scope, tables.settings)
        await limits.take_everywhere("socket", client)
        async with limits.hold_everywhere(client):
            program = await tokens.find(websocket.headers.get("authorization"))
            here = program or await visitors.sessions.find(websocket.cookies.get(COOKIE))
            if here:
                check_scope(here, "read")
                check_open(here.visitor)
            async with limits.hold_everywhere(f"visitor {here.visitor.id}", PER_VISITOR) if here else contextlib.nullcontext():
                if here and here.visitor.login:
                    await state.marker.record(here.visitor.id, client, websocket.cookies.get(DEVICE_COOKIE))
                opened = Socket(websocket, tables, limits, here)
                live = await tables.get(table_id)
                if here and not await visitors.sessions.is_open(here):  # ended while the socket was being opened
                    raise NoVisitor("no-visitor")
                await opened.run(live)
    except DetenteError as error:
        text = sentence(error, language_of(websocket.scope))
        await websocket.send_json({"type": "error", "name": error.name, "text": text, "sequence": 0})
        await websocket.close(TRY_LATER if isinstance(error, StoreDown | ServerFull) else REFUSED, error.name)
