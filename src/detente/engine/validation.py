"""Validates bytes from outside as records: whatever is used as an index must be in range, and open questions must be answerable."""

from typing import Any

import numpy as np

from .bits import WORD
from .machine import DEPTH, DICE, DRAW, DRAWS, EVENTS, SEATS
from .rules import Rules


def is_valid_observation(rules: Rules, record: Any) -> bool:
    """Return whether the fields that everybody sees are valid: frames, questions and the end."""
    depth, asked = int(record["depth"]), [int(n) for n in record["asked"]]
    return (
        0 <= depth <= DEPTH
        and not record["stack"][depth:].any()
        and all(0 <= question < len(rules.questions) for question in asked)
        and int(record["over"]) in (0, 1)
        and 0 <= int(record["winner"]) <= DRAW
        and 0 <= int(record["ending"]) < len(rules.endings)
        and (depth > 0 or bool(record["over"]))
    )


def is_valid_state(rules: Rules, record: Any) -> bool:
    """Return whether a complete record is valid: also queues, event rows and legal actions, and it can be written as a position."""
    counts = (("dice_count", DICE), ("draw_count", DRAWS), ("event_count", EVENTS))
    if not is_valid_observation(rules, record) or any(not 0 <= int(record[name]) <= most for name, most in counts):
        return False
    rows = record["events"][: int(record["event_count"]), 0]
    if bool(record["misdeal"]) or ((rows < 0) | (rows >= len(rules.log_rows))).any():
        return False
    bits = (record["legal"][:, :, None] >> np.arange(WORD + 4)) & 1  # the topmost bits are never used
    legal = bits[:, :, :WORD].reshape(SEATS, -1)
    is_asked = record["asked"] != 0
    if bits[:, :, WORD:].any() or legal[:, len(rules.actions) :].any() or (legal.any(axis=1) != is_asked).any():
        return False
    if bool(record["over"]) == bool(is_asked.any()):
        return False
    try:
        rules.write_position(record, None)
    except (IndexError, KeyError, OverflowError, StopIteration, ValueError):
        return False
    return True
