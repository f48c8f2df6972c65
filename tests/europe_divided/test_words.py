"""Words by the rulebook's own terms: in Polish, and the same faults in the other languages."""

import re
from pathlib import Path

import pytest

from detente.engine.log import row_text
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.europe_divided.board import REGIONS
from detente.games.europe_divided.data import CARDS
from detente.games.europe_divided.game import RULES
from detente.games.europe_divided.state import LOG

ROOT = Path(__file__).parent.parent.parent
GAME = ROOT / "src" / "detente" / "games" / "europe_divided" / "text"
PAGE = ROOT / "web" / "src" / "games" / "europe_divided" / "text"
RULE_PAGES = ROOT / "web" / "src" / "rules" / "europe_divided"
POLISH = game_catalogue("europe_divided", "pl")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts(lang: str) -> str:
    """Everything that a player of Europe Divided reads in a language."""
    files = (GAME / f"{lang}.ftl", PAGE / f"{lang}.ftl", PAGE / f"guide.{lang}.ftl", RULE_PAGES / f"{lang}.md")
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def log(name: str, *facts: int) -> str:
    return row_text(RULES, POLISH, (next(n for n, row in enumerate(LOG) if row[0] == name), *facts, *[0] * (3 - len(facts))))


@pytest.mark.parametrize(
    "fault",
    [
        r"wprowadz\w* (?:ją|kostk|tam)", r"\bkrok\w* (?:za darmo|każdej|jest)",
        r"jeden krok|ile kroków|cztery kroki|\} krok",
        r"\b[Pp]remi(?:a|ę|i|ą|e|owe|owy)\b",
        r"rozlicz", r"poświęca", r"łam(?:ie|ać) wrogą|złamać wrogą|złamie", r"\d? prestiżu[.,\n]",
        r"mocniejsz\w+ tali", r"Kartę ma najwyższa suma",
    ],
)  # fmt: skip
def test_polish_keeps_to_the_words_of_the_rulebook(fault: str) -> None:
    assert re.findall(fault, texts("pl")) == []


def test_polish_log_and_questions_speak_as_the_rulebook_does() -> None:
    poland, hungary = REGIONS.index("poland"), CARDS.index("hungary_e")
    assert log("broken", 1, poland) == "Rozbicie Wpływów, Polska: jednostka (Rosja) wraca do zasobów"
    assert log("declined", 0, hungary) == "Europa nie korzysta z tekstu karty „Węgry”"
    assert POLISH.format("state-short", steps=6) == "do spełnienia brakuje: 6"
    assert POLISH.format("question-card") == "Odkryj jedną z wyłożonych kart albo zagraj Atut lub użyj bonusu karty Morza."
    assert POLISH.format("action-sea", region="Morze Czarne") == "Bonus z karty Morza: Morze Czarne"
    page = (PAGE / "pl.ftl").read_text(encoding="utf-8")
    assert "page-minimum = minimum { $number }" in page
    assert "page-prestige = Punkty Prestiżu: { $number }" in page
    assert "Rozbicie Wpływów: wroga 6 spada do 5" in page


@every_language
def test_the_guide_says_that_region_cards_dilute_the_deck(lang: str) -> None:
    guide = (PAGE / f"guide.{lang}.ftl").read_text(encoding="utf-8")
    faults = {"en": "stronger deck", "pl": "mocniejsz", "ru": "колода становится сильнее", "hu": "erősebb lesz a paklid"}
    words = {"en": "thins it out", "pl": "rozrzedza", "ru": "разбавляет", "hu": "felhígítja"}
    assert faults[lang] not in guide
    assert words[lang] in guide


@every_language
def test_the_rule_page_names_the_sea_markers_and_what_is_inferred_or_reconstructed(lang: str) -> None:
    page = (RULE_PAGES / f"{lang}.md").read_text(encoding="utf-8")
    markers = {"en": "4 sea control markers", "pl": "4 znaczniki Kontroli Morza", "ru": "4 маркера контроля", "hu": "4 tengeruralmi jelző"}
    television = {"en": "News Television (+1)", "pl": "z Telewizji informacyjnej (o 1)", "ru": "(+1) и предел 5", "hu": "mértéke (+1)"}
    reading = {"en": "our reading", "pl": "nasze odczytanie", "ru": "наше прочтение", "hu": "a mi olvasatunk"}
    assert markers[lang] in page
    assert television[lang] in page
    assert reading[lang] in page.partition("{#10.3}")[2].partition("\n#")[0]
    assert "22" in page.partition("{#2.3}")[2].partition("\n#")[0]
    assert "11" not in page.partition("{#2.3}")[2].partition("\n#")[0]


OWN_RULINGS = {"en": "**Our rulings**", "pl": "**Własne rozstrzygnięcia:**", "ru": "**Наши решения**", "hu": "**Saját döntéseink**"}


@every_language
def test_every_ruling_of_our_own_is_listed_10_3_too(lang: str) -> None:
    page = (RULE_PAGES / f"{lang}.md").read_text(encoding="utf-8")
    listed = page.partition(OWN_RULINGS[lang])[2].partition("\n")[0]
    for number in ("3.3", "3.5", "5.4", "7.3", "7.4", "7.5", "9.7", "9.8", "10.3"):
        assert re.search(rf"(?<![\d.]){re.escape(number)}(?!\d)", listed), number


@pytest.mark.parametrize(
    "words",
    [
        "umieścić", "pierwszy region/akwen za darmo, każdy kolejny", "do spełnienia brakuje", "Bonus z karty Morza", "wraca do zasobów",
        "nie korzysta z tekstu karty", "rozpatrywanie", "Rozbicie Wpływów: wroga 6 spada do 5", "Punkty Prestiżu",
        "Kartę ma strona z najwyższą sumą", "minimum 4",
    ],
)  # fmt: skip
def test_polish_has_the_words_of_the_rulebook(words: str) -> None:
    assert words.lower() in texts("pl").lower()
