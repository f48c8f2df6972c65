"""The arena on a Ray cluster of two nodes: the same games, whoever plays them, and an exact word when something is lost."""

import builtins
import json
import logging
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from detente.arena import cluster
from detente.arena.executors import Failure, play_all
from detente.arena.match import Pairing, Result, pair_all
from detente.cli import main
from detente.engine.errors import DetenteError

GAME = "cia_vs_kgb"
ARENA = ("arena", "--game", GAME, "--bots", "heuristic,random", "--swap-sides")
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}
FREE = "127.0.0.1:9"  # nobody listens there


def contents(results: Iterable[Result]) -> list[tuple[object, ...]]:
    """Everything about games that does not depend on where and how fast they were played."""
    return sorted((r.seed, r.bots, r.winner, r.ending, r.last_turn, r.moves) for r in results)


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A running cluster of two nodes with a core each; no more polite to other processes than other tests are."""
    pytest.importorskip("ray", reason="Ray is not installed here")
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_worker_niceness", "0")
    running: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    running.add_node(**SMALL)
    yield running
    running.shutdown()


def test_two_nodes_play_the_games_of_one_process_and_one_of_them_when_the_other_is_lost(
    two_nodes: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    import ray

    ray.init(two_nodes.address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        start_on_every_node(ray)
        check_the_command(two_nodes.address, capsys)
        check_a_game_that_breaks_off(two_nodes.address)
        check_a_lost_node(two_nodes)
    finally:
        ray.shutdown()
    check_a_lost_head(two_nodes)


def start_on_every_node(ray: Any) -> None:
    """Let a process of each node load the rules, or the first one there might play all the games."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy as On

    pairing, asked = Pairing(GAME, ("random", "random"), 1), cluster.setup_of(GAME)
    remote = ray.remote(num_cpus=1)(cluster.capture_there)
    nodes = [node["NodeID"] for node in ray.nodes()]
    played = ray.get([remote.options(scheduling_strategy=On(node, soft=False)).remote(pairing, asked) for node in nodes])
    assert [result.node for result in played] == [node[: cluster.SHOWN] for node in nodes]


def check_the_command(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`detente arena … --ray ADDRESS` finds what `detente arena …` finds, on both nodes."""
    reports = []
    for where in (("--ray", address), ()):
        assert main([*ARENA, "--games", "40", "--json", *where]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    there, alone = reports
    assert len(there["nodes"]) == 2
    assert sum(there["nodes"].values()) == 40
    assert alone["nodes"] == {}
    assert there["ratings"] == alone["ratings"]
    shown = ("seed", "bots", "winner", "ending", "last_turn", "moves")
    assert [[r[name] for name in shown] for r in there["results"]] == [[r[name] for name in shown] for r in alone["results"]]


def check_a_game_that_breaks_off(address: str) -> None:
    """What went wrong on a node is told as it would be here, with the game and the node."""
    with pytest.raises(DetenteError) as found:
        list(play_all([Pairing(GAME, ("random", "nobody"), 7)], ray=address))
    assert found.value.name == "arena-failed"
    assert {"random,nobody", "7", "“nobody”"} <= set(found.value.text("en").replace(";", " ").split())


def check_a_lost_node(two_nodes: Any) -> None:
    """Games that a node was at are played again by the other."""
    pairings = pair_all(GAME, ["heuristic", "random"], 60, True, 1)
    arriving = play_all(pairings, ray=two_nodes.address)
    results = [next(arriving) for _ in range(5)]
    two_nodes.remove_node(next(iter(two_nodes.worker_nodes)), allow_graceful=False)
    results += arriving
    assert contents(results) == contents(play_all(pairings))


def check_a_lost_head(two_nodes: Any) -> None:
    """Nobody can play on: one sentence, and an end."""
    command = [sys.executable, "-m", "detente", *ARENA, "--games", "100000", "--ray", two_nodes.address]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, encoding="utf-8") as arena:
        assert arena.stderr is not None
        said = ""
        while "| 1/" not in said and arena.poll() is None:
            said += arena.stderr.read(1)
        for kind in ("gcs_server", "raylet"):
            for process in two_nodes.head_node.all_processes[kind]:
                process.process.send_signal(signal.SIGKILL)
        last = arena.stderr.read().splitlines()[-1]
    assert arena.returncode == 2
    assert last.startswith(f"Cannot use the Ray cluster “{two_nodes.address}”: ")


def be_killed(pairing: Pairing, work: object) -> None:
    """In the place of a game: the process gets no farther."""
    signal.raise_signal(signal.SIGKILL)


def test_a_process_where_a_game_breaks_off_is_told_from_one_that_was_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In processes of this machine."""
    with pytest.raises(DetenteError, match="“nobody”") as found:
        list(play_all([Pairing(GAME, ("random", "nobody"), 7)], jobs=2))
    assert found.value.name == "arena-failed"
    monkeypatch.setattr("detente.arena.executors.capture", be_killed)
    with pytest.raises(DetenteError) as found:
        list(play_all([Pairing(GAME, ("random", "random"), 7)], jobs=2))
    assert found.value.name == "arena-process"


def test_a_node_with_other_rules_is_refused() -> None:
    """The same seeds would be other games."""
    other = cluster.Setup("0.0", 0, "")
    outcome = cluster.capture_as(Pairing(GAME, ("random", "random"), 1), other)
    assert isinstance(outcome, Failure)
    assert "0.0" in outcome.reason


@pytest.mark.parametrize(
    ("address", "reason"), [(FREE, "Connection refused"), ("somewhere", "host:port"), ("127.0.0.1:70000", "host:port")]
)
def test_an_address_without_a_cluster_is_refused_at_once(address: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="Ray is not installed here")
    assert main([*ARENA, "--games", "2", "--ray", address, "--json"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"Cannot use the Ray cluster “{address}”: ")
    assert reason in said
    assert len(said.splitlines()) == 1


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plain = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "ray":
            raise ModuleNotFoundError(name)
        return plain(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main([*ARENA, "--games", "2", "--ray", FREE, "--json"]) == 2
    assert "pip install 'detente[ray]'" in capsys.readouterr().err
