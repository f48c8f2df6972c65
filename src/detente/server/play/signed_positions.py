"""Signed positions: an exact position (`at` and `view` in a line) is the bytes of a record, which nobody can check, so the server
accepts only those it signed itself."""

from __future__ import annotations

import base64
import hashlib
import hmac
import zlib

from detente.engine.errors import BadPosition
from detente.engine.position_syntax import split_layout, words
from detente.engine.rules import Rules

LARGEST = 1 << 16  # bytes of a record


def split_exact(section: str) -> tuple[str, str] | None:
    """The part before the packed bytes (`at`, `view us`), and the bytes; None for a section without any."""
    name, rest = words(section)
    if name == "view":
        seat, rest = words(rest)
        return (f"view {seat}", rest) if rest else None
    return (name, rest) if name == "at" else None


class PositionSigner:
    """Appends a signature to the packed bytes of an exact section, where parsers ignore it, and verifies it."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"position:" + secret.encode()).digest()
        self.mark = hashlib.sha256(b"mark:" + self._key).hexdigest()[:16]  # equal for servers with the same secret; reveals nothing else

    def _signature(self, rules: Rules, kind: str, layout: int, record: bytes) -> bytes:
        whose = "" if kind == "at" else f"{kind} "
        return hmac.digest(self._key, f"{rules.id} {whose}{layout} ".encode() + record, "sha256")[:16]

    def sign(self, rules: Rules, line: str) -> str:
        """The line with its exact record signed, if it has one."""
        sections = line.split("|")
        for number, section in enumerate(sections):
            if exact := split_exact(section):
                kind, packed = exact
                layout, bare = split_layout(packed)
                raw = base64.urlsafe_b64decode(bare)
                signed = base64.urlsafe_b64encode(raw + self._signature(rules, kind, layout, zlib.decompress(raw))).decode()
                sections[number] = f" {kind} {packed[: -len(bare)]}{signed}" + " " * section.endswith(" ")
        return "|".join(sections)

    def verify(self, rules: Rules, line: str) -> None:
        """BadPosition for an exact record that was not signed here."""
        for section in line.split("|"):
            exact = split_exact(section)
            if exact and not self._is_signed(rules, *exact):
                raise BadPosition("position-exact")

    def _is_signed(self, rules: Rules, kind: str, packed: str) -> bool:
        reader = zlib.decompressobj()
        layout, bare = split_layout(packed)
        try:
            record = reader.decompress(base64.b64decode(bare, altchars=b"-_", validate=True), LARGEST)
        except (ValueError, zlib.error):
            return False
        return reader.eof and hmac.compare_digest(reader.unused_data, self._signature(rules, kind, layout, record))
