"""The files of deploy/: whatever command, flag, setting and metric they name exists, and they agree with one another."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from detente.cli import make_parser
from detente.engine.kernel import cache_folder
from detente.server.metrics import Metrics
from detente.server.settings import PREFIX, Settings, read_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\bDETENTE_[A-Z_]+\b")
OTHER_VARIABLES = {"DETENTE_CACHE", "DETENTE_LISTEN"}  # of the engine (cache_folder), and of compose.yaml alone
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
UNITS = sorted(DEPLOY.glob("*.service"))
TOKEN = "0123456789abcdef" * 4


def named(path: Path) -> str:
    return path.name


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def unit(path: Path) -> configparser.ConfigParser:
    """A unit file; keys keep their case."""
    found = configparser.ConfigParser(strict=True, interpolation=None, comment_prefixes="#", delimiters="=")
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(path.read_text(encoding="utf-8"))
    return found


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile line by line."""
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines if line and not line.startswith("#"))]


def interpolated(text: str, values: dict[str, str]) -> str:
    """Text with compose's ${NAME:-default} and ${NAME:?message} filled in."""
    return re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda found: values.get(found[1], found[2] or ""), text)


def accepted(words: list[str]) -> bool:
    """Whether `detente` takes these arguments."""
    try:
        make_parser().parse_args(words)
    except SystemExit:
        return False
    return True


def commands() -> list[tuple[str, list[str]]]:
    """Every call of `detente` in the files, with the file that has it."""
    found = [("Dockerfile", shlex.split(rest)[1:]) for name, rest in instructions() if name == "RUN" and rest.startswith("detente ")]
    found += [("Dockerfile", json.loads(rest)) for name, rest in instructions() if name == "CMD"]
    found += [("compose.yaml", service["command"]) for service in compose()["services"].values() if service.get("image") == "detente"]
    for path in UNITS:
        program, *words = shlex.split(unit(path)["Service"]["ExecStart"])
        assert program.endswith("/bin/detente")
        found.append((path.name, words))
    return found


@pytest.mark.parametrize(("file", "words"), commands(), ids=lambda value: value if isinstance(value, str) else " ".join(value))
def test_commands_and_flags_exist(file: str, words: list[str]) -> None:
    assert accepted(words), f"{file}: detente {' '.join(words)}"


def test_an_unknown_command_would_be_noticed() -> None:
    assert not accepted(["serf"])
    assert not accepted(["serve", "--porch", "1"])
    assert {tuple(words) for _, words in commands()} == {("serve",), ("worker",), ("warm",)}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_settings_exist(path: Path) -> None:
    known = {PREFIX + name.upper() for name in Settings.model_fields} | OTHER_VARIABLES
    assert set(VARIABLE.findall(path.read_text(encoding="utf-8"))) - known == set()


def test_flags_named_in_comments_exist() -> None:
    known = {"--" + name.replace("_", "-") for name in Settings.model_fields}
    for word in re.findall(r"(?<=\s)--[a-z-]+", (DEPLOY / "nginx.conf").read_text(encoding="utf-8")):
        assert word in known


def test_the_cache_is_where_the_image_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DETENTE_CACHE", str(tmp_path))
    assert cache_folder(ROOT / "src" / "detente" / "engine", ()).is_relative_to(tmp_path)


def environment_of_image() -> dict[str, str]:
    return dict(word.split("=", 1) for name, rest in instructions() if name == "ENV" for word in shlex.split(rest))


@pytest.mark.parametrize("service", [name for name, service in compose()["services"].items() if service.get("image") == "detente"])
def test_the_server_starts_with_the_settings_of_the_compose_file(service: str, monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {"POSTGRES_PASSWORD": "p" * 64, "DETENTE_SECRET": TOKEN, "DETENTE_METRICS": TOKEN}
    given = environment_of_image() | compose()["services"][service]["environment"]
    for name, value in given.items():
        monkeypatch.setenv(name, interpolated(value, secrets))
    settings = read_settings({})
    assert (settings.host, settings.port, settings.redis) == ("0.0.0.0", 8000, "redis://redis:6379")
    if service != "worker":
        assert settings.url == f"postgresql+asyncpg://detente:{'p' * 64}@database/detente"
        assert (settings.proxy, settings.secure, settings.metrics, settings.secret) == (True, False, TOKEN, TOKEN)


def test_both_servers_sign_alike_and_keep_their_own_folders() -> None:
    one, other = (compose()["services"][name] for name in ("server-1", "server-2"))
    assert one["environment"] == other["environment"]
    assert set(one["volumes"]).isdisjoint(other["volumes"])


def test_services_name_each_other() -> None:
    services = compose()["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        for value in service.get("environment", {}).values():
            assert set(re.findall(r"(?:@|redis://)([\w-]+)", value)) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose()["volumes"]
    assert (DEPLOY / services["server-1"]["build"]["context"] / services["server-1"]["build"]["dockerfile"]).is_file()


def test_health_checks_ask_for_addresses_that_exist() -> None:
    from detente.server.http.app import make_app

    known = set(make_app(Settings(data="")).openapi()["paths"]) | {"/metrics"}
    assert "/api/health" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    for path in FILES:
        for address in re.findall(r"(?<![\w./])(/api/\w+|/metrics)\b|(?<=:8000)(/api/\w+)", path.read_text(encoding="utf-8")):
            assert (address[0] or address[1]) in known


def test_the_image_has_the_extras_that_its_settings_need() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for path in (DEPLOY / "Dockerfile", DEPLOY / "detente.service"):
        found = re.search(r"\[([\w,]+)\]['\"]", path.read_text(encoding="utf-8"))
        assert found is not None
        assert set(found[1].split(",")) == {"server", "postgres", "redis"} <= set(extras)


def test_what_the_image_copies_is_not_ignored() -> None:
    ignored = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
    for path in ("pyproject.toml", "constraints.txt", "hatch_build.py", "README.md", "src", "web"):
        assert (ROOT / path).exists()
        assert path not in ignored
    assert ".git" in ignored


def test_the_example_of_an_environment_file_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with every line that is commented out."""
    for line in (DEPLOY / "detente.env.example").read_text(encoding="utf-8").splitlines():
        if found := re.fullmatch(r"#?(DETENTE_\w+)=(\S*)", line):
            monkeypatch.setenv(found[1], found[2])
    settings = read_settings({})
    assert (settings.port, settings.proxy, settings.secure) == (8001, True, True)


@pytest.mark.parametrize("path", UNITS, ids=named)
def test_units_are_units(path: Path) -> None:
    found = unit(path)
    assert found.sections() == ["Unit", "Service", "Install"]
    assert found["Service"]["EnvironmentFile"].lstrip("-") == "/etc/detente.env"
    assert "MemoryDenyWriteExecute" not in found["Service"]  # the rules are compiled at run time


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd is installed here")
@pytest.mark.parametrize("path", UNITS, ids=named)
def test_systemd_understands_the_units(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("/opt/detente/bin/detente", shutil.which("true") or "/bin/true")
    assert complaints(tmp_path / path.name.replace("@", "@1"), text) == []
    assert complaints(tmp_path / "wrong.service", text.replace("DynamicUser", "DynamicLooser")) != []


def complaints(path: Path, text: str) -> list[str]:
    """What systemd says about a unit, without what it says about others of this machine."""
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(path)], capture_output=True, text=True, check=False)
    return [line for line in done.stderr.splitlines() if path.name in line]


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx is installed here")
@pytest.mark.parametrize("is_compose", [False, True], ids=["nginx.conf", "compose.yaml"])
def test_nginx_understands_its_configuration(is_compose: bool, tmp_path: Path) -> None:
    """As it lies here, and as the command of the compose file changes it (with an address in the place of the service's name)."""
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    if is_compose:
        script = compose()["services"]["proxy"]["command"][2]
        change = shlex.split(script.partition(" && ")[0])[:-2]
        site = subprocess.run(change, input=site, capture_output=True, text=True, check=True).stdout
        assert "server server-1:8000" in site
        assert "server server-2:8000" in site
        site = re.sub(r"server server-\d:", "server localhost:", site)
    site = site.replace("listen 8000", f"listen unix:{tmp_path}/socket")  # the port may be taken here
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; events {{}} http {{ access_log off;\n{site}\n}}", encoding="utf-8")
    command = ["nginx", "-t", "-p", str(tmp_path), "-e", "stderr", "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def samples() -> dict[str, set[str]]:
    """The names of all time series that /metrics has, each with its labels."""
    metrics = Metrics()
    metrics.note_move("a game", time.perf_counter(), is_played=True)
    metrics.requests.labels("2xx").observe(0.01)
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(generate_latest(metrics.registry).decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_the_dashboard_names_metrics_and_labels_that_exist() -> None:
    board, known = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8")), samples()
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    queries += [found["query"] for found in board["templating"]["list"] if found["type"] == "query"]
    used = set()
    for query in queries:
        names = set(re.findall(r"\b(?:detente|process)_\w+", query))
        used |= names
        assert names, query
        assert names <= set(known), query
        labels = {"le", "instance"}.union(*(known[name] for name in names))
        told = {label for found in re.findall(r"by \(([^)]*)\)", query) for label in found.split(", ")}
        told |= {label for found in re.findall(r"\{([^}]*)\}", query) for label in re.findall(r"(\w+)=", found)}
        assert told <= labels, query
        assert query.count("(") == query.count(")")
    kinds = {re.sub(r"_(bucket|count|sum)$", "", name) for name in known if re.fullmatch(r"detente_(?!.*_created$)\w+", name)}
    assert kinds - {re.sub(r"_(bucket|count)$", "", name) for name in used} == set(), "a metric is on no panel"


def test_panels_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]:
        place = panel["gridPos"]
        cells = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert place["x"] + place["w"] <= 24
        assert not cells & taken
        taken |= cells


def test_prometheus_asks_the_server_where_it_listens() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    first = re.search(r"^DETENTE_PORT=(\d+)$", (DEPLOY / "detente.env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert first is not None
    servers = [f"127.0.0.1:{first[1]}", f"127.0.0.1:{int(first[1]) + 1}"]
    assert job["static_configs"] == [{"targets": servers}]
    assert re.findall(r"^    server (\S+)", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), re.MULTILINE) == servers
    assert (job["metrics_path"], job["authorization"]["type"]) == ("/metrics", "Bearer")
