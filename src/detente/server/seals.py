"""Exact positions (`at` in a line) are the bytes of a record, which nobody can check: the server takes back only those it wrote itself."""

from __future__ import annotations

import base64
import hashlib
import hmac
import zlib

from detente.engine.errors import BadPosition
from detente.engine.lines import split_layout
from detente.engine.rules import Rules

LARGEST = 1 << 16  # bytes of a record
SECTION = "at"


class Seals:
    """Puts a seal behind the packed bytes of an `at` section, where readers of the line do not look, and finds it there."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"position:" + secret.encode()).digest()

    def _seal(self, rules: Rules, layout: int, record: bytes) -> bytes:
        return hmac.digest(self._key, f"{rules.id} {layout} ".encode() + record, "sha256")[:16]

    def put(self, rules: Rules, line: str) -> str:
        """The line with its exact record sealed, if it has one."""
        sections = line.split("|")
        for number, section in enumerate(sections):
            name, _, packed = section.strip().partition(" ")
            if name == SECTION:
                layout, bare = split_layout(packed)
                raw = base64.urlsafe_b64decode(bare)
                sealed = base64.urlsafe_b64encode(raw + self._seal(rules, layout, zlib.decompress(raw))).decode()
                sections[number] = f" {SECTION} {packed[: -len(bare)]}{sealed}" + " " * section.endswith(" ")
        return "|".join(sections)

    def check(self, rules: Rules, line: str) -> None:
        """BadPosition for an exact record that was not written here."""
        for section in line.split("|"):
            name, _, packed = section.strip().partition(" ")
            if name.lower() == SECTION and not self._is_ours(rules, packed.strip()):
                raise BadPosition("position-exact")

    def _is_ours(self, rules: Rules, packed: str) -> bool:
        reader = zlib.decompressobj()
        layout, bare = split_layout(packed)
        try:
            record = reader.decompress(base64.b64decode(bare, altchars=b"-_", validate=True), LARGEST)
        except (ValueError, zlib.error):
            return False
        return reader.eof and hmac.compare_digest(reader.unused_data, self._seal(rules, layout, record))
