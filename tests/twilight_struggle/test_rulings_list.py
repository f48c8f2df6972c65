"""docs/rulings.md holds every ruling that sources and tests cite by number."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\b[Rr]ulings? (\d+(?:(?:, | and | to )\d+\b(?!\.\d))*)(?!\d|\.\d)")


def listed() -> list[int]:
    """The numbers of the rulings, in the order of the document."""
    return [int(number) for number in re.findall(r"^\| (\d+) \|", (ROOT / "docs" / "rulings.md").read_text(), re.MULTILINE)]


def test_rulings_are_numbered_without_gaps() -> None:
    assert listed() == list(range(1, 145))


def test_every_ruling_that_is_cited_is_listed() -> None:
    known, cited = set(listed()), set()
    for folder in ("src/detente/games/twilight_struggle", "tests/twilight_struggle"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for found in CITED.findall(path.read_text()):
                cited |= {int(number) for number in re.findall(r"\d+", found)}
    assert cited <= known
    assert len(cited) > 100
