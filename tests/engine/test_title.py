"""Titles: everything a game brings, found by entry points and loaded when it is needed."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from detente.engine.errors import UnknownGame
from detente.engine.rules import Rules
from detente.engine.title import Title, declared, default_title, find_title, importers, titles

every_title = pytest.mark.parametrize("title", declared().values(), ids=lambda title: title.id)
PARTS = ("rules", "view", "board_model", "sheet", "brain", "training")


def test_titles_are_listed_by_year_and_the_first_is_the_default() -> None:
    years = [title.year for title in declared().values()]
    assert years == sorted(years)
    assert default_title() == titles()[0]


@every_title
def test_every_part_that_a_title_names_is_there(title: Title) -> None:
    for part in PARTS:
        if getattr(title, part):
            assert title.load(part) is not None
    for file in ("levels", "weights"):
        path = title.file(file)
        assert path is None or path.is_file()
    assert isinstance(title.load("rules"), Rules)
    assert title.load("rules").id == title.id
    assert all(folder.is_dir() for folder in title.folders())


def test_a_part_that_a_title_lacks_is_an_error() -> None:
    with pytest.raises(KeyError, match="small has no brain"):
        Title("small", 2026, "detente.games").load("brain")


def test_a_title_is_found_whatever_its_letters_and_an_unknown_one_is_named() -> None:
    assert find_title(f" {default_title().upper()} ").id == default_title()
    with pytest.raises(UnknownGame, match="chess"):
        find_title("chess")


def test_importers_know_their_own_texts() -> None:
    assert importers()
    assert not any(importer.recognises("hello") for importer in importers())


def test_listing_titles_loads_no_rules() -> None:
    """The command line names the games without waiting for numba."""
    code = "import sys; from detente.engine.title import titles; print(*titles()); sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, tuple(done.stdout.split())) == (0, titles())


ENTRY_POINTS = "[detente.games]\ncourier = courier_title:TITLE\n"
TITLE = 'from detente.engine.title import Title\nTITLE = Title("courier", 1999, "courier_title")\n'


def test_a_title_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    metadata = tmp_path / "courier-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: courier\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "courier_title.py").write_text(TITLE)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from detente.engine.title import titles; print(*titles())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert tuple(done.stdout.split()) == ("courier", *titles())


def test_the_package_declares_all_its_games() -> None:
    """An installed package is found by its entry points, a source tree by its folders: both say the same."""
    root = Path(__file__).parents[2]
    points = tomllib.loads((root / "pyproject.toml").read_text())["project"]["entry-points"]["detente.games"]
    folders = {path.parent.name for path in (root / "src" / "detente" / "games").glob("*/__init__.py")}
    assert points == {name: f"detente.games.{name}:TITLE" for name in folders}
