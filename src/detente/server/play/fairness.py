"""Chance that nobody can choose: the server commits itself to a secret and every player to their entropy, before any of it is told.

The key is made of all of them. Whoever tells first does not know what the others will tell, and whoever tells last cannot change it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from detente.engine.errors import BadGameFile
from detente.engine.table import Table

ENTROPY = 32  # bytes of the secret and of each player's entropy
NO_ENTROPY = "00" * ENTROPY


def new_secret() -> str:
    """A random secret from the operating system, in hexadecimal."""
    return secrets.token_hex(ENTROPY)


def commitment_of(secret: str) -> str:
    """The commitment to a secret or to a player's entropy: its hash, which is published first and reveals nothing."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_of(secret: str, entropies: Sequence[str]) -> bytes:
    """The key of the game's chance: SHA-256 of the secret and of each seat's entropy, the first 16 bytes."""
    return hashlib.sha256(bytes.fromhex(secret) + b"".join(map(bytes.fromhex, entropies))).digest()[:16]


def check_fairness(table: Table, fair: Mapping[str, Any]) -> bool:
    """BadGameFile unless the secret and the entropies match their commitments and give the key.

    False: players were not committed, as on older servers, so that a host who played could have chosen the key.
    """
    entropy, commits = fair.get("entropy"), fair.get("commits", {})
    if not isinstance(entropy, dict) or set(entropy) != set(table.game.seats):
        raise BadGameFile("file-field", path="-", field="entropy")
    if not isinstance(commits, dict) or set(commits) - set(entropy):
        raise BadGameFile("file-field", path="-", field="commits")
    if not all(map(is_hash, [fair.get("secret"), fair.get("commitment"), *entropy.values(), *commits.values()])):
        raise BadGameFile("file-field", path="-", field="fair")
    if commitment_of(fair["secret"]) != fair["commitment"]:
        raise BadGameFile("fair-commitment")
    for seat, commit in commits.items():
        if commitment_of(entropy[seat]) != commit:
            raise BadGameFile("fair-commit", seat=seat)
    if key_of(fair["secret"], [entropy[seat] for seat in table.game.seats]) != table.key:
        raise BadGameFile("fair-key")
    return all(seat in commits or entropy[seat] == NO_ENTROPY for seat in entropy) and bool(commits)


def check_receipt(data: Mapping[str, Any], receipt: Mapping[str, Any]) -> None:
    """BadGameFile unless the game was played with what a page saw before it revealed its entropy."""
    fair, commits = data["fair"], receipt.get("commits")
    values = (receipt.get("commitment"), receipt.get("entropy"), *(commits.values() if isinstance(commits, dict) else [None]))
    if not all(map(is_hash, values)) or not isinstance(receipt.get("seat"), str):
        raise BadGameFile("file-field", path="-", field="receipt")
    if fair["commitment"] != receipt["commitment"]:
        raise BadGameFile("fair-receipt", seat="server")
    for seat in sorted({*receipt["commits"], *fair.get("commits", {})}):
        if fair.get("commits", {}).get(seat) != receipt["commits"].get(seat):
            raise BadGameFile("fair-receipt", seat=seat)
    if fair["entropy"].get(receipt["seat"]) != receipt["entropy"]:
        raise BadGameFile("fair-receipt", seat=receipt["seat"])
    for name in ("game", "rules", "options"):
        if name in receipt and receipt[name] != data.get(name):
            raise BadGameFile("fair-terms", field=name)


def is_hash(word: Any) -> bool:
    return isinstance(word, str) and re.fullmatch(r"[0-9a-f]{64}", word) is not None
