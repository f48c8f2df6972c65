"""Many games at once."""

import json
from typing import Any

import pytest

from detente.cli import main
from detente.commands import simulate

from .conftest import GAME, TITLE, Captured


def simulated(capsys: Captured, *words: str) -> dict[str, Any]:
    assert main(["simulate", TITLE, "--json", *words]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_simulate_prints_what_happened(capsys: Captured) -> None:
    assert main(["simulate", TITLE, "--games", "3", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    for label in ("games ", "decisions ", "seconds", "games/s", "decisions/s", "endings", "wins", "draw", "mean last turn"):
        assert label in out


def test_simulate_counts_every_game_once(capsys: Captured) -> None:
    report = simulated(capsys, "--games", "4", "--bots", "random,random")
    assert list(report) == ["games", "decisions", "seconds", "games_per_second", "decisions_per_second", "endings", "wins"]
    assert report["games"] == sum(report["endings"].values()) == sum(report["wins"].values()) == 4
    assert list(report["wins"]) == ["us", "ussr", "draw"]
    assert report["decisions"] > 100
    assert report["seconds"] > 0


def test_simulate_plays_the_games_of_the_library_for_any_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "SLICE", 2)
    monkeypatch.setattr(simulate, "WAVE", 2)
    states, decisions = GAME.simulate(7, seed=5)
    options = {option.name: option.default for option in GAME.rules.options}
    for jobs in (1, 3):
        tally = simulate.simulate(GAME, 7, 5, options, jobs)
        assert tally.games == 7
        assert tally.decisions == decisions.sum()
        assert tally.turns == states["turn"].sum()
        assert [int(n) for n in tally.wins] == [int((states["winner"] == side).sum()) for side in range(3)]


def test_simulate_obeys_options(capsys: Captured) -> None:
    report = simulated(capsys, "--games", "4", "--option", "scenario=late_war", "--option", "optional_cards=all")
    assert report["endings"]["final_scoring"] == 0
    assert report != simulated(capsys, "--games", "4")
