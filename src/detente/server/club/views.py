"""Tournaments as shown to everybody: people by their profile id, never by their internal id."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from ..store import Store, Visitor
from ..store.tournaments import Board, StoredTournament
from .organiser import LoadedTournament
from .plan import PLAYOFF, Fixture
from .schedule import schedule


def person(visitor: Visitor | None) -> dict[str, Any]:
    if visitor is None:
        return {"person": None, "name": "", "kind": "deleted"}
    return {"person": visitor.person, "name": visitor.name, "kind": visitor.kind}


def line(stored: StoredTournament, people: dict[str, Visitor]) -> dict[str, Any]:
    """A tournament in a list."""
    same = {name: getattr(stored, name) for name in ("id", "name", "game", "starts", "phase", "entrants", "clock", "season", "league")}
    plan = {name: stored.plan[name] for name in ("style", "most", "games")}
    return same | plan | {"director": person(people.get(stored.director))}


def whole(
    loaded: LoadedTournament, people: dict[str, Visitor], boards: list[Board], me: Visitor | None, seasons: Sequence[StoredTournament] = ()
) -> dict[str, Any]:
    """A tournament with entries, standings, pairings and bracket."""
    state, stored = loaded.state, loaded.stored
    mine = state.entrants.get(me.id) if me else None
    is_in = mine is not None and not mine.left
    winner, played = state.winner(), by_pairing(boards)
    return line(stored, people) | {
        "text": stored.text,
        "prizes": stored.prizes,
        "announcements": [{"at": at, "text": text} for at, text in reversed(state.announcements)],
        "seasons": [{"id": one.id, "season": one.season, "phase": one.phase} for one in seasons],
        "repeats": state.repeats,
        "schedule": schedule(loaded),
        "options": stored.options,
        "plan": asdict(state.plan) | {"ties": list(state.plan.tie_breaks)},
        "round": state.round,
        "rounds": state.rounds if state.divisions else state.plan.rounds,
        "round_ends": state.round_ends,
        "late": late_places(loaded),
        "entries": [
            {
                "person": person(people.get(entrant.player)),
                "rating": round(entrant.rating),
                "checked": entrant.checked,
                "left": entrant.left,
                "waits": not entrant.left and entrant.player not in state.entered,
                "sits_out": state.round + 1 in entrant.skips,
            }
            for entrant in state.entrants.values()
        ],
        "divisions": [standings_of(loaded, k, people) for k in range(len(state.divisions))] if has_table(loaded) else [],
        "pairings": [pairing_of(fixture, people, played.get(fixture.key, [])) for fixture in state.fixtures.values()],
        "bracket": bracket_of(loaded, people) if state.is_bracket and state.divisions else [],
        "winner": person(people.get(winner)) if winner else None,
        "you": {
            "entered": is_in,
            "checked": bool(mine and mine.checked),
            "directs": me is not None and (me.id == stored.director or me.moderator),
            "sits_out": mine is not None and state.round + 1 in mine.skips,
            "may_enter": not state.refusal(me.id if me else ""),
        },
    }


def late_places(loaded: LoadedTournament) -> list[int]:
    """The divisions of the places that can still be taken in a round robin which has begun, the next one first."""
    state = loaded.state
    if state.phase != "running" or state.plan.style != "round-robin" or state.refusal(""):
        return []
    room = state.plan.most - len(state.entered) if state.plan.most else None
    return [division for division, _ in state.free_places()][:room]


def has_table(loaded: LoadedTournament) -> bool:
    """Return whether there are standings; an elimination has only its bracket."""
    return not loaded.state.plan.style.endswith("elimination")


def standings_of(loaded: LoadedTournament, division: int, people: dict[str, Visitor]) -> list[dict[str, Any]]:
    return [
        {
            "place": found.place,
            "person": person(people.get(found.player)),
            "points": found.points,
            "ties": list(found.ties),
            "played": found.played,
            "left": loaded.state.entrants[found.player].left,
        }
        for found in loaded.state.table(division)
    ]


def by_pairing(boards: Iterable[Board]) -> dict[str, list[Board]]:
    """The games grouped by pairing; a large round robin has thousands of both."""
    found: dict[str, list[Board]] = {}
    for board in boards:
        found.setdefault(board.pairing, []).append(board)
    return found


def pairing_of(fixture: Fixture, people: dict[str, Visitor], boards: list[Board]) -> dict[str, Any]:
    """A pairing with its own *boards*."""
    points = fixture.pairing().of(fixture.first) if fixture.over else None
    return {
        "key": fixture.key,
        "division": fixture.division,
        "round": fixture.round,
        "first": person(people.get(fixture.first)),
        "second": person(people.get(fixture.second)) if fixture.second else None,
        "kind": fixture.kind,
        "points": list(points) if points and fixture.second else None,
        "ends": fixture.ends,
        "tables": [
            {"id": board.table, "game": board.game, "status": board.status}
            for board in boards
            if board.status != "aborted" and not board.voided
        ],
    }


def bracket_of(loaded: LoadedTournament, people: dict[str, Visitor]) -> list[dict[str, Any]]:
    return [
        {
            "number": found.match.number,
            "part": found.match.part,
            "round": found.match.round,
            "players": [person(people.get(player)) if player else None for player in found.players],
            "bye": found.bye,
            "winner": None if found.winner is None else found.players.index(found.winner) if found.winner in found.players else None,
        }
        for found in loaded.state.bracket()
    ]


FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")


def safe(name: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def as_csv(loaded: LoadedTournament, people: dict[str, Visitor]) -> str:
    """The standings as CSV."""
    rows: list[list[Any]] = [["division", "place", "player", "points", *loaded.state.plan.tie_breaks, "played"]]
    for division in range(len(loaded.state.divisions)):
        for found in standings_of(loaded, division, people):
            rows.append([division + 1, found["place"], safe(found["person"]["name"]), found["points"], *found["ties"], found["played"]])
    return written(rows)


def results_csv(loaded: LoadedTournament, people: dict[str, Visitor], boards: list[Board], address: str) -> str:
    """All pairings as CSV, with links to their games."""
    rows: list[list[Any]] = [["round", "division", "first", "second", "points_first", "points_second", "kind", "games"]]
    played = by_pairing(boards)
    for fixture in loaded.state.fixtures.values():
        facts = pairing_of(fixture, people, played.get(fixture.key, []))
        names = [safe(facts[one]["name"]) if facts[one] else "" for one in ("first", "second")]
        division = "" if fixture.division == PLAYOFF else fixture.division + 1
        games = " ".join(f"{address}/t/{table['id']}" for table in facts["tables"])
        rows.append([fixture.round, division, *names, *(facts["points"] or ("", "")), fixture.kind, games])
    return written(rows)


def written(rows: list[list[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


async def log(store: Store, loaded: LoadedTournament) -> list[dict[str, Any]]:
    """The events, the newest first."""
    events = await store.tournaments.events(loaded.stored.id)
    ids = {str(event.data[name]) for event, _ in events for name in ("player", "other", "by") if name in event.data}
    ids |= {by for _, by in events if by}
    people = await store.tournaments.people(ids)
    return [
        {
            "kind": event.kind,
            "at": event.at,
            "by": person(people.get(by)) if by else None,
            "person": person(people.get(event.data["player"])) if "player" in event.data else None,
            "other": person(people.get(other)) if (other := event.data.get("other") or event.data.get("by")) else None,
            "text": event.data.get("text") if event.kind == "announce" else None,
            "key": event.data.get("key"),
            "points": event.data.get("points"),
            "round": event.data.get("round"),
        }
        for event, by in reversed(events)
    ]
