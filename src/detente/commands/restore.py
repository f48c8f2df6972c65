"""`detente restore`: replace a server's data with a backup; the server must be stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

from detente.server.settings import read_settings
from detente.server.store.backups import read_backup


def run(args: argparse.Namespace) -> int:
    """Restore and print when the backup was made."""
    settings = read_settings({"data": args.data, "database": args.database}, args.config)
    print(f"{args.file}: {read_backup(settings, Path(args.file), args.force)}")
    return 0
