"""Derived numbers: what the game's own rules work out of an observation for a network."""

import numpy as np
import pytest

from detente.bots import make_bot
from detente.bots.network.facts import find_facts
from detente.bots.network.features import derive, with_derived
from detente.bots.network.growth import carry_over
from detente.bots.network.numpy_network import NumpyNetwork, weights_file
from detente.bots.network.weights import Weights, load_weights
from detente.engine.game import Game, titles
from detente.engine.table import Table
from detente.games.europe_divided.board import FIELDS
from detente.games.twilight_struggle.board import COUNTRY, REGION, STABILITY

DERIVING = [title for title in titles() if find_facts(title).derived]


def number(table: Table, seat: str, field: str, *index: int) -> int:
    """A derived number of a seat."""
    derived = find_facts(table.game.id).derived
    assert derived is not None
    return int(derive(table.game.id, table.observe(seat).reshape(1))[0, derived.place(field, index)])


def test_a_region_is_ahead_by_what_it_would_score() -> None:
    """Europe: Domination and three battlegrounds against Presence and one (10.1)."""
    words = "influence west_germany 4:0, france 3:0, uk 5:0, italy 2:0, spain_portugal 2:0, poland 0:3"
    table = Game("twilight_struggle").position(f"T4 AR3 US | {words} | us nato | ussr fidel")
    before = number(table, "us", "region_ahead", 0)
    assert before == -number(table, "ussr", "region_ahead", 0)
    assert number(table, "us", "region_level", 0, 0) == 2
    assert number(table, "us", "region_level", 1, 0) == 1
    assert before == (7 + 3) - (3 + 1)


@pytest.mark.parametrize("name", ["italy", "cuba", "iran", "south_korea", "nigeria"])
def test_a_stake_is_what_control_of_a_country_decides(name: str) -> None:
    """The region's score with the country in own hands less that with it in the other's."""
    game, ahead = Game("twilight_struggle"), []
    others = "influence west_germany 4:0, poland 0:3, mexico 0:2, panama 2:0, iraq 0:3, japan 4:0, angola 0:2, zaire 1:0"
    enough = int(STABILITY[COUNTRY[name]]) + 1
    for points in (f"{enough}:0", f"0:{enough}"):
        table = game.position(f"T4 AR3 US | {others}, {name} {points} | us nato | ussr fidel")
        ahead.append(number(table, "us", "region_ahead", int(REGION[COUNTRY[name]])))
    assert number(table, "us", "stake", COUNTRY[name]) == ahead[0] - ahead[1]


def test_a_side_is_ahead_by_what_it_has_over_control() -> None:
    table = Game("twilight_struggle").position("T4 AR3 US | influence cuba 4:0, iran 1:2 | us nato | ussr fidel")
    assert number(table, "us", "ahead", 0, COUNTRY["cuba"]) == 4 - int(STABILITY[COUNTRY["cuba"]])
    assert number(table, "ussr", "ahead", 1, COUNTRY["cuba"]) == 4 - int(STABILITY[COUNTRY["cuba"]])
    assert number(table, "us", "ahead", 0, COUNTRY["iran"]) == -1 - int(STABILITY[COUNTRY["iran"]])


def test_an_event_lacks_something_only_in_its_regions() -> None:
    """Sums over the regions agree with what is missing in all: an event that lacks nothing anywhere is met."""
    table, bot = Game("europe_divided").new(seed=4), make_bot("random", 4, "europe_divided")
    met = 0
    for _ in range(120):
        if table.outcome:
            break
        seat = table.to_move[0]
        for slot in range(7):
            near = number(table, seat, "event_near", slot)
            lacks = [number(table, seat, "event_lacks", side, slot, field) for side in (0, 1) for field in range(FIELDS)]
            gain = [number(table, seat, "event_gain", side, slot) for side in (0, 1)]
            assert (near > 0) == any(gain) == any(lacks)
            asked = [lack - 1 for lack in lacks if lack]
            if near:
                assert (near >= 7) == (sum(asked) == 0)
                met += sum(asked) == 0
        table.play(seat, bot.choose(table.observe(seat), 0.0).action)
    assert met


@pytest.mark.parametrize("title", DERIVING)
@pytest.mark.parametrize(("times", "deeper"), [(1, 0), (2, 0), (1, 2)])
def test_a_network_that_sees_more_or_is_wider_or_deeper_answers_as_before(title: str, times: int, deeper: int) -> None:
    kept = load_weights(weights_file(title))
    columns = with_derived(kept.columns)
    grown = NumpyNetwork(Weights(columns, carry_over(kept.arrays, kept.columns, columns, times, deeper=deeper), kept.card))
    network, table, bot = NumpyNetwork(kept), Game(title).new(seed=3), make_bot("random", 3, title)
    for _ in range(25):
        seat = table.to_move[0]
        (said, value), (before, valued) = grown.judge(table.observe(seat)), network.judge(table.observe(seat))
        assert np.allclose(said, before, atol=1e-3)
        assert value == pytest.approx(valued, abs=1e-4)
        table.play(seat, bot.choose(table.observe(seat), 0.0).action)


def test_a_network_that_is_half_as_wide_again_answers_much_as_before() -> None:
    """Only the first half of its units has a copy, which layer norms notice: probabilities move, but by little."""
    title = DERIVING[0]
    kept = load_weights(weights_file(title))
    arrays = carry_over(kept.arrays, kept.columns, kept.columns, 1.5)
    assert len(arrays["encoder.bias"]) == 1.5 * len(kept.arrays["encoder.bias"])
    grown, network = NumpyNetwork(Weights(kept.columns, arrays, kept.card)), NumpyNetwork(kept)
    table, bot = Game(title).new(seed=3), make_bot("random", 3, title)
    moved = []
    for _ in range(25):
        seat = table.to_move[0]
        said, before = (one.judge(table.observe(seat))[0] for one in (grown, network))
        odds = [np.exp(logits - logits.max()) / np.exp(logits - logits.max()).sum() for logits in (said, before)]
        moved.append(np.abs(odds[0] - odds[1]).sum() / 2)
        table.play(seat, bot.choose(table.observe(seat), 0.0).action)
    assert 0 < np.mean(moved) < 0.1
