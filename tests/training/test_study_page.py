"""What is told of the networks: the numbers of a report, and a page that says what its reports say."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from detente.training.study_page import MARKED, draw_all, write_tables
from detente.training.study_statistics import choose, end, read_report, step, swing, use
from detente.training.study_tables import KINDS, Names, make_table, read_description

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "what_the_networks_know.md"
GAMES = ("twilight_struggle", "cia_vs_kgb", "europe_divided")
TINY: dict[str, Any] = {
    "game": "cia_vs_kgb",
    "games": 1000,
    "ends": [
        ["cia", 5, "points", 400, 0.25], ["cia", 6, "points", 600, 0.5], ["kgb", 5, "points", 400, 0.75], ["kgb", 6, "points", 600, 0.5],
    ],
    "answers": [
        ["cia", 1, "agent", "agent:assassin", 300, 0.60, 0.50],
        ["cia", 2, "agent", "agent:assassin", 100, 0.60, 0.50],
        ["cia", 1, "agent", "agent:director", 600, 0.48, 0.50],
        ["kgb", 1, "agent", "agent:director", 900, 0.10, 0.50],
        ["cia", 1, "first", "first:cia", 500, 0.50, 0.50],
    ],
    "pairs": [
        ["cia", 1, "activate:police", "group:militia", 300, 0.50, 0.40],
        ["cia", 1, "activate:police", "group:mafia", 100, 0.50, 0.60],
        ["cia", 2, "activate:police", "group:mafia", 100, 0.50, 0.60],
    ],
    "worth": [
        [1, "claimed", [0], 2, 0.05], [1, "claimed", [1], 2, -0.03], [1, "controlled", [0, 1], 3, 0.02], [1, "controlled", [1, 1], 3, 0.01],
        [1, "score", [0], 5, 0.02], [1, "score", [0], 10, 0.04], [1, "score", [0], 15, 0.0],
        [1, "score", [1], 5, -0.5], [2, "score", [0], 5, 0.9],
    ],
}  # fmt: skip


def test_an_answer_is_compared_with_all_answers_to_its_question() -> None:
    found = choose(TINY, ["cia"], "agent", range(1, 3))
    assert list(found) == ["agent:director", "agent:assassin"]
    assert [choice.number for choice in found.values()] == [600, 400]
    assert found["agent:assassin"].share == pytest.approx(40)
    base = (400 * 10 - 600 * 2) / 1000
    assert found["agent:assassin"].better == pytest.approx(10 - base)
    assert found["agent:director"].better == pytest.approx(-2 - base)
    assert found["agent:assassin"].error == pytest.approx(100 * (0.6 * 0.4 / 400) ** 0.5)


def test_an_answer_of_the_other_seat_or_of_another_stage_does_not_count() -> None:
    assert choose(TINY, ["cia"], "agent", (1,))["agent:assassin"].number == 300
    assert choose(TINY, ["cia", "kgb"], "agent", (1,))["agent:director"].number == 1500


def test_answers_are_counted_in_groups() -> None:
    found = choose(TINY, ["cia"], "agent", range(1, 3), {"one of them": ["agent:assassin", "agent:director"]})
    assert {name: (choice.number, choice.better) for name, choice in found.items()} == {"one of them": (1000, 0)}


def test_a_card_is_judged_by_its_event_in_every_era_and_by_its_other_uses() -> None:
    piece = {
        "kind": "uses", "seat": "cia", "first": "activate:", "needs": "armed", "least": 1, "label": "group",
        "groups": {"armed": ["group:militia"], "others": ["group:mafia"]},
        "eras": {"round 1": [1, 1], "round 2": [2, 2], "round 3": [3, 3]},
    }  # fmt: skip
    table = make_table(TINY, read_description("cia_vs_kgb"), piece)
    assert table.head == ["group", "plays", "armed, round 1", "armed, round 2", "armed, round 3", "others"]
    assert table.rows == [["Activate Police", "500", "75 % (+5.0 ± 2.9)", "rare", "", "40 % (**−12.0 ± 3.5**)"]]


def test_uses_are_counted_in_groups() -> None:
    found = use(TINY, "cia", "activate:police", {"armed": ["group:militia"], "others": ["group:mafia"]}, (1,))
    assert {name: (choice.number, round(choice.better, 6)) for name, choice in found.items()} == {"armed": (300, 5), "others": (100, -15)}


def test_endings_are_counted_once() -> None:
    assert end(TINY) == {(5, "points"): (400, 100), (6, "points"): (600, 300)}


def test_a_swing_is_what_one_side_gains_and_the_other_loses() -> None:
    assert swing(TINY, "claimed", 1) == {2: pytest.approx(8)}
    assert swing(TINY, "controlled", 1) == {63: pytest.approx(1)}, "a second word of a set begins with item 60"


def test_a_step_that_no_game_took_is_not_weighed() -> None:
    assert step(TINY, "score", 1, [0]) == pytest.approx(3)


def test_a_table_has_the_words_of_the_game() -> None:
    study = read_description("cia_vs_kgb")
    piece = {"kind": "choices", "seats": ["cia"], "question": "agent", "label": "Agent X", "eras": {"round 1": [1, 1]}}
    assert make_table(TINY, study, piece).write().splitlines() == [
        "| Agent X | round 1 |",
        "| --- | ---: |",
        "| Director | 67 % (−4.0 ± 2.0) |",
        "| Assassin | 33 % (+8.0 ± 2.8) |",
    ]
    assert make_table(TINY, study, {"kind": "endings"}).rows[-1] == ["**all games**", "1,000", "100 %", "40 %", "5.6"]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_name(game: str) -> None:
    names, report = Names(game), read_report(DOCS / "study" / f"{game}.json.gz")
    told = {row[3] for row in report["answers"]} | {row[2] for row in report["pairs"]}
    assert [action for action in told if not names.action(action) or "_" in names.action(action)] == []


def test_reports_are_of_a_hundred_thousand_games() -> None:
    assert all(read_report(DOCS / "study" / f"{game}.json.gz")["games"] >= 100_000 for game in GAMES)


def test_the_page_says_what_the_reports_say() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert write_tables(text, DOCS / "study") == text, "run python -m detente.training.study_page"


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_a_game_is_on_the_page(game: str) -> None:
    study, text = read_description(game), PAGE.read_text(encoding="utf-8")
    tables = {found[3] for found in MARKED.finditer(text) if found[2] == game}
    assert tables | {name for name in study.pieces if f"knows_{game}_{name}.svg" in text} == set(study.pieces)
    assert {piece["kind"] for piece in study.pieces.values()} <= set(KINDS)


def test_plots_are_drawn_with_text_as_text(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "cia_vs_kgb.json.gz").write_bytes(gzip.compress(json.dumps(TINY).encode()))
    (drawn,) = draw_all("knows_cia_vs_kgb_agents.svg", tmp_path, tmp_path)
    text = drawn.read_text(encoding="utf-8")
    assert ">Assassin</text>" in text
    assert "DejaVu" not in text
