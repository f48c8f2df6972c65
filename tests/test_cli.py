"""Every command: what it prints, what it gives back, and one clear sentence for whatever cannot be done."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from detente import __version__
from detente.bots import RandomBot, UnknownBot, make_bot
from detente.bots.random_bot import legal_actions
from detente.cli import main
from detente.commands import bench, files, probe, simulate
from detente.commands.console import Terminal, bar, progress
from detente.commands.session import Session, number_lines
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.sheet import WIDTH, cut
from detente.engine.text import LANGUAGES, game_catalogue, shared_catalogue
from detente.games.twilight_struggle.sheet import Sheet, find_card, write_card

TITLE = "twilight_struggle"
GAME = Game(TITLE)
EN = game_catalogue(TITLE, "en")
RECORDED = Path(__file__).parent / "golden" / TITLE / "recorded_game.yaml"
BENCH_KEYS = (
    "game", "games_per_second", "decisions_per_second", "plain_decisions_per_second", "copy_ns", "cold_start_s", "warm_start_s",
    "record_bytes",
)  # fmt: skip

Type = Callable[[str], None]
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Puts lines where standard input is read."""

    def put(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))

    return put


def saved(folder: Path, seed: int = 1, moves: int = 40, **options: Any) -> Path:
    """A game file of a random game."""
    table, bot = GAME.new(seed=seed, **options), RandomBot(seed)
    while not table.outcome and table.sequence < moves:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    path = folder / "game.json"
    path.write_text(table.to_json(), encoding="utf-8")
    return path


def run_command(*words: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with pipes for a terminal."""
    env = os.environ | {"PYTHONIOENCODING": "utf-8"} | environment
    return subprocess.run([sys.executable, "-m", "detente", *words], input=given, capture_output=True, text=True, env=env, check=False)


# The command itself


def test_without_arguments_it_prints_help(capsys: Captured) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_it_knows_its_version(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"detente {__version__}\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate chess", "There is no game “chess”"),
        (f"simulate {TITLE} --games 0", "“0” is not a whole number"),
        (f"simulate {TITLE} --games many", "“many” is not a whole number"),
        (f"simulate {TITLE} --jobs -1", "“-1” is not a whole number"),
        (f"simulate {TITLE} --seed x", "argument --seed"),
        (f"simulate {TITLE} --bots clever", "There is no bot “clever”"),
        (f"simulate {TITLE} --bots random,random,random", "There is no bot “random,random,random”"),
        (f"simulate {TITLE} --option colour=red", "There is no option “colour”"),
        (f"simulate {TITLE} --option seed=1", "There is no option “seed”"),
        (f"simulate {TITLE} --option bid=perhaps", "Option “bid” cannot be “perhaps”"),
        (f"simulate {TITLE} --option optional_cards=che+chess", "Option “optional_cards” cannot hold “chess”"),
        (f"simulate {TITLE} --option bid", "not KEY=VALUE"),
        ("replay /nowhere/game.json", "There is no file /nowhere/game.json"),
        ("replay /", "File / cannot be read"),
        ("replay /nowhere/game.json --lang xx", "There are no texts in language “xx”"),
        ("games --lang xx", "There are no texts in language “xx”"),
        (f"play {TITLE} --lang xx", "There are no texts in language “xx”"),
        (f"play {TITLE} --side uk", "There is no seat “uk”"),
        (f"play {TITLE} --bot clever", "There is no bot “clever”"),
        (f"play {TITLE} --position T99", "The position cannot begin with “T99”"),
        (f"play {TITLE} --load /nowhere/game.json", "There is no file"),
        (f"play {TITLE} --load a --option bid=on", "not allowed with"),
        ("play chess", "There is no game “chess”"),
        ("bench chess", "There is no game “chess”"),
        ("warm chess", "There is no game “chess”"),
        ("dance", "invalid choice"),
    ],
)
def test_a_request_that_cannot_be_met_gets_one_sentence_and_code_2(line: str, sentence: str, capsys: Captured) -> None:
    try:
        code: Any = main(line.split())
    except SystemExit as end:  # argparse leaves this way
        code = end.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_an_error_is_told_in_the_language_asked_for(capsys: Captured) -> None:
    assert main(["play", TITLE, "--lang", "pl", "--side", "uk"]) == 2
    assert capsys.readouterr().err.strip() == shared_catalogue("pl").format("error-seat", seat="uk", seats="us, ussr")


def test_a_reader_that_leaves_early_causes_no_noise() -> None:
    command = f"{sys.executable} -m detente games | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    first = titles()[0]
    name = game_catalogue(first, "en").format("game-name")
    assert (run.stdout, run.stderr) == (f"{name}: {first}\n", "")


# games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_option_with_its_help(lang: str, capsys: Captured) -> None:
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    words = " ".join(out.split())
    for option in GAME.rules.options:
        assert f"  {option.name} = " in out
        assert game_catalogue(TITLE, lang).format(f"option-{option.name}.help") in words
    assert max(map(len, out.splitlines())) <= WIDTH


# simulate


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


# replay


def test_replay_prints_the_log(tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path)
    assert main(["replay", str(path), "--lang", "hu"]) == 0
    assert capsys.readouterr().out == GAME.load(path.read_text(encoding="utf-8")).log("hu")


def test_quiet_replay_only_checks(tmp_path: Path, capsys: Captured) -> None:
    assert main(["replay", str(saved(tmp_path)), "--quiet"]) == 0
    assert capsys.readouterr() == ("", "")


def test_replay_names_the_first_illegal_move(tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path)
    game = json.loads(path.read_text(encoding="utf-8"))
    game["moves"][2][1] = "country:cuba"
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert "step 3: “country:cuba” was refused" in err
    assert out.count(" +1 in ") == 2, "the log goes as far as the game does"


def test_replay_notices_another_end(tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path)
    game = json.loads(path.read_text(encoding="utf-8")) | {"final": "0" * 16}
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "differs at step 40" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"rules": 99}, "was written under version 99"),
        ({"options": {"key": 1}}, "There is no option “key”"),
        ({"key": "12"}, "“key”"),
        ({"start": "T99"}, "cannot begin with"),
        ({"final": [5]}, "the field “final” is missing or wrong"),
        ({"rules": 10**30}, "the field “rules” is missing or wrong"),
        ({"moves": [["ussr", "country:poland", {"dice": 5}]]}, "move 1 is not"),
        ({"moves": "none"}, "the field “moves” is missing or wrong"),
    ],
)
def test_a_broken_game_file_gives_code_2(change: dict[str, Any], sentence: str, tmp_path: Path, capsys: Captured) -> None:
    path = saved(tmp_path, moves=5)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | change), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{", b"hello", b"\xff\xfe", b"[" * 100_000, b"{" * 100_000])
def test_what_is_no_game_file_gives_code_2(content: bytes, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_replay_reads_a_recorded_game(capsys: Captured) -> None:
    pytest.importorskip("detente.games.twilight_struggle.recorded")
    assert main(["replay", str(RECORDED)]) == 0
    assert "Turn 3" in capsys.readouterr().out


# play


def test_a_whole_game_against_the_bot_always_answering_one(typed: Type, capsys: Captured) -> None:
    typed("1\n" * 3000)
    assert main(["play", TITLE, "--side", "us", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert EN.format("cli-over") in out
    assert re.search(r"wins\.|drawn\.", out)
    assert "USSR draws" not in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 140


def test_the_same_seed_gives_the_same_game(typed: Type, capsys: Captured) -> None:
    seen = []
    for _ in range(2):
        typed("1\n" * 60)
        assert main(["play", TITLE, "--side", "ussr", "--seed", "9"]) == 0
        seen.append(capsys.readouterr().out)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("given", ["", "quit\n", "QUIT", "\n\n"])
def test_leaving_says_goodbye(given: str, typed: Type, capsys: Captured) -> None:
    typed(given)
    assert main(["play", TITLE, "--seed", "1", "--side", "ussr"]) == 0
    assert capsys.readouterr().out.endswith(f"\n{EN.format('cli-bye')}\n")


def test_an_interrupt_says_goodbye(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", TITLE, "--seed", "1"]) == 0
    assert EN.format("cli-bye") in capsys.readouterr().out


def test_everything_that_can_be_typed(typed: Type, capsys: Captured) -> None:
    typed("country:poland\nPoland\neast g\nundo\ncard NATO\ncard card:fidel\ncard xyz\nboard\nlog\nhelp\n99\nsave\ncountry:cuba\n0\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "USSR +1 in Poland: 0/2" in out
    assert "USSR +1 in East Germany: 0/4" in out
    assert EN.format("cli-undone") in out
    assert EN.format("card-nato.event")[:60] in out
    assert "Fidel* · 2 · USSR" in out
    assert "“xyz” is not in the action list" in out
    assert EN.format("cli-help") in out
    for word in ("99", "save", "0"):
        assert EN.format("cli-not-understood", word=word) in out
    assert "may not answer “setup” with “country:cuba”" in out
    assert out.count("── Twilight Struggle ──") == 2


def test_what_the_law_forbids_is_not_undone(typed: Type, capsys: Captured) -> None:
    typed("undo\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    assert "“ussr” has nothing to take back." in capsys.readouterr().out


def test_a_saved_game_goes_on(typed: Type, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "a game.json"
    typed(f"1\n1\nsave {path}\n2\n2\nload {path}\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert f"Saved: {path}" in out
    assert f"Loaded: {path}" in out
    assert out.rstrip().splitlines()[-5].startswith("  1  Finland 0/3")
    assert len(GAME.load(path.read_text(encoding="utf-8")).moves) == 2
    assert os.listdir(tmp_path) == [path.name]

    typed("1\n")
    assert main(["play", TITLE, "--side", "ussr", "--load", str(path)]) == 0
    out = capsys.readouterr().out
    assert "USSR +1 in Finland: 0/4" in out
    assert "USSR +1 in Finland: 0/3" not in out


def test_a_file_that_cannot_be_read_or_written_leaves_the_game_as_it_is(typed: Type, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "bad").write_text("?")
    typed(f"load {tmp_path}/bad\nload {tmp_path}/none\nsave {tmp_path}/no/where\nsave {tmp_path}\nsave ~nobody-here/x\n1\n")
    assert main(["play", TITLE, "--side", "ussr", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "bad cannot be read" in out
    assert "There is no file" in out
    assert f"{tmp_path}/no/where: No such file or directory" in out
    assert "USSR +1 in Finland" in out
    assert os.listdir(tmp_path) == ["bad"]


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def fail(*names: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(files.CannotWrite, match="No space left"):
        files.write_text(str(path), "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.json"]


def test_two_people_pass_the_screen(typed: Type, capsys: Captured) -> None:
    typed("\n" + "1\n" * 6 + "\n" + "1\n" * 7 + "1\n\n1\n")
    assert main(["play", TITLE, "--side", "both", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    covers = re.findall(r"Pass the screen to: (.+)\. Then press Enter\.", out)
    assert covers[:3] == ["Soviet Union", "United States", "Soviet Union"]
    pages = re.split(r"Pass the screen to: .+", out)
    assert "US draws" not in pages[1]
    assert "USSR draws" not in pages[2]
    headline = EN.format("question-headline")
    assert headline in pages[2]
    assert headline in pages[3]


def test_a_bid_can_make_the_players_exchange_sides(typed: Type, capsys: Captured) -> None:
    for seed in range(20):
        typed("side:ussr\nbid:13\n" + "1\n" * 3)
        assert main(["play", TITLE, "--side", "us", "--seed", str(seed), "--option", "bid=yes"]) == 0
        out = capsys.readouterr().out
        if "The players exchange sides" in out:
            assert "US to decide · Set-up" in out.split("The players exchange sides")[0]
            assert "USSR to decide · Set-up" in out.split("The players exchange sides")[1]
            assert "US draws" not in out.replace("USSR draws", "")
            return
    pytest.fail("no bid made the players exchange sides")


def test_play_starts_from_a_position(typed: Type, capsys: Captured) -> None:
    typed("card:nato\nplay:influence\n")
    line = "T3 AR2 US | defcon 3 | vp us 4 | us nato, fidel | ussr nasser"
    assert main(["play", TITLE, "--side", "us", "--position", line]) == 0
    out = capsys.readouterr().out
    assert "Turn 3 ── Action round 2: US" in out
    assert "NATO* [4]" in out


def test_a_piped_game_in_a_process_of_its_own() -> None:
    run = run_command("play", TITLE, "--side", "us", "--seed", "4", "--lang", "ru", given="1\n" * 10)
    assert (run.returncode, "Traceback" in run.stderr) == (0, False)
    assert run.stdout.endswith(shared_catalogue("ru").format("cli-bye") + "\n")


# The text board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"chinese_civil_war": True, "scenario": "late_war"}])
def test_the_board_is_aligned_in_every_language(lang: str, options: dict[str, Any]) -> None:
    table, bot = GAME.new(seed=3, **options), RandomBot(3)
    while not table.outcome and table.sequence < 160:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
        if table.sequence % 20:
            continue
        for viewer in (*GAME.seats, "spectator"):
            lines = Sheet(table.observe(viewer), game_catalogue(TITLE, lang)).board().splitlines()
            assert max(map(len, lines)) <= WIDTH
            blocks = [line for line in lines if re.match(r"\d[★ ] \S", line)]
            assert len(blocks) >= 31
            assert all(line[25] == line[27] == " " and line[26] in "◂▸ " for line in blocks)


def test_the_board_shows_who_controls_and_what_is_in_force() -> None:
    line = (
        "T3 AR2 US | defcon 3 | vp us 4 | effects nato | ops -1:0 | influence poland 0:4, france 3:0, italy 1:1 | us fidel | chernobyl asia"
    )
    lines = Sheet(GAME.position(line).observe("us"), EN).board()
    assert re.search(r"3★ Poland +· ▸ 4", lines)
    assert re.search(r"3★ France +3 ◂ ·", lines)
    assert re.search(r"2★ Italy +1   1", lines)
    assert "5  4  [3]  2  1" in lines
    assert "US 4 VP" in lines
    assert "NATO · Red Scare/Purge (US) · Chernobyl (Asia)" in lines
    assert "2 USSR Fidel*" in lines


def test_the_other_hand_is_shown_only_as_far_as_it_is_known() -> None:
    table = GAME.position("T3 AR2 US | us fidel | ussr nasser, nato | known us nato")
    board = Sheet(table.observe("us"), EN).board()
    assert "NATO" in board
    assert "Nasser" not in board


def test_cards_are_found_by_id_title_or_beginning() -> None:
    assert find_card(EN, "nato") == find_card(EN, "card:nato") == "nato"
    assert find_card(EN, "de-stal") == "de_stalinization"
    assert find_card(EN, "the") is None
    assert find_card(game_catalogue(TITLE, "ru"), "Фидель Кастро") == "fidel"
    assert write_card(EN, "asia_scoring").startswith("Asia Scoring\n")


def test_words_are_cut_to_a_width() -> None:
    assert cut("Dominican Republic", 10) == "Dominican…"
    assert cut("New York", 5) == "New… "
    assert cut("Cuba", 6) == "Cuba  "


def test_long_lists_stand_in_columns() -> None:
    lines = number_lines([f"Country {n}" for n in range(30)])
    assert len(lines) < 10
    assert max(map(len, lines)) <= WIDTH
    assert number_lines([]) == []


class Screen(io.StringIO):
    """A terminal that remembers what was written."""

    def isatty(self) -> bool:
        return True


def test_colours_are_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Terminal().paint("US", "us") == "US"
    monkeypatch.setattr(sys, "stdout", Screen())
    assert Terminal().paint("US", "us") == "\x1b[94mUS\x1b[0m"
    assert Terminal().paint("US", "") == "US"
    monkeypatch.setenv("NO_COLOR", "1")
    assert Terminal().paint("US", "us") == "US"


def test_a_terminal_is_cleared_between_people_and_stays_open_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, answers = Screen(), iter(["", "board", "log", "1", "quit"])
    monkeypatch.setattr(sys, "stdout", screen)
    terminal = Terminal()
    terminal.is_interactive = True
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    Session(GAME.new(seed=1), EN, {}, terminal).run()
    assert screen.getvalue().count("\x1b[2J\x1b[3J\x1b[H") == 2

    table, bot = GAME.new(seed=1), RandomBot(1)
    while not table.outcome:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.observe(seat)).action)
    answers = iter(["board", "quit"])
    Session(table, EN, {"ussr": bot}, terminal).run()
    assert EN.format("cli-over") in screen.getvalue()


# Bots


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


# bench, warm


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
