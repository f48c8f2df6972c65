"""The cache of compiled kernels."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = """
from pathlib import Path
from detente.engine.kernel import entry
from helper import double

def run(number):
    return double(number) + 1

called = entry(run, Path(__file__).parent)
print(called.is_cached(), called(20), called.is_cached())
"""
CALLEE = """
from detente.engine.kernel import kernel

@kernel
def double(number):
    return 2 * number
"""


def compile_in(folder: Path, cache: Path, callee: str = CALLEE) -> str:
    """Write a kernel with a callee into a folder named `rules`, and run it with this cache."""
    home = folder / "rules"
    home.mkdir(parents=True, exist_ok=True)
    (home / "helper.py").write_text(callee)
    (home / "program.py").write_text(SOURCE)
    environment = os.environ | {"DETENTE_CACHE": str(cache), "DETENTE_JIT": "1"}
    done = subprocess.run([sys.executable, home / "program.py"], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.slow
def test_machine_code_is_shared_by_checkouts_with_the_same_sources(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert compile_in(tmp_path / "one", cache) == "False 41 True"
    before = {path: path.stat().st_mtime_ns for path in cache.rglob("*.nbc")}
    assert compile_in(tmp_path / "two", cache) == "True 41 True"
    assert {path: path.stat().st_mtime_ns for path in cache.rglob("*.nbc")} == before


@pytest.mark.slow
def test_an_edited_callee_is_compiled_again(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert compile_in(tmp_path / "one", cache) == "False 41 True"
    assert compile_in(tmp_path / "one", cache, CALLEE.replace("2 *", "3 *")) == "False 61 True"
    assert compile_in(tmp_path / "two", cache) == "True 41 True"
