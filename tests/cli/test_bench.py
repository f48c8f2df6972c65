"""Speed, the compile cache, and the bar that shows how far a command is."""

import json
import subprocess
import sys

import pytest

from detente.bots import UnknownBot, make_bot
from detente.bots.random_bot import legal_actions
from detente.cli import main
from detente.commands import bench, probe
from detente.commands.console import bar, progress
from detente.engine.game import titles
from detente.engine.kernel import JIT

from .conftest import GAME, TITLE, Captured, Screen

BENCH_KEYS = (
    "game", "games_per_second", "decisions_per_second", "plain_decisions_per_second", "copy_ns", "cold_start_s", "warm_start_s",
    "record_bytes",
)  # fmt: skip


def test_the_random_bot_chooses_from_what_it_may_do() -> None:
    table = GAME.new(seed=1)
    seen = table.observe("ussr")
    assert [GAME.actions[number] for number in legal_actions(seen)] == table.legal("ussr")
    picks = {make_bot("random", seed).choose(seen, 0.0).action for seed in range(40)}
    assert picks <= set(legal_actions(seen))
    assert len(picks) > 4
    assert make_bot("random", 7).choose(seen, 0.0) == make_bot("random", 7).choose(seen, 0.0)
    with pytest.raises(UnknownBot):
        make_bot("clever")


def test_bench_prints_its_numbers(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    answer = {"games_per_second": 1234.56, "decisions_per_second": 9.0, "copy_ns": 7.7, "record_bytes": 4096}
    monkeypatch.setattr(bench, "probe", lambda environment, *words: (1.234, answer))
    assert main(["bench", "--json"]) == 0
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["game"] for report in reports] == list(titles())
    assert tuple(reports[0]) == BENCH_KEYS
    assert (reports[0]["cold_start_s"], reports[0]["games_per_second"]) == (1.23, 1234.6)
    assert main(["bench", TITLE]) == 0
    assert "record, bytes" in capsys.readouterr().out


def test_bench_measures_in_a_process_of_its_own() -> None:
    seconds, answer = bench.probe({"DETENTE_JIT": "0"}, "speed", TITLE, "0.05", "1")
    assert seconds > 0.05
    assert answer["decisions_per_second"] > answer["games_per_second"] > 0
    assert answer["copy_ns"] > 0
    assert answer["record_bytes"] == GAME.rules.state.dtype().itemsize
    assert bench.probe({"DETENTE_JIT": "0"}, "start", TITLE)[1] == {}
    with pytest.raises(subprocess.CalledProcessError):
        bench.probe({"DETENTE_JIT": "0"}, "speed")


def test_speed_is_measured_over_a_span_of_time() -> None:
    games, decisions = probe.speed(GAME, 0.01, 1)
    assert decisions > games > 0


def test_warm_says_when_nothing_is_left_to_compile(capsys: Captured) -> None:
    assert main(["warm", TITLE]) == 0
    out = capsys.readouterr().out
    if not JIT:
        assert "nothing is compiled" in out
        return
    assert main(["warm"]) == 0
    assert "everything is compiled already" in capsys.readouterr().out


def test_a_bar_is_drawn_for_people_only(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    with progress("rules", 1.0):
        print("hidden", file=sys.stderr)
    assert capsys.readouterr().err == ""
    assert bar(0.0, 4) == "[░░░░]"
    assert bar(2.0, 4) == "[███░]"
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with progress("rules", 1.0):
        import time

        time.sleep(0.5)
    assert "rules" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")
