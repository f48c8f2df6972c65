"""The steps of docs/adding-a-game.md with the package in examples/: found, lawful, played in terminal, through the API and in a browser."""

import doctest
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from .conftest import EXAMPLE, ROOT, Run

LANGUAGES = ("en", "pl", "ru", "hu")
WALK = ROOT / "docs" / "adding-a-game.md"


def test_the_games_are_ours_and_the_example(run: Run) -> None:
    names = re.findall(r"^\S.*: (\w+)$", run("-m", "detente", "games"), re.MULTILINE)
    assert names[-1] == "checkpoint"
    assert len(names) == 4


def test_all_laws_hold_closely(run: Run) -> None:
    assert "checkpoint: all laws hold over 25 games" in run("-m", "detente.engine.laws", "checkpoint", "--games", "25", "--closely")


def test_a_game_in_the_terminal_against_the_random_bot(run: Run) -> None:
    told = run("-m", "detente", "play", "checkpoint", "--seed", "3", typed="1\n" * 40)
    assert "Sentry: +1 guard. Draw a card." in told or "guards" in told
    assert "The game is over" in told or "wins" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_messages(lang: str) -> None:
    def ids(one: str) -> list[str]:
        body = FluentParser().parse((EXAMPLE / "checkpoint" / "text" / f"{one}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        return [f"{message.id.name} {' '.join(one.id.name for one in message.attributes)}" for message in messages]

    assert ids(lang) == ids("en")


MESSAGES = """
import json
from detente.engine.game import Game
from detente.engine.log import action_text, row_text
from detente.engine.text import game_catalogue
rules = Game("checkpoint").rules
wanted = [f"shown-{name}" for name in rules.shown] + [f"option-{option.name}.help" for option in rules.options]
wanted += [f"{kind}-{name}" for kind, names in rules.names.items() for name in names]
missing = []
for lang in ("en", "pl", "ru", "hu"):
    text = game_catalogue("checkpoint", lang)
    missing += [f"{lang} {message}" for message in wanted if not text.has(message)]
    for action in rules.actions:
        assert action_text(rules, text, action, "card")
    for code in range(1, len(rules.log_rows)):
        assert row_text(rules, text, (code, 1, 1, 1))
print(json.dumps(missing))
"""


def test_every_message_that_the_engine_asks_for_is_there(ask: Callable[[str], Any]) -> None:
    assert ask(MESSAGES) == []


RULES = """
import json
from detente import Game
game = Game("checkpoint")
table = game.new(seed=1)
table.force_cards(["convoy"])
card, other = table.legal("west")[0], table.question("west")
table.play("west", card)
played = table.legal("west")
table.undo("west")
again = table.legal("west")[0]
view_of = __import__("detente.engine.boards", fromlist=["view_of"]).view_of
hands = [[fact["values"] for fact in view_of(table, seat)["board"]["shown"] if fact["name"] == "hand"] for seat in ("west", "spectator")]
print(json.dumps([other, played, again == card, len(hands[0][0]), hands[1]]))
"""


def test_a_card_is_played_at_a_gate_and_hands_are_secret(ask: Callable[[str], Any]) -> None:
    assert ask(RULES) == ["card", ["gate:bridge", "gate:station", "gate:harbour"], True, 4, []]


ENDINGS = """
import json
import numpy as np
from detente.engine.game import Game
game = Game("checkpoint")
found = []
for guards in ([[3, 1, 0], [0, 2, 1]], [[2, 0, 0], [0, 3, 1]], [[2, 0, 0], [0, 2, 1]], [[2, 0, 1], [0, 2, 1]]):
    table = game.new(seed=1)
    record = table.record
    record["hand"], record["hand_count"], record["deck"], record["deck_count"] = [1, 0], [1, 0], 0, 0
    record["played"] = (1 << 12) - 2
    record["guards"], record["legal"], record["asked"] = guards, 0, 0
    record["asked"][0], record["legal"][0, 0] = 1, 1
    table.play("west", "card:sentry")
    table.play("west", "gate:harbour")
    found.append(str(table.outcome))
print(json.dumps(found))
"""


def test_gates_decide_then_guards(ask: Callable[[str], Any]) -> None:
    """Rule 6, after a last Sentry at the harbour."""
    assert ask(ENDINGS) == ["west: guards", "east: guards", "draw: guards", "west: gates"]


SERVER = """
import asyncio, json, pathlib, tempfile
from tests.server.helpers import serving

async def main():
    async with serving(pathlib.Path(tempfile.mkdtemp())) as site:
        anna = await site.guest("Anna")
        mine = (await anna.get("/api/games"))["games"][-1]
        texts = (await anna.http.get("/api/games/checkpoint/texts/hu")).text
        schemas = (await anna.get("/api/openapi.json"))["components"]["schemas"]
        table = await anna.create(game="checkpoint", mode="bot", side="west", bot="random")
        line = await anna.sit(table["id"], entropy="ab" * 32)
        view = await line.until(0)
        asked = []
        while not view["outcome"]:
            asked.append(view["question"])
            view = await line.play() if view["legal"] else await line.until(view["sequence"] + 1)
        print(json.dumps([mine["bots"], mine["headings"], "Ellen" in texts, "CheckpointView" in schemas, asked[:2], view["sequence"]]))

asyncio.run(main())
"""


def test_a_table_through_the_servers_api(ask: Callable[[str], Any]) -> None:
    assert ask(SERVER) == [["random"], ["over", "turn"], True, True, ["card", "gate"], 24]


def test_the_walk_through_runs(run: Run, tmp_path: Path) -> None:
    """Every Python example of the page, and every file that it names is there."""
    text = WALK.read_text(encoding="utf-8")
    examples = tmp_path / WALK.name
    examples.write_text(re.sub(r"^```.*$", "", text, flags=re.MULTILINE), encoding="utf-8")  # an example ends with its fence
    given = f"{str(examples)!r}, module_relative=False, optionflags={doctest.ELLIPSIS}"
    code = f"import doctest, sys; sys.exit(doctest.testfile({given}).failed)"
    run("-c", code)
    named = re.findall(r"`(examples/[\w/.]+)`", text)
    assert named
    assert all((ROOT / path).exists() for path in named)
    for command in re.findall(r"^\$ detente (.*)$", text, re.MULTILINE):
        assert command.split()[0] in run("-m", "detente", "--help")


def test_the_package_can_be_built(tmp_path: Path) -> None:
    """Its own metadata: the wheel names the entry point."""
    pytest.importorskip("hatchling")
    code = f"import os; os.chdir({str(EXAMPLE)!r}); from hatchling.build import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    name = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()[-1]
    listed = zipfile.ZipFile(tmp_path / name).namelist()
    assert any(path.endswith("entry_points.txt") for path in listed)
    assert "checkpoint/text/hu.ftl" in listed
