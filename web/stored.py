"""A page that shows a stored view: a table that nobody plays, answered in the place of the server's."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from detente.engine.title import load_rules
from detente.server.http.schemas import TableOut

ADDRESS = "/t/stored"


def table_of(view: dict[str, Any]) -> dict[str, Any]:
    """Facts of a table that shows *view*: two guests, clocks that stand still."""
    names = dict(zip(load_rules(view["game"]).seats, ("Magdalena", "Thaddeus Okonkwo"), strict=True))
    unrated = {"rating": None, "gained": None, "settled": False}
    guest = {"bot": None, "online": True, "kind": "guest", "person": None, **unrated}
    table = {
        "id": "stored",
        "game": view["game"],
        "rules": view["rules"],
        "mode": "private",
        "status": "over" if view["outcome"] else "playing",
        "title": "",
        "options": view["options"],
        "seats": {side: {"name": name, "you": side == view["seat"], **guest} for side, name in names.items()},
        "to_move": view["to_move"],
        "sequence": view["sequence"],
        "outcome": view["outcome"],
        "bots": False,
        "voided": False,
        "clock": {
            "base": 1800,
            "increment": 0,
            "per_move": False,
            "left": dict.fromkeys(names, 1234),
            "running": [],
            "since": 0,
            "now": 0,
            "still": {},
        },
        "commitment": "",
        "commits": {},
        "fair": None,
        "undo_asked": None,
        "pause_asked": None,
        "adjourned": False,
        "claim": None,
        "delay": 0,
        "rematch": None,
        "tournament": None,
        "hints": True,
        "review": True,
        "created": 1.7e9,
        "changed": 1.7e9,
    }
    return TableOut.model_validate(table).model_dump(mode="json")  # says so when the server tells more about a table than this


class StoredTable:
    """Answers what a page asks about its table with the view that lies here."""

    def __init__(self, page: Page) -> None:
        self.view: dict[str, Any] = {}
        page.route("**/api/tables/stored", lambda route: route.fulfill(json=table_of(self.view)))
        page.route_web_socket("**/api/tables/stored/socket", self.answer)

    def answer(self, socket: WebSocketRoute) -> None:
        def receive(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                socket.send(json.dumps({"type": "table", "table": table_of(self.view)}))
                socket.send(json.dumps({"type": "view", "view": self.view}))

        socket.on_message(receive)
