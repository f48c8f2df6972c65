"""Ratings and tournaments with two servers of one database: every game counts once, every round begins once, and both show the same."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.helpers import ENTROPY, GAME, Person, Site, play_on

from .site import IS_LONG, Servers, at

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PASSWORD = "a word of many letters"


async def account(site: Site, name: str) -> tuple[Person, str]:
    """A member, and how others refer to them."""
    person = await site.guest(name)
    await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
    return person, str((await person.get("/api/me"))["visitor"]["person"])


async def test_games_of_players_at_two_servers_are_rated_once_and_shown_by_both(servers: Servers) -> None:
    one, two = servers.all
    (anna, hers), (boris, his) = await account(one, "Anna"), await account(two, "Boris")
    for number in (1, 2):
        table = (await anna.create(mode="open", side="us", clock={"base": 3600, "increment": 30}))["id"]
        await boris.post(f"/api/tables/{table}/join")
        us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table, entropy=ENTROPY)
        for line in (us, ussr):
            await line.until(0)
        await play_on({"us": us, "ussr": ussr}, 8)
        await ussr.send(type="resign")
        for person, looking in ((hers, boris), (his, anna), (hers, at(anna, two)), (his, at(boris, one))):
            async with asyncio.timeout(60):
                while sum(rating["games"] for rating in (await looking.get(f"/api/people/{person}"))["ratings"]) < number:
                    await asyncio.sleep(0.1)
        for looking in (anna, boris):
            shown = await looking.get(f"/api/ratings/{GAME}?pace=live")
            assert {line["person"]["name"]: line["games"] for line in shown["lines"]} == {"Anna": number, "Boris": number}
            assert [len((await looking.get(f"/api/people/{person}/ratings/{GAME}"))["points"]) for person in (hers, his)] == [number] * 2
        for line in (us, ussr):
            await line.connection.close()


def test_a_season_kept_by_two_processes_is_the_same_wherever_one_of_them_is_killed(tmp_path: Path) -> None:
    """Rounds begin, tables are made, a forfeit is given and the next season announced once, on PostgreSQL."""
    if not postgres.is_installed():
        pytest.skip(postgres.MISSING)
    # The race decides how many statements fall to the one that is killed; four kills need 19 of them.
    command = [sys.executable, "-m", "tests.scale.killed", str(tmp_path / "home"), "1" if IS_LONG else "6"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["killed"] >= 4
    assert found["differs"] == []
    assert (found["tables"], found["notices"]) == (3, 20)
