"""What strangers try in the club: more of everything by asking at the same time, traps for others, letters to people who want none."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from detente.server.club.views import safe
from detente.server.people.moderation import Moderation
from detente.server.store import caps

from ..helpers import Line, Person, Site, serving
from .test_strangers import NEW, OLD, member

pytestmark = pytest.mark.anyio
DAY = 86_400.0
GAME = "twilight_struggle"
MANY = 12  # requests at the same time beyond what is allowed


async def word_of(person: Person) -> str:
    """By what others know somebody."""
    return str((await person.get("/api/me"))["visitor"]["person"])


def cup(**values: Any) -> dict[str, Any]:
    plan = {"style": "swiss", "starts": time.time() + DAY, "round_seconds": DAY}
    return {"name": "Cup", "game": GAME, "clock": {"base": 3600}, "plan": plan} | values


# Limits that count what somebody has


async def test_nobody_has_more_of_anything_by_asking_many_times_at_once(site: Site) -> None:
    anna, boris = await member(site), await word_of(await member(site, "Boris", "borisboris"))
    for cap, path, body, found, key in (
        (caps.OPEN_TABLES, "/api/tables", {"game": GAME, "mode": "open"}, "/api/tables?kind=open", "tables"),
        (caps.CHALLENGES, "/api/challenges", {"person": boris, "game": GAME}, "/api/lobby", "challenges"),
        (caps.SEEKS, "/api/seeks", {"game": GAME, "pace": "days"}, "/api/lobby", "mine"),
        (caps.API_TOKENS, "/api/me/tokens", {"name": "program", "scopes": ["read"]}, "/api/me/tokens", "tokens"),
        (caps.BOTS, "/api/me/bots", {}, "/api/me/bots", "bots"),
        (caps.CHANNELS, "/api/me/alerts/webhooks", {"preset": "json", "url": "https://hook.example/"}, "/api/me/alerts", "channels"),
        (caps.TOURNAMENTS, "/api/tournaments", cup(), "/api/tournaments", "tournaments"),
    ):
        names = [{"name": f"Automaton {number * 'o'}"} if key == "bots" else {} for number in range(cap.most + MANY)]
        answers = await asyncio.gather(*(anna.http.post(path, json=body | name) for name in names))
        refused = [answer.json()["name"] for answer in answers if answer.status_code == 409]
        assert set(refused) == {cap.problem}, path
        assert len(refused) == MANY, path
        assert len((await anna.get(found))[key]) == cap.most, path


async def test_tables_that_are_full_or_kept_for_somebody_do_not_count_among_those_in_the_lobby(site: Site) -> None:
    anna, boris = await member(site), await member(site, "Boris", "borisboris")
    for _ in range(caps.OPEN_TABLES.most + 1):
        table = await anna.create(mode="open")
        await boris.post(f"/api/tables/{table['id']}/join")
    await anna.post("/api/challenges", 201, person=await word_of(boris), game=GAME, mode="open")
    for _ in range(caps.OPEN_TABLES.most):
        await anna.create(mode="open")
    assert (await anna.post("/api/tables", 409, game=GAME, mode="open"))["name"] == "too-many-open"


# Bots


@pytest.mark.parametrize("how", ["password", "sessions", "closed"])
async def test_bots_lose_their_tokens_and_sockets_with_their_owner(site: Site, how: str) -> None:
    anna = await member(site)
    bot = (await anna.post("/api/me/bots", 201, name="Automaton"))["person"]
    secret = (await anna.post(f"/api/me/bots/{bot}/tokens", 201, name="here", scopes=["read", "play"]))["secret"]
    program = site.stranger()
    program.http.headers["authorization"] = f"Bearer {secret}"
    table = (await program.create(mode="private"))["id"]
    address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/socket"
    line = Line(await connect(address, additional_headers={"Authorization": f"Bearer {secret}"}, compression=None))
    await line.send(type="hello")
    await line.receive("table")
    if how == "password":
        await anna.post("/api/me/password", old=OLD, password=NEW)
    elif how == "sessions":
        assert (await anna.http.delete("/api/me/sessions")).status_code == 200
    else:
        await Moderation(site.tables.store).act(None, await word_of(anna), "close", "cheats")
    with pytest.raises(ConnectionClosed):
        await line.receive("view")
    assert (await program.http.get("/api/me")).status_code == (403 if how == "closed" else 401)


# Traps for others


@pytest.mark.parametrize("clock", [{"base": 0.001}, {"base": 59}, {"base": 60, "increment": 3601}, {"days": 1e-9}, {"days": 0.04}], ids=str)
async def test_strangers_meet_only_by_clocks_that_a_person_can_play_by(site: Site, clock: dict[str, float]) -> None:
    anna, boris = await member(site), await word_of(await member(site, "Boris", "borisboris"))
    pace = "days" if "days" in clock else "live"
    for path, body in (
        ("/api/tables", {"game": GAME, "mode": "open", "clock": clock}),
        ("/api/seeks", {"game": GAME, "pace": pace, "clock": clock}),
        ("/api/challenges", {"game": GAME, "person": boris, "clock": clock}),
        ("/api/tournaments", cup(clock=clock)),
    ):
        assert (await anna.post(path, 422, **body))["name"] == "clock-strange", path
    await anna.create(mode="private", clock=clock)  # among friends


async def test_nobody_has_a_game_of_a_tournament_dealt_again_by_aborting_it(site: Site) -> None:
    anna, boris = await member(site), await member(site, "Boris", "borisboris")
    made = (await anna.post("/api/tournaments", 201, **cup()))["id"]
    for one in (anna, boris):
        await one.post(f"/api/tournaments/{made}/enter")
    await anna.post(f"/api/tournaments/{made}/direct", action="start")
    while not (found := (await anna.get("/api/tables"))["tables"]):
        await asyncio.sleep(0.05)
    table = found[0]["id"]
    lines = [await one.sit(table) for one in (anna, boris)]
    for line in lines:
        assert await line.refused(type="abort") == "tournament-abort"
    await lines[0].send(type="resign")
    while (await lines[1].receive("table"))["table"]["status"] != "over":
        pass


async def test_nobody_is_put_into_the_tournament_of_somebody_whom_they_block(site: Site) -> None:
    anna, boris, clara = await member(site), await member(site, "Boris", "borisboris"), await member(site, "Clara", "claraclara")
    dora = await member(site, "Dora", "doradora")
    made = (await anna.post("/api/tournaments", 201, **cup()))["id"]
    for one in (boris, clara):
        await one.post(f"/api/tournaments/{made}/enter")
    await anna.post(f"/api/tournaments/{made}/direct", action="start")
    await dora.post(f"/api/people/{await word_of(anna)}/block", on=True)
    places: dict[str, Any] = {"action": "replace", "person": await word_of(boris), "by": await word_of(dora)}
    assert (await anna.post(f"/api/tournaments/{made}/direct", 403, **places))["name"] == "blocked"
    await dora.post(f"/api/people/{await word_of(anna)}/block", on=False)
    await anna.post(f"/api/tournaments/{made}/direct", **places)


@pytest.mark.parametrize("kind", ["announcement", "challenge", "vacation", "tournament"])
async def test_what_others_are_told_of_is_limited_for_a_person_whatever_addresses_they_use(tmp_path: Path, kind: str) -> None:
    async with serving(tmp_path, limits=1.0, proxy=True) as site:
        anna, boris = await member(site), await member(site, "Boris", "borisboris")
        other = await word_of(boris)
        made = "" if kind == "tournament" else (await anna.post("/api/tournaments", 201, **cup()))["id"]
        statuses = []
        for number in range(15):
            anna.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
            begins = time.time() + (3 + number) * DAY
            path, body = {
                "announcement": (f"/api/tournaments/{made}/direct", {"action": "announce", "text": "Hurry up!"}),
                "challenge": ("/api/challenges", {"person": other, "game": GAME}),
                "vacation": ("/api/me/vacations", {"begins": begins, "ends": begins + DAY / 2}),
                "tournament": ("/api/tournaments", cup()),
            }[kind]
            answer = await anna.http.post(path, json=body)
            statuses.append(answer.status_code)
            if kind == "challenge" and answer.status_code == 201:
                await anna.post(f"/api/tables/{answer.json()['id']}/decline")
            if kind == "tournament" and answer.status_code == 201:
                await anna.post(f"/api/tournaments/{answer.json()['id']}/direct", action="cancel")
        assert {200, 201}.isdisjoint(statuses[10:]), "each of them sends a mail"
        assert set(statuses[10:]) == {429}


async def test_only_who_sits_at_a_table_keeps_notes_there(site: Site) -> None:
    _, _, table_id = await site.pair()
    stranger = await site.guest("Mallory")
    answer = await stranger.http.put(f"/api/tables/{table_id}/note", json={"text": "x" * 4000})
    assert (answer.status_code, answer.json()["name"]) == (403, "not-seated")


# What others read


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", "-1"])
async def test_times_that_are_none_are_refused(site: Site, value: str) -> None:
    anna = await member(site)
    for body in (f'{{"begins": {value}, "ends": {time.time() + DAY}}}', f'{{"begins": {time.time()}, "ends": {value}}}'):
        answer = await anna.http.post("/api/me/vacations", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422


@pytest.mark.parametrize("path", ["/embed/", "/embed/x", "/embed/tournaments/", "/embed/tournaments/a/b", "/lobby"])
async def test_no_page_but_that_of_a_tournament_can_be_framed(site: Site, path: str) -> None:
    answer = await site.stranger().http.get(path)
    assert answer.headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


async def test_the_page_of_a_tournament_can_be_framed(site: Site) -> None:
    answer = await site.stranger().http.get("/embed/tournaments/Zk3-_x")
    assert "x-frame-options" not in answer.headers
    assert "frame-ancestors *" in answer.headers["content-security-policy"]


def test_names_that_spreadsheets_take_for_formulas_are_quoted() -> None:
    wide = ("\uff1dSUM", "\uff0b1", "\uff0d1", "\uff20a")
    for name in ("=SUM(A1)", "+1", "-1", "@a", *wide):
        assert safe(name) == f"'{name}"
    assert safe("Anna = 1") == "Anna = 1"
