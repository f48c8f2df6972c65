"""Uniformly random play, for laws, simulation and rollouts."""

import numpy as np

from .bits import WORD, count, lowest, nth
from .kernel import JIT, kernel, u64
from .machine import Machine

MULTIPLIER = u64(0x2545F4914F6CDD1D)
M64 = 0xFFFFFFFFFFFFFFFF


@kernel
def xorshift(x: int) -> int:
    """The next state of a small fast generator (xorshift64): for choosing actions, never for a game's own chance."""
    x = x ^ ((x << 13) & M64)
    x = x ^ (x >> 7)
    return (x ^ ((x << 17) & M64)) & M64


@kernel
def _to_int(x: int) -> int:
    return np.int64(x)  # type: ignore[return-value]


def _plain_to_int(x: int) -> int:
    return x


to_int = _to_int if JIT else _plain_to_int


@kernel
def asked_seat(s: Machine) -> int:
    """A seat with an open question."""
    return 0 if s.asked[0] else 1


@kernel
def only_answer(s: Machine, seat: int) -> int:
    """The seat's answer if it has only one, else -1."""
    found = -1
    for w in range(s.legal.shape[1]):
        word = s.legal[seat, w]
        if word == 0:
            continue
        if found >= 0 or word & (word - 1):
            return -1
        found = w * WORD + lowest(word)
    return found


@kernel
def random_action(s: Machine, seat: int, x: int) -> int:
    """A legal action of the seat, selected by the generator's state."""
    n = 0
    for w in range(s.legal.shape[1]):
        n += count(s.legal[seat, w])
    k = to_int(((x * MULTIPLIER) & M64) >> 33) % n
    for w in range(s.legal.shape[1]):
        here = count(s.legal[seat, w])
        if k < here:
            return int(w * WORD + nth(s.legal[seat, w], k))
        k -= here
    return -1
