"""A client of a Détente server, for programs: `pip install 'detente[client]'`.

    >>> from detente.client import Client
    >>> with Client("http://127.0.0.1:8000", token="detente_…") as client:  # doctest: +SKIP
    ...     for table in client.waiting():
    ...         print(table["id"], client.legal(table["id"]))

The token comes from the account page of the site. `AsyncClient` is the same with `await`.
"""

from .async_client import AsyncClient, AsyncStream
from .calls import Problem
from .sync_client import Client, Stream
from .types import Clock, Listed, Me, Message, Outcome, Seat, Table, TablePage, View

__all__ = [
    "AsyncClient", "AsyncStream", "Client", "Clock", "Listed", "Me", "Message", "Outcome", "Problem", "Seat", "Stream", "Table",
    "TablePage", "View",
]  # fmt: skip
