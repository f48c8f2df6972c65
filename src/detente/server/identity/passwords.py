"""Passwords: hashed in threads of their own; and those that are guessed first, of the common lists or no more than the login or one key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import TypeVar

from ..errors import BadMessage

T = TypeVar("T")
THREADS = ThreadPoolExecutor(4, "passwords")  # of their own: a crowd that logs in keeps no table waiting, and each takes 64 MB
ROWS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "01234567890123456789", "98765432109876543210")


async def hashing(work: Callable[..., T], *given: str) -> T:
    """Hash or verify, beside the loop."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, work, *given)


@cache
def common() -> frozenset[str]:
    """The passwords of the list in this package, in small letters."""
    return frozenset((files(__package__) / "common_passwords.txt").read_text(encoding="utf-8").split())


def check_password(password: str, login: str) -> None:
    """BadMessage for a password that somebody would try among the first."""
    plain = password.casefold().strip()
    is_row = any(plain in row for row in ROWS)
    bare = plain.rstrip("0123456789!.?#*")
    if plain in common() or bare in common() or is_row or len(set(plain)) < 4 or login.casefold() in (plain, bare, plain[::-1]):
        raise BadMessage("weak-password")
