"""Hostile requests and frames by chance: valid ones, changed in ways that strangers and broken programs change them."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1e999, 0.5, 10**30, "", " ", "\0", "\ud800", "x" * 2000, "é" * 90, "../..", "us", "ussr", "spectator", "%00", "{}",
    [], {}, [[]], {"type": "play"}, "en", "seat", "\u202e", "country:poland", "country:\0",
)  # fmt: skip
POSTS = {
    "/api/me": {"name": "Anna", "lang": "en"},
    "/api/me/login": {"login": "anna", "password": "correct horse"},
    "/api/me/link/use": {"token": "a.b.c"},
    "/api/me/account": {"login": "a", "password": "correct horse", "email": "a@b"},
    "/api/tables": {"game": "twilight_struggle", "mode": "sandbox", "side": "us", "options": {"bid": False}, "position": "T4 AR3 US"},
    "/api/branches": {"table": "TABLE", "step": 0},
    "/api/records": {"text": "{}", "partial": False},
    "/api/tables/TABLE/join": {},
    "/api/tables/TABLE/rematch": {},
    "/api/tables/TABLE/decline": {},
    "/api/tables/TABLE/note": {"text": "his hand is bad"},
    "/api/seeks": {"game": "twilight_struggle", "pace": "days", "side": "us", "options": {}, "clock": {"days": 3}, "low": 1000},
    "/api/seeks/TABLE/accept": {},
    "/api/challenges": {"person": "abcdefgh1234", "game": "twilight_struggle", "mode": "open", "side": "us", "clock": {"base": 600}},
    "/api/me/vacations": {"begins": 2e9, "ends": 2.0001e9},
    "/api/me/tokens": {"name": "program", "scopes": ["read", "play"]},
    "/api/me/bots": {"name": "Automaton"},
    "/api/me/alerts": {"wanted": {"mail": ["move"], "push": [], "webhook": []}, "zone": "", "quiet": {"start": 1, "end": 2}, "delay": 0},
    "/api/me/alerts/webhooks": {"preset": "json", "url": "https://hook.example/", "name": "here", "chat": "1"},
    "/api/me/alerts/push": {"endpoint": "https://push.example/", "keys": {"p256dh": "AAAA", "auth": "AAAA"}},
    "/api/me/profile": {"hidden": ["games"]},
    "/api/unsubscription": {"token": "a.b", "on": True},
    "/api/reports": {"person": "abcdefgh1234", "kind": "chat", "text": "rude", "table": "TABLE", "at": 1.5},
    "/api/people/abcdefgh1234/block": {"on": True},
    "/api/tournaments": {
        "name": "Cup", "text": "All welcome", "prizes": "", "game": "twilight_struggle", "options": {"bid": False}, "clock": {"base": 600},
        "plan": {"style": "swiss", "starts": 2e9, "round_seconds": 600, "rounds": 3, "ties": ["wins"], "playoff_options": {"bid": True}},
    },
    "/api/tournaments/presets": {"name": "mine", "game": "twilight_struggle", "options": {}, "clock": {"base": 600}, "plan": {"rounds": 3}},
    "/api/tournaments/TABLE/direct": {"action": "announce", "text": "Hurry", "person": "abcdefgh1234", "points": 1.5, "starts": 2e9},
    "/api/tournaments/TABLE/challenge": {"person": "abcdefgh1234"},
}  # fmt: skip
GETS = (
    "/api/me", "/api/games", "/api/health", "/api/tables?kind=VALUE",
    "/api/tables/TABLE", "/api/tables/VALUE", "/api/tables/TABLE/view?seat=VALUE",
    "/api/tables/TABLE/view?step=VALUE&since=VALUE", "/api/tables/TABLE/log?lang=VALUE&seat=VALUE", "/api/tables/TABLE/position?seat=VALUE",
    "/api/tables/TABLE/note", "/api/tables/TABLE/hints?seat=VALUE", "/api/lobby", "/api/me/alerts", "/api/me/vacations", "/api/me/export",
    "/api/archive?game=VALUE&player=VALUE&opponent=VALUE&seat=VALUE&ending=VALUE&option=VALUE&event=VALUE&play=VALUE",
    "/api/archive?since=VALUE&until=VALUE&from_turn=VALUE&cursor=VALUE&limit=VALUE", "/api/archive/games.zip?play=VALUE&person=VALUE",
    "/api/archive/games.jsonl?option=VALUE&cursor=VALUE", "/api/archive/vocabulary/VALUE", "/api/statistics/VALUE",
    "/api/tables?kind=finished&cursor=VALUE&search=VALUE&person=VALUE", "/api/people/VALUE", "/api/people/abcdefgh1234/style/VALUE",
    "/api/ratings/VALUE?first=VALUE", "/api/tournaments?before=VALUE&game=VALUE", "/api/tournaments/VALUE",
    "/api/tournaments/VALUE/results.csv", "/api/tournaments/calendar.ics?game=VALUE", "/api/tournaments/presets?game=VALUE",
    "/api/unsubscribe?token=VALUE",
    "/embed/tournaments/VALUE?view=VALUE", "/api/moderation/people?search=VALUE",
    "/api/tables/TABLE/record", "/api/tables/TABLE/review", "/VALUE", "/assets/VALUE", "/api/VALUE", "/t/VALUE?lang=VALUE",
)  # fmt: skip
HEADERS = (
    "Origin",
    "Accept-Language",
    "Accept-Encoding",
    "Cookie",
    "X-Forwarded-For",
    "Authorization",
    "Content-Type",
    "If-None-Match",
    "Range",
)
FRAMES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "since": 0, "seat": "us", "entropy": "ab" * 32},
    {"type": "undo", "sequence": 0},
    {"type": "rewind", "step": 0},
    {"type": "ask_undo"},
    {"type": "answer_undo", "accept": True},
    {"type": "chat", "text": "hello"},
    {"type": "abort"},
    {"type": "adjourn", "accept": True},
    {"type": "give_time", "seconds": 60},
    {"type": "claim", "win": True},
    {"type": "visible", "on": False},
    {"type": "reveal", "entropy": "ab" * 32},
    {"type": "ping"},
)


def changed(chance: random.Random, value: Any) -> Any:
    """A value in which something is strange, missing, or twice as deep."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        name = chance.choice(list(value))
        rest = {other: kept for other, kept in value.items() if other != name}
        how = chance.random()
        if how < 0.15:
            return rest
        if how < 0.25:
            return value | {str(chance.choice(STRANGE)): chance.choice(STRANGE)}
        return rest | {name: changed(chance, value[name])}
    return chance.choice(STRANGE)


def spoiled(chance: random.Random, text: str) -> str:
    """Text with a piece cut out, doubled, or replaced."""
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[:start] + chance.choice(("", text[start:end] * 2, "\x00", "[" * 300, "\\ud800", "é")) + text[end:]


def quoted(chance: random.Random) -> str:
    """A strange value in an address."""
    return quote(str(chance.choice(STRANGE)).encode("utf-8", "surrogatepass"))


def requests(chance: random.Random, table_id: str, count: int) -> Iterator[tuple[str, str, dict[str, str], bytes]]:
    """Method, path, headers and body."""
    for _ in range(count):
        headers = {}
        if chance.random() < 0.3:
            value = str(chance.choice(STRANGE)).encode("ascii", "ignore").decode()
            headers[chance.choice(HEADERS)] = "".join(letter for letter in value if letter.isprintable()).strip()
        if chance.random() < 0.5:
            path = chance.choice(GETS)
            while "VALUE" in path:
                path = path.replace("VALUE", quoted(chance), 1)
            yield chance.choice(("GET", "HEAD", "OPTIONS")), path.replace("TABLE", table_id), headers, b""
            continue
        path = chance.choice(list(POSTS))
        text = json.dumps(changed(chance, POSTS[path])).replace("TABLE", table_id)
        body = (spoiled(chance, text) if chance.random() < 0.3 else text).encode()
        yield chance.choice(("POST", "POST", "POST", "PUT", "DELETE", "PATCH")), path.replace("TABLE", table_id), headers, body


def frames(chance: random.Random, legal: Sequence[str], count: int) -> Iterator[str]:
    """Frames of a socket; moves are among them, so that the game goes on."""
    for _ in range(count):
        frame = chance.choice((*FRAMES, {"type": "play", "sequence": chance.randrange(3), "action": chance.choice(legal)}))
        text = json.dumps(changed(chance, frame) if chance.random() < 0.8 else frame)
        yield spoiled(chance, text) if chance.random() < 0.3 else text
