"""No hidden fact in any frame or answer that a player or a spectator receives."""

from __future__ import annotations

import json

import pytest

from .conftest import Visit
from .player import at_random, fetch, game_of, table_id
from .secrecy import Course, Received, capture, check_received, check_view, hidden_cards

MOVES = 150


@pytest.fixture
def captured(visit: Visit) -> tuple[dict[str, list[Received]], Course, list[str]]:
    """What both players and a spectator received in a game of 150 moves, the game, and the secrets of its chance."""
    received, host = capture(visit, "us", MOVES, at_random(11))
    secret = fetch(host, f"/api/tables/{table_id(host)}/record")
    return received, Course(game_of(host, table_id(host))), [secret["key"], secret["fair"]["secret"], *secret["fair"]["entropy"].values()]


def test_no_hidden_fact_reaches_a_seat_or_a_spectator(captured: tuple[dict[str, list[Received]], Course, list[str]]) -> None:
    received, course, secrets = captured
    for seat, frames in received.items():
        assert check_received(frames, course, secrets) >= min(MOVES, len(course.steps) - 1), seat
        seats = {json.loads(one.text)["view"]["seat"] for one in frames if '"type": "view"' in one.text or '"type":"view"' in one.text}
        assert seats == {seat}
    check_catches_leaks(received, course)


def check_catches_leaks(received: dict[str, list[Received]], course: Course) -> None:
    """The proof fails on a frame with one hidden card more, in any place where a card could be told."""
    views = [one for one in received["us"] if json.loads(one.text).get("type") == "view"]
    honest = views[len(views) // 2]
    step = json.loads(honest.text)["view"]["sequence"]
    card = sorted(hidden_cards(course.steps[step], "us"))[0]
    check_view(honest, course)
    for leak in ("known", "hand", "legal", "log", "order", "headline"):
        message = json.loads(honest.text)
        view = message["view"]
        if leak in ("known", "hand"):
            view["board"][leak].append(card)
        elif leak == "legal":
            view["legal"].append(f"card:{card}")
        elif leak == "log":
            facts = {"side": {"kind": "side", "value": "ussr"}, "card": {"kind": "card", "value": card}}
            view["log"].append({"step": step, "rows": [{"name": "card", "facts": facts}]})
        elif leak == "order":
            view["board"]["unseen"].reverse()
        else:
            view["board"]["headline"]["ussr"] = card
        with pytest.raises(AssertionError):
            check_view(Received(json.dumps(message), honest.since), course)
    with pytest.raises(AssertionError):
        check_received([Received(json.dumps({"type": "chat", "text": card}))], course, [])
    with pytest.raises(AssertionError):
        check_received([Received('{"type": "clock", "key": "00ff"}')], course, ["00ff"])
