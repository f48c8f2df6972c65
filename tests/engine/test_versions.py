"""Rules versions: a game keeps the version it began with, and records of older layouts are read and written (docs/rules_versions.md)."""

import base64
import importlib
import json
import re
import zlib
from pathlib import Path

import numpy as np
import pytest

from detente.engine.errors import BadGameFile, BadPosition, UnknownVersion
from detente.engine.game import Game, titles
from detente.engine.options import Option, option_field
from detente.engine.record import Array, Record, wide, word
from detente.engine.title import find_title
from tests.corpus import read_games

SOURCES = Path(__file__).parents[2] / "src" / "detente" / "games"


class Old(Record):
    option: Array = word(2)
    score: int = word()
    bits: int = wide()


class New(Record):
    version: int = word(since=2)
    option: Array = word(4, before=((1, (2,)), (2, (3,))))
    score: int = word()
    bits: int = wide()
    extra: int = wide(since=3)


def test_older_layouts_are_found_again() -> None:
    assert New.layout(1) == Old.dtype()
    assert New.newest_layout() == 3
    assert New.dtype() == New.layout(3)
    assert New.layout(2)["option"].shape == (3,)


def test_records_travel_between_layouts() -> None:
    old = np.zeros(1, Old.dtype())
    old["option"], old["score"], old["bits"] = (3, 4), 5, 1 << 40
    wider = New.convert(old.tobytes(), 1, 3)
    record = np.frombuffer(wider, New.dtype())[0]
    assert record["option"].tolist() == [3, 4, 0, 0]
    assert (record["version"], record["score"], record["bits"], record["extra"]) == (0, 5, 1 << 40, 0)
    assert New.convert(wider, 3, 1) == old.tobytes()


def test_new_options_stand_behind_older_ones() -> None:
    options = (Option("a", (0, 1)), Option("b", (0, 1)), Option("c", (0, 1), since=2), Option("d", (0, 1), since=4))
    assert option_field(options) == word(4, before=((1, (2,)), (3, (3,))))
    with pytest.raises(AssertionError):
        option_field(options[::-1])


@pytest.mark.parametrize("title", titles())
def test_a_game_keeps_its_version(title: str) -> None:
    game = Game(title)
    assert game.new(seed=1).version == game.rules.version
    for version in range(1, game.rules.version + 1):
        table = game.new(seed=1, version=version)
        for _ in range(30):
            seat = table.to_move[0]
            table.play(seat, table.legal(seat)[0])
        assert int(table.record["version"]) == version
        assert json.loads(table.to_json())["rules"] == version
        assert game.load(table.to_json()).bytes() == table.bytes()
        assert table.copy().version == table.determinize(0, 1).version == version
        assert game.position(table.position()).version == version
        assert ("| rules " in table.position()) == (version < game.rules.version)


@pytest.mark.parametrize("title", titles())
def test_simulated_games_have_the_newest_version(title: str) -> None:
    records, _ = Game(title).simulate(3)
    assert set(records["version"].tolist()) == {Game(title).rules.version}


@pytest.mark.parametrize("version", [0, -1, 99, True, "1"])
def test_unknown_versions_are_refused(version: object) -> None:
    game = Game("cia_vs_kgb")
    with pytest.raises(UnknownVersion):
        game.new(version=version)  # type: ignore[arg-type]


def test_files_of_unknown_versions_are_refused() -> None:
    game = Game("cia_vs_kgb")
    data = json.loads(game.new(seed=1).to_json()) | {"rules": game.rules.version + 1}
    with pytest.raises(BadGameFile, match="version"):
        game.load(json.dumps(data))


@pytest.mark.parametrize("title", titles())
def test_exact_positions_of_version_1_are_read(title: str) -> None:
    """They named no layout; games of the corpus begin with such lines."""
    game = Game(title)
    lines = [data["start"] for data in read_games(title, 1) if "| at " in data["start"]]
    assert lines
    for line in lines:
        assert game.position(line).version == 1
        packed = re.search(r"\| at ([^ |]+)", line)
        assert packed is not None
        assert len(zlib.decompress(base64.urlsafe_b64decode(packed[1]))) == game.rules.state.layout(1).itemsize


@pytest.mark.parametrize(
    "start", ["T4 AR3 US | us nato | us nasser | ussr fidel", "T4 AR3 US | bury yes | us nato", "T1 AR8 US | us nato, fidel"]
)
def test_starts_that_version_1_let_pass_are_still_read(start: str) -> None:
    """Such lines are refused now, but not where a stored game begins with one."""
    game = Game("twilight_struggle")
    with pytest.raises(BadPosition):
        game.position(start)
    table = game.stored(start, bytes(16), 1, {})
    for _ in range(3):
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    assert game.load(table.to_json()).bytes() == table.bytes()


@pytest.mark.parametrize("title", titles())
def test_every_fix_is_named_used_and_tested(title: str) -> None:
    """What stands in `versions.py` is asked for by a kernel, named by a test, and belongs to a version that exists.

    A version may also change values alone: then the earlier ones are in `data/earlier_values.csv`.
    """
    versions = importlib.import_module(".versions", find_title(title).package)
    fixes = {name: since for name, since in vars(versions).items() if name.isupper() and name != "VERSION"}
    earlier = SOURCES / title / "data" / "earlier_values.csv"
    values = {int(line.split(",")[0]) + 1 for line in earlier.read_text().splitlines()[1:]} if earlier.exists() else set()
    assert set(range(2, versions.VERSION + 1)) == {*fixes.values(), *values}
    kernels = "".join(path.read_text() for path in (SOURCES / title).glob("*.py") if path.name != "versions.py")
    tests = "".join(path.read_text() for path in (Path(__file__).parents[1] / title).glob("*.py"))
    for name in fixes:
        assert re.search(rf"\bversion (>=|<) {name}\b", kernels), name
        assert name.lower() in tests, name
