"""Names that users may have written down work for one release under their former name, with a warning. Goes with the next release."""

import importlib
import json
import sys
from pathlib import Path

import pytest

from detente import Game, bots, client
from detente.bots import make_bot, network_search, search_bot, thinking
from detente.bots.choice import Reason
from detente.bots.entry_points import bind_heuristics
from detente.bots.hints import hints
from detente.engine import data_files, view
from detente.engine.errors import BadDataFile
from detente.engine.title import Title
from detente.server.http.routes.bots import ReasonOut

MODULES = {
    "detente.engine.doors": "entry_points",
    "detente.engine.lines": "position_syntax",
    "detente.engine.page": "engine.view",
    "detente.engine.tables": "data_files",
    "detente.bots.door": "entry_points",
    "detente.training.plan": "training.settings",
}


def load_former(module: str) -> object:
    """A module by its former name, whether or not another test has loaded it."""
    sys.modules.pop(module, None)
    with pytest.warns(DeprecationWarning, match=MODULES[module]):
        return importlib.import_module(module)


@pytest.mark.parametrize("module", MODULES)
def test_a_former_module_warns_and_works(module: str) -> None:
    assert getattr(load_former(module), "__name__", "") == module


def test_former_modules_have_what_was_in_them() -> None:
    assert getattr(load_former("detente.engine.page"), "view", None) is view.wrap_board
    assert getattr(load_former("detente.engine.page"), "row_json", None) is view.row_json
    assert getattr(load_former("detente.engine.tables"), "read_table", None) is data_files.read_data_file
    assert getattr(load_former("detente.bots.door"), "bind_heuristics", None) is bind_heuristics


def test_bots_can_still_be_bound_by_the_former_names(monkeypatch: pytest.MonkeyPatch) -> None:
    door = load_former("detente.bots.door")
    monkeypatch.setattr(door, "bind_heuristics", lambda module, file, **given: (module, given))
    opened = getattr(door, "open_door")("m", "f", open_mind=1, suspect=2, win_chance=3)  # noqa: B009
    assert opened == ("m", {"analyse": 1, "apply_belief": 2, "win_chance": 3})


def test_a_former_setting_of_a_bot_is_read_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="heuristics"):
        bot = make_bot("network:thumbs=3+worlds=8", 1, "cia_vs_kgb")
    assert isinstance(bot, network_search.NetworkSearchBot)
    assert bot.settings.heuristics == 3


def test_reasons_and_choices_keep_their_former_names() -> None:
    with pytest.warns(DeprecationWarning, match=r"Reason\.heuristic"):
        assert Reason("coup", 40).thumb == "coup"
    with pytest.warns(DeprecationWarning, match="choose_action"):
        assert thinking.think is thinking.choose_action
    with pytest.warns(DeprecationWarning, match="Question is BotRequest"):
        assert thinking.Question is thinking.BotRequest
    with pytest.raises(AttributeError, match="thnik"):
        thinking.thnik  # noqa: B018


def test_renamed_functions_and_classes_of_bots_keep_their_former_names() -> None:
    with pytest.warns(DeprecationWarning, match="usual_bot is default_bot now"):
        assert getattr(bots, "usual_bot") is bots.default_bot  # noqa: B009
    with pytest.warns(DeprecationWarning, match="Plan is SearchSettings now"):
        assert getattr(search_bot, "Plan") is search_bot.SearchSettings  # noqa: B009
    with pytest.warns(DeprecationWarning, match="NetworkPlan is NetworkSearchSettings now"):
        assert getattr(network_search, "NetworkPlan") is network_search.NetworkSearchSettings  # noqa: B009
    for module in (bots, search_bot, network_search):
        with pytest.raises(AttributeError, match="thnik"):
            getattr(module, "thnik")  # noqa: B009


def test_bots_take_and_show_their_settings_under_the_former_name_too() -> None:
    few = search_bot.SearchSettings(worlds=3)
    with pytest.warns(DeprecationWarning, match="plan is settings now"):
        bot = search_bot.SearchBot("cia_vs_kgb", 1, plan=few)
    with pytest.warns(DeprecationWarning, match="plan of bots is settings now"):
        assert bot.plan is few
    with pytest.warns(DeprecationWarning, match="plan is settings now"):
        searching = network_search.NetworkSearchBot("cia_vs_kgb", 1, plan=network_search.NetworkSearchSettings(worlds=5))
    assert searching.settings.worlds == 5
    seen = Game("cia_vs_kgb").new(seed=1).observe("cia")
    with pytest.warns(DeprecationWarning, match="plan is settings now"):
        assert hints("cia_vs_kgb", seen, 1.0, plan=few, seed=1)


def test_the_api_tells_the_name_of_a_heuristic_under_both_names() -> None:
    assert json.loads(ReasonOut(heuristic="coup", points=40).model_dump_json()) == {"heuristic": "coup", "points": 40, "thumb": "coup"}


def test_messages_with_the_former_prefix_are_found_under_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "courier_with_texts"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "text" / "en.ftl").write_text("thumb-haste = quick\n    .against = slow\nother = a thumb-rule\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(DeprecationWarning, match="thumb-NAME of courier are heuristic-NAME now"):
        text = Title("courier", 1999, package.name).text("en")
    assert text == "heuristic-haste = quick\n    .against = slow\nother = a thumb-rule\n"


def test_data_files_in_the_former_folder_are_read_with_a_warning(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "cards.csv").write_text("id\nletter\n")
    with pytest.warns(DeprecationWarning, match="data"):
        assert [row["id"] for row in data_files.read_data_file(tmp_path, "cards", ["id"], None)] == ["letter"]
    (tmp_path / "data").mkdir()
    with pytest.raises(BadDataFile):
        data_files.read_data_file(tmp_path, "cards", ["id"], None)


def test_the_client_has_its_former_names() -> None:
    program = client.Client("http://127.0.0.1:1")
    with pytest.warns(DeprecationWarning, match="Client.take_wish is accept_seek now"):
        assert getattr(program, "take_wish") == program.accept_seek  # noqa: B009
    with pytest.warns(DeprecationWarning, match="Client.keep_plan is save_plan now"):
        assert getattr(program, "keep_plan") == program.save_plan  # noqa: B009
    with pytest.warns(DeprecationWarning, match="Wish is Seek now"):
        assert getattr(client, "Wish") is client.Seek  # noqa: B009
    with pytest.warns(DeprecationWarning, match="Meeting is Pairing now"):
        assert getattr(client, "Meeting") is client.Pairing  # noqa: B009
    for place in (program, client):
        with pytest.raises(AttributeError, match="thnik"):
            getattr(place, "thnik")  # noqa: B009
    program.close()
