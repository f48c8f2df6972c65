"""Chance: the hash is the published one, and forced dice and cards come first."""

import numpy as np

from detente.engine.chance import siphash
from detente.engine.game import Game, key_from_seed

GAME = Game("twilight_struggle")


def hashed(key0: int, key1: int, message: int) -> int:
    """The kernel, called from Python."""
    with np.errstate(over="ignore"):
        return int(siphash(np.uint64(key0), np.uint64(key1), np.uint64(message)))  # type: ignore[arg-type]


def test_siphash_gives_the_published_value_for_eight_bytes() -> None:
    """The reference table of SipHash-2-4: key 00…0f, message 00…07."""
    assert hashed(0x0706050403020100, 0x0F0E0D0C0B0A0908, 0x0706050403020100) == 0x93F5F5799A932462


def test_the_same_seed_gives_the_same_deal() -> None:
    assert GAME.new(seed=4).bytes() == GAME.new(seed=4).bytes()
    assert GAME.new(seed=4).hand("us") != GAME.new(seed=5).hand("us")


def test_without_a_seed_every_game_is_its_own() -> None:
    assert GAME.new().key != GAME.new().key


def test_a_seed_stands_for_a_key_of_128_bits() -> None:
    assert len(key_from_seed(1)) == 16
    assert GAME.new(key=key_from_seed(9)).bytes() == GAME.new(seed=9).bytes()


def test_dice_are_fair_enough() -> None:
    """Six hundred coups: no face is missing or more than twice as common as it should be."""
    counts = [0] * 7
    for seed in range(600):
        table = GAME.position("T4 AR1 US | influence iran 0:1 | us duck_and_cover, nasser | ussr fidel", seed=seed)
        for action in ("card:nasser", "play:coup", "country:iran"):
            table.play("us", action)
        rolls = [row for rows in table.rows() for row in rows if GAME.rules.log_rows[row[0]][0] == "coup_roll"]
        counts[rolls[0][1]] += 1
    assert counts[0] == 0
    assert all(50 < count < 200 for count in counts[1:])
