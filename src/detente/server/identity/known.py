"""Browsers in which an account was signed in before: strangers who guess its password use up their own attempts, not theirs."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer

KNOWN_COOKIE = "detente_known"
LONGEST = 120  # characters of such a cookie


class KnownBrowsers:
    """What a browser keeps is a random word, signed for a login: it tells nothing, opens nothing, and nobody else can make it."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def new(self, login: str) -> str:
        """What a browser gets in which somebody has signed in."""
        return self._signer(login).sign(secrets.token_urlsafe(9)).decode()

    def attempts(self, login: str, cookie: str | None) -> str:
        """On whose account an attempt at a login is counted: the browser's own, or that of all strangers together."""
        try:
            if cookie and len(cookie) <= LONGEST:
                return f"{login} {self._signer(login).unsign(cookie).decode()}"
        except BadSignature:
            pass
        return login

    def _signer(self, login: str) -> Signer:
        return Signer(self._secret, f"known {login}")
