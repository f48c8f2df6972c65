"""Chance: SipHash-2-4 of a counter under the record's 128-bit key, or the next forced die or card."""

import numpy as np

from .kernel import kernel, u64
from .machine import Machine, bar_undo

M64 = 0xFFFFFFFFFFFFFFFF
ONE = u64(1)
V0 = u64(0x736F6D6570736575)
V1 = u64(0x646F72616E646F6D)
V2 = u64(0x6C7967656E657261)
V3 = u64(0x7465646279746573)
LENGTH = u64(8 << 56)
FINISH = u64(0xFF)


@kernel
def rotate(x: int, n: int) -> int:
    return ((x << n) | (x >> (64 - n))) & M64


@kernel
def sip_round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    v0 = (v0 + v1) & M64
    v2 = (v2 + v3) & M64
    v1 = rotate(v1, 13) ^ v0
    v3 = rotate(v3, 16) ^ v2
    v0 = rotate(v0, 32)
    v2 = (v2 + v1) & M64
    v0 = (v0 + v3) & M64
    v1 = rotate(v1, 17) ^ v2
    v3 = rotate(v3, 21) ^ v0
    v2 = rotate(v2, 32)
    return v0, v1, v2, v3


@kernel
def siphash(key0: int, key1: int, message: int) -> int:
    """SipHash-2-4 of one 64-bit little-endian message."""
    v0, v1, v2, v3 = key0 ^ V0, key1 ^ V1, key0 ^ V2, key1 ^ V3 ^ message
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v3 = v0 ^ message, v3 ^ LENGTH
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v2 = v0 ^ LENGTH, v2 ^ FINISH
    for _ in range(4):
        v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    digest: int = v0 ^ v1 ^ v2 ^ v3
    return digest


@kernel
def below(s: Machine, n: int) -> int:
    """A fresh number from 0 to *n* - 1."""
    drawn = siphash(s.key0, s.key1, s.counter)
    s.counter = (s.counter + ONE) & M64
    return int(np.int64(drawn >> 2) % n)


@kernel
def roll(s: Machine) -> int:
    """Roll a die: the next forced result, or a random one. Bars undo, since a roll cannot be taken back."""
    bar_undo(s)
    if s.dice_count > 0:
        die = s.dice[0]
        s.dice_count -= 1
        for i in range(s.dice_count):
            s.dice[i] = s.dice[i + 1]
        s.dice[s.dice_count] = 0
        return int(die)
    return below(s, 6) + 1


@kernel
def next_forced_draw(s: Machine) -> int:
    """The next forced card, or 0 if none is forced."""
    if s.draw_count == 0:
        return 0
    card = s.draws[0]
    s.draw_count -= 1
    for i in range(s.draw_count):
        s.draws[i] = s.draws[i + 1]
    s.draws[s.draw_count] = 0
    return int(card)
