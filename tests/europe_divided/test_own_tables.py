"""Data of the user's own: they replace the package's, a wrong one is named by file, line and column, and the compile cache knows."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from detente.engine.data_files import Row, own_folder
from detente.engine.errors import BadDataFile
from detente.engine.kernel import cache_folder
from detente.games.europe_divided import texts
from detente.games.europe_divided.data import FOLDER, read_data
from detente.games.europe_divided.texts import Parameters

DATA = FOLDER / "data"


def changed(folder: Path, table: str, before: str, after: str) -> Path:
    """A folder with a copy of one table in which a text is replaced."""
    own = folder / "europe_divided"
    own.mkdir(exist_ok=True)
    source = (DATA / f"{table}.csv").read_text(encoding="utf-8")
    assert source.count(before) == 1, before
    (own / f"{table}.csv").write_text(source.replace(before, after), encoding="utf-8")
    return own


def line_of(table: str, text: str) -> int:
    """The line of a table that holds a text."""
    lines = (DATA / f"{table}.csv").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_the_packages_tables_are_sound() -> None:
    assert read_data(None).own == ()


def test_a_value_of_the_users_table_counts(tmp_path: Path) -> None:
    own = changed(tmp_path, "action_cards", "germany,europe,germany,Germany,Niemcy,1,", "germany,europe,germany,Germany,Niemcy,5,")
    tables = read_data(own)
    assert tables.own == ("action_cards",)
    assert next(row["initiative"] for row in tables.cards if row["id"] == "germany") == "5"


def test_rows_may_come_in_another_order(tmp_path: Path) -> None:
    own = tmp_path / "europe_divided"
    own.mkdir()
    header, *lines = (DATA / "event_cards.csv").read_text(encoding="utf-8").splitlines()
    (own / "event_cards.csv").write_text("\n".join([header, *reversed(lines)]), encoding="utf-8")
    assert [row["id"] for row in read_data(own).events] == [row["id"] for row in read_data(None).events]


WRONG = [
    ("action_cards", "germany,europe,germany,Germany,Niemcy,1,", "germany,europe,germany,Germany,Niemcy,x,", "initiative", "x"),
    ("action_cards", "germany,europe,germany,Germany,Niemcy,1,", "germany,europe,germoney,Germany,Niemcy,1,", "region", "germoney"),
    ("action_cards", "france,europe,france,", "france,russia,france,", "deck", "russia"),
    ("regions", "sweden,Sweden,Szwecja,europe,0,0", "sweden,Sweden,Szwecja,europe,0,1", "russian_base", "1"),
    ("regions", "hungary,Hungary,Węgry,disputed", "hungary,Hungary,Węgry,europe", "kind", "europe"),
    ("adjacency", "georgia,black_sea,sea", "georgia,georgia,sea", "b", "georgia"),
    ("turn_track", "8,1,1,1,1,2,3,0,0", "8,1,1,1,1,3,3,0,0", "discard_events", "3"),
    ("event_cards", "armenia,RU_UNIT_1,1,", "armenia,RU_UNIT_9,1,", "requirement", "RU_UNIT_9"),
    ("event_cards", "red,russia,armenia,RU_UNIT_1", "red,russia,germany,RU_UNIT_1", "regions", "germany"),
    ("advantage_cards", "oil_boom,russia,", "oil_boom,america,", "side", "america"),
]


@pytest.mark.parametrize(("table", "before", "after", "column", "given"), WRONG)
def test_a_wrong_cell_is_named_by_file_line_and_column(
    tmp_path: Path, table: str, before: str, after: str, column: str, given: str
) -> None:
    own = changed(tmp_path, table, before, after)
    with pytest.raises(BadDataFile) as error:
        read_data(own)
    facts = error.value.facts
    assert (facts["path"], facts["column"], facts["given"]) == (str(own / f"{table}.csv"), column, given)
    assert facts["line"] == line_of(table, before)
    assert str(facts["line"]) in error.value.text("hu")


def test_only_the_totals_of_events_are_printed_so_colours_may_divide_otherwise(tmp_path: Path) -> None:
    """2.3: 22 and 18 are printed; 11 + 11 and 9 + 9 are not."""
    own = changed(tmp_path, "event_cards", "green,europe,baltic_states,NATO_GT_RU_UNIT", "red,russia,baltic_states,NATO_GT_RU_UNIT")
    assert next(row["side"] for row in read_data(own).events if row["id"] == "baltic_air_policing") == "russia"


def test_a_total_of_events_that_is_not_the_printed_one_is_refused(tmp_path: Path) -> None:
    own = changed(tmp_path, "event_cards", "baltic_air_policing,1,", "baltic_air_policing,2,")
    with pytest.raises(BadDataFile) as error:
        read_data(own)
    assert (error.value.facts["expected"], error.value.facts["given"]) == ("22 × 1", "21 × 1")


@pytest.mark.parametrize(("period", "kept", "least"), [("1", 4, 5), ("2", 2, 3)])
def test_fewer_events_of_a_colour_than_the_set_up_takes_are_refused(tmp_path: Path, period: str, kept: int, least: int) -> None:
    own = tmp_path / "europe_divided"
    own.mkdir()
    lines = (DATA / "event_cards.csv").read_text(encoding="utf-8").splitlines()
    greens = [line for line in lines if line.split(",")[1] == period and ",green,europe," in line][kept:]
    changed_lines = [line.replace(",green,europe,", ",red,russia,") if line in greens else line for line in lines]
    (own / "event_cards.csv").write_text("\n".join(changed_lines), encoding="utf-8")
    with pytest.raises(BadDataFile) as error:
        read_data(own)
    assert (error.value.facts["expected"], error.value.facts["given"]) == (f"{least} × europe", f"{kept} × europe")


def test_missing_rows_columns_cells_and_strangers_are_refused(tmp_path: Path) -> None:
    own = changed(
        tmp_path, "regions", "turkey,Turkey,Turcja,europe,1,0,reconstructed,,needed for the count of 13; base reconstructed\n", ""
    )
    with pytest.raises(BadDataFile, match=r"regions\.csv.*turkey"):
        read_data(own)
    changed(tmp_path, "regions", "kind,nato_base,", "kind,base,")
    with pytest.raises(BadDataFile, match="nato_base"):
        read_data(own)
    changed(tmp_path, "regions", "moscow,Moscow,Moskwa", "moscow,Moscow")
    with pytest.raises(BadDataFile, match="line 15"):
        read_data(own)
    (own / "regions.csv").unlink()
    (own / "region.csv").write_text("id\n", encoding="utf-8")
    with pytest.raises(BadDataFile, match=r"region\.csv.*regions\.csv"):
        read_data(own)


def read_texts(rows: list[Row]) -> None:
    """Read the parameters of every row."""
    for row in rows:
        parameters = Parameters(row)
        texts._read(row["op"], parameters)
        parameters.finish()


@pytest.mark.parametrize(
    ("before", "after", "given"),
    [
        ('""amount"": 3, ""from"": ""europe""', '""amount"": ""many"", ""from"": ""europe""', 'amount: "many"'),
        ('""surcharge"": 1, ', "", "surcharge: null"),
        ('""pick"": 3, ""place""', '""pick"": 3, ""colour"": 1, ""place""', "colour"),
    ],
)
def test_a_wrong_parameter_of_a_text_is_named(tmp_path: Path, before: str, after: str, given: str) -> None:
    own = changed(tmp_path, "advantage_cards", before, after)
    with pytest.raises(BadDataFile) as error:
        read_texts(read_data(own).advantages)
    assert error.value.facts["column"] == "params_json"
    assert error.value.facts["given"] == given


def run(folder: Path | str, code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"DETENTE_JIT": "0", "DETENTE_GAME_DATA": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_the_game_is_played_with_the_users_values_and_the_page_says_so(tmp_path: Path) -> None:
    changed(tmp_path, "action_cards", "germany,europe,germany,Germany,Niemcy,1,1,2,3,", "germany,europe,germany,Germany,Niemcy,1,1,2,9,")
    code = (
        "from detente.engine.game import Game; from detente.engine.boards import view_of;"
        "t = Game('europe_divided').position('T3 actions europe | coins 0:0 | laid europe germany, italy');"
        "t.play('europe', 'card:germany'); t.play('europe', 'use:eu_income');"
        "print(t.coins['europe'], view_of(t, 'europe')['board']['changed'])"
    )
    assert run(tmp_path, code).stdout.strip() == "9 {'action_cards': {'germany': {'eu_income': '9', 'source': 'own'}}}"


def test_the_command_line_answers_a_wrong_table_with_a_sentence(tmp_path: Path) -> None:
    own = changed(tmp_path, "turn_track", "3,1,0,0,0,0,0,0,0", "3,1,0,0,1,0,9,0,0")
    code = f"import sys; from detente.cli import main; sys.exit(main(['--game-data', {str(tmp_path)!r}, 'simulate', 'europe_divided']))"
    answer = run("", code)
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"{own / 'turn_track.csv'}, line 4, column “draw_events”")
    assert run("", code.replace(str(tmp_path), str(tmp_path / "nowhere"))).stderr.endswith(": no such folder of data files.\n")


def test_the_compile_cache_depends_on_the_users_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = cache_folder(FOLDER)
    changed(tmp_path, "action_cards", "germany,europe,germany,Germany,Niemcy,1,", "germany,europe,germany,Germany,Niemcy,5,")
    monkeypatch.setenv("DETENTE_GAME_DATA", str(tmp_path))
    cache_folder.cache_clear()
    try:
        assert cache_folder(FOLDER) != plain
    finally:
        monkeypatch.undo()
        cache_folder.cache_clear()


def test_the_former_variable_is_read_with_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed(tmp_path, "action_cards", "germany,europe,germany,Germany,Niemcy,1,", "germany,europe,germany,Germany,Niemcy,5,")
    monkeypatch.delenv("DETENTE_GAME_DATA", raising=False)
    monkeypatch.setenv("DETENTE_TABLES", str(tmp_path))
    with pytest.warns(DeprecationWarning, match="DETENTE_GAME_DATA"):
        assert own_folder(FOLDER) == tmp_path / FOLDER.name


def test_the_users_values_hold_in_every_version(tmp_path: Path) -> None:
    own = changed(
        tmp_path, "action_cards", "germany,europe,germany,Germany,Niemcy,1,1,2,3,", "germany,europe,germany,Germany,Niemcy,1,1,5,3,"
    )
    for version in (1, 2):
        tables = read_data(own, version)
        assert next(row["eu_grow"] for row in tables.cards if row["id"] == "germany") == "5"
        assert next(row["side"] for row in tables.events if row["id"] == "bosnian_war") == ("russia" if version == 1 else "europe")
