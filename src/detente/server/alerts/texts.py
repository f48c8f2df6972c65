"""The texts of alerts in the member's language, with the position of a table as that seat may see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from detente.engine.boards import sheets_of
from detente.engine.game import titles
from detente.engine.log import row_text
from detente.engine.table import Table
from detente.engine.text import LANGUAGES, Catalogue, game_catalogue, shared_catalogue

from ..store import Match, Visitor
from ..store.alerts import Alert, ChangedTable
from .choices import AlertChoices
from .finder import is_awaited, runs_out

EVENTS = 30  # most log lines since the recipient's last move
SHOWN = ("move", "low", "begun")  # alerts with a position
STYLES = {"first": "color:#1d4f91", "second": "color:#a3262a", "bold": "font-weight:bold", "dim": "color:#77746b", "star": "color:#8a5a00"}
BEGIN, MIDDLE, END = "\x01", "\x02", "\x03"  # mark styled parts of a board until it is converted to HTML


@dataclass(frozen=True)
class Position:
    """A table as a seat sees it: the question, the log since its last move, and the board as text and HTML."""

    status: str
    asked: str
    events: tuple[str, ...]
    board: str
    html: str
    seat: str
    picture: bytes | None = None  # the board as PNG


@dataclass(frozen=True)
class AlertText:
    """The text of one alert; *link* is a path of this site."""

    kind: str
    text: str
    link: str
    table: str | None
    game: str | None
    until: str = ""
    position: Position | None = None


def language_of(visitor: Visitor) -> str:
    return visitor.lang if visitor.lang in LANGUAGES else "en"


def combined_title(items: Sequence[AlertText], lang: str) -> str:
    """The title of several alerts."""
    return items[0].text if len(items) == 1 else shared_catalogue(lang).format("alert-many", number=len(items))


def select(alerts: Iterable[Alert]) -> list[Alert]:
    """Alerts in display order, without those implied by others: an alert about a turn implies that the game has begun."""
    found = {(alert.kind, alert.table): alert for alert in alerts}
    turns = {alert.table for alert in found.values() if alert.kind in ("move", "low")}
    low = {alert.table for alert in found.values() if alert.kind == "low"}
    kept = [
        alert
        for alert in found.values()
        if alert.table is None or not ((alert.kind == "begun" and alert.table in turns) or (alert.kind == "move" and alert.table in low))
    ]
    return sorted(kept, key=lambda alert: (alert.kind not in ("low", "move"), alert.at))


def alert_text(alert: Alert, visitor: Visitor, choice: AlertChoices, changed: ChangedTable | None, table: Table | None = None) -> AlertText:
    """The text of an alert."""
    lang = language_of(visitor)
    if changed is None:
        return AlertText(alert.kind, plain_text(alert, lang, choice), str(alert.facts.get("link", "/")), None, None)
    match = changed.match
    until = ""
    mine = [place for place, holder in match.seats.items() if holder.visitor == visitor.id]
    if match.clock and alert.kind in ("move", "low"):
        times = [runs_out(match.clock, place) for place in mine if place in match.clock.running]
        until = local_time(choice, min(times)) if times else ""
    seats = [match.seat_now(place) for place in mine]
    has_position = alert.kind in SHOWN and table is not None and match.status == "playing"
    position = position_of(table, seats, changed, lang) if has_position and table is not None and seats else None
    return AlertText(alert.kind, table_text(alert, match, visitor, choice, lang), f"/t/{match.id}", match.id, match.game, until, position)


def plain_text(alert: Alert, lang: str, choice: AlertChoices) -> str:
    """An alert without a table: a tournament, an invitation (`game` and `opponent`), or a test."""
    text = shared_catalogue(lang)
    wanted = f"alert-{alert.kind}-{alert.facts.get('message', '')}"
    known = {"name": "", "game": "Détente", "opponent": text.format("alert-nobody")} | alert.facts
    until = alert.facts.get("until")
    known["until"] = local_time(choice, until) if until is not None else ""
    if known["game"] in titles():
        known["game"] = game_catalogue(known["game"], lang).format("game-name")
    return text.format(wanted if text.has(wanted) else f"alert-{alert.kind}", **known)


def local_time(choice: AlertChoices, at: float) -> str:
    """A time in the member's time zone, in a format that suits every language."""
    return f"{choice.local(at):%Y-%m-%d %H:%M} ({choice.zone or 'UTC'})"


def table_text(alert: Alert, match: Match, visitor: Visitor, choice: AlertChoices, lang: str) -> str:
    """An alert about a table, in one line."""
    if alert.kind == "tournament":
        return plain_text(alert, lang, choice)
    text = game_catalogue(match.game, lang)
    others = [holder for holder in match.seats.values() if holder.visitor and holder.visitor != visitor.id]
    facts = {"game": text.format("game-name"), "opponent": others[0].name if others else text.format("alert-nobody")}
    mine = [place for place, holder in match.seats.items() if holder.visitor == visitor.id]
    if alert.kind == "over":
        winner = (match.outcome or {}).get("winner")
        won = any(match.seat_now(place) == winner for place in mine)
        return text.format("alert-over", result="drawn" if winner == "draw" else "won" if won else "lost", **facts)
    if alert.kind == "begun" and match.status == "waiting" and any(is_awaited(match, place) for place in mine):
        return text.format("alert-full", **facts)
    return text.format(f"alert-{alert.kind}", **facts)


def position_of(table: Table, seats: Sequence[str], changed: ChangedTable, lang: str) -> Position:
    """The position from the observation of the seat to move."""
    seat = next((seat for seat in seats if seat in table.to_move), seats[0])
    text, rules = game_catalogue(table.game.id, lang), table.game.rules
    observed, pages = table.observe(seat), sheets_of(table.game)
    sheet = pages.Sheet(observed, text)
    asked = text.format(f"question-{table.question(seat)}") if seat in table.to_move else ""
    rows = [row for step in table.rows(seat, changed.moved.get(seat, -1) + 2) for row in step]
    events = tuple(row_text(rules, text, row) for row in rows[-EVENTS:])
    painted = pages.Sheet(observed, text, mark).board()
    question = " ".join(part for part in (asked, sheet.subject()) if part)
    return Position(sheet.status(), question, events, sheet.board(), write_html(painted), seat)


def mark(text: str, style: str) -> str:
    """A styled part of a board, marked for `write_html`."""
    return f"{BEGIN}{style}{MIDDLE}{text}{END}" if style in STYLES else text


def write_html(board: str) -> str:
    """A board with marked parts as HTML.

    >>> write_html(f"a<b {mark('x', 'dim')}")
    'a&lt;b <span style="color:#77746b">x</span>'
    """
    html = escape(board)
    for style, rule in STYLES.items():
        html = html.replace(f"{BEGIN}{style}{MIDDLE}", f'<span style="{rule}">')
    return html.replace(END, "</span>")


def webhook_body(items: Sequence[AlertText], lang: str, address: str) -> dict[str, Any]:
    """Several alerts as one message for a browser or webhook."""
    link = items[0].link if len({item.link for item in items}) == 1 else "/"
    lines = [f"{item.text}. {deadline_text(item, lang)}".strip() if item.until else item.text for item in items]
    return {
        "title": combined_title(items, lang),
        "text": "\n".join(lines),
        "link": link,
        "url": f"{address}{link}" if address else "",
        "tag": items[0].kind + (items[0].table or "") if len(items) == 1 else "several",
        "alerts": [
            {name: getattr(item, name) for name in ("kind", "text", "table", "game", "until")} | {"url": f"{address}{item.link}"}
            for item in items
        ],
    }


def deadline_text(item: AlertText, lang: str) -> str:
    """The deadline as a sentence."""
    text: Catalogue = shared_catalogue(lang)
    return text.format("alert-until", until=item.until) if item.until else ""
