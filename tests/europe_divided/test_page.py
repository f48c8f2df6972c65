"""The page's view: its shape, and hints that agree with what the rules then do."""

import json
import random
from typing import Any

import pytest

from detente.engine.boards import view_of
from detente.engine.table import Table
from detente.games.europe_divided import view_hints
from detente.games.europe_divided.happenings import is_met

from .helpers import at, new, play, using

OUTER = {
    "game", "rules", "seat", "sequence", "to_move", "question", "legal", "can_undo", "outcome", "options", "board", "log",
}  # fmt: skip
BOARD = {
    "turn", "period", "last_turn", "phase", "acting", "first", "sums", "prestige", "supply", "coins", "cubes", "units", "region_coins",
    "region_cards", "sea", "breakup", "sanctions", "hand", "laid", "shown", "hand_count", "deck_count", "discard", "known", "unseen",
    "advantages", "events", "resolves", "prompt", "hints", "changed",
}  # fmt: skip
HINTS = {"price", "moves", "grow", "income", "after", "why_not", "events"}


def hints(table: Table, seat: str) -> Any:
    return view_of(table, seat)["board"]["hints"]


@pytest.mark.parametrize("viewer", ["europe", "russia", "spectator"])
def test_the_view_has_the_documented_keys_and_is_json(viewer: str) -> None:
    view = view_of(new(seed=1), viewer)
    assert set(view) == OUTER
    assert set(view["board"]) == BOARD
    assert set(view["board"]["hints"]) == HINTS
    assert json.loads(json.dumps(view)) == view


def test_the_phases_follow_the_turn() -> None:
    table, dice = new(seed=2), random.Random(2)
    phases: list[str] = []
    while not table.outcome:
        phase = view_of(table, "spectator")["board"]["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
    assert phases[:6] == ["setup", "initiative", "actions", "initiative", "actions", "events"]
    assert phases.count("advantages") == 1
    assert view_of(table, "spectator")["board"]["phase"] == "end"


def test_hints_tell_what_then_happens() -> None:
    """Over a random game: prices are paid, cubes come to the value told, units to the area told, events change as told."""
    table, dice, checked = new(seed=7), random.Random(7), set()
    while not table.outcome:
        seat = dice.choice(table.to_move)
        question, action = table.question(seat), dice.choice(table.legal(seat))
        hint = hints(table, seat)
        coins, met = table.coins[seat], {event: near["met"] for event, near in hint["events"].items()}
        table.play(seat, action)
        later = view_of(table, seat)["board"] if not table.outcome else None
        kind, _, region = action.partition(":")
        if question in ("place", "move", "mobilise", "grow") and ":" in action and later and later["turn"]:
            paid = [
                row["facts"]["change"]["value"]
                for row in view_of(table, seat, table.sequence - 1)["log"][-1]["rows"]
                if row["name"] == "coins"
            ]
            assert paid[:1] == ([-hint["price"][action]] if hint["price"].get(action) else paid[:1])
            checked.add(question)
        if question == "grow" and ":" in action:
            assert table.cube(region, kind) in (hint["grow"][action]["to"], 6)
        if question == "grow" and later and later["phase"] == "actions":
            for event, now in hint["after"].get(action, {}).items():
                assert met[event] != now
        assert coins >= hint["price"].get(action, 0)
    assert {"place", "move", "grow"} <= checked


def test_hints_come_in_the_order_of_the_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    # With every event told as changed, each action has a hint. A set would give another order on another server.
    monkeypatch.setattr(view_hints, "is_met", lambda state, event: not is_met(state, event))
    table, dice = new(), random.Random(2)
    while len(told := list(hints(table, seat := table.to_move[0])["after"])) < 4:
        table.play(seat, dice.choice(table.legal(seat)))
    assert told == [action for action in table.legal(seat) if action in told]


def test_income_is_told_with_lying_coins_and_sea_bonus() -> None:
    table = at("T3 initiative | europe germany, poland_e, norway, ?1 | russia ?4 | cubes poland 5:0:0 | region_coins germany 2, poland 1")
    income = hints(table, "europe")["income"]
    assert income["germany"] == 5
    assert income["poland_e"] == 1 + 1 + 2
    assert "norway" not in income


def test_moves_are_told_with_price_path_and_stop_before_a_unit_is_chosen() -> None:
    table = play(
        using("russia", "central_fd_card", "cubes ukraine 6:0:0 | units europe poland 1 | units russia moscow 1"), "russia", "use:ru_move"
    )
    moves = hints(table, "russia")["moves"]
    assert set(moves) == {"moscow"}
    assert moves["moscow"]["central_fd"] == {"price": 0, "path": ["central_fd"], "stop": None}
    assert moves["moscow"]["ukraine"] == {"price": 1, "path": ["central_fd", "ukraine"], "stop": "break"}
    assert moves["moscow"]["poland"]["stop"] == "clash"
    assert moves["moscow"]["poland"]["price"] == 2


def test_a_russian_jump_has_no_price() -> None:
    table = at("T3 actions russia | laid russia energy_sector | cubes poland 0:0:4 | units russia northwestern_fd 1")
    moves = hints(play(table, "russia", "sea:baltic_sea"), "russia")["moves"]["northwestern_fd"]
    assert moves["poland"] == {"price": 0, "path": ["poland"], "stop": None}
    assert view_of(table, "russia")["board"]["prompt"]["sea"] == "baltic_sea"


def test_sanctions_show_in_prices() -> None:
    table = at("T3 actions russia | coins 0:9 | sanctions russia | laid russia central_fd_card | units russia moscow 1")
    play(table, "russia", "card:central_fd_card")
    assert hints(table, "russia")["price"] == {"use:ru_place": 3, "use:ru_mobilise": 3}
    assert hints(table, "russia")["why_not"]["use:ru_income"] == "sanctions"
    play(table, "russia", "use:ru_move", "region:moscow")
    assert hints(table, "russia")["price"]["region:central_fd"] == 0
    assert hints(table, "russia")["price"]["region:ukraine"] == 2


@pytest.mark.parametrize(
    ("table", "seat", "action", "reason"),
    [
        (using("europe", "armenia_e", "cubes armenia 0:5:0"), "europe", "use:eu_income", "colour"),
        (using("europe", "germany", "breakup germany"), "europe", "use:eu_income", "break_up"),
        (using("europe", "germany", "coins 1:0"), "europe", "use:eu_place", "coins"),
        (using("europe", "germany", "units europe germany 15"), "europe", "use:nato_mobilise", "supply"),
        (using("europe", "germany"), "europe", "use:eu_grow", "no_target"),
        (play(using("europe", "germany", "cubes poland 1:0:0"), "europe", "use:eu_place"), "europe", "eu:poland", "has_cube"),
        (play(using("europe", "germany", "cubes poland 1:0:0"), "europe", "use:eu_grow"), "europe", "eu:hungary", "no_cube"),
        (play(using("europe", "italy", "cubes poland 1:0:0, hungary 6:0:0"), "europe", "use:eu_grow"), "europe", "eu:hungary", "at_limit"),
        (play(using("europe", "italy", "cubes poland 1:0:0, hungary 5:0:6"), "europe", "use:eu_grow"), "europe", "eu:hungary", "blocked"),
        (
            play(using("europe", "italy", "units europe finland 1"), "europe", "use:nato_move", "region:finland"),
            "europe", "region:moscow", "closed",
        ),
        (
            play(using("europe", "italy", "units europe finland 1 | coins 0:0"), "europe", "use:nato_move", "region:finland"),
            "europe", "region:poland", "far",
        ),
    ],
)  # fmt: skip
def test_why_not(table: Table, seat: str, action: str, reason: str) -> None:
    assert action not in table.legal(seat)
    assert hints(table, seat)["why_not"][action] == reason


def test_how_near_an_event_is() -> None:
    table = at(
        "T13 initiative | europe ?4 | russia ?4 | cubes hungary 4:5:3, eastern_balkans 4:4:2, western_balkans 2:3:4"
        " | current papa_air_base, south_stream | events europe ?3 | events russia ?3"
    )
    events = hints(table, "spectator")["events"]
    papa, stream = events["papa_air_base"], events["south_stream"]
    assert (papa["met"], papa["short"]) == (False, 1)
    assert papa["regions"]["hungary"] == {"own": 5, "rival": 3, "units": 0, "units_needed": 1, "met": False, "short": 1}
    assert (stream["side"], stream["short"]) == ("russia", 5)
    assert stream["regions"]["western_balkans"]["met"]


def test_how_many_steps_break_an_event() -> None:
    line = "T13 initiative | europe ?4 | russia ?4 | events europe ?3 | events russia ?3 | current"
    margins = {
        f"{line} baltic_defence | cubes czech_slovakia 0:3:1, baltic_states 0:5:2": 2,
        f"{line} papa_air_base | cubes hungary 0:5:1 | units europe hungary 1": 1,
        f"{line} nato_missile_shield | cubes poland 0:6:0, eastern_balkans 0:6:0 | units europe poland 1, eastern_balkans 2": 2,
    }
    for text, margin in margins.items():
        event = text.partition("current ")[2].split(" ")[0]
        near = hints(at(text), "russia")["events"][event]
        assert (near["met"], near["margin"]) == (True, margin)


def test_a_choice_tells_which_events_it_changes() -> None:
    table = using("europe", "france", "cubes ukraine 1:0:1, poland 1:0:0 | current orange_revolution")
    play(table, "europe", "use:eu_grow")
    assert hints(table, "europe")["after"] == {"eu:ukraine": {"orange_revolution": True}}


@pytest.mark.parametrize(("line", "resolves"), [("T1", (4, 4)), ("T3", (4, 6)), ("T4", (4, 6)), ("T19", (20, None)), ("T18", (18, 20))])
def test_when_events_are_resolved(line: str, resolves: tuple[int, int | None]) -> None:
    view = view_of(at(f"{line} initiative | europe ?4 | russia ?4"), "spectator")["board"]
    assert (view["resolves"]["current"], view["resolves"]["upcoming"]) == resolves


def test_the_prompt_names_its_source() -> None:
    table = using("russia", "belarus_r", "cubes belarus 0:0:5 | units europe germany 1")
    assert view_of(table, "russia")["board"]["prompt"]["card"] == "belarus_r"
    play(table, "russia", "use:ru_mobilise")
    prompt = view_of(table, "russia")["board"]["prompt"]
    assert (prompt["kind"], prompt["card"], prompt["amount"]) == ("effect", "belarus_r", 1)
    play(table, "russia", "skip")
    prompt = view_of(table, "russia")["board"]["prompt"]
    assert (prompt["side"], prompt["kind"]) == ("europe", "reaction")
    play(table, "europe", "region:germany")
    assert view_of(table, "europe")["board"]["prompt"]["from"] == "germany"


def test_the_log_has_ids_for_names() -> None:
    table = play(using("europe", "germany", "units europe germany 1"), "europe", "use:nato_move", "region:germany", "region:austria")
    rows = view_of(table, "europe", table.sequence - 1)["log"][-1]["rows"]
    facts = next(row["facts"] for row in rows if row["name"] == "move")
    assert facts["from"] == {"kind": "region", "value": "germany"}
    assert facts["to"] == {"kind": "region", "value": "austria"}
