"""Devices and network addresses as marks: keyed hashes that are equal if those are, to find people who play against themselves."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import time
from collections import OrderedDict

from ..store import Store

DEVICE_COOKIE = "detente_device"
AGAIN = 3600.0  # seconds after which the same mark is stored again
MOST = 10_000  # visitors whose marks are cached


class Marker:
    """Stores the marks of people when they sit down at a table."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store, self._key = store, hashlib.sha256(f"marks {secret}".encode()).digest()
        self._noted: OrderedDict[tuple[str, str], float] = OrderedDict()

    def marks(self, address: str, device: str | None) -> list[str]:
        """The marks of a public address (behind a proxy or at home many people share one) and of a device."""
        found = [f"device {device}"] if device else []
        try:
            if ipaddress.ip_address(address).is_global:
                found.append(f"address {address}")
        except ValueError:
            pass
        return [hmac.digest(self._key, word.encode(), "sha256").hex()[:32] for word in found]

    async def record(self, visitor: str, address: str, device: str | None) -> None:
        """Store the marks of a visitor."""
        now = time.time()
        fresh = [mark for mark in self.marks(address, device) if self._noted.get((visitor, mark), 0.0) < now - AGAIN]
        if not fresh:
            return
        for mark in fresh:
            self._noted[visitor, mark] = now
            self._noted.move_to_end((visitor, mark))
        while len(self._noted) > MOST:
            self._noted.popitem(last=False)
        await self._store.ratings.record_marks(visitor, fresh, now)
