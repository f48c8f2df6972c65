"""Processes that work for another one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from detente.pool import ONE_THREAD, make_pool

TELL = """
import os, time
from detente.pool import make_pool
if __name__ == "__main__":
    pool = make_pool(1)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""
PATIENCE = 120.0


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody waits for does not."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc, which is not here")
def test_no_process_outlives_the_one_it_works_for() -> None:
    """Even if that was killed."""
    with subprocess.Popen([sys.executable, "-c", TELL], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert child != parent.pid
        assert is_alive(child)
        parent.send_signal(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while is_alive(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(child)


@pytest.mark.parametrize(("said", "seen"), [(None, "1"), ("2", "2")])
def test_each_process_multiplies_matrices_in_one_thread(said: str | None, seen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the environment says otherwise."""
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    if said:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", said)
    with make_pool(1) as pool:
        assert pool.submit(os.getenv, "OPENBLAS_NUM_THREADS").result() == seen


def test_a_command_multiplies_matrices_in_one_thread() -> None:
    """The variable is read when numpy is imported, so commands must set it before."""
    code = "import os, sys; from detente.cli import main; assert 'numpy' not in sys.modules; main(['games']); print(os.environ['{}'])"
    environment = {name: value for name, value in os.environ.items() if name not in ONE_THREAD}
    ended = subprocess.run([sys.executable, "-c", code.format(ONE_THREAD[0])], env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "1"
