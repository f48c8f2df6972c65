"""What README and docs show is true: their examples run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *ROOT.glob("examples/**/*.md"), ROOT / "web" / "README.md"])
MODULES = sorted(path for path in (ROOT / "src").rglob("*.py") if ">>> " in path.read_text())
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MkDocs make them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", re.sub(r"`|\[|\]\([^)]*\)", "", heading)).strip().lower().replace(" ", "-") for heading in headings}


ELSEWHERE = ("docs/adding-a-game.md",)  # tests/examples runs it, where the package that it tells of is installed


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text() and named(page) not in ELSEWHERE], ids=named)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = re.sub(r"^```.*$", "", page.read_text(), flags=re.MULTILINE)  # an example ends with its fence
    examples = doctest.DocTestParser().get_doctest(text, {"__name__": "docs"}, named(page), str(page), 0)
    failed, tried = doctest.DocTestRunner().run(examples)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_the_examples_of_a_module_run(path: Path) -> None:
    module = importlib.import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(FENCE.sub("", page.read_text())):
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), f"{named(page)} links to {target}"
        assert not anchor or found.suffix != ".md" or anchor in anchors(found), f"{named(page)} links to {target}#{anchor}"


def test_every_page_of_the_docs_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text()
    assert [page.name for page in sorted((ROOT / "docs").glob("*.md")) if f": {page.name}" not in navigation] == []
