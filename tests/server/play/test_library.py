"""The recorded games of the package: each replays to its end, has a title and notes at its steps, and is added once."""

import json
import re
from pathlib import Path

import pytest

import detente.server.play
from detente.engine.game import Game, titles
from detente.engine.notation import read_game
from detente.server.play import library
from detente.server.play.library import stored_game

from ..helpers import serving

RECORDED = sorted((Path(detente.server.play.__file__).parent / "recorded").glob("*.json"))
PAGES = Path(__file__).parents[3] / "web" / "src" / "games"
every_record = pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)


def test_every_title_has_games_to_watch() -> None:
    found = [json.loads(path.read_text(encoding="utf-8"))["game"] for path in RECORDED]
    assert len(found) >= 6
    assert all(found.count(title) >= 2 for title in titles())


@every_record
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = read_game(Game(json.loads(text)["game"]), text)
    match, moves = stored_game(text, path.stem)
    assert table.outcome is not None
    assert match.outcome == {"winner": table.outcome.winner, "ending": table.outcome.ending}
    assert [(move.seat, move.action) for move in moves] == [(move.seat, move.action) for move in table.moves]
    assert len(match.id) <= 32


@every_record
def test_a_recorded_game_has_a_title_and_notes_at_its_steps(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    texts = PAGES / data["game"] / "text"
    assert f"record-{path.stem} = " in (texts / "en.ftl").read_text(encoding="utf-8")
    steps = [int(step) for step in re.findall(rf"^note-{path.stem}-(\d+) = ", (texts / "notes.en.ftl").read_text(encoding="utf-8"), re.M)]
    assert steps[0] == 0
    assert len(steps) >= 5
    assert steps == sorted(set(steps))
    assert steps[-1] >= len(data["moves"]) - 3, "the end is told"
    assert steps[-1] <= len(data["moves"])


def test_every_note_belongs_to_a_recorded_game() -> None:
    known = {path.stem for path in RECORDED}
    for path in PAGES.glob("*/text/notes.*.ftl"):
        noted = re.findall(r"^note-([a-z_]+)-\d+ = ", path.read_text(encoding="utf-8"), re.M)
        assert set(noted) <= known, path


@pytest.mark.anyio
async def test_a_database_of_an_older_version_gets_the_new_games_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is missing is added, and a record can be watched at any step."""
    names = sorted(path.stem for path in RECORDED)
    folder = tmp_path / "games"
    folder.mkdir()
    monkeypatch.setattr(library, "RECORDED", folder)
    for count in (1, len(RECORDED), len(RECORDED)):
        for path in RECORDED[:count]:
            (folder / path.name).write_bytes(path.read_bytes())
        async with serving(tmp_path, recorded=True) as site:
            tables = (await site.stranger().get("/api/tables?kind=records"))["tables"]
            assert sorted(table["title"] for table in tables) == names[:count]
            last = json.loads(RECORDED[0].read_text(encoding="utf-8"))["moves"]
            view = await site.stranger().get(f"/api/tables/recorded-{RECORDED[0].stem}/view?step={len(last)}&seat=spectator")
            assert view["outcome"]
