"""The chain from a frame to its kernels, and names and numbers from one declaration."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from detente.engine.frames import frame_kernels
from detente.engine.numbers import LogRows, by_number, names

ROOT = Path(__file__).parents[2]


def kernels(source: str, name: str = "chapter") -> ModuleType:
    """A module with kernels that note how they were called in `s`."""
    module = ModuleType(name)
    exec(source, vars(module))
    return module


ROUND = "def run_round(s, f): s.append(('run_round', f))\ndef answer_round(s, seat, action): s.append(('answer_round', seat, action))\n"
CARD = "def run_card(s, f): s.append(('run_card', f))\ndef answer_card(s, f, action): s.append(('answer_card', f, action))\n"
TURN = "def run_turn(s, f): s.append(('run_turn', f))\n"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chains as plain functions, whatever the rules run as."""
    monkeypatch.setattr("detente.engine.frames.kernel", lambda function: function)


def test_a_frame_finds_its_kernels_by_name_and_gives_them_what_they_name() -> None:
    run, answer = frame_kernels(("nothing", "turn", "round", "card"), kernels(TURN + ROUND), kernels(CARD, "cards"))
    said: list[Any] = []
    for number in (1, 2, 3):
        run(said, [number])
        answer(said, [number], 1, 7)
    assert said == [
        ("run_turn", [1]),
        ("run_round", [2]), ("answer_round", 1, 7),
        ("run_card", [3]), ("answer_card", [3], 7),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("frames", "source", "wrong"),
    [
        (("nothing", "turn", "round"), TURN, "run_round"),
        (("nothing", "turn"), TURN + ROUND, "answer_round, run_round"),
        (("nothing", "turn"), "def run_turn(s, f): pass\ndef answer_turn(s, side): pass\n", "answer_turn takes s, side"),
    ],
    ids=["a frame without a kernel", "a kernel without a frame", "an argument that is none"],
)
def test_frames_and_kernels_that_do_not_fit_are_refused_when_loaded(frames: tuple[str, ...], source: str, wrong: str) -> None:
    with pytest.raises(TypeError, match=wrong):
        frame_kernels(frames, kernels(source))


def test_a_kernel_in_two_modules_is_refused() -> None:
    with pytest.raises(TypeError, match="run_turn is in two modules"):
        frame_kernels(("nothing", "turn"), kernels(TURN), kernels(TURN, "other"))


def test_numbers_out_of_order_have_no_names() -> None:
    assert names({"F_A": 0, "F_B": 1, "G_C": 5}, "F_") == ("a", "b")
    for scope in ({"F_A": 0, "F_B": 2}, {"F_B": 1, "F_A": 0}, {"G_A": 0}):
        with pytest.raises(ValueError, match="not numbered from 0"):
            names(scope, "F_")
    with pytest.raises(ValueError, match="not numbered from 0: deck, hand"):
        by_number({0: "deck", 2: "hand"})


def test_a_row_without_a_constant_is_refused() -> None:
    row = LogRows()
    scope = {"L_NOTHING": row(), "L_TURN": row("number:turn")}
    assert row.named(scope) == (("nothing", "_", "_", "_"), ("turn", "number:turn", "_", "_"))
    row("side")
    with pytest.raises(ValueError, match="zip"):
        row.named(scope)


def test_no_two_lists_are_kept_in_step_by_their_length() -> None:
    sources = [path for folder in ("src/detente/engine", "src/detente/games", "examples") for path in (ROOT / folder).rglob("*.py")]
    assert len(sources) > 90
    assert [path.name for path in sources if re.search(r"^\S.*= range\(len\(|^\) = range\(len\(", path.read_text("utf-8"), re.M)] == []
