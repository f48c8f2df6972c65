"""Observations as numbers: names, bounds, and nothing hidden."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from detente.engine.game import Game, titles
from detente.engine.laws import random_options
from detente.env.core import Core
from detente.env.features import LEFT_OUT, Features, page


def moments(title: str, games: int, seed: int = 1) -> Iterator[Core]:
    """Every decision of random games under random options."""
    for k in range(seed, seed + games):
        dice = random.Random(k)
        core = Core(title, random_options(Game(title), dice))
        core.reset(k)
        while not core.over:
            yield core
            seat = dice.choice([seat for seat in (0, 1) if core.asks(seat)])
            core.step(seat, int(dice.choice(np.flatnonzero(core.mask(seat)))))


@pytest.mark.parametrize("title", titles())
def test_every_feature_is_named_and_within_its_bounds(title: str) -> None:
    features = Features(title)
    assert len(set(features.names)) == features.size == len(features.low) == len(features.high)
    for core in moments(title, 2):
        for seat in (0, 1):
            flat = features.flat(core.observe(seat))[0]
            wrong = np.flatnonzero((flat < features.low) | (flat > features.high))
            assert not len(wrong), [(features.names[k], int(flat[k])) for k in wrong]


@pytest.mark.parametrize("title", titles())
def test_every_field_of_the_record_is_described(title: str) -> None:
    features = Features(title)
    record = Game(title).rules.observation
    assert {field.name for field in features.fields} | set(LEFT_OUT) >= set(record.fields())
    assert all(field.about and field.known_to in ("all", "own", "seen") for field in features.fields)


@pytest.mark.parametrize("title", titles())
def test_features_are_equal_over_imagined_worlds(title: str) -> None:
    features, dice = Features(title), random.Random(5)
    for core in moments(title, 1, seed=3):
        if dice.random() < 0.15:
            for seat in (0, 1):
                mine = features.flat(core.observe(seat)).copy()
                other = core.imagine(seat, dice.randbytes(16))
                assert (features.flat(other.observe(seat)) == mine).all()


@pytest.mark.parametrize("title", titles())
def test_arrays_by_field_hold_what_the_record_holds(title: str) -> None:
    features = Features(title)
    core = next(core for k, core in enumerate(moments(title, 1)) if k == 25)
    seen = core.observe(core.seat or 0)
    arrays = features.by_field(seen)
    assert (features.flat(seen)[0] == np.concatenate([array.reshape(-1) for array in arrays.values()])).all()
    for field in features.fields:
        value = seen[0][field.name]
        if not field.is_set:
            assert (arrays[field.name][0] == value).all()
        elif value.ndim == 0:
            assert sum(int(bit) << k for k, bit in enumerate(arrays[field.name][0])) == value


def test_names_are_those_of_the_things_themselves() -> None:
    game = Game("twilight_struggle")
    core, features = Core(game), Features(game)
    core.reset(1)
    hand = game.new(seed=1)
    held = {name for name, x in zip(features.names, features.flat(core.observe(0))[0], strict=True) if x and name.startswith("pile[us]")}
    assert held == {f"pile[us][{card}]" for card in hand.hand("us")}


@pytest.mark.parametrize(
    ("title", "members", "numbers"), [("twilight_struggle", "present", "influence"), ("europe_divided", "stationed", "units")]
)
def test_members_of_sets_are_named_like_places_of_arrays(title: str, members: str, numbers: str) -> None:
    features = Features(title)
    for core in moments(title, 1):
        arrays = features.by_field(core.observe(0))
        assert (arrays[members].astype(bool) == (arrays[numbers] > 0)).all()


def test_cards_of_sets_are_named_from_one() -> None:
    """The group in a slot is ready or mobilised."""
    features = Features("cia_vs_kgb")
    names = Game("cia_vs_kgb").rules.names["group"]
    for core in moments("cia_vs_kgb", 1):
        arrays = features.by_field(core.observe(0))
        for seat in (0, 1):
            lying = {names[number] for number in arrays["slot"][0, seat] if number}
            states = [{names[k + 1] for k in np.flatnonzero(arrays[state][0, seat])} for state in ("ready", "mobilised")]
            assert states[0] | states[1] == lying


def test_features_of_a_version_do_not_change_when_a_record_grows() -> None:
    old, new = Features("cia_vs_kgb", version=1), Features("cia_vs_kgb", version=2)
    assert [name for name in new.names if name not in old.names] == ["version", "option[open_discards]", "tied"]
    core = next(core for k, core in enumerate(moments("cia_vs_kgb", 1)) if k == 30)
    seen = core.observe(0)
    values = dict(zip(new.names, new.flat(seen)[0].tolist(), strict=True))
    assert old.flat(seen)[0].tolist() == [values[name] for name in old.names]


def test_the_page_of_the_docs_lists_every_field_as_it_is() -> None:
    """`python -m detente.env.features --page > docs/observations.md` after a change."""
    assert (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8") == page()
