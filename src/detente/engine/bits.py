"""Sets of small numbers as bit masks. A word holds 60 bits, so the sign bit stays clear and plain Python agrees with machine code."""

from functools import lru_cache

import numpy as np

from .kernel import JIT, kernel

WORD = 60
BIT = np.array([1 << k for k in range(WORD)], np.int64)


@kernel
def _count(x: int) -> int:
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def _plain_count(x: int) -> int:
    return int(x).bit_count()


count = _count if JIT else _plain_count


@kernel
def lowest(x: int) -> int:
    """Index of the lowest set bit of a non-zero word."""
    return count((x & -x) - 1)


@kernel
def nth(x: int, n: int) -> int:
    """Index of the *n*-th set bit, counted from 0."""
    for _ in range(n):
        x = x & (x - 1)
    return lowest(x)


@lru_cache(1 << 14)
def members(words: bytes) -> tuple[int, ...]:
    """The members of a set, given its words as bytes."""
    found = []
    for index, word in enumerate(np.frombuffer(words, np.int64).tolist()):
        while word:
            lowest_bit = word & -word
            found.append(index * WORD + lowest_bit.bit_length() - 1)
            word ^= lowest_bit
    return tuple(found)


def mask(numbers: list[int], words: int) -> list[int]:
    """The words of a set with the given members, for tables."""
    out = [0] * words
    for member in numbers:
        out[member // WORD] |= 1 << (member % WORD)
    return out
