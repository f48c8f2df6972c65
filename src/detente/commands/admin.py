"""`detente admin`: moderate a server by changing its database. A running server picks the changes up within seconds."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable

from detente.server.people.moderation import Moderation
from detente.server.settings import read_settings
from detente.server.store import Store, Visitor
from detente.server.store.people import ModerationEntry, Person


def run(args: argparse.Namespace) -> int:
    """Run one action and print what it did."""
    settings = read_settings({"data": args.data, "database": args.database}, args.config)
    settings.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(run_action(settings.url, args))
    return 0


async def run_action(url: str, args: argparse.Namespace) -> None:
    store = Store(url)
    await store.open()
    try:
        await TASKS[args.task](Moderation(store), args)
    finally:
        await store.close()


async def find(moderation: Moderation, args: argparse.Namespace) -> None:
    for visitor in await moderation.find(args.words):
        print(line_of(visitor))


async def act(moderation: Moderation, args: argparse.Namespace) -> None:
    print(line_of(await moderation.act(None, args.person, args.task, args.why, getattr(args, "hours", 24.0))))


async def promote(moderation: Moderation, args: argparse.Namespace) -> None:
    print(line_of(await moderation.set_moderator(args.person, args.task == "promote", args.why)))


async def void(moderation: Moderation, args: argparse.Namespace) -> None:
    await moderation.void(None, args.table, args.why)
    print(f"{args.table}  void")


async def reports(moderation: Moderation, args: argparse.Namespace) -> None:
    for report in await moderation.store.people.reports(is_open=not args.all):
        state = f"settled: {report.verdict}" if report.settled else "open"
        people = f"about {who(report.about)}  by {who(report.by)}"
        print(f"#{report.id}  {when(report.at)}  {report.kind}  {people}  table {report.table or '-'}  {state}")
        print("   ", report.text.replace("\n", "\n    "))
        for line in report.lines:
            print(f"    {'>' if line['marked'] else ' '} {when(line['at'])}  {line['name']}: {line['text']}")


async def settle(moderation: Moderation, args: argparse.Namespace) -> None:
    await moderation.settle(None, args.report, args.why)
    print(f"#{args.report}  settled")


async def log(moderation: Moderation, args: argparse.Namespace) -> None:
    for entry in await moderation.store.people.moderation_log():
        print(entry_line(entry))


TASKS: dict[str, Callable[[Moderation, argparse.Namespace], Awaitable[None]]] = {
    "find": find,
    **dict.fromkeys(("warn", "silence", "unsilence", "close", "reopen"), act),
    **dict.fromkeys(("promote", "demote"), promote),
    "void": void,
    "reports": reports,
    "settle": settle,
    "log": log,
}


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def who(person: Person | None) -> str:
    return f"{person.name or '(deleted)'} [{person.person}]" if person else "command line"


def line_of(visitor: Visitor) -> str:
    """One line about a person, beginning with the profile id that other commands take."""
    marks = [visitor.kind, *(["moderator"] if visitor.moderator else [])]
    marks += [f"silenced until {when(visitor.silenced)}"] if visitor.silenced > time.time() else []
    marks += [f"closed {when(visitor.closed)}"] if visitor.closed else []
    return f"{visitor.person}  {visitor.name}  {visitor.login or '-'}  since {when(visitor.created)}  {', '.join(marks)}"


def entry_line(entry: ModerationEntry) -> str:
    about = f"  {who(entry.about)}" if entry.about else ""
    table = f"  table {entry.table}" if entry.table else ""
    until = f"  until {when(entry.until)}" if entry.until else ""
    return f"{when(entry.at)}  {who(entry.by)}  {entry.what}{about}{table}{until}  {entry.why}".rstrip()
