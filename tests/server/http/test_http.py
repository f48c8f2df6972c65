"""Everything that is asked over HTTP: who I am, tables, exports; and what is refused."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.cli import main
from detente.engine.boards import view_of
from detente.engine.game import titles
from detente.engine.text import LANGUAGES, read_source
from detente.server.errors import Forbidden

from ...twilight_struggle.app_log import random_game, write_app_log
from ...twilight_struggle.test_import_basics import LOG
from ..helpers import GAME, UNRATED, Site, play_on, serving

pytestmark = pytest.mark.anyio
RECORDED = Path(detente.__file__).parent / "server" / "play" / "recorded" / "tournament_final.yaml"


async def test_a_guest_has_a_name_and_a_strict_cookie(site: Site) -> None:
    person = site.stranger()
    assert (await person.get("/api/me"))["visitor"] is None
    answer = await person.http.post("/api/me", json={"name": "  Anna\n  K. ", "lang": "pl"})
    visitor = answer.json()["visitor"]
    assert len(visitor.pop("person")) >= 8
    nobody = {"login": None, "email": None, "confirmed": False, "moderator": False, "closed": False}
    assert visitor == {"name": "Anna K.", "lang": "pl", **nobody}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert (await person.get("/api/me"))["visitor"]["name"] == "Anna K."
    await person.http.delete("/api/me")
    assert (await person.get("/api/me"))["visitor"] is None


async def test_a_forged_cookie_is_nobody(site: Site) -> None:
    anna = await site.guest("Anna")
    value = anna.http.cookies["detente"]
    stranger = site.stranger()
    # Not the last character: base64 leaves some of its bits without meaning.
    stranger.http.cookies.set("detente", value[:-2] + ("A" if value[-2] != "A" else "B") + value[-1])
    assert (await stranger.get("/api/me"))["visitor"] is None


async def test_a_private_link_makes_another_device_the_same_visitor(site: Site) -> None:
    anna, phone = await site.guest("Anna"), site.stranger()
    table = await anna.create(mode="hotseat")
    token = (await anna.post("/api/me/link"))["token"]
    assert (await phone.post("/api/me/link/use", token=token))["visitor"]["name"] == "Anna"
    assert (await phone.get("/api/tables"))["tables"][0]["id"] == table["id"]
    assert (await phone.post("/api/me/link/use", 403, token=token + "x"))["name"] == "bad-link"


async def test_an_account_is_kept_by_login_and_password(site: Site) -> None:
    anna, boris, phone = await site.guest("Anna"), await site.guest("Boris"), site.stranger()
    account: dict[str, Any] = {"login": "Anna", "password": "correct horse"}
    assert (await anna.post("/api/me/account", **account))["visitor"]["login"] == "anna"
    assert (await boris.post("/api/me/account", 409, **account))["name"] == "taken"
    assert (await phone.post("/api/me/login", **account))["visitor"]["name"] == "Anna"
    for login, password in (("anna", "wrong horse"), ("nobody", "correct horse")):
        assert (await phone.post("/api/me/login", 401, login=login, password=password))["name"] == "wrong-login"
    stored = await site.tables.store.visitor_by_login("anna")
    assert stored is not None
    assert stored.password is not None
    assert stored.password.startswith("$argon2id$")


async def test_a_page_of_another_site_is_refused(site: Site) -> None:
    anna = await site.guest("Anna")
    answer = await anna.http.post("/api/me", json={"name": "X"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["name"]) == (403, "wrong-origin")
    del anna.http.headers["X-Detente"]
    answer = await anna.http.post("/api/me", json={"name": "X"})
    assert (answer.status_code, answer.json()["name"]) == (403, "no-header")


async def test_every_answer_carries_security_headers_and_no_secret(site: Site) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/api/openapi.json"):
        answer = await site.stranger().http.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers


async def test_a_long_body_is_refused(site: Site) -> None:
    anna = await site.guest("Anna")
    answer = await anna.http.post("/api/tables", content=b"x" * 100_000)
    assert (answer.status_code, answer.json()["name"]) == (413, "too-large")

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b"x" * 10_000

    answer = await anna.http.post("/api/tables", content=parts())
    assert answer.status_code == 413


async def test_requests_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0) as site:
        person = site.stranger()
        answers = [await person.http.post("/api/me/login", json={"login": "abc", "password": "12345678"}) for _ in range(12)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_problems_are_told_in_the_visitors_language(site: Site, lang: str) -> None:
    answer = await site.stranger().http.get("/api/tables/nothing", headers={"Accept-Language": f"de, {lang};q=0.9"})
    words = {"en": "table", "pl": "stołu", "ru": "стола", "hu": "asztal"}
    assert answer.status_code == 404
    assert words[lang] in answer.json()["text"]


async def test_what_cannot_be_created_says_why(site: Site) -> None:
    anna = await site.guest("Anna")
    for settings, status, name in (
        ({"game": "chess"}, 404, "game"),
        ({"bot": "deep_blue"}, 422, "bot"),
        ({"options": {"bid": "perhaps"}}, 422, "option-value"),
        ({"options": {"castling": True}}, 422, "option-name"),
        ({"side": "cuba"}, 409, "no-seat"),
        ({"mode": "sandbox", "position": "T99 nonsense"}, 422, "position-header"),
        ({"mode": "private", "position": "T4 AR3 US"}, 403, "sandbox-only"),
        ({"mode": "poker"}, 422, "bad-message"),
        ({"colour": "red"}, 422, "bad-message"),
    ):
        assert (await anna.post("/api/tables", status, **{"game": GAME, **settings}))["name"] == name
    assert (await site.stranger().post("/api/tables", 401, game=GAME))["name"] == "no-visitor"


async def test_the_lobby_shows_open_tables_until_somebody_joins(site: Site) -> None:
    anna, boris, clara = await site.guest("Anna"), await site.guest("Boris"), await site.guest("Clara")
    table = await anna.create(mode="open", options={"optional_cards": "all"})
    await anna.create(mode="private")
    assert [found["id"] for found in (await boris.get("/api/tables?kind=open"))["tables"]] == [table["id"]]
    joined = await boris.post(f"/api/tables/{table['id']}/join")
    assert joined["seats"]["ussr"].pop("person")
    assert joined["seats"]["ussr"] == {"name": "Boris", "bot": None, "you": True, "online": False, "kind": "guest"} | UNRATED
    assert len(joined["options"]["optional_cards"]) == 7
    assert (await clara.post(f"/api/tables/{table['id']}/join", 409))["name"] == "table-full"
    lines = [await person.sit(table["id"]) for person in (anna, boris)]
    for line in lines:
        await line.until(0)
    assert (await boris.get("/api/tables?kind=open"))["tables"] == []
    assert [found["your_move"] for found in (await boris.get("/api/tables"))["tables"]] == [True]


async def test_exports_tell_a_seat_only_what_it_knows_until_the_end(site: Site, tmp_path: Path) -> None:
    us, ussr, table_id = await site.pair()
    anna, boris = site.people[:2]
    await play_on({"us": us, "ussr": ussr}, 20)
    log = (await anna.http.get(f"/api/tables/{table_id}/log")).text
    assert log == (await site.tables.get(table_id)).table.log("en", "us")  # type: ignore[union-attr]
    line = (await anna.get(f"/api/tables/{table_id}/position"))["line"]
    assert " | at " not in line
    assert (await anna.get(f"/api/tables/{table_id}/record", 409))["name"] == "not-over"
    assert (await anna.get(f"/api/tables/{table_id}/view?seat=ussr", 403))["name"] == "not-seated"
    assert (await anna.get(f"/api/tables/{table_id}/log?seat=ussr", 403))["name"] == "not-seated"
    assert (await site.stranger().get(f"/api/tables/{table_id}/position", 403))["name"] == "not-seated"
    assert (await anna.post("/api/branches", 403, table=table_id, step=3))["name"] == "not-over"
    earlier = await anna.get(f"/api/tables/{table_id}/view?step=3")
    assert (earlier["sequence"], earlier["seat"]) == (3, "us")
    await ussr.send(type="resign")
    await us.receive("table")
    record = (await boris.http.get(f"/api/tables/{table_id}/record")).text
    assert (await anna.get(f"/api/tables/{table_id}/view?seat=ussr"))["board"]["hand"] == ussr.view["board"]["hand"]
    path = tmp_path / "game.json"
    path.write_text(record, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert (await anna.post("/api/records", 201, text=record))["status"] == "over"


async def test_verify_finds_every_forgery(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    us, ussr, table_id = await site.pair()
    await play_on({"us": us, "ussr": ussr}, 12)
    await us.send(type="resign")
    await ussr.receive("table")
    fair = json.loads((await site.people[0].http.get(f"/api/tables/{table_id}/record")).text)
    other = "cd" * 32
    forgeries = (
        {"fair": fair["fair"] | {"secret": other}},
        {"fair": fair["fair"] | {"entropy": fair["fair"]["entropy"] | {"us": other}}},
        {"key": "00" * 16},
        {"moves": [["ussr", "country:france"], *fair["moves"][1:]]},
        {"fair": None},
    )
    for forgery in forgeries:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(fair | forgery), encoding="utf-8")
        assert main(["verify", str(path)]) == 1, forgery
        assert capsys.readouterr().err.strip()


async def test_records_can_be_watched_from_every_seat_and_branched(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.post("/api/records", 201, text=RECORDED.read_text(encoding="utf-8"))
    assert (table["mode"], table["status"]) == ("record", "over")
    line = await site.stranger().sit(table["id"], seat="ussr")
    view = await line.until(0)
    assert view["seat"] == "ussr"
    assert view["board"]["phase"]
    branch = await anna.post("/api/branches", 201, table=table["id"], step=30)
    sandbox = await anna.sit(branch["id"])
    assert (await sandbox.until(30))["sequence"] == 30
    assert (await anna.post("/api/records", 422, text='{"format": "x"}'))["name"] == "file-format"
    for text in ('{"format": "x"}', "{", "Shopping: eggs, milk"):
        assert "shopping list.json" in (await anna.post("/api/records", 422, text=text, name="shopping list.json"))["text"]


async def test_a_log_of_the_app_can_be_imported_and_watched(site: Site) -> None:
    played = random_game(3, 60)
    anna = await site.guest("Anna")
    table = await anna.post("/api/records", 201, text=write_app_log(played))
    assert (table["mode"], table["status"], table["game"]) == ("record", "over", GAME)
    view = await (await site.stranger().sit(table["id"], seat="us")).until(0)
    assert view["board"]["influence"] == view_of(played, "us")["board"]["influence"]
    assert table["difference"] is None
    assert any(str(played.sequence) in notice for notice in table["notices"])
    assert (await anna.post("/api/records", 422, text="Turn 1, Headline Phase:\nnothing that anybody has ever played"))["text"]
    assert (await site.stranger().post("/api/records", 401, text="x"))["name"] == "no-visitor"


async def test_a_log_that_differs_gives_the_part_before_it_to_who_asks_for_that(site: Site) -> None:
    wrong = LOG.replace("US +2 in Egypt [2][0]", "US +2 in Egypt [7][0]")
    anna = await site.guest("Anna")
    refused = await anna.post("/api/records", 422, text=wrong)
    table = await anna.post("/api/records", 201, text=wrong, partial=True)
    assert table["difference"] == refused["text"]
    assert table["difference"] in table["notices"]
    assert table["sequence"] > 0
    assert table["outcome"] is None
    view = await (await site.stranger().sit(table["id"], seat="us")).until(0)
    assert view["board"]["turn"] == 1


async def test_a_resignation_in_a_log_is_the_result_of_the_record(site: Site) -> None:
    anna = await site.guest("Anna")
    table = await anna.post("/api/records", 201, text=LOG + "US resigns\n")
    assert table["outcome"] == {"winner": "ussr", "ending": "resigned"}
    file = await anna.get(f"/api/tables/{table['id']}/record")
    again = await anna.post("/api/records", 201, text=json.dumps(file))
    assert again["outcome"] == table["outcome"]


async def test_a_new_install_has_the_recorded_final_ready_to_watch(tmp_path: Path) -> None:
    for _ in range(2):
        async with serving(tmp_path, recorded=True) as site:
            tables = (await site.stranger().get("/api/tables?kind=records"))["tables"]
            assert ("tournament_final", "over") in [(table["title"], table["status"]) for table in tables]
            assert len(tables) == len({table["title"] for table in tables}) >= 7


async def test_games_and_health(site: Site) -> None:
    person = site.stranger()
    games = (await person.get("/api/games"))["games"]
    assert [game["id"] for game in games] == list(titles())
    options = next(game["options"] for game in games if game["id"] == GAME)
    assert {"name": "bid", "values": [False, True], "several": False, "rule": "11.4"} in options
    health = await person.get("/api/health")
    assert health["status"] == "ok"
    assert "Détente" in (await person.http.get("/")).text
    schemas = (await person.get("/api/openapi.json"))["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Play", "TwilightStruggleView"} <= set(schemas)


async def test_answers_travel_packed_where_the_browser_takes_it(site: Site) -> None:
    http = site.stranger().http
    packed = await http.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
    plain = await http.get("/api/openapi.json", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 4
    assert "accept-encoding" in packed.headers["vary"].lower()


async def test_the_chosen_language_goes_before_that_of_the_browser(site: Site) -> None:
    anna = await site.guest("Anna", lang="pl")
    browser = {"Accept-Language": "ru"}
    words = {"pl": "stołu", "ru": "стола", "hu": "asztal"}
    chosen = await anna.http.get("/api/tables/nothing", headers=browser)
    asked = await anna.http.get("/api/tables/nothing?lang=hu", headers=browser)
    refused = await anna.http.post("/api/me", json={"name": "A"}, headers={**browser, "Origin": "https://evil.example"})
    unknown = await site.stranger().http.get("/api/tables/nothing?lang=xx", headers=browser)
    assert words["pl"] in chosen.json()["text"]
    assert words["hu"] in asked.json()["text"]
    assert refused.json()["text"] == Forbidden("wrong-origin").text("pl")
    assert words["ru"] in unknown.json()["text"]
    table = await anna.create(mode="hotseat")
    await (await anna.sit(table["id"])).until(0)
    log = (await anna.http.get(f"/api/tables/{table['id']}/log")).text
    assert log == (await site.tables.get(table["id"])).table.log("pl", "us")  # type: ignore[union-attr]


async def test_a_page_can_ask_for_the_messages_of_a_game(site: Site) -> None:
    person = site.stranger()
    answer = await person.http.get(f"/api/games/{GAME}/texts/pl")
    assert answer.text == read_source("pl", GAME)
    assert [(await person.http.get(f"/api/games/{path}")).status_code for path in ("chess/texts/pl", f"{GAME}/texts/xx")] == [404, 422]
