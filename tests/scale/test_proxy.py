"""Two servers behind nginx with the example configuration."""

import asyncio
import contextlib
import shutil
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.helpers import PATIENCE, Line, Person, Process, Site, play_on, serving
from tests.server.postgres import Cluster

from .site import SECRET

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MISSING = "no nginx is installed here"


class Proxy(Process):
    """nginx, which people talk to as if it were a server."""

    def run(self, ports: list[int]) -> None:
        example = EXAMPLE.read_text(encoding="utf-8").replace("listen 8000", f"listen 127.0.0.1:{self.port}")
        for number, port in enumerate(ports, 1):
            example = example.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{port}")
        folders = " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        whole = f"pid {self.folder}/pid; daemon off; events {{}} http {{ access_log off; {folders}\n{example}\n}}"
        (self.folder / "nginx.conf").write_text(whole, encoding="utf-8")
        command = ["nginx", "-p", str(self.folder), "-e", "stderr", "-c", str(self.folder / "nginx.conf")]
        with (self.folder / "log").open("w") as log:
            self.nginx = subprocess.Popen(command, stderr=log)


class Upstream:
    """A server that is stopped in order, as SIGTERM does, and started again where it was."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.database, self.port = folder, database, 0

    async def start(self) -> None:
        self._running = contextlib.AsyncExitStack()
        site: Site = await self._running.enter_async_context(serving(self.folder, self.port, database=self.database, secret=SECRET))
        self.port = site.port

    async def stop(self) -> None:
        await self._running.aclose()


@pytest.fixture
async def proxy(cluster: Cluster, tmp_path: Path) -> AsyncIterator[tuple[Proxy, list[Upstream]]]:
    if shutil.which("nginx") is None:
        pytest.skip(MISSING)
    upstreams = [Upstream(tmp_path / name, cluster.database(tmp_path)) for name in ("one", "two")]
    for upstream in upstreams:
        await upstream.start()
    (tmp_path / "nginx").mkdir()
    running = Proxy(tmp_path / "nginx")
    running.run([upstream.port for upstream in upstreams])
    await running.until_health("ok")
    yield running, upstreams
    for line in running.lines:
        await line.connection.close()
    for person in running.people:
        await person.http.aclose()
    running.nginx.terminate()
    running.nginx.wait(10)
    for upstream in upstreams:
        await upstream.stop()


async def come_back(person: Person, table: str) -> Line:
    """As pages do: for two seconds after a server could not be reached the proxy may know of none."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(InvalidStatus):
                return await person.sit(table)
            await asyncio.sleep(0.2)


async def test_a_game_behind_the_proxy_outlives_either_server(proxy: tuple[Proxy, list[Upstream]]) -> None:
    site, upstreams = proxy
    us, ussr, table = await site.pair()
    anna, boris = site.people
    await play_on({"us": us, "ussr": ussr}, 4)
    for upstream in upstreams:
        seen = us.view["sequence"]
        await upstream.stop()  # sockets are told to go elsewhere
        closed = asyncio.wait([asyncio.create_task(line.connection.wait_closed()) for line in (us, ussr)], return_when="FIRST_COMPLETED")
        await asyncio.wait_for(closed, PATIENCE)
        assert {line.connection.close_code for line in (us, ussr)} - {None} == {1012}
        us, ussr = [await come_back(person, table) for person in (anna, boris)]
        for line in (us, ussr):
            await line.until(seen)
        await play_on({"us": us, "ussr": ussr}, 2)
        await upstream.start()
        await site.until_health("ok")


class Parts(SimpleHTTPRequestHandler):
    """The pages of one version: a folder."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextlib.contextmanager
def pages_of(folder: Path, version: str) -> Iterator[int]:
    """A server with the parts of one version's pages alone; gives its port."""
    (folder / version / "assets").mkdir(parents=True)
    (folder / version / "assets" / f"part-{version}.js").write_text(version, encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Parts, directory=str(folder / version))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


async def test_parts_of_pages_of_two_versions_are_found_whichever_server_has_them(tmp_path: Path) -> None:
    if shutil.which("nginx") is None:
        pytest.skip(MISSING)
    (tmp_path / "nginx").mkdir()
    with pages_of(tmp_path, "old") as old, pages_of(tmp_path, "new") as new:
        proxy = Proxy(tmp_path / "nginx")
        proxy.run([old, new])
        try:
            async with httpx.AsyncClient(base_url=proxy.url) as http:
                await until_there(http)
                for _ in range(10):
                    for version in ("old", "new"):
                        assert (await http.get(f"/assets/part-{version}.js")).text == version
                assert (await http.get("/assets/part-none.js")).status_code == 404
        finally:
            proxy.nginx.terminate()
            proxy.nginx.wait(10)


async def until_there(http: httpx.AsyncClient) -> None:
    """Until the proxy listens."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(httpx.TransportError):
                await http.get("/")
                return
            await asyncio.sleep(0.05)
