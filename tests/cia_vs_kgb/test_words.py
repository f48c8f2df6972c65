"""The words of the rulebook, in the log, the answers, the guide and the rules."""

from pathlib import Path

import pytest

from detente.engine.table import Table
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.cia_vs_kgb.sheet import Sheet

from .helpers import GAME, at, play, struggle

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "games" / "cia_vs_kgb" / "text"
BOOK = ROOT / "web" / "src" / "rules" / "cia_vs_kgb"
ENGINE = ROOT / "src" / "detente" / "games" / "cia_vs_kgb" / "text"


def log(table: Table, lang: str = "pl") -> list[str]:
    """The lines of the whole log."""
    return [line.strip() for line in table.log(lang).splitlines()]


def texts(lang: str) -> str:
    """Everything that a player may read about this game in a language."""
    paths = (ENGINE / f"{lang}.ftl", PAGE / f"{lang}.ftl", PAGE / f"guide.{lang}.ftl", BOOK / f"{lang}.md")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def message(name: str, lang: str) -> str:
    """A message of the guide."""
    lines = (PAGE / f"guide.{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"{name} ="))


def test_the_balance_token_is_told_as_the_rulebook_does() -> None:
    assert "Żeton równowagi dostaje CIA (losowanie)" in log(GAME.new(seed=1)) + log(GAME.new(seed=2)) + log(GAME.new(seed=4))
    kept = at("R2 briefing | balance kgb")
    assert "Żeton równowagi zostaje u gracza: KGB" in log(kept)
    assert "The balance token stays with KGB" in log(kept, "en")


def test_the_choice_of_agent_x_is_told() -> None:
    table = play(GAME.new(seed=1), "cia agent:director")
    assert "CIA wybiera agenta X" in log(table)


def test_a_recruit_is_told_with_its_value_and_the_sum() -> None:
    table = play(struggle("cia radio | kgb mafia"), "cia recruit", cards=("police",))
    assert "CIA rekrutuje: Policja (4), suma wpływów 9" in log(table)
    assert "CIA recruits Police (4): influence 9" in log(table, "en")


def test_a_killed_agent_is_removed_from_the_game() -> None:
    table = struggle("cia industry, radio | kgb mafia | passed", agents="cia_x assassin | kgb_x director")
    play(table, "cia pass")
    assert "Ginie Dyrektor (KGB); usunięty z gry" in log(table)
    assert "Director (KGB) is killed and leaves the game" in log(table, "en")


def test_groups_in_the_plural_are_not_given_a_verb_in_the_singular() -> None:
    table = play(struggle("cia generals | kgb ngos"), "cia activate:generals", "cia group:ngos")
    assert "Destroyed: NGOs (KGB)" in log(table, "en")
    assert "NGOs is" not in table.log("en")


def test_an_ability_is_used_and_its_points_are_named() -> None:
    table = play(
        struggle("cia generals | kgb ngos | kgb_claimed cuba | cia_claimed summit_meeting", objective="iran"), "cia spend:summit_meeting"
    )
    assert "CIA używa zdolności: Spotkanie na szczycie (−5 pkt)" in log(table)
    text = game_catalogue("cia_vs_kgb", "pl")
    assert "Odrzucone karty celu Spotkanie na szczycie" in " ".join(Sheet(table.observe("cia"), text).board().split())


def test_rights_are_told_in_the_words_of_the_rulebook() -> None:
    double = struggle("cia industry, radio | kgb mafia | passed", agents="cia_x double_agent | kgb_x analyst")
    play(double, "cia pass", "cia peek")
    assert "CIA podejrzy agenta X przeciwnika w następnym Planowaniu" in log(double)
    assert "KGB obejrzy trzy wierzchnie karty talii grup w następnej Odprawie" in log(double)


def test_riots_are_caused_not_broken_out() -> None:
    assert game_catalogue("cia_vs_kgb", "pl").format("question-nobel").startswith("Wywołujesz zamieszki.")


@pytest.mark.parametrize("word", ["poświęc", "licyt", "po misji", "wybuch"])
def test_words_that_are_not_the_rulebooks_are_gone_from_polish(word: str) -> None:
    kept = [line for line in texts("pl").splitlines() if word in line.lower() and ".history" not in line]
    assert kept == []


@pytest.mark.parametrize(("lang", "word"), [("en", "spend"), ("en", "spent"), ("ru", "потрат"), ("ru", "потрач"), ("hu", "lead")])
def test_events_are_used_not_spent_in_the_other_languages(lang: str, word: str) -> None:
    told = [line.partition(" = ")[2] if " = " in line else line for line in texts(lang).splitlines() if ".history" not in line]
    assert [line for line in told if word in line.lower()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_whom_the_token_binds_and_who_never_goes_on_leave(lang: str) -> None:
    text = game_catalogue("cia_vs_kgb", lang)
    stem = {"en": 8, "pl": 6, "ru": 8, "hu": 8}[lang]
    for agent in ("assassin", "director"):
        assert text.format(f"agent-{agent}")[:stem] in message("guide-lesson-agent", lang)
    assert text.format("agent-deputy_director")[:stem] in message("guide-lesson-report", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_of_our_own_is_listed(lang: str) -> None:
    book = (BOOK / f"{lang}.md").read_text(encoding="utf-8")
    listed = " ".join(line.partition(":")[0] for line in book[book.index("{#14}") :].splitlines() if line.startswith("- "))
    for number in ("4.3", "6.3", "6.12", "6.17", "7.3", "8.7", "8.8", "8.10", "9.4", "10.4", "11.4", "11.8"):
        assert number in listed.replace(",", " ").split(), number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_events_may_be_used_without_groups_6_3(lang: str) -> None:
    text, book = game_catalogue("cia_vs_kgb", lang), (BOOK / f"{lang}.md").read_text(encoding="utf-8")
    section = book[book.index("{#6.3}") : book.index("{#6.4}")]
    assert all(text.format(f"objective-{event}")[:6] in section for event in ("live_benefit", "nuclear_escalation"))
    after = book[book.index("{#11.8}") :].partition("\n#")[0]
    assert "6.3" in after  # which tells of both events


@pytest.mark.parametrize(
    "words",
    [
        "Użyj zdolności", "Odrzucone karty celu", "Żeton równowagi dostaje", "wybiera agenta X", "wywołujesz zamieszki",
        "obejrzy trzy wierzchnie karty", "po zakończeniu zadania", "Grupa ekonomiczna nie działa na inną ekonomiczną",
    ],
)  # fmt: skip
def test_polish_has_the_words_of_the_rulebook(words: str) -> None:
    assert words.lower() in texts("pl").lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_directors_bottom_card_is_said_to_be_from_the_card(lang: str) -> None:
    """The Polish book says only that he wins another objective (8.10)."""
    told = {"en": "*bottom* card", "pl": "*spodu* talii", "ru": "*нижняя* карта", "hu": "*legalsó* lapja"}
    known = {"en": "known from the card", "pl": "wiadomo z karty", "ru": "известно с самой карты", "hu": "a kártyáról ismert"}
    sentence = next(line for line in (BOOK / f"{lang}.md").read_text(encoding="utf-8").splitlines() if told[lang] in line)
    assert known[lang] in sentence
