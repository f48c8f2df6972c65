"""`detente serve`: the table in the browser."""

from __future__ import annotations

import argparse

import uvicorn
from fastapi import FastAPI

from detente.server.app import make_app
from detente.server.logs import start_logs
from detente.server.settings import SETTINGS, Settings, read_settings

LARGEST_FRAME = 64 * 1024
PATIENCE = 10  # seconds that open requests get when the server is told to stop


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop; SIGTERM and Ctrl-C let what has begun end."""
    flags = {setting.name: getattr(args, setting.name) for setting in SETTINGS}
    settings = read_settings(flags, config=args.config)
    start_logs(settings.log_level)
    uvicorn.Server(make_config(make_app(settings), settings)).run()
    return 0


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How the network is served: sockets with small frames, logs of our own, no name of the software."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
