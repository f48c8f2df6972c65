"""Pairings: what must hold for any tournament, with late entries, withdrawals, byes and forfeits."""

import random
from itertools import combinations

import pytest

from detente.server.club.pairings import Kind, Pair, Pairing, after_challenge, may_challenge, pair_again, pair_swiss, round_robin
from detente.server.club.standings import next_season, promote, standings


def check_round(pairs: list[Pair], present: list[str]) -> None:
    """Everybody who is there is paired once; at most one is free."""
    seated = [player for pair in pairs for player in pair if player]
    assert sorted(seated) == sorted(present)
    assert sum(pair[1] is None for pair in pairs) == len(present) % 2


def play(pairs: list[Pair], number: int, chance: random.Random) -> list[Pairing]:
    found = []
    for first, second in pairs:
        if second is None:
            found.append(Pairing(number, first, kind="bye"))
            continue
        kind: Kind = "forfeit" if chance.random() < 0.1 else "played"
        points = chance.choice([(1.0, 0.0), (0.0, 1.0)] if kind == "forfeit" else [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)])
        found.append(Pairing(number, first, second, points, kind))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_swiss_with_late_entries_and_withdrawals(seed: int) -> None:
    """Nobody meets anybody twice, nobody gets two byes by the pairing, and sides stay level within three games."""
    chance = random.Random(seed)
    players = [f"p{k}" for k in range(chance.randrange(9, 26))]
    rounds = chance.randrange(3, 6)
    seeds, gone, pairings = players[:-2], set[str](), list[Pairing]()
    for number in range(1, rounds + 1):
        if number == 2:
            seeds = players  # two come late
        if number == 3:
            gone |= set(chance.sample(seeds, 2))
        pairs = pair_swiss(seeds, pairings, number, rounds, gone)
        check_round(pairs, [player for player in seeds if player not in gone])
        pairings += play(pairs, number, chance)
    met = [frozenset((m.first, m.second)) for m in pairings if m.second and m.kind == "played"]
    assert len(met) == len(set(met))
    byes = [m.first for m in pairings if m.kind == "bye"]
    assert len(byes) == len(set(byes))
    for player in players:
        sides = sum((m.first == player) - (m.second == player) for m in pairings if m.second and m.kind == "played")
        assert abs(sides) <= 3


def test_swiss_leaders_meet() -> None:
    """After a round the winners are paired with each other."""
    players = [f"p{k}" for k in range(8)]
    first = pair_swiss(players, [], 1, 3)
    assert {frozenset(pair) for pair in first} == {frozenset((f"p{k}", f"p{k + 4}")) for k in range(4)}
    pairings = [Pairing(1, a, b, (1.0, 0.0) if a < str(b) else (0.0, 1.0)) for a, b in first]
    winners = {m.first if m.score(m.first) else m.second for m in pairings}
    for a, b in pair_swiss(players, pairings, 2, 3):
        assert (a in winners) == (b in winners)


def test_swiss_with_more_rounds_than_opponents_repeats_as_little_as_possible() -> None:
    players, pairings = ["a", "b", "c", "d"], list[Pairing]()
    for number in range(1, 7):
        pairs = pair_swiss(players, pairings, number, 6)
        check_round(pairs, players)
        pairings += [Pairing(number, a, b, (1.0, 0.0)) for a, b in pairs]
    counts = [sum({m.first, m.second} == set(pair) for m in pairings) for pair in combinations(players, 2)]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("present", [[], ["a"], ["a", "b"], ["a", "b", "c"]])
def test_swiss_of_hardly_anybody(present: list[str]) -> None:
    pairs = pair_swiss(["a", "b", "c"], [], 1, 3, absent={"a", "b", "c"} - set(present))
    check_round(pairs, present)
    check_round(pair_again(present, []), present)


@pytest.mark.parametrize("count", range(2, 13))
def test_round_robin_lets_everybody_meet_once(count: int) -> None:
    players = [f"p{k}" for k in range(count)]
    rounds = round_robin(players)
    assert len(rounds) == count - 1 + count % 2
    for pairs in rounds:
        check_round(pairs, players)
    met = [frozenset(pair) for pairs in rounds for pair in pairs if pair[1]]
    assert len(met) == len(set(met))
    assert set(met) == {frozenset(pair) for pair in combinations(players, 2)}
    sides = {player: sum((a == player) - (b == player) for pairs in rounds for a, b in pairs if b) for player in players}
    assert max(map(abs, sides.values())) <= 1


def test_round_robin_twice_swaps_sides() -> None:
    rounds = round_robin(["a", "b", "c", "d"], cycles=2)
    met = [pair for pairs in rounds for pair in pairs]
    assert len(met) == len(set(met)) == 12


def test_ladder() -> None:
    ladder = ["a", "b", "c", "d", "e"]
    assert may_challenge(ladder, "d", "a")
    assert not may_challenge(ladder, "e", "a")
    assert not may_challenge(ladder, "a", "b")
    assert after_challenge(ladder, "d", "b", won=True) == ["a", "d", "b", "c", "e"]
    assert after_challenge(ladder, "d", "b", won=False) == ladder


def test_standings_by_points_and_tie_breaks() -> None:
    """Three rounds of four: a beats all; b and c have one point each, b has beaten c."""
    results = {"ab": (1, 0), "cd": (1, 0), "ac": (1, 0), "bd": (0, 1), "ad": (1, 0), "bc": (1, 0)}
    pairings = [Pairing(k // 2 + 1, pair[0], pair[1], (float(x), float(y))) for k, (pair, (x, y)) in enumerate(results.items())]
    lines = standings(["d", "c", "b", "a"], pairings, ("head-to-head", "sonneborn-berger"))
    assert lines[0].player == "a"
    assert [line.points for line in lines] == [3.0, 1.0, 1.0, 1.0]
    assert [line.place for line in lines] == [1, 2, 2, 2]  # b, c and d have each beaten one of the others


def test_equal_players_share_a_place() -> None:
    lines = standings(["a", "b", "c", "d"], [Pairing(1, "a", "b", (0.5, 0.5)), Pairing(1, "c", "d", (0.5, 0.5))])
    assert [line.place for line in lines] == [1, 1, 1, 1]


def test_a_pairing_of_two_games_counts_once() -> None:
    pairing = Pairing(1, "a", "b", (1.5, 0.5))
    assert (pairing.score("a"), pairing.score("b"), pairing.of("b")) == (1.0, 0.0, (0.5, 1.5))
    assert Pairing(1, "a", "b").of("a") is None
    assert Pairing(1, "a", "b", (0.0, 0.0), "forfeit").score("a") == 0.0  # both stayed away


def test_the_best_go_up_and_the_last_go_down() -> None:
    divisions = [["a1", "a2", "a3", "a4"], ["b1", "b2", "b3", "b4"], ["c1", "c2", "c3", "c4"]]
    assert promote(divisions, 1) == [["a1", "a2", "a3", "b1"], ["a4", "b2", "b3", "c1"], ["b4", "c2", "c3", "c4"]]
    assert promote(divisions, 0) == divisions


def test_nobody_passes_through_a_small_division() -> None:
    assert promote([["a1", "a2", "a3"], ["b1", "b2", "b3"], ["c1", "c2", "c3"]], 2) == [
        ["a1", "a2", "b1"],
        ["a3", "b2", "c1"],
        ["b3", "c2", "c3"],
    ]


def test_whoever_leaves_makes_room_and_whoever_joins_begins_at_the_bottom() -> None:
    divisions = [["a1", "a2", "a3", "a4"], ["b1", "b2", "b3", "b4"], ["c1", "c2", "c3", "c4"]]
    new = next_season(divisions, leaving=["a2"], joining=["n1", "n2"], size=4)
    assert new == [["a1", "a3", "a4", "b1"], ["b2", "b3", "b4", "c1"], ["c2", "c3", "c4", "n1", "n2"]]


def test_a_division_is_neither_overfull_nor_a_single_player() -> None:
    assert [len(one) for one in next_season([["a1", "a2"]], [], [f"n{k}" for k in range(8)], 4)] == [5, 5]
    assert next_season([["a1", "a2", "a3", "a4"], ["b1"]], [], [], 4) == [["a1", "a2", "a3", "a4", "b1"]]
    assert next_season([["a1", "a2"], ["b1", "b2"]], ["a1", "b2"], [], 2) == [["a2", "b1"]]


@pytest.mark.parametrize("seed", range(10))
def test_nobody_is_lost_between_seasons(seed: int) -> None:
    chance = random.Random(seed)
    players = [f"p{k}" for k in range(chance.randrange(5, 60))]
    divisions = promote([players[k : k + 6] for k in range(0, len(players), 6)], chance.randrange(0, 4))
    leaving = chance.sample(players, 3)
    new = next_season(divisions, leaving, ["n1", "n2"], 6)
    assert sorted(player for division in new for player in division) == sorted(set(players) - set(leaving) | {"n1", "n2"})
