"""The CPU kernels of a network: which features are set, and sums over those alone; numpy computes the dense layers."""

import math
from pathlib import Path
from typing import Any

from detente.engine.kernel import entry, kernel

from .features import feature

HOME = Path(__file__).parent


def set_features(rows: Any, table: Any, stack: int, depth: int, seat: int, x: Any, index: Any, counts: Any) -> None:
    """Write every column of every observation into *x*, and the numbers of those that are set into *index*."""
    for i in range(rows.shape[0]):
        n = 0
        for j in range(table.shape[0]):
            holds = feature(rows, i, table, j, stack, depth, seat)
            x[i, j] = holds
            if holds:
                index[i, n] = j
                n += 1
        counts[i] = n


def first_layer(rows: Any, seat: int, index: Any, counts: Any, weights: Any, bias: Any, last: Any, out: Any) -> None:
    """The wide layer: the bias plus the weight rows of all set features. Positions of a search resemble each other, so a sum is computed
    from the previous one of the same seat where the difference is shorter. *last* holds the last summed rows of both seats."""
    last[0], last[1] = -1, -1
    for i in range(out.shape[0]):
        row, before = out[i], last[rows[i, seat]]
        last[rows[i, seat]] = i
        if before < 0 or 2 * _differing(index[i], counts[i], index[before], counts[before]) > counts[i]:
            for k in range(row.shape[0]):
                row[k] = bias[k]
            for n in range(counts[i]):
                added = weights[index[i, n]]
                for k in range(row.shape[0]):
                    row[k] += added[k]
        else:
            _change(index[i], counts[i], index[before], counts[before], weights, out[before], row)


@kernel
def _differing(one: Any, ones: int, other: Any, others: int) -> int:
    """The number of elements that are in only one of two ascending lists."""
    a, b, same = 0, 0, 0
    while a < ones and b < others:
        x, y = one[a], other[b]
        same += x == y
        a += x <= y
        b += y <= x
    return ones + others - 2 * same


@kernel
def _change(one: Any, ones: int, other: Any, others: int, weights: Any, base: Any, row: Any) -> None:
    """Compute the sum of one list from that of another."""
    for k in range(row.shape[0]):
        row[k] = base[k]
    a, b = 0, 0
    while a < ones or b < others:
        if b == others or (a < ones and one[a] < other[b]):
            changed = weights[one[a]]
            for k in range(row.shape[0]):
                row[k] += changed[k]
            a += 1
        elif a == ones or other[b] < one[a]:
            changed = weights[other[b]]
            for k in range(row.shape[0]):
                row[k] -= changed[k]
            b += 1
        else:
            a += 1
            b += 1


def open_gates(x: Any, first: int, gates: Any, gate: Any, h: Any) -> None:
    """The positive part of the first layer, times the sum of the gates of the question and the seat."""
    for i in range(h.shape[0]):
        row = h[i]
        for k in range(row.shape[0]):
            gate[k] = 1
        for g in range(gates.shape[0]):
            if x[i, first + g]:
                opened = gates[g]
                for k in range(row.shape[0]):
                    gate[k] += opened[k]
        for k in range(row.shape[0]):
            row[k] = row[k] * gate[k] if row[k] > 0 else 0


def norm(h: Any, weight: Any, bias: Any, small: float, out: Any) -> None:
    """Layer norm of each row. Sums are accumulated in eight parts, which a processor adds in parallel."""
    width = h.shape[1]
    for i in range(h.shape[0]):
        row, to = h[i], out[i]
        mean = _sum(row, row, False) / width
        for k in range(width):
            to[k] = row[k] - mean
        scale = 1 / (_sum(to, to, True) / width + small) ** 0.5
        for k in range(width):
            to[k] = to[k] * scale * weight[k] + bias[k]


@kernel
def _sum(row: Any, other: Any, product: bool) -> float:
    a, b, c, d, e, f, g, h = row[0] * 0, row[0] * 0, row[0] * 0, row[0] * 0, row[0] * 0, row[0] * 0, row[0] * 0, row[0] * 0
    whole = row.shape[0] // 8 * 8
    for k in range(0, whole, 8):
        if product:
            a += row[k] * other[k]
            b += row[k + 1] * other[k + 1]
            c += row[k + 2] * other[k + 2]
            d += row[k + 3] * other[k + 3]
            e += row[k + 4] * other[k + 4]
            f += row[k + 5] * other[k + 5]
            g += row[k + 6] * other[k + 6]
            h += row[k + 7] * other[k + 7]
        else:
            a += row[k]
            b += row[k + 1]
            c += row[k + 2]
            d += row[k + 3]
            e += row[k + 4]
            f += row[k + 5]
            g += row[k + 6]
            h += row[k + 7]
    for k in range(whole, row.shape[0]):
        a += row[k] * other[k] if product else row[k]
    return float(a + b + c + d + e + f + g + h)


def draw_answers(logits: Any, temperature: float, unlikely: float, chance: Any, actions: Any) -> None:
    """Sample an answer for every row using its number in *chance*, from 0 to 1; answers below a fraction of the likeliest are excluded."""
    least = math.log(unlikely)
    for i in range(logits.shape[0]):
        row = logits[i]
        best = 0
        for a in range(row.shape[0]):
            if row[a] > row[best]:
                best = a
        total = 0.0
        for a in range(row.shape[0]):
            x = (row[a] - row[best]) / temperature
            if x >= least:
                total += math.exp(x)
        left = chance[i] * total
        actions[i] = best
        for a in range(row.shape[0]):
            x = (row[a] - row[best]) / temperature
            if x >= least:
                left -= math.exp(x)
                if left < 0:
                    actions[i] = a
                    break


def item_logits(x: Any, table: Any, described: Any, items: Any, wanted: Any, spoken: Any, hidden: Any, logits: Any, first: int) -> None:
    """Compute the logits of legal actions that name an item, from the columns that describe it (slots of *table*)."""
    for i in range(x.shape[0]):
        for item in range(table.shape[0]):
            if not x[i, first + item]:
                continue
            for k in range(hidden.shape[0]):
                hidden[k] = items[item, k] + wanted[i, k]
            for slot in range(table.shape[1]):
                if x[i, table[item, slot]]:
                    for k in range(hidden.shape[0]):
                        hidden[k] += described[slot, k]
            for k in range(hidden.shape[0]):
                if hidden[k] > 0:
                    logits[i, first + item] += hidden[k] * spoken[k]


SET_FEATURES = entry(set_features, HOME)
FIRST_LAYER = entry(first_layer, HOME)
OPEN_GATES = entry(open_gates, HOME)
NORM = entry(norm, HOME)
ITEM_LOGITS = entry(item_logits, HOME)
DRAW_ANSWERS = entry(draw_answers, HOME)
KERNELS = (SET_FEATURES, FIRST_LAYER, OPEN_GATES, NORM, ITEM_LOGITS, DRAW_ANSWERS)
