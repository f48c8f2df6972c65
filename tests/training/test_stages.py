"""Trainings one after the other: each goes on where it stopped, and what is brought home restores the folder."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from detente.bots.network.numpy_network import weights_file
from detente.bots.network.weights import load_weights
from detente.engine.kernel import JIT
from detente.training import stages
from detente.training.stages import (
    PROGRESS,
    RUNNING,
    Stage,
    is_running,
    lease,
    locked,
    main,
    newest_weights,
    pack,
    progress_of,
    read_stages,
    run_all,
    unpack,
)

TITLE = "cia_vs_kgb"
TINY = "games=20+steps=4+rivals=2+warm_up=2+trusted=1+critic=8"
SHIPPED = Path(stages.__file__).with_suffix(".csv")


def test_the_shipped_list_fits_a_lease() -> None:
    """Half an hour, less starting, compiling and matches; every setting is one of `TrainingSettings`."""
    pytest.importorskip("torch")
    from detente.training.settings import TrainingSettings

    found = read_stages(SHIPPED)
    assert {stage.game for stage in found} == {"twilight_struggle", "cia_vs_kgb", "europe_divided"}
    assert sum(stage.seconds + stage.decisions / 3e6 + 60 * stage.is_study for stage in found) <= 1500  # at 3 million decisions per second
    trainings = [stage for stage in found if not stage.is_study]
    assert all(TrainingSettings.read({key: value for key, value in stage.values.items() if key != "exploit"}).critic for stage in trainings)
    assert {stage.game for stage in found} == {stage.game for stage in found if stage.is_study}
    assert {stage.game for stage in found} == {stage.game for stage in found if stage.is_exploiter}


@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_a_stage_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its checkpoint and at its place in the schedule; one that has ended is not run again."""
    pytest.importorskip("torch")
    from detente.training.run import Run

    monkeypatch.setattr(stages, "JUDGES", {"cpu": 2})
    path, out, judge, judged = tmp_path / "stages.csv", tmp_path / "runs", Run.judge, list[int]()
    path.write_text(f"game,seconds,decisions,settings\n{TITLE},,800,{TINY}\n", encoding="utf-8")
    folder = out / read_stages(path)[0].name

    def judge_twice(run: Any, network: Any, decisions: int, *rest: Any) -> Any:
        if len(judged) == 2:
            raise KeyboardInterrupt
        judged.append(decisions)
        return judge(run, network, decisions, *rest)

    monkeypatch.setattr(Run, "judge", judge_twice)
    words = ["run", str(path), "--out", str(out), "--only", "1"]
    with pytest.raises(KeyboardInterrupt):
        main(words)
    assert progress_of(folder) == judged[-1] / 800
    reached = judged[-1]
    judged.clear()
    monkeypatch.setattr(Run, "judge", lambda run, network, decisions, *rest: judged.append(decisions))
    assert main(words) == 0
    assert judged[0] > reached
    assert progress_of(folder) == 1
    assert load_weights(folder / f"{TITLE}.npz").card["decisions"] == judged[-1] == 800
    assert main(["run", str(path), "--out", str(out)]) == 0
    assert judged[-1] == 800


def test_a_study_is_of_the_weights_that_were_trained_before_it(tmp_path: Path) -> None:
    plan = [Stage(1, TITLE, 9, 0, ""), Stage(2, TITLE, 9, 0, ""), Stage(3, TITLE, 0, 0, "study=12"), Stage(4, TITLE, 9, 0, "")]
    assert newest_weights(plan[2], plan, tmp_path) == weights_file(TITLE)
    trained = [tmp_path / stage.name / f"{TITLE}.npz" for stage in plan if stage.number != 3]
    for path in trained:
        path.parent.mkdir()
        path.touch()
    assert newest_weights(plan[2], plan, tmp_path) == trained[1]
    trained[1].unlink()
    assert newest_weights(plan[2], plan, tmp_path) == trained[0]


def test_an_exploiter_is_nobodys_newest_weights(tmp_path: Path) -> None:
    plan = [Stage(1, TITLE, 9, 0, ""), Stage(2, TITLE, 9, 0, "exploit=1"), Stage(3, TITLE, 0, 0, "study=12")]
    trained = [tmp_path / stage.name / f"{TITLE}.npz" for stage in plan[:2]]
    for path in trained:
        path.parent.mkdir()
        path.touch()
    assert newest_weights(plan[1], plan, tmp_path) == newest_weights(plan[2], plan, tmp_path) == trained[0]


@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_an_exploiter_plays_against_one_fixed_network_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from detente.training.run import Run

    path, out, play, seen = tmp_path / "stages.csv", tmp_path / "runs", Run.play, list[Any]()
    path.write_text(
        f"game,seconds,decisions,settings\n{TITLE},,100,exploit=1+games=20+steps=4+warm_up=2+trusted=1+critic=8\n", encoding="utf-8"
    )

    def remember(run: Any, settings: Any, *rest: Any) -> None:
        seen.append(settings)
        play(run, settings, *rest)

    monkeypatch.setattr(Run, "play", remember)
    monkeypatch.setattr(Run, "judge", lambda *_: None)
    assert main(["run", str(path), "--out", str(out), "--only", "1"]) == 0
    assert (seen[0].league, seen[0].rivals, seen[0].sparring) == (1.0, 1, 0.0)
    assert progress_of(out / f"1-{TITLE}") == 1


@pytest.mark.skipif(not JIT, reason="slow where nothing is compiled")
def test_a_study_leaves_its_report(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    path, out = tmp_path / "stages.csv", tmp_path / "runs"
    path.write_text(f"game,seconds,decisions,settings\n{TITLE},,,study=3\n", encoding="utf-8")
    assert main(["run", str(path), "--out", str(out), "--only", "1"]) == 0
    report = json.loads(gzip.decompress((out / f"1-{TITLE}" / f"{TITLE}.json.gz").read_bytes()))
    assert report["games"] >= 3
    assert progress_of(out / f"1-{TITLE}") == 1


def test_a_stage_that_fails_does_not_stop_the_next(tmp_path: Path) -> None:
    planned, run = [Stage(number, TITLE, 9, 0, "") for number in (1, 2, 3)], list[int]()
    (tmp_path / planned[1].name).mkdir()
    (tmp_path / planned[1].name / PROGRESS).write_text("1.0")

    def run_one(stage: Stage) -> bool:
        run.append(stage.number)
        return stage.number != 1

    assert not run_all(planned, tmp_path, run_one)
    assert run == [1, 3]


def test_what_is_packed_restores_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In files of a limited size. Of a stage that has ended the checkpoint is left behind, its weights and log are not."""
    monkeypatch.setattr(stages, "LARGEST", 4000)
    out, to, planned = tmp_path / "runs", tmp_path / "home", [Stage(1, TITLE, 9, 0, ""), Stage(2, TITLE, 9, 0, "")]
    for stage, progress in zip(planned, (1.0, 0.25), strict=True):
        (out / stage.name).mkdir(parents=True)
        for name in (f"{TITLE}.npz", f"{TITLE}.csv", f"{TITLE}-0.npz"):
            (out / stage.name / name).write_bytes(f"{stage.name} {name} ".encode() * 40)
        (out / stage.name / PROGRESS).write_text(str(progress))
    pack(out, to, planned)
    assert len(list(to.iterdir())) > 1
    assert all(path.stat().st_size <= 4000 for path in to.iterdir())
    unpack(to, tmp_path / "again")
    kept = {path.relative_to(tmp_path / "again").as_posix(): path.read_bytes() for path in (tmp_path / "again").glob("*/*")}
    wanted = {path.relative_to(out).as_posix(): path.read_bytes() for path in out.glob("*/*")}
    assert kept == {name: data for name, data in wanted.items() if name != f"{planned[0].name}/{TITLE}-0.npz"}
    assert progress_of(tmp_path / "again" / planned[1].name) == 0.25


def test_a_lease_starts_the_stages_and_finds_them_at_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that starts them returns when they end; while another process runs them, nothing is started."""
    started = list[list[str]]()

    class Ended:
        def __init__(self, words: list[str], **rest: Any) -> None:
            assert rest["start_new_session"]
            started.append(words)

        def poll(self) -> int:
            return 0

    monkeypatch.setattr("subprocess.Popen", Ended)
    out, to = tmp_path / "runs", tmp_path / "home"
    lease([Stage(1, TITLE, 9, 0, "")], out, to, 600.0, ["run", "stages.csv"])
    assert [words[-2:] for words in started] == [["run", "stages.csv"]]
    assert (to / "part-0").is_file()
    assert not is_running(out)
    with locked(out / RUNNING):
        assert is_running(out)
        lease([Stage(1, TITLE, 9, 0, "")], out, to, 0.0, ["run", "stages.csv"])
    assert len(started) == 1
