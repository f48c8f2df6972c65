"""A page that shows a stored view: a table that nobody plays, answered in the place of the server's."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from detente.engine.title import load_rules

ADDRESS = "/t/stored"


def table_of(view: dict[str, Any]) -> dict[str, Any]:
    """Facts of a table that shows *view*: two people, clocks that stand still."""
    names = dict(zip(load_rules(view["game"]).seats, ("Magdalena", "Thaddeus Okonkwo"), strict=True))
    seats = {side: {"name": names[side], "bot": None, "you": side == view["seat"], "online": True} for side in names}
    return {
        "id": "stored",
        "game": view["game"],
        "rules": view["rules"],
        "mode": "private",
        "status": "over" if view["outcome"] else "playing",
        "title": "",
        "options": view["options"],
        "seats": seats,
        "to_move": view["to_move"],
        "sequence": view["sequence"],
        "outcome": view["outcome"],
        "clock": {"left": dict.fromkeys(names, 1234.0), "running": [], "since": 0, "now": 0},
        "commitment": "",
        "fair": None,
        "undo_asked": None,
        "rematch": None,
        "hints": True,
        "review": True,
        "created": 1.7e9,
        "changed": 1.7e9,
    }


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
