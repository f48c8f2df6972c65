"""Four languages: everything changes at once, nothing is missing, nothing stays English."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import SEEN, at_random, fetch, lit, open_panels, play, play_on, start, table_id, wait_for_question
from .words import names, vocabulary, word

OTHERS = ("pl", "ru", "hu")
OURS = ("Détente", "English", "Polski", "Русский", "Magyar", "Anna", "Boris")  # names that are the same in every language
WORD = re.compile(r"[^\W\d_]{3,}")
# Everything a page says: texts, labels, titles, placeholders; what is said in another language on purpose is marked with lang.
TEXTS = """() => {
  const found = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) { if (node.data.trim()) found.push(node.data.trim()); return; }
    if (!(node instanceof Element) || node.matches('script, style, button[lang], .chat .message')) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push((node.getAttribute(name) ?? '').trim());
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return found.filter(Boolean);
}"""


DEVICES = ("Chrome, Linux", "Chromium, Linux")  # of a session: names of programs, the same in every language


def turn(page: Page, lang: str) -> None:
    """Another language, by the buttons of the home page."""
    page.click(f".home .lang button[lang={lang}]")
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TEXTS)
    return [text for text in found if text not in DEVICES]


def people(page: Page) -> set[str]:
    """Everybody whose name the home page may tell: other tests play on the same server."""
    tables = [table for kind in ("mine", "open", "live") for table in fetch(page, f"/api/tables?kind={kind}")["tables"]]
    return {seat["name"] for table in tables for seat in table["seats"].values() if seat["name"]}


def check_words(said: list[str], english: list[str], lang: str) -> None:
    """No message's name in place of its text; no English sentence; in Russian no Latin word that its catalogue does not have."""
    own, theirs = vocabulary(lang).casefold(), set(english)
    for text in said:
        assert text not in names(), f"{lang}: {text} has no text"
        assert not re.search(r"\b(page|card|country|question|action|track|era|region|ending|option|effect|guide)-[a-z]{2,}", text), text
        text = without(text, OURS)
        strange = [found for found in WORD.findall(text) if found.casefold() not in own]
        is_latin = [found for found in strange if found.isascii()]
        assert not (lang == "ru" and is_latin), f"ru: {is_latin} in {text!r}"
        assert not (text in theirs and strange), f"{lang}: English left: {text!r}"


def without(text: str, names: Iterable[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def open_all(page: Page) -> list[str]:
    """What a table says with each of its panels and its menu open."""
    said = texts(page)
    for _ in open_panels(page):
        said += texts(page)
    page.locator(".tabs [role=tab]").first.click()
    page.locator("nav.tools button").last.click()
    page.wait_for_selector("dialog")
    said += texts(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return said


@pytest.fixture
def spoken(visit: Visit) -> dict[str, list[str]]:
    """What home page, dialogs and a table in the middle of a game say, by language."""
    page = visit()
    page.get_by_label(word("page-name")).first.fill("Anna")
    table = start(page, side="us")
    play_on(page, 25, at_random(6))
    said: dict[str, list[str]] = {}
    others: set[str] = set()
    for lang in ("en", *OTHERS):
        page.goto("/")
        turn(page, lang)
        page.wait_for_selector(".home .list:first-child .row")
        page.wait_for_selector("[data-record]")
        said[lang] = texts(page)
        others |= people(page)
        for button in ("private", "sandbox"):
            page.click(f"[data-start={button}]")
            page.locator("dialog summary").click()
            said[lang] += texts(page)
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        page.click(".profile")
        page.locator("dialog summary").nth(1).click()  # the account
        said[lang] += texts(page)
        page.keyboard.press("Escape")
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-sequence]")
        said[lang] += open_all(page)
    return {lang: [without(text, others) for text in found] for lang, found in said.items()}


def test_nothing_is_missing_and_nothing_stays_english(spoken: dict[str, list[str]]) -> None:
    assert len(spoken["en"]) > 500
    for lang in OTHERS:
        check_words(spoken[lang], spoken["en"], lang)
    # The check finds what it looks for.
    sentence = word("page-hero")
    for lang, wrong in (("pl", sentence), ("hu", "page-nothing-of-the-kind"), ("ru", "Operations ещё не закончены"), ("pl", "page-menu")):
        with pytest.raises(AssertionError):
            check_words([*spoken[lang], wrong], [*spoken["en"], sentence], lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit, lang: str) -> None:
    page = visit()
    start(page, side="ussr")
    wait_for_question(page)
    poland = page.locator("[data-country=poland]")
    assert (poland.get_attribute("aria-label") or "").startswith(word("country-poland"))
    play(page, "country:poland")
    page.click(".tools .lang")
    page.locator(f"dialog button[lang={lang}]").click()
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    name = word("country-poland", lang)
    page.wait_for_function("name => document.querySelector('[data-country=poland]').ariaLabel.startsWith(name)", arg=name)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text(word("question-setup", lang), ignore_case=True)
    play(page, lit(page)[0])
    page.reload()
    wait_for_question(page)
    assert page.evaluate("document.documentElement.lang") == lang
    expect(page.locator(".prompt")).to_contain_text(word("question-setup", lang), ignore_case=True)
    assert fetch(page, f"/api/tables/{table_id(page)}/view")["sequence"] == 2


@pytest.mark.parametrize("lang", OTHERS)
def test_a_browser_is_greeted_in_its_own_language(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    page.get_by_role("heading", name=word("page-hero", lang)).wait_for()


@pytest.mark.parametrize("lang", ["en", *OTHERS])
def test_the_space_race_shows_the_die_that_each_box_needs(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    start(page)
    wait_for_question(page)
    expect(page.locator(".space .roll")).to_have_count(8)
    page.wait_for_function(SEEN, arg=".space .roll")
