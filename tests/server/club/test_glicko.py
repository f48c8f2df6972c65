"""Glicko-2: the paper's example, and what must hold for any games."""

import random

import pytest

from detente.server.club.glicko import LEAST_DEVIATION, MOST_DEVIATION, RatedGame, Rating, expected, rate


def test_the_example_of_the_paper() -> None:
    """Glickman 2013, page 4: three games in one period."""
    opponents = [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    new = rate(Rating(1500, 200, 0.06), [RatedGame(Rating(r, d), points) for r, d, points in opponents])
    # Step 6 of the paper adds the volatility of the period that has passed; here time does that.
    assert new.rating == pytest.approx(1464.06, abs=0.1)
    assert new.deviation == pytest.approx(151.52, abs=0.5)
    assert new.volatility == pytest.approx(0.05999, abs=1e-5)


def test_time_makes_a_rating_less_sure() -> None:
    settled = Rating(1700, 60)
    assert settled.after(0) == settled
    assert settled.after(30 * 86_400).deviation > 60
    assert settled.after(365 * 86_400).provisional
    assert settled.after(1e12).deviation == MOST_DEVIATION


def test_the_better_side_counts() -> None:
    """Who wins with the side that is worth 100 points gains less, who loses with it loses more."""
    me, you = Rating(1500, 80), Rating(1500, 80)
    assert expected(me, you, 100) > expected(me, you) == pytest.approx(0.5)
    gain = [rate(me, [RatedGame(you, 1.0, advantage)]).rating for advantage in (0, 100)]
    loss = [rate(me, [RatedGame(you, 0.0, advantage)]).rating for advantage in (0, 100)]
    assert gain[1] < gain[0]
    assert loss[1] < loss[0]


@pytest.mark.parametrize("seed", range(20))
def test_ratings_stay_within_bounds(seed: int) -> None:
    chance, mine = random.Random(seed), Rating()
    for _ in range(200):
        other = Rating(chance.uniform(400, 2800), chance.uniform(30, 350))
        before = mine
        mine = rate(mine.after(chance.uniform(0, 4e6)), [RatedGame(other, chance.choice([0.0, 0.5, 1.0]), chance.uniform(-200, 200))])
        assert LEAST_DEVIATION <= mine.deviation <= MOST_DEVIATION
        assert 0.01 <= mine.volatility <= 0.1
        assert abs(mine.rating - before.rating) <= 700


def test_ratings_find_the_true_order() -> None:
    """120 players of known strength, 60 games each against somebody near in rating."""
    chance = random.Random(4)
    strength = [chance.gauss(1500, 250) for _ in range(120)]
    ratings = [Rating() for _ in strength]
    for _ in range(60):
        order = sorted(range(120), key=lambda k: ratings[k].rating + chance.gauss(0, 150))
        for a, b in zip(order[::2], order[1::2], strict=True):
            won = float(chance.random() < 1 / (1 + 10 ** ((strength[b] - strength[a]) / 400)))
            before = ratings[a], ratings[b]
            ratings[a], ratings[b] = rate(before[0], [RatedGame(before[1], won)]), rate(before[1], [RatedGame(before[0], 1 - won)])
    ranks = [sorted(range(120), key=lambda k: values[k]).index(j) for values in (strength, [r.rating for r in ratings]) for j in range(120)]
    squares = sum((ranks[j] - ranks[120 + j]) ** 2 for j in range(120))
    assert 1 - 6 * squares / (120 * (120**2 - 1)) > 0.93
