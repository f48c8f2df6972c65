"""The arena: pairings, ratings, reports, and the command."""

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from detente.arena import results
from detente.arena.executors import play_all
from detente.arena.match import Pairing, Result, pair_all, play
from detente.arena.ratings import ELO, rate
from detente.arena.report import summary, write_report
from detente.cli import main
from detente.engine.game import Game

GAME = "twilight_struggle"


def result(bots: tuple[str, str], winner: int, seed: int = 1) -> Result:
    """A game that was not played."""
    return Result(bots, seed, winner, "victory_points", 8, (100, 100), (1.0, 2.0), (0.1, 0.2))


def test_every_pair_meets_from_both_sides_with_the_same_seeds() -> None:
    """Three bots, four games a pair."""
    pairings = pair_all(GAME, ["a", "b", "c"], 4, True, 10)
    assert len(pairings) == 12
    assert [(p.bots, p.seed) for p in pairings[:4]] == [(("a", "b"), 10), (("b", "a"), 10), (("a", "b"), 11), (("b", "a"), 11)]
    assert {p.seed for p in pairings[4:8]} == {10, 11}


def test_without_swapping_every_seed_is_played_once() -> None:
    """The first bot keeps the first seat."""
    pairings = pair_all(GAME, ["a", "b"], 3, False, 5)
    assert [(p.bots, p.seed) for p in pairings] == [(("a", "b"), 5), (("a", "b"), 6), (("a", "b"), 7)]


def test_neighbours_are_a_ladder() -> None:
    """Each plays only the next."""
    pairings = pair_all(GAME, ["a", "b", "c", "d"], 1, False, 5, neighbours=True)
    assert [p.bots for p in pairings] == [("a", "b"), ("b", "c"), ("c", "d")]


def test_a_match_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the file are not played again, a half-written line is; games with other options are others."""
    path, played = tmp_path / "results.jsonl", list[Pairing]()

    def pretend(pairings: list[Pairing], jobs: int, ray: str | None) -> Iterator[Result]:
        played.extend(pairings)
        return (result(pairing.bots, 0, pairing.seed) for pairing in pairings)

    monkeypatch.setattr(results, "play_all", pretend)
    pairings = pair_all(GAME, ["a", "b"], 4, True, 1)
    assert len(list(results.play_missing(pairings[:3], path))) == 3
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    first = {(r.bots, r.seed) for r in results.play_missing(pairings, path)}
    assert first == {(p.bots, p.seed) for p in pairings}
    assert played[3:] == pairings[2:]
    assert sorted(results.read_results(path)) == sorted(results.key_of(p) for p in pairings)
    assert list(results.play_missing(pairings, path)) == [result(p.bots, 0, p.seed) for p in pairings]
    other = Pairing(GAME, pairings[0].bots, 1, options=(("optional_cards", "off"),))
    assert len(list(results.play_missing([other], path))) == 1
    assert played[5:] == [other]


def test_ratings_give_back_the_odds_of_the_results() -> None:
    """300 of 400 points are odds of 3 to 1: 191 Elo, less a little for the prior; the error is that of a binomial."""
    games = [result(("a", "b"), 0 if n % 4 else 1, n) for n in range(400)]
    first, second = rate(["a", "b"], games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.elo - second.elo == pytest.approx(ELO * math.log(3), abs=2)
    assert first.elo + second.elo == pytest.approx(0)
    assert first.error == pytest.approx(ELO / math.sqrt(400 * 0.75 * 0.25) / 2, rel=0.02)


def test_a_clean_sweep_has_a_finite_rating() -> None:
    """Half a drawn game is added for every pair."""
    first, _ = rate(["a", "b"], [result(("a", "b"), 0, n) for n in range(50)])
    assert first.bot == "a"
    assert 300 < first.elo < 1000


def test_draws_count_half() -> None:
    """A drawn match leaves both equal."""
    first, second = rate(["a", "b"], [result(("a", "b"), 2, n) for n in range(10)])
    assert first.elo == pytest.approx(second.elo)


def test_ratings_are_transitive_over_bots_that_never_met() -> None:
    """a beats b as often as b beats c."""
    games = [result(pair, 0 if n % 4 else 1, n) for pair in (("a", "b"), ("b", "c")) for n in range(100)]
    by_name = {row.bot: row.elo for row in rate(["a", "b", "c"], games)}
    assert by_name["a"] - by_name["b"] == pytest.approx(by_name["b"] - by_name["c"], abs=0.1)


def test_the_report_counts_sides_endings_and_times() -> None:
    """Results by side of the first bot, the mean of seconds over decisions."""
    report = summary(Game(GAME), ["a", "b"], [result(("a", "b"), 0), result(("b", "a"), 0)], 3.0)
    pair = report["pairs"][0]
    assert pair["points"] == 1
    assert pair["sides"] == {"us": {"games": 1, "points": 1.0}, "ussr": {"games": 1, "points": 0.0}}
    assert report["endings"] == {"victory_points": 2}
    assert report["mean_last_turn"] == 8
    assert report["times"][0] == {"bot": "a", "decisions": 200, "mean_seconds": 0.015, "slowest_seconds": 0.2}
    assert any("victory_points" in line for line in write_report(report))


def test_the_report_counts_in_the_unit_of_the_game() -> None:
    """Twilight Struggle has turns, CIA vs KGB rounds, and a game may have neither."""
    assert play(Pairing("cia_vs_kgb", ("random", "random"), 1)).last_turn > 0
    reports = [summary(Game(name), ["a", "b"], [result(("a", "b"), 0)], 3.0) for name in (GAME, "cia_vs_kgb")]
    assert ["mean last turn 8.00" in write_report(report) for report in reports] == [True, False]
    assert "mean last round 8.00" in write_report(reports[1])
    assert not any("mean last" in line for line in write_report(reports[1] | {"unit_of_time": ""}))


def test_pairs_that_never_met_are_not_in_the_report() -> None:
    """On a ladder only neighbours meet."""
    report = summary(Game(GAME), ["a", "b", "c"], [result(("a", "b"), 0), result(("c", "b"), 0)], 3.0)
    assert [(pair["bot"], pair["against"]) for pair in report["pairs"]] == [("a", "b"), ("b", "c")]


def test_the_same_seed_is_the_same_game() -> None:
    """Cards, dice and the bots' own chance."""
    pairing = Pairing(GAME, ("random", "random"), 3)
    one, other = play(pairing), play(pairing)
    assert (one.winner, one.ending, one.moves) == (other.winner, other.ending, other.moves)


def test_processes_play_what_one_process_plays() -> None:
    """The order of the results may differ."""
    pairings = pair_all(GAME, ["random", "random:"], 4, True, 1)
    alone = sorted((r.seed, r.bots, r.winner, r.moves) for r in play_all(pairings))
    together = sorted((r.seed, r.bots, r.winner, r.moves) for r in play_all(pairings, jobs=2))
    assert alone == together


def test_the_command_prints_json_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`detente arena --json --plot`."""
    picture = tmp_path / "ratings.png"
    bots = ["--game", "twilight_struggle", "--bots", "random,random:"]
    code = main(["arena", *bots, "--games", "2", "--swap-sides", "--json", "--plot", str(picture)])
    report = json.loads(capsys.readouterr().out)
    assert code == 0
    assert report["games"] == 2
    assert len(report["results"]) == 2
    assert picture.read_bytes()[:4] == b"\x89PNG"


def test_the_command_wants_two_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """One is no match."""
    assert main(["arena", "--game", "twilight_struggle", "--bots", "random"]) == 2
    assert "random" in capsys.readouterr().err
