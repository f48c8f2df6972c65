"""YAML from untrusted sources: no anchors, aliases or merge keys (a few bytes could expand to gigabytes), no deep nesting or huge
numbers."""

from __future__ import annotations

from typing import Any

import yaml

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST = 30
LONGEST_NUMBER = 9  # digits


def load_plain(text: str) -> Any:
    """Parse a document; raises yaml.YAMLError."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise yaml.YAMLError("anchors and aliases are not allowed")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif isinstance(event, yaml.ScalarEvent):
            _check_scalar(event)
        if depth > DEEPEST:
            raise yaml.YAMLError(f"more than {DEEPEST} levels deep")
    return yaml.load(text, Loader=LOADER)


def _check_scalar(event: Any) -> None:
    if event.tag is None and not event.style:
        if event.value == "<<":
            raise yaml.YAMLError("merge keys are not allowed")
        if sum(letter.isdigit() for letter in event.value) > LONGEST_NUMBER and not any(map(str.isspace, event.value)):
            raise yaml.YAMLError("a number with too many digits")
    elif event.tag is not None and event.tag != "!":
        raise yaml.YAMLError("tags are not allowed")
