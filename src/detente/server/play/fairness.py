"""Chance that nobody can steer: the server commits itself to a secret, both players add entropy, the key is made of all three."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from detente.engine.errors import BadRecord
from detente.engine.table import Table

ENTROPY = 32  # bytes of the secret and of each player's entropy
NO_ENTROPY = "00" * ENTROPY


def new_secret() -> str:
    """A secret from the operating system, in hexadecimal."""
    return secrets.token_hex(ENTROPY)


def commitment_of(secret: str) -> str:
    """What is published at the start: it binds the server to the secret without telling it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_of(secret: str, entropies: Sequence[str]) -> bytes:
    """The key of the game's chance: SHA-256 of the secret and of each seat's entropy, the first 16 bytes."""
    return hashlib.sha256(bytes.fromhex(secret) + b"".join(map(bytes.fromhex, entropies))).digest()[:16]


def check_fairness(table: Table, fair: Mapping[str, Any]) -> None:
    """The revealed secret is the one that was committed to, and gives the key together with the entropies; or BadRecord."""
    entropy = fair.get("entropy")
    words = [fair.get("secret"), fair.get("commitment"), *(entropy.values() if isinstance(entropy, dict) else [None])]
    if not all(isinstance(word, str) and re.fullmatch(r"[0-9a-f]{64}", word) for word in words):
        raise BadRecord("file-field", path="-", field="fair")
    if not isinstance(entropy, dict) or set(entropy) != set(table.game.seats):
        raise BadRecord("file-field", path="-", field="entropy")
    if commitment_of(fair["secret"]) != fair["commitment"]:
        raise BadRecord("fair-commitment")
    if key_of(fair["secret"], [entropy[seat] for seat in table.game.seats]) != table.key:
        raise BadRecord("fair-key")
