"""Schemathesis reads the OpenAPI document and sends whatever it allows, and much that it does not."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from ..helpers import Site

pytestmark = pytest.mark.anyio
EXAMPLES = os.environ.get("DETENTE_FUZZ_EXAMPLES", "3")  # for each route; `make fuzz` takes many more
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


async def test_nothing_that_is_sent_finds_a_fault(site: Site, tmp_path: Path) -> None:
    anna = await site.guest("Anna")
    table = await anna.create(mode="bot")
    await (await anna.sit(table["id"])).until(0)
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table_id" = "{table["id"]}"\n', encoding="utf-8")
    command = (
        sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", "--config-file", str(config),
        "run", f"{site.url}/api/openapi.json",
        "--checks", CHECKS, "--max-examples", EXAMPLES, "--phases", "examples,coverage,fuzzing", "--seed", "1", "--no-color",
        "-H", "X-Detente: 1", "-H", f"Cookie: detente={anna.http.cookies['detente']}",
    )  # fmt: skip
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
    output, _ = await asyncio.wait_for(process.communicate(), max(900, 40 * int(EXAMPLES)))
    assert process.returncode == 0, output.decode()[-6000:]
