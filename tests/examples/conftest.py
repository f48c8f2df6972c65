"""Makes the example package importable in other processes, with its metadata, as an installation would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "checkpoint"

Run = Callable[..., str]


def install(target: Path) -> None:
    """Create by hand what `pip install --target` would: the package, and the entry points of its pyproject."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [f"{name} = {value}" for name, value in project["entry-points"]["detente.games"].items()]
    (metadata / "entry_points.txt").write_text("\n".join(("[detente.games]", *lines)))
    (target / "checkpoint").symlink_to(EXAMPLE / "checkpoint")


def example_environment(target: Path) -> dict[str, str]:
    """The environment of a process that has the example installed in *target*; with plain rules, so that nothing is compiled."""
    install(target)
    path = os.pathsep.join((str(target), str(ROOT / "src")))
    return dict(os.environ) | {"PYTHONPATH": path, "DETENTE_JIT": "0", "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return example_environment(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def run(environment: dict[str, str]) -> Run:
    """Runs Python with some arguments and returns its output."""

    def start(*words: str, typed: str = "") -> str:
        done = subprocess.run([sys.executable, *words], env=environment, input=typed, capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return start


@pytest.fixture(scope="session")
def ask(run: Run) -> Callable[[str], Any]:
    """Runs a program that prints JSON."""
    return lambda code: json.loads(run("-W", "error", "-c", code))
