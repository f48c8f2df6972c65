"""Browsers in which an account has signed in before: attempts by strangers to guess its password are counted separately."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer

KNOWN_COOKIE = "detente_known"
LONGEST = 120  # characters of the cookie


class KnownBrowsers:
    """A browser stores a random word signed for a login: it reveals nothing, grants nothing, and cannot be forged."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def new(self, login: str) -> str:
        """The cookie for a browser in which somebody has signed in."""
        return self._signer(login).sign(secrets.token_urlsafe(9)).decode()

    def attempts(self, login: str, cookie: str | None) -> str:
        """The key under which login attempts are counted: the browser's own, or that of all strangers together."""
        try:
            if cookie and len(cookie) <= LONGEST:
                return f"{login} {self._signer(login).unsign(cookie).decode()}"
        except BadSignature:
            pass
        return login

    def _signer(self, login: str) -> Signer:
        return Signer(self._secret, f"known {login}")
