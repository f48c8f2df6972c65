"""The archive: finished games of public tables, found by what they were about, once, whoever puts them there."""

import asyncio
import io
import json
import random
import zipfile
from functools import cache
from typing import Any
from urllib.parse import urlencode

import pytest

from detente.archive.digest import digest_of, summarise
from detente.engine.game import Game, titles
from detente.engine.table import Table
from detente.server.archive.job import ArchiveJob
from detente.server.store import Holder
from detente.server.store.people import VOID

from ..helpers import Person, Site

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


@cache
def finished(game: str, seed: int) -> Table:
    """A random game, played to its end."""
    table, chance = Game(game).new(seed=seed), random.Random(seed)
    while not table.outcome:
        seat = table.to_move[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


async def member(site: Site, name: str) -> Person:
    person = await site.guest(name)
    await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
    return person


async def add(site: Site, table: Table, first: str, second: str, mode: str = "open") -> str:
    """A finished game between two members, by their logins."""
    seats = {}
    for seat, login in zip(table.game.seats, (first, second), strict=True):
        visitor = await site.tables.store.visitor_by_login(login)
        assert visitor is not None
        seats[seat] = Holder(visitor.id, visitor.name)
    live = await site.tables.add_game(table, mode, seats=seats)
    return live.match.id


async def find(by: Person, /, **wanted: Any) -> list[str]:
    found = await by.get(f"/api/archive?{urlencode(wanted, doseq=True)}")
    return [game["id"] for game in found["games"]]


async def fill(site: Site) -> tuple[Person, Person, dict[str, str]]:
    """Two members, and a game of each kind between them: the first has the first seat."""
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    games = {game: await add(site, finished(game, 3), "anna", "boris") for game in titles()}
    await ArchiveJob(site.tables).run_once()
    return anna, boris, games


async def test_games_are_found_by_player_game_result_length_ending_options_event_and_card(site: Site) -> None:
    anna, _, games = await fill(site)
    assert set(await find(anna)) == set(games.values())
    for game, table_id in games.items():
        table = finished(game, 3)
        assert table.outcome is not None
        summary, digest = summarise(table), digest_of(game)
        assert digest is not None
        (name, seat, way), _ = summary.plays.most_common(1)[0]
        event = next(iter(summary.events))
        has_won = table.outcome.winner == table.game.seats[0]
        assert await find(anna, game=game) == [table_id]
        assert await find(anna, game=game, player="ann") == [table_id]
        assert await find(anna, game=game, player="nobody") == []
        assert await find(anna, game=game, player="anna", opponent="boris") == [table_id]
        assert await find(anna, game=game, player="anna", result="won" if has_won else "lost") == [table_id]
        assert await find(anna, game=game, player="anna", result="lost" if has_won else "won") == []
        assert await find(anna, game=game, player="anna", seat=table.game.seats[0]) == [table_id]
        assert await find(anna, game=game, player="anna", seat=table.game.seats[1]) == []
        assert await find(anna, game=game, winner=table.outcome.winner, ending=table.outcome.ending) == [table_id]
        assert await find(anna, game=game, from_turn=summary.turn, to_turn=summary.turn) == [table_id]
        assert await find(anna, game=game, from_turn=summary.turn + 1) == []
        assert await find(anna, game=game, event=event, play=f"{name},{seat},{way}") == [table_id]
        assert await find(anna, game=game, play=[name, f"{name},{seat}"]) == [table_id]
        assert await find(anna, game=game, play=f"{name},{seat},nothing") == []
        option, value = next(iter(table.plain_options.items()))
        words = ",".join(sorted(value)) if isinstance(value, list) else str(value).lower() if isinstance(value, bool) else str(value)
        assert await find(anna, game=game, option=f"{option}={words}") == [table_id]
        assert await find(anna, game=game, option=f"{option}=other") == []


async def test_only_finished_public_games_are_there(site: Site) -> None:
    anna, boris, games = await fill(site)
    await add(site, finished("cia_vs_kgb", 4), "anna", "boris", "private")
    running = Game("cia_vs_kgb").new(seed=1)
    await add(site, running, "anna", "boris")
    await anna.create(mode="open", game="cia_vs_kgb", side="cia")
    await ArchiveJob(site.tables).run_once()
    assert set(await find(boris)) == set(games.values())
    statistics = await boris.get("/api/statistics/cia_vs_kgb")
    assert statistics["games"] == 1


async def test_several_servers_put_a_game_there_once(site: Site) -> None:
    await member(site, "Anna")
    await member(site, "Boris")
    for seed in range(3, 6):
        await add(site, finished("cia_vs_kgb", seed), "anna", "boris")
    await asyncio.gather(*(ArchiveJob(site.tables).run_once() for _ in range(4)))
    statistics = await site.stranger().get("/api/statistics/cia_vs_kgb")
    assert statistics["games"] == 3
    played = sum(sum(card["ways"].values()) for card in statistics["cards"])
    assert played == sum(summarise(finished("cia_vs_kgb", seed)).plays.total() for seed in range(3, 6))


async def test_a_void_game_leaves_archive_and_counts(site: Site) -> None:
    anna, _, games = await fill(site)
    await site.tables.store.people.write((VOID, [{"row": games["cia_vs_kgb"], "voided": True}]))
    assert games["cia_vs_kgb"] not in await find(anna)
    await asyncio.gather(*(ArchiveJob(site.tables).run_once() for _ in range(2)))
    rows = await site.tables.store.archive.statistics("cia_vs_kgb", "play")
    assert rows == []
    assert await site.tables.store.archive.facts(games["cia_vs_kgb"]) == []
    assert (await site.tables.store.archive.statistics("cia_vs_kgb", "end")) == []


async def test_pages_follow_each_other_and_tell_the_total_once(site: Site) -> None:
    anna, _, games = await fill(site)
    seen: list[str] = []
    page = await anna.get("/api/archive?limit=2")
    assert page["total"] == 3
    seen += [game["id"] for game in page["games"]]
    page = await anna.get(f"/api/archive?limit=2&cursor={page['next']}")
    assert (page["total"], page["next"]) == (None, None)
    seen += [game["id"] for game in page["games"]]
    assert sorted(seen) == sorted(games.values())
    await anna.get("/api/archive?cursor=nonsense", 422)


async def test_found_games_come_as_files_that_can_be_played_again(site: Site) -> None:
    anna, _, games = await fill(site)
    answer = await anna.http.get("/api/archive/games.zip?game=cia_vs_kgb")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        (name,) = folder.namelist()
        assert name == f"detente-{games['cia_vs_kgb']}.json"
        again = Game("cia_vs_kgb").load(folder.read(name).decode())
    assert again.outcome == finished("cia_vs_kgb", 3).outcome
    lines = (await anna.http.get("/api/archive/games.jsonl")).text.splitlines()
    assert {json.loads(line)["table"] for line in lines} == set(games.values())


async def test_deleted_players_stay_nameless_and_blocked_ones_apart(site: Site) -> None:
    anna, boris, games = await fill(site)
    carol = await member(site, "Carol")
    person = (await boris.get("/api/me"))["visitor"]["person"]
    await carol.post(f"/api/people/{person}/block", on=True)
    assert await find(carol) == []
    assert len(await find(anna, player="boris")) == 3
    await boris.post("/api/me/deletion", password=PASSWORD)
    assert await find(anna, player="boris") == []
    page = await anna.get("/api/archive")
    assert len(page["games"]) == len(games)
    assert "Boris" not in json.dumps(page)


async def test_what_a_player_hides_only_they_see(site: Site) -> None:
    anna, boris, _ = await fill(site)
    person = (await anna.get("/api/me"))["visitor"]["person"]
    style = await boris.get(f"/api/people/{person}/style/twilight_struggle")
    assert style["turns"][0]["turn"] == summarise(finished("twilight_struggle", 3)).turn
    assert style["favourite"] == "headline"
    assert style["openings"][0]["name"] == summarise(finished("twilight_struggle", 3)).openings[Game("twilight_struggle").seats[0]]
    await anna.post("/api/me/profile", hidden=["games", "style", "results", "ratings"])
    for part in ("style/twilight_struggle", "results/twilight_struggle", "ratings/twilight_struggle"):
        assert (await boris.get(f"/api/people/{person}/{part}", 403))["name"] == "profile-hidden"
        await anna.get(f"/api/people/{person}/{part}")
    assert await find(boris, person=person) == []
    assert await find(boris, player="anna") == []
    assert len(await find(boris)) == 3
    assert (await boris.get(f"/api/people/{person}"))["hidden"] == ["games", "ratings", "results", "style"]


@pytest.mark.parametrize("game", titles())
async def test_what_a_games_digest_names_is_in_its_log_and_has_words(game: str) -> None:
    digest, rules = digest_of(game), Game(game).rules
    assert digest is not None
    rows = {row[0]: {kind.rpartition(":")[2] for kind in row[1:]} for row in rules.log_rows}
    assert digest.turn[1] in rows[digest.turn[0]]
    for played in digest.plays:
        assert {played.kind, "side"} <= rows[played.row]
        assert played.kind in rules.names
        assert set(played.ways) <= set(rules.actions)
    assert set(digest.events) <= set(rows)
    assert digest.favourite in digest.ways
    assert digest.opening is not None
    assert digest.opening.until in rows


@pytest.mark.usefixtures("on_postgres")
async def test_the_archive_works_on_postgres(tmp_path: Any, on_postgres: None) -> None:
    from ..helpers import serving

    async with serving(tmp_path) as site:
        await test_several_servers_put_a_game_there_once(site)
        anna = site.stranger()
        assert len(await find(anna, player="anna", result="won")) + len(await find(anna, player="anna", result="lost")) == 3
