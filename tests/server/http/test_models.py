"""What the pages' types are made of (web/models.py)."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from detente.engine.game import titles

MODELS = Path(__file__).parent.parent.parent.parent / "web" / "models.py"


@pytest.fixture(scope="module")
def models() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        written: list[str] = []
        patch.setattr(sys.stdout, "write", written.append)
        runpy.run_path(str(MODELS), run_name="__main__")
    return json.loads("".join(written))


def test_each_name_of_a_games_board_is_a_schema_or_a_choice_of_words(models: Any) -> None:
    schemas = models["api"]["components"]["schemas"]
    assert set(models["games"]) <= set(titles())
    for names in models["games"].values():
        assert names["Board"] in schemas
        assert all(what in schemas if isinstance(what, str) else all(isinstance(word, str) for word in what) for what in names.values())


def test_a_board_that_the_engine_draws_has_types_too(models: Any) -> None:
    schemas = models["api"]["components"]["schemas"]
    assert schemas["Board"]["properties"]["shown"]["items"] == {"$ref": "#/components/schemas/Shown"}
    assert "labels" in schemas["Shown"]["required"]
