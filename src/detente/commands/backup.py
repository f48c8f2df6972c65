"""`detente backup`: write a server's database and signing secret to one file; the server may be running."""

from __future__ import annotations

import argparse
from pathlib import Path

from detente.server.settings import read_settings
from detente.server.store.backups import write_backup


def run(args: argparse.Namespace) -> int:
    """Write the backup and print its path."""
    path = Path(args.file)
    write_backup(read_settings({"data": args.data, "database": args.database}, args.config), path)
    print(f"{path}: {path.stat().st_size} bytes")
    return 0
