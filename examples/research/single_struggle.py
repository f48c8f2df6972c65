"""One struggle of CIA vs KGB, solved exactly.

Both sides choose Agent X in secret, the Master Spy or the Deputy Director, and fight for one objective with a small group deck. The Master
Spy wants to lose the struggle: then he steals the objective. So every action of the struggle tells something about the agent, and hides
something. The payoff is by how many points the CIA is ahead after the Debriefing.

    python examples/research/single_struggle.py                    # value, equilibrium, exploitability of other play
    python examples/research/single_struggle.py --efg struggle.efg # the game for Gambit and for OpenSpiel's efg_game

The rules are those of the package: the tree is found by playing tables. Needs scipy, for the linear programs of the sequence form.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from detente.bots import make_bot
from detente.engine.game import Game
from detente.engine.table import Table

SEATS = ("cia", "kgb")
AGENTS = ("master_spy", "deputy_director")
OTHERS = "double_agent, analyst, assassin, director"
PAIRS = [(mine, yours) for mine in range(len(AGENTS)) for yours in range(len(AGENTS))]
DECK = ("industry", "police", "opposition")
OBJECTIVE = "cuba"
END, CHANCE = -2, -1

Policy = Callable[[int, int, "Node"], Any]  # of a seat, its agent and a node: the probability of every action


@dataclass
class Node:
    """A point of the struggle, known to all but for the agents."""

    player: int  # a seat, CHANCE or END
    number: int
    labels: list[str] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    payoff: Any = None  # at the end: points of the CIA by both agents
    seen: Any = None  # what the player may know, by its agent


class Struggle:
    """The tree of the struggle, after the agents have been chosen."""

    def __init__(self, deck: tuple[str, ...] = DECK, objective: str = OBJECTIVE) -> None:
        self.game = Game("cia_vs_kgb")
        self.groups = self.game.rules.names["group"][1:]
        rest = ", ".join(name for name in self.groups if name not in deck)
        line = f"R1 planning | objective {objective} | balance cia | discard {rest} | cia_killed {OTHERS} | kgb_killed {OTHERS}"
        self.nodes: list[Node] = []
        tables = []
        for mine, yours in PAIRS:
            table = self.game.position(line)
            table.play("cia", f"agent:{AGENTS[mine]}")
            table.play("kgb", f"agent:{AGENTS[yours]}")
            tables.append(table)
        self.root = self._grow(tables)

    def _add(self, player: int) -> Node:
        self.nodes.append(Node(player, len(self.nodes)))
        return self.nodes[-1]

    def _grow(self, tables: list[Table]) -> Node:
        """The node of tables that differ in their agents alone, and all that follows."""
        record = tables[0].record
        if tables[0].outcome or record["round"] > 1:
            node = self._add(END)
            node.payoff = np.array([int(table.record["score"][0]) - int(table.record["score"][1]) for table in tables]).reshape(2, 2)
            return node
        seat = self.game.seat(tables[0].to_move[0])
        node = self._add(seat)
        node.labels = tables[0].legal(seat)
        pick = [PAIRS.index((agent, 0) if seat == 0 else (0, agent)) for agent in range(len(AGENTS))]
        node.seen = [np.array([tables[k].observe(seat)]).copy() for k in pick]
        node.children = [self._after(tables, seat, action) for action in node.labels]
        return node

    def _after(self, tables: list[Table], seat: int, action: str) -> Node:
        """What an action leads to: a chance node if it draws or looks at a group."""
        tried = play_all(tables, seat, action)
        if tried[0].record["round"] > 1 or tried[0].record["counter"] == tables[0].record["counter"]:
            return self._grow(tried)
        node = self._add(CHANCE)
        loose = int(tables[0].record["loose"][0])
        node.labels = [name for k, name in enumerate(self.groups) if loose >> k & 1]
        node.children = [self._grow(play_all(tables, seat, action, card)) for card in node.labels]
        return node


def play_all(tables: list[Table], seat: int, action: str, card: str = "") -> list[Table]:
    """The same action at copies of all tables; chance gives the card that is named."""
    copies = [table.copy() for table in tables]
    for table in copies:
        if card:
            table.force_cards([card])
        table.play(seat, action)
    return copies


# The sequence form: Koller, Megiddo and von Stengel (1994)


@dataclass
class Sequences:
    """The sequences of a seat: 0 is the empty one. `follows` says of every node and agent where its sequences begin, and after which."""

    count: int = 1
    follows: list[tuple[int, int, int]] = field(default_factory=list)  # (sequence before, first sequence, how many)
    first: dict[tuple[int, int], int] = field(default_factory=dict)  # (agent, node) to the first sequence there

    def add(self, before: int, many: int) -> int:
        """A new information set; gives its first sequence."""
        begin = self.count
        self.follows.append((before, begin, many))
        self.count += many
        return begin


def sequence_form(struggle: Struggle) -> tuple[tuple[Sequences, Sequences], Any]:
    """The sequences of both seats, and the payoff of the CIA for every pair of them."""
    from scipy.sparse import coo_matrix

    seats = (Sequences(), Sequences())
    agents = [seat.add(0, len(AGENTS)) for seat in seats]
    entries: list[tuple[int, int, float]] = []

    def walk(node: Node, last: tuple[tuple[int, ...], tuple[int, ...]], chance: float) -> None:
        """*last* is the last sequence of each seat, for each of its agents."""
        if node.player == END:
            entries.extend((last[0][a], last[1][b], chance * node.payoff[a, b]) for a, b in PAIRS if node.payoff[a, b])
        elif node.player == CHANCE:
            for child in node.children:
                walk(child, last, chance / len(node.children))
        else:
            seat = seats[node.player]
            for agent in range(len(AGENTS)):
                seat.first[agent, node.number] = seat.add(last[node.player][agent], len(node.children))
            for k, child in enumerate(node.children):
                after = tuple(seat.first[agent, node.number] + k for agent in range(len(AGENTS)))
                walk(child, (after, last[1]) if node.player == 0 else (last[0], after), chance)

    walk(struggle.root, ((agents[0], agents[0] + 1), (agents[1], agents[1] + 1)), 1.0)
    rows, columns, values = zip(*entries, strict=True)
    return seats, coo_matrix((values, (rows, columns)), (seats[0].count, seats[1].count)).tocsr()


def constraints(seat: Sequences) -> tuple[Any, Any]:
    """A plan gives the empty sequence the weight 1, and what follows a sequence shares its weight."""
    from scipy.sparse import coo_matrix

    entries = [(0, 0, 1.0)]
    for row, (before, begin, many) in enumerate(seat.follows, 1):
        entries.append((row, before, -1.0))
        entries.extend((row, begin + k, 1.0) for k in range(many))
    rows, columns, values = zip(*entries, strict=True)
    right = np.zeros(len(seat.follows) + 1)
    right[0] = 1.0
    return coo_matrix((values, (rows, columns)), (len(right), seat.count)).tocsr(), right


def best_plan(own: Sequences, other: Sequences, payoff: Any) -> tuple[float, Any]:
    """The plan of a seat that gains most against the best reply, and how much: a linear program."""
    from scipy.optimize import linprog
    from scipy.sparse import hstack

    equal, right = constraints(own)
    reply, reply_right = constraints(other)
    goal = np.concatenate([np.zeros(own.count), -reply_right])
    least = hstack([-payoff.T, reply.T])  # no reply of the other seat brings the gain below what the multipliers say
    exact = hstack([equal, np.zeros((equal.shape[0], reply.shape[0]))])
    bounds = [(0, None)] * own.count + [(None, None)] * reply.shape[0]
    found = linprog(goal, A_ub=least, b_ub=np.zeros(other.count), A_eq=exact, b_eq=right, bounds=bounds, method="highs")
    assert found.success, found.message
    return -float(found.fun), found.x[: own.count]


def solve(struggle: Struggle) -> tuple[float, float, Policy, Any]:
    """The value for the CIA from the linear program of each seat (they are equal: that is the proof), an equilibrium as a policy, and how
    often each seat takes each agent in it."""
    seats, payoff = sequence_form(struggle)
    value, mine = best_plan(seats[0], seats[1], payoff)
    loss, yours = best_plan(seats[1], seats[0], -payoff.T.tocsr())
    plans = (mine, yours)

    def policy(seat: int, agent: int, node: Node) -> Any:
        begin = seats[seat].first[agent, node.number]
        weights = np.clip(plans[seat][begin : begin + len(node.children)], 0, None)
        return weights / weights.sum() if weights.sum() > 1e-12 else np.full(len(weights), 1 / len(weights))

    agents = np.array([plan[1 : 1 + len(AGENTS)] for plan in plans]).clip(0)
    return value, -loss, policy, agents


# Other play, and how much a rival who knows it gains


def uniform(seat: int, agent: int, node: Node) -> Any:
    """Every action equally often."""
    return np.full(len(node.children), 1 / len(node.children))


def by_heuristic(struggle: Struggle) -> Policy:
    """As the bot `heuristic` plays."""
    bot, known = make_bot("heuristic", 1, struggle.game.id), dict[tuple[int, int], Any]()

    def policy(seat: int, agent: int, node: Node) -> Any:
        if (agent, node.number) not in known:
            action = struggle.game.actions[bot.choose(node.seen[agent][0], 0.0).action]
            known[agent, node.number] = np.array([float(label == action) for label in node.labels])
        return known[agent, node.number]

    return policy


def best_reply(struggle: Struggle, seat: int, policy: Policy, agents: Any) -> float:
    """What a seat gains, in points, that knows how the other one plays: its policy, and how often it takes each agent."""
    sign = 1 if seat == 0 else -1

    def gain(node: Node, own: int, weights: Any) -> float:
        """*weights*: how likely the other one is here with each of its agents."""
        if not weights.any():
            return 0.0
        if node.player == END:
            return float(sign * weights @ (node.payoff[own] if seat == 0 else node.payoff[:, own]))
        if node.player == CHANCE:
            return float(np.mean([gain(child, own, weights) for child in node.children]))
        if node.player == seat:
            return max(gain(child, own, weights) for child in node.children)
        plays = np.array([policy(1 - seat, agent, node) for agent in range(len(AGENTS))])
        return sum(gain(child, own, weights * plays[:, k]) for k, child in enumerate(node.children))

    return max(gain(struggle.root, own, np.asarray(agents, float)) for own in range(len(AGENTS)))


def exploitability(struggle: Struggle, policy: Policy, agents: Any) -> float:
    """What best replies to a policy of both seats gain, on average: 0 in an equilibrium, and nowhere else (points)."""
    return (best_reply(struggle, 0, policy, agents[1]) + best_reply(struggle, 1, policy, agents[0])) / 2


# The game as a file


def efg_lines(struggle: Struggle) -> Iterator[str]:
    """The game in Gambit's format: the CIA's agent, the KGB's, and the struggle for each pair of them."""
    yield 'EFG 2 R "One struggle of CIA vs KGB" { "CIA" "KGB" }'
    names = " ".join(f'"{agent}"' for agent in AGENTS)
    outcome, sets = (
        0,
        (dict[tuple[int, int], int](), dict[tuple[int, int], int]()),
    )  # information sets are counted from 1, after the agents'
    yield f'p "" 1 1 "agent" {{ {names} }} 0'
    for mine in range(len(AGENTS)):
        yield f'p "" 2 1 "agent" {{ {names} }} 0'
        for yours in range(len(AGENTS)):
            stack = [struggle.root]
            while stack:
                node = stack.pop()
                labels = [label.replace(":", " ") for label in node.labels]
                if node.player == END:
                    outcome += 1
                    points = int(node.payoff[mine, yours])
                    yield f't "" {outcome} "" {{ {points} {-points} }}'
                    continue
                if node.player == CHANCE:
                    words = " ".join(f'"{label}" 1/{len(labels)}' for label in labels)
                    yield f'c "" {node.number + 1} "draw" {{ {words} }} 0'
                else:
                    agent = (mine, yours)[node.player]
                    known = sets[node.player]
                    group = known.setdefault((agent, node.number), len(known) + 2)
                    words = " ".join(f'"{label}"' for label in labels)
                    yield f'p "" {node.player + 1} {group} "{AGENTS[agent]} {node.number}" {{ {words} }} 0'
                stack.extend(reversed(node.children))


def main() -> None:
    """Solve, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", default=",".join(DECK), help=f"the groups of the deck (default: {','.join(DECK)})")
    parser.add_argument("--objective", default=OBJECTIVE)
    parser.add_argument("--efg", type=Path, metavar="FILE", help="write the game in Gambit's format, and stop")
    given = parser.parse_args()
    struggle = Struggle(tuple(given.deck.split(",")), given.objective)
    if given.efg:
        given.efg.write_text("\n".join(efg_lines(struggle)) + "\n", encoding="utf-8")
        return
    value, same, policy, agents = solve(struggle)
    print(f"{len(struggle.nodes)} nodes of the struggle, {len(PAIRS)} pairs of agents")
    print(f"value: the CIA gains {value:.6f} points (from the KGB's side: {same:.6f})")
    for seat, row in zip(SEATS, agents, strict=True):
        print(f"{seat}: " + ", ".join(f"{agent} {weight:.3f}" for agent, weight in zip(AGENTS, row, strict=True)))
    half = np.full((2, 2), 0.5)
    for name, play, chosen in (("equilibrium", policy, agents), ("heuristic", by_heuristic(struggle), half), ("random", uniform, half)):
        print(f"exploitability of {name}: {exploitability(struggle, play, chosen):.6f} points")


if __name__ == "__main__":
    main()
