"""The page of a seat: what the contract promises, and nothing that the seat cannot know."""

import json
from typing import Any

import pytest

from detente.bots import RandomBot
from detente.engine.boards import view_of
from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("twilight_struggle")
HIDDEN_FREE = ("board", "legal", "question", "to_move", "outcome", "options")


def play_random(table: Table, bot: RandomBot, moves: int = 1) -> None:
    for _ in range(moves):
        if not table.outcome:
            seat = table.to_move[0]
            table.play(seat, bot.choose(table.observe(seat)).action)


@pytest.mark.parametrize("seed", range(3))
def test_a_page_does_not_change_when_hidden_facts_are_swapped(seed: int) -> None:
    table, bot = GAME.new(seed=seed, optional_cards="all", bid=seed == 1), RandomBot(seed)
    while not table.outcome:
        play_random(table, bot, 9)
        for seat in GAME.seats:
            seen = view_of(table, seat)
            for n in range(2):
                imagined = view_of(table.determinize(seat, n), seat)
                assert {name: imagined[name] for name in HIDDEN_FREE} == {name: seen[name] for name in HIDDEN_FREE}


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    table = GAME.new(seed=3)
    seen = view_of(table, "spectator")
    assert (seen["board"]["hand"], seen["legal"], seen["question"], seen["can_undo"]) == ([], [], "none", False)
    assert len(seen["board"]["unseen"]) == seen["board"]["deck_count"] + 16


def test_every_card_is_in_one_list_of_a_page() -> None:
    table, bot = GAME.new(seed=2), RandomBot(2)
    for _ in range(40):
        play_random(table, bot, 10)
        board = view_of(table, "us")["board"]
        listed = [card for name in ("hand", "known", "discard", "removed", "table", "front", "box", "unseen") for card in board[name]]
        assert len(listed) == len(set(listed))


def at(line: str) -> dict[str, Any]:
    table = GAME.position(line)
    table.play("us", "card:duck_and_cover")
    return view_of(table, "us")


def test_odds_of_a_coup_are_shown_before_the_operation_is_chosen() -> None:
    board = at("T4 AR3 US | defcon 3 | influence iran 0:2, zaire 0:1 | us duck_and_cover | ussr fidel")["board"]
    assert "iran" in board["hints"]["coup"]
    zaire = board["hints"]["coup"]["zaire"]
    assert zaire == {"ops": 3, "modifier": 0, "need": 1, "chance": 1.0, "defcon": True, "loses": None, "why": None}
    assert board["prompt"] == {"side": "us", "card": "duck_and_cover", "ops": 3, "ops_left": 3}


def test_a_play_that_loses_by_defcon_is_marked_with_the_loser() -> None:
    board = at("T4 AR3 US | defcon 2 | influence zaire 0:1 | us duck_and_cover | ussr fidel")["board"]
    assert board["hints"]["danger"] == {"play:event": {"loses": "us", "how": "event", "sure": True, "card": "duck_and_cover", "by": None}}
    assert board["hints"]["coup"]["zaire"]["loses"] == "us"


def test_prices_realignment_and_space_odds() -> None:
    hints = at("T4 AR3 US | influence iran 0:2, iraq 1:0 | us duck_and_cover | ussr fidel")["board"]["hints"]
    assert (hints["price"]["iran"], hints["price"]["iraq"]) == (2, 1)
    assert hints["realign"]["iran"] == {"own": 0, "other": 1, "win": 0.2778, "tie": 0.1389, "lose": 0.5833}
    assert hints["space"] == {"box": 1, "ops": 2, "need": 3, "chance": 0.5}


@pytest.mark.parametrize(("operation", "hint"), [("influence", "price"), ("coup", "coup"), ("realign", "realign")])
@pytest.mark.parametrize(
    ("seat", "line"),
    [
        ("us", "T4 AR3 US | defcon 3 | crisis us | influence west_germany 2:0, turkey 2:0, zaire 1:1 | us duck_and_cover | ussr fidel"),
        ("ussr", "T4 AR3 USSR | defcon 3 | crisis ussr | influence cuba 0:2, zaire 1:1 | us fidel | ussr duck_and_cover"),
    ],
)
def test_a_crisis_that_may_be_called_off_during_an_operation_is_no_country_of_the_hints(
    seat: str, line: str, operation: str, hint: str
) -> None:
    """Card 40: it is legal beside the countries of any operation, and lies in the same word of the mask."""
    table = GAME.position(line)
    for action in ("card:duck_and_cover", f"play:{operation}"):
        table.play(seat, action)
    seen = view_of(table, seat)
    assert any(action.startswith("crisis:") for action in seen["legal"])
    countries = {action.removeprefix("country:") for action in seen["legal"] if action.startswith("country:")}
    assert set(seen["board"]["hints"][hint]) == countries >= {"zaire"}


def test_scores_are_those_of_a_scoring_now() -> None:
    table = GAME.position("T4 AR3 US | influence thailand 0:2, vietnam 0:1, japan 4:0 | us asia_scoring | ussr fidel")
    scores = view_of(table, "us")["board"]["scores"]
    assert scores["southeast_asia"]["ussr"] == 3
    before = table.vp
    table.play("us", "card:asia_scoring")
    assert table.vp - before == scores["asia"]["us"] - scores["asia"]["ussr"]


def test_a_log_row_has_names_for_numbers_and_starts_after_since() -> None:
    table = GAME.position("T4 AR3 US | influence italy 1:0 | us nasser | ussr fidel")
    for action in ("card:nasser", "play:influence", "country:italy"):
        table.play("us", action)
    rows = view_of(table, "us", since=2)["log"][0]
    facts = {"country": ("country", "italy"), "side": ("side", "us"), "change": ("signed", 1), "us": ("number", 2), "ussr": ("number", 0)}
    assert rows["step"] == 3
    assert rows["rows"][0]["name"] == "influence"
    assert {name: (fact["kind"], fact["value"]) for name, fact in rows["rows"][0]["facts"].items()} == facts
    assert view_of(table, "us", since=3)["log"] == []
    assert view_of(table, "us")["log"][0]["step"] == 0


def test_a_page_is_plain_json() -> None:
    table, bot = GAME.new(seed=5), RandomBot(5)
    play_random(table, bot, 60)
    for seat in (*GAME.seats, "spectator"):
        seen = view_of(table, seat)
        assert json.loads(json.dumps(seen)) == seen
