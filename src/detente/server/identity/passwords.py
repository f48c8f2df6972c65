"""Passwords: hashed in a separate thread pool, and checked against common ones and those that repeat the login or a single key."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..errors import BadMessage

T = TypeVar("T")
HASHER = PasswordHasher()
THREADS = ThreadPoolExecutor(4, "passwords")  # a separate pool, so that many logins do not delay the tables; each thread takes 64 MB
ROWS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "01234567890123456789", "98765432109876543210")


async def hash_password(password: str) -> str:
    """The hash that is stored for a password."""
    return await hashing(HASHER.hash, password)


async def is_right(password: str, hashed: str | None) -> bool:
    """Return whether this is the password that was hashed; takes as long if there is no hash."""
    nobody = await hashing(nobody_hash)
    try:
        return await hashing(HASHER.verify, hashed or nobody, password)
    except (VerificationError, InvalidHashError):
        return False


async def hashing(work: Callable[..., T], *given: str) -> T:
    """Hash or verify outside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, work, *given)


@cache
def nobody_hash() -> str:
    """The hash that is checked for an unknown login, so that both cases take equally long."""
    return HASHER.hash(secrets.token_hex(16))


@cache
def common() -> frozenset[str]:
    """The passwords of the list in this package, in lower case."""
    return frozenset((files(__package__) / "common_passwords.txt").read_text(encoding="utf-8").split())


def check_password(password: str, login: str) -> None:
    """Raise BadMessage for a password that an attacker would try early."""
    plain = password.casefold().strip()
    is_row = any(plain in row for row in ROWS)
    bare = plain.rstrip("0123456789!.?#*")
    if plain in common() or bare in common() or is_row or len(set(plain)) < 4 or login.casefold() in (plain, bare, plain[::-1]):
        raise BadMessage("weak-password")
