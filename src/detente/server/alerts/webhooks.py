"""Webhooks: JSON in the format of the receiving service, signed with a secret shared with the member."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

PRESETS = ("json", "discord", "slack", "telegram")
LONGEST = {"discord": 2000, "slack": 3000, "telegram": 4096}  # longest text that the services accept
SIGNATURE, TIMESTAMP, DELIVERY = "X-Detente-Signature", "X-Detente-Timestamp", "X-Detente-Delivery"


def sign(secret: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 of the timestamp and the body, against forgery and replay."""
    return "sha256=" + hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


def payload(preset: str, body: dict[str, Any], chat: str = "") -> dict[str, Any]:
    """A message in the format of a service. It mentions nobody, and names in it are escaped.

    >>> payload("telegram", {"title": "Détente", "text": "Your move", "url": "https://play.example/t/1"}, "42")["text"]
    'Your move\\nhttps://play.example/t/1'
    """
    if preset == "json":
        return body
    text = body["text"]
    if preset == "slack":
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    elif preset == "discord":
        text = "".join(f"\\{letter}" if letter in "\\*_~`|>[]#" else letter for letter in text)
    most = LONGEST[preset] - len(body["url"]) - 2
    text = (text if len(text) <= most else text[: most - 1].rstrip("\\") + "…") + (f"\n{body['url']}" if body["url"] else "")
    if preset == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if preset == "slack":
        return {"text": text, "unfurl_links": False}
    return {"chat_id": chat, "text": text, "link_preview_options": {"is_disabled": True}}


def write(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
