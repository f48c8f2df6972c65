"""The dates of a tournament, past and planned, as a list and as an iCalendar file (RFC 5545)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from detente.engine.text import shared_catalogue

from .organiser import LoadedTournament
from .tournament import Tournament

WIDTH = 73  # longest line of a calendar in bytes, and its end
SPECIAL = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"})


@dataclass(frozen=True)
class ScheduledDate:
    """A date: `check-in`, `start`, `round` or `end`. *planned*: it depends on how long earlier ones take."""

    kind: str
    number: int
    at: float
    until: float | None = None
    planned: bool = False


def dates(state: Tournament) -> list[ScheduledDate]:
    """The dates of a tournament, the earliest first."""
    plan, found = state.plan, list[ScheduledDate]()
    if state.phase == "open" and plan.check_in:
        found.append(ScheduledDate("check-in", 0, plan.starts - plan.check_in, plan.starts))
    found.append(ScheduledDate("start", 0, state.began or plan.starts))
    later = [begins for begins, _ in state.round_times[1:]] + [state.ended or math.inf]  # a round may be over before its deadline
    found += [ScheduledDate("round", k + 1, begins, min(ends, later[k])) for k, (begins, ends) in enumerate(state.round_times)]
    if state.phase == "cancelled":
        return found
    if plan.style == "ladder":
        return [*found, ScheduledDate("end", 0, state.ended or plan.ends)] if state.ended or plan.ends else found
    at = found[-1].until or found[-1].at
    for number in range(len(state.round_times) + 1, rounds_of(state) + 1 if state.phase != "over" else 0):
        found.append(ScheduledDate("round", number, at, at + plan.round_seconds, planned=True))
        at += plan.round_seconds
    return [*found, ScheduledDate("end", 0, state.ended or at, planned=not state.ended)]


def rounds_of(state: Tournament) -> int:
    """The number of rounds, if known."""
    if not state.divisions:
        return state.plan.rounds
    waves = math.ceil(math.log2(max(2, min(state.plan.playoff or len(state.seeds), len(state.seeds)))))
    if state.plan.style.endswith("elimination"):
        return waves if state.plan.style == "single-elimination" else state.round
    return state.rounds + (waves if state.plan.playoff else 0)


def schedule(loaded: LoadedTournament) -> list[dict[str, Any]]:
    """The dates for the page."""
    return [asdict(date) for date in dates(loaded.state)]


def calendar(tournaments: Iterable[LoadedTournament], lang: str, address: str) -> str:
    """The dates of tournaments as a calendar. Events keep their UIDs between downloads, so that changed dates are updated."""
    text = shared_catalogue(lang)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Detente//Tournaments//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"]
    for loaded in tournaments:
        stored, host = loaded.stored, address.partition("://")[2].partition("/")[0] or "detente"
        for date in dates(loaded.state):
            summary = text.format(f"calendar-{date.kind}", name=stored.name, number=date.number)
            cancelled = stored.phase == "cancelled"
            lines += [
                "BEGIN:VEVENT",
                f"UID:{stored.id}-{date.kind}-{date.number}@{host}",
                f"DTSTAMP:{stamp(stored.created)}",
                f"SEQUENCE:{stored.count}",
                f"DTSTART:{stamp(date.at)}",
                *([f"DTEND:{stamp(date.until)}"] if date.until else []),
                f"SUMMARY:{summary.translate(SPECIAL)}",
                f"STATUS:{'CANCELLED' if cancelled else 'TENTATIVE' if date.planned else 'CONFIRMED'}",
                f"URL:{address}/tournaments/{stored.id}",
                "TRANSP:TRANSPARENT",
                "END:VEVENT",
            ]
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in folded(line))


def stamp(at: float) -> str:
    """A time as calendars write it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def folded(line: str) -> list[str]:
    """A line folded to the maximum length; continuation lines begin with a space. Characters are not split.

    >>> [len(part.encode()) for part in folded("SUMMARY:" + "é" * 50)]
    [72, 37]
    """
    parts, part = list[str](), ""
    for letter in line:
        if len((part + letter).encode()) > WIDTH:
            parts.append(part)
            part = " "
        part += letter
    return [*parts, part]
