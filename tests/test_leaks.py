"""Shared code knows no game by name: neither its id nor its sides, nor anything that only its rulebook has."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import detente
from detente.engine.title import declared

PACKAGE = Path(detente.__file__).parent
WEB = PACKAGE.parents[1] / "web"
FOLDERS = ("engine", "drawing", "server", "commands", "arena", "training", "bots/network")


def python_files() -> Iterator[Path]:
    """The shared half of the package; what is below `games` and in a folder of `bots` named after a game is that game's own."""
    for folder in FOLDERS:
        yield from sorted((PACKAGE / folder).rglob("*.py"))
    yield from sorted((PACKAGE / "bots").glob("*.py"))
    yield from (PACKAGE / "cli.py", PACKAGE / "pool.py")


def web_files() -> Iterator[Path]:
    """The shared half of the pages."""
    for folder in ("src/lib", "src/table", "src/ui", "src/home", "scripts"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted(path for path in (WEB / "src").iterdir() if path.is_file())


@cache
def words() -> tuple[str, ...]:
    """What the titles call themselves, their sides and their cards and places: ids, their parts, and names of several words."""
    found: set[str] = set()
    for title in declared().values():
        rules = title.load("rules")
        found |= {title.id, *rules.seats, *(part for part in title.id.split("_") if len(part) > 2)}
        found |= {name for names in rules.names.values() for name in names if "_" in name}
    return tuple(sorted(found, key=len, reverse=True))


@cache
def pattern() -> re.Pattern[str]:
    """Any of the words by itself; one of two letters, which may be English, only as an id in quotes."""
    long = "|".join(re.escape(word) for word in words() if len(word) > 2)
    short = "|".join(re.escape(word) for word in words() if len(word) < 3)
    return re.compile(rf"(?<![a-z])(?:{long})(?![a-z])|(?<=[\"'`-])(?:{short})(?=[\"'`.:])", re.IGNORECASE)


def leaks(text: str) -> list[str]:
    """The lines of a source that name a game."""
    return [f"{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if pattern().search(line)]


@pytest.mark.parametrize("path", list(python_files()), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_shared_python_knows_no_game(path: Path) -> None:
    assert leaks(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", list(web_files()), ids=lambda path: path.relative_to(WEB).as_posix())
def test_shared_pages_know_no_game(path: Path) -> None:
    assert leaks(path.read_text(encoding="utf-8")) == []


def test_shared_texts_of_the_pages_serve_every_game() -> None:
    """What one game alone says stands in its folder: no message here names a game's sides, or is used in one game's folder alone."""
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    names = {path: set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))) for path in sources}
    for message in re.findall(r"^([a-z][\w-]*) *=", (WEB / "src" / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE):
        homes = {path.relative_to(WEB / "src").parts[:2] for path in sources if message in names[path]}
        assert len(homes) != 1 or next(iter(homes))[0] != "games", f"{message} is used by {homes}"


@pytest.mark.parametrize(
    "line",
    ['GAME = "twilight_struggle"', "# the Twilight map", 'STYLES = {"us": 1}', "side === 'ussr'", "--kgb: red", "in west_germany"],
)
def test_a_leak_is_found(line: str) -> None:
    assert leaks(line)


@pytest.mark.parametrize("line", ["it takes us a minute", "status: ok", "use", "the focus", "associated"])
def test_english_is_no_leak(line: str) -> None:
    assert leaks(line) == []
