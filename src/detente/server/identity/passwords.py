"""Passwords that are guessed first: those of the common lists, and those that are no more than the login or one key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..errors import BadMessage

ROWS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "01234567890123456789", "98765432109876543210")


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
