"""Alerts as e-mail, plain text and HTML, with the board if it is the recipient's turn, and links to unsubscribe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from detente.engine.text import game_catalogue, shared_catalogue

from ..mail.compose import Mail
from .choices import KINDS
from .texts import AlertText, Position, combined_title, deadline_text
from .unsubscribing import ALL

BOARDS = 6  # most positions in one mail
PICTURES = 3  # of them with a picture
NAME = "board{index}@detente"  # of a picture in a mail
PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{subject}</title></head>
<body style="margin:0;padding:24px;background:#f4f1ea;color:#1d1d1b;font:16px/1.5 Georgia,serif">
<div style="max-width:760px;margin:0 auto">
{body}
<p style="margin-top:32px;border-top:1px solid #cfc9bb;padding-top:12px;font-size:13px;color:#5a574f">{footer}</p>
</div></body></html>
"""
HEAD = '<h2 style="margin:24px 0 4px;font-size:20px">{text}</h2>'
BUTTON = (
    '<p><a href="{link}" style="display:inline-block;padding:10px 18px;background:#1d1d1b;color:#fff;text-decoration:none">{label}</a></p>'
)
BOARD = (
    '<div style="overflow-x:auto"><pre style="margin:12px 0;padding:12px;background:#fffdf7;border:1px solid #cfc9bb;'
    'font:11px/1.35 Menlo,Consolas,monospace">{board}</pre></div>'
)

PICTURE = (
    '<p><a href="{link}"><img src="cid:{name}" alt="{alt}" width="760" style="display:block;width:100%;height:auto;'
    'border:1px solid #cfc9bb"></a></p>'
)

Stop = Callable[[str], str]  # the unsubscribe address for a kind of mail, or for all ("all")


def compose_alerts(items: Sequence[AlertText], lang: str, address: str, stop: Stop) -> Mail:
    """A mail with all pending alerts."""
    text = shared_catalogue(lang)
    drawable = {index for index, item in enumerate(items) if item.position}
    with_board = set(sorted(drawable)[:BOARDS])
    plain = [_plain(item, lang, address, index in with_board) for index, item in enumerate(items)]
    html = [_html(item, lang, address, index in with_board, NAME.format(index=index)) for index, item in enumerate(items)]
    kinds = list(dict.fromkeys(item.kind for item in items))
    named = {kind: text.format(f"alert-kind-{kind}") for kind in kinds if kind in KINDS}
    stops = [(text.format("alert-stop", kind=name), stop(kind)) for kind, name in named.items()]
    links = [(text.format("alert-settings"), f"{address}/alerts"), *stops, (text.format("alert-stop-all"), stop(ALL))]
    footer = text.format("alert-footer", site=address)
    subject = combined_title(items, lang)
    ending = "\n".join(["-- ", footer, *(f"{label}:\n{link}" for label, link in links)])
    foot = "<br>".join([escape(footer), *(f'<a href="{escape(link)}" style="color:#5a574f">{escape(label)}</a>' for label, link in links)])
    page = PAGE.format(lang=lang, subject=escape(subject), body="\n".join(html), footer=foot)
    pictures = [(NAME.format(index=index), item.position.picture) for index, item in enumerate(items) if item.position]
    shown_ones = tuple((name, picture) for name, picture in pictures if picture and f"cid:{name}" in page)
    return Mail(subject[:200], "\n\n".join([*plain, ending]) + "\n", page, shown_ones)


def _lines(position: Position, lang: str) -> list[str]:
    """The question, and the log since the recipient's last move."""
    events = [shared_catalogue(lang).format("alert-since"), *(f"– {line}" for line in position.events)] if position.events else []
    return [part for part in (position.status, position.asked) if part] + events


def _plain(item: AlertText, lang: str, address: str, with_board: bool) -> str:
    parts = [item.text, deadline_text(item, lang)]
    if item.position:
        parts += _lines(item.position, lang)
        parts += ["", item.position.board, ""] if with_board else []
    return "\n".join([*(part for part in parts if part or with_board), f"{address}{item.link}"])


def _html(item: AlertText, lang: str, address: str, with_board: bool, name: str) -> str:
    text = shared_catalogue(lang)
    parts = [HEAD.format(text=escape(item.text))]
    if until := deadline_text(item, lang):
        parts.append(f"<p>{escape(until)}</p>")
    if item.position:
        position = item.position
        parts.append(f"<p>{escape(position.status)}<br><strong>{escape(position.asked)}</strong></p>")
        if position.events:
            lines = "".join(f"<li>{escape(line)}</li>" for line in position.events)
            parts.append(f'<p style="margin-bottom:0">{escape(text.format("alert-since"))}</p><ul style="margin-top:4px">{lines}</ul>')
        if with_board and position.picture:
            alt = text.format("alert-picture", game=game_catalogue(item.game or "", lang).format("game-name"), status=position.status)
            parts.append(PICTURE.format(link=escape(f"{address}{item.link}"), name=name, alt=escape(alt)))
        if with_board:
            parts.append(BOARD.format(board=position.html))
    label = text.format("alert-button" if item.table else "alert-open")
    return "\n".join([*parts, BUTTON.format(link=escape(f"{address}{item.link}"), label=escape(label))])
