"""The kernels of a network on a CPU: which features are set, and the sums over those alone; the dense layers are numpy's."""

from pathlib import Path
from typing import Any

from detente.engine.kernel import entry

from .features import feature

HOME = Path(__file__).parent


def set_features(rows: Any, table: Any, stack: int, depth: int, seat: int, x: Any, index: Any, counts: Any) -> None:
    """Every column of every observation into *x*, and the numbers of those that are set into *index*."""
    for i in range(rows.shape[0]):
        n = 0
        for j in range(table.shape[0]):
            holds = feature(rows, i, table, j, stack, depth, seat)
            x[i, j] = holds
            if holds:
                index[i, n] = j
                n += 1
        counts[i] = n


def first_layer(index: Any, counts: Any, weights: Any, bias: Any, out: Any) -> None:
    """The wide layer: the rows of set features added to the bias."""
    for i in range(out.shape[0]):
        row = out[i]
        for k in range(row.shape[0]):
            row[k] = bias[k]
        for n in range(counts[i]):
            added = weights[index[i, n]]
            for k in range(row.shape[0]):
                row[k] += added[k]


def item_logits(x: Any, table: Any, described: Any, items: Any, wanted: Any, spoken: Any, hidden: Any, logits: Any, first: int) -> None:
    """Logits of legal actions that name an item, from the columns that describe it (slots of *table*)."""
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
ITEM_LOGITS = entry(item_logits, HOME)
KERNELS = (SET_FEATURES, FIRST_LAYER, ITEM_LOGITS)
