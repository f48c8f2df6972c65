"""Schemathesis reads the OpenAPI document and sends whatever it allows, and much that it does not."""

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from detente.server.people.moderation import Moderation
from detente.server.play.clocks import DAY

from ..helpers import GAME, PATIENCE, Person, Site
from .test_people import member, word_of

pytestmark = pytest.mark.anyio
EXAMPLES = os.environ.get("DETENTE_FUZZ_EXAMPLES", "3")  # for each route; `make fuzz` takes many more
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
LAST = r"^/api/me(/link/use|/deletion|/sessions.*)?$"  # routes that end the session, after which every answer would be 401


async def send_anything(sender: Person, folder: Path, *flags: str, **known: str) -> None:
    """Send requests as *sender* with whatever the document allows, but these *known* values in paths."""
    config = folder / "schemathesis.toml"
    config.write_text("[parameters]\n" + "".join(f'"path.{name}" = "{value}"\n' for name, value in known.items()), encoding="utf-8")
    command = (
        sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", "--config-file", str(config),
        "run", f"{sender.site.url}/api/openapi.json", *flags,
        "--checks", CHECKS, "--max-examples", EXAMPLES, "--phases", "examples,coverage,fuzzing", "--seed", "1", "--no-color",
        "--request-timeout", str(PATIENCE),
        "-H", "X-Detente: 1", "-H", f"Cookie: detente={sender.http.cookies['detente']}",
    )  # fmt: skip
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
    output, _ = await asyncio.wait_for(process.communicate(), max(900, 40 * int(EXAMPLES)))
    assert process.returncode == 0, output.decode()[-6000:]


async def test_nothing_that_is_sent_finds_a_fault(site: Site, tmp_path: Path) -> None:
    anna, boris = await member(site, "Anna"), await member(site, "Boris")
    await Moderation(site.tables.store).set_moderator(await word_of(anna), True, "trusted")
    table = await anna.create(mode="bot")
    await (await anna.sit(table["id"])).until(0)
    plan = {"style": "swiss", "starts": time.time() + DAY, "round_seconds": DAY}
    cup = await anna.post("/api/tournaments", 201, name="Cup", game=GAME, clock={"base": 3600}, plan=plan)
    known = {"table_id": table["id"], "person": await word_of(boris), "tournament": cup["id"], "game": GAME}
    await send_anything(anna, tmp_path, "--exclude-path-regex", LAST, **known)
    assert (await anna.get("/api/me"))["visitor"]["login"] == "anna", "she was signed in to the end"
    await send_anything(anna, tmp_path, "--include-path-regex", LAST)
