"""`detente serve`: the port is open at once, plain rules serve until the compiled ones are there, one server has a data folder."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from detente.commands import startup
from detente.commands.serve import address_of, listen
from detente.server.folder_lock import FolderLocked, lock_folder, write_address
from detente.server.settings import BadSetting, Settings

pytestmark = pytest.mark.anyio
PATIENCE = 120


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_is_taken_is_refused_by_name(taken_port: int) -> None:
    with pytest.raises(BadSetting) as found:
        listen(Settings(port=taken_port))
    assert str(taken_port) in found.value.text("en")


async def test_answers_are_sent_without_delay() -> None:
    """Where asyncio does not turn Nagle's algorithm off, an answer of two writes waits for the other side's acknowledgement."""
    accepted = asyncio.Queue[asyncio.Transport]()

    class Protocol(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            accepted.put_nowait(transport)

    with listen(Settings(port=0)) as listener:
        async with await asyncio.get_running_loop().create_server(Protocol, sock=listener):
            with socket.create_connection(listener.getsockname()):
                transport = await accepted.get()
                assert transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
                transport.close()


def test_whoever_opens_a_page_gets_a_free_port_instead(taken_port: int) -> None:
    with listen(Settings(port=taken_port, open=True)) as listener:
        assert str(taken_port) not in address_of(listener)


def test_a_data_folder_has_one_server_and_tells_where(tmp_path: Path) -> None:
    with lock_folder(tmp_path) as folder:
        write_address(folder, "http://127.0.0.1:1/")
        with pytest.raises(FolderLocked) as found:
            lock_folder(tmp_path)
    assert found.value.facts["address"] == "http://127.0.0.1:1/"
    lock_folder(tmp_path).close()


def test_a_page_is_opened_on_the_server_that_runs_already(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "detente", "serve", "--data", str(tmp_path)]
    with lock_folder(tmp_path) as folder:
        write_address(folder, "http://127.0.0.1:1/")
        opened = subprocess.run([*command, "--open", "yes"], env=os.environ | {"DISPLAY": ""}, capture_output=True, text=True)
        refused = subprocess.run(command, capture_output=True, text=True)
    assert (opened.returncode, opened.stdout) == (0, "Détente: http://127.0.0.1:1/\n")
    assert (refused.returncode, "http://127.0.0.1:1/" in refused.stderr) == (2, True)


def test_the_data_folder_follows_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert Settings().folder == Path("/elsewhere/detente")
    assert Settings(data="/srv/games").folder == Path("/srv/games")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_plain_rules_serve_while_the_compiler_works_and_end_with_it(tmp_path: Path, how: signal.Signals) -> None:
    environment = os.environ | {"DETENTE_JIT": "1", "DETENTE_CACHE": str(tmp_path / "empty")}
    command = [sys.executable, "-m", "detente", "serve", "--port", "0", "--data", str(tmp_path), "--recorded", "no"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        address = server.stdout.readline().split()[1]
        with urllib.request.urlopen(f"{address}api/health", timeout=PATIENCE) as answer:
            assert json.load(answer)["status"] == "ok"
        server.send_signal(how)
        events = [json.loads(line)["event"] for line in server.stderr if line.startswith("{")]  # ends when every process has ended
        assert server.wait() == (0 if how == signal.SIGTERM else -signal.SIGKILL)
    assert "compiling" in events
    assert "compiled" not in events


def python(code: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", code])


def test_the_compiled_rules_take_over_when_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = python("import time; time.sleep(600)")
    monkeypatch.setattr(startup, "start_plain", lambda *_: plain)
    monkeypatch.setattr(startup, "start_compiler", lambda: python(""))
    with socket.socket() as listener:
        assert startup.serve_meanwhile(listener, Settings())
    assert plain.returncode == -signal.SIGTERM


def test_plain_rules_serve_on_when_nothing_can_be_compiled_and_their_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "start_plain", lambda *_: python("import time; time.sleep(1); raise SystemExit(3)"))
    monkeypatch.setattr(startup, "start_compiler", lambda: python("raise SystemExit(1)"))
    with socket.socket() as listener, pytest.raises(SystemExit) as ended:
        startup.serve_meanwhile(listener, Settings())
    assert ended.value.code == 3
