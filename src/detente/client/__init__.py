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
    Meeting,
    MeetingTable,
    Message,
    MyPart,
    Outcome,
    Person,
    Plan,
    PlannedAnswer,
    PlannedChoice,
    Seat,
    Table,
    TablePage,
    Tournament,
    View,
    Wish,
    WishClock,
)

__all__ = [
    "AsyncClient", "AsyncStream", "Challenge", "Client", "Clock", "Coming", "ComingQuestion", "Comment", "Comments", "Listed",
    "ListedTournament", "Lobby", "Me", "Meeting", "MeetingTable", "Message", "MyPart", "Outcome", "Person", "Plan", "PlannedAnswer",
    "PlannedChoice", "Problem", "Seat", "Stream", "Table", "TablePage", "Tournament", "View", "Wish", "WishClock",
]  # fmt: skip
