"""Real views are exactly what the API document says: for every game, from every seat, nothing missing and nothing more."""

import json
import random
from typing import Any

import jsonschema_rs
import pytest

from detente.bots import RandomBot
from detente.engine.boards import view_of
from detente.engine.game import Game, titles
from detente.engine.laws import random_options
from detente.server.http.app import make_app
from detente.server.http.views import VIEWS, in_capitals
from detente.server.settings import Settings


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return make_app(Settings(data=str(tmp_path_factory.mktemp("data")))).openapi()


def checker(document: Any, name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": document["components"]})


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("seed", range(5))
def test_every_view_of_a_game_fits_its_description(document: Any, title: str, seed: int) -> None:
    game, bot, chance = Game(title), RandomBot(seed), random.Random(seed)
    views, messages = checker(document, f"{in_capitals(title)}View"), checker(document, "ServerMessage")
    table = game.new(seed=seed, **(random_options(game, chance) if seed else {}))
    look = {0, *chance.sample(range(300), 30)}
    while True:
        if table.sequence in look or table.outcome:
            for seat in (*game.seats, "spectator"):
                view = json.loads(json.dumps(view_of(table, seat)))
                views.validate(view)
                VIEWS[title].model_validate(view)
        if table.outcome:
            break
        seat = chance.choice(table.to_move)
        table.play(seat, bot.choose(table.observe(seat)).action)
    messages.validate({"type": "view", "view": view})


@pytest.mark.parametrize("title", titles())
def test_a_view_with_a_fact_more_or_less_does_not_fit(document: Any, title: str) -> None:
    table = Game(title).new(seed=1)
    view = json.loads(json.dumps(view_of(table, table.to_move[0])))
    fact = next(iter(view["board"]))
    less = view | {"board": {name: value for name, value in view["board"].items() if name != fact}}
    for other in (view | {"board": view["board"] | {"secret": 1}}, less, view | {"game": "chess"}, view | {"more": 1}):
        assert not checker(document, f"{in_capitals(title)}View").is_valid(other)
