"""A client of a Détente server, for programs: `pip install 'detente[client]'`.

    >>> from detente.client import Client
    >>> with Client("http://127.0.0.1:8000", token="detente_…") as client:  # doctest: +SKIP
    ...     for table in client.waiting():
    ...         print(table["id"], client.legal(table["id"]))

The token comes from the account page of the site. `AsyncClient` is the same with `await`.
"""

from typing import Any

from . import former_names, types
from .async_client import AsyncClient, AsyncStream
from .calls import Problem
from .sync_client import Client, Stream
from .types import (
    Challenge,
    Clock,
    Coming,
    ComingQuestion,
    Comment,
    Comments,
    Listed,
    ListedTournament,
    Lobby,
    Me,
    Message,
    MyPart,
    Notification,
    Notifications,
    Outcome,
    Pairing,
    PairingTable,
    Person,
    Plan,
    PlannedAnswer,
    PlannedChoice,
    Seat,
    Seek,
    SeekClock,
    Table,
    TablePage,
    Tournament,
    View,
)

__all__ = [
    "AsyncClient",
    "AsyncStream",
    "Challenge",
    "Client",
    "Clock",
    "Coming",
    "ComingQuestion",
    "Comment",
    "Comments",
    "Listed",
    "ListedTournament",
    "Lobby",
    "Me",
    "Message",
    "MyPart",
    "Notification",
    "Notifications",
    "Outcome",
    "Pairing",
    "PairingTable",
    "Person",
    "Plan",
    "PlannedAnswer",
    "PlannedChoice",
    "Problem",
    "Seat",
    "Seek",
    "SeekClock",
    "Stream",
    "Table",
    "TablePage",
    "Tournament",
    "View",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Types by their former names; will be removed in the next release."""
    if name not in former_names.TYPES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    former_names.warn(f"detente.client.{name}", former_names.TYPES[name])
    return getattr(types, former_names.TYPES[name])
