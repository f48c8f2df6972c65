"""What an operator sees: metrics, health and readiness, and the id of each request."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from detente.server.logs import LOG, JsonLines
from detente.server.settings import BadSetting, read_settings
from detente.server.store import Store

from ..helpers import Site, serving

pytestmark = pytest.mark.anyio
TOKEN = "0123456789abcdef0123456789abcdef"


async def test_without_a_token_in_the_settings_there_are_no_metrics(site: Site) -> None:
    answer = await site.stranger().http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert (answer.status_code, answer.json()["name"]) == (404, "no-page")


async def test_metrics_are_for_whoever_has_the_token_and_count_moves_and_requests(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics=TOKEN) as site:
        us, ussr, _ = await site.pair()
        mover = us if us.view["legal"] else ussr
        await mover.play()
        assert await mover.refused(type="play", sequence=0, action="card:nato")
        http = site.stranger().http
        for wrong in ({}, {"Authorization": "Bearer x"}, {"Authorization": TOKEN}):
            answer = await http.get("/metrics", headers=wrong)
            assert (answer.status_code, answer.json()["name"]) == (403, "wrong-token")
        found = (await http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})).text
    lines = dict(line.rsplit(" ", 1) for line in found.splitlines() if not line.startswith("#"))
    assert lines['detente_move_seconds_count{game="twilight_struggle",result="played"}'] == "1.0"
    assert lines['detente_move_seconds_count{game="twilight_struggle",result="refused"}'] == "1.0"
    assert float(lines['detente_request_seconds_count{status="4xx"}']) == 3.0
    assert (lines["detente_sockets"], lines["detente_tables"], lines["detente_database_failing"]) == ("2.0", "1.0", "0.0")


def test_a_short_token_for_metrics_is_refused_and_not_repeated() -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({"metrics": "hunter2"})
    assert "hunter2" not in str(caught.value.facts)


async def test_a_server_without_its_database_lives_but_is_not_ready(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    person = site.stranger()
    assert (await person.get("/api/health"))["status"] == "ok"

    async def down(self: Store) -> bool:
        return False

    monkeypatch.setattr(Store, "ping", down)
    assert (await person.get("/api/health", status=503))["status"] == "database"
    assert (await person.get("/api/live"))["status"] == "ok"


async def test_every_answer_and_its_log_line_have_the_same_request_id(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    level = LOG.level
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    try:
        async with serving(tmp_path) as site:
            http = site.stranger().http
            answers = [await http.get("/api/live", headers={"X-Request-Id": "mine"}) for _ in range(2)]
    finally:
        LOG.removeHandler(handler)
        LOG.setLevel(level)
    ids = [answer.headers["x-request-id"] for answer in answers]
    logged = [line["request"] for line in map(json.loads, written.getvalue().splitlines()) if line.get("path") == "/api/live"]
    assert logged == ids
    assert len({*ids, "mine"}) == 3


async def test_behind_a_proxy_its_request_id_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, proxy=True) as site:
        http = site.stranger().http
        assert (await http.get("/api/live", headers={"X-Request-Id": "abc-1"})).headers["x-request-id"] == "abc-1"
        assert (await http.get("/api/live", headers={"X-Request-Id": "a b"})).headers["x-request-id"] != "a b"
