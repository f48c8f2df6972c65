"""`detente serve`: run the server. The port opens immediately; what is slow to load is loaded afterwards."""

from __future__ import annotations

import argparse
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import nullcontext
from typing import TYPE_CHECKING, TextIO

from detente.server.folder_lock import FolderLocked, lock_folder, write_address
from detente.server.logs import start_logs
from detente.server.settings import BadSetting, Settings, read_settings

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

LARGEST_FRAME = 64 * 1024
PATIENCE = 10  # seconds that running requests get when the server shuts down
WAITING = 2048  # backlog of connections until the rules are loaded
SWITCH = 0.001  # seconds after which the event loop's thread yields the GIL to the thread that writes to the database
# Objects that come to be before the garbage collector looks at them, and how often it then looks at older ones. A view is hundreds of
# them, all of which go with it: Python's own 700 cost a tenth of every move, and everybody 50 ms whenever it came to all objects.
GARBAGE = (20_000, 10, 10)


def run(args: argparse.Namespace) -> int:
    """Serve until SIGTERM or Ctrl-C, which let running requests finish. With --open, use a server that is already running."""
    settings = read_settings({name: getattr(args, name) for name in Settings.model_fields}, args.config)
    if settings.redis:
        from detente.server.thinking.queue import open_redis

        open_redis(settings.redis, is_async=False)  # an invalid address is reported before anything else
    start_logs(settings.log_level)
    try:
        folder: TextIO | None = lock_folder(settings.folder)
    except FolderLocked as taken:
        if settings.open:
            show(taken.facts["address"], settings)
            return 0
        if settings.url.startswith("sqlite"):
            raise
        folder = None  # servers of a PostgreSQL database may share the folder and its secret
    with folder or nullcontext(), listen(settings) as listener:
        if folder:
            write_address(folder, address_of(listener))
        show(address_of(listener), settings)
        from .startup import are_rules_ready, serve_meanwhile

        if are_rules_ready() or serve_meanwhile(listener, settings):
            serve(listener, settings)
    return 0


def show(address: str, settings: Settings) -> None:
    """Print the address, and open it in a browser if asked to and there is a display."""
    print(f"Détente: {address}", flush=True)
    if settings.open and has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(listener: socket.socket, settings: Settings) -> None:
    """Serve on an open port."""
    import uvicorn

    from detente.server.http.app import make_app

    app = make_app(settings)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    try:
        uvicorn.Server(make_config(app, settings)).run([listener])
    finally:  # uvicorn may exit by itself if start-up fails
        if refused := app.state.refused:
            raise refused


def listen(settings: Settings) -> socket.socket:
    """Open the port. Connections wait until the server is ready. With --open, any free port will do if this one is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends without delay (TCP_NODELAY) only where the protocol is given; else an answer of two writes waits 40 ms in between.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE or not settings.open:
            listener.close()
            raise BadSetting("setting-port", host=settings.host, port=settings.port, reason=os.strerror(error.errno or 0)) from error
        listener.bind((settings.host, 0))
    listener.listen(WAITING)
    return listener


def address_of(listener: socket.socket) -> str:
    """The address of the home page on this machine."""
    host, port = listener.getsockname()[:2]
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{reachable}]:{port}/" if ":" in reachable else f"http://{reachable}:{port}/"


def has_display() -> bool:
    """Whether there is a display for a browser."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings: small WebSocket frames, our own logs, no Server header."""
    import uvicorn

    from detente.server.http.protocol import protocols_for

    requests, sockets = protocols_for(settings)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=requests,
        proxy_headers=False,  # whom to trust is a setting: middleware.client_of
        ws=sockets,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
