"""The built pages: packed where the browser takes it, kept for good where the name tells the content, and nothing beside them."""

import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from detente.server.errors import NotFound
from detente.server.http.pages import add_pages
from detente.server.http.problems import handle_problem

pytestmark = pytest.mark.anyio
SCRIPT = b"console.log('a table')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Page</title>", encoding="utf-8")
    (built / "assets" / "table-1.js").write_bytes(SCRIPT)
    (built / "assets" / "table-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "secret").write_text("a key", encoding="utf-8")
    return built


def browser(folder: Path) -> httpx.AsyncClient:
    app = FastAPI()
    app.add_exception_handler(NotFound, handle_problem)
    add_pages(app, folder)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://pages")


async def test_a_script_travels_packed_and_is_kept_for_good(folder: Path) -> None:
    async with browser(folder) as http:
        packed = await http.get("/assets/table-1.js", headers={"accept-encoding": "gzip"})
        plain = await http.get("/assets/table-1.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == SCRIPT
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert "javascript" in plain.headers["content-type"]
    assert "immutable" in plain.headers["cache-control"]


async def test_every_address_of_the_page_is_the_page_and_is_asked_for_anew(folder: Path) -> None:
    async with browser(folder) as http:
        for path in ("/", "/t/abc", "/t/abc/replay?step=3"):
            answer = await http.get(path)
            assert "<title>Page</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"


async def test_what_is_no_page_is_not_found(folder: Path) -> None:
    async with browser(folder) as http:
        for path in ("/assets/table-2.js", "/api/nothing"):
            assert (await http.get(path)).status_code == 404


async def test_no_file_outside_the_folder_is_served(folder: Path) -> None:
    async with browser(folder) as http:
        for path in ("/%2e%2e/secret", "/assets/%2e%2e/%2e%2e/secret"):
            assert "a key" not in (await http.get(path)).text


async def test_a_server_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    async with browser(tmp_path / "nothing") as http:
        assert "make pages" in (await http.get("/")).text
